"""The players of every team with their results round by round, and a card for every team."""

from __future__ import annotations

from fractions import Fraction

from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.results import colour_letter
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents.card_sheets import card_sheet, event_words, imprint_words
from tdapp.reports.documents.notation import result_sign
from tdapp.reports.documents.player_columns import rating_label
from tdapp.reports.documents.team_facts import TeamFacts, bye_words, without_empty_columns
from tdapp.reports.layout.cards import Card, CardModel, Ends, Grid, Rest, Say
from tdapp.reports.layout.model import Align, Column, DocumentModel, Fit, Row, Table
from tdapp.reports.options import PrintOptions
from tdapp.services.teams.board_results import BoardResult, board_results

RESULTS_ID, RESULTS_NAME = "team-results", marked("Players by team")
CARDS_ID, CARDS_NAME = "team-cards", marked("Team cards")


def build_results(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """A table for every team: its members with their games, points and performance."""
    held = TeamFacts(data, options)
    after = data.standings.after_round
    results = {result.player.number: result for result in board_results(held.section, after)}
    rows = dict(zip((player.number for player in held.section.players), held.section.cells, strict=True))
    totals = held.scores.totals(after_round=after)
    columns = (
        Column("place", tr("Bd"), Align.RIGHT, share=0.2),
        Column("number", tr("No."), Align.RIGHT, share=0.2),
        Column("title", tr("Ti"), Align.LEFT, share=0.1),
        Column("name", tr("Name"), Align.LEFT, Fit.NAME, bold=True, share=3.0),
        Column("rating", tr("Rtg"), Align.RIGHT, share=0.3),
        *(
            Column(f"round-{n}", str(n), Align.CENTRE, band="rounds", split=True, share=0.4)
            for n in range(1, after + 1)
        ),
        Column("points", tr("Pts"), Align.DECIMAL, bold=True),
        Column("games", tr("Games"), Align.RIGHT, share=0.2),
        Column("performance", tr("Rp"), Align.RIGHT, share=0.3),
    )
    tables = []
    for team in held.section.teams:
        lines = []
        for place, number in enumerate(team.members, 1):
            result = results.get(number)
            if result is None:
                continue
            cells = rows[number]
            lines.append(
                Row(
                    (
                        str(place),
                        str(number),
                        result.player.title,
                        result.player.name,
                        rating_label(result.player),
                        *(_cell(held, cells, index) for index in range(after)),
                        held.points(result.points),
                        str(result.games),
                        _whole(result),
                    ),
                    mark=facts.player_mark(result.player),
                )
            )
        score = totals[team.number]
        title = tr("{number}  {team}: {mp} match points, {gp} game points").format(
            number=team.number, team=team.name, mp=held.points(score.match_points), gp=held.points(score.game_points)
        )
        tables.append(
            Table(columns, tuple(lines), title=title, row_noun=tr("Teams"), like="team", unit=str(team.number))
        )
    return facts.sheet(
        data,
        options,
        RESULTS_ID,
        RESULTS_NAME,
        without_empty_columns(tables),
        stage=tr("after round {after} of {total}").format(after=after, total=held.section.rounds_total),
        legend=(
            tr("{white} {black} White, Black").format(
                white=colour_letter(Colour.WHITE), black=colour_letter(Colour.BLACK)
            ),
            tr("+ - won or lost by forfeit, game not played"),
            tr("Rp performance of the games played, an unrated opponent counting {rating}").format(
                rating=held.rules.unrated
            ),
        ),
        target=9.0,
    )


def _cell(held: TeamFacts, cells: tuple[Cell, ...], index: int) -> str:
    cell = cells[index] if index < len(cells) else Cell(Outcome.UNPAIRED)
    if not cell.rules.paired:
        return ""
    return f"{colour_letter(cell.colour)}{result_sign(cell.outcome, half_sign=held.options.half_sign)}"


def _whole(result: BoardResult) -> str:
    return "" if result.performance is None else str(result.performance)


def build_cards(data: DocumentData, options: PrintOptions) -> CardModel:
    """A card for every team: its matches with colour, game points and the running score."""
    held = TeamFacts(data, options)
    imprint = imprint_words(data, options)
    return card_sheet(
        data,
        options,
        CARDS_ID,
        CARDS_NAME,
        [_card(held, team, imprint) for team in held.teams],
        across=2,
        down=2,
        noun=tr("Teams"),
        stage=tr("after round {after} of {total}").format(
            after=held.section.rounds_paired, total=held.section.rounds_total
        ),
    )


def _card(held: TeamFacts, number: int, imprint: str) -> Card:
    team = held.team(number)
    byes = {bye.round: bye for bye in held.section.team_byes if bye.team == number}
    matches = {match.round: match for match in held.section.matches if number in match.teams}
    rows, match_points, game_points = [], Fraction(0), Fraction(0)
    for index in range(1, held.section.rounds_paired + 1):
        real = held.scores.points_in(index).get(number)
        if real is not None:
            match_points, game_points = match_points + real.match_points, game_points + real.game_points
        match = matches.get(index)
        opponent, colour, result = "", "", ""
        if match is not None:
            side = match.teams.index(number)
            other = held.team(match.opponent(number))
            opponent = f"{other.number} {other.name}"
            first = held.rules.colour(1, match.round)
            colour = colour_letter(first if side == 0 else first.other)
            score = held.score(match)
            if not score.is_open:
                result = f"{held.points(score.game_points[side])}:{held.points(score.game_points[1 - side])}"
        elif index in byes:
            opponent = bye_words(byes[index].outcome)
        rows.append((str(index), colour, opponent, result, held.points(match_points), held.points(game_points)))
    return Card(
        (
            Ends(event_words(held.data), imprint, size=7.2, grey=0.2),
            Say(f"{team.number}  {team.name}", size=14, bold=True, space=3),
            Say(tr("Captain: {name}").format(name=team.captain) if team.captain else "", size=9),
            Grid(
                (Align.RIGHT, Align.CENTRE, Align.LEFT, Align.CENTRE, Align.RIGHT, Align.RIGHT),
                (tr("Rd"), "", tr("Opponent"), tr("Result"), tr("MP"), tr("GP")),
                tuple(rows),
                name=2,
                size=9.0,
                space=6,
            ),
            Rest(),
        ),
        landmark=str(number),
    )
