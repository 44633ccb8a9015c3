"""Where an event file lies: can we write there, and is it a network folder?"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tdapp.domain.words.frozen import dataclass

_NETWORK = frozenset(
    {"9p", "afs", "afpfs", "cifs", "davfs", "fuse.davfs2", "fuse.rclone", "fuse.sshfs"}
    | {"ncpfs", "nfs", "nfs4", "smb2", "smb3", "smbfs", "webdav"}
)


@dataclass(frozen=True, slots=True)
class Place:
    """What a folder allows."""

    writable: bool
    network: bool


def examine(path: Path) -> Place:
    """The place of an existing event file. Both the file and its folder must be writable."""
    return Place(writable=os.access(path, os.W_OK) and os.access(path.parent, os.W_OK), network=is_network(path))


def is_network(path: Path) -> bool:
    """Whether the file lies in a folder of another computer."""
    if sys.platform == "win32":
        return _is_network_drive(path)
    try:
        mounts = Path("/proc/self/mounts").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return False  # not Linux: WAL is still refused by SQLite itself where shared memory fails
    return mount_type(path.resolve(), mounts) in _NETWORK


def mount_type(path: Path, mounts: str) -> str:
    """The file system of an absolute path by the text of /proc/self/mounts; empty when nothing matches."""
    best, found, here = -1, "", f"{path.as_posix().rstrip('/')}/"
    for line in mounts.splitlines():
        fields = line.split(" ")
        if len(fields) < 3:
            continue
        point = fields[1].replace("\\040", " ").replace("\\134", "\\").rstrip("/") + "/"
        if here.startswith(point) and len(point) >= best:  # a later mount hides an earlier one
            best, found = len(point), fields[2]
    return found


def _is_network_drive(path: Path) -> bool:
    if sys.platform != "win32":
        return False
    import ctypes

    drive = path.resolve().drive
    if drive.startswith("\\\\"):
        return True
    remote = 4  # DRIVE_REMOTE
    return bool(ctypes.windll.kernel32.GetDriveTypeW(drive + "\\") == remote)
