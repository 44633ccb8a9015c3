"""Commands about rounds: results first, then pairing, manual pairing, and the life of a section.

``confirmed`` holds the ids of the rules (domain.words.checks) that the arbiter has confirmed; a command that needs more
raises NeedsConfirmation and changes nothing.
"""

from __future__ import annotations

from enum import Enum

from tdapp.domain.commands.command import Command, Facts
from tdapp.domain.commands.pairing import PAIRING_RULE_COMMANDS
from tdapp.domain.section.outcome import GameResult, Outcome
from tdapp.domain.section.results import result_text
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr


class CorrectionScope(Enum):
    """What the correction of an earlier round reaches (arbiters' rule on late-found results)."""

    EVERYTHING = "everything"
    NEXT_PAIRING = "next-pairing"  # standings, and pairings from the next one that is made
    RATING_ONLY = "rating-only"  # the rating report; standings and pairings stay


class AbsenceAction(Enum):
    """What happens to the board of a paired player who does not come."""

    FORFEIT = "forfeit"
    REPLACE = "replace"  # another player without a game takes his seat
    RE_PAIR = "re-pair"  # the board goes; the opponent is to be paired again


class NoComparison(Enum):
    """Why a pairing by hand was not compared with an engine's."""

    NOT_ASKED = "not-asked"
    NO_PAIRING = "no-pairing"  # the engine proved that no pairing is legal
    LIMIT = "limit"  # it did not answer in time
    FAILED = "failed"


def _cleared(result: GameResult | None, board: int) -> str:
    if result is None:
        return tr("Clear the result at board {number}").format(number=board)
    return tr("Clear {words} at board {number}").format(words=result_text(result), number=board)


# -- results ---


@dataclass(frozen=True, slots=True)
class EnterResult(Command):
    """The result of a board of the last paired round; None clears it.

    ``expected`` is the result that the window shows: when another stands there by now, nothing is written.
    """

    section_id: int
    round: int
    board: int
    result: GameResult | None
    expected: GameResult | None = None
    confirmed: tuple[str, ...] = ()

    LIGHT = True
    ID = "enter-result"

    def describe(self, facts: Facts) -> str:
        if self.result is None:
            return _cleared(self.expected, self.board)
        return tr("Enter {words} at board {number}").format(words=result_text(self.result), number=self.board)


@dataclass(frozen=True, slots=True)
class ClearResult(Command):
    """Take the result of a board away: the game is open again. ``expected`` is the result that the window shows."""

    section_id: int
    round: int
    board: int
    expected: GameResult | None = None

    LIGHT = True
    ID = "clear-result"

    def describe(self, facts: Facts) -> str:
        return _cleared(self.expected, self.board)


@dataclass(frozen=True, slots=True)
class VerifyResult(Command):
    """The second pass: the result as read again from the slip."""

    section_id: int
    round: int
    board: int
    result: GameResult

    LIGHT = True
    ID = "verify-result"

    def describe(self, facts: Facts) -> str:
        return tr("Verify {words} at board {number}").format(words=result_text(self.result), number=self.board)


@dataclass(frozen=True, slots=True)
class SwapColours(Command):
    """The game was played with the other colours. ``mirror``: a result that is in stays with its players.

    Before the first result of the round the pairing changes: a manual pairing session is opened (Q65).
    """

    section_id: int
    round: int
    board: int
    mirror: bool = True
    reason: str = ""
    confirmed: tuple[str, ...] = ()

    ID = "swap-colours"

    def describe(self, facts: Facts) -> str:
        return tr("Swap the colours of board {number}").format(number=self.board)


@dataclass(frozen=True, slots=True)
class SetBoardNote(Command):
    """A remark at a board (slip 2 says otherwise, contested, ...)."""

    section_id: int
    round: int
    board: int
    note: str

    LIGHT = True
    ID = "set-board-note"

    def describe(self, facts: Facts) -> str:
        return tr("Note at board {number}").format(number=self.board)


@dataclass(frozen=True, slots=True)
class MarkAdjourned(Command):
    """Every board of the round without a result is adjourned (Q157-160)."""

    section_id: int
    round: int
    confirmed: tuple[str, ...] = ()

    ID = "mark-adjourned"

    def describe(self, facts: Facts) -> str:
        return tr("Record missing results of round {number} as adjourned").format(number=self.round)


