"""The rules of the event, its sections and their regulations, each on a file."""

from __future__ import annotations

import datetime as dt
from contextlib import closing
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from tdapp.domain.commands.event import AddSection, EditEvent, EditSection, MovePlayers, OrderSections, RemoveSection
from tdapp.domain.commands.ladder import SetManualPlaces
from tdapp.domain.commands.players import (
    Absence,
    AddPlayers,
    RegenerateNumbers,
    RemovePlayers,
    SetAbsences,
    WithdrawPlayer,
)
from tdapp.domain.commands.rounds import CloseSection, EnterResult, VerifyResult
from tdapp.domain.section.event import ByeRules, Edition, Event, Kind, Official, RoundTime, Section
from tdapp.domain.section.facts import SectionFacts, facts_of
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.player import Player
from tdapp.domain.section.scoring import HALF, PointSystem
from tdapp.domain.words.checks import Level
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.event.possible import why_not_leave_fide_mode
from tdapp.services.players.lots import drawn_colour
from tests.arena import arena
from tests.effort import FULL
from tests.event_files import ALL, BACK, do, opened
from tests.services.roster_stage import HPB, ZPB, Stage, Staging, entries, under_way


def test_officials_are_printed_as_arbiters(stage: Staging) -> None:
    one = stage()
    officials = (
        Official("chief", " Παπαδόπουλος,  Γιώργος", "4200000", "IA"),
        Official("deputy", "One"),
        Official("fair-play", "Two"),
        Official("deputy", "Ильин"),
    )
    one.do(EditEvent(Event("New  name", federation=" gre ", officials=officials)))
    event = one.section().event
    assert (event.name, event.federation) == ("New name", "GRE")
    assert (event.chief_arbiter, event.deputies) == ("Παπαδόπουλος, Γιώργος", ("One", "Ильин"))
    one.do(EditEvent(replace(event, chief_arbiter="Somebody else")))  # typed: the officials did not change
    assert one.section().event.chief_arbiter == "Somebody else"


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (Event(" "), "needs a name"),
        (Event("x", start=dt.date(2026, 5, 2), end=dt.date(2026, 5, 1)), "before it begins"),
        (Event("x", officials=(Official("king", "A"),)), "no role"),
        (Event("x", officials=(Official("chief", " "),)), "needs a name"),
        (Event("x", officials=(Official("chief", "A", "12x"),)), "digits"),
    ],
)
def test_events_that_mean_nothing_are_refused(stage: Staging, event: Event, words: str) -> None:
    stage().refused(EditEvent(event), words)


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        (SectionFacts(0, "B"), "rounds"),
        (SectionFacts(5, "a"), "called “a” already"),
        (SectionFacts(5, "B", cycles=0), "meet each other"),
        (SectionFacts(5, "B", initial_colour="X"), "white or black"),
        (SectionFacts(5, "B", rate="slow"), "rate of play"),
        (SectionFacts(5, "B", unrated_rule="0400"), "Unrated players"),
        (SectionFacts(5, "B", round_times=(RoundTime("25:00"),)), "time of day"),
        (SectionFacts(1, "B", round_times=(RoundTime("10:00"), RoundTime("11:00"))), "more than 1 rounds"),
        (SectionFacts(1, "B", round_dates=(None, dt.date(2026, 1, 1))), "more than 1 rounds"),
        (SectionFacts(5, "B", byes=ByeRules(half_limit=-1)), "half-point byes"),
        (SectionFacts(5, "B", points=PointSystem(loss=Fraction(-1))), "negative"),
    ],
)
def test_sections_that_mean_nothing_are_refused(stage: Staging, facts: SectionFacts, words: str) -> None:
    stage().refused(AddSection(facts), words)


@pytest.mark.parametrize(
    ("points", "rule_id"),
    [
        (PointSystem(Fraction(1), Fraction(2)), "points-order"),  # Q72
        (PointSystem(Fraction(3), Fraction(2)), "points-two-draws"),  # Q74
        (PointSystem(pab=Fraction(2)), "bye-above-win"),  # Q81
        (PointSystem(full_bye=Fraction(3, 2)), "bye-above-win"),
        (PointSystem(pab=Fraction(3, 4)), "bye-value-standard"),  # Q83
    ],
)
def test_points_that_no_event_may_have(stage: Staging, points: PointSystem, rule_id: str) -> None:
    one = stage()
    facts = replace(facts_of(one.section()), points=points)
    assert (rule_id, Level.REFUSE) in one.refused(EditSection(1, facts))


