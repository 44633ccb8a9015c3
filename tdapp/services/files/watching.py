"""Whether an event file has changed since one looked."""

from __future__ import annotations

from pathlib import Path


def file_state(path: Path) -> tuple[object, ...]:
    """What changes when somebody writes into the event, its log of writes included."""
    found: list[object] = []
    for one in (path, path.with_name(f"{path.name}-wal")):
        try:
            held = one.stat()
            found.append((held.st_size, held.st_mtime_ns))
        except OSError:
            found.append(None)
    return tuple(found)
