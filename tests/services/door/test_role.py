"""The door asks who sends a step: every command under every role, sections, boards, rounds, and one sent twice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.domain.arbiters.by import By, Role
from tdapp.domain.arbiters.roles import may
from tdapp.domain.commands.command import Command
from tdapp.domain.commands.event import MovePlayers
from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.domain.commands.registry import COMMANDS
from tdapp.domain.commands.rounds import EnterResult
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.words.checks import NeedsConfirmation
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.door.execute import execute
from tdapp.services.door.role import NotInRole, judged_by
from tdapp.storage import EventFile
from tests.arena import arena, random_swiss
from tests.event_files import opened
from tests.services.tried import Tried
from tests.storage.event.test_event_file import EXAMPLES

PLAYED = """
1 A 2000 | 3w1 2b?
2 B 1900 | 4b1 1w?
3 C 1800 | 1b0 4w?
4 D 1700 | 2w0 3b?
"""


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[EventFile]:
    """The one event in which nothing changes."""
    with opened(tmp_path_factory.mktemp("roles"), random_swiss(3, 10, 5), random_swiss(4, 10, 5)) as store:
        yield store


def _sent(store: EventFile, command: Command, by: By) -> RuleViolation | None:
    try:
        execute(Tried(store._engine, store._clock, store._snapshots), command, by)
    except RuleViolation as violation:
        return violation
    return None


@pytest.mark.parametrize("role", Role)
def test_the_door_refuses_exactly_what_the_role_lacks(role: Role, store: EventFile) -> None:
    for kind in COMMANDS:
        *_, example = EXAMPLES[kind]
        refusal = _sent(store, example, By("Ana", role))
        lacks = isinstance(refusal, NotInRole) and refusal.warnings[0].rule_id == "not-in-role"
        assert lacks == (not may(role, kind)), kind.ID


@pytest.mark.parametrize("kind", [kind for kind in COMMANDS if hasattr(EXAMPLES[kind][-1], "section_id")])
def test_every_command_of_another_section_is_refused(kind: type[Command], store: EventFile) -> None:
    example = replace(EXAMPLES[kind][-1], section_id=2)  # type: ignore[type-var]  # all of them are dataclasses
    refusal = _sent(store, example, By("Ana", Role.CHIEF, frozenset({1})))
    assert isinstance(refusal, NotInRole)
    assert refusal.warnings[0].rule_id == "not-your-section"


def test_nobody_is_moved_into_a_section_of_others(store: EventFile) -> None:
    refusal = _sent(store, MovePlayers(1, (1,), 2), By("Ana", Role.CHIEF, frozenset({1})))
    assert isinstance(refusal, NotInRole)


@pytest.fixture
def playing(tmp_path: Path) -> Iterator[EventFile]:
    with opened(tmp_path, replace(arena(PLAYED), rounds_total=4)) as store:
        yield store


def test_in_the_hall_one_enters_at_his_boards_in_the_round_that_is_played(playing: EventFile) -> None:
    ana = By("Ana", Role.SECTOR, boards=(2,))
    assert _sent(playing, EnterResult(1, 2, 2, GameResult.DRAW), ana) is None
    for board, number, rule_id in ((1, 2, "not-your-board"), (2, 1, "not-this-round")):
        refusal = _sent(playing, EnterResult(1, number, board, GameResult.DRAW), ana)
        assert isinstance(refusal, NotInRole)
        assert refusal.warnings[0].rule_id == rule_id
    entry = By("Ana", Role.ENTRY)
    assert isinstance(_sent(playing, EnterResult(1, 1, 2, GameResult.DRAW), entry), NeedsConfirmation | RuleViolation)
    assert not isinstance(_sent(playing, EnterResult(1, 1, 2, GameResult.DRAW), entry), NotInRole)


def test_a_step_says_who_did_it_and_is_done_once(playing: EventFile) -> None:
    ana = By("Ana", Role.SECTOR, origin="ana-1")
    command = EnterResult(1, 2, 1, GameResult.DRAW)
    first = playing.carry_out(command, ana)
    assert playing.journal(limit=1)[0].actor == "Ana"
    playing.execute(SetTrialLadder(1, "BH"))
    assert playing.journal(limit=1)[0].actor == ""
    before = playing.revision, playing.snapshot(1)
    assert playing.carry_out(command, ana) == first
    assert (playing.revision, playing.snapshot(1)) == before
    with pytest.raises(RuleViolation, match="sent by somebody else"):
        playing.carry_out(command, replace(ana, actor="Ben"))
    assert playing.revision == before[0]


def test_what_wants_two_steps_is_refused_at_once_and_also_when_it_comes_confirmed(playing: EventFile) -> None:
    """Level 4 is no matter of an entry desk: nobody confirms it in vain, nor past the question."""
    deputy, entry = By("Dora", Role.DEPUTY), By("Ana", Role.ENTRY)
    over = EnterResult(1, 2, 1, GameResult.WHITE_WINS)
    playing.execute(over)
    question = NeedsConfirmation((rule("leave-fide-mode").warn(),))
    for by, kind in ((deputy, NeedsConfirmation), (entry, NotInRole)):
        with pytest.raises(RuleViolation) as caught, judged_by(by):
            raise question
        assert type(caught.value) is kind
    confirmed = replace(over, confirmed=("leave-fide-mode",))
    assert not isinstance(_sent(playing, confirmed, deputy), NotInRole)
    refusal = _sent(playing, confirmed, entry)
    assert isinstance(refusal, NotInRole)
    assert refusal.warnings[0].rule_id == "not-confirmed-here"
