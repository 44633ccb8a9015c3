"""The states of a game in words."""

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
