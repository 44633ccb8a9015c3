"""Event files: one SQLite database each, the journal, the lock beside it, copies, migrations.

Belongs here: everything that knows SQL or where bytes lie. Does not: rules of chess, decisions, Qt.
"""

from tdapp.storage.file.creation import create_event_file
from tdapp.storage.file.event_file import EventFile
from tdapp.storage.file.opening import open_event_file
from tdapp.storage.file.reading import read_event_sections

__all__ = ["EventFile", "create_event_file", "open_event_file", "read_event_sections"]
