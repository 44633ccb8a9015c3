"""Matches of a team event, rounds without one, and points that the arbiter decides."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction

from tdapp.domain.section.outcome import Outcome
from tdapp.domain.words.frozen import dataclass


class Side(Enum):
    """A team of a match: the first-named one, which has the colours of ``TeamRules.colours``, or the other."""

    FIRST = "first"
    SECOND = "second"
    BOTH = "both"


class How(Enum):
    """How a drawn match of a knock-out was decided where every criterion is equal."""

    LOTS = "lots"
    PLAY_OFF = "play-off"
    ARBITER = "arbiter"


@dataclass(frozen=True, slots=True)
class Decision:
    """Who goes on by decision; ``text`` is the score of the play-off, or how the lot was drawn, with the reason."""

    winner: int
    how: How
    text: str


@dataclass(frozen=True, slots=True)
class LineUp:
    """Who sits for a team, board by board; None: nobody. ``handed_in``: the captain gave it, else the first boards."""

    team: int
    players: tuple[int | None, ...]
    handed_in: bool = False


@dataclass(frozen=True, slots=True)
class Match:
    """Two teams in a round.

    ``table`` numbers the matches of the round from 1; board ``seat`` of a match is the ordinary board
    ``board_number(table, seat, boards)`` of the round. Its results are the cells of the players; a player whose
    opponent is missing has FORFEIT_WIN without an opponent. ``forfeit`` says who lost the whole match without playing.
    ``entered`` are game points given at once, while the boards follow later (or nobody ever asks for them).
    ``decision``: who goes on in a knock-out where nothing else decides.
    """

    round: int
    table: int
    first: LineUp
    second: LineUp
    forfeit: Side | None = None
    entered: tuple[Fraction, Fraction] | None = None
    note: str = ""
    decision: Decision | None = None

    @property
    def teams(self) -> tuple[int, int]:
        """The first-named team and the other, by their numbers."""
        return self.first.team, self.second.team

    def line_up(self, team: int) -> LineUp:
        """The line-up of one of the two teams; KeyError for another."""
        for line_up in (self.first, self.second):
            if line_up.team == team:
                return line_up
        raise KeyError(team)

    def opponent(self, team: int) -> int:
        """The other team; KeyError when the team is not in this match."""
        return self.second.team if self.line_up(team) is self.first else self.first.team


@dataclass(frozen=True, slots=True)
class TeamBye:
    """A round of a team without a match: PAIRING_BYE, a requested bye, ZERO_POINT_BYE (absent) or REST."""

    round: int
    team: int
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class TeamAdjustment:
    """Match and game points that are added to a team's (negative: a penalty), decided in a round (TRF 299)."""

    round: int
    team: int
    match_points: Fraction
    game_points: Fraction
    reason: str


def board_number(table: int, seat: int, boards: int) -> int:
    """The board of the round at which a seat of a match is played."""
    return (table - 1) * boards + seat


def seat_of(board: int, boards: int) -> tuple[int, int]:
    """Table and seat of a board of the round: the way back."""
    return (board - 1) // boards + 1, (board - 1) % boards + 1
