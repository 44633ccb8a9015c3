"""Start list: everybody by pairing number, whole or by federation, club or category."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tdapp.domain.words.wording import marked, ntr, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents import player_columns as columns
from tdapp.reports.layout.model import DocumentModel
from tdapp.reports.options import PrintOptions
from tdapp.services.tables.standings import StandingsRow

ID = "start-list"
NAME = marked("Start list")

USUAL = ("fide-id", "club")


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The model, in the order of the pairing numbers."""
    rows = sorted(facts.chosen_rows(data.standings, options), key=lambda row: row.player.number)
    fields = columns.used(
        [
            columns.number_field(),
            columns.title_field(),
            columns.name_field(),
            *columns.rating_fields(rows),
            columns.federation_field(),
            *columns.optional_fields(options.show or USUAL),
        ],
        rows,
    )
    blocks = [
        columns.player_table(fields, held, title=title, row_noun=tr("Numbers"))
        for title, held in in_groups(rows, options.group_by)
    ]
    legend = (tr("No. start number"), *columns.rating_legend(rows))
    return facts.sheet(data, options, ID, NAME, blocks, stage=players_words(len(rows)), legend=legend)


def players_words(count: int) -> str:
    """``40 players``."""
    return ntr("{count} player", "{count} players", count).format(count=count)


def in_groups(rows: Sequence[StandingsRow], by: str) -> Iterator[tuple[str, list[StandingsRow]]]:
    """(title, rows) for each federation, club or category in the order of the alphabet; else all under no title."""

    def names(row: StandingsRow) -> tuple[str, ...]:
        match by:
            case "federation":
                return (row.player.federation or tr("No federation"),)
            case "club":
                return (row.player.club or tr("No club"),)
            case "category":
                return row.player.categories or (tr("No category"),)
            case _:
                return ("",)

    found: dict[str, list[StandingsRow]] = {}
    for row in rows:
        for name in names(row):
            found.setdefault(name, []).append(row)
    yield from sorted(found.items()) if found else [("", [])]
