"""The players of a section compared with a rating list: what might be changed, old and new side by side.

Nothing here changes anything: the arbiter chooses some of the proposals, ``with_proposals`` gives the players that the
command EditPlayers then writes in one step.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum

from tdapp.domain.event import RatingMethod, Section
from tdapp.domain.name_folding import same_name
from tdapp.domain.player import NATIONAL, Player, Rating, Sex
from tdapp.domain.rating_list import FIDE, ListedPlayer, OfferedRating, RateOfPlay, RatingList, valid_at
from tdapp.services.numbering import tournament_rating
from tdapp.services.rating_lists import RatingLists

LONG_EVENT_DAYS = 30


class CheckedField(Enum):
    """What a proposal changes."""

    NAME = "name"
    TITLE = "title"
    FEDERATION = "federation"
    LISTED_RATING = "listed rating"
    TOURNAMENT_RATING = "tournament rating"


@dataclass(frozen=True, slots=True)
class Proposal:
    """One change of one player. ``kind`` is the rating's kind; ``rating`` the rating to store.

    ``preselected`` is False where the old value may well be right: ``why`` then says so in a sentence.
    """

    number: int
    name: str
    field: CheckedField
    old: str
    new: str
    preselected: bool = True
    why: str = ""
    kind: str = ""
    rating: Rating | None = None


@dataclass(frozen=True, slots=True)
class RatingCheck:
    """Every proposal in the order of the players, and the numbers of those who could not be compared."""

    proposals: tuple[Proposal, ...]
    not_listed: tuple[int, ...]  # have an id that the list has not
    without_id: tuple[int, ...]


def check_date(section: Section, today: dt.date) -> dt.date:
    """Whose list is valid: the start of the event; in events of over 30 days the day of the check (Q116-144)."""
    start, end = section.event.start, section.event.end
    if start is None:
        return today
    return today if end is not None and (end - start).days > LONG_EVENT_DAYS else start


def list_to_check(
    lists: tuple[RatingList, ...], section: Section, today: dt.date, source: str = FIDE
) -> RatingList | None:
    """The list of a source that has the section's rate of play, else the standard one, valid at the right day."""
    fitting = [one for one in valid_at(lists, check_date(section, today)) if one.source == source]
    for rate in (_rate(section), RateOfPlay.STANDARD):
        for one in fitting:
            if rate in one.rates:
                return one
    return fitting[0] if fitting else None


def _rate(section: Section) -> RateOfPlay:
    return RateOfPlay(section.rate)


def check_section(section: Section, info: RatingList, store: RatingLists) -> RatingCheck:
    """Compare a section with a stored list."""
    if info.source == FIDE:
        rows = store.by_fide_id(info.id, [player.fide_id for player in section.players])
    else:
        rows = store.by_national_id(info.id, [player.national_id for player in section.players])
    return compare(section, info, rows)


def compare(section: Section, info: RatingList, rows: Mapping[str, ListedPlayer]) -> RatingCheck:
    """Pure: the rows by FIDE id, for a list of another source by national id."""
    proposals: list[Proposal] = []
    not_listed, without_id = [], []
    for player in section.players:
        own_id = player.fide_id if info.source == FIDE else player.national_id
        if not own_id:
            without_id.append(player.number)
        elif (row := rows.get(own_id)) is None:
            not_listed.append(player.number)
        else:
            proposals += _of_player(player, row, section, info)
    return RatingCheck(tuple(proposals), tuple(not_listed), tuple(without_id))


def _of_player(player: Player, row: ListedPlayer, section: Section, info: RatingList) -> list[Proposal]:
    found = []
    if row.name != player.name:
        alike = same_name(row.name, player.name)
        why = "Only the spelling differs: the list has no accents." if alike else ""
        found.append(_text(player, CheckedField.NAME, player.name, row.name, preselected=not alike, why=why))
    if info.source == FIDE and row.title != player.title:
        why = "" if row.title else "The list has no title."
        found.append(_text(player, CheckedField.TITLE, player.title, row.title, preselected=bool(row.title), why=why))
    if row.federation and row.federation != player.federation:
        found.append(_text(player, CheckedField.FEDERATION, player.federation, row.federation))
    listed = [one for rate in info.rates if (one := _listed(player, row, info, rate))]
    found += listed
    if (one := _tournament(player, [one.rating for one in listed if one.rating], section)) is not None:
        found.append(one)
    return found


