"""A player as calculations, lists and printouts see him."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


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


@dataclass(frozen=True, slots=True)
class Player:
    """One participant of a section.

    ``number`` is the pairing number (TPN), unique in the section; gaps are allowed. ``name`` is verbatim as
    imported, usually ``Family, Given``. ``rating`` is the tournament rating, None for an unrated player. ``birth`` is
    ``YYYY``, ``YYYY-MM-DD`` or empty. Other fields are empty strings when unknown.
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
