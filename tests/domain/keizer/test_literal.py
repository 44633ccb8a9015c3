"""The score once more from the rules of the trade (K1 to K9), in fractions throughout, sharing no line with ours."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.keizer.score import keizer_table
from tdapp.domain.section.event import Section
from tdapp.domain.systems.keizer import Keizer
from tdapp.domain.systems.parameters import parameters_of
from tests.domain.keizer.test_score import season
from tests.effort import some

GAMES = {"win": Fraction(1), "draw": Fraction(1, 2), "loss": Fraction(0)}
ALONE = {
    "pab": Fraction(1, 2),
    "hpb": Fraction(1, 3),
    "zpb": Fraction(1, 3),
}  # in a file; everything else is absent without excuse


class Literal:
    """Ratio 3, own current value once, bye 1/2, excused 1/3: what is usual, by the letters of the rules."""

    def __init__(self, section: Section) -> None:
        self.rows = {p.number: row for p, row in zip(section.players, section.cells, strict=True)}
        seen = [
            n for n, row in self.rows.items() if any(c.outcome.value not in ("zpb", "rest", "unpaired") for c in row)
        ]
        ratings = {p.number: p.rating or 0 for p in section.players}
        self.start = sorted(seen, key=lambda n: (-ratings[n], n)) if section.rounds_held else sorted(self.rows)
        top = max((len(self.start) - 1) * 3 // 2, len(self.start))
        self.worth = [Fraction(top - place) for place in range(len(self.start))]

    def values(self, order: list[int]) -> dict[int, Fraction]:
        return dict(zip(order, self.worth, strict=True))

    def score(
        self, number: int, rounds: int, of_round: list[dict[int, Fraction]], own: dict[int, Fraction]
    ) -> Fraction:
        total = own[number]
        for index in range(rounds):
            cell, values = self.rows[number][index], of_round[index]
            if cell.opponent is not None:
                total += GAMES[cell.outcome.value] * values[cell.opponent]
            else:
                total += ALONE.get(cell.outcome.value, Fraction(0)) * values[number]
        return total

    def ranked(self, scores: dict[int, Fraction]) -> list[int]:
        return sorted(self.start, key=lambda n: (-scores[n], self.start.index(n)))

    def one_pass(self, rounds: int) -> dict[int, Fraction]:
        order = list(self.start)
        scores = {n: self.values(order)[n] for n in order}
        for after in range(1, rounds + 1):
            values = self.values(order)
            scores = {n: self.score(n, after, [values] * after, values) for n in order}
            order = self.ranked(scores)
        return scores

    def frozen(self, rounds: int) -> dict[int, Fraction]:
        order, evenings = list(self.start), []
        scores = {n: self.values(order)[n] for n in order}
        for after in range(1, rounds + 1):
            evenings.append(self.values(order))
            scores = {n: self.score(n, after, evenings, evenings[-1]) for n in order}
            order = self.ranked(scores)
        return scores

    def consistent(self, rounds: int) -> dict[int, Fraction]:
        seen: list[list[int]] = []
        given: list[dict[int, Fraction]] = []
        order = list(self.start)
        while order not in seen:
            seen.append(order)
            values = self.values(order)
            given.append({n: self.score(n, rounds, [values] * rounds, values) for n in order})
            order = self.ranked(given[-1])
        circle = given[seen.index(order) :]
        return {n: sum((one[n] for one in circle), Fraction(0)) / len(circle) for n in self.start}


@pytest.mark.parametrize("piece", some(50, 1))
@pytest.mark.parametrize("method", ["pass", "consistent", "frozen"])
def test_the_scores_are_those_of_the_letter(method: str, piece: int) -> None:
    rng = random.Random(f"{method} {piece}")
    rules = parameters_of(Keizer, f"method={method}")
    for _ in range(100):
        section = season(rng, rng.randint(2, 12), rng.randint(0, 8))
        ratings = [rng.choice((None, rng.randint(1200, 1205))) for _ in section.players]
        people = [replace(one, rating=rating) for one, rating in zip(section.players, ratings, strict=True)]
        section = replace(section, players=tuple(people))
        literal = Literal(section)
        named = {"pass": literal.one_pass, "consistent": literal.consistent, "frozen": literal.frozen}[method]
        found = keizer_table(section, rules, section.rounds_held)
        if section.rounds_held:
            assert found.scores == named(section.rounds_held)
            assert list(found.order) == literal.ranked(found.scores)
