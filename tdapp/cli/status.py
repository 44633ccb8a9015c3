"""Exit statuses (the same for every verb) and the exception that carries one."""

from __future__ import annotations

DONE = 0
DIFFERENCES = 1
BAD_INPUT = 2
NO_PAIRING = 3
NOT_WRITTEN = 4
NOT_JUDGED = 5
FAULT = 70


class Stop(Exception):
    """Ends a verb with a status and the lines to print on standard error."""

    def __init__(self, status: int, *lines: str) -> None:
        super().__init__("\n".join(lines))
        self.status = status
        self.lines = lines
