"""FIDE's checklist, Q64-69, Q94-103, Q187-188: pairing by hand, round robins, the order of boards.

Seven players after two rounds, by hand:
no   1    2    points  colours  due
1 A  4w1  2b1  2       wb       White mildly
2 B  5b1  1w0  1       bw       Black mildly
3 C  6w1  5b1  2       wb       White mildly
4 D  1b0  7w1  1       bw       Black mildly
5 E  2w0  3w0  0       ww       Black absolutely
6 F  3b0  U    1       b        White strongly; had the bye
7 G  Z    4b0  0       b        White strongly
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tdapp.domain.commands.rounds import (
    AbsenceAction,
    AbsentPlayer,
    ByeByHand,
    EnterResult,
    FinishManualPairing,
    NoComparison,
    PairByHand,
    PublishRound,
    StartManualPairing,
    StorePairing,
    SwapByHand,
    SwapColours,
    UnpairByHand,
    UnpublishRound,
)
from tdapp.domain.section.event import ForbiddenPairs, Kind, Section
from tdapp.domain.words.checks import Level
from tdapp.domain.words.errors import RuleViolation
from tests.acceptance.desk import DRAW, HPB, PAB, WHITE, ZPB, Desk
from tests.arena import arena

SEVEN = """
1 A 2400 | 4w1 2b1
2 B 2300 | 5b1 1w0
3 C 2200 | 6w1 5b1
4 D 2100 | 1b0 7w1
5 E 2000 | 2w0 3w0
6 F 1900 | 3b0 U
7 G 1800 | Z   4b0
"""
ENGINE = StorePairing(1, 3, ((3, 1), (6, 2), (4, 5)), ((7, PAB),), "gacrux", "1.11")


@pytest.fixture
def desk(at_desk: Callable[[Section], Desk]) -> Desk:
    return at_desk(arena(SEVEN, rounds_total=5, initial_colour="W", forbidden=(ForbiddenPairs(1, 5, (2, 6)),)))


@pytest.fixture
def session(desk: Desk) -> Desk:
    """The session of round 3 is open, nobody is seated."""
    desk.asks(StartManualPairing(1, 3, "the engine is late"))
    return desk


def test_q64_a_session_has_a_start_that_is_confirmed(desk: Desk) -> None:
    """Q64-65 (STOP): L3, noted in the report; edits outside a session are refused."""
    with pytest.raises(RuleViolation, match="not being paired by hand"):
        desk.do(PairByHand(1, 3, 1, 3))
    assert desk.asks(StartManualPairing(1, 3)) == {"manual-pairing": Level.CONFIRM}
    assert any("Round 3 is paired by hand" in line for line in desk.report())


def test_q65_nothing_else_is_paired_while_it_is_open(session: Desk) -> None:
    """Q65 (STOP): the engine's pairing is not stored, nothing is published, no second session."""
    for step in (ENGINE, PublishRound(1, 3), StartManualPairing(1, 3, confirmed=("manual-pairing",))):
        with pytest.raises(RuleViolation, match="by hand"):
            session.do(step)


def test_q65_an_end_is_needed_and_everybody_has_a_place(session: Desk) -> None:
    """Q65 (STOP): the session ends only when each active player is once in a pair, a bye or absent."""
    session.do(PairByHand(1, 3, 3, 1))
    with pytest.raises(RuleViolation, match=r"B \(2\) has neither an opponent nor a bye"):
        session.do(FinishManualPairing(1, 3))


@pytest.mark.parametrize(
    ("step", "expected"),
    [
        (PairByHand(1, 3, 1, 4), {"rematch": Level.CONFIRM}),  # met in round 1
        (PairByHand(1, 3, 6, 2), {"prohibited-pair": Level.CONFIRM}),
        (ByeByHand(1, 3, 6, PAB), {"ineligible-bye": Level.CONFIRM}),  # had it in round 2
        (PairByHand(1, 3, 5, 6), {"third-colour": Level.CONFIRM, "both-opposite-colours": Level.ACKNOWLEDGE}),
        (PairByHand(1, 3, 2, 3), {"both-opposite-colours": Level.ACKNOWLEDGE}),  # 25 %
    ],
)
def test_q66_each_edit_says_what_it_breaks(session: Desk, step: PairByHand, expected: dict[str, Level]) -> None:
    """Q66: rematch, prohibited pair, ineligible bye, third equal colour are L3; both against their due colour is L2."""
    assert session.asks(step) == expected


