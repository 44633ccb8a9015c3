"""`tdapp export --format json` and `tdapp import` of what it wrote."""

from __future__ import annotations

import datetime as dt
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from tdapp.domain.section.event import Event
from tdapp.storage import create_event_file, read_event_sections
from tdapp.trf.writer import write_trf
from tests.arena import arena
from tests.cli.conftest import Ran
from tests.interchange.test_event_json import rich_section

Tdapp = Callable[..., Ran]


def test_out_and_in_again_is_the_same_event(tdapp: Tdapp, tmp_path: Path) -> None:
    first, second, out = tmp_path / "a.tdb", tmp_path / "b.tdb", tmp_path / "a.json"
    create_event_file(first, [rich_section()])
    assert tdapp("export", first, out, "--format", "json").status == 0
    ran = tdapp("import", out, second)
    assert (ran.status, ran.out) == (0, "")
    assert read_event_sections(second) == read_event_sections(first)
    assert tdapp("export", second, tmp_path / "b.json", "--format", "json").status == 0
    assert (tmp_path / "b.json").read_bytes() == out.read_bytes()
    assert tdapp("export", first, out, "--format", "json").status == 4
    assert tdapp("import", out, second).status == 4
    assert tdapp("check-file", second).status == 0


def test_a_trf_as_json(tdapp: Tdapp, tmp_path: Path) -> None:
    trf, out = tmp_path / "a.trf", tmp_path / "a.json"
    trf.write_bytes(write_trf(rich_section(), program="test"))
    assert tdapp("export", trf, out, "--format", "json").status == 0
    assert tdapp("import", trf, tmp_path / "direct.tdb").status == 0
    assert tdapp("import", out, tmp_path / "by.tdb").status == 0
    found, direct = (read_event_sections(tmp_path / name)[0] for name in ("by.tdb", "direct.tdb"))
    assert found == replace(direct, comments=found.comments)  # an import notes what its review found


def test_a_crosstable_becomes_an_event_and_its_contradictions_are_lines(tdapp: Tdapp, tmp_path: Path) -> None:
    table = tmp_path / "friends.csv"
    table.write_text("1;Anna;2w1;2b1\n2;Bela;1b0;1w0\n")
    ran = tdapp("import", table, tmp_path / "friends.tdb")
    assert ran.status == 0
    assert read_event_sections(tmp_path / "friends.tdb")[0].event.name == "friends"
    table.write_text("1;Anna;2w1;2b1\n2;Bela;1b1;1w0\n")
    ran = tdapp("import", table, tmp_path / "x.tdb")
    assert (ran.status, ran.err.splitlines()[0]) == (
        2, f"{table}:1:1: Round 1: the results of players 1 and 2 do not fit together.",
    )  # fmt: skip


def test_several_reports_become_sections_of_one_event(tdapp: Tdapp, tmp_path: Path) -> None:
    first = arena("1 A | 2w1\n2 B | 1b0", event=Event("Open", "Wien", start=dt.date(2026, 9, 1)), name="Masters")
    second = arena("1 C | 2w=\n2 D | 1b=", event=Event("Open B", "Graz", start=dt.date(2026, 8, 1), time_control="90'"))
    for name, section in (("a.trf", first), ("b.trf", second), ("c.trf", second)):
        (tmp_path / name).write_bytes(write_trf(section, program="test"))
    event = tmp_path / "all.tdb"
    ran = tdapp("import", *(tmp_path / name for name in ("a.trf", "b.trf", "c.trf")), event)
    assert ran.status == 0
    sections = read_event_sections(event)
    assert [section.name for section in sections] == ["Masters", "b", "c"]
    assert sections[0].event == Event("Open", "Wien", start=dt.date(2026, 8, 1))
    assert [section.cells for section in sections] == [first.cells, second.cells, second.cells]
    assert sections[1].rate_of_play[0] == "90'"
    assert f"{event}:1:1: note: b.trf: its event is called “Open B”" in ran.err
    assert tdapp("import", tmp_path / "a.trf", tmp_path / "none.trf", tmp_path / "x.tdb").status == 2
    assert not (tmp_path / "x.tdb").exists()


def test_faults_are_lines_and_choices_of_tables_are_refused(tdapp: Tdapp, tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text('{"format": "tdapp-event", "version": 1,\n "event": }')
    ran = tdapp("import", bad, tmp_path / "x.tdb")
    assert ran.status == 2
    assert ran.err.startswith(f"{bad}:2:")
    bad.write_text('{"format": "tdapp-event", "version": 1, "event": {}, "sections": [1]}')
    ran = tdapp("import", bad, tmp_path / "x.tdb")
    assert ran.status == 2
    assert [line.startswith(f"{bad}:1:1: ") for line in ran.err.splitlines()] == [True, True]
    assert not (tmp_path / "x.tdb").exists()
    create_event_file(tmp_path / "a.tdb", [rich_section()])
    assert tdapp("export", tmp_path / "a.tdb", "-", "--format", "json", "--round", 1).status == 2


def test_with_the_standings_besides(tdapp: Tdapp, tmp_path: Path) -> None:
    event, out = tmp_path / "a.tdb", tmp_path / "a.json"
    create_event_file(event, [rich_section()])
    assert tdapp("export", event, out, "--with-standings").status == 0
    table = json.loads(out.read_bytes())["sections"][0]["standings"]
    shown = json.loads(tdapp("standings", event, "--format", "json").out)
    assert (table["after_round"], table["ladder"]) == (shown["after_round"], shown["ladder"])
    assert table["players"] == [
        {key: one[key] for key in ("rank", "start_number", "name", "points", "values", "exact", "decided_by")}
        for one in shown["players"]
    ]
    assert tdapp("import", out, tmp_path / "b.tdb").status == 0
    ran = tdapp("export", event, tmp_path / "a.trf", "--with-standings")
    assert (ran.status, ran.err) == (2, "tdapp: --with-standings belongs to json.\n")
