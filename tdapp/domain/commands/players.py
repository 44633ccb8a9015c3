"""Commands about players: registration, check-in, absences, withdrawal, pairing numbers."""

from __future__ import annotations

from dataclasses import fields
from enum import Enum

from tdapp.domain.commands.command import Command, Facts, differing, names_of
from tdapp.domain.commands.ratings import RATING_COMMANDS
from tdapp.domain.section.event import RatingMethod, Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import CheckIn, Player
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import marked, ntr, tr


@dataclass(frozen=True, slots=True)
class AddPlayers(Command):
    """Add players in one step. The handler numbers them after the last; late entries by rating among themselves. Among
    the others they come by RegenerateNumbers only (Q156).

    ``missed`` is what each round already paired was for a late entry; rounds beyond it are zero-point byes.
    """

    section_id: int
    players: tuple[Player, ...]
    missed: tuple[Outcome, ...] = ()
    confirmed: tuple[str, ...] = ()

    ID = "add-players"

    def describe(self, facts: Facts) -> str:
        if len(self.players) == 1:
            return tr("Add {name}").format(name=self.players[0].name)
        return tr("Add {count} players").format(count=len(self.players))


@dataclass(frozen=True, slots=True)
class EditPlayers(Command):
    """Write all fields of some players in one step, each found by its number; their standing stays as it is.

    ``source``: the rating list that the changes come from.
    """

    section_id: int
    players: tuple[Player, ...]
    source: str = ""

    ID = "edit-players"

    def describe(self, facts: Facts) -> str:
        if self.source:
            return tr("Take over from the list {name}").format(name=self.source)
        if len(self.players) != 1:
            return tr("Edit {count} players").format(count=len(self.players))
        player = self.players[0]
        if facts.keep("changed", self._changed) == ["fixed_table"]:
            if player.fixed_table is None:
                return tr("Let {name} move again").format(name=player.name)
            return tr("Fix {name} at board {number}").format(name=player.name, number=player.fixed_table)
        return tr("Edit {name}").format(name=player.name)

    def _changed(self, section: Section) -> list[str]:
        after = self.players[0]
        before = next((player for player in section.players if player.number == after.number), after)
        return differing(before, after, [one.name for one in fields(after)])


@dataclass(frozen=True, slots=True)
class RemovePlayers(Command):
    """Remove players on whom nothing depends; others are withdrawn."""

    section_id: int
    numbers: tuple[int, ...]

    ID = "remove-players"

    def describe(self, facts: Facts) -> str:
        return tr("Remove {name}").format(name=names_of(facts, self.numbers))


@dataclass(frozen=True, slots=True)
class WithdrawPlayer(Command):
    """The player leaves: a zero-point bye in every round from ``from_round`` on.

    Who leaves after a round that is still to come is active until then: only the later rounds are marked. ``also`` are
    players who leave in the same step.
    """

    section_id: int
    number: int
    from_round: int
    reason: str = ""
    also: tuple[int, ...] = ()

    ID = "withdraw-player"

    def describe(self, facts: Facts) -> str:
        return tr("Withdraw {name}").format(name=names_of(facts, (self.number, *self.also)))


@dataclass(frozen=True, slots=True)
class ReenterPlayer(Command):
    """A player who left comes back: the zero-point byes from ``from_round`` on are taken away; ``also``: others too."""

    section_id: int
    number: int
    from_round: int
    reason: str = ""
    also: tuple[int, ...] = ()

    ID = "reenter-player"

    def describe(self, facts: Facts) -> str:
        return tr("Take {name} back").format(name=names_of(facts, (self.number, *self.also)))


@dataclass(frozen=True, slots=True)
class ExpelPlayer(Command):
    """The player is expelled: not paired any more and left out of the standings (Q197-198)."""

    section_id: int
    number: int
    from_round: int
    reason: str = ""
    confirmed: tuple[str, ...] = ()

    ID = "expel-player"

    def describe(self, facts: Facts) -> str:
        return tr("Expel {name}").format(name=facts.player(self.number))


@dataclass(frozen=True, slots=True)
class Absence:
    """A player's bye in a round; ``kind`` None takes it away."""

    number: int
    round_number: int
    kind: Outcome | None


_BYES = {
    Outcome.ZERO_POINT_BYE: marked("zero-point bye"),
    Outcome.HALF_POINT_BYE: marked("half-point bye"),
    Outcome.FULL_POINT_BYE: marked("full-point bye"),
}


