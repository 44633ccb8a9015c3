"""Where a round is and what comes next: one row of steps from the check-in to the close, each done, next or waiting.

Made of what the handlers ask themselves (``possible.py``), so that a step that can be taken is one that is not refused.
"""

from __future__ import annotations

from enum import Enum

from tdapp.domain.knockout.players import facts_of_knockout, is_tied, knocks_out
from tdapp.domain.section.event import Section
from tdapp.domain.section.player import CheckIn
from tdapp.domain.section.round import Round, RoundState
from tdapp.domain.section.stages import same_match
from tdapp.domain.systems.knockout import Seeding
from tdapp.domain.words.checks import Warning
from tdapp.domain.words.frozen import dataclass
from tdapp.pairing.rules.position import initial_colour_of
from tdapp.services.players.check_in import missing_in, totals
from tdapp.services.players.numbering import is_in_order
from tdapp.services.players.possible import numbers_stand, why_not_close_check_in
from tdapp.services.rounds.possible import (
    why_not_finish_by_hand,
    why_not_pair,
    why_not_pair_by_hand,
    why_not_publish,
    why_not_type,
)


class Step(Enum):
    """The steps of a round, in their order."""

    CHECK_IN = "check-in"
    LOT = "lot"
    NUMBERS = "numbers"
    PAIR = "pair"
    PUBLISH = "publish"
    RESULTS = "results"
    VERIFY = "verify"
    TIES = "ties"
    NEXT = "next"
    CLOSE = "close"


class Way(Enum):
    """Where a step is."""

    DONE = "done"
    NEXT = "next"
    WAITS = "waits"


@dataclass(frozen=True, slots=True)
class Stage:
    """One step of a round; ``why_not`` says why it cannot be taken now. ``have`` of ``of``: who is here, results;
    ``by_hand``: the pairing is, or has to be, finished by hand.
    """

    step: Step
    way: Way
    why_not: Warning | None = None
    have: int = 0
    of: int = 0
    by_hand: bool = False


def strip(section: Section, round_: Round, before: Round | None) -> tuple[Stage, ...]:
    """The steps of a round; ``before``: the round before it, None for round 1. ``section`` has teams as players."""
    coming = next_of(section, round_)
    found = [*_before_pairing(section, round_), *_of_round(section, round_, before)]
    left_over = round_.manual or (round_.is_paired and bool(round_.unpaired))
    return tuple(
        Stage(
            *(step, Way.NEXT if step is coming else Way.DONE if done else Way.WAITS, why_not, have, of),
            by_hand=left_over and step is Step.PAIR,
        )
        for step, done, why_not, have, of in found
    )


def next_of(section: Section, round_: Round) -> Step | None:
    """The step that comes next; None where only a later round, or nothing, goes on."""
    if section.closed or round_.number < section.rounds_paired:
        return None
    if round_.manual:
        return Step.PAIR
    if not round_.is_paired:
        waiting = [step for step, done, *_ in _before_pairing(section, round_) if not done]
        return next((step for step in waiting if step is not Step.CHECK_IN or is_used(section)), Step.PAIR)
    if round_.unpaired:
        return Step.PAIR
    complete = round_.state in (RoundState.COMPLETE, RoundState.VERIFIED)
    if complete and knocks_out(section) and is_tied(section):
        return Step.TIES
    last = round_.number == section.rounds_total
    match round_.state:
        case RoundState.DRAFT:
            return Step.PUBLISH
        case RoundState.PUBLISHED | RoundState.PLAYING:  # the next game of a match waits for no result
            follows = same_match(section.system, round_.number, round_.number + 1)
            return Step.NEXT if follows else Step.RESULTS
        case RoundState.COMPLETE:
            return Step.VERIFY if last else Step.NEXT
        case RoundState.VERIFIED:
            return Step.CLOSE if last else Step.NEXT
        case _:
            return None


def is_used(section: Section) -> bool:
    """Whether anybody was ticked off: without a check-in nobody waits for one."""
    return any(player.check_in is not CheckIn.NOT_YET for player in section.players)


_Row = tuple[Step, bool, Warning | None, int, int]


def _before_pairing(section: Section, round_: Round) -> list[_Row]:
    """Check-in, lot and numbers: of round 1, and of a later one where something is missing."""
    number, rows = round_.number, list[_Row]()
    first, done = number == 1, round_.is_paired or round_.manual
    missing = len(missing_in(section, number)) if not done else 0
    if section.players and (first or (is_used(section) and missing)):
        found = totals(section, number)
        here = found.players - (found.away if done else found.missing)  # publishing took the ticks away
        rows.append((Step.CHECK_IN, done or not missing, why_not_close_check_in(section), here, found.players))
    if first and section.system.colour_lot:
        rows.append((Step.LOT, done or initial_colour_of(section) is not None, None, 0, 0))
    if first and section.team_rules is None:
        rows.append((Step.NUMBERS, done or _numbered(section), numbers_stand(section), 0, 0))
    return rows


def _numbered(section: Section) -> bool:
    """Whether nothing is left to number: seeds that are places of another table, or drawn, stay as they are."""
    if facts_of_knockout(section).seeding is not Seeding.RATING:
        return True
    return is_in_order(section)


def _why_not_paired(section: Section, round_: Round, before: Round | None) -> Warning | None:
    """By hand where a pairing was begun by hand, or somebody is left over; by the engine or the table elsewhere."""
    if round_.manual:
        return why_not_finish_by_hand(section, round_)
    return (why_not_pair_by_hand if round_.is_paired else why_not_pair)(section, round_, before)


def _of_round(section: Section, round_: Round, before: Round | None) -> list[_Row]:
    number, paired = round_.number, round_.is_paired and not round_.manual
    boards = len(round_.boards)
    results = boards - len(round_.open_boards)
    public = paired and not round_.is_draft
    complete = public and not round_.open_boards
    whole = paired and not round_.unpaired
    rows: list[_Row] = [
        (Step.PAIR, whole, None if whole else _why_not_paired(section, round_, before), 0, 0),
        (Step.PUBLISH, public, None if public else why_not_publish(section, round_), 0, 0),
        (Step.RESULTS, complete, why_not_type(section, round_), results, boards),
        (Step.VERIFY, complete and not round_.unverified_boards, why_not_type(section, round_), 0, 0),
    ]
    if complete and number == section.rounds_paired and knocks_out(section) and is_tied(section):
        rows.append((Step.TIES, False, None, 0, 0))
    if number == section.rounds_total:
        rows.append((Step.CLOSE, section.closed, None, 0, 0))  # what is missing is told before it is closed
    else:
        rows.append((Step.NEXT, number < section.rounds_paired, None, 0, 0))
    return rows
