"""What an event does to a rating: expected scores, K, the sum, and first ratings (FIDE B.02, 5 to 8).

Everything is exact: scores are fractions, expected scores hundredths of the table 8.1.2. The sum of an event is
rounded once (8.3.4).
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from enum import Enum, IntEnum
from fractions import Fraction

from tdapp.domain.ratings.rating_list import RateOfPlay
from tdapp.domain.ratings.tables import dp, pd_percent
from tdapp.domain.words.frozen import dataclass

CAP, FULL_FROM = 400, 2650
K_TIMES_GAMES = 700  # 8.3.3
FLOOR, FIRST_GAMES, FIRST_HIGHEST = 1400, 5, 2200  # 7.1, 8.2.3
HYPOTHETICAL, HYPOTHETICAL_RATING = 2, 1800  # 8.2.2: two draws
_HALF = Fraction(1, 2)


class Regulations(IntEnum):
    """The editions of B.02 that differ in what is calculated here, by the day from which they apply."""

    UNTIL_2021 = 0
    OF_2022 = 2022  # one upgrade of more than 400 points an event; +20 a half point for first ratings
    OF_2024 = 2024  # 1 March 2024: two hypothetical draws
    OF_2025 = 2025  # 1 October 2025: no limit of 400 points from 2650 on

    @classmethod
    def on(cls, day: dt.date | None) -> Regulations:
        """The edition in force on a day; the newest when the day is unknown."""
        if day is None or day >= dt.date(2025, 10, 1):
            return cls.OF_2025
        if day >= dt.date(2024, 3, 1):
            return cls.OF_2024
        return cls.OF_2022 if day >= dt.date(2022, 1, 1) else cls.UNTIL_2021


class KReason(Enum):
    """Why K is what it is (8.3.3)."""

    TYPED = "typed"  # the arbiter says so
    LISTED = "listed"  # the rating list says so
    ONCE_2400 = "2400"  # 2400 was reached
    JUNIOR = "junior"  # until the end of the year of the 18th birthday, below 2300
    USUAL = "usual"  # taken for granted: 30 games are behind, 2400 was never reached


@dataclass(frozen=True, slots=True)
class Pairing:
    """A rated game before it is calculated: ratings of the list that counts for it, ``score`` 0, ½ or 1."""

    round: int
    opponent: int
    own_rating: int
    opponent_rating: int
    score: Fraction
    day: dt.date | None = None


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A rated game as calculated; ``difference`` is own minus opponent's as it counted, ``limited`` when cut to 400."""

    round: int
    opponent: int
    opponent_rating: int
    score: Fraction
    difference: int
    limited: bool
    expected: Fraction

    @property
    def gain(self) -> Fraction:
        """Score minus expected score."""
        return self.score - self.expected


@dataclass(frozen=True, slots=True)
class RatingChange:
    """The change of one rating by one event; ``k`` is what counted, ``full_k`` before K times games was limited."""

    rating: int
    games: tuple[RatedGame, ...]
    k: int
    full_k: int
    reason: KReason

    @property
    def score(self) -> Fraction:
        """Points in the rated games."""
        return sum((game.score for game in self.games), Fraction(0))

    @property
    def expected(self) -> Fraction:
        """The sum of the expected scores."""
        return sum((game.expected for game in self.games), Fraction(0))

    @property
    def change(self) -> Fraction:
        """K times what was scored above the expectation, not rounded."""
        return self.k * (self.score - self.expected)

    @property
    def points(self) -> int:
        """The change in whole points, .5 away from zero (8.3.4)."""
        size = _half_up(abs(self.change))
        return size if self.change >= 0 else -size

    @property
    def new(self) -> int | None:
        """The rating after the event; None when it falls below 1400 and is lost (7.2.1)."""
        after = self.rating + self.points
        return after if after >= FLOOR else None


class FirstVerdict(Enum):
    """What an unrated player's games amount to."""

    RATED = "rated"
    TOO_FEW = "too-few"  # fewer than five games: they count together with those of other events within 26 months
    NO_POINT = "no-point"  # 8.2.1: a zero in the first event is disregarded
    BELOW_FLOOR = "below-floor"  # 7.1
    NO_GAME = "no-game"  # none against a rated opponent


@dataclass(frozen=True, slots=True)
class FirstRating:
    """What an unrated player's games against rated opponents give; ``rating`` is what they are worth by themselves."""

    opponents: tuple[int, ...]
    score: Fraction
    average: Fraction
    percent: int
    rating: int | None
    verdict: FirstVerdict

    @property
    def new(self) -> int | None:
        """The rating that the player gets; None where the games are not enough for one by themselves."""
        return self.rating if self.verdict is FirstVerdict.RATED else None


