"""The Swiss of teams against the article written down naively, and against gacrux, over random small events."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

from tdapp.domain.section.event import Acceleration, Edition, ForbiddenPairs, Kind, Section
from tdapp.domain.section.match import TeamAdjustment, TeamBye
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.section.team import Preference, Score, Team, TeamRules
from tdapp.domain.words.errors import RuleViolation
from tdapp.pairing.engines.engine import EngineTimeout, NoLegalPairing, PairingCancelled, Patience
from tdapp.pairing.engines.team_exchange import team_exchange_of, why_not_by_gacrux
from tdapp.pairing.engines.teams import TeamSwissEngine
from tdapp.pairing.engines.top_scoregroup import pair_groups
from tdapp.pairing.rules.team_position import TeamPosition, team_position_of
from tdapp.pairing.rules.top_bracket import all_pairings, cost_of, identifier
from tests.effort import FULL
from tests.pairing.engines.lines import Lines
from tests.pairing.engines.team_trf import gacrux_pairs
from tests.team_events import random_team_event

SEEDS = range(120 if FULL else 40)


def naive(position: TeamPosition) -> tuple[int | None, set[frozenset[int]]] | None:
    """C.04.6, 3.3 to 3.6, by trying every bye, every set of upfloaters and every pairing."""
    cards = position.cards

    def possible(teams: tuple[int, ...]) -> bool:
        return any(True for _ in all_pairings(position, teams))

    left = tuple(sorted(position.present, key=lambda team: cards[team].tpn))
    bye = None
    if len(left) % 2:
        candidates = [
            team for team in left if cards[team].bye_round is None and possible(tuple(t for t in left if t != team))
        ]
        if not candidates:
            return None
        bye = min(candidates, key=lambda t: (cards[t].pairing_score, -cards[t].played, -cards[t].tpn))
        left = tuple(team for team in left if team != bye)
    elif not possible(left):
        return None
    found: set[frozenset[int]] = set()
    while left:
        score = max(cards[team].pairing_score for team in left)
        residents = tuple(team for team in left if cards[team].pairing_score == score)
        lower = tuple(team for team in left if cards[team].pairing_score < score)
        sets = [
            chosen
            for count in range(len(lower) + 1)
            for chosen in combinations(sorted(lower, key=lambda t: (-cards[t].pairing_score, cards[t].tpn)), count)
            if possible((*residents, *chosen)) and possible(tuple(team for team in lower if team not in chosen))
        ]

        def c6(chosen: tuple[int, ...], lower: tuple[int, ...] = lower) -> int:
            top = max(cards[team].pairing_score for team in lower) if lower else None
            rest = [team for team in lower if team not in chosen]
            following = tuple(team for team in rest if cards[team].pairing_score == top)
            if position.is_older:  # as many as can be paired inside their own group
                sizes = range(len(following) - len(following) % 2, -1, -2)
                return len(following) - next(n for n in sizes if any(map(possible, combinations(following, n))))
            others = [team for team in rest if cards[team].pairing_score != top]
            if not following:
                return 0
            for up in combinations(others, len(following) % 2):
                if possible((*following, *up)) and possible(tuple(team for team in others if team not in up)):
                    return 0
            return 1

        def rank(chosen: tuple[int, ...]) -> tuple[object, ...]:
            scores = sorted(cards[team].pairing_score for team in chosen)
            counted = position.floats_count and not position.is_older
            floated = sum(cards[team].floated for team in chosen) if counted else 0
            return len(chosen), [-one for one in scores], c6(chosen), floated, [cards[team].tpn for team in chosen]

        upfloaters = min(sets, key=rank)
        bracket = tuple(sorted((*residents, *upfloaters), key=lambda team: cards[team].tpn))
        pairs = min(
            all_pairings(position, bracket),
            key=lambda one: (cost_of(position, one, frozenset(upfloaters)), identifier(position, one)),
        )
        found |= {frozenset(pair) for pair in pairs}
        left = tuple(team for team in left if team not in bracket)
    return bye, found


def event(seed: int, **fields: Any) -> Section:
    """4 to 9 teams, some rounds played, of every kind of preference and primary score."""
    rules = TeamRules(
        boards=2 + seed % 3,
        preference=list(Preference)[seed % 3],
        primary=list(Score)[seed // 3 % 2],
        secondary_used=bool(seed // 6 % 2),
    )
    teams = 4 + seed % 6
    colour = "WB"[seed % 2]
    rounds = min(seed // 2 % 5, teams - 2)
    total = rounds + 1 + seed % 4
    fields = {"absent": 0.08, "rounds_total": total, "initial_colour": colour, "team_rules": rules} | fields
    return random_team_event(seed, teams, rules.boards, rounds, **fields)


def prohibited(seed: int, section: Section) -> tuple[ForbiddenPairs, ...]:
    """Half of the time a group of up to half the teams; pairs besides, as many as there are teams at most."""
    rng = random.Random(f"prohibited {seed}")
    numbers = [team.number for team in section.teams]
    sizes = [rng.randint(2, len(numbers) // 2 + 1)] * rng.randint(0, 1) + [2] * rng.randint(0, len(numbers))
    return tuple(ForbiddenPairs(1, section.rounds_total, tuple(sorted(rng.sample(numbers, size)))) for size in sizes)


@pytest.mark.parametrize("edition", [Edition.FIDE_2026, Edition.FIDE_2024])
@pytest.mark.parametrize("seed", SEEDS)
def test_the_engine_is_the_article(seed: int, edition: Edition) -> None:
    position = team_position_of(event(seed, edition=edition))
    ours, theirs = pair_groups(position), naive(position)
    if ours is None:
        assert theirs is None
        return
    pairs = {frozenset(pair) for bracket in ours.brackets for pair in bracket.pairs}
    assert (ours.bye, pairs) == theirs


@pytest.mark.parametrize("edition", [Edition.FIDE_2026, Edition.FIDE_2024])
@pytest.mark.parametrize("seed", range(700) if FULL else [*range(60), 472, 695])
def test_the_engine_is_the_article_where_many_must_not_meet(seed: int, edition: Edition) -> None:
    section = event(seed)
    position = team_position_of(replace(section, edition=edition, forbidden=prohibited(seed, section)))
    ours, theirs = pair_groups(position), naive(position)
    if ours is None:
        assert theirs is None
        return
    pairs = {frozenset(pair) for bracket in ours.brackets for pair in bracket.pairs}
    assert (ours.bye, pairs) == theirs


def test_what_no_set_of_upfloaters_can_do_is_no_reason() -> None:
    """C6: whoever of 2 and 3 comes up, the next group needs more upfloaters than its size says, so 2 is the first.

    That it needs four of them then, and two if 3 comes up, is not asked.
    """
    section = random_team_event(1, 10, 2, 0, rounds_total=9, initial_colour="W")
    alone = [(1, other) for other in range(4, 11)] + list(combinations((3, 4, 5, 6), 2))
    apart = tuple(ForbiddenPairs(1, 9, pair) for pair in alone)
    position = team_position_of(replace(section, forbidden=apart), 1)
    scores = {1: 4, **dict.fromkeys(range(2, 7), 2)}
    cards = {
        number: replace(card, pairing_score=Fraction(scores.get(number, 0))) for number, card in position.cards.items()
    }
    position = replace(position, cards=cards)
    found = pair_groups(position)
    assert found is not None
    assert [bracket.upfloaters for bracket in found.brackets[:2]] == [(2,), (7, 8, 9, 10)]
    assert (None, {frozenset(pair) for bracket in found.brackets for pair in bracket.pairs}) == naive(position)


def test_ever_so_many_scores_are_told_apart() -> None:
    """Of 16 teams with 14 scores the fourth comes up to the first three; the others meet their neighbours."""
    position = team_position_of(random_team_event(1, 16, 2, 0, rounds_total=9, initial_colour="W"), 1)
    cards = {
        number: replace(card, pairing_score=Fraction(16 - max(number, 3))) for number, card in position.cards.items()
    }
    found = pair_groups(replace(position, cards=cards))
    assert found is not None
    pairs = {frozenset(pair) for bracket in found.brackets for pair in bracket.pairs}
    assert pairs == {frozenset(pair) for pair in ((1, 3), (2, 4), *((one, one + 1) for one in range(5, 16, 2)))}


def test_prohibitions_float_several_at_once_and_leave_nothing_to_pair() -> None:
    """The seeds above meet what they are for, every criterion of the upfloaters among it."""
    rounds = []
    for seed in range(60):
        section = event(seed)
        rounds.append(pair_groups(team_position_of(replace(section, forbidden=prohibited(seed, section)))))
    assert sum(len(bracket.upfloaters) > 1 for one in rounds if one for bracket in one.brackets) > 5
    assert rounds.count(None) > 5


@pytest.mark.parametrize("edition", [Edition.FIDE_2026, Edition.FIDE_2024])
def test_many_upfloaters_are_not_sought_set_by_set(edition: Edition) -> None:
    """The first 18 of 40 must not meet: every one of the first group meets an upfloater, of C(28, 12) sets the best."""
    section = random_team_event(3, 40, 2, 1, absent=0.0, odd=0.0, rounds_total=9, initial_colour="W", edition=edition)
    cards = team_position_of(section).cards.values()
    first = sorted(cards, key=lambda card: (-card.pairing_score, card.tpn))[:18]
    apart = ForbiddenPairs(1, 9, tuple(sorted(card.number for card in first)))
    position = team_position_of(replace(section, forbidden=(apart,)))
    lines = Lines(most_asked=10_000)
    with lines.counted():
        found = pair_groups(position)
    assert found is not None
    assert [len(bracket.upfloaters) for bracket in found.brackets][:1] == [12]
    assert lines.asked > 4 * len(position.present)
    assert lines.most < 100 * len(position.present)


def test_the_editions_of_2024_and_2026_pair_differently() -> None:
    """C6 is another, and who floats twice running is looked at in the bracket instead of among the upfloaters."""
    found = []
    for seed in range(90):
        section = event(seed, rounds_total=12)
        rounds = [
            pair_groups(team_position_of(replace(section, edition=edition)))
            for edition in (Edition.FIDE_2024, Edition.FIDE_2026)
        ]
        if rounds[0] != rounds[1]:
            found.append(seed)
    assert found


def test_a_match_won_by_forfeit_bars_from_the_bye_whatever_it_scored() -> None:
    """C.04.6, 2.1.2: in the edition of 2024 only a win's points without playing did."""
    rules = TeamRules(boards=2, primary=Score.GAME)
    section = random_team_event(1, 4, 2, 1, absent=0.0, odd=0.0, rounds_total=3, initial_colour="W", team_rules=rules)
    match = section.matches[0]
    rows = dict(enumerate(section.cells, 1))
    for seat, (one, other) in enumerate(zip(match.first.players, match.second.players, strict=True), 1):
        outcomes = (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS if seat == 1 else Outcome.FORFEIT_WIN)
        for player, outcome in zip((one, other), outcomes, strict=True):
            assert player is not None
            rows[player] = (replace(rows[player][0], outcome=outcome),)
    walkover = replace(section, cells=tuple(rows.values()))
    winner = match.second.team
    assert team_position_of(walkover).cards[winner].bye_round == 1
    assert team_position_of(replace(walkover, edition=Edition.FIDE_2024)).cards[winner].bye_round is None


