"""Commands about teams, their line-ups, matches and points.

In a competition of teams the commands about a round's pairing (``domain.commands.rounds``: stored, by hand, published)
and the rules of pairing name teams by their numbers (``OF_TEAMS``); results are entered board by board as everywhere.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from tdapp.domain.commands.command import Command, Facts
from tdapp.domain.commands.fines import FINE_COMMANDS
from tdapp.domain.commands.pairing import FillByHand, SetAcceleration, SetProhibitions
from tdapp.domain.commands.players import Absence
from tdapp.domain.commands.rounds import (
    ByeByHand,
    FinishManualPairing,
    PairByHand,
    PublishRound,
    StartManualPairing,
    StorePairing,
    SwapByHand,
    UnpairByHand,
    UnpairRound,
    UnpublishRound,
)
from tdapp.domain.section.event import Section
from tdapp.domain.section.league import Appointment, League, Licence
from tdapp.domain.section.match import How, Side, seat_of
from tdapp.domain.section.player import CheckIn, Player
from tdapp.domain.section.scoring import points_text
from tdapp.domain.section.team import Team, TeamRules
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import ntr, tr

OF_TEAMS: frozenset[type[Command]] = frozenset(
    {
        *(StorePairing, PublishRound, UnpublishRound, UnpairRound, StartManualPairing, FinishManualPairing),
        *(PairByHand, UnpairByHand, SwapByHand, ByeByHand, FillByHand, SetProhibitions, SetAcceleration),
    }
)
"""Commands whose numbers are teams' in a competition of teams."""


def _team(facts: Facts, number: int) -> str:
    """The name of a team at that time."""

    def look(section: Section) -> Any:
        return next((team.name for team in section.teams if team.number == number), None)

    return str(facts.keep(f"team {number}", look) or number)


def _teams(facts: Facts, number: int, table: int) -> str:
    """The two teams of a match at that time."""

    def look(section: Section) -> Any:
        names = {team.number: team.name for team in section.teams}
        match = next((one for one in section.matches if (one.round, one.table) == (number, table)), None)
        return match and [names.get(team, str(team)) for team in match.teams]

    return " – ".join(facts.keep("match", look) or [str(table)])


@dataclass(frozen=True, slots=True)
class AddTeams(Command):
    """New teams after those there are; their numbers are given, members are players of the section."""

    section_id: int
    teams: tuple[Team, ...]
    confirmed: tuple[str, ...] = ()

    ID = "add-teams"

    def describe(self, facts: Facts) -> str:
        if len(self.teams) == 1:
            return tr("Add the team {name}").format(name=self.teams[0].name)
        return ntr("Add {count} team", "Add {count} teams", len(self.teams)).format(count=len(self.teams))


@dataclass(frozen=True, slots=True)
class Squad:
    """A team as a table names it: its members in board order, by their numbers in the section; below 0 they are new,
    -1 the first of the new players."""

    name: str
    members: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AddSquads(Command):
    """New players with their teams, from a table: teams of a name that is there get more members at the end."""

    section_id: int
    players: tuple[Player, ...]
    squads: tuple[Squad, ...]
    reason: str = ""
    confirmed: tuple[str, ...] = ()

    ID = "add-squads"

    def describe(self, facts: Facts) -> str:
        text = ntr("Players of {count} team", "Players of {count} teams", len(self.squads))
        return text.format(count=len(self.squads))


@dataclass(frozen=True, slots=True)
class EditTeam(Command):
    """Write the fields of a team; its number, members, and whether it is in the event have steps of their own."""

    section_id: int
    team: Team

    ID = "edit-team"

    def describe(self, facts: Facts) -> str:
        return tr("Edit the team {name}").format(name=_team(facts, self.team.number))


@dataclass(frozen=True, slots=True)
class RemoveTeams(Command):
    """Remove teams before round 1; those after them move up."""

    section_id: int
    numbers: tuple[int, ...]

    ID = "remove-teams"

    def describe(self, facts: Facts) -> str:
        if len(self.numbers) == 1:
            return tr("Remove the team {name}").format(name=_team(facts, self.numbers[0]))
        return ntr("Remove {count} team", "Remove {count} teams", len(self.numbers)).format(count=len(self.numbers))


@dataclass(frozen=True, slots=True)
class OrderTeams(Command):
    """Give the team pairing numbers: all teams, by their numbers until now, in their new order (C.04.6, 1.1).

    ``seed`` is that of the lot that gave the order; None where it was not drawn.
    """

    section_id: int
    order: tuple[int, ...]
    seed: int | None = None

    ID = "order-teams"

    def describe(self, facts: Facts) -> str:
        return tr("Number the teams") if self.seed is None else tr("Draw the numbers of the teams by lot")


@dataclass(frozen=True, slots=True)
class SetMembers(Command):
    """The members of a team in board order, the reserves last."""

    section_id: int
    team: int
    members: tuple[int, ...]
    reason: str = ""
    confirmed: tuple[str, ...] = ()

    ID = "set-members"

    def describe(self, facts: Facts) -> str:
        return tr("Members of {name}").format(name=_team(facts, self.team))


