"""What every player or team got in each counted round: the ground of the second calculation (C.07, 15 and 16)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import Player, Standing
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.words.frozen import dataclass

OVER_THE_BOARD = frozenset(
    (Outcome.WIN, Outcome.DRAW, Outcome.LOSS, Outcome.SHORT_WIN, Outcome.SHORT_DRAW, Outcome.SHORT_LOSS)
)
WON = frozenset((Outcome.WIN, Outcome.SHORT_WIN))
DRAWN = frozenset((Outcome.DRAW, Outcome.SHORT_DRAW))
FORFEITS = frozenset((Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS))
REQUESTED = frozenset((Outcome.HALF_POINT_BYE, Outcome.ZERO_POINT_BYE))  # 16.1: requested byes
VOLUNTARY = REQUESTED | {Outcome.FORFEIT_LOSS}  # 16.1: VUR
PENDING = frozenset((Outcome.OPEN, Outcome.ADJOURNED))
NOTHING = PENDING | {Outcome.REST}  # neither played nor missed


@dataclass(frozen=True, slots=True)
class Turn:
    """One round of one entrant; ``opponent`` is the scheduled one."""

    what: Outcome
    points: Fraction
    opponent: int | None = None
    colour: Colour | None = None

    @property
    def played(self) -> bool:
        """A game over the board."""
        return self.what in OVER_THE_BOARD

    @property
    def missed(self) -> bool:
        """Neither played nor still open, nor the free round of a round robin."""
        return not self.played and self.what not in NOTHING

    @property
    def voluntary(self) -> bool:
        """A VUR."""
        return self.what in VOLUNTARY


@dataclass(frozen=True, slots=True)
class Record:
    """One score of one competition after some rounds: turns by pairing number."""

    turns: Mapping[int, tuple[Turn, ...]]
    ratings: Mapping[int, int | None]
    rounds: int
    win: Fraction
    draw: Fraction
    loss: Fraction
    edition: str
    robin: bool
    unranked: frozenset[int] = frozenset()

    def score(self, number: int) -> Fraction:
        """The points awarded."""
        return sum((turn.points for turn in self.turns[number]), Fraction(0))

    def drawn_at_the_end(self) -> Record:
        """8.3: every paired game of the last round is a draw that was played; byes of that round stay."""
        return replace(self, turns={number: self._last_drawn(row) for number, row in self.turns.items()})

    def _last_drawn(self, row: tuple[Turn, ...]) -> tuple[Turn, ...]:
        if not row or row[-1].opponent is None:
            return row
        return (*row[:-1], replace(row[-1], what=Outcome.DRAW, points=self.draw))


@dataclass(frozen=True, slots=True)
class Competition:
    """The score that ranks; of teams the other one too, by its name, and the points board by board."""

    ranking: Record
    primary: str = ""
    other: Record | None = None
    boards: Mapping[int, tuple[tuple[Fraction, ...], ...]] | None = None

    def by(self, score: str) -> Record:
        """The record of ``MP`` or ``GP``; empty: the one that ranks."""
        if score in ("", self.primary) or self.other is None:
            return self.ranking
        return self.other

    def beside(self, score: str) -> Record:
        """The other record than that."""
        assert self.other is not None
        return self.other if self.by(score) is self.ranking else self.ranking


def competition_of(section: Section, rounds: int) -> Competition:
    """Of the players of a section, or of the teams where its players are teams (``team_view``)."""
    first = _record(section, section.cells, section.points, rounds)
    scores = section.team_scores
    if scores is None:
        return Competition(first)
    nothing = (Fraction(0),) * scores.boards
    boards = {
        player.number: tuple(
            nothing if turn.what in NOTHING else points or nothing
            for turn, points in zip(first.turns[player.number], row[:rounds], strict=True)
        )
        for player, row in zip(section.players, scores.board_points, strict=True)
    }
    return Competition(first, scores.primary, _record(section, scores.cells, scores.points, rounds), boards)


def _record(section: Section, cells: tuple[tuple[Cell, ...], ...], system: PointSystem, rounds: int) -> Record:
    robin = section.system.berger
    rows = {player.number: row[:rounds] for player, row in zip(section.players, cells, strict=True)}
    whole = dict(zip((player.number for player in section.players), section.cells, strict=True))
    games = (len(section.players) - 1) * section.cycles
    gone = {one.number for one in section.players if robin and _left_early(one, whole[one.number], games)}
    turns = {number: tuple(_turn(cell, system, number in gone, gone) for cell in row) for number, row in rows.items()}
    absent = {number for number, row in turns.items() if row and all(_away(turn) for turn in row)}
    expelled = {player.number for player in section.players if player.standing is Standing.EXPELLED}
    return Record(
        turns,
        {player.number: player.rating or None for player in section.players},
        rounds,
        system.win,
        system.draw,
        system.loss,
        section.edition.value,
        robin,
        frozenset(gone | absent | expelled),
    )


def _turn(cell: Cell, system: PointSystem, is_gone: bool, gone: set[int]) -> Turn:
    if is_gone or cell.opponent in gone:
        return Turn(Outcome.REST, Fraction(0))
    # who is not paired in a round that counts is absent
    what = Outcome.ZERO_POINT_BYE if cell.outcome is Outcome.UNPAIRED else cell.outcome
    points = system.points(what) if cell.awarded is None else cell.awarded
    return Turn(what, points, cell.opponent, cell.colour)


def _away(turn: Turn) -> bool:
    return turn.what in (Outcome.ZERO_POINT_BYE, Outcome.REST)


def _left_early(player: Player, row: tuple[Cell, ...], games: int) -> bool:
    """C.05, 6.6: withdrawn with fewer than half of the games played; the results do not count."""
    played = sum(cell.outcome in OVER_THE_BOARD for cell in row)
    return player.standing is Standing.WITHDRAWN and 2 * played < games