def test_some_events_float_and_some_have_a_bye() -> None:
    """The seeds above meet what they are for."""
    rounds = [pair_groups(team_position_of(event(seed))) for seed in range(40)]
    assert sum(bool(bracket.upfloaters) for one in rounds if one for bracket in one.brackets) > 20
    assert any(one.bye for one in rounds if one)


@pytest.mark.parametrize("seed", SEEDS)
def test_gacrux_pairs_the_same(seed: int) -> None:
    section = event(seed)
    try:
        ours = TeamSwissEngine().pair(section)
    except NoLegalPairing:
        assert gacrux_pairs(section) is None
        return
    theirs = gacrux_pairs(section)
    assert theirs is not None
    assert sorted(ours.pairs) == sorted(theirs[0])
    assert ours.bye == theirs[1]


def test_what_gacrux_is_told() -> None:
    """Prohibitions, fictitious points and decisions are in the file; who never came, names and absences are not."""
    section = random_team_event(2, 6, 2, 1, absent=0.0, odd=0.0, rounds_total=5, initial_colour="W")
    away = TeamBye(2, 6, Outcome.ZERO_POINT_BYE)
    told = replace(
        section,
        forbidden=(ForbiddenPairs(2, 2, (1, 5)),),
        accelerations=(Acceleration("1", 1, 3, 1, 2),),
        adjustments=(TeamAdjustment(1, 1, Fraction(-1), Fraction(0), "late"),),
        team_byes=(*section.team_byes, away),
        teams=(*section.teams, Team(7, "Never Came")),
    )
    told = replace(told, team_byes=(*told.team_byes, TeamBye(2, 7, Outcome.ZERO_POINT_BYE)))
    exchange = team_exchange_of(told, team_position_of(told))
    records = {line[:3] for line in exchange.text.splitlines()}
    assert {"142", "152", "162", "250", "260", "299", "310", "352", "362"} <= records
    assert exchange.absent == (6,)  # 7 never came
    assert len(exchange.number_of) == 6
    assert "Never Came" not in exchange.text
    assert ", T1" not in exchange.text
    assert why_not_by_gacrux(told) == ""
    assert "2024" in why_not_by_gacrux(replace(told, edition=Edition.FIDE_2024))
    with pytest.raises(RuleViolation, match="2024"):
        team_exchange_of(replace(told, edition=Edition.FIDE_2024), team_position_of(told))


