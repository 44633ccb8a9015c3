"""The snapshot as numpy arrays of players x counted rounds, made once per table.

Everything a criterion or a policy asks of the event is a matrix here; points are int64 ticks.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property, lru_cache
from itertools import chain
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from tdapp.domain.section.event import Edition, Section
from tdapp.domain.section.leavers import left_early
from tdapp.domain.section.outcome import RULES, Colour, Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.section.two_games import GAMES, after_games, match_of
from tdapp.domain.section.two_scores import TeamScores

Ints = npt.NDArray[np.int64]
Mask = npt.NDArray[np.bool_]
T = TypeVar("T")

_OUTCOMES = tuple(Outcome)
_CODE = {outcome.value: code for code, outcome in enumerate(_OUTCOMES)}
CODE_OF = {outcome: code for code, outcome in enumerate(_OUTCOMES)}
"""Position of each outcome in ``Crosstable.code``."""
_WHITE, _BLACK = 1, 2
_SIDE = {Colour.WHITE.value: _WHITE, Colour.BLACK.value: _BLACK}

_OTB = np.array([RULES[outcome].over_the_board for outcome in _OUTCOMES])
_FORFEIT = np.array([RULES[outcome].forfeit for outcome in _OUTCOMES])
_REQUESTED = np.array([RULES[outcome].requested for outcome in _OUTCOMES])
_VOLUNTARY = np.array([RULES[outcome].voluntary for outcome in _OUTCOMES])
_DECIDED = np.array([RULES[outcome].decided for outcome in _OUTCOMES])
_WON = np.array([o in (Outcome.WIN, Outcome.SHORT_WIN, Outcome.FORFEIT_WIN) for o in _OUTCOMES])
_DREW = np.array([o in (Outcome.DRAW, Outcome.SHORT_DRAW) for o in _OUTCOMES])


@dataclass(frozen=True, eq=False)
class Crosstable:
    """Arrays of one section after ``rounds`` counted rounds; shapes (P,) or (P, rounds).

    ``opponent`` holds indices of players, -1 for none. ``open`` marks open and adjourned games: no points, no
    element, not a VUR. Games of players who left a round robin too early are taken out altogether (C.05, 6.6).
    """

    section: Section
    rounds: int
    ticks: int  # per point
    numbers: Ints
    rating: Ints  # 0 = unrated
    code: Ints  # index into Outcome
    opponent: Ints
    black: Mask
    white: Mask
    awarded: Ints
    ranked: Mask
    absences: Mask | None = None
    """The VURs that decide how opponents see a player, where a view has made games of them."""
    missed: Mask | None = None
    """The unplayed rounds as opponents see them, likewise."""
    teams: TeamCrosstable | None = None
    """Both scores and the boards, where the players are teams."""
    of_rounds: int | None = None
    """Rounds of the section that count, where a match of several is a round here; None: ``rounds``."""

    @property
    def after_round(self) -> int:
        """The last round of the section that counts."""
        return self.rounds if self.of_rounds is None else self.of_rounds

    @property
    def edition(self) -> Edition:
        """The edition whose rules hold inside criteria."""
        return self.section.edition

    @property
    def is_round_robin(self) -> bool:
        """True for round robins, where unplayed games count by other articles (C.07, 15.2)."""
        return self.section.system.berger

    @property
    def size(self) -> int:
        """Number of players, ranked or not."""
        return len(self.numbers)

    def worth(self, outcome: Outcome) -> int:
        """Ticks of an outcome in this event's point system."""
        return int(self.section.points.points(outcome) * self.ticks)

    @cached_property
    def win(self) -> int:
        """W in ticks."""
        return self.worth(Outcome.WIN)

    @cached_property
    def draw(self) -> int:
        """D in ticks."""
        return self.worth(Outcome.DRAW)

    @cached_property
    def loss(self) -> int:
        """L in ticks."""
        return self.worth(Outcome.LOSS)

    @cached_property
    def otb(self) -> Mask:
        """Games played over the board, short ones included."""
        mask: Mask = _OTB[self.code]
        return mask

    @cached_property
    def forfeit(self) -> Mask:
        """Forfeit wins and losses."""
        mask: Mask = _FORFEIT[self.code]
        return mask

    @cached_property
    def open(self) -> Mask:
        """Open and adjourned games."""
        mask: Mask = ~_DECIDED[self.code]
        return mask

    @cached_property
    def rest(self) -> Mask:
        """Free rounds of a round robin: nothing at all."""
        mask: Mask = self.code == CODE_OF[Outcome.REST]
        return mask

    @cached_property
    def unplayed(self) -> Mask:
        """Decided rounds without a game over the board, free rounds apart."""
        return ~(self.otb | self.open | self.rest)

    @cached_property
    def requested(self) -> Mask:
        """Requested byes: half- and zero-point byes (C.07, 16.1)."""
        return _REQUESTED[self.code]

    @cached_property
    def vur(self) -> Mask:
        """Voluntary unplayed rounds: requested byes and forfeit losses (C.07, 16.1)."""
        return _VOLUNTARY[self.code]

    @cached_property
    def won(self) -> Mask:
        """Won games, over the board or by forfeit."""
        return _WON[self.code]

    @cached_property
    def score(self) -> Ints:
        """s(p): awarded points of the counted rounds, in ticks."""
        total: Ints = self.awarded.sum(axis=1)
        return total

    @cached_property
    def before(self) -> Ints:
        """Points before each round, in ticks."""
        running: Ints = np.cumsum(self.awarded, axis=1) - self.awarded
        return running

    @cached_property
    def otb_points(self) -> Ints:
        """otbP: points from games over the board, in ticks."""
        total: Ints = np.where(self.otb, self.awarded, 0).sum(axis=1)
        return total

    @cached_property
    def otb_games(self) -> Ints:
        """otbN: games over the board."""
        total: Ints = self.otb.sum(axis=1)
        return total

    @cached_property
    def result_unit(self) -> int:
        """Unit of ``result``: a won game counts this much."""
        return 2 * max(1, self.win - self.loss)

    @cached_property
    def result(self) -> Ints:
        """The result of each game over the board as 1, ½, 0 in ``result_unit``, whatever the point system.

        Odd results count (a - L) / (W - L) on each side.
        """
        drew = _DREW[self.code]
        drawn_by_both = drew & drew[self.opponent, np.arange(self.rounds)]
        half = self.result_unit // 2
        odd = 2 * (np.where(drew, self.draw, self.loss) - self.loss)
        value: Ints = np.where(self.won, self.result_unit, np.where(drawn_by_both, half, odd))
        return np.where(self.otb, value, 0)

    @cached_property
    def all_later_voluntary(self) -> Mask:
        """For each round: are all later counted rounds VURs? True in the last one."""
        tail = np.ones((self.size, self.rounds), dtype=bool)
        vur = self.vur if self.absences is None else self.absences
        if self.rounds > 1:
            tail[:, :-1] = np.logical_and.accumulate(vur[:, :0:-1], axis=1)[:, ::-1]
        return tail

    @cached_property
    def virtual_score(self) -> Ints:
        """Score with every unplayed round worth a draw (editions before September 2023), in ticks."""
        seen = self.unplayed_as_seen
        total: Ints = np.where(self.otb & ~seen, self.awarded, 0).sum(axis=1) + self.draw * seen.sum(axis=1)
        return total

    @property
    def unplayed_as_seen(self) -> Mask:
        """Unplayed rounds that decide how opponents see a player."""
        return self.unplayed if self.missed is None else self.missed

    @cached_property
    def _memo(self) -> dict[Hashable, Any]:
        return {}

    def memo(self, key: Hashable, compute: Callable[[], T]) -> T:
        """A value that several rungs of one ladder share, computed once."""
        if key not in self._memo:
            self._memo[key] = compute()
        value: T = self._memo[key]
        return value


