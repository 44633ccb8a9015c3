"""Ready rows of the Games page: boards with their records, moves in pairs, what the Laws say, alerts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from tdapp.domain.games.record import GameRecord, GameState
from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round
from tdapp.services.games.alerts import Alert, Urgency, clock_text
from tdapp.services.games.of_round import RoundGames
from tdapp.services.games.words import state_text
from tdapp.ui.widgets.ready import CENTRE, RIGHT, Column, ReadyCell, ReadyRow
from tdapp.ui.widgets.search import fold

translate = QCoreApplication.translate
LOOSE = 1_000_000
"""Keys of games without a board begin here."""

_TONES = {GameState.DOUBT: "danger", GameState.GAP: "warn", GameState.PLAYING: "accent"}
_ALERT_TONES = {Urgency.ACT: "danger", Urgency.LOOK: "warn", Urgency.INFORM: "dim"}
_ALERT_ICONS = {Urgency.ACT: "triangle-alert", Urgency.LOOK: "eye", Urgency.INFORM: "info"}


def board_columns() -> tuple[Column, ...]:
    """Titles of the boards."""
    return (
        Column("board", translate("Games", "Board"), align=RIGHT),
        Column("white", translate("Games", "White"), stretch=True),
        Column("result", translate("Games", "Result"), align=CENTRE, gives_way=2),
        Column("black", translate("Games", "Black"), stretch=True),
        Column(
            "moves", translate("Games", "Moves"), translate("Games", "Recorded moves"), align=RIGHT, hides_empty=True
        ),
        Column("state", translate("Games", "Record"), hides_empty=True),
        Column("source", translate("Games", "From"), hides_empty=True, gives_way=1, widest=160),
    )


def board_rows(section: Section, played: Round, games: RoundGames) -> list[ReadyRow]:
    """One row per board, then the games that no board has."""
    names = {player.number: player.name for player in section.players}
    rows = []
    for board in played.boards:
        record = games.of(board.number)
        result = board.result.value if board.result is not None else ""
        rows.append(_row(board.number, str(board.number), names[board.white], names[board.black], result, record))
    for number, record in enumerate(games.loose):
        white, black = (
            names.get(player or 0, name)
            for player, name in ((record.white, record.white_name), (record.black, record.black_name))
        )
        rows.append(_row(LOOSE + number, "–", white or "?", black or "?", "", record, loose=True))
    return rows


def _row(
    key: int, board: str, white: str, black: str, result: str, record: GameRecord | None, *, loose: bool = False
) -> ReadyRow:
    moves = -(-len(record.plies) // 2) if record is not None else 0
    state = state_text(record.state) if record is not None else ""
    tone = "danger" if loose else _TONES.get(record.state, "") if record is not None else ""
    if loose:
        state = translate("Games", "no board")
    source = record.source.partition(":")[2] or record.source if record is not None else ""
    return ReadyRow(
        key,
        (
            ReadyCell(board, key),
            ReadyCell(white, fold(white), white),
            ReadyCell(result, result),
            ReadyCell(black, fold(black), black),
            ReadyCell(str(moves) if moves else "", moves),
            ReadyCell(state, state, tone=tone, strong=bool(tone)),
            ReadyCell(source, source, source, tone="dim"),
        ),
        fold(f"{board} {white} {black}"),
    )


def move_columns() -> tuple[Column, ...]:
    """Titles of the moves."""
    return (
        Column("number", "", align=RIGHT),
        Column("white", translate("Games", "White"), stretch=True),
        Column("white-clock", translate("Games", "Clock"), align=RIGHT, hides_empty=True),
        Column("black", translate("Games", "Black"), stretch=True),
        Column("black-clock", translate("Games", "Clock"), align=RIGHT, hides_empty=True),
    )


def move_rows(
    record: GameRecord, sans: Sequence[str], first: tuple[int, bool], marks: Mapping[int, str]
) -> list[ReadyRow]:
    """Moves in pairs; ``first`` is the number of the first move and whether White plays it. ``marks``: tips by ply."""
    number, white = first
    shift = 0 if white else 1
    cells: list[tuple[ReadyCell, ReadyCell]] = [(ReadyCell("…"), ReadyCell(""))] * shift
    for ply, (san, one) in enumerate(zip(sans, record.plies, strict=True), start=1):
        tip = marks.get(ply, "")
        tone = "warn" if tip else "accent" if one.corrected else ""
        words = tip or (translate("Games", "Entered or corrected by hand") if one.corrected else "")
        cells.append((ReadyCell(san, None, words, tone=tone, strong=bool(tip)), ReadyCell(clock_text(one), tone="dim")))
    rows = []
    for at in range(0, len(cells), 2):
        pair = (*cells[at], *(cells[at + 1] if at + 1 < len(cells) else (ReadyCell(""), ReadyCell(""))))
        rows.append(ReadyRow(at // 2, (ReadyCell(str(number + at // 2), tone="dim"), *pair)))
    return rows


def alert_columns() -> tuple[Column, ...]:
    """Titles of the alerts."""
    return (
        Column("board", translate("Games", "Board"), align=RIGHT),
        Column("text", translate("Games", "Look at"), stretch=True),
        Column("article", translate("Games", "Article"), gives_way=1),
        Column("by", translate("Games", "Taken by"), hides_empty=True, widest=140),
    )


def alert_rows(alerts: Sequence[Alert]) -> list[ReadyRow]:
    """One row per alert, as they are ordered; the key is its place."""
    return [
        ReadyRow(
            key,
            (
                ReadyCell(str(one.board) if one.board else "–", one.board),
                ReadyCell(
                    one.text, fold(one.text), one.text,
                    tone="dim" if one.taken_by else _ALERT_TONES[one.urgency], icon=_ALERT_ICONS[one.urgency],
                ),
                ReadyCell(" · ".join(filter(None, (one.kind.value, one.article))), one.kind.value, tone="dim"),
                ReadyCell(one.taken_by, one.taken_by, one.taken_by),
            ),
        )
        for key, one in enumerate(alerts)
    ]  # fmt: skip
