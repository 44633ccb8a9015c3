"""One example for each command of a round, on the five players of ``conftest.section`` after two rounds."""

from __future__ import annotations

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.event import AddSection
from tdapp.domain.commands.pairing import DrawChess960, FillByHand, SetAcceleration, SetProhibitions
from tdapp.domain.commands.rounds import (
    AbsenceAction,
    AbsentPlayer,
    ByeByHand,
    ClearResult,
    CloseSection,
    CorrectionScope,
    CorrectResult,
    EnterResult,
    FinishManualPairing,
    LateResult,
    LeaveFideMode,
    MarkAdjourned,
    PairByHand,
    PublishRound,
    ReopenSection,
    SetBoardNote,
    StartManualPairing,
    StorePairing,
    SwapByHand,
    SwapColours,
    UnpairByHand,
    UnpairRound,
    UnpublishRound,
    VerifyResult,
)
from tdapp.domain.rules.rounds import RULES
from tdapp.domain.section.event import ForbiddenPairs
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.outcome import GameResult, Outcome

ALL = tuple(rule.id for rule in RULES)  # the arbiter who confirms everything
PAB = Outcome.PAIRING_BYE
WON, DRAWN = GameResult.WHITE_WINS, GameResult.DRAW

PAIRED = StorePairing(1, 3, ((2, 4), (9, 1)), ((5, PAB),), engine="gacrux", engine_version="1.11", seed="7")
PUBLISHED = (PAIRED, PublishRound(1, 3))
PLAYED = (*PUBLISHED, EnterResult(1, 3, 1, WON), EnterResult(1, 3, 2, DRAWN))
VERIFIED = (*PLAYED, VerifyResult(1, 3, 1, WON), VerifyResult(1, 3, 2, DRAWN))
BY_HAND = (PAIRED, StartManualPairing(1, 3, "a latecomer", ALL))
LAST_ROUNDS = tuple(
    step
    for number, pairs, bye in ((4, ((4, 9), (1, 5)), 2), (5, ((5, 9), (2, 1)), 4))
    for step in (
        StorePairing(1, number, pairs, ((bye, PAB),)),
        PublishRound(1, number),
        EnterResult(1, number, 1, WON),
        EnterResult(1, number, 2, DRAWN),
    )
)
READY_TO_CLOSE = (*PLAYED, *LAST_ROUNDS, VerifyResult(1, 5, 1, WON), VerifyResult(1, 5, 2, DRAWN))

EXAMPLES: dict[type[Command], tuple[Command, ...]] = {  # steps before, then the command itself
    EnterResult: (*PUBLISHED, EnterResult(1, 3, 2, GameResult.ZERO_HALF)),
    ClearResult: (*PLAYED, ClearResult(1, 3, 2)),
    VerifyResult: (*PLAYED, VerifyResult(1, 3, 2, DRAWN)),
    SwapColours: (*PLAYED, SwapColours(1, 3, 1)),
    SetBoardNote: (*PUBLISHED, SetBoardNote(1, 3, 1, "slip 2 says ½")),
    MarkAdjourned: (*PUBLISHED, EnterResult(1, 3, 1, WON), MarkAdjourned(1, 3, ALL)),
    LateResult: (*PUBLISHED, MarkAdjourned(1, 3, ALL), LateResult(1, 3, 2, WON)),
    CorrectResult: (CorrectResult(1, 1, 1, DRAWN, CorrectionScope.NEXT_PAIRING, "wrong slip", WON, ALL),),
    StorePairing: (PAIRED,),
    PublishRound: PUBLISHED,
    UnpublishRound: (*PUBLISHED, UnpublishRound(1, 3, "wrong player", ALL)),
    UnpairRound: (*PLAYED, UnpairRound(1, 3, "wrong player", ALL)),
    AbsentPlayer: (*PUBLISHED, AbsentPlayer(1, 3, 4, AbsenceAction.REPLACE, 5, "ill", ALL)),
    StartManualPairing: BY_HAND,
    PairByHand: (*BY_HAND, PairByHand(1, 3, 4, 1, ALL)),
    UnpairByHand: (*BY_HAND, UnpairByHand(1, 3, 5)),
    SwapByHand: (*BY_HAND, SwapByHand(1, 3, 1, ALL)),
    ByeByHand: (*BY_HAND, ByeByHand(1, 3, 9, Outcome.ZERO_POINT_BYE, ALL)),
    FinishManualPairing: (
        *BY_HAND,
        SwapByHand(1, 3, 1, ALL),
        FinishManualPairing(1, 3, PAIRED.pairs, PAIRED.byes, "gacrux", "1.11", "wished so", ALL),
    ),
    SetProhibitions: (
        LeaveFideMode(1, "a wish", ALL),
        SetProhibitions(
            1, (ForbiddenPairs(3, 5, (1, 2, 4), "Ω <b>"),), (ForbiddenPairs(3, 3, (5, 9), "ÉSK"),), "family", ALL
        ),
    ),
    SetAcceleration: (AddSection(SectionFacts(7, "B")), SetAcceleration(2, True)),
    FillByHand: (
        StartManualPairing(1, 3, "a latecomer", ALL),
        PairByHand(1, 3, 2, 4, ALL),
        FillByHand(1, 3, ((9, 1),), 5, ALL),
    ),
    DrawChess960: (AddSection(SectionFacts(7, "B", chess960=True)), DrawChess960(2, 1, 7)),
    CloseSection: (*READY_TO_CLOSE, CloseSection(1)),
    ReopenSection: (*READY_TO_CLOSE, CloseSection(1), ReopenSection(1, "a wrong slip was found")),
    LeaveFideMode: (LeaveFideMode(1, "club evening", ALL),),
}
