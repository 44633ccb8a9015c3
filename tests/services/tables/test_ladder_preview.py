"""Which places a change of the ladder moves, and which rung did it."""

from __future__ import annotations

from tdapp.domain.section.ladder import parse_ladder
from tdapp.services.tables.ladder_preview import preview
from tests.arena import arena

# Everybody has 1 point. Black: A 2, B 0, C 1, D 1.
DRAWING = """
 1 A | 3b= 4b= Z
 2 B | 4w= 3w= Z
 3 C | 1w= 2b= Z
 4 D | 2b= 1w= Z
"""


def _moves(old: str, new: str) -> dict[str, tuple[int | None, int | None, str]]:
    found = preview(arena(DRAWING), parse_ladder(old), parse_ladder(new), 3)
    return {move.name: (move.old_rank, move.new_rank, move.decided_by) for move in found.moves}


def test_the_rung_that_separates_from_those_passed() -> None:
    """TPN/R: D C B A; with BPG first A (2) is ahead of all, then D and C (1), which TPN/R still separates, then B (0).

    A passed the other three by BPG, not by the TPN/R that bounds him from nobody; C and D, whom A passed, name BPG
    too, although TPN/R separates C from D; B, whom A passed, the same.
    """
    assert _moves("TPN/R", "BPG,TPN/R") == {
        "A": (4, 1, "BPG"),
        "D": (1, 2, "BPG"),
        "C": (2, 3, "BPG"),
        "B": (3, 4, "BPG"),
    }


def test_several_rungs_and_shared_places() -> None:
    """From the numbers to Black, then the higher number: D passes C by TPN/R and B by BPG."""
    found = _moves("TPN", "BPG,TPN/R")
    assert found["D"] == (4, 2, "BPG, TPN/R")
    assert found["B"] == (2, 4, "BPG")
    assert "C" not in found  # passed B and was passed by D
    # C and D level, above B: they passed B by BPG, and D caught up with C: the place is shared
    assert _moves("TPN", "BPG") == {"C": (3, 2, "BPG"), "D": (4, 2, "BPG"), "B": (2, 4, "BPG")}
    assert _moves("TPN", "") == {"B": (2, 1, ""), "C": (3, 1, ""), "D": (4, 1, "")}
