"""PGN as every broadcaster reads it: the seven tags first, a clock after each move, always the same bytes."""

from __future__ import annotations

import textwrap
import unicodedata
from collections.abc import Iterable, Sequence

from tdapp.domain.games.record import RESULTS, UNDECIDED, GameRecord
from tdapp.games.position import first_move, sans_of

ROSTER = ("Event", "Site", "Date", "Round", "White", "Black", "Result")
_UNKNOWN = {"Date": "????.??.??"}
_LINE = 80
_WHOLE = "\0"
"""A space at which no line is broken: not everybody reads a clock that goes on in the next line."""


def write_game(
    record: GameRecord, headers: Iterable[tuple[str, str]], *, comment: str = "", clocks: bool = True
) -> str:
    """One game with its headers; ``comment`` stands before the first move. The last line is followed by a blank one."""
    known = dict(headers)
    result = known.setdefault("Result", record.result)
    lines = [_tag(tag, known.pop(tag, "") or _UNKNOWN.get(tag, "?")) for tag in ROSTER]
    if record.chess960:
        known.setdefault("Variant", "Chess960")
    if record.start:
        known.setdefault("SetUp", "1")
        known.setdefault("FEN", record.start)
    lines += [_tag(tag, value) for tag, value in known.items() if value]
    return "\n".join((*lines, "", *_movetext(record, result, comment, clocks), "", ""))


def _tag(name: str, value: str) -> str:
    return f'[{name} "{escaped(value)}"]'


def escaped(value: str) -> str:
    """A value of a header: one line without control characters, quotes and backslashes escaped."""
    line = "".join(" " if unicodedata.category(one) in ("Cc", "Zl", "Zp") else one for one in value)
    return " ".join(line.split())[:200].replace("\\", "\\\\").replace('"', '\\"')


def _movetext(record: GameRecord, result: str, comment: str, clocks: bool) -> list[str]:
    words: list[str] = []
    if comment:
        words.append("{" + _plain(comment) + "}")
    number, white = first_move(record)
    told = True  # whether the number has to stand before Black's move
    for san, ply in zip(sans_of(record), record.plies, strict=True):
        if white:
            words.append(f"{number}. {san}")
        else:
            words.append(f"{number}... {san}" if told else san)
            number += 1
        white, told = not white, False
        if clocks and (ply.clock is not None or ply.spent is not None):
            words.append("{" + _WHOLE.join(_clock_words(ply.clock, ply.spent)) + "}")
            told = True
    if record.rest:
        words.append("{" + _plain(record.rest) + "}")
    return _wrapped((*words, result if result in RESULTS else UNDECIDED))


def _clock_words(clock: int | None, spent: int | None) -> Sequence[str]:
    found = (("clk", clock), ("emt", spent))
    return [f"[%{name}{_WHOLE}{value // 3600}:{value // 60 % 60:02}:{value % 60:02}]" for name, value in found
            if value is not None]  # fmt: skip


def _plain(text: str) -> str:
    return escaped(text).replace("{", "(").replace("}", ")")


def _wrapped(words: Sequence[str]) -> list[str]:
    lines = textwrap.wrap(" ".join(words), _LINE, break_long_words=False, break_on_hyphens=False)
    return [line.replace(_WHOLE, " ") for line in lines]
