"""Tables of a model as plain lines: titles, cells without control characters, notes in words instead of signs."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.plain_line import plain_line
from tdapp.domain.words.wording import tr
from tdapp.reports.layout.model import (
    Align,
    Bar,
    Chart,
    Diagrams,
    DocumentModel,
    Dots,
    Fit,
    Heat,
    Paragraph,
    Paths,
    Pen,
    Picture,
    ResultMap,
    Scatter,
    Table,
    Tree,
)

NUMBER = re.compile(r"[+-]?\d{1,15}(\.\d+)?")
"""A text that a spreadsheet may take as a number."""

_FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r")


@dataclass(frozen=True, slots=True)
class PlainTable:
    """Header and lines of one table; ``numeric`` are the columns that hold numbers."""

    title: str
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numeric: frozenset[int]


def plain_tables(model: DocumentModel) -> Iterator[PlainTable]:
    """Every table and chart of a model; columns that are only for a pen are left out. Without one, what it says."""
    if not any(not isinstance(block, Paragraph | Diagrams) for block in model.blocks):
        said = [clean(block.text) for block in model.blocks if isinstance(block, Paragraph)]
        if said:
            yield PlainTable("", (said[0],), tuple((text,) for text in said[1:]), frozenset())
        return
    for block in model.blocks:
        match block:
            case Table():
                yield _table(block)
            case Chart():
                yield _chart(block)
            case picture if isinstance(picture, Picture | Dots | Heat):
                yield picture_table(picture)
            case Paragraph() | Diagrams():
                pass


def clean(text: str) -> str:
    """Text without control and direction characters and half characters."""
    if text.isascii() and text.isprintable():
        return text
    text = plain_line(text)
    return "".join(c if c.isprintable() or c in "\u200c\u200d" else " " for c in text)


def harmless(text: str) -> str:
    """Text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.lstrip().startswith(_FORMULA_STARTS) and not NUMBER.fullmatch(text) else text


def is_for_a_pen(table: Table, index: int) -> bool:
    """Whether a column is empty paper to write on."""
    column = table.columns[index]
    return column.pen is not Pen.NOTHING and not any(row.texts[index] for row in table.rows)


def _table(table: Table) -> PlainTable:
    kept = [index for index in range(len(table.columns)) if not is_for_a_pen(table, index)]
    marked = any(row.mark for row in table.rows)
    header = [clean(table.columns[index].title) for index in kept]
    rows = []
    for row in table.rows:
        texts = [clean(row.texts[index]) for index in kept]
        rows.append((*texts, *((row.mark.strip("()"),) if marked else ())))
    numeric = frozenset(
        position
        for position, index in enumerate(kept)
        if table.columns[index].align in (Align.RIGHT, Align.DECIMAL) and table.columns[index].fit is Fit.WHOLE
    )
    return PlainTable(clean(table.title), (*header, *((tr("Note"),) if marked else ())), tuple(rows), numeric)


def picture_table(block: Picture | Dots | Heat) -> PlainTable:
    """A picture in numbers."""
    match block:
        case Paths():
            return _paths_table(block)
        case ResultMap():
            return _map_table(block)
        case Scatter():
            spots = tuple((clean(spot.name), f"{spot.x:g}", f"{spot.y:g}") for spot in block.spots)
            return PlainTable("", (tr("Name"), clean(block.x_title), clean(block.y_title)), spots, frozenset({1, 2}))
        case Tree():
            return _tree_table(block)
        case Dots():
            lines = tuple(
                (clean(dot.label), *(f"{value:.6g}" for value in (dot.value, dot.low, dot.high)), clean(dot.text))
                for dot in block.dots
            )
            header = ("", tr("Value"), tr("From"), tr("To"), tr("In words"))
            return PlainTable(clean(block.title), header, lines, frozenset({1, 2, 3}))
        case Heat():
            rows = tuple((clean(row.label), *map(clean, row.texts)) for row in block.rows)
            heads = ("", *map(clean, block.heads))
            return PlainTable(clean(block.title), heads, rows, frozenset(range(1, len(heads))))


def _paths_table(chart: Paths) -> PlainTable:
    """A picture of places in numbers: a line for each player."""
    rows = tuple(
        (clean(path.name), *("" if place is None else str(place) for place in path.places)) for path in chart.paths
    )
    header = (tr("Name"), *(clean(head) for head in chart.heads))
    return PlainTable("", header, rows, frozenset(range(1, len(header))))


def _tree_table(tree: Tree) -> PlainTable:
    """A line for each tie of a bracket."""
    ties = [(head, tie) for head, column in zip(tree.heads, tree.columns, strict=True) for tie in column]
    if tree.beside is not None:
        ties.append((tree.beside_head, tree.beside))
    rows = tuple(
        (
            clean(head),
            clean(tie.names[0]),
            ":".join(tie.scores).strip(":"),
            clean(tie.names[1]),
            "" if tie.winner is None else clean(tie.names[tie.winner]),
            clean(tie.note),
        )
        for head, tie in ties
    )
    header = (tr("Stage"), tr("Team"), tr("Result"), tr("Team"), tr("Goes on"), tr("Decided by"))
    return PlainTable("", header, rows, frozenset())


def _map_table(chart: ResultMap) -> PlainTable:
    """What each round brought above or below what was promised."""
    rows = tuple(
        (
            row.place,
            clean(row.name),
            *("" if mark.value is None else f"{mark.value:+.2f}" for mark in row.marks),
            row.sum,
        )
        for row in chart.rows
    )
    header = (tr("Place"), tr("Name"), *map(clean, chart.heads), tr("Sum"))
    return PlainTable("", header, rows, frozenset(range(len(header))) - {1})


def _chart(chart: Chart) -> PlainTable:
    def value(bar: Bar) -> str:
        return f"{bar.value:g}"

    rows = tuple((clean(bar.label), value(bar), clean(bar.text)) for bar in chart.bars)
    return PlainTable(clean(chart.title), ("", tr("Value"), tr("In words")), rows, frozenset({1}))
