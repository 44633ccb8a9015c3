"""A text that is bent in one place after the other, for recordings of what is said of it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence


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
