"""Rating criteria (C.07, 10): average rating of opponents and performance, over games over the board."""

from __future__ import annotations

from typing import ClassVar

import numpy as np

from tdapp.tiebreaks.column import Column, undefined
from tdapp.tiebreaks.criteria.base import Criterion, CriterionOption, Step, Worked, line
from tdapp.tiebreaks.crosstable import Crosstable, Ints, Mask
from tdapp.tiebreaks.cuts import cut_lowest
from tdapp.tiebreaks.explain import Check, State
from tdapp.tiebreaks.rating_tables import DP
from tdapp.tiebreaks.terms import CriterionKind
from tdapp.tiebreaks.text import short_text

_DP = np.array(DP, dtype=np.int64)


UNRATED = CriterionOption(
    "unrated",
    "Unrated players count as",
    number=(1, 3999),
    example="1400",
    without="no rule: the criterion is left out",
)


class RatingCriterion(Criterion):
    """Shared: opponents' ratings, the rule for unrated players, the half-up mean."""

    family: ClassVar[str] = "Ratings"
    kind: ClassVar[CriterionKind] = CriterionKind.RATINGS
    integer: ClassVar[bool] = True
    needs_ratings: ClassVar[bool] = True
    c07: ClassVar[bool] = True
    options: ClassVar[tuple[CriterionOption, ...]] = (UNRATED,)

    def ratings(self, table: Crosstable, step: Step) -> Ints:
        """Ratings with the published rule for unrated players applied; 0 where there is none."""
        rule = step.options.get("unrated")
        return table.rating if rule is None else np.where(table.rating == 0, int(rule), table.rating)

    def dropped(self, table: Crosstable, step: Step) -> str:
        """Why the criterion drops out of the list, or empty (C.07, 10: no rule for unrated players)."""
        met = np.zeros(table.size, dtype=bool)
        games = step.policy.counts(table, self.kind)
        met[table.opponent[games]] = True
        unrated = int((met & (self.ratings(table, step) == 0)).sum())
        if not unrated:
            return ""
        subject = "1 player has" if unrated == 1 else f"{unrated} players have"
        return (
            f"{step.rung.label} is left out: {subject} no rating, and no rule for unrated players was chosen "
            "(for example {unrated=1400})."
        )

    def kept(self, table: Crosstable, step: Step) -> tuple[Mask, Mask, Ints]:
        """Games, games after the cuts, and the opponents' ratings, (P, n) each."""
        games = step.policy.counts(table, self.kind)
        rating = np.where(games, self.ratings(table, step)[table.opponent], 0)
        return games, cut_lowest(rating, rating, games, None, step.cuts), rating

    def average(self, table: Crosstable, step: Step) -> tuple[Ints, Ints]:
        """Mean rating of the kept opponents, rounded half up, and how many there are."""
        _, kept, rating = self.kept(table, step)
        count = kept.sum(axis=1)
        total = np.where(kept, rating, 0).sum(axis=1)
        mean = (2 * total + count) // np.maximum(2 * count, 1)
        return mean, count

    def rating_lines(self, table: Crosstable, step: Step, player: int) -> tuple[list[str], Worked]:
        """The rounds with the opponents' ratings; texts of the kept ones."""
        games, kept, rating = self.kept(table, step)
        rule = step.options.get("unrated")
        lines = []
        for r in range(table.rounds):
            if not games[player, r]:
                why = "no result yet" if table.open[player, r] else "not played over the board (C.07, 10)"
                lines.append(line(table, player, r, state=State.NOT_COUNTED, why=why))
                continue
            unrated = table.rating[table.opponent[player, r]] == 0
            value = str(int(rating[player, r]))
            cut = not kept[player, r]
            why = f"unrated, counts {rule}" if unrated else ""
            if cut:
                why = "; ".join(filter(None, ("cut (C.07, 14)", why)))
            state = State.CUT if cut else State.COUNTED
            lines.append(line(table, player, r, opponent_score=value, term=value, state=state, why=why))
        counted = [entry.term for entry in lines if entry.state is State.COUNTED]
        return counted, Worked(tuple(lines), "")


class AverageRating(RatingCriterion):
    """ARO (C.07, 10.1): mean rating of the opponents met over the board, rounded half up."""

    code: ClassVar[str] = "ARO"
    name: ClassVar[str] = "Average rating of opponents"
    sentence: ClassVar[str] = "The mean rating of the opponents met over the board, rounded to a whole number."
    source: ClassVar[str] = "C.07, 10.1"
    check: ClassVar[Check] = Check.MEAN
    modifiers: ClassVar[str] = "CM"

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """The rounded mean; undefined without a game or with everything cut."""
        if note := self.dropped(table, step):
            return undefined(table.size, note)
        mean, count = self.average(table, step)
        return Column(mean, missing=count == 0)

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """Opponents' ratings and their mean."""
        counted, worked = self.rating_lines(table, step, player)
        value = self.column(table, step, groups).fraction(player)
        if value is None:
            return Worked(worked.terms, "no opponent with a rating was met over the board")
        return Worked(worked.terms, f"({' + '.join(counted)}) / {len(counted)} = {short_text(value)}, rounded half up")


class Performance(RatingCriterion):
    """TPR (C.07, 10.2): rounded ARO + dp(p), p = share of points over the board in whole percent, half up."""

    code: ClassVar[str] = "TPR"
    name: ClassVar[str] = "Tournament performance rating"
    sentence: ClassVar[str] = (
        "The average rating of opponents plus the rating difference that FIDE's table gives for the score."
    )
    source: ClassVar[str] = "C.07, 10.2; B.02, 8.1.1"
    check: ClassVar[Check] = Check.EQUATION

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """ARO + dp; undefined without a game."""
        if note := self.dropped(table, step):
            return undefined(table.size, note)
        mean, count = self.average(table, step)
        return Column(mean + _DP[self.percent(table)], missing=count == 0)

    def percent(self, table: Crosstable) -> Ints:
        """Score over the board in whole percent, half up."""
        total = table.result.sum(axis=1)
        possible = np.maximum(table.otb_games * table.result_unit, 1)
        percent: Ints = np.clip((200 * total + possible) // (2 * possible), 0, 100)
        return percent

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """ARO, percentage and dp."""
        counted, worked = self.rating_lines(table, step, player)
        value = self.column(table, step, groups).fraction(player)
        if value is None:
            return Worked(worked.terms, "no opponent with a rating was met over the board")
        mean, _ = self.average(table, step)
        percent = int(self.percent(table)[player])
        difference = int(_DP[percent])
        sign = "+" if difference >= 0 else "-"
        formula = (
            f"average {int(mean[player])} of {len(counted)} opponents, score {percent} %: "
            f"{int(mean[player])} {sign} {abs(difference)} = {short_text(value)}"
        )
        return Worked(worked.terms, formula)
