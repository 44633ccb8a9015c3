"""The boards of matches, as they follow from line-ups: who sits where, who has nobody, what stays and what is new."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.section.event import Event, Kind, Section
from tdapp.domain.section.match import LineUp, Match, Side
from tdapp.domain.section.outcome import GameResult, Outcome
from tdapp.domain.section.player import CheckIn, Standing
from tdapp.domain.section.round import Board, Round
from tdapp.domain.section.team import TeamRules
from tdapp.services.rounds.match_boards import boards_of_match, with_matches
from tdapp.services.teams.boards import default_line_up
from tests.arena import arena
from tests.team_events import roster

RULES = TeamRules(3, colours="WBW")
W, B = GameResult.WHITE_BY_FORFEIT, GameResult.BLACK_BY_FORFEIT
WIN, LOSS = Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS


def match(first: tuple[int | None, ...], second: tuple[int | None, ...], **fields: object) -> Match:
    return Match(1, 2, LineUp(1, first), LineUp(2, second), **fields)  # type: ignore[arg-type]


def test_boards_are_numbered_through_with_colours_in_turn() -> None:
    boards, byes = boards_of_match(RULES, match((1, 2, 3), (4, 5, 6)), {})
    assert boards == (Board(4, 1, 4), Board(5, 5, 2), Board(6, 3, 6))
    assert byes == ()


@pytest.mark.parametrize(
    ("forfeit", "results", "byes"),
    [
        (None, [None], ((2, WIN), (6, WIN))),
        (Side.FIRST, [B], ((2, LOSS), (6, WIN))),
        (Side.SECOND, [W], ((2, WIN), (6, LOSS))),
        (Side.BOTH, [GameResult.DOUBLE_FORFEIT], ((2, LOSS), (6, LOSS))),
    ],
)
def test_who_has_nobody_against_him(
    forfeit: Side | None, results: list[GameResult | None], byes: tuple[tuple[int, Outcome], ...]
) -> None:
    """He wins without a game, unless his own team forfeits the match; where nobody sits nothing is."""
    boards, alone = boards_of_match(RULES, match((1, 2, None), (4, None, 6), forfeit=forfeit), {})
    assert [board.result for board in boards] == results
    assert alone == byes
    assert boards_of_match(RULES, match((None,) * 3, (None,) * 3, forfeit=forfeit), {}) == ((), ())


@pytest.mark.parametrize(("side", "results"), [(Side.FIRST, [B, W, B]), (Side.SECOND, [W, B, W])])
def test_a_forfeited_match_is_lost_on_each_colour(side: Side, results: list[GameResult]) -> None:
    contradiction = Board(9, 1, 4, outcomes=(Outcome.WIN, Outcome.WIN))
    lost = boards_of_match(RULES, match((1, 2, 3), (4, 5, 6), forfeit=side), {frozenset((1, 4)): contradiction})[0]
    assert [board.result for board in lost] == results
    assert [board.outcomes for board in lost] == [None] * 3


def test_what_stood_at_a_board_stays_with_its_two() -> None:
    known = Board(1, 4, 1, GameResult.DRAW, verified=True, note="late")
    boards, _ = boards_of_match(RULES, match((2, 1, 3), (5, 4, 6)), {frozenset((1, 4)): known})
    assert boards == (Board(4, 2, 5), replace(known, number=5), Board(6, 3, 6))


def league(**fields: object) -> Section:
    players, teams = roster(3, 2, reserves=1)
    return Section(
        Event("L"), players, ((),) * 9, 3, kind=Kind.TEAM_SWISS, team_rules=TeamRules(2), teams=teams, **fields
    )  # type: ignore[arg-type]


def test_a_round_with_other_matches() -> None:
    """Boards by table; byes announced stay for who is not seated; tables that are new forget what stood there."""
    section = league()
    held = Board(1, 1, 4, GameResult.DRAW)
    away = ((3, Outcome.HALF_POINT_BYE), (1, Outcome.ZERO_POINT_BYE), (7, WIN), (8, Outcome.ZERO_POINT_BYE))
    state = Round(1, boards=(held, Board(2, 2, 5, GameResult.WHITE_WINS)), byes=away)
    first, second = (
        Match(1, 2, LineUp(1, (1, 2)), LineUp(2, (4, 5))),
        Match(1, 1, LineUp(3, (7, None)), LineUp(4, (8, 9))),
    )
    made = with_matches(section, state, (first, second))
    assert made.matches == (second, first)
    assert [(one.number, *one.players, one.result) for one in made.boards] == [
        (1, 7, 8, None), (3, 1, 4, GameResult.DRAW), (4, 2, 5, GameResult.WHITE_WINS),
    ]  # fmt: skip
    assert made.byes == ((3, Outcome.HALF_POINT_BYE), (9, WIN))
    anew = with_matches(section, state, (first, second), anew=frozenset({2}))
    assert [one.result for one in anew.boards] == [None] * 3
    assert [one.players for one in anew.boards] == [(7, 8), (1, 4), (5, 2)]
    other = with_matches(section, state, (first, second), anew=frozenset({1}))
    assert other == made


def test_who_sits_for_a_team_that_says_nothing() -> None:
    """The first members who are there: who left, is absent or has a bye in the round is passed over."""
    section = league()
    team = section.teams[0]

    def seats(number: int = 1, boards: int = 2, **of_first: object) -> tuple[int | None, ...]:
        changed = replace(section.players[0], **of_first)  # type: ignore[arg-type]
        asked = replace(section, players=(changed, *section.players[1:]), team_rules=TeamRules(boards))
        return default_line_up(asked, team, number).players

    assert seats() == (1, 2)
    assert seats(boards=1) == (1,)
    assert seats(boards=4) == (1, 2, 3, None)
    assert seats(standing=Standing.WITHDRAWN) == (2, 3)
    assert seats(check_in=CheckIn.ABSENT) == (2, 3)
    assert seats(check_in=CheckIn.PRESENT) == (1, 2)
    bye = arena("1 X | H .").cells[0]
    rows = (bye, *[(replace(bye[1]),) * 2] * 8)
    section = replace(section, cells=rows)
    assert seats(1) == (2, 3)
    assert seats(2) == (1, 2)
    line_up = default_line_up(section, team, 1)
    assert (line_up.team, line_up.handed_in) == (1, False)
