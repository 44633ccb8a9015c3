"""Keeping club mates or compatriots apart: prohibitions made of groups, and wishes that yield where they must."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Literal

from tdapp.domain.section.event import ForbiddenPairs, Section
from tdapp.domain.section.player import Standing
from tdapp.domain.teams.for_pairing import as_paired
from tdapp.pairing.engines.engine import USUAL, NoLegalPairing, Pairing, PairingEngine, Patience
from tdapp.pairing.engines.keizer.early import too_early
from tdapp.pairing.rules.position import position_of
from tdapp.pairing.rules.possible import has_legal_pairing


def protections_by(
    section: Section,
    what: Literal["club", "federation"],
    *,
    first_round: int = 1,
    last_round: int = 1,
    only: Sequence[str] = (),
) -> tuple[ForbiddenPairs, ...]:
    """One group per club or federation with two players or more, the smallest first; ``only`` names those wanted.

    They are stored as prohibitions, or as wishes, before round 1 (FIDE's Q194 to Q196).
    """
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
        ForbiddenPairs(first_round, last_round, tuple(numbers), shown[key])
        for key, numbers in groups.items()
        if len(numbers) > 1
    ]
    return tuple(sorted(found, key=lambda group: (len(group.numbers), group.name)))


def wishes_for(section: Section, round_number: int) -> tuple[ForbiddenPairs, ...]:
    """The wishes that hold in a round."""
    return tuple(wish for wish in section.wishes if wish.first_round <= round_number <= wish.last_round)


def with_wishes_kept(section: Section, round_number: int, pairs: Iterable[Iterable[int]]) -> Section:
    """The section as a round was paired: with the wishes that its pairs keep among the prohibitions."""
    made = {frozenset(pair) for pair in pairs}
    wished = wishes_for(section, round_number)
    kept = tuple(wish for wish in wished if not any(pair <= frozenset(wish.numbers) for pair in made))
    return replace(section, forbidden=(*section.forbidden, *kept)) if kept else section


def pair_with_wishes(
    engine: PairingEngine,
    section: Section,
    round_number: int,
    *,
    patience: Patience = USUAL,
) -> tuple[Pairing, tuple[ForbiddenPairs, ...]]:
    """Pair a round and keep the section's wishes as far as they leave a legal pairing; then those that had to yield.

    Where the system itself wishes that two wait before they meet again, those who do not are among them.

    Wishes are taken in their order. Raises as PairingEngine.pair does.
    """
    wished = wishes_for(section, round_number)
    kept = wished
    while True:
        trial = replace(section, forbidden=(*section.forbidden, *kept))
        try:
            found = engine.pair(trial, round_number, patience=patience)
        except NoLegalPairing:
            if not kept:
                raise
            kept = _satisfiable(section, round_number, wished) if kept is wished else ()
        else:
            given_up = tuple(wish for wish in wished if wish not in kept)
            return found, (*given_up, *too_early(section, round_number, found.pairs))


def _satisfiable(section: Section, round_number: int, wished: Sequence[ForbiddenPairs]) -> tuple[ForbiddenPairs, ...]:
    kept: list[ForbiddenPairs] = []
    for wish in wished:
        trial = replace(section, forbidden=(*section.forbidden, *kept, wish))
        if has_legal_pairing(position_of(as_paired(trial), round_number)):
            kept.append(wish)
    return tuple(kept)
