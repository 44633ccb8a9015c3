"""Blocks of a document as HTML: tables with headers, names in their own direction, bars; and how they look."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape

from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.reports.formats.plain import PlainTable, clean, is_for_a_pen, picture_table
from tdapp.reports.layout.model import (
    Align,
    Bar,
    Chart,
    Column,
    Diagrams,
    DocumentModel,
    Dots,
    Fit,
    Heat,
    Paragraph,
    Picture,
    Row,
    Table,
    Voice,
)

Link = Callable[[Table, Row, int], str]
"""The address behind the name in a column of a row, empty for none."""

COLOURS = """
:root { color-scheme: light dark; --ink: #1a1a1a; --paper: #fff; --line: #999; --shade: #ececec; --dark: #666;
  --link: #0b4fa3; --mark: #fff3c4; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eee; --paper: #161616; --line: #777; --shade: #252525; --dark: #999; --link: #8fc1ff;
    --mark: #4a3d10; }
}
@media print {
  :root { color-scheme: light; --ink: #000; --paper: #fff; --line: #666; --shade: #e8e8e8; --dark: #666;
    --link: #000; --mark: #fff; }
}
"""
TABLES = """
.status { display: inline-block; font-weight: bold; border: 2px solid; padding: 0 .5rem; margin-right: .5rem; }
.scroll { overflow-x: auto; position: relative; margin: 1rem 0; }
.scroll:focus-visible { outline: 3px solid; outline-offset: 2px; }
table { border-collapse: collapse; }
caption { text-align: start; font-weight: bold; padding: .3rem 0; }
th, td { padding: .2rem .55rem; text-align: start; white-space: nowrap; border-bottom: 1px solid var(--shade); }
thead th { border-bottom: 2px solid var(--line); vertical-align: bottom; }
tbody th { font-weight: inherit; } .b { font-weight: bold; }
.r { text-align: end; font-variant-numeric: tabular-nums; } .c { text-align: center; } .t { white-space: normal; }
tbody tr:nth-child(even) { background: var(--shade); } tr.rule > * { border-top: 1px solid var(--line); }
td.same { background: var(--dark); } tr.total > * { font-weight: bold; border-top: 2px solid var(--line); }
.logo { float: inline-end; max-height: 5rem; max-width: 40%; } .line { margin: 0; }
.sponsors { display: flex; flex-wrap: wrap; gap: 1rem 2rem; justify-content: center; margin-top: 1.5rem; }
.sponsors img { height: 3rem; max-width: 14rem; object-fit: contain; }
.bar { display: block; background: var(--dark); height: .8rem; min-width: 1px; }
.hidden { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; white-space: nowrap; }
tbody th[scope="row"] { position: sticky; left: 0; background: var(--paper); }
tbody tr:nth-child(even) th[scope="row"] { background: var(--shade); }
@media (max-width: 40rem) {
  th, td { padding: .3rem .4rem; } tbody th[scope="row"] { white-space: normal; min-width: 7.5rem; }
}
@media print {
  .scroll { overflow: visible; } thead { display: table-header-group; } tr { break-inside: avoid; }
  tbody th[scope="row"] { position: static; }
}
"""
_CLASSES = {Align.LEFT: "", Align.RIGHT: "r", Align.DECIMAL: "r", Align.CENTRE: "c", Align.ANCHOR: "c"}


@dataclass(frozen=True, slots=True)
class Dress:
    """How blocks stand on a page: the tag of their headings, what names lead to, more classes of a column's cells.

    A column of the class ``lo`` is one that a telephone can leave out. A ``stacked`` table stands in lines of two
    there, so that its parts have to say what they are. ``cells`` gives addresses behind what is no name, ``titles``
    those behind titles of tables, ``before`` HTML that stands before a text. ``frozen``: the columns up to the name
    stay where they are while the others move.
    """

    heading: str = "h3"
    link: Link | None = None
    classes: Callable[[Column], str] | None = None
    stacked: bool = False
    cells: Link | None = None
    before: Link | None = None
    frozen: bool = False
    titles: Callable[[str], str] | None = None


PLAIN = Dress()


def text_of(text: str) -> str:
    """Text that is nothing but text in HTML."""
    return escape(clean(text), quote=True)


def blocks_html(model: DocumentModel, dress: Dress = PLAIN) -> Iterator[str]:
    """The blocks of a document in their order."""
    for block in model.blocks:
        match block:
            case Table():
                yield from _table(block, model, dress)
            case Chart():
                yield from _chart(block)
            case picture if isinstance(picture, Picture | Dots | Heat):
                yield from _numbers(picture_table(picture), model.heading.title)
            case Diagrams():
                for board in block.boards:
                    yield f"<p>{text_of(f'{board.title}: {board.words}')}</p>"
            case Paragraph():
                tag = dress.heading if block.voice is Voice.HEADING else "p"
                yield f"<{tag}>{text_of(block.text)}</{tag}>"


def _table(table: Table, model: DocumentModel, dress: Dress) -> Iterator[str]:
    """Column titles are headers of their columns, names those of their rows; the caption says what the table is."""
    kept = [index for index in range(len(table.columns)) if not is_for_a_pen(table, index)]
    names = [index for index in kept if table.columns[index].fit is Fit.NAME]
    head = names[0] if names else kept[0]
    heading = model.heading
    caption = text_of(table.title or f"{heading.title} {heading.stage}".strip())
    hidden = "" if table.title else ' class="hidden"'
    behind = dress.titles(table.title) if dress.titles and table.title else ""
    title = f'<a href="{text_of(behind)}">{caption}</a>' if behind else caption
    classes = [_class(column, dress) for column in table.columns]
    if any("lo" in names.split() for names in classes):
        yield f'<label class="more"><input type="checkbox"> {text_of(tr("All columns"))}</label>'
    frozen = _frozen(table, kept, head) if dress.frozen else ()
    for place, index in enumerate(kept[: len(frozen)]):
        classes[index] = f"{classes[index]} z z{place}".lstrip()
    is_big = dress.frozen and len(table.rows) >= _TALL and len(kept) >= _MANY
    yield f'<div class="scroll{" big" if is_big else ""}" role="region" tabindex="0" aria-label="{caption}">'
    roles = dress.stacked
    kinds = " ".join(filter(None, ("stacked" if roles else "", "text" if _has_text(table, kept) else "")))
    yield f"<table{_role('table', roles)}{_attribute(kinds)}{_offsets(frozen)}><caption{hidden}>{title}</caption>"
    column_head = f'<th scope="col"{_role("columnheader", roles)}'
    titles = "".join(
        f"{column_head}{_attribute(classes[index])}>{text_of(table.columns[index].title) or _EMPTY}</th>"
        for index in kept
    )
    group, line = _role("rowgroup", roles), _role("row", roles)
    yield f"<thead{group}><tr{line}>{titles}</tr></thead>"
    yield f"<tbody{group}>"
    for row in table.rows:
        kind = " ".join(filter(None, ("rule" if row.rule else "", "total" if row.total else "")))
        cells = "".join(_cell(table, row, index, classes[index], dress, is_head=index == head) for index in kept)
        yield f"<tr{line}{_attribute(kind)}>{cells}</tr>"
    yield "</tbody></table></div>"


_EMPTY = '<span class="hidden">–</span>'


_MANY, _TALL = 12, 30
"""Columns and lines of a table whose head stays in sight."""
_MOST_FROZEN = 4


def _frozen(table: Table, kept: list[int], head: int) -> tuple[float, ...]:
    """How wide the columns up to the name are, in letters of the page, so that each knows where it has to stay."""
    before = kept[: kept.index(head)]
    if len(before) > _MOST_FROZEN:
        return ()
    found = []
    for index in before:
        texts = (table.columns[index].title, *(row.texts[index] for row in table.rows))
        found.append(max(map(_wide, texts)) + 1.2)
    return (*found, 0.0)


_LETTER = (0.88, 0.7)


def _wide(text: str) -> float:
    """At most so wide in a usual face, bold."""
    return sum(0.68 if letter.isdigit() else 0.36 if letter in ".,'" else _LETTER[letter.islower()] for letter in text)


def _has_text(table: Table, kept: list[int]) -> bool:
    return any(table.columns[index].fit is Fit.TEXT for index in kept)


def _offsets(widths: Sequence[float]) -> str:
    """As custom properties: each column's width, and where it begins."""
    if not widths:
        return ""
    starts = [sum(widths[:place]) for place in range(len(widths))]
    parts = (f"--w{n}:{w:.2f}em;--x{n}:{x:.2f}em" for n, (w, x) in enumerate(zip(widths, starts, strict=True)))
    return f' style="{";".join(parts)}"'


def _cell(table: Table, row: Row, index: int, names: str, dress: Dress, *, is_head: bool) -> str:
    if index in row.filled:
        return '<td class="same"><span class="hidden">' + text_of(tr("same player")) + "</span></td>"
    text = text_of(row.texts[index])
    if table.columns[index].fit is Fit.NAME:
        address = dress.link(table, row, index) if dress.link else ""
        text = f'<a href="{text_of(address)}"><bdi>{text}</bdi></a>' if address else f"<bdi>{text}</bdi>"
        if row.mark and is_head:
            text += f" {text_of(row.mark)}"
    elif dress.cells and (address := dress.cells(table, row, index)):
        text = f'<a href="{text_of(address)}">{text}</a>'
    if dress.before:
        text = dress.before(table, row, index) + text
    if index in row.strong and "b" not in names.split():
        names = f"{names} b".lstrip()
    if is_head:
        return f'<th scope="row"{_role("rowheader", dress.stacked)}{_attribute(names)}>{text}</th>'
    return f"<td{_role('cell', dress.stacked)}{_attribute(names)}>{text}</td>"


def _class(column: Column, dress: Dress) -> str:
    more = dress.classes(column) if dress.classes is not None else ""
    fits = {Fit.TEXT: "t", Fit.NAME: "n"}.get(column.fit, "")
    return " ".join(filter(None, (_CLASSES[column.align], "b" if column.bold else "", fits, more)))


def _role(name: str, is_needed: bool) -> str:
    return f' role="{name}"' if is_needed else ""


def _attribute(names: str) -> str:
    return f' class="{names}"' if names else ""


def _numbers(table: PlainTable, title: str) -> Iterator[str]:
    head = "".join(f'<th scope="col">{text_of(text)}</th>' for text in table.header)
    caption = text_of(table.title or title)
    yield f'<div class="scroll" role="region" tabindex="0" aria-label="{caption}">'
    yield f'<table><caption class="hidden">{caption}</caption><thead><tr>{head}</tr></thead><tbody>'
    for name, *places in table.rows:
        cells = "".join(f'<td class="r">{text_of(place)}</td>' for place in places)
        yield f'<tr><th scope="row"><bdi>{text_of(name)}</bdi></th>{cells}</tr>'
    yield "</tbody></table></div>"


def _chart(chart: Chart) -> Iterator[str]:
    longest = chart.scale or max((bar.value for bar in chart.bars), default=0) or 1

    def bar_cell(bar: Bar) -> str:
        return f'<td style="width:20rem"><span class="bar" style="width:{100 * bar.value / longest:.1f}%"></span></td>'

    yield f'<div class="scroll"><table><caption>{text_of(chart.title)}</caption><tbody>'
    for bar in chart.bars:
        yield f'<tr><th scope="row" class="r">{text_of(bar.label)}</th>{bar_cell(bar)}<td>{text_of(bar.text)}</td></tr>'
    yield "</tbody></table></div>"
