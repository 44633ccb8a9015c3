"""What a step would change, said before it is made."""

from __future__ import annotations

from tdapp.domain.section.event import Kind
from tdapp.domain.section.outcome import GameResult, Outcome
from tdapp.domain.section.round import Board, Round, RoundState
from tdapp.services.rounds.preview import berger_round, pairing_changes, unpair_preview
from tests.arena import arena

W, B = GameResult.WHITE_WINS, GameResult.BLACK_WINS
PAB = Outcome.PAIRING_BYE

#       1    2
# 1 A   2w1  3b1   2
# 2 B   1b0  4w1   1
# 3 C   4w1  1w0   1
# 4 D   3b0  2b0   0
SWISS = """
1 A 2400 | 2w1 3b1
2 B 2300 | 1b0 4w1
3 C 2200 | 4w1 1w0
4 D 2100 | 3b0 2b0
"""


def test_changes_of_a_pairing():
    section = arena(SWISS, rounds_total=3)
    old = Round(3, boards=(Board(1, 1, 2), Board(2, 3, 4)))
    assert pairing_changes(section, old, ((1, 2), (3, 4)), ()) == ()
    assert pairing_changes(section, old, ((2, 1), (3, 4)), ()) == ("Colours the other way round: B (2) - A (1).",)
    lines = pairing_changes(section, old, ((1, 4), (3, 2)), ((1, PAB),))
    assert "No longer: A (1) - B (2)." in lines
    assert "New: A (1) - D (4)." in lines
    assert "New: the bye of A (1)." in lines


def test_unpairing_lists_the_results_that_go():
    section = arena(SWISS, rounds_total=3)
    round_ = Round(3, RoundState.PLAYING, boards=(Board(1, 1, 2, W), Board(2, 3, 4)))
    lines, warnings, needs_reason = unpair_preview(section, round_)
    assert "Result lost: board 1, A (1) - B (2) 1-0." in lines
    assert [warning.rule_id for warning in warnings] == ["published-withdrawn", "results-unpaired"]
    assert needs_reason
    assert unpair_preview(section, Round(3, boards=(Board(1, 1, 2),)))[1:] == ((), False)


def test_a_round_robin_takes_its_table():
    section = arena("1 A |\n2 B |\n3 C |", kind=Kind.ROUND_ROBIN, rounds_total=3)
    pairs, byes = berger_round(section, 1)
    assert (len(pairs), len(byes)) == (1, 1)
    assert byes[0][1] is Outcome.REST
