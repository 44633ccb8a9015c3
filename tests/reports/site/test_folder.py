"""The folder of a website: only what changed is written, and nothing of anybody else's is touched."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.reports.site.folder import MANIFEST, Published, is_current, why_not_into, write_site
from tdapp.services.files import disk

FILES = {"index.html": b"start", "s1/a.html": b"a", "style.css": b"css"}


def write(folder: Path, files: dict[str, bytes], mark: str = "1", *, force: bool = False) -> Published:
    return write_site(folder, files, "event", mark, force=force)


def test_only_what_changed_is_written(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "site"
    assert write(folder, FILES) == Published(3, 0)
    before = {name: (folder / name).stat().st_mtime_ns for name in FILES}
    assert write(folder, {**FILES, "s1/a.html": b"b"}, "2") == Published(1, 2)
    after = {name: (folder / name).stat().st_mtime_ns for name in FILES}
    assert [name for name in FILES if before[name] != after[name]] == ["s1/a.html"]
    assert sorted(one.name for one in folder.rglob("*") if one.name.startswith(".")) == []


def test_what_is_gone_is_taken_away_with_its_folder(tmp_path: Path) -> None:
    write(tmp_path, FILES)
    assert write(tmp_path, {"index.html": b"start"}, "2") == Published(0, 1, removed=2)
    assert sorted(one.name for one in tmp_path.iterdir()) == ["index.html", MANIFEST]


def test_current_means_every_file(tmp_path: Path) -> None:
    write(tmp_path, FILES)
    assert is_current(tmp_path, "event", "1") == 3
    assert is_current(tmp_path, "event", "2") == is_current(tmp_path, "other", "1") == 0
    (tmp_path / "style.css").write_bytes(b"changed")
    assert is_current(tmp_path, "event", "1") == 0
    assert write(tmp_path, FILES) == Published(1, 2)


def test_a_folder_of_somebody_else_is_refused(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("mine")
    with pytest.raises(RuleViolation, match="not empty"):
        write(tmp_path, FILES)
    assert [one.name for one in tmp_path.iterdir()] == ["letter.txt"]
    assert write(tmp_path, FILES, force=True).written == 3
    assert letter.read_text() == "mine"
    assert why_not_into(tmp_path, "event") == ""


def test_the_site_of_another_event_is_refused(tmp_path: Path) -> None:
    write(tmp_path, FILES)
    with pytest.raises(RuleViolation, match="another event"):
        write_site(tmp_path, {"index.html": b"other"}, "other", "1")
    assert (tmp_path / "index.html").read_bytes() == b"start"


def test_a_file_of_somebody_else_under_a_name_of_ours_is_refused(tmp_path: Path) -> None:
    write(tmp_path, FILES)
    (tmp_path / "player-1.html").write_text("mine")
    with pytest.raises(RuleViolation, match=r"player-1\.html"):
        write(tmp_path, {**FILES, "player-1.html": b"ours"}, "2")
    assert (tmp_path / "player-1.html").read_text() == "mine"


def test_what_others_changed_is_not_taken_away(tmp_path: Path) -> None:
    write(tmp_path, FILES)
    (tmp_path / "s1/a.html").write_text("somebody's words")
    assert write(tmp_path, {"index.html": b"start"}, "2") == Published(0, 1, removed=1, kept=("s1/a.html",))
    assert (tmp_path / "s1/a.html").exists()


def test_a_list_that_leads_out_of_the_folder_removes_nothing_there(tmp_path: Path) -> None:
    outside = tmp_path / "outside.txt"
    outside.write_text("mine")
    folder = tmp_path / "site"
    write(folder, FILES)
    held = json.loads((folder / MANIFEST).read_text())
    held["files"] |= {"../outside.txt": "x", str(outside): "x"}
    (folder / MANIFEST).write_text(json.dumps(held))
    write(folder, {"index.html": b"new"}, "2")
    assert outside.read_text() == "mine"


@pytest.mark.parametrize("text", ["", "[]", '{"files": []}', '{"event": 1, "fingerprint": 2}'])
def test_a_broken_list_is_nobodys(tmp_path: Path, text: str) -> None:
    write(tmp_path, FILES)
    (tmp_path / MANIFEST).write_text(text)
    assert why_not_into(tmp_path, "event")


def test_what_was_interrupted_is_ours_and_finished_next_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    replace, calls = disk.replace, []

    def full_disk(source: Path, target: Path) -> None:
        calls.append(target)
        if len(calls) == 3:
            raise OSError(28, "No space left on device")
        replace(source, target)

    with monkeypatch.context() as patch:
        patch.setattr(disk, "replace", full_disk)
        with pytest.raises(EnvironmentProblem, match="No space"):
            write(tmp_path, FILES)
    assert is_current(tmp_path, "event", "1") == 0
    assert write(tmp_path, FILES).written == 2
    assert is_current(tmp_path, "event", "1") == 3


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "x").write_text("")
    with pytest.raises(EnvironmentProblem):
        write(tmp_path / "x", FILES)
