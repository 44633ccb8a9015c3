"""Event files: one SQLite database each, the journal, the lock beside it, copies, migrations.

Belongs here: everything that knows SQL or where bytes lie. Does not: rules of chess, decisions, Qt.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # who only reads a file does not load what writes it
    from tdapp.storage.event.creation import create_event_file
    from tdapp.storage.event.event_file import EventFile
    from tdapp.storage.event.opening import open_event_file
    from tdapp.storage.event.reading import read_event_sections

__all__ = ["EventFile", "create_event_file", "open_event_file", "read_event_sections"]

_FROM = {
    "EventFile": "event_file",
    "create_event_file": "creation",
    "open_event_file": "opening",
    "read_event_sections": "reading",
}


def __getattr__(name: str) -> Any:
    """The names above, each imported when it is first asked for."""
    if name not in _FROM:
        raise AttributeError(name)
    import importlib

    return getattr(importlib.import_module(f"tdapp.storage.event.{_FROM[name]}"), name)
