"""Packs: several documents in one action and one PDF, for the start and the end of a round, the end, and the worst."""

from __future__ import annotations

from collections.abc import Callable

from tdapp.domain.section.event import Section
from tdapp.domain.words.frozen import dataclass
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
    of_teams: bool = False


def _is_paired(section: Section) -> bool:
    return section.rounds_paired > 0


def _has_players(section: Section) -> bool:
    return bool(section.players)


def _has_matches(section: Section) -> bool:
    return section.system.pairs_teams and bool(section.matches)


_NO_TEAMS = marked("No round of a competition of teams is paired yet.")

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
        "pack-team-round",
        marked("Round of teams: pairings, line-up slips, match sheets"),
        ("match-pairings", "board-pairings", "line-up-slip", "match-sheet"),
        _has_matches,
        _NO_TEAMS,
        of_teams=True,
    ),
    Pack(
        "pack-teams",
        marked("Teams: results, standings, crosstable, players, boards"),
        (
            "match-results",
            "team-standings",
            "team-crosstable",
            "team-grid",
            "team-bracket",
            "team-results",
            "board-standings",
            "board-prizes",
        ),
        _has_matches,
        _NO_TEAMS,
        of_teams=True,
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
