"""The regulations about teams: what means nothing, and what is locked once round 1 is paired."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.team import MOST_BOARDS, TeamRules
from tdapp.domain.words.checks import settle
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.checks.points import point_faults

_FREE = ("line_up", "reserves", "strength", "unrated", "half_played", "board_games", "board_forfeits", "league")


def check_rules(rules: TeamRules) -> None:
    """RuleViolation for values that mean nothing."""
    if not 1 <= rules.boards <= MOST_BOARDS:
        raise RuleViolation(tr("A match has 1 to {most} boards.").format(most=MOST_BOARDS))
    if rules.colours and (len(rules.colours) % rules.boards or set(rules.colours) - {"W", "B"}):
        raise RuleViolation(tr("The colours name W or B for each of the {boards} boards.").format(boards=rules.boards))
    if rules.reserves is not None and rules.reserves < 0:
        raise RuleViolation(tr("The number of reserves is 0 or more."))
    if rules.board_games is not None and rules.board_games < 0:
        raise RuleViolation(tr("The number of games for a board prize is 0 or more."))
    if not 0 <= rules.unrated <= 4000:
        raise RuleViolation(tr("Unrated members count as a rating between 0 and 4000."))
    if any(points is not None and points < 0 for points in (rules.pab_mp, rules.pab_gp)):
        raise RuleViolation(tr("Points may not be negative."))
    settle(point_faults(rules.match_points), ())


def check_teams(facts: SectionFacts) -> None:
    """RuleViolation where the kind of a section and its rules for teams say different things."""
    if facts.system.pairs_teams != (facts.team_rules is not None):
        raise RuleViolation(tr("A competition of teams needs rules for teams, and no other has them."))
    if facts.team_rules is not None:
        check_rules(facts.team_rules)


def locked_changes(before: TeamRules | None, after: TeamRules | None) -> bool:
    """Whether something changes that pairings and points rest on."""
    if before is None or after is None:
        return before is not after
    return replace(before, **{name: getattr(after, name) for name in _FREE}) != after
