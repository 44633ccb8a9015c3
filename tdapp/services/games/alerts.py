"""What an arbiter should know of running games: A1 to A12, each once for its cause, each with its article.

Nothing of this ever goes to the public, and what a player has to claim (9.2, 9.3) only informs the arbiter.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from itertools import pairwise
from statistics import median

from tdapp.domain.games.broadcast import TakenAlert
from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.domain.section.round import Board, Round
from tdapp.domain.words.wording import tr
from tdapp.services.games.headers import pgn_result
from tdapp.services.games.of_round import RoundGames, contradicts

LITTLE_TIME, SILENT, FEWEST_GAPS = 120, 25 * 60, 5
MATE_SHOWN = 60  # seconds after which a mate without a result is worth a word


class AlertKind(Enum):
    """The values are stored with who has taken one."""

    THREEFOLD = "A1"
    FIFTY = "A2"
    DRAWN = "A3"
    DEAD = "A4"
    NO_RESULT = "A5"
    FLAG = "A6"
    IMPOSSIBLE = "A7"
    NO_MOVE = "A8"
    OTHER_RESULT = "A9"
    OTHER_PLAYERS = "A10"
    CALLED = "A11"
    SOURCE = "A12"


class Urgency(Enum):
    """How soon somebody has to look."""

    INFORM = 0
    LOOK = 1
    ACT = 2


@dataclass(frozen=True, slots=True)
class Alert:
    """One thing to know. ``cause`` with round, board and kind makes it the same alert; ``board`` 0: of no board."""

    kind: AlertKind
    round: int
    board: int
    cause: str
    text: str
    urgency: Urgency
    article: str = ""
    ply: int = 0
    taken_by: str = ""


def alerts_of(
    played: Round,
    games: RoundGames,
    taken: Iterable[TakenAlert],
    *,
    now: float,
    troubles: Iterable[str] = (),
    calls: Iterable[int] = (),
) -> tuple[Alert, ...]:
    """The alerts of a round, the most urgent first. ``now`` is the wall's clock; ``troubles`` of sources, in words."""
    found: list[Alert] = []
    for board in played.boards:
        record = games.of(board.number)
        if record is not None:
            found += _of_board(played.number, board, record, now)
    found += [_loose(played.number, record) for record in games.loose]
    found += [_alert(AlertKind.SOURCE, played.number, 0, text, text, Urgency.LOOK) for text in troubles]
    found += [
        _alert(AlertKind.CALLED, played.number, number, "", tr("The arbiter is called."), Urgency.ACT)
        for number in calls
    ]
    names = {(one.round, one.board, one.kind, one.cause): one.by for one in taken}
    told = [replace(one, taken_by=names.get((one.round, one.board, one.kind.value, one.cause), "")) for one in found]
    return tuple(sorted(told, key=lambda one: (bool(one.taken_by), -one.urgency.value, one.board, one.kind.value)))


def _of_board(number: int, board: Board, record: GameRecord, now: float) -> Iterator[Alert]:
    if record.rest:
        text = tr("After half-move {ply} the source goes on with what is not possible: {text}")
        words = text.format(ply=len(record.plies), text=record.rest[:60])
        cause = f"{len(record.plies)}:{record.rest[:40]}"
        yield _alert(AlertKind.IMPOSSIBLE, number, board.number, cause, words, Urgency.LOOK, ply=len(record.plies))
    if contradicts(board, record):
        text = tr("The board says {board}, entered is {entered}.")
        entered = board.result.value if board.result is not None else pgn_result(None)
        words = text.format(board=record.result, entered=entered)
        yield _alert(AlertKind.OTHER_RESULT, number, board.number, f"{record.result}:{entered}", words, Urgency.ACT,
                     article="Laws, 8.7")  # fmt: skip
    if not (board.is_open or board.is_adjourned):
        return
    yield from _laws(number, board, record, now)
    yield from _clocks(number, board, record)
    if record.state is GameState.PLAYING:
        yield from _silence(number, board, record, now)


