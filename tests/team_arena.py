"""The builder for team events: what the tie-breaks see, from matches drawn board by board.

A line is ``number name | round round ...``; a round is ``5w:1=01`` (opponent, colour of board 1, the results of the
boards from the team's own side: ``1 = 0`` played, ``+ -`` forfeited), or a bye ``U F H Z``, ``R`` (free round),
``.`` (not paired). ``5w:1=?0`` is a match with an open board. A match in which no board was played is a forfeit.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from tdapp.domain.section.event import Event, Section
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.section.two_scores import MATCH, TeamScores
from tests.arena import BYES

HALF = Fraction(1, 2)
TWO_ONE_NOUGHT = PointSystem(Fraction(2), Fraction(1), Fraction(0), pab=Fraction(1))
_WORTH = {"1": Fraction(1), "=": HALF, "0": Fraction(0), "+": Fraction(1), "-": Fraction(0), "?": Fraction(0)}


def team_arena(
    drawing: str, *, boards: int = 4, primary: str = MATCH, matches: PointSystem = TWO_ONE_NOUGHT, **fields: Any
) -> Section:
    """The view of a team event from its drawing; ``fields`` go to Section."""
    games = PointSystem(Fraction(boards), Fraction(boards, 2), Fraction(0), pab=Fraction(boards, 2))
    teams, match_rows, game_rows, board_rows = [], [], [], []
    for text in filter(str.strip, drawing.splitlines()):
        head, _, rounds = text.partition("|")
        number, _, name = head.strip().partition(" ")
        teams.append(Player(int(number), name.strip() or f"Team {number}"))
        seen = [_cells(token, boards) for token in rounds.split()]
        match_rows.append(tuple(one for one, _, _ in seen))
        game_rows.append(tuple(other for _, other, _ in seen))
        board_rows.append(tuple(points for _, _, points in seen))
    first, second = (match_rows, game_rows) if primary == MATCH else (game_rows, match_rows)
    systems = (matches, games) if primary == MATCH else (games, matches)
    fields.setdefault("event", Event("Arena of teams"))
    fields.setdefault("rounds_total", len(first[0]) if first else 0)
    scores = TeamScores(primary, tuple(second), systems[1], boards, tuple(board_rows))
    return Section(players=tuple(teams), cells=tuple(first), points=systems[0], team_scores=scores, **fields)


def _cells(token: str, boards: int) -> tuple[Cell, Cell, tuple[Fraction, ...]]:
    if token in BYES:
        outcome = BYES[token]
        whole = {"U": Fraction(1), "F": Fraction(1), "H": HALF}.get(token, Fraction(0))  # C.07, 12
        return Cell(outcome), Cell(outcome), (whole,) * boards
    head, _, results = token.partition(":")
    opponent, colour = int(head[:-1]), Colour(head[-1])
    assert len(results) == boards, token
    points = tuple(_WORTH[letter] for letter in results)
    total = sum(points, Fraction(0))
    if "?" in results:
        return Cell(Outcome.OPEN, opponent, colour), Cell(Outcome.OPEN, opponent, colour), points
    played = not set(results) <= set("+-")
    theirs = boards - total if "-" not in results or set(results) != {"-"} else Fraction(0)
    if not played:
        outcome = Outcome.FORFEIT_WIN if total > theirs else Outcome.FORFEIT_LOSS
    else:
        outcome = Outcome.WIN if total > theirs else Outcome.LOSS if total < theirs else Outcome.DRAW
    return Cell(outcome, opponent, colour), Cell(outcome, opponent, colour, total), points
