"""One example of every command of teams, in a section of teams made beside that of conftest."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from fractions import Fraction

from tdapp.domain.commands import teams
from tdapp.domain.commands.command import Command
from tdapp.domain.commands.event import AddSection
from tdapp.domain.commands.fines import AddFine, RemoveFine
from tdapp.domain.commands.players import Absence, AddPlayers
from tdapp.domain.commands.rounds import EnterResult, PublishRound, StorePairing
from tdapp.domain.section.event import Kind
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.league import Appointment, League, Licence
from tdapp.domain.section.match import How, Side
from tdapp.domain.section.outcome import GameResult, Outcome
from tdapp.domain.section.player import CheckIn, Player
from tdapp.domain.section.team import LineUpRule, Preference, Score, Strength, Team, TeamRules
from tests.event_files import ALL

FACTS = SectionFacts(5, "League", Kind.TEAM_SWISS, initial_colour="W", team_rules=TeamRules(boards=2))
PLAYERS = tuple(Player(0, name, 2000 - 10 * place) for place, name in enumerate(("Kővári", "Ильин", "王明", "עברית")))
TEAMS = (
    Team(0, "SK Łódź", "LDZ", "POL", "Łódzki Klub", "Kővári", "x@example.org", (1, 2), 2100),
    Team(0, "Παπάς", members=(3, 4)),
    Team(0, "=HYPER"),
)
WITH_PLAYERS: tuple[Command, ...] = (AddSection(FACTS), AddPlayers(2, PLAYERS))
WITH_TEAMS = (*WITH_PLAYERS, teams.AddTeams(2, TEAMS))
PAIRED = (*WITH_TEAMS, StorePairing(2, 1, ((1, 2),), ((3, Outcome.PAIRING_BYE),)))
PUBLISHED = (*PAIRED, PublishRound(2, 1))
DECIDED = teams.AdjustTeamPoints(2, 1, 1, Fraction(-1), Fraction(-1, 2), "late", confirmed=ALL)
RULES = TeamRules(
    boards=3,
    colours="WBB",
    primary=Score.GAME,
    preference=Preference.B,
    pab_mp=Fraction(1, 2),
    line_up=LineUpRule.FREE,
    strength=Strength.MANUAL,
)

CUP = (
    AddSection(replace(FACTS, kind=Kind.TEAM_KNOCKOUT, initial_colour="")),
    AddPlayers(2, PLAYERS),
    teams.AddTeams(2, TEAMS),
    StorePairing(2, 1, ((3, 2),), ((1, Outcome.PAIRING_BYE),)),
    PublishRound(2, 1),
    teams.ForfeitMatch(2, 1, 1, Side.BOTH, confirmed=ALL),
)
LEAGUE = (*PUBLISHED, teams.SetLeague(2, League()))
EXAMPLES: dict[type[Command], tuple[Command, ...]] = {
    teams.AddTeams: WITH_TEAMS,
    teams.AddSquads: (
        *WITH_TEAMS,
        teams.AddSquads(2, (Player(0, "New, One", 1800),), (teams.Squad("SK Łódź", (-1,)), teams.Squad("Other", ()))),
    ),
    teams.EditTeam: (*WITH_TEAMS, teams.EditTeam(2, Team(2, "Other", captain="Ильин", strength=1900))),
    teams.RemoveTeams: (*WITH_TEAMS, teams.RemoveTeams(2, (1,))),
    teams.OrderTeams: (*WITH_TEAMS, teams.OrderTeams(2, (3, 1, 2))),
    teams.SetMembers: (*WITH_TEAMS, teams.SetMembers(2, 1, (2, 1))),
    teams.SetTeamRules: (*WITH_TEAMS, teams.SetTeamRules(2, RULES)),
    teams.SetLeague: (*LEAGUE, teams.SetLeague(2, League(fixed=2, promoted=1, relegated=1))),
    teams.SetAppointments: (
        *LEAGUE,
        teams.SetAppointments(2, (Appointment(1, (1, 2), dt.date(2026, 10, 11), "14:00", "Łódź", postponed=True),)),
    ),
    teams.SetLicences: (*LEAGUE, teams.SetLicences(2, (Licence(1, dt.date(2026, 9, 1), None, 7),))),
    AddFine: (*LEAGUE, AddFine(2, 1, 1, "12,50", "late")),
    RemoveFine: (*LEAGUE, AddFine(2, 1, 1, "12,50", "late"), RemoveFine(2, 0, "appeal")),
    teams.SetLineUp: (*PUBLISHED, teams.SetLineUp(2, 1, 1, (2,), confirmed=ALL)),
    teams.EnterMatchScore: (*PUBLISHED, teams.EnterMatchScore(2, 1, 1, (Fraction(3, 2), Fraction(1, 2)))),
    teams.ForfeitMatch: (*PUBLISHED, teams.ForfeitMatch(2, 1, 1, Side.BOTH, confirmed=ALL)),
    teams.LoseBoard: (
        *PUBLISHED,
        EnterResult(2, 1, 1, GameResult.WHITE_WINS),
        teams.LoseBoard(2, 1, 1, Side.FIRST, "not on the list", confirmed=ALL),
    ),
    teams.SwapTeams: (*PAIRED, teams.SwapTeams(2, 1, 1, confirmed=ALL)),
    teams.DecideMatch: (*CUP, teams.DecideMatch(2, 1, 1, 3, How.PLAY_OFF, "2:0", "play-off", ALL)),
    teams.AdjustTeamPoints: (*PAIRED, DECIDED),
    teams.RemoveAdjustment: (*PAIRED, DECIDED, teams.RemoveAdjustment(2, 0, "appeal", confirmed=ALL)),
    teams.SetTeamAbsences: (*WITH_TEAMS, teams.SetTeamAbsences(2, (Absence(3, 1, Outcome.ZERO_POINT_BYE),))),
    teams.SetTeamCheckIn: (*WITH_TEAMS, teams.SetTeamCheckIn(2, (1, 2), CheckIn.PRESENT)),
    teams.WithdrawTeam: (*WITH_TEAMS, teams.WithdrawTeam(2, 3, 1, "no car")),
    teams.ExpelTeam: (*WITH_TEAMS, teams.ExpelTeam(2, 3, 1, "telephone", confirmed=ALL)),
    teams.SetMatchNote: (*PUBLISHED, teams.SetMatchNote(2, 1, 1, "begun late")),
    teams.ReenterTeam: (*WITH_TEAMS, teams.WithdrawTeam(2, 3, 1), teams.ReenterTeam(2, 3, 2)),
}
