"""The one place that decides how a document lies on paper: orientation, type size, face, names, columns of lines.

Every way is tried. The best has the largest readable type, then whole names, then the fewest pages, then even pages;
among equals fewer lines in two, the usual face, larger type, portrait. What the arbiter gave is kept, or refused with
the reason.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace
from functools import cache, partial

from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import ntr, tr
from tdapp.reports.layout.fitting import STEP, Fitter, Geometry, Way
from tdapp.reports.layout.frame import build_frame
from tdapp.reports.layout.model import DocumentModel, Fit, Table
from tdapp.reports.layout.page import LARGER, MINIMUM_SIZE, FontMetrics, Sheet
from tdapp.reports.layout.plan import FrameOf, Plan
from tdapp.reports.options import Orientation, Paper

_LARGEST = 18.0  # a page that stands alone grows up to this size in points
_COMFORTABLE = 12.0  # several pages up to this one
_NARROW = 0.92  # letters of the narrow face are as readable as usual ones of this size
_GOOD_ENOUGH = 0.5  # points under the target that are not worth another page
_MOST_SIDES = 12
_ENOUGH, _LEAST_CHAPTERS = 800, 40  # blocks and chapters of a document of which some choose for all
_FULL = 0.85  # a last page filled further counts as full


@dataclass(frozen=True, slots=True)
class Tried:
    """A way that fits, at a size, with its pages."""

    plan: Plan
    readable: float

    @property
    def geometry(self) -> Geometry:
        """The decision."""
        return self.plan.geometry

    @property
    def ragged(self) -> float:
        """The share of lines that take two, roughly."""
        return round(self.plan.broken / max(1, self.plan.rows), 1)

    @property
    def key(self) -> tuple[float, ...]:
        """Smaller is better."""
        way, plan = self.geometry.way, self.plan
        return (
            -self.readable,
            plan.pages if plan.model.wish.compact else 0,
            way.initials,
            plan.pages,
            way.lean,
            self.ragged,
            way.condensed,
            0.0 if plan.pages == 1 or plan.fullness > _FULL or _reads(plan.model) else 1 - round(plan.fullness, 1),
            -self.geometry.size,
            way.sheet.landscape,
            way.sheet.across,
        )


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
            plan.spread()
            return Chosen(plan, chosen.why)
    fitter = Fitter(model, metrics)
    for ways in _rounds(model, fitter.tables):
        held = [found for way in ways if (found := _at_best(fitter, model, way)) is not None]
        if not held:
            continue
        readable = max(_readable(model, found) for found in held)
        best = [found for found in held if _readable(model, found) == readable]
        if not model.wish.compact and not all(found.way.initials for found in best):
            best = [found for found in best if not found.way.initials]
        tried = [
            _grown(fitter, one, metrics, frame_of)
            for found in best
            for geometry in _sizes(fitter, model, found, readable)
            for one in (Tried(Plan(model, geometry, metrics, frame_of), readable),)
        ]
        winner = min(tried, key=lambda one: one.key)
        winner.plan.spread()
        return Chosen(winner.plan, _why(model, held, tried, winner))
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
    found = fitter.largest(way, model.wish.target / _legibility(model, way))
    return None if found is None or (way.sides > 1 and found.size < MINIMUM_SIZE + 1) else found


def _readable(model: DocumentModel, geometry: Geometry) -> float:
    """The size as it is read, in whole points up to the target."""
    size = geometry.size * _legibility(model, geometry.way)
    if model.wish.compact:
        return min(size, model.wish.target)
    return min(float(int(size + _GOOD_ENOUGH)), model.wish.target) if geometry.size >= 8 else size


def _legibility(model: DocumentModel, way: Way) -> float:
    """The narrow face counts for less, but on a wall, where the size alone is asked for."""
    return _NARROW if way.condensed and not model.wish.compact else 1.0


def _sizes(fitter: Fitter, model: DocumentModel, geometry: Geometry, readable: float) -> Iterator[Geometry]:
    """The sizes that are read alike: half a point less may save a page."""
    yield geometry
    if model.wish.size is None:
        less = fitter.fit(geometry.way, geometry.size - STEP) if geometry.size > MINIMUM_SIZE else None
        if less is not None and _readable(model, less) == readable:
            yield less


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
            one, low = Tried(plan, one.readable), middle
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


def _why(model: DocumentModel, held: list[Geometry], tried: list[Tried], winner: Tried) -> tuple[str, ...]:
    """The winner first, then every other way with what speaks against it."""
    looked_at = {one.geometry.way: one for one in sorted(tried, key=lambda one: one.key, reverse=True)}
    lines = [tr("Chosen: {way}.").format(way=_words(winner.geometry, winner.plan.pages))]
    if model.wish.size is not None:
        lines.append(tr("The type size was given and is kept."))
    for found in held:
        if found.way == winner.geometry.way:
            continue
        one = looked_at.get(found.way)
        words = _words(one.geometry if one else found, one.plan.pages if one else 0)
        lines.append(tr("Not {way}: {reason}.").format(way=words, reason=_reason(model, found, one, winner)))
    return tuple(lines)


def _reason(model: DocumentModel, found: Geometry, one: Tried | None, winner: Tried) -> str:
    if _readable(model, found) < winner.readable:
        return tr("smaller type")
    if found.way.initials and not winner.geometry.way.initials:
        return tr("given names shortened")
    if one is None or one.plan.pages > winner.plan.pages:
        return tr("more pages")
    if found.way.lean and not winner.geometry.way.lean:
        return tr("without a column that has room")
    if one.ragged > winner.ragged:
        return tr("more lines in two")
    if found.way.condensed and not winner.geometry.way.condensed:
        return tr("narrow typeface")
    if one.geometry.size < winner.geometry.size:
        return tr("smaller type on as many pages")
    return tr("less evenly filled pages")


def _words(geometry: Geometry, pages: int) -> str:
    way = geometry.way
    return ", ".join(
        filter(
            None,
            (
                way.sheet.words,
                tr("{size} pt").format(size=f"{geometry.size:g}"),
                tr("narrow typeface") if way.condensed else "",
                tr("initials") if way.initials else tr("whole names"),
                tr("fewer columns of the table") if way.lean else "",
                ntr("{count} column", "{count} columns", way.sheet.across).format(count=way.sheet.across)
                if way.sheet.across > 1
                else "",
                ntr("{count} page", "{count} pages", pages).format(count=pages) if pages else "",
            ),
        )
    )
