"""What Windows alone can be asked, by its own libraries."""

from __future__ import annotations

import ctypes
from pathlib import Path

_MOST = 16  # programs
_MOST_OF_A_FOLDER = 248  # letters, with the end
_KEY = 33  # letters of a session's key, with the end


class _Process(ctypes.Structure):
    """RM_UNIQUE_PROCESS."""

    _fields_ = (("id", ctypes.c_uint32), ("began", ctypes.c_uint32 * 2))


class _Program(ctypes.Structure):
    """RM_PROCESS_INFO."""

    _fields_ = (
        ("process", _Process),
        ("name", ctypes.c_wchar * 256),
        ("service", ctypes.c_wchar * 64),
        ("kind", ctypes.c_uint32),
        ("status", ctypes.c_uint32),
        ("session", ctypes.c_uint32),
        ("restartable", ctypes.c_int32),
    )


def extended(path: str) -> str:
    """An absolute path with the sign that no length is checked, where it is longer than a folder's may be.

    Source: Microsoft, Maximum Path Length Limitation.
    """
    if len(path) < _MOST_OF_A_FOLDER or path.startswith("\\\\?\\"):
        return path
    return f"\\\\?\\UNC{path[1:]}" if path.startswith("\\\\") else f"\\\\?\\{path}"


def programs_using(path: Path) -> tuple[str, ...]:
    """Names of the programs that have a file open, as the Restart Manager tells installers; empty where it does not.

    Source: Microsoft's reference of rstrtmgr.h (RmStartSession, RmRegisterResources, RmGetList).
    """
    try:
        manager = ctypes.WinDLL("rstrtmgr")  # type: ignore[attr-defined,unused-ignore]
    except (AttributeError, OSError):
        return ()
    session, key = ctypes.c_uint32(), ctypes.create_unicode_buffer(_KEY)
    if manager.RmStartSession(ctypes.byref(session), 0, key):
        return ()
    try:
        names = (ctypes.c_wchar_p * 1)(str(path))
        if manager.RmRegisterResources(session, 1, names, 0, None, 0, None):
            return ()
        needed, count, reasons = ctypes.c_uint32(), ctypes.c_uint32(_MOST), ctypes.c_uint32()
        found = (_Program * _MOST)()
        if manager.RmGetList(session, ctypes.byref(needed), ctypes.byref(count), found, ctypes.byref(reasons)):
            return ()
        return tuple(one.name for one in found[: count.value])
    finally:
        manager.RmEndSession(session)
