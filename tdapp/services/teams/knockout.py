"""Drawn matches of a knock-out: why a team goes on, and what the arbiter decides where all is equal."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from tdapp.domain.commands.teams import DecideMatch
from tdapp.domain.knockout.tree import By, TieState
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.event import Section
from tdapp.domain.section.match import Decision, Match
from tdapp.domain.teams.knockout import Tie, bracket_of
from tdapp.domain.teams.names import shown_teams, team_at
from tdapp.domain.words.changes import ChangeSet
from tdapp.domain.words.checks import Warning, require
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr, trimmed
from tdapp.services.ports.decisions import needed, pass_warnings, why_not_change
from tdapp.services.ports.handler import handles
from tdapp.services.ports.unit_of_work import EventRows
from tdapp.services.rounds.paired_on import paired_on
from tdapp.services.rounds.results import results_changed
from tdapp.services.systems.knockout_words import HOWS, by_words
from tdapp.services.systems.ties import decision_of


def tie_at(section: Section, match: Match) -> Tie | None:
    """The tie of a match; None where nothing is knocked out."""
    if not section.system.elimination:
        return None
    return bracket_of(section).tie_of(match)


def why_not_decide(section: Section, match: Match, winner: int | None = 0) -> Warning | None:
    """Who goes on by decision: in a drawn match that no criterion decides; ``winner`` None takes it back."""
    if not section.system.elimination:
        return why_not_change(section) or rule("no-knockout").warn()
    tie, teams = tie_at(section, match), shown_teams(section, match)
    if tie is None or tie.state in (TieState.OPEN, TieState.WAITING):
        return why_not_change(section) or rule("tie-open").warn(teams=teams)
    if winner is None:
        none = None if decision_of(tie) is not None else rule("no-decision").warn(teams=teams)
        return why_not_change(section) or none
    decided = tie.state is TieState.DECIDED and tie.by not in (By.DECISION, By.FORFEIT)
    return why_not_change(section) or (
        rule("tie-decided").warn(teams=teams, by=partial(by_words, tie.by)) if decided else None
    )


def decide_match(rows: EventRows, command: DecideMatch) -> ChangeSet:
    """Who goes on is decided, or that is taken back; the reason stands in the tournament report."""
    section_id = command.section_id
    section = rows.snapshot(section_id)
    match = next((one for one in section.matches if (one.round, one.table) == (command.round, command.table)), None)
    if match is None:
        raise RuleViolation(rule("no-match-at").words(round=command.round, table=command.table))
    require(why_not_decide(section, match, command.winner))
    tie = tie_at(section, match)
    assert tie is not None  # else it is not possible
    match = next((one for one in tie.meetings if one.decision is not None), tie.meetings[-1])
    teams, stood = shown_teams(section, match), decision_of(tie)
    if command.winner is None:
        assert stood is not None
        warnings = [rule("decision-back").warn(teams=teams, winner=team_at(section, stood.winner).name)]
        changed = replace(match, decision=None)
    else:
        if command.winner not in match.teams:
            require(rule("no-match").warn(team=team_at(section, command.winner).name, round=command.round))
        winner = team_at(section, command.winner).name
        decided = Decision(command.winner, command.how, trimmed(command.text))
        if decided == stood:
            raise RuleViolation(rule("tie-decided").words(teams=teams, by=by_words(By.DECISION)))
        how = partial(_how_words, decided)
        warnings = [rule("match-decided").warn(teams=teams, winner=winner, how=how)]
        changed = replace(match, decision=decided)
    reason = needed(command.reason, tr("A match is decided by the arbiter"))
    warnings += paired_on(section, with_match(section, changed))
    pass_warnings(rows, section_id, warnings, command.confirmed, reason=reason)
    rows.teams.write_match(section_id, changed)
    return results_changed(section_id)


def _how_words(decision: Decision) -> str:
    how = tr(HOWS[decision.how])
    return f"{how}, {decision.text}" if decision.text else how


def with_match(section: Section, changed: Match) -> Section:
    """The section with another state of a match."""
    at = changed.round, changed.table
    return replace(section, matches=tuple(changed if (m.round, m.table) == at else m for m in section.matches))


ROWS = (handles(DecideMatch, decide_match),)
