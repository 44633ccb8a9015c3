"""The snapshot that every calculation takes: an event's facts and one section, frozen."""

from __future__ import annotations

import datetime as dt
from dataclasses import field, replace
from enum import Enum

from tdapp.domain.norms.answers import NormAnswers
from tdapp.domain.prizes.plan import PrizePlan
from tdapp.domain.section.category import CategoryPlan
from tdapp.domain.section.fixture import Fixture
from tdapp.domain.section.ladder import Ladder
from tdapp.domain.section.match import Match, TeamAdjustment, TeamBye
from tdapp.domain.section.outcome import RULES, Cell, GameResult, Outcome
from tdapp.domain.section.page_head import PageHead
from tdapp.domain.section.player import Player
from tdapp.domain.section.publishing import Publishing
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.section.team import Team, TeamRules
from tdapp.domain.section.tie_games import TieDecision, TieGame
from tdapp.domain.section.two_scores import TeamScores
from tdapp.domain.systems.kind import Kind
from tdapp.domain.systems.parameters import Parameters, parameters_of
from tdapp.domain.systems.registry import system_of
from tdapp.domain.systems.system import System
from tdapp.domain.words.frozen import dataclass


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
class Official:
    """An arbiter of the event; ``role`` is one of ``ROLES``."""

    role: str
    name: str
    fide_id: str = ""
    title: str = ""  # IA, FA, NA ...


CHIEF, DEPUTY = "chief", "deputy"
ROLES = (CHIEF, DEPUTY, "sector", "pairings", "fair-play", "arbiter", "organiser")
"""The roles of officials: stored ids."""


@dataclass(frozen=True, slots=True)
class Event:
    """The event, as printed on every page and written to the header of a TRF."""

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
    officials: tuple[Official, ...] = ()

    def with_officials(self, officials: tuple[Official, ...]) -> Event:
        """The same event with these officials; the printed chief arbiter and deputies follow from them."""
        chiefs = [one.name for one in officials if one.role == CHIEF]
        return replace(
            self,
            officials=officials,
            chief_arbiter=chiefs[0] if chiefs else "",
            deputies=tuple(one.name for one in officials if one.role == DEPUTY),
        )


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
    name: str = ""  # the club or federation that is protected, or why; empty for a pair


@dataclass(frozen=True, slots=True)
class ByeRules:
    """The announced rules for half-point byes (C.05, 6.7.4): how many for one player, until which round (None: any)."""

    half_allowed: bool = True
    half_limit: int = 1
    half_until: int | None = None


@dataclass(frozen=True, slots=True)
class RoundTime:
    """When a round starts (``HH:MM``, empty when unknown), and its default time in minutes (None: not announced)."""

    start: str = ""
    default_minutes: int | None = None


class RatingMethod(Enum):
    """How the tournament rating comes from the FIDE and the national one (TRF26 record 172)."""

    FIDE = "FIDE"
    NATIONAL = "NRO"
    FIDE_ELSE_NATIONAL = "FIDON"
    NATIONAL_ELSE_FIDE = "NIDOF"
    HIGHER = "HBFN"
    LOWER = "LBFN"
    OTHER = "OTHER"


BYES = (Outcome.ZERO_POINT_BYE, Outcome.HALF_POINT_BYE, Outcome.FULL_POINT_BYE)
"""What an absence can be announced as."""

_UNDECIDED = frozenset({Outcome.OPEN, Outcome.ADJOURNED, Outcome.UNPAIRED})  # of who sits at a board
_PAIRS_A_ROUND = frozenset(outcome for outcome, rules in RULES.items() if rules.paired) | {Outcome.PAIRING_BYE}


@dataclass(frozen=True, slots=True)
class RatingCorrection:
    """A result found too late for the standings: it counts for the rating report only. Players by pairing number."""

    round: int
    white: int
    black: int
    result: GameResult


