"""Everybody takes back his own steps; past others only where nobody builds on what goes. Each guard by itself."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.domain.arbiters.by import ALONE, By, Role
from tdapp.domain.commands.command import Command, Step
from tdapp.domain.commands.event import AddSection
from tdapp.domain.commands.games import TakeAlert
from tdapp.domain.commands.history import NamePoint, Redo, Undo
from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.domain.commands.players import CheckIn, EditPlayers, SetCheckIn
from tdapp.domain.commands.registry import STEPS
from tdapp.domain.commands.rounds import (
    ClearResult,
    CloseSection,
    EnterResult,
    PublishRound,
    SetBoardNote,
    StorePairing,
    UnpairRound,
    VerifyResult,
)
from tdapp.domain.rules.rulebook import RULES
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.words.checks import Level
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.history.undo_stack import UndoStack
from tdapp.storage import EventFile
from tests.arena import arena
from tests.effort import thorough
from tests.event_files import ALL, BACK, BLACK, DRAW, WHITE, opened

OPEN = """
1 A 2000 | 3w?
2 B 1900 | 4b?
3 C 1800 | 1b?
4 D 1700 | 2w?
"""
ANA, BEN, CLEO = By("Ana", Role.ENTRY), By("Ben", Role.PAIRING), By("Cleo", Role.CHIEF)
SECOND = StorePairing(1, 2, ((2, 1), (3, 4)), ())


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventFile]:
    with opened(tmp_path, replace(arena(OPEN), rounds_total=6)) as store:
        yield store


@pytest.fixture
def last(tmp_path: Path) -> Iterator[EventFile]:
    """In its last round, with one result entered."""
    with opened(tmp_path, arena(OPEN)) as store:
        store.execute(EnterResult(1, 1, 2, DRAW))
        store.execute(VerifyResult(1, 1, 2, DRAW))
        yield store


ASKED = tuple(rule.id for rule in RULES if rule.level and rule.level < Level.TWO_STEPS)
"""What anybody may confirm."""


def _back(store: EventFile, row_id: int, by: By) -> None:
    store.carry_out(Undo(row_id, "a reason", ASKED), by)


def _again(store: EventFile, row_id: int, by: By) -> None:
    store.carry_out(Redo(row_id, "a reason", ASKED), by)


def _results(store: EventFile, number: int = 1) -> list[object]:
    return [board.result for board in store.round(1, number).boards]


def test_a_result_that_another_made_the_same_again_is_not_taken_back(store: EventFile) -> None:
    """Ana 1/2, Ben 1-0, Cleo 1/2: what stands looks like Ana's, and is Cleo's."""
    done = store.carry_out(EnterResult(1, 1, 1, DRAW), ANA)
    store.carry_out(EnterResult(1, 1, 1, WHITE, DRAW, ASKED), BEN)
    store.carry_out(EnterResult(1, 1, 1, DRAW, WHITE, ASKED), CLEO)
    with pytest.raises(RuleViolation, match="Cleo has changed the same since"):
        _back(store, done.row_id, ANA)
    assert _results(store)[0] is DRAW


def test_what_others_have_taken_back_themselves_hinders_nobody(store: EventFile) -> None:
    done = store.carry_out(EnterResult(1, 1, 1, DRAW), ANA)
    of_ben = store.carry_out(EnterResult(1, 1, 1, WHITE, DRAW, ASKED), BEN)
    _back(store, of_ben.row_id, BEN)
    _back(store, done.row_id, ANA)
    assert _results(store)[0] is None


def test_each_takes_back_his_own_step(store: EventFile) -> None:
    of_ana = store.carry_out(EnterResult(1, 1, 1, WHITE), ANA)
    of_ben = store.carry_out(EnterResult(1, 1, 2, DRAW), BEN)
    with pytest.raises(RuleViolation, match="in their order"):
        _back(store, of_ben.row_id, ANA)
    _back(store, of_ana.row_id, ANA)
    assert _results(store) == [None, DRAW]
    _again(store, of_ana.row_id, ANA)
    assert _results(store) == [WHITE, DRAW]
    assert store.undo_state().undo_label is None  # who leads has done nothing
    assert [entry.actor for entry in store.journal(limit=9)] == ["Ana", "Ana", "Ben", "Ana", ""]


def test_nothing_is_taken_back_on_which_another_has_built(store: EventFile) -> None:
    """Without the rule of light steps a board of round 1 would be open in an event that has paired round 2."""
    store.carry_out(EnterResult(1, 1, 1, WHITE), BEN)
    of_ana = store.carry_out(EnterResult(1, 1, 2, DRAW), ANA)
    store.carry_out(SECOND, BEN)
    with pytest.raises(RuleViolation, match="Since then Ben has done this: “Pair round 2”"):
        _back(store, of_ana.row_id, ANA)
    assert _results(store) == [WHITE, DRAW]


def test_who_leads_is_named_as_that(store: EventFile) -> None:
    store.carry_out(EnterResult(1, 1, 1, WHITE), BEN)
    of_ana = store.carry_out(EnterResult(1, 1, 2, DRAW), ANA)
    store.execute(SECOND)
    with pytest.raises(RuleViolation, match="Since then the leading computer has done this"):
        _back(store, of_ana.row_id, ANA)


def test_what_another_has_changed_again_stays(store: EventFile) -> None:
    """Without the images his correction would be lost."""
    of_ana = store.carry_out(EnterResult(1, 1, 1, WHITE), ANA)
    store.carry_out(EnterResult(1, 1, 1, BLACK, confirmed=ASKED), BEN)
    with pytest.raises(RuleViolation, match="Ben has changed the same since"):
        _back(store, of_ana.row_id, ANA)
    assert _results(store) == [BLACK, None]


def test_nothing_is_left_that_belongs_to_nothing(store: EventFile) -> None:
    """Taking back a section in which another has taken an alert: no image says so, the keys do."""
    added = store.carry_out(AddSection(SectionFacts(5, "B")), CLEO)
    store.carry_out(TakeAlert(2, 1, 1, "clock", "", "Ben"), BEN)
    before = store.revision
    with pytest.raises(RuleViolation, match="not there any more"):
        _back(store, added.row_id, CLEO)
    assert store.revision == before
    assert len(store.sections()) == 2


def test_a_closed_section_stands_also_when_its_closing_is_long_ago(
    last: EventFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The closing is beyond what the stack remembers, so that no step of it stands in the way."""
    last.execute(EnterResult(1, 1, 1, WHITE))
    of_ana = last.carry_out(VerifyResult(1, 1, 1, WHITE), ANA)
    last.execute(CloseSection(1, ALL))
    last.execute(SetTrialLadder(1, "BH"))
    monkeypatch.setattr(UndoStack.__init__, "__kwdefaults__", {"limit": 1})
    with pytest.raises(RuleViolation, match="The tournament is closed"):
        _back(last, of_ana.row_id, ANA)


