"""The player's own record (C.07, 7): points, wins, games with Black, progressive score."""

from __future__ import annotations

from fractions import Fraction
from typing import ClassVar

import numpy as np

from tdapp.domain.scoring import decimal_text
from tdapp.tiebreaks.column import Column
from tdapp.tiebreaks.criteria.base import Criterion, Step, Worked, counting_column, line, sum_formula
from tdapp.tiebreaks.crosstable import Crosstable, Ints, Mask
from tdapp.tiebreaks.explain import Check, State
from tdapp.tiebreaks.terms import CriterionKind
from tdapp.tiebreaks.text import ticks_text


class OwnRecord(Criterion):
    """Shared facts of the family."""

    family: ClassVar[str] = "Own record"
    c07: ClassVar[bool] = True
    kind: ClassVar[CriterionKind] = CriterionKind.OWN_RECORD
    check: ClassVar[Check] = Check.SUM


class Points(OwnRecord):
    """PTS: the awarded points; ranks before every rung by itself."""

    code: ClassVar[str] = "PTS"
    name: ClassVar[str] = "Points"
    sentence: ClassVar[str] = "The points of the event."
    source: ClassVar[str] = "TRF26, record 212"

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """Points."""
        return Column(table.score, table.ticks)

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """Points round by round."""
        lines = tuple(
            line(table, player, r, term=ticks_text(table, int(table.awarded[player, r]))) for r in range(table.rounds)
        )
        return Worked(lines, sum_formula(lines, ticks_text(table, int(table.score[player]))))


class Counted(OwnRecord):
    """A number of rounds of one sort."""

    integer: ClassVar[bool] = True
    not_counted: ClassVar[str]

    def mask(self, table: Crosstable, step: Step) -> Mask:
        """The rounds that count, (P, n)."""
        raise NotImplementedError

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """How many rounds count."""
        return counting_column(self.mask(table, step))

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """Round by round: counts or not."""
        mask = self.mask(table, step)
        lines = tuple(
            line(
                table,
                player,
                r,
                term="1" if mask[player, r] else "0",
                state=State.COUNTED if mask[player, r] else State.NOT_COUNTED,
                why=self._why(table, step, bool(mask[player, r]), player, r),
            )
            for r in range(table.rounds)
        )
        return Worked(lines, sum_formula(lines, str(int(mask[player].sum()))))

    def _why(self, table: Crosstable, step: Step, counts: bool, player: int, r: int) -> str:
        if table.open[player, r]:
            return "no result yet"
        if table.otb[player, r]:
            return "" if counts else self.not_counted
        return "counts although not played over the board" if counts else "not played over the board"


class Wins(Counted):
    """WIN (C.07, 7.1): rounds with as many points as a win gives, played or not."""

    code: ClassVar[str] = "WIN"
    name: ClassVar[str] = "Number of wins"
    sentence: ClassVar[str] = "Rounds in which the player got as many points as a win gives, played or not."
    source: ClassVar[str] = "C.07, 7.1"
    not_counted: ClassVar[str] = "not a win"

    def mask(self, table: Crosstable, step: Step) -> Mask:
        """Awarded points = W."""
        mask: Mask = (table.awarded == table.win) & ~table.rest & ~table.open
        return mask


class GamesWon(Counted):
    """WON (C.07, 7.2): games won over the board."""

    code: ClassVar[str] = "WON"
    name: ClassVar[str] = "Number of games won"
    sentence: ClassVar[str] = "Games won over the board."
    source: ClassVar[str] = "C.07, 7.2"
    not_counted: ClassVar[str] = "not won"

    def mask(self, table: Crosstable, step: Step) -> Mask:
        """Won games among those that count for the own record."""
        mask: Mask = step.policy.counts(table, self.kind) & table.won
        return mask


class GamesWithBlack(Counted):
    """BPG (C.07, 7.3): games played with Black over the board."""

    code: ClassVar[str] = "BPG"
    name: ClassVar[str] = "Games played with Black"
    sentence: ClassVar[str] = "Games played over the board with the black pieces."
    source: ClassVar[str] = "C.07, 7.3"
    not_counted: ClassVar[str] = "White"

    def mask(self, table: Crosstable, step: Step) -> Mask:
        """Games with Black among those that count for the own record."""
        mask: Mask = step.policy.counts(table, self.kind) & table.black
        return mask


class WinsWithBlack(Counted):
    """BWG (C.07, 7.4): games won with Black over the board."""

    code: ClassVar[str] = "BWG"
    name: ClassVar[str] = "Games won with Black"
    sentence: ClassVar[str] = "Games won over the board with the black pieces."
    source: ClassVar[str] = "C.07, 7.4"
    not_counted: ClassVar[str] = "not a win with Black"

    def mask(self, table: Crosstable, step: Step) -> Mask:
        """Won games with Black among those that count for the own record."""
        mask: Mask = step.policy.counts(table, self.kind) & table.won & table.black
        return mask


class Progressive(OwnRecord):
    """PS (C.07, 7.5): the sum of the scores after each round; ``/Cn`` leaves out those after the first n rounds."""

    code: ClassVar[str] = "PS"
    name: ClassVar[str] = "Progressive score"
    sentence: ClassVar[str] = "The sum of the player's scores after each round."
    source: ClassVar[str] = "C.07, 7.5"
    modifiers: ClassVar[str] = "C"

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """Sum of running scores from round n + 1 on."""
        running = np.cumsum(table.awarded, axis=1)
        return Column(running[:, step.cuts.low :].sum(axis=1), table.ticks)

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """The running score after each round."""
        running = np.cumsum(table.awarded, axis=1)
        lines = tuple(
            line(
                table,
                player,
                r,
                term=ticks_text(table, int(running[player, r])),
                state=State.CUT if r < step.cuts.low else State.COUNTED,
                why="score after an early round, cut (C.07, 7.5)" if r < step.cuts.low else "score after this round",
            )
            for r in range(table.rounds)
        )
        value = self.column(table, step, groups).fraction(player)
        return Worked(lines, sum_formula(lines, decimal_text(value or Fraction(0))))