class TeamCrosstable:
    """The matches of teams in both scores, and the boards.

    ``boards`` are teams x rounds x boards, ``board_ticks`` to a point; ``primary`` is the score that ranks. Each of
    the two tables knows this one, so a criterion finds the other score from either.
    """

    def __init__(self, first: Crosstable, second: Crosstable, scores: TeamScores) -> None:
        self.primary, self.secondary = scores.primary, scores.secondary
        self.boards, self.board_ticks = _boards(first, scores)
        self._by_score = {
            self.primary: replace(first, teams=self),
            self.secondary: replace(second, teams=self),
        }

    def by(self, score: str | None) -> Crosstable:
        """The table of a score (``MP``, ``GP``); None: the primary one."""
        return self._by_score[score or self.primary]

    @property
    def boards_per_match(self) -> int:
        """How many boards a match has."""
        return int(self.boards.shape[2])


def build(section: Section, after_round: int | None = None) -> Crosstable:
    """Arrays of a section after a round; None: the last round all of whose games are decided.

    ``after_round`` beyond the rounds held is cut to them. Rounds that the snapshot leaves unpaired for a player
    count as absences when others were paired. Where the players are teams, the table is that of the primary score.
    Where a match is two games (C.04.5) its games count together, as one round.
    """
    if section.system.stage_rounds == GAMES:
        rounds = section.rounds_decided if after_round is None else max(0, min(after_round, section.rounds_held))
        view = after_games(section, rounds)
        return replace(_build(view, match_of(rounds)), of_rounds=rounds)
    table = _build(section, after_round)
    scores = section.team_scores
    if scores is None:
        return table
    other = _build(replace(section, cells=scores.cells, points=scores.points, team_scores=None), table.rounds)
    return TeamCrosstable(table, other, scores).by(None)


