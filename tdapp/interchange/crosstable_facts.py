"""What a crosstable says beside the results: who the players are, and what stands above the table."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Sequence
from dataclasses import replace

from tdapp.domain.section.event import Event
from tdapp.domain.section.player import NATIONAL, STANDARD, TITLES, Player
from tdapp.interchange.players_table import preview
from tdapp.interchange.table_columns import guess
from tdapp.interchange.table_files import Table
from tdapp.interchange.web_pages import is_by_vega

_RATING = re.compile(r"[1-9]\d{2}|[1-3]\d{3}")
_SOURCE = "chess-results"
_DATE = re.compile(r"(?<!\d)(\d{4})/(\d\d)/(\d\d)(?!\d)")
_VEGA_DAYS = re.compile(r"(?P<place>.*?) - (?P<start>\d\d/\d\d/\d{4}), (?P<end>\d\d/\d\d/\d{4})")
_PAGE_DAYS = re.compile(r">\s*(?P<start>\d\d/\d\d/\d{4}) - (?P<end>\d\d/\d\d/\d{4})\s*<")
_PLACE = re.compile(r"(?:location|place|ort|lieu|lugar)\s*:\s*(.+)", re.IGNORECASE)


def event_of(above: Sequence[tuple[str, ...]], name: str) -> Event:
    """The event, from the lines above the headings as Chess-Results and Swiss-Manager write them."""
    texts = [" ".join(cell for cell in row if cell) for row in above]
    source = next((place for place, text in enumerate(texts) if _SOURCE in text.lower()), None)
    if source is None:
        return _vega_event(texts, name)
    days = [found for text in texts for found in _days(text)]
    places = [found[1].strip() for text in texts if (found := _PLACE.match(text))]
    return Event(
        texts[source + 1] if source + 1 < len(texts) else name,
        city=places[0] if places else "",
        start=min(days, default=None),
        end=max(days, default=None),
    )


def _vega_event(texts: Sequence[str], name: str) -> Event:
    """Place and days in one line, as Vega writes them; else the name alone."""
    for text in texts:
        if found := _VEGA_DAYS.fullmatch(text.strip()):
            return _held_on(Event(name, city=found["place"]), found)
    return Event(name)


def of_vega_page(event: Event, page: str) -> Event:
    """The event with the days that stand in the head of a page by Vega; the same where there are none."""
    found = _PAGE_DAYS.search(page) if event.start is None and is_by_vega(page) else None
    return event if found is None else _held_on(event, found)


def _held_on(event: Event, found: re.Match[str]) -> Event:
    start, end = (_days("/".join(reversed(found[day].split("/")))) for day in ("start", "end"))
    return replace(event, start=min(start, default=None), end=max(end, default=None))


def _days(text: str) -> list[dt.date]:
    found = []
    for parts in _DATE.findall(text):
        try:
            found.append(dt.date(*map(int, parts)))
        except ValueError:
            continue
    return found


def players_of(rows: Sequence[tuple[str, ...]], numbers: Sequence[int], header: tuple[str, ...]) -> list[Player]:
    """One player a row, in their order; ``header``: the headings of these cells, empty where there are none."""
    if header:
        table = Table((header, *rows), tuple(range(len(rows) + 1)))
        mapping = guess(table)
        if mapping.header:
            read = preview(table, mapping)
            return [
                _numbered(row.player or Player(0, row.name), number) for row, number in zip(read, numbers, strict=True)
            ]
    return _by_content(rows, numbers)


def _numbered(player: Player, number: int) -> Player:
    """With its pairing number, and as tournament rating the first rating of the table."""
    rating = player.rating or player.rating_of(STANDARD) or player.rating_of(NATIONAL)
    return replace(player, number=number, name=player.name or f"Player {number}", rating=rating, ratings=())


def _by_content(rows: Sequence[tuple[str, ...]], numbers: Sequence[int]) -> list[Player]:
    """Name, title, rating, federation: the columns are told by what stands in them."""
    columns = [[row[column].strip() for row in rows] for column in range(min(map(len, rows)))]
    letters = [sum(sum(char.isalpha() for char in cell) for cell in column) for column in columns]
    names = max(range(len(columns)), key=letters.__getitem__)
    players = [Player(number, cell or f"Player {number}") for cell, number in zip(columns[names], numbers, strict=True)]
    taken: set[str] = set()
    for index, column in enumerate(columns):
        given = [cell for cell in column if cell not in ("", "-", "0")]
        if index == names or not given or (2 * len(given) < len(column) and index > names + 4):
            continue
        values: list[dict[str, object]] = []
        if all(cell.upper() in TITLES for cell in given):
            values = [{"title": cell.upper() if cell.upper() in TITLES else ""} for cell in column]
        elif all(len(cell) == 3 and cell.isalpha() and cell.isupper() for cell in given):
            values = [{"federation": cell if cell in given else ""} for cell in column]
        elif all(_RATING.fullmatch(cell) for cell in given) and [int(cell) for cell in given] != list(numbers):
            values = [{"rating": int(cell) if cell in given else None} for cell in column]
        if values and not taken & values[0].keys():
            taken |= values[0].keys()
            players = [replace(player, **found) for player, found in zip(players, values, strict=True)]  # type: ignore[arg-type]
    return players
