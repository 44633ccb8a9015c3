"""What each role may do: every step stands with the least role that may do it, and roles stand one above the other."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tdapp.domain.arbiters.by import By, Role
from tdapp.domain.commands import (
    event,
    fines,
    games,
    history,
    knockout,
    ladder,
    norms,
    pairing,
    players,
    ratings,
    rounds,
    sheets,
    teams,
)
from tdapp.domain.commands.command import Step
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.words.checks import Level, Warning
from tdapp.domain.words.wording import marked, tr

MAY_LEAD = frozenset((Role.DEPUTY, Role.CHIEF))
"""Who goes on with the event where the leading computer has stopped."""

OWN: Mapping[Role, tuple[type[Step], ...]] = MappingProxyType(
    {
        Role.NOTATION: (),
        Role.SHOW: (),
        Role.SECTOR: (
            *(rounds.EnterResult, rounds.ClearResult, rounds.VerifyResult, rounds.SetBoardNote),
            *(games.TakeAlert, history.Undo, history.Redo),
        ),
        Role.CHECK_IN: (players.SetCheckIn, teams.SetTeamCheckIn, history.Undo, history.Redo),
        Role.ENTRY: (
            *(rounds.SwapColours, rounds.MarkAdjourned, rounds.LateResult),
            *(teams.EnterMatchScore, teams.SetLineUp, teams.SetMatchNote, knockout.EnterTieGame),
            *(players.AddPlayers, players.EditPlayers, players.SetAbsences, teams.SetTeamAbsences),
            *(players.WithdrawPlayer, players.ReenterPlayer, teams.WithdrawTeam, teams.ReenterTeam),
            *(games.AttachGame, games.WriteGame, games.ImportGames, ladder.SetTrialLadder),
        ),
        Role.PAIRING: (
            *(rounds.StorePairing, rounds.PublishRound, rounds.AbsentPlayer, players.CloseCheckIn),
            *(rounds.StartManualPairing, rounds.PairByHand, rounds.UnpairByHand, rounds.SwapByHand),
            *(rounds.ByeByHand, rounds.FinishManualPairing, pairing.FillByHand, pairing.DrawChess960),
            *(teams.ForfeitMatch, teams.SwapTeams, teams.LoseBoard, teams.DecideMatch),
            *(knockout.TakeTieGameBack, knockout.DecideTie),
        ),
        Role.DEPUTY: (
            *(rounds.CorrectResult, rounds.UnpublishRound, rounds.UnpairRound, history.NamePoint),
            *(ladder.SetManualPlaces, ladder.SetExternalValues, norms.SetNormAnswers),
            *(pairing.SetProhibitions, pairing.SetAcceleration, players.RemovePlayers, players.ExpelPlayer),
            *(players.UseRatingMethod, ratings.SetListOrder, ratings.SetCategories),
            *(players.RegenerateNumbers, players.ExchangeNumbers, players.SetNumbers, players.DrawNumbers),
            *(games.RemoveGames, games.ShowGames, games.NameInSource, games.SetBroadcast),
            *(teams.AddTeams, teams.AddSquads, teams.EditTeam, teams.RemoveTeams, teams.OrderTeams, teams.SetMembers),
            *(teams.AdjustTeamPoints, teams.RemoveAdjustment, teams.ExpelTeam, fines.AddFine, fines.RemoveFine),
            *(teams.SetAppointments, teams.SetLicences),
        ),
        Role.CHIEF: (
            *(event.EditEvent, event.AddSection, event.AddSectionsFrom, event.EditSection, event.ChangeSystem),
            *(event.RemoveSection, event.MovePlayers, event.OrderSections, teams.SetTeamRules, teams.SetLeague),
            *(ladder.MakeLadderOfficial, ladder.SetEdition, rounds.LeaveFideMode),
            *(rounds.CloseSection, rounds.ReopenSection),
            *(
                sheets.SetPrizes,
                sheets.SetHeaderLines,
                sheets.SetLogo,
                sheets.SetSponsors,
                sheets.SetPublishing,
                sheets.SetCover,
            ),
            *(history.RestoreTo, history.RestoreFile, history.HandOver, history.TakeOver),
        ),
    }
)
"""What each role may do beside what stands below it."""

ABOVE: Mapping[Role, tuple[Role, ...]] = MappingProxyType(
    {
        Role.ENTRY: (Role.SECTOR, Role.CHECK_IN),
        Role.PAIRING: (Role.ENTRY,),
        Role.DEPUTY: (Role.PAIRING,),
        Role.CHIEF: (Role.DEPUTY,),
    }
)
"""Each of these may also do what those may."""

_WORDS = {
    Role.NOTATION: marked("Notation"),
    Role.SECTOR: marked("Arbiter in the hall"),
    Role.CHECK_IN: marked("Check-in at the door"),
    Role.ENTRY: marked("Entry desk"),
    Role.PAIRING: marked("Pairing desk"),
    Role.DEPUTY: marked("Deputy chief arbiter"),
    Role.CHIEF: marked("Chief arbiter at a desk"),
    Role.SHOW: marked("Screen or printer"),
}
GRAVE = frozenset({Role.DEPUTY, Role.CHIEF})
"""Who may confirm what FIDE's checklist wants confirmed in two steps (level 4)."""
DESKS = frozenset({Role.ENTRY, Role.PAIRING, Role.DEPUTY, Role.CHIEF, Role.SHOW})
"""Who works at a computer with the program and has a copy of the event there."""


def role_words(role: Role) -> str:
    """A role as it is called."""
    return tr(_WORDS[role])


def may(role: Role, step: type[Step]) -> bool:
    """Whether a role may do a step at all."""
    return step in OWN[role] or any(may(below, step) for below in ABOVE.get(role, ()))


def why_not_by(by: By, step: type[Step]) -> Warning | None:
    """Why somebody may not do a step, wherever it is; None: his role allows it."""
    return None if may(by.role, step) else rule("not-in-role").warn(role=lambda: role_words(by.role))


def why_not_confirm(by: By, level: Level | None) -> Warning | None:
    """Why somebody may not confirm what has this level."""
    grave = level is not None and level >= Level.TWO_STEPS
    return rule("not-confirmed-here").warn() if grave and by.role not in GRAVE else None
