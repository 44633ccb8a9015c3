"""The checker has every criterion: of positions where one of them decides it shows the round with it and not without.

The positions are those of the engine's own tests, the rounds those of its oracle, which tries every candidate in the
order of the articles: neither has a line in common with the checker.
"""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from tdapp.proof.certificate import fault, matchings_of
from tdapp.proof.dutch_state import DOWN, UP, Entrant, State
from tdapp.services.checks.certificates import numbers_of
from tests.effort import some
from tests.pairing.engines.dutch.made import entrants, random_lines
from tests.pairing.engines.dutch.test_criteria import DECISIVE
from tests.pairing.engines.dutch.test_oracle import Answer, by_oracle

FLOATS = {"D": DOWN, "U": UP, "-": ""}


def state(lines: str, answer: Answer) -> State:
    """A position of ``made.py`` with a round, as the checker sees it."""
    assert answer is not None
    texts = [text.strip() for line in lines.splitlines() for text in line.split(";") if text.strip()]
    apart = {number: frozenset[int]() for number in range(1, len(texts) + 1)}
    found = {}
    for number, text in enumerate(texts, start=1):
        score, colours, bye, floats, unplayed, top, others = text.split()
        for other in (int(word) for word in others.split(",") if word != "-"):
            apart[number] |= {other}
            apart[other] = apart.get(other, frozenset()) | {number}
        found[number] = Entrant(
            number, Fraction(score), frozenset(), colours.strip("-"), bye == "b", int(unplayed),
            (FLOATS[floats[0]], FLOATS[floats[1]]), top == "t",
        )  # fmt: skip
    order = sorted(found.values(), key=lambda one: (-one.score, one.number))
    pairs, free = answer
    partner = {}
    for pair in pairs:
        one, other = (order[place].number for place in pair)
        partner[one], partner[other] = other, one
    forbidden = frozenset(frozenset((one, other)) for one, others in apart.items() for other in others)
    return State(tuple(order), partner, None if free is None else order[free].number, forbidden)


def faults(lines: str, answer: Answer) -> list[str]:
    """What cannot be shown of a round, with the best numbers there are."""
    found = []
    for matching in matchings_of(state(lines, answer)):
        numbers = numbers_of(matching)
        assert numbers is not None
        found.append(fault(matching, numbers))
    return [text for text in found if text]


@pytest.mark.parametrize(("criterion", "lines"), [(name, lines) for name in DECISIVE for lines in DECISIVE[name]])
def test_each_criterion_decides(criterion: str, lines: str) -> None:
    people = entrants(lines)
    assert faults(lines, by_oracle(people)) == []
    assert faults(lines, by_oracle(people, criterion)) != []


@pytest.mark.parametrize("start", some(40, 2))
def test_random_positions_with_free_floats_and_colours(start: int) -> None:
    shown = 0
    for index in range(50 * start, 50 * start + 50):
        lines = random_lines(random.Random(f"certified {index}"), (3, 8))
        answer = by_oracle(entrants(lines))
        if answer is not None:
            assert faults(lines, answer) == [], (index, lines)
            shown += 1
    assert shown > 10
