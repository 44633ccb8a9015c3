"""Tables of a Microsoft Access database (Jet 4 and later): what Papi keeps a tournament in.

Layout after the notes of the mdbtools project (HACKING): pages of 4,096 bytes; a definition page names the columns of a
table, every data page names its definition page. Only what a tournament needs is read: numbers, dates, short text.
Nothing is written, no index and no form is looked at, and every offset is checked: a damaged file is refused.
"""

from __future__ import annotations

import datetime as dt
import struct
from collections.abc import Iterator

from tdapp.domain.words.cancelling import until_cancelled
from tdapp.domain.words.errors import Fault, InputRefused
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr

PAGE = 4_096
MOST_BYTES = 64 << 20
_MOST_ROWS, _MOST_COLUMNS, _MOST_PAGES_OF_ONE = 20_000, 255, 40
_MAGIC = (b"\x00\x01\x00\x00Standard Jet DB\x00", b"\x00\x01\x00\x00Standard ACE DB\x00")
_DATA, _DEFINITION = 1, 2
_CATALOGUE = 2  # the page of MSysObjects
_DELETED, _ELSEWHERE, _OFFSET = 0x8000, 0x4000, 0x1FFF
_FIXED = 0x01
_DAY_ZERO = dt.datetime(1899, 12, 30)
_NUMBERS = {2: "<B", 3: "<h", 4: "<i", 6: "<f", 7: "<d"}
_BOOLEAN, _MONEY, _DATE, _TEXT = 1, 5, 8, 10

Value = int | float | str | bool | dt.datetime | None
Row = dict[str, Value]


@dataclass(frozen=True, slots=True)
class _Column:
    """Where a value stands in a row; ``place`` counts bytes of fixed columns, else variable ones."""

    name: str
    number: int
    type: int
    fixed: bool
    place: int
    length: int


def is_access(data: bytes) -> bool:
    """Whether a file begins as a database of Microsoft Access does."""
    return data.startswith(_MAGIC)


