"""Which libraries of the build machine are taken, and what they ask of glibc."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from installer import libraries


@pytest.fixture
def on_linux(monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    needs = {
        "/venv/libQt6XcbQpa.so.6": ["libxcb-cursor.so.0", "libX11.so.6", "libc.so.6"],
        "/usr/lib/libxcb-cursor.so.0": ["libxcb-util.so.1"],
        "/usr/lib/libgtk-3.so.0": ["libcairo.so.2"],
    }
    monkeypatch.setattr(libraries, "needed", lambda path: needs.get(str(path), []))


def test_what_only_a_plugin_wanted_goes_with_it(on_linux):
    entries = [
        ("PySide6/Qt/lib/libQt6XcbQpa.so.6", "/venv/libQt6XcbQpa.so.6", "BINARY"),
        ("libxcb-cursor.so.0", "/usr/lib/libxcb-cursor.so.0", "BINARY"),
        ("libxcb-util.so.1", "/usr/lib/libxcb-util.so.1", "BINARY"),
        ("libgtk-3.so.0", "/usr/lib/libgtk-3.so.0", "BINARY"),
        ("libcairo.so.2", "/usr/lib/libcairo.so.2", "BINARY"),
        ("libX11.so.6", "/usr/lib/libX11.so.6", "BINARY"),
        ("libpython3.11.so.1.0", "/usr/lib/libpython3.11.so.1.0", "BINARY"),
    ]
    kept = [entry[0] for entry in libraries.still_needed(entries)]
    assert kept == [
        "PySide6/Qt/lib/libQt6XcbQpa.so.6",
        "libxcb-cursor.so.0",
        "libxcb-util.so.1",
        "libpython3.11.so.1.0",
    ]


def test_elsewhere_nothing_is_judged(monkeypatch):
    monkeypatch.setattr(sys, "platform", "win32")
    entries = [("python311.dll", "C:/python311.dll", "BINARY")]
    assert libraries.still_needed(entries) == entries


def test_the_newest_glibc_is_found_by_numbers(monkeypatch):
    said = "0000 DF *UND* (GLIBC_2.9) poll\n0000 DF *UND* (GLIBC_2.34) dlopen\n0 DF *UND* (GLIBC_2.2.5) puts\n"
    monkeypatch.setattr(libraries, "_objdump", lambda _option, _path: said)
    assert libraries.newest_glibc(Path("x")) == (2, 34)
    monkeypatch.setattr(libraries, "_objdump", lambda _option, _path: "")
    assert libraries.newest_glibc(Path("x")) == (0,)


def test_a_text_is_no_machine_code(tmp_path):
    (tmp_path / "a").write_text("#!/bin/sh")
    (tmp_path / "b").write_bytes(b"\x7fELF\x02")
    assert not libraries.is_elf(tmp_path / "a")
    assert libraries.is_elf(tmp_path / "b")
    assert libraries.needed(tmp_path / "a") == []
