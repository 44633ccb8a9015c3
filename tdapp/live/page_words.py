"""The words of the pages of telephones; their scripts say nothing of their own."""

from __future__ import annotations

from typing import Any

from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.results import result_text
from tdapp.domain.words.wording import tr


def _way_words() -> dict[str, str]:
    """Of every page, when the leading computer does not answer or is elsewhere."""
    return {
        "silent": tr("The leading computer does not answer. What waits here is sent in its order: {count}."),
        "elsewhere": tr("Another address of the leading computer, as its Work together… shows it:"),
        "goThere": tr("Go there"),
    }


def volunteer_words() -> dict[str, str]:
    """Of who enters moves."""
    return {
        **_way_words(),
        "back": tr("Take back the last move"),
        "gap": tr("Moves were missed"),
        "call": tr("Call the arbiter"),
        "turn": tr("Turn the board"),
        "quiet": tr("No connection. Enter what is played; what waits here is sent in its order: {count}."),
        "void": tr("This page is not valid any more. Ask for a new one."),
        "waiting": tr("Kept in this browser, show it to the arbiter: {count}."),
        "stay": tr("Leave this page open: without a connection it cannot be opened again."),
        "over": tr("The result is entered."),
        "rest": tr("Not possible as entered, the arbiter sees it: {text}"),
        "none": tr("There is no board here now."),
        "white": tr("White to move"),
        "black": tr("Black to move"),
        "become": tr("The pawn becomes"),
    }


def arbiter_words() -> dict[str, Any]:
    """Of arbiters, whatever their role."""
    return {
        **_way_words(),
        "round": tr("Round {number}"),
        "parts": tr("Parts of this page"),
        "enterResults": tr("Results"),
        "checkIn": tr("Check-in"),
        "look": tr("To look at"),
        "nothing": tr("Nothing to look at."),
        "take": tr("I look after this"),
        "taken": tr("{name} looks after this"),
        "boards": tr("All boards"),
        "board": tr("Board {number}"),
        "only": tr("Only the boards (1-20, 31)"),
        "sound": tr("Sound for what is urgent"),
        "close": tr("Close the board"),
        "quiet": tr("No connection for {seconds} seconds."),
        "void": tr("This page is not valid any more. Ask for a new one."),
        "kept": tr("Kept in this browser, show it to the arbiter: {count}."),
        "act": tr("act"),
        "inform": tr("for information"),
        "none": tr("No round is paired yet."),
        "white": tr("White wins"),
        "draw": tr("Draw"),
        "black": tr("Black wins"),
        "more": tr("By forfeit, other results, clear, note"),
        "clear": tr("Clear the result"),
        "note": tr("Note"),
        "keep": tr("Keep it"),
        "verified": tr("verified"),
        "second": tr("Second pass: verify"),
        "undo": tr("Undo"),
        "enter": tr("Enter it"),
        "leave": tr("Leave it"),
        "wait": tr("No connection. What waits here is sent in its order: {count}."),
        "full": tr("Too much waits already ({count}): find a connection first."),
        "later": tr("No connection: try again in a moment."),
        "unknown": tr("This page is older than the program: load it again."),
        "seen": tr("Seen"),
        "search": tr("Search by name or number"),
        "present": tr("present"),
        "absent": tr("absent"),
        "not-yet": tr("not yet"),
        "here": tr("{here} of {all} are here"),
        "nobody": tr("Nobody of this name."),
        "results": {result.value: result_text(result) for result in GameResult},
    }
