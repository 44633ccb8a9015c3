"""What a layout costs its readers: type that is too small, paper, shortened and divided names, lonely lines.

All costs are on one scale, on which half the paper is worth 0.42 within the budget and 1.04 beyond it. Nothing else is
weighed, and nothing is lexicographic: a point of type may be worth a page of two, and not one of fifteen.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.layout.model import DocumentModel, PageWish, Reader, Table
from tdapp.reports.layout.plan import Plan

_WITHIN, _BEYOND = 0.6, 0.9  # paper, by the logarithm of the pages: within the budget, and besides beyond it
_SMALL, _TINY = 0.5, 0.35  # type at the least size; each point below it
_GROWTH = 0.02  # a point between what is enough and what is wanted
_ROOM, _LARGEST = 0.003, 18.0  # a point of a page that stands alone, up to this size
_FROM_AFAR = 1.0  # a point under the size of a wall list
_HANGING = 0.4  # if every line took two
_LONELY, _UNEVEN = 0.3, 0.05
_NARROW_FACE, _TURNED, _ACROSS = 0.03, 0.01, 0.005
_FULL = 0.85  # a last page filled further counts as full
NARROW = 0.92
"""Letters of the narrow face are as readable as usual ones of this size."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A type size that is enough where a sheet is read, the least, and the lines that a page ought to hold."""

    enough: float
    least: float
    lines: int


READINGS = {
    Reader.WALL: Reading(16.0, 14.0, 0),  # its lists say how large, whatever paper it takes
    Reader.DESK: Reading(11.0, 9.0, 40),
    Reader.HAND: Reading(9.0, 8.0, 28),
}


class Cost(NamedTuple):
    """The parts of the price, each zero at best."""

    type: float
    paper: float
    initials: float
    columns: float
    hanging: float
    lonely: float
    uneven: float
    face: float
    turned: float


REASONS = Cost(*(marked("smaller type"), marked("more pages"), marked("given names shortened"),
                 marked("without a column that has room"), marked("more lines in two"),
                 marked("lines left alone on a page"), marked("less evenly filled pages"),
                 marked("narrow typeface"), marked("turned or divided paper")))  # type: ignore[arg-type]  # fmt: skip
"""What each part is called where it decides."""


def legibility(wish: PageWish, *, condensed: bool) -> float:
    """The narrow face counts for less, but on a wall, where the size alone is asked for."""
    return NARROW if condensed and wish.reader is not Reader.WALL else 1.0


def enough(wish: PageWish) -> float:
    """The size that is enough: on a wall that of the list, elsewhere at most what the reader needs."""
    return wish.target if wish.reader is Reader.WALL else min(wish.target, READINGS[wish.reader].enough)


def least(wish: PageWish) -> float:
    """Smaller type is a burden."""
    return min(READINGS[wish.reader].least, enough(wish) - 1.0)


def budget(model: DocumentModel) -> int | None:
    """The pages that its lines are worth; None where it is no list."""
    lines = model.wish.lines or READINGS[model.wish.reader].lines
    tables = [block for block in model.blocks if isinstance(block, Table)]
    if not lines or model.has_chapters or any(table.new_page for table in tables):
        return None
    rows = sum(len(table.rows) for table in tables)
    return max(1, math.ceil(rows / lines)) if rows else None


def cost_of(plan: Plan) -> Cost:
    """What a plan costs."""
    model, way, size = plan.model, plan.geometry.way, plan.geometry.size
    seen = size * legibility(model.wish, condensed=way.condensed)
    room = _ROOM * max(0.0, _LARGEST - size) if plan.pages == 1 and model.wish.size is None else 0.0
    on_wall = model.wish.reader is Reader.WALL
    is_even = plan.pages == 1 or plan.fullness > _FULL or not all(isinstance(block, Table) for block in model.blocks)
    return Cost(
        type=type_cost(model.wish, seen) + room,
        paper=_paper(plan.pages, budget(model)),
        initials=(0.03 if on_wall else 0.6) if way.initials else 0.0,
        columns=(0.06 if on_wall else 0.1) if way.lean else 0.0,
        hanging=_HANGING * plan.extra_lines / max(1, plan.rows),
        lonely=_LONELY * plan.lonely,
        uneven=0.0 if is_even else _UNEVEN * (1 - plan.fullness),
        face=_NARROW_FACE if way.condensed else 0.0,
        turned=_TURNED * way.sheet.landscape + _ACROSS * (way.sheet.across - 1),
    )


def type_cost(wish: PageWish, size: float) -> float:
    """What type of a size as it is read costs: much below the least, little between enough and what is wanted."""
    wanted, fair, small = wish.target, enough(wish), least(wish)
    if wish.size is not None or size >= wanted:
        return 0.0
    if wish.reader is Reader.WALL:
        return _FROM_AFAR * (wanted - size)
    growth = _GROWTH * (wanted - max(size, fair))
    if size >= fair:
        return growth
    if size >= small:
        share = (fair - size) / (fair - small)
        return growth + _SMALL * share * math.sqrt(share)
    return growth + _SMALL + _TINY * (small - size)


def _paper(pages: int, allowed: int | None) -> float:
    beyond = math.log(pages / allowed) if allowed is not None and pages > allowed else 0.0
    return _WITHIN * math.log(pages) + _BEYOND * beyond


def weighed(model: DocumentModel) -> str:
    """What was weighed, in a sentence: where it is read, the sizes, the paper."""
    wish, pages = model.wish, budget(model)
    where = {
        Reader.WALL: tr("read from two metres"),
        Reader.DESK: tr("read at a desk"),
        Reader.HAND: tr("read in the hand"),
    }[wish.reader]
    if wish.reader is Reader.WALL:
        return tr("Weighed: {where}, {wanted} pt; pages, orientation, shortened and hanging names.").format(
            where=where, wanted=f"{wish.target:g}"
        )
    sizes = tr("{enough} pt is enough, {least} pt the least").format(
        enough=f"{enough(wish):g}", least=f"{least(wish):g}"
    )
    if pages is None:
        return tr("Weighed: {where}, {sizes}; pages, orientation, hanging names, lonely lines.").format(
            where=where, sizes=sizes
        )
    text = tr("Weighed: {where}, {sizes}, paper for {pages} pages; orientation, hanging names, lonely lines.")
    return text.format(where=where, sizes=sizes, pages=pages)
