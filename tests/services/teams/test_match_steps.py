"""Matches of a league through the one door: line-ups, scores, forfeits, home and away, and what is refused of them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tdapp.domain.commands.rounds import (
    AbsenceAction,
    AbsentPlayer,
    EnterResult,
    LateResult,
    PublishRound,
    StorePairing,
    SwapColours,
)
from tdapp.domain.commands.teams import (
    EnterMatchScore,
    ForfeitMatch,
    LoseBoard,
    SetLineUp,
    SetTeamRules,
    SwapTeams,
)
from tdapp.domain.section.match import LineUp, Side
from tdapp.domain.section.outcome import GameResult, Outcome
from tdapp.domain.section.team import LineUpRule, TeamRules
from tdapp.domain.teams.scores import Scores, TeamPoints
from tdapp.domain.words.checks import NeedsConfirmation
from tdapp.domain.words.errors import RuleViolation
from tdapp.storage import EventFile
from tests.event_files import ALL, BACK, BLACK, DRAW, WHITE
from tests.services.teams.team_stage import BOARDS, HALF, asked, do, paired, refused, store

__all__ = ["store"]


# -- line-ups ---


def test_a_line_up_changes_the_boards(store: EventFile) -> None:
    paired(store)
    section = do(store, SetLineUp(1, 1, 1, (2, 3)))
    assert section.matches[0].first == LineUp(1, (2, 3), handed_in=True)
    assert [board.players for board in store.round(1, 1).boards[:2]] == [(2, 7), (8, 3)]
    assert store.journal(limit=1)[0].label == "Line-up of Team 1 in round 1"
    asked(store, SetLineUp(1, 1, 1, (2,)), "line-up-short")
    section = do(store, SetLineUp(1, 1, 1, (2,), confirmed=ALL))
    assert section.matches[0].first.players == (2, None)
    assert store.round(1, 1).byes == ((8, Outcome.FORFEIT_WIN),)


def test_what_a_line_up_may_not_be(store: EventFile) -> None:
    paired(store)
    refused(store, SetLineUp(1, 1, 1, (1, 4)), "line-up-stranger")
    refused(store, SetLineUp(1, 1, 1, (1, 1)), "line-up-twice")
    refused(store, SetLineUp(1, 1, 1, (1, 2, 3)), "line-up-boards")
    refused(store, SetLineUp(1, 1, 1, (2, 1)), "line-up-order")
    asked(store, SetLineUp(1, 1, 1, (None, 1)), "line-up-gap")
    store.execute(SetLineUp(1, 1, 1, (1, 2)))
    with pytest.raises(RuleViolation, match="this already"):
        store.execute(SetLineUp(1, 1, 1, (1, 2)))
    refused(store, SetLineUp(1, 2, 1, (1, 2)), "no-match")
    do(store, EnterResult(1, 1, 1, WHITE))
    refused(store, SetLineUp(1, 1, 1, (2, 3)), "line-up-result")
    assert do(store, SetLineUp(1, 1, 1, (1, 3))).matches[0].first.players == (1, 3)
    assert store.round(1, 1).boards[0].result is WHITE


def test_a_free_line_up_has_any_order(store: EventFile) -> None:
    do(store, SetTeamRules(1, TeamRules(boards=BOARDS, line_up=LineUpRule.FREE)))
    paired(store)
    assert do(store, SetLineUp(1, 1, 1, (3, 1))).matches[0].first.players == (3, 1)


def test_nobody_takes_a_seat_without_a_line_up(store: EventFile) -> None:
    paired(store)
    refused(store, AbsentPlayer(1, 1, 1, AbsenceAction.REPLACE, 3), "line-up-decides")
    do(store, AbsentPlayer(1, 1, 1, AbsenceAction.FORFEIT, confirmed=ALL))
    assert store.round(1, 1).boards[0].result is GameResult.BLACK_BY_FORFEIT


def test_the_colours_of_one_board_are_swapped_alone(store: EventFile) -> None:
    paired(store)
    section = do(store, SwapColours(1, 1, 1, confirmed=ALL))
    assert store.round(1, 1).boards[0].players == (7, 1)
    assert section.matches[0].teams == (1, 3)
    assert do(store, SetLineUp(1, 1, 3, (7, 9))).matches[0].second.players == (7, 9)
    assert store.round(1, 1).boards[0].players == (7, 1)


# -- scores, forfeits, home and away ---


def test_a_match_score_at_once_lets_the_next_round_be_paired(store: EventFile) -> None:
    paired(store)
    do(store, EnterMatchScore(1, 1, 1, (3 * HALF, HALF)), EnterMatchScore(1, 1, 2, (Fraction(1), Fraction(1))))
    assert store.journal(limit=1)[0].label == "Enter 1:1 for Team 4 – Team 2"
    section = store.snapshot(1)
    assert Scores(section).totals(after_round=1)[1] == TeamPoints(Fraction(2), 3 * HALF)
    asked(store, EnterMatchScore(1, 1, 1, (Fraction(2), Fraction(0))), "match-score-overwritten")
    asked(store, EnterMatchScore(1, 1, 2, (Fraction(2), Fraction(1))), "match-score-sum", "match-score-overwritten")
    do(store, StorePairing(1, 2, ((1, 4), (3, 2))))


def test_boards_that_follow_later_ask_only_where_the_match_changes(store: EventFile) -> None:
    """The score entered at once was what the next round was paired on, not a draw on every board."""
    paired(store)
    do(store, EnterMatchScore(1, 1, 1, (Fraction(3, 2), HALF)))
    for board in (3, 4):
        do(store, EnterResult(1, 1, board, DRAW))
    do(store, StorePairing(1, 2, ((1, 4), (3, 2))), PublishRound(1, 2))
    do(store, LateResult(1, 1, 1, WHITE))
    asked(store, LateResult(1, 1, 2, BLACK), "earlier-match-changed")  # 2:0 instead of 1½:½
    do(store, LateResult(1, 1, 2, DRAW))
    assert not Scores(store.snapshot(1)).score(store.snapshot(1).matches[0]).differs


def test_a_match_score_may_not_deny_the_boards(store: EventFile) -> None:
    paired(store)
    do(store, EnterResult(1, 1, 1, WHITE))
    refused(store, EnterMatchScore(1, 1, 1, (HALF, 3 * HALF)), "match-score-boards")
    do(store, EnterMatchScore(1, 1, 1, (3 * HALF, HALF)))
    section = do(store, EnterResult(1, 1, 2, WHITE))  # board 2: White is of team 3
    score = Scores(section).score(section.matches[0])
    assert (score.differs, score.game_points) == (True, (1, 1))
    section = do(store, EnterMatchScore(1, 1, 1, None))
    assert not Scores(section).score(section.matches[0]).differs


def test_a_forfeited_match_is_lost_on_every_board_and_comes_back(store: EventFile) -> None:
    paired(store)
    asked(store, ForfeitMatch(1, 1, 1, Side.SECOND), "match-forfeit")
    section = do(store, ForfeitMatch(1, 1, 1, Side.SECOND, confirmed=ALL))
    assert [board.result for board in store.round(1, 1).boards[:2]] == [
        GameResult.WHITE_BY_FORFEIT,
        GameResult.BLACK_BY_FORFEIT,
    ]
    assert Scores(section).score(section.matches[0]).match_points == (2, 0)
    refused(store, EnterMatchScore(1, 1, 1, (HALF, HALF)), "match-forfeited")
    refused(store, SwapTeams(1, 1, 1, "x"), "match-forfeited")
    do(store, ForfeitMatch(1, 1, 1, None))
    assert [board.result for board in store.round(1, 1).boards[:2]] == [None, None]
    section = do(store, ForfeitMatch(1, 1, 1, Side.BOTH, confirmed=ALL))
    assert Scores(section).score(section.matches[0]).game_points == (0, 0)
    do(store, ForfeitMatch(1, 1, 1, None), EnterResult(1, 1, 1, WHITE))
    refused(store, ForfeitMatch(1, 1, 1, Side.FIRST), "match-has-results")


def test_a_board_is_lost_for_the_match_and_rated_as_played(store: EventFile) -> None:
    """Who was not to be fielded loses the board for the team; the game was played and is rated (B.02, 5)."""
    paired(store)
    do(store, *(EnterResult(1, 1, board, DRAW) for board in (2, 3, 4)), EnterResult(1, 1, 1, WHITE))
    played = Scores(store.snapshot(1)).score(store.snapshot(1).matches[0]).game_points
    assert played == (Fraction(3, 2), HALF)
    refused(store, LoseBoard(1, 1, 1, Side.BOTH, "x"), "board-not-played")
    refused(store, LoseBoard(1, 1, 1, None, "x"), "board-not-lost")
    with pytest.raises(RuleViolation, match="reason"):
        store.execute(LoseBoard(1, 1, 1, Side.FIRST, confirmed=ALL))
    asked(store, LoseBoard(1, 1, 1, Side.FIRST, "not on the list"), "board-lost")
    section = do(store, LoseBoard(1, 1, 1, Side.FIRST, "not on the list", confirmed=ALL))
    assert Scores(section).score(section.matches[0]).game_points == (HALF, Fraction(3, 2))
    (rated,) = section.rating_corrections
    assert (rated.white, rated.black, rated.result) == (*store.round(1, 1).board(1).players, WHITE)
    assert store.journal(limit=1)[0].label == "Board 1.1 is lost for the match, played for rating"
    refused(store, LoseBoard(1, 1, 1, Side.SECOND, "x"), "board-not-played")
    section = do(store, LoseBoard(1, 1, 1, None, "appeal", confirmed=ALL))
    assert section.rating_corrections == ()
    assert Scores(section).score(section.matches[0]).game_points == played
    section = do(store, LoseBoard(1, 1, 2, Side.FIRST, "x", confirmed=ALL))  # Black on board 2
    assert Scores(section).score(section.matches[0]).game_points == (1, 1)
    store.undo(**BACK)
    assert store.snapshot(1).rating_corrections == ()


def test_a_board_lost_in_an_earlier_round_says_which(store: EventFile) -> None:
    paired(store)
    do(store, *(EnterResult(1, 1, board, DRAW) for board in (1, 2, 3, 4)))
    do(store, StorePairing(1, 2, ((1, 4), (3, 2))), PublishRound(1, 2))
    command = LoseBoard(1, 1, 1, Side.FIRST, "not on the list")
    with pytest.raises(NeedsConfirmation) as told:
        store.execute(command)
    texts = {warning.rule_id: warning.text for warning in told.value.warnings}
    assert set(texts) == {"board-lost", "earlier-match-changed"}
    assert "round 1" in texts["earlier-match-changed"].lower()
    assert "Team 1" in texts["earlier-match-changed"]
    do(store, LoseBoard(1, 1, 1, Side.FIRST, "not on the list", confirmed=ALL))
    asked(store, LoseBoard(1, 1, 1, None, "appeal"), "board-given-back", "earlier-match-changed")


def test_home_and_away_change_every_board(store: EventFile) -> None:
    paired(store)
    with pytest.raises(RuleViolation, match="only with a reason"):
        store.execute(SwapTeams(1, 1, 1))
    section = do(store, SwapTeams(1, 1, 1, "hall", confirmed=ALL))
    assert section.matches[0].teams == (3, 1)
    assert [board.players for board in store.round(1, 1).boards[:2]] == [(7, 1), (2, 8)]
    do(store, EnterResult(1, 1, 1, WHITE))
    refused(store, SwapTeams(1, 1, 1, "x"), "match-has-results")
