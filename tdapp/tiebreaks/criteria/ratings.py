"""Rating criteria (C.07, 10): the own rating and the opponents', over games over the board."""

from __future__ import annotations

from typing import ClassVar

import numpy as np

from tdapp.domain.words.wording import marked, ntr, tr
from tdapp.tiebreaks.column import Column, undefined
from tdapp.tiebreaks.criteria.base import Criterion, CriterionOption, Step, Worked, line, lines_of, sum_formula
from tdapp.tiebreaks.criteria.unrated import UNRATED, ratings_by_round, ratings_under
from tdapp.tiebreaks.crosstable import Crosstable, Ints, Mask
from tdapp.tiebreaks.cuts import cut_lowest
from tdapp.tiebreaks.explain import Check, State, TermLine
from tdapp.tiebreaks.terms import CriterionKind, Cuts
from tdapp.tiebreaks.text import short_text, sum_of


def half_up_mean(total: Ints, count: Ints) -> Ints:
    """Whole mean of each row, halves rounded up; 0 where there is nothing."""
    mean: Ints = (2 * total + count) // np.maximum(2 * count, 1)
    return mean


OPPONENTS = CriterionOption(
    "opponents",
    marked("Opponents that count"),
    ("met", "scheduled"),
    (marked("met over the board"), marked("every scheduled one, forfeits as games")),
    default="met",
    words=marked("scheduled opponents too"),
)
RATINGS = CriterionOption(
    "ratings",
    marked("Ratings in an event over 30 days"),
    ("first", "round"),
    (marked("the first one in every round"), marked("those of the round")),
    default="first",
    words=marked("ratings of the round"),
)
ABSENCES = CriterionOption(
    "absences",
    marked("Own unplayed rounds"),
    ("out", "cut"),
    (marked("leave the cut to the opponents met"), marked("use up a cut of the lowest (World Blitz 2021)")),
    default="out",
    words=marked("unplayed rounds cut first"),
)


class RatingCriterion(Criterion):
    """Shared: opponents' ratings, the rule for unrated players, the half-up mean."""

    family = "Ratings"
    kind = CriterionKind.RATINGS
    integer = True
    needs_ratings = True
    for_teams = False
    c07 = True
    options: ClassVar[tuple[CriterionOption, ...]] = (UNRATED, OPPONENTS, RATINGS)

    def by_round(self, table: Crosstable, step: Step) -> Ints:
        """The ratings of each round, (P, n): those read of an opponent (Q214)."""
        of_round = step.options.get("ratings") == "round"
        return ratings_by_round(table, step.options.get("unrated"), of_round=of_round)

    def ratings(self, table: Crosstable, step: Step) -> Ints:
        """Ratings with the published rule for unrated players applied; 0 where there is none."""
        return ratings_under(table, step.options.get("unrated"))

    def dropped(self, table: Crosstable, step: Step) -> str:
        """Why the criterion drops out of the list, or empty (C.07, 10: no rule for unrated players)."""
        unrated = self.without_rating(table, step)
        if not unrated:
            return ""
        if "unrated" in step.options:
            return tr("{label} is left out: the rule for unrated players gives no rating here.").format(
                label=step.rung.label
            )
        sentence = ntr(
            "{label} is left out: {count} player has no rating, and no rule for unrated players was chosen "
            "(for example {{unrated=1400}}).",
            "{label} is left out: {count} players have no rating, and no rule for unrated players was chosen "
            "(for example {{unrated=1400}}).",
            unrated,
        )
        return sentence.format(label=step.rung.label, count=unrated)

    def without_rating(self, table: Crosstable, step: Step) -> int:
        """How many of the players whose ratings are read have none: the opponents that count."""
        read = self.by_round(table, step)[table.opponent, np.arange(table.rounds)]
        return len(np.unique(table.opponent[self.games(table, step) & (read == 0)]))

    def games(self, table: Crosstable, step: Step) -> Mask:
        """Games over the board, with ``opponents=scheduled`` forfeits too, (P, n)."""
        played = step.policy.counts(table, self.kind)
        if step.options.get("opponents") != "scheduled":
            return played
        games: Mask = played | (table.forfeit & (table.opponent >= 0))
        return games

    def results(self, table: Crosstable, step: Step) -> Ints:
        """1, ½ or 0 of each game that counts, in ``Crosstable.result_unit``, (P, n)."""
        forfeits = self.games(table, step) & table.forfeit
        return np.where(forfeits, table.won * table.result_unit, table.result)

    def absences(self, table: Crosstable, step: Step) -> Mask:
        """Own unplayed rounds that use up a low cut (``absences=cut``), the earliest first, (P, n)."""
        absent = table.unplayed & ~self.games(table, step)
        using: Mask = absent & (np.cumsum(absent, axis=1) <= step.cuts.low)
        return using if step.options.get("absences") == "cut" else np.zeros_like(using)

    def kept(self, table: Crosstable, step: Step) -> tuple[Mask, Mask, Ints]:
        """Games, games after the cuts, and the opponents' ratings, (P, n) each."""
        games = self.games(table, step)
        rating = np.where(games, self.by_round(table, step)[table.opponent, np.arange(table.rounds)], 0)
        # an absence stands as an opponent without a rating: the low cuts take it first
        low = cut_lowest(rating, rating, games | self.absences(table, step), None, Cuts(step.cuts.low)) & games
        return games, cut_lowest(rating, rating, low, None, Cuts(0, step.cuts.high)), rating

    def average(self, table: Crosstable, step: Step) -> tuple[Ints, Ints]:
        """Mean rating of the kept opponents, rounded half up, and how many there are."""
        _, kept, rating = self.kept(table, step)
        count = kept.sum(axis=1)
        total = np.where(kept, rating, 0).sum(axis=1)
        return half_up_mean(total, count), count

    def rating_lines(self, table: Crosstable, step: Step, player: int) -> tuple[list[str], Worked]:
        """The rounds with the opponents' ratings; texts of the kept ones."""
        games, kept, rating = self.kept(table, step)

        def term(r: int) -> TermLine:
            first = int(self.ratings(table, step)[table.opponent[player, r]])
            of_round = int(rating[player, r]) != first
            unrated = not of_round and table.rating[table.opponent[player, r]] == 0
            value = str(int(rating[player, r]))
            cut = not kept[player, r]
            reasons = (
                tr("cut (C.07, 14)") if cut else "",
                tr("forfeit: the scheduled opponent counts") if table.forfeit[player, r] else "",
                tr("unrated, counts {value}").format(value=value) if unrated else "",
                tr("rating of round {number}; the first one is {rating}").format(number=r + 1, rating=first or "–")
                if of_round
                else "",
            )
            why = "; ".join(filter(None, reasons))
            state = State.CUT if cut else State.COUNTED
            return line(table, player, r, opponent_score=value, term=value, state=state, why=why)

        lines = lines_of(table, player, games, lambda r: self.why_not(table, step, player, r), term)
        counted = [entry.term for entry in lines if entry.state is State.COUNTED]
        return counted, Worked(lines, "")

    def why_not(self, table: Crosstable, step: Step, player: int, r: int) -> str:
        """Why a round has no opponent that counts."""
        if table.open[player, r]:
            return tr("no result yet")
        if self.absences(table, step)[player, r]:
            return tr("not played over the board: uses up a cut")
        if step.options.get("opponents") == "scheduled":
            return tr("no opponent")
        return tr("not played over the board (C.07, 10)")


