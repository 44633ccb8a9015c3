"""What the frozen folder must not hold, and how large it may be."""

from __future__ import annotations

import re
from collections.abc import Iterable
from fnmatch import fnmatch
from pathlib import Path

LARGEST = 260_000_000
"""Bytes of the folder on disk: strangers do not wait for more."""

EXCLUDED_MODULES = (
    "tkinter",
    "pytest",
    "hypothesis",
    "mypy",
    "babel",
    "scipy",  # gacrux' simulation of ratings alone wants it, and nobody calls that
    "PIL._avif",  # pictures are PNG, JPEG and SVG
    "setuptools",
    "distributed",
    "psycopg",
    "readline",  # nobody types Python here, and it is a library more
    "PIL._imagingtk",
    "PIL.ImageTk",
    "IPython",
    "matplotlib",
    "pandas",
)

DEVELOPERS = ("babel", "hypothesis", "import-linter", "mypy", "pytest", "ruff", "scipy")
"""Packages whose presence shows that the environment is a developer's."""

LANGUAGES = ("ar", "cs", "de", "es", "fa", "fr", "he", "it", "nl", "pl", "pt_BR", "ru", "tr", "uk", "zh_CN")
"""Whose words of Qt's own dialogs stay; German is the window's, the others that of a desktop it may run on."""

LEFT_OUT: tuple[tuple[str, str], ...] = (
    ("*/plugins/platformthemes/libqgtk3*", "the GTK theme, which brings half a desktop with it"),
    ("*/plugins/qmltooling/*", "debugging of QML"),
    ("*/plugins/sqldrivers/*", "Qt's databases"),
    ("*/plugins/egldeviceintegrations/*", "screens without a desktop"),
    ("*/plugins/generic/*", "touch screens without a desktop"),
    ("*/plugins/wayland-graphics-integration-server/*", "the server side of Wayland"),
    ("*/plugins/platforms/*eglfs*", "screens without a desktop"),
    ("*/plugins/platforms/*linuxfb*", "screens without a desktop"),
    ("*/plugins/platforms/*vkkhrdisplay*", "screens without a desktop"),
    ("*/plugins/platforms/*vnc*", "screens without a desktop"),
    ("*/plugins/platforms/*minimalegl*", "screens without a desktop"),
    ("*/plugins/networkinformation/*", "Qt's watch over the network"),
    ("*/plugins/tls/*", "Qt's encryption: ours is Python's"),
    ("*scipy*", "scipy"),
    ("*babel*", "Babel"),
    ("*libavif*", "AVIF pictures"),
    ("*_avif*", "AVIF pictures"),
    ("*libgtk-3*", "GTK"),
    ("*libgdk-3*", "GTK"),
    ("*libcairo*", "GTK"),
    ("*pytest*", "a package of developers"),
    ("*hypothesis*", "a package of developers"),
    ("*mypy*", "a package of developers"),
    ("*_tkinter*", "Tk"),
    ("*.dist-info/RECORD", "sums that depend on where the environment lay"),
    ("*libQt6EglFsKms*", "screens without a desktop"),
    ("*libQt6EglFS*", "screens without a desktop"),
    ("*/plugins/wayland-shell-integration/libivi-shell*", "screens of cars"),
)
"""Patterns of file names, with what they are in the words of the test that finds one."""

_NUMPY_NEEDS = "*libscipy_openblas64_*"  # numpy's own, in spite of its name
_QT_WORDS = re.compile(r"/translations/([a-z]+)_([A-Za-z_]+)\.qm$")


def unwanted(name: str) -> str | None:
    """What this file of the folder is, if it should not be there. Names have forward slashes."""
    if fnmatch(name, _NUMPY_NEEDS):
        return None
    for pattern, what in LEFT_OUT:
        if fnmatch("/" + name, pattern):
            return what
    found = _QT_WORDS.search("/" + name)
    if found and "Qt" in name and (found[1] != "qtbase" or found[2] not in LANGUAGES):
        return "words of Qt that the window does not show"
    return None


def files(folder: Path) -> list[tuple[str, int]]:
    """Every file, with its size; a link counts nothing."""
    found = [path for path in folder.rglob("*") if path.is_symlink() or path.is_file()]
    return sorted(
        (path.relative_to(folder).as_posix(), 0 if path.is_symlink() else path.stat().st_size) for path in found
    )


def faults(contents: Iterable[tuple[str, int]]) -> list[str]:
    """One line for all that came back, and the largest files where the whole is too large."""
    contents = list(contents)
    lines = [f"{name} ({size / 1e6:.1f} MB): {what} came back" for name, size in contents if (what := unwanted(name))]
    whole = sum(size for _, size in contents)
    if whole > LARGEST:
        largest = sorted(contents, key=lambda item: -item[1])[:15]
        lines.append(
            f"the folder has {whole / 1e6:.0f} MB, more than {LARGEST / 1e6:.0f}; the largest files: "
            + ", ".join(f"{name} ({size / 1e6:.1f})" for name, size in largest)
        )
    return lines
