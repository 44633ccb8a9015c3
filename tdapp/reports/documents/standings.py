"""Standings: rank, player, points and every rung of the ladder."""

from __future__ import annotations

from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents import player_columns as columns
from tdapp.reports.layout.model import DocumentModel
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
        *columns.value_fields(standings, half_sign=options.half_sign),
    ]
    fields = columns.used(fields, rows)
    table = columns.ranked_table(standings, fields, rows)
    return facts.ranking(standings, options, ID, NAME, [table], _legend(standings, rows))


def _legend(standings: Standings, rows: tuple[StandingsRow, ...]) -> tuple[str, ...]:
    undefined = any(value is None for row in rows for value in row.values)
    return (
        tr("Rk rank"),
        tr("No. start number"),
        *columns.rank_legend(rows),
        *columns.decided_legend(standings),
        *((tr("{sign} in a tie-break: no value").format(sign=columns.NO_VALUE),) if undefined else ()),
    )
