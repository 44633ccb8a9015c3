"""STAGE: how far somebody came in a knock-out, as the only rung and line by line."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.section.event import Kind, Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.match import How
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.tie_games import TieDecision, TieGame
from tdapp.domain.systems.knockout import TieBreak
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.tables.explanation import explain_player
from tdapp.services.tables.standings import compute_standings
from tdapp.tiebreaks.criteria.knockout_stage import _until
from tdapp.tiebreaks.explain import State
from tests.arena import arena, random_swiss

# Five players: 4 beats 5; 1 draws with 4 and goes on by Armageddon, 2 beats 3; 2 wins the final, 4 place 3.
CUP = """
1 A 2200 | U 4w= 2b0
2 B 2100 | U 3w1 1w1
3 C 2000 | U 2b0 4w0
4 D 1900 | 5w1 1b= 3b1
5 E 1800 | 4b0 . .
"""
GAME = TieGame(2, 1, 4, TieBreak.ARMAGEDDON, GameResult.WHITE_WINS, "5 v 4")


def cup(third: str = "yes") -> Section:
    text = f"third-place={third},deciders=armageddon"
    return replace(arena(CUP, kind=Kind.KNOCKOUT, rounds_total=3, system_text=text), tie_games=(GAME,))


def test_the_stage_ranks_and_points_stand_beside_it() -> None:
    table = compute_standings(cup())
    assert [(row.rank, row.player.number, row.values, row.points) for row in table.rows] == [
        (1, 2, ("3.0",), "3.0"),  # the bye counts a point here: the points of the games are those of the section
        (2, 1, ("2.0",), "1.5"),
        (3, 4, ("1.5",), "2.5"),
        (4, 3, ("1.0",), "1.0"),
        (5, 5, ("0.0",), "0.0"),
    ]
    assert table.words.startswith("Players are ranked by the stages of a knock-out.")


def test_without_a_match_for_place_3_the_losers_share_it() -> None:
    section = replace(
        arena(CUP.replace("2b0 4w0", "2b0 .").replace("1b= 3b1", "1b= ."), kind=Kind.KNOCKOUT), rounds_total=3
    )
    section = replace(section, tie_games=(GAME,), system_text="deciders=armageddon")
    ranks = {row.player.number: row.rank for row in compute_standings(section).rows}
    assert ranks == {2: 1, 1: 2, 3: 3, 4: 3, 5: 5}


@pytest.mark.parametrize(
    ("after", "ranks"),
    [(1, {1: 1, 2: 1, 3: 1, 4: 1, 5: 5}), (2, {1: 1, 2: 1, 3: 3, 4: 3, 5: 5})],
)
def test_after_a_round(after: int, ranks: dict[int, int]) -> None:
    table = compute_standings(cup(), after_round=after)
    assert {row.player.number: row.rank for row in table.rows} == ranks


def test_the_games_of_a_drawn_match_decide() -> None:
    lost = replace(cup(), tie_games=(replace(GAME, result=GameResult.DRAW),))  # a draw wins for Black
    values = {row.player.number: row.values[0] for row in compute_standings(lost, after_round=2).rows}
    assert (values[1], values[4]) == ("1.0", "2.0")


def test_a_line_for_each_stage() -> None:
    rung = explain_player(cup(), 4)[0]
    assert [(line.round, line.opponent, line.term, line.why) for line in rung.terms] == [
        (1, 5, "1", "the match is won"),
        (2, 1, "0", "the match is lost"),
        (3, 3, "0.5", "the match is won"),
    ]
    assert rung.formula == "1 + 0 + 0.5 = 1.5"
    first = explain_player(cup(), 1)[0].terms[0]
    assert (first.opponent, first.why) == (None, "on without a game")


def test_it_is_of_a_knock_out_only() -> None:
    with pytest.raises(RuleViolation, match="score of another pairing system"):
        compute_standings(random_swiss(1, 8, 3), ladder=parse_ladder("STAGE"))


@pytest.mark.parametrize("rounds", range(4))
def test_after_a_round_nothing_later_is_known(rounds: int) -> None:
    games = tuple(replace(GAME, round=number) for number in (1, 2, 3))
    decided = tuple(TieDecision(number, 1, 4, How.LOTS) for number in (1, 2, 3))
    section = _until(replace(cup(), byes_only=(1, 2, 3), tie_games=games, tie_decisions=decided), rounds)
    known = tuple(range(1, rounds + 1))
    assert section.byes_only == known
    assert tuple(one.round for one in section.tie_games) == tuple(one.round for one in section.tie_decisions) == known
    assert {len(row) for row in section.cells} == {rounds}


def test_a_match_that_is_not_decided_counts_nothing_yet() -> None:
    """1 and 4 drew, and nobody has said who goes on; their places are behind that of 2."""
    section = replace(cup(), tie_games=())
    (explained,) = explain_player(section, 1, ladder=parse_ladder("STAGE"), after_round=2)
    lines = [(line.opponent, line.term, line.state, line.why) for line in explained.terms]
    assert lines == [
        (None, "1", State.COUNTED, "on without a game"),
        (4, "0", State.NOT_COUNTED, "not decided yet"),
    ]
    assert (explained.formula, explained.value) == ("1 = 1", "1.0")
