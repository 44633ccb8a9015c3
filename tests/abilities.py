"""What the system that the tests run on can do: tried, not guessed from its name."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest


def _can(make: Callable[[Path, Path], object]) -> bool:
    """Windows lets only those make symbolic links whom it trusts, and FAT knows no hard ones."""
    with tempfile.TemporaryDirectory() as folder:
        there = Path(folder, "there")
        there.touch()
        try:
            make(there, Path(folder, "link"))
        except (OSError, NotImplementedError):
            return False
    return True


needs_symbolic_links = pytest.mark.skipif(
    not _can(lambda there, link: link.symlink_to(there)), reason="no symbolic links can be made here"
)
needs_hard_links = pytest.mark.skipif(not _can(os.link), reason="no hard links can be made here")
needs_devices = pytest.mark.skipif(os.name == "nt", reason="there are no pipes and devices among the files")
