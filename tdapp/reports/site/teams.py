"""A team's page: its matches, and its players with what they scored."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tdapp.domain.section.match import Match
from tdapp.domain.section.team import Team
from tdapp.domain.words.wording import tr
from tdapp.reports.documents import facts, team_lists, team_players
from tdapp.reports.documents.team_facts import TeamFacts, bye_words
from tdapp.reports.layout.model import Align, Block, Column, DocumentModel, Fit, Row, Table
from tdapp.reports.site.data import SectionData, team_page


def team_models(held: SectionData) -> Iterator[tuple[str, DocumentModel]]:
    """(file, page) of every team."""
    if not held.teams_meet:
        return
    of_teams = TeamFacts(held.latest, held.options)
    options = replace(held.options, show=())
    build = team_players.build_results if held.counted else team_lists.build_rosters
    players = [block for block in build(held.latest, options).blocks if isinstance(block, Table)]
    standings = held.latest.deciding().standings
    ranks = {row.player.number: row.rank for row in standings.rows}
    for team, table in zip(held.section.teams, players, strict=True):
        blocks: list[Block] = [*_matches(held, of_teams, team), replace(table, title=tr("Players"))]
        rank = ranks.get(team.number)
        about = (
            team.federation,
            team.club if team.club != team.name else "",
            tr("Captain: {name}").format(name=team.captain) if team.captain else "",
            tr("place {rank}").format(rank=rank) if rank and held.counted else "",
        )
        model = facts.sheet(held.latest, options, "team", team.name, blocks, remark=" · ".join(filter(None, about)))
        yield team_page(team.number), replace(model, heading=replace(model.heading, title=team.name))


def _matches(held: SectionData, of_teams: TeamFacts, team: Team) -> Iterator[Table]:
    rows = []
    for number in range(1, held.public.last_round + 1):
        match = next((one for one in of_teams.matches(number) if team.number in one.teams), None)
        bye = next((one for one in of_teams.byes(number) if one.team == team.number), None)
        if match is not None:
            rows.append(Row((str(number), *_match(of_teams, match, team.number))))
        elif bye is not None:
            rows.append(Row((str(number), "", bye_words(bye.outcome), "")))
    columns = (
        Column("round", tr("Rd"), Align.RIGHT),
        Column("table", tr("Table"), Align.RIGHT),
        Column("team", tr("Opponent"), Align.LEFT, Fit.NAME),
        Column("result", tr("Res"), Align.CENTRE, bold=True),
    )
    if rows:
        yield Table(columns, tuple(rows), title=tr("Matches"), row_noun=tr("Rounds"))


def _match(of_teams: TeamFacts, match: Match, team: int) -> tuple[str, str, str]:
    """Table, opponent, and the result as this team sees it."""
    number = match.teams[1] if match.teams[0] == team else match.teams[0]
    return (str(match.table), of_teams.team(number).name, of_teams.match_result(match, team))
