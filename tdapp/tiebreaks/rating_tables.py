"""Expected scores of whole crosstables (B.02, 8.1.2); the tables themselves are ``domain.ratings.tables``."""

from __future__ import annotations

import numpy as np

from tdapp.domain.ratings.tables import pd_percent
from tdapp.tiebreaks.crosstable import Crosstable, Ints

_CAP = 400
_PERCENT = np.array([pd_percent(difference) for difference in range(-_CAP, _CAP + 1)])


def expected_percent(table: Crosstable) -> Ints:
    """Expected score in percent of each player against the scheduled opponent of each round, (P, n).

    Differences above 400 points count as 400; 50 where there is no opponent or one of the two is unrated.
    """
    own = table.rating[:, None]
    other = np.where(table.opponent >= 0, table.rating[table.opponent], 0)
    percent: Ints = _PERCENT[np.clip(own - other, -_CAP, _CAP) + _CAP]
    return np.where((own != 0) & (other != 0), percent, 50)
