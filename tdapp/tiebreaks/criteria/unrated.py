"""Rules for unrated players in rating criteria (C.07, 10): what they count as, published before the event."""

from __future__ import annotations

import numpy as np

from tdapp.domain.section.long_events import is_long
from tdapp.domain.words.wording import marked
from tdapp.tiebreaks.criteria.base import CriterionOption
from tdapp.tiebreaks.crosstable import Crosstable, Ints

UNRATED = CriterionOption(
    "unrated",
    marked("Unrated players count as"),
    ("lowest", "average", "performance"),
    (
        marked("the lowest rating of the field"),
        marked("the average rating of the field"),
        marked("their recursive performance"),
    ),
    number=(1, 3999),
    example="1400",
    without=marked("no rule: the criterion is left out"),
    words=marked("unrated players count {}"),
)


def ratings_under(table: Crosstable, rule: str | None) -> Ints:
    """Everybody's rating with the rule applied; 0 where there is still none."""
    if rule is None:
        return table.rating
    return table.memo(("ratings", rule), lambda: _applied(table, rule))


def ratings_by_round(table: Crosstable, rule: str | None, *, of_round: bool) -> Ints:
    """Everybody's rating in every counted round, (P, n): the first one; in events over 30 days that of the round."""
    first = np.repeat(ratings_under(table, rule)[:, None], table.rounds, axis=1)
    if not of_round or not is_long(table.section):
        return first
    for index, player in enumerate(table.section.players):
        for number, noted in player.round_ratings:
            first[index, number - 1 :] = noted
    return first


def _applied(table: Crosstable, rule: str) -> Ints:
    rated = table.rating[table.rating != 0]
    if rule == "performance":
        estimated = performance_estimates(table)
    elif rule == "lowest":
        estimated = np.full_like(table.rating, rated.min() if rated.size else 0)
    elif rule == "average":
        mean = (2 * int(rated.sum()) + rated.size) // (2 * rated.size) if rated.size else 0
        estimated = np.full_like(table.rating, mean)
    else:
        estimated = np.full_like(table.rating, int(rule))
    return np.where(table.rating == 0, estimated, table.rating)


def performance_estimates(table: Crosstable) -> Ints:
    """The recursive performance of every player, rounded half up; at least 1, and 0 for who has not played."""
    from tdapp.tiebreaks.criteria.recursive import recursive_performance  # heavier, and only this rule needs it

    # noise of the solver must not decide which way an exact half is rounded
    rounded = np.maximum(np.floor(np.round(recursive_performance(table), 6) + 0.5), 1).astype(np.int64)
    result: Ints = np.where(table.otb_games > 0, rounded, 0)
    return result
