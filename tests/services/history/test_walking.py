"""What going back asks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tdapp.domain.commands.ladder import MakeLadderOfficial, SetTrialLadder
from tdapp.domain.words.checks import NeedsConfirmation, Refused
from tdapp.storage import EventFile
from tests.arena import arena
from tests.event_files import DRAW, do, opened, round_commands

LOTS = (SetTrialLadder(1, "LOT{seed=7}"), MakeLadderOfficial(1, "a vote", confirmed=True))
SAME_LOTS = (SetTrialLadder(1, "SB,LOT{seed=7}"), MakeLadderOfficial(1, "a vote", confirmed=True))


@pytest.fixture(name="store")
def _store(tmp_path: Path) -> Iterator[EventFile]:
    section = arena("1 A 2400 |\n2 B 2300 |\n3 C 2200 |\n4 D 2100 |", rounds_total=3, initial_colour="W")
    with opened(tmp_path, section, steps=round_commands(1, ((1, 3), (4, 2)), results=(DRAW, DRAW))) as store:
        yield store


def test_an_announced_seed_is_not_taken_back_after_a_round(store: EventFile) -> None:
    do(store, *LOTS)
    with pytest.raises(Refused) as refused:
        store.undo()
    assert {warning.rule_id for warning in refused.value.warnings} == {"lots-announced"}


def test_a_ladder_that_keeps_the_announced_seed_is_taken_back(store: EventFile) -> None:
    """The seed stays 7: nothing that was announced is drawn anew, only the ladder goes back."""
    do(store, *LOTS, *SAME_LOTS)
    with pytest.raises(NeedsConfirmation) as asked:
        store.undo()
    assert {warning.rule_id for warning in asked.value.warnings} == {"announced-back"}
