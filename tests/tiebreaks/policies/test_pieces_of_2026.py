"""C.07 of March 2026 with its pieces taken out one by one: ``BH@fide-2026{caps=no}`` and so on.

The event of ``worked.py``; own unplayed rounds: A +, U; B H; C -, Z; D Z. Scores 4, 2, 1½, 0; 16.3 makes B 2, C 2
(the bye of round 4 after his forfeit loss... the last round counts as a draw) and D ½.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.section.ladder import parse_ladder, parse_rung
from tdapp.services.tables.ladder_editing import rung_options
from tdapp.services.tables.standings import compute_standings
from tdapp.tiebreaks.registry import is_c07, resolve
from tests.arena import arena, random_swiss
from tests.effort import examples
from tests.tiebreaks.policies.worked import EVENT, row, values, why

SEEDS = st.integers(0, 10_000)


@given(SEEDS, st.sampled_from(["BH", "BH/C1", "BH/C2", "BH/M1", "SB", "SB/C1"]))
@examples(40)
def test_without_the_caps_it_is_the_rule_of_2024(seed: int, rung: str) -> None:
    section = random_swiss(seed, 8 + seed % 12, 4 + seed % 4, absent=0.3)
    assert values(section, f"{rung}@fide-2026{{caps=no}}") == values(section, f"{rung}@fide-2024")


@given(SEEDS)
@examples(40)
def test_without_absences_first_a_cut_is_never_larger(seed: int) -> None:
    """BH/C1 leaves out the lowest element; 16.5 leaves out one that is no lower."""
    section = random_swiss(seed, 8 + seed % 12, 4 + seed % 4, absent=0.3)
    plain = values(section, "BH")
    with_it, without = values(section, "BH/C1"), values(section, "BH/C1{absence-first=no}")
    assert all(with_it[number] <= without[number] <= plain[number] for number in plain)
    assert values(section, "BH{absence-first=no}") == plain


def test_by_hand() -> None:
    """BH of D: B 2, A 4 and C as seen, his own bye with 0; C scored 1½ and is seen with ½ for round 4: 2."""
    scored, adjusted = row("BH{adjusted=no}")[3], row("BH")[3]
    assert adjusted - scored == pytest.approx(0.5)
    assert row("BH{adjusted=no,caps=no}")[0] - row("BH{adjusted=no}")[0] == pytest.approx((4 - 1.5) + (4 - 2))


def test_the_reasons_follow_the_pieces() -> None:
    assert "16.3.2" in why("BH", 4, 1)
    assert why("BH{adjusted=no}", 4, 1) == ""
    assert "capped at 4 draws = 2.0 (C.07, 16.4.2)" in why("BH", 1, 4)
    assert why("BH{caps=no}", 1, 4) == "dummy opponent with the own score 4.0"
    assert "capped at the scheduled opponent's score 1.5" in why("BH{adjusted=no}", 1, 2)
    assert "16.5" in why("BH/C1", 2, 4)
    assert "16.5" not in "".join(why("BH/C1{absence-first=no}", 2, number) for number in range(1, 5))


def test_a_dummy_names_its_article_and_only_a_lower_cap() -> None:
    """16.4.1 and 16.4.2 of worked.py: A 4 points, cap C 1 (1.5, less the last round, plus a draw: 2); B and D byes;
    C 1.5 below the 4 of A, whom he was paired with and who is the first of the list."""
    own = "dummy opponent with the own score"
    assert [why("BH", number, r) for number, r in ((2, 4), (3, 2), (3, 4), (4, 4))] == [
        f"{own} 2.0 (C.07, 16.4.2)",
        f"{own} 1.5 (C.07, 16.4.1)",
        f"{own} 1.5 (C.07, 16.4.2)",
        f"{own} 0.0 (C.07, 16.4.2)",
    ]
    assert [why("BH", 1, r) for r in (2, 4)] == [
        "dummy opponent: own score 4.0 capped at the scheduled opponent's score 2.0 (C.07, 16.4.1)",
        "dummy opponent: own score 4.0 capped at 4 draws = 2.0 (C.07, 16.4.2)",
    ]


def test_a_rule_without_a_piece_is_not_fides_and_no_choice_in_the_editor() -> None:
    section = arena(EVENT)
    step = resolve(section, parse_rung("BH/C1{absence-first=no}"))
    assert not is_c07(section, step)
    assert is_c07(section, resolve(section, parse_rung("BH/C1{absence-first=yes}")))
    table = compute_standings(section, ladder=parse_ladder("BH/C1{caps=no}"))
    assert not table.ladder[0].is_c07
    assert rung_options(section, parse_rung("BH/C1")).options == ()
    assert [spec.key for spec in rung_options(section, parse_rung("BH/C1{caps=no}")).options] == ["caps"]
