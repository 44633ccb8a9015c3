"""The player's own record (C.07, 7): points, wins, games with Black, progressive score."""

from __future__ import annotations

from fractions import Fraction
from typing import ClassVar

import numpy as np

from tdapp.domain.scoring import decimal_text
from tdapp.tiebreaks.column import Column
from tdapp.tiebreaks.criteria.base import Criterion, CriterionOption, Step, Worked, counting_column, line, sum_formula
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
    strengths: ClassVar[str] = "The result itself; nobody needs to have it explained."
    weaknesses: ClassVar[str] = "Ties are common, most of all in short events with many players."

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
    strengths: ClassVar[str] = "Simple, known at once, and rewards playing for a win."
    weaknesses: ClassVar[str] = (
        "Forfeit wins and full byes count too, and a player with more wins has more losses as well."
    )
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
    strengths: ClassVar[str] = "Rewards wins at the board, without gifts."
    weaknesses: ClassVar[str] = (
        "A forfeit win, for which the player can do nothing, puts him behind; the same points with more wins mean "
        "more losses."
    )
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
    strengths: ClassVar[str] = "Makes up for the disadvantage of Black in events with an odd number of rounds."
    weaknesses: ClassVar[str] = "Separates only into two or three groups, and says little where colours are balanced."
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
    strengths: ClassVar[str] = "Rewards the hardest thing to do at the board."
    weaknesses: ClassVar[str] = "Who had White more often had fewer chances; small numbers, many ties."
    not_counted: ClassVar[str] = "not a win with Black"

    def mask(self, table: Crosstable, step: Step) -> Mask:
        """Won games with Black among those that count for the own record."""
        mask: Mask = step.policy.counts(table, self.kind) & table.won & table.black
        return mask


class RoundsElected(Counted):
    """REP (C.07, 7.6; GE before August 2024): rounds that the player elected to play."""

    code: ClassVar[str] = "REP"
    name: ClassVar[str] = "Rounds one elected to play"
    sentence: ClassVar[str] = "The rounds less half-point byes, zero-point byes and forfeit losses."
    source: ClassVar[str] = "C.07, 7.6"
    strengths: ClassVar[str] = "Puts those who came for every round before those who asked for byes."
    weaknesses: ClassVar[str] = "Equal for nearly everybody; somebody who had good reasons to miss a round pays for it."
    not_counted: ClassVar[str] = "voluntary unplayed round"

    def mask(self, table: Crosstable, step: Step) -> Mask:
        """Rounds that are no voluntary unplayed round."""
        mask: Mask = ~table.vur
        return mask

    def _why(self, table: Crosstable, step: Step, counts: bool, player: int, r: int) -> str:
        if table.open[player, r]:
            return "no result yet"
        if counts:
            return "" if table.otb[player, r] else "not played, but not by the player's own choice"
        return self.not_counted


