"""What a record holds, read out of its text."""

from __future__ import annotations

from tdapp.trf.records import numbers_in, usable_federation


def test_the_numbers_of_a_list_are_those_that_a_player_can_have() -> None:
    assert numbers_in("12, 99999 100000 x -3 ³ 7") == [12, 99999, 7]


def test_a_national_record_begins_with_three_capitals_that_no_other_record_has() -> None:
    codes = ("GE", "GERM", "ger", "A1B", "A-B", "ÄÖÜ", "XXA", "BBW", "DDD", "III", "GER")
    assert [code for code in codes if usable_federation(code)] == ["GER"]
    assert usable_federation(*codes, "POL") == "GER"
