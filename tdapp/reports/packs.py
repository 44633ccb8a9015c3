"""Packs: several documents in one action and one PDF, for the start and the end of a round, the end, and the worst."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tdapp.domain.section.event import Section
from tdapp.domain.words.wording import marked

EMERGENCY = "emergency-pack"
WALL_LISTS = frozenset(("pairings-alphabetical", "pairings-children", "pairings-columns"))
"""Documents whose type size is chosen by the distance they are read from."""


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack's id, its name, its documents in their order, and when it applies.

    Documents that do not apply to a section are left out.
    """

    pack_id: str
    name: str
    documents: tuple[str, ...]
    applies: Callable[[Section], bool]
    refusal: str


def _is_paired(section: Section) -> bool:
    return section.rounds_paired > 0


def _has_players(section: Section) -> bool:
    return bool(section.players)


PACKS: tuple[Pack, ...] = (
    Pack(
        "pack-round-start",
        marked("Round start: pairings, wall list, slips"),
        ("pairings", "pairings-alphabetical", "result-slips"),
        _is_paired,
        marked("No round is paired yet."),
    ),
    Pack(
        "pack-round-end",
        marked("Round end: results, standings, crosstable"),
        ("results", "standings", "crosstable"),
        _is_paired,
        marked("No round is paired yet."),
    ),
    Pack(
        "pack-final",
        marked("Final: standings, crosstable, categories, decisions, statistics"),
        ("standings", "crosstable", "categories", "prizes", "upsets", "statistics", "decisions", "regulations"),
        _is_paired,
        marked("No round is paired yet."),
    ),
    Pack(
        EMERGENCY,
        marked("Emergency: all that is needed to go on by hand"),
        (
            "start-list",
            "pairings",
            "crosstable",
            "pairing-checklist",
            "byes",
            "schedule",
            "blank-pairings",
            "regulations",
        ),
        _has_players,
        marked("There are no players yet."),
    ),
)
