"""The table of the teams: both scores beside the tie-breaks."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder
from tdapp.domain.section.scoring import decimal_text
from tdapp.domain.section.two_scores import MATCH
from tdapp.domain.teams.for_ranking import team_view
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.services.tables.standings import Arrays, Standings, compute_standings
from tdapp.tiebreaks.criteria.team_scores import OtherScore
from tdapp.tiebreaks.crosstable import build


@dataclass(frozen=True, slots=True)
class TeamTable:
    """A ranked table whose players are the teams, with the points of each team by its number, as text."""

    standings: Standings
    match_points: dict[int, str]
    game_points: dict[int, str]


def teams_of(section: Section) -> Section:
    """The section whose players are the teams; RuleViolation where there are none."""
    if not section.ranks_teams:
        raise RuleViolation(tr("This is no competition of teams."))
    return team_view(section)


def team_standings(
    section: Section,
    *,
    ladder: Ladder | None = None,
    trial: bool = False,
    after_round: int | None = None,
    arrays: Arrays = build,
) -> TeamTable:
    """Rank the teams of a section after a round, as ``compute_standings`` ranks players."""
    view = teams_of(section)
    table = compute_standings(view, ladder=ladder, trial=trial, after_round=after_round, arrays=arrays)
    return table_of(replace(table, competition=section))


def table_of(table: Standings) -> TeamTable:
    """The same with both scores, from a table of a view."""
    scores = table.section.team_scores
    assert scores is not None
    first: dict[int, str] = {}
    second: dict[int, str] = {}
    for index, player in enumerate(table.section.players):
        rounds = slice(0, table.after_round)
        for found, cells, points in (
            (first, table.section.cells[index], table.section.points),
            (second, scores.cells[index], scores.points),
        ):
            total = sum((points.awarded(cell) for cell in cells[rounds]), start=points.loss * 0)
            found[player.number] = decimal_text(total)
    by_match = scores.primary == MATCH
    return TeamTable(table, first if by_match else second, second if by_match else first)


def ladder_shows_both(table: Standings) -> bool:
    """Whether a rung is the score that does not rank (MPvGP): a column of it beside the points says nothing more."""
    return any(rung.text == OtherScore.code for rung in table.ladder)
