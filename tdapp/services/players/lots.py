"""Lots that anybody can repeat: the same seed and the same field give the same lot on every computer."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable

from tdapp.domain.section.player import Player
from tdapp.services.players.names import sort_key


def new_seed() -> int:
    """A number of six digits that can be read aloud in the hall."""
    return secrets.randbelow(900_000) + 100_000


def drawn_colour(seed: int) -> str:
    """The initial colour by lot (C.04.3, 5.2.5): ``W`` or ``B``."""
    return "WB"[hashlib.sha256(f"{seed}:colour".encode()).digest()[0] % 2]


def colour_note(colour: str, seed: int) -> str:
    """The line of the tournament report that lets anybody repeat the lot."""
    name = "White" if colour == "W" else "Black"
    return f"tdapp: The initial colour was drawn by lot: {name} for number 1; seed {seed}."


def lots_note(seed: str) -> str:
    """The line of the tournament report that announces the seed of the lots among the tie-breaks (Q206)."""
    return f"tdapp: Lots among the tie-breaks are drawn with the seed {seed}."


def drawn(players: Iterable[Player], seed: int) -> list[Player]:
    """The players in the order of a plain lot."""
    field = sorted(players, key=lambda player: (sort_key(player.name), player.fide_id, player.birth, player.number))
    lots = [hashlib.sha256(f"{seed}:{place}".encode()).digest() for place in range(len(field))]
    return [player for _, player in sorted(zip(lots, field, strict=True), key=lambda pair: pair[0])]
