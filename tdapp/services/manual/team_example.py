"""The event of teams behind the worked examples of the manual: five teams of four, with a bye, a walkover, a draw."""

from __future__ import annotations

from fractions import Fraction

from tdapp.domain.section.event import Event, Section
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.section.two_scores import MATCH, TeamScores

_BOARDS = 4
_WORTH = {"1": Fraction(1), "+": Fraction(1), "=": Fraction(1, 2)}
_TEAMS = (
    ("Capablanca", "2w1==0 5b1111 4w1=10 -"),
    ("Tal", "1b0==1 4w11=1 - 3b1=11"),
    ("Menchik", "4b=1=1 - 5w1111 2w0=00"),
    ("Petrosian", "3w=0=0 2b00=0 1b0=01 5w++++"),
    ("Polgar", "- 1w0000 3b0000 4b----"),
)
"""Opponent, colour on board 1, the boards; - alone is the bye."""


def team_example() -> Section:
    """The view of the teams, ranked by match points after four rounds."""
    matches, games, boards = [], [], []
    for _, drawn in _TEAMS:
        seen = [_seen(word) for word in drawn.split()]
        matches.append(tuple(one for one, _, _ in seen))
        games.append(tuple(one for _, one, _ in seen))
        boards.append(tuple(one for _, _, one in seen))
    system = PointSystem(Fraction(_BOARDS), Fraction(_BOARDS, 2), pab=Fraction(_BOARDS, 2))
    return Section(
        Event("Example of teams"),
        tuple(Player(number, name) for number, (name, _) in enumerate(_TEAMS, 1)),
        tuple(matches),
        len(matches[0]),
        points=PointSystem(Fraction(2), Fraction(1), pab=Fraction(1)),
        team_scores=TeamScores(MATCH, tuple(games), system, _BOARDS, tuple(boards)),
    )


def _seen(word: str) -> tuple[Cell, Cell, tuple[Fraction, ...]]:
    if word == "-":
        return Cell(Outcome.PAIRING_BYE), Cell(Outcome.PAIRING_BYE), (Fraction(1),) * _BOARDS
    opponent, colour, results = int(word[0]), Colour(word[1]), word[2:]
    points = tuple(_WORTH.get(letter, Fraction(0)) for letter in results)
    total = sum(points, Fraction(0))
    won, lost = Outcome.WIN, Outcome.LOSS
    if set(results) <= set("+-"):
        won, lost = Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS
    outcome = Outcome.DRAW if 2 * total == _BOARDS else won if 2 * total > _BOARDS else lost
    return Cell(outcome, opponent, colour), Cell(outcome, opponent, colour, total), points
