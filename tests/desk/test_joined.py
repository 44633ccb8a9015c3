"""What a computer keeps of an event that it has joined: for its user alone, and gone with the invitation."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest

from tdapp.desk.joined import (
    Joined,
    beside,
    forget_joined,
    forget_led,
    lead_instead,
    read_joined,
    read_led,
    write_joined,
)
from tdapp.domain.arbiters.by import Role

ANA = Joined("192.168.1.5", 8710, "ab" * 32, "key", "word", "Ana", "pairing", (1, 3), "Open")


@pytest.fixture(name="replica")
def _replica(tmp_path: Path) -> Path:
    path = tmp_path / "desks" / "open.tdb"
    write_joined(path, ANA)
    path.write_bytes(b"the copy")
    return path


def test_it_is_kept_as_it_was(replica: Path) -> None:
    assert read_joined(replica) == ANA
    held = ANA.invitation
    assert (held.name, held.role, held.section_ids) == ("Ana", Role.PAIRING, frozenset({1, 3}))


@pytest.mark.skipif(sys.platform == "win32", reason="the folder of its user is its user's there")
def test_the_key_is_readable_by_its_user_alone(replica: Path) -> None:
    assert stat.S_IMODE(os.stat(beside(replica)).st_mode) == 0o600


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"host": 1}', '{"role": "king"}', "\x00"])
def test_a_file_that_was_spoilt_makes_no_desk(replica: Path, text: str) -> None:
    beside(replica).write_text(text)
    assert read_joined(replica) is None
    beside(replica).unlink()
    assert read_joined(replica) is None


def test_who_leads_instead_remembers_who_led(replica: Path) -> None:
    assert read_led(replica) is None
    lead_instead(replica)
    assert (read_joined(replica), read_led(replica)) == (None, ANA)
    forget_led(replica)
    assert read_led(replica) is None
    forget_led(replica)  # nothing is left, and that is no fault


def test_with_the_invitation_copy_and_key_go(replica: Path) -> None:
    for end in ("-wal", "-shm"):
        replica.with_name(replica.name + end).write_bytes(b"names of players")
    forget_joined(replica)
    assert list(replica.parent.iterdir()) == []
