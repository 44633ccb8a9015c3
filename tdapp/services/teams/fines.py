"""Fines in money of a league: decided with a reason, taken back with a reason, and said in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal

from tdapp.domain.commands.fines import AddFine, RemoveFine
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.event import Section
from tdapp.domain.section.league import Fine, League
from tdapp.domain.teams.for_pairing import rules_of
from tdapp.domain.teams.names import team_at
from tdapp.domain.words.amounts import amount, read_amount, total
from tdapp.domain.words.changes import ChangeSet
from tdapp.domain.words.checks import Warning, require
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr, trimmed
from tdapp.services.ports.decisions import needed
from tdapp.services.ports.handler import handles
from tdapp.services.ports.unit_of_work import EventRows
from tdapp.services.rounds.results import results_changed
from tdapp.services.teams.fixtures import league_of
from tdapp.services.teams.league import why_not_league


def why_not_remove_fine(section: Section, position: int) -> Warning | None:
    """Only one that was decided is taken back."""
    held = len(league_of(section).fines) if section.team_rules is not None else 0
    return why_not_league(section) or (None if 0 <= position < held else rule("no-fine").warn())


def add_fine(rows: EventRows, command: AddFine) -> ChangeSet:
    """A fine for a team in a round."""
    section = rows.snapshot(command.section_id)
    require(why_not_league(section))
    team = team_at(section, command.team)
    if not 1 <= command.round <= section.rounds_total:
        raise RuleViolation(tr("There is no round {round_number}.").format(round_number=command.round))
    stored = read_amount(command.amount)
    if not amount(stored):
        raise RuleViolation(tr("Say how much the team pays."))
    reason = trimmed(needed(command.reason, tr("A team is fined")))
    held = league_of(section).fines
    fines = sorted((*held, Fine(command.round, team.number, stored, reason)), key=lambda one: (one.round, one.team))
    return _written(rows, command.section_id, section, tuple(fines))


def remove_fine(rows: EventRows, command: RemoveFine) -> ChangeSet:
    """A fine goes."""
    section = rows.snapshot(command.section_id)
    require(why_not_remove_fine(section, command.position))
    needed(command.reason, tr("A fine is taken back"))
    held = league_of(section).fines
    left = tuple(one for place, one in enumerate(held) if place != command.position)
    return _written(rows, command.section_id, section, left)


def _written(rows: EventRows, section_id: int, section: Section, fines: tuple[Fine, ...]) -> ChangeSet:
    league = replace(league_of(section), fines=fines)
    rows.teams.write_rules(section_id, replace(rules_of(section), league=league))
    return results_changed(section_id)


def paid_by(section: Section, team: int) -> Decimal:
    """All fines of a team together."""
    return total(one.amount for one in league_of(section).fines if one.team == team)


def fines_in_words(section: Section, *, after_round: int) -> tuple[str, ...]:
    """The fines until a round, a sentence each."""
    if section.team_rules is None:
        return ()
    return tuple(
        tr("{team}, round {round}, fine: {amount} ({reason}).").format(
            team=team_at(section, one.team).name, round=one.round, amount=one.amount, reason=one.reason
        )
        for one in league_of(section).fines
        if one.round <= after_round
    )


def tariff_sentences(league: League) -> Iterator[str]:
    """What the regulations say about fines."""
    if league.board_fine:
        yield tr("The fine for a board without a player is {amount}.").format(amount=league.board_fine)
    if league.match_fine:
        yield tr("The fine for a team that does not appear is {amount}.").format(amount=league.match_fine)


ROWS = (handles(AddFine, add_fine), handles(RemoveFine, remove_fine))