def test_q66_exchanging_colours_is_looked_at_too(session: Desk) -> None:
    """Q66: 6 White against 5 is right; the other way round 5 would have White a third time."""
    session.do(PairByHand(1, 3, 6, 5))
    asked = session.asks(SwapByHand(1, 3, 1))
    assert asked == {"third-colour": Level.CONFIRM, "both-opposite-colours": Level.ACKNOWLEDGE}


def test_q66_legal_edits_ask_nothing(session: Desk) -> None:
    """Q66: what breaks nothing is not confirmed."""
    session.do(PairByHand(1, 3, 3, 1), ByeByHand(1, 3, 7, HPB), ByeByHand(1, 3, 2, ZPB), UnpairByHand(1, 3, 2))
    assert session.round(3).unpaired == (2, 4, 5, 6)


def test_q68_compared_with_the_engine_at_the_end(session: Desk) -> None:
    """Q67-69 (68 STOP): the differences are shown, confirmed at L3 with a reason, stored and noted one by one."""
    for white, black in ((3, 1), (4, 2), (6, 5)):
        session.store.execute(PairByHand(1, 3, white, black, ("both-opposite-colours", "rematch", "prohibited-pair")))
    session.do(ByeByHand(1, 3, 7, PAB))
    end = FinishManualPairing(1, 3, ENGINE.pairs, ENGINE.byes, "gacrux", "1.11", "as wished")
    with pytest.raises(RuleViolation, match="reason"):
        session.do(replace(end, reason=""))
    assert session.asks(end) == {"differs-from-engine": Level.CONFIRM}
    assert session.round(3).difference == (
        "Only by hand: D (4) - B (2).",
        "Only by hand: F (6) - E (5).",
        "Only by the engine: D (4) - E (5).",
        "Only by the engine: F (6) - B (2).",
    )
    report = session.report()
    assert all(any(line in noted for noted in report) for line in session.round(3).difference)


def test_q69_the_same_as_the_engine_asks_nothing(session: Desk) -> None:
    """Q67-69: no difference, no question."""
    for white, black in ENGINE.pairs:
        session.store.execute(PairByHand(1, 3, white, black, ("prohibited-pair", "both-opposite-colours")))
    session.do(ByeByHand(1, 3, 7, PAB), FinishManualPairing(1, 3, ENGINE.pairs, ENGINE.byes, "gacrux", "1.11"))
    assert session.round(3).difference == ()


LEGAL = replace(ENGINE, pairs=((3, 1), (4, 2), (6, 5)))


def test_q65_colours_swapped_before_the_first_result_open_the_session(desk: Desk) -> None:
    """Q65 (STOP), Q66: also a swap on the published pairing is looked at, and ends with the comparison."""
    desk.do(LEGAL, PublishRound(1, 3))
    board = desk.round(3).board_of(5)
    assert board is not None
    assert desk.asks(SwapColours(1, 3, board.number, reason="they sat so")) == {
        "manual-pairing": Level.CONFIRM,
        "third-colour": Level.CONFIRM,
        "both-opposite-colours": Level.ACKNOWLEDGE,
    }
    state = desk.round(3)
    assert (state.manual, state.is_draft, state.board(board.number).players) == (True, False, (5, 6))
    assert desk.refuses(EnterResult(1, 3, board.number, WHITE)) == {"by-hand-open"}
    end = FinishManualPairing(1, 3, LEGAL.pairs, LEGAL.byes, "gacrux", "1.11", "they sat so")
    assert desk.asks(end) == {"differs-from-engine": Level.CONFIRM}
    assert any("Only by hand: E (5) - F (6)" in line for line in desk.report())
    assert any("E (5) would have White for the third time running" in line for line in desk.report())


