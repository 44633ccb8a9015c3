"""A board, a round and its file of games for everybody: plain JSON and PGN of what the gate let through."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tdapp.domain.games.record import UNDECIDED, GameRecord, GameState
from tdapp.domain.section.event import Section
from tdapp.domain.section.player import Player
from tdapp.domain.section.round import Board, Round
from tdapp.games.position import placed, sans_of
from tdapp.services.games.headers import Named, full_name
from tdapp.services.games.pgn import board_pgn, empty_record
from tdapp.services.live.delay import Gate, Key


def public_board(
    key: Key,
    section: Section,
    played: Round,
    board: Board,
    gate: Gate,
    *,
    named: Named = full_name,
) -> dict[str, Any]:
    """The game ``key`` as JSON: ``moves`` are squares, ``sans`` English, ``clocks`` seconds or null for each move.

    ``game`` says whose it is; a page shows no other under its names. ``state`` is a GameState; a result that the
    arbiter entered is shown as soon as the gate says so. ``section`` has the players as they are shown.
    """
    record = _shown(gate, key) or empty_record(played)
    players = {player.number: player for player in section.players}
    view = placed(record, len(record.plies))
    result, state = _result(board, record, closed=_is_closed(gate, key, board))
    white, black = _player(players[board.white], named), _player(players[board.black], named)
    return {
        "game": _identity(key, white, black),
        "round": played.number,
        "board": board.number,
        "white": white,
        "black": black,
        "start": record.start,
        "chess960": record.chess960,
        "moves": list(record.moves),
        "sans": list(sans_of(record)),
        "clocks": [ply.clock for ply in record.plies],
        "corrected": [number for number, ply in enumerate(record.plies, start=1) if ply.corrected],
        "fen": view.fen,
        "last": list(view.last or ()),
        "result": result,
        "state": state.value,
    }


def public_pgns(
    keys: Mapping[int, Key], section: Section, played: Round, gate: Gate, *, named: Named = full_name
) -> list[str]:
    """A round for broadcasters: as many games, in the same order, from first to last move. ``keys``: by board."""
    texts = []
    for board in played.boards:
        key = keys[board.number]
        shown = board if _is_closed(gate, key, board) else board.as_open()
        texts.append(board_pgn(section, played, shown, _shown(gate, key), named=named))
    return texts


def _shown(gate: Gate, key: Key) -> GameRecord | None:
    """What came out, without the text of a source that nobody understood."""
    record = gate.public(key)
    return replace(record, rest="") if record is not None and record.rest else record


def _is_closed(gate: Gate, key: Key, board: Board) -> bool:
    if board.is_open or board.is_adjourned:
        return False
    return gate.is_released(key)


def _result(board: Board, record: GameRecord, *, closed: bool) -> tuple[str, GameState]:
    if closed:
        return (board.result.value if board.result is not None else UNDECIDED), GameState.CLOSED
    return record.result, record.state


def _identity(key: Key, *people: Mapping[str, Any]) -> str:
    """Whose game it is, in letters that a page of HTML leaves as they are."""
    text = "/".join((str(key[0]), str(key[1]), *(f"{one['start_number']} {one['name']}" for one in people)))
    return "".join(letter if letter.isprintable() else " " for letter in text)


def _player(player: Player, named: Named) -> dict[str, Any]:
    return {
        "name": named(player),
        "title": player.title,
        "rating": player.rating,
        "federation": player.federation,
        "start_number": player.number,
    }
