"""Semi-automatic pairing (Q63): the arbiter seats whom he must, the engine those who are left."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.round import Round
from tdapp.pairing.reasons.explain import due_pair
from tdapp.pairing.rules.position import position_of
from tdapp.pairing.rules.possible import most_legal_pairs


def rest_of(section: Section, round_: Round) -> Section:
    """The section in which only those without a game in a round are to be paired there; the others are absent."""
    free = set(round_.unpaired)
    rows = []
    for player, row in zip(section.players, section.cells, strict=True):
        before = list(row[: round_.number - 1])
        before += [Cell(Outcome.UNPAIRED)] * (round_.number - 1 - len(before))
        rows.append((*before, Cell(Outcome.UNPAIRED if player.number in free else Outcome.ZERO_POINT_BYE)))
    return replace(section, cells=tuple(rows))


def has_bye(round_: Round) -> bool:
    """Whether somebody has the pairing-allocated bye already."""
    return any(outcome is Outcome.PAIRING_BYE for _, outcome in round_.byes)


def as_far_as_legal(rest: Section, number: int) -> tuple[tuple[int, int], ...]:
    """Where no pairing of the rest is legal: as many legal boards as there are, with the colours due."""
    position = position_of(rest, number)
    return tuple(due_pair(position, one, other)[:2] for one, other in most_legal_pairs(position))
