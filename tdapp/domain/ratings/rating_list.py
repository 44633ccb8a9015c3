"""Rating lists as calculations and tables see them: one row of a list, what a list is, where a rating comes from."""

from __future__ import annotations

import datetime as dt
from enum import Enum
from typing import NamedTuple

from tdapp.domain.words.frozen import dataclass

FIDE = "FIDE"  # the source of the official lists; every other source is a name the arbiter gave


class RateOfPlay(Enum):
    """The three ratings of FIDE; lists with one rating only are taken for standard."""

    STANDARD = "standard"
    RAPID = "rapid"
    BLITZ = "blitz"


class ListedPlayer(NamedTuple):
    """One row of a rating list; None for unrated, empty text for unknown.

    A tuple and no dataclass: a list has two million of them, and a database takes them as they are. ``sex`` is ``m``
    or ``w`` as in TRF, ``birth`` ``YYYY`` or ``YYYY-MM-DD``; ``games`` are those of the list's period.
    """

    name: str
    fide_id: str = ""
    national_id: str = ""
    federation: str = ""
    sex: str = ""
    title: str = ""
    other_titles: str = ""
    club: str = ""
    birth: str = ""
    inactive: bool = False
    standard: int | None = None
    standard_games: int | None = None
    standard_k: int | None = None
    rapid: int | None = None
    rapid_games: int | None = None
    rapid_k: int | None = None
    blitz: int | None = None
    blitz_games: int | None = None
    blitz_k: int | None = None

    def rating(self, rate: RateOfPlay) -> int | None:
        """The rating of one rate of play."""
        match rate:
            case RateOfPlay.STANDARD:
                return self.standard
            case RateOfPlay.RAPID:
                return self.rapid
            case RateOfPlay.BLITZ:
                return self.blitz

    def k_factor(self, rate: RateOfPlay) -> int | None:
        """The development coefficient of one rate of play."""
        match rate:
            case RateOfPlay.STANDARD:
                return self.standard_k
            case RateOfPlay.RAPID:
                return self.rapid_k
            case RateOfPlay.BLITZ:
                return self.blitz_k


@dataclass(frozen=True, slots=True)
class RatingList:
    """All of a list but its rows. ``month`` is the first day from which it is valid."""

    id: str
    source: str
    month: dt.date
    rates: tuple[RateOfPlay, ...]
    players: int
    file_name: str = ""  # of the download, for people
    imported: str = ""  # UTC, ISO 8601
    size: int = 0  # bytes on disk


@dataclass(frozen=True, slots=True)
class OfferedRating:
    """A rating that a list has for a player: source and month go with it wherever it is stored."""

    source: str
    month: dt.date
    rate: RateOfPlay
    rating: int
    k_factor: int | None = None
    list_id: str = ""


@dataclass(frozen=True, slots=True)
class RatingChoice:
    """One step of an event's sequence of lists: take this rating of this source if the player has it."""

    source: str
    rate: RateOfPlay


def parse_sequence(text: str) -> tuple[RatingChoice, ...]:
    """The sequence from ``FIDE:rapid,FIDE:standard,DWZ:standard``; ValueError for a rate that does not exist."""
    choices = []
    for step in filter(None, (step.strip() for step in text.split(","))):
        source, _, rate = step.rpartition(":")
        choices.append(RatingChoice(source or FIDE, RateOfPlay(rate)))
    return tuple(choices)


def sequence_text(sequence: tuple[RatingChoice, ...]) -> str:
    """The text that ``parse_sequence`` reads. A source has neither comma nor colon (see ``clean_source``)."""
    return ",".join(f"{choice.source}:{choice.rate.value}" for choice in sequence)


def clean_source(name: str) -> str:
    """A source's name as it is stored: one line, no comma or colon, at most 60 characters."""
    plain = "".join(c if c.isprintable() and c not in ",:" else " " for c in name)
    return " ".join(plain.split())[:60]


def default_sequence(rate: RateOfPlay, other_sources: tuple[str, ...] = ()) -> tuple[RatingChoice, ...]:
    """FIDE's rating of the rate of play, for rapid and blitz then the standard one, then the other sources."""
    rates = (rate,) if rate is RateOfPlay.STANDARD else (rate, RateOfPlay.STANDARD)
    return tuple(RatingChoice(source, each) for source in (FIDE, *other_sources) for each in rates)


def valid_at(lists: tuple[RatingList, ...], date: dt.date) -> tuple[RatingList, ...]:
    """The lists in force on a day: of every source and rate of play the newest that is not later; newest first."""
    found: dict[str, RatingList] = {}
    covered: set[tuple[str, RateOfPlay]] = set()
    for each in sorted(lists, key=lambda one: (one.month, len(one.rates), one.imported), reverse=True):
        if each.month > date:
            continue
        missing = {(each.source, rate) for rate in each.rates} - covered
        if missing:
            covered |= missing
            found[each.id] = each
    return tuple(found.values())
