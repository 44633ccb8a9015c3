"""What a computer keeps of an event that it has joined: where the leading one is, and the key, for its user alone."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path

from tdapp.desk.client import Client, Place
from tdapp.domain.arbiters.by import Role
from tdapp.domain.arbiters.invitation import Invitation
from tdapp.domain.words.frozen import dataclass
from tdapp.services.files import disk

FOLDER = "desks"
SUFFIX = ".desk"
BEFORE = ".led"


@dataclass(frozen=True, slots=True)
class Joined:
    """An invitation that was opened here."""

    host: str
    port: int
    fingerprint: str
    key: str
    device: str
    name: str
    role: str
    section_ids: tuple[int, ...] = ()
    event: str = ""

    @property
    def client(self) -> Client:
        """Who asks the leading computer."""
        return Client(Place(self.host, self.port, self.fingerprint), self.key, self.device)

    @property
    def invitation(self) -> Invitation:
        """As whom this desk works."""
        return Invitation(self.name, Role(self.role), "", frozenset(self.section_ids))


def beside(replica: Path) -> Path:
    """Where it lies."""
    return replica.with_suffix(SUFFIX)


def read_joined(replica: Path) -> Joined | None:
    """What is kept beside a replica; None: this file is none."""
    return _read(beside(replica))


def _read(path: Path) -> Joined | None:
    try:
        held = json.loads(path.read_text("utf-8"))
        joined = Joined(**{**held, "section_ids": tuple(held.get("section_ids", ()))})
        Role(joined.role)
        return joined
    except (OSError, ValueError, TypeError):
        return None


def write_joined(replica: Path, joined: Joined) -> None:
    """Keep it, readable by nobody else."""
    path = beside(replica)
    path.parent.mkdir(parents=True, exist_ok=True)
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(json.dumps(asdict(joined)))


def led(replica: Path) -> Path:
    """Where it lies of the computer that led before this one did."""
    return replica.with_suffix(BEFORE)


def lead_instead(replica: Path) -> None:
    """This computer leads from here on; who led is remembered, so that it hears of it when it comes back."""
    disk.replace(beside(replica), led(replica))


def read_led(replica: Path) -> Joined | None:
    """Who led before this computer did; None: nobody."""
    return _read(led(replica))


def forget_led(replica: Path) -> None:
    """Who led knows who leads now."""
    disk.remove(led(replica), missing_ok=True)


def forget_joined(replica: Path) -> None:
    """The invitation has ended: the copy and the key go."""
    for path in (beside(replica), replica, *(replica.with_name(replica.name + end) for end in ("-wal", "-shm"))):
        disk.remove(path, missing_ok=True)
