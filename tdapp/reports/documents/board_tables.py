"""Standings of the players board by board, and the board prizes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents.player_columns import rating_label
from tdapp.reports.documents.team_facts import TeamFacts, without_empty_columns
from tdapp.reports.layout.model import Align, Block, Column, DocumentModel, Fit, Paragraph, Row, Table, Voice
from tdapp.reports.options import PrintOptions
from tdapp.services.teams.board_results import BoardResult, board_results, minimum_games

STANDINGS_ID, STANDINGS_NAME = "board-standings", marked("Standings by board")
PRIZES_ID, PRIZES_NAME = "board-prizes", marked("Board prizes")
PLACES = 3

_Key = Callable[[BoardResult], tuple[Fraction | int, ...]]


def _by_points(result: BoardResult) -> tuple[Fraction | int, ...]:
    return (result.points, result.percent or Fraction(0), result.performance or 0)


def _by_performance(result: BoardResult) -> tuple[Fraction | int, ...]:
    return (result.performance or 0, result.percent or Fraction(0), result.games)


def _by_percent(result: BoardResult) -> tuple[Fraction | int, ...]:
    return (result.percent or Fraction(0), result.performance or 0, result.games)


def build_standings(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """Every player on the board he sat at most, by points, then percentage and performance."""
    held = TeamFacts(data, options)
    blocks: list[Block] = []
    for board, results in _boards(held, data.standings.after_round):
        title = tr("Board {board}").format(board=board)
        blocks.append(_table(held, _ranked(results, _by_points), title, unit=f"board-{board}"))
    return _sheet(data, options, held, STANDINGS_ID, STANDINGS_NAME, blocks)


def build_prizes(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The first of every board by performance and by percentage, of those with enough games."""
    held = TeamFacts(data, options)
    after = data.standings.after_round
    least = minimum_games(after)
    blocks: list[Block] = []
    for board, results in _boards(held, after):
        eligible = [result for result in results if result.games >= least]
        for key, title in (
            (_by_performance, tr("Board {board}: by performance")),
            (_by_percent, tr("Board {board}: by percentage")),
        ):
            ranked = [line for line in _ranked(eligible, key) if line[0] <= PLACES]
            words = title.format(board=board)
            if ranked:
                blocks.append(_table(held, ranked, words, unit=f"board-{board}"))
            else:
                blocks.append(Paragraph(words, Voice.HEADING, f"board-{board}"))
                blocks.append(Paragraph(tr("Nobody has enough games."), Voice.TEXT, f"board-{board}"))
    note = tr(
        "At least {count} games over the board; a player counts on the board where he sat most often. Equal: by "
        "performance, percentage and games in turn. The regulations of the event decide."
    ).format(count=least)
    return _sheet(data, options, held, PRIZES_ID, PRIZES_NAME, blocks, note)


def _boards(held: TeamFacts, after_round: int) -> list[tuple[int, list[BoardResult]]]:
    results = board_results(held.section, after_round)
    boards = sorted({result.board for result in results if result.board is not None})
    return [(board, [result for result in results if result.board == board]) for board in boards]


def _ranked(results: Sequence[BoardResult], key: _Key) -> list[tuple[int, BoardResult]]:
    """Places with shared ones, by pairing number inside them."""
    ordered = sorted(results, key=lambda result: result.player.number)
    ordered.sort(key=key, reverse=True)
    places: list[tuple[int, BoardResult]] = []
    for index, result in enumerate(ordered, 1):
        shared = bool(places) and key(places[-1][1]) == key(result)
        places.append((places[-1][0] if shared else index, result))
    return places


def _table(held: TeamFacts, ranked: Sequence[tuple[int, BoardResult]], title: str, *, unit: str) -> Table:
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
        for place, result in ranked
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
