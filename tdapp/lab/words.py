"""How the tables of a run and their rows are named."""

from __future__ import annotations

from tdapp.domain.words.wording import marked, tr
from tdapp.lab.study import ABSENT, ALL, CRITERIA, DISTANCE, GAIN, POINTS, PRESENT, TOP
from tdapp.tiebreaks.registry import POLICIES

PLAYERS = {
    ALL: marked("all players"),
    TOP: marked("top scorers"),
    PRESENT: marked("players without an absence of their own"),
    ABSENT: marked("players with an absence of their own"),
    "first quarter": marked("first quarter by rating"),
    "second quarter": marked("second quarter by rating"),
    "third quarter": marked("third quarter by rating"),
    "last quarter": marked("last quarter by rating"),
}
MEASURES = {
    DISTANCE: marked("Distance in places: less is better"),
    GAIN: marked("Places gained: above zero gained, below zero lost"),
    CRITERIA: marked("Distance of two global criteria in places"),
}


def row_words(row: str) -> str:
    """A row as people read it: ladders as they are, rules for unplayed games by name, ``round 3`` in their language."""
    policy = next((one for one in POLICIES if one.id == row), None)
    if policy is not None:
        return tr(policy.name)
    round_number = row.removeprefix("round ")
    return tr("Round {number}").format(number=round_number) if round_number != row else row


def criterion_words(criterion: str) -> str:
    """A criterion's code, or the points."""
    return tr("Points") if criterion == POINTS else criterion


def title_of(measure: str, level: str, players: str) -> str:
    """``Distance in places: less is better; top scorers; 4 %``."""
    return "; ".join(filter(None, (tr(MEASURES[measure]), tr(PLAYERS[players]) if players else "", level)))
