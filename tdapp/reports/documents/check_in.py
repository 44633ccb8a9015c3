"""Check-in list: a box to tick, what was paid and what is owed with sums, room for remarks."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.section.player import CheckIn
from tdapp.domain.words.amounts import total
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents import player_columns as columns
from tdapp.reports.documents.player_columns import Field
from tdapp.reports.documents.start_list import players_words
from tdapp.reports.layout.model import Align, Column, DocumentModel, Fit, Pen, Row
from tdapp.reports.options import PrintOptions
from tdapp.services.players.names import sort_key
from tdapp.services.tables.standings import StandingsRow

ID = "check-in"
NAME = marked("Check-in list")
USUAL = ("categories", "sex", "club")

_SIGNS = {CheckIn.NOT_YET: "", CheckIn.PRESENT: "✓", CheckIn.ABSENT: marked("absent")}


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The model in the order of the alphabet; money columns are for a pen until an amount is known."""
    rows = sorted(facts.chosen_rows(data.standings, options), key=lambda row: sort_key(row.player.name))
    money = (("paid", tr("Paid")), ("owed", tr("Owed")))
    fields = columns.used(
        [
            Field(Column("tick", "", Align.CENTRE, pen=Pen.TICK, share=0.1, ems=1.3), _seen),
            columns.title_field(),
            columns.name_field(bold=True),
            columns.rating_field(),
            columns.federation_field(),
            *columns.optional_fields(options.show or USUAL),
            *(_money(key, title, any(getattr(row.player, key) for row in rows)) for key, title in money),
        ],
        rows,
    )
    fields.append(Field(Column("comment", tr("Remark"), Align.LEFT, Fit.TEXT, ems=7.0, share=2.0), _comment))
    table = columns.player_table(fields, rows, row_noun=tr("Names"), landmark="name", pens=True)
    sums = {"name": tr("Total")}
    sums |= {key: str(total(getattr(row.player, key) for row in rows)) for key, _ in money}
    if any(row.player.paid or row.player.owed for row in rows):
        last = Row(tuple(sums.get(field.column.key, "") for field in fields), rule=True, total=True)
        table = replace(table, rows=(*table.rows, last))
    seen = sum(row.player.check_in is CheckIn.PRESENT for row in rows)
    stage = ", ".join(
        filter(None, (players_words(len(rows)), tr("{count} present").format(count=seen) if seen else ""))
    )
    return facts.sheet(data, options, ID, NAME, [table], stage=stage)


def _money(key: str, title: str, known: bool) -> Field:
    """The amounts, or room to write them."""
    if known:
        return Field(Column(key, title, Align.DECIMAL), lambda row: str(getattr(row.player, key)))
    return Field(Column(key, title, Align.RIGHT, pen=Pen.WRITE, ems=4.0, share=0.3), lambda row: "")


def _seen(row: StandingsRow) -> str:
    return tr(_SIGNS[row.player.check_in])


def _comment(row: StandingsRow) -> str:
    return row.player.comment
