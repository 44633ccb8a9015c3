"""Where an event file lies: can we write there, and is it a network folder?"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

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
        drive = path.resolve().drive
        remote = 4  # DRIVE_REMOTE
        return drive.startswith("\\\\") or bool(ctypes.windll.kernel32.GetDriveTypeW(drive + "\\") == remote)
    if sys.platform == "darwin":
        return is_share_of_macos(path, ctypes.CDLL(None))
    try:
        mounts = Path("/proc/self/mounts").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return False  # another system: WAL is still refused by SQLite itself where shared memory fails
    return mount_type(path.resolve(), mounts) in _NETWORK


_CLOUDS = {"onedrive": "OneDrive", "dropbox": "Dropbox", "iclouddrive": "iCloud", "google drive": "Google Drive"}
_ICLOUD_OF_MACOS = ("Library", "Mobile Documents")


def cloud_of(path: Path, environment: Mapping[str, str] = os.environ) -> str:
    """The service that keeps the folder of a file in step with other computers; empty where it is known of none.

    By the names that these services give to their folders, and by what OneDrive tells the programs of Windows.
    """
    parts = path.parent.parts
    for name in ("OneDrive", "OneDriveConsumer", "OneDriveCommercial"):
        root = environment.get(name)
        if root and path.is_relative_to(root):
            return "OneDrive"
    for part, after in zip(parts, (*parts[1:], ""), strict=True):
        if (part, after) == _ICLOUD_OF_MACOS:
            return "iCloud"
        for begin, service in _CLOUDS.items():  # macOS: ~/Library/CloudStorage/Dropbox-Personal
            rest = part.casefold().removeprefix(begin)
            if rest != part.casefold() and rest[:1] in ("", " ", "-"):
                return service
    return ""


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


class _Statfs(ctypes.Structure):
    """``struct statfs`` of macOS with inodes of 64 bits (sys/mount.h): its flags, and how much lies around them."""

    _fields_ = (
        ("before", ctypes.c_uint32 * 16),
        ("flags", ctypes.c_uint32),
        ("after", ctypes.c_char * (4 + 16 + 2 * 1024 + 32)),
    )


_MNT_LOCAL = 0x1000


def is_share_of_macos(path: Path, library: Any) -> bool:
    """Whether the file system of a path is not local; ``library``: the system's own, as ctypes loads it."""
    ask = getattr(library, "statfs$INODE64", None) or library.statfs  # Intel, Apple's own processors
    found = _Statfs()
    there = next((one for one in (path, *path.parents) if one.exists()), path)
    return ask(os.fsencode(there), ctypes.byref(found)) == 0 and not found.flags & _MNT_LOCAL
