"""A PDF of reportlab with its small objects in compressed streams (ISO 32000-1, 7.5.7), and with new ones added.

Only what ``writer`` has just made is read here: a table of objects, one revision, no encryption.
"""

from __future__ import annotations

import re
import zlib
from itertools import pairwise

_TOGETHER = 200  # objects in a stream
_WIDTHS = (1, 4, 2)  # bytes of the parts of a line of the table
_LINE = sum(_WIDTHS)
_TABLE = re.compile(rb"(\d{10}) \d{5} n")
_ROOT = re.compile(rb"/Root (\d+) 0 R")
_INFO = re.compile(rb"/Info (\d+) 0 R")
_ID = re.compile(rb"/ID\s*\[.*?\]", re.DOTALL)
_PAGES = re.compile(rb"/Pages (\d+) 0 R")
_KIDS = re.compile(rb"/Kids \[([^\]]*)\]")


class Objects:
    """The objects of a file by number, to be changed, added and written again."""

    def __init__(self, data: bytes) -> None:
        start = int(data[data.rindex(b"startxref") :].split()[1])
        table, _, trailer = data[start:].partition(b"trailer")
        starts = [int(found[1]) for found in _TABLE.finditer(table)]
        order = sorted(range(len(starts)), key=starts.__getitem__)
        ends = [starts[at] for at in order[1:]] + [start]
        self.held: dict[int, bytes] = {}
        for at, end in zip(order, ends, strict=True):
            body = data[starts[at] : end]
            first, last = body.index(b"obj") + 3, body.rindex(b"endobj")
            self.held[at + 1] = body[first:last].strip(b"\r\n ")
        self.header = data[: starts[order[0]]]
        self.root = int(_found(_ROOT, trailer)[1])
        self.info = int(_found(_INFO, trailer)[1])
        self.id = _found(_ID, trailer)[0]

    @property
    def next(self) -> int:
        """The first number that is free."""
        return max(self.held) + 1

    def pages(self) -> list[int]:
        """The numbers of the pages in their order."""
        tree = int(_found(_PAGES, self.held[self.root])[1])
        return [int(number) for number in re.findall(rb"(\d+) 0 R", _found(_KIDS, self.held[tree])[1])]

    def add(self, number: int, entries: bytes) -> None:
        """More entries of a dictionary."""
        body = self.held[number]
        assert body.endswith(b">>")
        self.held[number] = body[:-2] + entries + b">>"

    def written(self) -> bytes:
        """The file: streams, catalogue and properties as they are, all else packed."""
        apart = {self.root, self.info}
        packed = [number for number, body in self.held.items() if number not in apart and b"stream" not in body]
        out = bytearray(self.header)
        lines: dict[int, tuple[int, int, int]] = {0: (0, 0, 65535)}

        def put(number: int, body: bytes) -> None:
            lines[number] = (1, len(out), 0)
            out.extend(b"%d 0 obj\n" % number + body + b"\nendobj\n")

        for number, body in self.held.items():
            if number in apart or b"stream" in body:
                put(number, body)
        free = self.next
        for at in range(0, len(packed), _TOGETHER):
            some = packed[at : at + _TOGETHER]
            bodies = [self.held[number] for number in some]
            places = [0]
            for body in bodies[:-1]:
                places.append(places[-1] + len(body) + 1)
            head = b" ".join(b"%d %d" % pair for pair in zip(some, places, strict=True)) + b"\n"
            put(free, _stream(b"/Type/ObjStm/N %d/First %d" % (len(some), len(head)), head + b"\n".join(bodies)))
            for place, number in enumerate(some):
                lines[number] = (2, free, place)
            free += 1
        return bytes(out) + self._table(lines, free, len(out))

    def _table(self, lines: dict[int, tuple[int, int, int]], number: int, at: int) -> bytes:
        """The table of all objects as a stream, each line as its difference from the one above."""
        lines[number] = (1, at, 0)
        rows = [
            b"".join(part.to_bytes(width, "big") for part, width in zip(lines[one], _WIDTHS, strict=True))
            for one in range(number + 1)
        ]
        differences = bytearray()
        for above, row in pairwise((bytes(_LINE), *rows)):
            differences.append(2)
            differences.extend((value - other) & 255 for value, other in zip(row, above, strict=True))
        entries = (
            b"/Type/XRef/Size %d/W[%d %d %d]/Root %d 0 R/Info %d 0 R%s/DecodeParms<</Predictor 12/Columns %d>>"
            % (
                number + 1,
                *_WIDTHS,
                self.root,
                self.info,
                self.id,
                _LINE,
            )
        )
        return b"%d 0 obj\n%s\nendobj\nstartxref\n%d\n%%%%EOF\n" % (number, _stream(entries, bytes(differences)), at)


def _stream(entries: bytes, content: bytes) -> bytes:
    packed = zlib.compress(content, 9)
    return b"<<%s/Filter/FlateDecode/Length %d>>\nstream\n%s\nendstream" % (entries, len(packed), packed)


def _found(pattern: re.Pattern[bytes], data: bytes) -> re.Match[bytes]:
    found = pattern.search(data)
    assert found is not None, pattern
    return found