class AverageRating(RatingCriterion):
    """ARO (C.07, 10.1): mean rating of the opponents met over the board, rounded half up."""

    code = "ARO"
    name = "Average rating of opponents"
    sentence = "The mean rating of the opponents met over the board, rounded to a whole number."
    source = "C.07, 10.1"
    strengths = (
        "Does not depend on how the opponents play here, so it is known when the last round is paired and one "
        "withdrawal matters little."
    )
    weaknesses = (
        "Needs ratings that can be trusted for everybody; juniors and unrated players distort it, and it "
        "indirectly punishes a high rating of one's own."
    )
    check = Check.MEAN
    modifiers = "CM"
    options = (UNRATED, OPPONENTS, RATINGS, ABSENCES)

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
            cut = any(entry.state is State.CUT for entry in worked.terms)
            return Worked(
                worked.terms, tr("every opponent is cut") if cut else tr("no opponent was met over the board")
            )
        return Worked(
            worked.terms,
            tr("({listed}) / {count} = {value}, rounded half up").format(
                listed=sum_of(counted), count=len(counted), value=short_text(value)
            ),
        )


class SumOfRatings(AverageRating):
    """SRO: the sum of the opponents' ratings, as at German championships."""

    code = "SRO"
    name = "Sum of opponents' ratings"
    c07 = False
    sentence = "The sum of the ratings of the opponents met over the board."
    source = "German Chess Federation, announcement of the championship 2007 (Elo-Summe)"
    strengths = "The average rating of opponents for events without absences, in whole numbers without rounding."
    weaknesses = "A missed round costs a whole opponent."
    check = Check.SUM

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """Sums; 0 without a game."""
        if note := self.dropped(table, step):
            return undefined(table.size, note)
        _, kept, rating = self.kept(table, step)
        return Column(np.where(kept, rating, 0).sum(axis=1))

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """Opponents' ratings added up."""
        _, worked = self.rating_lines(table, step, player)
        value = self.column(table, step, groups).fraction(player)
        return Worked(worked.terms, sum_formula(worked.terms, "-" if value is None else short_text(value)))


class Rating(RatingCriterion):
    """RTNG (C.07, 10.6): the own rating, highest first; ``/R`` lowest first."""

    code = "RTNG"
    name = "Rating"
    sentence = "The higher rating comes first; with /R the lower one."
    source = "C.07, 10.6"
    strengths = "Always at hand, and separates nearly everybody."
    weaknesses = "Rewards the past instead of the event."
    check = Check.EQUATION
    modifiers = "R"
    reads_games = False
    options = (UNRATED,)

    def without_rating(self, table: Crosstable, step: Step) -> int:
        """Everybody who is ranked is read."""
        return int((table.ranked & (self.ratings(table, step) == 0)).sum())

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """The rating itself."""
        if note := self.dropped(table, step):
            return undefined(table.size, note)
        rating = self.ratings(table, step)
        return Column(rating, missing=rating == 0, lower_is_better=step.rung.has("R"))

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """The rating, and where it comes from."""
        rating = int(self.ratings(table, step)[player])
        sentence = (
            tr("lowest first: rating = {rating}") if step.rung.has("R") else tr("highest first: rating = {rating}")
        )
        notes = (
            (tr("Unrated: the rating is the one of the published rule."),)
            if not table.rating[player] and rating
            else ()
        )
        return Worked((), sentence.format(rating=rating) if rating else tr("no rating"), notes=notes)
