"""Odd sets within odd sets, many levels deep."""

from __future__ import annotations

from tdapp.pairing.engines.dutch.matching.blossoms import Forest
from tdapp.pairing.engines.dutch.matching.plain import ALONE

DEPTH = 1500  # more than Python calls go into each other


def nested() -> tuple[Forest, int]:
    """Vertex 0 is alone; blossom after blossom makes a triangle of the last one and the next pair (1, 2), (3, 4) ..."""
    mate = [ALONE] + [one + 1 if one % 2 else one - 1 for one in range(1, 2 * DEPTH + 1)]
    forest = Forest(2 * DEPTH + 1, mate)
    inner = 0
    for level in range(DEPTH):
        near, far = 2 * level + 1, 2 * level + 2
        last = max(0, near - 1)
        inner = forest.contract([inner, near, far], [(last, near), (near, far), (far, last)])
    return forest, inner


def test_a_new_base_deep_inside() -> None:
    forest, outermost = nested()
    for base in (1, 2 * DEPTH, 0, 777):
        forest.rotate(outermost, base)
        forest.mate[base] = ALONE  # whose partner the base is, outside, is for others to say
        assert forest.base(outermost) == base
        assert all(forest.mate[forest.mate[one]] == one for one in range(forest.size) if one != base)
        assert all(0 < abs(forest.mate[one] - one) <= 2 for one in range(forest.size) if one != base)


def test_all_dissolved_at_once_but_what_has_a_dual() -> None:
    forest, outermost = nested()
    kept = outermost - DEPTH + 1  # the innermost
    forest.blossoms[kept].dual = 2
    forest.dissolve(outermost)
    assert forest.outermost() == [kept]
    assert forest.outer == [kept] * 3 + list(range(3, 2 * DEPTH + 1))
