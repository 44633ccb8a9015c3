"""A player's own page: every game with what the ratings promised, the way through the places, what the event gives."""

from __future__ import annotations

from fractions import Fraction

from tdapp.domain.ratings.tables import expected_score
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.leavers import counting_cells
from tdapp.domain.section.results import colour_letter
from tdapp.domain.section.scoring import points_figure
from tdapp.domain.words.checks import no_player
from tdapp.domain.words.decimals import Figure
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents.boards import bye_words
from tdapp.reports.documents.notation import result_sign
from tdapp.reports.documents.player_columns import points_label, rating_label, value_label
from tdapp.reports.layout.model import (
    Align,
    Block,
    Column,
    DocumentModel,
    Fit,
    Paragraph,
    Path,
    Paths,
    Row,
    Table,
    Voice,
)
from tdapp.reports.options import PrintOptions
from tdapp.services.ratings.changes import rating_changes
from tdapp.services.tables.standings import StandingsRow, compute_standings

ID = "player-sheet"
NAME = marked("A player's page")

_NEIGHBOURS = 2  # in the final table, on each side


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The player of the options, else the first of the table; RuleViolation for a number that is not there."""
    rows = data.standings.rows
    row = next((one for one in rows if options.player in (None, one.player.number)), None)
    if row is None:
        raise no_player(options.player)
    blocks: list[Block] = [_overview(data, row, options), _games(data, row, options)]
    if change := _change(data, row):
        blocks.append(Paragraph(change, Voice.TEXT))
    if data.standings.after_round > 1:
        blocks += [
            Paragraph(tr("Place after each round, with those who ended next to the player"), Voice.HEADING, "way"),
            _way(data, row),
        ]
    legend = (tr("Exp: what the ratings promise (B.02, 8.1.2); Sum: points so far"),)
    return facts.sheet(data, options, ID, NAME, blocks, status=None, target=10.0, legend=legend)


def _overview(data: DocumentData, row: StandingsRow, options: PrintOptions) -> Table:
    ladder = data.standings.ladder
    player = row.player
    columns = (
        Column("player", tr("Player"), Align.LEFT, Fit.NAME, bold=True, share=3.0),
        Column("federation", tr("Fed"), Align.LEFT),
        Column("rating", tr("Rtg"), Align.RIGHT),
        Column("place", tr("Place"), Align.RIGHT, bold=True),
        Column("points", tr("Pts"), Align.DECIMAL, bold=True),
        *(Column(f"rung-{index}", rung.label, Align.DECIMAL) for index, rung in enumerate(ladder)),
    )
    texts = (
        " ".join(filter(None, (player.title, player.name))),
        player.federation,
        rating_label(player),
        "–" if row.rank is None else str(row.rank),
        points_label(row.points, half_sign=options.half_sign),
        *(value_label(row.shown(index), rung.places) for index, rung in enumerate(ladder)),
    )
    return Table(columns, (Row(texts, facts.standing_mark(row)),), row_noun=tr("Players"))


def _games(data: DocumentData, row: StandingsRow, options: PrintOptions) -> Table:
    section = data.section
    index = section.index_of(row.player.number)
    cells, counting = section.cells[index], counting_cells(section)[index]
    boards = data.board_numbers()
    columns = (
        Column("round", tr("Rd"), Align.RIGHT, share=0.1),
        Column("board", tr("Bd"), Align.RIGHT, share=0.1),
        Column("colour", "", Align.CENTRE, share=0.1),
        Column("opponent", tr("Opponent"), Align.LEFT, Fit.NAME, share=3.0),
        Column("federation", tr("Fed"), Align.LEFT, share=0.2),
        Column("rating", tr("Rtg"), Align.RIGHT, share=0.2),
        Column("expected", tr("Exp"), Align.DECIMAL, share=0.2),
        Column("result", tr("Res"), Align.CENTRE, bold=True, share=0.2),
        Column("sum", tr("Sum"), Align.DECIMAL, bold=True, share=0.2),
    )
    total = Fraction(0)
    rows = []
    for number, cell in enumerate(cells[: max(data.standings.after_round, data.last_paired)], start=1):
        total += section.points.awarded(counting[number - 1])
        opponent = data.players.get(cell.opponent) if cell.opponent is not None else None
        decided = number <= data.standings.after_round
        rows.append(
            Row(
                (
                    str(number),
                    str(boards.get((number, row.player.number), "")),
                    colour_letter(cell.colour).upper() if opponent else "",
                    f"{opponent.number} {opponent.name}" if opponent else bye_words(data.section, cell.outcome),
                    opponent.federation if opponent else "",
                    rating_label(opponent) if opponent else "",
                    _expected(row.player.rating, opponent.rating) if opponent else "",
                    result_sign(cell.outcome, half_sign=options.half_sign)
                    if opponent
                    else points_figure(section.points.awarded(cell), half_sign=options.half_sign),
                    points_figure(total, half_sign=options.half_sign) if decided else "",
                )
            )
        )
    return Table(columns, tuple(rows), row_noun=tr("Rounds"))


def _expected(own: int | None, other: int | None) -> str:
    if own is None or other is None:
        return ""
    return f"{float(expected_score(own, other)):.2f}".removeprefix("0")


def _change(data: DocumentData, row: StandingsRow) -> str:
    found = next((one for one in rating_changes(data.section) if one.player.number == row.player.number), None)
    if found is None:
        return ""
    if found.change is not None and found.change.new is not None:
        text = tr("Rating {rating} {change}: {new} with {count} rated games (B.02; FIDE's list decides).")
        return text.format(
            rating=found.change.rating,
            change=Figure(f"{float(found.change.change):+.1f}"),
            new=found.change.new,
            count=len(found.change.games),
        )
    return f"{found.remark[:1].upper()}{found.remark[1:]}." if found.remark else ""


def _way(data: DocumentData, row: StandingsRow) -> Paths:
    """The player's places strong, between those who stand around him now."""
    ladder = parse_ladder(",".join(rung.text for rung in data.standings.ladder))
    after = data.standings.after_round
    tables = [compute_standings(data.section, ladder=ladder, after_round=number) for number in range(1, after)]
    places = [{one.player.number: one.rank for one in table.rows} for table in (*tables, data.standings)]
    rows = data.standings.rows
    at = rows.index(row)
    shown = rows[max(0, at - _NEIGHBOURS) : at + _NEIGHBOURS + 1]
    heads = tuple(str(number) for number in range(1, after + 1))
    return Paths(
        heads,
        tuple(
            Path(one.player.name, tuple(held.get(one.player.number) for held in places), one is row) for one in shown
        ),
        unit="way",
        share=0.45,
    )
