"""Performance criteria (C.07, 10.2 to 10.5): one's own and the mean of the opponents', over games over the board."""

from __future__ import annotations

from typing import ClassVar

import numpy as np

from tdapp.domain.ratings.tables import DP, pd_percent
from tdapp.domain.words.decimals import Figure
from tdapp.domain.words.wording import marked, tr
from tdapp.tiebreaks.column import Column, undefined
from tdapp.tiebreaks.criteria.base import Step, Worked, line, lines_of
from tdapp.tiebreaks.criteria.ratings import RatingCriterion, half_up_mean
from tdapp.tiebreaks.crosstable import Crosstable, Ints, Mask
from tdapp.tiebreaks.explain import Check, State, TermLine
from tdapp.tiebreaks.text import short_text, sum_of

_DP = np.array(DP)
_FARTHEST = 800
_PD = np.array([pd_percent(difference) for difference in range(-_FARTHEST, _FARTHEST + 1)])
NOBODY = marked("no opponent with a rating was met over the board")


class PerformanceCriterion(RatingCriterion):
    """Shared: a performance for everybody, undefined without a game over the board."""

    check = Check.EQUATION

    def performances(self, table: Crosstable, step: Step) -> Ints:
        """Everybody's value, (P,); meaningless without a game."""
        raise NotImplementedError

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """The values; undefined without a game."""
        if note := self.dropped(table, step):
            return undefined(table.size, note)
        return Column(self.performances(table, step), missing=self.games(table, step).sum(axis=1) == 0)


