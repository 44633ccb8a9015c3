"""Groups of players for rankings of their own: age, sex, rating, and the categories the arbiter gave."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tdapp.domain.event import Section
from tdapp.domain.player import Player, Sex

_YOUTH = (8, 10, 12, 14, 16, 18, 20)
_BAND = 200
_LOWEST_BAND = 1000


@dataclass(frozen=True, slots=True)
class PlayerGroup:
    """A group by its name, with the pairing numbers in it."""

    name: str
    numbers: frozenset[int]


def groups_of(section: Section, year: int) -> tuple[PlayerGroup, ...]:
    """Every group that has players but not all of them: own categories, women, age by year of birth, rating bands.

    ``year`` is the year of the event: under 18 is who is born in ``year - 18`` or later, a senior of 50 who turns 50
    in it. A young player is in one age group only, the youngest that fits.
    """
    members: dict[str, set[int]] = {}
    for names in (_own, _by_sex, lambda player: _by_age(player, year), _by_rating):
        found: dict[str, set[int]] = {}
        for player in section.players:
            for name in names(player):
                found.setdefault(name, set()).add(player.number)
        for name in sorted(found, key=_natural):
            members.setdefault(name, set()).update(found[name])
    everybody = len(section.players)
    return tuple(PlayerGroup(name, frozenset(held)) for name, held in members.items() if 0 < len(held) < everybody)


def _own(player: Player) -> Iterator[str]:
    yield from player.categories


def _by_sex(player: Player) -> Iterator[str]:
    if player.sex is Sex.FEMALE:
        yield "Women"


def _by_age(player: Player, year: int) -> Iterator[str]:
    if not player.birth_year:
        return
    age = year - int(player.birth_year)
    young = next((limit for limit in _YOUTH if 0 <= age <= limit), None)
    if young is not None:
        yield f"U{young}"
    if age >= 65:
        yield "65+"
    elif age >= 50:
        yield "50+"


def _by_rating(player: Player) -> Iterator[str]:
    if player.rating is None:
        yield "Unrated"
        return
    low = player.rating // _BAND * _BAND
    yield f"Rating below {_LOWEST_BAND}" if low < _LOWEST_BAND else f"Rating {low}–{low + _BAND - 1}"


def _natural(name: str) -> tuple[str, int, str]:
    """U8 before U10."""
    digits = "".join(letter for letter in name if letter.isdigit())
    return name[:1], int(digits[:4] or 0), name
