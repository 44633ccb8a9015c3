"""Q57-69, Q84-93, Q200: undo, redo and going back ask what the direct way asks, and change nothing until then."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.domain.commands.event import EditSection
from tdapp.domain.commands.history import RestoreTo
from tdapp.domain.commands.ladder import MakeLadderOfficial, SetTrialLadder
from tdapp.domain.commands.rounds import (
    AbsenceAction,
    AbsentPlayer,
    CloseSection,
    CorrectionScope,
    CorrectResult,
    EnterResult,
    PublishRound,
    StorePairing,
    UnpairRound,
    VerifyResult,
)
from tdapp.domain.section.event import Section
from tdapp.domain.section.facts import facts_of
from tdapp.domain.words.changes import Executed
from tdapp.domain.words.checks import Level, NeedsConfirmation
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.history.steps import undo_round
from tests.acceptance.desk import DRAW, WHITE, Desk
from tests.arena import arena
from tests.event_files import ALL, BACK, round_commands


@pytest.fixture
def four(at_desk: Callable[..., Desk]) -> Desk:
    """Round 1 played, round 2 paired and public."""
    section = arena("1 A |\n2 B |\n3 C |\n4 D |", rounds_total=3, initial_colour="W")
    first = round_commands(1, ((1, 3), (4, 2)), results=(WHITE, WHITE))
    return at_desk(section, *first, StorePairing(1, 2, ((4, 1), (2, 3)), (), "engine"), PublishRound(1, 2))


def asked(desk: Desk, walk: Callable[..., Executed]) -> dict[str, Level]:
    """What is asked; nothing changes without an answer, nor without a reason."""
    before, revision = desk.section, desk.store.revision
    with pytest.raises(NeedsConfirmation) as caught:
        walk()
    ids = tuple(warning.rule_id for warning in caught.value.warnings)
    with pytest.raises(RuleViolation, match="only with a reason"):
        walk(confirmed=ids)
    assert (desk.section, desk.store.revision) == (before, revision)
    walk(confirmed=ids, reason="the wrong list was printed")
    assert desk.store.journal(limit=1)[0].reason == "the wrong list was printed"
    return {warning.rule_id: warning.level for warning in caught.value.warnings}


def test_undo_of_public_pairings_asks(four: Desk) -> None:
    assert asked(four, four.store.undo) == {"published-withdrawn": Level.CONFIRM}
    four.store.undo()  # a draft is nobody's business
    assert not four.round(2).is_paired
    four.store.redo()
    four.store.redo()
    assert not four.round(2).is_draft


def test_redo_that_withdraws_asks_too(four: Desk) -> None:
    four.do(UnpairRound(1, 2, "late entries", ALL))
    four.store.undo()  # public again: nothing is taken from anybody
    assert asked(four, four.store.redo) == {"published-withdrawn": Level.CONFIRM}


def test_undo_of_a_result_asks_nothing(four: Desk) -> None:
    four.do(EnterResult(1, 2, 1, WHITE), EnterResult(1, 2, 1, DRAW, confirmed=ALL))
    four.store.undo()
    four.store.undo()
    four.store.redo()


def test_undo_of_a_change_of_public_boards_asks(four: Desk) -> None:
    four.do(AbsentPlayer(1, 2, 3, AbsenceAction.FORFEIT, confirmed=ALL))
    four.store.undo()  # a forfeit is a result
    four.do(AbsentPlayer(1, 2, 3, AbsenceAction.RE_PAIR, reason="ill", confirmed=ALL))
    assert asked(four, four.store.undo) == {"published-back": Level.CONFIRM}


def test_undo_of_a_correction_asks(four: Desk) -> None:
    four.do(CorrectResult(1, 1, 1, DRAW, CorrectionScope.EVERYTHING, "the slip", confirmed=ALL))
    assert asked(four, four.store.undo) == {"earlier-round-corrected": Level.CONFIRM}


def test_undo_of_locked_settings_asks(four: Desk) -> None:
    four.do(
        EditSection(1, replace(facts_of(four.section), unrated_rule="1400"), reason="forgotten", confirmed=ALL),
        SetTrialLadder(1, "SB"),
        MakeLadderOfficial(1, "voted", confirmed=True),
    )
    assert asked(four, four.store.undo) == {"announced-back": Level.TWO_STEPS}
    four.store.undo()  # a trial
    assert asked(four, four.store.undo) == {"announced-back": Level.TWO_STEPS}


def test_undo_of_a_closing_asks(at_desk: Callable[[Section], Desk]) -> None:
    desk = at_desk(arena("1 A |\n2 B |", rounds_total=1, initial_colour="W"))
    desk.play(1, ((1, 2),), results=(WHITE,))
    desk.do(VerifyResult(1, 1, 1, WHITE), CloseSection(1))
    assert asked(desk, desk.store.undo) == {"closing-taken-back": Level.CONFIRM}


def test_going_back_asks_for_every_round_that_goes(four: Desk) -> None:
    four.do(EnterResult(1, 2, 1, WHITE))
    found = asked(four, lambda **answer: four.store.restore(RestoreTo(2, 1, **answer)))
    assert found == {"published-withdrawn": Level.CONFIRM, "results-unpaired": Level.CONFIRM}


def test_taking_a_whole_round_back_asks(four: Desk) -> None:
    found = asked(four, lambda **answer: undo_round(four.store, 1, 2, answer))
    assert found == {"published-withdrawn": Level.CONFIRM}
    four.store.restore(RestoreTo(four.store.revision - 1, 1))  # forward again: nothing is taken from anybody
    assert not four.round(2).is_draft


def test_a_copy_that_takes_rounds_back_asks(four: Desk, tmp_path: Path) -> None:
    four.store.undo(**BACK)
    four.store.save_copy(tmp_path / "copy.tdb")
    four.store.redo()
    found = asked(four, lambda **answer: four.store.restore_file(tmp_path / "copy.tdb", **answer))
    assert found == {"published-withdrawn": Level.CONFIRM}
