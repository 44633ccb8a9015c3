"""FIDE's text lists: one header line that names the columns, then a line of fixed width for each player.

The columns lie where the header says: the combined list has three ratings, the separate ones a month (``OCT26``) in
place of the rating, the old ones fewer columns, and FIDE has moved them before.
"""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterator

from tdapp.domain.ratings.rating_list import ListedPlayer
from tdapp.domain.words.errors import Fault
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.interchange.rating_list_cells import (
    birth_of,
    clean,
    clean_name,
    federation_of,
    month_in,
    number,
    sex_of,
    title_of,
)
from tdapp.interchange.rating_list_source import ListSource, refused
from tdapp.services.ratings.lists import Progress

_LONGEST_LINE = 1 << 16
_COLUMNS = re.compile(
    r"(?P<fideid>ID[ _]?Number)|(?P<name>Name)|(?P<country>Fed|Country)|(?P<sex>Sex)"
    r"|(?P<w_title>WTit)|(?P<o_title>OTit)|(?P<title>Titl?e?)|(?P<foa_title>FOA)|(?P<standard>SRtng)|(?P<standard_games>SGm)|(?P<standard_k>SK)"
    r"|(?P<rapid>RRtng)|(?P<rapid_games>RGm)|(?P<rapid_k>RK)|(?P<blitz>BRtng)|(?P<blitz_games>BGm)|(?P<blitz_k>BK)"
    r"|(?P<month>(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]?\d\d)|(?P<games>Gms|Games|Gm)"
    r"|(?P<birthday>B-?day|Birthday|Born)|(?P<flag>Flag)|(?P<k>K)(?![a-z])",
    re.IGNORECASE,
)
_BEHIND_TITLES = ("foa_title", "standard", "rapid", "blitz", "month")

Row = ListedPlayer | Fault


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the columns of a list lie; ``width`` is the header's, which is that of every line."""

    columns: dict[str, tuple[int, int]]
    width: int
    month: dt.date | None
    first_data: int  # bytes up to the first player

    @property
    def combined(self) -> bool:
        """True when the list has the ratings of all three rates of play."""
        return "standard" in self.columns


def layout_of(head: bytes) -> Layout:
    """The layout by the header. InputRefused: this is no list of FIDE."""
    first, newline, _ = head.partition(b"\n")
    header = first.removeprefix(b"\xef\xbb\xbf").rstrip(b"\r\n").decode("latin-1")
    found = [(match.start(), match.lastgroup or "", match.group()) for match in _COLUMNS.finditer(header[:1000])]
    names = {name for _, name, _ in found}
    if not {"fideid", "name"} <= names or not names & {"standard", "month"} or len(names) != len(found):
        raise refused(tr("it is no rating list of FIDE: the first line does not name its columns"), 1, 1)
    if not newline:
        raise refused(tr("the list has no players"), 1, 1)
    ends = [start for start, _, _ in found[1:]] + [len(header) + 100]
    columns = {name: (start, end) for (start, name, _), end in zip(found, ends, strict=True)}
    columns["fideid"] = (0, columns["fideid"][1])
    month = next((month_in(text) for _, name, text in found if name == "month"), None)
    return Layout(columns, len(header.rstrip()), month, len(first) + 1)


def rows(source: ListSource, rate: str, progress: Progress) -> Iterator[Row]:
    """Every player; a Fault for a line that cannot be used. ``rate`` says whose rating a separate list holds.

    InputRefused, with the place: not complete, no text.
    """
    layout = layout_of(source.head())
    reader = _Lines(layout, rate)
    rest = b""
    line = 1
    skip = layout.first_data
    for block in source.blocks(progress):
        block, skip = block[skip:], max(0, skip - len(block))
        if b"\0" in block:
            raise refused(tr("it is no text from here on"), line + 1 + block.count(b"\n", 0, block.index(b"\0")), 1)
        lines = (rest + block).split(b"\n")
        rest = lines.pop()
        if len(rest) > _LONGEST_LINE:
            raise refused(tr("a line is longer than any player's"), line + len(lines) + 1, 1)
        for raw in lines:
            line += 1
            if raw := raw.rstrip(b"\r"):
                yield reader.row(raw, line)
    if rest.strip():
        if reader.breaks_off(rest):
            raise refused(
                tr("the list is not complete: it breaks off here. Download it again"), line + 1, len(rest) + 1
            )
        yield reader.row(rest.rstrip(b"\r"), line + 1)


