"""Players and outcomes in the words that several pages use."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Player, Standing
from tdapp.services.players import names
from tdapp.services.systems.registry import rules_of_system


def outcome_text(outcome: Outcome, section: Section | None = None) -> str:
    """What a round without an opponent was, in words; in those of the section's system where it has its own."""
    if section is not None and outcome is not Outcome.UNPAIRED:
        own = rules_of_system(section.system).away(section).get(outcome)
        if own:
            return own
    translate = QCoreApplication.translate
    return {
        Outcome.PAIRING_BYE: translate("Rounds", "pairing-allocated bye"),
        Outcome.FULL_POINT_BYE: translate("Rounds", "full-point bye"),
        Outcome.HALF_POINT_BYE: translate("Rounds", "half-point bye"),
        Outcome.ZERO_POINT_BYE: translate("Rounds", "absent (zero-point bye)"),
        Outcome.REST: translate("Rounds", "free round"),
        Outcome.UNPAIRED: translate("Rounds", "not paired"),
        Outcome.FORFEIT_WIN: translate("Rounds", "opponent missing"),
        Outcome.FORFEIT_LOSS: translate("Rounds", "match forfeited"),
    }.get(outcome, outcome.value)


def after_round_text(number: int, total: int) -> str:
    """Which rounds a table counts."""
    translate = QCoreApplication.translate
    if not number:
        return translate("Rounds", "Before round 1")
    return translate("Rounds", "After round {0} of {1}").format(number, total)


def state_text(player: Player) -> str:
    """Whether a player has left the event, in a word."""
    translate = QCoreApplication.translate
    match player.standing:
        case Standing.ACTIVE:
            return ""
        case Standing.WITHDRAWN:
            return translate("Players", "withdrawn")
        case Standing.EXPELLED:
            return translate("Players", "expelled")


def state_texts(players: Iterable[Player]) -> list[str]:
    """Those of many."""
    return [state_text(player) if player.standing is not Standing.ACTIVE else "" for player in players]


def search_texts(players: Iterable[Player]) -> list[str]:
    """Those of many."""
    return [search_text(player) for player in players]


def search_text(player: Player) -> str:
    """What a filter finds a player by."""
    return names.search_text(
        str(player.number),
        player.name,
        player.native_name,
        player.title,
        player.federation,
        player.club,
        player.fide_id,
        player.national_id,
        " ".join(player.categories),
    )
