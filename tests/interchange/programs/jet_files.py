"""Databases of Microsoft Access as small as they can be, written for the tests: one table a definition page."""

from __future__ import annotations

import datetime as dt
import struct
from collections.abc import Mapping, Sequence

PAGE = 4_096
LONG, TEXT, DATE, BOOLEAN = 4, 10, 8, 1
_SIZES = {LONG: 4, DATE: 8, BOOLEAN: 1, TEXT: 0}
_NUMBERS = {LONG: "<i", DATE: "<d"}

Value = int | str | dt.date | bool | None
Rows = Sequence[Mapping[str, Value]]


def database(tables: Mapping[str, tuple[Mapping[str, int], Rows]], *, small_letters: bool = False) -> bytes:
    """A file of Jet 4: names and types of each table's columns, and its rows."""
    head = bytearray(PAGE)
    head[:20] = b"\x00\x01\x00\x00Standard Jet DB\x00"
    head[0x14] = 1
    pages = [bytes(head), bytes(PAGE)]
    at = {}
    first = 3 + 1  # catalogue: definition on 2, data on 3
    for name, (columns, rows) in tables.items():
        at[name] = first
        first += 1 + len(_data_pages(0, columns, rows, small_letters))
    catalogue: Rows = [{"Id": number, "Name": name, "Type": 1} for name, number in at.items()]
    kinds = {"Id": LONG, "Name": TEXT, "Type": LONG}
    for number, (columns, rows) in ((2, (kinds, catalogue)), *((at[name], tables[name]) for name in tables)):
        pages.append(_definition(columns))
        pages += _data_pages(number, columns, rows, small_letters)
    return b"".join(pages)


def _definition(columns: Mapping[str, int]) -> bytes:
    body = bytearray(63)
    body[0:2] = b"\x02\x01"
    struct.pack_into("<H", body, 45, len(columns))
    fixed = variable = 0
    entries, names = bytearray(), bytearray()
    for number, (name, kind) in enumerate(columns.items()):
        entry = bytearray(25)
        entry[0] = kind
        struct.pack_into("<H", entry, 5, number)
        if kind == TEXT:
            struct.pack_into("<H", entry, 7, variable)
            variable += 1
        else:
            entry[15] = 1
            struct.pack_into("<H", entry, 21, fixed)
            fixed += _SIZES[kind]
        struct.pack_into("<H", entry, 23, _SIZES[kind])
        entries += entry
        coded = name.encode("utf-16-le")
        names += struct.pack("<H", len(coded)) + coded
    whole = bytes(body + entries + names)
    assert len(whole) <= PAGE
    return whole.ljust(PAGE, b"\0")


def _data_pages(definition: int, columns: Mapping[str, int], rows: Rows, small_letters: bool) -> list[bytes]:
    pages, held = [], []
    room = PAGE - 14
    for row in (_row(columns, one, small_letters) for one in rows):
        if room < len(row) + 2:
            pages.append(_page(definition, held))
            held, room = [], PAGE - 14
        held.append(row)
        room -= len(row) + 2
    return [*pages, _page(definition, held)]


def _page(definition: int, rows: Sequence[bytes]) -> bytes:
    page = bytearray(PAGE)
    page[0:2] = b"\x01\x01"
    struct.pack_into("<I", page, 4, definition)
    struct.pack_into("<H", page, 12, len(rows))
    end = PAGE
    for index, row in enumerate(rows):
        end -= len(row)
        page[end : end + len(row)] = row
        struct.pack_into("<H", page, 14 + 2 * index, end)
    return bytes(page)


def _row(columns: Mapping[str, int], values: Mapping[str, Value], small_letters: bool) -> bytes:
    fixed, texts = bytearray(), []
    mask = bytearray((len(columns) + 7) // 8)
    for number, (name, kind) in enumerate(columns.items()):
        value = values.get(name)
        if kind == BOOLEAN:
            mask[number // 8] |= bool(value) << number % 8
            fixed += b"\0"
            continue
        mask[number // 8] |= (value is not None) << number % 8
        if kind == TEXT:
            text = str(value or "")
            latin = small_letters and all(ord(char) < 256 for char in text)
            texts.append(b"\xff\xfe" + text.encode("latin-1") if latin else text.encode("utf-16-le"))
        elif isinstance(value, dt.date):
            fixed += struct.pack("<d", (value - dt.date(1899, 12, 30)).days)
        else:
            fixed += struct.pack(_NUMBERS[kind], value or 0)
    body = struct.pack("<H", len(columns)) + fixed
    ends, at = [], len(body)
    for text in texts:
        ends.append(at)
        at += len(text)
    ends.append(at)
    places = b"".join(struct.pack("<H", end) for end in reversed(ends))
    return bytes(body + b"".join(texts) + places + struct.pack("<H", len(texts)) + mask)