@pytest.mark.parametrize(
    "points",
    [
        PointSystem(Fraction(3), Fraction(1)),
        PointSystem(Fraction(2), Fraction(1)),
        PointSystem(pab=HALF),
        PointSystem(pab=Fraction(0)),
        PointSystem(half_bye=Fraction(0)),  # the pairing-allocated bye is worth a win
        PointSystem(Fraction(3), Fraction(1), pab=Fraction(2)),
        PointSystem(Fraction(3), Fraction(2), Fraction(1)),
    ],
)
def test_points_that_events_have(stage: Staging, points: PointSystem) -> None:
    one = stage()
    one.do(EditSection(1, replace(facts_of(one.section()), points=points)))
    assert one.section().points == points


@pytest.mark.parametrize(
    ("change", "rule_id", "level"),
    [
        ({"points": PointSystem(pab=HALF)}, "points-locked", Level.REFUSE),
        ({"kind": Kind.ROUND_ROBIN}, "system-locked", Level.REFUSE),
        ({"cycles": 2}, "system-locked", Level.REFUSE),
        ({"type_code": "FIDE_DUBOV"}, "system-locked", Level.REFUSE),
        ({"initial_colour": "B"}, "initial-colour-locked", Level.REFUSE),
        ({"rounds_total": 1}, "rounds-below-paired", Level.REFUSE),
        ({"rounds_total": 7}, "rounds-changed", Level.TWO_STEPS),
        ({"edition": Edition.FIDE_2024}, "edition-changed", Level.TWO_STEPS),
        ({"unrated_rule": "1400"}, "unrated-rule-changed", Level.TWO_STEPS),
        ({"byes": ByeRules(half_limit=2)}, "bye-rules-changed", Level.CONFIRM),
    ],
)
def test_locks_once_round_1_is_paired(stage: Staging, change: dict[str, object], rule_id: str, level: Level) -> None:
    one = stage(replace(under_way(2), initial_colour="W", type_code="FIDE_DUTCH"))
    facts = replace(facts_of(one.section()), **change)  # type: ignore[arg-type]
    command = EditSection(1, facts, "voted")
    if level is Level.REFUSE:
        assert (rule_id, level) in one.refused(command)
        return
    assert one.asked(command) == [(rule_id, level)]
    assert facts_of(one.section()) == facts
    assert one.section().comments[-1].endswith("Reason: voted")
    one.store.undo(**BACK)
    assert one.section().comments == ()


def test_absences_follow_the_number_of_rounds(stage: Staging) -> None:
    one = stage()
    one.do(entries("A", "B"))
    one.do(SetAbsences(1, (Absence(1, 5, HPB),)))
    one.do(WithdrawPlayer(1, 2, 1))
    facts = facts_of(one.section())
    one.do(EditSection(1, replace(facts, rounds_total=4)))
    assert (one.row(1), one.row(2)) == ("....", "ZZZZ")
    one.do(EditSection(1, replace(facts, rounds_total=6)))
    assert (one.row(1), one.row(2)) == ("......", "ZZZZZZ")


def test_what_is_never_locked(stage: Staging) -> None:
    one = stage(under_way(2))
    facts = replace(
        facts_of(one.section()),
        name="B-Open",
        round_dates=(dt.date(2026, 5, 1), None, dt.date(2026, 5, 2)),
        round_times=(RoundTime("18:00", 30), RoundTime("09:30"), RoundTime()),
        time_control="90+30",
        time_control_code="5400+30",
        initial_colour="W",
        type_code="FIDE_DUTCH",
    )
    one.do(EditSection(1, facts))
    assert facts_of(one.section()) == replace(facts, round_times=facts.round_times[:2])
    one.do(EditSection(1, replace(facts, round_dates=())))
    assert one.section().round_dates == ()


def test_sections_come_and_go(stage: Staging) -> None:
    one = stage()
    one.do(entries("A", "B", "C"))
    one.do(SetAbsences(1, (Absence(2, 2, HPB), Absence(2, 4, ZPB), Absence(3, 1, ZPB))))
    one.do(AddSection(SectionFacts(3, "B"), "BH,SB"))
    assert str(one.section(2).ladder) == "BH,SB"
    one.do(MovePlayers(1, (2, 1), 2))
    assert (one.names(1), one.names(2)) == ([(3, "C")], [(1, "B"), (2, "A")])
    assert (one.row(3), one.row(1, 2), one.row(2, 2)) == ("Z", ".H", "..")
    assert one.refused(RemoveSection(2)) == [("section-not-empty", Level.REFUSE)]
    one.do(MovePlayers(2, (1, 2), 1))
    one.do(RemoveSection(2))
    assert one.refused(RemoveSection(1)) == [("section-not-empty", Level.REFUSE)]
    one.do(RemovePlayers(1, (3, 4, 5)))
    assert one.refused(RemoveSection(1)) == [("last-section", Level.REFUSE)]
    one.refused(MovePlayers(1, (3,), 1), "in this section already")
    one.refused(AddSection(SectionFacts(3, "D"), "NOSUCH"), "NOSUCH")


