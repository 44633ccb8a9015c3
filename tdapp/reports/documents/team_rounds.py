"""A round of matches on paper: pairings of matches, pairings of boards, and the result sheet with every board."""

from __future__ import annotations

from tdapp.domain.section.match import Match
from tdapp.domain.section.outcome import Colour
from tdapp.domain.section.results import colour_letter
from tdapp.domain.words.decimals import Code
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents.player_columns import rating_label
from tdapp.reports.documents.team_facts import RATED, TeamFacts, bye_words
from tdapp.reports.layout.model import Align, Block, Column, DocumentModel, Fit, Pen, Row, Table
from tdapp.reports.options import PrintOptions

MATCHES_ID, MATCHES_NAME = "match-pairings", marked("Pairings of the matches")
BOARDS_ID, BOARDS_NAME = "board-pairings", marked("Pairings of the boards")
RESULTS_ID, RESULTS_NAME = "match-results", marked("Results of the matches")


def build_matches(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """A line for every match with the points of both teams, and a frame for the result."""
    held = TeamFacts(data, options)
    state = held.round()
    before = held.before(state.number)
    columns = (
        Column("table", tr("Table"), Align.RIGHT, bold=True, share=0.3),
        Column("first-number", tr("No."), Align.RIGHT, share=0.2, gap=True),
        Column("first-mp", tr("MP"), Align.DECIMAL),
        Column(
            "first",
            tr("Team (White on board 1)") if _white(held, state.number) else tr("Team"),
            Align.LEFT,
            Fit.NAME,
            bold=True,
            share=3.0,
        ),
        Column("result", tr("Result"), Align.CENTRE, bold=True, pen=Pen.WRITE, ems=4.4, share=0.4),
        Column("second", tr("Team"), Align.LEFT, Fit.NAME, bold=True, share=3.0),
        Column("second-mp", tr("MP"), Align.DECIMAL),
        Column("second-number", tr("No."), Align.RIGHT, share=0.2),
    )
    rows = []
    for match in held.matches(state.number):
        one, other = (held.team(team) for team in match.teams)
        rows.append(
            Row(
                (
                    str(match.table),
                    str(one.number),
                    held.points(before[one.number].match_points),
                    one.name,
                    "",
                    other.name,
                    held.points(before[other.number].match_points),
                    str(other.number),
                )
            )
        )
    blocks: list[Block] = [Table(columns, tuple(rows), row_noun=tr("Tables"), pens=True)]
    return facts.sheet(
        data,
        options,
        MATCHES_ID,
        MATCHES_NAME,
        [*blocks, *_byes(held, state.number)],
        stage=facts.round_stage(data, state),
        status=facts.round_status(state),
        legend=(tr("MP match points before the round"), tr("No. team number")),
        target=14.0,
    )


def build_boards(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """Every board of every match, with a frame for the result."""
    return _boards(data, options, BOARDS_ID, BOARDS_NAME, results=False)


def build_results(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The same with the results and the score of each match."""
    return _boards(data, options, RESULTS_ID, RESULTS_NAME, results=True)


def _boards(data: DocumentData, options: PrintOptions, document_id: str, name: str, *, results: bool) -> DocumentModel:
    held = TeamFacts(data, options)
    state = held.round()
    pen = Pen.NOTHING if results else Pen.WRITE
    tables: list[Block] = []
    marks = set()
    for match in held.matches(state.number):
        one, other = (held.team(team) for team in match.teams)
        columns = (
            Column("board", tr("Bd"), Align.RIGHT, bold=True, share=0.2),
            Column("first-colour", "", Align.CENTRE, share=0.1),
            Column("first", f"{one.number}  {one.name}", Align.LEFT, Fit.NAME, share=3.0),
            Column("first-rating", tr("Rtg"), Align.RIGHT, share=0.3),
            Column(
                "result",
                held.match_result(match) if results else tr("Result"),
                Align.CENTRE,
                bold=True,
                pen=pen,
                ems=5.0,
                share=0.4,
            ),
            Column("second", f"{other.number}  {other.name}", Align.LEFT, Fit.NAME, share=3.0),
            Column("second-rating", tr("Rtg"), Align.RIGHT, share=0.3),
        )
        rows = _seats(held, match, results=results)
        marks |= {text for row in rows for text in row.texts[4].split()}
        title = tr("Table {number}").format(number=match.table)
        if match.forfeit is not None:
            title = f"{title}  ({tr('forfeited')})"
        tables.append(
            Table(
                columns,
                rows,
                title=title,
                row_noun=tr("Tables"),
                like="match",
                unit=f"match-{match.table}",
                pens=not results,
            )
        )
    forfeits = marks & {"+", "-"}
    rated = any(RATED in mark for mark in marks)
    return facts.sheet(
        data,
        options,
        document_id,
        name,
        [*tables, *_byes(held, state.number)],
        stage=facts.round_stage(data, state),
        status=facts.round_status(state),
        legend=(
            tr("{white} {black} White, Black").format(
                white=colour_letter(Colour.WHITE), black=colour_letter(Colour.BLACK)
            ),
            *((tr("+ - won or lost by forfeit, game not played"),) if forfeits else ()),
            *((tr("{sign} counts otherwise for rating than for the match").format(sign=RATED),) if rated else ()),
            *(
                (tr("* a board is still open"),)
                if any(held.score(match).is_open for match in held.matches(state.number)) and results
                else ()
            ),
        ),
        target=10.0,
    )


def _seats(held: TeamFacts, match: Match, *, results: bool) -> tuple[Row, ...]:
    rows = []
    for seat in held.seats(match):
        people = [held.player(number) for number in seat.players]
        names = [tr("nobody") if person is None else person.name for person in people]
        if not (match.first.players or match.second.players):
            names = ["", ""]
        colour = colour_letter(seat.colour)
        rows.append(
            Row(
                (
                    Code(f"{match.table}.{seat.number}"),
                    colour,
                    " ".join(filter(None, (people[0].title if people[0] else "", names[0]))),
                    rating_label(people[0]) if people[0] else "",
                    held.board_result(seat, match.round) if results else "",
                    " ".join(filter(None, (people[1].title if people[1] else "", names[1]))),
                    rating_label(people[1]) if people[1] else "",
                )
            )
        )
    return tuple(rows)


def _byes(held: TeamFacts, number: int) -> list[Block]:
    byes = held.byes(number)
    if not byes:
        return []
    columns = (
        Column("number", tr("No."), Align.RIGHT, share=0.2),
        Column("team", tr("Team"), Align.LEFT, Fit.NAME, bold=True, share=3.0),
        Column("bye", tr("Without a match"), Align.LEFT, Fit.TEXT, share=2.0),
    )
    rows = tuple(
        Row((str(bye.team), held.team(bye.team).name, bye_words(bye.outcome))) for bye in byes if bye.team in held.teams
    )
    return [Table(columns, rows, row_noun=tr("Teams"))]


def _white(held: TeamFacts, number: int) -> bool:
    return held.rules.colour(1, number) is Colour.WHITE
