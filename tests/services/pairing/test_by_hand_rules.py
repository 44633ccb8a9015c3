"""What speaks against a pair that is made by hand."""

from __future__ import annotations

import pytest

from tdapp.domain.section.event import Kind
from tdapp.domain.section.team import TeamRules
from tdapp.services.pairing.by_hand_rules import warnings_of_pair
from tests.arena import arena

# A had White, White, Black, White: two more Whites than Blacks; C had White twice
COLOURS = """
  1 A | 3w1 4w0 5b0 6w0 .
  2 B | 4b1 .   6w0 5b0 .
  3 C | 1b0 .   4w1 5w1 .
  4 D | 2w0 1b1 3b0 .   .
  5 E | .   .   1w1 2w1 .
  6 F | .   .   2b1 1b1 .
"""


@pytest.mark.parametrize(("white", "rule"), [(1, "colour-difference"), (3, "third-colour")])
def test_a_third_time_running_is_another_reason_than_a_difference(white: int, rule: str) -> None:
    section = arena(COLOURS, rounds_total=9)
    warnings = warnings_of_pair(section, 5, white, 2)
    assert rule in {warning.rule_id for warning in warnings}
    assert len({warning.rule_id for warning in warnings} & {"colour-difference", "third-colour"}) == 1
    if white == 1:
        assert "+3" in warnings[0].text


TABLE = """
  1 A | 4w1 2b1 3w1 . .
  2 B | 3w1 1w0 4w0 . .
  3 C | 2b0 4b? 1b0 . .
  4 D | 1b0 3w? 2b1 . .
  5 E | R   .   .   . .
"""


def table_rules(number: int, white: int, black: int, **fields: object) -> list[tuple[str, str]]:
    section = arena(TABLE, **{"kind": Kind.ROUND_ROBIN, "rounds_total": 5, **fields})
    return [(one.rule_id, one.text) for one in warnings_of_pair(section, number, white, black)]


@pytest.mark.parametrize(
    ("number", "white", "black", "names"),
    [
        (2, 2, 5, []),  # one White before; that of round 2 itself is not before it
        (3, 2, 5, ["B"]),
        (4, 2, 5, ["B"]), (4, 3, 5, []), (4, 5, 3, ["C"]), (4, 1, 5, []), (4, 5, 1, []), (4, 2, 3, ["B", "C"]),
    ],
)  # fmt: skip
def test_no_colour_a_third_time_running_in_a_round_robin(number: int, white: int, black: int, names: list[str]) -> None:
    """Games that are still open have their colours; of teams only the match is looked at."""
    found = [text for rule, text in table_rules(number, white, black) if rule == "third-colour"]
    assert len(found) == len(names)
    assert all(text.startswith(name) for name, text in zip(names, found, strict=True)), found
    teams = [rule for rule, _ in table_rules(number, white, black, team_rules=TeamRules(1))]
    assert "third-colour" not in teams


def test_each_pair_once_in_a_cycle() -> None:
    """A game of the round itself, or of a later one, is none before it."""
    for number, met in ((1, False), (2, True), (3, True), (5, True)):
        assert ("rematch" in dict(table_rules(number, 1, 4))) is met
    assert "rematch" not in dict(table_rules(5, 1, 5))
    assert "round 1" in dict(table_rules(4, 4, 1))["rematch"]
    assert "rematch" not in dict(table_rules(6, 1, 4, cycles=2, rounds_total=10))


def test_the_round_of_a_rematch_is_that_of_the_game() -> None:
    """Not the one in which one of them did not come, nor a game against somebody else."""
    drawing = "1 A | 2w+ 3w1 2b1 .\n2 B | 1b- 4b1 1w0 .\n3 C | 4w1 1b0 4b1 .\n4 D | 3b0 2w0 3w0 ."
    for one, other in ((1, 2), (2, 1)):
        found = {warning.rule_id: warning.text for warning in warnings_of_pair(arena(drawing), 4, one, other)}
        assert "round 3" in found["rematch"]


def test_whose_match_of_a_cup_is_decided_is_named() -> None:
    drawing = "1 A | 4w1 4b1 4w1 .\n2 B | 3b1 3w0 3b= .\n3 C | 2w0 2b1 2w= .\n4 D | 1b0 1w0 1b0 ."
    cup = arena(drawing, kind=Kind.KNOCKOUT, system_text="games=4", rounds_total=8)
    found = [(one.rule_id, one.text) for one in warnings_of_pair(cup, 4, 1, 2)]
    assert [rule for rule, _ in found] == ["knockout-done"]
    assert found[0][1] == "The match of A (1) is decided already."
