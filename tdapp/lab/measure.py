"""Ricca's measure: how far apart two orders of the same players are, in places."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Reals = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Mask = npt.NDArray[np.bool_]


def dense(key: Ints) -> Ints:
    """The keys as 0, 1, 2 ... in their order; equal keys stay equal."""
    ranked: Ints = np.unique(key, return_inverse=True)[1].reshape(-1)
    return ranked


def refined(key: Ints, by: Ints) -> Ints:
    """The order of ``key``, and inside equal keys that of ``by``."""
    return dense(key * (int(by.max(initial=0)) + 1) + by)


def places(key: Ints) -> Reals:
    """The place of each player, the highest key first; who ties shares the middle of the places taken, exactly."""
    _, which, count = np.unique(-key, return_inverse=True, return_counts=True)
    middle: Reals = np.cumsum(count) - (count - 1) / 2
    return middle[which.reshape(-1)]


def distances(rows: Reals, orders: Reals, counted: Mask) -> Reals:
    """Root of the mean square difference of places of each row to each order, (rows, orders); N is who counts.

    ``nan`` where nobody counts.
    """
    if not counted.any():
        return np.full((len(rows), len(orders)), np.nan)
    apart = rows[:, None, counted] - orders[None, :, counted]
    result: Reals = np.sqrt((apart * apart).mean(axis=2))
    return result


def gains(rows: Reals, orders: Reals, counted: Mask) -> Reals:
    """How many places better than in each order the counted players stand in each row on average, (rows, orders)."""
    if not counted.any():
        return np.full((len(rows), len(orders)), np.nan)
    result: Reals = orders[:, counted].mean(axis=1)[None, :] - rows[:, counted].mean(axis=1)[:, None]
    return result
