"""Pairings in the order of the alphabet for the wall, and the children's list: board and colour only."""

from __future__ import annotations

from dataclasses import dataclass

from tdapp.domain.section.player import Standing
from tdapp.domain.section.round import Round
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents.boards import BYES, board_label
from tdapp.reports.layout.model import Align, Column, DocumentModel, Fit, Row, Table
from tdapp.reports.options import PrintOptions
from tdapp.services.players.names import sort_key

ID = "pairings-alphabetical"
NAME = marked("Pairings by name")
CHILDREN_ID = "pairings-children"
CHILDREN_NAME = marked("Where do I play?")

_SIZE = 16.0
_CHILDREN_SIZE = 22.0
_AWAY = "–"


@dataclass(frozen=True, slots=True)
class _Seat:
    """Where one player sits in a round."""

    name: str
    rating: int | None
    board: str
    colour: str
    opponent: str


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """Player, board, colour, opponent; with ``rating`` in ``options.show`` the player's rating."""
    state = data.round(options)
    seats = _seats(data, state, options)
    rated = "rating" in options.show
    columns = (
        Column("name", tr("Player"), Align.LEFT, Fit.NAME, bold=True, share=2.0),
        *((Column("rating", tr("Rtg"), Align.RIGHT, share=0.2),) if rated else ()),
        Column("board", tr("Board"), Align.RIGHT, bold=True, share=0.2),
        Column("colour", tr("Colour"), Align.LEFT, bold=True, share=0.2),
        Column("opponent", tr("Opponent"), Align.LEFT, Fit.NAME, share=2.0),
    )
    rows = tuple(
        Row((seat.name, *((str(seat.rating or ""),) if rated else ()), seat.board, seat.colour, seat.opponent))
        for seat in seats
    )
    table = Table(columns, rows, row_noun=tr("Names"))
    return facts.side_by_side(_sheet(data, options, state, table, ID, NAME, _SIZE), options, (1, 2, 3))


def build_children(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """Player, board, colour: nothing else to read."""
    state = data.round(options)
    columns = (
        Column("name", tr("Player"), Align.LEFT, Fit.NAME, bold=True, share=2.0),
        Column("board", tr("Board"), Align.RIGHT, bold=True, share=0.2),
        Column("colour", tr("Colour"), Align.LEFT, bold=True, share=0.2),
    )
    rows = tuple(Row((seat.name, seat.board, seat.colour or seat.opponent)) for seat in _seats(data, state, options))
    table = Table(columns, rows, row_noun=tr("Names"))
    return facts.side_by_side(
        _sheet(data, options, state, table, CHILDREN_ID, CHILDREN_NAME, _CHILDREN_SIZE), options, (1, 2, 3)
    )


def _sheet(
    data: DocumentData, options: PrintOptions, state: Round, table: Table, document_id: str, name: str, size: float
) -> DocumentModel:
    return facts.sheet(
        data,
        options,
        document_id,
        name,
        [table],
        stage=facts.round_stage(data, state),
        status=facts.round_status(state),
        target=size,
        state=state,
    )


def _seats(data: DocumentData, state: Round, options: PrintOptions) -> list[_Seat]:
    players = data.players
    wanted = players.keys() if options.group is None else options.group.numbers
    found = []
    for board in state.boards:
        for number, other, colour in ((board.white, board.black, tr("White")), (board.black, board.white, tr("Black"))):
            if number not in wanted:
                continue
            player = players[number]
            shown = colour if board.coloured else ""
            found.append(_Seat(player.name, player.rating, board_label(board), shown, players[other].name))
    for number, outcome in state.byes:
        player = players[number]
        if number in wanted and outcome in BYES and player.standing is Standing.ACTIVE:
            found.append(_Seat(player.name, player.rating, _AWAY, "", tr(BYES[outcome])))
    return sorted(found, key=lambda seat: sort_key(seat.name))
