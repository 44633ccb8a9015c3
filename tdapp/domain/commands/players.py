"""Commands about players: registration, check-in, absences, withdrawal, pairing numbers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from tdapp.domain.commands.ratings import RATING_COMMANDS, RatingCommand
from tdapp.domain.section.event import RatingMethod
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import CheckIn, Player


@dataclass(frozen=True, slots=True)
class AddPlayers:
    """Add players in one step. Their numbers are given by the handler: at the end before round 1 is paired, by rating
    afterwards (Q156).

    ``missed`` is what each round already paired was for a late entry; rounds beyond it are zero-point byes.
    """

    section_id: int
    players: tuple[Player, ...]
    missed: tuple[Outcome, ...] = ()
    confirmed: tuple[str, ...] = ()
    label: str = "Add players"

    ID: ClassVar[str] = "add-players"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class EditPlayers:
    """Write all fields of some players in one step, each found by its number; their standing stays as it is."""

    section_id: int
    players: tuple[Player, ...]
    label: str = "Edit players"

    ID: ClassVar[str] = "edit-players"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class RemovePlayers:
    """Remove players on whom nothing depends; others are withdrawn."""

    section_id: int
    numbers: tuple[int, ...]
    label: str = "Remove players"

    ID: ClassVar[str] = "remove-players"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class WithdrawPlayer:
    """The player leaves: a zero-point bye in every round from ``from_round`` on.

    Who leaves after a round that is still to come is active until then: only the later rounds are marked. ``also`` are
    players who leave in the same step.
    """

    section_id: int
    number: int
    from_round: int
    reason: str = ""
    label: str = "Withdraw a player"
    also: tuple[int, ...] = ()

    ID: ClassVar[str] = "withdraw-player"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class ReenterPlayer:
    """A player who left comes back: the zero-point byes from ``from_round`` on are taken away; ``also``: others too."""

    section_id: int
    number: int
    from_round: int
    reason: str = ""
    label: str = "Take a player back"
    also: tuple[int, ...] = ()

    ID: ClassVar[str] = "reenter-player"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class ExpelPlayer:
    """The player is expelled: not paired any more and left out of the standings (Q197-198)."""

    section_id: int
    number: int
    from_round: int
    reason: str = ""
    confirmed: tuple[str, ...] = ()
    label: str = "Expel a player"

    ID: ClassVar[str] = "expel-player"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class Absence:
    """A player's bye in a round; ``kind`` None takes it away."""

    number: int
    round_number: int
    kind: Outcome | None


@dataclass(frozen=True, slots=True)
class SetAbsences:
    """Announce or take away byes: ZERO_POINT_BYE, HALF_POINT_BYE or FULL_POINT_BYE."""

    section_id: int
    absences: tuple[Absence, ...]
    confirmed: tuple[str, ...] = ()
    label: str = "Set absences"

    ID: ClassVar[str] = "set-absences"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class SetCheckIn:
    """Tick players off: present, absent, or not yet."""

    section_id: int
    numbers: tuple[int, ...]
    state: CheckIn
    label: str = "Check in"

    ID: ClassVar[str] = "set-check-in"
    VERSION: ClassVar[int] = 1


class Rest(Enum):
    """What happens to who was not checked in, or is absent, when the check-in is closed."""

    ZERO_THIS_ROUND = "zpb-round"
    ZERO_ALL_ROUNDS = "zpb-all"  # withdrawn: a zero-point bye in every round
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class CloseCheckIn:
    """Decide about everybody who is not present; who already has a bye in the round keeps it."""

    section_id: int
    round_number: int
    rest: Rest
    label: str = "Close the check-in"

    ID: ClassVar[str] = "close-check-in"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class UseRatingMethod:
    """Take every tournament rating from the FIDE and national ratings by a method of TRF26 (Q145-148).

    ``order`` and ``national_list`` (None: as they are) set the order of the lists first, as SetListOrder does.
    """

    section_id: int
    method: RatingMethod
    order: str | None = None
    national_list: str | None = None
    label: str = "Choose the tournament ratings"

    ID: ClassVar[str] = "use-rating-method"
    VERSION: ClassVar[int] = 1


class Equals(Enum):
    """The announced criterion for players of equal rating and title (C.04.2, 2.3)."""

    NAME = "name"
    LOT = "lot"
    KEEP = "keep"  # in the order of the numbers they have; the only one once round 1 is paired


@dataclass(frozen=True, slots=True)
class RegenerateNumbers:
    """Give all pairing numbers by rating and title, until round 4 is paired; once round 1 is paired equals keep their
    order. ``seed`` is that of the lot among equals, which is noted in the tournament report."""

    section_id: int
    reason: str = ""
    confirmed: tuple[str, ...] = ()
    label: str = "Give the pairing numbers"
    equals: Equals = Equals.NAME
    seed: int = 0

    ID: ClassVar[str] = "regenerate-numbers"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class ExchangeNumbers:
    """Two players of equal rating exchange their numbers, until round 4 is paired (Q149-152)."""

    section_id: int
    first: int
    second: int
    reason: str = ""
    confirmed: tuple[str, ...] = ()
    label: str = "Exchange two pairing numbers"

    ID: ClassVar[str] = "exchange-numbers"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class SetNumbers:
    """Numbers of a round robin by hand: the players, by their numbers until now, in their new order."""

    section_id: int
    order: tuple[int, ...]
    label: str = "Give the numbers by hand"

    ID: ClassVar[str] = "set-numbers"
    VERSION: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class DrawNumbers:
    """Numbers of a round robin by lot; the same seed gives the same lot."""

    section_id: int
    seed: int
    label: str = "Draw the numbers by lot"

    ID: ClassVar[str] = "draw-numbers"
    VERSION: ClassVar[int] = 1


PlayerCommand = (
    AddPlayers
    | EditPlayers
    | RemovePlayers
    | WithdrawPlayer
    | ReenterPlayer
    | ExpelPlayer
    | SetAbsences
    | SetCheckIn
    | CloseCheckIn
    | UseRatingMethod
    | RegenerateNumbers
    | ExchangeNumbers
    | SetNumbers
    | DrawNumbers
    | RatingCommand
)

PLAYER_COMMANDS: tuple[type[PlayerCommand], ...] = (
    AddPlayers,
    EditPlayers,
    RemovePlayers,
    WithdrawPlayer,
    ReenterPlayer,
    ExpelPlayer,
    SetAbsences,
    SetCheckIn,
    CloseCheckIn,
    UseRatingMethod,
    RegenerateNumbers,
    ExchangeNumbers,
    SetNumbers,
    DrawNumbers,
    *RATING_COMMANDS,
)
