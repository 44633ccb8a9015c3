"""A round as the arbiter sees it: boards, byes, who is left over, and where in its life it is."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from enum import Enum

from tdapp.domain.section.match import Match, seat_of
from tdapp.domain.section.outcome import GameResult, Outcome
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr


class RoundState(Enum):
    """The life of a round, in order."""

    DRAFT = "draft"  # being paired; nobody has seen it
    PUBLISHED = "published"  # board numbers never move from here on
    PLAYING = "playing"  # at least one result is in
    COMPLETE = "complete"  # every result is in; an adjourned game counts as recorded
    VERIFIED = "verified"  # every result was entered twice
    LOCKED = "locked"  # a later round is paired, or the section is closed


@dataclass(frozen=True, slots=True)
class Board:
    """One game. ``white`` and ``black`` are pairing numbers.

    ``outcomes`` is given only where no GameResult gives both (an imported contradiction); ``result`` is None then.
    ``rating_result`` is a late correction that counts for the rating report only. ``colours_swapped``: played with the
    colours other than paired, white and black being as played. ``coloured`` is False where colours are not known.
    """

    number: int
    white: int
    black: int
    result: GameResult | None = None
    verified: bool = False
    note: str = ""
    fixed_table: bool = False
    colours_swapped: bool = False
    rating_result: GameResult | None = None
    outcomes: tuple[Outcome, Outcome] | None = None
    coloured: bool = True

    @property
    def is_open(self) -> bool:
        """True while there is no result and the game is not adjourned."""
        return self.result is None and self.outcomes is None

    def as_open(self) -> Board:
        """The board as it was before its game ended: what watchers see until the result is shown."""
        return replace(self, result=None, outcomes=None, verified=False)

    @property
    def is_adjourned(self) -> bool:
        """True while the game waits to be finished."""
        return self.result is GameResult.ADJOURNED

    @property
    def players(self) -> tuple[int, int]:
        """White and Black."""
        return self.white, self.black


HAND = "hand"
"""Stands for an engine where the arbiter paired."""


@dataclass(frozen=True, slots=True)
class Engine:
    """Who paired a round: name, version, and the seed in its own words; ``HAND`` for the arbiter, empty: not known."""

    name: str = ""
    version: str = ""
    seed: str = ""

    @property
    def by_hand(self) -> bool:
        """The arbiter paired it."""
        return self.name == HAND

    @property
    def program(self) -> str:
        """Name and version of the program that paired it, or empty."""
        return "" if self.by_hand else f"{self.name} {self.version}".strip()


@dataclass(frozen=True, slots=True)
class Round:
    """A round of a section. ``byes`` are in the order of pairing numbers, PAB last, as lists print them.

    ``unpaired`` are active players who are neither paired nor on a bye: nobody may be, once it is published.
    ``start`` is the time of day as announced. ``manual``: a manual pairing session is open. ``difference`` says how a
    round paired by hand differs from the engine's pairing, one line per difference. ``chess960`` is the number of the
    starting position drawn for it (None: the usual one), ``chess960_seed`` the seed of that lot. In a competition of
    teams ``matches`` stand by table, ``team_byes`` are teams without one, and nobody of the players is ``unpaired``.
    ``byes_only``: it was paired, and everybody has a bye.
    """

    number: int
    state: RoundState = RoundState.DRAFT
    date: dt.date | None = None
    start: str = ""
    engine: Engine = Engine()
    boards: tuple[Board, ...] = ()
    byes: tuple[tuple[int, Outcome], ...] = ()
    unpaired: tuple[int, ...] = ()
    manual: bool = False
    difference: tuple[str, ...] = ()
    chess960: int | None = None
    chess960_seed: str = ""
    matches: tuple[Match, ...] = ()
    team_byes: tuple[tuple[int, Outcome], ...] = ()
    byes_only: bool = False

    def board(self, number: int) -> Board:
        """The board of this number; RuleViolation when there is none."""
        for board in self.boards:
            if board.number == number:
                return board
        raise RuleViolation(tr("Round {number} has no board {board}.").format(number=self.number, board=number))

    def board_of(self, player: int) -> Board | None:
        """The board a player sits at, or None."""
        return next((board for board in self.boards if player in board.players), None)

    @property
    def is_paired(self) -> bool:
        """True once it has a board or a pairing-allocated bye, or was paired although everybody has a bye."""
        return self.byes_only or self.is_seated

    @property
    def is_seated(self) -> bool:
        """Whether it has a board, or a pairing-allocated bye, from which one sees that it is paired."""
        free = (*self.byes, *self.team_byes)
        return bool(self.boards or self.matches) or any(outcome is Outcome.PAIRING_BYE for _, outcome in free)

    @property
    def is_draft(self) -> bool:
        """True before it is published."""
        return self.state is RoundState.DRAFT

    def board_name(self, number: int) -> str:
        """A board as everybody names it: by its number, in a round of matches by match and board (``6.4``)."""
        boards = max((len(one.players) for match in self.matches for one in (match.first, match.second)), default=0)
        return ".".join(map(str, seat_of(number, boards))) if boards else str(number)

    @property
    def open_boards(self) -> tuple[int, ...]:
        """Boards without a result."""
        return tuple(board.number for board in self.boards if board.is_open)

    @property
    def adjourned_boards(self) -> tuple[int, ...]:
        """Boards with an adjourned game."""
        return tuple(board.number for board in self.boards if board.is_adjourned)

    @property
    def unverified_boards(self) -> tuple[int, ...]:
        """Boards whose result was not entered a second time."""
        return tuple(board.number for board in self.boards if not board.verified)


def state_of(boards: tuple[Board, ...], *, published: bool, locked: bool, waiting: bool = False) -> RoundState:
    """Where a round is: only *published* and *locked* are decisions, the rest follows from the results.

    ``waiting``: something without a board is still open (a match of teams nobody is named for).
    """
    if not published:
        return RoundState.DRAFT
    if locked:
        return RoundState.LOCKED
    entered = sum(not board.is_open for board in boards)
    if waiting or entered < len(boards):
        return RoundState.PLAYING if entered else RoundState.PUBLISHED
    return RoundState.VERIFIED if all(board.verified for board in boards) else RoundState.COMPLETE