def _boards(table: Crosstable, scores: TeamScores) -> tuple[Ints, int]:
    """The points of every board, and the ticks that they are counted in."""
    nothing = (Fraction(0),) * scores.boards
    flat = [value for row in scores.board_points for r in row[: table.rounds] for value in r or nothing]
    ticks = math.lcm(1, *{value.denominator for value in flat})
    boards = np.fromiter((int(value * ticks) for value in flat), np.int64, len(flat)).reshape(
        table.size, table.rounds, scores.boards
    )
    boards[table.rest | table.open] = 0
    return boards, ticks


def _build(section: Section, after_round: int | None) -> Crosstable:
    held = section.rounds_held
    rounds = section.rounds_decided if after_round is None else max(0, min(after_round, held))
    size = len(section.players)
    numbers = np.fromiter((player.number for player in section.players), np.int64, size)
    rating = np.fromiter((player.rating or 0 for player in section.players), np.int64, size)
    shape = (size, rounds)
    if size and rounds:
        rows = section.cells if rounds == held else [row[:rounds] for row in section.cells]
        flat = list(chain.from_iterable(rows))
        code = np.array([_CODE[cell.outcome._value_] for cell in flat]).reshape(shape)
        index = np.full(int(numbers.max()) + 1, -1)
        index[numbers] = np.arange(size)
        opponent = index[[cell.opponent or 0 for cell in flat]].reshape(shape)  # nobody has the number 0
        colour = np.array([_SIDE[cell.colour._value_] if cell.colour else 0 for cell in flat]).reshape(shape)
        white, black = colour == _WHITE, colour == _BLACK
        overridden = {position: cell.awarded for position, cell in enumerate(flat) if cell.awarded is not None}
    else:
        code = np.zeros(shape, dtype=np.int64)
        opponent = np.full(shape, -1)
        white = black = np.zeros(shape, dtype=bool)
        overridden = {}
    code[code == CODE_OF[Outcome.UNPAIRED]] = CODE_OF[Outcome.ZERO_POINT_BYE]
    ticks = math.lcm(section.points.ticks_per_point, *(points.denominator for points in overridden.values()))
    awarded = _tick_table(section.points, ticks)[code]
    for position, points in overridden.items():
        awarded[divmod(position, rounds)] = int(points * ticks)
    early = left_early(section)
    left = np.fromiter((player.number in early for player in section.players), bool, size)
    if early:
        gone = left[:, None] | ((opponent >= 0) & left[opponent])
        code[gone] = CODE_OF[Outcome.REST]
        opponent[gone] = -1
        white, black = white & ~gone, black & ~gone
        awarded[gone] = 0
    expelled = np.fromiter((player.standing is Standing.EXPELLED for player in section.players), bool, size)
    ranked = ~(expelled | left)
    if rounds:
        absent = (code == CODE_OF[Outcome.ZERO_POINT_BYE]) | (code == CODE_OF[Outcome.REST])
        ranked &= ~absent.all(axis=1)
    return Crosstable(section, rounds, ticks, numbers, rating, code, opponent, black, white, awarded, ranked)


@lru_cache(maxsize=64)
def _tick_table(points: PointSystem, ticks: int) -> Ints:
    table = np.array([int(points.points(outcome) * ticks) for outcome in _OUTCOMES])
    table.setflags(write=False)  # it is shared
    return table
