"""A knock-out through the one door: rounds from winners, decisions with a reason, corrections, undo, reports."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from fractions import Fraction
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.event import EditSection
from tdapp.domain.commands.players import WithdrawPlayer
from tdapp.domain.commands.rounds import (
    CorrectionScope,
    CorrectResult,
    EnterResult,
    FinishManualPairing,
    PairByHand,
    PublishRound,
    StartManualPairing,
    StorePairing,
    UnpairByHand,
    UnpairRound,
)
from tdapp.domain.commands.teams import (
    AddTeams,
    DecideMatch,
    EnterMatchScore,
    ForfeitMatch,
    OrderTeams,
    RemoveTeams,
    SetTeamRules,
    WithdrawTeam,
)
from tdapp.domain.knockout.tree import TieState
from tdapp.domain.section.event import Event, Kind, Section
from tdapp.domain.section.facts import SectionFacts, empty_section, facts_of
from tdapp.domain.section.match import Decision, How, Side
from tdapp.domain.section.outcome import GameResult, Outcome
from tdapp.domain.section.team import Decider, KnockoutRules, Team, TeamRules
from tdapp.domain.systems.registry import TEAM_KNOCKOUT
from tdapp.domain.teams.for_pairing import teams_as_players
from tdapp.domain.teams.knockout import bracket_of
from tdapp.domain.words.checks import NeedsConfirmation, Refused
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.checks.registration import check_registration, table_rounds
from tdapp.services.rounds.preview import berger_round
from tdapp.services.systems.team_kinds import settled
from tdapp.services.systems.ties import path_of, why_tie
from tdapp.services.tables.export import export_trf
from tdapp.services.tables.team_standings import team_standings
from tdapp.services.teams.generate import TeamRecipe, generate_teams
from tdapp.services.teams.knockout import tie_at
from tdapp.services.teams.pairing import differences, pair_round
from tdapp.services.teams.squads import drawn_order
from tdapp.storage import EventFile, open_event_file
from tdapp.trf.reader import read_trf
from tdapp.trf.writer import losses
from tests.event_files import ALL, BLACK, DRAW, WHITE, written
from tests.team_events import roster

WHITE_WINS, DRAWN = (WHITE, BLACK), (WHITE, WHITE)
"""On two boards: the first-named team has White on board 1, the other on board 2."""


def cup(teams: int = 4, legs: int = 1, deciders: tuple[Decider, ...] = (), **fields: Any) -> Section:
    """Teams of two boards and a reserve: members of team 1 are 1 2 3, of team 2 are 4 5 6, ..."""
    players, squads = roster(teams, 2)
    rules = TeamRules(2, knockout=KnockoutRules(deciders, fields.pop("third", False)))
    facts = settled(SectionFacts(7, kind=Kind.TEAM_KNOCKOUT, cycles=legs, team_rules=rules), teams)
    section = empty_section(Event("Cup"), facts)
    return replace(section, players=players, cells=((),) * len(players), teams=squads, **fields)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventFile]:
    written(tmp_path / "cup.tdb", cup())
    with closing(open_event_file(tmp_path / "cup.tdb")) as store:
        yield store


def do(store: EventFile, *commands: Command) -> Section:
    for command in commands:
        store.execute(command)
    return store.snapshot(1)


def refused(store: EventFile, command: Command, *rules: str) -> str:
    before = store.snapshot(1), store.revision
    with pytest.raises(Refused) as told:
        store.execute(command)
    assert [warning.rule_id for warning in told.value.warnings] == list(rules)
    assert (store.snapshot(1), store.revision) == before
    return str(told.value)


def asked(store: EventFile, command: Command, *rules: str) -> None:
    with pytest.raises(NeedsConfirmation) as told:
        store.execute(command)
    assert [warning.rule_id for warning in told.value.warnings] == list(rules)


def pairing(store: EventFile, number: int) -> StorePairing:
    return StorePairing(1, number, *berger_round(teams_as_players(store.snapshot(1)), number))


def played(store: EventFile, number: int, *matches: tuple[GameResult, GameResult]) -> Section:
    """A round from the bracket; results of its matches, board by board."""
    do(store, pairing(store, number), PublishRound(1, number))
    results = [result for match in matches for result in match]
    boards = store.round(1, number).boards
    return do(store, *(EnterResult(1, number, b.number, r) for b, r in zip(boards, results, strict=False)))


def back(store: EventFile) -> Section:
    """Undo the newest step."""
    store.undo(reason="again", confirmed=ALL)
    return store.snapshot(1)


def test_winners_meet_and_the_table_goes_by_the_stage(store: EventFile) -> None:
    section = played(store, 1, WHITE_WINS, WHITE_WINS)
    assert [match.teams for match in section.matches] == [(1, 4), (3, 2)]
    assert not store.round(1, 1).unpaired
    section = played(store, 2, WHITE_WINS)
    assert section.matches[-1].teams == (1, 3)
    table = team_standings(section).standings
    assert [(row.rank, row.player.number, row.points) for row in table.rows] == [
        (1, 1, "2.0"), (2, 3, "1.0"), (3, 2, "0.0"), (3, 4, "0.0"),
    ]  # fmt: skip
    assert list(differences(section, 2)) == []
    with pytest.raises(Refused, match="The final is round 2"):
        pair_round(section, 3)


def test_byes_of_a_field_that_is_no_power_of_two(tmp_path: Path) -> None:
    written(tmp_path / "five.tdb", cup(5))
    with closing(open_event_file(tmp_path / "five.tdb")) as store:
        section = played(store, 1, WHITE_WINS)
        assert store.round(1, 1).team_byes == tuple((team, Outcome.PAIRING_BYE) for team in (1, 2, 3))
        assert [match.teams for match in section.matches] == [(4, 5)] or section.matches[0].teams == (5, 4)
        section = played(store, 2, WHITE_WINS, WHITE_WINS)
        assert store.round(1, 2).team_byes == ()
        assert not teams_as_players(section).fixture.waiting  # type: ignore[union-attr]
        assert section.rounds_total == 3


def test_the_next_round_waits_for_a_drawn_match_and_says_for_which(store: EventFile) -> None:
    section = played(store, 1, WHITE_WINS, DRAWN)
    assert "Team 3 – Team 2" in refused(store, StorePairing(1, 2, ((1, 3),)), "knockout-undecided")
    with pytest.raises(RuleViolation, match="Team 3 – Team 2"):
        pair_round(section, 2)
    tie = tie_at(section, section.matches[1])
    assert tie is not None
    assert why_tie(section, tie) == (
        "Game points 1:1.",
        "All is equal: the arbiter decides by lot or by the play-off.",
    )
    refused(store, DecideMatch(1, 1, 1, 1, reason="x"), "tie-decided")
    for number, table in ((1, 3), (2, 1), (1, 0)):
        with pytest.raises(RuleViolation, match=f"no match .*{table}"):
            store.execute(DecideMatch(1, number, table, 1, reason="x", confirmed=ALL))
    command = DecideMatch(1, 1, 2, 2, How.PLAY_OFF, "1½:½ rapid", "play-off of 3 May")
    with pytest.raises(RuleViolation, match="only with a reason"):
        store.execute(replace(command, reason=""))
    asked(store, command, "match-decided")
    section = do(store, replace(command, confirmed=ALL))
    assert section.matches[1].decision == Decision(2, How.PLAY_OFF, "1½:½ rapid")
    assert "Team 2 goes on by decision" in section.comments[-1]
    assert store.journal(limit=1)[0].label == "Team 2 goes on: Team 3 – Team 2"
    section = played(store, 2)
    assert {section.matches[-1].first.team, section.matches[-1].second.team} == {1, 2}
    tie = tie_at(section, section.matches[1])
    assert tie is not None
    assert why_tie(section, tie)[-1] == "Team 2 goes on by play-off: 1½:½ rapid"
    asked(store, DecideMatch(1, 1, 2, 3, How.LOTS, "", "x"), "match-decided", "winner-paired-on")
    asked(store, DecideMatch(1, 1, 2, None, reason="x"), "decision-back", "winner-paired-on")
    for _ in range(3):  # published, paired, decided
        section = back(store)
    assert section.matches[1].decision is None


def test_criteria_decide_before_the_arbiter_and_are_explained(store: EventFile) -> None:
    rules = store.snapshot(1).team_rules
    assert rules is not None
    do(store, SetTeamRules(1, replace(rules, knockout=KnockoutRules((Decider.BC, Decider.TBR)))))
    section = played(store, 1, DRAWN, WHITE_WINS)
    tie = tie_at(section, section.matches[0])
    assert tie is not None
    assert (tie.winner, tie.by) == (1, Decider.BC)
    assert why_tie(section, tie) == (
        "Game points 1:1.",
        "board count (BC) 1 against 2, lower is better.",
        "Team 1 goes on.",
    )
    assert [row.rank for row in team_standings(section).standings.rows] == [1, 1, 3, 3]


def test_a_correction_that_changes_the_winner_asks(store: EventFile) -> None:
    played(store, 1, WHITE_WINS, WHITE_WINS)
    played(store, 2)
    everything = CorrectionScope.EVERYTHING
    command = CorrectResult(1, 1, 1, BLACK, everything, "wrong slip", WHITE)
    asked(store, command, "earlier-round-corrected", "winner-paired-on")  # 1:1: not decided any more
    asked(store, replace(command, result=DRAW), "earlier-round-corrected")  # 1½:½: the same team goes on
    section = do(store, replace(command, confirmed=ALL))
    (final,) = bracket_of(section).stages[1]
    assert set(final.pair) == {1, 3}
    assert any("another team would go on" in comment for comment in section.comments)
    assert bracket_of(section).stages[0][0].state is TieState.TIED
    assert (final.pair, final.meetings) == ((1, 3), section.matches[2:])
    assert bracket_of(back(store)).stages[0][0].winner == 1


def test_a_score_entered_for_an_earlier_round_asks_too(store: EventFile) -> None:
    do(store, pairing(store, 1), PublishRound(1, 1))
    first, second = (Fraction(2), Fraction(0)), (Fraction(0), Fraction(2))
    do(store, EnterMatchScore(1, 1, 1, first), EnterMatchScore(1, 1, 2, first))
    do(store, pairing(store, 2))
    command = EnterMatchScore(1, 1, 1, second, "typed wrongly")
    asked(store, command, "match-score-overwritten", "earlier-match-changed", "winner-paired-on")


def test_a_team_that_leaves_loses_by_forfeit_and_the_other_goes_on(store: EventFile) -> None:
    played(store, 1, WHITE_WINS, WHITE_WINS)
    do(store, WithdrawTeam(1, 3, 2, "ill"))
    do(store, pairing(store, 2), PublishRound(1, 2))
    section = store.snapshot(1)
    assert section.matches[-1].forfeit is Side.SECOND
    assert bracket_of(section).stages[1][0].winner == 1


def test_a_forfeited_match_decides(store: EventFile) -> None:
    do(store, pairing(store, 1), PublishRound(1, 1), ForfeitMatch(1, 1, 1, Side.FIRST, confirmed=ALL))
    section = do(store, ForfeitMatch(1, 1, 2, Side.BOTH, confirmed=ALL))
    assert [tie.winner for tie in bracket_of(section).stages[0]] == [4, None]
    section = do(store, DecideMatch(1, 1, 2, 2, How.ARBITER, "", "appeal", ALL))
    assert [tie.winner for tie in bracket_of(section).stages[0]] == [4, 2]


def test_rounds_by_hand_and_taken_away(store: EventFile) -> None:
    do(store, StartManualPairing(1, 1, confirmed=ALL), PairByHand(1, 1, 1, 2), PairByHand(1, 1, 3, 4))
    do(store, FinishManualPairing(1, 1, reason="drawn from a hat", confirmed=ALL), PublishRound(1, 1))
    boards = store.round(1, 1).boards
    section = do(store, *(EnterResult(1, 1, b.number, r) for b, r in zip(boards, WHITE_WINS * 2, strict=True)))
    assert pair_round(section, 2).pairs == ((1, 3),)
    assert list(differences(section, 1)) == [
        "Only in the file: Team 1 (1) - Team 2 (2).",
        "Only in the file: Team 3 (3) - Team 4 (4).",
        "Only by the rules: Team 1 (1) - Team 4 (4).",
        "Only by the rules: Team 3 (3) - Team 2 (2).",
    ]
    do(store, pairing(store, 2), UnpairRound(1, 2))
    do(store, StartManualPairing(1, 2, confirmed=ALL))
    asked(store, PairByHand(1, 2, 2, 1), "knockout-out")
    do(store, PairByHand(1, 2, 3, 1), UnpairByHand(1, 2, 3), PairByHand(1, 2, 3, 1))
    section = do(store, FinishManualPairing(1, 2, reason="home won by lot", confirmed=ALL))
    assert section.matches[-1].teams == (3, 1)


def test_two_legs(tmp_path: Path) -> None:
    written(tmp_path / "legs.tdb", cup(2, legs=2, deciders=(Decider.BERLIN,)))
    with closing(open_event_file(tmp_path / "legs.tdb")) as store:
        section = played(store, 1, DRAWN)
        refused(store, DecideMatch(1, 1, 1, 1, reason="x"), "tie-open")
        section = played(store, 2, (WHITE, WHITE))
        assert [match.teams for match in section.matches] == [(1, 2), (2, 1)]
        tie = bracket_of(section).stages[0][0]
        assert tie.state is TieState.TIED  # 2:2, and each won on board 1 once
        section = do(store, DecideMatch(1, 1, 1, 2, How.LOTS, "coin", "both captains present", ALL))
        assert section.matches[1].decision == Decision(2, How.LOTS, "coin")
        assert bracket_of(section).stages[0][0].winner == 2


def test_the_rounds_follow_from_the_teams(store: EventFile) -> None:
    assert store.snapshot(1).rounds_total == 2
    section = do(store, AddTeams(1, (Team(0, "Fifth"),)))
    assert section.rounds_total == 3
    dates = tuple(dt.date(2026, 5, day) for day in (1, 2, 3))
    do(store, EditSection(1, replace(facts_of(section), round_dates=dates)), WithdrawPlayer(1, 12, 1, "ill"))
    assert len(store.snapshot(1).cells[11]) == 3
    section = do(store, RemoveTeams(1, (5,)))
    assert (section.rounds_total, section.round_dates, len(section.cells[11])) == (2, dates[:2], 2)
    section = do(store, EditSection(1, replace(facts_of(section), cycles=2)))
    assert section.rounds_total == 4
    with pytest.raises(RuleViolation, match="one leg or two"):
        store.execute(EditSection(1, replace(facts_of(section), cycles=3)))
    assert section.team_rules is not None
    twice = KnockoutRules((Decider.BC, Decider.BC))
    with pytest.raises(RuleViolation, match="once"):
        store.execute(SetTeamRules(1, replace(section.team_rules, knockout=twice)))


def test_only_a_knockout_is_decided(tmp_path: Path) -> None:
    league = replace(cup(), kind=Kind.TEAM_ROUND_ROBIN, cycles=1, rounds_total=3, team_rules=TeamRules(2))
    written(tmp_path / "league.tdb", league)
    with closing(open_event_file(tmp_path / "league.tdb")) as store:
        do(store, pairing(store, 1), PublishRound(1, 1))
        refused(store, DecideMatch(1, 1, 1, 1, reason="x"), "no-knockout")


@pytest.mark.parametrize("teams", [2, 3, 5, 8, 11, 16])
def test_a_random_one_comes_back_from_a_report_as_it_was(teams: int) -> None:
    section = generate_teams(TeamRecipe(teams, 4, system=TEAM_KNOCKOUT), f"k{teams}")
    assert section.rounds_decided == section.rounds_total
    assert [line for number in range(1, section.rounds_total + 1) for line in differences(section, number)] == []
    again = read_trf(export_trf(section), source="x.trf").section
    assert (again.kind, again.cycles, again.team_rules) == (section.kind, section.cycles, section.team_rules)
    assert again.team_byes == section.team_byes
    assert [(m.teams, m.decision) for m in again.matches] == [(m.teams, m.decision) for m in section.matches]
    assert bracket_of(again) == bracket_of(section)
    places = {row.player.number: row.rank for row in team_standings(section).standings.rows}
    assert {row.player.number: row.rank for row in team_standings(again).standings.rows} == places


def test_the_bracket_can_be_drawn_by_lot(store: EventFile) -> None:
    before = store.snapshot(1)
    order = drawn_order(before, 123456)
    assert sorted(order) == [1, 2, 3, 4]
    assert {drawn_order(before, seed) for seed in range(60)} == set(permutations(range(1, 5)))
    with pytest.raises(RuleViolation, match="this lot"):
        store.execute(OrderTeams(1, order[::-1], 123456))
    section = do(store, OrderTeams(1, order, 123456))
    assert [team.name for team in section.teams] == [f"Team {number}" for number in order]
    assert section.comments[-1] == "tdapp: The numbers of the teams were drawn by lot; seed 123456."
    assert store.journal(limit=1)[0].label == "Draw the numbers of the teams by lot"


def test_the_way_of_a_team_through_the_bracket(store: EventFile) -> None:
    played(store, 1, WHITE_WINS, WHITE_WINS)
    section = played(store, 2)
    assert path_of(section, 1) == (
        ("Semi-finals: Team 1 – Team 4", ("Game points 2:0.", "Team 1 goes on.")),
        ("Final: Team 1 – Team 3", ("Not decided: boards are still open, or the second leg is to come.",)),
    )


def test_before_round_1_the_number_of_rounds_is_that_of_the_bracket(store: EventFile) -> None:
    view = teams_as_players(store.snapshot(1))
    assert table_rounds(view) == 2
    assert "round-robin-rounds" not in {one.rule_id for one in check_registration(view, round_number=1)}
    assert berger_round(view, 2) == ((), ())  # not known yet


def test_what_an_older_report_has_no_room_for_is_said() -> None:
    section = generate_teams(TeamRecipe(2, 2, system=TEAM_KNOCKOUT), "loss")
    decided = replace(section.matches[0], decision=Decision(1, How.LOTS, "coin"))
    said = losses(replace(section, matches=(decided,)))
    assert "The system of the teams is not in TRF16." in said
    assert "Who goes on by decision is not in TRF16." in said


def test_no_match_of_a_random_one_is_left_drawn() -> None:
    """Four boards, two of sixteen seeds at least with a drawn match: a lot decides it and the winner goes on."""
    lots = 0
    for seed in range(16):
        section = generate_teams(TeamRecipe(4, 2, system=TEAM_KNOCKOUT), f"drawn {seed}")
        ties = [tie for stage in bracket_of(section).stages for tie in stage]
        assert all(tie.state is TieState.DECIDED for tie in ties)
        lots += sum(match.decision is not None and match.decision.how is How.LOTS for match in section.matches)
    assert lots >= 2
