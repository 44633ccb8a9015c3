"""The players of a section compared with a rating list: what might be changed, old and new side by side.

Nothing here changes anything: the arbiter chooses some of the proposals, ``with_proposals`` gives the players that the
command EditPlayers then writes in one step.
"""

from __future__ import annotations

import datetime as dt
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import replace
from enum import Enum

from tdapp.domain.ratings.rating_list import FIDE, ListedPlayer, OfferedRating, RateOfPlay, RatingList, valid_at
from tdapp.domain.section.event import RatingMethod, Section
from tdapp.domain.section.long_events import is_long, rating_in_round
from tdapp.domain.section.player import Player, Rating, Sex
from tdapp.domain.section.tournament_rating import kind_of, method_of, tournament_rating
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.name_folding import same_name
from tdapp.domain.words.wording import marked, tr
from tdapp.services.ratings.lists import RatingLists


class CheckedField(Enum):
    """What a proposal changes."""

    NAME = marked("name")
    TITLE = marked("title")
    FEDERATION = marked("federation")
    SEX = marked("sex")
    BIRTH = marked("birth")
    LISTED_RATING = marked("listed rating")
    TOURNAMENT_RATING = marked("tournament rating")
    ROUND_RATING = marked("rating from the next round")


RATING_FIELDS = frozenset((CheckedField.LISTED_RATING, CheckedField.TOURNAMENT_RATING, CheckedField.ROUND_RATING))


@dataclass(frozen=True, slots=True)
class Proposal:
    """One change of one player.

    ``kind`` is the rating's kind; ``rating`` the rating to store, None with an empty ``new``: it is no longer in the
    list. ``round_number`` is that of a rating noted for a round. ``preselected`` is False where the old value may well
    be right: ``why`` then says so in a sentence.
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
    round_number: int = 0


@dataclass(frozen=True, slots=True)
class RatingCheck:
    """Every proposal in the order of the players, and the numbers of those who could not be compared.

    ``not_listed`` have an id that the list has not (any more).
    """

    proposals: tuple[Proposal, ...]
    not_listed: tuple[int, ...]
    without_id: tuple[int, ...]


def check_date(section: Section, today: dt.date) -> dt.date:
    """Whose list is valid: the start of the event; in events of over 30 days the day of the check (Q116-144)."""
    start = section.event.start
    return today if start is None or is_long(section) else start


def list_to_check(
    lists: tuple[RatingList, ...], section: Section, today: dt.date, source: str = FIDE
) -> RatingList | None:
    """The list of a source that has the section's rate of play, else the standard one, valid at the right day."""
    fitting = [one for one in valid_at(lists, check_date(section, today)) if one.source == source]
    for rate in (RateOfPlay(section.rate), RateOfPlay.STANDARD):
        for one in fitting:
            if rate in one.rates:
                return one
    return fitting[0] if fitting else None


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
        why = ""
        if same_name(row.name, player.name):
            why = tr("Only the spelling differs: the list has no accents.")
        elif not _is_latin(player.name):
            why = tr("Written in another script.")
        found.append(_text(player, CheckedField.NAME, player.name, row.name, preselected=not why, why=why))
    if info.source == FIDE and row.title != player.title:
        why = "" if row.title else tr("The list has no title.")
        found.append(_text(player, CheckedField.TITLE, player.title, row.title, preselected=bool(row.title), why=why))
    if row.federation and row.federation != player.federation:
        found.append(_text(player, CheckedField.FEDERATION, player.federation, row.federation))
    found += _person(player, row)
    listed = [one for rate in info.rates if (one := _listed(player, row, section, info, rate))]
    found += listed
    found += _tournament(player, [one.rating for one in listed if one.rating], section)
    return found


def _is_latin(name: str) -> bool:
    return all("LATIN" in unicodedata.name(letter, "") for letter in name if letter.isalpha())


def _person(player: Player, row: ListedPlayer) -> list[Proposal]:
    """Sex and birth: where they contradict each other it may be another person."""
    found = []
    sex = player.sex.value if player.sex else ""
    if row.sex and row.sex != sex:
        why = tr("Look whether this is the same person.") if sex else ""
        found.append(_text(player, CheckedField.SEX, sex, row.sex, preselected=not sex, why=why))
    more_is_known = len(row.birth) > len(player.birth)
    if row.birth and (row.birth[:4] != player.birth[:4] or more_is_known):
        same_year = not player.birth or row.birth[:4] == player.birth[:4]
        why = "" if same_year else tr("Look whether this is the same person.")
        found.append(_text(player, CheckedField.BIRTH, player.birth, row.birth, preselected=same_year, why=why))
    return found


