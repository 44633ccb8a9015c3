"""Sections beside one another: what each has done, and which step goes without a question."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.domain.commands.players import SetCheckIn
from tdapp.domain.commands.rounds import EnterResult
from tdapp.domain.section.event import Kind, Section
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.player import CheckIn
from tdapp.domain.section.round import RoundState
from tdapp.domain.words.checks import NeedsConfirmation
from tdapp.services.event.all_sections import Step, command_for, lines_of, rounds_in, told, why_not
from tdapp.services.rounds.possible import why_not_pair
from tdapp.storage import EventFile
from tests.arena import arena
from tests.event_files import opened
from tests.services.teams.team_stage import empty
from tests.team_events import random_team_event

OPEN = arena("1 A | \n2 B | \n3 C | \n4 D | ", rounds_total=3)
OPEN = replace(
    OPEN,
    players=tuple(replace(one, rating=1500 + 100 * one.number) for one in OPEN.players),
    initial_colour="",
    name="Open",
)
LEAGUE = replace(empty(4, initial_colour=""), name="League", event=OPEN.event)


def refused(store: EventFile, step: Step) -> dict[str, str]:
    """Make a step wherever it asks nothing; elsewhere the rule that speaks against it."""
    found = {}
    for ref in store.sections():
        section = store.snapshot(ref.section_id)
        reason = why_not(step, section, rounds_in(store, ref.section_id))
        if reason is None:
            store.execute(command_for(step, ref.section_id, section, seed=7))
        else:
            found[ref.name] = reason.rule_id
    return found


def test_two_sections_go_from_their_numbers_to_the_first_round(tmp_path: Path) -> None:
    with opened(tmp_path, OPEN, LEAGUE) as store:
        assert [(one.name, one.entered, one.present, one.round, one.next) for one in lines_of(store)] == [
            ("Open", 4, None, 0, Step.COLOUR),
            ("League", 4, None, 0, Step.COLOUR),
        ]
        assert refused(store, Step.PUBLISH) == {"Open": "nothing-paired", "League": "nothing-paired"}
        assert refused(store, Step.COLOUR) == {}
        assert refused(store, Step.PAIR) == {"Open": "undecided"}  # its numbers are not in order
        assert refused(store, Step.NUMBER) == {"League": "numbered-in-round-1"}
        assert [player.name for player in store.snapshot(1).players] == ["D", "C", "B", "A"]
        assert refused(store, Step.PAIR) == {"League": "before-draft"}
        assert refused(store, Step.COLOUR) == {"Open": "no-colour-to-draw", "League": "no-colour-to-draw"}
        assert [(one.state, one.boards, one.open, one.next) for one in lines_of(store)] == [
            (RoundState.DRAFT, 2, 2, Step.PUBLISH),
            (RoundState.DRAFT, 2, 2, Step.PUBLISH),
        ]
        assert refused(store, Step.PUBLISH) == {}
        store.execute(EnterResult(1, 1, 1, GameResult.DRAW))
        first, second = lines_of(store)
        assert (first.state, first.open, first.next) == (RoundState.PLAYING, 1, None)
        assert (second.teams, second.open, second.next) == (True, 2, None)


def test_who_was_not_seen_is_decided_in_the_section(tmp_path: Path) -> None:
    with opened(tmp_path, replace(OPEN, initial_colour="W")) as store:
        refused(store, Step.NUMBER)
        store.execute(SetCheckIn(1, (1, 2, 3), CheckIn.PRESENT))
        (line,) = lines_of(store)
        assert (line.present, line.next) == (3, None)
        assert refused(store, Step.PAIR) == {"Open": "missing-undecided"}
        section = store.snapshot(1)
        with pytest.raises(NeedsConfirmation) as asked:  # the handler asks all the same
            store.execute(command_for(Step.PAIR, 1, section, seed=1))
        assert "Decide in the section itself." in told(asked.value)
        store.execute(SetCheckIn(1, (4,), CheckIn.PRESENT))
        assert refused(store, Step.PAIR) == {}


def test_a_section_is_paired_by_its_own_system(tmp_path: Path) -> None:
    """C.04.3: in round 1 the upper half meets the lower half; C.05: round 1 of the table is 1–4 and 2–3."""
    numbered = replace(OPEN, players=tuple(replace(one, rating=1900 - 100 * one.number) for one in OPEN.players))
    robin = replace(numbered, kind=Kind.ROUND_ROBIN, name="Robin", initial_colour="W")
    with opened(tmp_path, replace(numbered, initial_colour="W"), robin) as store:
        assert refused(store, Step.PAIR) == {}
        pairs = [
            {frozenset((board.white, board.black)) for board in store.round(section, 1).boards} for section in (1, 2)
        ]
    assert pairs == [{frozenset((1, 3)), frozenset((2, 4))}, {frozenset((1, 4)), frozenset((2, 3))}]


def test_a_closed_section_and_one_that_is_over_are_left_alone(tmp_path: Path) -> None:
    over = arena("1 A 1800 | 2w1\n2 B 1700 | 1b0", rounds_total=1)
    closed: Section = replace(OPEN, closed=True, name="Closed")
    with opened(tmp_path, replace(over, name="Over"), closed) as store:
        assert refused(store, Step.PAIR) == {"Over": "all-rounds-paired", "Closed": "closed"}
        assert [line.closed for line in lines_of(store)] == [False, True]
        assert why_not_pair(store.snapshot(1), store.round(1, 1), None) is not None


def test_teams_are_numbered_once_they_are_not_in_the_order_of_their_strength() -> None:
    teams = random_team_event(3, 4, 2, 0, rounds_total=3)
    strong = [replace(player, rating=2400 - 10 * player.number) for player in teams.players]
    ordered = replace(teams, players=tuple(strong))
    weak = replace(teams, players=tuple(replace(player, rating=2000 + 10 * player.number) for player in teams.players))
    told = why_not(Step.NUMBER, ordered, lambda _: None)  # type: ignore[arg-type,return-value]
    assert told is not None
    assert told.rule_id == "numbers-in-order"
    assert why_not(Step.NUMBER, weak, lambda _: None) is None  # type: ignore[arg-type,return-value]
    closed = why_not(Step.NUMBER, replace(weak, closed=True), lambda _: None)  # type: ignore[arg-type,return-value]
    assert closed is not None
    assert closed.rule_id == "closed"
