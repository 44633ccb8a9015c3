"""Files that were mutilated: every reader of whole events says a line, or reads them; nothing else ever happens."""

from __future__ import annotations

import contextlib
import random
from pathlib import Path

import pytest

from tdapp.app.backend import FileBackend
from tdapp.domain.words.cancelling import cancelled_by
from tdapp.domain.words.errors import EnvironmentProblem, InputRefused, RuleViolation
from tdapp.interchange.as_report import as_reports
from tdapp.interchange.event_json import read_json, write_json
from tdapp.services.rounds.whole import whole_event
from tests.effort import some, thorough
from tests.interchange.programs.samples import FILES
from tests.interchange.test_event_json import rich_section
from tests.interchange.test_pgn_event import TEXT

TABLE = (
    "Rk.\tSNo\t\tName\tFED\tRtg\t1.Rd\t2.Rd\t3.Rd\tPts.\n"
    "1\t2\tGM\tBela, K\tHUN\t2500\t3w1\t1b½\t4w1\t2,5\n"
    "2\t1\t\tAnna\tAUT\t2400\t4b1\t2w½\t3b½\t2\n"
    "3\t3\t\tCilla\tGER\t2300\t2b0\t-1\t1w½\t1,5\n"
    "4\t4\tFM\tDora\tGER\t2200\t1w0\t-0\t2b0\t0\n"
)
GRID = "Pos\tName\t1\t2\t3\tPts\n1\tAnna\t*\t1\t½\t1½\n2\tBela\t0\t*\t1\t1\n3\tCilla\t½\t0\t*\t½\n"
SAMPLES = {
    "table.txt": TABLE.encode(),
    "grid.csv": GRID.replace("\t", ";").encode(),
    "games.pgn": TEXT.encode(),
    "event.json": write_json(whole_event(rich_section())),
    **FILES,
}
PIECES = (
    *(b"\x00", b"\xff\xfe", b"\xc2\xbd", b"99999999999999999999", b"-1", b"null", b'"', b"{", b"]", b"\t\t"),
    *(b"w1", b"1e9", b"\xed\xa0\x80", b"'", b";", b"\n", b"NaN", b"9w9", b'[Round "9"]'),
)


def mutilated(data: bytes, rng: random.Random) -> bytes:
    for _ in range(rng.randint(1, 6)):
        at = rng.randrange(len(data) + 1)
        end = min(len(data), at + rng.choice((0, 0, 1, 2, 9, 80)))
        data = data[:at] + rng.choice((b"", rng.choice(PIECES), data[at:end] * 3)) + data[end:]
    return data


@thorough
@pytest.mark.parametrize("name", SAMPLES)
@pytest.mark.parametrize("seed", some(40, 3))
def test_a_mutilated_file_is_read_or_refused_in_lines(name: str, seed: int) -> None:
    rng = random.Random(f"{name} {seed}")
    for _ in range(12):
        data = mutilated(SAMPLES[name], rng)
        said = refusal(data, name)
        assert all(line.strip() and line.isprintable() for line in said)


@pytest.mark.parametrize("name", SAMPLES)
def test_a_reading_that_is_not_wanted_any_more_ends_where_it_is(name: str, tmp_path: Path) -> None:
    """Every reader asks while it goes through its rows, games or sections, and the check of the rounds asks again."""
    asked: list[int] = []

    class NotWanted(Exception):
        pass

    def read(last: int) -> None:
        def look() -> None:
            asked.append(last)
            if asked.count(last) == last:
                raise NotWanted

        with cancelled_by(look):
            FileBackend().read_trf(tmp_path / name)

    (tmp_path / name).write_bytes(SAMPLES[name])
    read(0)
    often = asked.count(0)
    assert often >= (1 if name == "event.json" else 5)
    for last in {1, often}:
        with pytest.raises(NotWanted):
            read(last)


def refusal(data: bytes, name: str) -> list[str]:
    """The lines with which a file is refused; none where it is read."""
    try:
        read_json(data) if name == "event.json" else as_reports(data, name)
    except InputRefused as refused:
        return [fault.text for fault in refused.faults] or [""]
    except RuleViolation as refused:
        return [str(refused)]
    return []


@pytest.mark.parametrize("seed", some(24, 4))
def test_what_is_read_of_a_mutilated_event_can_be_stored_or_is_refused(seed: int, tmp_path: Path) -> None:
    rng = random.Random(seed)
    path = tmp_path / "event.json"
    path.write_bytes(mutilated(SAMPLES["event.json"], rng))
    backend = FileBackend()
    with contextlib.suppress(RuleViolation, EnvironmentProblem):
        backend.import_trf(backend.read_trf(path), tmp_path / "event.tdb").close()
        assert backend.event_json(tmp_path / "event.tdb")
