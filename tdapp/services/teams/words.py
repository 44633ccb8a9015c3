"""Teams and matches as sentences name them."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from tdapp.domain.section.event import Kind, Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.scoring import PointSystem, points_text
from tdapp.domain.teams.match import Match
from tdapp.domain.teams.team import Score, Team, TeamRules
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import ntr, tr


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
    return ":".join(points_text(points, half_sign=True) for points in score)


def rules_sentences(kind: Kind, rules: TeamRules, games: PointSystem, *, half_sign: bool = True) -> Iterator[str]:
    """The rules of the teams as the regulations say them; ``games`` is what a single game is worth."""

    def worth(points: Fraction) -> str:
        return points_text(points, half_sign=half_sign)

    boards, points = rules.boards, rules.match_points
    several = len(rules.colours) > boards
    yield (
        ntr("A match has {count} board.", "A match has {count} boards.", boards).format(count=boards)
        if several
        else tr("A match has {count} boards; colours of the first-named team: {colours}.").format(
            count=boards, colours=rules.pattern
        )
    )
    yield tr("A match won counts {win}, drawn {draw}, lost {loss} match points.").format(
        win=worth(points.win), draw=worth(points.draw), loss=worth(points.loss)
    )
    yield tr("Match points decide first.") if rules.primary is Score.MATCH else tr("Game points decide first.")
    if kind is not Kind.TEAM_SWISS:
        return
    bye = rules.bye_points(Outcome.PAIRING_BYE, games)
    yield tr("A team left over counts {match_points} in match points and {game_points} in game points.").format(
        match_points=worth(bye[0]), game_points=worth(bye[1])
    )
