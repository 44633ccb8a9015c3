"""A report that stores no boards as the event file that it would be."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.section.event import RatingCorrection
from tdapp.domain.section.match import LineUp, Match, TeamBye
from tdapp.domain.section.outcome import Cell, GameResult, Outcome
from tdapp.domain.section.round import RoundState
from tdapp.services.rounds.whole import whole_event
from tests.arena import arena
from tests.services.teams.team_stage import empty

HELD = arena("1 A | 3w1 2b=\n2 B | 4b1 1w=\n3 C | 1b0 4w?\n4 D | 2w0 3b?", rounds_total=3)


def test_results_of_a_report_are_checked_but_those_it_names() -> None:
    whole = whole_event(HELD)
    (rounds,) = whole.rounds
    assert whole.sections == (HELD,)
    assert (len(whole.games), len(whole.broadcasts)) == (1, 1)
    assert [one.state for one in rounds] == [RoundState.LOCKED, RoundState.PLAYING]
    assert [[board.verified for board in one.boards] for one in rounds] == [[True, True], [True, False]]
    (rounds,) = whole_event(replace(HELD, unverified_rounds=(2,))).rounds
    assert [[board.verified for board in one.boards] for one in rounds] == [[True, True], [False, False]]
    (rounds,) = whole_event(replace(HELD, closed=True)).rounds
    assert {one.state for one in rounds} == {RoundState.LOCKED}


def test_what_was_found_too_late_stands_at_its_board() -> None:
    late = RatingCorrection(1, 1, 3, GameResult.DRAW), RatingCorrection(2, 3, 4, GameResult.BLACK_WINS)
    (rounds,) = whole_event(replace(HELD, rating_corrections=late)).rounds
    assert [{board.players: board.rating_result for board in one.boards} for one in rounds] == [
        {(1, 3): GameResult.DRAW, (4, 2): None},
        {(2, 1): None, (3, 4): GameResult.BLACK_WINS},
    ]  # fmt: skip


def test_matches_of_teams_have_their_byes() -> None:
    line_ups = ((1, (1, 2)), (2, (4, 5)), (3, (7, 8)))
    first, second, third = (LineUp(team, players) for team, players in line_ups)
    section = replace(
        empty(3),
        matches=(Match(1, 1, first, second), Match(2, 1, second, third)),
        team_byes=(TeamBye(1, 3, Outcome.PAIRING_BYE), TeamBye(2, 1, Outcome.ZERO_POINT_BYE)),
        cells=tuple((Cell(Outcome.UNPAIRED), Cell(Outcome.UNPAIRED)) for _ in empty(3).players),
    )
    (rounds,) = whole_event(section).rounds
    assert [one.team_byes for one in rounds] == [((3, Outcome.PAIRING_BYE),), ((1, Outcome.ZERO_POINT_BYE),)]
    assert [[match.teams for match in one.matches] for one in rounds] == [[(1, 2)], [(2, 3)]]
    assert [one.unpaired for one in rounds] == [(), ()]
    assert [[board.players for board in one.boards] for one in rounds] == [[(1, 4), (5, 2)], [(4, 7), (8, 5)]]
