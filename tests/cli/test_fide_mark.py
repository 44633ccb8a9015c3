"""Every table of an event that has left FIDE mode says so."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from tdapp.domain.prizes.plan import Prize, PrizePlan
from tests.arena import arena
from tests.cli.conftest import Ran
from tests.event_files import written

DRAWN = """
1 Anna 1900 | 2w1
2 Bela 1700 | 1b0
3 Cem 1500 | 4w=
4 Dora 1400 | 3b=
"""


@pytest.mark.parametrize("verb", ["standings", "explain", "compare", "chances", "prizes", "categories"])
@pytest.mark.parametrize("fide_mode", [False, True])
def test_the_mark_stands_above_the_table(tdapp: Callable[..., Ran], tmp_path: Path, verb: str, fide_mode: bool) -> None:
    section = replace(arena(DRAWN, rounds_total=2), fide_mode=fide_mode, prizes=PrizePlan((Prize("", 1, Fraction(9)),)))
    event = written(tmp_path / "event.tdb", section)
    more = {"compare": ("--ladder", "BH", "--ladder", "SB"), "chances": ("--samples", "20")}.get(verb, ())
    ran = tdapp(verb, str(event), *more)
    assert ran.status == 0, ran.err
    assert ("not in FIDE mode" in "".join(ran.out.splitlines()[:1])) is not fide_mode
