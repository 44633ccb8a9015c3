"""Which event a file holds: the same for every copy of it, another one for another event of the same name."""

from __future__ import annotations

import hashlib

from sqlalchemy import Connection, select

from tdapp.storage.rows.models import JournalRow


def identity_of(connection: Connection) -> str:
    """Six letters that an event keeps through copies: the time of its creation, hashed."""
    table = JournalRow.__table__.c
    at = connection.execute(select(table.at).order_by(table.id).limit(1)).scalar_one()
    return hashlib.sha256(f"{at} Create the event".encode()).hexdigest()[:6]  # as the first versions did
