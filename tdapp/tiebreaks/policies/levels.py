"""Players who left early, and the mean final score of those who were level with a player at some moment."""

from __future__ import annotations

import numpy as np

from tdapp.domain.section.outcome import Outcome
from tdapp.domain.words.frozen import dataclass
from tdapp.tiebreaks.crosstable import CODE_OF, Crosstable, Ints, Mask
from tdapp.tiebreaks.text import listed


@dataclass(frozen=True, eq=False, slots=True)
class LevelMeans:
    """Final scores of the others who were level with a player: their sum in ticks and how many they are."""

    total: Ints
    count: Ints


def retired_after(table: Crosstable) -> Ints:
    """k for a player who has nothing but zero-point absences after round k; else the number of counted rounds, (P,)."""
    return table.memo("retired after", lambda: _retired_after(table))


def _retired_after(table: Crosstable) -> Ints:
    absent = table.code == CODE_OF[Outcome.ZERO_POINT_BYE]
    trailing = np.logical_and.accumulate(absent[:, ::-1], axis=1).sum(axis=1)
    last: Ints = table.rounds - trailing
    return last


def score_after(table: Crosstable, last: Ints) -> Ints:
    """Points after round ``last`` of each player, in ticks, (P,)."""
    running = np.concatenate([np.zeros((table.size, 1), dtype=np.int64), np.cumsum(table.awarded, axis=1)], axis=1)
    result: Ints = running[np.arange(table.size), last]
    return result


def level_before(table: Crosstable) -> LevelMeans:
    """For each round: all others who had the player's score before it, (P, n)."""
    return table.memo("level before", lambda: _level_before(table))


def _level_before(table: Crosstable) -> LevelMeans:
    total, count = np.zeros_like(table.awarded), np.zeros_like(table.awarded)
    for r in range(table.rounds):
        total[:, r], count[:, r] = _others(table, table.before[:, r])
    return LevelMeans(total, count)


def last_game(table: Crosstable) -> Ints:
    """The round of the last game over the board of a player who retired; else the number of counted rounds, (P,)."""
    last = np.where(table.otb, np.arange(1, table.rounds + 1), 0).max(axis=1, initial=0)
    result: Ints = np.where(retired_after(table) < table.rounds, last, table.rounds)
    return result


def level_after(table: Crosstable, last: Ints) -> LevelMeans:
    """For each player who retired: all others who had his score after round ``last``, (P,)."""
    total, count = np.zeros_like(table.score), np.zeros_like(table.score)
    for k in np.unique(last[last < table.rounds]):
        left = last == k
        at_that_time = score_after(table, np.full_like(last, k))
        sums, counts = _others(table, at_that_time)
        total[left], count[left] = sums[left], counts[left]
    return LevelMeans(total, count)


def others_level(table: Crosstable, player: int, after: int) -> str:
    """Who else had the player's score after a round, by pairing number: ``3, 5 and 8``."""
    points = score_after(table, np.full(table.size, after))
    level = _took_part(table) & (points == points[player])
    level[player] = False
    return listed([int(number) for number in np.sort(table.numbers[level])])


def _others(table: Crosstable, points: Ints) -> tuple[Ints, Ints]:
    """Sum and number of the final scores of the others with the same ``points``; no-shows are nobody's equals."""
    present = _took_part(table)
    level, place = np.unique(points, return_inverse=True)
    total, count = np.zeros(len(level), dtype=np.int64), np.zeros(len(level), dtype=np.int64)
    np.add.at(total, place[present], table.score[present])
    np.add.at(count, place[present], 1)
    return total[place] - np.where(present, table.score, 0), count[place] - present


def _took_part(table: Crosstable) -> Mask:
    absent = (table.code == CODE_OF[Outcome.ZERO_POINT_BYE]) | table.rest
    present: Mask = ~absent.all(axis=1)
    return present
