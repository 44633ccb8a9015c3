"""What the lists on this computer have for one player."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable
from typing import cast

import pytest

from tdapp.domain.ratings.rating_list import FIDE, ListedPlayer, RateOfPlay, RatingList
from tdapp.services.ratings.lists import RatingLists, offered_ratings

MARCH = dt.date(2026, 3, 1)
BOTH = (RateOfPlay.STANDARD, RateOfPlay.RAPID)
LISTS = (RatingList("a", FIDE, MARCH, BOTH, 9), RatingList("b", "GER", MARCH, (RateOfPlay.STANDARD,), 9))
ROWS = {
    "a": (ListedPlayer("Kovač, Ana", "77", standard=2000), ListedPlayer("Novak, Eva", "78", "N8", rapid=1800)),
    "b": (ListedPlayer("Kovac, Ana", "", "N7", standard=1950),),
}


class Lists:
    """Two lists in the memory."""

    def lists(self) -> tuple[RatingList, ...]:
        return LISTS

    def by_fide_id(self, list_id: str, ids: Iterable[str]) -> dict[str, ListedPlayer]:
        return {one.fide_id: one for one in ROWS[list_id] if one.fide_id in ids}

    def by_national_id(self, list_id: str, ids: Iterable[str]) -> dict[str, ListedPlayer]:
        return {one.national_id: one for one in ROWS[list_id] if one.national_id in ids}


@pytest.mark.parametrize(
    ("fide_id", "national_id", "offered"),
    [
        ("77", "", [(FIDE, 2000)]),
        ("77", "N7", [(FIDE, 2000), ("GER", 1950)]),
        ("", "N7", [("GER", 1950)]),
        ("78", "N7", [(FIDE, 1800), ("GER", 1950)]),  # FIDE's number comes first where a list has both
        ("", "", []),
        ("79", "N9", []),
    ],
)
def test_each_list_is_asked_by_the_number_that_it_knows(
    fide_id: str, national_id: str, offered: list[tuple[str, int]]
) -> None:
    found = offered_ratings(cast(RatingLists, Lists()), fide_id=fide_id, national_id=national_id, at=MARCH)
    assert [(one.source, one.rating) for one in found] == offered
