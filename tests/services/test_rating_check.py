"""Players against a list: proposals with old and new, nothing applied by itself."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

import pytest

from tdapp.domain.event import Event, RatingMethod, Section
from tdapp.domain.player import Player, Rating, Sex
from tdapp.domain.rating_list import (
    FIDE,
    ListedPlayer,
    OfferedRating,
    RateOfPlay,
    RatingList,
    default_sequence,
    effective_rating,
    parse_sequence,
    sequence_text,
    valid_at,
)
from tdapp.services.rating_check import (
    CheckedField,
    as_rating,
    check_date,
    compare,
    list_to_check,
    new_player,
    with_proposals,
)

STANDARD, RAPID, BLITZ = RateOfPlay
OCTOBER = RatingList("o", FIDE, dt.date(2026, 10, 1), (STANDARD, RAPID, BLITZ), 3)
PLAYERS = (
    Player(1, "Müller, Hans", 2290, "FM", federation="GER", fide_id="11",
           ratings=(Rating("standard", 2290, FIDE, "2026-09"), Rating("rapid", 2200, FIDE, "2026-09", typed=True))),
    Player(2, "Smith, Jo", 1900, "CM", federation="ENG", fide_id="12", ratings=(Rating("standard", 1900, FIDE),)),
    Player(3, "Nobody, New", None),
    Player(5, "Gone, Id", 1500, fide_id="99"),
    Player(7, "Same, All", 1700, federation="ESP", fide_id="13", ratings=(Rating("standard", 1700, FIDE),)),
)  # fmt: skip
ROWS = {
    "11": ListedPlayer("Mueller, Hans", "11", title="IM", federation="GER", standard=2301, rapid=2240),
    "12": ListedPlayer("Smith-Jones, Jo", "12", federation="WLS", standard=1900),
    "13": ListedPlayer("Same, All", "13", federation="ESP", standard=1700),
}
SECTION = Section(Event("E", start=dt.date(2026, 10, 10), end=dt.date(2026, 10, 18)), PLAYERS, ((),) * 5, 9)


def test_proposals_side_by_side() -> None:
    found = compare(SECTION, OCTOBER, ROWS)
    assert [(one.number, one.field.value, one.kind, one.old, one.new, one.preselected) for one in found.proposals] == [
        (1, "name", "", "Müller, Hans", "Mueller, Hans", False),  # the list has no umlauts
        (1, "title", "", "FM", "IM", True),
        (1, "listed rating", "standard", "2290", "2301", True),
        (1, "listed rating", "rapid", "2200", "2240", False),  # typed by hand
        (1, "tournament rating", "", "2290", "2301", True),
        (2, "name", "", "Smith, Jo", "Smith-Jones, Jo", True),
        (2, "title", "", "CM", "", False),  # the list has none: the list may be late
        (2, "federation", "", "ENG", "WLS", True),
    ]
    assert (found.not_listed, found.without_id) == ((5,), (3,))
    assert [bool(one.why) for one in found.proposals] == [not one.preselected for one in found.proposals]


def test_a_chosen_subset() -> None:
    found = compare(SECTION, OCTOBER, ROWS).proposals
    chosen = [one for one in found if one.preselected and one.number == 1]
    (changed,) = with_proposals(PLAYERS, chosen)
    assert changed == replace(
        PLAYERS[0],
        title="IM",
        rating=2301,
        ratings=(Rating("standard", 2301, FIDE, "2026-10"), PLAYERS[0].ratings[1]),
    )
    assert with_proposals(PLAYERS, ()) == ()
    everything = with_proposals(PLAYERS, found)
    after = replace(SECTION, players=(*everything, *PLAYERS[2:]))
    assert compare(after, OCTOBER, ROWS).proposals == ()


def test_rate_of_play_and_method() -> None:
    rapid = compare(replace(SECTION, rate="rapid"), OCTOBER, ROWS).proposals
    (rating,) = [one for one in rapid if one.field is CheckedField.TOURNAMENT_RATING]
    assert (rating.old, rating.new) == ("2290", "2240")
    by_hand = compare(replace(SECTION, rating_method=RatingMethod.OTHER), OCTOBER, ROWS).proposals
    assert not [one for one in by_hand if one.field is CheckedField.TOURNAMENT_RATING]


def test_national_list_by_national_id() -> None:
    players = (Player(1, "A", 1500, national_id="N1", fide_id="11", ratings=(Rating("DWZ", 1500, "DWZ"),)),)
    section = replace(SECTION, players=players, cells=((),))
    info = RatingList("d", "DWZ", dt.date(2026, 9, 1), (STANDARD,), 1)
    found = compare(section, info, {"N1": ListedPlayer("A", national_id="N1", standard=1533)}).proposals
    assert [(one.kind, one.old, one.new) for one in found] == [("DWZ", "1500", "1533")]


@pytest.mark.parametrize(
    ("start", "end", "day"),
    [
        (dt.date(2026, 10, 10), dt.date(2026, 11, 9), dt.date(2026, 10, 10)),  # 30 days
        (dt.date(2026, 10, 10), dt.date(2026, 11, 10), dt.date(2026, 12, 1)),  # over 30: the day of the check
        (dt.date(2026, 10, 10), None, dt.date(2026, 10, 10)),
        (None, None, dt.date(2026, 12, 1)),
    ],
)
def test_which_day_counts(start: dt.date | None, end: dt.date | None, day: dt.date) -> None:
    section = replace(SECTION, event=Event("E", start=start, end=end))
    assert check_date(section, dt.date(2026, 12, 1)) == day


def lists() -> tuple[RatingList, ...]:
    return (
        OCTOBER,
        RatingList("s", FIDE, dt.date(2026, 9, 1), (STANDARD, RAPID, BLITZ), 3),
        RatingList("b", FIDE, dt.date(2026, 10, 1), (BLITZ,), 3),
        RatingList("n", FIDE, dt.date(2026, 11, 1), (STANDARD,), 3),
        RatingList("d", "DWZ", dt.date(2026, 1, 1), (STANDARD,), 3),
    )


def test_which_list_is_valid() -> None:
    assert [one.id for one in valid_at(lists(), dt.date(2026, 10, 31))] == ["o", "d"]
    assert [one.id for one in valid_at(lists(), dt.date(2026, 11, 1))] == ["n", "o", "d"]
    assert valid_at(lists(), dt.date(2025, 12, 31)) == ()
    today = dt.date(2026, 11, 20)
    late = replace(SECTION, event=Event("E", start=dt.date(2026, 11, 2)))
    assert [
        list_to_check(lists(), section, today).id  # type: ignore[union-attr]
        for section in (SECTION, late, replace(late, rate="rapid"))
    ] == ["o", "n", "o"]
    assert list_to_check(lists(), replace(SECTION, event=Event("E", start=dt.date(2020, 1, 1))), today) is None


def test_sequences_and_effective_ratings() -> None:
    month = dt.date(2026, 10, 1)
    offered = (
        OfferedRating("DWZ", month, STANDARD, 1850),
        OfferedRating(FIDE, dt.date(2026, 9, 1), STANDARD, 1890),
        OfferedRating(FIDE, month, STANDARD, 1900, 20),
        OfferedRating(FIDE, month, BLITZ, 1700),
    )

    def rating(text: str) -> int | None:
        found = effective_rating(offered, parse_sequence(text))
        return found.rating if found else None

    assert sequence_text(default_sequence(RAPID, ("DWZ",))) == "FIDE:rapid,FIDE:standard,DWZ:rapid,DWZ:standard"
    assert rating("FIDE:rapid,FIDE:standard") == 1900  # no rapid rating: the standard one, of the newest month
    assert rating("FIDE:blitz,FIDE:standard") == 1700
    assert rating("DWZ:standard,FIDE:standard") == 1850
    assert rating("FIDE:rapid") is None
    with pytest.raises(ValueError, match="bullet"):
        parse_sequence("FIDE:bullet")


def test_a_row_becomes_a_player() -> None:
    row = ListedPlayer("Polgar, Judit", "700070", federation="HUN", sex="w", title="GM", birth="1976", standard=2675)
    offered = (OfferedRating(FIDE, dt.date(2026, 10, 1), STANDARD, 2675, 10, "x"),)
    assert new_player(row, offered, offered[0]) == Player(
        0, "Polgar, Judit", 2675, "GM", Sex.FEMALE, "HUN", "700070", "1976",
        ratings=(Rating("standard", 2675, FIDE, "2026-10"),),
    )  # fmt: skip
    national = OfferedRating("DWZ", dt.date(2026, 10, 1), STANDARD, 1850)
    assert (as_rating(national).kind, as_rating(national, national=True).kind) == ("DWZ", "national")
