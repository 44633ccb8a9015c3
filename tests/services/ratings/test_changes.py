"""Which games of a section are rated, by which rating, and what they give (B.02)."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.ratings.change import FirstVerdict, KReason
from tdapp.domain.ratings.rating_list import ListedPlayer, RatingList
from tdapp.domain.section.event import Event, RatingCorrection
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.player import RAPID, STANDARD, Rating
from tdapp.services.ratings.changes import known_k, rating_changes
from tests.arena import arena

EVENT = Event("Open", start=dt.date(2026, 9, 1), end=dt.date(2026, 9, 5))


@pytest.fixture
def section():
    #         1 beats 2, forfeit win, short game, draw with the unrated 4
    return arena(
        """
        1 Anna  2000 | 2w1 3b+ 2bW 4w=
        2 Bela  1950 | 1b0 4w1 1wL 3b0
        3 Cilla 1900 | 4b1 1w- H   2w1
        4 Dora       | 3w0 2b0 U   1b=
        """,
        event=EVENT,
    )


def of(section, number, listed=None):
    return next(one for one in rating_changes(section, listed) if one.player.number == number)


def test_only_games_over_the_board_of_a_move_or_more_between_rated_players_count(section):
    anna = of(section, 1)
    assert [(game.round, game.opponent) for game in anna.change.games] == [(1, 2)]
    assert anna.unrated == (4,)
    assert (anna.change.expected, anna.change.change) == (Fraction(57, 100), Fraction(860, 100))
    assert anna.change.new == 2009


def test_an_unrated_player_gets_what_his_games_against_rated_ones_are_worth(section):
    dora = of(section, 4)
    assert dora.change is None
    assert dora.first.opponents == (1900, 1950, 2000)
    assert (dora.first.score, dora.first.verdict) == (Fraction(1, 2), FirstVerdict.TOO_FEW)
    # (5850 + 3600) / 5 = 1890, 1.5 / 5 = .30: -149
    assert dora.first.rating == 1741


def test_a_late_result_that_counts_for_rating_only_is_in(section):
    late = replace(section, rating_corrections=(RatingCorrection(1, 1, 2, GameResult.DRAW),))
    assert of(late, 1).change.score == Fraction(1, 2)


def test_k_comes_from_the_list_where_it_is_known(section):
    assert of(section, 1, {1: 40}).change.k == 40
    assert of(section, 1).change.reason is KReason.USUAL
    players = tuple(replace(one, fide_id=str(100 + one.number)) for one in section.players)
    section = replace(section, players=players)

    class Lists:
        def by_fide_id(self, _list_id, _ids):
            return {
                "101": ListedPlayer("Anna", "101", standard=2000, standard_k=10),
                "102": ListedPlayer("Bela", "102"),
            }

    info = RatingList("fide", "FIDE", dt.date(2026, 9, 1), (), 2)
    assert known_k(section, info, Lists()) == {1: 10}
    assert known_k(section, replace(info, source="DWZ"), Lists()) == {}


def test_rapid_takes_the_standard_rating_of_a_player_without_a_rapid_one(section):
    players = (
        replace(section.players[0], ratings=(Rating(STANDARD, 2300),)),
        replace(section.players[1], ratings=(Rating(RAPID, 2100), Rating(STANDARD, 1800))),
        *section.players[2:],
    )
    anna = of(replace(section, players=players, rate="rapid"), 1)
    assert (anna.change.rating, anna.change.games[0].opponent_rating) == (2300, 2100)


def test_over_thirty_days_the_rating_of_the_round_counts(section):
    players = (section.players[0], replace(section.players[1], round_ratings=((4, 2050),)), *section.players[2:])
    long = replace(section, players=players, long_event=True)
    cilla = of(long, 3)
    assert [(game.round, game.opponent_rating) for game in cilla.change.games] == [(4, 2050)]
    assert [game.opponent_rating for game in of(replace(long, long_event=False), 3).change.games] == [1950]


def test_the_regulations_are_those_of_the_day_of_the_round():
    section = arena("1 Ann 2700 | 2w1 2b1\n2 Bob 2200 | 1b0 1w0", event=EVENT)
    dates = (dt.date(2025, 9, 30), dt.date(2025, 10, 1))
    differences = [game.difference for game in of(replace(section, round_dates=dates), 1).change.games]
    assert differences == [400, 500]


def test_who_played_no_game_is_not_listed():
    section = arena("1 Ann 2000 | 2w+ U\n2 Bob 1900 | 1b- H", event=EVENT)
    assert rating_changes(section) == ()


def test_the_remark_says_why_k_is_lowered_only_where_it_is() -> None:
    """700 games' worth of K: eighteen games times 40 are 720, so K is 38; one game leaves it at 40."""
    few, many = (
        arena(
            "\n".join([f"1 A 1800 | {' '.join(['2w1'] * games)}", f"2 B 1800 | {' '.join(['1b0'] * games)}"]),
            event=Event("Open", start=dt.date(2026, 5, 1)),
        )
        for games in (1, 18)
    )
    found = [rating_changes(one, {1: 40, 2: 20})[0] for one in (few, many)]
    assert [change.change and change.change.k for change in found] == [40, 38]
    assert ["K lowered from 40" in change.remark for change in found] == [False, True]


