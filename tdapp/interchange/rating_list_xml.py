"""FIDE's XML lists: ``<playerslist>`` with a ``<player>`` for each, parsed in blocks of whole players.

A document type is refused, so there is nothing to expand: an entity can only be declared in one, and one can only
stand before the first element. Each block of players is then parsed by itself, by the parser written in C (two million
players in a Python one take minutes), and is forgotten before the next.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NoReturn
from xml.etree.ElementTree import Element, ParseError, XMLParser
from xml.parsers import expat

from tdapp.domain.ratings.rating_list import ListedPlayer
from tdapp.domain.words.errors import Fault
from tdapp.domain.words.wording import tr
from tdapp.interchange.rating_list_cells import birth_of, clean, clean_name, federation_of, number, sex_of, title_of
from tdapp.interchange.rating_list_source import ListSource, refused
from tdapp.services.ratings.lists import Progress

ROOT = "playerslist"
_END = b"</player>"
_OPENING, _CLOSING = b"<playerslist>", b"</playerslist>"  # bytes: text would make the parser take all for UTF-8
_LONGEST_ENTRY = 1 << 20
_FIRST = re.compile(rb"<player[\s>/]")
_LATIN = "iso-8859-1"
_ENCODINGS = {"": None, "utf-8": None, "us-ascii": None, _LATIN: _LATIN, "latin1": _LATIN, "windows-1252": _LATIN}

Row = ListedPlayer | Fault

_NONE = (None, None, None)


def is_combined(head: bytes) -> bool:
    """True when the list has the ratings of all three rates of play."""
    return b"<rapid_rating" in head or b"<blitz_rating" in head


def check_start(head: bytes) -> tuple[int, str | None]:
    """Where the players begin, and the encoding when it is not UTF-8. InputRefused: no list of FIDE."""
    lowered = head[:2000].lower()
    if b"<!doctype html" in lowered or b"<html" in lowered:
        raise refused(tr("this is a web page, not a rating list: the download did not work"), 1, 1)
    if head[:2] in (b"\xff\xfe", b"\xfe\xff"):
        raise refused(tr("it is written in UTF-16, which FIDE's lists never are"), 1, 1)
    first = _FIRST.search(head)
    start = first.start() if first else len(head)
    prolog = _Prolog()
    prolog.read(head[:start])
    if prolog.root is None:
        raise refused(tr("it is no XML file of FIDE"), 1, 1)
    if prolog.root.lower() != ROOT:
        raise refused(
            tr("it is XML of another kind: it begins with <{found}>, not <{expected}>").format(
                found=clean(prolog.root), expected=ROOT
            ),
            prolog.line,
            1,
        )
    if prolog.encoding not in _ENCODINGS:
        raise refused(
            tr("its encoding “{encoding}” is not read; FIDE's lists are UTF-8").format(encoding=clean(prolog.encoding)),
            1,
            1,
        )
    if first is None:
        raise refused(tr("the list has no players"), prolog.line, 1)
    return start, _ENCODINGS[prolog.encoding]


class _Prolog:
    """What stands before the first player."""

    def __init__(self) -> None:
        self.root: str | None = None
        self.line = 1
        self.encoding = ""
        self._parser = expat.ParserCreate()
        self._parser.XmlDeclHandler = self._declared
        self._parser.StartElementHandler = self._started
        self._parser.StartDoctypeDeclHandler = self._doctype

    def read(self, data: bytes) -> None:
        try:
            self._parser.Parse(data, False)
        except expat.ExpatError as error:
            raise refused(
                tr("it is no XML: {error}").format(error=expat.ErrorString(error.code)), error.lineno, error.offset + 1
            ) from error

    def _declared(self, _version: str, encoding: str | None, _standalone: int) -> None:
        self.encoding = (encoding or "").lower()

    def _started(self, name: str, _attributes: object) -> None:
        if self.root is None:
            self.root, self.line = name, self._parser.CurrentLineNumber

    def _doctype(self, *_: object) -> NoReturn:
        raise refused(
            tr("it declares a document type, which FIDE's lists never do: it may be a trap"),
            self._parser.CurrentLineNumber,
            self._parser.CurrentColumnNumber + 1,
        )


def rows(source: ListSource, rate: str, progress: Progress) -> Iterator[Row]:
    """Every player; a Fault for one that cannot be used. ``rate`` says whose rating ``<rating>`` is.

    InputRefused, with the place: not well-formed, not complete.
    """
    start, encoding = check_start(source.head())
    line = 1
    rest = b""
    skip = start
    for block in source.blocks(progress):
        if skip:
            line += block.count(b"\n", 0, skip)
            block, skip = block[skip:], 0
        data = rest + block
        end = data.rfind(_END)
        if end < 0:
            rest = data
            if len(rest) > _LONGEST_ENTRY:
                raise refused(tr("an entry is longer than any player's"), line, 1)
            continue
        end += len(_END)
        yield from _players(data[:end], line, encoding, rate)
        line += data.count(b"\n", 0, end)
        rest = data[end:]
    _check_end(rest, line, encoding)


def _check_end(rest: bytes, line: int, encoding: str | None) -> None:
    parser = XMLParser(encoding=encoding)
    parser.feed(_OPENING)
    try:
        parser.feed(rest)
        parser.close()
    except ParseError as error:
        last = line + rest.count(b"\n")
        raise refused(tr("the list is not complete: it breaks off here. Download it again"), last, 1) from error


def _players(data: bytes, line: int, encoding: str | None, rate: str) -> Iterator[Row]:
    for index, entry in enumerate(_parsed(data, line, encoding)):
        cells = {cell.tag: cell.text for cell in entry}
        try:
            yield _player(cells, rate)
        except ValueError as error:
            yield Fault(tr("a player was left out: {error}").format(error=error), line + _lines_before(data, index), 1)


def _lines_before(data: bytes, index: int) -> int:
    starts = [match.start() for match in _FIRST.finditer(data)]
    return data.count(b"\n", 0, starts[index]) if index < len(starts) else 0


def _parsed(data: bytes, line: int, encoding: str | None) -> Element:
    parser = XMLParser(encoding=encoding)
    parser.feed(_OPENING)
    try:
        parser.feed(data)
        parser.feed(_CLOSING)
        root: Element = parser.close()
    except ParseError as error:
        if encoding is None and not _is_utf8(data):  # an old list in Latin letters that does not say so
            return _parsed(data, line, _LATIN)
        row, column = error.position
        place = column - (len(_OPENING) if row == 1 else 0)
        reason = expat.ErrorString(error.code) if error.code else tr("an error")
        raise refused(tr("it is damaged: {reason}").format(reason=reason), line + row - 1, max(1, place + 1)) from error
    return root


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _player(cells: dict[str, str | None], rate: str) -> ListedPlayer:
    get = cells.get
    fide_id = (get("fideid") or "").strip()
    name = clean_name(get("name") or "")
    if not (fide_id.isascii() and fide_id.isdigit() and len(fide_id) <= 12):
        raise ValueError(tr("he has no FIDE number"))
    if not name:
        raise ValueError(tr("FIDE number {number} has no name").format(number=fide_id))
    own = (number(get("rating"), 4000) or None, number(get("games"), 9999), number(get("k"), 999))
    rapid = (number(get("rapid_rating"), 4000) or None, number(get("rapid_games"), 9999), number(get("rapid_k"), 999))
    blitz = (number(get("blitz_rating"), 4000) or None, number(get("blitz_games"), 9999), number(get("blitz_k"), 999))
    other_titles = ",".join(filter(None, (get("o_title"), get("foa_title"))))
    return ListedPlayer(
        name,
        fide_id,
        "",
        federation_of(get("country") or ""),
        sex_of(get("sex") or ""),
        title_of((get("title") or get("w_title") or "").strip()),
        clean(other_titles) if other_titles else "",
        "",
        birth_of(get("birthday") or ""),
        "i" in (get("flag") or "").lower(),
        *(own if rate == "standard" else _NONE),
        *(own if rate == "rapid" else rapid),
        *(own if rate == "blitz" else blitz),
    )
