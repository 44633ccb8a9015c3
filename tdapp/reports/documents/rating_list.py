"""Rating list: everybody by rating, then title, then name."""

from __future__ import annotations

from tdapp.domain.section.player import TITLES
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents import player_columns as columns
from tdapp.reports.documents.player_columns import Field
from tdapp.reports.documents.start_list import players_words
from tdapp.reports.layout.model import Align, Column, DocumentModel
from tdapp.reports.options import PrintOptions
from tdapp.services.players.names import sort_key
from tdapp.services.tables.standings import StandingsRow

ID = "rating-list"
NAME = marked("Rating list")
USUAL = ("fide-id", "birth")


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The model; unrated players come last."""
    rows = sorted(facts.chosen_rows(data.standings, options), key=_order)
    lines = {row.player.number: str(line) for line, row in enumerate(rows, start=1)}
    line = Field(Column("line", "", Align.RIGHT, share=0.3), lambda row: lines[row.player.number])
    fields = columns.used(
        [
            line,
            columns.title_field(),
            columns.name_field(),
            *columns.rating_fields(rows),
            columns.federation_field(),
            *columns.optional_fields(options.show or USUAL),
            columns.number_field(),
        ],
        rows,
    )
    rated = [row.player.rating for row in rows if row.player.rating is not None]
    average = (
        tr("{count} rated, average {average}").format(count=len(rated), average=round(sum(rated) / len(rated)))
        if rated
        else ""
    )
    return facts.sheet(
        data,
        options,
        ID,
        NAME,
        [columns.player_table(fields, rows)],
        stage=players_words(len(rows)),
        remark=average,
        legend=(tr("No. start number"), *columns.rating_legend(rows)),
    )


def _order(row: StandingsRow) -> tuple[int, int, tuple[str, str, str]]:
    player = row.player
    title = TITLES.index(player.title) if player.title in TITLES else len(TITLES)
    return -(player.rating or 0), title, sort_key(player.name)
