"""What an alternative costs, against the oracle: it judges every candidate of the bracket that has it."""

from __future__ import annotations

import random
from collections import Counter

from tdapp.pairing.engines.dutch.field import field_of
from tdapp.pairing.engines.dutch.forced import Alternatives, Verdict, alternatives_of
from tests.effort import some
from tests.pairing.engines.dutch.made import entrants, random_lines
from tests.pairing.engines.dutch.oracle import Oracle, Pairs


class Apart(Oracle):
    """Players of the first bracket never meet once they have left it: downfloaters meet residents (3.2)."""

    def may_meet(self, one: int, other: int) -> bool:
        top = self.entrants[0].score
        both_from_above = self.entrants[one].score == top == self.entrants[other].score
        return not both_from_above and super().may_meet(one, other)


class FirstBracket:
    """All candidates of the first bracket and what the oracle says they cost."""

    def __init__(self, lines: str, found: Alternatives) -> None:
        people = entrants(lines)
        oracle, below_it = Oracle(people), Apart(people)
        groups = [tuple(group) for group in found.field.groups]
        rank = found.table.bye_rank
        score = None if rank is None else people[found.field.groups[rank].start].score
        below = frozenset(range(len(groups[0]), len(people)))
        after = groups[1] if len(groups) > 1 else ()
        self.judged: list[tuple[Pairs, tuple[int, ...], tuple[object, ...]]] = []
        for most in range(len(groups[0]) // 2, -1, -1):
            for pairs in oracle.candidates((), groups[0], most):
                paired = {place for pair in pairs for place in pair}
                floaters = tuple(place for place in groups[0] if place not in paired)
                if below_it.completes(below | set(floaters), score):
                    ahead = below_it.best_of_next(floaters, after, below - set(after), score)
                    costs = oracle.judge(pairs, floaters, ahead, (), groups[0], below, score)
                    self.judged.append((pairs, floaters, costs))
        self.best = min(costs for _, _, costs in self.judged)


def agrees(verdict: Verdict, best: tuple[object, ...], others: list[tuple[object, ...]]) -> str:
    """Check one verdict against the costs of all candidates with the alternative; its kind."""
    if not others:
        assert verdict.forced is None
        return verdict.worse.criterion if verdict.worse else "C4"
    cost = min(others)  # type: ignore[type-var]
    assert verdict.forced is not None
    if cost == best:
        assert verdict.worse is None
        assert verdict.later is not None
        return verdict.later.value
    first = next(index for index, (ours, theirs) in enumerate(zip(best, cost, strict=True)) if ours != theirs)
    assert verdict.worse is not None
    assert verdict.worse.criterion == f"C{6 + first}"
    assert verdict.sums[1] > verdict.sums[0] or verdict.worse.rank is not None
    return verdict.worse.criterion


def test_verdicts_on_the_first_bracket() -> None:
    seen: Counter[str] = Counter()
    for index in some(150, 60):
        lines = random_lines(random.Random(f"made {index}"), (4, 8))
        found = alternatives_of(field_of(entrants(lines)))
        if found is None:
            continue
        first = FirstBracket(lines, found)
        group = found.field.groups[0]
        for one in group:
            floating = [costs for _, floaters, costs in first.judged if one in floaters]
            staying = [costs for _, floaters, costs in first.judged if one not in floaters]
            if one in found.round.brackets[0].floaters:
                seen[agrees(found.if_he_stayed(one, 0), first.best, staying)] += 1
            else:
                verdict = found.if_he_floated(one)
                assert verdict is not None
                seen[agrees(verdict, first.best, floating)] += 1
            for other in range(one + 1, group.stop):
                having = [costs for pairs, _, costs in first.judged if (one, other) in pairs or (other, one) in pairs]
                missing = [
                    costs for pairs, _, costs in first.judged if (one, other) not in pairs and (other, one) not in pairs
                ]
                verdict = found.if_they_met(one, other)
                if verdict is None:
                    verdict, having = found.if_they_did_not_meet(one, other), missing
                seen[agrees(verdict, first.best, having)] += 1
    assert {"C4", "C5", "C6", "C12", "C14", "4.2", "4.3"} <= set(seen)


def test_a_whole_round_that_is_another() -> None:
    for index in range(60):
        found = alternatives_of(field_of(entrants(random_lines(random.Random(f"made {index}"), (4, 8)))))
        if found is None:
            continue
        partners = {one: other for pair in found.round.pairs for one, other in (pair, pair[::-1])}
        assert found.if_paired_so(partners) is None
        if len(found.round.pairs) < 2:
            continue
        (one, other), (third, fourth) = found.round.pairs[:2]
        swapped = {**partners, one: third, third: one, other: fourth, fourth: other}
        verdict = found.if_paired_so(swapped)
        assert verdict is not None
        assert (verdict.forced is None) or (verdict.worse is None) != (verdict.later is None)
