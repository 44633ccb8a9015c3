"""Pictures that need ratings: results against the expected score, performance against rating."""

from __future__ import annotations

from collections.abc import Callable

from tdapp.domain.ratings.tables import expected_score
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Cell
from tdapp.domain.section.results import colour_letter
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents.notation import result_sign
from tdapp.reports.documents.player_cards import performances_of
from tdapp.reports.layout.model import DocumentModel, MapRow, Mark, ResultMap, Scatter, Spot
from tdapp.reports.options import PrintOptions
from tdapp.services.ratings.performance import rated_performances
from tdapp.services.rounds.upsets import SCORE
from tdapp.services.tables.standings import StandingsRow

MAP_ID, MAP_NAME = "result-map", marked("Results against expectation")
PERFORMANCE_ID, PERFORMANCE_NAME = "performance-chart", marked("Performance against rating")

_MOST_LINES = 60  # more cannot be read on a page
_STRONG = 3


def has_ratings(section: Section) -> bool:
    """Whether two players are rated and a round is decided."""
    return section.rounds_decided > 0 and sum(player.rating is not None for player in section.players) > 1


def build_map(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """Every game of the first players, or of a group: what it brought above or below the expected score."""
    rows = facts.chosen_rows(data.standings, options)
    shown = rows[:_MOST_LINES]
    make = _grid if data.section.system.grid else _rounds
    remark = tr("What every game brought against the score that the ratings promise; at the right the sum.")
    if len(shown) < len(rows):
        remark = f"{remark} {tr('The first {count} of {all}.').format(count=len(shown), all=len(rows))}"
    legend = (
        tr("Expected score: B.02, 8.1.2; differences above 400 count as 400"),
        tr("Without a box: not played, or somebody is unrated"),
    )
    return facts.sheet(data, options, MAP_ID, MAP_NAME, [make(data, shown, options)], remark=remark, legend=legend)


def _rounds(data: DocumentData, rows: tuple[StandingsRow, ...], options: PrintOptions) -> ResultMap:
    """A column a round."""
    after = data.standings.after_round

    def written(cell: Cell) -> str:
        sign = result_sign(cell.outcome, half_sign=options.half_sign)
        return f"{cell.opponent}{colour_letter(cell.colour)}{sign}" if cell.opponent is not None else ""

    lines = []
    for row in rows:
        cells = data.section.cells[data.section.index_of(row.player.number)][:after]
        marks = [Mark(value_of(data, row, cell), written(cell)) for cell in cells]
        lines.append(_line(row, (*marks, *[Mark(None, "")] * (after - len(marks)))))
    return ResultMap(tuple(str(number) for number in range(1, after + 1)), tuple(lines))


def _grid(data: DocumentData, rows: tuple[StandingsRow, ...], options: PrintOptions) -> ResultMap:
    """A column an opponent, in the order of the lines; games of several cycles together."""
    lines = []
    for row in rows:
        cells = data.section.cells[data.section.index_of(row.player.number)][: data.standings.after_round]
        marks = []
        for other in rows:
            met = [cell for cell in cells if cell.opponent == other.player.number]
            held = [value for cell in met if (value := value_of(data, row, cell)) is not None]
            text = "".join(result_sign(cell.outcome, half_sign=options.half_sign) for cell in met)
            value = sum(held) / len(held) if held else None
            marks.append(Mark(value, text, blocked=other is row))
        lines.append(_line(row, tuple(marks), [v for cell in cells if (v := value_of(data, row, cell)) is not None]))
    heads = tuple(str(row.rank or "–") for row in rows)
    return ResultMap(heads, tuple(lines))


def _line(row: StandingsRow, marks: tuple[Mark, ...], values: list[float] | None = None) -> MapRow:
    held = [mark.value for mark in marks if mark.value is not None] if values is None else values
    total = f"{sum(held):+.2f}" if held else ""
    return MapRow("–" if row.rank is None else str(row.rank), row.player.name, marks, total)


def value_of(data: DocumentData, row: StandingsRow, cell: Cell) -> float | None:
    """Score minus expected score of a game; None where it was not played or somebody is unrated."""
    opponent = data.players.get(cell.opponent) if cell.opponent is not None else None
    score = SCORE.get(cell.outcome)
    if score is None or opponent is None or row.player.rating is None or opponent.rating is None:
        return None
    return float(score - expected_score(row.player.rating, opponent.rating))


def build_performance(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The performance of every rated player over his rating; the first three or the chosen ones are strong."""
    held = {number: int(value) for number, value in performances_of(data).items()}
    performances = held or rated_performances(data.section, data.standings.after_round)
    rows = [row for row in facts.chosen_rows(data.standings, options) if row.player.rating is not None]
    is_strong = _strong(rows, options)
    spots = tuple(
        Spot(row.player.name, float(row.player.rating), performances[row.player.number], is_strong(row))
        for row in rows
        if row.player.rating is not None and row.player.number in performances
    )
    return facts.sheet(
        data,
        options,
        PERFORMANCE_ID,
        PERFORMANCE_NAME,
        [Scatter(tr("Rating"), tr("Performance"), spots)],
        remark=tr("On the dashed line somebody plays as rated; above it better."),
        legend=(
            tr("Performance: tournament performance rating, C.07, 10.2")
            if held
            else tr("Performance: C.07, 10.2, over the games against rated opponents"),
            tr("Names as far as there is room"),
        ),
    )


def _strong(rows: list[StandingsRow], options: PrintOptions) -> Callable[[StandingsRow], bool]:
    chosen = {options.player} if options.player is not None else {row.player.number for row in rows[:_STRONG]}
    return lambda row: row.player.number in chosen
