"""Match scores from boards, by hand: C.04.6 and C.04.2 (3.4, 3.5), points 2-1-0 and 1-½-0 unless said otherwise."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.section.event import Event, Kind, Section
from tdapp.domain.section.match import LineUp, Match, Side, TeamAdjustment, TeamBye, board_number, seat_of
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.section.team import Strength, Team, TeamRules, strength_of
from tdapp.domain.teams.scores import Scores, TeamPoints, matches_of, team_of

Outcomes = tuple[Outcome | None, Outcome | None]
HALF = Fraction(1, 2)
WON, DRAWN, LOST = (Outcome.WIN, Outcome.LOSS), (Outcome.DRAW, Outcome.DRAW), (Outcome.LOSS, Outcome.WIN)
OPEN, CAME, MISSED = (Outcome.OPEN, Outcome.OPEN), (Outcome.FORFEIT_WIN, None), (None, Outcome.FORFEIT_WIN)
FORFEIT_WON = (Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS)
FORFEIT_LOST = (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_WIN)
BOTH_MISSED = (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS)
EMPTY = (None, None)


def match_of(
    *boards: tuple[Outcome | None, Outcome | None], rules: TeamRules | None = None, **fields: object
) -> Section:
    """One round of team 1 (players 1, 2, ...) against team 2 (players 101, 102, ...); None: nobody."""
    rules = rules or TeamRules(boards=len(boards))
    players, cells, seats = [], [], ([], [])
    for seat, outcomes in enumerate(boards, 1):
        numbers = [None if outcome is None else base + seat for base, outcome in zip((0, 100), outcomes, strict=True)]
        colour = rules.colour(seat)
        for index, (number, outcome) in enumerate(zip(numbers, outcomes, strict=True)):
            seats[index].append(number)
            if number is not None and outcome is not None:
                players.append(Player(number, f"Player {number}"))
                cells.append((Cell(outcome, numbers[1 - index], colour if index == 0 else colour.other),))
    match = Match(1, 1, LineUp(1, tuple(seats[0])), LineUp(2, tuple(seats[1])), **fields)
    order = sorted(range(len(players)), key=lambda index: players[index].number)
    teams = tuple(
        Team(number, f"Team {number}", members=tuple(one for one in seats[number - 1] if one is not None))
        for number in (1, 2)
    )
    return Section(
        Event("League"),
        tuple(players[index] for index in order),
        tuple(cells[index] for index in order),
        1,
        kind=Kind.TEAM_SWISS,
        team_rules=rules,
        teams=teams,
        matches=(match,),
    )


def stands(section: Section) -> tuple[object, ...]:
    score = Scores(section).score(section.matches[0])
    return score.game_points, score.match_points, score.outcomes, score.played


def test_the_match_follows_from_its_boards() -> None:
    assert stands(match_of(WON, DRAWN, DRAWN, DRAWN)) == ((Fraction(5, 2), Fraction(3, 2)), (2, 0), WON, True)
    assert stands(match_of(LOST, DRAWN)) == ((HALF, Fraction(3, 2)), (0, 2), LOST, True)
    assert stands(match_of(WON, LOST)) == ((1, 1), (1, 1), DRAWN, True)


def test_a_match_with_a_board_open_is_open_and_shows_what_there_is() -> None:
    section = match_of(WON, OPEN)
    assert stands(section) == ((1, 0), None, OPEN, True)
    assert Scores(section).score(section.matches[0]).is_open
    assert (section.rounds_paired, section.rounds_decided) == (1, 0)


def test_a_round_is_decided_with_its_matches() -> None:
    entered = Fraction(3, 2), HALF
    assert match_of(OPEN, OPEN, entered=entered).rounds_decided == 1
    assert match_of(OPEN, OPEN, forfeit=Side.BOTH).rounds_decided == 1
    assert match_of(WON, MISSED, EMPTY).rounds_decided == 1
    assert match_of(EMPTY, EMPTY).rounds_decided == 0
    assert match_of(EMPTY, EMPTY, entered=entered).rounds_decided == 1
    unheld = replace(match_of(OPEN, OPEN), cells=((), (), (), ()))
    assert (unheld.rounds_paired, unheld.rounds_decided) == (1, 0)
    adjourned = (Outcome.ADJOURNED, Outcome.ADJOURNED)
    assert match_of(WON, adjourned).rounds_decided == 0
    free = replace(match_of(WON, WON), matches=(), team_byes=(TeamBye(1, 1, Outcome.PAIRING_BYE),))
    assert free.rounds_decided == 1


def test_a_board_without_a_player_is_won_by_forfeit() -> None:
    assert stands(match_of(LOST, CAME)) == ((1, 1), (1, 1), DRAWN, True)
    assert stands(match_of(WON, MISSED, EMPTY)) == ((1, 1), (1, 1), DRAWN, True)


def test_a_match_of_forfeits_only_is_not_played() -> None:
    assert stands(match_of(FORFEIT_WON, CAME)) == ((2, 0), (2, 0), FORFEIT_WON, False)
    assert stands(match_of(FORFEIT_LOST, MISSED)) == ((0, 2), (0, 2), FORFEIT_LOST, False)


def test_both_missing_everywhere_is_lost_by_both() -> None:
    assert stands(match_of(BOTH_MISSED, BOTH_MISSED)) == ((0, 0), (0, 0), BOTH_MISSED, False)


def test_forfeits_on_both_sides_that_are_equal_are_a_drawn_match_nobody_played() -> None:
    assert stands(match_of(CAME, MISSED)) == ((1, 1), (1, 1), BOTH_MISSED, False)


@pytest.mark.parametrize(
    ("loser", "games", "matches"),
    [(Side.SECOND, (3, 0), (2, 0)), (Side.FIRST, (0, 3), (0, 2)), (Side.BOTH, (0, 0), (0, 0))],
)
def test_a_forfeited_match_counts_a_win_on_every_board(
    loser: Side, games: tuple[int, int], matches: tuple[int, int]
) -> None:
    section = match_of(OPEN, OPEN, OPEN, forfeit=loser)
    assert stands(section)[:2] == (games, matches)
    assert not Scores(section).score(section.matches[0]).played


def test_a_score_entered_at_once_decides_until_the_boards_are_in() -> None:
    entered = (Fraction(3, 2), HALF)
    assert stands(match_of(OPEN, OPEN, entered=entered)) == (entered, (2, 0), WON, True)
    assert stands(match_of(EMPTY, EMPTY, entered=entered)) == (entered, (2, 0), WON, True)
    same = match_of(WON, DRAWN, entered=entered)
    assert not Scores(same).score(same.matches[0]).differs
    other = match_of(DRAWN, DRAWN, entered=entered)
    score = Scores(other).score(other.matches[0])
    assert (score.differs, score.game_points, score.match_points) == (True, (1, 1), (1, 1))


def test_a_match_without_players_waits_for_its_score() -> None:
    assert stands(match_of(EMPTY, EMPTY))[1] is None


def test_other_points() -> None:
    rules = TeamRules(boards=2, match_points=PointSystem(win=Fraction(3), draw=Fraction(1)))
    assert stands(match_of(WON, DRAWN, rules=rules))[1] == (3, 0)
    section = replace(match_of(WON, LOST, rules=rules), points=PointSystem(win=Fraction(3), draw=Fraction(1)))
    assert stands(section)[:2] == ((3, 3), (1, 1))


def test_a_pairing_bye_is_a_drawn_match_unless_the_rules_say_otherwise() -> None:
    games = PointSystem()
    assert TeamRules(boards=4).bye_points(Outcome.PAIRING_BYE, games) == (1, 2)
    assert TeamRules(boards=4, pab_mp=Fraction(2), pab_gp=Fraction(3)).bye_points(Outcome.PAIRING_BYE, games) == (2, 3)
    assert TeamRules(boards=5).bye_points(Outcome.HALF_POINT_BYE, games) == (1, Fraction(5, 2))
    assert TeamRules(boards=4).bye_points(Outcome.ZERO_POINT_BYE, games) == (0, 0)
    assert TeamRules(boards=4).bye_points(Outcome.REST, games) == (0, 0)


def test_points_of_a_team_are_matches_byes_and_decisions() -> None:
    section = match_of(WON, DRAWN)
    section = replace(
        section,
        teams=(*section.teams, Team(3, "Team 3")),
        team_byes=(TeamBye(1, 3, Outcome.PAIRING_BYE),),
        adjustments=(TeamAdjustment(1, 1, Fraction(-1), Fraction(0), "late"),),
    )
    assert Scores(section).totals(after_round=1) == {
        1: TeamPoints(Fraction(1), Fraction(3, 2)),
        2: TeamPoints(Fraction(0), HALF),
        3: TeamPoints(Fraction(1), Fraction(1)),
    }
    assert Scores(section).totals(after_round=0)[1] == TeamPoints()


def test_boards_of_a_round_are_numbered_through_its_matches() -> None:
    numbers = [board_number(table, seat, 4) for table in (1, 2) for seat in (1, 2, 3, 4)]
    assert numbers == list(range(1, 9))
    assert [seat_of(number, 4) for number in (1, 4, 5, 8)] == [(1, 1), (1, 4), (2, 1), (2, 4)]


def test_colours_alternate_from_board_1_or_follow_the_pattern() -> None:
    assert TeamRules(boards=5).pattern == "WBWBW"
    assert TeamRules(boards=4, colours="WBBW").pattern == "WBBW"
    section = match_of(WON, WON)
    seats = Scores(section).seats(section.matches[0])
    assert [seat.colours for seat in seats] == [(1, 101), (102, 2)]
    assert seats[1].colour is Colour.BLACK


def test_who_plays_for_whom() -> None:
    section = match_of(WON, WON)
    assert (team_of(section, 102), team_of(section, 7)) == (2, None)
    assert (matches_of(section, 1), matches_of(section, 2)) == (section.matches, ())
    match = section.matches[0]
    assert (match.opponent(2), match.line_up(2).players) == (1, (101, 102))
    with pytest.raises(KeyError):
        match.line_up(3)


def test_strength() -> None:
    team = Team(1, "A", members=(1, 2, 3), strength=1999)
    ratings = {1: 2000, 2: None, 3: 2200}
    values = [strength_of(TeamRules(boards=2, strength=rule), team, ratings) for rule in Strength]
    assert values == [2100, 1700, Fraction(5600, 3), 1999]
    assert strength_of(TeamRules(), Team(2, "B"), {}) is None


def test_kinds_of_teams_have_a_system() -> None:
    assert [kind.of_teams for kind in Kind] == [False, False, False, True, True, True, True]
    assert [kind.paired_as for kind in Kind] == [
        *(Kind.SWISS, Kind.ROUND_ROBIN, Kind.KNOCKOUT),
        *(Kind.SWISS, Kind.ROUND_ROBIN, Kind.ROUND_ROBIN, Kind.ROUND_ROBIN),
    ]
