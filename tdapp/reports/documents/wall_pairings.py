"""Pairings for the wall, in columns of lines: by name, by board, and the children's list (board and colour only)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.section.round import Round
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents.boards import BYES, board_label, bye_words
from tdapp.reports.documents.player_columns import rating_label
from tdapp.reports.layout.model import Align, Column, DocumentModel, Fit, Place, Reader, Row, Table
from tdapp.reports.options import PrintOptions
from tdapp.services.players.names import sort_key
from tdapp.services.systems.registry import rules_of_system

ID = "pairings-alphabetical"
NAME = marked("Pairings by name")
CHILDREN_ID = "pairings-children"
CHILDREN_NAME = marked("Where do I play?")
BOARDS_ID = "pairings-columns"
BOARDS_NAME = marked("Pairings by board, for the wall")

_SIZE = 16.0
_CHILDREN_SIZE = 22.0
_BOARDS_SIZE = 14.0
_AWAY = "–"
_SIGNS = {True: "○", False: "●"}
_SHORT = {
    Outcome.PAIRING_BYE: marked("bye"),
    Outcome.FULL_POINT_BYE: marked("bye, 1"),
    Outcome.HALF_POINT_BYE: marked("bye, ½"),
    Outcome.ZERO_POINT_BYE: marked("away"),
    Outcome.REST: marked("free"),
}
"""Why somebody has no opponent, in the room of a colour."""

_ACROSS = (1, 2, 3)
_UNDIVIDED = 7.5  # type sizes of a family name that are not divided, so that two columns find room


@dataclass(frozen=True, slots=True)
class _Seat:
    """Where one player sits in a round."""

    name: str
    rating: str
    board: str
    colour: str
    opponent: str
    """The opponent's family name, or why there is none."""


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """Player, board, colour, opponent where there is room; with ``rating`` in ``options.show`` the player's rating."""
    rated = "rating" in options.show
    fields = [
        (_name(tr("Player")), lambda seat: seat.name),
        *([(Column("rating", tr("Rtg"), Align.RIGHT, share=0.2), lambda seat: seat.rating)] if rated else []),
        (Column("board", tr("Bd"), Align.RIGHT, bold=True, share=0.2), lambda seat: seat.board),
        (Column("colour", tr("Colour"), Align.LEFT, share=0.2), lambda seat: seat.colour),
        (
            Column("opponent", tr("Opponent"), Align.LEFT, Fit.NAME, share=1.0, undivided=_UNDIVIDED, spare=True),
            lambda seat: seat.opponent,
        ),
    ]
    return _list(data, options, fields, ID, NAME, _SIZE)


def build_children(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """Player, board, colour: nothing else to read."""
    fields = [
        (_name(tr("Player")), lambda seat: seat.name),
        (Column("board", tr("Bd"), Align.RIGHT, bold=True, share=0.2), lambda seat: seat.board),
        (Column("colour", tr("Colour"), Align.LEFT, share=0.2), lambda seat: seat.colour),
    ]
    return _list(data, options, fields, CHILDREN_ID, CHILDREN_NAME, _CHILDREN_SIZE)


def build_boards(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """Board, White, Black: large type in columns of lines; who is not paired follows."""
    state, players = data.round(options), data.players
    columns = (
        Column("board", tr("Bd"), Align.RIGHT, bold=True, share=0.1),
        replace(_name(f"{_SIGNS[True]} {tr('White')}"), gap=True),
        _name(f"{_SIGNS[False]} {tr('Black')}"),
    )
    rows = tuple(
        Row((board_label(board, state), players[board.white].name, players[board.black].name)) for board in state.boards
    )
    away = [
        Row((_AWAY, players[number].name, bye_words(data.section, outcome)))
        for number, outcome in state.byes
        if outcome in BYES and players[number].standing is Standing.ACTIVE
    ]
    table = Table(columns, (*rows, *away), row_noun=tr("Boards"))
    return _sheet(data, options, state, table, BOARDS_ID, BOARDS_NAME, _BOARDS_SIZE)


_Field = tuple[Column, Callable[[_Seat], str]]


def _name(title: str) -> Column:
    return Column(title, title, Align.LEFT, Fit.NAME, share=1.0, undivided=_UNDIVIDED)


def _list(
    data: DocumentData, options: PrintOptions, fields: Sequence[_Field], document_id: str, name: str, size: float
) -> DocumentModel:
    state = data.round(options)
    rows = tuple(Row(tuple(text(seat) for _, text in fields)) for seat in _seats(data, state, options))
    table = Table(tuple(column for column, _ in fields), rows, row_noun=tr("Names"))
    return _sheet(data, options, state, table, document_id, name, size)


def _sheet(
    data: DocumentData, options: PrintOptions, state: Round, table: Table, document_id: str, name: str, size: float
) -> DocumentModel:
    stage = facts.round_stage(data, state)
    status = facts.round_status(state)
    model = facts.sheet(
        data,
        options,
        document_id,
        name,
        [table],
        stage=stage,
        status=status,
        target=size,
        reader=Reader.WALL,
        state=state,
    )
    return facts.side_by_side(replace(model, place=Place.WALL), options, _ACROSS)


def _seats(data: DocumentData, state: Round, options: PrintOptions) -> list[_Seat]:
    players = data.players
    signs = rules_of_system(data.section.system).away_signs(data.section)
    wanted = players.keys() if options.group is None else options.group.numbers
    found = []
    for board in state.boards:
        for number, other, colour in ((board.white, board.black, tr("White")), (board.black, board.white, tr("Black"))):
            if number not in wanted:
                continue
            player = players[number]
            shown = f"{_SIGNS[number == board.white]} {colour}" if board.coloured else _AWAY
            family = players[other].name.partition(",")[0]
            found.append(_Seat(player.name, rating_label(player), board_label(board, state), shown, family))
    for number, outcome in state.byes:
        player = players[number]
        if number in wanted and outcome in BYES and player.standing is Standing.ACTIVE:
            found.append(
                _Seat(
                    player.name,
                    rating_label(player),
                    _AWAY,
                    signs.get(outcome) or tr(_SHORT[outcome]),
                    bye_words(data.section, outcome),
                )
            )
    return sorted(found, key=lambda seat: sort_key(seat.name))
