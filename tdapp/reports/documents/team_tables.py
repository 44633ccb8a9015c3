"""Standings of the teams, and their crosstable: a grid in a round robin, a row of rounds in a Swiss."""

from __future__ import annotations

from fractions import Fraction

from tdapp.domain.section.outcome import Colour, Outcome
from tdapp.domain.section.results import colour_letter
from tdapp.domain.section.scoring import points_figure
from tdapp.domain.section.team import Score
from tdapp.domain.section.two_scores import GAME, MATCH
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents import player_columns as columns
from tdapp.reports.documents.player_columns import Field
from tdapp.reports.documents.team_facts import TeamFacts
from tdapp.reports.layout.model import Align, Column, DocumentModel, Fit, Reader, Table
from tdapp.reports.options import Order, PrintOptions
from tdapp.services.tables.standings import Standings, StandingsRow
from tdapp.services.tables.team_standings import TeamTable, ladder_shows_both
from tdapp.services.teams.fines import fines_in_words
from tdapp.services.teams.movements import movement_words
from tdapp.services.teams.words import decisions_in_words

STANDINGS_ID, STANDINGS_NAME = "team-standings", marked("Standings of the teams")
CROSSTABLE_ID, CROSSTABLE_NAME = "team-crosstable", marked("Crosstable of the teams")
_BYES = {
    Outcome.PAIRING_BYE: "U",
    Outcome.FULL_POINT_BYE: "F",
    Outcome.HALF_POINT_BYE: "H",
    Outcome.ZERO_POINT_BYE: "Z",
    Outcome.UNPAIRED: "–",
    Outcome.REST: "–",
}
_FORFEITS = {Outcome.FORFEIT_WIN: "+", Outcome.FORFEIT_LOSS: "-"}


class _Cells:
    """Matches of the view: game points, outcome and match points of every round."""

    def __init__(self, table: TeamTable) -> None:
        section = table.standings.section
        scores = section.team_scores
        assert scores is not None
        self.rounds = table.standings.after_round
        first = {player.number: row for player, row in zip(section.players, section.cells, strict=True)}
        second = {player.number: row for player, row in zip(section.players, scores.cells, strict=True)}
        by_match = scores.primary == MATCH
        self.match, self.game = (first, second) if by_match else (second, first)
        self.match_points, self.game_points = (
            (section.points, scores.points) if by_match else (scores.points, section.points)
        )
        self.primary = scores.primary

    def outcomes(self, team: int) -> list[Outcome]:
        """What each counted round was."""
        return [cell.outcome for cell in self.match[team][: self.rounds]]


