"""Texts that are bent in one place after the other, and recordings of what is said of them.

To record tries all of them (a minute); what is kept are those of which something was said that no other of the file was
told, and a few more. Only these are tried afterwards.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence

from tests.recorded import PLACE, RECORDING, recorded

SHARE = 200
LONG = 4000  # letters of a file of which fewer are tried


def bent(text: str, others: Sequence[str]) -> Iterator[tuple[str, str]]:
    """(where and what was done, the text): a word replaced, a line left out, twice, moved or cut."""
    lines = text.splitlines()

    def joined(*some: str) -> str:
        return "\r\n".join(some) + "\r\n"

    yield "0", text
    for index, line in enumerate(lines):
        before, after = lines[:index], lines[index + 1 :]
        here = f"{index + 1}"
        yield f"{here} left out", joined(*before, *after)
        yield f"{here} twice", joined(*before, line, line, *after)
        yield f"{here} last", joined(*before, *after, line)
        yield f"{here} cut", joined(*before, line[: len(line) // 2], *after)
        yield f"{here} shifted", joined(*before, f"{line[:4]} {line[4:]}", *after)
        for number, found in enumerate(re.finditer(r"\S+", line), start=1):
            start, end = found.span()
            for other in others:
                bent_line = line[:start] + other.ljust(end - start) + line[end:]
                yield f"{here} {number}={other}", joined(*before, bent_line, *after)


def recorded_bent(
    name: str, files: Mapping[str, str], others: Sequence[str], told: Callable[[str], tuple[list[str], str]]
) -> None:
    """``told`` gives the sentences that are said of a text, and a sum of all that is read."""
    known = PLACE / f"{name}.txt"
    chosen = None if RECORDING else {line.rpartition(" | ")[0] for line in known.read_text("utf-8").splitlines()}
    lines, words = [], set()
    for file, text in files.items():
        met: set[frozenset[str]] = set()
        for where, other in bent(text, others):
            here = f"{file} | {where}"
            chance = zlib.crc32(here.encode())
            if here in chosen if chosen is not None else chance % (4 if len(text) < LONG else 16) == 0:
                said, total = told(other)
                if chosen is None and frozenset(said) in met and chance % SHARE:
                    continue
                met.add(frozenset(said))
                words |= set(said)
                lines.append(f"{here} | {total}")
    recorded(name, lines)
    recorded(f"{name}_sentences", sorted(words))
