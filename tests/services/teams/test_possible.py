"""Why a step of teams is not possible, reason by reason, and which of two reasons is said."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from tdapp.domain.section.event import ForbiddenPairs, Kind, Section
from tdapp.domain.section.league import Appointment, League
from tdapp.domain.section.match import LineUp, Match, Side
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.round import Board, Round, RoundState
from tdapp.domain.section.team import TeamRules
from tdapp.domain.words.checks import Warning
from tdapp.services.teams.possible import (
    match_of,
    why_not_add_teams,
    why_not_forfeit_match,
    why_not_line_up,
    why_not_lose_board,
    why_not_match_score,
    why_not_number_teams,
    why_not_remove_team,
    why_not_swap_teams,
    why_not_team_rules,
    why_not_teams,
)
from tests.services.teams.team_stage import empty

WHITE, DRAW = GameResult.WHITE_WINS, GameResult.DRAW
MATCHES = Match(1, 1, LineUp(1, (1, 2)), LineUp(3, (7, 8))), Match(1, 2, LineUp(4, (10, 11)), LineUp(2, (4, 5)))
BOARDS = tuple(Board(number, *pair) for number, pair in enumerate(((1, 7), (8, 2), (10, 4), (5, 11)), 1))
ROUND = Round(1, RoundState.PUBLISHED, boards=BOARDS, matches=MATCHES)
FIRST, SECOND = MATCHES
DRAFT, BY_HAND = replace(ROUND, state=RoundState.DRAFT), replace(ROUND, manual=True)


def reason(found: Warning | None) -> str:
    return found.rule_id if found is not None else ""


def held(rounds: int = 1, **fields: object) -> Section:
    """Four teams with so many rounds paired."""
    section = empty(**fields)
    later = tuple(replace(match, round=number) for number in range(1, rounds + 1) for match in MATCHES)
    return replace(section, matches=later)


def decided(round_: Round = ROUND, *results: GameResult | None, **fields: object) -> Round:
    boards = [
        replace(board, result=result, **fields)  # type: ignore[arg-type]
        for board, result in zip(round_.boards, (*results, None, None, None, None), strict=False)
    ]
    return replace(round_, boards=tuple(boards))


def with_match(round_: Round = ROUND, **fields: object) -> tuple[Round, Match]:
    changed = replace(FIRST, **fields)  # type: ignore[arg-type]
    return replace(round_, matches=(changed, SECOND)), changed


CLOSED = held(closed=True)
PLAYERS = replace(empty(), kind=Kind.SWISS, team_rules=None, teams=())
LATER = held(2)
POSTPONED = held(2, team_rules=TeamRules(2, league=League(appointments=(Appointment(1, (1, 3), postponed=True),))))


def test_teams_and_their_numbers() -> None:
    for why_not, once_paired in (
        (why_not_teams, ""), (why_not_add_teams, ""), (why_not_number_teams, "teams-stand"),
        (why_not_team_rules, "team-rules-locked"),
    ):  # fmt: skip
        assert reason(why_not(CLOSED)) == "closed"
        assert reason(why_not(PLAYERS)) == "no-teams"
        assert reason(why_not(empty())) == ""
        assert reason(why_not(held())) == once_paired
    assert reason(why_not_add_teams(held(kind=Kind.TEAM_ROUND_ROBIN, rounds_total=3))) == "late-round-robin"
    assert reason(why_not_add_teams(empty(kind=Kind.TEAM_ROUND_ROBIN, rounds_total=3))) == ""
    for fields in ({"forbidden": (ForbiddenPairs(1, 5, (1, 3)),)}, {"wishes": (ForbiddenPairs(1, 5, (1, 3)),)}):
        section = empty(**fields)
        assert [reason(why_not_remove_team(section, number)) for number in (1, 2, 3)] == [
            "team-prohibited", "", "team-prohibited",
        ]  # fmt: skip
        told = why_not_remove_team(section, 3)
        assert told is not None
        assert "Team 3" in told.text
        assert reason(why_not_remove_team(replace(section, closed=True), 1)) == "closed"
    assert reason(why_not_remove_team(held(), 2)) == "teams-stand"


def test_line_ups() -> None:
    assert reason(why_not_line_up(held(), ROUND, 1)) == ""
    assert reason(why_not_line_up(held(), BY_HAND, 3)) == reason(why_not_line_up(held(), DRAFT, 3)) == ""
    assert reason(why_not_line_up(CLOSED, ROUND, 1)) == "closed"
    assert reason(why_not_line_up(LATER, ROUND, 1)) == "round-stands"
    assert reason(why_not_line_up(POSTPONED, ROUND, 1)) == reason(why_not_line_up(POSTPONED, ROUND, 3)) == ""
    assert reason(why_not_line_up(POSTPONED, ROUND, 2)) == "round-stands"
    without = replace(ROUND, matches=MATCHES[1:])
    told = why_not_line_up(held(), without, 1)
    assert told is not None
    assert (told.rule_id, "Team 1" in told.text, "round 1" in told.text) == ("no-match", True, True)
    assert reason(why_not_line_up(LATER, without, 1)) == "round-stands"
    forfeited, _ = with_match(forfeit=Side.SECOND)
    assert reason(why_not_line_up(held(), forfeited, 1)) == reason(why_not_line_up(held(), forfeited, 3))
    assert reason(why_not_line_up(held(), forfeited, 1)) == "match-forfeited"
    assert reason(why_not_line_up(held(), forfeited, 2)) == ""
    assert [match_of(ROUND, team) for team in (1, 2, 3, 4, 5)] == [FIRST, SECOND, FIRST, SECOND, None]


def test_scores_at_once() -> None:
    assert reason(why_not_match_score(held(), ROUND, FIRST)) == ""
    assert reason(why_not_match_score(LATER, ROUND, FIRST)) == ""  # with a reason and a question
    assert reason(why_not_match_score(CLOSED, ROUND, FIRST)) == "closed"
    assert reason(why_not_match_score(held(), DRAFT, FIRST)) == "draft"
    assert reason(why_not_match_score(held(), BY_HAND, FIRST)) == "by-hand-open"
    forfeited, match = with_match(forfeit=Side.FIRST)
    assert reason(why_not_match_score(held(), forfeited, match)) == "match-forfeited"
    assert reason(why_not_match_score(held(), replace(forfeited, manual=True), match)) == "by-hand-open"


def test_forfeits_of_whole_matches() -> None:
    assert reason(why_not_forfeit_match(held(), ROUND, FIRST)) == ""
    assert reason(why_not_forfeit_match(CLOSED, ROUND, FIRST)) == "closed"
    assert reason(why_not_forfeit_match(held(), DRAFT, FIRST)) == "draft"
    assert reason(why_not_forfeit_match(held(), BY_HAND, FIRST)) == "by-hand-open"
    assert reason(why_not_forfeit_match(LATER, ROUND, FIRST)) == "round-stands"
    assert reason(why_not_forfeit_match(POSTPONED, ROUND, FIRST)) == ""
    assert reason(why_not_forfeit_match(POSTPONED, ROUND, SECOND)) == "round-stands"
    played = decided(ROUND, None, WHITE)
    assert reason(why_not_forfeit_match(held(), played, FIRST)) == "match-has-results"
    assert reason(why_not_forfeit_match(held(), played, SECOND)) == ""
    entered, match = with_match(entered=(Fraction(2), Fraction(0)))
    assert reason(why_not_forfeit_match(held(), entered, match)) == "match-has-results"
    taken_back, match = with_match(played, forfeit=Side.FIRST)
    assert reason(why_not_forfeit_match(held(), taken_back, match)) == ""


def test_the_other_team_is_named_first() -> None:
    for round_ in (ROUND, DRAFT, decided(ROUND, None, None, WHITE)):
        assert reason(why_not_swap_teams(held(), round_, FIRST)) == ""
    assert reason(why_not_swap_teams(CLOSED, ROUND, FIRST)) == "closed"
    table = replace(held(), kind=Kind.SCHEVENINGEN)
    assert reason(why_not_swap_teams(table, ROUND, FIRST)) == "colours-by-table"
    for section in (LATER, POSTPONED):
        assert reason(why_not_swap_teams(section, ROUND, FIRST)) == "round-stands"
    assert reason(why_not_swap_teams(held(), BY_HAND, FIRST)) == "by-hand-open"
    forfeited, match = with_match(forfeit=Side.BOTH)
    assert reason(why_not_swap_teams(held(), forfeited, match)) == "match-forfeited"
    assert reason(why_not_swap_teams(held(), decided(ROUND, DRAW), FIRST)) == "match-has-results"
    entered, match = with_match(entered=(Fraction(2), Fraction(0)))
    assert reason(why_not_swap_teams(held(), entered, match)) == "match-has-results"


def test_boards_that_are_lost_and_given_back() -> None:
    played = decided(ROUND, WHITE, DRAW, GameResult.WHITE_BY_FORFEIT)

    def lost(
        board: int, loser: Side | None = Side.FIRST, round_: Round = played, section: Section | None = None
    ) -> str:
        return reason(why_not_lose_board(section or held(), round_, board, loser))

    assert [lost(board) for board in (1, 2, 3, 4, 5)] == ["", "", *["board-not-played"] * 3]
    assert lost(1, Side.SECOND) == ""
    assert lost(1, Side.BOTH) == "board-not-played"
    assert lost(1, section=LATER) == ""
    assert lost(1, section=CLOSED) == "closed"
    assert lost(1, round_=replace(played, state=RoundState.DRAFT)) == "draft"
    assert lost(1, round_=replace(played, manual=True)) == "by-hand-open"
    forfeited, _ = with_match(played, forfeit=Side.FIRST)
    assert lost(1, round_=forfeited) == lost(1, None, forfeited) == "board-not-played"
    assert lost(1, round_=replace(played, matches=MATCHES[1:])) == "board-not-played"
    told = why_not_lose_board(held(), played, 4, Side.FIRST)
    assert told is not None
    assert "2.2" in told.text
    given = decided(ROUND, GameResult.BLACK_BY_FORFEIT, rating_result=WHITE)
    assert lost(1, None, given) == ""
    assert lost(1, Side.FIRST, given) == "board-not-played"
    assert lost(1, None, played) == "board-not-lost"  # it counts as played
    corrected = decided(ROUND, DRAW, rating_result=WHITE)
    assert lost(1, None, corrected) == "board-not-lost"  # of a rating correction nothing is given back
    told = why_not_lose_board(held(), corrected, 1, None)
    assert told is not None
    assert "1.1" in told.text
    half = GameResult.HALF_ZERO
    assert lost(1, Side.FIRST, decided(ROUND, half)) == ""