@dataclass(frozen=True, slots=True)
class SetTeamRules(Command):
    """The regulations about teams: boards, points, line-ups, strength."""

    section_id: int
    rules: TeamRules

    ID = "set-team-rules"

    def describe(self, facts: Facts) -> str:
        return tr("Change the rules of the teams")


@dataclass(frozen=True, slots=True)
class SetLeague(Command):
    """What the regulations of a league say; None: it is none any more. Fixtures and licences have their own steps."""

    section_id: int
    league: League | None

    ID = "set-league"

    def describe(self, facts: Facts) -> str:
        return tr("No league any more") if self.league is None else tr("Change the rules of the league")


@dataclass(frozen=True, slots=True)
class SetAppointments(Command):
    """When and where matches of a league are played, and whether they are postponed or confirmed; others stay."""

    section_id: int
    appointments: tuple[Appointment, ...]
    reason: str = ""
    confirmed: tuple[str, ...] = ()

    ID = "set-appointments"

    def describe(self, facts: Facts) -> str:
        if len(self.appointments) != 1:
            count = len(self.appointments)
            return ntr("Appointment of {count} match", "Appointments of {count} matches", count).format(count=count)
        (one,) = self.appointments
        teams = " – ".join(_team(facts, team) for team in one.teams)
        if one.postponed:
            return tr("Round {round}: {teams} is postponed").format(round=one.round, teams=teams)
        if one.confirmed:
            return tr("Round {round}: {teams} is confirmed").format(round=one.round, teams=teams)
        return tr("Round {round}: appointment of {teams}").format(round=one.round, teams=teams)


@dataclass(frozen=True, slots=True)
class SetLicences(Command):
    """Who may play from when until when, and the fixed numbers in the club's list; others stay."""

    section_id: int
    licences: tuple[Licence, ...]

    ID = "set-licences"

    def describe(self, facts: Facts) -> str:
        count = len(self.licences)
        return ntr("Eligibility of {count} player", "Eligibility of {count} players", count).format(count=count)


@dataclass(frozen=True, slots=True)
class SetLineUp(Command):
    """Who plays for a team in a round, board by board; None: nobody. Its boards follow."""

    section_id: int
    round: int
    team: int
    players: tuple[int | None, ...]
    reason: str = ""
    confirmed: tuple[str, ...] = ()

    ID = "set-line-up"

    def describe(self, facts: Facts) -> str:
        return tr("Line-up of {name} in round {round}").format(name=_team(facts, self.team), round=self.round)


@dataclass(frozen=True, slots=True)
class EnterMatchScore(Command):
    """Game points of a match at once, first-named team first; the boards may follow. None takes them away."""

    section_id: int
    round: int
    table: int
    score: tuple[Fraction, Fraction] | None
    reason: str = ""
    confirmed: tuple[str, ...] = ()

    ID = "enter-match-score"

    def describe(self, facts: Facts) -> str:
        teams = _teams(facts, self.round, self.table)
        if self.score is None:
            return tr("Clear the score of {teams}").format(teams=teams)
        first, second = (points_text(points, half_sign=True) for points in self.score)
        return tr("Enter {first}:{second} for {teams}").format(first=first, second=second, teams=teams)


@dataclass(frozen=True, slots=True)
class ForfeitMatch(Command):
    """A match is lost without playing by one team or by both; None takes that back."""

    section_id: int
    round: int
    table: int
    loser: Side | None
    reason: str = ""
    confirmed: tuple[str, ...] = ()

    ID = "forfeit-match"

    def describe(self, facts: Facts) -> str:
        teams = _teams(facts, self.round, self.table)
        if self.loser is None:
            return tr("No forfeit of {teams}").format(teams=teams)
        return tr("Forfeit of {teams}").format(teams=teams)


@dataclass(frozen=True, slots=True)
class SwapTeams(Command):
    """The other team is named first: every board has the other colours. Before the first result of the match."""

    section_id: int
    round: int
    table: int
    reason: str = ""
    confirmed: tuple[str, ...] = ()

    ID = "swap-teams"

    def describe(self, facts: Facts) -> str:
        return tr("Swap home and away of {teams}").format(teams=_teams(facts, self.round, self.table))


@dataclass(frozen=True, slots=True)
class LoseBoard(Command):
    """A game that was played is lost for the match by a team that should not have fielded the player: the opponent
    wins the board without playing, the game counts for rating as it was played. None takes that back.
    """

    section_id: int
    round: int
    board: int
    loser: Side | None
    reason: str = ""
    confirmed: tuple[str, ...] = ()

    ID = "lose-board"

    def describe(self, facts: Facts) -> str:
        table, seat = self._place(facts)
        board = f"{table}.{seat}"
        if self.loser is None:
            return tr("Board {board} counts for the match as it was played").format(board=board)
        return tr("Board {board} is lost for the match, played for rating").format(board=board)

    def _place(self, facts: Facts) -> tuple[int, int]:
        def look(section: Section) -> Any:
            return seat_of(self.board, section.team_rules.boards) if section.team_rules is not None else None

        table, seat = facts.keep("seat", look) or (1, self.board)
        return table, seat


