"""An entry of a volunteer's telephone, from its page into the event: whichever game it means, also hours later.

A telephone without a connection keeps what is entered. Meanwhile the result may stand, the next round may be played at
its board, or the round may have been paired again: what was entered belongs to the game that the volunteer saw.
"""

from __future__ import annotations

import re
from dataclasses import replace

from tdapp.domain.section.round import Board, Round
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.services.games.desk import Entry, entered, game_is_over, game_name, own_record
from tdapp.services.games.hearing import PEOPLE, hear
from tdapp.services.games.of_round import games_of_round
from tdapp.services.ports.event_store import EventStore

_GAME = re.compile(r"(\d{1,4}):(\d{1,5})-(\d{1,5})")


@dataclass(frozen=True, slots=True)
class Taken:
    """What the volunteer is told, whether something is new, and from which round and board the arbiter is called."""

    text: str = ""
    is_new: bool = False
    call: tuple[int, int] | None = None


def enter(
    store: EventStore, section_id: int, boards: tuple[int, ...], newest: Round, entry: Entry, wall: float
) -> Taken:
    """Take an entry of a page for these boards; RuleViolation says why not. ``newest``: the round that is played."""
    if entry.board not in boards:
        raise RuleViolation(tr("This board is not yours."))
    played, board, is_gone = _meant(store, section_id, newest, entry)
    if board.number not in boards:
        raise RuleViolation(tr("This board is not yours."))
    if entry.kind == "call":
        return Taken(tr("The arbiter is called."), call=(played.number, board.number))
    streams = store.streams(section_id, played.number)
    games = games_of_round(played, store.games(section_id, played.number), streams)
    if is_gone:
        own = [one.record for one in streams if one.source == PEOPLE and one.pair == board.players]
        record = own[0] if own else None
    else:
        record = own_record(games, board.number) if not board.is_open else games.of(board.number)
    now = entered(replace(entry, board=board.number), played, record, wall)
    is_new = now != record
    if is_new:
        hear(store, section_id, store.round(section_id, played.number) if is_gone else played, [now], wall)
    if is_gone:
        return Taken(tr("This game is not paired any more: what was entered is kept."), is_new)
    return Taken(game_is_over() if not board.is_open else "", is_new)


def _meant(store: EventStore, section_id: int, newest: Round, entry: Entry) -> tuple[Round, Board, bool]:
    """The round and the board of the game that an entry means; whether that game is not paired any more."""
    found = _GAME.fullmatch(entry.game)
    if found is None:
        return newest, newest.board(entry.board), False
    number, white, black = map(int, found.groups())
    section = store.snapshot(section_id)
    known = {player.number for player in section.players}
    if not 1 <= number <= section.rounds_total or not {white, black} <= known or white == black:
        raise RuleViolation(tr("This board is not yours."))
    played = newest if number == newest.number else store.round(section_id, number)
    for board in played.boards:
        if game_name(played, board) == entry.game:
            return played, board, False
    gone = Board(entry.board, white, black)
    return replace(played, boards=(gone,)), gone, True
