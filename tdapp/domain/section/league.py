"""A league of clubs over months: when and where each match is played, who is fixed, who may play, who goes up."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from dataclasses import replace
from enum import Enum

from tdapp.domain.words.frozen import dataclass


class MatchState(Enum):
    """How far a match of a league is."""

    PLANNED = "planned"
    POSTPONED = "postponed"
    PLAYED = "played"  # every board is decided
    CONFIRMED = "confirmed"  # by the leader of the league


class OrderLimit(Enum):
    """What the order of a line-up is measured by, beside the order of the members."""

    NONE = "none"
    RATING = "rating"  # nobody sits above a member who is rated so much higher
    RANK = "rank"  # the fixed numbers go up from board to board


@dataclass(frozen=True, slots=True)
class Appointment:
    """When and where a match is played; ``teams`` are the first-named one and the other."""

    round: int
    teams: tuple[int, int]
    date: dt.date | None = None
    start: str = ""
    venue: str = ""
    postponed: bool = False
    confirmed: bool = False


@dataclass(frozen=True, slots=True)
class Licence:
    """From when until when a player may play, and the fixed number in the club's list (None: no limit, no number)."""

    player: int
    since: dt.date | None = None
    until: dt.date | None = None
    rank: int | None = None


@dataclass(frozen=True, slots=True)
class Fine:
    """What a team pays by decision; ``amount`` is decimal text in the currency of the event."""

    round: int
    team: int
    amount: str
    reason: str


@dataclass(frozen=True, slots=True)
class League:
    """What the regulations of a league say, and its fixtures.

    ``fixed``: so many members of a team, from the first, are fixed, the others are reserves (None: as many as boards).
    ``reserve_games``: a reserve may play so often (None: any number). ``tolerance`` belongs to ``OrderLimit.RATING``.
    ``promoted`` and ``relegated``: so many teams go up and down. ``division``: 1 is the highest of the event file, 0:
    the section is compared with none; ``above``: who belongs to a team here may play so often for a higher team of the
    club (None: any number). ``season``: only divisions of one season are compared.
    ``board_fine`` and ``match_fine``: announced for an empty board and for a team that does not appear.
    """

    fixed: int | None = None
    reserve_games: int | None = None
    order: OrderLimit = OrderLimit.NONE
    tolerance: int = 0
    promoted: int = 0
    relegated: int = 0
    appointments: tuple[Appointment, ...] = ()
    licences: tuple[Licence, ...] = ()
    division: int = 0
    above: int | None = None
    season: str = ""
    fines: tuple[Fine, ...] = ()
    board_fine: str = ""
    match_fine: str = ""

    def appointment(self, number: int, teams: tuple[int, int]) -> Appointment | None:
        """That of two teams in a round, whoever is named first."""
        pair = frozenset(teams)
        return next((one for one in self.appointments if one.round == number and frozenset(one.teams) == pair), None)

    def licence(self, player: int) -> Licence:
        """That of a player; one without limits where none is given."""
        return next((one for one in self.licences if one.player == player), Licence(player))

    def with_teams(self, numbers: Mapping[int, int | None]) -> League:
        """Fixtures and fines with other numbers of the teams (None: the team is gone)."""
        found = []
        for one in self.appointments:
            first, second = (numbers.get(team, team) for team in one.teams)
            if first is not None and second is not None:
                found.append(replace(one, teams=(first, second)))
        moved = ((numbers.get(one.team, one.team), one) for one in self.fines)
        fines = tuple(replace(one, team=number) for number, one in moved if number is not None)
        return replace(self, appointments=tuple(found), fines=fines)

    def with_players(self, numbers: Mapping[int, int | None]) -> League:
        """The licences with other numbers of the players (None: the player is gone)."""
        moved = ((numbers.get(one.player, one.player), one) for one in self.licences)
        return replace(self, licences=tuple(replace(one, player=number) for number, one in moved if number is not None))
