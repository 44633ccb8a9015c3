"""Names for files that are not finished yet, and the end of those that a killed program left."""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import secrets
import socket
import sys
import time
from pathlib import Path

_DRAFT = re.compile(r"\.tdapp-([0-9a-f]{6})-([0-9]{1,9})-[0-9a-f]{8}\.tmp(-wal|-shm|-journal)?")
_OLD = 86_400.0  # seconds: nobody writes a file that long


def draft_beside(path: Path) -> Path:
    """A free name in the same folder. It is short: the name of the file itself may be as long as the disk allows."""
    return path.with_name(f".tdapp-{_here()}-{os.getpid()}-{secrets.token_hex(4)}.tmp")


def clear_drafts(folder: Path) -> None:
    """Remove the drafts of programs that run no more; those of another computer after a day."""
    with contextlib.suppress(OSError):
        for path in list(folder.iterdir()):
            draft = _DRAFT.fullmatch(path.name)
            if draft is not None:
                with contextlib.suppress(OSError):
                    if _is_dead(draft[1], int(draft[2])) or time.time() - path.stat().st_mtime > _OLD:
                        path.unlink()


def _here() -> str:
    return hashlib.sha256(socket.gethostname().encode()).hexdigest()[:6]


def _is_dead(host: str, process: int) -> bool:
    if host != _here() or sys.platform == "win32":  # there, asking for a process would end it
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    except OSError:
        return False
    return False
