"""What Windows shows of a program under *Properties, Details*."""

from __future__ import annotations

import re
from pathlib import Path

_TEXT = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("CompanyName", "tdapp"),
      StringStruct("FileDescription", "tdapp, a tournament director for chess arbiters"),
      StringStruct("FileVersion", "{version}"),
      StringStruct("InternalName", "tdapp"),
      StringStruct("LegalCopyright", "GPL-3.0-or-later"),
      StringStruct("OriginalFilename", "tdapp.exe"),
      StringStruct("ProductName", "tdapp"),
      StringStruct("ProductVersion", "{version}"),
    ])]),
    VarFileInfo([VarStruct("Translation", [1033, 1200])]),
  ],
)
"""


def numbers(version: str) -> tuple[int, int, int, int]:
    """Four numbers, as Windows counts: of 1.2.3rc1 those before the letters."""
    found = [int(part) for part in re.findall(r"\d+", re.split(r"[a-z+-]", version)[0])][:4]
    first, second, third, fourth = (*found, 0, 0, 0, 0)[:4]
    return first, second, third, fourth


def version_file(path: Path, version: str) -> Path:
    """The file that PyInstaller takes it from."""
    path.write_text(_TEXT.format(numbers=numbers(version), version=version), "utf-8")
    return path
