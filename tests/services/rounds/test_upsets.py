"""Surprises: who scored more than the rating promised (B.02, 8.1.2), and by how much, band by band."""

from __future__ import annotations

from fractions import Fraction

from tdapp.services.rounds.upsets import by_difference, upsets
from tests.arena import arena

#      1 2500  2 2100  3 2000  4 1900  5 unrated
SECTION = arena("""
1 A 2500 | 4w0 2b= 3w1 5w0
2 B 2100 | 3w0 1w= 5b0 4w-
3 C 2000 | 2b1 4w= 1b0 .
4 D 1900 | 1b1 3b= U   2b+
5 E      | U   .   2w1 1b1
""")
HALF = Fraction(1, 2)


def test_the_greatest_surprise_comes_first() -> None:
    """600 points count as 400: 8 % were expected; who has no rating, loses, or wins without a game surprises nobody."""
    found = upsets(SECTION, 4)
    assert [(one.round, one.player.name, one.opponent.name, one.difference, one.score) for one in found] == [
        (1, "D", "A", 600, 1), (1, "C", "B", 100, 1), (2, "B", "A", 400, HALF), (2, "D", "C", 100, HALF),
    ]  # fmt: skip
    assert [str(one.gain) for one in found] == ["23/25", "16/25", "21/50", "7/50"]
    assert [one.colour.value for one in found if one.colour] == ["b", "b", "w", "b"]


def test_a_round_and_a_least_difference() -> None:
    assert [one.player.name for one in upsets(SECTION, 1)] == ["D", "C"]
    assert [one.player.name for one in upsets(SECTION, 4, least=101)] == ["D", "B"]
    assert [one.player.name for one in upsets(SECTION, 4, least=100)] == ["D", "C", "B", "D"]
    equal = arena("1 A 2000 | 2w=\n2 B 2000 | 1b=")
    assert upsets(equal, 1) == ()
    assert len(upsets(equal, 1, least=0)) == 2


def test_bands_by_the_difference() -> None:
    """Seen from the lower rated: games, what they scored, what they should have; equal ratings are no band."""
    found = [(one.low, one.high, one.games, str(one.score), str(one.expected)) for one in by_difference(SECTION, 4)]
    assert found == [(100, 199, 2, "3/2", "18/25"), (400, None, 3, "3/2", "6/25")]
    edges = arena("1 A 2099 | 2w0 3w1\n2 B 2000 | 1b1 4w=\n3 C 1999 | 4w0 1b0\n4 D 1700 | 3b1 2b=")
    assert [(one.low, one.games) for one in by_difference(edges, 2)] == [(1, 1), (100, 1), (200, 1), (300, 1)]
    assert by_difference(SECTION, 0) == ()
    assert [(one.low, one.games, str(one.score)) for one in by_difference(SECTION, 1)] == [(100, 1, "1"), (400, 1, "1")]
