"""The rounds that follow from a bracket: the next one where it is known, who goes on without a game, who is out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tdapp.domain.knockout.tree import Bracket, By, Tie, TieState
from tdapp.domain.section.fixture import Fixture

Pairs = tuple[tuple[tuple[int, int], ...], tuple[int, ...]]
"""Pairs with White (of teams: on board 1) first, and who goes on without an opponent."""
Named = Callable[[Tie[Any]], str]


def is_known(bracket: Bracket[Any], number: int) -> bool:
    """Whether a round follows from the ties before it: the whole stage before is decided, and the final not over."""
    if number > bracket.rounds:
        return False
    return all(tie.state is TieState.DECIDED for tie in bracket.of_stage(bracket.stage_of(number) - 1))


def pairs_of(
    bracket: Bracket[Any],
    number: int,
    stored: Callable[[int], Pairs],
    *,
    by_seed: bool = False,
    early: bool = False,
) -> Pairs:
    """The pairs of a round. ``stored`` gives the rounds before it.

    Who had White less often has it, else the better seed at odd places; ``by_seed``: always the better seed. In the
    next game of a stage the colours are the other way round. ``early``: not where the winner is known by then.
    """
    ties = bracket.of_stage(bracket.stage_of(number))
    if (number - 1) % bracket.legs:
        pairs, byes = stored(number - 1)
        turned = tuple((black, white) for white, black in pairs)
        if early:
            decided = {frozenset(tie.pair) for tie in ties if tie.state is TieState.DECIDED}
            turned = tuple(pair for pair in turned if frozenset(pair) not in decided)
        return turned, byes
    whites: dict[int, int] = {}
    for earlier in range(1, number):
        for white, _black in stored(earlier)[0]:
            whites[white] = whites.get(white, 0) + 1
    found, free = [], []
    for place, tie in enumerate(ties, 1):
        upper, lower = tie.pair
        if upper is not None and lower is not None:
            better, other = sorted((upper, lower))
            difference = 0 if by_seed else whites.get(better, 0) - whites.get(other, 0)
            turned_round = difference > 0 or (difference == 0 and place % 2 == 0 and not by_seed)
            found.append((other, better) if turned_round else (better, other))
        elif (alone := upper if upper is not None else lower) is not None and not tie.third:
            free.append(alone)
    return tuple(found), tuple(free)


def still_in(bracket: Bracket[Any], number: int, everybody: Iterable[int]) -> frozenset[int]:
    """Who is in the competition in a round."""
    ties = bracket.of_stage(bracket.stage_of(number))
    if number <= bracket.legs or not ties:
        return frozenset(everybody)
    return frozenset(one for tie in ties for one in tie.pair if one is not None)


def fixture_by(
    bracket: Bracket[Any],
    paired: int,
    planned: Callable[[int], Pairs | None],
    stored: Callable[[int], Pairs],
    everybody: Iterable[int],
    named: Named,
) -> Fixture:
    """The rounds as the bracket gives them, and the next one where every tie before it is decided.

    ``planned`` gives a round as it follows from the rounds before it, ``stored`` as it was paired.
    """
    rounds = [planned(number) or stored(number) for number in range(1, paired + 1)]
    following = planned(paired + 1)
    if following is not None:
        rounds.append(following)
    waiting: tuple[str, ...] = ()
    if following is None and paired < bracket.rounds:
        before = bracket.of_stage(bracket.stage_of(paired + 1) - 1)
        waiting = tuple(named(tie) for tie in before if tie.state is not TieState.DECIDED)
    everybody = tuple(everybody)
    there = still_in(bracket, len(rounds), everybody)
    out = tuple(one for one in everybody if one not in there)
    done: tuple[int, ...] = ()
    if rounds:
        pairs, free = rounds[-1]
        meets = {*free, *(one for pair in pairs for one in pair)}
        done = tuple(
            one
            for tie in bracket.of_stage(bracket.stage_of(len(rounds)))
            if tie.state is TieState.DECIDED and tie.by is not By.BYE
            for one in tie.pair
            if one is not None and one not in meets
        )
    return Fixture(tuple(rounds), out, waiting, bracket.rounds, done)


def changed_winners(old: Bracket[Any], new: Bracket[Any], paired: int) -> tuple[Tie[Any], ...]:
    """The ties, as they were, whose winner is another one by now although the next stage is paired."""
    found = []
    for stage in range(1, old.stage_of(max(paired, 1))):
        for one, other in zip(old.of_stage(stage), new.of_stage(stage), strict=False):
            if one.state is TieState.DECIDED and one.meetings and one.winner != other.winner:
                found.append(one)
    return tuple(found)
