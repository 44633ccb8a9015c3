"""Editions by date, counted rounds."""

from __future__ import annotations

import datetime as dt

import pytest

from tdapp.domain.section.event import Edition
from tests.arena import arena


@pytest.mark.parametrize(
    ("start", "edition"),
    [
        (dt.date(1938, 11, 6), Edition.FIDE_2009),
        (dt.date(2023, 8, 31), Edition.FIDE_2009),
        (dt.date(2023, 9, 1), Edition.FIDE_2024),
        (dt.date(2026, 2, 28), Edition.FIDE_2024),
        (dt.date(2026, 3, 1), Edition.FIDE_2026),
        (None, Edition.FIDE_2026),
    ],
)
def test_the_edition_follows_the_start(start: dt.date | None, edition: Edition) -> None:
    assert Edition.for_start(start) is edition


def test_the_last_round_all_of_whose_games_are_decided() -> None:
    assert arena("1 A | 2w1 2b= 2w1\n2 B | 1b0 1w= 1b0").rounds_decided == 3
    assert arena("1 A | 2w1 2b?\n2 B | 1b0 1w?").rounds_decided == 1
    assert arena("1 A | 2w~\n2 B | 1b~").rounds_decided == 0


def test_an_adjourned_game_of_an_earlier_round_does_not_hold_the_table_back() -> None:
    """It makes the table provisional instead (services.tables.standings)."""
    assert arena("1 A | 2w~ 2b1\n2 B | 1b~ 1w0").rounds_decided == 2


def test_byes_announced_for_later_rounds_are_not_counted() -> None:
    section = arena("1 A | 2w1 .\n2 B | 1b0 .\n3 C | U H")
    assert (section.rounds_held, section.rounds_decided) == (2, 1)


def test_a_round_of_byes_before_a_played_one_is_counted() -> None:
    assert arena("1 A | H 2w1\n2 B | Z 1b0").rounds_decided == 2


def test_an_event_without_players_has_no_rounds() -> None:
    assert (arena("").rounds_held, arena("").rounds_decided) == (0, 0)


def test_index_of_a_number_with_gaps() -> None:
    section = arena("3 A | 17w1\n17 B | 3b0")
    assert section.index_of(17) == 1
    with pytest.raises(KeyError):
        section.index_of(4)
