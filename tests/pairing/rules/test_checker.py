"""Every absolute rule has a pairing that breaks it, and is said in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.section.event import ForbiddenPairs, Section
from tdapp.domain.section.team import TeamRules
from tdapp.pairing.rules.board_order import in_board_order
from tdapp.pairing.rules.checker import breaches_of, colour_breaches, pair_breaches
from tdapp.pairing.rules.position import Position, position_of
from tdapp.pairing.rules.possible import has_legal_pairing
from tests.arena import arena

# after round 2: 1 and 2 had White twice, 3 and 4 Black twice; 5 had the bye, then won by forfeit against 6
DRAWING = """
  1 A | 3w1 4w1 .
  2 B | 4w1 3w1 .
  3 C | 1b0 2b0 .
  4 D | 2b0 1b0 .
  5 E | U   6w+ .
  6 F | Z   5b- .
"""


def section(**fields: object) -> Section:
    return arena(DRAWING, **{"rounds_total": 5, "initial_colour": "W", **fields})


def position(**fields: object) -> Position:
    return position_of(section(**fields), 3)


def rules(pairs: list[tuple[int, int]], byes: list[int], **fields: object) -> set[str]:
    return {breach.rule for breach in breaches_of(position(**fields), pairs, byes)}


def test_a_legal_round_has_no_breaches() -> None:
    # 3 and 4 must have White, 1 and 2 Black; 5 and 6 did not play and may meet again
    legal = arena(
        """
          1 A | 3w1
          2 B | 4b0
          3 C | 1b0
          4 D | 2w1
          5 E | 6w+
          6 F | 5b-
        """,
        rounds_total=3,
    )
    assert breaches_of(position_of(legal, 2), [(4, 1), (2, 3), (6, 5)], []) == ()


@pytest.mark.parametrize(
    ("pairs", "byes", "rule"),
    [
        ([(3, 1), (4, 2), (5, 6)], [], "met"),
        ([(1, 2), (3, 4), (5, 6)], [], "colours"),
        ([(6, 1), (5, 2), (3, 4)], [], "colours"),
        ([(1, 5), (6, 2), (4, 3)], [], "colour"),  # 1 a third time White
        ([(5, 1), (6, 2)], [3, 4], "one-bye"),
        ([(5, 1), (6, 2)], [3], "everyone"),
        ([(5, 1), (6, 2), (5, 3)], [4], "everyone"),
        ([(5, 1), (6, 2), (7, 3)], [4], "everyone"),
        ([(6, 1), (3, 2)], [5], "bye"),
    ],
)
def test_each_breach(pairs: list[tuple[int, int]], byes: list[int], rule: str) -> None:
    assert rule in rules(pairs, byes)


def test_colours_forbid_no_match_of_teams() -> None:
    """1 would have White a third time: what forbids it to a player is no rule for a team (C.04.6)."""
    of_teams = replace(position(), section=section(team_rules=TeamRules()))
    found = {breach.rule for breach in breaches_of(of_teams, [(1, 5), (6, 2), (4, 3)], [])}
    assert "colour" not in found
    assert "colours" not in found


def test_words() -> None:
    texts = [breach.text for breach in breaches_of(position(), [(1, 5), (3, 2)], [5])]
    assert "A (1) would have White for the third time running." in texts
    assert "E (5) cannot get the bye after the pairing-allocated bye in round 1 (C2)." in texts
    assert {"B (2) and C (3) have met in round 2.", "C (3) and B (2) have met in round 2."} & set(texts)


def test_forbidden_pairs_count_in_their_rounds_only() -> None:
    pairs = [(6, 1)]
    assert "forbidden" in rules(pairs, [], forbidden=(ForbiddenPairs(1, 3, (1, 6)),))
    assert "forbidden" not in rules(pairs, [], forbidden=(ForbiddenPairs(1, 2, (1, 6)),))


def test_topscorers_of_the_last_round_are_excepted() -> None:
    # 1 and 2 have two of two points; in the last round they may meet, and one has White a third time
    assert "colours" in rules([(1, 2)], [])
    assert not {"colours", "colour"} & rules([(1, 2)], [], rounds_total=3)
    # 3 and 4 are no topscorers
    assert "colours" in rules([(3, 4)], [], rounds_total=3)


def test_absent_players_cannot_be_paired() -> None:
    away = section()
    away = replace(away, cells=(*away.cells[:5], arena("1 A | Z Z H").cells[0]))
    texts = [breach.text for breach in breaches_of(position_of(away, 3), [(6, 1)], [])]
    assert "F (6) is absent in this round and cannot be paired." in texts


def test_whether_a_legal_pairing_exists() -> None:
    assert has_legal_pairing(position_of(arena("1 A |\n2 B |", rounds_total=2), 1))
    assert not has_legal_pairing(position_of(arena("1 A | 2w1\n2 B | 1b0", rounds_total=2), 2))
    three = arena("1 A | 2w1\n2 B | 1b0\n3 C | U", rounds_total=3)
    assert has_legal_pairing(position_of(three, 2))  # 2 has the bye, or 1
    # 3 had it, so he must meet 1 or 2
    apart = (ForbiddenPairs(1, 3, (1, 3)), ForbiddenPairs(1, 3, (2, 3)))
    assert not has_legal_pairing(position_of(replace(three, forbidden=apart), 2))


def test_boards_are_ordered_by_the_higher_ranked_player() -> None:
    # 4 has 2, 1 and 3 have 1, 2 has 0: 2-4 comes first though 1-3 has the same sum
    ordered = arena(
        """
          1 A | 2w1 4w0
          2 B | 1b0 3b0
          3 C | 4w0 2w1
          4 D | 3b1 1b1
        """,
        rounds_total=4,
    )
    assert in_board_order(position_of(ordered, 3), [(1, 3), (2, 4)]) == ((2, 4), (1, 3))


def test_a_colour_too_many_is_called_so_and_no_third_time() -> None:
    """1 had W W B W, two Whites more than Blacks; 2 the same the other way round."""
    drawn = arena(
        """
          1 A | 3w1 4w0 5b0 6w0 .
          2 B | 4b1 3b0 6w0 5b0 .
          3 C | 1b0 2w1 4b1 .   .
          4 D | 2w0 1b1 3w0 .   .
          5 E | .   .   1w1 2w1 .
          6 F | .   .   2b1 1b1 .
        """,
        rounds_total=9,
    )
    found = colour_breaches(position_of(drawn, 5), 1, 4)
    assert [(one.article, one.text) for one in found] == [
        ("C.04.1, 6", "A (1) would have a colour difference of +3."),
    ]


def test_a_bye_of_nobody_is_a_breach_in_words() -> None:
    assert any("99" in breach.text for breach in breaches_of(position(), [], [99]))


def test_why_two_must_have_the_same_colour_is_said_of_each() -> None:
    """C.04.3, 1.7.1: a colour difference of two, and two games running."""
    apart = arena(
        """
          1 A | 3w1 4w1 5b1 6w1
          2 B | 4w1 6b1 3w1 5w1
          3 C | 1b0 . 2b0 .
          4 D | 2b0 1b0 . .
          5 E | . . 1w0 2b0
          6 F | . 2w0 . 1b0
        """,
        rounds_total=9,
        initial_colour="W",
    )
    (breach,) = pair_breaches(position_of(apart), 1, 2)
    assert breach.text == (
        "A (1) and B (2) both must have Black. A (1) has a colour difference of +2. B (2) had White twice running."
    )
    assert (breach.rule, breach.article, breach.numbers) == ("colours", "C.04.3, 2.1.3", (1, 2))
