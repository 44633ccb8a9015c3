"""What a step would change, said before it is made."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.section.event import Kind
from tdapp.domain.section.outcome import GameResult, Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.section.round import Board, Round, RoundState
from tdapp.services.rounds.preview import (
    berger_round,
    board_changes,
    byes_of_pairing,
    is_table_round,
    pairing_changes,
    unpair_preview,
)
from tests.arena import arena

W, B = GameResult.WHITE_WINS, GameResult.BLACK_WINS
PAB, HPB = Outcome.PAIRING_BYE, Outcome.HALF_POINT_BYE

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


def test_what_a_change_of_a_pairing_names():
    """Boards that go before those that come, then colours, then the bye; what stays is not named."""
    section = arena(SWISS + "5 E | U .\n6 F | . U", rounds_total=3)
    old = Round(3, boards=(Board(1, 1, 2), Board(2, 3, 4)), byes=((5, PAB), (6, HPB)))
    assert pairing_changes(section, old, ((2, 1), (3, 5)), ((4, HPB), (6, PAB))) == (
        "No longer: C (3) - D (4).",
        "New: C (3) - E (5).",
        "Colours the other way round: B (2) - A (1).",
        "No longer: the bye of E (5).",
        "New: the bye of F (6).",
    )
    assert pairing_changes(section, old, ((1, 2), (3, 4)), ((5, PAB), (6, Outcome.ZERO_POINT_BYE))) == ()


def test_what_an_edit_by_hand_names():
    section = arena(SWISS + "5 E | U .\n6 F | . U", rounds_total=3)
    old = Round(3, boards=(Board(2, 3, 4), Board(1, 1, 2)), byes=((6, HPB), (5, PAB)))
    new = Round(3, boards=(Board(1, 1, 2), Board(3, 4, 5)), byes=((6, HPB), (3, Outcome.ZERO_POINT_BYE)))
    assert board_changes(section, old, old) == ()
    assert board_changes(section, old, new) == (
        "Board 2: C (3) - D (4) → empty",
        "Board 3: empty → D (4) - E (5)",
        "C (3): no bye → absent",
        "E (5): pairing-allocated bye → no bye",
    )
    for outcome, word in (
        (HPB, "half-point bye"), (Outcome.FULL_POINT_BYE, "full-point bye"), (Outcome.REST, "free round"),
        (Outcome.FORFEIT_WIN, Outcome.FORFEIT_WIN.value),
    ):  # fmt: skip
        given = Round(3, boards=old.boards, byes=((5, outcome), (6, HPB)))
        assert board_changes(section, old, given) == (f"E (5): pairing-allocated bye → {word}",)


def test_unpairing_says_what_stays_and_what_needs_a_reason():
    section = arena(SWISS + "5 E | U .\n6 F | . U", rounds_total=3)
    boards, byes = (Board(1, 1, 2), Board(2, 3, 4)), ((5, HPB), (6, PAB))
    taken = "2 boards are taken away; undo brings all of it back."
    assert unpair_preview(section, Round(3, RoundState.DRAFT, boards=boards)) == ((taken,), (), False)
    lines, warnings, reason = unpair_preview(section, Round(3, RoundState.PUBLISHED, boards=boards, byes=byes))
    assert lines == (taken, "1 requested byes and absences stay.")
    assert ([warning.rule_id for warning in warnings], reason) == (["published-withdrawn"], True)
    played = (Board(1, 1, 2, W), Board(2, 3, 4, B))
    _, warnings, _ = unpair_preview(section, Round(3, RoundState.COMPLETE, boards=played))
    assert "2 results" in warnings[1].text


def test_the_byes_of_a_pairing_are_those_announced_and_the_one_it_gives():
    given = arena("1 A | 2w1 .\n2 B | 1b0 .\n3 C | U .\n4 D | Z H", rounds_total=3)
    assert byes_of_pairing(given, 2, 1) == ((1, PAB), (4, HPB))
    assert byes_of_pairing(given, 2, None) == ((4, HPB),)
    assert byes_of_pairing(given, 2, 4) == ((4, PAB),)


def test_the_table_of_a_round_robin_after_somebody_left():
    """C.05, 6.6: his games stay, lost, against who stayed; a game between two who left is off; who left is not free."""
    section = arena("1 A |\n2 B |\n3 C |\n4 D |\n5 E |", kind=Kind.ROUND_ROBIN, rounds_total=5)

    def without(*gone: int) -> tuple[object, object]:
        players = [replace(one, standing=Standing.WITHDRAWN) if one.number in gone else one for one in section.players]
        return berger_round(replace(section, players=tuple(players)), 1)

    assert without() == (((2, 5), (3, 4)), ((1, Outcome.REST),))  # C.05, table for 5 and 6: 1 meets the free number
    assert without(3) == without()
    assert without(1) == (((2, 5), (3, 4)), ())
    assert without(3, 4) == (((2, 5),), ((1, Outcome.REST),))


def test_a_cup_takes_its_bracket():
    section = arena("1 A |\n2 B |\n3 C |", kind=Kind.KNOCKOUT, rounds_total=2)
    pairs, byes = berger_round(section, 1)
    assert (sorted(sum(pairs, ())), byes) == ([2, 3], ((1, PAB),))
    assert berger_round(section, 2) == ((), ())  # the winner is not known
    assert berger_round(section, 9) == ((), ())


def test_which_rounds_come_from_a_table():
    for kind, table in ((Kind.SWISS, False), (Kind.ROUND_ROBIN, True), (Kind.KNOCKOUT, True)):
        assert is_table_round(arena("1 A |\n2 B |", kind=kind)) is table