def test_gacrux_knows_a_team_that_came_for_a_bye_alone() -> None:
    """Who had the bye of round 1 is away in round 2, and still there; byes that were asked for are no arrival."""
    section = random_team_event(2, 5, 2, 1, absent=0.0, odd=0.0, rounds_total=5, initial_colour="W")
    (bye,) = section.team_byes
    away = TeamBye(2, bye.team, Outcome.ZERO_POINT_BYE), TeamBye(1, 6, Outcome.HALF_POINT_BYE)
    told = replace(
        section, team_byes=(bye, *away, TeamBye(2, 6, Outcome.ZERO_POINT_BYE)), teams=(*section.teams, Team(6, "Late"))
    )
    exchange = team_exchange_of(told, team_position_of(told))
    assert exchange.absent == (bye.team,)
    assert len(exchange.number_of) == 5


def test_gacrux_stops_at_no_empty_board_and_is_not_asked_about_open_ones() -> None:
    section = random_team_event(2, 4, 2, 1, absent=0.0, odd=0.0, rounds_total=3, initial_colour="W")
    match = section.matches[0]
    empty = replace(
        match,
        first=replace(match.first, players=(match.first.players[0], None)),
        second=replace(match.second, players=(match.second.players[0], None)),
    )
    rows = dict(enumerate(section.cells, 1))
    for player in (match.first.players[1], match.second.players[1]):
        assert player is not None
        rows[player] = (Cell(Outcome.UNPAIRED),)
    holes = replace(section, matches=(empty, *section.matches[1:]), cells=tuple(rows.values()))
    told = team_exchange_of(holes, team_position_of(holes)).text.splitlines()
    assert sum(line.startswith("001") for line in told) == len(section.players) + 2  # one stand-in for each empty chair
    theirs = gacrux_pairs(holes)
    assert theirs is not None
    assert sorted(TeamSwissEngine().pair(holes).pairs) == sorted(theirs[0])
    at_once = replace(match, entered=(Fraction(1), Fraction(1)))
    rows = dict(enumerate(section.cells, 1))
    for player in (*match.first.players, *match.second.players):
        assert player is not None
        rows[player] = (replace(rows[player][0], outcome=Outcome.OPEN),)
    waiting = replace(section, matches=(at_once, *section.matches[1:]), cells=tuple(rows.values()))
    assert "boards are open (round 1, match 1)" in why_not_by_gacrux(waiting)
    assert why_not_by_gacrux(replace(section, matches=(at_once, *section.matches[1:]))) == ""  # its boards are played
    assert why_not_by_gacrux(replace(waiting, matches=section.matches)) == ""  # no score was entered at once