def test_a_step_that_a_closed_section_takes_goes_back_in_it_too(last: EventFile) -> None:
    last.execute(EnterResult(1, 1, 1, WHITE))
    last.execute(VerifyResult(1, 1, 1, WHITE))
    last.execute(CloseSection(1, ALL))
    of_ana = last.carry_out(SetTrialLadder(1, "BH"), ANA)
    last.carry_out(TakeAlert(1, 1, 1, "clock", "", "Ben"), BEN)
    _back(last, of_ana.row_id, ANA)
    assert last.snapshot(1).trial_ladder is None


def test_the_chief_takes_back_the_newest_of_anybody(store: EventFile) -> None:
    first = store.carry_out(EnterResult(1, 1, 1, WHITE), ANA)
    second = store.carry_out(EnterResult(1, 1, 2, WHITE), ANA)
    with pytest.raises(RuleViolation, match="in their order"):
        _back(store, first.row_id, CLEO)
    _back(store, second.row_id, ALONE)
    _back(store, first.row_id, CLEO)
    assert _results(store) == [None, None]
    with pytest.raises(RuleViolation, match="in their order"):  # who took it back repeats it
        _again(store, first.row_id, ANA)
    _again(store, first.row_id, CLEO)
    assert _results(store) == [WHITE, None]


def test_the_lone_window_undoes_its_own_step_while_others_work(store: EventFile) -> None:
    store.execute(EnterResult(1, 1, 1, WHITE))
    store.carry_out(EnterResult(1, 1, 2, DRAW), ANA)
    store.undo(**BACK)
    assert _results(store) == [None, DRAW]
    store.redo(**BACK)
    assert _results(store) == [WHITE, DRAW]