def _text(
    player: Player, field: CheckedField, old: str, new: str, *, preselected: bool = True, why: str = ""
) -> Proposal:
    return Proposal(player.number, player.name, field, old, new, preselected, why)


def _listed(player: Player, row: ListedPlayer, section: Section, info: RatingList, rate: RateOfPlay) -> Proposal | None:
    value = row.rating(rate)
    kind = kind_of(info.source, rate, national=info.source == section.national_list)
    stored = next((rating for rating in player.ratings if rating.kind == kind), None)
    if value == (stored.value if stored else None):
        return None
    new, why, wanted = None, "", True
    month = f"{info.month:%Y-%m}"
    if value is not None:
        new = Rating(kind, value, info.source, month)
        if stored is not None and stored.typed:
            why, wanted = tr("The rating was typed by hand."), False
    elif stored is None or stored.typed or stored.source not in ("", info.source):
        return None
    else:
        why, wanted = tr("The list of {month} has no such rating any more.").format(month=month), False
    old = str(stored.value) if stored else ""
    text = "" if value is None else str(value)
    return Proposal(player.number, player.name, CheckedField.LISTED_RATING, old, text, wanted, why, kind, new)


def _tournament(player: Player, new: list[Rating], section: Section) -> list[Proposal]:
    """By the section's method; a long event keeps the first rating and notes the new one for the rounds to come."""
    after = replace(player, ratings=_merged(player.ratings, new))
    if not after.ratings:
        return []
    method = method_of(section)
    rating = tournament_rating(after, method, section)
    if rating is None:
        return []
    following = section.rounds_paired + 1
    if is_long(section) and following > 1 and method is not RatingMethod.OTHER and player.rating is not None:
        held = rating_in_round(player, following)
        if rating == held or following > section.rounds_total:
            return []
        why = tr("The tournament rating stays {rating}.").format(rating=player.rating)
        one = _text(player, CheckedField.ROUND_RATING, str(held or ""), str(rating), why=why)
        return [replace(one, round_number=following)]
    if rating == player.rating:
        return []
    typed = any(one.typed and one.value == player.rating for one in player.ratings)
    why = tr("The rating was typed by hand.") if typed else ""
    old = "" if player.rating is None else str(player.rating)
    return [_text(player, CheckedField.TOURNAMENT_RATING, old, str(rating), preselected=not typed, why=why)]


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
            case CheckedField.SEX:
                player = replace(player, sex=Sex(one.new))
            case CheckedField.BIRTH:
                player = replace(player, birth=one.new)
            case CheckedField.LISTED_RATING:
                kept = tuple(rating for rating in player.ratings if rating.kind != one.kind)
                player = replace(player, ratings=kept if one.rating is None else _merged(player.ratings, [one.rating]))
            case CheckedField.TOURNAMENT_RATING:
                player = replace(player, rating=int(one.new))
            case CheckedField.ROUND_RATING:
                noted = {**dict(player.round_ratings), one.round_number: int(one.new)}
                player = replace(player, round_ratings=tuple(sorted(noted.items())))
    return player


def as_rating(offered: OfferedRating, *, national: bool = False) -> Rating:
    """A rating of a list as a player keeps it, with its source and month."""
    kind = kind_of(offered.source, offered.rate, national=national)
    return Rating(kind, offered.rating, offered.source, f"{offered.month:%Y-%m}")


def new_player(row: ListedPlayer, offered: Iterable[OfferedRating], section: Section) -> Player:
    """A row of a list as a player to add (number 0 until the handler gives one): name and Enter.

    Every rating of the lists is kept; the tournament rating follows from the section's method and order of lists.
    """
    ratings = tuple(as_rating(one, national=one.source == section.national_list) for one in offered)
    player = Player(
        number=0,
        name=row.name,
        title=row.title,
        sex=Sex(row.sex) if row.sex else None,
        federation=row.federation,
        fide_id=row.fide_id,
        birth=row.birth,
        club=row.club,
        national_id=row.national_id,
        ratings=ratings,
    )
    return replace(player, rating=tournament_rating(player, method_of(section), section))
