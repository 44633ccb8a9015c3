"""Keeping club mates or compatriots apart: forbidden pairs made of groups, and groups that yield where they must."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from tdapp.domain.errors import RuleViolation
from tdapp.domain.event import ForbiddenPairs, Section
from tdapp.domain.player import Standing
from tdapp.pairing.engine import USUAL_LIMIT, Cancel, Pairing, PairingEngine
from tdapp.pairing.position import last_paired_round, position_of
from tdapp.pairing.possible import has_legal_pairing


@dataclass(frozen=True, slots=True)
class Protection:
    """One group whose members are kept apart: its name (club or federation) and the pairs it forbids."""

    name: str
    pairs: ForbiddenPairs


def protections_by(
    section: Section,
    what: Literal["club", "federation"],
    *,
    first_round: int = 1,
    last_round: int = 1,
    only: Sequence[str] = (),
) -> tuple[Protection, ...]:
    """One protection per club or federation with two players or more, the smallest groups first.

    ``only`` names those to protect (empty: all). RuleViolation once round 1 is paired: prohibitions belong before the
    start (FIDE's Q194 to Q196).
    """
    if last_paired_round(section):
        raise RuleViolation("Players can be protected from each other only before round 1 is paired.")
    groups: dict[str, list[int]] = {}
    shown: dict[str, str] = {}
    wanted = {name.casefold() for name in only}
    for player in section.players:
        name = (player.club if what == "club" else player.federation).strip()
        key = name.casefold()
        if name and player.standing is Standing.ACTIVE and (not wanted or key in wanted):
            groups.setdefault(key, []).append(player.number)
            shown.setdefault(key, name)
    found = [
        Protection(shown[key], ForbiddenPairs(first_round, last_round, tuple(numbers)))
        for key, numbers in groups.items()
        if len(numbers) > 1
    ]
    return tuple(sorted(found, key=lambda protection: (len(protection.pairs.numbers), protection.name)))


def pair_with_protections(
    engine: PairingEngine,
    section: Section,
    round_number: int,
    wished: Sequence[Protection],
    *,
    limit_seconds: float = USUAL_LIMIT,
    cancel: Cancel | None = None,
) -> tuple[Pairing, tuple[Protection, ...]]:
    """Pair with the wishes that leave a legal pairing; the second value lists those that had to yield.

    Wishes are taken in order. Outside FIDE mode only: what the arbiter forbids for good is ``Section.forbidden``.
    """
    kept = _satisfiable(section, round_number, wished)
    with_wishes = replace(section, forbidden=(*section.forbidden, *(wish.pairs for wish in kept)))
    pairing = engine.pair(with_wishes, round_number, limit_seconds=limit_seconds, cancel=cancel)
    return pairing, tuple(wish for wish in wished if wish not in kept)


def _satisfiable(section: Section, round_number: int, wished: Sequence[Protection]) -> tuple[Protection, ...]:
    def possible(wishes: Sequence[Protection]) -> bool:
        trial = replace(section, forbidden=(*section.forbidden, *(wish.pairs for wish in wishes)))
        return has_legal_pairing(position_of(trial, round_number))

    if possible(wished):
        return tuple(wished)
    kept: list[Protection] = []
    for wish in wished:
        if possible([*kept, wish]):
            kept.append(wish)
    return tuple(kept)