def test_light_are_the_steps_of_the_design() -> None:
    light = {step.ID for step in STEPS.values() if step.LIGHT}
    entered = {"enter-result", "clear-result", "verify-result", "set-board-note", "set-match-note"}
    assert light == entered | {"set-check-in", "set-team-check-in", "take-alert", "set-trial-ladder", NamePoint.ID}


class _Turns:
    """Three arbiters at random: what they do, and what each takes back, of one section of six players."""

    WHO = (By("Ana", Role.DEPUTY), By("Ben", Role.DEPUTY), By("Cleo", Role.DEPUTY))

    def __init__(self, store: EventFile, lot: random.Random) -> None:
        self.store, self.lot = store, lot
        self.mine: dict[str, list[int]] = {one.actor: [] for one in self.WHO}
        self.past = 0

    def turn(self) -> None:
        by = self.lot.choice(self.WHO)
        rows = self.mine[by.actor]
        try:
            if rows and self.lot.random() < 0.35:
                _back(self.store, rows[-1], by)
                row = rows.pop()
                self.past += any(
                    row < other for whose, held in self.mine.items() for other in held if whose != by.actor
                )
            else:
                rows.append(self.store.carry_out(self._step(), replace(by, base=self.store.revision)).row_id)
        except RuleViolation:
            pass

    def _step(self) -> Step:
        lot, section = self.lot, self.store.snapshot(1)
        last = section.rounds_paired
        board, number = lot.randint(1, 3), lot.choice((last, last, last, max(1, last - 1)))
        numbers = [player.number for player in section.players]
        lot.shuffle(numbers)
        light: list[Command] = [
            EnterResult(1, number, board, lot.choice((WHITE, DRAW, BLACK)), confirmed=ALL),
            ClearResult(1, number, board),
            VerifyResult(1, number, board, WHITE),
            SetBoardNote(1, number, board, f"note {lot.randint(1, 9)}"),
            SetCheckIn(1, (numbers[0],), lot.choice((CheckIn.PRESENT, CheckIn.ABSENT))),
            TakeAlert(1, number, board, "clock", str(lot.randint(1, 99)), "Ana"),
            SetTrialLadder(1, lot.choice(("BH", "SB", "DE"))),
        ]
        pairs = tuple((numbers[at], numbers[at + 1]) for at in (0, 2, 4))
        player = next(one for one in section.players if one.number == numbers[0])
        heavy: list[Command] = [
            StorePairing(1, last + 1, pairs, (), confirmed=ALL),
            PublishRound(1, last),
            UnpairRound(1, last, "a slip", ALL),
            EditPlayers(1, (replace(player, club=f"Club {lot.randint(1, 9)}"),)),
        ]
        return lot.choice(light) if lot.random() < 0.7 else lot.choice(heavy)

    def damage(self) -> list[str]:
        """What must not be: an open board in a round before the last, a player twice in a round."""
        section = self.store.snapshot(1)
        found = []
        for one in self.store.rounds(1):
            seated = [player for board in one.boards for player in (board.white, board.black)]
            if len(seated) != len(set(seated)):
                found.append(f"twice in round {one.number}")
            if one.number < section.rounds_paired and any(board.result is None for board in one.boards):
                found.append(f"open in round {one.number}")
        return found


SIX = "\n".join(f"{number} P{number} {2000 - number} |" for number in range(1, 7))


def _walked(folder: Path, seed: int) -> tuple[list[str], int]:
    folder.mkdir(exist_ok=True)
    with opened(folder, replace(arena(SIX), rounds_total=7, initial_colour="W")) as store:
        store.execute(StorePairing(1, 1, ((1, 4), (5, 2), (3, 6)), ()))
        store.execute(PublishRound(1, 1))
        turns = _Turns(store, random.Random(seed))
        for _ in range(150):
            turns.turn()
            if found := turns.damage():
                return found, turns.past
        return [], turns.past


@thorough
@pytest.mark.parametrize("seed", range(3))
def test_three_at_random_leave_no_damage(seed: int, tmp_path: Path) -> None:
    found, past = _walked(tmp_path, seed)
    assert found == []
    assert past  # steps were taken back past those of others


@thorough
def test_without_the_rule_of_light_steps_they_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The guard is no ornament: taken away, a walk of the same kind leaves damage."""
    monkeypatch.setattr("tdapp.services.door.past_others.refuse_past_others", lambda *_: None)
    assert any(_walked(tmp_path / str(seed), seed)[0] for seed in range(12))
