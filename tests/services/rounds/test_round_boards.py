"""Boards derived from the cells: order by C.04.2 worked by hand.

No. R1    R2       points before round 2
1   4w1   2b=      1
2   3b1   1w=      1
3   2w0   5w1      0
4   1b0   U        0
5   H     3b0      ½

Round 1, all on 0 points: by the higher player's number: 1-4, 3-2 (higher is 2).
Round 2: 2-1 (1 point, sum 2), then 3-5 (higher has ½, sum ½).
"""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

import pytest

from tdapp.domain.section.event import Event, Kind, RoundTime, Section
from tdapp.domain.section.match import LineUp, Match
from tdapp.domain.section.outcome import Colour, GameResult, Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.section.round import RoundState
from tdapp.domain.section.team import TeamRules
from tdapp.services.rounds.boards import rounds_of
from tests.arena import arena
from tests.team_events import roster

SECTION = arena(
    """
    1 A | 4w1 2b=
    2 B | 3b1 1w=
    3 C | 2w0 5w1
    4 D | 1b0 U
    5 E | H 3b0
    """,
    rounds_total=5,
)


def test_boards_by_the_published_order() -> None:
    first, second = rounds_of(SECTION)
    assert [(board.number, board.white, board.black, board.result) for board in first.boards] == [
        (1, 1, 4, GameResult.WHITE_WINS),
        (2, 3, 2, GameResult.BLACK_WINS),
    ]
    assert [(board.white, board.black) for board in second.boards] == [(2, 1), (3, 5)]
    assert first.byes == ((5, Outcome.HALF_POINT_BYE),)
    assert second.byes == ((4, Outcome.PAIRING_BYE),)
    assert (first.state, second.state) == (RoundState.LOCKED, RoundState.COMPLETE)


def test_contradictions_and_open_games() -> None:
    # 1 says he played 2, 2 says he played 3: no board, both stand among those without a game.
    (state,) = rounds_of(arena("1 A | 2w1\n2 B | 3b0\n3 C | 2w?\n4 D | ."))
    assert [(board.players, board.is_open) for board in state.boards] == [((3, 2), True)]
    assert state.byes == ((1, Outcome.WIN),)
    assert state.unpaired == (4,)


def test_a_round_robin_follows_its_berger_table() -> None:
    # Berger table for four (C.05, annex), round 2: 4-3, 1-2.
    section = arena(
        """
        1 A | 4w1 2w1
        2 B | 3w1 1b0
        3 C | 2b0 4b1
        4 D | 1b0 3w0
        """,
        kind=Kind.ROUND_ROBIN,
        rounds_total=3,
    )
    assert [board.players for board in rounds_of(section)[1].boards] == [(4, 3), (1, 2)]


def drawn(drawing: str | Section, **fields: object) -> list[str]:
    """The rounds as lines: boards with ``!`` where colours are not known and ``*`` at a fixed table."""
    lines = []
    for state in rounds_of(drawing if isinstance(drawing, Section) else arena(drawing, **fields)):
        boards = [
            f"{one.number}{'*' * one.fixed_table}:{one.white}-{one.black}{'' if one.coloured else '!'}"
            f" {one.result.name if one.result else [each.name for each in one.outcomes] if one.outcomes else '?'}"
            for one in state.boards
        ]
        byes = [f"{number} {outcome.name}" for number, outcome in state.byes]
        lines.append(f"{state.state.name} {state.date} {state.start!r} {boards} {byes} {list(state.unpaired)}")
    return lines


PAIR = "1 A | {}\n2 B | {}"


@pytest.mark.parametrize(
    ("one", "other", "boards"),
    [
        ("2w1", "1b0", ["1:1-2 WHITE_WINS"]), ("2b1", "1w0", ["1:2-1 BLACK_WINS"]), ("2w?", "1b?", ["1:1-2 ?"]),
        ("2w1", "1w0", ["1:1-2! WHITE_WINS"]), ("2b1", "1b0", ["1:1-2! WHITE_WINS"]),
        ("2w1", "1b1", ["1:1-2 ['WIN', 'WIN']"]), ("2w1", "1b?", ["1:1-2 ?"]), ("2w~", "1b~", ["1:1-2 ADJOURNED"]),
        ("2w+", "1b-", ["1:1-2 WHITE_BY_FORFEIT"]), ("2w-", "1b-", ["1:1-2 DOUBLE_FORFEIT"]),
        ("2w=", "1b0", ["1:1-2 HALF_ZERO"]),
    ],
)  # fmt: skip
def test_a_board_is_what_both_say(one: str, other: str, boards: list[str]) -> None:
    (told,) = drawn(PAIR.format(one, other))
    assert f"{boards} [] []" in told


@pytest.mark.parametrize(
    ("one", "other", "rest"),
    [
        ("2w1", "3b0", "['1 WIN', '2 LOSS'] []"), ("2w1", "Z", "['1 WIN', '2 ZERO_POINT_BYE'] []"),
        ("9w1", ".", "['1 WIN'] [2]"), ("1w1", ".", "['1 WIN'] [2]"), (".", ".", "[] [1, 2]"),
        ("U", "H", "['2 HALF_POINT_BYE', '1 PAIRING_BYE'] []"),
    ],
)  # fmt: skip
def test_what_only_one_says_is_no_board(one: str, other: str, rest: str) -> None:
    (told,) = drawn(PAIR.format(one, other))
    assert told.endswith(f" [] {rest}")


