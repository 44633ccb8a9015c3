"""The worked calculation of every tie-break of a team, or of all teams."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import explanation, facts
from tdapp.reports.documents.team_facts import TeamFacts
from tdapp.reports.layout.model import DocumentModel
from tdapp.reports.options import PrintOptions

ID = "team-explanation"
NAME = marked("Tie-break explanation of teams")


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """One team (``options.player`` is its number), or all in the order of the standings, each on a new page."""
    held = TeamFacts(data, options)
    if options.player is not None and options.player not in held.teams:
        raise RuleViolation(tr("There is no team with the number {number}.").format(number=options.player))
    table = held.table().standings
    teams = replace(
        data, standings=table, players={team.number: team for team in table.section.players}, plan=None, games=()
    )
    model = explanation.build(teams, options)
    return replace(model, document_id=ID, heading=facts.heading(table, options, NAME))
