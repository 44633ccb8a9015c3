"""The frame of every page of the website: where one is, the ways on, the foot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tdapp import __version__
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.reports.formats.html_blocks import Dress, blocks_html, text_of
from tdapp.reports.layout.model import Column, DocumentModel, Paragraph, Table
from tdapp.reports.layout.numbers import for_readers
from tdapp.reports.site.data import SectionData
from tdapp.reports.site.pages import START, classes_of, has_boards, legend_words, points_first
from tdapp.reports.site.source import SCRIPT, STYLE

POLICY = "default-src 'none'; style-src 'self' 'unsafe-inline'; script-src 'self'; img-src 'self' data:"


@dataclass(frozen=True, slots=True)
class Way:
    """A link: words, address, and whether it leads to where one is."""

    words: str
    address: str
    here: bool = False


@dataclass(frozen=True, slots=True)
class Frame:
    """What stands around a page. ``root`` leads to the folder of the site; ``up`` to the first page of the event."""

    language: str
    event: str
    section: str
    root: str
    up: str
    ways: tuple[Way, ...]
    rounds: tuple[Way, ...] = ()
    languages: tuple[Way, ...] = ()


def document_page(model: DocumentModel, frame: Frame, held: SectionData, above: Sequence[str] = ()) -> bytes:
    """A document in the frame; ``above`` stands before its tables."""
    model = for_readers(model)
    heading = model.heading
    body = [
        f'<h1 dir="auto">{text_of(heading.title)} <span>{text_of(heading.stage)}</span></h1>',
        *(f'<p class="status">{text_of(words)}</p>' for words in heading.status),
        *((f"<p>{text_of(heading.remark)}</p>",) if heading.remark else ()),
        *_around(model, held, above),
    ]
    title = " · ".join(filter(None, (f"{heading.title} {heading.stage}".strip(), heading.section, heading.event)))
    return framed(frame, title, body, (*legend_words(model), model.imprint.fide_mark))


def _around(model: DocumentModel, held: SectionData, above: Sequence[str]) -> Iterator[str]:
    """The words before the first table, then what was made by hand, then the tables."""
    blocks = model.blocks
    first = next((at for at, block in enumerate(blocks) if not isinstance(block, Paragraph)), len(blocks))
    yield from _blocks(replace(model, blocks=blocks[:first]), held)
    yield from above
    yield from _beside(replace(model, blocks=blocks[first:]), held)


_LEAST_TABLES = 4
_WIDEST = 46.0
"""Letters of a table that may stand beside another, with their cells' margins."""


def _beside(model: DocumentModel, held: SectionData) -> Iterator[str]:
    """Many small tables stand beside one another where the screen has room."""
    tables = [block for block in model.blocks if isinstance(block, Table)]
    widest = max((_letters(table) for table in tables), default=0.0)
    if len(tables) < _LEAST_TABLES or len(tables) < len(model.blocks) or widest > _WIDEST:
        yield from _blocks(model, held)
        return
    yield f'<div class="beside-one-another" style="columns: {widest * 0.65 + 3:.0f}rem">'
    yield from _blocks(model, held)
    yield "</div>"


def _letters(table: Table) -> float:
    """How many letters its widest line may have: the widest text of every column, and two for each margin."""
    texts = ([column.title, *(row.texts[at] for row in table.rows)] for at, column in enumerate(table.columns))
    return sum(max(map(len, held)) + 2.0 for held in texts)


def _blocks(model: DocumentModel, held: SectionData) -> Iterator[str]:
    for block in map(points_first, model.blocks):

        def classes(column: Column, block: object = block) -> str:
            return classes_of(block, column) if isinstance(block, Table) else ""

        stacked = isinstance(block, Table) and has_boards(block)
        dress = Dress(
            "h2", held.link, classes, stacked, held.link_of_cell, held.before, frozen=True, titles=held.page_of_title
        )
        yield from blocks_html(replace(model, blocks=(block,)), dress)


def blocks_of(model: DocumentModel, held: SectionData) -> list[str]:
    """The blocks of a document for a page that is made by hand."""
    return list(_blocks(for_readers(model), held))


def framed(frame: Frame, title: str, body: Sequence[str], foot: Sequence[str]) -> bytes:
    """A whole page."""
    root = frame.root
    parts = [
        "<!DOCTYPE html>",
        f'<html lang="{text_of(frame.language.replace("_", "-"))}">',
        "<head>",
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="referrer" content="no-referrer">',
        f'<meta name="generator" content="tdapp {text_of(__version__)}">',
        f"<title>{text_of(title)}</title>",
        f'<link rel="stylesheet" href="{root}{STYLE}">',
        '<link rel="icon" href="data:,">',
        f'<script src="{root}{SCRIPT}" defer></script>',
        "</head>",
        f'<body id="embed" data-search="{text_of(tr("Search in this table"))}" data-none="{text_of(tr("Not found"))}" '
        f'data-sort="{text_of(tr("Sort by {column}"))}" data-find="{text_of(tr("Search players, clubs, pages"))}" '
        f'data-wide="{text_of(tr("The table goes on to the right"))}" data-right="{text_of(tr("On to the right"))}" '
        f'data-index="{frame.up.removesuffix("index.html")}">',
        f'<a class="skip" href="#main">{text_of(tr("To the contents"))}</a>',
        '<header class="site">',
        *_nav(tr("Languages"), frame.languages, "languages"),
        f'<p class="event"><a href="{frame.up}"><bdi>{text_of(frame.event)}</bdi></a>'
        f"{f' · <bdi>{text_of(frame.section)}</bdi>' if frame.section else ''}</p>",
        *_nav(tr("Pages"), frame.ways, "pages"),
        "</header>",
        '<main id="main">',
        *_nav(tr("Rounds"), frame.rounds, "rounds"),
        *body,
        "</main>",
        "<footer>",
        *(f"<p>{text_of(words)}</p>" for words in foot if words),
        f"<p>tdapp {text_of(__version__)}</p>",
        "</footer>",
        "</body>",
        "</html>",
        "",
    ]
    return "\n".join(parts).encode("utf-8", "replace")


def _nav(label: str, ways: Sequence[Way], kind: str) -> Iterator[str]:
    if not ways:
        return
    yield f'<nav class="{kind}" aria-label="{text_of(label)}"><ul>'
    for way in ways:
        here = ' aria-current="page"' if way.here else ""
        yield f'<li><a href="{text_of(way.address)}"{here}>{text_of(way.words)}</a></li>'
    yield "</ul></nav>"


def start_way(here: bool) -> Way:
    """The way to the first page of a section."""
    return Way(tr(START), "index.html", here)
