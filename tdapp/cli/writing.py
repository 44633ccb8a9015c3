"""Writing a verb's result: whole or not at all."""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
from pathlib import Path

from tdapp.cli.status import NOT_WRITTEN, Stop


def write_output(name: str, data: bytes) -> None:
    """Write bytes to a file by way of a temporary one beside it, or to standard output for ``-``."""
    if name == "-":
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return
    target = Path(name)
    try:
        if target.exists() and not target.is_file():  # a device or a pipe has nothing to replace
            target.write_bytes(data)
            return
        handle, draft = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            Path(draft).chmod(0o644)
            Path(draft).replace(target)
        except OSError:
            with contextlib.suppress(OSError):
                Path(draft).unlink()
            raise
    except OSError as error:
        raise Stop(
            NOT_WRITTEN, f"{name}: cannot be written: {error.strerror or error}; nothing was changed."
        ) from error
