"""A section whose rounds came with a file goes on by a system of our own, and systems that are none of FIDE's."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.domain.commands.event import AddSection, ChangeSystem, EditSection
from tdapp.domain.commands.rounds import StorePairing
from tdapp.domain.section.facts import OUTSIDE_FIDE, SectionFacts, facts_of, made_here
from tdapp.domain.systems.registry import DUTCH, TEAM_SWISS, by_code
from tdapp.domain.systems.system import Status, System
from tdapp.domain.words.checks import FIDE_MODE_EXITED, Level, NeedsConfirmation, Refused
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.checks.imported import round_breaches_of
from tdapp.services.systems.reasons import reasons_against, reasons_of_board
from tdapp.services.systems.registry import rules_of_system
from tdapp.services.teams.generate import TeamRecipe, generate_teams
from tdapp.storage import EventFile
from tdapp.trf.reader import read_trf
from tdapp.trf.writer import write_trf
from tests.arena import arena
from tests.event_files import ALL, do, opened
from tests.trial_system import ladders

__all__ = ["ladders"]
IMPORTED = "1 A 2100 | 2w1 2b1\n2 B 2000 | 1b0 1w0\n3 C 1900 | 4w1 4b=\n4 D 1800 | 3b0 3w="
GO_ON = ChangeSystem(1, DUTCH.key, "their program is gone")


def asked(store: EventFile, command: object) -> dict[str, Level]:
    with pytest.raises(NeedsConfirmation) as caught:
        store.execute(command)
    return {warning.rule_id: warning.level for warning in caught.value.warnings}


@pytest.mark.parametrize(("code", "name"), [("FIDE_LIM", "Lim system"), ("CUSTOM_SWISS", "system CUSTOM_SWISS")])
def test_rounds_of_a_file_by_other_rules_are_left_and_the_later_ones_are_ours(
    tmp_path: Path, code: str, name: str
) -> None:
    with opened(tmp_path, arena(IMPORTED, rounds_total=4, initial_colour="W", type_code=code)) as store:
        before = store.snapshot(1)
        assert asked(store, GO_ON) == {"system-changed": Level.CONFIRM}
        with pytest.raises(RuleViolation, match="only with a reason"):
            store.execute(replace(GO_ON, reason=" ", confirmed=ALL))
        with pytest.raises(RuleViolation, match="is no system for this section; known are dutch"):
            store.execute(replace(GO_ON, system="round-robin", confirmed=ALL))
        assert store.snapshot(1) == before
        store.execute(replace(GO_ON, confirmed=ALL))
        after = store.snapshot(1)
        assert (after.system, after.type_code, after.system_since) == (DUTCH, "FIDE_DUTCH", 3)
        assert after.cells == before.cells
        assert after.comments[-1] == (
            f"tdapp: The rounds that are paired are those of the {name}; from round 3 on the section is paired by the "
            "FIDE (Dutch) system. Which rounds are whose is noted in the tournament report, and only the later ones "
            "are judged. Reason: their program is gone"
        )
        assert store.journal(limit=1)[0].label == "Go on by the FIDE (Dutch) system: their program is gone"
        store.execute(StorePairing(1, 3, ((3, 1), (2, 4))))  # possible now
        assert "system-stands" in str(refused(store, GO_ON))
        store.undo()
        store.undo()
        assert store.snapshot(1) == before
        store.redo()
        assert store.snapshot(1) == after


def refused(store: EventFile, command: object) -> list[str]:
    with pytest.raises(Refused) as caught:
        store.execute(command)
    return [warning.rule_id for warning in caught.value.warnings]


def test_teams_go_on_by_the_system_of_teams(tmp_path: Path) -> None:
    played = replace(
        generate_teams(TeamRecipe(6, 2, rounds=3), "go on"), type_code="CUSTOM_TEAM_SWISS_MP", rounds_total=5
    )
    with opened(tmp_path, played) as store:
        assert not store.snapshot(1).system.paired
        store.execute(ChangeSystem(1, TEAM_SWISS.key, "no program", ALL))
        after = store.snapshot(1)
        assert (after.system, after.system_since, after.matches) == (TEAM_SWISS, 4, played.matches)
        assert round_breaches_of(after) == ()
        assert rules_of_system(after.system).pair(after, 4).pairs
        store.undo()
        assert store.snapshot(1).type_code == "CUSTOM_TEAM_SWISS_MP"


def test_everything_else_is_locked(tmp_path: Path) -> None:
    with opened(tmp_path, arena(IMPORTED, rounds_total=4, initial_colour="W", type_code="FIDE_DUTCH")) as store:
        assert refused(store, replace(GO_ON, confirmed=ALL)) == ["system-stands"]
    (tmp_path / "empty").mkdir()
    with opened(tmp_path / "empty", arena("1 A | \n2 B | ", rounds_total=4, type_code="FIDE_LIM")) as store:
        assert refused(store, replace(GO_ON, confirmed=ALL)) == ["system-not-begun"]


def test_earlier_rounds_are_neither_judged_nor_explained(tmp_path: Path) -> None:
    section = arena(IMPORTED, rounds_total=4, initial_colour="W", type_code="FIDE_LIM")
    assert [one.breach.rule for one in round_breaches_of(section)] == ["met", "met"]
    with opened(tmp_path, section) as store:
        store.execute(replace(GO_ON, confirmed=ALL))
        gone_on, first = store.snapshot(1), store.round(1, 1)
        assert round_breaches_of(gone_on) == ()
        said = reasons_of_board(gone_on, first, 1)
        assert "Round 1 was paired by another system than the later ones: it is not explained here." in said
        assert [one.forbids for one in reasons_against(gone_on, store.round(1, 2), 1, 4)] == [False]
        written = write_trf(gone_on, program="tdapp")
        assert read_trf(written).section.system_since == 3
        store.execute(StorePairing(1, 3, ((3, 1), (2, 4))))
        explained = reasons_of_board(store.snapshot(1), store.round(1, 3), 1)
        assert not any("not explained" in sentence for sentence in explained)


@pytest.mark.parametrize("text", ["0", "-1", "99", "x", "²", "1" * 5000])
def test_a_mark_that_says_nothing_is_passed_over(text: str) -> None:
    section = arena(IMPORTED, rounds_total=4, initial_colour="W", type_code="FIDE_DUTCH", system_since=3)
    written = write_trf(section, program="tdapp").replace(b"system-since: 3", b"system-since: " + text.encode())
    assert read_trf(written).section.system_since == 0


def test_an_edit_of_the_regulations_keeps_since_when(tmp_path: Path) -> None:
    section = arena(IMPORTED, rounds_total=4, initial_colour="W", type_code="FIDE_DUTCH", system_since=3)
    with opened(tmp_path, section) as store:
        store.execute(EditSection(1, replace(facts_of(section), name="Open", system_since=0)))
        assert (store.snapshot(1).name, store.snapshot(1).system_since) == ("Open", 3)


def test_a_system_of_fide_without_an_approved_program_is_asked_about_once(
    tmp_path: Path, ladders: System, of_status: Callable[[Status], None]
) -> None:
    """C.04.2, 1: declared with the Qualification Commission; from round 2 on nobody is asked."""
    of_status(Status.TEXT)
    field = arena("1 A 2100\n2 B 2000", rounds_total=3, initial_colour="W", type_code="CUSTOM_LADDERS")
    pair = StorePairing(1, 1, ((1, 2),), engine="ladders")
    with opened(tmp_path, field) as store:
        assert asked(store, pair) == {"system-not-approved": Level.CONFIRM}
        store.execute(replace(pair, confirmed=ALL))
        assert "declare it with the Qualification Commission" in store.snapshot(1).comments[-1]
        store.execute(replace(pair, pairs=((2, 1),)))  # the draft again: said already
        assert len(store.snapshot(1).comments) == 1


@pytest.fixture
def of_status(monkeypatch: pytest.MonkeyPatch, ladders: System) -> Iterator[Callable[[Status], None]]:
    """The trial system as one of another status."""
    from tdapp.domain.systems.registry import SYSTEMS, system_of
    from tdapp.services.systems.registry import RULES

    def as_one_of(status: Status) -> None:
        other = replace(ladders, status=status)
        SYSTEMS[SYSTEMS.index(ladders)] = other
        monkeypatch.setitem(RULES, other.key, RULES[ladders.key])
        system_of.cache_clear()

    yield as_one_of
    SYSTEMS[:] = [ladders if one.key == ladders.key else one for one in SYSTEMS]


@pytest.mark.parametrize("status", [Status.FREE, Status.NATIONAL])
def test_a_system_that_is_none_of_fides_pairs_no_round_in_fide_mode(
    tmp_path: Path, of_status: Callable[[Status], None], status: Status
) -> None:
    of_status(status)
    field = arena("1 A 2100\n2 B 2000", rounds_total=3, initial_colour="W", type_code="CUSTOM_LADDERS")
    with opened(tmp_path, field) as store:
        assert refused(store, StorePairing(1, 1, ((1, 2),), confirmed=ALL)) == ["system-needs-exit"]
    imported = arena(IMPORTED, rounds_total=4, initial_colour="W", type_code="FIDE_LIM")
    (tmp_path / "lim").mkdir()
    with opened(tmp_path / "lim", imported) as store:
        assert refused(store, replace(GO_ON, system="ladders", confirmed=ALL)) == ["system-needs-exit"]


def test_a_section_that_begins_by_one_is_outside_fide_mode(tmp_path: Path, ladders: System) -> None:
    facts = made_here(SectionFacts(3, "Club", system_key=ladders.key, initial_colour="W"))
    with opened(tmp_path, arena("1 A\n2 B", rounds_total=3, name="Open")) as store:
        store.execute(AddSection(facts))
        club = store.snapshot(2)
        assert (club.fide_mode, club.comments) == (False, (OUTSIDE_FIDE,))
        assert OUTSIDE_FIDE.startswith(FIDE_MODE_EXITED)
        played = replace(arena("1 A | 2w1\n2 B | 1b0", rounds_total=3), comments=club.comments)
        assert read_trf(write_trf(played, program="tdapp")).section.fide_mode is False
        edit = EditSection(1, replace(facts, name="Open"))
        assert asked(store, edit) == {"system-outside-fide": Level.CONFIRM}
        assert store.snapshot(1).fide_mode
        do(store, replace(edit, confirmed=ALL))
        assert (store.snapshot(1).fide_mode, store.snapshot(1).comments[-1]) == (False, OUTSIDE_FIDE)
        store.undo()  # nothing was paired
        assert store.snapshot(1).fide_mode


def test_lim_is_known_and_not_paired() -> None:
    lim = by_code("FIDE_LIM")
    assert lim is not None
    assert (lim.paired, lim.status) == (False, Status.TEXT)
