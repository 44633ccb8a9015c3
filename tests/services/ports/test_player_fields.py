"""A player's fields as they are stored: what is tidied, and what is refused at which bound."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.section.player import NATIONAL, Player, Rating
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.ports.player_fields import tidied

ANA = Player(1, "Ana", 2000)


def test_what_is_tidied() -> None:
    typed = replace(
        ANA, name="  Kovač,  Ana ", title=" GM ", federation=" SLO ", fide_id=" 77 ", national_id=" N  1 ",
        birth=" 1990 ", club=" SK  Rook ", native_name=" Ана ", comment=" pays ", paid=" 10,5 ", owed="20", rating=0,
        national_rating=0,
        categories=(" U18 ", "W", "", "W"), not_categories=("W", " S60 ", "S60", " "),
        ratings=(Rating(" standard ", 2000, " FIDE ", "2026-09"),), round_ratings=((4, 2100), (2, 2050)),
    )  # fmt: skip
    assert tidied(typed) == replace(
        ANA, name="Kovač, Ana", title="GM", federation="SLO", fide_id="77", national_id="N 1", birth="1990",
        club="SK Rook", native_name="Ана", comment="pays", paid="10.5", owed="20", rating=None, national_rating=None,
        categories=("U18", "W"), not_categories=("S60",), ratings=(Rating("standard", 2000, "FIDE", "2026-09"),),
        round_ratings=((2, 2050), (4, 2100)),
    )  # fmt: skip


def test_the_national_rating_of_a_list_goes_before_the_typed_one() -> None:
    listed = replace(ANA, national_rating=1500, ratings=(Rating("rapid", 1, "FIDE"), Rating(NATIONAL, 1600, "SLO")))
    assert tidied(listed).national_rating == 1600
    assert tidied(replace(listed, ratings=())).national_rating == 1500


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"name": "  "}, "needs a name"), ({"name": "x" * 201}, "longer than 200"), ({"rating": 4001}, "up to 4000"),
        ({"rating": -1}, "up to 4000"), ({"national_rating": 12001}, "up to 12000"), ({"national_rating": -1}, "up to"),
        ({"fixed_table": 0}, "1 to 9999"), ({"fixed_table": 10000}, "1 to 9999"), ({"k_factor": 0}, "1 to 60"),
        ({"k_factor": 61}, "1 to 60"), ({"round_ratings": ((1, 2000),)}, "in round 1"),
        ({"round_ratings": ((2, 0),)}, "up to 4000"), ({"round_ratings": ((2, 4001),)}, "up to 4000"),
        *(({"birth": birth}, "no date of birth") for birth in
          ("90", "1799", "2100", "1990-13-01", "2023-02-29", "1990-1-1", "x", "1990-02")),
        *(({"ratings": (one,)}, words) for one, words in (
            (Rating("standard", 2000, month="2026-13"), "written as 2026-09"),
            (Rating("standard", 2000, month="2026"), "written as 2026-09"),
            (Rating(" ", 2000), "needs a kind"), (Rating("standard", 0), "needs a kind"),
            (Rating("standard", 12001), "needs a kind"),
        )),
    ],
)  # fmt: skip
def test_what_is_refused(fields: dict[str, object], words: str) -> None:
    with pytest.raises(RuleViolation, match=words):
        tidied(replace(ANA, **fields))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "fields",
    [
        {"name": "x" * 200}, {"rating": 4000}, {"rating": 1}, {"national_rating": 12000}, {"fixed_table": 1},
        {"fixed_table": 9999}, {"k_factor": 1}, {"k_factor": 60}, {"round_ratings": ((2, 1),)},
        {"round_ratings": ((2, 4000),)}, {"birth": "1800"}, {"birth": "2099"}, {"birth": "2024-02-29"}, {"birth": ""},
        {"ratings": (Rating("standard", 12000, month="2026-12"),)}, {"ratings": (Rating("standard", 1),)},
    ],
)  # fmt: skip
def test_the_bounds_themselves_are_taken(fields: dict[str, object]) -> None:
    typed = replace(ANA, **fields)  # type: ignore[arg-type]
    assert tidied(typed) == typed


def test_what_stays_as_it_was_is_not_judged_again() -> None:
    """A file may bring a date or a name that nobody could type."""
    imported = replace(ANA, name="Kovač,Ana", birth="1990-00-00")
    assert tidied(replace(imported, club="Rook"), imported) == replace(imported, club="Rook")
    with pytest.raises(RuleViolation):
        tidied(imported)
    with pytest.raises(RuleViolation):
        tidied(replace(imported, birth="1991-00-00"), imported)
    assert tidied(replace(imported, name=" Novak,  Ana "), imported).name == "Novak, Ana"
    assert len(tidied(ANA, replace(ANA, name="x")).name) == 3