class Performance(PerformanceCriterion):
    """TPR (C.07, 10.2): rounded ARO + dp(p), p = share of points over the board in whole percent, half up."""

    code = "TPR"
    name = "Tournament performance rating"
    sentence = "The average rating of opponents plus the rating difference that FIDE's table gives for the score."
    source = "C.07, 10.2; B.02, 8.1.1"
    strengths = "One familiar number for the result and the opposition together."
    weaknesses = (
        "Among players with equal points it adds to the average rating of opponents only where games were not "
        "played; it inherits every weakness of the ratings."
    )

    def performances(self, table: Crosstable, step: Step) -> Ints:
        """ARO + dp."""
        mean, _ = self.average(table, step)
        total: Ints = mean + _DP[self.percent(table, step)]
        return total

    def percent(self, table: Crosstable, step: Step) -> Ints:
        """Score of the games that count in whole percent, half up."""
        total = self.results(table, step).sum(axis=1)
        possible = np.maximum(self.games(table, step).sum(axis=1) * table.result_unit, 1)
        percent: Ints = np.clip((200 * total + possible) // (2 * possible), 0, 100)
        return percent

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """ARO, percentage and dp."""
        counted, worked = self.rating_lines(table, step, player)
        value = self.column(table, step, groups).fraction(player)
        if value is None:
            return Worked(worked.terms, NOBODY)
        mean, _ = self.average(table, step)
        percent = int(self.percent(table, step)[player])
        difference = int(_DP[percent])
        sign = "+" if difference >= 0 else "-"
        formula = tr(
            "average {mean} of {count} opponents, score {percent} %: {mean} {sign} {difference} = {value}"
        ).format(
            mean=int(mean[player]),
            count=len(counted),
            percent=percent,
            sign=sign,
            difference=abs(difference),
            value=short_text(value),
        )
        return Worked(worked.terms, formula)


class PerfectPerformance(PerformanceCriterion):
    """PTP (C.07, 10.3): the lowest whole rating whose expected score reaches the points over the board.

    Expected scores come from table 8.1.2 without the 400-point rule. Without any points: the lowest opponent less 800.
    """

    code = "PTP"
    name = "Perfect tournament performance"
    sentence = (
        "The lowest rating with which the player's points over the board would have been expected, opponent by "
        "opponent."
    )
    source = "C.07, 10.3; B.02, 8.1.2"
    strengths = (
        "Asks the right question, opponent by opponent, so that one very weak opponent does not pull the result down."
    )
    weaknesses = "Cannot be done without tables or a computer, and extreme scores run to the ends of the table."

    def performances(self, table: Crosstable, step: Step) -> Ints:
        """Halving the range between the lowest opponent - 800 and the highest + 800, for all players at once."""
        games, _, rating = self.kept(table, step)
        if not rating.size:
            return np.zeros(table.size, dtype=np.int64)
        wanted = 100 * self.results(table, step).sum(axis=1)
        lowest = np.where(games, rating, 9999).min(axis=1)
        highest = np.where(games, rating, 0).max(axis=1)
        low, high = lowest - _FARTHEST, highest + _FARTHEST  # low is too low, high is enough
        while True:
            middle = (low + high) // 2
            if not (middle > low).any():
                break
            enough = self.expected(table, games, rating, middle) * table.result_unit >= wanted
            high = np.where(enough, middle, high)
            low = np.where(enough, low, middle)
        result: Ints = np.where(wanted == 0, lowest - _FARTHEST, high)
        return result

    def expected(self, table: Crosstable, games: Mask, rating: Ints, own: Ints) -> Ints:
        """Expected score in percent of a game against the opponents of each player, (P,)."""
        difference = np.clip(own[:, None] - rating, -_FARTHEST, _FARTHEST)
        total: Ints = np.where(games, _PD[difference + _FARTHEST], 0).sum(axis=1)
        return total

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """The expected scores at the value and one point below it."""
        _, worked = self.rating_lines(table, step, player)
        value = self.column(table, step, groups).fraction(player)
        if value is None:
            return Worked(worked.terms, NOBODY)
        games, _, rating = self.kept(table, step)
        points = int(self.results(table, step)[player].sum()) / table.result_unit
        if not points:
            lowest = int(rating[player][games[player]].min())
            return Worked(
                worked.terms,
                tr("no points: lowest opponent {lowest} - 800 = {value}").format(
                    lowest=lowest, value=short_text(value)
                ),
            )
        own = np.full(table.size, int(value))
        here = int(self.expected(table, games, rating, own)[player]) / 100
        below = int(self.expected(table, games, rating, own - 1)[player]) / 100
        formula = tr(
            "{points} points from these games; expected with {rating}: {here}, with {lower}: {below}; "
            "lowest rating that reaches the points = {value}"
        ).format(
            points=f"{points:g}",
            rating=int(value),
            here=Figure(f"{here:.2f}"),
            lower=int(value) - 1,
            below=Figure(f"{below:.2f}"),
            value=short_text(value),
        )
        return Worked(worked.terms, formula)


class MeanOfOpponents(RatingCriterion):
    """Shared: the mean of a performance of the opponents met over the board, rounded half up."""

    check = Check.MEAN
    of: ClassVar[PerformanceCriterion]

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """The rounded mean; undefined without a game."""
        if note := self.dropped(table, step):
            return undefined(table.size, note)
        performance = self._performances(table, step)
        games = self.games(table, step)
        count = games.sum(axis=1)
        return Column(
            half_up_mean(np.where(games, performance[table.opponent], 0).sum(axis=1), count), missing=count == 0
        )

    def _performances(self, table: Crosstable, step: Step) -> Ints:
        key = (self.of.code, step.options.get("unrated"), step.options.get("opponents"), step.options.get("ratings"))
        return table.memo(key, lambda: self.of.performances(table, step))

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """Each opponent's performance and their mean."""
        performance = self._performances(table, step) if not self.dropped(table, step) else table.rating
        games = self.games(table, step)

        def term(r: int) -> TermLine:
            value = str(int(performance[table.opponent[player, r]]))
            return line(
                table,
                player,
                r,
                opponent_score=value,
                term=value,
                why=tr("the opponent's {code}").format(code=self.of.code),
            )

        lines = lines_of(table, player, games, lambda r: self.why_not(table, step, player, r), term)
        mean = self.column(table, step, groups).fraction(player)
        if mean is None:
            return Worked(lines, NOBODY)
        counted = [entry.term for entry in lines if entry.state is State.COUNTED]
        formula = tr("({listed}) / {count} = {value}, rounded half up").format(
            listed=sum_of(counted), count=len(counted), value=short_text(mean)
        )
        return Worked(lines, formula)


class AveragePerformance(MeanOfOpponents):
    """APRO (C.07, 10.4): the mean tournament performance of the opponents."""

    code = "APRO"
    name = "Average performance rating of opponents"
    sentence = "The mean performance rating (TPR) of the opponents met over the board."
    source = "C.07, 10.4"
    strengths = (
        "Values the opponents by how they played here, which makes up for ratings that are out of date. Did well "
        "in Ricca's simulations as second tie-break."
    )
    weaknesses = (
        "Still starts from ratings, changes until the last game ends, and rounding twice makes accidental ties."
    )
    of = Performance()


class AveragePerfectPerformance(MeanOfOpponents):
    """APPO (C.07, 10.5): the mean perfect performance of the opponents."""

    code = "APPO"
    name = "Average perfect performance of opponents"
    sentence = "The mean perfect performance (PTP) of the opponents met over the board."
    source = "C.07, 10.5"
    strengths = "As the average performance, without the distortions of weak opponents."
    weaknesses = "The hardest of FIDE's criteria to check by hand."
    of = PerfectPerformance()
