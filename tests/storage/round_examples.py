"""One example for each command of a round, on the five players of ``conftest.section`` after two rounds."""

from __future__ import annotations

from tdapp.domain.commands import rounds as on
from tdapp.domain.commands.command import Command
from tdapp.domain.commands.event import AddSection
from tdapp.domain.commands.pairing import DrawChess960, FillByHand, SetAcceleration, SetProhibitions
from tdapp.domain.rules.rounds import RULES
from tdapp.domain.section.event import ForbiddenPairs
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.outcome import GameResult, Outcome

ALL = tuple(rule.id for rule in RULES)  # the arbiter who confirms everything
PAB = Outcome.PAIRING_BYE
WON, DRAWN = GameResult.WHITE_WINS, GameResult.DRAW

PAIRED = on.StorePairing(1, 3, ((2, 4), (9, 1)), ((5, PAB),), engine="gacrux", engine_version="1.11", seed="7")
PUBLISHED = (PAIRED, on.PublishRound(1, 3))
PLAYED = (*PUBLISHED, on.EnterResult(1, 3, 1, WON), on.EnterResult(1, 3, 2, DRAWN))
VERIFIED = (*PLAYED, on.VerifyResult(1, 3, 1, WON), on.VerifyResult(1, 3, 2, DRAWN))
BY_HAND = (PAIRED, on.StartManualPairing(1, 3, "a latecomer", ALL))
LAST_ROUNDS = tuple(
    step
    for number, pairs, bye in ((4, ((4, 9), (1, 5)), 2), (5, ((5, 9), (2, 1)), 4))
    for step in (
        on.StorePairing(1, number, pairs, ((bye, PAB),)),
        on.PublishRound(1, number),
        on.EnterResult(1, number, 1, WON),
        on.EnterResult(1, number, 2, DRAWN),
    )
)
READY_TO_CLOSE = (*PLAYED, *LAST_ROUNDS, on.VerifyResult(1, 5, 1, WON), on.VerifyResult(1, 5, 2, DRAWN))

EXAMPLES: dict[type[Command], tuple[Command, ...]] = {  # steps before, then the command itself
    on.EnterResult: (*PUBLISHED, on.EnterResult(1, 3, 2, GameResult.ZERO_HALF)),
    on.ClearResult: (*PLAYED, on.ClearResult(1, 3, 2)),
    on.VerifyResult: (*PLAYED, on.VerifyResult(1, 3, 2, DRAWN)),
    on.SwapColours: (*PLAYED, on.SwapColours(1, 3, 1)),
    on.SetBoardNote: (*PUBLISHED, on.SetBoardNote(1, 3, 1, "slip 2 says ½")),
    on.MarkAdjourned: (*PUBLISHED, on.EnterResult(1, 3, 1, WON), on.MarkAdjourned(1, 3, ALL)),
    on.LateResult: (*PUBLISHED, on.MarkAdjourned(1, 3, ALL), on.LateResult(1, 3, 2, WON)),
    on.CorrectResult: (on.CorrectResult(1, 1, 1, DRAWN, on.CorrectionScope.NEXT_PAIRING, "wrong slip", WON, ALL),),
    on.StorePairing: (PAIRED,),
    on.PublishRound: PUBLISHED,
    on.UnpublishRound: (*PUBLISHED, on.UnpublishRound(1, 3, "wrong player", ALL)),
    on.UnpairRound: (*PLAYED, on.UnpairRound(1, 3, "wrong player", ALL)),
    on.AbsentPlayer: (*PUBLISHED, on.AbsentPlayer(1, 3, 4, on.AbsenceAction.REPLACE, 5, "ill", ALL)),
    on.StartManualPairing: BY_HAND,
    on.PairByHand: (*BY_HAND, on.PairByHand(1, 3, 4, 1, ALL)),
    on.UnpairByHand: (*BY_HAND, on.UnpairByHand(1, 3, 5)),
    on.SwapByHand: (*BY_HAND, on.SwapByHand(1, 3, 1, ALL)),
    on.ByeByHand: (*BY_HAND, on.ByeByHand(1, 3, 9, Outcome.ZERO_POINT_BYE, ALL)),
    on.FinishManualPairing: (
        *BY_HAND,
        on.SwapByHand(1, 3, 1, ALL),
        on.FinishManualPairing(1, 3, PAIRED.pairs, PAIRED.byes, "gacrux", "1.11", "wished so", ALL),
    ),
    SetProhibitions: (
        on.LeaveFideMode(1, "a wish", ALL),
        SetProhibitions(
            1, (ForbiddenPairs(3, 5, (1, 2, 4), "Ω <b>"),), (ForbiddenPairs(3, 3, (5, 9), "ÉSK"),), "family", ALL
        ),
    ),
    SetAcceleration: (AddSection(SectionFacts(7, "B")), SetAcceleration(2, True)),
    FillByHand: (
        on.StartManualPairing(1, 3, "a latecomer", ALL),
        on.PairByHand(1, 3, 2, 4, ALL),
        FillByHand(1, 3, ((9, 1),), 5, ALL),
    ),
    DrawChess960: (AddSection(SectionFacts(7, "B", chess960=True)), DrawChess960(2, 1, 7)),
    on.CloseSection: (*READY_TO_CLOSE, on.CloseSection(1)),
    on.ReopenSection: (*READY_TO_CLOSE, on.CloseSection(1), on.ReopenSection(1, "a wrong slip was found")),
    on.LeaveFideMode: (on.LeaveFideMode(1, "club evening", ALL),),
}