def test_q66_colours_swapped_after_a_result_ask_for_the_third_equal_one(desk: Desk) -> None:
    """Q66: the round is being played: what was played is entered, a third equal colour is confirmed."""
    desk.do(LEGAL, PublishRound(1, 3), EnterResult(1, 3, 1, DRAW))
    board = desk.round(3).board_of(5)
    assert board is not None
    assert "third-colour" in desk.asks(SwapColours(1, 3, board.number))
    swapped = desk.round(3).board(board.number)
    assert (desk.round(3).manual, swapped.players, swapped.colours_swapped) == (False, (5, 6), True)


@pytest.mark.parametrize("published", [True, False])
def test_q65_a_seat_taken_before_the_first_result_opens_the_session(desk: Desk, published: bool) -> None:
    """Q65 (STOP), Q68: somebody without a game takes a seat: the comparison follows."""
    desk.do(LEGAL, *([PublishRound(1, 3)] if published else []))
    seat = AbsentPlayer(1, 3, 5, AbsenceAction.REPLACE, 7, "E is ill")
    asked = desk.asks(seat)
    assert asked["manual-pairing"] is Level.CONFIRM
    assert ("published-changed" in asked) == published
    state = desk.round(3)
    assert (state.manual, state.is_draft) == (True, not published)
    assert {frozenset(board.players) for board in state.boards} >= {frozenset((6, 7))}
    with pytest.raises(RuleViolation, match="by hand"):
        desk.do(PublishRound(1, 3)) if not published else desk.do(EnterResult(1, 3, 1, WHITE))


@pytest.mark.parametrize(
    ("missing", "words"),
    [
        (NoComparison.LIMIT, "the engine did not answer within its limit"),
        (NoComparison.FAILED, "the engine failed"),
        (NoComparison.NO_PAIRING, "the engine finds no legal pairing"),
    ],
)
def test_q68_without_a_comparison_the_end_says_so(session: Desk, missing: NoComparison, words: str) -> None:
    """Q68 (STOP): an engine that cannot compare is named, confirmed at L3 and noted in the report."""
    for white, black in LEGAL.pairs:
        session.do(PairByHand(1, 3, white, black, ("both-opposite-colours",)))
    session.do(ByeByHand(1, 3, 7, PAB))
    end = FinishManualPairing(1, 3, reason="the round must begin", missing=missing)
    assert session.asks(end) == {"not-compared": Level.CONFIRM}
    assert any(words in line and "the round must begin" in line for line in session.report())
    assert not session.round(3).manual


def test_q64_undo_inside_and_of_the_session(session: Desk) -> None:
    """Q64-69, Q114: each edit is taken back, and at last the session itself; nothing is left of it."""
    session.do(PairByHand(1, 3, 3, 1))
    session.store.undo()
    assert session.round(3).boards == ()
    session.store.undo()
    assert not session.round(3).manual
    assert not any("by hand" in line for line in session.report())


def test_a_latecomer_in_published_pairings(desk: Desk) -> None:
    """C.04.2, 3.6; Q64: published board numbers stay where they are, the new board comes at the end."""
    desk.do(
        StorePairing(1, 3, ((3, 1), (4, 2)), ((5, ZPB), (6, ZPB), (7, ZPB))),
        PublishRound(1, 3),
    )
    before = {board.number: board.players for board in desk.round(3).boards}
    desk.asks(StartManualPairing(1, 3, "6 and 7 came late"))
    desk.store.execute(PairByHand(1, 3, 6, 7, ("both-opposite-colours",)))
    desk.do(FinishManualPairing(1, 3, reason="a late entry (C.04.2)", confirmed=("not-compared",)))
    after = {board.number: board.players for board in desk.round(3).boards}
    assert {number: after[number] for number in before} == before
    assert set(after) - set(before) == {3}
    assert not desk.round(3).is_draft


