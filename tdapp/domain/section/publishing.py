"""What leaves the house: the address of the event's website, and how much of a player is shown there.

The website, the live pages and games for others ask this one setting of the event.
"""

from __future__ import annotations

import datetime as dt
import re
from dataclasses import replace

from tdapp.domain.section.player import Player
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr, trimmed

USUAL_AGE = 14
OLDEST = 21
LONGEST_ADDRESS = 200

COLOUR = re.compile(r"#[0-9a-f]{6}")
_ADDRESS = re.compile(r"https?://[^\s/?#\"'<>\\]+([/?#][^\s\"'<>\\]*)?")
_WORD = re.compile(r"(\w[\u0300-\u036f]*)[^\s\-‐,]*")


@dataclass(frozen=True, slots=True)
class Publishing:
    """``initials_under``: who is younger is shown by initials only (0: nobody); year of birth and ids on demand.

    ``colour`` of the event on its website, ``#1d4e89``; empty: the usual one.
    """

    address: str = ""
    initials_under: int = USUAL_AGE
    birth_years: bool = False
    ids: bool = False
    colour: str = ""


def checked_publishing(publishing: Publishing) -> Publishing:
    """The same as it is kept; RuleViolation says what cannot be."""
    address = trimmed(publishing.address)
    if address and (len(address) > LONGEST_ADDRESS or not _ADDRESS.fullmatch(address)):
        raise RuleViolation(
            tr("The address of the website begins with http:// or https:// and has at most {most} letters.").format(
                most=LONGEST_ADDRESS
            )
        )
    if not 0 <= publishing.initials_under <= OLDEST:
        raise RuleViolation(tr("Initials can be set for ages from 0 to {oldest}.").format(oldest=OLDEST))
    colour = trimmed(publishing.colour).lower()
    if colour and not COLOUR.fullmatch(colour):
        raise RuleViolation(
            tr("“{text}” is no colour; write it as # with six signs, for example #1d4e89.").format(text=colour[:20])
        )
    return replace(publishing, address=address, colour=colour)


def is_minor(player: Player, under: int, day: dt.date) -> bool:
    """Whether the player may be younger on that day; without a year of birth nobody knows, and it is not assumed."""
    if not under or not player.birth_year:
        return False
    try:
        born = dt.date.fromisoformat(player.birth)
    except ValueError:
        return day.year - int(player.birth_year) <= under  # by the year alone the birthday may still come
    return day.year - born.year - ((day.month, day.day) < (born.month, born.day)) < under


def initials(name: str) -> str:
    """``Kővári, Łukasz Jan`` -> ``K., Ł. J.``; of a name without spaces between its parts one letter stays."""
    return _WORD.sub(lambda match: match[1] + ".", name.replace(".", " ")).strip() or "?"
