"""File names: nothing that a file system refuses, nothing that leads to another folder."""

from __future__ import annotations

from pathlib import Path, PureWindowsPath

import pytest

from tdapp.reports.file_names import (
    MOST_LETTERS,
    document_name,
    each_once,
    fitting_file,
    fitting_folder,
    letters_of,
    safe_name,
)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Łódź Open 2026", "Łódź Open 2026"),
        ("../../etc/passwd", "etc passwd"),
        ('a<b>:"c"|d?*', "a b c d"),
        ("王明 杯", "王明 杯"),
        ("CON", "CON_"),
        ("nul.pdf", "nul_.pdf"),
        ("con.tdb", "con_.tdb"),
        ("COM¹", "COM¹_"),
        ("lpt² .x", "lpt²_ .x"),
        ("CONIN$", "CONIN$_"),
        ("conout$.csv", "conout$_.csv"),
        ("console", "console"),
        ("Com10", "Com10"),
        ("...", "tdapp"),
        ("", "tdapp"),
        ("a\x00b\u202ec\n", "abc"),
        ("half \ud800 letter", "half letter"),
    ],
)
def test_safe(text: str, name: str) -> None:
    assert safe_name(text) == name


def test_not_too_long() -> None:
    assert len(safe_name("王" * 300).encode()) <= 180


def test_a_document_is_named_by_event_id_and_round() -> None:
    assert document_name("Open", "pairings", 5) == "Open pairings R5"
    assert document_name("王" * 300, "pairings", 5).endswith("王 pairings R5")
    assert document_name("Open", "standings", 5, "U18/20") == "Open standings R5 U18 20"


def test_each_name_once() -> None:
    assert each_once(["a", "A", "b", "a"]) == ["a", "A (2)", "b", "a (3)"]


@pytest.mark.parametrize("parent", ["C:/Users/arbiter/OneDrive - Chess Federation/Documents", "/x" * 90, ""])
@pytest.mark.parametrize("event", ["International Open " * 9, "王" * 60, "🏆" * 45, "Open"])
def test_a_whole_path_is_not_longer_than_windows_allows(parent: str, event: str) -> None:
    folder = Path("/", parent)
    made = folder / fitting_folder(folder, safe_name(event))
    names = [f"{document_name(event, what)}.pdf" for what in ("standings", "crosstable", "trf26 rating")]
    files = [fitting_file(made, name) for name in names]
    assert all(letters_of(str(made / name)) <= MOST_LETTERS for name in files)
    assert len(set(files)) == len(files)
    for name, what in zip(files, ("standings", "crosstable", "trf26 rating"), strict=True):
        assert name.endswith(f"{what}.pdf")
        assert not PureWindowsPath(name).stem.endswith((" ", "."))
    if event == "Open" and len(parent) < 90:
        assert (made.name, files[0]) == ("Open", "Open standings.pdf")
