"""FIDE's checklist, Q217: the report names the system, also of an event that began here."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.app.backend import FileBackend
from tdapp.domain.commands.event import AddSection, EditSection
from tdapp.domain.section.event import Event, Kind, Section
from tdapp.domain.section.facts import SectionFacts, facts_of
from tdapp.services.tables.export import export_trf
from tdapp.trf.reader import read_trf
from tdapp.ui.session.backend import NewEvent
from tests.acceptance.desk import Desk
from tests.arena import arena


def records(section: Section) -> list[str]:
    """Records 092 and 192."""
    return [line for line in export_trf(section).decode().splitlines() if line[:3] in ("092", "192")]


@pytest.mark.parametrize(
    ("kind", "cycles", "expected"),
    [
        (Kind.SWISS, 1, ["092 Individual: Swiss-System", "192 FIDE_DUTCH"]),
        (Kind.ROUND_ROBIN, 1, ["092 Individual: Round-Robin", "192 FIDE_ROUNDROBIN"]),
        (Kind.ROUND_ROBIN, 2, ["092 Individual: Round-Robin (2 cycles)", "192 FIDE_DOUBLEROUNDROBIN"]),
    ],
)
def test_q217_an_event_of_the_wizard_names_its_system(
    tmp_path: Path, kind: Kind, cycles: int, expected: list[str]
) -> None:
    """Q217 (30 %)."""
    with closing(
        FileBackend().create_event(
            tmp_path / "new.tdb", NewEvent(Event("Open"), SectionFacts(7, kind=kind, cycles=cycles))
        )
    ) as store:
        section = store.snapshot(1)
    assert records(section) == expected
    drawn = arena("1 A |\n2 B |\n3 C |\n4 D |", rounds_total=7)
    again = read_trf(export_trf(replace(section, players=drawn.players, cells=drawn.cells))).section
    assert (again.kind, again.cycles, again.type_code) == (kind, cycles, section.type_code)
    assert again.event.type_text == ""


def test_q217_so_does_a_second_section_and_one_whose_system_changes(at_desk: Callable[[Section], Desk]) -> None:
    """Q217: the code follows the system until round 1 is paired."""
    desk = at_desk(arena("1 A |\n2 B |", rounds_total=3))
    desk.do(AddSection(SectionFacts(3, "B")))
    second = desk.store.snapshot(2)
    assert second.type_code == "FIDE_DUTCH"
    desk.do(EditSection(2, replace(facts_of(second), kind=Kind.ROUND_ROBIN)))
    assert records(desk.store.snapshot(2))[1] == "192 FIDE_ROUNDROBIN"
    desk.do(EditSection(2, facts_of(second)))
    assert desk.store.snapshot(2).type_code == "FIDE_DUTCH"


def test_q217_a_file_without_a_code_is_not_called_dutch() -> None:
    """Another program may have paired it by another system."""
    section = arena("1 A | 2w1\n2 B | 1b0", rounds_total=3)
    assert records(section) == ["092 Individual: Swiss-System"]
    again = read_trf(export_trf(section)).section
    assert (again.kind, again.type_code, again.event.type_text) == (Kind.SWISS, "", "")
