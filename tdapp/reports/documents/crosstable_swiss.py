"""Swiss crosstable: every round of every player as ``12w1``, by rank or by start number."""

from __future__ import annotations

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.words.wording import SOURCE_LANGUAGE, current_language, marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts, notation
from tdapp.reports.documents import player_columns as columns
from tdapp.reports.documents.player_columns import Field
from tdapp.reports.layout.model import Align, Column, DocumentModel, Reader
from tdapp.reports.options import Dialect, OpponentNumbers, Order, PrintOptions
from tdapp.services.systems.registry import rules_of_system
from tdapp.services.tables.standings import Standings, StandingsRow

ID = "crosstable-swiss"
NAME = marked("Crosstable")
_PROGRESS = marked("Progress table")  # what others call the crosstable of a Swiss

_NOT_PAIRED = Cell(Outcome.UNPAIRED)


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The model of the Swiss crosstable up to the round of the standings."""
    standings = data.standings
    all_rows = standings.rows
    rows = facts.chosen_rows(standings, options)
    if options.order is Order.START:
        rows = tuple(sorted(rows, key=lambda row: row.player.number))
        all_rows = tuple(sorted(all_rows, key=lambda row: row.player.number))
    lines = {row.player.number: str(line) for line, row in enumerate(all_rows, start=1)}
    by_line = options.opponent_numbers is OpponentNumbers.RANK
    fields = columns.used(
        [
            *_number_fields(all_rows, lines, options),
            columns.title_field(),
            columns.name_field(),
            columns.rating_field(),
            *columns.optional_fields(options.show),
            columns.federation_field(),
            *_round_fields(standings, options, lines if by_line else None),
            *columns.value_fields(standings, half_sign=options.half_sign),
            *([columns.rank_field(all_rows)] if options.order is Order.START else []),
        ],
        rows,
    )
    ranked = options.order is Order.RANK
    table = columns.ranked_table(standings, fields, rows, ranked=ranked)
    order = tr("rank") if ranked else tr("start number")
    numbers = tr("line in this table") if by_line else tr("start number")
    remark = tr("In order of {order}. Opponents by {numbers}.").format(order=order, numbers=numbers)
    legend = _legend(standings, rows, options)
    return facts.ranking(standings, options, ID, _title(), [table], legend, remark=remark, reader=Reader.HAND)


def _title() -> str:
    """English calls every crosstable by one name; other languages tell this one from a round robin's."""
    return NAME if current_language() == SOURCE_LANGUAGE else _PROGRESS


def _number_fields(rows: tuple[StandingsRow, ...], lines: dict[int, str], options: PrintOptions) -> list[Field]:
    """Rank and start number; the line's own number where opponents are named by it and ranks are shared."""
    line = Field(Column("line", tr("Line"), Align.RIGHT, share=0.5), lambda row: lines[row.player.number])
    by_line = options.opponent_numbers is OpponentNumbers.RANK
    needs_line = by_line and (options.order is Order.START or bool(columns.shared_ranks(rows)))
    rank = [columns.rank_field(rows)] if options.order is Order.RANK else []
    number = columns.number_field()
    return [*([line] if needs_line else []), *rank, number]


def _round_fields(standings: Standings, options: PrintOptions, lines: dict[int, str] | None) -> list[Field]:
    section = standings.section
    cells = {player.number: row for player, row in zip(section.players, section.cells, strict=True)}
    anchor = notation.colour_letters(options.dialect)
    signs = rules_of_system(section.system).away_signs(section)
    align = Align.LEFT if options.dialect is Dialect.US else Align.ANCHOR

    def shown(number: int | None) -> str:
        if number is None:
            return "?"
        return str(number) if lines is None else lines.get(number, "?")

    def field(index: int) -> Field:
        def text(row: StandingsRow) -> str:
            held = cells[row.player.number]
            cell = held[index] if index < len(held) else _NOT_PAIRED
            if cell.outcome in signs:
                return signs[cell.outcome]
            return notation.swiss_cell(
                cell, shown(cell.opponent), options.dialect, section.points, half_sign=options.half_sign
            )

        column = Column(
            f"round-{index + 1}", str(index + 1), align, band="rounds", split=True, anchor=anchor, share=0.8
        )
        return Field(column, text)

    return [field(index) for index in range(standings.after_round)]


def _legend(standings: Standings, rows: tuple[StandingsRow, ...], options: PrintOptions) -> tuple[str, ...]:
    section = standings.section
    cells = [cell for row in section.cells for cell in row[: standings.after_round]]
    signs = rules_of_system(section.system).away_signs(section)
    return (
        tr("Rk rank"),
        tr("No. start number"),
        *columns.rank_legend(rows),
        *notation.swiss_legend(
            (cell for cell in cells if cell.outcome not in signs),
            options.dialect,
            section.points,
            half_sign=options.half_sign,
        ),
        *_away_legend(section, cells),
        *columns.decided_legend(standings),
    )


def _away_legend(section: Section, cells: list[Cell]) -> tuple[str, ...]:
    """Words for the signs of a system that has its own for rounds without an opponent."""
    rules = rules_of_system(section.system)
    names, outcomes = rules.away(section), {cell.outcome for cell in cells}
    said = {
        f"{sign} {names[outcome]}": None for outcome, sign in rules.away_signs(section).items() if outcome in outcomes
    }
    return tuple(one for one in said if len(set(one.split(" "))) > 1)
