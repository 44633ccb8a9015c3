"""The tree of a knock-out for every field: who meets, how often, who goes on, and what a correction changes."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator

import pytest

from tdapp.domain.knockout.plan import changed_winners, is_known, pairs_of, still_in
from tdapp.domain.knockout.tree import (
    Bracket,
    Course,
    Pair,
    TieState,
    Verdict,
    bracket_by,
    bracket_order,
    stages_for,
)

Meeting = tuple[int, int, int]
"""Stage, winner, loser."""
Winner = Callable[[int, int], int]


class Played:
    """A knock-out of single games, played stage by stage."""

    def __init__(self, entrants: int, *, third: bool = False) -> None:
        self.entrants, self.third = entrants, third
        self.games: list[Meeting] = []
        self.free: list[int] = []

    def bracket(self) -> Bracket[Meeting]:
        made: dict[int, dict[frozenset[int], list[Meeting]]] = {}
        for game in self.games:
            made.setdefault(game[0], {})[frozenset(game[1:])] = [game]
        return bracket_by(Course(range(1, self.entrants + 1), made, self.free, _judge, third=self.third))

    def pairs(self, number: int) -> tuple[tuple[tuple[int, int], ...], tuple[int, ...]]:
        return pairs_of(self.bracket(), number, lambda _number: ((), ()))

    def play(self, winner: Winner) -> None:
        """To the end; every pair is asked for its winner."""
        number = 1
        while is_known(self.bracket(), number):
            pairs, free = self.pairs(number)
            if number == 1:
                self.free = list(free)
            for one, other in pairs:
                won = winner(one, other)
                self.games.append((number, won, other if won == one else one))
            number += 1


def _judge(_stage: int, _pair: tuple[int, int], meetings: tuple[Meeting, ...]) -> Verdict:
    return Verdict(TieState.DECIDED, meetings[0][1])


@pytest.mark.parametrize("third", [False, True])
@pytest.mark.parametrize("entrants", range(2, 65))
def test_every_field_is_played_to_its_end(entrants: int, third: bool) -> None:
    rng = random.Random(entrants)
    cup = Played(entrants, third=third)
    cup.play(lambda one, other: rng.choice((one, other)))
    assert len(cup.games) == entrants - 1 + (third and entrants > 3)
    assert len(cup.free) == 2 ** stages_for(entrants) - entrants
    assert set(cup.free) == set(range(1, len(cup.free) + 1))  # the first seeds
    for stage in range(1, stages_for(entrants) + 1):
        seated = [one for number, *pair in cup.games if number == stage for one in pair]
        assert len(seated) == len(set(seated))
    lost = [loser for stage, _, loser in cup.games]
    (winner,) = set(range(1, entrants + 1)) - set(lost)
    bracket = cup.bracket()
    assert bracket.stages[-1][0].winner == winner
    assert all(tie.state is TieState.DECIDED for tie in bracket.ties)
    assert still_in(bracket, len(bracket.stages), range(1, entrants + 1)) >= {winner}


@pytest.mark.parametrize("entrants", range(2, 65))
def test_where_the_better_seed_wins_the_best_meet_as_late_as_they_can(entrants: int) -> None:
    cup = Played(entrants)
    cup.play(min)
    for stage, _, loser in cup.games:
        assert loser > 2 ** (stages_for(entrants) - stage)


def results(entrants: int, third: bool) -> Iterator[tuple[bool, ...]]:
    return itertools.product((False, True), repeat=entrants - 1 + (third and entrants > 3))


@pytest.mark.parametrize("third", [False, True])
@pytest.mark.parametrize("entrants", range(2, 6))
def test_every_sequence_of_results(entrants: int, third: bool) -> None:
    """The places by the tree against a count that knows no tree: who lost when."""
    for sequence in results(entrants, third):
        coming = iter(sequence)
        cup = Played(entrants, third=third)
        cup.play(lambda one, other, coming=coming: max(one, other) if next(coming) else min(one, other))  # type: ignore[misc]
        assert next(coming, None) is None
        bracket = cup.bracket()
        last = stages_for(entrants)
        out = {tie.loser: tie.stage for tie in bracket.ties if not tie.third and tie.loser}
        assert sorted([*out, bracket.stages[-1][0].winner]) == list(range(1, entrants + 1))
        if third and entrants > 3:
            assert bracket.third is not None
            assert {stage for one, stage in out.items() if one in bracket.third.pair} == {last - 1}
        for stage, won, lost in cup.games:
            tie = bracket.tie_between(stage, won, lost)
            assert tie is not None
            assert tie.winner == won


@pytest.mark.parametrize("entrants", range(3, 33))
def test_another_winner_changes_what_follows_from_it_and_nothing_else(entrants: int) -> None:
    """Every match but the final is turned round: the ties on the other ways into the final stand as they were."""
    rng = random.Random(entrants)
    cup = Played(entrants)
    cup.play(lambda one, other: rng.choice((one, other)))
    before = cup.bracket()
    for stage, won, lost in list(cup.games):
        if stage == len(before.stages):
            continue
        turned = Played(entrants)
        turned.free = cup.free
        turned.games = [(stage, lost, won) if game == (stage, won, lost) else game for game in cup.games]
        turned.games = [game for game in turned.games if game[0] <= stage]
        after = turned.bracket()
        tie = before.tie_between(stage, won, lost)
        assert tie is not None
        assert changed_winners(before, after, stage + 1) == (tie,)
        planned: dict[int, Pair] = {other.place: other.pair for other in after.of_stage(stage + 1)}
        for other in before.of_stage(stage + 1):
            same = other.place != (tie.place + 1) // 2
            assert (planned[other.place] == other.pair) is same


def test_the_order_from_the_top() -> None:
    """KO1 for eight: 1 and 2 can meet in the final only."""
    assert bracket_order(2) == (1, 2)
    assert bracket_order(8) == (1, 8, 5, 4, 3, 6, 7, 2)


def test_six_and_five_players() -> None:
    """KO9: six are 1 bye, 4-5, 2 bye, 3-6; of five only 4-5 is played in stage 1."""
    assert sorted(map(sorted, Played(6).pairs(1)[0])) == [[3, 6], [4, 5]]
    assert sorted(Played(6).pairs(1)[1]) == [1, 2]
    assert sorted(map(sorted, Played(5).pairs(1)[0])) == [[4, 5]]


def test_nobody_and_one_are_no_field() -> None:
    assert Played(0).bracket().stages == ()
    assert Played(1).bracket().stages == ()
