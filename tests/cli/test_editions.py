"""check over Dutch files that do not say the year: by the start date, and both editions where they differ."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tdapp import __version__
from tdapp.domain.commands.event import ChangeSystem
from tdapp.domain.section.editions import RULES_OF_2026, is_of_2017
from tdapp.domain.section.event import Event, Section
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.systems.registry import DUTCH, DUTCH_2017
from tdapp.domain.words.checks import NeedsConfirmation
from tdapp.pairing.engines.dutch.adapter import DutchEngine
from tdapp.pairing.engines.dutch_2017.adapter import Dutch2017Engine
from tdapp.services.checks.imported import import_warnings
from tdapp.services.systems.reasons import reasons_of_board
from tdapp.services.tables.export import export_trf
from tests.cli.conftest import Ran
from tests.event_files import ALL, opened
from tests.golden.reader import golden

Tdapp = Callable[..., Ran]
OLD, NEW = RULES_OF_2026 - dt.timedelta(days=1), RULES_OF_2026


def event(day: dt.date | None) -> Event:
    return Event("Open", start=day)


def played(engine: DutchEngine, system_key: str, day: dt.date, code: str = "FIDE_DUTCH") -> Section:
    """The second published position with its next round paired by an engine and won by White."""
    section = replace(golden("rules_differ_2").section(), event=event(day), type_code=code)
    pairing = engine.pair(replace(section, system_key=system_key))
    rows = {player.number: list(row) for player, row in zip(section.players, section.cells, strict=True)}
    for white, black in pairing.pairs:
        rows[white][pairing.round - 1 :] = [Cell(Outcome.WIN, black, Colour.WHITE)]
        rows[black][pairing.round - 1 :] = [Cell(Outcome.LOSS, white, Colour.BLACK)]
    if pairing.bye is not None:
        rows[pairing.bye][pairing.round - 1 :] = [Cell(Outcome.PAIRING_BYE)]
    return replace(section, cells=tuple(tuple(rows[player.number]) for player in section.players))


@pytest.fixture(name="file")
def _file(tmp_path: Path) -> Callable[[Section], Path]:
    def written(section: Section) -> Path:
        path = tmp_path / "open.trf"
        path.write_bytes(export_trf(section))
        return path

    return written


def test_an_old_file_is_judged_by_the_rules_of_2017(tdapp: Tdapp, file: Callable[[Section], Path]) -> None:
    path = file(played(Dutch2017Engine(), DUTCH_2017.key, OLD))
    ran = tdapp("check", path, "--round", "2")
    assert (ran.status, ran.out.splitlines()[-1][:37]) == (0, f"1 round checked with tdapp-2017 {__version__}"[:37])
    assert "it is judged by the rules of 2017 (with --system dutch by those of 2026)" in ran.err
    assert "note: round 2 is as the rules of 2017 have it, not those of 2026." in ran.err
    new = tdapp("check", path, "--round", "2", "--system", "dutch")
    assert new.status == 1
    assert f"checked with tdapp {__version__}" in new.out
    assert "2017" not in new.err
    assert tdapp("check", path, "--round", "2", "--system", "dutch-2017").out.endswith("no differences\n")


def test_where_the_file_follows_the_new_rules_both_are_said(tdapp: Tdapp, file: Callable[[Section], Path]) -> None:
    path = file(played(DutchEngine(), DUTCH.key, OLD))
    ran = tdapp("check", path, "--round", "2")
    assert ran.status == 1
    assert ran.out.startswith(
        "round 2: as the rules of 2026 have it, not those of 2017:\nround 2 by the rules of 2017: "
    )
    assert "note: 1 of the rounds are as the rules of 2026 have them." in ran.err


def test_where_neither_pairs_it_so_both_are_said(tdapp: Tdapp, file: Callable[[Section], Path]) -> None:
    section = played(DutchEngine(), DUTCH.key, OLD)
    other = {1: (3, Colour.WHITE), 3: (1, Colour.BLACK), 2: (4, Colour.WHITE), 4: (2, Colour.BLACK)}
    rows = [
        (row[0], Cell(Outcome.DRAW, *other[player.number]) if player.number in other else Cell(Outcome.PAIRING_BYE))
        for player, row in zip(section.players, section.cells, strict=True)
    ]
    ran = tdapp("check", file(replace(section, cells=tuple(rows))), "--round", "2")
    assert ran.status == 1
    assert "round 2 by the rules of 2026: " in ran.out
    assert "round 2 by the rules of 2017: " in ran.out


def test_a_new_file_and_one_that_says_the_year_are_judged_by_one_edition(
    tdapp: Tdapp, file: Callable[[Section], Path]
) -> None:
    for section, engine in (
        (played(DutchEngine(), DUTCH.key, NEW), f"tdapp {__version__}"),
        (played(DutchEngine(), DUTCH.key, OLD, "FIDE_DUTCH_2026"), f"tdapp {__version__}"),
        (played(Dutch2017Engine(), DUTCH_2017.key, NEW, "FIDE_DUTCH_2017"), f"tdapp-2017 {__version__}"),
    ):
        ran = tdapp("check", file(section), "--round", "2")
        assert ran.status == 0
        assert f"checked with {engine}" in ran.out
        assert "nobody says by which edition" not in ran.err


def test_import_asks_once_and_the_arbiter_says_the_edition(tmp_path: Path) -> None:
    section = played(Dutch2017Engine(), DUTCH_2017.key, OLD)
    assert [warning.rule_id for warning in import_warnings(section)][:1] == ["imported-edition"]
    for chosen, code in (("dutch-2017", "FIDE_DUTCH_2017"), ("dutch", "FIDE_DUTCH_2026")):
        folder = tmp_path / code
        folder.mkdir()
        with opened(folder, section) as store:
            said = reasons_of_board(store.snapshot(1), store.round(1, 2), 1)
            assert not any("By the rules" in sentence for sentence in said), said
            step = ChangeSystem(1, chosen, "as the arbiter of then says")
            with pytest.raises(NeedsConfirmation) as asked:
                store.execute(step)
            assert [warning.rule_id for warning in asked.value.warnings] == ["edition-chosen"]
            store.execute(replace(step, confirmed=ALL))
            after = store.snapshot(1)
            assert (after.type_code, after.system_since, is_of_2017(after)) == (code, 0, False)
            assert import_warnings(after)[:1] == () or import_warnings(after)[0].rule_id != "imported-edition"
            assert "Nobody has said by which rules" in after.comments[-1]
            store.undo()
            assert is_of_2017(store.snapshot(1))


def test_the_reasons_of_the_old_rules_are_said(tdapp: Tdapp, file: Callable[[Section], Path]) -> None:
    path = file(played(Dutch2017Engine(), DUTCH_2017.key, OLD, "FIDE_DUTCH_2017"))
    ran = tdapp("pair", path, "--round", "2", "--explain")
    assert ran.status == 0
    assert "By the rules of 2017 the bye goes to whoever is left over in the last bracket." in ran.out
    against = tdapp("pair", path, "--round", "2", "--why-not", "1", "0")
    assert (against.status, "C4" in against.out) == (0, True)
    assert tdapp("pair", path, "--round", "2", "--second", "gacrux").status == 2


def test_a_program_of_today_s_rules_does_not_judge_by_those_of_then(
    tdapp: Tdapp, file: Callable[[Section], Path]
) -> None:
    path = file(played(Dutch2017Engine(), DUTCH_2017.key, OLD, "FIDE_DUTCH_2017"))
    for verb in ("pair", "check"):
        ran = tdapp(verb, path, "--round", "2", "--engine", "gacrux")
        assert (ran.status, ran.out) == (2, "")
        assert "gacrux does not pair by C.04.3 of 2017" in ran.err
    there = tdapp("pair", path, "--round", "2", "--engine", path.parent / "none")  # one of before 2026 may be at a path
    assert (there.status, "does not pair by" in there.err) == (2, False)
    keizer = tdapp("pair", path, "--round", "2", "--system", "keizer", "--engine", path.parent / "none")
    assert (keizer.status, "does not pair by" in keizer.err) == (2, True)
