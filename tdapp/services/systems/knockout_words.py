"""The criteria and the stages of a knock-out in words."""

from __future__ import annotations

from collections.abc import Iterable

from tdapp.domain.section.team import Decider
from tdapp.domain.words.wording import marked, tr

DECIDERS = {
    Decider.BC: marked("board count (BC)"),
    Decider.TBR: marked("top board results (TBR)"),
    Decider.BBE: marked("bottom board elimination (BBE)"),
    Decider.BERLIN: marked("Berlin count (BERLIN)"),
}


def deciders_text(deciders: Iterable[Decider]) -> str:
    """The criteria in their order."""
    return ", ".join(tr(DECIDERS[decider]) for decider in deciders)


def stage_name(stage: int, stages: int) -> str:
    """``Quarter-finals`` and the like; earlier ones by the number of teams."""
    match stages - stage:
        case 0:
            return tr("Final")
        case 1:
            return tr("Semi-finals")
        case 2:
            return tr("Quarter-finals")
        case left:
            return tr("Last {count} teams").format(count=2 << left)
