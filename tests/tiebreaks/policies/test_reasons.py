"""The reasons beside a contribution are plain English with the right article."""

from __future__ import annotations

import pytest

from tdapp.domain.section.ladder import parse_ladder
from tdapp.services.tables.explanation import explain_player
from tdapp.services.tables.standings import ladder_in_words, rank_section
from tests.arena import arena

# 3 and 4 leave after round 2; 2 misses round 3 after a win and has two scores to be seen
LEAVERS = """
1 A 2000 | 3w1 4b1 2w= 5b1
2 B 1900 | 4w1 5b1 1b= H
3 C 1800 | 1b0 H Z Z
4 D 1700 | 2b0 1w0 Z Z
5 E 1600 | U 2w0 U 1w0
"""


def _reasons(code: str, number: int) -> list[str]:
    (rung,) = explain_player(arena(LEAVERS), number, ladder=parse_ladder(code))
    return [term.why for term in rung.terms]


def test_one_requested_bye_and_several() -> None:
    assert "scored 0.5; requested byes in rounds 2, 3 and 4 count as draws (C.07, 16.3.2)" in _reasons("BH", 1)
    assert "scored 0.0; requested byes in rounds 3 and 4 count as draws (C.07, 16.3.2)" in _reasons("BH", 2)


def test_a_capped_start_of_one_draw() -> None:
    section = arena("1 A 2000 | 2w1 H 3w1\n2 B 1900 | 1b0 3w1 U\n3 C 1800 | U 2b0 1b0")
    (rung,) = explain_player(section, 1, ladder=parse_ladder("BH@virtual-adjusted"))
    assert "(1 draw, below the own 1.0)" in rung.terms[1].why


@pytest.mark.parametrize(
    ("code", "article"),
    [("BH/C1", "cut (C.07, 14)"), ("BH/C1@fide-2024", "cut (C.07, 14)"), ("BH/C1@round-robin", "cut (C.07, 14)")],
)
def test_a_cut_names_article_14_under_c07(code: str, article: str) -> None:
    assert any(why.startswith(article) for why in _reasons(code, 1))


@pytest.mark.parametrize("code", ["BH/C1@fide-2009", "BH/C1@virtual-adjusted", "BH/C1@draw-self"])
def test_a_cut_names_no_article_under_the_others(code: str) -> None:
    """C.07 did not exist before 2023; the virtual opponent's cuts are not its article 14."""
    reasons = _reasons(code, 1)
    assert any(why.startswith("cut") for why in reasons)
    assert not any("C.07, 14" in why for why in reasons)


def test_the_ladder_in_words_does_not_contradict_itself() -> None:
    section = arena(LEAVERS)
    words = ladder_in_words(section, rank_section(section, parse_ladder("BH@fide-2024,SB@fide-2009,LOT,LOT")).steps)
    assert "Rung 1 (BH) counts unplayed games by another rule: C.07, 2023-24" in words
    assert "Rung 2 (SB) counts unplayed games by another rule, not C.07: Virtual opponent" in words
    assert "LOT is not one of FIDE's criteria" in words


def test_the_sentence_of_the_cap_holds_for_every_point_system() -> None:
    """Under 3-1-0 three draws are one third of the points on offer, not half (C.07, 16.4.2)."""
    section = arena("1 A 2000 | 2w1 H\n2 B 1900 | 1b0 U")
    (rung,) = explain_player(section, 1, ladder=parse_ladder("BH"))
    assert "a draw in every round for a bye" in rung.policy_sentence


def test_an_average_without_opponents_says_why() -> None:
    section = arena("1 A 2000 | 2w1 H\n2 B 1900 | 1b0 U\n3 C 1800 | U H")
    formulas = [
        explain_player(section, number, ladder=parse_ladder(code))[0].formula
        for number, code in ((1, "ARO/C1"), (3, "ARO/C1"), (3, "ARO"))
    ]
    assert formulas[0] == "every opponent is cut"
    assert formulas[1] == formulas[2] == "no opponent was met over the board"
