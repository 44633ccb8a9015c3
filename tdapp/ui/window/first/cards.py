"""What the cards say: three over the demo event, and a round that is played, broken and mended."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tdapp.domain.section.round import RoundState
from tdapp.ui.session.session import Session
from tdapp.ui.window.first.guide import Card

LAST = 5
"""The round of the practice event that is paired; the one before lacks three results."""


def demo_cards() -> tuple[Card, ...]:
    """Drag a rung, click a value, print a sheet."""
    translate = QCoreApplication.translate
    return (
        Card(
            translate("Cards", "Drag a rung"),
            translate(
                "Cards",
                "The tie-breaks are a ladder. Drag one by its handle, or move it with Alt+Down: at the right you see "
                "who moves, before you let go. It is a trial; Ctrl+Z takes it back.",
            ),
            "tiebreaks",
            lambda session: session.tables.has_trial,
        ),
        Card(
            translate("Cards", "Ask a number why"),
            translate(
                "Cards", "Click any value of the standings, or press Enter on it: every round that makes it is shown."
            ),
            "standings",
            explains=True,
        ),
        Card(
            translate("Cards", "Print a sheet"),
            translate(
                "Cards",
                "Choose a sheet at the left; the pages are as they will be printed. Save as PDF tries it without a "
                "printer.",
            ),
            "documents",
        ),
    )


def practice_cards() -> tuple[Card, ...]:
    """Enter three results, pair, publish, break something, take it back."""
    translate = QCoreApplication.translate
    return (
        Card(
            translate("Cards", "Enter three results"),
            translate("Cards", "Three slips are still out. Type 1, 5 or 0 on each board without a result."),
            "rounds",
            lambda session: _state(session, LAST - 1) in _COMPLETE,
        ),
        Card(
            translate("Cards", "Pair the last round"),
            translate(
                "Cards",
                "Press Ctrl+Enter, or the coloured button, until round 5 is paired: it is always the next step.",
            ),
            "rounds",
            lambda session: session.view.section.rounds_paired >= LAST,
        ),
        Card(
            translate("Cards", "Publish it"),
            translate(
                "Cards",
                "A draft is seen by nobody and can be paired again. Ctrl+Enter publishes it: boards then stand.",
            ),
            "rounds",
            lambda session: _state(session, LAST) not in (RoundState.DRAFT, None),
        ),
        Card(
            translate("Cards", "Now break something"),
            translate(
                "Cards",
                "Menu Rounds, Unpair the round…; write why. The whole pairing is gone, as after a mistake.",
            ),
            "rounds",
            lambda session: session.view.section.rounds_paired < LAST,
        ),
        Card(
            translate("Cards", "Take it back"),
            translate("Cards", "Ctrl+Z brings the round back, as it was. Every step can be taken back like this."),
            "rounds",
            lambda session: session.view.section.rounds_paired >= LAST,
        ),
        Card(
            translate("Cards", "That was a round"),
            translate("Cards", "The manual (F1) has all of it in ten steps: Your first tournament."),
            "",
        ),
    )


_COMPLETE = (RoundState.COMPLETE, RoundState.VERIFIED, RoundState.LOCKED)


def _state(session: Session, number: int) -> RoundState | None:
    if not session.view.is_open or session.view.section.rounds_paired < number:
        return None
    return session.view.round(number).state