def _laws(number: int, board: Board, record: GameRecord, now: float) -> Iterator[Alert]:
    if not record.plies:
        return
    from tdapp.games.laws import Law, findings

    kinds = {
        Law.THREEFOLD: (AlertKind.THREEFOLD, Urgency.INFORM),
        Law.FIFTY: (AlertKind.FIFTY, Urgency.INFORM),
        Law.FIVEFOLD: (AlertKind.DRAWN, Urgency.ACT),
        Law.SEVENTY_FIVE: (AlertKind.DRAWN, Urgency.ACT),
        Law.DEAD: (AlertKind.DEAD, Urgency.LOOK),
        Law.CHECKMATE: (AlertKind.NO_RESULT, Urgency.ACT),
        Law.STALEMATE: (AlertKind.NO_RESULT, Urgency.ACT),
    }
    last = record.plies[-1].received
    for found in findings(record):
        if found.law not in kinds:
            continue
        kind, urgency = kinds[found.law]
        if kind is AlertKind.NO_RESULT and (not found.now or (last is not None and now - last < MATE_SHOWN)):
            continue
        words = found.words
        if kind is AlertKind.NO_RESULT:
            words = tr("{law} No result is entered.").format(law=words)
        yield _alert(kind, number, board.number, f"{found.law.value}:{found.ply}", words, urgency,
                     article=f"Laws, {found.article}", ply=found.ply)  # fmt: skip


def _clocks(number: int, board: Board, record: GameRecord) -> Iterator[Alert]:
    if record.state is not GameState.PLAYING:
        return
    for offset, colour in ((0, "w"), (1, "b")):
        clocks = [ply.clock for ply in record.plies[offset::2] if ply.clock is not None]
        if not clocks or clocks[-1] > LITTLE_TIME:
            continue
        name = tr("White") if colour == "w" else tr("Black")
        if clocks[-1] <= 0:
            words = tr("{colour}: the clock shows 0:00.").format(colour=name)
            yield _alert(AlertKind.FLAG, number, board.number, f"{colour}:0", words, Urgency.ACT, article="Laws, 6.9")
        else:
            words = tr("{colour} has less than two minutes.").format(colour=name)
            yield _alert(AlertKind.FLAG, number, board.number, f"{colour}:low", words, Urgency.INFORM)


def _silence(number: int, board: Board, record: GameRecord, now: float) -> Iterator[Alert]:
    times = [ply.received for ply in record.plies if ply.received is not None]
    if not times:
        return
    gaps = [after - before for before, after in pairwise(times) if after > before]
    patience = max(SILENT, 5 * median(gaps)) if len(gaps) >= FEWEST_GAPS else SILENT
    if now - times[-1] > patience:
        words = tr("No move has come for {minutes} minutes.").format(minutes=int(now - times[-1]) // 60)
        yield _alert(AlertKind.NO_MOVE, number, board.number, f"{len(record.plies)}", words, Urgency.LOOK,
                     ply=len(record.plies))  # fmt: skip


def _loose(number: int, record: GameRecord) -> Alert:
    names = f"{record.white_name or record.white or '?'} – {record.black_name or record.black or '?'}"
    words = tr("{names}: no board of this round has these players with these colours.").format(names=names)
    return _alert(AlertKind.OTHER_PLAYERS, number, 0, names, words, Urgency.LOOK)


def _alert(
    kind: AlertKind,
    number: int,
    board: int,
    cause: str,
    text: str,
    urgency: Urgency,
    *,
    article: str = "",
    ply: int = 0,
) -> Alert:
    return Alert(kind, number, board, cause, text, urgency, article, ply)


def clock_text(ply: Ply | None) -> str:
    """``1:29:50``; empty where nobody knows."""
    if ply is None or ply.clock is None:
        return ""
    return f"{ply.clock // 3600}:{ply.clock // 60 % 60:02}:{ply.clock % 60:02}"