@dataclass(frozen=True, slots=True)
class DecideMatch(Command):
    """Who goes on in a drawn match of a knock-out where every criterion is equal; None takes the decision back.

    ``text`` is the score of the play-off or how the lot was drawn.
    """

    section_id: int
    round: int
    table: int
    winner: int | None
    how: How = How.ARBITER
    text: str = ""
    reason: str = ""
    confirmed: tuple[str, ...] = ()

    ID = "decide-match"

    def describe(self, facts: Facts) -> str:
        teams = _teams(facts, self.round, self.table)
        if self.winner is None:
            return tr("Take the decision on {teams} back").format(teams=teams)
        return tr("{name} goes on: {teams}").format(name=_team(facts, self.winner), teams=teams)


@dataclass(frozen=True, slots=True)
class AdjustTeamPoints(Command):
    """Add match and game points to a team's by decision of the arbiter (negative: a penalty)."""

    section_id: int
    round: int
    team: int
    match_points: Fraction
    game_points: Fraction
    reason: str
    confirmed: tuple[str, ...] = ()

    ID = "adjust-team-points"

    def describe(self, facts: Facts) -> str:
        return tr("Change the points of {name}").format(name=_team(facts, self.team))


@dataclass(frozen=True, slots=True)
class RemoveAdjustment(Command):
    """Take a decision about points back; ``position`` counts those of the section from 0."""

    section_id: int
    position: int
    reason: str = ""
    confirmed: tuple[str, ...] = ()

    ID = "remove-adjustment"

    def describe(self, facts: Facts) -> str:
        return tr("Take a decision about points back")


@dataclass(frozen=True, slots=True)
class SetTeamAbsences(Command):
    """Announce or take away byes of teams, as SetAbsences does for players; ``Absence.number`` is a team's."""

    section_id: int
    absences: tuple[Absence, ...]
    confirmed: tuple[str, ...] = ()

    ID = "set-team-absences"

    def describe(self, facts: Facts) -> str:
        if len(self.absences) != 1:
            return tr("Set byes of teams")
        (one,) = self.absences
        return tr("Round {round}: bye of {name}").format(round=one.round_number, name=_team(facts, one.number))


@dataclass(frozen=True, slots=True)
class SetTeamCheckIn(Command):
    """Tick teams off: present, absent, or not yet."""

    section_id: int
    numbers: tuple[int, ...]
    state: CheckIn

    LIGHT = True
    ID = "set-team-check-in"

    def describe(self, facts: Facts) -> str:
        if len(self.numbers) == 1:
            return tr("Check in: {name}").format(name=_team(facts, self.numbers[0]))
        return ntr("Check in {count} team", "Check in {count} teams", len(self.numbers)).format(count=len(self.numbers))


@dataclass(frozen=True, slots=True)
class WithdrawTeam(Command):
    """A team leaves: from this round on it is not paired any more."""

    section_id: int
    number: int
    from_round: int
    reason: str = ""

    ID = "withdraw-team"

    def describe(self, facts: Facts) -> str:
        return tr("{name} leaves from round {round} on").format(name=_team(facts, self.number), round=self.from_round)


@dataclass(frozen=True, slots=True)
class ExpelTeam(Command):
    """A team is expelled: not paired any more and left out of the standings (Q197-198)."""

    section_id: int
    number: int
    from_round: int
    reason: str = ""
    confirmed: tuple[str, ...] = ()

    ID = "expel-team"

    def describe(self, facts: Facts) -> str:
        return tr("Expel {name}").format(name=_team(facts, self.number))


@dataclass(frozen=True, slots=True)
class SetMatchNote(Command):
    """Write a note on a match, or take it away."""

    section_id: int
    round: int
    table: int
    note: str

    LIGHT = True
    ID = "set-match-note"

    def describe(self, facts: Facts) -> str:
        teams = _teams(facts, self.round, self.table)
        return (tr("Note on {teams}") if self.note else tr("No note on {teams}")).format(teams=teams)


@dataclass(frozen=True, slots=True)
class ReenterTeam(Command):
    """A team that left comes back."""

    section_id: int
    number: int
    from_round: int
    reason: str = ""

    ID = "reenter-team"

    def describe(self, facts: Facts) -> str:
        return tr("{name} comes back in round {round}").format(name=_team(facts, self.number), round=self.from_round)


TEAM_COMMANDS: tuple[type[Command], ...] = (
    AddTeams,
    AddSquads,
    EditTeam,
    RemoveTeams,
    OrderTeams,
    SetMembers,
    SetTeamRules,
    SetLeague,
    SetAppointments,
    SetLicences,
    SetLineUp,
    EnterMatchScore,
    ForfeitMatch,
    SwapTeams,
    LoseBoard,
    DecideMatch,
    AdjustTeamPoints,
    RemoveAdjustment,
    SetTeamAbsences,
    SetTeamCheckIn,
    WithdrawTeam,
    ReenterTeam,
    ExpelTeam,
    SetMatchNote,
    *FINE_COMMANDS,
)
