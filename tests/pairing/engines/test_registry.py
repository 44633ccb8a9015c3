"""The engines by name: those of the program, others by path, and which one pairs the round once more."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tdapp.domain.words.errors import RuleViolation
from tdapp.pairing.engines.dutch.adapter import DutchEngine
from tdapp.pairing.engines.external import BbpPairings
from tdapp.pairing.engines.gacrux import GacruxEngine
from tdapp.pairing.engines.registry import ENGINES, GACRUX, OWN, engine_named, second_beside


def test_a_name_stands_for_an_engine_of_the_program() -> None:
    assert list(ENGINES) == [OWN, GACRUX]
    assert isinstance(engine_named("tdapp"), DutchEngine)
    assert isinstance(engine_named("gacrux"), GacruxEngine)


def test_any_other_name_is_a_path(tmp_path: Path) -> None:
    program = tmp_path / "bbpPairings.exe"
    program.touch(0o755)
    assert isinstance(engine_named(str(program)), BbpPairings)
    with pytest.raises(RuleViolation, match="no-such-engine"):
        engine_named(str(tmp_path / "no-such-engine"))


def test_no_engine_judges_itself() -> None:
    assert isinstance(second_beside(OWN), GacruxEngine)
    assert isinstance(second_beside(GACRUX), DutchEngine)
    assert isinstance(second_beside("/no/such/engine"), DutchEngine)


def test_no_engine_is_imported_before_it_is_made() -> None:
    code = (
        "import sys, tdapp.pairing.engines.registry;"
        " print([name for name in sys.modules if name.endswith(('.adapter', '.external', '.gacrux'))])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
