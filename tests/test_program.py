"""The program as it is started: verb or window, and from folders of any name."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tdapp.__main__ import main, opens_window, window
from tests.effort import thorough

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(("typed", "meant"), [("standing", "standings"), ("prnt", "print"), ("exprot", "export")])
def test_a_mistyped_verb_names_the_nearest_and_opens_no_window(monkeypatch, capsys, typed, meant):
    monkeypatch.setattr(sys, "argv", ["tdapp", typed, "event.trf"])
    monkeypatch.setattr("tdapp.start.run_window", lambda _arguments: pytest.fail("a window opened"))
    assert main() == 2
    assert meant in capsys.readouterr().err


def test_the_program_without_a_console_prints_to_nobody(monkeypatch):
    """Windows gives it no streams at all."""
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setattr(sys, "argv", ["tdapp-window", "--version"])
    assert window() == 0
    for stream in (sys.stdout, sys.stderr):
        stream.close()


def test_what_opens_the_window(tmp_path):
    kept = tmp_path / "no ending"
    kept.touch()
    assert opens_window(str(kept))
    assert opens_window("--demo")
    assert opens_window("not there.tdb")
    assert opens_window("NOT THERE.TRF")
    assert not opens_window("not there")


@thorough
@pytest.mark.parametrize(
    "named",
    [
        pytest.param({"LC_ALL": "C"}, id="the plainest letters", marks=pytest.mark.conformance),  # the milder one
        pytest.param({"LANG": "C", "PYTHONCOERCECLOCALE": "0"}, id="and nothing that mends them"),
    ],
)
def test_the_program_is_sound_in_a_folder_of_any_name_where_no_language_is_set(tmp_path, named):
    """A frozen program does not mend it by itself, as the command `python` does: so the second is told not to.

    Only on Linux variables name the letters.
    """
    here = tmp_path / ("Größe & Söhne (1) $x 100%" if os.name == "nt" else 'Größe, A & B, D\'Or (1) "2" $x 100%')
    for part in ("tdapp", "resources"):
        shutil.copytree(ROOT / part, here / part, copy_function=_link)
    without = ("LC_", "LANG", "DISPLAY", "WAYLAND_DISPLAY")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(without)}
    kept |= {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(here), "HOME": str(here)}
    ran = subprocess.run(
        [sys.executable, "-m", "tdapp", "--self-check"], cwd=here, env=kept | named, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "Could not parse" not in ran.stderr


def _link(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except OSError:  # another disk
        shutil.copy2(source, target)
