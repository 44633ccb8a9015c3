"""What a list proposes for a player, field by field, and what of it is ticked beforehand and why not."""

from __future__ import annotations

import datetime as dt
import itertools
from dataclasses import replace
from typing import cast

from tdapp.domain.ratings.rating_list import FIDE, ListedPlayer, RateOfPlay, RatingList
from tdapp.domain.section.event import Event, RatingMethod, Section
from tdapp.domain.section.player import NATIONAL, Player, Rating, Sex
from tdapp.services.ratings.check import (
    CheckedField,
    Proposal,
    check_date,
    check_section,
    compare,
    list_to_check,
    with_proposals,
)
from tdapp.services.ratings.lists import RatingLists
from tests.arena import arena
from tests.recorded import plain, recorded

MARCH = dt.date(2026, 3, 1)
STANDARD = RateOfPlay.STANDARD
LIST = RatingList("a", FIDE, MARCH, (STANDARD,), 9)
ANA = Player(1, "Kovač, Ana", 2000, "WFM", federation="SLO", fide_id="77", birth="1990", sex=Sex.FEMALE,
             ratings=(Rating("standard", 2000, FIDE, "2026-02"),))  # fmt: skip
ROW = ListedPlayer("Kovač, Ana", "77", federation="SLO", title="WFM", sex="w", birth="1990", standard=2000)
OTHERS: dict[str, Player] = {
    "as the list": ANA,
    "accents": replace(ANA, name="Kovac, Ana"),
    "another name": replace(ANA, name="Novak, Ana"),
    "another script": replace(ANA, name="Ковач, Ана"),
    "a title more": replace(ANA, title="WGM"),
    "no title": replace(ANA, title=""),
    "another federation": replace(ANA, federation="GER"),
    "no sex": replace(ANA, sex=None),
    "a man": replace(ANA, sex=Sex.MALE),
    "no birth": replace(ANA, birth=""),
    "another year": replace(ANA, birth="1991"),
    "a day of the year": replace(ANA, birth="1990-02-03"),
    "a day of another year": replace(ANA, birth="1991-02-03"),
    "no rating": replace(ANA, rating=None, ratings=()),
    "another rating": replace(ANA, rating=1900, ratings=(Rating("standard", 1900, FIDE, "2026-02"),)),
    "typed": replace(ANA, rating=1900, ratings=(Rating("standard", 1900, typed=True),)),
    "typed, of another kind": replace(ANA, rating=1900, ratings=(Rating("rapid", 1900, typed=True),)),
    "of another source": replace(ANA, ratings=(Rating("standard", 1900, "GER", "2026-02"),)),
    "no fide id": replace(ANA, fide_id=""),
    "not on the list": replace(ANA, fide_id="78"),
}
ROWS: dict[str, ListedPlayer] = {
    "whole": ROW,
    "bare": ListedPlayer("Kovač, Ana", "77"),
    "a day": ROW._replace(birth="1990-05-05"),
    "unrated": ROW._replace(standard=None),
    "higher": ROW._replace(standard=2100, rapid=1800),
}


def section(player: Player, **fields: object) -> Section:
    return Section(Event("E", start=MARCH), (player,), ((),), 5, **fields)  # type: ignore[arg-type]


def shown(one: Proposal) -> str:
    ticked = "" if one.preselected else " (not ticked)"
    return f"{one.field.value}: {one.old or '–'} → {one.new or '–'}{ticked} {one.why}".rstrip()


def test_every_field_against_every_row() -> None:
    lines = []
    for row_name, row in ROWS.items():
        lines.append(f"== {row_name}")
        for name, player in OTHERS.items():
            found = compare(section(player), LIST, {"77": row})
            left = f" not listed {found.not_listed}" if found.not_listed else ""
            left += f" without id {found.without_id}" if found.without_id else ""
            lines.append(f"{name}:{left}")
            lines += [f"  {shown(one)}" for one in found.proposals]
    recorded("services/lists_compared", lines)


def test_the_tournament_rating_follows_from_the_method() -> None:
    """By each method and rate of play, with a national list beside FIDE's."""
    lines = []
    kept = {
        "none": (),
        "national": (Rating(NATIONAL, 1950, "SLO", "2026-02"),),
        "rapid": (Rating("rapid", 1800, FIDE),),
    }
    for method, rate, (name, ratings) in itertools.product(RatingMethod, ("standard", "rapid"), kept.items()):
        player = replace(ANA, rating=None, ratings=ratings, national_id="N1")
        asked = section(player, rating_method=method, rate=rate, national_list="SLO")
        for info, rows in (
            (LIST, {"77": ROW._replace(standard=2100, rapid=1850)}),
            (replace(LIST, source="SLO"), {"N1": ROW._replace(standard=1960, title="")}),
        ):
            found = compare(asked, info, rows)
            (made,) = with_proposals((player,), found.proposals)
            told = "; ".join(map(shown, found.proposals))
            lines.append(f"{method.value} {rate} {name} {info.source}: {told}: {made.rating} {plain(made.ratings)}")
    recorded("services/list_methods", lines)


