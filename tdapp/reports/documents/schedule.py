"""Schedule of a round robin: every round with its date and boards."""

from __future__ import annotations

from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.layout.model import Align, Block, Column, DocumentModel, Fit, Paragraph, Row, Table, Voice
from tdapp.reports.options import PrintOptions
from tdapp.services.event.schedule import planned_rounds

ID = "schedule"
NAME = marked("Schedule")

_EM = 0.62  # of a letter, so that the tables of all rounds stand under one another
_WIDEST = 16.0


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The model: rounds that are paired as they are, the others by the Berger tables."""
    section, players = data.section, data.players
    ems = min(_WIDEST, max((_EM * len(player.name) for player in section.players), default=0.0))
    columns = (
        Column("board", tr("Bd"), Align.RIGHT, bold=True, share=0.1),
        Column("white-number", tr("No."), Align.RIGHT, share=0.1),
        Column("white", tr("White"), Align.LEFT, Fit.NAME, ems=ems, share=1.0),
        Column("black-number", tr("No."), Align.RIGHT, share=0.1),
        Column("black", tr("Black"), Align.LEFT, Fit.NAME, ems=ems, share=1.0),
    )
    blocks: list[Block] = []
    for planned in planned_rounds(section, data.rounds):
        rows = tuple(
            Row(
                (str(board), str(white), players[white].name, str(black), players[black].name),
            )
            for board, (white, black) in enumerate(planned.pairs, start=1)
        )
        when = ", ".join(filter(None, (facts.day(planned.date) if planned.date else "", planned.start)))
        title = tr("Round {number}").format(number=planned.number) + (f", {when}" if when else "")
        blocks.append(Table(columns, rows, title=title, row_noun=tr("Boards"), unit=title))
        free = ", ".join(f"{number} {players[number].name}" for number in planned.free)
        if free:
            blocks.append(Paragraph(tr("Free: {free}").format(free=free), Voice.TEXT, unit=title))
    stage = tr("{count} rounds").format(count=section.rounds_total)
    model = facts.sheet(data, options, ID, NAME, blocks, stage=stage, legend=(tr("Bd board"),))
    return facts.side_by_side(model, options, (1, 2))
