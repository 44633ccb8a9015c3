"""What a record holds, read out of its text."""

from __future__ import annotations

from tdapp.trf.records import numbers_in


def test_the_numbers_of_a_list_are_those_that_a_player_can_have() -> None:
    assert numbers_in("12, 99999 100000 x -3 ³ 7") == [12, 99999, 7]