def test_published_pairings_are_withdrawn_at_level_3(desk: Desk) -> None:
    """C.04.2, 3.6; Q112: with a reason, noted in the report."""
    desk.do(replace(ENGINE, pairs=((3, 1), (4, 2), (6, 5))), PublishRound(1, 3))
    with pytest.raises(RuleViolation, match="reason"):
        desk.do(UnpublishRound(1, 3))
    assert desk.asks(UnpublishRound(1, 3, "a slip")) == {"published-withdrawn": Level.CONFIRM}


# -- the order of boards ---


def test_q187_boards_by_the_published_rule(desk: Desk) -> None:
    """Q187: score of the higher-ranked, then the sum, then his number: 1 (2; 4), 4 (1; 2), 2 (1; 1), bye last."""
    desk.do(StorePairing(1, 3, ((5, 2), (6, 4), (3, 1)), ((7, PAB),)))
    assert [board.players for board in desk.round(3).boards] == [(3, 1), (6, 4), (5, 2)]
    assert desk.round(3).byes == ((7, PAB),)


def test_q188_with_acceleration_fictitious_points_count(at_desk: Callable[[Section], Desk]) -> None:
    """Q188: 1 to 4 are accelerated, so 3 - 4 stands above 5 - 6 though nobody has a point."""
    from tdapp.domain.commands.pairing import SetAcceleration

    lines = "\n".join(f"{number} P{number} |" for number in range(1, 7))
    new = at_desk(arena(lines, rounds_total=5, initial_colour="W"))
    new.do(SetAcceleration(1, True), StorePairing(1, 1, ((6, 1), (5, 2), (3, 4))))
    # higher-ranked all 1 (accelerated); sums 1, 1, 2
    assert [board.players for board in new.round(1).boards] == [(3, 4), (6, 1), (5, 2)]


# -- round robins ---


def test_q94_berger(at_desk: Callable[[Section], Desk]) -> None:
    """Q94: the first round of six is 1-6 2-5 3-4, the second 6-4 5-3 1-2 (C.05, annex)."""
    from tdapp.services.rounds.preview import berger_round

    lines = "\n".join(f"{number} P{number} |" for number in range(1, 7))
    section = at_desk(arena(lines, rounds_total=5, kind=Kind.ROUND_ROBIN)).section
    assert berger_round(section, 1)[0] == ((1, 6), (2, 5), (3, 4))
    assert berger_round(section, 2)[0] == ((6, 4), (5, 3), (1, 2))


def test_q94_boards_stand_as_the_table_has_them(at_desk: Callable[[Section], Desk]) -> None:
    """Q94: scores do not reorder a round robin: after 1-4 0:1, 2-3 1:0 round 2 is 4-3, 1-2."""
    from tdapp.services.rounds.preview import berger_round

    lines = "1 A | 4w0\n2 B | 3w1\n3 C | 2b0\n4 D | 1b1"
    desk = at_desk(arena(lines, rounds_total=3, kind=Kind.ROUND_ROBIN))
    desk.do(StorePairing(1, 2, *berger_round(desk.section, 2)))
    assert [board.players for board in desk.round(2).boards] == [(4, 3), (1, 2)]
    desk.do(StorePairing(1, 2, ((1, 2), (4, 3))))
    assert [board.players for board in desk.round(2).boards] == [(1, 2), (4, 3)]


def test_q100_a_round_robin_by_hand_is_checked(at_desk: Callable[[Section], Desk]) -> None:
    """Q100-102: each pair once per cycle, no three equal colours."""
    four = arena("1 A | 4w1 3w1\n2 B | 3w1 4b1\n3 C | 2b0 1b0\n4 D | 1b0 2w0", rounds_total=3, kind=Kind.ROUND_ROBIN)
    desk = at_desk(four)
    desk.asks(StartManualPairing(1, 3, "by hand"))
    assert desk.asks(PairByHand(1, 3, 1, 4)) == {"rematch": Level.CONFIRM, "third-colour": Level.CONFIRM}
