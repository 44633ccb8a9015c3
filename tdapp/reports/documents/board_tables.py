"""Standings of the players board by board, and the board prizes."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents.player_columns import rating_label
from tdapp.reports.documents.team_facts import TeamFacts, without_empty_columns
from tdapp.reports.layout.model import Align, Block, Column, DocumentModel, Fit, Paragraph, Row, Table, Voice
from tdapp.reports.options import PrintOptions
from tdapp.services.teams.board_results import (
    BoardResult,
    board_results,
    by_board,
    by_percent,
    by_performance,
    by_points,
    minimum_games,
    ranked,
)

STANDINGS_ID, STANDINGS_NAME = "board-standings", marked("Standings by board")
PRIZES_ID, PRIZES_NAME = "board-prizes", marked("Board prizes")
PLACES = 3


def build_standings(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """Every player on the board he sat at most, by points, then percentage and performance."""
    held = TeamFacts(data, options)
    blocks: list[Block] = []
    for board, results in by_board(board_results(held.section, data.standings.after_round)).items():
        title = tr("Board {board}").format(board=board)
        blocks.append(_table(held, ranked(results, by_points), title, unit=f"board-{board}"))
    return _sheet(data, options, held, STANDINGS_ID, STANDINGS_NAME, blocks)


def build_prizes(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The first of every board by performance and by percentage, of those with enough games."""
    held = TeamFacts(data, options)
    after = data.standings.after_round
    least = minimum_games(held.rules, after)
    blocks: list[Block] = []
    for board, results in by_board(board_results(held.section, after)).items():
        eligible = [result for result in results if result.games >= least]
        for key, title in (
            (by_performance, tr("Board {board}: by performance")),
            (by_percent, tr("Board {board}: by percentage")),
        ):
            first = [line for line in ranked(eligible, key) if line[0] <= PLACES]
            words = title.format(board=board)
            if first:
                blocks.append(_table(held, first, words, unit=f"board-{board}"))
            else:
                blocks.append(Paragraph(words, Voice.HEADING, f"board-{board}"))
                blocks.append(Paragraph(tr("Nobody has enough games."), Voice.TEXT, f"board-{board}"))
    note = tr(
        "At least {count} games over the board; a player counts on the board where he sat most often. Equal: by "
        "performance, percentage and games in turn. The regulations of the event decide."
    ).format(count=least)
    return _sheet(data, options, held, PRIZES_ID, PRIZES_NAME, blocks, note)


def _table(held: TeamFacts, places: Sequence[tuple[int, BoardResult]], title: str, *, unit: str) -> Table:
    columns = (
        Column("rank", tr("Rk"), Align.RIGHT, bold=True, share=0.2),
        Column("title", tr("Ti"), Align.LEFT, share=0.1),
        Column("name", tr("Name"), Align.LEFT, Fit.NAME, bold=True, share=3.0),
        Column("team", tr("Team"), Align.LEFT, Fit.TEXT, share=2.0),
        Column("rating", tr("Rtg"), Align.RIGHT, share=0.3),
        Column("games", tr("Games"), Align.RIGHT, share=0.2),
        Column("scored", tr("Pts"), Align.DECIMAL),
        Column("percent", "%", Align.DECIMAL),
        Column("performance", tr("Rp"), Align.RIGHT, bold=True, share=0.3),
    )
    rows = tuple(
        Row(
            (
                str(place),
                result.player.title,
                result.player.name,
                held.team(result.team).name,
                rating_label(result.player),
                str(result.games),
                held.points(result.points),
                "" if result.percent is None else f"{_tenths(result.percent)}",
                "" if result.performance is None else str(result.performance),
            ),
            mark=facts.player_mark(result.player),
            group=str(place),
        )
        for place, result in places
    )
    return Table(columns, rows, title=title, row_noun=tr("Boards"), like="board", unit=unit)


def _tenths(percent: Fraction) -> str:
    tenths = int(percent * 10 + Fraction(1, 2))
    return f"{tenths // 10}.{tenths % 10}"


def _sheet(
    data: DocumentData,
    options: PrintOptions,
    held: TeamFacts,
    document_id: str,
    name: str,
    blocks: list[Block],
    note: str = "",
) -> DocumentModel:
    return facts.sheet(
        data,
        options,
        document_id,
        name,
        without_empty_columns(blocks),
        stage=tr("after round {after} of {total}").format(
            after=data.standings.after_round, total=held.section.rounds_total
        ),
        legend=(
            tr("% of the games over the board"),
            tr("Rp performance of the games played, an unrated opponent counting {rating}").format(
                rating=held.rules.unrated
            ),
        ),
        notes=(note,) if note else (),
        target=10.0,
    )