def _text(
    player: Player, field: CheckedField, old: str, new: str, *, preselected: bool = True, why: str = ""
) -> Proposal:
    return Proposal(player.number, player.name, field, old, new, preselected, why)


def _listed(player: Player, row: ListedPlayer, info: RatingList, rate: RateOfPlay) -> Proposal | None:
    value, kind = row.rating(rate), kind_of(info.source, rate)
    stored = next((rating for rating in player.ratings if rating.kind == kind), None)
    if value is None or (stored is not None and stored.value == value):
        return None
    new = Rating(kind, value, info.source, f"{info.month:%Y-%m}")
    typed = stored is not None and stored.typed
    return Proposal(
        player.number,
        player.name,
        CheckedField.LISTED_RATING,
        str(stored.value) if stored else "",
        str(value),
        not typed,
        "The rating was typed by hand." if typed else "",
        kind,
        new,
    )


def _tournament(player: Player, new: list[Rating], section: Section) -> Proposal | None:
    """By the section's method; where none is stated the FIDE rating, else the national one."""
    after = replace(player, ratings=_merged(player.ratings, new))
    if not after.ratings:
        return None
    rating = tournament_rating(after, section.rating_method or RatingMethod.FIDE_ELSE_NATIONAL, section.rate)
    if rating is None or rating == player.rating:
        return None
    typed = any(one.typed and one.value == player.rating for one in player.ratings)
    why = "The rating was typed by hand." if typed else ""
    old = "" if player.rating is None else str(player.rating)
    return _text(player, CheckedField.TOURNAMENT_RATING, old, str(rating), preselected=not typed, why=why)


def _merged(old: tuple[Rating, ...], new: Iterable[Rating]) -> tuple[Rating, ...]:
    replaced = {rating.kind: rating for rating in new}
    kept = [replaced.pop(rating.kind, rating) for rating in old]
    return (*kept, *replaced.values())


def with_proposals(players: Iterable[Player], chosen: Iterable[Proposal]) -> tuple[Player, ...]:
    """The players whom the chosen proposals change, changed; for EditPlayers."""
    by_number: dict[int, list[Proposal]] = {}
    for proposal in chosen:
        by_number.setdefault(proposal.number, []).append(proposal)
    return tuple(_changed(player, by_number[player.number]) for player in players if player.number in by_number)


def _changed(player: Player, chosen: list[Proposal]) -> Player:
    for one in chosen:
        match one.field:
            case CheckedField.NAME:
                player = replace(player, name=one.new)
            case CheckedField.TITLE:
                player = replace(player, title=one.new)
            case CheckedField.FEDERATION:
                player = replace(player, federation=one.new)
            case CheckedField.LISTED_RATING:
                assert one.rating is not None
                player = replace(player, ratings=_merged(player.ratings, [one.rating]))
            case CheckedField.TOURNAMENT_RATING:
                player = replace(player, rating=int(one.new))
    return player


def kind_of(source: str, rate: RateOfPlay, *, national: bool = False) -> str:
    """The kind under which a player keeps a rating (domain.player.Rating): FIDE's by rate, another list's by name."""
    if source == FIDE:
        return rate.value
    if national and rate is RateOfPlay.STANDARD:
        return NATIONAL
    return source if rate is RateOfPlay.STANDARD else f"{source} {rate.value}"


def as_rating(offered: OfferedRating, *, national: bool = False) -> Rating:
    """A rating of a list as a player keeps it, with its source and month."""
    kind = kind_of(offered.source, offered.rate, national=national)
    return Rating(kind, offered.rating, offered.source, f"{offered.month:%Y-%m}")


def new_player(row: ListedPlayer, offered: Iterable[OfferedRating], effective: OfferedRating | None) -> Player:
    """A row of a list as a player to add (number 0 until the handler gives one): name and Enter."""
    return Player(
        number=0,
        name=row.name,
        rating=effective.rating if effective else None,
        title=row.title,
        sex=Sex(row.sex) if row.sex else None,
        federation=row.federation,
        fide_id=row.fide_id,
        birth=row.birth,
        club=row.club,
        national_id=row.national_id,
        ratings=tuple(as_rating(one) for one in offered),
    )
