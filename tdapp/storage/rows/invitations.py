"""The rows of invitations: outside journal and undo, so that one that was taken back does not come again."""

from __future__ import annotations

import json
from collections.abc import Iterable

from sqlalchemy import Connection, delete, insert, select

from tdapp.domain.arbiters.by import Role
from tdapp.domain.arbiters.invitation import Invitation
from tdapp.storage.rows.models import InvitationRow

_TABLE = InvitationRow.__table__


def read_invitations(connection: Connection) -> tuple[Invitation, ...]:
    """All that are valid, in the order in which they were made."""
    return tuple(
        Invitation(
            row.name,
            Role(row.role),
            row.mark,
            frozenset(json.loads(row.section_ids)),
            tuple(json.loads(row.boards)),
            row.device,
            row.computer,
            row.opened,
            row.seen,
        )
        for row in connection.execute(select(_TABLE).order_by(_TABLE.c.id))
    )


def write_invitations(connection: Connection, invitations: Iterable[Invitation]) -> None:
    """Make the rows equal to these."""
    connection.execute(delete(InvitationRow))
    rows = [
        {
            "name": one.name,
            "role": one.role.value,
            "mark": one.mark,
            "section_ids": json.dumps(sorted(one.section_ids)),
            "boards": json.dumps(one.boards),
            "device": one.device,
            "computer": one.computer,
            "opened": one.opened,
            "seen": one.seen,
        }
        for one in invitations
    ]
    if rows:
        connection.execute(insert(InvitationRow), rows)
