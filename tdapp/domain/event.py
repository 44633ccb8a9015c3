"""The snapshot that every calculation takes: an event's facts and one section, frozen."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass, field
from enum import Enum

from tdapp.domain.ladder import Ladder
from tdapp.domain.outcome import RULES, Cell, Outcome
from tdapp.domain.player import Player
from tdapp.domain.scoring import PointSystem


class Kind(Enum):
    """How a section is paired."""

    SWISS = "swiss"
    ROUND_ROBIN = "rr"


class Edition(Enum):
    """The edition of FIDE's tie-break rules (C.07, before that C.02) that an event is played under."""

    FIDE_2009 = "2009"
    FIDE_2024 = "2024"
    FIDE_2026 = "2026"

    @classmethod
    def for_start(cls, start: dt.date | None) -> Edition:
        """By start date: before 1 Sep 2023, before 1 Mar 2026, else or unknown."""
        if start is None or start >= dt.date(2026, 3, 1):
            return cls.FIDE_2026
        return cls.FIDE_2009 if start < dt.date(2023, 9, 1) else cls.FIDE_2024


@dataclass(frozen=True, slots=True)
class Event:
    """What is printed on every page and written to the header of a TRF."""

    name: str
    city: str = ""
    federation: str = ""
    start: dt.date | None = None
    end: dt.date | None = None
    chief_arbiter: str = ""
    deputies: tuple[str, ...] = ()
    time_control: str = ""  # in words (TRF 122)
    time_control_code: str = ""  # TRF26 record 222
    type_text: str = ""  # TRF 092, free text


@dataclass(frozen=True, slots=True)
class Acceleration:
    """Fictitious points of a block of players for a block of rounds (TRF26 record 250)."""

    points: str
    first_round: int
    last_round: int
    first_number: int
    last_number: int


@dataclass(frozen=True, slots=True)
class ForbiddenPairs:
    """Players who must not meet in a block of rounds (TRF26 record 260)."""

    first_round: int
    last_round: int
    numbers: tuple[int, ...]


_PAIRS_A_ROUND = frozenset(outcome for outcome, rules in RULES.items() if rules.paired) | {Outcome.PAIRING_BYE}


@dataclass(frozen=True, slots=True)
class Section:
    """One competition of an event, frozen.

    ``cells`` has one tuple per player, in the order of ``players``, with one Cell per round held so far (all of the
    same length, at most ``rounds_total``). Players are in the order of their pairing numbers. ``ladder`` is the
    official ladder (None: the preset of the kind), ``trial_ladder`` the one in the editor (None: none).
    ``round_dates`` may be shorter than the number of rounds. ``manual_places`` (pairing number, place) are those that
    the arbiter or a play-off decided (MAN), ``external_values`` (name, pairing number, decimal text) those that were
    typed in (EXT), both in order.
    """

    event: Event
    players: tuple[Player, ...]
    cells: tuple[tuple[Cell, ...], ...]
    rounds_total: int
    name: str = ""
    kind: Kind = Kind.SWISS
    cycles: int = 1
    points: PointSystem = field(default_factory=PointSystem)
    edition: Edition = Edition.FIDE_2026
    ladder: Ladder | None = None
    trial_ladder: Ladder | None = None
    initial_colour: str = ""  # "W" or "B" (TRF 152), empty when not drawn
    type_code: str = ""  # TRF26 record 192
    round_dates: tuple[dt.date | None, ...] = ()
    accelerations: tuple[Acceleration, ...] = ()
    forbidden: tuple[ForbiddenPairs, ...] = ()
    comments: tuple[str, ...] = ()
    manual_places: tuple[tuple[int, int], ...] = ()
    external_values: tuple[tuple[str, int, str], ...] = ()

    @property
    def rounds_held(self) -> int:
        """Rounds that have cells, decided or not."""
        return len(self.cells[0]) if self.cells else 0

    @property
    def rounds_decided(self) -> int:
        """The last round all of whose games are decided; 0 before that. The default of every table."""
        columns = [[row[index].outcome for row in self.cells] for index in range(self.rounds_held)]
        # rounds after the last pairing hold only byes announced in advance
        paired = [any(outcome in _PAIRS_A_ROUND for outcome in column) for column in columns]
        last = max((index for index, is_paired in enumerate(paired, start=1) if is_paired), default=0)
        for index, column in enumerate(columns[:last]):
            if Outcome.OPEN in column or Outcome.ADJOURNED in column:
                return index
        return last

    def index_of(self, number: int) -> int:
        """Position of a pairing number in ``players``; KeyError when there is none."""
        for index, player in enumerate(self.players):
            if player.number == number:
                return index
        raise KeyError(number)
