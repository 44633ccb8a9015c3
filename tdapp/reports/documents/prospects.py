"""Who can still win: best and worst place of every player, and how often each comes first."""

from __future__ import annotations

from functools import lru_cache

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder, parse_ladder
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents.player_columns import points_label
from tdapp.reports.layout.model import Align, Bar, Block, Chart, Column, DocumentModel, Fit, Row, Table
from tdapp.reports.options import PrintOptions
from tdapp.services.tables.chances import Chance, Chances, chances

ID = "prospects"
NAME = marked("Who can still win")

_MOST_BARS = 12


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The model under the ladder of the standings; the chart has who can still be first."""
    standings = data.standings
    ladder = parse_ladder(",".join(rung.text for rung in standings.ladder))
    found = _prospects(data.section, ladder)
    prizes = sum(1 for prize in data.plan.prizes if not prize.group and prize.place) if data.plan else 0
    within = prizes or 3
    columns = (
        Column("rank", tr("Rk"), Align.RIGHT, bold=True, share=0.3),
        Column("number", tr("No."), Align.RIGHT, share=0.3),
        Column("name", tr("Name"), Align.LEFT, Fit.NAME, share=3.0),
        Column("points", tr("Pts"), Align.DECIMAL, bold=True, gap=True),
        Column("best", tr("Best"), Align.RIGHT),
        Column("worst", tr("Worst"), Align.RIGHT),
        Column("first", tr("First"), Align.RIGHT),
        Column("within", tr("Prize") if prizes else tr("First three"), Align.RIGHT),
    )
    rows = tuple(
        Row(
            (
                "" if one.now is None else str(one.now),
                str(one.player.number),
                one.player.name,
                points_label(one.points, half_sign=options.half_sign),
                str(one.best),
                str(one.worst),
                _share(one, 1),
                _share(one, within),
            ),
            mark=facts.player_mark(one.player),
        )
        for one in found.rows
    )
    winners = sorted((one for one in found.rows if one.within(1) > 0), key=lambda one: -one.within(1))[:_MOST_BARS]
    bars = tuple(Bar(one.player.name, one.within(1), _share(one, 1)) for one in winners)
    blocks: list[Block] = [Table(columns, rows, row_noun=tr("Places"))]
    if len(bars) > 1:
        blocks.insert(0, Chart(tr("How often each comes first"), bars, scale=1.0))
    legend = (
        tr("Best, Worst: the best and the worst place that was reached"),
        tr("First: share of the outcomes in which the player is first; games by rating, three of ten drawn"),
    )
    return facts.sheet(data, options, ID, NAME, blocks, remark=found.words, legend=legend)


@lru_cache(maxsize=2)
def _prospects(section: Section, ladder: Ladder) -> Chances:
    """Kept while another paper or language of the same sheet is looked at."""
    found = chances(section, ladder=ladder)
    assert found is not None  # nobody stops it
    return found


def _share(one: Chance, places: int) -> str:
    share = one.within(places)
    if 0 < share < 0.001:
        return "<0.1%"
    return f"{share:.1%}" if share else "–"
