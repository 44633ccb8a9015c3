"""A missing library or display is a plain sentence, not Qt's abort."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

from tdapp.ui.window.desktop import LIBRARIES, X11_LIBRARIES, obstacle


def everything(_: str) -> bool:
    return True


def test_no_display_says_what_to_do() -> None:
    text = obstacle({}, "linux", everything)
    assert "no display" in text
    assert "tdapp --help" in text


def test_a_display_that_nobody_serves_is_one_line() -> None:
    text = obstacle({"DISPLAY": ":7"}, "linux", everything, lambda display: display != ":7")
    assert text.startswith("No display answers at DISPLAY=:7")
    assert "\n" not in text
    assert obstacle({"DISPLAY": ":8"}, "linux", everything, everything) == ""
    assert obstacle({"DISPLAY": ":7", "WAYLAND_DISPLAY": "w"}, "linux", everything, lambda _: False) == ""


def test_a_display_is_asked_as_qt_will_ask() -> None:
    text = obstacle({"DISPLAY": ":987"}, "linux", everything)
    assert text.startswith("No display answers")


def test_missing_libraries_are_named_by_package() -> None:
    text = obstacle({"DISPLAY": ":0"}, "linux", lambda library: library != "libxcb-cursor.so.0")
    assert "sudo apt install libxcb-cursor0" in text
    assert "xcb-util-cursor" in text


def test_x11_libraries_are_not_needed_without_x11() -> None:
    only_common = LIBRARIES.__contains__
    assert obstacle({"WAYLAND_DISPLAY": "wayland-0"}, "linux", only_common) == ""
    assert obstacle({"QT_QPA_PLATFORM": "offscreen", "DISPLAY": ":0"}, "linux", only_common) == ""
    assert all(package in obstacle({"DISPLAY": ":0"}, "linux", only_common) for package, _ in X11_LIBRARIES.values())


def test_other_systems_bring_their_own() -> None:
    assert obstacle({}, "win32", lambda _: False) == ""
    assert obstacle({"DISPLAY": ":0"}, "linux", everything, everything) == ""


def test_the_libraries_are_those_that_qt_names() -> None:
    """One that Qt does not load kept the window shut on a clean Debian; one that is forgotten ends in Qt's abort."""
    if sys.platform != "linux" or shutil.which("objdump") is None:
        pytest.skip("needs objdump")
    qt = Path(PySide6.__file__).parent / "Qt"
    plugins = [qt / "plugins/platforms/libqxcb.so", qt / "lib/libQt6XcbQpa.so.6", qt / "lib/libQt6Gui.so.6"]
    told = [
        subprocess.run(["objdump", "-p", path], capture_output=True, text=True, check=True).stdout for path in plugins
    ]
    needed = set(re.findall(r"NEEDED\s+(\S+)", "".join(told)))
    named = set(LIBRARIES | X11_LIBRARIES)
    # of C, C++ and Qt itself; what comes with libxcb and libglib2.0 in one package of any system
    always = (
        "libc.",
        "libm.",
        "libstdc++",
        "libgcc_s",
        "libQt6",
        "libicu",
        "libz.",
        "ld-linux",
        "libpthread",
        "libdl.",
    )
    together = {"libgthread-2.0.so.0", "libX11.so.6"}
    assert {name for name in needed if not name.startswith(always)} - together - named == set()
    assert set(X11_LIBRARIES) - needed == set()
