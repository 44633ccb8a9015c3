"""What speaks against a pair that is made by hand."""

from __future__ import annotations

import pytest

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
