"""Files that contradict themselves are refused with every contradiction and its place."""

from __future__ import annotations

import pytest

from tdapp.domain.words.errors import InputRefused
from tdapp.trf.reader import read_trf
from tests.trf.lines import p, trf

SWISS = "092 Swiss"


def faults(*lines: str) -> list[str]:
    with pytest.raises(InputRefused) as refused:
        read_trf(trf(SWISS, *lines))
    return [fault.located("f") for fault in refused.value.faults]


@pytest.mark.parametrize(
    ("first", "second", "place", "words"),
    [
        ("2 w 1", "1 b =", "f:2:92:", "2 drew against 1"),
        ("2 w 1", "1 b 1", "f:2:92:", "2 won against 1"),
        ("2 w +", "1 b 0", "f:2:92:", "won by forfeit"),
        ("2 w 1", "1 b ", "f:2:92:", "has no result"),
        ("2 w 1", "1 w 0", "f:2:97:", "both had White"),
        ("2 w 1", "0000 - U", "f:2:92:", "2 has a bye (U)"),
        ("2 w 1", "0000 - Z", "f:2:92:", "2 was not paired"),
        ("2 w 1", "", "f:2:92:", "2 was not paired"),
        ("7 w 1", "", "f:2:92:", "7, who does not exist"),
        ("1 w 1", "", "f:2:92:", "with himself"),
        ("0000 - 1", "", "f:2:92:", "needs an opponent"),
        ("0000 - =", "", "f:2:92:", "needs an opponent"),
        ("0000 - W", "", "f:2:92:", "needs an opponent"),
        ("0000 - ?", "", "f:2:92:", "needs an opponent"),
        ("2 w H", "", "f:2:92:", "is a bye, but there is an opponent"),
        ("2 w U", "", "f:2:92:", "is a bye, but there is an opponent"),
        ("2 x 1", "1 b 0", "f:2:92:", "is not an opponent, a colour and a result"),
        ("2 w 7", "1 b 0", "f:2:92:", "is not an opponent, a colour and a result"),
        ("2a w 1", "1 b 0", "f:2:92:", "is not an opponent, a colour and a result"),
    ],
)
def test_one_contradiction(first: str, second: str, place: str, words: str) -> None:
    found = faults(p(1, "", first), p(2, "", second))
    assert len(found) == 1
    assert found[0].startswith(place)
    assert words in found[0]


def test_both_with_one_colour_are_named_with_their_round_and_lines() -> None:
    found = faults(p(1, "", "2 w 1", "2 b 1"), p(2, "", "1 b 0", "1 b 0"))
    assert found == ["f:2:107: Round 2: 1 and 2 both had Black (lines 2 and 3)."]


def test_a_player_paired_twice_in_a_round() -> None:
    # 1 and 3 both say that they played 2.
    (found,) = faults(p(1, "", "2 w 1"), p(2, "", "1 b 0"), p(3, "", "2 w 1"))
    assert found == "f:4:92: Round 1: 3 is paired with 2, but 2 is paired with 1."


def test_numbers() -> None:
    found = faults(
        p(1), p(1), p(2).replace("001    2", "001     "), p(3).replace("   3", "  x3"), p(4).replace("4", "0")
    )
    assert [line.split(":")[1] for line in found] == ["3", "4", "5", "6"]
    assert "given twice (first in line 2)" in found[0]
    assert "missing" in found[1]


def test_all_faults_come_together() -> None:
    found = faults(
        p(1, "", "2 w 1", "3 w 1"), p(2, "", "1 b 1", "0000 - 1"), p(3, "", "9 w 1", "1 w 0"), p(4, "", "4 b 1")
    )  # fmt: skip
    assert len(found) == 5


def test_bye_record_against_a_game() -> None:
    (found,) = faults(p(1, "", "2 w 1"), p(2, "", "1 b 0"), "240 H 001    1")
    assert "line 4" in found
    assert "paired with 2" in found


def test_points_that_nothing_explains() -> None:
    found = faults(p(1, "1.5", "2 w 1"), p(2, "0.0", "1 b 0"), p(3, "0.5", "4 w ="), p(4, "2.5", "3 b ="))
    assert found == [
        "f:2:81: Player 1 has 1.5 points, but the results give 1.0.",
        "f:5:81: Player 4 has 2.5 points, but the results give 0.5.",
    ]


def test_points_against_a_stated_system() -> None:
    found = faults("162  W 3.0    D 1.0    L 0.0", p(1, "1.0", "2 w 1"), p(2, "0.0", "1 b 0"))
    assert found == ["f:3:81: Player 1 has 1.0 points, but the results give 3.0."]
