"""The player's own record (C.07, 7): points, standard and progressive points, pairing number."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from tdapp.domain.words.wording import marked, tr
from tdapp.tiebreaks.column import Column
from tdapp.tiebreaks.criteria.base import Criterion, CriterionOption, Step, Worked, line, sum_formula, why_at_rest
from tdapp.tiebreaks.crosstable import Crosstable, Ints, Mask
from tdapp.tiebreaks.explain import Check, State
from tdapp.tiebreaks.terms import CriterionKind
from tdapp.tiebreaks.text import ticks_text, value_text


class OwnRecord(Criterion):
    """Shared facts of the family."""

    family = "Own record"
    c07 = True
    kind = CriterionKind.OWN_RECORD
    check = Check.SUM


class Points(OwnRecord):
    """PTS: the awarded points; ranks before every rung by itself."""

    code = "PTS"
    name = "Points"
    sentence = "The points of the event."
    source = "TRF26, record 212"
    strengths = "The result itself; nobody needs to have it explained."
    weaknesses = "Ties are common, most of all in short events with many players."

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """Points."""
        return Column(table.score, table.ticks)

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """Points round by round."""
        lines = tuple(
            line(table, player, r, term=ticks_text(table, int(table.awarded[player, r]))) for r in range(table.rounds)
        )
        return Worked(lines, sum_formula(lines, ticks_text(table, int(table.score[player]))))


class StandardPoints(OwnRecord):
    """STD (C.07, 7.7): 1, ½, 0 per round by comparing the points of the two sides, whatever the point system.

    The article compares with the scheduled opponent, so a 0-0 gives ½ to each; by its letter a double forfeit does too
    (``reading=literal``). By default that gives nothing, as in gacrux and Sharly Chess: nobody scored.
    ``reading=result-code`` gives what the own result says, whatever the opponent got.
    """

    code = "STD"
    name = "Standard points"
    sentence = (
        "One point for each round with more points than the scheduled opponent, half for as many; without an opponent "
        "the points are compared with a draw. A double forfeit gives nothing."
    )
    source = "C.07, 7.7"
    strengths = "Brings classic points back as a tie-break where wins count three."
    weaknesses = "Says nothing under the usual point system."
    options = (
        CriterionOption(
            "reading",
            "How odd results count",
            ("nothing", "literal", "result-code"),
            (
                marked("as 7.7 compares, but a double forfeit gives nothing"),
                marked("by the letter of 7.7: a double forfeit gives ½ to each"),
                marked("by the own result alone"),
            ),
            default="nothing",
            words="{}",
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
        nothing = table.open | table.rest
        if step.options.get("reading") != "literal":
            nothing = nothing | both_forfeited(table)
        return np.where(nothing, 0, halves)

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """Half points added up."""
        return Column(self.halves(table, step).sum(axis=1), 2)

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """Round by round, with what was compared."""
        halves = self.halves(table, step)
        reading, both = step.options.get("reading"), both_forfeited(table)
        lines, notes = [], []
        for r in range(table.rounds):
            other = int(table.opponent[player, r])
            if table.open[player, r] or table.rest[player, r]:
                why = tr("no result yet") if table.open[player, r] else why_at_rest(table, player, r)
                lines.append(line(table, player, r, state=State.NOT_COUNTED, why=why))
                continue
            compared = other >= 0 and reading != "result-code"
            points = ticks_text(table, int(table.awarded[other, r]) if compared else table.draw)
            why = (
                tr("compared with the opponent's {points}").format(points=points)
                if compared
                else tr("compared with a draw, {points}").format(points=points)
            )
            if both[player, r] and reading != "literal":
                why = tr("double forfeit: nothing for either side")
            elif both[player, r]:
                notes.append(
                    tr(
                        "Round {number}: a double forfeit read literally as two equal scores (C.07, 7.7); "
                        "the usual reading gives nothing."
                    ).format(number=r + 1)
                )
            half = Fraction(int(halves[player, r]), 2)
            lines.append(line(table, player, r, term=value_text(half), why=why))
        value = Fraction(int(halves[player].sum()), 2)
        return Worked(tuple(lines), sum_formula(lines, value_text(value)), notes=tuple(notes))


def both_forfeited(table: Crosstable) -> Mask:
    """Double forfeits: the own forfeit loss, and the scheduled opponent's, (P, n)."""
    lost = table.forfeit & ~table.won
    if not table.size:
        return lost
    both: Mask = lost & (table.opponent >= 0) & lost[table.opponent, np.arange(table.rounds)]
    return both


class Progressive(OwnRecord):
    """PS (C.07, 7.5): the sum of the scores after each round; ``/Cn`` leaves out those after the first n rounds."""

    code = "PS"
    name = "Progressive score"
    sentence = "The sum of the player's scores after each round."
    source = "C.07, 7.5"
    strengths = (
        "Depends on the own results alone and is known at the end of the own game; rewards a lead held early "
        "against what is usually stronger opposition."
    )
    weaknesses = (
        "Counts the order of the results, which in a Swiss depends on the first pairings. An early unplayed win is "
        "worth as much as a played one."
    )
    modifiers = "C"

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
                why=tr("score after an early round, cut (C.07, 7.5)")
                if r < step.cuts.low
                else tr("score after this round"),
            )
            for r in range(table.rounds)
        )
        value = self.column(table, step, groups).value(player)
        return Worked(lines, sum_formula(lines, value_text(value)))


class PairingNumber(OwnRecord):
    """TPN (C.07, 7.8): the pairing number, lowest first; ``/R`` highest first."""

    code = "TPN"
    name = "Pairing number"
    sentence = "The lower pairing number comes first; with /R the higher one."
    source = "C.07, 7.8"
    strengths = "Always breaks the tie, is known before the event and cannot be argued with."
    weaknesses = "Has nothing to do with the games: the better rated player is simply preferred."
    check = Check.EQUATION
    modifiers = "R"
    integer = True
    reads_games = False

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """The number itself."""
        return Column(table.numbers, lower_is_better=not step.rung.has("R"))

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """The number and which way it ranks."""
        sentence = (
            tr("highest first: pairing number = {number}")
            if step.rung.has("R")
            else tr("lowest first: pairing number = {number}")
        )
        return Worked((), sentence.format(number=int(table.numbers[player])))
