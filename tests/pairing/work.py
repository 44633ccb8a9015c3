"""How much the engines do for an answer: each call of theirs, and each question whether it is still wanted.

The same on every computer and in every order of the tests: what keeps its answers lies outside the engines.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from cProfile import Profile
from inspect import CO_GENERATOR
from pathlib import Path

from tdapp.domain.words.cancelling import cancelled_by
from tdapp.pairing import engines
from tests.recorded import short

_PLACE = Path(engines.__file__).parent
_BY_THE_CLOCK = _PLACE / "engine.py"


class Work:
    """What was done inside ``counted``, however often that was."""

    def __init__(self) -> None:
        self._profile = Profile(builtins=False, subcalls=False)
        self._asked = 0

    @contextmanager
    def counted(self) -> Iterator[None]:
        """What runs inside is counted."""
        with cancelled_by(self._look):
            self._profile.enable(subcalls=False, builtins=False)
            try:
                yield
            finally:
                self._profile.disable()

    def _look(self) -> None:
        self._asked += 1

    def calls(self) -> list[str]:
        """How often each function was called; generators and what has no name are not counted alike by all Pythons."""
        found: Counter[str] = Counter()
        for entry in self._profile.getstats():
            code = entry.code
            file = Path(code.co_filename)
            ours = file.is_relative_to(_PLACE) and file != _BY_THE_CLOCK
            if ours and not code.co_flags & CO_GENERATOR and not code.co_name.startswith("<"):
                place = file.relative_to(_PLACE).with_suffix("").as_posix()
                found[f"{place}.{code.co_qualname}"] += entry.callcount
        return [f"asked {self._asked}", *(f"{name} {times}" for name, times in sorted(found.items()))]

    def __str__(self) -> str:
        """All of it, in two figures."""
        return f"{sum(int(line.split()[-1]) for line in self.calls())} {short(*self.calls())}"
