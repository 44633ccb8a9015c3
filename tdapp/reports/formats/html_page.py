"""A document as one self-contained web page: no script, nothing loaded, readable by a screen reader and on paper."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from tdapp.domain.words.wording import marked, tr
from tdapp.reports.documents.facts import EXPELLED, WITHDRAWN
from tdapp.reports.formats.plain import PlainTable, clean, is_for_a_pen, paths_table
from tdapp.reports.layout.model import (
    Align,
    Bar,
    Chart,
    Column,
    DocumentModel,
    Fit,
    Paragraph,
    Paths,
    Row,
    Table,
    Voice,
)

_STYLE = """
:root { color-scheme: light dark; --ink: #1a1a1a; --paper: #fff; --line: #999; --shade: #ececec; --dark: #666; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eee; --paper: #161616; --line: #777; --shade: #252525; --dark: #999; }
}
body { font: 1rem/1.45 system-ui, "Noto Sans", sans-serif; color: var(--ink); background: var(--paper);
  margin: 1.5rem auto; padding: 0 1rem; max-width: 75rem; }
h1 { font-size: 1.1rem; margin: 0; } h2 { font-size: 1.7rem; margin: .2rem 0; } h3 { margin: 1.4rem 0 .3rem; }
h2 span { font-size: 1.1rem; font-weight: normal; }
.status { display: inline-block; font-weight: bold; border: 2px solid; padding: 0 .5rem; margin-right: .5rem; }
.scroll { overflow-x: auto; margin: 1rem 0; } .scroll:focus-visible { outline: 3px solid; outline-offset: 2px; }
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
footer { font-size: .85rem; border-top: 1px solid var(--line); margin-top: 1.5rem; }
.hidden { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; white-space: nowrap; }
tbody th[scope="row"] { position: sticky; left: 0; background: var(--paper); }
tbody tr:nth-child(even) th[scope="row"] { background: var(--shade); }
@media (max-width: 40rem) {
  body { margin: .7rem auto; padding: 0 .6rem; font-size: .95rem; } h2 { font-size: 1.35rem; }
  th, td { padding: .3rem .4rem; } tbody th[scope="row"] { white-space: normal; min-width: 7.5rem; }
}
@media print {
  :root { color-scheme: light; --ink: #000; --paper: #fff; --line: #666; --shade: #e8e8e8; --dark: #666; }
  body { max-width: none; margin: 0; font-size: 9pt; print-color-adjust: exact; } .scroll { overflow: visible; }
  thead { display: table-header-group; } tr { break-inside: avoid; } tbody th[scope="row"] { position: static; }
}
"""
_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
_PICTURES = "; img-src data:"
_MARKS = {WITHDRAWN: marked("withdrawn"), EXPELLED: marked("expelled")}
_CLASSES = {Align.LEFT: "", Align.RIGHT: "r", Align.DECIMAL: "r", Align.CENTRE: "c", Align.ANCHOR: "c"}


def as_html(model: DocumentModel) -> bytes:
    """The page as UTF-8."""
    heading, imprint = model.heading, model.imprint
    title = ", ".join(filter(None, (heading.event, heading.section, heading.title, heading.stage)))
    policy = _POLICY + (_PICTURES if model.head.logo or model.head.sponsors else "")
    parts = [
        "<!DOCTYPE html>",
        f'<html lang="{_text(model.language)}">',
        "<head>",
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f'<meta name="generator" content="{_text(imprint.program)}">',
        f"<title>{_text(title)}</title>",
        f"<style>{_STYLE}</style>",
        "</head>",
        "<body>",
        "<header>",
        *_logo(model),
        *(f'<p class="line"><bdi>{_text(line)}</bdi></p>' for line in model.head.lines),
        f"<h1><bdi>{_text(heading.event)}</bdi>{_also(heading.section)}</h1>",
        f"<h2>{_text(heading.title)} <span>{_text(heading.stage)}</span></h2>",
        *(f'<p class="status">{_text(words)}</p>' for words in heading.status),
        *(f"<p>{_text(words)}</p>" for words in (heading.place_and_date, heading.remark) if words),
        "</header>",
        "<main>",
        *_blocks(model),
        "</main>",
        *_sponsors(model),
        "<footer>",
        *(f"<p>{_text(words)}</p>" for words in (" · ".join(imprint.legend), *imprint.ladder, *model.notes) if words),
        f"<p>{_text(_imprint(model))}</p>",
        "</footer>",
        "</body>",
        "</html>",
        "",
    ]
    return "\n".join(parts).encode("utf-8", "replace")


def _logo(model: DocumentModel) -> Iterator[str]:
    if model.head.logo is not None:
        yield f'<img class="logo" src="{model.head.logo.uri}" alt="{_text(tr("Logo of the event"))}">'


def _sponsors(model: DocumentModel) -> Iterator[str]:
    if model.head.sponsors:
        yield '<div class="sponsors">'
        for number, picture in enumerate(model.head.sponsors, start=1):
            yield f'<img src="{picture.uri}" alt="{_text(tr("Sponsor {number}").format(number=number))}">'
        yield "</div>"


def _text(text: str) -> str:
    return escape(clean(text), quote=True)


def _also(section: str) -> str:
    return f" · <bdi>{_text(section)}</bdi>" if section else ""


def _imprint(model: DocumentModel) -> str:
    imprint = model.imprint
    return " · ".join(
        filter(
            None,
            (
                imprint.program,
                tr("written {time}").format(time=imprint.printed),
                tr("serial {serial}").format(serial=imprint.serial),
                imprint.fide_mark,
            ),
        )
    )


def _blocks(model: DocumentModel) -> Iterator[str]:
    for block in model.blocks:
        match block:
            case Table():
                yield from _table(block, model)
            case Chart():
                yield from _chart(block)
            case Paths():
                yield from _numbers(paths_table(block))
            case Paragraph():
                tag = "h3" if block.voice is Voice.HEADING else "p"
                yield f"<{tag}>{_text(block.text)}</{tag}>"


def _table(table: Table, model: DocumentModel) -> Iterator[str]:
    """Column titles are headers of their columns, names those of their rows; the caption says what the table is."""
    kept = [index for index in range(len(table.columns)) if not is_for_a_pen(table, index)]
    names = [index for index in kept if table.columns[index].fit is Fit.NAME]
    head = names[0] if names else kept[0]
    heading = model.heading
    caption = _text(table.title or f"{heading.title} {heading.stage}".strip())
    hidden = "" if table.title else ' class="hidden"'
    yield f'<div class="scroll" role="region" tabindex="0" aria-label="{caption}">'
    yield f"<table><caption{hidden}>{caption}</caption>"
    titles = "".join(
        f'<th scope="col"{_class(table.columns[index])}>{_text(table.columns[index].title) or _empty()}</th>'
        for index in kept
    )
    yield f"<thead><tr>{titles}</tr></thead>"
    yield "<tbody>"
    for row in table.rows:
        kind = " ".join(filter(None, ("rule" if row.rule else "", "total" if row.total else "")))
        cells = "".join(_cell(table.columns[index], row, index, is_head=index == head) for index in kept)
        yield f'<tr class="{kind}">{cells}</tr>' if kind else f"<tr>{cells}</tr>"
    yield "</tbody></table></div>"


def _empty() -> str:
    return '<span class="hidden">–</span>'


def _cell(column: Column, row: Row, index: int, *, is_head: bool) -> str:
    if index in row.filled:
        return '<td class="same"><span class="hidden">' + _text(tr("same player")) + "</span></td>"
    text = _text(row.texts[index])
    if column.fit is Fit.NAME:
        text = f"<bdi>{text}</bdi>"
        if row.mark and is_head:
            text += f' <abbr title="{_text(tr(_MARKS.get(row.mark, row.mark)))}">{_text(row.mark)}</abbr>'
    tag = 'th scope="row"' if is_head else "td"
    return f"<{tag}{_class(column)}>{text}</{tag.partition(' ')[0]}>"


def _class(column: Column) -> str:
    names = (_CLASSES[column.align], "b" if column.bold else "", "t" if column.fit is Fit.TEXT else "")
    held = " ".join(filter(None, names))
    return f' class="{held}"' if held else ""


def _numbers(table: PlainTable) -> Iterator[str]:
    head = "".join(f'<th scope="col">{_text(text)}</th>' for text in table.header)
    yield f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>'
    for name, *places in table.rows:
        cells = "".join(f'<td class="r">{_text(place)}</td>' for place in places)
        yield f'<tr><th scope="row"><bdi>{_text(name)}</bdi></th>{cells}</tr>'
    yield "</tbody></table></div>"


def _chart(chart: Chart) -> Iterator[str]:
    longest = chart.scale or max((bar.value for bar in chart.bars), default=0) or 1

    def bar_cell(bar: Bar) -> str:
        return f'<td style="width:20rem"><span class="bar" style="width:{100 * bar.value / longest:.1f}%"></span></td>'

    yield f'<div class="scroll"><table><caption>{_text(chart.title)}</caption><tbody>'
    for bar in chart.bars:
        yield f'<tr><th scope="row" class="r">{_text(bar.label)}</th>{bar_cell(bar)}<td>{_text(bar.text)}</td></tr>'
    yield "</tbody></table></div>"