def test_a_long_event_notes_the_rating_of_the_rounds_to_come() -> None:
    long = {"long_event": True, "rounds_total": 3}
    cell = section(ANA).cells[0]
    for rounds, noted in ((0, None), (1, 2), (2, 3), (3, None)):
        played = arena(f"1 A | {'U ' * rounds}").cells[0] if rounds else cell
        asked = replace(section(ANA), cells=(played,), **long)  # type: ignore[arg-type]
        found = compare(asked, LIST, {"77": ROW._replace(standard=2100)}).proposals
        by = {one.field: one for one in found}
        if noted is None:
            assert CheckedField.ROUND_RATING not in by
            assert (CheckedField.TOURNAMENT_RATING in by) is (rounds == 0)
            continue
        one = by[CheckedField.ROUND_RATING]
        assert (one.new, one.round_number, one.why) == ("2100", noted, "The tournament rating stays 2000.")
        (after,) = with_proposals((ANA,), found)
        assert (after.rating, after.round_ratings) == (2000, ((noted, 2100),))
        again = compare(replace(asked, players=(after,)), LIST, {"77": ROW._replace(standard=2100)})
        assert again.proposals == ()


def test_which_list_is_asked() -> None:
    """That of the source with the rate of play, else the standard one, that holds on the day of the start."""
    rapid = RatingList("r", FIDE, MARCH, (RateOfPlay.RAPID,), 9)
    april = RatingList("b", FIDE, dt.date(2026, 4, 1), (STANDARD,), 9)
    other = RatingList("g", "GER", MARCH, (STANDARD,), 9)
    today = dt.date(2026, 5, 1)
    lists = (LIST, rapid, april, other)
    assert list_to_check(lists, section(ANA), today) == LIST
    assert list_to_check(lists, section(ANA, rate="rapid"), today) == rapid
    assert list_to_check((LIST, other), section(ANA, rate="rapid"), today) == LIST
    assert list_to_check((rapid,), section(ANA), today) == rapid
    assert list_to_check(lists, section(ANA), today, "GER") == other
    assert list_to_check((april,), section(ANA), today) is None
    assert list_to_check((), section(ANA), today) is None
    started = section(ANA)
    assert check_date(started, today) == MARCH
    assert check_date(replace(started, long_event=True), today) == today
    assert check_date(replace(started, event=Event("E")), today) == today


def test_only_the_chosen_proposals_are_taken() -> None:
    other = replace(ANA, number=2, name="B")
    chosen = [
        Proposal(1, "A", CheckedField.NAME, "", "New", True, ""), Proposal(1, "A", CheckedField.SEX, "", "m", True, ""),
        Proposal(1, "A", CheckedField.BIRTH, "", "2000", True, ""),
        Proposal(1, "A", CheckedField.LISTED_RATING, "", "", True, "", "standard", None),
        Proposal(1, "A", CheckedField.TOURNAMENT_RATING, "", "1234", True, ""),
    ]  # fmt: skip
    (made,) = with_proposals((ANA, other), chosen)
    assert made == replace(ANA, name="New", sex=Sex.MALE, birth="2000", ratings=(), rating=1234)
    assert with_proposals((ANA, other), []) == ()


class Store:
    """Lists that say by which numbers they were asked."""

    def by_fide_id(self, list_id: str, ids: list[str]) -> dict[str, ListedPlayer]:
        """FIDE's."""
        return {"77": ROW._replace(name=f"{list_id} FIDE {ids}")}

    def by_national_id(self, list_id: str, ids: list[str]) -> dict[str, ListedPlayer]:
        """Those of a federation."""
        return {"N1": ROW._replace(name=f"{list_id} national {ids}", title="")}


def test_each_list_is_asked_by_its_own_numbers() -> None:
    asked = section(replace(ANA, national_id="N1"))
    for info, name in ((LIST, "a FIDE ['77']"), (replace(LIST, source="SLO"), "a national ['N1']")):
        found = check_section(asked, info, cast(RatingLists, Store()))
        assert [one.new for one in found.proposals if one.field is CheckedField.NAME] == [name]
