"""The states of a game and where it comes from, in words."""

from __future__ import annotations

from tdapp.domain.games.record import GameState
from tdapp.domain.words.wording import marked, tr

_STATES = {
    GameState.WAITING: marked("no move yet"),
    GameState.PLAYING: marked("in play"),
    GameState.GAP: marked("gap"),
    GameState.DOUBT: marked("in doubt"),
    GameState.ENDED: marked("ended"),
    GameState.CLOSED: marked("closed"),
}


def state_text(state: GameState) -> str:
    """How far a record got, in words."""
    return tr(_STATES[state])


def source_text(source: str) -> str:
    """Where a game comes from: the name of a folder, an e-board with its number, a person."""
    kind, _, name = source.partition(":")
    if kind == "eboard":
        return tr("e-board {serial}").format(serial=name)
    return tr(_SOURCES[kind]) if kind in _SOURCES and not name else name or source


_SOURCES = {
    "volunteer": marked("volunteer"),
    "sheets": marked("scoresheets"),
    "typed": marked("entered by hand"),
    "": marked("entered by hand"),
}
