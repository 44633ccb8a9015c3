"""Standings of a section after any round under any ladder: ready rows, exact values as text."""

from __future__ import annotations

from dataclasses import dataclass

from tdapp.domain.event import Section
from tdapp.domain.player import Player


@dataclass(frozen=True, slots=True)
class RungInfo:
    """One rung as shown and printed.

    ``text`` is the full rung text with its policy (``BH/C1@fide-2026``), ``label`` the column header (``BH/C1``).
    ``policy_id`` is empty where a criterion takes no policy.
    """

    text: str
    label: str
    name: str
    policy_id: str
    policy_name: str
    policy_sentence: str
    is_c07: bool
    places: int  # decimals of the widest value in this column, for alignment
    note: str = ""  # for example why a rating criterion dropped out


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """One player's line. ``rank`` repeats for shared places, None when not ranked.

    ``values`` in ladder order: decimal text or None where undefined; ``exact`` the same as fractions.
    ``decided_by``: index of the rung that separates this player from the one below; -1 points; None shared or last.
    """

    rank: int | None
    player: Player
    points: str
    values: tuple[str | None, ...]
    exact: tuple[str | None, ...]
    decided_by: int | None


@dataclass(frozen=True, slots=True)
class Standings:
    """A ranked table, ready for the screen, paper and JSON."""

    section: Section
    after_round: int
    provisional: bool
    trial: bool
    ladder: tuple[RungInfo, ...]
    words: str
    rows: tuple[StandingsRow, ...]
    notes: tuple[str, ...] = ()
