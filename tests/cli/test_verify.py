"""The second opinion from the outside."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from tests.cli.conftest import Ran

Tdapp = Callable[..., Ran]


def test_agreement_ends_with_zero(tdapp: Tdapp, trf: Path) -> None:
    ran = tdapp("verify", trf, "--ladder", "BH/C1,SB@fide-2009")
    assert ran.status == 0
    assert ran.out.startswith("gacrux 1.")
    assert "not checked" in ran.out


def test_json_lists_every_rung(tdapp: Tdapp, trf: Path) -> None:
    found = json.loads(tdapp("verify", trf, "--ladder", "BH/C1,MAN", "--format", "json").out)
    assert [(rung["rung"], rung["verdict"]) for rung in found["rungs"]] == [
        ("PTS", "agrees"),
        ("BH/C1@fide-2026", "agrees"),
        ("MAN", "not_checked"),
    ]
    assert found["agrees"] is True


def test_an_unexplained_difference_ends_with_one(tdapp: Tdapp, trf: Path, monkeypatch) -> None:  # type: ignore[no-untyped-def]  # pytest's own fixture
    from tdapp.pairing.engines.gacrux import GacruxEngine

    monkeypatch.setattr(GacruxEngine, "tiebreak_values", lambda *_a, **_k: dict.fromkeys(range(1, 5), ("1", "99")))
    ran = tdapp("verify", trf, "--ladder", "BH")
    assert ran.status == 1
    assert "not explained" in ran.out
