"""Shared libraries of the build machine: which are still needed, what they ask of glibc, what the system must offer."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

Entry = tuple[str, str, str]  # as PyInstaller has it: name in the folder, path of the source, kind

SYSTEM = ("/lib/", "/usr/lib/", "/lib64/", "/usr/lib64/")
LEFT_TO_THE_SYSTEM = (
    "libX11.so.6",
    "libX11-xcb.so.1",
    "libstdc++.so.6",
    "libgcc_s.so.1",
    "libglib-2.0.so.0",
    "libgthread-2.0.so.0",
    "libfontconfig.so.1",
    "libfreetype.so.6",
    "libdbus-1.so.3",
    "libcups.so.2",
    "libavahi-client.so.3",
    "libavahi-common.so.3",
    "libgnutls.so.30",
    "libgssapi_krb5.so.2",
    "libkrb5.so.3",
    "libz.so.1",
    "libbrotlidec.so.1",
    "libbrotlicommon.so.1",
    "libzstd.so.1",
)
"""What every desktop has, newer than ours: the display, fonts, printing, the C++ runtime. A copy of the build machine's
would ask for its glibc, read its paths, and miss what is mended in the system's."""

_NEEDED = re.compile(r"^\s*NEEDED\s+(\S+)", re.MULTILINE)


def still_needed(entries: Iterable[Entry]) -> list[Entry]:
    """Without the system's libraries that only a plugin wanted which is left out. On Linux; as it is elsewhere."""
    entries = list(entries)
    if not sys.platform.startswith("linux"):
        return entries
    loose = {Path(entry[0]).name: entry for entry in entries if _is_loose(entry)}
    wanted: set[str] = set()
    ahead = [entry[1] for entry in entries if not _is_loose(entry)]
    while ahead:
        for name in needed(Path(ahead.pop())):
            if name in loose and name not in wanted and name not in LEFT_TO_THE_SYSTEM:
                wanted.add(name)
                ahead.append(loose[name][1])
    return [entry for entry in entries if not _is_loose(entry) or Path(entry[0]).name in wanted]


def _is_loose(entry: Entry) -> bool:
    name, source, _kind = entry
    return "/" not in name and source.startswith(SYSTEM) and not name.startswith("libpython")


def needed(path: Path) -> list[str]:
    """The libraries that a program or library names; none for what is neither."""
    if not is_elf(path):
        return []
    return _NEEDED.findall(_objdump("-p", path))


def is_elf(path: Path) -> bool:
    """Whether it is machine code of Linux."""
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def newest_glibc(path: Path) -> tuple[int, ...]:
    """The newest version of glibc that this file asks for; (0,) for none."""
    return _newest(path, "GLIBC")


def newest_cxx(path: Path) -> tuple[int, ...]:
    """The newest version of the C++ runtime that this file asks for; (0,) for none."""
    return _newest(path, "GLIBCXX")


def _newest(path: Path, what: str) -> tuple[int, ...]:
    found = re.findall(rf"\b{what}_(\d+(?:\.\d+)*)", _objdump("-T", path))
    return max((tuple(int(part) for part in version.split(".")) for version in found), default=(0,))


def strip_debugging(folder: Path) -> None:
    """Python's own library and the compiled modules without what only a debugger reads; nothing of Qt and OpenBLAS."""
    for path in sorted(folder.rglob("*")):
        if (path.name.startswith("libpython3") or ".cpython-" in path.name) and is_elf(path):
            subprocess.run(["strip", "--strip-unneeded", str(path)], check=True)


def _objdump(option: str, path: Path) -> str:
    ran = subprocess.run(["objdump", option, str(path)], capture_output=True, text=True, errors="replace", check=False)
    return ran.stdout
