"""Q105 at the command line: no Buchholz in a round robin in FIDE mode, whichever verb asks for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tests.arena import random_round_robin, random_swiss
from tests.cli.conftest import Ran
from tests.event_files import written

Tdapp = Callable[..., Ran]
VERBS = {
    "standings": (), "explain": (), "verify": (), "chances": ("--samples", "5"), "compare": ("--ladder", "SB"),
    "print": ("standings", "-o", "out.pdf"), "export": ("-", "--format", "csv"),
}  # fmt: skip


@pytest.mark.parametrize("verb", VERBS)
def test_a_round_robin_refuses_buchholz_in_fide_mode(
    verb: str, tdapp: Tdapp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    robin = written(tmp_path / "robin.tdb", random_round_robin(1, 6))
    ran = tdapp(verb, robin, *VERBS[verb], "--ladder", "SB,BH/C1,AOB")
    assert ran.status == 2
    assert "separate nobody and cannot be official in FIDE mode: BH/C1, AOB." in ran.err
    assert [path.name for path in tmp_path.iterdir()] == ["robin.tdb"]


@pytest.mark.parametrize("fide_mode", [True, False])
def test_elsewhere_it_is_a_ladder_as_any_other(fide_mode: bool, tdapp: Tdapp, tmp_path: Path) -> None:
    section = random_swiss(1, 8, 3) if fide_mode else replace(random_round_robin(1, 6), fide_mode=False)
    event = written(tmp_path / "event.tdb", section)
    assert tdapp("standings", event, "--ladder", "SB,BH/C1").status == 0
