"""Rounds of one sort, counted (C.07, 7): wins, games with Black, rounds elected to play."""

from __future__ import annotations

from typing import ClassVar

import numpy as np

from tdapp.domain.words.wording import marked, tr
from tdapp.tiebreaks.column import Column
from tdapp.tiebreaks.criteria.base import CriterionOption, Step, Worked, counting_column, line, sum_formula
from tdapp.tiebreaks.criteria.own_record import OwnRecord
from tdapp.tiebreaks.crosstable import Crosstable, Ints, Mask
from tdapp.tiebreaks.explain import State
from tdapp.tiebreaks.text import short_text


class Counted(OwnRecord):
    """A number of rounds of one sort."""

    integer = True
    not_counted: ClassVar[str]

    def mask(self, table: Crosstable, step: Step) -> Mask:
        """The rounds that count, (P, n)."""
        raise NotImplementedError

    def halves(self, table: Crosstable, step: Step) -> Mask:
        """Rounds that count a half, (P, n)."""
        return np.zeros_like(table.otb)

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """How many rounds count."""
        halves = self.halves(table, step)
        if not halves.any():
            return counting_column(self.mask(table, step))
        return Column((2 * self.mask(table, step) + halves).sum(axis=1), 2)

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """Round by round: counts or not."""
        mask, halves = self.mask(table, step), self.halves(table, step)
        lines = tuple(
            line(
                table,
                player,
                r,
                term="1" if mask[player, r] else "0.5" if halves[player, r] else "0",
                state=State.COUNTED if mask[player, r] or halves[player, r] else State.NOT_COUNTED,
                why=tr("unplayed: half White, half Black")
                if halves[player, r]
                else self._why(table, step, bool(mask[player, r]), player, r),
            )
            for r in range(table.rounds)
        )
        value = self.column(table, step, groups).value(player)
        return Worked(lines, sum_formula(lines, short_text(value)))

    def _why(self, table: Crosstable, step: Step, counts: bool, player: int, r: int) -> str:
        if table.open[player, r]:
            return tr("no result yet")
        if table.otb[player, r]:
            return "" if counts else tr(self.not_counted)
        return tr("counts although not played over the board") if counts else tr("not played over the board")


class Wins(Counted):
    """WIN (C.07, 7.1): rounds with as many points as a win gives, played or not."""

    code = "WIN"
    name = "Number of wins"
    sentence = "Rounds in which the player got as many points as a win gives, played or not."
    source = "C.07, 7.1"
    strengths = "Simple, known at once, and rewards playing for a win."
    weaknesses = "Forfeit wins and full byes count too, and a player with more wins has more losses as well."
    not_counted = marked("not a win")

    def mask(self, table: Crosstable, step: Step) -> Mask:
        """Awarded points = W."""
        mask: Mask = (table.awarded == table.win) & ~table.rest & ~table.open
        return mask


class GamesWon(Counted):
    """WON (C.07, 7.2): games won over the board."""

    code = "WON"
    name = "Number of games won"
    sentence = "Games won over the board."
    source = "C.07, 7.2"
    strengths = "Rewards wins at the board, without gifts."
    weaknesses = (
        "A forfeit win, for which the player can do nothing, puts him behind; the same points with more wins mean "
        "more losses."
    )
    not_counted = marked("not won")

    def mask(self, table: Crosstable, step: Step) -> Mask:
        """Won games among those that count for the own record."""
        mask: Mask = step.policy.counts(table, self.kind) & table.won
        return mask


class GamesWithBlack(Counted):
    """BPG (C.07, 7.3): games played with Black over the board."""

    code = "BPG"
    for_teams = False
    name = "Games played with Black"
    sentence = "Games played over the board with the black pieces."
    source = "C.07, 7.3"
    strengths = "Makes up for the disadvantage of Black in events with an odd number of rounds."
    weaknesses = "Separates only into two or three groups, and says little where colours are balanced."
    not_counted = marked("White")
    options = (
        CriterionOption(
            "unplayed",
            marked("Unplayed rounds count as"),
            ("none", "half"),
            (marked("no game with Black"), marked("half White, half Black (Vereshchagin)")),
            default="none",
            words=marked("unplayed rounds half a Black"),
        ),
    )

    def mask(self, table: Crosstable, step: Step) -> Mask:
        """Games with Black among those that count for the own record."""
        mask: Mask = step.policy.counts(table, self.kind) & table.black
        return mask

    def halves(self, table: Crosstable, step: Step) -> Mask:
        """Unplayed rounds, where they are half a game with Black."""
        halves: Mask = table.unplayed & ~step.policy.counts(table, self.kind)
        return halves if step.options.get("unplayed") == "half" else np.zeros_like(halves)


class WinsWithBlack(Counted):
    """BWG (C.07, 7.4): games won with Black over the board."""

    code = "BWG"
    for_teams = False
    name = "Games won with Black"
    sentence = "Games won over the board with the black pieces."
    source = "C.07, 7.4"
    strengths = "Rewards the hardest thing to do at the board."
    weaknesses = "Who had White more often had fewer chances; small numbers, many ties."
    not_counted = marked("not a win with Black")

    def mask(self, table: Crosstable, step: Step) -> Mask:
        """Won games with Black among those that count for the own record."""
        mask: Mask = step.policy.counts(table, self.kind) & table.won & table.black
        return mask


class RoundsElected(Counted):
    """REP (C.07, 7.6; GE before August 2024): rounds that the player elected to play."""

    code = "REP"
    name = "Rounds one elected to play"
    sentence = "The rounds less half-point byes, zero-point byes and forfeit losses."
    source = "C.07, 7.6"
    strengths = "Puts those who came for every round before those who asked for byes."
    weaknesses = "Equal for nearly everybody; somebody who had good reasons to miss a round pays for it."
    not_counted = marked("voluntary unplayed round")

    def mask(self, table: Crosstable, step: Step) -> Mask:
        """Rounds that are no voluntary unplayed round."""
        mask: Mask = ~table.vur
        return mask

    def _why(self, table: Crosstable, step: Step, counts: bool, player: int, r: int) -> str:
        if table.open[player, r]:
            return tr("no result yet")
        if counts:
            return "" if table.otb[player, r] else tr("not played, but not by the player's own choice")
        return tr(self.not_counted)


class GamesPlayed(Counted):
    """GP: games played over the board, against players who stay away."""

    code = "GP"
    for_teams = False
    name = "Games played"
    c07 = False
    sentence = "Games played over the board."
    source = "used by German clubs against players who stay away"
    strengths = "Discourages staying away, and makes a lost game worth more than one that was not played."
    weaknesses = "Punishes the pairing-allocated bye and the opponent's absence as much as the player's own."
    not_counted = ""

    def mask(self, table: Crosstable, step: Step) -> Mask:
        """Games over the board."""
        return table.otb
