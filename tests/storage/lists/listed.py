"""Fourteen players whose names try a search, lists of them, and what lies in a folder."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

from tdapp.domain.ratings.rating_list import FIDE, ListedPlayer, RateOfPlay, RatingList
from tdapp.services.ratings.lists import NewList
from tdapp.storage.lists.rating_lists import RatingListFolder

ALL = tuple(RateOfPlay)
SEPTEMBER, OCTOBER = dt.date(2026, 9, 1), dt.date(2026, 10, 1)
PLAYERS = (
    ListedPlayer("Müller, Jürgen", "101", federation="GER", birth="1980", standard=2000),
    ListedPlayer("Mueller, Hans", "102", federation="GER", birth="1971", standard=2301, rapid=2240, rapid_k=20),
    ListedPlayer("Muller, Karl", "103", federation="SUI", birth="1971", standard=2500, inactive=True),
    ListedPlayer("Mullerova, Jana", "104", federation="CZE", standard=2600),
    ListedPlayer("Łukaszewski, Ian", "1055", "POL-7", federation="POL", standard=1500),
    ListedPlayer("O'Connor, Ana-María", "106", federation="IRL", blitz=1400),
    ListedPlayer("Praggnanandhaa R", "107", federation="IND", standard=2758),
    ListedPlayer("Garcia Lopez, Maria", "108", federation="ESP"),
    ListedPlayer("Lopez, Garcia", "109", federation="ESP", standard=1900),
    ListedPlayer("Ильин, Артём", "110", federation="RUS"),
    ListedPlayer("Παπαδόπουλος, Νίκος", "111", federation="GRE"),
    ListedPlayer("王明", "112", federation="CHN"),
    ListedPlayer('=HYPERLINK("x"), "\'); DROP TABLE player;--', "113"),
    ListedPlayer("Van der Berg, Jan", "10551", federation="NED", standard=1700),
)


def add(
    lists: RatingListFolder, month: dt.date = OCTOBER, players: tuple[ListedPlayer, ...] = PLAYERS, source: str = FIDE
) -> RatingList:
    return lists.add(NewList(source, month, ALL, "list.zip"), players)


def names(lists: RatingListFolder, text: str, **options: object) -> list[str]:
    return [row.name for row in lists.search(text, lists.lists()[0].id, **options)]  # type: ignore[arg-type]


def left(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())
