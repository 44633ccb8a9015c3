"""Why not otherwise: force the alternative in its bracket, pair that again, and compare what the criteria count.

The first criterion that comes out worse is the reason. If none does, the alternative is as good and was generated
later.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from enum import Enum

from tdapp.domain.words.frozen import dataclass
from tdapp.pairing.engines.dutch.bracket import Bracket, Joint, Table, joint_problem
from tdapp.pairing.engines.dutch.criteria import Cost
from tdapp.pairing.engines.dutch.field import Field
from tdapp.pairing.engines.dutch.matching.bits import mask_of, without
from tdapp.pairing.engines.dutch.matching.plain import ALONE, alone_in, greatest, odd_ones
from tdapp.pairing.engines.dutch.pair import Round, paired_round, table_of, with_bye


class Later(Enum):
    """Which part of the order of generation puts a candidate behind an equal one (C.04.3, 4)."""

    MOVED_DOWN = "4.4"  # another set of moved-down players
    PARTNERS = "4.2, moved down"  # a transposition of the residents against them
    EXCHANGE = "4.3"
    TRANSPOSITION = "4.2"


@dataclass(frozen=True, slots=True)
class Verdict:
    """``paired`` is the bracket as it is, ``forced`` the best with the alternative.

    None there: the rest has no pairing (C4), or none without a bye for somebody with more points (``worse`` is C5).
    ``worse`` is the first criterion that tells them apart, with both sums; None when they are equal, then ``later``.
    """

    paired: Bracket
    forced: Bracket | None
    worse: Cost | None = None
    sums: tuple[int, int] = (0, 0)
    later: Later | None = None


class Alternatives:
    """A round and what it could have been. Players are places of the field."""

    def __init__(self, field: Field, table: Table, found: Round) -> None:
        self.field = field
        self.table = table
        self.round = found
        self._problems: dict[int, tuple[Joint, Bracket]] = {}

    def partner(self, one: int) -> int | None:
        """Whom a player meets; None for the bye."""
        return next((sum(pair) - one for pair in self.round.pairs if one in pair), None)

    def floats_from(self, one: int) -> list[int]:
        """The groups in whose brackets a player floats, his own first."""
        return [bracket.group for bracket in self.round.brackets if one in bracket.floaters]

    def may_have_bye(self) -> int:
        """The set of those without whom everybody else can be paired, and who may have the bye (C2, C4)."""
        mate = greatest(self.field.rows)
        alone = alone_in(mate, (1 << self.field.size) - 1)
        return odd_ones(self.field.rows, mate, alone[0]) & self.field.eligible if len(alone) == 1 else 0

    def most_pairs(self, group: int) -> int:
        """The greatest number of legal pairs in a bracket."""
        problem = self._problem(group)[0]
        inside = (1 << len(problem.sheet.players)) - 1
        mate = greatest(problem.rows, None, inside)
        return (len(problem.sheet.players) - len(alone_in(mate, inside))) // 2

    def if_they_met(self, one: int, other: int) -> Verdict | None:
        """Why two do not meet: the higher one must have floated as far as the other's bracket; None if they do meet."""
        higher, lower = min(one, other), max(one, other)
        if self.partner(higher) == lower:
            return None
        last = int(self.field.rank[lower])
        return self._unless_floating(higher, last) or self._judged(last, lambda problem: _only(problem, higher, lower))

    def if_he_floated(self, one: int) -> Verdict | None:
        """Why a player does not float, or not as far as the bye; None if he has the bye."""
        return self._unless_floating(one, len(self.field.groups))

    def if_he_stayed(self, one: int, group: int) -> Verdict:
        """Why a player floats from the bracket of a group."""

        def stays(problem: Joint) -> list[int]:
            return without(problem.rows, (1 << _place(problem, one), _outside(problem)))

        return self._judged(group, stays)

    def if_they_did_not_meet(self, one: int, other: int) -> Verdict:
        """Why two who meet do so."""

        def apart(problem: Joint) -> list[int]:
            return without(problem.rows, (1 << _place(problem, one), 1 << _place(problem, other)))

        return self._judged(int(self.field.rank[max(one, other)]), apart)

    def if_paired_so(self, partners: Mapping[int, int]) -> Verdict | None:
        """Why the round is not another one, decided in the first bracket that differs; None if none does.

        ``partners`` holds every pair both ways.
        """
        for bracket in self.round.brackets:
            inside = {*bracket.moved, *bracket.residents}
            theirs = {place: partners.get(place) for place in inside}
            if any(theirs[place] in inside and theirs[place] != self.partner(place) for place in inside) or any(
                theirs[place] not in inside and place not in bracket.floaters for place in inside
            ):
                return self._judged(bracket.group, lambda problem: _as_given(problem, partners))
        return None

    def _unless_floating(self, one: int, below: int) -> Verdict | None:
        """The first bracket above a group from which a player would have to float, and does not."""

        def floats(problem: Joint) -> list[int]:
            return without(problem.rows, (1 << _place(problem, one), ~_outside(problem)))

        for group in range(int(self.field.rank[one]), below):
            if one not in self.round.brackets[group].floaters:
                return self._judged(group, floats)
        return None

    def _problem(self, group: int) -> tuple[Joint, Bracket]:
        if group not in self._problems:
            problem = joint_problem(self.table, self.round.brackets[group].moved, group)
            solved = problem.solved()
            assert solved is not None
            self._problems[group] = problem, solved
        return self._problems[group]

    def _judged(self, group: int, forcing: Callable[[Joint], list[int]]) -> Verdict:
        problem, paired = self._problem(group)
        forced = problem.solved(forcing(problem))
        if forced is None:
            return Verdict(paired, None, Cost("C5") if self._with_another_bye(group, forcing) else None)
        for cost, ours, theirs in zip(paired.costs, paired.sums, forced.sums, strict=True):
            if ours != theirs:
                return Verdict(paired, forced, cost, (ours, theirs))
        return Verdict(paired, forced, later=later_of(paired, forced))

    def _with_another_bye(self, group: int, forcing: Callable[[Joint], list[int]]) -> bool:
        """Whether the alternative can be completed once anybody who may have the bye (C2) gets it."""
        if self.table.bye is None:
            return False
        anybody = replace(self.table, rows=with_bye(self.field, self.field.eligible))
        problem = joint_problem(anybody, self.round.brackets[group].moved, group)
        return ALONE not in greatest(forcing(problem))