def test_gacrux_is_told_the_points_of_games_once_and_decisions_about_who_came() -> None:
    section = random_team_event(2, 6, 2, 2, absent=0.0, odd=0.0, rounds_total=5, initial_colour="W")
    places = (1, 1), (2, 2), (3, 3), (1, 7)  # a round to come, a team that never came
    late = tuple(TeamAdjustment(number, team, Fraction(-1), Fraction(0), "") for number, team in places)
    told = replace(section, teams=(*section.teams, Team(7, "Never Came")), adjustments=late,
                   team_byes=(*section.team_byes, TeamBye(3, 7, Outcome.ZERO_POINT_BYE)))  # fmt: skip
    for points in (PointSystem(), PointSystem(Fraction(3), Fraction(1))):
        given = replace(told, points=points)
        lines = team_exchange_of(given, team_position_of(given)).text.splitlines()
        assert sum(line.startswith("162") for line in lines) == 1
        assert [(line[19:22], int(line[23:])) for line in lines if line.startswith("299")] == [("001", 1), ("002", 2)]


def test_what_it_says_about_a_pairing() -> None:
    section = random_team_event(11, 7, 4, 2, absent=0.0, rounds_total=6, initial_colour="W")
    pairing = TeamSwissEngine().pair(section)
    assert pairing.engine.startswith("tdapp teams ")
    assert len(pairing.pairs) == 3
    assert pairing.bye is not None
    assert all(article.startswith("4.3.") for article in pairing.colour_rules)
    assert sum(len(bracket.pairs) for bracket in pairing.brackets) == 3
    met = {frozenset(match.teams) for match in section.matches}
    assert not met & {frozenset(pair) for pair in pairing.pairs}


