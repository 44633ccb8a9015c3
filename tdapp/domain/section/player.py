"""A player as calculations, lists and printouts see him."""

from __future__ import annotations

from enum import Enum

from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import trimmed


class Sex(Enum):
    """As in TRF: ``m`` or ``w``."""

    MALE = "m"
    FEMALE = "w"


TITLES = ("GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM")
"""FIDE's titles in the order that ranks players of equal rating (C.04.2)."""


class Standing(Enum):
    """Whether a player is still in the event."""

    ACTIVE = "active"
    WITHDRAWN = "withdrawn"
    EXPELLED = "expelled"


class CheckIn(Enum):
    """Whether a player was seen before the start."""

    NOT_YET = "not-yet"
    PRESENT = "present"
    ABSENT = "absent"


STANDARD, RAPID, BLITZ, NATIONAL = "standard", "rapid", "blitz", "national"
RATING_KINDS = (STANDARD, RAPID, BLITZ, NATIONAL)
"""The usual kinds of ``Rating``; the name of a custom list is a kind as well."""


@dataclass(frozen=True, slots=True)
class Rating:
    """One rating of a player: from which list, of which month (``YYYY-MM``), or typed by hand."""

    kind: str
    value: int
    source: str = ""
    month: str = ""
    typed: bool = False


@dataclass(frozen=True, slots=True)
class NationalRecord:
    """What a national rating record (TRF26, NRS) says beside rating and id, as it is written there."""

    federation: str = ""
    sex: str = ""
    title: str = ""
    name: str = ""
    origin: str = ""
    birth: str = ""


@dataclass(frozen=True, slots=True)
class Player:
    """One participant of a section.

    ``number`` is the pairing number (TPN), unique in the section; gaps are allowed. ``name`` is verbatim as
    imported, usually ``Family, Given``. ``rating`` is the tournament rating, None for an unrated player; ``ratings``
    are those of the lists it may come from. ``categories`` are those the arbiter put the player into by hand, beside
    those of the section's rules (services.categories). ``birth`` is ``YYYY``, ``YYYY-MM-DD`` or empty. ``paid`` and
    ``owed`` are exact decimal text (domain.words.amounts). Other fields are empty strings when unknown.

    Absences announced in advance are no field here: they are the cells of rounds not yet paired (Section.cells).
    """

    number: int
    name: str
    rating: int | None = None
    title: str = ""
    sex: Sex | None = None
    federation: str = ""
    fide_id: str = ""
    birth: str = ""
    club: str = ""
    national_rating: int | None = None
    national_id: str = ""
    standing: Standing = Standing.ACTIVE
    native_name: str = ""  # in the player's own script
    ratings: tuple[Rating, ...] = ()
    categories: tuple[str, ...] = ()
    fixed_table: int | None = None
    comment: str = ""
    paid: str = ""
    owed: str = ""
    check_in: CheckIn = CheckIn.NOT_YET
    no_half_bye: bool = False  # not eligible for half-point byes (Q175)
    not_categories: tuple[str, ...] = ()  # taken out of by hand
    round_ratings: tuple[tuple[int, int], ...] = ()  # (round, tournament rating from it on): events over 30 days
    national_record: NationalRecord = NationalRecord()
    k_factor: int | None = None  # as the arbiter knows it; None: as rating list, age and rating tell

    @property
    def shown(self) -> str:
        """As sentences name the player: ``Kővári, Łukasz (3)``."""
        return f"{self.name} ({self.number})"

    @property
    def family(self) -> str:
        """The part before the first comma; a name without a comma is a single name."""
        return self.name.partition(",")[0].strip()

    @property
    def given(self) -> str:
        """The part after the first comma, empty for a single name."""
        return self.name.partition(",")[2].strip()

    @property
    def birth_year(self) -> str:
        """``YYYY``, or empty when unknown."""
        return self.birth[:4] if self.birth[:4].isdigit() else ""

    def rating_of(self, kind: str) -> int | None:
        """The player's rating of a kind, None when there is none; the first one counts."""
        for rating in self.ratings:
            if rating.kind == kind:
                return rating.value
        return self.national_rating if kind == NATIONAL else None


def full_name(family: str, given: str) -> str:
    """``Family, Given``, or the single name; the opposite of ``Player.family`` and ``Player.given``."""
    family, given = trimmed(family), trimmed(given)
    return f"{family}, {given}" if family and given else family or given
