"""Files that are not code are found wherever the program is installed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.domain.words.resources import resource_path


def test_a_checkout_has_its_fonts() -> None:
    assert resource_path("fonts/NotoSans-Regular.ttf").is_file()


def test_a_frozen_program_uses_its_own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    font = tmp_path / "resources" / "fonts" / "NotoSans-Regular.ttf"
    font.parent.mkdir(parents=True)
    font.touch()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert resource_path("fonts/NotoSans-Regular.ttf") == font


def test_a_missing_file_is_a_problem_of_the_installation() -> None:
    with pytest.raises(EnvironmentProblem, match=r"nothing\.ttf"):
        resource_path("fonts/nothing.ttf")
