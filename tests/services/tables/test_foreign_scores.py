"""Ladders that name the score of another system."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.section.ladder import Ladder, parse_ladder
from tdapp.services.tables.foreign_scores import without_foreign_scores
from tdapp.tiebreaks.registry import CRITERIA
from tests.arena import arena

SWISS = arena("1 A 2000 | 2w1\n2 B 1900 | 1b0")
FOREIGN = next(one.code for one in CRITERIA if one.of_system not in ("", SWISS.system.id))


@pytest.mark.parametrize("held", ["BH", f"{FOREIGN},BH"])
@pytest.mark.parametrize("trial", ["SB", f"SB,{FOREIGN}"])
def test_the_official_ladder_and_that_on_trial_lose_it_each_by_itself(held: str, trial: str) -> None:
    section = replace(SWISS, ladder=parse_ladder(held), trial_ladder=parse_ladder(trial))
    found = without_foreign_scores(section)
    assert (str(found.ladder), str(found.trial_ladder)) == ("BH", "SB")
    nothing = without_foreign_scores(replace(SWISS, ladder=parse_ladder(FOREIGN)))
    assert nothing.ladder is None


def test_a_ladder_without_rungs_stays_one() -> None:
    """Points alone were announced: no preset takes its place."""
    section = replace(SWISS, ladder=Ladder(), trial_ladder=Ladder())
    assert without_foreign_scores(section) is section
    assert (section.ladder, section.trial_ladder) == (Ladder(), Ladder())