def build_standings(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """Rank, team, matches won, drawn and lost, both scores, every rung of the ladder."""
    held = TeamFacts(data, options)
    table = held.table()
    standings, cells = table.standings, _Cells(table)
    rows = standings.listed
    fields = [
        columns.rank_field(rows),
        columns.number_field(),
        _team_field(),
        columns.federation_field(),
        *_record_fields(cells),
        *_score_fields(held, table, cells.primary),
        *columns.rung_fields(standings),
    ]
    fields = columns.used(fields, rows)
    shown = columns.ranked_table(standings, fields, rows)
    legend = (*_standings_legend(held, table, rows), *movement_words(held.section, standings))
    return _model(data, options, standings, shown, STANDINGS_ID, STANDINGS_NAME, legend)


def build_crosstable(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """Everybody against everybody with game points, or the rounds of a Swiss."""
    held = TeamFacts(data, options)
    of_teams = held.table()
    standings, cells = of_teams.standings, _Cells(of_teams)
    rows = standings.rows
    if options.order is Order.START:
        rows = tuple(sorted(rows, key=lambda row: row.player.number))
    robin = held.section.system.everyone_meets or held.section.system.by_seats
    lead = [columns.rank_field(rows), columns.number_field(), _team_field()]
    middle = (
        [_against(held, cells, row) for row in rows] if robin else [_round(held, cells, n) for n in range(cells.rounds)]
    )
    fields = [*lead, *middle, *_score_fields(held, of_teams, cells.primary), *columns.rung_fields(standings)]
    filled = {row.player.number: (len(lead) + line,) for line, row in enumerate(rows)} if robin else {}
    signs = {sign for row in rows for sign in cells.outcomes(row.player.number)}
    legend = (
        *(
            (tr("game points, read along the line"),)
            if robin
            else (
                tr("12{white}{points} opponent, colour on board 1, game points").format(
                    white=colour_letter(Colour.WHITE),
                    points=points_figure(Fraction(5, 2), half_sign=options.half_sign),
                ),
            )
        ),
        *((tr("+ - match won or lost by forfeit"),) if signs & set(_FORFEITS) else ()),
        *((tr("U bye by the pairing, F H Z full, half, no points"),) if signs & set(_BYES) and not robin else ()),
        *_standings_legend(held, of_teams, rows),
    )
    ranked = options.order is Order.RANK
    table = columns.ranked_table(standings, fields, rows, ranked=ranked, filled=filled)
    return _model(data, options, standings, table, CROSSTABLE_ID, CROSSTABLE_NAME, legend)


def _model(
    data: DocumentData,
    options: PrintOptions,
    standings: Standings,
    table: Table,
    document_id: str,
    name: str,
    legend: tuple[str, ...],
) -> DocumentModel:
    decided = decisions_in_words(data.subject, after_round=standings.after_round)
    notes = (*standings.notes, *decided, *fines_in_words(data.subject, after_round=standings.after_round))
    reader = Reader.HAND if document_id == CROSSTABLE_ID else Reader.DESK
    return facts.ranking(standings, options, document_id, name, [table], legend, notes=notes, reader=reader)


def _team_field() -> Field:
    return Field(Column("name", tr("Team"), Align.LEFT, Fit.NAME, bold=True, share=3.0), lambda row: row.player.name)


def _record_fields(cells: _Cells) -> list[Field]:
    def count(*outcomes: Outcome) -> Field:
        sign = {Outcome.WIN: "+", Outcome.DRAW: "=", Outcome.LOSS: "-"}[outcomes[0]]
        return Field(
            Column(f"count-{outcomes[0].value}", sign, Align.RIGHT, share=0.1),
            lambda row: str(sum(one in outcomes for one in cells.outcomes(row.player.number))),
        )

    return [
        count(Outcome.WIN, Outcome.FORFEIT_WIN),
        count(Outcome.DRAW),
        count(Outcome.LOSS, Outcome.FORFEIT_LOSS),
    ]


def _score_fields(held: TeamFacts, table: TeamTable, primary: str) -> list[Field]:
    """Both scores, the one that ranks first and bold; its column carries the bracket of ties."""
    knockout = held.section.system.elimination
    titles = {MATCH: tr("Won") if knockout else tr("MP"), GAME: tr("GP")}
    texts = {MATCH: table.match_points, GAME: table.game_points}

    def field(score: str, *, first: bool) -> Field:
        return Field(
            Column("points" if first else "second-points", titles[score], Align.DECIMAL, bold=first),
            lambda row: held.points(Fraction(texts[score][row.player.number])),
        )

    if ladder_shows_both(table.standings):
        return [field(primary, first=True)]
    second = GAME if primary == MATCH else MATCH
    return [field(primary, first=True), field(second, first=False)]


def _round(held: TeamFacts, cells: _Cells, index: int) -> Field:
    def text(row: StandingsRow) -> str:
        cell = cells.game[row.player.number][index]
        if cell.opponent is None:
            sign = _BYES.get(cell.outcome, "")
            return sign if sign == "–" else f"{sign} {held.points(cells.game_points.awarded(cell))}"
        if not cell.rules.decided:
            return f"{cell.opponent}{colour_letter(cell.colour)}·"
        points = held.points(cells.game_points.awarded(cell))
        return f"{cell.opponent}{colour_letter(cell.colour)}{points}{_FORFEITS.get(cell.outcome, '')}"

    anchor = colour_letter(Colour.WHITE) + colour_letter(Colour.BLACK)
    column = Column(
        f"round-{index + 1}", str(index + 1), Align.ANCHOR, band="rounds", split=True, anchor=anchor, share=0.8
    )
    return Field(column, text)


def _against(held: TeamFacts, cells: _Cells, opponent: StandingsRow) -> Field:
    number = opponent.player.number

    def text(row: StandingsRow) -> str:
        found = []
        for cell in cells.game[row.player.number][: cells.rounds]:
            if cell.opponent == number:
                points = held.points(cells.game_points.awarded(cell)) if cell.rules.decided else "·"
                found.append(points + _FORFEITS.get(cell.outcome, ""))
        return " ".join(found)

    column = Column(f"against-{number}", str(number), Align.CENTRE, band="grid", split=True, square=True, share=0.35)
    return Field(column, text)


def _standings_legend(held: TeamFacts, table: TeamTable, rows: tuple[StandingsRow, ...]) -> tuple[str, ...]:
    if held.section.system.elimination:
        scores = tr("Won stages come through, GP game points")
    elif not ladder_shows_both(table.standings):
        scores = tr("MP match points, GP game points")
    elif held.rules.primary is Score.MATCH:
        scores = tr("MP match points, MPvGP game points")
    else:
        scores = tr("GP game points, MPvGP match points")
    return (
        tr("Rk rank"),
        tr("No. team number"),
        scores,
        tr("+ = - matches won, drawn, lost"),
        *columns.rank_legend(rows),
    )
