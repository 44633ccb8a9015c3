"""One finished event: the places of its players under ladders and in the order of a global criterion."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache, cached_property

import numpy as np

from tdapp.domain.section.event import Edition, Section
from tdapp.domain.section.ladder import Rung, parse_ladder
from tdapp.domain.systems.kind import Kind
from tdapp.lab.measure import Ints, Mask, Reals, dense, places, refined
from tdapp.tiebreaks.criteria.base import Step
from tdapp.tiebreaks.crosstable import Crosstable, build
from tdapp.tiebreaks.registry import resolve

LOT = "LOT"
"""The drawing of lots: without a seed of its own on the rung, each event draws afresh."""


@dataclass(eq=False)
class Event:
    """A finished event. ``lot`` seeds its drawing of lots. Players who never took part have no place."""

    section: Section
    lot: int
    table: Crosstable = field(init=False)
    _keys: dict[str, Ints] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        self.section = replace(self.section, fide_mode=False)  # lots are tried out here, which FIDE mode forbids
        self.table = build(self.section)

    @property
    def ranked(self) -> Mask:
        """Who has a place."""
        return self.table.ranked

    def by_ladder(self, ladder: str) -> Reals:
        """Places by points, then the rungs; 0 for players without a place."""
        key = self._points
        for rung in rungs_of(ladder):
            key = refined(key, self._key(rung, key))
        return self._placed(key)

    def by_criterion(self, rung: str) -> Reals:
        """Places by points and inside equal points by a global criterion: Ricca's adjusted order."""
        return self._placed(refined(self._points, self._key(rungs_of(rung)[0])))

    def by_criterion_alone(self, rung: str) -> Reals:
        """Places by a global criterion, whatever the points."""
        return self._placed(self._key(rungs_of(rung)[0]))

    @cached_property
    def _points(self) -> Ints:
        return dense(self.table.score)

    def _placed(self, key: Ints) -> Reals:
        found = np.zeros(self.table.size)
        found[self.ranked] = places(key[self.ranked])
        return found

    def _key(self, rung: Rung, before: Ints | None = None) -> Ints:
        """The order of one rung, dense; computed once unless it looks at who is tied (``before``)."""
        if rung.code == LOT and rung.option("seed") is None:
            rung = rung.with_option("seed", str(self.lot))
            step = resolve(self.section, rung)
        else:
            step = _step(rung, self.section.kind, self.section.edition, self.section)
        if step.criterion.looks_at_ties and before is not None:
            groups = np.where(self.ranked, int(before.max(initial=0)) - before, -1)
            return self._column(step, groups)
        text = str(rung)
        if text not in self._keys:
            self._keys[text] = self._column(step, np.zeros(self.table.size, dtype=np.int64))
        return self._keys[text]

    def _column(self, step: Step, groups: Ints) -> Ints:
        return dense(step.criterion.column(step.criterion.view(self.table, step), step, groups).key())


@cache
def rungs_of(ladder: str) -> tuple[Rung, ...]:
    """The rungs of a ladder's text."""
    return parse_ladder(ladder).rungs


_STEPS: dict[tuple[Rung, Kind, Edition], Step] = {}


def _step(rung: Rung, kind: Kind, edition: Edition, section: Section) -> Step:
    """A rung looked up once: nothing else of the section decides it."""
    found = _STEPS.get((rung, kind, edition))
    if found is None:
        found = _STEPS[(rung, kind, edition)] = resolve(section, rung)
    return found