def test_sections_are_shown_in_another_order(stage: Staging) -> None:
    one = stage()
    one.do(AddSection(SectionFacts(3, "B")))
    one.do(AddSection(SectionFacts(3, "C")))
    one.do(OrderSections((3, 1, 2)))
    assert [ref.name for ref in one.store.sections()] == ["C", "A", "B"]
    one.do(AddSection(SectionFacts(3, "D")))
    assert [ref.name for ref in one.store.sections()] == ["C", "A", "B", "D"]
    one.refused(OrderSections((3, 1, 2)), "every section once")
    one.refused(OrderSections((3, 1, 2, 4)), "in this order already")


def test_the_lot_of_the_initial_colour_is_noted_and_can_be_repeated(stage: Staging) -> None:
    one = stage()
    facts = facts_of(one.section())
    colour, other = drawn_colour(4711), "W" if drawn_colour(4711) == "B" else "B"
    one.refused(EditSection(1, replace(facts, initial_colour=other), colour_seed=4711), "not the one of this lot")
    one.do(EditSection(1, replace(facts, initial_colour=colour), colour_seed=4711))
    assert one.section().initial_colour == colour
    assert "seed 4711" in one.section().comments[-1]
    one.do(EditSection(1, replace(facts, initial_colour=other)))  # told by the organiser: no lot, no note
    assert len(one.section().comments) == 1


def test_a_code_of_a_time_control_has_to_mean_something(stage: Staging) -> None:
    one = stage(Section(Event("Open", time_control_code="90min"), (), (), 5, name="A"))
    event, facts = one.section().event, facts_of(one.section())
    one.do(EditEvent(replace(event, city="Łódź")))  # imported: not judged again
    one.refused(EditEvent(replace(event, time_control_code="90+30")), "counts seconds")
    one.do(EditEvent(replace(event, time_control_code=" 5400 + 30")))
    assert one.section().event.time_control_code == "5400+30"
    one.refused(EditSection(1, replace(facts, time_control_code="90 minutes")), "no code of a time control")
    one.refused(AddSection(replace(facts, name="B", time_control_code="x")), "no code of a time control")


def test_nobody_changes_sections_after_the_start(stage: Staging) -> None:
    one = stage(under_way(1), Section(under_way(1).event, (), (), 5, name="B"))
    assert one.refused(MovePlayers(1, (1,), 2)) == [("section-started", Level.REFUSE)]


def test_one_move_of_everybody_is_one_step(tmp_path: Path) -> None:
    size = 2000 if FULL else 200
    section = Section(Event("Big"), (), (), 9)
    with closing(Stage(tmp_path, section).store) as store:
        store.execute(AddPlayers(1, tuple(Player(0, f"P {n:04}", 1000 + n) for n in range(size))))
        store.execute(RegenerateNumbers(1))
        assert store.snapshot(1).players[0].name == f"P {size - 1:04}"
        store.undo()
        assert store.snapshot(1).players[0].name == "P 0000"
        store.redo()
        assert store.snapshot(1).players[-1].name == "P 0000"


def test_fide_mode_is_left_once_and_not_in_a_closed_section() -> None:
    section = replace(under_way(2), fide_mode=True)
    assert why_not_leave_fide_mode(section) is None
    again = why_not_leave_fide_mode(replace(section, fide_mode=False))
    closed = why_not_leave_fide_mode(replace(section, closed=True))
    assert again is not None
    assert closed is not None
    assert (again.rule_id, closed.rule_id) == ("fide-mode-left", "closed")


def test_what_was_typed_holds_the_end_up_only_when_results_changed_after_it(tmp_path: Path) -> None:
    with opened(tmp_path, arena("1 A 2000 | 2w1\n2 B 1900 | 1b0", rounds_total=1)) as store:
        store.execute(SetManualPlaces(1, ((2, 1), (1, 2))))
        store.execute(CloseSection(1, ALL))
        store.undo(**BACK)
        do(store, EnterResult(1, 1, 1, GameResult.DRAW, confirmed=ALL), VerifyResult(1, 1, 1, GameResult.DRAW))
        with pytest.raises(RuleViolation, match="Results changed after places or values were entered by hand"):
            store.execute(CloseSection(1, ALL))
