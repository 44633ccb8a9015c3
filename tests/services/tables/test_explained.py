"""How every value of a small table is explained: terms, check, who is tied, and what is not FIDE's rule."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.section.event import Edition, Kind, Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.systems.registry import SYSTEMS
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.tables.explanation import explain_player
from tests.arena import arena
from tests.asked import small
from tests.recorded import recorded, short

# 1 and 2 drew and beat 3 and 4; 3 had a bye, 4 a forfeit.
SWISS = arena("1 A 2000 | 3w1 2b= H\n2 B 1900 | 4w1 1w= 3b=\n3 C 1800 | 1b0 U 2w=\n4 D | 2b0 5w+ Z\n5 E 1700 | Z 4b- Z")
LADDER = "DE,BH,BH/C1@fide-2009,SB,WIN,ARO{unrated=1400},PS,LOT{seed=1},TPN"


def told(section: Section, ladder: str, number: int) -> list[str]:
    lines = []
    for one in explain_player(section, number, ladder=parse_ladder(ladder)):
        tied = ", ".join(f"{other.number} {other.value}" for other in one.tied)
        lines.append(
            f"{number} {one.rung}: {one.value} ({one.exact}) {len(one.terms)} terms {short(one.terms, one.tables)} "
            f"tied [{tied}] ahead {one.ahead} {one.mark or '-'} | {one.source} | {one.check} | {one.formula} "
            f"| {' '.join(one.notes)} | {short(one.policy_sentence) if one.policy_sentence else '-'}"
            f"{' line by line' if one.line_by_line else ''}"
        )
    return lines


def test_every_rung_of_everybody() -> None:
    lines = []
    for number in (1, 2, 3, 4, 5):
        lines += told(SWISS, LADDER, number)
    lines += told(arena("1 A | 2w1 R\n2 B | 1b0 3w=\n3 C | R 2b=", kind=Kind.ROUND_ROBIN), "DE,SB,KS", 2)
    lines += told(replace(SWISS, edition=Edition.FIDE_2024), "BH,BH@fide-2026,SB@face-value", 1)
    keizer = small(next(one for one in SYSTEMS if one.key == "keizer"))
    lines += told(keizer, "BH", keizer.players[0].number)
    recorded("services/explained", lines)


def test_one_rung_alone_and_an_earlier_round() -> None:
    every = explain_player(SWISS, 1, ladder=parse_ladder("BH,SB"))
    assert explain_player(SWISS, 1, ladder=parse_ladder("BH,SB"), only=1) == every[1:]
    assert explain_player(SWISS, 1, ladder=parse_ladder("BH"), after_round=1) != every[:1]
    assert explain_player(replace(SWISS, ladder=parse_ladder("SB")), 1)[0].rung.startswith("SB")
    with pytest.raises(RuleViolation, match="pairing number 9"):
        explain_player(SWISS, 9)
