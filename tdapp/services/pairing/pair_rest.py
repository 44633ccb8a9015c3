"""Semi-automatic pairing (Q63): the arbiter seats whom he must, the engine those who are left."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.section.event import Section
from tdapp.domain.section.match import TeamBye
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.round import Round
from tdapp.pairing.reasons.explain import due_pair
from tdapp.pairing.rules.position import position_of
from tdapp.pairing.rules.possible import most_legal_pairs
from tdapp.pairing.rules.team_position import colours_of, team_position_of


def rest_of(section: Section, round_: Round) -> Section:
    """The section in which only those without a game in a round are to be paired there; the others are absent.

    ``round_`` is that of whoever is paired (domain.teams.for_pairing).
    """
    if section.system.pairs_teams:
        return _rest_of_teams(section, round_)
    free = set(round_.unpaired)
    rows = []
    for player, row in zip(section.players, section.cells, strict=True):
        before = list(row[: round_.number - 1])
        before += [Cell(Outcome.UNPAIRED)] * (round_.number - 1 - len(before))
        rows.append((*before, Cell(Outcome.UNPAIRED if player.number in free else Outcome.ZERO_POINT_BYE)))
    return replace(section, cells=tuple(rows))


def _rest_of_teams(section: Section, round_: Round) -> Section:
    free = set(round_.unpaired)
    kept = [bye for bye in section.team_byes if bye.round != round_.number]
    seated = [team.number for team in section.teams if team.number not in free]
    byes = (*kept, *(TeamBye(round_.number, team, Outcome.ZERO_POINT_BYE) for team in seated))
    return replace(
        section, matches=tuple(match for match in section.matches if match.round < round_.number), team_byes=byes
    )


def has_bye(round_: Round) -> bool:
    """Whether somebody has the pairing-allocated bye already."""
    return any(outcome is Outcome.PAIRING_BYE for _, outcome in round_.byes)


def as_far_as_legal(rest: Section, number: int) -> tuple[tuple[int, int], ...]:
    """Where no pairing of the rest is legal: as many legal boards as there are, with the colours due."""
    if rest.system.pairs_teams:
        teams = team_position_of(rest, number)
        return tuple(colours_of(teams, one, other)[:2] for one, other in most_legal_pairs(teams.players))
    position = position_of(rest, number)
    return tuple(due_pair(position, one, other)[:2] for one, other in most_legal_pairs(position))