@dataclass(frozen=True, slots=True)
class LateResult(Command):
    """The result of an adjourned (or never entered) game of any round."""

    section_id: int
    round: int
    board: int
    result: GameResult
    reason: str = ""
    confirmed: tuple[str, ...] = ()

    ID = "late-result"

    def describe(self, facts: Facts) -> str:
        return tr("Enter {words} for the adjourned board {board} of round {number}").format(
            words=result_text(self.result), board=self.board, number=self.round
        )


@dataclass(frozen=True, slots=True)
class CorrectResult(Command):
    """Another result for a game of an earlier round (Q189-193)."""

    section_id: int
    round: int
    board: int
    result: GameResult
    scope: CorrectionScope
    reason: str
    expected: GameResult | None = None
    confirmed: tuple[str, ...] = ()

    ID = "correct-result"

    def describe(self, facts: Facts) -> str:
        return tr("Correct round {number}, board {board} to {words}").format(
            number=self.round, board=self.board, words=result_text(self.result)
        )


# -- pairing ---


@dataclass(frozen=True, slots=True)
class StorePairing(Command):
    """The pairing of the next round, or another one for a round that is still a draft.

    ``pairs`` are (White, Black). ``byes`` name every other active player: byes, and ZERO_POINT_BYE for the absent.
    ``engine`` is empty for a pairing by hand.
    """

    section_id: int
    round: int
    pairs: tuple[tuple[int, int], ...]
    byes: tuple[tuple[int, Outcome], ...] = ()
    engine: str = ""
    engine_version: str = ""
    seed: str = ""
    confirmed: tuple[str, ...] = ()

    ID = "store-pairing"

    def describe(self, facts: Facts) -> str:
        return tr("Pair round {number}").format(number=self.round)


@dataclass(frozen=True, slots=True)
class PublishRound(Command):
    """The pairings go on the wall: from here on board numbers do not move."""

    section_id: int
    round: int
    confirmed: tuple[str, ...] = ()

    ID = "publish-round"

    def describe(self, facts: Facts) -> str:
        return tr("Publish round {number}").format(number=self.round)


@dataclass(frozen=True, slots=True)
class UnpublishRound(Command):
    """Back to a draft; only before the first result."""

    section_id: int
    round: int
    reason: str = ""
    confirmed: tuple[str, ...] = ()

    ID = "unpublish-round"

    def describe(self, facts: Facts) -> str:
        return tr("Withdraw the pairings of round {number}").format(number=self.round)


@dataclass(frozen=True, slots=True)
class UnpairRound(Command):
    """Take the pairing of the last round away, with its results; requested byes stay. Undo brings all of it back."""

    section_id: int
    round: int
    reason: str = ""
    confirmed: tuple[str, ...] = ()

    ID = "unpair-round"

    def describe(self, facts: Facts) -> str:
        return tr("Unpair round {number}").format(number=self.round)


@dataclass(frozen=True, slots=True)
class AbsentPlayer(Command):
    """A paired player does not come.

    Before the first result of the round a replacement opens a manual pairing session (Q65).
    """

    section_id: int
    round: int
    player: int
    action: AbsenceAction
    replacement: int | None = None
    reason: str = ""
    confirmed: tuple[str, ...] = ()

    ID = "absent-player"

    def describe(self, facts: Facts) -> str:
        return tr("{name} does not come").format(name=facts.player(self.player))


# -- manual pairing ---


@dataclass(frozen=True, slots=True)
class StartManualPairing(Command):
    """Open a manual pairing session; until it is finished nothing else can be paired (Q64-65)."""

    section_id: int
    round: int
    reason: str = ""
    confirmed: tuple[str, ...] = ()

    ID = "start-manual-pairing"

    def describe(self, facts: Facts) -> str:
        return tr("Start pairing round {number} by hand").format(number=self.round)


