"""What one round was for one player, the results of a game, and the rule matrix over them."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction

from tdapp.domain.words.frozen import dataclass


class Colour(Enum):
    """The colour a player was to have, played or not."""

    WHITE = "w"
    BLACK = "b"

    @property
    def other(self) -> Colour:
        """The opponent's colour."""
        return Colour.BLACK if self is Colour.WHITE else Colour.WHITE


class Outcome(Enum):
    """What a round was for one player.

    The values are ids that are stored; TRF letters are in ``RULES``. A ½-0 is DRAW for one and LOSS for the other,
    a 0-0 is LOSS for both, a double forfeit is FORFEIT_LOSS for both. Rounds missed by a late entry or after a
    withdrawal are ZERO_POINT_BYE.
    """

    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"
    SHORT_WIN = "short-win"  # a game of less than one move: over the board, not rated
    SHORT_DRAW = "short-draw"
    SHORT_LOSS = "short-loss"
    FORFEIT_WIN = "forfeit-win"
    FORFEIT_LOSS = "forfeit-loss"
    PAIRING_BYE = "pab"
    FULL_POINT_BYE = "fpb"
    HALF_POINT_BYE = "hpb"
    ZERO_POINT_BYE = "zpb"
    REST = "rest"  # the free round of a round robin with an odd number of players
    ADJOURNED = "adjourned"
    OPEN = "open"  # paired, no result yet
    UNPAIRED = "unpaired"  # nothing decided for this player and round


@dataclass(frozen=True, slots=True)
class OutcomeRules:
    """One row of the rule matrix (C.07, 15-16; TRF26, result codes)."""

    trf: str
    over_the_board: bool = False
    paired: bool = False  # has an opponent
    forfeit: bool = False
    requested: bool = False  # HPB or ZPB: a requested bye (C.07, 16.1)
    voluntary: bool = False  # VUR: requested bye or forfeit loss
    rated: bool = False
    decided: bool = True  # False: an open or adjourned game, or no pairing yet


RULES: dict[Outcome, OutcomeRules] = {
    Outcome.WIN: OutcomeRules("1", over_the_board=True, paired=True, rated=True),
    Outcome.DRAW: OutcomeRules("=", over_the_board=True, paired=True, rated=True),
    Outcome.LOSS: OutcomeRules("0", over_the_board=True, paired=True, rated=True),
    Outcome.SHORT_WIN: OutcomeRules("W", over_the_board=True, paired=True),
    Outcome.SHORT_DRAW: OutcomeRules("D", over_the_board=True, paired=True),
    Outcome.SHORT_LOSS: OutcomeRules("L", over_the_board=True, paired=True),
    Outcome.FORFEIT_WIN: OutcomeRules("+", paired=True, forfeit=True),
    Outcome.FORFEIT_LOSS: OutcomeRules("-", paired=True, forfeit=True, voluntary=True),
    Outcome.PAIRING_BYE: OutcomeRules("U"),
    Outcome.FULL_POINT_BYE: OutcomeRules("F"),
    Outcome.HALF_POINT_BYE: OutcomeRules("H", requested=True, voluntary=True),
    Outcome.ZERO_POINT_BYE: OutcomeRules("Z", requested=True, voluntary=True),
    Outcome.REST: OutcomeRules("Z"),
    Outcome.ADJOURNED: OutcomeRules(" ", paired=True, decided=False),
    Outcome.OPEN: OutcomeRules(" ", paired=True, decided=False),
    Outcome.UNPAIRED: OutcomeRules(" ", decided=False),
}


@dataclass(frozen=True, slots=True)
class Cell:
    """One round of one player.

    ``opponent`` is the pairing number of the scheduled opponent, ``colour`` the scheduled colour. ``awarded``
    overrides the points of the outcome where the arbiter gave others (TRF 299); None means the point system's.
    """

    outcome: Outcome
    opponent: int | None = None
    colour: Colour | None = None
    awarded: Fraction | None = None

    @property
    def rules(self) -> OutcomeRules:
        """The row of the rule matrix for this outcome."""
        return RULES[self.outcome]


class GameResult(Enum):
    """The result of one pairing, White's side first. None (no GameResult) means that the game is open."""

    WHITE_WINS = "1-0"
    DRAW = "1/2-1/2"
    BLACK_WINS = "0-1"
    HALF_ZERO = "1/2-0"
    ZERO_HALF = "0-1/2"
    ZERO_ZERO = "0-0"
    SHORT_WHITE_WINS = "1-0u"
    SHORT_DRAW = "1/2-1/2u"
    SHORT_BLACK_WINS = "0-1u"
    WHITE_BY_FORFEIT = "1-0f"
    BLACK_BY_FORFEIT = "0-1f"
    DOUBLE_FORFEIT = "0-0f"
    ADJOURNED = "adjourned"

    @property
    def outcomes(self) -> tuple[Outcome, Outcome]:
        """What the result is for White and for Black."""
        return _OUTCOMES[self]


_OUTCOMES: dict[GameResult, tuple[Outcome, Outcome]] = {
    GameResult.WHITE_WINS: (Outcome.WIN, Outcome.LOSS),
    GameResult.DRAW: (Outcome.DRAW, Outcome.DRAW),
    GameResult.BLACK_WINS: (Outcome.LOSS, Outcome.WIN),
    GameResult.HALF_ZERO: (Outcome.DRAW, Outcome.LOSS),
    GameResult.ZERO_HALF: (Outcome.LOSS, Outcome.DRAW),
    GameResult.ZERO_ZERO: (Outcome.LOSS, Outcome.LOSS),
    GameResult.SHORT_WHITE_WINS: (Outcome.SHORT_WIN, Outcome.SHORT_LOSS),
    GameResult.SHORT_DRAW: (Outcome.SHORT_DRAW, Outcome.SHORT_DRAW),
    GameResult.SHORT_BLACK_WINS: (Outcome.SHORT_LOSS, Outcome.SHORT_WIN),
    GameResult.WHITE_BY_FORFEIT: (Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS),
    GameResult.BLACK_BY_FORFEIT: (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_WIN),
    GameResult.DOUBLE_FORFEIT: (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS),
    GameResult.ADJOURNED: (Outcome.ADJOURNED, Outcome.ADJOURNED),
}

RESULT_OF_OUTCOMES: dict[tuple[Outcome, Outcome], GameResult] = {
    outcomes: result for result, outcomes in _OUTCOMES.items()
}
"""(White's outcome, Black's outcome) -> the one result that gives both; any other pair is a contradiction."""