class Database:
    """The tables by their names. InputRefused for a file of Access 97, an encrypted or a damaged one."""

    def __init__(self, data: bytes) -> None:
        if len(data) > MOST_BYTES or len(data) < 3 * PAGE:
            raise _damaged()
        if data[0x14] == 0:
            raise _refused(tr("This database was written by Access 97, which is too old to be read here."))
        self._data = data
        self._pages: dict[int, list[int]] = {}
        for number in until_cancelled(range(len(data) // PAGE)):
            start = number * PAGE
            if data[start] == _DATA and data[start + 1] == 1:
                self._pages.setdefault(_u32(data, start + 4), []).append(number)
        if self._page(_CATALOGUE)[0] != _DEFINITION:
            raise _refused(tr("This database is encrypted: it cannot be read here."))
        self.tables: dict[str, int] = {}
        for row in self._rows(_CATALOGUE):
            name, page = row.get("Name"), row.get("Id")
            if row.get("Type") == 1 and isinstance(name, str) and isinstance(page, int):
                self.tables[name] = page & 0xFFFFFF

    def rows(self, table: str) -> list[Row]:
        """Every row of a table; none where there is no such table."""
        return list(self._rows(self.tables[table])) if table in self.tables else []

    def _page(self, number: int) -> bytes:
        page = self._data[number * PAGE : (number + 1) * PAGE]
        if len(page) < PAGE:
            raise _damaged()
        return page

    def _rows(self, definition: int) -> Iterator[Row]:
        columns = self._columns(definition)
        count = 0
        for number in until_cancelled(self._pages.get(definition, ())):
            page = self._page(number)
            held = _u16(page, 12)
            if 14 + 2 * held > PAGE:
                raise _damaged()
            end = PAGE
            for index in range(held):
                offset = _u16(page, 14 + 2 * index)
                start = offset & _OFFSET
                if not offset & _DELETED:
                    text = page[start:end]
                    count += 1
                    if count > _MOST_ROWS:
                        raise _damaged()
                    yield _row(self._elsewhere(text) if offset & _ELSEWHERE else text, columns)
                end = start

    def _elsewhere(self, pointer: bytes) -> bytes:
        """A row that grew out of its page."""
        if len(pointer) < 4:
            raise _damaged()
        page = self._page(int.from_bytes(pointer[1:4], "little"))
        index = pointer[0]
        if page[0] != _DATA or index >= _u16(page, 12) or 14 + 2 * index + 2 > PAGE:
            raise _damaged()
        end = _u16(page, 12 + 2 * index) & _OFFSET if index else PAGE
        return page[_u16(page, 14 + 2 * index) & _OFFSET : end]

    def _columns(self, definition: int) -> tuple[_Column, ...]:
        text = self._page(definition)
        if text[0] != _DEFINITION:
            raise _damaged()
        following = _u32(text, 4)
        for _ in range(_MOST_PAGES_OF_ONE):
            if not following:
                break
            page = self._page(following)
            following = _u32(page, 4)
            text += page[8:]
        count, indexes = _u16(text, 45), _u32(text, 51)
        start = 63 + 12 * indexes
        if count > _MOST_COLUMNS or start + 25 * count > len(text):
            raise _damaged()
        name_at = start + 25 * count
        found = []
        for index in range(count):
            entry = text[start + 25 * index : start + 25 * (index + 1)]
            length = _u16(text, name_at)
            name = text[name_at + 2 : name_at + 2 + length].decode("utf-16-le", "replace")
            name_at += 2 + length
            fixed = bool(entry[15] & _FIXED)
            place = _u16(entry, 21) if fixed else _u16(entry, 7)
            found.append(_Column(name, _u16(entry, 5), entry[0], fixed, place, _u16(entry, 23)))
        return tuple(found)


def _row(text: bytes, columns: tuple[_Column, ...]) -> Row:
    """The values of a row: fixed ones from its beginning, the places of the others and what is empty from its end."""
    held = _u16(text, 0)
    mask_at = len(text) - (held + 7) // 8
    if mask_at < 2:
        raise _damaged()
    variable = _u16(text, mask_at - 2) if any(not one.fixed for one in columns) else 0
    if mask_at - 4 - 2 * variable < 0:
        raise _damaged()
    ends = [_u16(text, mask_at - 4 - 2 * index) for index in range(variable + 1)]
    row: Row = {}
    for one in columns:
        given = one.number < held and bool(text[mask_at + one.number // 8] >> one.number % 8 & 1)
        if one.type == _BOOLEAN:
            row[one.name] = given
        elif not given:
            row[one.name] = None
        elif one.fixed:
            row[one.name] = _value(one, text[2 + one.place : 2 + one.place + one.length])
        elif one.place < variable:
            row[one.name] = _value(one, text[ends[one.place] : ends[one.place + 1]])
    return row


def _value(column: _Column, raw: bytes) -> Value:
    if column.type == _TEXT:
        return _text(raw)
    if column.type in _NUMBERS:
        form = _NUMBERS[column.type]
        if len(raw) < struct.calcsize(form):
            raise _damaged()
        (value,) = struct.unpack_from(form, raw)
        return value  # type: ignore[no-any-return]
    if column.type == _MONEY and len(raw) >= 8:
        return int.from_bytes(raw[:8], "little", signed=True) / 10_000
    if column.type == _DATE and len(raw) >= 8:
        (days,) = struct.unpack_from("<d", raw)
        return _DAY_ZERO + dt.timedelta(days=days) if -600_000 < days < 2_900_000 else None
    return None


def _text(raw: bytes) -> str:
    """UTF-16, or a letter a byte after ``FF FE``, where a zero byte turns that off and on."""
    if raw[:2] != b"\xff\xfe":
        return raw.decode("utf-16-le", "replace").rstrip("\0")
    parts, small, rest = [], True, raw[2:]
    while rest:
        if small:
            piece, mark, rest = rest.partition(b"\0")
            parts.append(piece.decode("latin-1"))
        else:
            end = next((at for at in range(0, len(rest) - 1, 2) if rest[at] == 0), len(rest))
            mark = rest[end : end + 1]
            parts.append(rest[:end].decode("utf-16-le", "replace"))
            rest = rest[end + 1 :]
        if not mark:
            break
        small = not small
    return "".join(parts)


def _u16(text: bytes, at: int) -> int:
    if not 0 <= at <= len(text) - 2:
        raise _damaged()
    return int.from_bytes(text[at : at + 2], "little")


def _u32(text: bytes, at: int) -> int:
    if not 0 <= at <= len(text) - 4:
        raise _damaged()
    return int.from_bytes(text[at : at + 4], "little")


def _damaged() -> InputRefused:
    return _refused(tr("The database is damaged: it breaks off, or points outside itself."))


def _refused(text: str) -> InputRefused:
    return InputRefused((Fault(text, 1, 1),))