OLD, NEW = dt.date(2025, 9, 30), dt.date(2025, 10, 1)


@pytest.mark.parametrize(
    ("dates", "start", "end", "differences"),
    [
        ((OLD, NEW), None, None, [400, 500]),
        ((NEW, OLD), OLD, OLD, [500, 400]),  # the date of the last round counts as that of any other
        ((OLD,), OLD, NEW, [400, 500]),  # round 2 has none: the end of the event
        ((None, OLD), OLD, NEW, [500, 400]),
        ((), OLD, NEW, [500, 500]), ((), NEW, OLD, [400, 400]),
        ((), OLD, None, [400, 400]), ((), NEW, None, [500, 500]),  # without an end its start
        ((), None, None, [500, 500]),  # nothing is known: the rules of today
    ],
)  # fmt: skip
def test_the_day_of_a_round_is_its_date_or_that_of_the_event(
    dates: tuple[dt.date | None, ...], start: dt.date | None, end: dt.date | None, differences: list[int]
) -> None:
    """B.02, 8.3.1: since October 2025 differences above 400 count whole for players of 2650 and more."""
    section = arena("1 Ann 2700 | 2w1 2b1\n2 Bob 2200 | 1b0 1w0", event=Event("Open", start=start, end=end))
    games = of(replace(section, round_dates=dates), 1).change.games
    assert [game.difference for game in games] == differences


@pytest.mark.parametrize(
    ("birth", "end", "k"),
    [
        ("2008", dt.date(2026, 12, 31), 40), ("2008", dt.date(2027, 1, 1), 20), ("2007-05-05", dt.date(2026, 1, 1), 20),
        ("2007-05-05", dt.date(2025, 1, 1), 40), ("", dt.date(2026, 1, 1), 20),
    ],
)  # fmt: skip
def test_k_of_the_young_by_the_last_day_of_the_event(birth: str, end: dt.date, k: int) -> None:
    """B.02, 8.3.3: 40 until the end of the year of the 18th birthday; K that was typed goes before it."""
    section = arena("1 Ann 2000 | 2w1\n2 Bob 1900 | 1b0", event=Event("Open", start=dt.date(2020, 1, 1), end=end))
    ann = replace(section.players[0], birth=birth)
    told = [
        of(replace(section, players=(one, section.players[1])), 1, listed).change
        for one, listed in ((ann, None), (ann, {1: 15}), (replace(ann, k_factor=12), {1: 15}))
    ]
    assert [one.k for one in told] == [k, 15, 12]
    reason = KReason.JUNIOR if k == 40 else KReason.USUAL
    assert [one.reason for one in told] == [reason, KReason.LISTED, KReason.TYPED]


def test_far_rapid_games_of_the_best_are_not_rated() -> None:
    """Since December 2024: above 2600, and 600 points or more away."""
    section = arena("1 Ann 2650 | 2w1 3b1\n2 Bob 2050 | 1b0 .\n3 Cid 2100 | . 1w0", rate="rapid")
    for day, rated, unrated in ((dt.date(2024, 11, 30), [1, 2], ()), (dt.date(2024, 12, 1), [2], (1,))):
        change = of(replace(section, event=Event("Open", end=day)), 1)
        assert ([game.round for game in change.change.games], change.unrated) == (rated, unrated)


def test_a_first_rating_by_the_rules_of_the_last_day() -> None:
    """B.02, 8.2: since March 2024 two draws against 1800 are added."""
    found = [
        of(arena("1 A | 2w1 3b= 4w0 5b= 6w=\n" + "\n".join(
            f"{number} P 1900 | {' '.join(['.'] * (number - 2))} 1{'wb'[number % 2 == 0]}=" for number in range(2, 7)
        ), event=Event("Open", start=dt.date(2023, 1, 1), end=end)), 1).first
        for end in (dt.date(2024, 2, 29), dt.date(2024, 3, 1))
    ]  # fmt: skip
    assert found[0].average != found[1].average
