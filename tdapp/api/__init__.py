"""tdapp as a library: read any file of a tournament, rank it, explain it, pair it, check it.

What ``__all__`` names is the public surface, documented in docs/library.md; it changes only with ``API_VERSION``.
Everything else in ``tdapp`` may change with any release. Nothing of it opens a window, or an event file for writing.

>>> from tdapp import api
>>> event = api.read("open.trf")
>>> [(row.rank, row.name, row.points) for row in event.standings("BH/C1,BH,SB").rows]
"""

from tdapp.api.reading import read, read_all, read_pages
from tdapp.api.tournament import Tournament
from tdapp.api.values import (
    Entry,
    Game,
    Note,
    Pairing,
    Proved,
    Refused,
    Row,
    Table,
    Term,
    Verdict,
    Worked,
)

API_VERSION = 1
"""Raised when a name goes, or means something else; new names do not raise it."""

__all__ = [
    "API_VERSION",
    "Entry",
    "Game",
    "Note",
    "Pairing",
    "Proved",
    "Refused",
    "Row",
    "Table",
    "Term",
    "Tournament",
    "Verdict",
    "Worked",
    "read",
    "read_all",
    "read_pages",
]
