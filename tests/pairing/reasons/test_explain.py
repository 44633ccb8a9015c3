"""Explanations of drawn positions, and the answers to “why not X?”."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from tdapp.domain.section.event import Acceleration, ForbiddenPairs
from tdapp.domain.section.player import Standing
from tdapp.pairing.engines.dutch.adapter import DutchEngine
from tdapp.pairing.engines.engine import Pairing
from tdapp.pairing.engines.gacrux import GacruxEngine
from tdapp.pairing.reasons.explain import (
    _listed,
    due_pair,
    explain_bye,
    explain_pairing,
    had_twice,
    preference_code,
    preference_text,
)
from tdapp.pairing.reasons.verdicts import _WORSE, Judge
from tdapp.pairing.reasons.why_not import what_if, why_not, why_not_bye
from tdapp.pairing.rules.colours import preference
from tdapp.pairing.rules.position import position_of
from tests.arena import arena, random_swiss
from tests.pairing.positions import EVERYONE_MET, LOWEST_BYE, SPARED_BYE


def test_boards_and_bye(gacrux: GacruxEngine) -> None:
    position, pairing = position_of(LOWEST_BYE), gacrux.pair(LOWEST_BYE)
    explained = explain_pairing(position, pairing)
    first, second = explained.boards
    assert (first.pair, second.pair) == ((1, 5), (3, 2))
    assert first.group == "A (1) with 2 points floats down to E (5) with 1 point."
    assert first.white == "A (1) is due White, mildly, to alternate after Black (C.04.3, 1.7.3)."
    # 5 had White, then Black: due White too; equal history, so the higher-ranked gets it
    assert (first.article, "A (1), the higher-ranked" in first.colours) == ("5.2.4", True)
    # both have 2 points and could meet, but then 2 - 5 would meet again and only one bye is left
    assert first.floats[0].startswith("2 of the 2 players of the score group of 2 points float")
    assert second.article == "5.2.1"
    assert explained.bye[0] == "F (6) gets the bye: 5 players are to be paired, an odd number (C.04.1, 3)."
    assert "Nobody with less than 0 points can have it (C5)." in explained.bye


def test_an_odd_group_floats_one(gacrux: GacruxEngine) -> None:
    section = arena(
        """
          1 A | 4w1
          2 B | 5b1
          3 C | 6w1
          4 D | 1b0
          5 E | 2w0
          6 F | 3b0
        """,
        rounds_total=5,
        initial_colour="W",
    )
    explained = explain_pairing(position_of(section), gacrux.pair(section))
    floats = [text for board in explained.boards for text in board.floats]
    assert "The score group of 1 point has 3 players, an odd number: one floats (C6)." in floats
    assert explained.bye == ()


def test_the_first_round_is_explained_by_the_lot(gacrux: GacruxEngine) -> None:
    section = arena("1 A |\n2 B |\n3 C |\n4 D |", rounds_total=3, initial_colour="B")
    first, second = explain_pairing(position_of(section), gacrux.pair(section)).boards
    assert first.colours == (
        "Nothing played yet: A (1), the higher-ranked, has an odd number and gets the initial colour, Black "
        "(C.04.3, 5.2.5)."
    )
    assert first.pair == (3, 1)
    assert "even number" in second.colours
    assert (
        preference_text(position_of(section).cards[1])
        == "A (1) has played no game yet and is due no colour (C.04.3, 1.7.4)."
    )


def test_why_not(gacrux: GacruxEngine) -> None:
    position, pairing = position_of(LOWEST_BYE), gacrux.pair(LOWEST_BYE)
    assert why_not(position, pairing, 1, 5) == ()
    (met,) = why_not(position, pairing, 1, 2)
    assert (met.forbids, met.text) == (True, "A (1) and B (2) have met in round 2.")
    (absent,) = why_not(position, pairing, 1, 4)
    assert (absent.forbids, absent.text) == (True, "D (4) is not to be paired in this round.")
    (unknown,) = why_not(position, pairing, 1, 99)
    assert unknown.text == "There is no player with the pairing number 99."
    # 1 - 3 leaves 2, 5 and 6: 2-5 have met, 5-6 have met, so 2-6 and the bye for 5
    (higher_bye,) = why_not(position, pairing, 1, 3)
    assert (higher_bye.forbids, higher_bye.article) == (False, "C.04.3, C5")
    assert higher_bye.text == "The bye would go to somebody with more points (C5)."
    apart = position_of(replace(LOWEST_BYE, forbidden=(ForbiddenPairs(1, 3, (1, 3)),)))
    assert why_not(apart, pairing, 1, 3)[0].text == "A (1) and C (3) must not meet: the arbiter has forbidden it."
    lower = why_not(position, pairing, 1, 6)
    assert "different score groups" in lower[0].text
    assert lower[1] == higher_bye


def test_why_not_the_bye(gacrux: GacruxEngine) -> None:
    position, pairing = position_of(LOWEST_BYE), gacrux.pair(LOWEST_BYE)
    assert why_not_bye(position, pairing, 6) == ()
    (higher,) = why_not_bye(position, pairing, 1)
    assert (higher.forbids, "C5" in higher.text) == (False, True)
    had = arena("1 A | 2w1\n2 B | 1b0\n3 C | U", rounds_total=3)
    (barred,) = why_not_bye(position_of(had), gacrux.pair(had), 3)
    assert barred.text == "C (3) cannot get the bye after the pairing-allocated bye in round 1 (C2)."


def test_what_if(gacrux: GacruxEngine) -> None:
    other = what_if(gacrux, LOWEST_BYE, 3, 1, 3)
    assert other is not None
    assert (other.opponent_of(1), other.bye) == (3, 5)
    assert what_if(gacrux, LOWEST_BYE, 3, 1, 2) is None


def test_colours_and_byes_given_by_hand() -> None:
    position = position_of(LOWEST_BYE)
    # 1 and 5 had White, then Black; 2 Black, then White; 3 White, then Black
    assert due_pair(position, 5, 1) == (1, 5, "5.2.4")
    assert due_pair(position, 2, 3) == (3, 2, "5.2.1")
    reasons = explain_bye(position, 1)
    assert "F (6) with 0 points could have had it: a bye by the rules goes to fewer points (C5)." in reasons


# five with 1 after a win with White, and five with 0: everybody is due Black above, White below
ODD = arena(
    """
       1 A | 6w1
       2 B | 7w1
       3 C | 8w1
       4 D | 9w1
       5 E | 10w1
       6 F | 1b0
       7 G | 2b0
       8 H | 3b0
       9 I | 4b0
      10 J | 5b0
    """,
    rounds_total=5,
    initial_colour="W",
)


def test_every_reason_is_the_cost_of_the_alternative() -> None:
    position = position_of(ODD)
    pairing = DutchEngine().pair(ODD)
    # 1-3 and 2-4 by the order of the numbers; 5 floats and meets 6, for 10 he has met already; then 7-9 and 8-10
    assert {frozenset(pair) for pair in pairing.pairs} == {*map(frozenset, ((1, 3), (2, 4), (5, 6), (7, 9), (8, 10)))}
    boards = {frozenset(board.pair): board for board in explain_pairing(position, pairing).boards}
    order = "Without this board: That would be as good, but another order of the lower half comes first (4.2)."
    assert boards[frozenset((1, 3))].why == order
    assert boards[frozenset((5, 6))].floats == (
        "The score group of 1 point has 5 players, an odd number: one floats (C6).",
        "If E (5) stayed in the group: That would be as good, but another order of the lower half comes first (4.2).",
    )
    (first,) = why_not(position, pairing, 1, 2)
    assert first.text == "That would be as good, but takes a later exchange between the two halves of the group (4.3)."
    (second,) = why_not(position, pairing, 1, 4)
    assert (second.article, second.forbids) == ("C.04.3, 4.2", False)
    group, third = why_not(position, pairing, 5, 7)
    assert "different score groups" in group.text
    assert third.text == "That would be as good, but those from above meet the first they can (4.2)."


def test_a_round_that_was_paired_by_hand_is_told_what_the_rules_have() -> None:
    position = position_of(ODD)
    by_hand = replace(DutchEngine().pair(ODD), pairs=((1, 2), (3, 4), (5, 6), (7, 9), (8, 10)))
    first = explain_pairing(position, by_hand).boards[0]
    assert first.why == "By the rules A (1) would meet C (3)."
    (obstacle,) = why_not(position, by_hand, 1, 3)
    assert obstacle.text == "By the rules A (1) and C (3) would meet; the round was paired otherwise."


def test_a_round_without_a_legal_pairing_is_told_as_made_by_hand() -> None:
    """A has met B, and neither may meet C, who had the bye: nothing says why A floats to B."""
    section = arena("1 A | 2w1\n2 B | 1b0\n3 C | U", rounds_total=3, initial_colour="W")
    section = replace(section, forbidden=(ForbiddenPairs(1, 3, (1, 3)), ForbiddenPairs(1, 3, (2, 3))))
    by_hand = replace(DutchEngine().pair(LOWEST_BYE), pairs=((1, 2),), bye=3)
    (board,) = explain_pairing(position_of(section, 2), by_hand).boards
    assert board.floats == ()
    assert board.why == "The round has no legal pairing; it was made by hand."


def test_where_nobody_can_be_paired_there_is_no_other_round_to_compare_with() -> None:
    """C4: all have met all."""
    judge = Judge(position_of(EVERYONE_MET))
    assert judge.alternatives is None
    assert (judge.opponent_of(1), judge.bracket_of(1)) == (None, None)
    assert not judge.could_have_bye(1)
    assert (judge.if_they_met(1, 2), judge.if_they_did_not_meet(1, 2)) == (None, None)
    assert (judge.if_he_floated(1), judge.if_he_stayed(1)) == (None, None)
    assert judge.against(Pairing(4, ((1, 2), (3, 4)), None, "by hand")) is None
    assert not judge.leave_a_pairing()
    assert judge.leave_a_pairing(1, 2, 3, 4)


def test_the_bye_is_explained_by_what_the_others_would_cost() -> None:
    position, pairing = position_of(SPARED_BYE), DutchEngine().pair(SPARED_BYE)
    assert pairing.bye == 4
    assert "If E (5) had the bye: Whoever gets the bye would have missed 1 games, not 0 (C9)." in explain_bye(
        position, 4
    )
    (missed,) = why_not_bye(position, pairing, 5)
    assert missed.article == "C.04.3, C9"
    (colour,) = why_not_bye(position, pairing, 3)
    assert colour.article != "C.04.3, C9"
    assert "By the rules D (4) would have the bye." in explain_bye(position, 3)


def test_there_is_no_bye_in_an_even_field(gacrux: GacruxEngine) -> None:
    even = arena("1 A | 2w1\n2 B | 1b0\n3 C | 4w1\n4 D | 3b0", rounds_total=3)
    (said,) = why_not_bye(position_of(even), gacrux.pair(even), 1)
    assert (said.text, said.forbids) == ("There is no bye: the number of players to be paired is even.", True)
    gone = replace(even, players=(*even.players[:3], replace(even.players[3], standing=Standing.WITHDRAWN)))
    (absent,) = why_not_bye(position_of(gone), gacrux.pair(gone), 4)
    assert absent.text == "D (4) is not to be paired in this round."


def test_an_absolute_preference_is_for_two_running_or_for_a_difference() -> None:
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
    cards = position_of(drawn, 5).cards
    assert [had_twice(cards[number]) for number in (1, 2, 5, 6)] == [False, False, True, True]
    one = position_of(arena("1 A | 2w1\n2 B | 1b0", rounds_total=3), 2).cards[1]
    assert not had_twice(one)


@pytest.mark.parametrize(("colours", "code"), [
    ("", "nc"), ("w", "b1"), ("b", "w1"), ("wbb", "w2"), ("wbw", "b1"), ("ww", "b2"), ("wb", "w0"),
])  # fmt: skip
def test_a_preference_in_two_letters(colours: str, code: str) -> None:
    """The colour and its strength as in checklists (C.04.3, 1.7)."""
    assert preference_code(preference(colours)) == code


def test_a_reason_names_the_criterion_of_its_article() -> None:
    """Of the next group as of this one: the text ends with the criterion that the article names."""
    seen: set[str] = set()
    for seed in range(8):
        section = replace(random_swiss(seed, 12, 3, odd=0.0), rounds_total=9)
        position, pairing = position_of(section), DutchEngine().pair(section)
        judge = Judge(position)
        for one, other in combinations(position.present, 2):
            for obstacle in why_not(position, pairing, one, other, judge):
                code = obstacle.article.rpartition(" ")[2]
                if code in _WORSE:
                    seen.add(code)
                    assert f"({code})" in obstacle.text
    assert seen >= {"C6", "C8", "C12"}, seen


def test_who_stand_together_are_said_to_stand_together(gacrux: GacruxEngine) -> None:
    position, pairing = position_of(LOWEST_BYE), gacrux.pair(LOWEST_BYE)
    second = explain_pairing(position, pairing).boards[1]
    assert second.pair == (3, 2)
    first_round = arena("1 A |\n2 B |\n3 C |\n4 D |", rounds_total=3, initial_colour="B")
    board = explain_pairing(position_of(first_round), gacrux.pair(first_round)).boards[0]
    assert board.group == "Both stand in the score group of 0 points, which has 4 players."


def test_whose_bye_would_leave_the_others_without_a_pairing_is_named() -> None:
    """C4: A can meet E alone, so not E; and B has met C, so not D."""
    met = arena(
        """
          1 A | 2w1 3b1 4w1
          2 B | 1b0 5w1 3b1
          3 C | 4w1 1w0 2w0
          4 D | 3b0 Z 1b0
          5 E | Z 2b0 Z
        """,
        rounds_total=5,
        initial_colour="W",
    )
    position, pairing = position_of(met), DutchEngine().pair(met)
    assert pairing.bye == 3
    assert "Without one of these the others could not all be paired: E (5), D (4) (C4)." in explain_bye(position, 3)


@pytest.mark.parametrize(("count", "said"), [(1, "a"), (6, "a, b, c, d, e, f"), (7, "a, b, c, d, e, f and 1 more")])
def test_of_many_names_six_are_said(count: int, said: str) -> None:
    assert _listed(list("abcdefghi"[:count])) == said


def test_a_bye_that_went_to_more_points_is_said() -> None:
    """C5: whoever had fewer could have had it."""
    position, pairing = position_of(SPARED_BYE), DutchEngine().pair(SPARED_BYE)
    by_points = sorted(position.cards.values(), key=lambda card: card.pairing_score)
    low, high = by_points[0], by_points[-1]
    assert low.pairing_score < high.pairing_score
    (said,) = why_not_bye(position, replace(pairing, bye=high.number), low.number)
    assert (said.article, said.text) == (
        "C.04.3, C5",
        f"{low.shown} with 0 points could have had it: a bye by the rules goes to fewer points (C5).",
    )


def test_fictitious_points_are_said_to_be_in_the_points() -> None:
    """C.04.7: only of those who have some."""
    section = arena("1 A |\n2 B |\n3 C |\n4 D |", rounds_total=5, initial_colour="W")
    section = replace(section, accelerations=(Acceleration("1.0", 1, 1, 1, 2),))
    explained = explain_pairing(position_of(section), DutchEngine().pair(section))
    assert [board.group.endswith("The points include the acceleration (C.04.7).") for board in explained.boards] == [
        True, False
    ]  # fmt: skip
