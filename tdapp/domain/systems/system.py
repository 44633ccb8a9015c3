"""A pairing system: how files name it, and what everything that is no pairing asks of it."""

from __future__ import annotations

from enum import Enum

from tdapp.domain.systems.kind import Kind
from tdapp.domain.systems.parameters import Parameters
from tdapp.domain.words.frozen import dataclass


class Status(Enum):
    """Whose rules they are, and what that means for FIDE mode."""

    APPROVED = "approved"  # FIDE's with programs that are endorsed for it, or a table or bracket, which needs none
    TEXT = "text"  # FIDE's, without an endorsed program: it has to be declared (C.04.2, 1)
    NATIONAL = "national"  # a federation's: not in FIDE mode
    FREE = "free"  # a club's, without an authority: not in FIDE mode

    @property
    def of_fide(self) -> bool:
        """Whether FIDE has a text for it."""
        return self in (Status.APPROVED, Status.TEXT)


MET, COLOURS, BYE = "met", "colours", "bye"


@dataclass(frozen=True, slots=True)
class System:
    """``id`` with ``edition`` is the key. ``codes`` are those of record 192 (TRF26, Annex C) without ``_BAKU``.

    ``kind`` is the shape of its sections. ``sort`` is what it is, ``name`` which one, both marked for translation.
    ``table`` names what a round is read from, as stored with the round: empty where an engine pairs. ``tile`` is where
    the system stands among those that are offered to players or to teams.
    ``paired``: rounds are paired and judged by this system here. ``superseded``: only where a file has it already.
    ``status`` is whose rules they are; ``sentence`` says in one what happens, ``used`` where it is played.
    ``absolute`` are the rules that no pairing may break (MET, COLOURS, BYE) beside everybody once and prohibitions.
    ``parameters``: the type of what its regulations say besides; None: nothing. ``begins``: those of a section that
    begins here and names none.
    ``idle_floats_down``: every round without a game is a downfloat, not only one with more points than a loss.
    ``full_bye_bars``: after a full-point bye nobody gets the pairing-allocated one.

    Who meets:

    - ``pairs_teams``: teams do; a round consists of their matches, and the ladder ranks them.
    - ``by_scores``: each round follows from the scores before it; else all rounds, or a bracket, from the field, which
      is closed then.
    - ``everyone_meets``: everybody meets everybody, ``elimination``: the winners go on.
    - ``by_seats``: who sits where follows from the table as well.
    - ``stage_rounds``: rounds that the same two play together, with the colours in turn (``domain.section.stages``);
      of a knock-out as many as its regulations say.

    What follows for players:

    - ``open_field``: they come, leave and come back between rounds, and have byes in those that they miss.
    - ``numbers_by_rating``: their numbers follow the ratings (C.04.2, 2.2).
    - ``needs_ratings``: who has none cannot be paired.
    - ``topscorers``: their colours yield in the last round (C.04.3, 1.8).
    - ``berger``: a Berger table says who meets whom; who leaves loses the rest, or everything (C.05, 6.6).

    What follows for the tables and the regulations:

    - ``grid``: the crosstable has a column for each opponent.
    - ``swiss_criteria``: criteria that look at opponents' scores separate somebody (C.07, 8).
    - ``colour_lot``: the colour of round 1 is drawn.
    - ``accelerates``: fictitious points for a part of the field (C.04.7).
    - ``scores``: a score of the system's own ranks, and points are only shown beside it.
    """

    id: str
    edition: str
    codes: tuple[str, ...]
    name: str
    article: str = ""
    paired: bool = False
    kind: Kind = Kind.SWISS
    sort: str = ""
    table: str = ""
    tile: str = "swiss"
    pairs_teams: bool = False
    by_scores: bool = False
    everyone_meets: bool = False
    elimination: bool = False
    by_seats: bool = False
    open_field: bool = False
    numbers_by_rating: bool = False
    berger: bool = False
    needs_ratings: bool = False
    topscorers: bool = True
    grid: bool = False
    swiss_criteria: bool = False
    colour_lot: bool = False
    accelerates: bool = False
    scores: bool = False
    parameters: type[Parameters] | None = None
    begins: str = ""
    stage_rounds: int = 1
    status: Status = Status.APPROVED
    sentence: str = ""
    used: str = ""
    absolute: frozenset[str] = frozenset({MET, COLOURS, BYE})
    superseded: bool = False
    idle_floats_down: bool = False
    full_bye_bars: bool = True

    @property
    def closed_field(self) -> bool:
        """Whether all players are there before round 1: a table of players says who meets."""
        return bool(self.table) and not self.pairs_teams

    @property
    def key(self) -> str:
        """``dutch-2026``, ``keizer``: what is stored."""
        return f"{self.id}-{self.edition}" if self.edition else self.id
