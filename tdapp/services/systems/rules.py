"""What every pairing system answers, of players or of teams."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.players import SetCheckIn
from tdapp.domain.section.event import ForbiddenPairs, Section
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.ladder import Ladder
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import CheckIn, Player
from tdapp.domain.section.round import Round
from tdapp.domain.section.team import Team
from tdapp.domain.systems.system import System
from tdapp.domain.words.frozen import dataclass
from tdapp.pairing.engines.engine import USUAL, Pairing, PairingEngine, Patience
from tdapp.pairing.reasons.obstacle import Obstacle

if TYPE_CHECKING:  # imported where a round is paired or ranked
    from tdapp.pairing.engines.exchange import Exchange
    from tdapp.pairing.reasons.second_engine import Comparison
    from tdapp.services.tables.standings import Arrays, Standings


@dataclass(frozen=True, slots=True)
class Drawn:
    """The pairs of a round, White (of teams: on board 1) first; ``bye`` has no opponent.

    ``pairing`` is the engine's answer, None by a table. ``yielded`` are wishes to keep apart that could not be kept.
    ``byes`` are all who go on without an opponent, where there can be several.
    """

    pairs: tuple[tuple[int, int], ...]
    bye: int | None
    pairing: Pairing | None = None
    yielded: tuple[ForbiddenPairs, ...] = ()
    byes: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class CheckList:
    """What a check list before a round shows beside colours and opponents: the columns of the system and their texts.

    ``columns`` are titles with what they mean, ``values`` by player. ``due``, ``floats``: these are looked at.
    """

    columns: tuple[tuple[str, str], ...] = ()
    values: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    due: bool = True
    floats: bool = True


class SystemRules(ABC):
    """Numbers are those of players, or of teams where teams are paired; a round is one of them, its boards theirs.

    ``of`` is the system, ``by`` names the table or the rules for the command line,
    ``has_second`` whether a second program pairs by it, ``judges`` whether it has reasons of its own for every pair.
    """

    of: System
    by = ""
    has_second = True
    judges = False

    def engine(self) -> PairingEngine | None:
        """The one engine that knows the system; None where there are several, or where none is needed."""
        return None

    def settled(self, facts: SectionFacts) -> SectionFacts:
        """The regulations with what follows from them. RuleViolation where they mean nothing."""
        return facts

    @abstractmethod
    def pair(
        self, section: Section, number: int, *, engine: PairingEngine | None = None, patience: Patience = USUAL
    ) -> Drawn:
        """Pair a round, by ``engine`` where one is given. Raises as PairingEngine.pair, RuleViolation off a table."""

    @abstractmethod
    def compared(self, section: Section, first: Pairing, second: Pairing) -> Comparison:
        """Two pairings of a round, and what decides between them."""

    @abstractmethod
    def exchange(self, section: Section, number: int) -> Exchange:
        """The round as other programs are given it."""

    @abstractmethod
    def head(self, section: Section, white: int, black: int) -> str:
        """Who meets whom with which colours."""

    @abstractmethod
    def name(self, section: Section, number: int) -> str:
        """A player or a team as sentences name him."""

    @abstractmethod
    def why(self, section: Section, round_: Round, one: int, other: int) -> tuple[str, ...]:
        """Sentences about a pair of a round; where the rules give another one, what speaks against it."""

    @abstractmethod
    def why_free(self, section: Section, round_: Round, number: int) -> tuple[str, ...]:
        """Sentences about who has no opponent."""

    @abstractmethod
    def why_not(self, section: Section, round_: Round, one: int, other: int) -> tuple[Obstacle, ...]:
        """What forbids or worsens a pair that was not made; ``other`` 0: the bye. Empty when it is so."""

    @abstractmethod
    def announced(self, facts: SectionFacts, entered: int) -> tuple[str, ...]:
        """How is paired, as the regulations say it; ``entered`` is how many players or teams there are."""

    @abstractmethod
    def standings(
        self,
        section: Section,
        *,
        ladder: Ladder | None = None,
        trial: bool = False,
        after_round: int | None = None,
        arrays: Arrays | None = None,
    ) -> Standings:
        """The table that decides: see services.tables.standings.compute_standings; ``arrays`` None: made anew."""

    def check_list(self, section: Section, number: int) -> CheckList:
        """What the system looks at in each player before a round."""
        return CheckList()

    def comers(self, section: Section) -> Sequence[Player | Team]:
        """Who is checked in."""
        return section.players

    def check_in(self, section_id: int, number: int, state: CheckIn) -> Command:
        """The step that ticks one of them off."""
        return SetCheckIn(section_id, (number,), state)

    def seats(self, section: Section) -> int:
        """How many boards one pairing of a round has."""
        return 1

    def away(self, section: Section) -> Mapping[Outcome, str]:
        """What rounds without an opponent are called where they have names of their own, as a part of a sentence."""
        return {}

    def away_signs(self, section: Section) -> Mapping[Outcome, str]:
        """The same as they stand in a crosstable."""
        return {}

    def sheet(self, asked: str) -> str:
        """The id of the document or pack that says in this system what one says of players; most are the same."""
        return asked
