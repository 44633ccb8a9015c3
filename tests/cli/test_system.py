"""tdapp system: the list, what a file has, and going on by another system."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from tdapp.domain.systems.registry import ids
from tdapp.services.tables.export import export_trf
from tests.arena import arena
from tests.cli.conftest import Ran

Tdapp = Callable[..., Ran]


def test_every_system_is_listed(tdapp: Tdapp) -> None:
    ran = tdapp("system")
    assert ran.status == 0
    assert [line.split()[0] for line in ran.out.splitlines()[2:]] == list(ids())
    found = {row["id"]: row for row in json.loads(tdapp("system", "--format", "json").out)}
    assert (found["lim"]["paired"], found["dutch"]["status"], found["keizer"]["status"]) == (False, "approved", "free")
    assert tdapp("system", "--go-on", "dutch").status == 2


def test_a_file_says_what_it_has_and_goes_on_by_another(tdapp: Tdapp, tmp_path: Path) -> None:
    trf, event = tmp_path / "lim.trf", tmp_path / "lim.tdb"
    section = arena(
        "1 A | 2w1\n2 B | 1b0\n3 C | 4w1\n4 D | 3b0", rounds_total=3, initial_colour="W", type_code="FIDE_LIM"
    )
    trf.write_bytes(export_trf(section))
    said = tdapp("system", trf)
    assert said.out.startswith("Lim system (lim)\nnot paired here: ")
    assert "only an event file (.tdb)" in tdapp("system", trf, "--go-on", "dutch", "--reason", "x").err
    assert tdapp("import", trf, event).status == 0
    for wrong, text in (
        (("--go-on", "dutch"), "only with a reason"),
        (("--go-on", "round-robin", "--reason", "x"), "is no system for this section; known are dutch"),
        (("--go-on", "nothing", "--reason", "x"), "is no pairing system"),
        (("--reason", "x"), "--reason goes with --go-on"),
    ):
        ran = tdapp("system", event, *wrong)
        assert (ran.status, text in ran.err) == (2, True), ran.err
    assert json.loads(tdapp("system", event, "--format", "json").out)["paired"] is False
    ran = tdapp("system", event, "--go-on", "dutch", "--reason", "the program is gone")
    assert (ran.status, ran.err) == (0, "")
    assert (
        ran.out
        == "FIDE (Dutch) system (dutch-2026)\nfrom round 2 on; the rounds before were paired by another system\n"
    )
    assert tdapp("pair", event).status == 0
    checked = tdapp("check", event)
    assert (checked.status, checked.out) == (5, "")
    assert "rounds before round 2 were paired by another system" in checked.err
    assert (
        "Round 1 is paired by the FIDE (Dutch) system"
        in tdapp("system", event, "--go-on", "dutch", "--reason", "x").err
    )
