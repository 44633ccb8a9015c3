"""Standings: rank, player, points and every rung of the ladder."""

from __future__ import annotations

from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents import player_columns as columns
from tdapp.reports.layout.model import DocumentModel, Row, Table
from tdapp.reports.options import PrintOptions
from tdapp.services.tables.standings import Standings, StandingsRow

ID = "standings"
NAME = marked("Standings")


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The model of the standings, or of one group in the order of the standings."""
    standings = data.standings
    rows = tuple(row for row in facts.chosen_rows(standings, options) if row in standings.listed)
    fields = [
        columns.rank_field(rows),
        columns.number_field(),
        columns.title_field(),
        columns.name_field(),
        columns.rating_field(),
        *columns.optional_fields(options.show),
        columns.federation_field(),
        columns.points_field(half_sign=options.half_sign),
        *columns.rung_fields(standings),
    ]
    fields = columns.used(fields, rows)
    shared = columns.shared_ranks(rows)
    decided = columns.what_decided(standings, fields, rows)
    keys = [field.column.key for field in fields]
    table = Table(
        columns=tuple(field.column for field in fields),
        rows=tuple(
            Row(
                texts=tuple(field.text(row) for field in fields),
                mark=facts.standing_mark(row),
                strong=strong,
                tie=row.points,
                group=str(row.rank) if row.rank in shared else "",
                rule=above is not None and above.points != row.points,
            )
            for above, row, strong in zip((None, *rows), rows, decided, strict=False)
        ),
        bracket=keys.index("points"),
        row_noun=tr("Places"),
    )
    return DocumentModel(
        document_id=ID,
        heading=facts.heading(standings, options, NAME),
        blocks=(table,),
        imprint=facts.imprint(standings, options, _legend(standings, rows)),
        wish=facts.wish(options),
        notes=(*facts.point_system_note(standings, half_sign=options.half_sign), *standings.notes),
        author=standings.section.event.chief_arbiter,
        language=options.language,
    )


def _legend(standings: Standings, rows: tuple[StandingsRow, ...]) -> tuple[str, ...]:
    undefined = any(value is None for row in rows for value in row.values)
    return (
        tr("Rk rank"),
        tr("No. start number"),
        *columns.rank_legend(rows),
        *facts.standing_legend(rows),
        *columns.decided_legend(standings),
        *((tr("{sign} in a tie-break: no value").format(sign=columns.NO_VALUE),) if undefined else ()),
    )
