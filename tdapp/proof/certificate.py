"""A certificate of a round: for the bye and for each bracket numbers that show that nothing costs less.

Every vertex has a number, some odd sets have one that is not negative: no legal pair may cost less than the numbers of
its ends, less those of the sets that hold both. Added up they are then the least that any pairing costs (the duals of a
perfect matching); the round that costs exactly this is the best one, and no other is, for the digits tell all others
apart. Whoever finds the numbers need not be trusted: they fit, or they do not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from tdapp.domain.section.event import Section
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import marked
from tdapp.proof.dutch_costs import Problem, may_meet
from tdapp.proof.dutch_state import Entrant, State, state_of

SCALE = 4
"""Costs are counted so many times, that the numbers may be whole."""

NO_PAIRING = marked("the boards are no pairing of everybody")
NO_SET = marked("a set of the certificate is not odd, or its number is negative")
NOT_LEGAL = marked("a board is against C1, C2, C3 or a prohibition")
TOO_GREAT = marked("a number of the certificate is too great")
CHEAPER = marked("another pairing may be better")
OTHER_BRACKETS = marked("the certificate is of other brackets")


@dataclass(frozen=True, slots=True)
class Numbers:
    """Of one matching: a number for each vertex; odd sets as bits, each with its number."""

    vertices: tuple[int, ...]
    sets: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Matching:
    """What is to be shown of a bracket, or of the bye: the round's pairing ``mate`` costs least of all legal ones.

    ``name`` is the score of the bracket, empty for the bye.
    """

    name: str
    mate: Sequence[int]
    legal: Callable[[int, int], bool]
    cost: Callable[[int, int], int]
    problem: Problem | None = None


def matchings(section: Section, number: int) -> Iterator[Matching]:
    """The bye first, where somebody has it (C5), then every bracket from the top, with everybody below."""
    yield from matchings_of(state_of(section, number))


def matchings_of(state: State) -> Iterator[Matching]:
    """The same of a state that is known."""
    if state.bye is not None:
        yield _of_the_bye(state)
    moved: list[Entrant] = []
    scores = sorted({one.score for one in state.entrants}, reverse=True)
    for score in scores:
        residents = [one for one in state.entrants if one.score == score]
        below = [one for one in state.entrants if one.score < score]
        problem = Problem(state, moved, residents, below)
        yield Matching(f"{score}", problem.mate, problem.legal, problem.cost, problem)
        moved = sorted(problem.floaters, key=lambda one: (-one.score, one.number))


def _of_the_bye(state: State) -> Matching:
    """C2, C5: nobody with fewer points could have it so that the others can be paired."""
    players = state.entrants
    place = {one.number: index for index, one in enumerate(players)}
    scores = sorted({one.score for one in players})
    mate = [place[state.partner[one.number]] if one.number in state.partner else len(players) for one in players]

    def legal(one: int, other: int) -> bool:
        return players[one].bye_allowed if other == len(players) else may_meet(state, players[one], players[other])

    def cost(one: int, other: int) -> int:
        return scores.index(players[one].score) if other == len(players) else 0

    return Matching("", [*mate, place[state.bye or 0]], legal, cost)


def fault(matching: Matching, numbers: Numbers) -> str:
    """Why the numbers do not show it; empty: they do."""
    mate, size = matching.mate, len(matching.mate)
    if len(numbers.vertices) != size or any(mate[mate[one]] != one or mate[one] == one for one in range(size)):
        return NO_PAIRING
    if any(value < 0 or not held.bit_count() % 2 or held >> size for held, value in numbers.sets):
        return NO_SET
    around = [[(held, value) for held, value in numbers.sets if held >> one & 1] for one in range(size)]
    for one in range(size):
        for other in range(one + 1, size):
            if not matching.legal(one, other):
                if mate[one] == other:
                    return NOT_LEGAL
                continue
            both = numbers.vertices[one] + numbers.vertices[other]
            if SCALE * matching.cost(one, other) < both - sum(v for held, v in around[one] if held >> other & 1):
                return TOO_GREAT
    least = sum(numbers.vertices) - sum(value * (held.bit_count() // 2) for held, value in numbers.sets)
    made = sum(matching.cost(one, mate[one]) for one in range(size) if one < mate[one])
    return "" if SCALE * made == least else CHEAPER


def faults(section: Section, number: int, certificate: Sequence[Numbers]) -> tuple[tuple[str, str], ...]:
    """(matching, fault) where the certificate of a round does not show it; nothing: it is the one of the articles."""
    shown = list(matchings(section, number))
    if len(shown) != len(certificate):
        return (("", OTHER_BRACKETS),)
    found = ((one.name, fault(one, numbers)) for one, numbers in zip(shown, certificate, strict=True))
    return tuple((name, text) for name, text in found if text)
