"""Rating lists at work: importing one, and what the lists have for a player. Files and databases come from outside."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Protocol

from tdapp.domain.ratings.rating_list import (
    FIDE,
    ListedPlayer,
    OfferedRating,
    RateOfPlay,
    RatingList,
    clean_source,
    valid_at,
)
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr

Progress = Callable[[float], bool]
"""Called with 0.0 to 1.0 as work goes on; False cancels it."""

OLD_AFTER = 2  # months
_READING = 0.65  # of the whole import; the rest is sorting and indexing
_PEER_DAYS, _PEER_PLAYERS, _SMALLER = 730, 1000, 4


class ImportCancelled(RuleViolation):
    """The arbiter stopped an import: the lists are as they were."""

    def __init__(self) -> None:
        super().__init__(tr("The import was cancelled; the rating lists are as they were."))


class ListReading(Protocol):
    """A file that was looked at and can be read once (interchange.fide_list, interchange.custom_list)."""

    source: str
    file_name: str
    month: dt.date | None
    rates: tuple[RateOfPlay, ...]

    def rows(self, progress: Progress) -> Iterator[ListedPlayer]:
        """Every player; ImportCancelled when ``progress`` returns False."""


@dataclass(frozen=True, slots=True)
class NewList:
    """A list of which no row is stored yet."""

    source: str
    month: dt.date
    rates: tuple[RateOfPlay, ...]
    file_name: str = ""


class RatingLists(Protocol):
    """The local database of lists (storage.lists.rating_lists)."""

    def lists(self) -> tuple[RatingList, ...]:
        """Every list that is kept, newest first."""

    def add(self, new: NewList, rows: Iterable[ListedPlayer], progress: Progress) -> RatingList:
        """Store a list, all or nothing; it takes the place of one with the same source, month and rates."""

    def remove(self, list_id: str) -> None:
        """Delete a list. RuleViolation when there is none."""

    def search(self, text: str, list_id: str, *, limit: int = 50, federation: str = "") -> tuple[ListedPlayer, ...]:
        """Players by the beginnings of their names in any order, or by number; best first."""

    def by_fide_id(self, list_id: str, ids: Collection[str]) -> Mapping[str, ListedPlayer]:
        """The rows of some players of a list."""

    def by_national_id(self, list_id: str, ids: Collection[str]) -> Mapping[str, ListedPlayer]:
        """The same by national number."""


def no_progress(_share: float) -> bool:
    """For callers that neither watch nor cancel."""
    return True


def import_list(
    reading: ListReading,
    store: RatingLists,
    *,
    month: dt.date | None = None,
    progress: Progress = no_progress,
    smaller: bool = False,
) -> RatingList:
    """Read a list into the database in one streaming pass: all of it or nothing.

    ``month`` overrides what the file says; ``smaller`` takes a list with far fewer players than those around it, which
    is otherwise taken for a part of one. RuleViolation: unknown month, too small; ImportCancelled; InputRefused with
    the place of what is wrong. EnvironmentProblem: the disk. After each of them the lists are as they were.
    """
    valid_from = month or reading.month
    if valid_from is None:
        raise RuleViolation(tr("The file does not say from which month its ratings are valid: name the month."))
    new = NewList(clean_source(reading.source), valid_from.replace(day=1), reading.rates, reading.file_name)
    rows = reading.rows(lambda share: progress(share * _READING))
    peer = None if smaller else _largest_peer(new, store.lists())
    return store.add(
        new, rows if peer is None else _whole(rows, peer), lambda share: progress(_READING + share * (1 - _READING))
    )


def _largest_peer(new: NewList, lists: tuple[RatingList, ...]) -> RatingList | None:
    """The largest list of the same source and rates within two years; None when that is small."""
    peers = [
        one
        for one in lists
        if (one.source, one.rates) == (new.source, new.rates) and abs((one.month - new.month).days) < _PEER_DAYS
    ]
    largest = max(peers, key=lambda one: one.players, default=None)
    return largest if largest is not None and largest.players >= _PEER_PLAYERS else None


def _whole(rows: Iterator[ListedPlayer], peer: RatingList) -> Iterator[ListedPlayer]:
    """The rows; a text list that was cut at the end of a line shows it only by its number of players."""
    count = 0
    for row in rows:
        count += 1
        yield row
    if count * _SMALLER < peer.players:
        raise RuleViolation(
            tr(
                "The file has only {count} players, the list of {month} has {players}: it is probably "
                "not complete. Nothing was changed."
            ).format(count=f"{count:,}", month=f"{peer.month:%Y-%m}", players=f"{peer.players:,}")
        )


def age_words(lists: Iterable[RatingList], today: dt.date) -> str:
    """A sentence where FIDE's newest list is older than two months; empty otherwise, and where there is none."""
    newest = max((one.month for one in lists if one.source == FIDE), default=None)
    if newest is None or (today.year - newest.year) * 12 + today.month - newest.month <= OLD_AFTER:
        return ""
    return tr("FIDE's newest list here is of {month}: older than two months.").format(month=f"{newest:%Y-%m}")


def offered_ratings(
    store: RatingLists, *, fide_id: str = "", national_id: str = "", at: dt.date
) -> tuple[OfferedRating, ...]:
    """What the lists in force on a day have for a player, newest list first; ``rating_check.new_player`` chooses."""
    offered: list[OfferedRating] = []
    known: set[tuple[str, RateOfPlay]] = set()
    for each in valid_at(store.lists(), at):
        row = store.by_fide_id(each.id, [fide_id]).get(fide_id) if fide_id else None
        if row is None and national_id:
            row = store.by_national_id(each.id, [national_id]).get(national_id)
        if row is None:
            continue
        for rate in each.rates:
            rating = row.rating(rate)
            if rating is not None and (each.source, rate) not in known:
                known.add((each.source, rate))
                offered.append(OfferedRating(each.source, each.month, rate, rating, row.k_factor(rate), each.id))
    return tuple(offered)
