"""Players against a list: proposals with old and new, nothing applied by itself."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

import pytest

from tdapp.domain.ratings.rating_list import (
    FIDE,
    ListedPlayer,
    OfferedRating,
    RateOfPlay,
    RatingList,
    default_sequence,
    parse_sequence,
    sequence_text,
    valid_at,
)
from tdapp.domain.section.category import CategoryPlan, CategoryRule
from tdapp.domain.section.event import Event, RatingMethod, Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.long_events import dates_say_long, is_long, rating_in_round
from tdapp.domain.section.player import Player, Rating, Sex
from tdapp.domain.section.tournament_rating import first_of
from tdapp.reports.data import data_of
from tdapp.reports.documents import regulations
from tdapp.reports.layout.model import Paragraph
from tdapp.reports.options import PrintOptions
from tdapp.services.ratings.check import (
    CheckedField,
    as_rating,
    check_date,
    compare,
    list_to_check,
    new_player,
    with_proposals,
)
from tdapp.services.tables.ladder_editing import lint
from tdapp.services.tables.standings import compute_standings
from tests.arena import arena

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
    player = Player(
        1,
        "A",
        ratings=(Rating("DWZ", 1850, "DWZ"), Rating("standard", 1900, FIDE), Rating("blitz", 1700, FIDE)),
    )

    def rating(text: str) -> int | None:
        return first_of(player, parse_sequence(text))

    assert sequence_text(default_sequence(RAPID, ("DWZ",))) == "FIDE:rapid,FIDE:standard,DWZ:rapid,DWZ:standard"
    assert rating("FIDE:rapid,FIDE:standard") == 1900  # no rapid rating: the standard one
    assert rating("FIDE:blitz,FIDE:standard") == 1700
    assert rating("DWZ:standard,FIDE:standard") == 1850
    assert rating("FIDE:rapid") is None
    with pytest.raises(ValueError, match="bullet"):
        parse_sequence("FIDE:bullet")


OFFERED = (
    OfferedRating(FIDE, dt.date(2026, 10, 1), STANDARD, 2675, 10, "x"),
    OfferedRating(FIDE, dt.date(2026, 10, 1), BLITZ, 2600, 10, "x"),
    OfferedRating("DWZ", dt.date(2026, 9, 1), STANDARD, 2700, None, "y"),
)


def test_a_row_becomes_a_player() -> None:
    row = ListedPlayer("Polgar, Judit", "700070", federation="HUN", sex="w", title="GM", birth="1976", standard=2675)
    assert new_player(row, OFFERED, SECTION) == Player(
        0, "Polgar, Judit", 2675, "GM", Sex.FEMALE, "HUN", "700070", "1976",
        ratings=(Rating("standard", 2675, FIDE, "2026-10"), Rating("blitz", 2600, FIDE, "2026-10"),
                 Rating("DWZ", 2700, "DWZ", "2026-09")),
    )  # fmt: skip
    local = ListedPlayer("Kovač, Ana", "77", "N7", federation="SLO", birth="1990-05-05", club="Rook")
    assert new_player(local, (), SECTION) == Player(
        0, "Kovač, Ana", None, "", None, "SLO", "77", "1990-05-05", club="Rook", national_id="N7"
    )
    national = OfferedRating("DWZ", dt.date(2026, 10, 1), STANDARD, 1850)
    assert (as_rating(national).kind, as_rating(national, national=True).kind) == ("DWZ", "national")


@pytest.mark.parametrize(
    ("facts", "rating"),
    [
        ({"rate": "rapid"}, 2675),  # effective rapid rating: no rapid one, so the standard one
        ({"rate": "blitz"}, 2600),
        ({"list_orders": (("standard", "DWZ:standard,FIDE:standard"),)}, 2700),
        ({"list_orders": (("rapid", "DWZ:standard"),)}, 2675),  # the order of another rate of play
        ({"rate": "rapid", "list_orders": (("rapid", "FIDE:rapid"),)}, None),  # no fall back to the standard rating
        ({"rate": "rapid", "list_orders": (("rapid", "FIDE:blitz"),), "rating_method": RatingMethod.FIDE}, 2600),
        ({"rating_method": RatingMethod.HIGHER, "national_list": "DWZ"}, 2700),
        ({"rating_method": RatingMethod.LOWER, "national_list": "DWZ"}, 2675),
        ({"rating_method": RatingMethod.NATIONAL, "national_list": "ÖSB"}, None),
        ({"rating_method": RatingMethod.NATIONAL_ELSE_FIDE, "national_list": "DWZ"}, 2700),
    ],
)
def test_which_rating_a_new_player_has(facts: dict[str, object], rating: int | None) -> None:
    row = ListedPlayer("Polgar, Judit", "700070")
    assert new_player(row, OFFERED, replace(SECTION, **facts)).rating == rating  # type: ignore[arg-type]


@pytest.mark.parametrize("written", ["Ильин, Пётр", "Ильин, Petr", "Ilin, Пётр", "Ilin, П"])
def test_a_name_in_another_script_is_not_ticked(written: str) -> None:
    """A name is Latin when all of its letters are."""
    section = replace(SECTION, players=(Player(1, written, fide_id="1"),), cells=((),))
    (name,) = compare(section, OCTOBER, {"1": ListedPlayer("Ilin, Petr", "1")}).proposals
    assert (name.preselected, name.why) == (False, "Written in another script.")


def test_sex_and_birth_fill_in_or_warn() -> None:
    players = (Player(1, "A", fide_id="1"), Player(2, "B", sex=Sex.MALE, birth="1990-05-05", fide_id="2"))
    section = replace(SECTION, players=players, cells=((), ()))
    rows = {
        "1": ListedPlayer("A", "1", sex="w", birth="2001"),
        "2": ListedPlayer("B", "2", sex="w", birth="1991"),
    }
    found = compare(section, OCTOBER, rows).proposals
    assert [(one.number, one.field.value, one.old, one.new, one.preselected, bool(one.why)) for one in found] == [
        (1, "sex", "", "w", True, False),
        (1, "birth", "", "2001", True, False),
        (2, "sex", "m", "w", False, True),
        (2, "birth", "1990-05-05", "1991", False, True),
    ]
    first, second = with_proposals(players, found)
    assert (first.sex, first.birth, second.sex, second.birth) == (Sex.FEMALE, "2001", Sex.FEMALE, "1991")
    exact = {"2": ListedPlayer("B", "2", sex="m", birth="1990")}
    assert compare(section, OCTOBER, exact).proposals == ()  # the day is known here, the list has the year


def test_a_rating_that_the_list_has_no_more() -> None:
    players = (
        Player(1, "A", 1650, fide_id="1", ratings=(Rating("standard", 1650, FIDE, "2026-09"),)),
        Player(2, "B", 1650, fide_id="2", ratings=(Rating("standard", 1650, typed=True),)),
    )
    section = replace(SECTION, players=players, cells=((), ()))
    rows = {"1": ListedPlayer("A", "1"), "2": ListedPlayer("B", "2")}
    (gone,) = compare(section, OCTOBER, rows).proposals
    assert (gone.number, gone.kind, gone.old, gone.new, gone.preselected) == (1, "standard", "1650", "", False)
    assert gone.why == "The list of 2026-10 has no such rating any more."
    (changed,) = with_proposals(players, (gone,))
    assert (changed.rating, changed.ratings) == (1650, ())  # the tournament rating is the arbiter's


def test_a_long_event_keeps_the_first_rating() -> None:
    """Q213-216: the new list counts for the rounds to come; the tournament rating stays."""
    started = arena(
        """
        1 A 1700 | 2w1
        2 B 1600 | 1b0
        """,
        event=Event("League", start=dt.date(2026, 9, 1), end=dt.date(2027, 3, 1)),
        rounds_total=9,
    )
    players = (replace(started.players[0], fide_id="13", ratings=(Rating("standard", 1700, FIDE, "2026-09"),)),)
    section = replace(started, players=(*players, started.players[1]))
    rows = {"13": ListedPlayer("A", "13", standard=1742)}
    listed, noted = compare(section, OCTOBER, rows).proposals
    assert (listed.field, listed.new) == (CheckedField.LISTED_RATING, "1742")
    assert (noted.field, noted.old, noted.new, noted.round_number) == (CheckedField.ROUND_RATING, "1700", "1742", 2)
    (changed,) = with_proposals(players, (listed, noted))
    assert (changed.rating, changed.round_ratings) == (1700, ((2, 1742),))
    assert [rating_in_round(changed, number) for number in (1, 2, 9)] == [1700, 1742, 1742]
    assert compare(replace(section, players=(changed, section.players[1])), OCTOBER, rows).proposals == ()
    short = replace(section, long_event=False)
    assert [one.field for one in compare(short, OCTOBER, rows).proposals][-1] is CheckedField.TOURNAMENT_RATING


def test_a_long_event_takes_a_first_rating_as_its_tournament_rating() -> None:
    """Before round 1, and where the player had none: there is nothing to keep."""
    rows = {"13": ListedPlayer("A", "13", standard=1742)}
    for drawing, rating in (("1 A |\n2 B |", 1700), ("1 A | 2w1\n2 B | 1b0", None)):
        drawn = arena(drawing, rounds_total=9, long_event=True)
        players = (replace(drawn.players[0], rating=rating, fide_id="13"), drawn.players[1])
        found = compare(replace(drawn, players=players), OCTOBER, rows).proposals
        assert [one.field for one in found] == [CheckedField.LISTED_RATING, CheckedField.TOURNAMENT_RATING]


def test_a_long_event_keeps_a_rating_of_a_round_where_ratings_come_from_no_list() -> None:
    drawn = arena("1 A | 2w1\n2 B | 1b0", rounds_total=9, long_event=True, rating_method=RatingMethod.OTHER)
    noted = replace(drawn.players[0], rating=1700, fide_id="13", round_ratings=((2, 1742),))
    rows = {"13": ListedPlayer("A", "13", standard=1760)}
    found = compare(replace(drawn, players=(noted, drawn.players[1])), OCTOBER, rows).proposals
    assert [one.field for one in found] == [CheckedField.LISTED_RATING]


def test_what_is_a_long_event() -> None:
    assert not dates_say_long(SECTION)
    assert is_long(replace(SECTION, long_event=True))
    rounds = replace(SECTION, event=Event("E"), round_dates=(dt.date(2026, 1, 1), None, dt.date(2026, 3, 1)))
    assert dates_say_long(rounds)
    assert not is_long(replace(rounds, long_event=False))
    assert not dates_say_long(replace(SECTION, event=Event("E")))


def test_rating_tie_breaks_are_not_advised_in_a_long_event() -> None:
    started = arena("1 A 1700 | 2w1\n2 B 1600 | 1b0", rounds_total=9)
    ladder = parse_ladder("BH,ARO,RTNG")
    assert [one.rung for one in lint(replace(started, long_event=True), ladder)] == [1, 2]
    assert "30 days" in lint(replace(started, long_event=True), ladder)[0].text
    assert lint(started, ladder) == ()


def test_the_printed_regulations_say_which_ratings_count() -> None:
    started = replace(
        arena("1 A 1700 | 2w1\n2 B 1600 | 1b0", event=Event("E", start=dt.date(2026, 1, 1))),
        rate="rapid",
        list_orders=(("rapid", "FIDE:rapid,DWZ:standard"),),
        long_event=True,
        categories=CategoryPlan((CategoryRule("U18", under=18), CategoryRule("Guests"))),
    )
    model = regulations.build(data_of(compute_standings(started)), PrintOptions(dt.datetime(2026, 7, 4, 12, 0)))
    said = [block.text for block in model.blocks if isinstance(block, Paragraph)]
    assert "Ratings of the lists count in this order: FIDE rapid, DWZ standard." in said
    assert "The event lasts more than 30 days: the first rating of a player is the tournament rating." in said
    assert {"U18: Born in 2008 or later.", "Guests: By hand only."} <= set(said)
