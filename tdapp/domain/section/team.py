"""A team, and the rules that a competition of teams announces."""

from __future__ import annotations

from dataclasses import field
from enum import Enum
from fractions import Fraction

from tdapp.domain.section.league import League
from tdapp.domain.section.outcome import Colour, Outcome
from tdapp.domain.section.player import CheckIn, Standing
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.words.frozen import dataclass

MOST_BOARDS = 50


@dataclass(frozen=True, slots=True)
class Team:
    """One team of a section.

    ``number`` is the team pairing number (TPN), 1 to N. ``members`` are pairing numbers of players in board order,
    the reserves last. ``strength`` is given only where the arbiter fixed it (see ``TeamRules.strength``).
    """

    number: int
    name: str
    short: str = ""
    federation: str = ""
    club: str = ""
    captain: str = ""
    contact: str = ""
    members: tuple[int, ...] = ()
    strength: int | None = None
    standing: Standing = Standing.ACTIVE
    check_in: CheckIn = CheckIn.NOT_YET

    @property
    def shown(self) -> str:
        """As sentences name the team: ``SK Łódź (3)``."""
        return f"{self.name} ({self.number})"


class Score(Enum):
    """Which points a table counts first (C.04.6, 1.2)."""

    MATCH = "mp"
    GAME = "gp"


class Preference(Enum):
    """Which colour preferences the pairing knows (C.04.6, 1.7)."""

    A = "a"  # simple
    B = "b"  # strong and mild
    NONE = "none"


class LineUpRule(Enum):
    """Whether a line-up keeps the order of the members."""

    FIXED_ORDER = "fixed"  # nobody sits above a member who is listed higher
    FREE = "free"


class Strength(Enum):
    """How the strength of a team comes from the ratings of its members."""

    BEST_BOARDS = "best"  # mean of as many best ratings as there are boards
    FIRST_BOARDS = "first"  # mean of the first boards
    ROSTER = "roster"  # mean of all members
    MANUAL = "manual"  # as the arbiter gives it


class Decider(Enum):
    """What decides a drawn match of a knock-out (C.07, 12, and the Berlin count)."""

    BC = "BC"  # board count
    TBR = "TBR"  # top board results
    BBE = "BBE"  # bottom board elimination
    BERLIN = "BERLIN"


@dataclass(frozen=True, slots=True)
class KnockoutRules:
    """What a drawn match of a knock-out is decided by, in this order, and whether place 3 is played for."""

    deciders: tuple[Decider, ...] = (Decider.BC, Decider.TBR, Decider.BBE)
    third_place: bool = False


MATCH_POINTS = PointSystem(win=Fraction(2), draw=Fraction(1))
"""2-1-0, where nothing else is announced."""


@dataclass(frozen=True, slots=True)
class TeamRules:
    """What the regulations of a team competition say.

    ``colours`` are those of the first-named team from board 1 on (TRF 352, ``WBWB``), for several rounds one pattern
    after the other and then from the first again; empty: they alternate, White first. ``pab_mp`` and ``pab_gp``: what
    the pairing-allocated bye is worth; None: a drawn match (C.04.6, 1.4). ``reserves``: how many members a team may
    have beyond the boards; None: any number. ``half_played``: the results of a team that played less than half of a
    round robin go (C.05, 6.6). ``board_games``: over the board, that a board prize asks for; None: two thirds of the
    rounds.
    """

    boards: int = 4
    colours: str = ""
    match_points: PointSystem = field(default_factory=lambda: MATCH_POINTS)
    primary: Score = Score.MATCH
    secondary_used: bool = True
    preference: Preference = Preference.A
    pab_mp: Fraction | None = None
    pab_gp: Fraction | None = None
    line_up: LineUpRule = LineUpRule.FIXED_ORDER
    reserves: int | None = None
    strength: Strength = Strength.BEST_BOARDS
    unrated: int = 1400  # counts for a member without a rating
    half_played: bool = False
    board_games: int | None = None
    knockout: KnockoutRules | None = None  # None: no knock-out, or the usual rules of one
    board_forfeits: bool = False  # wins by forfeit count among the games of a board prize
    league: League | None = None  # None: no league over months

    def colour(self, seat: int, number: int = 1) -> Colour:
        """The colour of the first-named team at a board of the match, from 1, in a round."""
        place = ((number - 1) * self.boards + seat - 1) % max(len(self.colours), self.boards)
        if seat <= self.boards and place < len(self.colours):
            return Colour.WHITE if self.colours[place] == "W" else Colour.BLACK
        return Colour.WHITE if seat % 2 else Colour.BLACK

    @property
    def pattern(self) -> str:
        """The colours of the first-named team in round 1, a letter a board (TRF 352)."""
        return "".join(self.colour(seat).value.upper() for seat in range(1, self.boards + 1))

    def bye_points(self, outcome: Outcome, games: PointSystem) -> tuple[Fraction, Fraction]:
        """Match and game points of a round without a match; ``games`` is what a single game is worth."""
        if outcome is Outcome.PAIRING_BYE:
            drawn = self.match_points.draw, self.boards * games.draw
            return drawn[0] if self.pab_mp is None else self.pab_mp, drawn[1] if self.pab_gp is None else self.pab_gp
        return self.match_points.points(outcome), self.boards * games.points(outcome)


def strength_of(rules: TeamRules, team: Team, ratings: dict[int, int | None]) -> Fraction | None:
    """The strength of a team by the announced rule; None where nobody is named or the arbiter has not given it."""
    values = [ratings.get(number) or rules.unrated for number in team.members]
    match rules.strength:
        case Strength.MANUAL:
            return None if team.strength is None else Fraction(team.strength)
        case Strength.BEST_BOARDS:
            values = sorted(values, reverse=True)[: rules.boards]
        case Strength.FIRST_BOARDS:
            values = values[: rules.boards]
        case Strength.ROSTER:
            pass
    return Fraction(sum(values), len(values)) if values else None
