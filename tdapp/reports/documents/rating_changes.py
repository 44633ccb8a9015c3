"""Rating changes: what the event does to every rating, for the notice board. FIDE's list decides."""

from __future__ import annotations

from tdapp.domain.section.scoring import points_figure
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.layout.model import Align, Block, Column, DocumentModel, Fit, Paragraph, Row, Table, Voice
from tdapp.reports.options import PrintOptions
from tdapp.services.ratings.changes import PlayerChange, rating_changes

ID = "rating-changes"
NAME = marked("Rating changes")


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The model: a line for every player with a game, in the order of the pairing numbers."""
    found = rating_changes(data.section)
    columns = (
        Column("number", tr("No"), Align.RIGHT, share=0.1),
        Column("title", "", Align.LEFT, share=0.1),
        Column("name", tr("Player"), Align.LEFT, Fit.NAME, bold=True, share=2.0),
        Column("rating", tr("Rtg"), Align.RIGHT, share=0.2),
        Column("games", tr("Games"), Align.RIGHT, share=0.2),
        Column("score", tr("Pts"), Align.DECIMAL, share=0.2),
        Column("expected", tr("Exp"), Align.DECIMAL, share=0.2),
        Column("k", tr("K"), Align.RIGHT, share=0.1),
        Column("change", tr("Change"), Align.DECIMAL, share=0.2),
        Column("new", tr("New"), Align.RIGHT, bold=True, share=0.2),
    )
    rows = tuple(Row(_cells(one)) for one in found)
    blocks: list[Block] = [Table(columns, rows, row_noun=tr("Players"), landmark=2)]
    if not rows:
        blocks = [Paragraph(tr("No game has been played yet."), Voice.TEXT)]
    legend = (
        tr("Games over the board of a move or more, between rated players (B.02); FIDE's list decides"),
        tr("Exp: expected score, differences over 400 as 400 below 2650; K as rating and age tell"),
        tr("Unrated players: what their games against rated opponents are worth by themselves"),
    )
    return facts.sheet(data, options, ID, NAME, blocks, legend=legend)


def _cells(one: PlayerChange) -> tuple[str, ...]:
    """Points in decimals, as what was expected stands beside them."""
    head = (str(one.player.number), one.player.title, one.player.name)
    if one.change is None:
        first = one.first
        games, score = (len(first.opponents), points_figure(first.score, half_sign=False)) if first else (0, "")
        return (*head, "", str(games or ""), score, "", "", "", str(first.new or "") if first else "")
    change = one.change
    score = points_figure(change.score, half_sign=False)
    new = "–" if change.new is None else str(change.new)
    gained = f"{float(change.change):+.1f}"
    return (*head, str(change.rating), str(len(change.games)), score, f"{float(change.expected):.2f}", str(change.k),
            gained, new)  # fmt: skip
