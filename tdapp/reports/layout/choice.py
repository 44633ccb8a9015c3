"""The one place that decides how a document lies on paper: orientation, type size, face, names, columns of lines.

Every way is tried, at every size at which it takes fewer pages. The cheapest is taken (``cost``): type as large as is
enough where the sheet is read, paper within its budget, whole names on one line, no lonely lines; among equals larger
type. What the arbiter gave is kept, or refused with the reason.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace
from functools import cache, partial

from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import ntr, tr
from tdapp.reports.layout.cost import REASONS, Cost, cost_of, least, legibility, weighed
from tdapp.reports.layout.fitting import STEP, Fitter, Geometry, Way
from tdapp.reports.layout.frame import build_frame
from tdapp.reports.layout.model import DocumentModel, Fit, Reader, Table
from tdapp.reports.layout.page import LARGER, MINIMUM_SIZE, FontMetrics, Sheet
from tdapp.reports.layout.plan import FrameOf, Plan
from tdapp.reports.options import Orientation, Paper

_LARGEST = 18.0  # a page that stands alone grows up to this size in points
_COMFORTABLE = 12.0  # several pages up to this one
_MOST_SIDES = 12
_ENOUGH, _LEAST_CHAPTERS = 160, 24  # blocks and chapters of a document of which some choose for all
_CLOSE, _MOST_GROWN = 0.12, 6  # so near to the cheapest, and so many of them, are tried in larger type


@dataclass(frozen=True, slots=True)
class Tried:
    """A way that fits, at a size, with its pages and what they cost."""

    plan: Plan
    cost: Cost

    @property
    def geometry(self) -> Geometry:
        """The decision."""
        return self.plan.geometry

    @property
    def key(self) -> tuple[float, ...]:
        """Smaller is better."""
        way = self.geometry.way
        return round(sum(self.cost), 3), -self.geometry.size, way.sheet.landscape, way.sheet.across


@dataclass(frozen=True, slots=True)
class Chosen:
    """The plan of the pages, and why: a sentence for every way that was looked at."""

    plan: Plan
    why: tuple[str, ...]


def choose(model: DocumentModel, metrics: FontMetrics) -> Chosen:
    """The best way; RuleViolation when what was given cannot be kept."""
    frame_of = cache(partial(build_frame, model, metrics))
    if sample := _sample(model):  # of hundreds of chapters each has its pages: some choose for all
        chosen = choose(sample, metrics)
        geometry = Fitter(model, metrics).fit(chosen.plan.geometry.way, chosen.plan.geometry.size)
        if geometry is not None:
            plan = Plan(model, geometry, metrics, frame_of)
            plan.spread(chosen.plan.leading)
            whole = tr("Chosen: {way}.").format(way=_words(Tried(plan, cost_of(plan))))
            return Chosen(plan, (whole, *chosen.why[1:]))
    fitter = Fitter(model, metrics)
    for ways in _rounds(model, fitter.tables):
        held = [found for way in ways if (found := _at_best(fitter, model, way)) is not None]
        if not held:
            continue
        tried = [one for found in held for one in _sizes(fitter, model, found, metrics, frame_of)]
        tried.sort(key=lambda one: one.key)
        near = [one for one in tried if sum(one.cost) - sum(tried[0].cost) < _CLOSE][:_MOST_GROWN]
        grown = {id(one): _grown(fitter, one, metrics, frame_of) for one in near}
        tried = [grown.get(id(one), one) for one in tried]
        winner = min(tried, key=lambda one: one.key)
        winner.plan.spread()
        return Chosen(winner.plan, _why(model, tried, winner))
    raise RuleViolation(_refusal(model, fitter))


def _sample(model: DocumentModel) -> DocumentModel | None:
    """Some chapters of very many, from the first to the last."""
    every = len(model.blocks) // _ENOUGH
    begins = [n for n, block in enumerate(model.blocks) if isinstance(block, Table) and block.chapter]
    if every < 2 or len(begins) < _LEAST_CHAPTERS:
        return None
    chapters = [model.blocks[start:end] for start, end in itertools.pairwise((*begins, len(model.blocks)))]
    return replace(model, blocks=tuple(block for chapter in chapters[::every] for block in chapter))


def _rounds(model: DocumentModel, tables: list[Table]) -> Iterator[list[Way]]:
    """First the sheet that was asked for, then the larger one, then several side by side."""
    wish = model.wish
    yield _ways(model, wish.paper)
    if wish.size is None and not wish.across_given and wish.paper in LARGER:
        yield _ways(model, LARGER[wish.paper])
    most = max((sum(column.split for column in table.columns) for table in tables), default=0)
    for sides in range(2, min(_MOST_SIDES, most) + 1):
        yield _ways(model, wish.paper, sides)
        if wish.size is None and wish.paper in LARGER:
            yield _ways(model, LARGER[wish.paper], sides)


def _ways(model: DocumentModel, paper: Paper, sides: int = 1) -> list[Way]:
    wish = model.wish
    tables = [block for block in model.blocks if isinstance(block, Table)]
    leaner = (False, True) if any(column.spare for table in tables for column in table.columns) else (False,)
    lying = {Orientation.AUTO: (False, True), Orientation.PORTRAIT: (False,), Orientation.LANDSCAPE: (True,)}
    return [
        Way(Sheet(paper, landscape, across), condensed, initials, sides, lean)
        for landscape in lying[wish.orientation]
        for across in (wish.across if sides == 1 else (1,))
        for condensed in (False, True)
        for initials in (False, True)
        for lean in leaner
    ]


def _at_best(fitter: Fitter, model: DocumentModel, way: Way) -> Geometry | None:
    """The way at the size given, else at the largest that is worth a page."""
    if model.wish.size is not None:
        return fitter.fit(way, model.wish.size)
    found = fitter.largest(way, model.wish.target / legibility(model.wish, condensed=way.condensed))
    return None if found is None or (way.sides > 1 and found.size < MINIMUM_SIZE + 1) else found


def _sizes(
    fitter: Fitter, model: DocumentModel, largest: Geometry, metrics: FontMetrics, frame_of: FrameOf
) -> list[Tried]:
    """The largest size of a way, and every smaller one down to the least that saves pages or divided lines."""

    def tried(size: float) -> Tried | None:
        geometry = largest if size == largest.size else fitter.fit(largest.way, size)
        if geometry is None:
            return None
        plan = Plan(model, geometry, metrics, frame_of)
        return Tried(plan, cost_of(plan))

    first = tried(largest.size)
    assert first is not None
    if model.wish.size is not None:
        return [first]
    bottom = max(MINIMUM_SIZE, largest.size - STEP if model.wish.reader is Reader.WALL else least(model.wish))
    last = tried(bottom) if bottom < largest.size else None
    if last is None:
        return [first]
    found = {first.geometry.size: first, bottom: last}
    spans = [(bottom, first.geometry.size)]
    while spans:  # pages only grow with the type: where both ends take as many, nothing between is better
        low, high = spans.pop()
        if high - low <= STEP or found[low].plan.pages == found[high].plan.pages:
            continue
        middle = low + (high - low) / 2 // STEP * STEP
        one = tried(middle)
        if one is not None:
            found[middle] = one
            spans += [(low, middle), (middle, high)]
    return list(found.values())


def _grown(fitter: Fitter, one: Tried, metrics: FontMetrics, frame_of: FrameOf) -> Tried:
    """Larger type as long as no page is added and no more names are divided."""
    model = one.plan.model
    if not _may_grow(model, fitter.tables):
        return one
    pages = one.plan.pages
    low, high = one.geometry.size, max(_LARGEST if pages == 1 else _COMFORTABLE, model.wish.target)
    while high - low >= STEP:
        middle = low + max(STEP, (high - low) / 2 // STEP * STEP)
        larger = fitter.fit(one.geometry.way, middle)
        plan = Plan(model, larger, metrics, frame_of) if larger is not None else None
        if plan is not None and plan.pages == pages and plan.broken <= one.plan.broken:
            one, low = Tried(plan, cost_of(plan)), middle
        else:
            high = middle - STEP
    return one


def _may_grow(model: DocumentModel, tables: list[Table]) -> bool:
    """Tables fill their page; what is meant to be read as a text keeps its size."""
    if model.wish.size is not None or not tables:
        return False
    broken = any(column.fit is Fit.TEXT for one in tables for column in one.columns)
    return model.wish.target >= _COMFORTABLE or not (broken or _reads(model))


def _reads(model: DocumentModel) -> bool:
    """Whether it is a text with charts and tables: its last page is as full as the text is long."""
    return not all(isinstance(block, Table) for block in model.blocks)


# --- in words


def _refusal(model: DocumentModel, fitter: Fitter) -> str:
    wish = model.wish
    ways = [way for ways in _rounds(model, fitter.tables) for way in ways]
    largest = max((found.size for way in ways if (found := fitter.largest(way, 72.0))), default=0.0)
    title, paper = tr(model.heading.title), wish.paper.value
    if wish.size is not None and largest:
        text = tr("{title}: {size} pt does not fit on {paper}; the largest type that fits is {largest} pt.")
        return text.format(title=title, size=f"{wish.size:g}", paper=paper, largest=f"{largest:g}")
    if wish.across_given:
        text = tr("{title}: the lines do not fit in {count} columns on {paper}.")
        return text.format(title=title, count=wish.across[0], paper=paper)
    return tr("{title}: the table is too wide for {paper}.").format(title=title, paper=paper)


def _why(model: DocumentModel, tried: list[Tried], winner: Tried) -> tuple[str, ...]:
    """The winner first and what was weighed, then every other way at its best with what speaks against it."""
    best: dict[Way | float, Tried] = {}
    for one in sorted(tried, key=lambda one: one.key):
        if one is not winner:  # of the winner's way also the other sizes
            best.setdefault(one.geometry.size if one.geometry.way == winner.geometry.way else one.geometry.way, one)
    lines = [tr("Chosen: {way}.").format(way=_words(winner)), weighed(model)]
    if model.wish.size is not None:
        lines.append(tr("The type size was given and is kept."))
    text = tr("Not {way}: {reason}.")
    return (*lines, *(text.format(way=_words(one), reason=_reason(one, winner)) for one in best.values()))


def _reason(one: Tried, winner: Tried) -> str:
    """What costs most more than in the winner."""
    more, _, words = max(
        (theirs - ours, -place, words)
        for place, (theirs, ours, words) in enumerate(zip(one.cost, winner.cost, REASONS, strict=True))
    )
    if round(more, 3) > 0:
        return tr(str(words))
    return tr("smaller type on as many pages") if one.geometry.size < winner.geometry.size else tr("no better")


def _words(one: Tried) -> str:
    geometry, pages = one.geometry, one.plan.pages
    way, hanging = geometry.way, one.plan.hanging
    return ", ".join(
        filter(
            None,
            (
                way.sheet.words,
                tr("{size} pt").format(size=f"{geometry.size:g}"),
                tr("narrow typeface") if way.condensed else "",
                tr("initials") if way.initials else tr("whole names"),
                ntr("{count} hanging name", "{count} hanging names", hanging).format(count=hanging) if hanging else "",
                tr("fewer columns of the table") if way.lean else "",
                ntr("{count} column", "{count} columns", way.sheet.across).format(count=way.sheet.across)
                if way.sheet.across > 1
                else "",
                ntr("{count} page", "{count} pages", pages).format(count=pages),
            ),
        )
    )
