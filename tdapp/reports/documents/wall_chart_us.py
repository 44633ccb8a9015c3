"""US wall chart: two lines a player; in each round the result, opponent and colour, below them the running score."""

from __future__ import annotations

from fractions import Fraction

from tdapp.domain.section.leavers import counting_cells
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.results import colour_letter
from tdapp.domain.section.scoring import points_figure
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts, notation
from tdapp.reports.layout.model import Align, Column, DocumentModel, Fit, Reader, Row, Table
from tdapp.reports.options import Dialect, PrintOptions
from tdapp.services.tables.standings import StandingsRow

ID = "wall-chart-us"
NAME = marked("Wall chart")

_LINES = 48  # on a page: two or three a player

_NOTHING = Cell(Outcome.UNPAIRED)


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The model by pairing number, with empty rounds to be filled in by hand."""
    section = data.section
    both = zip(section.cells, counting_cells(section), strict=True)
    held = {player.number: rows for player, rows in zip(section.players, both, strict=True)}
    rows: list[Row] = []
    for line in sorted(facts.chosen_rows(data.standings, options), key=lambda row: row.player.number):
        rows += _player(data, options, line, *held[line.player.number])
    columns = (
        Column("number", tr("No."), Align.RIGHT, bold=True, share=0.1),
        Column("name", tr("Player"), Align.LEFT, Fit.NAME, share=1.5),
        *(
            Column(
                f"round-{number}",
                tr("Rd {number}").format(number=number),
                Align.LEFT,
                band="rounds",
                split=True,
                ems=3.2,
                share=0.6,
            )
            for number in range(1, section.rounds_total + 1)
        ),
        Column("total", tr("Total"), Align.DECIMAL, bold=True, share=0.2),
    )
    cells = [cell for row in section.cells for cell in row]
    signs = notation.swiss_legend(cells, Dialect.US, section.points, half_sign=options.half_sign, with_colours=True)
    return facts.sheet(
        data,
        options,
        ID,
        NAME,
        [Table(columns, tuple(rows), grid=True, zebra=False, row_noun=tr("Numbers"))],
        legend=(
            *signs,
            tr("below each result: running score"),
            tr("w White, b Black"),
        ),
        reader=Reader.HAND,
        lines=_LINES,
    )


def _player(
    data: DocumentData,
    options: PrintOptions,
    line: StandingsRow,
    cells: tuple[Cell, ...],
    counting: tuple[Cell, ...],
) -> list[Row]:
    player, section = line.player, data.section
    above, below = [], []
    total = Fraction(0)
    for index in range(section.rounds_total):
        cell = cells[index] if index < len(cells) else _NOTHING
        coming = index >= max(data.standings.after_round, data.last_paired)  # byes announced count when they come
        total += Fraction(0) if coming else section.points.awarded(counting[index] if index < len(cells) else cell)
        colour = colour_letter(cell.colour) if cell.rules.paired else ""
        opponent = "" if cell.opponent is None else str(cell.opponent)
        text = notation.swiss_cell(cell, opponent, Dialect.US, section.points, half_sign=options.half_sign)
        above.append(f"{text} {colour}".strip())
        open_ = coming or cell.outcome in (Outcome.OPEN, Outcome.ADJOURNED, Outcome.UNPAIRED)
        below.append("" if open_ else points_figure(total, half_sign=options.half_sign))
    about = " · ".join(
        filter(None, (player.title, str(player.rating or tr("unrated")), player.fide_id, player.federation))
    )
    group = str(player.number)
    points = points_figure(total, half_sign=options.half_sign)
    more = " · ".join(
        filter(
            None,
            (
                tr("national {rating}").format(rating=player.national_rating) if player.national_rating else "",
                player.club,
                ", ".join(player.categories),
            ),
        )
    )
    lines = [
        Row((group, player.name, *above, ""), facts.player_mark(player), group=group, rule=True),
        Row(("", about, *below, points if cells else ""), group=group, aside=True),
    ]
    if more:  # the third line: what prizes and teams go by
        lines.append(Row(("", more, *[""] * section.rounds_total, ""), group=group, aside=True))
    return lines
