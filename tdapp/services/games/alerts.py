"""What an arbiter should know of running games: A1 to A14, each once for its cause, each with its article.

Nothing of this ever goes to the public, and what a player has to claim (9.2, 9.3) only informs the arbiter.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from enum import Enum
from itertools import pairwise
from statistics import median

from tdapp.domain.games.broadcast import TakenAlert
from tdapp.domain.games.record import BLACK_WINS, DRAWN, UNDECIDED, WHITE_WINS, GameRecord, GameState, Ply
from tdapp.domain.games.stream import Mark, Stream, common, goes_on
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.round import Board, Round
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import marked, tr
from tdapp.services.games.headers import pgn_result
from tdapp.services.games.of_round import RoundGames, contradicts
from tdapp.services.games.taking import Stranger
from tdapp.services.games.words import source_text

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
    SWAPPED = "A13"
    KEPT = "A14"


class Urgency(Enum):
    """How soon somebody has to look."""

    INFORM = 0
    LOOK = 1
    ACT = 2


@dataclass(frozen=True, slots=True)
class Alert:
    """One thing to know. ``cause`` with round, board and kind makes it the same alert; ``board`` 0: of no board.

    ``stream``: what was kept and is not shown; ``other``: the board with which a ``source`` was exchanged.
    """

    kind: AlertKind
    round: int
    board: int
    cause: str
    text: str
    urgency: Urgency
    article: str = ""
    ply: int = 0
    taken_by: str = ""
    stream: int = 0
    other: int = 0
    source: str = ""


def alerts_of(
    played: Round,
    games: RoundGames,
    taken: Iterable[TakenAlert],
    *,
    now: float,
    troubles: Iterable[str] = (),
    strangers: Iterable[Stranger] = (),
    crossed: Iterable[tuple[str, int, int]] = (),
    calls: Iterable[int] = (),
) -> tuple[Alert, ...]:
    """The alerts of a round, the most urgent first. ``now`` is the wall's clock; ``troubles`` of sources in words,
    their games without a board (``strangers``) and boards that one calls by each other's number (``crossed``);
    ``calls``: the boards from which the arbiter was called.
    """
    found: list[Alert] = []
    for board in played.boards:
        record = games.of(board.number)
        if record is not None:
            found += _of_board(played.number, board, record, now)
        if record is not None:
            found += [_other_moves(played.number, board, record, one) for one in games.others(board.number)
                      if not one.kept_back]  # fmt: skip
        found += _kept(played.number, board, record, games.unsettled(board.number))
    found += [_loose(played.number, record) for record in games.loose]
    found += [_alert(AlertKind.SOURCE, played.number, 0, text, text, Urgency.LOOK) for text in troubles]
    found += _strangers(played.number, games, strangers)
    found += _swapped(played, games, crossed)
    found += [
        _alert(AlertKind.CALLED, played.number, number, "", tr("The arbiter is called."), Urgency.ACT)
        for number in calls
    ]
    names = {(one.round, one.board, one.kind, one.cause): one.by for one in taken}
    told = [replace(one, taken_by=names.get((one.round, one.board, one.kind.value, one.cause), "")) for one in found]
    return tuple(sorted(told, key=lambda one: (bool(one.taken_by), -one.urgency.value, one.board, one.kind.value)))


def _of_board(number: int, board: Board, record: GameRecord, now: float) -> Iterator[Alert]:
    if record.state is GameState.GAP:
        text = tr("Moves are missing after half-move {ply}: the scoresheets have them.").format(ply=len(record.plies))
        yield _alert(AlertKind.IMPOSSIBLE, number, board.number, f"gap:{len(record.plies)}", text, Urgency.INFORM,
                     article="Laws, 8.5", ply=len(record.plies))  # fmt: skip
    elif record.rest:
        text = tr("After half-move {ply} the source goes on with what is not possible: {text}")
        words = text.format(ply=len(record.plies), text=record.rest[:60])
        cause = f"{len(record.plies)}:{record.rest[:40]}"
        yield _alert(AlertKind.IMPOSSIBLE, number, board.number, cause, words, Urgency.LOOK, ply=len(record.plies))
    yield from _results(number, board, record, now)
    if not (board.is_open or board.is_adjourned):
        return
    yield from _laws(number, board, record, now)
    yield from _clocks(number, board, record)
    if record.state is GameState.PLAYING:
        yield from _silence(number, board, record, now)


def _results(number: int, board: Board, record: GameRecord, now: float) -> Iterator[Alert]:
    """What the source says, the moves say, what is entered: two of them differ, or only the last is missing."""
    from tdapp.games.laws import ending

    said, end = record.result, ending(record) if record.plies else None
    entered = None if board.is_adjourned else board.result
    there = entered.value if entered is not None else UNDECIDED
    if contradicts(board, record):
        words = tr("The board says {board}, entered is {entered}.").format(board=said, entered=there)
        yield _alert(AlertKind.OTHER_RESULT, number, board.number, f"{said}:{there}", words, Urgency.ACT,
                     article="Laws, 8.7")  # fmt: skip
    if end is not None and entered is not None and end.result != pgn_result(entered) and end.result != said:
        words = tr("{law} Entered is {entered}.").format(law=end.words, entered=there)
        yield _alert(AlertKind.OTHER_RESULT, number, board.number, f"{end.law.value}:{there}", words, Urgency.ACT,
                     article=f"Laws, {end.article}", ply=end.ply)  # fmt: skip
    if end is not None and said not in (UNDECIDED, end.result):
        words = tr("{law} The board says {board}.").format(law=end.words, board=said)
        yield _alert(AlertKind.OTHER_RESULT, number, board.number, f"{end.law.value}:{said}", words, Urgency.LOOK,
                     article=f"Laws, {end.article}", ply=end.ply)  # fmt: skip
    last = record.plies[-1].received if record.plies else None
    waits = last is not None and now - last >= MATE_SHOWN
    if said != UNDECIDED and end is None and board.is_open and waits:
        words = tr("The board says {board}. No result is entered.").format(board=said)
        yield _alert(AlertKind.NO_RESULT, number, board.number, f"said:{said}", words, Urgency.LOOK)


def result_on_board(record: GameRecord) -> GameResult | None:
    """The result that the source says, else the one by which the moves end; None where they differ or say none."""
    from tdapp.games.laws import ending

    end = ending(record) if record.plies else None
    said = {record.result, end.result if end is not None else UNDECIDED} - {UNDECIDED}
    return _PLAYED.get(said.pop()) if len(said) == 1 else None


_PLAYED = {WHITE_WINS: GameResult.WHITE_WINS, DRAWN: GameResult.DRAW, BLACK_WINS: GameResult.BLACK_WINS}


def _kept(number: int, board: Board, record: GameRecord | None, streams: Iterable[Stream]) -> Iterator[Alert]:
    """What sources have said and is not shown, for a reason that somebody should hear."""
    for one in streams:
        said = one.record
        if not one.kept_back or not said.plies or (record is not None and goes_on(record, said)):
            continue
        words = tr(_KEPT[one.mark]).format(source=source_text(one.source), count=len(said.plies))
        alert = _alert(AlertKind.KEPT, number, board.number, f"{one.mark.value}:{one.source}", words, Urgency.LOOK)
        yield replace(alert, stream=one.stream_id)


_KEPT = {
    Mark.LATE: marked("{source} went on after the result: its {count} half-moves are kept and not shown."),
    Mark.STOOD: marked(
        "{source} was not seen in the start position of this round: its {count} half-moves are kept and not shown."
    ),
    Mark.AGAIN: marked("{source} has begun anew: its {count} half-moves are kept and not shown."),
}


def _strangers(number: int, games: RoundGames, strangers: Iterable[Stranger]) -> Iterator[Alert]:
    """Games of sources that have no board; with the colours the other way round they have one."""
    held = {(one.source, one.record.white_name, one.record.black_name): one for one in games.strangers}
    for one in dict.fromkeys(strangers):
        stream = held.get((one.record.source, one.record.white_name, one.record.black_name))
        kind = AlertKind.SWAPPED if one.board else AlertKind.OTHER_PLAYERS
        alert = _alert(kind, number, one.board, one.text, one.text, Urgency.LOOK)
        yield replace(alert, stream=stream.stream_id if stream is not None else 0)


def _swapped(played: Round, games: RoundGames, crossed: Iterable[tuple[str, int, int]]) -> Iterator[Alert]:
    """Boards whose sources were exchanged: by what others say of them, or by their numbers."""
    from tdapp.services.games.swapped import Swap, swapped

    crossed = frozenset(crossed)
    for swap in dict.fromkeys((*swapped(played, games), *(Swap(one, other, name) for name, one, other in crossed))):
        words = tr(_CROSSED if (swap.source, swap.one, swap.other) in crossed else _EXCHANGED).format(
            source=tr("e-boards") if swap.source == "eboard" else source_text(swap.source),
            one=swap.one,
            other=swap.other,
        )
        alert = _alert(AlertKind.SWAPPED, played.number, swap.one, f"{swap.source}:{swap.other}", words, Urgency.ACT)
        yield replace(alert, other=swap.other, source=swap.source)


_CROSSED = marked("{source} calls boards {one} and {other} by each other's number: its names were followed.")
_EXCHANGED = marked("Boards {one} and {other} seem exchanged: {source} says of each what is known of the other.")


def _other_moves(number: int, board: Board, record: GameRecord, stream: Stream) -> Alert:
    """A source and what is shown differ: that stands until somebody decides."""
    from tdapp.games.position import numbered, sans_of

    sent = stream.record

    at = common(record.moves, sent.moves)
    ours = sans_of(record)[at]
    theirs = sans_of(sent)[at]
    words = tr("{number} {ours} is shown, {source} says {theirs}: what is shown stays.").format(
        number=numbered(record, at + 1), ours=ours, theirs=theirs, source=source_text(stream.source)
    )
    alert = _alert(
        AlertKind.IMPOSSIBLE, number, board.number, f"other:{at}:{sent.moves[at]}", words, Urgency.LOOK, ply=at
    )
    return replace(alert, stream=stream.stream_id)


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
