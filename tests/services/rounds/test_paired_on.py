"""What follows when a knock-out's result changes after the next stage was paired: crosstables drawn here."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.section.event import Kind, Section
from tdapp.domain.section.match import How
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.tie_games import TieDecision, TieGame
from tdapp.domain.systems.knockout import TieBreak
from tdapp.services.rounds.paired_on import Followers, followers_of, paired_on
from tests.arena import arena

WHITE, BLACK, DRAW = GameResult.WHITE_WINS, GameResult.BLACK_WINS, GameResult.DRAW
FIRST = """
1 A 2400 | 4w1 {a}
2 B 2300 | 3b1 {b}
3 C 2200 | 2w0 {c}
4 D 2100 | 1b0 {d}
"""
"""Four players: A beat D, B beat C."""
ALONE = {"a": "2w?", "b": "1b?", "c": "Z", "d": "Z"}
THIRD = {"a": "2w?", "b": "1b?", "c": "4w?", "d": "3b?"}


def cup(seats: dict[str, str], text: str = "", **fields: object) -> Section:
    drawing = FIRST.format(**seats)
    rounds = 2
    return arena(drawing, kind=Kind.KNOCKOUT, system_text=text, rounds_total=rounds, **fields)


def after(section: Section, *cells: tuple[int, int, str]) -> Section:
    """The event with other results: player, round, and what stands there as the arena draws it."""
    rows = [list(row) for row in section.cells]
    for number, round_, drawn in cells:
        rows[number - 1][round_ - 1] = arena(f"1 X | {drawn}").cells[0][0]
    return replace(section, cells=tuple(map(tuple, rows)))


def rules(follow: Followers) -> list[str]:
    return [warning.rule_id for warning in follow.warnings]


def words(follow: Followers) -> list[str]:
    return [warning.text for warning in follow.warnings]


D_WINS = ((1, 1, "4w0"), (4, 1, "1b1"))
DRAWN = ((1, 1, "4w="), (4, 1, "1b="))


def test_whoever_goes_on_now_takes_the_seat() -> None:
    before = cup(ALONE)
    follow = followers_of(before, after(before, *D_WINS))
    assert rules(follow) == ["followers-withdrawn"]
    assert follow.seats == (((2, 1, 2), (4, 2)),)
    (said,) = words(follow)
    assert "A – D" in said
    assert "A – B" in said
    assert [one.rule_id for one in paired_on(before, after(before, *D_WINS))] == ["followers-withdrawn"]


def test_the_board_goes_where_nobody_goes_on_yet() -> None:
    before = cup(ALONE)
    assert followers_of(before, after(before, *DRAWN)).seats == (((2, 1, 2), None),)


def test_black_keeps_his_seat_as_white_does() -> None:
    before = cup({"a": "2b?", "b": "1w?", "c": "Z", "d": "Z"})
    assert followers_of(before, after(before, *D_WINS)).seats == (((2, 2, 1), (2, 4)),)


def test_the_loser_changes_in_the_match_for_place_three() -> None:
    before = cup(THIRD, "third-place")
    follow = followers_of(before, after(before, *D_WINS))
    assert dict(follow.seats) == {(2, 1, 2): (4, 2), (2, 3, 4): (3, 1)}
    assert rules(follow) == ["followers-withdrawn"] * 2


def test_a_match_that_has_begun_stays() -> None:
    before = cup({"a": "2w1", "b": "1b0", "c": "4w?", "d": "3b?"}, "third-place")
    follow = followers_of(before, after(before, *D_WINS))
    assert sorted(rules(follow)) == ["followers-stay", "followers-withdrawn"]
    assert dict(follow.seats) == {(2, 3, 4): (3, 1)}


def test_nothing_follows_where_the_winner_stays() -> None:
    before = cup(ALONE)
    same = after(before, (1, 1, "4w+"), (4, 1, "1b-"))
    assert followers_of(before, same) == Followers((), (), (), ())
    assert paired_on(before, same) == []
    unpaired = arena("1 A | 4w1\n2 B | 3b1\n3 C | 2w0\n4 D | 1b0", kind=Kind.KNOCKOUT, rounds_total=2)
    assert followers_of(unpaired, after(unpaired, *D_WINS)) == Followers((), (), (), ())


def test_no_other_system_asks() -> None:
    swiss = replace(cup(ALONE), kind=Kind.SWISS)
    assert paired_on(swiss, after(swiss, *D_WINS)) == []


RAPID = "deciders=rapid-25-10+blitz-3-2"


def game(white: int, black: int, result: GameResult, by: TieBreak = TieBreak.RAPID) -> TieGame:
    return TieGame(1, white, black, by, result)


def test_games_that_decided_a_draw_stand_as_long_as_it_is_one() -> None:
    """Two rapid games, A won: another result of the match makes them nothing, and says so."""
    games = (game(4, 1, BLACK), game(1, 4, DRAW))
    before = after(cup(ALONE, RAPID, tie_games=games), *DRAWN)
    kept = followers_of(before, before)
    assert (kept.games, kept.seats, kept.warnings) == (games, (), ())
    follow = followers_of(before, after(before, *D_WINS))
    assert (follow.games, follow.seats) == ((), (((2, 1, 2), (4, 2)),))
    assert rules(follow) == ["tie-games-dropped", "followers-withdrawn"]
    won = followers_of(before, after(before, (1, 1, "4w1"), (4, 1, "1b0")))
    assert (won.games, rules(won), won.seats) == ((), ["tie-games-dropped"], ())


def test_a_taken_back_tie_break_game_opens_the_match() -> None:
    games = (game(4, 1, BLACK), game(1, 4, DRAW))
    before = after(cup(ALONE, RAPID, tie_games=games), *DRAWN)
    follow = followers_of(before, replace(before, tie_games=games[:1]))
    assert follow.games == games[:1]
    assert follow.seats == (((2, 1, 2), None),)
    assert rules(follow) == ["followers-withdrawn"]


def test_only_games_that_are_asked_for_count() -> None:
    """The rapid games decided: the blitz game behind them is nothing once they did."""
    games = (game(4, 1, BLACK), game(1, 4, DRAW), game(4, 1, WHITE, TieBreak.BLITZ))
    before = after(cup(ALONE, RAPID, tie_games=(games[0],)), *DRAWN)
    assert followers_of(before, replace(before, tie_games=games)).games == games[:2]
    twice = (games[0], games[0], games[1])
    assert followers_of(before, replace(before, tie_games=twice)).games == twice[:2]


def test_the_order_of_games_is_that_in_which_they_were_played() -> None:
    other = TieGame(1, 3, 2, TieBreak.RAPID, DRAW)
    games = (other, game(4, 1, DRAW))
    drawn = after(cup(ALONE, RAPID), *DRAWN, (2, 1, "3b="), (3, 1, "2w="))
    assert followers_of(drawn, replace(drawn, tie_games=games)).games == games


def test_a_decision_counts_while_the_match_is_drawn() -> None:
    decision = TieDecision(1, 1, 4, How.LOTS, "a coin")
    before = after(cup(ALONE, tie_decisions=(decision,)), *DRAWN)
    assert followers_of(before, before).decisions == (decision,)
    follow = followers_of(before, after(before, *D_WINS))
    assert (follow.decisions, follow.seats) == ((), (((2, 1, 2), (4, 2)),))
    assert rules(follow) == ["tie-games-dropped", "followers-withdrawn"]
    back = followers_of(before, replace(before, tie_decisions=()))
    assert (back.decisions, back.seats, rules(back)) == ((), (((2, 1, 2), None),), ["followers-withdrawn"])


def test_a_decision_of_another_match_stays() -> None:
    both = TieDecision(1, 1, 4, How.LOTS), TieDecision(1, 2, 3, How.LOTS)
    before = after(cup(ALONE, tie_decisions=both), *DRAWN, (2, 1, "3b="), (3, 1, "2w="))
    assert followers_of(before, before).decisions == both
    assert followers_of(before, after(before, *D_WINS)).decisions == both[1:]


def test_tie_games_of_the_next_match_are_its_beginning() -> None:
    """Their two games are not in, but the tie-break was played: nobody is taken off that board."""
    drawn = {"a": "2w=", "b": "1b=", "c": "Z", "d": "Z"}
    begun = TieGame(2, 2, 1, TieBreak.RAPID, DRAW)
    before = cup(drawn, RAPID, tie_games=(begun,))
    follow = followers_of(before, after(before, *D_WINS))
    assert (rules(follow), follow.seats) == (["followers-stay"], ())


TWO_GAMES = """
1 A 2400 | 4w1 4b= 2w? 2b?
2 B 2300 | 3b1 3w= 1b? 1w?
3 C 2200 | 2w0 2b= Z Z
4 D 2100 | 1b0 1w= Z Z
"""


def test_each_game_of_a_later_match_changes() -> None:
    before = arena(TWO_GAMES, kind=Kind.KNOCKOUT, system_text="games=2", rounds_total=4)
    now = after(before, *D_WINS)
    assert dict(followers_of(before, now).seats) == {(3, 1, 2): (4, 2), (4, 2, 1): (2, 4)}
    played = after(before, (1, 3, "2w1"), (2, 3, "1b0"))
    stays = followers_of(played, after(played, *D_WINS))
    assert (rules(stays), stays.seats) == (["followers-stay"], ())


EIGHT = """
1 A | 8w1 4b1 {a}
2 B | 7w1 3b1 {b}
3 C | 6w1 2w0 Z
4 D | 5w1 1w0 Z
5 E | 4b0 Z Z
6 F | 3b0 Z Z
7 G | 2b0 Z Z
8 H | 1b0 Z Z
"""


@pytest.mark.parametrize(
    ("player", "round_", "seats", "asked"),
    [(8, 1, {}, ["followers-stay"]), (4, 2, {(3, 1, 2): (4, 2)}, ["followers-withdrawn"])],
)
def test_only_the_stage_that_follows_is_asked_about(
    player: int, round_: int, seats: dict[object, object], asked: list[str]
) -> None:
    before = arena(EIGHT.format(a="2w?", b="1b?"), kind=Kind.KNOCKOUT, rounds_total=3)
    colour = before.cells[player - 1][round_ - 1].colour
    mine, other = ("w", "b") if colour is not None and colour.value == "w" else ("b", "w")
    now = after(before, (player, round_, f"1{mine}1"), (1, round_, f"{player}{other}0"))
    follow = followers_of(before, now)
    assert (dict(follow.seats), rules(follow)) == (seats, asked)