class _Lines:
    """Cuts lines into cells."""

    def __init__(self, layout: Layout, rate: str) -> None:
        self._width = layout.width
        self._spans = [*layout.columns.values()]
        own = {"month": rate, "games": f"{rate}_games", "k": f"{rate}_k"}
        self._names = [own.get(name, name) for name in layout.columns]
        self._movable = min(layout.columns[name][0] for name in _BEHIND_TITLES if name in layout.columns)
        self._trimmed = False  # an editor may have cut the spaces at the end of the lines

    def row(self, raw: bytes, line: int) -> Row:
        """A player, or what is wrong with the line."""
        self._trimmed |= len(raw) < self._width
        cells = dict(zip(self._names, self._cells(raw), strict=True))
        fide_id = cells["fideid"]
        if not (fide_id.isascii() and fide_id.isdigit() and len(fide_id) <= 12):
            return Fault(tr("a line was left out: it has no FIDE number"), line, 1)
        name = clean_name(cells["name"])
        if not name:
            return Fault(tr("a line was left out: FIDE number {number} has no name").format(number=fide_id), line, 1)
        get = cells.get
        try:
            return ListedPlayer(
                name,
                fide_id,
                "",
                federation_of(get("country", "")),
                sex_of(get("sex", "")),
                title_of(get("title", "") or get("w_title", "")),
                clean(",".join(filter(None, (get("o_title"), get("foa_title"))))),
                "",
                birth_of(get("birthday", "")),
                "i" in get("flag", "").lower(),
                number(get("standard"), 4000) or None,
                number(get("standard_games"), 9999),
                number(get("standard_k"), 999),
                number(get("rapid"), 4000) or None,
                number(get("rapid_games"), 9999),
                number(get("rapid_k"), 999),
                number(get("blitz"), 4000) or None,
                number(get("blitz_games"), 9999),
                number(get("blitz_k"), 999),
            )
        except ValueError as error:
            return Fault(
                tr("a line was left out (FIDE number {number}): {error}").format(number=fide_id, error=error), line, 1
            )

    def breaks_off(self, raw: bytes) -> bool:
        """True when the last line, which has no end, is not a whole one."""
        if len(raw) >= self._width:
            return False
        cells = dict(zip(self._names, self._cells(raw), strict=True))
        birth = cells.get("birthday", "")
        return not self._trimmed or not (birth == "0" or (len(birth) == 4 and birth.isdigit()))

    def _cells(self, raw: bytes) -> list[str]:
        text = _decoded(raw)
        if text is None or (len(raw) == self._width != len(text)):  # padded by bytes
            return [_lenient(raw[start:end]).strip() for start, end in self._spans]
        if len(text) > self._width and " " not in text[self._movable - 1 : self._movable + 1]:
            # the other titles are longer than their column and push the ratings to the right
            pushed = len(text) - self._width
            return [
                (text[start:end] if end < self._movable else text[self._shifted(start, pushed) : end + pushed]).strip()
                for start, end in self._spans
            ]
        return [text[start:end].strip() for start, end in self._spans]

    def _shifted(self, start: int, by: int) -> int:
        return start + by if start >= self._movable else start


def _decoded(raw: bytes) -> str | None:
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return None


def _lenient(raw: bytes) -> str:
    """UTF-8, else the Latin letters of old lists."""
    text = _decoded(raw)
    return raw.decode("latin-1") if text is None else text
