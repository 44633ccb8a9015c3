"""Round robins: C.07, 15.2, and unplayed games as lost games (Technical Commission, 2016).

Everybody meets everybody; the crosstable has a forfeit won by 1 against 3 and by 4 against 2.

         1    2    3    4    score
    1    .    =    +    1    2.5
    2    =    .    1    -    1.5
    3    -    0    .    1    1.0
    4    0    +    0    .    1.0
"""

from __future__ import annotations

import pytest

from tdapp.domain.section.event import Kind
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.tables.explanation import explain_player
from tests.arena import arena
from tests.tiebreaks.policies.worked import values

DRAWING = """
  1 A | 4w1 3w+ 2w=
  2 B | 3w1 4b- 1b=
  3 C | 2b0 1b- 4w1
  4 D | 1b0 2w+ 3b0
"""


def _row(rung: str, **fields: object) -> list[float]:
    found = values(arena(DRAWING, kind=Kind.ROUND_ROBIN, **fields), rung)
    return [float(found[number]) for number in sorted(found)]


def test_forfeits_are_results() -> None:
    """C.07, 15.2: A: D 1 + C 1 + 1.5/2 = 2.75; D: B by forfeit 1.5"""
    assert _row("SB") == [2.75, 2.25, 1, 1.5]
    assert _row("KS") == [0.5, 0.5, 0, 1]  # limit 1.5: A and B


def test_forfeits_are_lost_games() -> None:
    """A: D 1 + 0 + 1.5/2 = 1.75; D: 0; KS of D against B: 0"""
    assert _row("SB@lost-game") == [1.75, 2.25, 1, 0]
    assert _row("KS@lost-game") == [0.5, 0.5, 0, 0]
    section = arena(DRAWING, kind=Kind.ROUND_ROBIN)
    terms = explain_player(section, 1, ladder=parse_ladder("SB@lost-game"))[0].terms
    assert terms[1].why == "forfeit: counts as lost to the opponent with 1.0"


def test_forfeits_at_face_value_count_for_koya() -> None:
    """FaceVal's sentence: a forfeit counts like a game against the scheduled opponent. Limit 1.5: A and B; D won by
    forfeit against B; free rounds and byes against nobody count nothing."""
    assert _row("KS@face-value") == [0.5, 0.5, 0, 1]
    assert _row("KS/L-1@face-value") == [2.5, 1.5, 1, 1]
    assert _row("SB@face-value") == [2.75, 2.25, 1, 1.5]


def test_koya_refuses_policies_that_it_does_not_apply() -> None:
    """Virtual opponents and averages are scores of nobody: Koya asks only against whom a point was scored."""
    section = arena(DRAWING, kind=Kind.ROUND_ROBIN)
    for policy in ("fide-2009", "draw-self", "ignore", "average", "sivakasi", "uscf", "fair-draw"):
        with pytest.raises(RuleViolation, match=f"KS cannot be put under the policy “{policy}”"):
            values(section, f"KS@{policy}")


def test_a_lost_game_gives_what_a_loss_is_worth() -> None:
    """3-2-1 with 0 for a forfeit loss. A 3+3+2 = 8, B 3+0+2 = 5, C 1+0+3 = 4, D 1+3+1 = 5.
    SB@lost-game of A: 3 x 5 + 1 x 4 + 2 x 5 = 29; of D: 1 x 8 + 1 x 5 + 1 x 4 = 17; KS limit 4.5: A, B and D,
    so A gets 3 + 2, D 1 from A and 1 from B."""
    one = PointSystem().win
    points = PointSystem(3 * one, 2 * one, one, forfeit_loss=0 * one)
    assert _row("SB@lost-game", points=points)[0::3] == [29, 17]
    assert _row("KS@lost-game", points=points)[0::3] == [5, 2]


def test_koya_says_why_a_round_counts_nothing() -> None:
    section = arena("1 A | 2w1 3b? R\n2 B | 1b0 R 3w=\n3 C | R 1w? 2b=", kind=Kind.ROUND_ROBIN)
    (work,) = explain_player(section, 1, ladder=parse_ladder("KS"), after_round=3)
    assert [term.why for term in work.terms][1:] == ["no result yet", "free round"]
    assert work.terms[0].why == "below the limit of 1.0 (C.07, 9.2)"
    section = arena("1 A | 2w1 .\n2 B | 1b0 .", kind=Kind.ROUND_ROBIN, cycles=2)
    (work,) = explain_player(section, 1, ladder=parse_ladder("KS"), after_round=2)
    assert work.terms[1].why == "no game"
