"""Which games a norm counts, what the days of the rounds say, and who has one or can still make one."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.norms.kinds import NormKind
from tdapp.domain.section.event import Event, Kind, Section
from tdapp.domain.section.match import LineUp, Match, TeamBye
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import Player, Rating, Sex, Standing
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.norms.norms import (
    POSSIBLE,
    REACHED,
    PlayerNorm,
    _rank,
    as_it_stood,
    candidates,
    event_facts,
    is_international,
    kinds_for,
    player_norm,
)
from tdapp.services.norms.titles import titles_by_rating
from tdapp.services.norms.words import title_words
from tests.arena import arena
from tests.services.norms.test_norms import one_against_nine
from tests.services.norms.test_recorded import large

DAY = dt.date(2026, 9, 1)
USUAL = one_against_nine("SLO", "1111110==", rounds_total=9)


def days(*offsets: int | None) -> tuple[dt.date | None, ...]:
    return tuple(None if one is None else DAY + dt.timedelta(one) for one in offsets)


@pytest.mark.parametrize(
    ("dates", "one_a_day", "valid"),
    [
        (days(*range(9)), True, None), (days(0, 0, *range(1, 8)), False, None),
        (days(0, 0, 0, *range(1, 7)), False, False),
        (days(*range(8)), None, None), (days(None, *range(8)), None, None), (days(*range(9), 8, 8), True, None),
        ((), None, None), (days(0, 0, 0), None, False), (days(None, None, None, *range(6)), None, None),
    ],
)  # fmt: skip
def test_rounds_of_a_day(dates: tuple[dt.date | None, ...], one_a_day: bool | None, valid: bool | None) -> None:
    """B.01, 1.1.3: two at most; days of rounds that there are not do not count."""
    facts = event_facts(replace(USUAL, round_dates=dates))
    assert (facts.one_round_a_day, facts.format_valid) == (one_a_day, valid)


def test_what_the_event_itself_says() -> None:
    robin = replace(USUAL, kind=Kind.ROUND_ROBIN)
    facts = event_facts(robin)
    assert (facts.fixed, facts.double, facts.players, facts.rounds) == (True, False, 10, 9)
    assert event_facts(replace(robin, cycles=2)).double
    assert not event_facts(replace(USUAL, cycles=2)).double
    assert not event_facts(USUAL).fixed
    assert event_facts(USUAL, exempt="a").exempt == "a"
    assert not event_facts(replace(robin, cells=robin.cells)).large_swiss


@pytest.mark.parametrize(
    ("players", "rating", "found"), [(40, 2000, True), (39, 2000, False), (40, 1999, False), (42, 2000, True)]
)
def test_a_large_swiss_is_one_in_every_round(players: int, rating: int, found: bool) -> None:
    """B.01, 1.5.6."""
    section = large(players, rating, 0, ("GER",), 0)
    assert event_facts(section).large_swiss is found
    assert not event_facts(replace(section, kind=Kind.ROUND_ROBIN)).large_swiss
    assert not event_facts(replace(section, cells=((),) * players)).large_swiss


def test_nobody_is_from_abroad_where_the_host_is_not_known() -> None:
    section = large(20, 2000, 10, ("GER", "FRA", "NOR"), 0)
    assert is_international(section)
    assert not is_international(replace(section, event=replace(section.event, federation="")))
    assert not is_international(replace(section, cells=((),) * 20))
    assert not is_international(replace(section, event=replace(section.event, federation="GER")))


def test_an_event_as_it_stood() -> None:
    match = Match(1, 1, LineUp(1, (1,)), LineUp(2, (2,)))
    section = replace(
        USUAL,
        matches=(match, replace(match, round=5)),
        team_byes=(TeamBye(4, 1, Outcome.REST), TeamBye(5, 1, Outcome.REST)),
    )
    early = as_it_stood(section, 4)
    assert {len(row) for row in early.cells} == {4}
    assert (early.matches, [one.round for one in early.team_byes]) == ((match,), [4])
    assert as_it_stood(section, 9) is section
    assert as_it_stood(section, 10) is section


@pytest.mark.parametrize(
    ("title", "sex", "kinds"),
    [
        ("", Sex.MALE, ["GM", "IM"]), ("IM", Sex.MALE, ["GM"]), ("GM", Sex.MALE, []), ("FM", None, ["GM", "IM"]),
        ("", Sex.FEMALE, ["GM", "IM", "WGM", "WIM"]),
    ],
)  # fmt: skip
def test_which_norms_are_of_use(title: str, sex: Sex | None, kinds: list[str]) -> None:
    assert sorted(one.name for one in kinds_for(Player(1, "A", title=title, sex=sex))) == sorted(kinds)


def test_who_is_asked_for() -> None:
    facts = event_facts(USUAL)
    with pytest.raises(RuleViolation, match="There is no player 99"):
        player_norm(USUAL, 99, NormKind.GM, facts)
    with pytest.raises(RuleViolation, match="for women only"):
        player_norm(USUAL, 1, NormKind.WGM, facts)
    woman = replace(USUAL, players=(replace(USUAL.players[0], sex=Sex.FEMALE), *USUAL.players[1:]))
    assert player_norm(woman, 1, NormKind.WGM, facts).kind is NormKind.WGM


def test_who_has_one_is_named_once_by_the_greatest() -> None:
    found = candidates(USUAL, event_facts(USUAL))
    assert [(one.player.number, one.kind) for one in found][:1] == [(1, NormKind.GM)]
    assert len({one.player.number for one in found}) == len(found)
    gone = replace(USUAL, players=(replace(USUAL.players[0], standing=Standing.EXPELLED), *USUAL.players[1:]))
    assert 1 not in {one.player.number for one in candidates(gone, event_facts(gone))}
    new = arena("1 A 2400 |\n2 B 2300 |", rounds_total=9, event=Event("E", federation="GER"))
    assert candidates(new, event_facts(new)) == ()


def test_games_that_count() -> None:
    """Of a stranger's federation none, of FIDE's own all; a game that goes on is one to come."""
    facts = event_facts(USUAL)

    def games(section: Section) -> list[int]:
        return [game.round for game in player_norm(section, 1, NormKind.IM, facts).check.games]

    assert games(USUAL) == list(range(1, 10))
    stranger = replace(
        USUAL, players=(USUAL.players[0], replace(USUAL.players[1], federation="QQQ"), *USUAL.players[2:])
    )
    assert games(stranger) == list(range(2, 10))
    assert player_norm(stranger, 1, NormKind.IM, facts).uncounted == (1,)
    of_fide = replace(
        USUAL, players=(USUAL.players[0], replace(USUAL.players[1], federation="FID"), *USUAL.players[2:])
    )
    assert games(of_fide) == list(range(1, 10))
    open_ = one_against_nine("SLO", "111111?", rounds_total=9)
    ahead = player_norm(open_, 1, NormKind.GM, event_facts(open_)).forecast
    assert ahead is not None
    assert ahead.games == 3
    left = replace(open_, players=(replace(open_.players[0], standing=Standing.WITHDRAWN), *open_.players[1:]))
    assert player_norm(left, 1, NormKind.GM, event_facts(left)).forecast is None


def test_an_average_that_is_expected() -> None:
    """Given, else said by the arbiter, else as those so far, else the least that the title asks for."""
    open_ = one_against_nine("SLO", "1111111", rounds_total=9)
    facts = event_facts(open_)

    def average(section: Section, given: int | None = None) -> int:
        ahead = player_norm(section, 1, NormKind.GM, facts, given).forecast
        assert ahead is not None
        return ahead.average

    assert average(open_, 2431) == 2431
    assert average(open_) == 2475
    said = replace(open_, norms=replace(open_.norms, average=2300))
    assert average(said) == 2300
    assert average(said, 2431) == 2431
    unrated = replace(open_, players=(open_.players[0], *(replace(one, rating=None) for one in open_.players[1:])))
    assert average(unrated) == NormKind.GM.least_average


def test_ratings_are_those_of_the_round_in_a_long_event() -> None:
    other = replace(USUAL.players[1], round_ratings=((2, 2600),), ratings=(Rating("standard", 2475, "FIDE"),))
    section = replace(USUAL, players=(USUAL.players[0], other, *USUAL.players[2:]), long_event=True)
    swapped = replace(section, cells=tuple((row[1], row[0], *row[2:]) for row in section.cells))

    def rating(asked: Section) -> int | None:
        games = player_norm(asked, 1, NormKind.IM, event_facts(asked)).check.games
        return next(game.rating for game in games if game.opponent == 2)

    assert rating(swapped) == 2600
    assert rating(replace(swapped, long_event=False)) == 2475


def test_points_of_the_unrated_against_each_other_are_none() -> None:
    """1.4.2: in a round robin who is unrated and has nothing against rated players does not count."""
    first, second, third, *others = USUAL.players
    players = (first, replace(second, rating=None), replace(third, rating=None), *others)
    rows = [list(row) for row in USUAL.cells]
    rows[1][1], rows[2][0] = Cell(Outcome.WIN, 3, Colour.WHITE), Cell(Outcome.LOSS, 2, Colour.BLACK)
    section = replace(USUAL, players=players, cells=tuple(map(tuple, rows)), kind=Kind.ROUND_ROBIN)
    assert player_norm(section, 1, NormKind.IM, event_facts(section)).uncounted == (1, 2)
    half = [list(row) for row in rows]
    half[0][0], half[1][0] = replace(rows[0][0], outcome=Outcome.DRAW), replace(rows[1][0], outcome=Outcome.DRAW)
    drawn = replace(section, cells=tuple(map(tuple, half)))
    assert player_norm(drawn, 1, NormKind.IM, event_facts(drawn)).uncounted == (2,)
    swiss = replace(section, kind=Kind.SWISS)
    assert player_norm(swiss, 1, NormKind.IM, event_facts(swiss)).uncounted == ()


@pytest.mark.parametrize(
    ("rating", "title", "sex", "found"),
    [
        (2300, "", Sex.MALE, "FM"), (2299, "", Sex.MALE, "CM"), (2200, "", None, "CM"), (2199, "", Sex.MALE, ""),
        (2300, "", Sex.FEMALE, "FM"), (2299, "", Sex.FEMALE, "WFM"), (2100, "", Sex.FEMALE, "WFM"),
        (2099, "", Sex.FEMALE, "WCM"), (2000, "", Sex.FEMALE, "WCM"), (1999, "", Sex.FEMALE, ""),
        (2500, "FM", None, ""),
        (2500, "CM", None, "FM"), (2299, "CM", None, ""), (2250, "WIM", Sex.FEMALE, "CM"),
        (2150, "WCM", Sex.FEMALE, "WFM"),
        (2150, "CM", Sex.FEMALE, "WFM"), (2050, "WFM", Sex.FEMALE, ""), (None, "", Sex.FEMALE, ""),
    ],
)  # fmt: skip
def test_titles_by_rating_alone(rating: int | None, title: str, sex: Sex | None, found: str) -> None:
    """B.01, 1.3: the highest that the player has not; of standard ratings only."""
    ratings = (Rating("standard", rating, "FIDE"),) if rating else ()
    player = Player(1, "A", rating, title, sex=sex, ratings=ratings)
    section = Section(Event("E"), (player,), ((),), 9)
    made = titles_by_rating(section)
    assert [(one.title, one.rating) for one in made] == ([(found, rating)] if found else [])
    assert titles_by_rating(replace(section, rate="rapid")) == ()
    assert any(f"A (1) {found} ({rating})" in line for line in title_words(section)) is bool(found)
    assert title_words(section)[-1].startswith("Direct titles come from")


def test_who_has_one_comes_first_then_who_needs_least() -> None:
    """Of equals the greater title, then the lower number."""
    open_ = one_against_nine("SLO", "111111?", rounds_total=9)
    ahead = player_norm(open_, 1, NormKind.IM, event_facts(open_))
    assert ahead.forecast is not None
    assert ahead.verdict == POSSIBLE

    def needs(points: str, number: int, kind: NormKind = NormKind.IM) -> PlayerNorm:
        assert ahead.forecast is not None
        return replace(
            ahead,
            player=replace(ahead.player, number=number),
            check=replace(ahead.check, kind=kind),
            forecast=replace(ahead.forecast, needed=Fraction(points)),
        )

    has = replace(player_norm(USUAL, 1, NormKind.IM, event_facts(USUAL)), player=replace(USUAL.players[0], number=9))
    assert has.verdict == REACHED
    order = [has, needs("0", 5, NormKind.GM), needs("0", 3), needs("1/2", 8), needs("1", 2, NormKind.GM),
             needs("1", 1), needs("1", 4), needs("3/2", 7)]  # fmt: skip
    for mixed in (order[::-1], order[1:] + order[:1], order[4:] + order[:4]):
        assert sorted(mixed, key=_rank) == order


@pytest.mark.parametrize(
    ("played", "total", "left"), [(11, 15, 2), (12, 15, 1), (13, 15, None), (14, 15, None), (9, 9, None)]
)
def test_no_more_than_thirteen_games_count(played: int, total: int, left: int | None) -> None:
    """B.01, 1.7: who has them has nothing to hope for."""
    drawing = "\n".join(
        ["1 Hero 2450 | " + " ".join(f"{number}w1" for number in range(2, played + 2))]
        + [
            f"{number} Other 2475 | " + " ".join("1b0" if one == number else "." for one in range(2, played + 2))
            for number in range(2, played + 2)
        ]
    )
    section = arena(drawing, rounds_total=total, event=Event("E", federation="GER"))
    ahead = player_norm(section, 1, NormKind.GM, event_facts(section)).forecast
    assert (ahead is None) is (left is None)
    assert ahead is None or ahead.games <= (left or 0)
