"""A report in which one thing after the other is different: what it changes in the section, and what is said of it."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from dataclasses import fields
from functools import cache
from pathlib import Path

from tdapp.domain.section.event import Section
from tdapp.domain.words.errors import Ambiguous, InputRefused
from tdapp.trf.columns import read_columns
from tdapp.trf.notes import Taken
from tdapp.trf.reader import read_trf
from tdapp.trf.records import column_of
from tests.recorded import plain, short
from tests.trf.lines import trf


def lines_of(file: Path) -> list[str]:
    """The changes in a file; what begins with ``# `` is for who reads it."""
    return [line for line in file.read_text("utf-8").splitlines() if line and not line.startswith("# ")]


def changed(lines: Sequence[str], change: str) -> tuple[str, ...]:
    """``-320`` without such lines, ``@1.3 4 w 1`` the cell of player 1 in round 3, ``=310   1@55 4.0`` from a column on
    (``@310…`` of the line that begins so); else a line more."""
    some = list(lines)
    for part in change.split(" && "):
        if part.startswith("-"):
            some = [line for line in some if not line.startswith(part[1:])]
        elif part.startswith(("@", "=")):
            head, _, text = part[1:].partition("@" if part[0] == "=" else " ")
            if part[0] == "@":
                number, _, round_ = head.partition(".")
                head, at = f"001 {number:>4}", column_of(int(round_))
                opponent, colour, code = text.split(" ") if text.count(" ") == 2 else ("", " ", text)
                text = f"{opponent:>4} {colour} {code:1}  "
            else:
                column, _, text = text.partition(" ")
                at = int(column)
            some = [
                (line.ljust(at - 1 + len(text))[: at - 1] + text + line[at - 1 + len(text) :]).rstrip()
                if line.startswith(head)
                else line
                for line in some
            ]
        else:
            some.append(part)
    return tuple(some)


@cache
def read(lines: tuple[str, ...], numbers: tuple[int, ...] = (), *, defects: bool = False) -> tuple[Section | None, str]:
    """The section, and what is said of it by line and column."""
    try:
        found = read_trf(trf(*lines), defects=defects, taken=Taken(numbers))
    except InputRefused as refused:
        mark = "?" if isinstance(refused, Ambiguous) else "!"
        return None, f"{mark} " + "; ".join(f"{one.line}:{one.column} {one.text}" for one in refused.faults)
    told = [f"{one.line}:{one.column} {one.text}" for one in found.notes]
    guessed = (found.kind_was_guessed, found.edition_was_guessed, found.ladder_from_file, found.ladder_line)
    return found.section, "; ".join([*told, f"guessed: {guessed}" if any(guessed) else ""]).rstrip("; ")


def half(changes: Sequence[str], which: int) -> list[str]:
    """One half of the changes; the same ones when others come."""
    return [change for change in changes if zlib.crc32(change.encode()) % 2 == which]


def of_each(base: Sequence[str], changes: Sequence[str], *, whole: bool) -> Iterator[str]:
    """A line for each change: the fields that it changes, what is said that is not said without it, and of a file that
    is refused a sum of what comes of it all the same. A sum of all that where it is not the ``whole``."""
    usual, said = read(tuple(base))
    assert usual is not None
    yield f"{plain(usual)} | {said}"
    for change in changes:
        other = changed(base, change)
        section, told = read(other)
        new = [] if section is None else [*_other(section, usual), short(plain(section))]
        told = "; ".join(one for one in told.split("; ") if one not in said.split("; "))
        ways: list[object] = [read(other, defects=True)] if told.startswith("!") else []
        ways += [read(other, (number,)) for number in range(1, 5)] if told.startswith("?") else []
        ways.append(read_columns(trf(*other)))
        found = f"{'; '.join(new)} | {told} | {short(*ways)}"
        yield f"{change} | {found if whole else short(found)}"


def _other(section: Section, usual: Section) -> Iterator[str]:
    """The fields that are different; of a list what is new in it."""
    for field in fields(Section):
        mine, theirs = getattr(section, field.name), getattr(usual, field.name)
        if mine != theirs and field.name != "cells":
            both = isinstance(mine, tuple) and isinstance(theirs, tuple)
            yield f"{field.name}={plain([one for one in mine if one not in theirs] if both else mine)}"