class StandardPoints(OwnRecord):
    """STD (C.07, 7.7): 1, ½, 0 per round by comparing the points of the two sides, whatever the point system.

    The article compares with the scheduled opponent, so a 0-0 and, read literally, a double forfeit give ½ to each;
    ``reading=result-code`` gives what the own result says instead, as other programs do.
    """

    code: ClassVar[str] = "STD"
    name: ClassVar[str] = "Standard points"
    sentence: ClassVar[str] = (
        "One point for each round with more points than the scheduled opponent, half for as many; without an opponent "
        "the points are compared with a draw."
    )
    source: ClassVar[str] = "C.07, 7.7"
    strengths: ClassVar[str] = "Brings classic points back as a tie-break where wins count three."
    weaknesses: ClassVar[str] = "Says nothing under the usual point system; the text leaves double forfeits open."
    options: ClassVar[tuple[CriterionOption, ...]] = (
        CriterionOption(
            "reading",
            "How odd results count",
            ("text", "result-code"),
            ("by the text: compared with the scheduled opponent", "by the own result alone"),
            default="text",
        ),
    )

    def halves(self, table: Crosstable, step: Step) -> Ints:
        """Half points of each round, (P, n)."""
        if not table.size:
            return np.zeros_like(table.awarded)
        against = np.where(table.opponent >= 0, table.awarded[table.opponent, np.arange(table.rounds)], table.draw)
        if step.options.get("reading") == "result-code":
            against = np.full_like(table.awarded, table.draw)
        halves: Ints = np.sign(table.awarded - against) + 1
        return np.where(table.open | table.rest, 0, halves)

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """Half points added up."""
        return Column(self.halves(table, step).sum(axis=1), 2)

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """Round by round, with what was compared."""
        halves = self.halves(table, step)
        by_text = step.options.get("reading") != "result-code"
        lines, notes = [], []
        for r in range(table.rounds):
            other = int(table.opponent[player, r])
            if table.open[player, r] or table.rest[player, r]:
                why = "no result yet" if table.open[player, r] else "free round"
                lines.append(line(table, player, r, state=State.NOT_COUNTED, why=why))
                continue
            compared = other >= 0 and by_text
            points = ticks_text(table, int(table.awarded[other, r]) if compared else table.draw)
            why = f"compared with the opponent's {points}" if compared else f"compared with a draw, {points}"
            if compared and table.forfeit[player, r] and not table.won[[player, other], r].any():
                notes.append(
                    f"Round {r + 1}: C.07, 7.7 does not say whether a double forfeit gives half a point; "
                    "the text is taken literally."
                )
            half = Fraction(int(halves[player, r]), 2)
            lines.append(line(table, player, r, term=decimal_text(half), why=why))
        value = Fraction(int(halves[player].sum()), 2)
        return Worked(tuple(lines), sum_formula(lines, decimal_text(value)), notes=tuple(notes))


class Progressive(OwnRecord):
    """PS (C.07, 7.5): the sum of the scores after each round; ``/Cn`` leaves out those after the first n rounds."""

    code: ClassVar[str] = "PS"
    name: ClassVar[str] = "Progressive score"
    sentence: ClassVar[str] = "The sum of the player's scores after each round."
    source: ClassVar[str] = "C.07, 7.5"
    strengths: ClassVar[str] = (
        "Depends on the own results alone and is known at the end of the own game; rewards a lead held early "
        "against what is usually stronger opposition."
    )
    weaknesses: ClassVar[str] = (
        "Counts the order of the results, which in a Swiss depends on the first pairings. An early unplayed win is "
        "worth as much as a played one."
    )
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


class PairingNumber(OwnRecord):
    """TPN (C.07, 7.8): the pairing number, lowest first; ``/R`` highest first."""

    code: ClassVar[str] = "TPN"
    name: ClassVar[str] = "Pairing number"
    sentence: ClassVar[str] = "The lower pairing number comes first; with /R the higher one."
    source: ClassVar[str] = "C.07, 7.8"
    strengths: ClassVar[str] = "Always breaks the tie, is known before the event and cannot be argued with."
    weaknesses: ClassVar[str] = "Has nothing to do with the games: the better rated player is simply preferred."
    check: ClassVar[Check] = Check.EQUATION
    modifiers: ClassVar[str] = "R"
    integer: ClassVar[bool] = True
    reads_games: ClassVar[bool] = False

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """The number itself."""
        return Column(table.numbers, lower_is_better=not step.rung.has("R"))

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """The number and which way it ranks."""
        first = "highest" if step.rung.has("R") else "lowest"
        return Worked((), f"{first} first: pairing number = {int(table.numbers[player])}")


class GamesPlayed(Counted):
    """GP: games played over the board, against players who stay away."""

    code: ClassVar[str] = "GP"
    name: ClassVar[str] = "Games played"
    c07: ClassVar[bool] = False
    sentence: ClassVar[str] = "Games played over the board."
    source: ClassVar[str] = "used by German clubs against players who stay away"
    strengths: ClassVar[str] = (
        "Discourages staying away, and makes a lost game worth more than one that was not played."
    )
    weaknesses: ClassVar[str] = (
        "Punishes the pairing-allocated bye and the opponent's absence as much as the player's own."
    )
    not_counted: ClassVar[str] = ""

    def mask(self, table: Crosstable, step: Step) -> Mask:
        """Games over the board."""
        return table.otb
