"""Open boards: the games without a result, to walk round the hall with."""

from __future__ import annotations

from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import boards, facts
from tdapp.reports.layout.model import Align, Block, Column, DocumentModel, Fit, Paragraph, Pen, Row, Table, Voice
from tdapp.reports.options import PrintOptions

ID = "open-boards"
NAME = marked("Open boards")


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The model of one round: open and adjourned games, a box to tick and room for a remark."""
    state = data.round(options)
    players = data.players
    waiting = [board for board in state.boards if board.is_open or board.is_adjourned]
    columns = (
        Column("tick", "", Align.CENTRE, pen=Pen.TICK, share=0.1, ems=1.3),
        Column("board", tr("Bd"), Align.RIGHT, bold=True, share=0.3),
        Column("white", tr("White"), Align.LEFT, Fit.NAME, share=3.0),
        Column("black", tr("Black"), Align.LEFT, Fit.NAME, share=3.0),
        Column("remark", tr("Remark"), Align.LEFT, Fit.TEXT, ems=9.0, share=2.0),
    )
    rows = tuple(
        Row(
            (
                "",
                boards.board_label(board, state),
                players[board.white].name,
                players[board.black].name,
                "; ".join(filter(None, (tr("adjourned") if board.is_adjourned else "", board.note))),
            )
        )
        for board in waiting
    )
    blocks: list[Block] = [Table(columns, rows, row_noun=tr("Boards"), landmark=1, pens=True)]
    if not waiting:
        blocks = [Paragraph(tr("Every game of round {number} has a result.").format(number=state.number), Voice.TEXT)]
    status = (tr("{open} of {all} open").format(open=len(waiting), all=len(state.boards)),) if waiting else ()
    stage = facts.round_stage(data, state)
    return facts.sheet(data, options, ID, NAME, blocks, stage=stage, status=status, state=state)
