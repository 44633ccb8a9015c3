"""Commands about the rules of pairing that are announced before round 1, and about what is drawn for a round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tdapp.domain.section.event import ForbiddenPairs


@dataclass(frozen=True, slots=True)
class SetProhibitions:
    """Write down all pairs that must not meet, and all that are only wished apart; those not named go (Q194-196).

    ``wishes`` yield where a round could not be paired with them; only outside FIDE mode.
    """

    section_id: int
    forbidden: tuple[ForbiddenPairs, ...]
    wishes: tuple[ForbiddenPairs, ...] = ()
    reason: str = ""
    confirmed: tuple[str, ...] = ()
    label: str = "Change the prohibited pairings"

    ID: ClassVar[str] = "set-prohibitions"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class SetAcceleration:
    """Baku acceleration (C.04.7) or none; the groups are formed when round 1 is paired (Q106-111)."""

    section_id: int
    baku: bool
    label: str = "Change the acceleration"

    ID: ClassVar[str] = "set-acceleration"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class DrawChess960:
    """Draw the starting position of a round's games by lot from a seed (Q222)."""

    section_id: int
    round: int
    seed: int
    reason: str = ""
    confirmed: tuple[str, ...] = ()
    label: str = "Draw the Chess960 position"

    ID: ClassVar[str] = "draw-chess960"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class FillByHand:
    """Seat those who are left in a manual pairing session, all in one step (Q63: semi-automatic pairing).

    ``bye`` gets the pairing-allocated bye (None: nobody). Boards and byes that stand are not touched.
    """

    section_id: int
    round: int
    pairs: tuple[tuple[int, int], ...]
    bye: int | None = None
    confirmed: tuple[str, ...] = ()
    label: str = "Pair those who are left"

    ID: ClassVar[str] = "fill-by-hand"
    VERSION: ClassVar[int] = 1


PairingRuleCommand = SetProhibitions | SetAcceleration | DrawChess960 | FillByHand

PAIRING_RULE_COMMANDS: tuple[type[PairingRuleCommand], ...] = (
    SetProhibitions,
    SetAcceleration,
    DrawChess960,
    FillByHand,
)
