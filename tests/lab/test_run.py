"""Runs: the same table for any number of processes, taken up again, stopped, watched."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.lab.output import as_json
from tdapp.lab.registry import study
from tdapp.lab.results import Question, Results
from tdapp.lab.run import Progress, run, span_words
from tdapp.lab.source import Folder, Generated, folder_of, size_of
from tdapp.lab.summary import Summary
from tdapp.services.tables.export import export_trf
from tdapp.services.teams.generate import TeamRecipe, generate_teams
from tests.arena import random_swiss
from tests.effort import thorough

OWN = study("own", ("BH/C1", "DE,SB@fide-2009"))
SIZE = size_of("10x4")


def ran(events: int, *, jobs: int = 1, file: Path | None = None, seed: str = "t", watch=None) -> Results:  # type: ignore[no-untyped-def]
    source = Generated(SIZE, seed)
    return run(OWN, source, size=str(SIZE), seed=seed, events=events, jobs=jobs, file=file, watch=watch)


def text(results: Results) -> str:
    return json.dumps(as_json(Summary(results), "LOT"))


def test_two_processes_give_the_same_bytes() -> None:
    one = text(ran(5))
    assert text(ran(5, jobs=2)) == one
    assert text(ran(5, seed="u")) != one


@thorough
def test_a_run_is_taken_up_where_it_was_cut_off(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    ran(5, file=file)
    whole = file.read_bytes()
    lines = whole.splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:3]) + lines[3][:20])  # the machine died while the third event was written
    seen: list[int] = []
    results = ran(8, file=file, watch=lambda progress: bool(seen.append(progress.done) or True))
    assert seen == [2, 3, 4, 5, 6, 7, 8]
    assert text(results) == text(ran(8))
    assert len(file.read_bytes().splitlines()) == 9
    assert text(ran(4, file=file)) == text(ran(4)), "fewer are wanted than there are"


def test_a_file_of_another_question_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    ran(2, file=file)
    before = file.read_bytes()
    with pytest.raises(RuleViolation, match="results of another question: own, 10x4, seed t"):
        ran(2, file=file, seed="u")
    assert file.read_bytes() == before
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear arbiter,\n")
    with pytest.raises(RuleViolation, match="holds no results"):
        ran(2, file=letter)
    assert letter.read_text() == "Dear arbiter,\n"
    with pytest.raises(EnvironmentProblem, match="cannot be written"):
        ran(2, file=tmp_path / "nowhere" / "run.jsonl")


@pytest.mark.parametrize("data", [b"Dear arbiter, no line ends here", b"\x00\xff", b"[" * 5000 + b"\n", b"null\n"])
def test_a_file_that_is_not_of_the_laboratory_is_left_alone(tmp_path: Path, data: bytes) -> None:
    """Also where no line of it ends: what was cut off is ours only where it begins as ours does."""
    file = tmp_path / "letter.txt"
    file.write_bytes(data)
    with pytest.raises(RuleViolation, match="holds no results"):
        ran(2, file=file)
    assert file.read_bytes() == data


def test_a_tail_that_is_no_event_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    ran(2, file=file)
    whole = file.read_bytes()
    file.write_bytes(whole + b"a note of mine")
    with pytest.raises(RuleViolation, match="holds no results"):
        ran(3, file=file)
    assert file.read_bytes() == whole + b"a note of mine"


def test_a_first_line_that_was_cut_off_is_begun_again(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    ran(2, file=file)
    whole = file.read_bytes()
    file.write_bytes(whole[:30])
    ran(2, file=file)
    assert file.read_bytes() == whole


def test_an_event_and_what_is_no_file_are_refused(tmp_path: Path) -> None:
    event = tmp_path / "open.tdb"
    event.write_bytes(b"")
    for name in ("open.tdb", "open.tdb-wal"):
        (tmp_path / name).touch()
        with pytest.raises(EnvironmentProblem, match=r"event file"):
            ran(2, file=tmp_path / name)
    with pytest.raises(EnvironmentProblem):
        ran(2, file=tmp_path)
    assert event.read_bytes() == b""


@thorough
def test_workers_run_no_code_of_the_current_folder(tmp_path: Path) -> None:
    for name in ("numpy", "joblib", "tdapp", "random", "signal"):
        (tmp_path / f"{name}.py").write_text(f"open({str(tmp_path / 'ran')!r}, 'a').write('{name} ')\n")
    words = ("lab", "run", "own", "--events", "3", "--size", "10x3", "--jobs", "2")
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    command = [sys.executable, "-P", "-m", "tdapp", *words]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert not (tmp_path / "ran").exists()


def test_numbers_of_two_versions_are_not_mixed(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    ran(1, file=file)
    head, rest = file.read_text().split("\n", 1)
    file.write_text(json.dumps({**json.loads(head), "tdapp": "0.0.1"}) + "\n" + rest)
    with pytest.raises(RuleViolation, match=r"begun with tdapp 0\.0\.1"):
        ran(1, file=file)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_run_that_is_stopped_keeps_what_it_has(tmp_path: Path, jobs: int) -> None:
    file = tmp_path / "run.jsonl"
    results = ran(50, jobs=jobs, file=file, watch=lambda progress: progress.done < 3)
    assert results.events == 3
    assert text(ran(6, file=file)) == text(ran(6))
    assert ran(6, watch=lambda progress: False).events == 0


def test_progress_in_words() -> None:
    assert Progress(0, 10, None).words == "0 of 10 events"
    assert Progress(3, 10, 65).words == "3 of 10 events, 65 seconds left"
    assert Progress(10, 10, 0).words == "10 of 10 events"
    assert [span_words(seconds) for seconds in (0.2, 89, 150, 7000)] == [
        "1 second", "89 seconds", "2 minutes", "2 hours",
    ]  # fmt: skip


def test_a_team_event_in_a_folder_is_named(tmp_path: Path) -> None:
    section = generate_teams(TeamRecipe(teams=4, boards=2, rounds=2), "t")
    (tmp_path / "club.trf").write_bytes(export_trf(section))
    with pytest.raises(RuleViolation, match=r"club\.trf is a competition of teams"):
        run(OWN, folder_of(tmp_path), size="folder", seed="1", events=1)


def test_a_folder_of_real_events(tmp_path: Path) -> None:
    for seed in range(3):
        (tmp_path / f"event-{seed}.trf").write_bytes(export_trf(random_swiss(seed, 12, 4)))
    (tmp_path / "readme.md").write_text("no event")
    source = folder_of(tmp_path)
    results = run(OWN, source, size="folder", seed="1", events=1000)
    assert results.wanted == results.events == 3
    assert json.dumps(as_json(Summary(results)))
    kept = tmp_path / "kept.jsonl"
    run(OWN, source, size="folder", seed="1", events=1000, file=kept)
    (tmp_path / "another.trf").write_bytes(export_trf(random_swiss(9, 12, 4)))
    with pytest.raises(RuleViolation, match="results of another question"):
        run(OWN, folder_of(tmp_path), size="folder", seed="1", events=1000, file=kept)
    with pytest.raises(RuleViolation, match="no tournament reports"):
        folder_of(tmp_path / "elsewhere")
    with pytest.raises(RuleViolation, match="cannot look at a folder"):
        study("half-point-bye").measure(Folder(source.files), 0)


@thorough
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_report_that_contradicts_itself_is_named(tmp_path: Path, jobs: int) -> None:
    (tmp_path / "good.trf").write_bytes(export_trf(random_swiss(1, 12, 4)))
    (tmp_path / "worse.trf").write_text(f"012 Worse\n001    1{' ' * 70}1.0    1    99 w 1\n")
    with pytest.raises(RuleViolation, match=r"worse\.trf: .*is not an opponent"):
        run(OWN, folder_of(tmp_path), size="folder", seed="1", events=9, jobs=jobs)
    source = folder_of(tmp_path)
    (tmp_path / "worse.trf").unlink()
    with pytest.raises(EnvironmentProblem, match=r"no file .*worse\.trf"):
        run(OWN, source, size="folder", seed="1", events=9)


def test_a_cluster_without_dask_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)
    with pytest.raises(EnvironmentProblem, match=r"pip install tdapp\[cluster\]"):
        run(OWN, Generated(SIZE, "t"), size="10x4", seed="t", events=1, cluster="tcp://nowhere:1")


def test_a_cluster_of_two_workers_gives_the_same_bytes() -> None:
    distributed = pytest.importorskip("distributed", reason="Dask is an extra: pip install tdapp[cluster]")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        source = Generated(SIZE, "t")
        address = cluster.scheduler_address
        found = run(OWN, source, size="10x4", seed="t", events=20, cluster=address)
    assert text(found) == text(ran(20))


def test_an_empty_run_has_tables_without_figures() -> None:
    results = Results(Question(OWN, "10x4", "t"), 0)
    summary = Summary(results)
    assert all(line.mean.value is None for table in summary.tables() for line in table.lines)
