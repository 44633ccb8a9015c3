"""Category rankings: the standings of each group, with places in the group and in the whole."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents import player_columns as columns
from tdapp.reports.documents.player_columns import Field
from tdapp.reports.layout.model import Align, Block, Column, DocumentModel, Paragraph, Voice
from tdapp.reports.options import PrintOptions
from tdapp.services.categories.labels import category_label
from tdapp.services.categories.membership import groups_of
from tdapp.services.tables.standings import StandingsRow

ID = "categories"
NAME = marked("Category rankings")


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The model: a table for every group, in the order of the standings."""
    standings = data.standings
    start = data.section.event.start or options.printed_at.date()
    blocks: list[Block] = []
    listed: list[StandingsRow] = []
    shared = columns.rank_field(standings.rows, bold=False)
    overall = Field(replace(shared.column, key="overall", title=tr("Overall")), shared.text)
    groups = groups_of(data.section, start.year)
    members = frozenset().union(*(group.numbers for group in groups)) if groups else frozenset()
    everybody = [row for row in standings.rows if row.player.number in members]
    for group in groups:
        rows = [row for row in standings.rows if row.player.number in group.numbers]
        fields = [
            place_field(places_in(rows)),
            overall,
            columns.number_field(),
            columns.title_field(),
            columns.name_field(),
            columns.rating_field(),
            columns.federation_field(),
            *columns.value_fields(standings, half_sign=options.half_sign),
        ]
        table = columns.player_table(
            columns.used(fields, everybody), rows, title=category_label(group.name, data.section), row_noun=tr("Places")
        )
        blocks.append(table)
        listed += rows
    if not blocks:
        blocks = [Paragraph(tr("There are no groups: nobody has a category, a year of birth or a rating."), Voice.TEXT)]
    legend = (
        tr("Place: in the group"),
        tr("Overall: in the standings"),
        *columns.rank_legend(standings.rows),
    )
    return facts.ranking(standings, options, ID, NAME, blocks, legend, notes=standings.notes)


def place_field(places: dict[int, str]) -> Field:
    """The column of the places inside a group."""
    column = Column("place", tr("Place"), Align.DECIMAL, bold=True, share=0.3)
    return Field(column, lambda row: places.get(row.player.number, ""))


def places_in(rows: list[StandingsRow]) -> dict[int, str]:
    """The place inside the group; shared where the standings share it."""
    found: dict[int, str] = {}
    for index, row in enumerate(rows):
        same = [n for n, other in enumerate(rows) if other.rank == row.rank and row.rank is not None]
        if row.rank is None:
            found[row.player.number] = columns.NO_VALUE
        else:
            found[row.player.number] = f"{same[0] + 1}{'=' if len(same) > 1 else ''}" if same else str(index + 1)
    return found
