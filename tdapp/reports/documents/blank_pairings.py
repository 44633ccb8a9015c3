"""A blank pairing sheet, for a round that has to be paired by hand; part of the emergency pack."""

from __future__ import annotations

from tdapp.domain.section.player import Standing
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.layout.model import Align, Column, DocumentModel, Fit, Pen, Row, Table
from tdapp.reports.options import PrintOptions

ID = "blank-pairings"
NAME = marked("Pairing sheet")


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """As many empty boards as the field needs, and a line for the bye."""
    active = sum(player.standing is Standing.ACTIVE for player in data.section.players)
    columns = (
        Column("board", tr("Bd"), Align.RIGHT, bold=True, share=0.1),
        Column("white-number", tr("No."), Align.CENTRE, pen=Pen.WRITE, ems=3.0, share=0.1),
        Column("white", tr("White"), Align.LEFT, Fit.TEXT, pen=Pen.WRITE, ems=13.0, share=2.0),
        Column("result", tr("Result"), Align.CENTRE, pen=Pen.WRITE, ems=4.0, share=0.1),
        Column("black", tr("Black"), Align.LEFT, Fit.TEXT, pen=Pen.WRITE, ems=13.0, share=2.0),
        Column("black-number", tr("No."), Align.CENTRE, pen=Pen.WRITE, ems=3.0, share=0.1),
    )
    boards = [str(number) for number in range(1, max(1, active // 2) + 1)]
    rows = tuple(Row((board, "", "", "", "", "")) for board in [*boards, *([tr("bye")] if active % 2 else [])])
    return facts.sheet(
        data,
        options,
        ID,
        NAME,
        [Table(columns, rows, row_noun=tr("Boards"), pens=True, zebra=False)],
        stage=tr("round {number} of {total}").format(number="____", total=data.section.rounds_total),
    )