def expected_games(pairings: Sequence[Pairing], rate: RateOfPlay) -> tuple[RatedGame, ...]:
    """Each game with its expected score (8.3.1 and, for rapid and blitz, their own regulations)."""
    kept = [one for one in pairings if is_rated(one, rate)]
    free = _only_upgrade(kept)
    return tuple(_game(one, rate, keep=one is free) for one in kept)


def is_rated(game: Pairing, rate: RateOfPlay) -> bool:
    """False for the rapid and blitz games of a player above 2600 who is 600 points or more away (since 1 Dec 2024)."""
    if rate is RateOfPlay.STANDARD or (game.day is not None and game.day < dt.date(2024, 12, 1)):
        return True
    far = abs(game.own_rating - game.opponent_rating) >= 600
    return not (far and max(game.own_rating, game.opponent_rating) > 2600)


def _only_upgrade(games: Sequence[Pairing]) -> Pairing | None:
    """2022 to February 2024: the one game of the event in which a player gains by the limit, that of the greatest
    difference. The weaker side is limited in every game."""
    if not any(Regulations.on(one.day) is Regulations.OF_2022 for one in games):
        return None
    return max(games, key=lambda one: one.own_rating - one.opponent_rating)


def _game(game: Pairing, rate: RateOfPlay, *, keep: bool) -> RatedGame:
    difference = game.own_rating - game.opponent_rating
    edition = Regulations.on(game.day)
    no_limit = edition is Regulations.OF_2025 and rate is RateOfPlay.STANDARD and game.own_rating >= FULL_FROM
    no_upgrade = edition is Regulations.OF_2022 and difference > CAP and not keep
    counted = difference if no_limit or no_upgrade else max(-CAP, min(CAP, difference))
    expected = Fraction(pd_percent(counted), 100)
    return RatedGame(
        game.round, game.opponent, game.opponent_rating, game.score, counted, counted != difference, expected
    )


def k_factor(
    rating: int, *, listed: int | None = None, birth_year: int | None = None, day: dt.date | None = None
) -> tuple[int, KReason]:
    """K of a player (8.3.3): the one of the rating list where it is known, else what rating and age tell.

    Whether 30 games are behind, and whether 2400 was reached once, only a list knows: without one, they are taken for
    granted and for not so.
    """
    if listed:
        return listed, KReason.LISTED
    if rating >= 2400:
        return 10, KReason.ONCE_2400
    year = (day or dt.date.today()).year
    if birth_year is not None and year - birth_year <= 18 and rating < 2300:
        return 40, KReason.JUNIOR
    return 20, KReason.USUAL


def rating_change(rating: int, games: tuple[RatedGame, ...], k: int, reason: KReason) -> RatingChange:
    """The change by the games of a period; K is lowered so that K times the games stays within 700 (8.3.3)."""
    return RatingChange(rating, games, min(k, K_TIMES_GAMES // max(1, len(games))), k, reason)


def first_rating(opponents: Sequence[int], score: Fraction, day: dt.date | None = None) -> FirstRating:
    """The first rating by games against rated opponents (7.1, 8.2; before 1 March 2024 by the rule of 2022)."""
    games = len(opponents)
    if not games:
        return FirstRating((), score, Fraction(0), 0, None, FirstVerdict.NO_GAME)
    old = Regulations.on(day) < Regulations.OF_2024
    extra = 0 if old else HYPOTHETICAL
    average = Fraction(sum(opponents) + extra * HYPOTHETICAL_RATING, games + extra)
    share = (score + extra * _HALF) / (games + extra)
    percent = _half_up(share * 100)
    if old and share > _HALF:
        worth = _half_up(average + 20 * 2 * (score - Fraction(games, 2)))
    else:
        worth = _half_up(average + dp(percent))
    worth = min(worth, FIRST_HIGHEST) if not old else worth
    verdict = FirstVerdict.RATED
    if score == 0:
        verdict = FirstVerdict.NO_POINT
    elif games < FIRST_GAMES:
        verdict = FirstVerdict.TOO_FEW
    elif worth < FLOOR:
        verdict = FirstVerdict.BELOW_FLOOR
    return FirstRating(
        tuple(opponents), score, average, percent, worth if verdict is not FirstVerdict.NO_POINT else None, verdict
    )


def _half_up(value: Fraction) -> int:
    """Rounded to a whole number, .5 up; for values that are not negative."""
    return int((2 * value + 1) // 2)