def test_colours_that_one_of_the_two_knows() -> None:
    """Who is White is known as soon as one of the two says it; where nobody does the lower number is named first."""
    section = arena("1 A | 2b1\n2 B | 1w0")
    (first,), (second,) = section.cells
    for mine, other, expected in ((None, Colour.WHITE, (2, 1)), (Colour.BLACK, None, (2, 1)), (None, None, (1, 2)),
                                  (Colour.WHITE, None, (1, 2)), (None, Colour.BLACK, (1, 2))):  # fmt: skip
        cells = ((replace(first, colour=mine),), (replace(second, colour=other),))
        (board,) = rounds_of(replace(section, cells=cells))[0].boards
        assert board.players == expected
        assert board.coloured is (
            (expected == (2, 1) and other is not None) or (expected == (1, 2) and mine is not None)
        )


def test_states_days_and_who_is_left_over() -> None:
    text = "1 A | 4w1 2b= .\n2 B | 3b1 1w= .\n3 C | 2w0 . .\n4 D | 1b0 U ."
    times = (RoundTime("10:00"), RoundTime("15:30"))
    section = arena(text, rounds_total=5, round_dates=(dt.date(2026, 5, 1),), round_times=times)
    assert drawn(section) == [
        "LOCKED 2026-05-01 '10:00' ['1:1-4 WHITE_WINS', '2:3-2 BLACK_WINS'] [] []",
        "COMPLETE None '15:30' ['1:2-1 DRAW'] ['4 PAIRING_BYE'] [3]",
        "DRAFT None '' [] [] [1, 2, 3, 4]",
    ]
    gone = replace(section.players[2], standing=Standing.WITHDRAWN)
    left = replace(section, players=(*section.players[:2], gone, section.players[3]))
    assert [line.rpartition("[")[2] for line in drawn(left)] == ["]", "]", "1, 2, 4]"]
    assert [line.partition(" ")[0] for line in drawn(replace(section, closed=True))] == [
        "LOCKED", "LOCKED", "DRAFT",
    ]  # fmt: skip
    free = arena("1 A | U\n2 B | Z")
    assert drawn(free)[0].startswith("VERIFIED")
    assert drawn(arena("1 A | H\n2 B | Z"))[0].startswith("DRAFT")


def test_fixed_tables_keep_their_place() -> None:
    section = arena("1 A | 4w1\n2 B | 3b1\n3 C | 2w0\n4 D | 1b0")
    fixed = replace(section.players[0], fixed_table=2)
    (told,) = drawn(replace(section, players=(fixed, *section.players[1:])))
    assert "['1:3-2 BLACK_WINS', '2*:1-4 WHITE_WINS']" in told


def test_the_next_game_of_a_match_stays_at_its_table() -> None:
    """C.04.5: after the first game of round 2 the points are others, the tables are not."""
    text = "1 A | 4w0 4b1 3w0 3b0\n2 B | 3b1 3w1 4b0 4w1\n3 C | 2w0 2b0 1b1 1w1\n4 D | 1b1 1w0 2w1 2b0"
    tables = [
        {frozenset(board.players): board.number for board in one.boards}
        for one in rounds_of(arena(text, rounds_total=4, type_code="FIDE_DOUBLESWISS"))
    ]
    assert tables[0] == tables[1]
    assert tables[2] == tables[3]
    first, second, *_ = rounds_of(arena(text, rounds_total=4))
    assert {*first.boards[0].players} != {*second.boards[0].players}


def test_games_that_are_not_on_the_table_stand_behind_it() -> None:
    """C.05: 1-4 and 2-3 in round 1; other pairs by their lower number."""
    cells = "1 A | 2w1\n2 B | 1b0\n3 C | 4b1\n4 D | 3w0"
    assert "['1:1-2 WHITE_WINS', '2:4-3 BLACK_WINS']" in drawn(cells, kind=Kind.ROUND_ROBIN, rounds_total=3)[0]
    usual = "1 A | 4w1\n2 B | 3w0\n3 C | 2b1\n4 D | 1b0"
    assert "['1:1-4 WHITE_WINS', '2:2-3 BLACK_WINS']" in drawn(usual, kind=Kind.ROUND_ROBIN, rounds_total=3)[0]
    assert len(drawn("1 A | Z", kind=Kind.ROUND_ROBIN, rounds_total=1)) == 1


def test_in_a_cup_nobody_waits_who_is_out() -> None:
    text = "1 A | 4w1 .\n2 B | 3b1 .\n3 C | 2w0 .\n4 D | 1b0 ."
    assert drawn(text, kind=Kind.KNOCKOUT, rounds_total=2)[1].endswith("[] [] [1, 2]")


def test_boards_of_matches_have_the_numbers_of_their_tables() -> None:
    """Two boards a table; a board that no line-up names comes behind all of them."""
    players, teams = roster(4, 2, reserves=0)
    matches = (
        Match(1, 2, LineUp(1, (1, 2)), LineUp(2, (3, 4))),
        Match(1, 1, LineUp(3, (5, None)), LineUp(4, (7, 8))),
    )
    rows = {1: "3w1", 3: "1b0", 2: "4b1", 4: "2w0", 5: "7w=", 7: "5b=", 6: "8b0", 8: "6w1"}
    cells = tuple(arena(f"1 X | {rows[one.number]}").cells[0] for one in players)
    section = Section(
        Event("L"), players, cells, 3, kind=Kind.TEAM_SWISS, team_rules=TeamRules(2), teams=teams, matches=matches
    )
    assert [(one.number, *one.players) for one in rounds_of(section)[0].boards] == [
        (1, 5, 7), (3, 1, 3), (4, 4, 2), (5, 8, 6),
    ]  # fmt: skip
    alone = replace(section, matches=())
    assert [(one.number, *one.players) for one in rounds_of(alone)[0].boards] == [
        (1, 1, 3), (2, 4, 2), (3, 5, 7), (4, 8, 6),
    ]  # fmt: skip
