"""What steps leave that reach further: rounds paired on, tie-break games, tables that are kept, a pairing by hand."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.knockout import DecideTie, EnterTieGame, TakeTieGameBack
from tdapp.domain.commands.pairing import DrawChess960
from tdapp.domain.commands.players import ExpelPlayer, WithdrawPlayer
from tdapp.domain.commands.rounds import (
    AbsenceAction,
    AbsentPlayer,
    ClearResult,
    CorrectionScope,
    CorrectResult,
    EnterResult,
    FinishManualPairing,
    LateResult,
    MarkAdjourned,
    PublishRound,
    StartManualPairing,
    StorePairing,
    SwapByHand,
    SwapColours,
    UnpairRound,
    UnpublishRound,
)
from tdapp.domain.section.event import Kind, Section
from tdapp.domain.section.match import How
from tdapp.domain.section.outcome import GameResult
from tests.arena import arena
from tests.effort import thorough
from tests.event_files import ALL, BLACK, DRAW, PAB, WHITE, ZPB, opened
from tests.recorded import plain, recorded, short
from tests.services.test_possible import FOUR, GAME_1, GAME_2, PAIRED, RARE, WHY, Cases
from tests.services.test_recorded import bare, said
from tests.services.tried import left, refusal

OPEN = arena(FOUR, rounds_total=3, initial_colour="W")
FIXED = replace(OPEN, players=(replace(OPEN.players[0], fixed_table=2), *OPEN.players[1:]))
DOUBLE = arena(FOUR, rounds_total=4, initial_colour="W", type_code="FIDE_DOUBLESWISS")
DOUBLE_FIXED = replace(DOUBLE, players=(replace(DOUBLE.players[0], fixed_table=2), *DOUBLE.players[1:]))
CUP = arena(FOUR, rounds_total=2, kind=Kind.KNOCKOUT)
ROUND_1 = (StorePairing(1, 1, ((1, 4), (3, 2)), ()), PublishRound(1, 1))
WON = (*ROUND_1, EnterResult(1, 1, 1, WHITE), EnterResult(1, 1, 2, BLACK))
FINAL = (*WON, StorePairing(1, 2, ((2, 1),), ()))
TIED = (*ROUND_1, EnterResult(1, 1, 1, DRAW), EnterResult(1, 1, 2, BLACK))
BY_HAND = (PAIRED, StartManualPairing(1, 1, WHY, ALL), SwapByHand(1, 1, 1, ALL))
OTHERWISE = (*BY_HAND, FinishManualPairing(1, 1, reason=WHY, confirmed=ALL))
PUBLISHED = (PAIRED, PublishRound(1, 1))
SECOND = (*PUBLISHED, EnterResult(1, 1, 1, WHITE), EnterResult(1, 1, 2, DRAW), StorePairing(1, 2, ((1, 3), (2, 4)), ()))


def cup(deciders: str) -> Section:
    """A cup with these stages of the tie-break."""
    return replace(CUP, system_text=f"deciders={deciders}")


def correct(number: int, board: int, result: GameResult, old: GameResult) -> tuple[Command, ...]:
    """In every way."""
    return tuple(CorrectResult(1, number, board, result, scope, WHY, old, ALL) for scope in CorrectionScope)


STATES: dict[str, tuple[Section, tuple[Command, ...], tuple[Command, ...]]] = {
    "a pairing by hand": (OPEN, OTHERWISE, (UnpairRound(1, 1), PublishRound(1, 1), SwapColours(1, 1, 1, False))),
    "going on by hand": (OPEN, BY_HAND, (FinishManualPairing(1, 1), UnpairRound(1, 1), SwapByHand(1, 1, 1))),
    "published": (OPEN, PUBLISHED, (
        SwapColours(1, 1, 1, True, WHY, ALL), SwapColours(1, 1, 2, False, WHY, ALL), UnpublishRound(1, 1, WHY, ALL),
        *(AbsentPlayer(1, 1, 2, action, None, WHY, ALL) for action in AbsenceAction), MarkAdjourned(1, 1, ALL),
        *(EnterResult(1, 1, 2, result, None, ALL) for result in GameResult),
    )),
    "second round": (OPEN, SECOND, (
        *correct(1, 1, DRAW, WHITE), ClearResult(1, 1, 1), PublishRound(1, 2), UnpairRound(1, 2),
        WithdrawPlayer(1, 3, 2, WHY), ExpelPlayer(1, 3, 2, WHY, ALL), EnterResult(1, 1, 2, WHITE, DRAW, ALL),
    )),
    "somebody has left": (OPEN, (WithdrawPlayer(1, 4, 1, WHY),), (
        StorePairing(1, 1, ((1, 2),), ((3, PAB),)), StorePairing(1, 1, ((1, 2),), ()),
        StorePairing(1, 1, ((1, 4),), ((3, PAB),)),
        StorePairing(1, 1, ((1, 2), (2, 3)), ()), StorePairing(1, 1, ((1, 2),), ((3, PAB), (1, ZPB))),
        StorePairing(1, 1, (), ((1, PAB), (2, PAB), (3, PAB))), StorePairing(1, 1, ((1, 9),), ((3, PAB),)),
    )),
    "fixed tables": (FIXED, (), (PAIRED, StorePairing(1, 1, ((3, 4), (2, 1)), ()))),
    "fixed tables of two games": (DOUBLE_FIXED, (GAME_1, PublishRound(1, 1)), (GAME_2, UnpairRound(1, 1, WHY, ALL))),
    "two games": (DOUBLE, (GAME_1, PublishRound(1, 1)), (
        GAME_2, AbsentPlayer(1, 1, 1, AbsenceAction.FORFEIT, None, WHY, ALL), WithdrawPlayer(1, 1, 2, WHY),
        EnterResult(1, 1, 1, DRAW), SwapColours(1, 1, 1, True, WHY, ALL), DrawChess960(1, 1, 7, WHY, ALL),
    )),
    "a cup": (CUP, ROUND_1, (
        EnterResult(1, 1, 1, DRAW), EnterResult(1, 1, 1, WHITE), StorePairing(1, 2, ((1, 2),), ()),
    )),
    "a final": (CUP, FINAL, (
        *correct(1, 1, BLACK, WHITE), *correct(1, 1, DRAW, WHITE), *correct(1, 2, WHITE, BLACK),
        UnpairRound(1, 1, WHY, ALL),
        UnpairRound(1, 2), ClearResult(1, 1, 1), AbsentPlayer(1, 2, 1, AbsenceAction.FORFEIT, None, WHY, ALL),
        EnterResult(1, 1, 1, BLACK, WHITE, ALL), LateResult(1, 1, 1, DRAW, WHY, ALL), WithdrawPlayer(1, 1, 2, WHY),
    )),
    **{
        f"tied by {text}": (cup(text), TIED, (
            EnterTieGame(1, 1, 1, 4, WHITE), EnterTieGame(1, 1, 4, 1, DRAW), EnterTieGame(1, 1, 1, 2, WHITE),
            EnterTieGame(1, 2, 1, 4, WHITE), TakeTieGameBack(1, 1, 1, 4),
            DecideTie(1, 1, 1, 4, 4, How.LOTS, "coin", WHY), DecideTie(1, 1, 1, 4, None),
            StorePairing(1, 2, ((1, 2),), ()),
        ))
        for text in ("rapid", "sudden", "armageddon", "rapid-25-10+blitz+armageddon")
    },
    "a game each": (cup("rapid+armageddon"), (*TIED, EnterTieGame(1, 1, 4, 1, WHITE, confirmed=ALL)), (
        EnterTieGame(1, 1, 1, 4, WHITE), EnterTieGame(1, 1, 4, 1, WHITE), TakeTieGameBack(1, 1, 1, 4),
        *correct(1, 1, WHITE, DRAW),
    )),
}  # fmt: skip


@thorough  # test_step_details and test_paired_on hold what is meant
def test_steps_that_reach_further(tmp_path: Path) -> None:
    lines = []
    for name, (section, steps, tried) in STATES.items():
        folder = tmp_path / short(name)
        folder.mkdir()
        with opened(folder, section, steps=steps) as store:
            for command in tried:
                label, *rows = left(store, command)
                asked = said(refusal(store, bare(command)))
                lines.append(f"{name} | {plain(bare(command))} | {label} | {len(rows)} {short(*rows)} | {asked}")
    recorded("services/further", lines)


@thorough
def test_some_steps_of_other_states(tmp_path: Path) -> None:
    """Of the states that ``services/refusals`` leaves out."""
    lines = []
    for number, (section, steps) in enumerate(RARE):
        if number % 3 == 1:
            folder, rng = tmp_path / str(number), random.Random(number)
            folder.mkdir()
            with opened(folder, replace(section, name="A"), steps=steps) as store:
                cases = [command for command, why_not in Cases(store, rng) if why_not is None]
                for command in rng.sample(cases, min(6, len(cases))):
                    label, *rows = left(store, command)
                    lines.append(f"{number} {type(command).__name__} {label} {len(rows)} {short(*rows)}")
    recorded("services/some_steps", lines)
