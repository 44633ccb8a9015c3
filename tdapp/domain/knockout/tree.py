"""The bracket of a knock-out: seeds, byes, stages, place 3, and what was paired otherwise."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from enum import Enum
from fractions import Fraction
from typing import Any, Generic, TypeVar

from tdapp.domain.words.frozen import dataclass

Pair = tuple[int | None, int | None]
"""The upper and the lower of the picture; None: nobody, or not known yet."""
Meeting = TypeVar("Meeting")
"""A game of two players, a match of two teams."""


class TieState(Enum):
    """How far a tie is."""

    WAITING = "waiting"  # not paired, or somebody is not known yet
    OPEN = "open"  # results are open, or a game or leg is to come
    TIED = "tied"  # all is equal: play-off games, or the arbiter decides
    DECIDED = "decided"


class By(Enum):
    """What decided a tie, beside what the regulations list."""

    BYE = "bye"
    POINTS = "gp"
    FORFEIT = "forfeit"
    DECISION = "decision"


@dataclass(frozen=True, slots=True)
class Compared:
    """One criterion with the values of both; ``better`` is 0 or 1, None where they are equal."""

    by: Any
    values: tuple[Fraction, Fraction]
    better: int | None


@dataclass(frozen=True, slots=True)
class Verdict:
    """How far a tie is by what was played. ``winner`` None where it is DECIDED: both have forfeited."""

    state: TieState
    winner: int | None = None
    by: Any = None
    compared: tuple[Compared, ...] = ()


@dataclass(frozen=True, slots=True)
class Tie(Generic[Meeting]):
    """Two of whom one goes on, over all their meetings of a stage.

    ``place`` counts from the top of the picture, ``third`` marks the match for place 3. ``by`` is ``By`` or a
    criterion of the regulations.
    """

    stage: int
    place: int
    pair: Pair
    meetings: tuple[Meeting, ...]
    state: TieState
    winner: int | None = None
    by: Any = None
    compared: tuple[Compared, ...] = ()
    third: bool = False

    @property
    def loser(self) -> int | None:
        """Whom the winner has left behind; None where there is none, where both forfeited, or not yet."""
        if self.winner is None or None in self.pair:
            return None
        return next(one for one in self.pair if one != self.winner)

    @property
    def both(self) -> tuple[int, int] | None:
        """The two of it, where both are known."""
        upper, lower = self.pair
        return None if upper is None or lower is None else (upper, lower)


@dataclass(frozen=True, slots=True)
class Bracket(Generic[Meeting]):
    """All ties stage by stage from the first round to the final, and the match for place 3."""

    stages: tuple[tuple[Tie[Meeting], ...], ...]
    legs: int = 1
    third: Tie[Meeting] | None = None

    def of_stage(self, stage: int) -> tuple[Tie[Meeting], ...]:
        """The ties of a stage from 1, the match for place 3 last."""
        if not 1 <= stage <= len(self.stages):
            return ()
        last = stage == len(self.stages) and self.third is not None
        return (*self.stages[stage - 1], *((self.third,) if last and self.third is not None else ()))

    def tie_of(self, meeting: Meeting) -> Tie[Meeting] | None:
        """The tie that a game or match belongs to."""
        return next((tie for tie in self.ties if meeting in tie.meetings), None)

    def tie_between(self, stage: int, one: int, other: int) -> Tie[Meeting] | None:
        """The tie of these two in a stage."""
        return next((tie for tie in self.of_stage(stage) if {one, other} == set(tie.pair)), None)

    @property
    def ties(self) -> tuple[Tie[Meeting], ...]:
        """Every tie, stage by stage."""
        return tuple(tie for stage in range(1, len(self.stages) + 1) for tie in self.of_stage(stage))

    @property
    def rounds(self) -> int:
        """How many rounds are played from the first to the final."""
        return len(self.stages) * self.legs

    def stage_of(self, number: int) -> int:
        """The stage that a round belongs to."""
        return (number - 1) // self.legs + 1


def stages_for(entrants: int) -> int:
    """Stages from the first round to the final."""
    return max(1, (max(entrants, 2) - 1).bit_length())


def bracket_order(size: int) -> tuple[int, ...]:
    """Seeds from the top of the picture: 1 and 2 meet in the final only, 1 and 4 before it, and so on."""
    order = [1]
    while len(order) < size:
        whole = 2 * len(order) + 1
        order = [
            one
            for place, seed in enumerate(order)
            for one in ((seed, whole - seed) if place % 2 == 0 else (whole - seed, seed))
        ]
    return tuple(order)


@dataclass(frozen=True, slots=True)
class Course(Generic[Meeting]):
    """What a bracket is made from.

    ``seeds`` are the numbers of those who are in it. ``made``: who met in each stage, and their meetings. ``free`` had
    no opponent in the first stage. ``judge`` says how far two are by their meetings.
    """

    seeds: Sequence[int]
    made: Mapping[int, Mapping[frozenset[int], Sequence[Meeting]]]
    free: Sequence[int]
    judge: Callable[[int, tuple[int, int], tuple[Meeting, ...]], Verdict] = field(repr=False)
    legs: int = 1
    third: bool = False


def bracket_by(course: Course[Meeting]) -> Bracket[Meeting]:
    """The bracket as it stands: what is paired, and what follows from the results so far."""
    return _Maker(course).bracket()


class _Maker(Generic[Meeting]):
    """Makes one bracket."""

    def __init__(self, course: Course[Meeting]) -> None:
        self.course = course
        self.made = {stage: dict(pairs) for stage, pairs in course.made.items()}
        self.third_made: tuple[frozenset[int], Sequence[Meeting]] | None = None

    def bracket(self) -> Bracket[Meeting]:
        """All stages; nothing where there is no field."""
        entries = self._entries()
        if not entries:
            return Bracket((), self.course.legs)
        slots = 1 << (len(entries) - 1).bit_length()
        order = bracket_order(2 * slots)
        first = []
        for place in range(slots):
            upper, lower = order[2 * place], order[2 * place + 1]
            seed = min(upper, lower)
            pair: Pair = entries[seed - 1] if seed <= len(entries) else (None, None)
            first.append(self._tie(1, place + 1, pair if upper < lower else pair[::-1], known=(True, True)))
        stages = [tuple(first)]
        while len(stages[-1]) > 1:
            stages.append(self._next(stages[-1], len(stages) + 1))
        return Bracket(tuple(stages), self.course.legs, self._third(stages) if len(stages) > 1 else None)

    def _entries(self) -> list[Pair]:
        """The pairs of the first stage with the better seed first, in the order of their better seeds."""
        made, free = self.made.get(1, {}), sorted(self.course.free)
        if made or free:
            pairs: list[Pair] = [(min(pair), max(pair)) for pair in made]
            return sorted([*pairs, *((one, None) for one in free)], key=lambda pair: pair[0] or 0)
        seeds = sorted(self.course.seeds)
        if len(seeds) < 2:
            return []
        size = 1 << stages_for(len(seeds))
        return [
            (seeds[seed - 1], seeds[size - seed] if size - seed < len(seeds) else None)
            for seed in range(1, size // 2 + 1)
        ]

    def _next(self, before: tuple[Tie[Meeting], ...], stage: int) -> tuple[Tie[Meeting], ...]:
        feeds = [before[2 * place : 2 * place + 2] for place in range(len(before) // 2)]
        planned: list[Pair] = [(upper.winner, lower.winner) for upper, lower in feeds]
        known = [tuple(tie.state is TieState.DECIDED for tie in pair) for pair in feeds]
        if len(feeds) == 1:
            self._take_third(before, stage)
        made = [pair for pair in self.made.get(stage, {}) if pair not in map(frozenset, planned)]
        for pair in made:  # by hand, or a result was corrected since
            stood = frozenset(self.made[stage])
            left = [place for place, one in enumerate(planned) if frozenset(one) not in stood]
            if left:
                place = next((one for one in left if pair & set(planned[one])), left[0])
                upper, lower = planned[place]
                ordered = sorted(pair, key=lambda one: (one != upper, one == lower))
                planned[place], known[place] = (ordered[0], ordered[1]), (True, True)
        return tuple(
            self._tie(stage, place, pair, known=(both[0], both[1]))
            for place, (pair, both) in enumerate(zip(planned, known, strict=True), 1)
        )

    def _take_third(self, semis: tuple[Tie[Meeting], ...], stage: int) -> None:
        """The match for place 3 is no final, whoever was paired for it."""
        made = self.made.get(stage, {})
        if not self.course.third:
            return
        losers = frozenset(one for tie in semis if (one := tie.loser) is not None)
        final = frozenset(one for tie in semis if (one := tie.winner) is not None)
        pair = losers if losers in made else None
        if pair is None and len(made) > 1:
            pair = next((one for one in reversed(made) if one != final), None)
        if pair is not None:
            self.third_made = pair, made.pop(pair)

    def _third(self, stages: list[tuple[Tie[Meeting], ...]]) -> Tie[Meeting] | None:
        if not self.course.third:
            return None
        stage, semis = len(stages), stages[-2]
        if self.third_made is not None:
            pair, meetings = self.third_made
            self.made.setdefault(stage, {})[pair] = meetings
            upper = next((tie.loser for tie in semis if tie.loser in pair), None)
            one, other = sorted(pair, key=lambda each: (each != upper, each))
            return self._tie(stage, 1, (one, other), known=(True, True), third=True)
        known = tuple(tie.state is TieState.DECIDED for tie in semis)
        return self._tie(stage, 1, (semis[0].loser, semis[1].loser), known=(known[0], known[1]), third=True)

    def _tie(
        self, stage: int, place: int, pair: Pair, *, known: tuple[bool, bool], third: bool = False
    ) -> Tie[Meeting]:
        upper, lower = pair
        meetings: tuple[Meeting, ...] = ()
        if upper is not None and lower is not None:
            meetings = tuple(self.made.get(stage, {}).get(frozenset((upper, lower)), ()))
        if not all(known):
            return Tie(stage, place, pair, meetings, TieState.WAITING, third=third)
        if upper is None or lower is None:
            winner = upper if upper is not None else lower
            return Tie(stage, place, pair, (), TieState.DECIDED, winner, By.BYE, third=third)
        if not meetings:
            return Tie(stage, place, pair, (), TieState.WAITING, third=third)
        said = self.course.judge(stage, (upper, lower), meetings)
        return Tie(stage, place, pair, meetings, said.state, said.winner, said.by, said.compared, third)
