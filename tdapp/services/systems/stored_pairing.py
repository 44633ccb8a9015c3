"""A stored round as it was paired."""

from __future__ import annotations

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.round import Board, Round
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.engine import Pairing
from tdapp.pairing.rules.protections import wishes_for, with_wishes_kept


def pairing_of(round_: Round) -> Pairing:
    """A stored round as the engine gave it: colours that were exchanged at the board are put back."""
    bye = next((number for number, outcome in round_.byes if outcome is Outcome.PAIRING_BYE), None)
    pairs = tuple(as_paired_at(board) for board in round_.boards)
    return Pairing(round_.number, pairs, bye, round_.engine.program)


def as_paired_at(board: Board) -> tuple[int, int]:
    """White and Black as they were paired, also where the game was played the other way round."""
    return (board.black, board.white) if board.colours_swapped else (board.white, board.black)


def as_wished(section: Section, round_: Round) -> Section:
    """The section with the wishes that a round keeps among its prohibitions: they decided as much as those."""
    return with_wishes_kept(section, round_.number, (board.players for board in round_.boards))


def given_up(section: Section, round_: Round, one: int, other: int) -> tuple[str, ...]:
    """The wishes that a pair of the round does not keep, in words."""
    text = tr("They were to be kept apart ({name}); the wish had to yield, or the pairing was made by hand.")
    wishes = (wish for wish in wishes_for(section, round_.number) if {one, other} <= set(wish.numbers))
    return tuple(text.format(name=wish.name or tr("a wish")) for wish in wishes)
