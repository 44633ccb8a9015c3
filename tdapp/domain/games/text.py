"""A game as a step and a row of the file keep it: plain values, the moves as one text."""

from __future__ import annotations

from collections.abc import Iterable

from tdapp.domain.games.record import UNDECIDED, GameRecord, GameState, Ply
from tdapp.domain.words.frozen import dataclass

_CORRECTED = "c"


@dataclass(frozen=True, slots=True)
class GameText:
    """The fields of a ``GameRecord``; ``moves`` is its plies, see ``plies_text``."""

    round: int
    white: int | None = None
    black: int | None = None
    white_name: str = ""
    black_name: str = ""
    headers: tuple[tuple[str, str], ...] = ()
    start: str = ""
    chess960: bool = False
    moves: str = ""
    result: str = UNDECIDED
    state: GameState = GameState.WAITING
    rest: str = ""
    source: str = ""


def game_text(record: GameRecord) -> GameText:
    """The text of a record."""
    return GameText(
        record.round,
        record.white,
        record.black,
        record.white_name,
        record.black_name,
        record.headers,
        record.start,
        record.chess960,
        plies_text(record.plies),
        record.result,
        record.state,
        record.rest,
        record.source,
    )


def record_of(text: GameText) -> GameRecord:
    """The record of a text; ValueError for moves that nobody wrote so."""
    return GameRecord(
        text.round,
        text.white,
        text.black,
        text.white_name,
        text.black_name,
        text.headers,
        text.start,
        text.chess960,
        plies_of(text.moves),
        text.result,
        text.state,
        text.rest,
        text.source,
    )


def plies_text(plies: Iterable[Ply]) -> str:
    """``e2e4/5398/2 e7e5``: move, clock, seconds used, time of arrival, ``c`` for corrected; empty ends are cut."""
    return " ".join(_ply_text(ply) for ply in plies)


def plies_of(text: str) -> tuple[Ply, ...]:
    """The plies of such a text."""
    return tuple(_ply(word.split("/")) for word in text.split())


def _ply_text(ply: Ply) -> str:
    fields = [
        ply.uci,
        "" if ply.clock is None else str(ply.clock),
        "" if ply.spent is None else str(ply.spent),
        "" if ply.received is None else repr(ply.received),
        _CORRECTED if ply.corrected else "",
    ]
    while not fields[-1]:
        fields.pop()
    return "/".join(fields)


def _ply(fields: list[str]) -> Ply:
    uci, clock, spent, received, corrected = (*fields, *[""] * (5 - len(fields)))
    return Ply(
        uci,
        int(clock) if clock else None,
        int(spent) if spent else None,
        float(received) if received else None,
        corrected == _CORRECTED,
    )
