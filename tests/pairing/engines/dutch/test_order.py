"""Who changes between S1 and S2 (C.04.3, 4.3) in one score group where hardly anybody may meet: two pairings."""

from __future__ import annotations

from tdapp.pairing.engines.dutch.field import field_of
from tdapp.pairing.engines.dutch.pair import paired_round
from tests.pairing.engines.dutch.made import entrants


def paired(size: int, may_meet: str) -> set[str]:
    """The pairs of a group of so many without colours, numbered from 1, where only the named ones may meet."""
    wanted = {frozenset(map(int, pair.split("-"))) for pair in may_meet.split()}
    numbers = range(1, size + 1)
    apart = {one: [str(other) for other in numbers if {one, other} not in wanted and other != one] for one in numbers}
    found = paired_round(field_of(entrants(";".join(f"0 - b -- 0 - {','.join(apart[one])}" for one in numbers))))
    assert found is not None
    return {"-".join(str(place + 1) for place in sorted(pair)) for pair in found.pairs}


def test_the_smallest_difference_is_found_beyond_those_near_the_border() -> None:
    """One of S1 (1 to 10) is exchanged: 2 for 11, a difference of 9, or 6 for 16, one of 10."""
    same = "7-15 8-18 9-19 10-20 "
    first = "1-2 11-12 3-16 4-17 5-13 6-14"
    second = "5-6 16-17 1-14 2-11 3-12 4-13"
    assert paired(20, same + first + " " + second) == set((same + first).split())


def test_the_fewest_are_exchanged_even_if_one_of_them_is_far_from_the_border() -> None:
    """S1 is 1 to 12, and 22 may meet nobody: 9 and 10 are exchanged for 13 and 24, or 8, 10 and 12 for 13, 14 and 15.

    21 needs 13, and then 11 needs 10: 4-10, 9-10 and 11-13 are in no pairing.
    """
    same = "1-23 2-17 3-16 5-19 6-18 7-20 10-11 13-21 "
    first = "4-9 8-14 12-15 24-25"
    second = "8-9 4-12 14-25 15-24"
    assert paired(25, same + first + " " + second + " 4-10 9-10 11-13") == set((same + first).split())
