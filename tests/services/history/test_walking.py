"""What going back asks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tdapp.domain.commands.ladder import MakeLadderOfficial, SetTrialLadder
from tdapp.domain.section.event import ByeRules
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.words.checks import NeedsConfirmation, Refused
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.history.walking import _locked, _of_section
from tdapp.services.ports.unit_of_work import Walked
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


def test_what_was_locked_is_taken_back_only_with_a_reason(store: EventFile) -> None:
    do(store, *LOTS, *SAME_LOTS)
    with pytest.raises(RuleViolation, match="taken back only with a reason"):
        store.undo(confirmed=("announced-back",))
    assert "SB" in str(store.snapshot(1).ladder)
    store.undo(confirmed=("announced-back",), reason="a second vote")
    assert "SB" not in str(store.snapshot(1).ladder)


@pytest.mark.parametrize(
    ("before", "after", "fide", "under_way", "told"),
    [
        ("LOT{seed=1}", "BH", True, True, "lots-announced"),
        ("LOT{seed=1}", "LOT{seed=2}", True, False, "lots-taken-back"),
        ("LOT{seed=1}", "LOT{seed=1},BH", True, False, None),
        ("LOT{seed=1}", "LOT{seed=1},BH", True, True, "announced-back"),
        ("BH", "LOT{seed=1}", True, False, None),
        ("BH", "LOT{seed=1}", True, True, "announced-back"),
        (None, "LOT{seed=1}", True, False, None),
        ("LOT{seed=1}", None, True, False, "lots-taken-back"),
        ("LOT{seed=1}", "BH", False, True, "announced-back"),
        ("LOT{seed=1}", "BH", False, False, None),
    ],
)
def test_lots_that_were_announced_stay(
    before: str | None, after: str | None, fide: bool, under_way: bool, told: str | None
) -> None:
    """Q206: in FIDE mode a seed that was announced is not drawn anew, not by going back either."""
    found = [one.rule_id for one in _locked({"ladder": (before, after)}, under_way=under_way, fide_mode=fide)]
    assert found == ([] if told is None else [told])


@pytest.mark.parametrize(
    ("locked", "before_round_1", "later"),
    [
        ({"closed": (True, False)}, ["closing-taken-back"], ["closing-taken-back"]),
        ({"closed": (False, True)}, [], []),
        ({"rounds_total": (5, 7)}, [], ["The number of rounds changes back from 5 to 7"]),
        ({"edition": ("2026", "2009")}, [], ["The edition of the tie-break rules changes back from 2026 to 2009"]),
        ({"unrated_rule": ("", "1400")}, [], ["The rule for unrated players changes back from none to 1400"]),
        ({"byes": (ByeRules(), ByeRules(False))}, [], ["no half-point byes"]),
        ({"forbidden": ("", "1")}, [], ["prohibitions-back"]),
        ({"ladder": ("BH,SB", None)}, [], ["the preset of the system"]),
        ({"rounds_total": (5, 7), "forbidden": ("", "1")}, [], ["number of rounds", "prohibitions-back"]),
    ],
)
def test_what_is_locked_is_asked_about_once_a_round_is_paired(
    locked: dict[str, tuple[object, object]], before_round_1: list[str], later: list[str]
) -> None:
    for under_way, expected in ((False, before_round_1), (True, later)):
        found = list(_locked(locked, under_way=under_way, fide_mode=True))
        assert len(found) == len(expected)
        for one, words in zip(found, expected, strict=True):
            assert words == one.rule_id or words.casefold() in one.text.casefold()


def test_what_was_public_is_asked_about_with_its_round_and_boards() -> None:
    walked = Walked(1, withdrawn=(2,), changed=((1, (3, 4)),), results=((2, 5),),
                    corrected=((1, 7, GameResult.DRAW, None), (2, 8, None, GameResult.DRAW)))  # fmt: skip
    found = list(_of_section(walked, 2, fide_mode=True))
    assert [one.rule_id for one in found] == [
        *("published-withdrawn", "results-unpaired", "published-back", "earlier-round-corrected")
    ]
    withdrawn, results, back, earlier = (one.text for one in found)
    assert "2" in withdrawn
    assert "5" in results
    assert "3, 4" in back
    assert "7" in earlier  # of the round that is played it is an ordinary correction
