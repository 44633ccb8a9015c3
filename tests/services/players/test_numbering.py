"""The rules of pairing numbers and tournament ratings, each on a file."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.commands.players import (
    AddPlayers,
    DrawNumbers,
    EditPlayers,
    Equals,
    ExchangeNumbers,
    RegenerateNumbers,
    SetNumbers,
    UseRatingMethod,
)
from tdapp.domain.section.event import Event, Kind, RatingMethod, Section
from tdapp.domain.section.player import Player, Rating
from tdapp.domain.words.checks import Level
from tdapp.services.players.numbering import in_order, strength
from tdapp.services.players.possible import why_not_exchange
from tests.arena import arena
from tests.services.roster_stage import Staging, entries, under_way


def test_numbers_follow_rating_title_and_name(stage: Staging) -> None:
    one = stage()
    players = (
        Player(0, "Zoë, A", 2000), Player(0, "Żak, B", 2000), Player(0, "Àbel", 2000), Player(0, "Unrated, A"),
        Player(0, "W", 2000, "WGM"), Player(0, "F", 2000, "FM"), Player(0, "Top", 2300), Player(0, "C", None, "CM"),
    )  # fmt: skip
    one.do(AddPlayers(1, players))
    one.do(RegenerateNumbers(1))
    assert [name for _, name in one.names()] == ["Top", "W", "F", "Àbel", "Żak, B", "Zoë, A", "C", "Unrated, A"]
    one.refused(RegenerateNumbers(1), "in order already")


def test_regeneration_after_the_start_keeps_equals_in_order(stage: Staging) -> None:
    one = stage(under_way(3))
    assert one.asked(ExchangeNumbers(1, 2, 3)) == [("numbers-exchanged", Level.CONFIRM)]
    assert one.names() == [(1, "Anna"), (2, "Ильин"), (3, "Béla"), (4, "王明")]
    one.refused(RegenerateNumbers(1), "in order already")
    one.do(EditPlayers(1, (replace(one.section().players[3], rating=2150),)))
    assert one.asked(RegenerateNumbers(1, "typed wrongly")) == [("numbers-regenerated", Level.CONFIRM)]
    assert one.names() == [(1, "Anna"), (2, "王明"), (3, "Ильин"), (4, "Béla")]
    assert [cell.opponent for cell in one.section().cells[1]] == [4, 3, 1]
    assert "typed wrongly" in one.section().comments[-1]


def test_numbers_are_locked_when_round_4_is_paired(stage: Staging) -> None:
    one = stage(under_way(4))
    assert one.refused(ExchangeNumbers(1, 2, 3)) == [("numbers-locked", Level.REFUSE)]
    one.do(EditPlayers(1, (replace(one.section().players[3], rating=2500),)))
    assert one.refused(RegenerateNumbers(1)) == [("numbers-locked", Level.REFUSE)]


def test_only_equals_exchange_their_numbers(stage: Staging) -> None:
    one = stage(under_way(1))
    found = one.refused(ExchangeNumbers(1, 1, 2))
    assert ("exchange-unequal", Level.REFUSE) in found
    one.refused(ExchangeNumbers(1, 2, 2), "different")


def test_equal_ratings_exchange_whatever_their_titles(stage: Staging) -> None:
    """Q149: the rating decides, not the title."""
    one = stage()
    one.do(AddPlayers(1, (Player(0, "A", 2000, "GM"), Player(0, "B", 2000), Player(0, "C", 1999))))
    assert one.asked(ExchangeNumbers(1, 1, 2)) == [("numbers-exchanged", Level.CONFIRM)]
    assert one.names() == [(1, "B"), (2, "A"), (3, "C")]
    one.refused(ExchangeNumbers(1, 2, 3), "equal rating")


def test_who_has_no_rating_is_the_equal_of_who_has_nought() -> None:
    section = arena("1 A |\n2 B |")
    none, nought = Player(1, "A"), Player(2, "B", 0)
    assert why_not_exchange(section, none, nought) is None
    assert why_not_exchange(section, nought, none) is None
    assert why_not_exchange(section, none, Player(2, "B", 1400)) is not None
    by_hand = replace(section, kind=Kind.ROUND_ROBIN)
    assert why_not_exchange(by_hand, none, Player(2, "B", 1400)) is None


def test_equals_are_ordered_by_the_announced_criterion(stage: Staging) -> None:
    one = stage()
    one.do(entries("E 2000", "D 2000", "C 2000", "B 2000", "A 2100"))
    one.do(RegenerateNumbers(1, equals=Equals.KEEP))
    assert "".join(name for _, name in one.names()) == "AEDCB"
    one.do(RegenerateNumbers(1))
    assert "".join(name for _, name in one.names()) == "ABCDE"
    # sha256("2:n") for A, B, C, D, E (n = 0 to 4) begins e6, 70, 13, 8e, fa: of the four equals C, B, D, E
    one.do(RegenerateNumbers(1, equals=Equals.LOT, seed=2))
    assert "".join(name for _, name in one.names()) == "ACBDE"
    assert one.section().comments[-1].endswith("seed 2.")
    one.refused(RegenerateNumbers(1, equals=Equals.LOT, seed=2), "in order already")  # whatever the order before


def test_numbers_of_a_round_robin(stage: Staging) -> None:
    one = stage(Section(Event("RR"), (), (), 3, kind=Kind.ROUND_ROBIN))
    one.do(entries("A", "B", "C", "D"))
    one.do(SetNumbers(1, (3, 1, 4, 2)))
    assert one.names() == [(1, "C"), (2, "A"), (3, "D"), (4, "B")]
    one.do(DrawNumbers(1, 11))
    drawn = one.names()
    one.do(SetNumbers(1, (4, 3, 2, 1)))
    one.do(DrawNumbers(1, 11))
    assert one.names() == drawn  # whatever the numbers were before
    assert one.section().comments[-1] == "tdapp: The numbers were drawn by lot; seed 11."
    one.refused(SetNumbers(1, (1, 2, 3)), "every player once")
    one.refused(SetNumbers(1, (1, 2, 3, 4)), "already")


def test_numbers_of_a_round_robin_stand_once_it_is_paired(stage: Staging) -> None:
    one = stage(replace(under_way(3), kind=Kind.ROUND_ROBIN))
    for command in (SetNumbers(1, (4, 3, 2, 1)), DrawNumbers(1, 1), ExchangeNumbers(1, 2, 3)):
        assert one.refused(command) == [("numbers-locked-rr", Level.REFUSE)]
    one.do(EditPlayers(1, (replace(one.section().players[3], rating=2500),)))
    assert one.refused(RegenerateNumbers(1)) == [("numbers-locked-rr", Level.REFUSE)]


def test_the_numbers_of_a_swiss_are_not_drawn(stage: Staging) -> None:
    stage().refused(DrawNumbers(1, 1), "only a round robin")


@pytest.mark.parametrize(
    ("method", "ratings"),
    [
        (RatingMethod.FIDE, [2000, 1900, None, 1750]),
        (RatingMethod.NATIONAL, [2100, None, 1500, 1800]),
        (RatingMethod.FIDE_ELSE_NATIONAL, [2000, 1900, 1500, 1750]),
        (RatingMethod.NATIONAL_ELSE_FIDE, [2100, 1900, 1500, 1800]),
        (RatingMethod.HIGHER, [2100, 1900, 1500, 1800]),
        (RatingMethod.LOWER, [2000, 1900, 1500, 1750]),
    ],
)
def test_tournament_ratings_by_method(stage: Staging, method: RatingMethod, ratings: list[int | None]) -> None:
    one = stage(Section(Event("x"), (), (), 5, rate="rapid"))
    one.do(
        AddPlayers(
            1,
            (
                Player(0, "Both", ratings=(Rating("rapid", 2000), Rating("standard", 2222), Rating("national", 2100))),
                Player(0, "Standard only", ratings=(Rating("standard", 1900),)),
                Player(0, "National only", national_rating=1500),
                Player(0, "Typed", 1750, national_rating=1800),
            ),
        )
    )
    one.do(UseRatingMethod(1, method))
    assert [player.rating for player in one.section().players] == ratings
    assert one.section().rating_method is method


def test_tournament_ratings_stay_after_the_start(stage: Staging) -> None:
    stage(under_way(1)).refused(UseRatingMethod(1, RatingMethod.FIDE), "player by player")


def test_who_comes_with_official_ratings_only_gets_the_tournament_rating(stage: Staging) -> None:
    """From a pasted table or a list: the method and the order of the lists decide."""
    facts = {
        "rate": "rapid",
        "rating_method": RatingMethod.HIGHER,
        "list_orders": (("rapid", "FIDE:blitz,FIDE:rapid"),),
    }
    one = stage(replace(Section(Event("x"), (), (), 5), **facts))  # type: ignore[arg-type]
    both = (Rating("rapid", 2000), Rating("blitz", 1900))
    one.do(
        AddPlayers(
            1, (Player(0, "A", ratings=both), Player(0, "B", 1500, ratings=both), Player(0, "C", national_rating=1700))
        )
    )
    assert [player.rating for player in one.section().players] == [1900, 1500, 1700]


def test_the_national_rating_of_a_list_goes_into_the_report(stage: Staging) -> None:
    one = stage(Section(Event("x"), (), (), 5))
    one.do(AddPlayers(1, (Player(0, "A", 1500, ratings=(Rating("national", 1612, "DWZ", "2026-09"),)),)))
    assert one.section().players[0].national_rating == 1612


def test_the_order_of_strength() -> None:
    """C.04.2, 2: by rating, then by title; who has no rating comes after everybody who has one."""
    titles = ("GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM", "", "XX")
    field = [
        Player(0, "B", 2001),
        *(Player(0, "C", 2000, title) for title in titles),
        Player(0, "D", 1),
        Player(0, "A"),
    ]
    field = [replace(player, number=number) for number, player in enumerate(field, 1)]
    for equals in (Equals.NAME, Equals.KEEP):
        assert [one.number for one in in_order(field[::-1], equals)] == [one.number for one in field]
    assert strength(field[-3]) == strength(replace(field[-3], title=""))