@dataclass(frozen=True, slots=True)
class PairByHand(Command):
    """Seat two players against each other; boards and byes they had before dissolve."""

    section_id: int
    round: int
    white: int
    black: int
    confirmed: tuple[str, ...] = ()

    ID = "pair-by-hand"

    def describe(self, facts: Facts) -> str:
        return tr("Pair {first} and {second} by hand").format(
            first=facts.player(self.white), second=facts.player(self.black)
        )


@dataclass(frozen=True, slots=True)
class UnpairByHand(Command):
    """Take a player out of his board or his bye; the opponent is without a game too."""

    section_id: int
    round: int
    player: int

    ID = "unpair-by-hand"

    def describe(self, facts: Facts) -> str:
        return tr("Unpair {name} by hand").format(name=facts.player(self.player))


@dataclass(frozen=True, slots=True)
class SwapByHand(Command):
    """Give the players of a board the other colours."""

    section_id: int
    round: int
    board: int
    confirmed: tuple[str, ...] = ()

    ID = "swap-by-hand"

    def describe(self, facts: Facts) -> str:
        return tr("Swap the colours of board {number} by hand").format(number=self.board)


@dataclass(frozen=True, slots=True)
class ByeByHand(Command):
    """Give a player a bye, or mark him absent (ZERO_POINT_BYE)."""

    section_id: int
    round: int
    player: int
    outcome: Outcome = Outcome.PAIRING_BYE
    confirmed: tuple[str, ...] = ()

    ID = "bye-by-hand"

    def describe(self, facts: Facts) -> str:
        bye = self.outcome in (Outcome.PAIRING_BYE, Outcome.REST)
        words = tr("Give {name} the bye by hand") if bye else tr("Give {name} an absence by hand")
        return words.format(name=facts.player(self.player))


@dataclass(frozen=True, slots=True)
class FinishManualPairing(Command):
    """Close the session; the difference from the engine's pairing is stored (Q67-69).

    ``engine_pairs`` None: there is nothing to compare with, ``missing`` says why.
    """

    section_id: int
    round: int
    engine_pairs: tuple[tuple[int, int], ...] | None = None
    engine_byes: tuple[tuple[int, Outcome], ...] = ()
    engine: str = ""
    engine_version: str = ""
    reason: str = ""
    confirmed: tuple[str, ...] = ()
    missing: NoComparison = NoComparison.NOT_ASKED

    ID = "finish-manual-pairing"

    def describe(self, facts: Facts) -> str:
        return tr("Finish pairing round {number} by hand").format(number=self.round)


# -- the life of a section ---


@dataclass(frozen=True, slots=True)
class LeaveFideMode(Command):
    """Leave FIDE mode for good: level 4, a barrier for undo, marked on every screen and page (Q43-46)."""

    section_id: int
    reason: str = ""
    confirmed: tuple[str, ...] = ()

    ID = "leave-fide-mode"
    BARRIER = True

    def describe(self, facts: Facts) -> str:
        return tr("Leave FIDE mode")


@dataclass(frozen=True, slots=True)
class CloseSection(Command):
    """The standings are final."""

    section_id: int
    confirmed: tuple[str, ...] = ()

    ID = "close-section"

    def describe(self, facts: Facts) -> str:
        return tr("Close the tournament")


@dataclass(frozen=True, slots=True)
class ReopenSection(Command):
    """The standings are provisional again."""

    section_id: int
    reason: str

    ID = "reopen-section"

    def describe(self, facts: Facts) -> str:
        return tr("Re-open the tournament")


RESULT_COMMANDS: tuple[type[Command], ...] = (
    EnterResult,
    ClearResult,
    VerifyResult,
    SwapColours,
    SetBoardNote,
    MarkAdjourned,
    LateResult,
    CorrectResult,
)
ROUND_COMMANDS: tuple[type[Command], ...] = (
    *RESULT_COMMANDS,
    StorePairing,
    PublishRound,
    UnpublishRound,
    UnpairRound,
    AbsentPlayer,
    StartManualPairing,
    PairByHand,
    UnpairByHand,
    SwapByHand,
    ByeByHand,
    FinishManualPairing,
    LeaveFideMode,
    CloseSection,
    ReopenSection,
    *PAIRING_RULE_COMMANDS,
)
