"""Steps of a round that name teams: who forfeits where a team has left, who is asked anew, what is refused."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.players import SetCheckIn
from tdapp.domain.commands.rounds import (
    EnterResult,
    PairByHand,
    PublishRound,
    StartManualPairing,
    StorePairing,
    UnpairByHand,
)
from tdapp.domain.commands.teams import SetTeamCheckIn, WithdrawTeam
from tdapp.domain.section.event import Kind
from tdapp.domain.section.match import Side
from tdapp.domain.section.player import CheckIn, Standing
from tdapp.domain.words.changes import Topic
from tdapp.storage import EventFile, open_event_file
from tests.event_files import ALL, BACK, WHITE, written
from tests.services.teams.team_stage import do, empty, refused, store

__all__ = ["store"]


def ticks(store: EventFile) -> list[int]:
    """The players who are ticked off, as here or as missing."""
    return [one.number for one in store.snapshot(1).players if one.check_in is not CheckIn.NOT_YET]


ROUND_1 = StorePairing(1, 1, ((1, 3), (4, 2)), confirmed=ALL)


def test_members_are_asked_anew_with_their_team(store: EventFile) -> None:
    do(store, SetTeamCheckIn(1, (1,), CheckIn.PRESENT), SetCheckIn(1, (1, 2), CheckIn.ABSENT), ROUND_1)
    assert ticks(store) == [1, 2]
    do(store, PublishRound(1, 1))
    assert ticks(store) == []


@pytest.mark.parametrize("state", [CheckIn.PRESENT, CheckIn.ABSENT])
def test_members_who_were_ticked_off_by_themselves_are_asked_anew(store: EventFile, state: CheckIn) -> None:
    """Who missed round 1 does not stay out of the line-up of round 2 unasked."""
    do(store, SetCheckIn(1, (1, 5), state), ROUND_1)
    assert Topic.PLAYERS in store.execute(PublishRound(1, 1)).changes.topics
    assert ticks(store) == []
    for board in (1, 2, 3, 4):
        do(store, EnterResult(1, 1, board, WHITE))
    section = do(store, StorePairing(1, 2, ((1, 4), (3, 2)), confirmed=ALL))
    line_ups = [match.line_up(team).players for match in section.matches[2:] for team in match.teams if team < 3]
    assert line_ups == [(1, 2), (4, 5)]


def test_teams_without_members_who_are_ticked_off_are_asked_anew(store: EventFile) -> None:
    do(store, SetTeamCheckIn(1, (1, 4), CheckIn.ABSENT), ROUND_1)
    done = store.execute(PublishRound(1, 1))
    assert Topic.PLAYERS in done.changes.topics
    assert {team.check_in for team in store.snapshot(1).teams} == {CheckIn.NOT_YET}
    store.undo(**BACK)
    assert [team.number for team in store.snapshot(1).teams if team.check_in is CheckIn.ABSENT] == [1, 4]


@pytest.mark.parametrize("change", [PairByHand(1, 1, 1, 2, ALL), UnpairByHand(1, 1, 1)])
def test_a_match_of_which_a_board_is_played_is_not_taken_apart_by_hand(store: EventFile, change: Command) -> None:
    do(store, ROUND_1, PublishRound(1, 1), EnterResult(1, 1, 1, WHITE), StartManualPairing(1, 1, "late", ALL))
    refused(store, change, "match-has-results")


def test_who_leaves_changes_nobody_who_is_here(store: EventFile) -> None:
    do(store, SetTeamCheckIn(1, (1,), CheckIn.PRESENT), SetCheckIn(1, (1, 4), CheckIn.PRESENT))
    do(store, WithdrawTeam(1, 1, 1))
    assert ticks(store) == [1, 4]


@pytest.mark.parametrize(
    ("colours", "left", "forfeits"),
    [
        ("WB", (), {}), ("WB", (4,), {1: Side.SECOND}), ("WB", (1,), {1: Side.FIRST}), ("WB", (2, 3), {2: Side.BOTH}),
        ("BW", (4,), {1: Side.FIRST}), ("BW", (1,), {1: Side.SECOND}),
    ],
)  # fmt: skip
def test_a_team_that_has_left_loses_on_the_table(
    tmp_path: Path, colours: str, left: tuple[int, ...], forfeits: dict[int, Side]
) -> None:
    """C.05, 6.6: round 1 is 1-4 and 2-3; who has White on board 1 is named first in the table."""
    section = empty(kind=Kind.TEAM_ROUND_ROBIN, rounds_total=3)
    assert section.team_rules is not None
    teams = tuple(replace(one, standing=Standing.WITHDRAWN) if one.number in left else one for one in section.teams)
    section = replace(section, teams=teams, team_rules=replace(section.team_rules, colours=colours))
    written(tmp_path / "robin.tdb", section)
    with closing(open_event_file(tmp_path / "robin.tdb")) as store:
        made = do(store, StorePairing(1, 1, ((1, 4), (2, 3)), confirmed=ALL))
        assert {one.table: one.forfeit for one in made.matches if one.forfeit is not None} == forfeits
        assert [one.teams[0] for one in made.matches] == ([1, 2] if colours == "WB" else [4, 3])
