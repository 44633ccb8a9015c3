"""The performance of the French program Papi, as an open re-implementation describes it."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from tdapp.domain.ratings.tables import DP
from tdapp.domain.words.decimals import Figure
from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.column import Column, undefined
from tdapp.tiebreaks.criteria.base import Criterion, Step, Worked, line, lines_of, not_over_the_board
from tdapp.tiebreaks.criteria.ratings import half_up_mean
from tdapp.tiebreaks.crosstable import Crosstable, Ints
from tdapp.tiebreaks.explain import Check, State, TermLine
from tdapp.tiebreaks.terms import CriterionKind
from tdapp.tiebreaks.text import listed, short_text, ticks_text

_DP = np.array((-677, *DP[1:-1], 677))
"""Table 8.1.1 with Papi's last entry."""
_CLAMP = 400


class PapiPerformance(Criterion):
    """PPERF: mean opponent (at most 400 points away) + dp(p) interpolated between whole percents, rounded half up.

    An unrated player counts as the mean of the rated players on his score; where there is none, of the whole field
    (ours, as is the rounding).
    """

    code = "PPERF"
    for_teams = False
    name = "Performance as in Papi"
    family = "Ratings"
    kind = CriterionKind.RATINGS
    sentence = (
        "Performance rating as the French program Papi counts it: opponents at most 400 points away, the table "
        "interpolated, unrated players estimated from their score."
    )
    source = "French federation, program Papi, after an open re-implementation"
    strengths = "Reproduces French tables, and gives everybody a value even where players are unrated."
    weaknesses = (
        "Known only from an open re-implementation; estimated ratings and the 400-point limit blur what is measured."
    )
    check = Check.EQUATION
    integer = True

    def ratings(self, table: Crosstable) -> Ints:
        """Ratings with the unrated estimated; 0 only where nobody is rated."""
        rated = table.rating != 0
        levels, group = np.unique(table.score, return_inverse=True)
        count = np.bincount(group[rated], minlength=len(levels))
        total = np.bincount(group[rated], table.rating[rated], len(count)).astype(np.int64)
        whole = half_up_mean(np.array([table.rating.sum()]), np.array([rated.sum()]))[0]
        level = np.where(count > 0, half_up_mean(total, count), whole)
        result: Ints = np.where(rated, table.rating, level[group])
        return result

    def why_estimated(self, table: Crosstable, player: int) -> str:
        """From whom an unrated player's rating comes."""
        rating = int(self.ratings(table)[player])
        level = (table.rating != 0) & (table.score == table.score[player])
        if not level.any():
            return tr("unrated, estimated at {rating} as the whole field").format(rating=rating)
        return tr("unrated, estimated at {rating} as the rated players with {points}: {who}").format(
            rating=rating,
            points=ticks_text(table, int(table.score[player])),
            who=listed([int(number) for number in np.sort(table.numbers[level])]),
        )

    def opponents(self, table: Crosstable) -> Ints:
        """Opponents' ratings brought within 400 points of the own, (P, n)."""
        ratings = self.ratings(table)
        own = ratings[:, None]
        near: Ints = np.clip(ratings[table.opponent], own - _CLAMP, own + _CLAMP)
        return np.where(table.otb, near, 0)

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """Whole numbers; undefined without a game."""
        if not table.rating.any():
            return undefined(table.size, tr("{label} is left out: nobody has a rating.").format(label=step.rung.label))
        games = np.maximum(table.otb_games, 1)
        possible = games * table.result_unit
        percent, rest = np.divmod(100 * table.result.sum(axis=1), possible)
        step_up = _DP[np.minimum(percent + 1, 100)] - _DP[percent]
        # (mean opponent + dp + step_up * rest / possible), halves rounded up, over one denominator
        scaled = self.opponents(table).sum(axis=1) * table.result_unit + _DP[percent] * possible + step_up * rest
        return Column((2 * scaled + possible) // (2 * possible), missing=table.otb_games == 0)

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """The opponents as used, the percentage, the value."""
        ratings, near = self.ratings(table), self.opponents(table)

        def term(r: int) -> TermLine:
            other, value = int(table.opponent[player, r]), int(near[player, r])
            why = "" if table.rating[other] else self.why_estimated(table, other)
            if value != ratings[other]:
                why = "; ".join(
                    filter(None, (why, tr("{rating} brought within 400 points").format(rating=int(ratings[other]))))
                )
            return line(table, player, r, opponent_score=str(value), term=str(value), why=why)

        lines = lines_of(table, player, table.otb, lambda r: not_over_the_board(table, player, r), term)
        value_or_none = self.column(table, step, groups).fraction(player)
        if value_or_none is None:
            return Worked(lines, tr("no opponent was met over the board"))
        count = sum(entry.state is State.COUNTED for entry in lines)
        share = Fraction(100 * int(table.result[player].sum()), count * table.result_unit)
        below = int(share)
        low, high = int(_DP[below]), int(_DP[min(below + 1, 100)])
        gain = low + (high - low) * (share - below)
        between = (
            tr("{below} % gives {low}, {above} % gives {high}: {share} % gives {gain}").format(
                below=below,
                low=low,
                above=below + 1,
                high=high,
                share=Figure(f"{float(share):.2f}"),
                gain=Figure(f"{float(gain):.2f}"),
            )
            if share != below
            else tr("{below} % gives {low}").format(below=below, low=low)
        )
        formula = tr("average {mean} of {count} opponents; {between}; {mean} {gain}, rounded = {value}").format(
            mean=Figure(f"{int(near[player].sum()) / count:.2f}"),
            count=count,
            between=between,
            gain=f"{'-' if gain < 0 else '+'} {Figure(f'{abs(float(gain)):.2f}')}",
            value=short_text(value_or_none),
        )
        return Worked(lines, formula)
