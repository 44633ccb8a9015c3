"""What a dialog of players says, said of teams."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.event import EditSection
from tdapp.domain.commands.players import (
    Absence,
    ExpelPlayer,
    ReenterPlayer,
    SetAbsences,
    SetCheckIn,
    WithdrawPlayer,
)
from tdapp.domain.commands.teams import ExpelTeam, ReenterTeam, SetTeamAbsences, SetTeamCheckIn, WithdrawTeam
from tdapp.domain.section.event import Kind
from tdapp.domain.section.facts import facts_of
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import CheckIn
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.teams.for_pairing import teams_as_players
from tdapp.services.teams.as_commands import as_meant
from tests.arena import arena
from tests.services.teams.test_scheveningen import empty

AWAY = (Absence(2, 3, Outcome.ZERO_POINT_BYE),)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (SetAbsences(1, AWAY, ("x",)), SetTeamAbsences(1, AWAY, ("x",))),
        (SetCheckIn(1, (2,), CheckIn.PRESENT), SetTeamCheckIn(1, (2,), CheckIn.PRESENT)),
        (WithdrawPlayer(1, 2, 3, "ill"), WithdrawTeam(1, 2, 3, "ill")),
        (ExpelPlayer(1, 2, 3, "fair play", ("x",)), ExpelTeam(1, 2, 3, "fair play", ("x",))),
        (ReenterPlayer(1, 2, 3, "back"), ReenterTeam(1, 2, 3, "back")),
    ],
)
def test_numbers_of_teams_are_meant_where_teams_are_paired(said: Command, meant: Command) -> None:
    assert as_meant(said, empty(3)) == meant
    assert as_meant(said, arena("1 A | 2w1\n2 B | 1b0")) is said


def test_what_the_view_as_players_has_otherwise_stays_as_it_is_stored() -> None:
    section = replace(empty(3), points=PointSystem(win=3, draw=1, loss=0))
    seen = teams_as_players(section)
    said = EditSection(1, replace(facts_of(seen), name="A league", kind=Kind.SWISS, points=PointSystem()))
    meant = as_meant(said, section)
    assert isinstance(meant, EditSection)
    assert (meant.facts.name, meant.facts.kind, meant.facts.points) == ("A league", section.kind, section.points)
    assert meant.facts == replace(facts_of(section), name="A league")
