"""Commands about rounds: results first, then pairing, manual pairing, and the life of a section.

``confirmed`` holds the ids of the rules (domain.words.checks) that the arbiter has confirmed; a command that needs more
raises NeedsConfirmation and changes nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from tdapp.domain.commands.pairing import PAIRING_RULE_COMMANDS, PairingRuleCommand
from tdapp.domain.section.outcome import GameResult, Outcome


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


# -- results ---


@dataclass(frozen=True, slots=True)
class EnterResult:
    """The result of a board of the last paired round; None clears it.

    ``expected`` is the result that the window shows: when another stands there by now, nothing is written.
    """

    section_id: int
    round: int
    board: int
    result: GameResult | None
    expected: GameResult | None = None
    confirmed: tuple[str, ...] = ()
    label: str = "Enter a result"

    ID: ClassVar[str] = "enter-result"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class ClearResult:
    """Take the result of a board away: the game is open again."""

    section_id: int
    round: int
    board: int
    label: str = "Clear a result"

    ID: ClassVar[str] = "clear-result"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class VerifyResult:
    """The second pass: the result as read again from the slip."""

    section_id: int
    round: int
    board: int
    result: GameResult
    label: str = "Verify a result"

    ID: ClassVar[str] = "verify-result"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class SwapColours:
    """The game was played with the other colours. ``mirror``: a result that is in stays with its players.

    Before the first result of the round the pairing changes: a manual pairing session is opened (Q65).
    """

    section_id: int
    round: int
    board: int
    mirror: bool = True
    label: str = "Swap the colours of a board"
    reason: str = ""
    confirmed: tuple[str, ...] = ()

    ID: ClassVar[str] = "swap-colours"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class SetBoardNote:
    """A remark at a board (slip 2 says otherwise, contested, ...)."""

    section_id: int
    round: int
    board: int
    note: str
    label: str = "Change the note of a board"

    ID: ClassVar[str] = "set-board-note"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class MarkAdjourned:
    """Every board of the round without a result is adjourned (Q157-160)."""

    section_id: int
    round: int
    confirmed: tuple[str, ...] = ()
    label: str = "Record missing results as adjourned"

    ID: ClassVar[str] = "mark-adjourned"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class LateResult:
    """The result of an adjourned (or never entered) game of any round."""

    section_id: int
    round: int
    board: int
    result: GameResult
    reason: str = ""
    confirmed: tuple[str, ...] = ()
    label: str = "Enter the result of an adjourned game"

    ID: ClassVar[str] = "late-result"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class CorrectResult:
    """Another result for a game of an earlier round (Q189-193)."""

    section_id: int
    round: int
    board: int
    result: GameResult
    scope: CorrectionScope
    reason: str
    expected: GameResult | None = None
    confirmed: tuple[str, ...] = ()
    label: str = "Correct a result"

    ID: ClassVar[str] = "correct-result"
    VERSION: ClassVar[int] = 1


# -- pairing ---


@dataclass(frozen=True, slots=True)
class StorePairing:
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
    label: str = "Pair the round"

    ID: ClassVar[str] = "store-pairing"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class PublishRound:
    """The pairings go on the wall: from here on board numbers do not move."""

    section_id: int
    round: int
    confirmed: tuple[str, ...] = ()
    label: str = "Publish the pairings"

    ID: ClassVar[str] = "publish-round"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class UnpublishRound:
    """Back to a draft; only before the first result."""

    section_id: int
    round: int
    reason: str = ""
    confirmed: tuple[str, ...] = ()
    label: str = "Withdraw the published pairings"

    ID: ClassVar[str] = "unpublish-round"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class UnpairRound:
    """Take the pairing of the last round away, with its results; requested byes stay. Undo brings all of it back."""

    section_id: int
    round: int
    reason: str = ""
    confirmed: tuple[str, ...] = ()
    label: str = "Unpair the round"

    ID: ClassVar[str] = "unpair-round"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class AbsentPlayer:
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
    label: str = "A paired player is absent"

    ID: ClassVar[str] = "absent-player"
    VERSION: ClassVar[int] = 1


# -- manual pairing ---


@dataclass(frozen=True, slots=True)
class StartManualPairing:
    """Open a manual pairing session; until it is finished nothing else can be paired (Q64-65)."""

    section_id: int
    round: int
    reason: str = ""
    confirmed: tuple[str, ...] = ()
    label: str = "Start pairing by hand"

    ID: ClassVar[str] = "start-manual-pairing"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class PairByHand:
    """Seat two players against each other; boards and byes they had before dissolve."""

    section_id: int
    round: int
    white: int
    black: int
    confirmed: tuple[str, ...] = ()
    label: str = "Pair two players by hand"

    ID: ClassVar[str] = "pair-by-hand"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class UnpairByHand:
    """Take a player out of his board or his bye; the opponent is without a game too."""

    section_id: int
    round: int
    player: int
    label: str = "Unpair a player by hand"

    ID: ClassVar[str] = "unpair-by-hand"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class SwapByHand:
    """Give the players of a board the other colours."""

    section_id: int
    round: int
    board: int
    confirmed: tuple[str, ...] = ()
    label: str = "Swap colours by hand"

    ID: ClassVar[str] = "swap-by-hand"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class ByeByHand:
    """Give a player a bye, or mark him absent (ZERO_POINT_BYE)."""

    section_id: int
    round: int
    player: int
    outcome: Outcome = Outcome.PAIRING_BYE
    confirmed: tuple[str, ...] = ()
    label: str = "Give a bye by hand"

    ID: ClassVar[str] = "bye-by-hand"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class FinishManualPairing:
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
    label: str = "Finish pairing by hand"
    missing: NoComparison = NoComparison.NOT_ASKED

    ID: ClassVar[str] = "finish-manual-pairing"
    VERSION: ClassVar[int] = 1


# -- the life of a section ---


@dataclass(frozen=True, slots=True)
class LeaveFideMode:
    """Leave FIDE mode for good: level 4, a barrier for undo, marked on every screen and page (Q43-46)."""

    section_id: int
    reason: str = ""
    confirmed: tuple[str, ...] = ()
    label: str = "Leave FIDE mode"

    ID: ClassVar[str] = "leave-fide-mode"
    VERSION: ClassVar[int] = 1
    BARRIER: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CloseSection:
    """The standings are final."""

    section_id: int
    confirmed: tuple[str, ...] = ()
    label: str = "Close the tournament"

    ID: ClassVar[str] = "close-section"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class ReopenSection:
    """The standings are provisional again."""

    section_id: int
    reason: str
    label: str = "Re-open the tournament"

    ID: ClassVar[str] = "reopen-section"
    VERSION: ClassVar[int] = 1


RoundCommand = (
    EnterResult
    | ClearResult
    | VerifyResult
    | SwapColours
    | SetBoardNote
    | MarkAdjourned
    | LateResult
    | CorrectResult
    | StorePairing
    | PublishRound
    | UnpublishRound
    | UnpairRound
    | AbsentPlayer
    | StartManualPairing
    | PairByHand
    | UnpairByHand
    | SwapByHand
    | ByeByHand
    | FinishManualPairing
    | LeaveFideMode
    | CloseSection
    | ReopenSection
    | PairingRuleCommand
)

ROUND_COMMANDS: tuple[type[RoundCommand], ...] = (
    EnterResult,
    ClearResult,
    VerifyResult,
    SwapColours,
    SetBoardNote,
    MarkAdjourned,
    LateResult,
    CorrectResult,
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
