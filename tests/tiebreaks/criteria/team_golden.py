"""Team events whose values were published, as facts: matches by team number and game points."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from tdapp.domain.section.event import Event, Section
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.section.two_scores import MATCH, TeamScores
from tests.team_arena import TWO_ONE_NOUGHT


def from_scores(teams: int, boards: int, rounds: dict[int, list[tuple[int, int, Fraction]]], **fields: Any) -> Section:
    """The view of an event of which only the game points are known: (team, other or 0, own game points)."""
    games = PointSystem(Fraction(boards), Fraction(boards, 2), Fraction(0), pab=Fraction(boards, 2))
    rows: dict[int, list[tuple[Cell, Cell]]] = {number: [] for number in range(1, teams + 1)}
    for number in sorted(rounds):
        for team, other, own in rounds[number]:
            if not other:
                rows[team].append((Cell(Outcome.PAIRING_BYE), Cell(Outcome.PAIRING_BYE)))
                continue
            theirs = next(points for one, _, points in rounds[number] if one == other)
            outcome = Outcome.WIN if own > theirs else Outcome.LOSS if own < theirs else Outcome.DRAW
            colour = Colour.WHITE if team < other else Colour.BLACK
            rows[team].append((Cell(outcome, other, colour), Cell(outcome, other, colour, own)))
    empty = tuple(((),) * len(rounds) for _ in rows)
    game_cells = tuple(tuple(game for _, game in row) for row in rows.values())
    return Section(
        Event("Scores of matches"),
        tuple(Player(number, f"Team {number}") for number in rows),
        tuple(tuple(match for match, _ in row) for row in rows.values()),
        len(rounds),
        points=TWO_ONE_NOUGHT,
        team_scores=TeamScores(MATCH, game_cells, games, boards, empty),
        **fields,
    )
