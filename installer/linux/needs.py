"""What a system must offer: libraries that are not in the folder, and its glibc."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable
from pathlib import Path

from installer import libraries

PROMISED = (2, 34)
"""Debian 12, Ubuntu 22.04, RHEL 9. The wheel of PySide6 asks for it; older systems are out of reach."""

PROMISED_CXX = (3, 4, 29)
"""Of GCC 11, as RHEL 9 has it."""


def programs(folder: Path) -> list[Path]:
    """All machine code of the folder."""
    return [path for path in sorted(folder.rglob("*")) if libraries.is_elf(path)]


def outside(folder: Path) -> list[str]:
    """Names of libraries that something inside needs and that are not inside."""
    found = programs(folder)
    here = {path.name for path in folder.rglob("*") if path.is_file()}
    return sorted({name for path in found for name in libraries.needed(path)} - here)


def newest(folder: Path) -> dict[tuple[int, ...], list[str]]:
    """The versions of glibc that are asked for, newest first, with the files that do."""
    asked: dict[tuple[int, ...], list[str]] = {}
    for path in programs(folder):
        asked.setdefault(libraries.newest_glibc(path), []).append(path.relative_to(folder).as_posix())
    return dict(sorted(asked.items(), reverse=True))


def broken_promises(folder: Path) -> list[str]:
    """The files that ask for more than is promised."""
    return [
        f"{name} asks for glibc {'.'.join(map(str, version))}, promised is {'.'.join(map(str, PROMISED))}"
        for version, names in newest(folder).items()
        if version > PROMISED
        for name in names
    ] + [
        f"{path.relative_to(folder).as_posix()} asks for GLIBCXX_{'.'.join(map(str, version))}"
        for path in programs(folder)
        if (version := libraries.newest_cxx(path)) > PROMISED_CXX
    ]


def packages(names: Iterable[str]) -> list[str]:
    """Debian's packages that have these libraries, on this machine. ValueError names what no package has."""
    cache = subprocess.run(["/sbin/ldconfig", "-p"], check=True, capture_output=True, text=True).stdout
    places = {line.split()[0]: line.rpartition("=> ")[2] for line in cache.splitlines() if "=> " in line}
    found, missing = set(), []
    for name in names:
        owner = _owner(places[name]) if name in places else None
        if owner:
            found.add(owner)
        else:
            missing.append(name)
    if missing:
        raise ValueError(f"no package of this machine has {', '.join(missing)}: install it, or bundle it")
    return sorted(found)


def _owner(path: str) -> str | None:
    for place in (path, str(Path(path).resolve()), "/usr" + path):
        asked = subprocess.run(["dpkg-query", "-S", place], capture_output=True, text=True, check=False)
        if asked.returncode == 0:
            return asked.stdout.split(":")[0]
    return None
