"""The start of the window: as little as possible is imported before it is painted."""

from __future__ import annotations

import sys
from functools import cached_property
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

NOT_OPENED = 4  # the exit status of what could not be shown


def run_window(arguments: Sequence[str]) -> int:
    """``tdapp [--demo | FILE]``: open the window, with the demo event or the event or TRF that is named."""
    from tdapp.ui.window.desktop import obstacle

    if problem := obstacle():
        print(problem, file=sys.stderr)
        return NOT_OPENED
    from tdapp.ui.window.application import run

    return run(LateBackend(), list(arguments))


class LateBackend:
    """tdapp.app.FileBackend, imported when the window first asks it for something."""

    @cached_property
    def _backend(self) -> Any:
        from tdapp.app.backend import FileBackend

        return FileBackend()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._backend, name)