@dataclass(frozen=True, slots=True)
class Section:
    """One competition of an event, frozen.

    ``cells`` has one tuple per player, in the order of ``players``, with one Cell per round held so far (all of the
    same length, at most ``rounds_total``). Players are in the order of their pairing numbers. ``ladder`` is the
    official ladder (None: the preset of the kind), ``trial_ladder`` the one in the editor (None: none).
    Cells of rounds after the last paired one are absences announced in advance (``announced``); ``byes_only`` are the
    rounds that were held although nobody could play (a storm, a day that was cancelled). ``round_dates`` and
    ``round_times`` may be shorter than the number of rounds. ``manual_places`` (pairing number, place) are those that
    the arbiter or a play-off decided (MAN), ``external_values`` (name, pairing number, decimal text) those that were
    typed in (EXT), both in order.

    In a competition of teams (``system.pairs_teams``; ``team_rules`` is given there and only there) ``ladder``,
    ``trial_ladder``, ``manual_places``, ``external_values``, ``accelerations``, ``forbidden`` and ``wishes`` speak of
    teams by their numbers; the games are the players' cells all the same.
    """

    event: Event
    players: tuple[Player, ...]
    cells: tuple[tuple[Cell, ...], ...]
    rounds_total: int
    name: str = ""
    kind: Kind = Kind.SWISS
    cycles: int = 1
    swap_last_two: bool = False  # the last two rounds of every cycle but the last change places (C.05, annex 1)
    points: PointSystem = field(default_factory=PointSystem)
    edition: Edition = Edition.FIDE_2026
    ladder: Ladder | None = None
    trial_ladder: Ladder | None = None
    initial_colour: str = ""  # "W" or "B" (TRF 152), empty when not drawn
    type_code: str = ""  # TRF26 record 192, as a file has it
    system_key: str = ""  # the system that was chosen; empty: the one that the code names, or the usual one
    system_since: int = 0  # the first round by it, where those before were paired by another one; 0: all are
    system_text: str = ""  # its parameters that are otherwise than usual, as ``parameters_text`` writes them
    round_dates: tuple[dt.date | None, ...] = ()
    accelerations: tuple[Acceleration, ...] = ()
    forbidden: tuple[ForbiddenPairs, ...] = ()
    wishes: tuple[ForbiddenPairs, ...] = ()  # kept apart where a round can be paired so; only outside FIDE mode
    comments: tuple[str, ...] = ()
    manual_places: tuple[tuple[int, int], ...] = ()
    external_values: tuple[tuple[str, int, str], ...] = ()
    fide_mode: bool = True  # once left, left for good
    closed: bool = False  # the arbiter has said that this is final
    reopened: bool = False  # it was closed and opened again: provisional until it is closed anew
    unverified_rounds: tuple[int, ...] = ()  # rounds with results that were entered only once
    rating_corrections: tuple[RatingCorrection, ...] = ()
    prizes: PrizePlan | None = None  # None: none are announced
    norms: NormAnswers = field(default_factory=NormAnswers)
    page_head: PageHead = field(default_factory=PageHead)  # the event's, the same in all its sections
    publishing: Publishing = field(default_factory=Publishing)  # the event's as well

    byes: ByeRules = field(default_factory=ByeRules)
    round_times: tuple[RoundTime, ...] = ()
    time_control: str = ""  # this section's own; empty: the event's
    time_control_code: str = ""
    rate: str = "standard"  # which rating counts: standard, rapid, blitz
    rating_method: RatingMethod | None = None  # None: not stated
    unrated_rule: str = ""  # as the option of a rung: a number, lowest, average, performance
    categories: CategoryPlan = field(default_factory=CategoryPlan)
    list_orders: tuple[tuple[str, str], ...] = ()  # (rate of play, sequence of lists as rating_list writes it)
    national_list: str = ""  # the source whose standard rating is the national one
    long_event: bool | None = None  # over 30 days; None: as the dates say
    chess960: bool = False  # every round starts from a position drawn by lot
    team_scores: TeamScores | None = None  # set where the players are teams (domain.teams.for_ranking)
    team_rules: TeamRules | None = None  # None: players are paired, not teams
    teams: tuple[Team, ...] = ()  # by their numbers
    matches: tuple[Match, ...] = ()  # by round and table
    team_byes: tuple[TeamBye, ...] = ()  # by round and team; those after the last paired round are announced
    adjustments: tuple[TeamAdjustment, ...] = ()
    byes_only: tuple[int, ...] = ()  # rounds without a board that count as paired, in order
    tie_games: tuple[TieGame, ...] = ()  # of drawn matches of a knock-out, in the order in which they were played
    tie_decisions: tuple[TieDecision, ...] = ()
    fixture: Fixture | None = None  # set in the view of a knock-out: its rounds follow from results, not from Berger

    @property
    def system(self) -> System:
        """What pairs the section."""
        return system_of(self.kind, self.system_key, self.type_code)

    @property
    def system_facts(self) -> Parameters | None:
        """The parameters of its system; None where it has none."""
        kind = self.system.parameters
        return None if kind is None else parameters_of(kind, self.system_text)

    @property
    def ranks_teams(self) -> bool:
        """Whether the ladder is one for teams: a competition of teams, or its view."""
        return self.system.pairs_teams or self.team_scores is not None

    @property
    def rounds_held(self) -> int:
        """Rounds that have cells, decided or not."""
        return len(self.cells[0]) if self.cells else 0

    @property
    def rounds_decided(self) -> int:
        """The last round all of whose games or matches are decided; 0 before that. The default of every table."""
        for number in range(self.rounds_paired, 0, -1):
            if any(match.round == number for match in self.matches):
                if not self._has_open_match(number):
                    return number
                continue
            column = [row[number - 1].outcome for row in self.cells if number <= len(row)]
            if Outcome.OPEN not in column and Outcome.ADJOURNED not in column:
                return number
        return 0

    def _has_open_match(self, number: int) -> bool:
        """Whether a match of a round is neither entered at once nor forfeited, and a board is open or nobody sits."""
        asked = [one for one in self.matches if one.round == number and one.forfeit is None and one.entered is None]
        rows = {player.number: row for player, row in zip(self.players, self.cells, strict=True)}
        for match in asked:
            sitting = [one for line_up in (match.first, match.second) for one in line_up.players if one is not None]
            held = [row[number - 1].outcome for row in (rows.get(one, ()) for one in sitting) if number <= len(row)]
            if not sitting or len(held) < len(sitting) or not _UNDECIDED.isdisjoint(held):
                return True
        return False

    @property
    def rounds_paired(self) -> int:
        """The last round that is paired; later rounds hold only byes announced in advance."""
        if self.system.pairs_teams:
            free = (bye.round for bye in self.team_byes if bye.outcome is Outcome.PAIRING_BYE)
            return max((*(match.round for match in self.matches), *free, *self.byes_only), default=0)
        for index in range(self.rounds_held, 0, -1):
            if index in self.byes_only or any(row[index - 1].outcome in _PAIRS_A_ROUND for row in self.cells):
                return index
        return 0

    @property
    def rate_of_play(self) -> tuple[str, str]:
        """The time control in words and as a code (TRF 122, 222): the section's own where it has one."""
        if self.time_control or self.time_control_code:
            return self.time_control, self.time_control_code
        return self.event.time_control, self.event.time_control_code

    def announced(self, round_number: int) -> dict[int, Outcome]:
        """Who has a bye or an absence in a round, by pairing number: for a round not yet paired, the plans."""
        if not 0 < round_number <= self.rounds_held:
            return {}
        cells = ((player.number, row[round_number - 1]) for player, row in zip(self.players, self.cells, strict=True))
        return {number: cell.outcome for number, cell in cells if cell.outcome in BYES}

    def shown(self, number: int) -> str:
        """A player as sentences name him: ``Kővári, Łukasz (3)``; KeyError when there is none."""
        return self.players[self.index_of(number)].shown

    def index_of(self, number: int) -> int:
        """Position of a pairing number in ``players``; KeyError when there is none."""
        for index, player in enumerate(self.players):
            if player.number == number:
                return index
        raise KeyError(number)
