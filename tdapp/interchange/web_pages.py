"""Tables of a saved or copied web page (HTML) as rows of text. Nothing of the page is fetched or run.

A page by Vega (``crosstable.html``, ``crosstablescore.html``; public samples: samuraitruong/vegashare) has the result
and the opponent of a game in two boxes, the colour as the style of the second, and a player in boxes of his own: these
become cells as ``16b1`` and cells side by side.
"""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser

from tdapp.domain.words.cancelling import check_cancelled
from tdapp.interchange.rating_list_cells import clean
from tdapp.interchange.table_files import LONGEST_CELL, MOST_COLUMNS, MOST_ROWS, Table

_BEGINNING = 2_000
_VEGA = "vegachess.com"
_TITLE = re.compile(r"<title>([^<]{1,300})</title>", re.IGNORECASE)
_CHESS_RESULTS = re.compile(r"Chess-Results Server Chess-results\.com\s*-\s*", re.IGNORECASE)
_COLOURS = {"cw": "w", "cb": "b", "cf": ""}
_BOXES = frozenset(("div", "p", "br", "li"))


def is_web_page(text: str) -> bool:
    """Whether a text is HTML."""
    start = text[:_BEGINNING].lstrip("\ufeff \r\n\t").lower()
    return start.startswith(("<!doctype html", "<html", "<table", "<meta", "<body", "<!--")) and "<" in start


def event_name(text: str) -> str:
    """The title of a page by Vega or of Chess-Results, which is the event's name; empty for other pages."""
    start = text[: 2 * _BEGINNING]
    found = _TITLE.search(start)
    title = clean(" ".join(unescape(found[1]).split()), 200) if found else ""
    if _CHESS_RESULTS.match(title):
        return clean(_CHESS_RESULTS.sub("", title), 100).rstrip(" :-")
    return clean(title, 100) if is_by_vega(text) else ""


def is_by_vega(text: str) -> bool:
    """Whether a page names Vega as what wrote it."""
    return _VEGA in text[: 2 * _BEGINNING]


def tables_of(text: str) -> tuple[Table, ...]:
    """Every table of the page, the one with the most cells first; a table within another is one of its own."""
    reader = _Tables()
    reader.feed(text)
    reader.close()
    found = [rows for rows in reader.finished if any(any(row) for row in rows)]
    found.sort(key=lambda rows: -sum(map(len, rows)))
    tables = []
    for rows in found[:20]:
        width = max(map(len, rows))
        kept = [(line, row) for line, row in enumerate(rows, 1) if any(row)]
        tables.append(Table(tuple((*row, *[""] * (width - len(row))) for _, row in kept), tuple(n for n, _ in kept)))
    return tuple(tables)


class _Tables(HTMLParser):
    """Collects rows; a box within a cell begins a new piece of its text."""

    def __init__(self) -> None:
        super().__init__()
        self.finished: list[list[tuple[str, ...]]] = []
        self._open: list[list[list[list[tuple[str, str]]]]] = []  # tables > rows > cells > (style, piece)
        self._style = ""
        self._in_cell = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "table":
            self._open.append([])
            self._in_cell = False
        elif not self._open:
            return
        elif tag == "tr":
            check_cancelled()
            if len(self._open[-1]) < MOST_ROWS:
                self._open[-1].append([])
            self._in_cell = False
        elif tag in ("td", "th"):
            rows = self._open[-1]
            if not rows:
                rows.append([])
            self._in_cell = len(rows[-1]) < MOST_COLUMNS
            if self._in_cell:
                rows[-1].append([("", "")])
        elif tag in _BOXES and self._in_cell:
            self._style = dict(attrs).get("class") or ""
            self._open[-1][-1][-1].append((self._style, ""))

    def handle_endtag(self, tag: str) -> None:
        if tag == "table" and self._open:
            self._finish()
        elif tag in ("td", "th", "tr"):
            self._in_cell = False
        elif tag in _BOXES and self._in_cell:
            self._open[-1][-1][-1].append(("", ""))

    def handle_data(self, data: str) -> None:
        if self._in_cell:
            pieces = self._open[-1][-1][-1]
            style, text = pieces[-1]
            if len(text) < LONGEST_CELL:
                pieces[-1] = (style, text + data)

    def close(self) -> None:
        super().close()
        while self._open:
            self._finish()

    def _finish(self) -> None:
        rows = self._open.pop()
        self._in_cell = False
        self.finished.append([tuple(text for cell in row for text in _cells(cell)) for row in rows])


def _cells(pieces: list[tuple[str, str]]) -> list[str]:
    """A cell as one text, a game of Vega as ``16b1``, a player of Vega as cells side by side."""
    said = [(style, text) for style, piece in pieces if (text := clean(" ".join(piece.split()), LONGEST_CELL))]
    styles = {style for style, _ in said}
    if "res" in styles and styles & _COLOURS.keys():
        result = next(text for style, text in said if style == "res")
        style, other = next((style, text) for style, text in said if style in _COLOURS)
        return [f"{other}{_COLOURS[style]}{result}" if style != "cf" else f"{result}{other}"]
    if "sort-num" in styles:
        return [text for _, text in said]
    return [" ".join(text for _, text in said)]
