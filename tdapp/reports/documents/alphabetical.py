"""Alphabetical list: to find one's number, and to find players entered twice."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents import player_columns as columns
from tdapp.reports.documents.start_list import players_words
from tdapp.reports.layout.model import DocumentModel, Place
from tdapp.reports.options import PrintOptions
from tdapp.services.players.names import sort_key

ID = "alphabetical"
NAME = marked("Alphabetical list")
USUAL = ("club",)

_MOST_IN_ONE_COLUMN = 60


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The model; more than 60 players in columns of lines side by side."""
    rows = sorted(facts.chosen_rows(data.standings, options), key=lambda row: sort_key(row.player.name))
    alone = options.across == 1 or (options.across is None and len(rows) <= _MOST_IN_ONE_COLUMN)
    fields = [
        columns.name_field(bold=True),
        columns.title_field(),
        columns.rating_field(),
        columns.federation_field(),
        *columns.optional_fields(options.show or (USUAL if alone else ())),
        columns.number_field(),
    ]
    model = facts.sheet(
        data,
        options,
        ID,
        NAME,
        [columns.player_table(columns.used(fields, rows), rows, row_noun=tr("Names"), landmark="name")],
        stage=players_words(len(rows)),
        legend=(tr("No. start number"),),
    )
    model = replace(model, place=Place.DESK)  # the one for the wall: pairings by name
    return facts.side_by_side(model, options, (1, 2, 3) if len(rows) > _MOST_IN_ONE_COLUMN else (1,))
