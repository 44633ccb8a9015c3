"""The part of requirements.lock that the program runs with: ``python -m installer.lock``, for pip.

A package is in it for the program itself, or for one that is: the lock file says so of each ("# via").
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOCK = ROOT / "requirements.lock"
PROGRAM = "tdapp (pyproject.toml)"

_NAME = re.compile(r"^([A-Za-z0-9][A-Za-z0-9._-]*)==(\S+)")


@dataclass(frozen=True, slots=True)
class Locked:
    """One entry of the lock file: its lines as they are, and for whom it is there."""

    name: str
    version: str
    lines: tuple[str, ...]
    via: frozenset[str]


def entries(text: str) -> list[Locked]:
    """Every entry; two of one name where the version depends on the Python."""
    blocks: list[list[str]] = []
    for line in text.splitlines():
        if _NAME.match(line):
            blocks.append([line])
        elif blocks:
            blocks[-1].append(line)
    return [_entry(block) for block in blocks]


def of_the_program(text: str) -> list[Locked]:
    """The entries without which the program does not run; what developers use beside it is left out."""
    found = entries(text)
    wanted: set[str] = {PROGRAM}
    before = 0
    while before != len(wanted):
        before = len(wanted)
        wanted |= {entry.name for entry in found if entry.via & wanted}
    return [entry for entry in found if entry.name in wanted]


def _entry(block: list[str]) -> Locked:
    named = _NAME.match(block[0])
    assert named is not None
    comments = " ".join(line.strip().removeprefix("#").strip() for line in block if line.strip().startswith("#"))
    via = re.findall(r"[A-Za-z0-9][A-Za-z0-9._-]*(?: \(pyproject\.toml[^)]*\))?", comments.removeprefix("via"))
    return Locked(named[1], named[2], tuple(block), frozenset(via))


def main() -> int:
    """Print them, or write them into the file that is named."""
    lines = [line for entry in of_the_program(LOCK.read_text("utf-8")) for line in entry.lines]
    text = "\n".join(lines) + "\n"
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(text, "utf-8", newline="\n")
    else:
        sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
