"""A missing library or display is a plain sentence, not Qt's abort."""

from __future__ import annotations

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
