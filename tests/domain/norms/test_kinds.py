"""Limits derived from the fractions of B.01, 1.4 (rules page, table 2.6)."""

from __future__ import annotations

import pytest

from tdapp.domain.norms.check import needed_score
from tdapp.domain.norms.kinds import (
    NormKind,
    of_kind_needed,
    one_federation_allowed,
    own_federation_allowed,
    titled_needed,
)


@pytest.mark.parametrize(
    ("games", "titled", "kind", "own", "one"),
    [(7, 4, 3, 4, 4), (8, 4, 3, 4, 5), (9, 5, 3, 5, 6), (10, 5, 4, 6, 6), (11, 6, 4, 6, 7), (12, 6, 4, 7, 8),
     (13, 7, 5, 7, 8)],
)  # fmt: skip
def test_minima_round_up_and_maxima_down(games, titled, kind, own, one):
    assert titled_needed(games) == titled
    assert of_kind_needed(games) == kind
    assert own_federation_allowed(games) == own
    assert one_federation_allowed(games) == one


@pytest.mark.parametrize(
    ("score", "average"),
    [(3.5, 2680), (4, 2643), (4.5, 2600), (5, 2557), (5.5, 2520), (6, 2475), (6.5, 2434), (7, 2380)],
)
def test_the_least_average_for_a_gm_norm_in_nine_games_by_score(score, average):
    assert needed_score(NormKind.GM, average, 9) <= score
    if score < 7:
        assert needed_score(NormKind.GM, average - 1, 9) > score


@pytest.mark.parametrize(("kind", "lower"), [(NormKind.IM, 150), (NormKind.WGM, 200), (NormKind.WIM, 350)])
def test_the_other_norms_lie_lower_by_a_fixed_distance(kind, lower):
    for average in (2434, 2475, 2520, 2557, 2600, 2643, 2680):
        assert needed_score(kind, average - lower, 9) == needed_score(NormKind.GM, average, 9)
