"""The bracket of a knock-out: every size, byes, legs, place 3, pairings by hand; what decides a drawn match."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.knockout.tree import By, TieState, bracket_order, stages_for
from tdapp.domain.section.event import Event, Kind, Section
from tdapp.domain.section.match import Decision, How, LineUp, Match, Side, TeamBye
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.player import Player, Standing
from tdapp.domain.section.team import Decider, KnockoutRules, Team, TeamRules
from tdapp.domain.teams.for_pairing import teams_as_players
from tdapp.domain.teams.for_ranking import team_view
from tdapp.domain.teams.knockout import bracket_of, compare, winners_changed
from tests.effort import sample

HALF = Fraction(1, 2)
WON, LOST, DRAWN = (Fraction(2), Fraction(0)), (Fraction(0), Fraction(2)), (Fraction(1), Fraction(1))


def field(teams: int, *, legs: int = 1, third: bool = False, deciders: tuple[Decider, ...] = ()) -> Section:
    """Teams of nobody: their matches are entered as scores."""
    squads = tuple(Team(number, f"T{number}") for number in range(1, teams + 1))
    rules = TeamRules(boards=2, knockout=KnockoutRules(deciders, third))
    return Section(Event("Cup"), (), (), stages_for(teams) * legs, kind=Kind.TEAM_KNOCKOUT, cycles=legs,
                   team_rules=rules, teams=squads)  # fmt: skip


def paired(section: Section, *pairs: tuple[int, int]) -> Section:
    """The next round: as the bracket has it, or these matches."""
    number = section.rounds_paired + 1
    byes: tuple[int, ...] = ()
    if not pairs:
        fixture = teams_as_players(section).fixture
        assert fixture is not None
        assert not fixture.waiting
        pairs, byes = fixture.rounds[number - 1]
    made = [Match(number, table, LineUp(a, ()), LineUp(b, ())) for table, (a, b) in enumerate(pairs, 1)]
    free = [TeamBye(number, team, Outcome.PAIRING_BYE) for team in byes]
    return replace(section, matches=(*section.matches, *made), team_byes=(*section.team_byes, *free))


def entered(section: Section, *scores: tuple[Fraction, Fraction]) -> Section:
    """The scores of the last round by table."""
    last = section.rounds_paired
    matches = list(section.matches)
    for index, match in enumerate(matches):
        if match.round == last and match.table <= len(scores):
            matches[index] = replace(match, entered=scores[match.table - 1])
    return replace(section, matches=tuple(matches))


def played(section: Section, better_wins: bool | random.Random) -> Section:
    """The next round; the better number wins, or chance does."""
    section = paired(section)
    scores = []
    for match in section.matches:
        if match.round == section.rounds_paired:
            first = match.first.team < match.second.team
            if isinstance(better_wins, random.Random):
                first = better_wins.random() < HALF
            scores.append(WON if first else LOST)
    return entered(section, *scores)


def points(section: Section) -> dict[int, Fraction]:
    view = team_view(section)
    return {
        player.number: sum((view.points.awarded(cell) for cell in row), Fraction(0))
        for player, row in zip(view.players, view.cells, strict=True)
    }


SIZES = sample(range(2, 33), *range(2, 10), 16, 17, 24, 31, 32)


@pytest.mark.parametrize("teams", SIZES)
def test_every_size_is_played_to_its_end(teams: int) -> None:
    section = field(teams)
    stages, size = stages_for(teams), 1 << stages_for(teams)
    assert size // 2 < teams <= size
    for number in range(1, stages + 1):
        section = played(section, random.Random(teams * 100 + number))
    assert len(section.matches) == teams - 1  # everybody but one loses once
    assert sorted(bye.team for bye in section.team_byes) == list(range(1, size - teams + 1))
    assert {bye.round for bye in section.team_byes} <= {1}
    bracket = bracket_of(section)
    assert [len(stage) for stage in bracket.stages] == [size >> number for number in range(1, stages + 1)]
    assert all(tie.state is TieState.DECIDED for stage in bracket.stages for tie in stage)
    (final,) = bracket.stages[-1]
    lost = [tie.loser for stage in bracket.stages for tie in stage if tie.loser is not None]
    assert sorted([*lost, final.winner]) == list(range(1, teams + 1))  # type: ignore[type-var]
    reached = points(section)
    assert reached[final.winner or 0] == stages
    for stage, ties in enumerate(bracket.stages, 1):
        assert all(reached[tie.loser] == stage - 1 for tie in ties if tie.loser is not None)
    after = teams_as_players(section).fixture
    assert after is not None
    assert len(after.rounds) == after.total == stages


@pytest.mark.parametrize("teams", SIZES)
def test_where_the_better_number_wins_the_best_meet_as_late_as_they_can(teams: int) -> None:
    section = field(teams)
    stages = stages_for(teams)
    for left in range(stages, 0, -1):
        section = played(section, better_wins=True)
        there = {team for tie in bracket_of(section).stages[-left] for team in tie.pair if team is not None}
        assert there == set(range(1, min(teams, 1 << left) + 1))


@pytest.mark.parametrize("size", [2, 4, 8, 16, 32])
def test_the_order_from_the_top(size: int) -> None:
    order = bracket_order(size)
    assert sorted(order) == list(range(1, size + 1))
    assert {order[2 * place] + order[2 * place + 1] for place in range(size // 2)} == {size + 1}
    assert order[0] == 1
    assert order[-1] == 2
    assert bracket_order(8) == (1, 8, 5, 4, 3, 6, 7, 2)


def test_a_round_is_not_made_before_every_match_is_decided() -> None:
    section = entered(paired(field(4)), WON, DRAWN)
    fixture = teams_as_players(section).fixture
    assert fixture is not None
    assert fixture.waiting == ("T3 – T2",)
    assert len(fixture.rounds) == 1
    assert [tie.state for tie in bracket_of(section).stages[0]] == [TieState.DECIDED, TieState.TIED]
    view = team_view(section)
    assert view.rounds_decided == 0
    match = section.matches[1]
    by_lot = replace(match, decision=Decision(3, How.LOTS, "coin"))
    decided = replace(section, matches=(section.matches[0], by_lot))
    tie = bracket_of(decided).stages[0][1]
    assert (tie.winner, tie.by, tie.loser) == (3, By.DECISION, 2)
    assert points(decided) == {1: 1, 2: 0, 3: 1, 4: 0}
    fixture = teams_as_players(decided).fixture
    assert fixture is not None
    assert fixture.out == (2, 4)
    assert fixture.rounds[1] == (((1, 3),), ())  # both had White on board 1 in round 1


def test_two_legs_are_added_and_the_second_one_is_played_the_other_way_round() -> None:
    section = entered(paired(field(4, legs=2)), WON, DRAWN)
    assert [tie.state for tie in bracket_of(section).stages[0]] == [TieState.OPEN] * 2
    section = paired(section)
    first, second = (tuple(m.teams for m in section.matches if m.round == number) for number in (1, 2))
    assert second == tuple(pair[::-1] for pair in first)
    section = entered(section, (Fraction(3, 2), HALF), WON)
    ties = bracket_of(section).stages[0]
    assert ties[0].compared[0].values == (Fraction(5, 2), Fraction(3, 2))
    assert [tie.winner for tie in ties] == [1, section.matches[3].first.team]
    assert bracket_of(section).rounds == 4
    assert section.rounds_paired == 2


def test_the_losers_of_the_semi_finals_play_for_place_3() -> None:
    section = played(played(field(4, third=True), better_wins=True), better_wins=True)
    bracket = bracket_of(section)
    assert bracket.third is not None
    assert (set(bracket.third.pair), bracket.third.winner) == ({3, 4}, 3)
    assert bracket.stages[1][0].winner == 1
    assert points(section) == {1: 2, 2: 1, 3: HALF, 4: 0}


def test_who_has_left_before_the_start_is_not_in_the_bracket() -> None:
    section = field(4)
    gone = replace(section.teams[1], standing=Standing.WITHDRAWN)
    section = replace(section, teams=(section.teams[0], gone, *section.teams[2:]))
    section = paired(section)
    assert [match.teams for match in section.matches] == [(4, 3)]
    assert [bye.team for bye in section.team_byes] == [1]
    assert bracket_of(section).stages[1][0].pair == (1, None)


def test_nobody_goes_on_from_a_match_that_both_forfeit() -> None:
    section = entered(paired(field(4)), WON)
    section = replace(section, matches=(section.matches[0], replace(section.matches[1], forfeit=Side.BOTH)))
    tie = bracket_of(section).stages[0][1]
    assert (tie.state, tie.winner, tie.by) == (TieState.DECIDED, None, By.FORFEIT)
    final = bracket_of(section).stages[1][0]
    assert (final.state, final.winner, final.by) == (TieState.DECIDED, 1, By.BYE)
    section = replace(section, matches=(section.matches[0], replace(section.matches[1], forfeit=Side.FIRST)))
    assert bracket_of(section).stages[0][1].winner == section.matches[1].second.team


def test_a_first_round_made_by_hand_keeps_its_pairs_together() -> None:
    section = entered(paired(field(8), (5, 6), (1, 2), (8, 3), (7, 4)), WON, WON, WON, WON)
    bracket = bracket_of(section)
    assert [tie.pair for tie in bracket.stages[0]] == [(1, 2), (6, 5), (4, 7), (8, 3)]
    assert [set(tie.pair) for tie in bracket.stages[1]] == [{1, 5}, {7, 8}]


def test_a_round_made_by_hand_and_a_winner_who_changes_later_leave_the_bracket_as_it_was_played() -> None:
    section = entered(paired(field(4)), WON, WON)
    before = entered(paired(section), WON)
    assert [match.teams for match in before.matches] == [(1, 4), (3, 2), (1, 3)]
    other = replace(before.matches[0], entered=LOST)
    after = replace(before, matches=(other, *before.matches[1:]))
    assert [tie.pair for tie in winners_changed(before, after)] == [(1, 4)]
    assert winners_changed(before, before) == ()
    (final,) = bracket_of(after).stages[1]
    assert (set(final.pair), final.winner) == ({1, 3}, 1)


# -- what decides a drawn match: the examples of C.07, 12 and of the German cup ---


def boards(*values: str) -> list[Fraction]:
    return [Fraction(value) for value in values]


ONE, OTHER = boards("1", "1/2", "1/2", "0"), boards("0", "1/2", "1/2", "1")


@pytest.mark.parametrize(
    ("decider", "values", "better"),
    [
        (Decider.BC, ("7/2", "13/2"), 0),
        (Decider.TBR, ("1", "0"), 0),
        (Decider.BBE, ("2", "1"), 0),
        (Decider.BERLIN, ("13/2", "7/2"), 0),
    ],
)
def test_the_example_of_the_rules(decider: Decider, values: tuple[str, str], better: int) -> None:
    """C.07, 12: 1 ½ ½ 0 against 0 ½ ½ 1 gives BC 3½ v 6½, TBR 1 v 0, BBE 2 v 1."""
    found = compare(decider, ONE, OTHER)
    assert (found.values, found.better) == (tuple(boards(*values)), better)
    turned = compare(decider, OTHER, ONE)
    assert (turned.values, turned.better) == (tuple(boards(*values))[::-1], 1 - better)


def test_the_berlin_count_of_the_example() -> None:
    """½ 1 0 ½ on four boards: 5½ against 4½ (golden/berlin-4-boards.json)."""
    found = compare(Decider.BERLIN, boards("1/2", "1", "0", "1/2"), boards("1/2", "0", "1", "1/2"))
    assert found.values == (Fraction(11, 2), Fraction(9, 2))


@pytest.mark.parametrize("decider", Decider)
def test_draws_on_all_boards_decide_nothing(decider: Decider) -> None:
    even = [HALF] * 4
    assert compare(decider, even, even).better is None


def four(results: str, *deciders: Decider) -> Section:
    """A final over four boards, members 1-4 against 5-8; ``results`` are those of team 1, + - are forfeits."""
    outcomes = {
        "1": Outcome.WIN,
        "=": Outcome.DRAW,
        "0": Outcome.LOSS,
        "+": Outcome.FORFEIT_WIN,
        "-": Outcome.FORFEIT_LOSS,
    }
    mirror = {"1": "0", "0": "1", "=": "=", "+": "-", "-": "+"}
    rules = TeamRules(4, knockout=KnockoutRules(deciders))
    cells = []
    for number in range(1, 9):
        sign = results[(number - 1) % 4]
        sign = sign if number < 5 else mirror[sign]
        colour = rules.colour((number - 1) % 4 + 1)
        cells.append(
            (Cell(outcomes[sign], number + 4 if number < 5 else number - 4, colour if number < 5 else colour.other),)
        )
    squads = (Team(1, "A", members=(1, 2, 3, 4)), Team(2, "B", members=(5, 6, 7, 8)))
    match = Match(1, 1, LineUp(1, (1, 2, 3, 4)), LineUp(2, (5, 6, 7, 8)))
    players = tuple(Player(number, f"P{number}") for number in range(1, 9))
    return Section(Event("Final"), players, tuple(cells), 1, kind=Kind.TEAM_KNOCKOUT, team_rules=rules, teams=squads,
                   matches=(match,))  # fmt: skip


@pytest.mark.parametrize(
    ("results", "deciders", "winner", "by"),
    [
        ("1==1", (Decider.BC,), 1, By.POINTS),
        ("1==0", (Decider.BC, Decider.TBR), 1, Decider.BC),
        ("0110", (Decider.BC, Decider.TBR), 2, Decider.TBR),  # board counts 5 and 5
        ("0110", (Decider.BC, Decider.BBE), 1, Decider.BBE),  # 2:1 without the last board
        ("0110", (Decider.BERLIN, Decider.BBE), 1, Decider.BBE),
        ("0110", (Decider.BC,), None, None),
        ("====", (Decider.BC, Decider.TBR, Decider.BBE, Decider.BERLIN), None, None),
        ("-==+", (Decider.TBR,), 2, Decider.TBR),  # forfeits count as they stand
        ("1==0", (), None, None),
    ],
)
def test_the_criteria_are_asked_in_their_order(
    results: str, deciders: tuple[Decider, ...], winner: int | None, by: Decider | By | None
) -> None:
    (tie,) = bracket_of(four(results, *deciders)).stages[0]
    assert (tie.winner, tie.by) == (winner, by)
    assert tie.state is (TieState.TIED if winner is None else TieState.DECIDED)
    asked = [one.by for one in tie.compared]
    assert asked == [By.POINTS, *deciders][: len(asked)]
    assert len(asked) == (1 + len(deciders) if winner is None else [By.POINTS, *deciders].index(by) + 1)


def test_a_score_without_its_boards_asks_the_arbiter() -> None:
    section = entered(paired(field(2, deciders=(Decider.BC,))), DRAWN)
    (tie,) = bracket_of(section).stages[0]
    assert tie.state is TieState.TIED
    assert [one.by for one in tie.compared] == [By.POINTS]
