"""What a verb says about its input: every line splits into file, line, column and text."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tdapp.services.tables.export import export_trf
from tests.arena import arena

Tdapp = Callable[..., Any]


@pytest.fixture(name="level")
def _level(tmp_path: Path) -> Path:
    """Two players level on points and on Buchholz."""
    path = tmp_path / "level.trf"
    path.write_bytes(export_trf(arena("1 A 1999 | 2w1 3b= H\n2 B 1998 | 1b0 U 3w1\n3 C 1997 | U 1w= 2b0")))
    return path


def test_what_belongs_to_the_whole_file_stands_at_its_beginning(tdapp: Tdapp, tmp_path: Path) -> None:
    empty = tmp_path / "empty.trf"
    empty.write_bytes(b"")
    assert tdapp("standings", empty).err.startswith(f"{empty}:1:1: ")
    bare = tmp_path / "bare.trf"
    bare.write_text("012 Bare\n001    1      Ilyin, Lev\n", encoding="utf-8")
    notes = tdapp("standings", bare).err.splitlines()
    assert notes
    assert all(re.match(rf"{re.escape(str(bare))}:\d+:\d+: note: ", note) for note in notes)


def test_a_tournament_report_has_one_section(tdapp: Tdapp, trf: Path) -> None:
    ran = tdapp("standings", trf, "--section", "Women")
    assert (ran.status, ran.out) == (2, "")
    assert "there is no section “Women”" in ran.err
    assert tdapp("standings", trf, "--section", "1").status == 0


def test_a_damaged_event_file_is_unreadable_input(tdapp: Tdapp, trf: Path, tmp_path: Path) -> None:
    event = tmp_path / "event.tdb"
    assert tdapp("import", trf, event).status == 0
    cut = tmp_path / "cut.tdb"
    cut.write_bytes(event.read_bytes()[:5000])
    ran = tdapp("standings", cut)
    assert ran.status == 2
    assert ran.err.startswith(f"{cut}: ")


def test_compare_counts_places(tdapp: Tdapp, level: Path) -> None:
    """A and B share the first place by Buchholz, 5 each; Sonneborn-Berger puts B second."""
    ran = tdapp("compare", level, "--ladder", "BH", "--ladder", "SB")
    assert ran.out.splitlines()[0] == "After round 3: 1 of 3 places changes."


def test_a_criterion_without_modifiers(tdapp: Tdapp, trf: Path) -> None:
    assert "it takes none." in tdapp("standings", trf, "--ladder", "WIN/C1").err


def test_the_catalogue_names_options(tdapp: Tdapp) -> None:
    takes = {entry["code"]: entry["takes"] for entry in json.loads(tdapp("criteria", "--format", "json").out)}
    assert "{unrated=...}" in takes["ARO"]
    assert "{inv_eps=...}" in takes["GRS"]
    assert "{virtual=...}" in takes["RELO"]


def test_explain_separates_the_value_from_the_name(tdapp: Tdapp, level: Path) -> None:
    ran = tdapp("explain", level, "--player", "1", "--ladder", "BH")
    assert "Still tied when this rung was reached: 2 B: 5.0\n" in ran.out


def test_an_event_file_knows_its_kind(tdapp: Tdapp, trf: Path, tmp_path: Path) -> None:
    event = tmp_path / "event.tdb"
    assert tdapp("import", trf, event).status == 0
    assert tdapp("standings", event, "--kind", "swiss").status == 0
    refused = tdapp("standings", event, "--kind", "rr")
    assert (refused.status, refused.out) == (2, "")
    assert "an event file knows its kind" in refused.err


def test_a_file_that_contradicts_itself_is_imported_where_that_is_wanted(tdapp: Tdapp, tmp_path: Path) -> None:
    path = tmp_path / "bent.trf"
    text = export_trf(arena("1 A | 2w1\n2 B | 1b0", rounds_total=3, initial_colour="W")).decode()
    path.write_text(text.replace("1 b 0", "1 b 1"), encoding="utf-8")
    refused = tdapp("import", path, tmp_path / "bent.tdb")
    assert refused.status == 2
    assert re.match(rf"{re.escape(str(path))}:\d+:92: Round 1: 1 won against 2, but 2 won", refused.err)
    ran = tdapp("import", path, tmp_path / "bent.tdb", "--with-defects")
    assert ran.status == 0
    assert "note: Round 1: 1 won against 2, but 2 won against 1" in ran.err
    assert tdapp("standings", tmp_path / "bent.tdb").status == 0
    tdapp("export", tmp_path / "bent.tdb", tmp_path / "out.trf")
    assert b"### tdapp: Imported although the file contradicts itself" in (tmp_path / "out.trf").read_bytes()
