"""What the papers of a knock-out of players say of a match: its name, its tie-break, what its winner gets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

from tdapp.domain.knockout.players import Tie, steps_of
from tdapp.domain.knockout.tree import By
from tdapp.domain.section.event import Section
from tdapp.domain.systems.knockout import WITHOUT_GAMES
from tdapp.domain.words.wording import tr
from tdapp.reports.data import DocumentData
from tdapp.services.systems.knockout_words import BREAKS, by_words, stage_name

Points = Callable[[Fraction], str]


def as_shown(data: DocumentData) -> Section:
    """The section with its players as they may be seen."""
    section = data.subject
    return replace(section, players=tuple(data.players.get(player.number, player) for player in section.players))


def match_name(tie: Tie, stages: int) -> str:
    """``Semi-finals``, ``Match for place 3``."""
    return tr("Match for place 3") if tie.third else stage_name(tie.stage, stages, teams=False)


def winner_title(tie: Tie, stages: int) -> str:
    """What the winner of a match gets by it, as the head of a column."""
    if tie.third:
        return tr("Place 3")
    return tr("Winner") if tie.stage == stages else tr("Goes on")


def tie_break_words(section: Section, tie: Tie, points: Points) -> str:
    """By what a drawn match was decided, with the score of its tie-break games."""
    parts = []
    for step in steps_of(section, tie):
        if step.stage.by in WITHOUT_GAMES:
            parts += [by_words(step.stage.by)] if step.better is not None else []
        elif step.games:
            rates = ", ".join(dict.fromkeys(game.rate for game in step.games if game.rate))
            score = f"{points(step.points[0])}:{points(step.points[1])}"
            name = tr(BREAKS[step.stage.by])
            parts.append(f"{name} {rates} {score}".replace("  ", " "))
    if tie.by in (By.DECISION, By.FORFEIT):
        parts.append(by_words(tie.by))
    return "; ".join(parts)
