"""Round-robin crosstable: a grid of everybody against everybody with a filled diagonal."""

from __future__ import annotations

from collections import defaultdict

from tdapp.domain.section.outcome import Outcome
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts, notation
from tdapp.reports.documents import player_columns as columns
from tdapp.reports.documents.player_columns import Field
from tdapp.reports.layout.model import Align, Column, DocumentModel, Reader, Row, Table
from tdapp.reports.options import Order, PrintOptions
from tdapp.services.tables.standings import Standings, StandingsRow

ID = "crosstable-rr"
NAME = marked("Crosstable")


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The model of the grid; a free round is not a player and is never shown."""
    standings = data.standings
    rows = facts.chosen_rows(standings, options)
    ranked = options.order is Order.RANK
    if not ranked:
        rows = tuple(sorted(rows, key=lambda row: row.player.number))
    numbers = {
        row.player.number: str(line) if ranked else str(row.player.number) for line, row in enumerate(rows, start=1)
    }
    games, signs = _games(standings, half_sign=options.half_sign)
    fields = columns.used(
        [
            Field(
                Column("number", tr("No."), Align.RIGHT, bold=True, share=0.3), lambda row: numbers[row.player.number]
            ),
            columns.title_field(),
            columns.name_field(),
            columns.federation_field(),
            columns.rating_field(),
            *columns.optional_fields(options.show),
        ],
        rows,
    )
    first = len(fields)
    fields += [_grid_field(row, numbers, games) for row in rows]
    fields += [
        *columns.value_fields(standings, half_sign=options.half_sign),
        columns.rank_field(rows),
    ]
    table = Table(
        columns=tuple(field.column for field in fields),
        rows=tuple(
            Row(
                texts=tuple(field.text(row) for field in fields),
                mark=facts.standing_mark(row),
                filled=(first + line,),
            )
            for line, row in enumerate(rows)
        ),
        grid=True,
        row_noun=tr("Lines"),
    )
    remark = tr("In order of rank; the numbers are lines of this table.") if ranked else tr("In order of start number.")
    legend = _legend(standings, rows, signs, options)
    return facts.ranking(standings, options, ID, NAME, [table], legend, remark=remark, reader=Reader.HAND)


_Games = dict[tuple[int, int], list[str]]


def _games(standings: Standings, *, half_sign: bool) -> tuple[_Games, frozenset[str]]:
    """Result signs of each pair in the order of the rounds, and the set of signs in use."""
    games: defaultdict[tuple[int, int], list[str]] = defaultdict(list)
    signs: set[str] = set()
    section = standings.section
    for player, held in zip(section.players, section.cells, strict=True):
        for cell in held[: standings.after_round]:
            if cell.opponent is None or not cell.rules.paired:
                continue
            sign = notation.result_sign(cell.outcome, half_sign=half_sign) or notation.NOT_FINISHED
            if notation.is_awarded(cell, section.points):
                sign += notation.AWARDED
            signs.update(sign)
            games[player.number, cell.opponent].append(sign)
            if cell.outcome is Outcome.OPEN:
                signs.add(notation.NOT_FINISHED)
    return games, frozenset(signs)


def _grid_field(against: StandingsRow, numbers: dict[int, str], games: _Games) -> Field:
    opponent = against.player.number
    return Field(
        Column(
            f"against-{opponent}",
            numbers[opponent],
            Align.CENTRE,
            band="grid",
            split=True,
            square=True,
            share=0.35,
        ),
        lambda row: " ".join(games.get((row.player.number, opponent), ())),
    )


def _legend(
    standings: Standings, rows: tuple[StandingsRow, ...], signs: frozenset[str], options: PrintOptions
) -> tuple[str, ...]:
    half = "½" if options.half_sign else "="
    several = standings.section.cycles > 1
    return (
        tr("1 won, {half} drawn, 0 lost, read along the line").format(half=half),
        *((tr("results against one opponent in the order of the rounds"),) if several else ()),
        *((tr("+ - won or lost by forfeit, game not played"),) if signs & {"+", "-"} else ()),
        *((tr("~ adjourned"),) if "~" in signs else ()),
        *((tr("{sign} not finished").format(sign=notation.NOT_FINISHED),) if notation.NOT_FINISHED in signs else ()),
        *(
            (tr("{sign} points awarded by the arbiter").format(sign=notation.AWARDED),)
            if notation.AWARDED in signs
            else ()
        ),
        tr("Rk rank"),
        *columns.rank_legend(rows),
    )