@dataclass(frozen=True, slots=True)
class SetAbsences(Command):
    """Announce or take away byes: ZERO_POINT_BYE, HALF_POINT_BYE or FULL_POINT_BYE."""

    section_id: int
    absences: tuple[Absence, ...]
    confirmed: tuple[str, ...] = ()

    ID = "set-absences"

    def describe(self, facts: Facts) -> str:
        if len(self.absences) != 1:
            return tr("Set byes")
        (one,) = self.absences
        return tr("Round {number}, {name}: {words}").format(
            number=one.round_number,
            name=f"{facts.player(one.number)} ({one.number})",
            words=tr("comes") if one.kind is None else tr(_BYES.get(one.kind, one.kind.value)),
        )


@dataclass(frozen=True, slots=True)
class SetCheckIn(Command):
    """Tick players off: present, absent, or not yet."""

    section_id: int
    numbers: tuple[int, ...]
    state: CheckIn

    LIGHT = True
    ID = "set-check-in"

    def describe(self, facts: Facts) -> str:
        if len(self.numbers) == 1:
            return tr("Check in: {name}").format(name=facts.player(self.numbers[0]))
        return tr("Check in: {count} players").format(count=len(self.numbers))


class Rest(Enum):
    """What happens to who was not checked in, or is absent, when the check-in is closed."""

    ABSENT_ONLY = "zpb-absent"  # a zero-point bye in this round for who is marked absent; all others are here
    ZERO_THIS_ROUND = "zpb-round"
    ZERO_ALL_ROUNDS = "zpb-all"  # withdrawn: a zero-point bye in every round
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class CloseCheckIn(Command):
    """Decide about everybody who is not present; who already has a bye in the round keeps it."""

    section_id: int
    round_number: int
    rest: Rest

    ID = "close-check-in"

    def describe(self, facts: Facts) -> str:
        return tr("Close the check-in")


@dataclass(frozen=True, slots=True)
class UseRatingMethod(Command):
    """Take every tournament rating from the FIDE and national ratings by a method of TRF26 (Q145-148).

    ``order`` and ``national_list`` (None: as they are) set the order of the lists first, as SetListOrder does.
    """

    section_id: int
    method: RatingMethod
    order: str | None = None
    national_list: str | None = None

    ID = "use-rating-method"

    def describe(self, facts: Facts) -> str:
        return tr("Choose the tournament ratings")


class Equals(Enum):
    """The announced criterion for players of equal rating and title (C.04.2, 2.3)."""

    NAME = "name"
    LOT = "lot"
    KEEP = "keep"  # in the order of the numbers they have; the only one once round 1 is paired


@dataclass(frozen=True, slots=True)
class RegenerateNumbers(Command):
    """Give all pairing numbers by rating and title, until round 4 is paired; once round 1 is paired equals keep their
    order. ``seed`` is that of the lot among equals, which is noted in the tournament report.

    ``moves``: how many get another number, as it was shown; refused when it is another number now (0: not shown)."""

    section_id: int
    reason: str = ""
    confirmed: tuple[str, ...] = ()
    equals: Equals = Equals.NAME
    seed: int = 0
    moves: int = 0

    ID = "regenerate-numbers"

    def describe(self, facts: Facts) -> str:
        if not self.moves:
            return tr("Give the pairing numbers")
        text = ntr(
            "Number the players by rating: {count} gets another number",
            "Number the players by rating: {count} get another number",
            self.moves,
        )
        return text.format(count=self.moves)


@dataclass(frozen=True, slots=True)
class ExchangeNumbers(Command):
    """Two players of equal rating exchange their numbers, until round 4 is paired (Q149-152)."""

    section_id: int
    first: int
    second: int
    reason: str = ""
    confirmed: tuple[str, ...] = ()

    ID = "exchange-numbers"

    def describe(self, facts: Facts) -> str:
        return tr("Exchange the numbers {first} and {second}").format(first=self.first, second=self.second)


@dataclass(frozen=True, slots=True)
class SetNumbers(Command):
    """Numbers of a round robin by hand: the players, by their numbers until now, in their new order."""

    section_id: int
    order: tuple[int, ...]

    ID = "set-numbers"

    def describe(self, facts: Facts) -> str:
        return tr("Give the numbers by hand")


@dataclass(frozen=True, slots=True)
class DrawNumbers(Command):
    """Numbers of a round robin by lot; the same seed gives the same lot."""

    section_id: int
    seed: int

    ID = "draw-numbers"

    def describe(self, facts: Facts) -> str:
        return tr("Draw the numbers by lot")


PLAYER_COMMANDS: tuple[type[Command], ...] = (
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
