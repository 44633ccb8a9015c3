"""How much the engines do for an answer: each call of theirs, and each question whether it is still wanted.

The same on every computer and in every order of the tests: what keeps its answers lies outside the engines.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from tdapp.domain.words import cancelling
from tdapp.pairing import engines
from tests.recorded import short

_PLACE, _ASKED = Path(engines.__file__).parent, Path(cancelling.__file__)
_BY_THE_CLOCK = _PLACE / "engine.py"


class Work:
    """What was done inside ``counted``, however often that was."""

    def __init__(self) -> None:
        self._calls: Counter[CodeType] = Counter()

    @contextmanager
    def counted(self) -> Iterator[None]:
        """What runs inside is counted."""
        before = sys.getprofile()
        sys.setprofile(self._note)
        try:
            yield
        finally:
            sys.setprofile(before)

    def _note(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            self._calls[frame.f_code] += 1

    def calls(self) -> list[str]:
        """How often each function began or went on; those without a name are not the same in all Pythons."""
        found: Counter[str] = Counter()
        for code, times in self._calls.items():
            file = Path(code.co_filename)
            ours = file == _ASKED or (file.is_relative_to(_PLACE) and file != _BY_THE_CLOCK)
            if ours and not code.co_name.startswith("<"):
                folder = file.parent.relative_to(_PLACE).as_posix() if file != _ASKED else "."
                found["/".join([*folder.split("/"), f"{file.stem}.{code.co_qualname}"]).removeprefix("./")] += times
        return [f"{name} {times}" for name, times in sorted(found.items())]

    def __str__(self) -> str:
        """All of it, in two figures."""
        return f"{sum(int(line.split()[-1]) for line in self.calls())} {short(*self.calls())}"
