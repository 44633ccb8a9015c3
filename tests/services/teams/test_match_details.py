"""Matches at their bounds: what a score says against the boards, who forfeits, boards that are lost, line-ups."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.rounds import EnterResult, LateResult, MarkAdjourned, PublishRound, StorePairing, SwapColours
from tdapp.domain.commands.teams import (
    EnterMatchScore,
    ForfeitMatch,
    LoseBoard,
    SetLineUp,
    SetMatchNote,
    SwapTeams,
)
from tdapp.domain.section.event import Event, Kind, Section
from tdapp.domain.section.match import LineUp, Match, Side
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.player import Player, Standing
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.section.team import Team, TeamRules
from tdapp.domain.words.checks import NeedsConfirmation, Refused
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.teams.board_results import (
    BoardResult,
    board_results,
    by_board,
    by_percent,
    by_performance,
    by_points,
    minimum_games,
    ranked,
)
from tdapp.services.teams.matches import line_up_warnings
from tdapp.storage import EventFile, open_event_file
from tests.arena import arena
from tests.event_files import ALL, DRAW, WHITE, written
from tests.services.teams.team_stage import HALF, do, empty, paired, store
from tests.services.tried import refusal

__all__ = ["store"]


def said(store: EventFile, command: Command) -> dict[str, str]:
    with pytest.raises((NeedsConfirmation, Refused)) as told:
        store.execute(command)
    return {one.rule_id: one.text for one in told.value.warnings}


def score(one: int, other: int) -> EnterMatchScore:
    """In half points."""
    return EnterMatchScore(1, 1, 1, (one * HALF, other * HALF))


# -- scores ---


def test_a_score_lies_between_what_the_boards_have_and_may_still_bring(store: EventFile) -> None:
    """Two boards: 1 has White on the first, Black on the second."""
    paired(store)
    sums, boards = "match-score-sum", "match-score-boards"
    for entered, cases in (
        ((), ((2, 2, ""), (4, 0, ""), (3, 2, sums), (0, 0, sums))),
        ((1, WHITE), ((2, 2, ""), (4, 0, ""), (1, 3, boards), (5, 0, boards))),
        ((2, DRAW), ((3, 1, ""), (4, 0, boards))),
        ((1, DRAW), ((3, 1, boards), (2, 2, ""))),
    ):
        if entered:
            do(store, EnterResult(1, 1, *entered, confirmed=ALL))
        for one, other, rule_id in cases:
            found = refusal(store, score(one, other))
            assert (found is None) is not bool(rule_id)
            if isinstance(found, NeedsConfirmation | Refused):
                assert [warning.rule_id for warning in found.warnings] == [rule_id]
                assert "Team 1 – Team 3" in found.warnings[0].text


def test_what_the_sum_is_and_should_be(store: EventFile) -> None:
    paired(store)
    found = said(store, score(3, 2))["match-score-sum"]
    assert "2½" in found
    assert "2" in found.replace("2½", "")
    with pytest.raises(RuleViolation, match="may not be negative"):
        store.execute(score(-1, 5))
    do(store, score(3, 1))
    with pytest.raises(Refused) as stands:
        store.execute(score(3, 1))
    assert stands.value.warnings[0].rule_id == "match-score-stands"
    over = said(store, score(2, 2))
    assert set(over) == {"match-score-overwritten"}
    assert "1½:½" in over["match-score-overwritten"]
    assert "1:1" in over["match-score-overwritten"]
    do(store, EnterMatchScore(1, 1, 1, None))  # nobody is asked about taking it away


def test_a_score_of_an_earlier_round_needs_a_reason(store: EventFile) -> None:
    paired(store)
    do(store, score(2, 2), EnterMatchScore(1, 1, 2, (HALF, 3 * HALF)), StorePairing(1, 2, ((1, 4), (3, 2))))
    with pytest.raises(RuleViolation, match="only with a reason"):
        store.execute(score(3, 1))
    changed = replace(score(3, 1), reason="a slip")
    assert set(said(store, changed)) == {"match-score-overwritten", "earlier-match-changed"}
    section = do(store, replace(changed, confirmed=ALL))
    assert section.matches[0].entered == (3 * HALF, HALF)
    assert any("a slip" in line for line in section.comments)


def test_a_game_that_ends_late_is_a_question_where_it_was_paired_on_something_else(store: EventFile) -> None:
    """An adjourned game counted as a draw; where the score was entered at once, that counted."""
    paired(store)
    do(store, EnterResult(1, 1, 1, WHITE), EnterResult(1, 1, 3, WHITE))
    do(store, EnterMatchScore(1, 1, 2, (3 * HALF, HALF), confirmed=ALL), MarkAdjourned(1, 1, ALL))
    do(store, StorePairing(1, 2, ((1, 4), (3, 2)), confirmed=ALL))
    assert set(said(store, LateResult(1, 1, 2, WHITE))) == {"adjourned-not-drawn"}
    found = said(store, LateResult(1, 1, 4, WHITE))
    assert set(found) == {"earlier-match-changed"}
    assert "Team 4 – Team 2" in found["earlier-match-changed"]
    do(store, LateResult(1, 1, 4, DRAW), LateResult(1, 1, 2, DRAW))


# -- forfeits, sides, boards that are lost ---


def test_who_forfeits_is_named(store: EventFile) -> None:
    paired(store)
    for side, names in ((Side.FIRST, "Team 1"), (Side.SECOND, "Team 3"), (Side.BOTH, "Team 1, Team 3")):
        text = said(store, ForfeitMatch(1, 1, 1, side))["match-forfeit"]
        assert text.count("Team") == 2 + len(names.split(", "))
        assert names in text
    do(store, ForfeitMatch(1, 1, 1, Side.BOTH, confirmed=ALL))
    assert [one.name for one in store.restore_points()].count("Round 1, end") == 0
    do(store, ForfeitMatch(1, 1, 2, Side.FIRST, confirmed=ALL))
    assert [one.name for one in store.restore_points()].count("Round 1, end") == 1
    for command in (ForfeitMatch(1, 1, 1, Side.BOTH),):
        with pytest.raises(Refused):
            store.execute(command)
    do(store, ForfeitMatch(1, 1, 1, None))
    assert [board.result for board in store.round(1, 1).boards[:2]] == [None, None]
    assert {board.result for board in store.round(1, 1).boards[2:]} != {None}
    with pytest.raises(Refused) as told:
        store.execute(ForfeitMatch(1, 1, 1, None))
    assert told.value.warnings[0].rule_id == "match-not-forfeited"


def test_a_draft_is_turned_without_a_reason(store: EventFile) -> None:
    paired(store, publish=False)
    section = do(store, SwapTeams(1, 1, 2, confirmed=ALL))
    assert [match.teams for match in section.matches] == [(1, 3), (2, 4)]
    assert store.round(1, 1).is_draft


def test_a_board_is_lost_by_the_colour_of_the_team(store: EventFile) -> None:
    """1 and 4 have White on the first board of their match, Black on the second."""
    paired(store)
    do(store, *(EnterResult(1, 1, number, DRAW) for number in (1, 2, 3, 4)))
    white, black = GameResult.WHITE_BY_FORFEIT, GameResult.BLACK_BY_FORFEIT
    for board, shown, loser, result in (
        (1, "1.1", Side.FIRST, black), (1, "1.1", Side.SECOND, white), (2, "1.2", Side.FIRST, white),
        (4, "2.2", Side.SECOND, black),
    ):  # fmt: skip
        command = LoseBoard(1, 1, board, loser, "not on the list")
        text = said(store, command)["board-lost"]
        assert shown in text
        teams = ("Team 1", "Team 3") if board < 3 else ("Team 4", "Team 2")
        assert " – ".join(teams) in text
        assert text.count(teams[loser is Side.SECOND]) == 2
        do(store, replace(command, confirmed=ALL))
        lost = store.round(1, 1).board(board)
        assert (lost.result, lost.rating_result) == (result, DRAW)
        back = LoseBoard(1, 1, board, None, "appeal")
        assert " – ".join(teams) in said(store, back)["board-given-back"]
        do(store, replace(back, confirmed=ALL))
        held = store.round(1, 1).board(board)
        assert (held.result, held.rating_result) == (DRAW, None)


def test_a_board_is_lost_by_who_sat_on_the_other_side(store: EventFile) -> None:
    """Colours as played go before those of the table; a board of an earlier round says that its match changes."""
    paired(store)
    do(store, *(EnterResult(1, 1, number, WHITE) for number in (1, 2, 3, 4)), SwapColours(1, 1, 1, confirmed=ALL))
    do(store, LoseBoard(1, 1, 1, Side.FIRST, "phone", confirmed=ALL))
    assert store.round(1, 1).board(1).result is GameResult.WHITE_BY_FORFEIT
    do(store, LoseBoard(1, 1, 1, None, "appeal", confirmed=ALL), StorePairing(1, 2, ((1, 4), (3, 2))))
    assert set(said(store, LoseBoard(1, 1, 3, Side.FIRST, "phone"))) == {"board-lost", "earlier-match-changed"}
    with pytest.raises(RuleViolation, match="only with a reason"):
        store.execute(LoseBoard(1, 1, 3, Side.FIRST, " ", confirmed=ALL))
    section = do(store, LoseBoard(1, 1, 3, Side.FIRST, "phone again", confirmed=ALL))
    assert any("phone again" in line for line in section.comments)
    assert store.round(1, 1).board(3).rating_result is WHITE


def test_notes_and_matches_that_there_are_not(store: EventFile) -> None:
    paired(store)
    section = do(store, SetMatchNote(1, 1, 1, "  late "))
    assert [match.note for match in section.matches] == ["late", ""]
    for command in (SetMatchNote(1, 1, 3, "x"), EnterMatchScore(1, 1, 0, None), SwapTeams(1, 1, 3, "x")):
        with pytest.raises(RuleViolation, match="no match"):
            store.execute(command)


# -- line-ups ---


def test_what_speaks_against_a_line_up() -> None:
    """Members are 1 2 3; one rule after the other, the grave ones alone."""
    section = empty()
    team = section.teams[0]
    gone = replace(section.players[1], standing=Standing.WITHDRAWN)
    left = replace(section, players=(section.players[0], gone, *section.players[2:]))

    def rules(*players: int | None, of: Section = section) -> list[str]:
        return [one.rule_id for one in line_up_warnings(of, team, 1, players)]

    assert rules(1, 2) == []
    assert rules(1, 2, 3) == ["line-up-boards"]
    assert rules(1, 7) == ["line-up-stranger"]
    assert rules(7, 8) == ["line-up-stranger"] * 2
    assert rules(1, 1) == ["line-up-twice"]
    assert rules(1, 2, of=left) == ["line-up-left"]
    assert rules(2, None, of=left) == ["line-up-left"]
    assert rules(1, None) == ["line-up-short"]
    assert rules(None, 1) == ["line-up-gap"]
    assert rules(None, None) == ["line-up-short"]
    assert rules(2, 1) == ["line-up-order"]
    short = line_up_warnings(section, team, 1, (None, None))[0].text
    assert "2" in short


def test_boards_with_a_result_keep_their_players(store: EventFile) -> None:
    paired(store)
    do(store, EnterResult(1, 1, 2, WHITE))
    found = said(store, SetLineUp(1, 1, 1, (1, 3)))
    assert set(found) == {"line-up-result"}
    assert "board 2" in found["line-up-result"].lower()
    section = do(store, SetLineUp(1, 1, 3, (7, 8)))
    assert section.matches[0].second == LineUp(3, (7, 8), handed_in=True)
    assert section.matches[0].first.handed_in is False


# -- the results of boards ---


def result(number: int, points: int, games: int, performance: int | None, board: int | None = 1) -> BoardResult:
    return BoardResult(
        Player(number, f"P{number}"), 1, board, games, games, Fraction(points), Fraction(points), performance
    )


def test_places_of_a_board_are_shared() -> None:
    held = [
        result(3, 2, 4, 2000),
        result(1, 3, 4, 1900),
        result(2, 3, 4, 1900),
        result(4, 0, 0, None),
        result(5, 3, 3, 1900),
    ]
    for key, order in (
        (by_points, [(1, 5), (2, 1), (2, 2), (4, 3), (5, 4)]),
        (by_performance, [(1, 3), (2, 5), (3, 1), (3, 2), (5, 4)]),
        (by_percent, [(1, 5), (2, 1), (2, 2), (4, 3), (5, 4)]),
    ):
        assert [(place, one.player.number) for place, one in ranked(held, key)] == order
    assert {board: [one.player.number for one in found] for board, found in by_board([
        result(1, 1, 1, None, 2), result(2, 1, 1, None, None), result(3, 1, 1, None, 1), result(4, 1, 1, None, 2),
    ]).items()} == {1: [3], 2: [1, 4]}  # fmt: skip


@pytest.mark.parametrize(
    ("announced", "rounds", "games"), [(None, 11, 8), (None, 9, 6), (None, 1, 1), (5, 11, 5), (0, 9, 0)]
)
def test_how_many_games_a_board_prize_asks_for(announced: int | None, rounds: int, games: int) -> None:
    assert minimum_games(TeamRules(4, board_games=announced), rounds) == games


def league(points: PointSystem | None = None, **rules: object) -> Section:
    """Two teams of two over three rounds; the second board of round 2 is won by forfeit."""
    drawing = "1 A 2000 | 3w1 4b= 3w=\n2 B | 4b1 .  4b0\n3 C 1800 | 1b0 .  1b=\n4 D 1900 | 2w0 1w= 2w1"
    section = arena(drawing)
    teams = (Team(1, "T", members=(1, 2)), Team(2, "U", members=(3, 4)))
    line_ups = (((1, 2), (3, 4)), ((None, 1), (3, 4)), ((1, 2), (3, 4)))
    matches = tuple(
        Match(number, 1, LineUp(1, first), LineUp(2, second)) for number, (first, second) in enumerate(line_ups, 1)
    )
    return replace(
        section, kind=Kind.TEAM_SWISS, team_rules=TeamRules(2, **rules), teams=teams, matches=matches,  # type: ignore[arg-type]
        points=points or PointSystem(),
    )  # fmt: skip


def test_what_everybody_did_at_the_boards() -> None:
    """A: 1 + ½ + ½ against 1800, 1900, 1800: the mean 1833, two of three are 67 %."""
    found = {one.player.number: one for one in board_results(league(), 3)}
    first = found[1]
    assert (first.board, first.games, first.points, first.team) == (1, 3, 2, 1)
    assert first.performance is not None
    assert first.performance > 1833
    assert (found[2].board, found[2].points) == (2, 1)
    unrated = {one.player.number: one.performance for one in board_results(league(unrated=1000), 3)}
    assert unrated[4] is not None
    assert found[4].performance is not None
    assert unrated[4] < found[4].performance
    after_one = {one.player.number: one for one in board_results(league(), 1)}
    assert (after_one[1].games, after_one[1].points) == (1, 1)
    other = {one.player.number: one for one in board_results(league(PointSystem(Fraction(3), Fraction(1))), 3)}
    assert other[1].points == 5
    nothing = {one.player.number: one for one in board_results(league(PointSystem(Fraction(0), Fraction(0))), 3)}
    assert {one.performance for one in nothing.values()} == {None}


def test_an_opponent_who_is_not_there_has_no_rating() -> None:
    """As a damaged file may say."""
    section = league()
    strange = tuple(
        tuple(replace(cell, opponent=99) if cell.opponent else cell for cell in row) if number == 1 else row
        for number, row in enumerate(section.cells, 1)
    )
    found = {one.player.number: one for one in board_results(replace(section, cells=strange), 3)}
    assert (found[1].points, found[1].performance) == (2, None)
    assert found[4].performance is not None


def test_an_event_of_players_has_no_matches(tmp_path: Path) -> None:
    section = replace(empty(), kind=Kind.SWISS, team_rules=None, teams=(), event=Event("P"))
    written(tmp_path / "players.tdb", section)
    with closing(open_event_file(tmp_path / "players.tdb")) as store:
        numbers = tuple((one, one + 1) for one in range(1, 12, 2))
        do(store, StorePairing(1, 1, numbers), PublishRound(1, 1))
        assert set(said(store, SetMatchNote(1, 1, 1, "x"))) == {"no-teams"}
