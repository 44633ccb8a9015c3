"""Teams, matches and their scores as sentences name them."""

from __future__ import annotations

from fractions import Fraction

from tdapp.domain.section.event import Section
from tdapp.domain.section.match import Match
from tdapp.domain.section.scoring import points_figure
from tdapp.domain.section.team import Team
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr


def team_at(section: Section, number: int) -> Team:
    """The team of this number; RuleViolation when there is none."""
    for team in section.teams:
        if team.number == number:
            return team
    raise RuleViolation(tr("There is no team with the number {number}.").format(number=number))


def shown_teams(section: Section, match: Match) -> str:
    """The two teams of a match."""
    return " – ".join(team_at(section, number).name for number in match.teams)


def score_text(score: tuple[Fraction, Fraction]) -> str:
    """A match score: ``2½:1½``."""
    return ":".join(f"{points_figure(points, half_sign=True)}" for points in score)
