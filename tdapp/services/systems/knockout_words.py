"""The criteria and the stages of a knock-out in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tdapp.domain.knockout.tree import By
from tdapp.domain.section.match import How
from tdapp.domain.section.team import Decider
from tdapp.domain.systems.knockout import TieBreak, TieStage
from tdapp.domain.words.wording import marked, tr

DECIDERS = {
    Decider.BC: marked("board count (BC)"),
    Decider.TBR: marked("top board results (TBR)"),
    Decider.BBE: marked("bottom board elimination (BBE)"),
    Decider.BERLIN: marked("Berlin count (BERLIN)"),
}

BREAKS = {
    TieBreak.RAPID: marked("rapid games"),
    TieBreak.BLITZ: marked("blitz games"),
    TieBreak.SUDDEN: marked("sudden death"),
    TieBreak.ARMAGEDDON: marked("Armageddon"),
    TieBreak.LOWER: marked("the lower rating"),
    TieBreak.BLACK: marked("Black in the last game"),
}
_STAGES = {
    TieBreak.RAPID: (marked("two rapid games"), marked("two rapid games ({rate})")),
    TieBreak.BLITZ: (marked("two blitz games"), marked("two blitz games ({rate})")),
    TieBreak.SUDDEN: (
        marked("single games until one is won"),
        marked("single games until one is won ({rate})"),
    ),
    TieBreak.ARMAGEDDON: (
        marked("Armageddon, a draw wins for Black"),
        marked("Armageddon ({rate}), a draw wins for Black"),
    ),
    TieBreak.LOWER: (marked("the lower rated goes on"),) * 2,
    TieBreak.BLACK: (marked("who had Black in the last game goes on"),) * 2,
}
_BY = {
    By.BYE: marked("a bye"),
    By.POINTS: marked("game points"),
    By.FORFEIT: marked("forfeit"),
    By.DECISION: marked("decision of the arbiter"),
}
HOWS = {
    How.LOTS: marked("drawing of lots"),
    How.PLAY_OFF: marked("play-off"),
    How.ARBITER: marked("decision of the arbiter"),
}


def by_words(by: Any) -> str:
    """What decided a tie."""
    if by is None:
        return ""
    words = _BY.get(by) or DECIDERS.get(by) or BREAKS[by]
    return tr(words)


def stage_words(stage: TieStage) -> str:
    """One announced stage of the tie-break, with its rate of play."""
    return tr(_STAGES[stage.by][bool(stage.rate)]).format(rate=stage.rate)


def stages_text(stages: Iterable[TieStage]) -> str:
    """The announced stages in their order."""
    return "; ".join(map(stage_words, stages))


def deciders_text(deciders: Iterable[Decider]) -> str:
    """The criteria in their order."""
    return ", ".join(tr(DECIDERS[decider]) for decider in deciders)


def stage_name(stage: int, stages: int, *, teams: bool = True) -> str:
    """``Quarter-finals`` and the like; earlier ones by the number of those who are in it."""
    match stages - stage:
        case 0:
            return tr("Final")
        case 1:
            return tr("Semi-finals")
        case 2:
            return tr("Quarter-finals")
        case left:
            return (tr("Last {count} teams") if teams else tr("Last {count}")).format(count=2 << left)
