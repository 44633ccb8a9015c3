"""Clubs ranked by the points of their best players: an individual event seen as one of teams."""

from __future__ import annotations

from tdapp.domain.section.scoring import points_figure
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents.player_columns import points_label
from tdapp.reports.layout.model import Align, Block, Column, DocumentModel, Fit, Paragraph, Row, Table, Voice
from tdapp.reports.options import PrintOptions
from tdapp.services.prizes.groups import clubs_of

ID = "clubs"
NAME = marked("Club ranking")
_USUAL = 4


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The model; so many players of a club count as the plan of prizes says."""
    count = data.plan.club_players if data.plan is not None else _USUAL
    standings = data.standings
    clubs = clubs_of(standings, count)
    ranks = {row.player.number: row.rank for row in standings.rows}
    points = {row.player.number: points_label(row.points, half_sign=options.half_sign) for row in standings.rows}
    columns = (
        Column("rank", tr("Rk"), Align.RIGHT, bold=True, share=0.1),
        Column("club", tr("Club"), Align.LEFT, Fit.TEXT, bold=True, share=1.5),
        Column("points", tr("Pts"), Align.DECIMAL, bold=True, share=0.2),
        Column("ranks", tr("Sum of ranks"), Align.RIGHT, share=0.2),
        Column("players", tr("Players, with points and rank"), Align.LEFT, Fit.TEXT, share=3.0),
    )
    rows = []
    for place, club in enumerate(clubs, start=1):
        counted = "; ".join(
            f"{data.players[number].name} {points[number]} ({ranks[number]})" for number in club.players
        )
        total = points_figure(club.points, half_sign=options.half_sign)
        rows.append(Row((str(place), club.name, total, str(club.ranks), counted)))
    blocks: list[Block] = [Table(columns, tuple(rows), row_noun=tr("Places"), landmark=1)]
    if not rows:
        text = tr("No club has {count} ranked players.")
        blocks = [Paragraph(text.format(count=count), Voice.TEXT)]
    rule = tr("The best {count} players of a club count; clubs with equal points go by the lower sum of ranks.")
    status = (tr("provisional"),) if standings.provisional else ()
    return facts.sheet(data, options, ID, NAME, blocks, status=status, legend=(rule.format(count=count),))