def test_prohibited_teams_do_not_meet() -> None:
    section = random_team_event(1, 4, 2, 0, rounds_total=3, initial_colour="W")
    assert sorted(TeamSwissEngine().pair(section, 1).pairs) == [(1, 3), (4, 2)]
    apart = replace(section, forbidden=(ForbiddenPairs(1, 3, (1, 3)),))
    assert sorted(TeamSwissEngine().pair(apart, 1).pairs) == [(1, 4), (3, 2)]


def test_absent_and_withdrawn_teams_are_left_out() -> None:
    section = random_team_event(1, 5, 2, 0, rounds_total=3, initial_colour="W")
    away = replace(section, team_byes=(TeamBye(1, 1, Outcome.ZERO_POINT_BYE),))
    pairing = TeamSwissEngine().pair(away, 1)
    assert (sorted(pairing.pairs), pairing.bye) == ([(2, 4), (5, 3)], None)  # the number among those who are there


def test_baku_adds_points_of_matches() -> None:
    section = random_team_event(1, 8, 2, 0, rounds_total=7, initial_colour="W")
    baku = replace(section, type_code="FIDE_TEAM_BAKU")
    assert sorted(sorted(pair) for pair in TeamSwissEngine().pair(baku, 1).pairs) == [[1, 3], [2, 4], [5, 7], [6, 8]]


def test_what_stops_it() -> None:
    section = random_team_event(1, 6, 2, 0, rounds_total=3, initial_colour="W")
    with pytest.raises(PairingCancelled):
        TeamSwissEngine().pair(section, 1, patience=Patience(cancel=lambda: True))
    with pytest.raises(EngineTimeout):
        TeamSwissEngine().pair(section, 1, patience=Patience(-1))
    with pytest.raises(RuleViolation, match=r"C\.04\.6, 4\.1"):
        TeamSwissEngine().pair(replace(section, initial_colour=""), 1)
    open_match = replace(section, kind=Kind.TEAM_SWISS)
    with pytest.raises(RuleViolation, match="before round 1"):
        TeamSwissEngine().pair(open_match, 2)


def test_what_is_said_where_there_is_no_pairing() -> None:
    """Colours forbid no match of teams, and an even number of them has no bye."""
    for teams, bye in ((4, ""), (3, ", or get a second bye")):
        section = random_team_event(1, teams, 2, 0, rounds_total=3, initial_colour="W", absent=0.0)
        numbers = tuple(range(1, teams + 1))
        apart = replace(section, forbidden=(ForbiddenPairs(1, section.rounds_total, numbers),))
        with pytest.raises(NoLegalPairing) as told:
            TeamSwissEngine().pair(apart)
        assert str(told.value) == (
            "Round 1 has no legal pairing: whoever meets whom, somebody would meet an opponent twice or a prohibited "
            f"one{bye} (C.04.6). Pair the round by hand."
        )


def test_no_pairing_without_meeting_twice() -> None:
    section = random_team_event(3, 4, 2, 3, absent=0.0, odd=0.0, rounds_total=4, initial_colour="W")
    with pytest.raises(NoLegalPairing):
        TeamSwissEngine().pair(section)


def test_points_by_decision_count_in_the_pairing() -> None:
    section = random_team_event(2, 6, 2, 1, absent=0.0, odd=0.0, rounds_total=5, initial_colour="W")
    before = team_position_of(section).cards[1].pairing_score
    fined = replace(section, adjustments=(TeamAdjustment(1, 1, Fraction(-1), Fraction(0), "late"),))
    assert team_position_of(fined).cards[1].pairing_score == before - 1
