"""Rating changes of a section, player by player: which games are rated, by which rating, and what they give (B.02)."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from fractions import Fraction

from tdapp.domain.ratings.change import (
    FirstRating,
    FirstVerdict,
    KReason,
    Pairing,
    RatingChange,
    expected_games,
    first_rating,
    is_rated,
    k_factor,
    rating_change,
)
from tdapp.domain.ratings.rating_list import FIDE, RateOfPlay, RatingChoice, RatingList
from tdapp.domain.section.event import Section
from tdapp.domain.section.long_events import is_long, rating_in_round
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.section.tournament_rating import fide_rating, order_of
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import marked, tr
from tdapp.services.ratings.lists import RatingLists
from tdapp.services.ratings.report import for_rating

SCORES = {Outcome.WIN: Fraction(1), Outcome.DRAW: Fraction(1, 2), Outcome.LOSS: Fraction(0)}

K_WORDS = {
    KReason.TYPED: marked("K as entered with the player"),
    KReason.LISTED: marked("K of the rating list"),
    KReason.ONCE_2400: marked("2400 is reached"),
    KReason.JUNIOR: marked("under 18 this year and below 2300"),
    KReason.USUAL: marked("30 games and never 2400 taken for granted"),
}
FIRST_WORDS = {
    FirstVerdict.RATED: marked("first rating"),
    FirstVerdict.TOO_FEW: marked("fewer than 5 games: counts with other events within 26 months"),
    FirstVerdict.NO_POINT: marked("no point in the first event: disregarded"),
    FirstVerdict.BELOW_FLOOR: marked("below 1400: no rating"),
    FirstVerdict.NO_GAME: marked("no game against a rated opponent"),
}


@dataclass(frozen=True, slots=True)
class PlayerChange:
    """What the section does to one player's rating: ``change`` for a rated player, ``first`` for an unrated one.

    ``unrated`` are rounds with a game that is not rated: against an unrated opponent, or too far apart in rapid and
    blitz.
    """

    player: Player
    change: RatingChange | None
    first: FirstRating | None
    unrated: tuple[int, ...]

    @property
    def remark(self) -> str:
        """Why K is what it is, or what the games of an unrated player amount to."""
        if self.change is None:
            return "" if self.first is None else tr(FIRST_WORDS[self.first.verdict])
        if self.change.new is None:
            return tr("falls below 1400: the rating is lost")
        words = tr(K_WORDS[self.change.reason])
        if self.change.k < self.change.full_k:
            words += "; " + tr("K lowered from {full}: K times games is at most 700").format(full=self.change.full_k)
        return words


def rating_changes(section: Section, listed_k: Mapping[int, int] | None = None) -> tuple[PlayerChange, ...]:
    """Every player who played a game, in the order of the pairing numbers.

    ``listed_k`` has K by pairing number where a rating list knows it. Late results that count for rating only are in.
    Ratings are FIDE's of the rate of play (for rapid and blitz else the standard one), in events of more than 30 days
    that of the round.
    """
    section = for_rating(section)
    field = _Field(section)
    return tuple(
        found
        for player, row in zip(section.players, section.cells, strict=True)
        if (found := _of(field, player, row, (listed_k or {}).get(player.number))) is not None
    )


class _Field:
    """The section as the calculation asks it: ratings by player and round, days by round."""

    def __init__(self, section: Section) -> None:
        self.rate = RateOfPlay(section.rate)
        self._players = {player.number: player for player in section.players}
        self._order: tuple[RatingChoice, ...] = order_of(section)
        self._fixed = {number: fide_rating(player, self._order) for number, player in self._players.items()}
        self._long = is_long(section)
        self._dates = section.round_dates
        self.last_day = section.event.end or section.event.start

    def rating(self, number: int, round_number: int) -> int | None:
        """The rating that counts for a player in a round."""
        player = self._players.get(number)
        if player is not None and self._long and player.round_ratings:
            return rating_in_round(player, round_number)
        return self._fixed.get(number)

    def day(self, round_number: int) -> dt.date | None:
        """When a round was played; the end of the event where that is not known."""
        known = self._dates[round_number - 1] if round_number <= len(self._dates) else None
        return known or self.last_day


def _of(field: _Field, player: Player, row: tuple[Cell, ...], listed_k: int | None) -> PlayerChange | None:
    rated: list[Pairing] = []
    against: list[tuple[int, Fraction]] = []  # of a player without a rating
    unrated = []
    for number, cell in enumerate(row, 1):
        score = SCORES.get(cell.outcome)
        if score is None or cell.opponent is None:
            continue
        own, other = field.rating(player.number, number), field.rating(cell.opponent, number)
        if other is None:
            unrated.append(number)
        elif own is None:
            against.append((other, score))
        else:
            game = Pairing(number, cell.opponent, own, other, score, field.day(number))
            if is_rated(game, field.rate):
                rated.append(game)
            else:
                unrated.append(number)
    if not (rated or against or unrated):
        return None
    rating = field.rating(player.number, 1)
    if rating is None:
        score = sum((score for _, score in against), Fraction(0))
        first = first_rating([rating for rating, _ in against], score, field.last_day)
        return PlayerChange(player, None, first, tuple(unrated))
    birth = int(player.birth_year) if player.birth_year else None
    k, reason = k_factor(rating, listed=player.k_factor or listed_k, birth_year=birth, day=field.last_day)
    if player.k_factor:
        reason = KReason.TYPED
    change = rating_change(rating, expected_games(rated, field.rate), k, reason)
    return PlayerChange(player, change, None, tuple(unrated))


def known_k(section: Section, info: RatingList, lists: RatingLists) -> dict[int, int]:
    """K by pairing number, of the players whom a rating list of FIDE knows with one."""
    if info.source != FIDE:
        return {}
    rows = lists.by_fide_id(info.id, [player.fide_id for player in section.players if player.fide_id])
    rate = RateOfPlay(section.rate)
    found = ((player.number, rows.get(player.fide_id)) for player in section.players)
    return {number: k for number, row in found if row is not None and (k := row.k_factor(rate))}
