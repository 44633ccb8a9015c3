"""What the program said when it was last looked at: texts in tests/recorded that a change of words or numbers shows.

A recording proves nothing right: that is for golden numbers from outside, contracts and the articles' own tests. It
says that something changed which nobody had in mind. `TDAPP_RECORD=1 make test T=...` writes it anew; its diff is then
read line by line and goes into the same commit.
"""

from __future__ import annotations

import dataclasses
import difflib
import hashlib
import os
import re
from collections.abc import Iterable
from enum import Enum
from fractions import Fraction
from pathlib import Path

import pytest

from tdapp import __version__

PLACE = Path(__file__).with_name("recorded")
RECORDING = bool(os.environ.get("TDAPP_RECORD"))
SHOWN = 60  # lines of a difference


def recorded(name: str, lines: Iterable[str]) -> None:
    """Fail where these lines are not those of the recording, or write it where that is asked for."""
    told = [line.rstrip() for text in lines for line in _of_any_version(text).split("\n")]
    file = PLACE / f"{name}.txt"
    if RECORDING:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("\n".join(told) + "\n", "utf-8", newline="\n")
    known = file.read_text("utf-8").splitlines() if file.exists() else []
    if told != known:
        found = list(difflib.unified_diff(known, told, "recorded", "now", n=1, lineterm=""))
        rest = [f"… {len(found) - SHOWN} more lines"] if len(found) > SHOWN else []
        pytest.fail("\n".join([f"{file.name} (tests/recorded.py):", *found[:SHOWN], *rest]), pytrace=False)


def short(*texts: object) -> str:
    """A sum of what would be too long to be kept."""
    return hashlib.sha256(_of_any_version("\n".join(map(str, texts))).encode()).hexdigest()[:8]


def _of_any_version(text: str) -> str:
    return text.replace(__version__, "VERSION")


def plain(value: object) -> str:
    """A value as text: of a record only the fields that are not at their defaults."""
    if isinstance(value, Enum):
        return value.name
    if isinstance(value, Fraction):
        return str(value)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        parts = [
            f"{field.name}={plain(mine)}"
            for field in dataclasses.fields(value)
            if field.repr and (mine := getattr(value, field.name)) != _default(field)
        ]
        return f"{type(value).__name__}({', '.join(parts)})"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{plain(key)}: {plain(one)}" for key, one in value.items()) + "}"
    if isinstance(value, set | frozenset):
        return "{" + ", ".join(sorted(map(plain, value))) + "}"
    if isinstance(value, tuple | list):
        return "(" + ", ".join(map(plain, value)) + ")"
    return re.sub(" at 0x[0-9a-f]+", "", repr(value))


def _default(field: dataclasses.Field[object]) -> object:
    if field.default_factory is not dataclasses.MISSING:
        return field.default_factory()
    return field.default
