"""The fixture list of a league: every match of the season with day, place and result; and who goes up or down."""

from __future__ import annotations

from tdapp.domain.section.league import MatchState
from tdapp.domain.words.dates import shown
from tdapp.domain.words.wording import marked, ntr, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents.team_facts import TeamFacts
from tdapp.reports.layout.model import Align, Block, Column, DocumentModel, Fit, Row, Table
from tdapp.reports.options import PrintOptions
from tdapp.services.teams.fixtures import STATE_WORDS, FixtureLine, fixtures, league_of

ID, NAME = "fixtures", marked("Fixture list")


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """A table for each round; what no match has is no column."""
    held = TeamFacts(data, options)
    lines = fixtures(held.section)
    tables: list[Block] = []
    for number in sorted({line.round for line in lines}):
        of_round = [line for line in lines if line.round == number]
        tables.append(_table(held, number, of_round, lines))
    remark = " ".join(movements_announced(held))
    return facts.sheet(data, options, ID, NAME, tables, target=10.0, remark=remark)


def _table(held: TeamFacts, number: int, lines: list[FixtureLine], season: tuple[FixtureLine, ...]) -> Table:
    columns = [
        Column("date", tr("Date"), Align.LEFT, share=0.4),
        Column("start", tr("Time"), Align.LEFT, share=0.3),
        Column("home", tr("Home team"), Align.LEFT, Fit.NAME, bold=True, share=3.0),
        Column("result", tr("Result"), Align.CENTRE, bold=True, ems=4.4, share=0.4),
        Column("away", tr("Away team"), Align.LEFT, Fit.NAME, bold=True, share=3.0),
        Column("venue", tr("Venue"), Align.LEFT, Fit.TEXT, ems=7.0, share=2.0),
        Column("state", "", Align.LEFT, share=0.6),
    ]
    rows = [_row(held, line) for line in lines]
    everywhere = [_row(held, line) for line in season]
    kept = [place for place in range(len(columns)) if place in (2, 3, 4) or any(row[place] for row in everywhere)]
    return Table(
        tuple(columns[place] for place in kept),
        tuple(Row(tuple(row[place] for place in kept)) for row in rows),
        title=tr("Round {number}").format(number=number),
        row_noun=tr("Matches"),
        like="fixtures",
        unit=f"round-{number}",
    )


def _row(held: TeamFacts, line: FixtureLine) -> tuple[str, ...]:
    names = [held.team(team).name for team in line.teams]
    match = next((one for one in held.matches(line.round) if one.table == line.table), None)
    result = held.match_result(match) if match is not None else ""
    state = "" if line.state in (MatchState.PLANNED, MatchState.PLAYED) else tr(STATE_WORDS[line.state])
    return (shown(line.date) if line.date else "", line.start, names[0], result, names[1], line.venue, state)


def movements_announced(held: TeamFacts) -> list[str]:
    """How many teams go up and down, in words."""
    league = league_of(held.section)
    found = []
    if league.promoted:
        found.append(
            ntr("{count} team goes up.", "{count} teams go up.", league.promoted).format(count=league.promoted)
        )
    if league.relegated:
        text = ntr("{count} team goes down.", "{count} teams go down.", league.relegated)
        found.append(text.format(count=league.relegated))
    return found
