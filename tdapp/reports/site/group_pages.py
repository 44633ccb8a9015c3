"""Pages of clubs, federations and categories: who belongs to one, with the places in it and in the whole."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tdapp.domain.words.wording import ntr, tr
from tdapp.reports.documents import facts
from tdapp.reports.documents import player_columns as columns
from tdapp.reports.documents.categories import place_field, places_in
from tdapp.reports.layout.model import Align, Column, DocumentModel, Fit, Row, Table
from tdapp.reports.site.data import SectionData
from tdapp.reports.site.groups import CLUB, FEDERATION, TITLES, Group
from tdapp.services.tables.standings import StandingsRow

_LISTS = {CLUB: "clubs.html", FEDERATION: "federations.html"}


def group_models(held: SectionData) -> Iterator[tuple[str, DocumentModel]]:
    """(file, page) of every group."""
    for group in held.groups.all:
        yield group.page, _group(held, group)


def list_ways(held: SectionData) -> list[tuple[str, str]]:
    """(title, file) of the lists of clubs and federations, where there is more than one."""
    return [(tr(TITLES[kind]), name) for kind, name in _LISTS.items() if len(held.groups.of(kind)) > 1]


def list_models(held: SectionData) -> Iterator[tuple[str, DocumentModel]]:
    """(file, page) of the same."""
    for kind, name in _LISTS.items():
        groups = held.groups.of(kind)
        if len(groups) > 1:
            yield name, _list(held, kind, groups)


def _group(held: SectionData, group: Group) -> DocumentModel:
    standings, options = held.latest.standings, held.options
    rows = [row for row in standings.rows if row.player.number in group.numbers]
    shown = [
        *([place_field(places_in(rows))] if standings.after_round else []),
        *([_overall(rows)] if standings.after_round else []),
        columns.number_field(),
        columns.title_field(),
        columns.name_field(),
        columns.rating_field(),
        *([] if group.kind == FEDERATION else [columns.federation_field()]),
        *([] if group.kind == CLUB else columns.optional_fields(("club",))),
        *(columns.value_fields(standings, half_sign=options.half_sign) if standings.after_round else []),
    ]
    table = columns.player_table(columns.used(shown, rows), rows)
    legend = (tr("Place: in the group"), tr("Overall: in the standings"), *columns.rank_legend(rows))
    legend = legend if standings.after_round else ()
    model = facts.ranking(standings, options, group.kind, group.title, [table], legend, notes=standings.notes)
    count = ntr("{count} player", "{count} players", len(rows)).format(count=len(rows))
    remark = " · ".join(filter(None, (tr(TITLES[group.kind]), count, _best(held, rows))))
    return replace(model, heading=replace(model.heading, remark=remark))


def _best(held: SectionData, rows: list[StandingsRow]) -> str:
    """How well the group does against all."""
    if not held.counted or not rows:
        return ""
    best = next((row for row in rows if row.rank is not None), None)
    if best is None:
        return ""
    return tr("best place: {rank}, {name}").format(rank=best.rank, name=best.player.name)


def _overall(rows: list[StandingsRow]) -> columns.Field:
    shared = columns.rank_field(rows, bold=False)
    return columns.Field(replace(shared.column, key="overall", title=tr("Overall")), shared.text)


def _list(held: SectionData, kind: str, groups: list[Group]) -> DocumentModel:
    standings, options = held.latest.standings, held.options
    ranked = {row.player.number: row for row in standings.rows if row.rank is not None}
    is_club = kind == CLUB
    shown = [
        Column(kind, tr("Club") if is_club else tr("Fed"), Align.LEFT, Fit.NAME, bold=True, share=2.0),
        Column("players", tr("Players"), Align.RIGHT),
        *((Column("best-rank", tr("Best place"), Align.RIGHT), Column("name", tr("Player"), Align.LEFT, Fit.NAME))
          if held.counted else ()),
    ]  # fmt: skip
    rows = []
    for group in groups:
        best = min((ranked[one] for one in group.numbers if one in ranked), key=lambda row: row.rank or 0, default=None)
        cells = ("", "") if best is None else (str(best.rank), f"{best.player.number} {best.player.name}")
        rows.append(Row((group.title, str(len(group.numbers)), *(cells if held.counted else ()))))
    table = Table(tuple(shown), tuple(rows), row_noun=tr("Lines"))
    stage = f"{len(groups)}"
    return facts.sheet(held.latest, options, f"{kind}s", TITLES[kind], [table], stage=stage)
