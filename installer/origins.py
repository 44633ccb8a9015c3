"""Where each file and module of the frozen folder came from: written while it is made, read by what names licences."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Origin:
    """A file (by its name in the folder) or a module (by its dotted name), and the path that it was taken from."""

    name: str
    source: str
    module: bool = False


def write(path: Path, files: Iterable[tuple[str, str, str]], modules: Iterable[tuple[str, str, str]]) -> None:
    """From PyInstaller's tables; a link is named by what it leads to, so it is left out."""
    kept = [[Path(name).as_posix(), source] for name, source, kind in files if kind != "SYMLINK"]
    found = {"files": sorted(kept), "modules": sorted([name, source] for name, source, _kind in modules)}
    path.write_text(json.dumps(found, indent=0), "utf-8")


def read(path: Path) -> list[Origin]:
    """All of them, files first."""
    found = json.loads(path.read_text("utf-8"))
    return [Origin(name, source) for name, source in found["files"]] + [
        Origin(name, source, True) for name, source in found["modules"]
    ]