def alternatives_of(field: Field) -> Alternatives | None:
    """The round and its alternatives; None when it cannot be paired."""
    found, table = paired_round(field), table_of(field)
    return None if found is None or table is None else Alternatives(field, table, found)


def _place(problem: Joint, one: int) -> int:
    return problem.everybody.index(one)


def _outside(problem: Joint) -> int:
    """Everybody below the bracket, as a set."""
    return (1 << len(problem.rows)) - (1 << len(problem.sheet.players))


def _only(problem: Joint, one: int, other: int) -> list[int]:
    """Only each other is left to two players."""
    mine, theirs = 1 << _place(problem, one), 1 << _place(problem, other)
    return without(problem.rows, (mine, ~theirs), (theirs, ~mine))


def _as_given(problem: Joint, partners: Mapping[int, int]) -> list[int]:
    """Only the given pairs are left inside the bracket; whoever has none there must float."""
    place = {one: index for index, one in enumerate(problem.sheet.players)}
    outside = _outside(problem)
    given = [place.get(partners.get(one, -1)) for one in place]
    paired = mask_of(index for index, other in enumerate(given) if other is not None)
    rows = without(problem.rows, (paired, outside))
    return [
        row & (outside | (0 if other is None else 1 << other)) for row, other in zip(rows, given, strict=False)
    ] + rows[len(given) :]


def later_of(paired: Bracket, forced: Bracket) -> Later:
    """What puts a candidate that costs the same behind the one that was taken."""
    if paired.limbo != forced.limbo:
        return Later.MOVED_DOWN
    moved = set(paired.moved)
    if [pair for pair in paired.pairs if pair[0] in moved] != [pair for pair in forced.pairs if pair[0] in moved]:
        return Later.PARTNERS
    return Later.EXCHANGE if paired.exchanged != forced.exchanged else Later.TRANSPOSITION
