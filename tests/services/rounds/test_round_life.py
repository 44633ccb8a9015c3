"""A round is stored complete or not at all, published, withdrawn, taken away, paired by hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.commands.players import Absence, SetAbsences, SetCheckIn
from tdapp.domain.commands.rounds import (
    AbsenceAction,
    AbsentPlayer,
    ByeByHand,
    CloseSection,
    EnterResult,
    FinishManualPairing,
    LeaveFideMode,
    MarkAdjourned,
    PairByHand,
    PublishRound,
    ReopenSection,
    StartManualPairing,
    StorePairing,
    SwapByHand,
    UnpairByHand,
    UnpairRound,
    UnpublishRound,
    VerifyResult,
)
from tdapp.domain.section.event import ForbiddenPairs, Kind, Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import CheckIn
from tdapp.domain.section.round import Engine, RoundState
from tdapp.domain.words.checks import Level, NeedsConfirmation
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.event.possible import why_not_close
from tdapp.services.rounds.complete import incomplete
from tdapp.storage import EventFile
from tests.arena import arena
from tests.effort import examples
from tests.event_files import ALL, BACK, BLACK, DRAW, PAB, WHITE, ZPB, do, opened, round_commands

# Seven players after one round; 6 had the bye, 7 came late (zero points). Boards by C.04.2: 1-4, 5-2, and 3 - free.
SEVEN = """
1 Ильин    2400 | 4w1
2 Kővári   2300 | 5b1
3 王明      2200 | Z
4 <script> 2100 | 1b0
5 =SUM(A1) 2000 | 2w0
6 עברית    1900 | U
7 Late     1800 | Z
"""
PAIRS_2 = ((2, 1), (6, 3), (4, 5))  # 7 has the bye
ENGINE_2 = StorePairing(1, 2, PAIRS_2, ((7, PAB),), "gacrux", "1.11", "42")


@pytest.fixture
def section() -> Section:
    forbidden = (ForbiddenPairs(1, 4, (4, 5, 7)),)
    return arena(SEVEN, rounds_total=4, initial_colour="W", forbidden=forbidden, unverified_rounds=(1,))


@pytest.fixture
def store(tmp_path: Path, section: Section) -> Iterator[EventFile]:
    with opened(tmp_path, section) as store:
        yield store


def asked(store: EventFile, command: object) -> dict[str, Level]:
    """The rules that the command asks for; nothing has changed."""
    revision = store.revision
    with pytest.raises(NeedsConfirmation) as caught:
        store.execute(command)  # type: ignore[arg-type]
    assert store.revision == revision
    return {warning.rule_id: warning.level for warning in caught.value.warnings}


def test_a_stored_round_is_a_draft_in_board_order(store: EventFile) -> None:
    store.execute(ENGINE_2)
    state = store.round(1, 2)
    assert state.state is RoundState.DRAFT
    assert state.engine == Engine("gacrux", "1.11", "42")
    # points: 1, 2 and 6 have 1; 2-1 sums to 2, 6-3 to 1, 4-5 to 0
    assert [(board.number, *board.players) for board in state.boards] == [(1, 2, 1), (2, 6, 3), (3, 4, 5)]
    assert state.byes == ((7, PAB),)
    assert state.unpaired == ()
    assert [point.name for point in store.restore_points()] == ["Round 2, begin"]


def test_imported_rounds_have_boards_and_states(store: EventFile) -> None:
    first = store.round(1, 1)
    assert [(board.number, *board.players) for board in first.boards] == [(1, 1, 4), (2, 5, 2)]
    assert first.state is RoundState.COMPLETE
    assert first.byes == ((3, ZPB), (7, ZPB), (6, PAB))
    assert store.round(1, 2).unpaired == (1, 2, 3, 4, 5, 6, 7)
    with pytest.raises(RuleViolation, match="There is no round 5"):
        store.round(1, 5)


@pytest.mark.parametrize(
    ("pairs", "byes", "words"),
    [
        (PAIRS_2, (), r"Late \(7\) has neither an opponent nor a bye"),
        (PAIRS_2[:2], ((7, PAB),), r"<script> \(4\) has neither .* =SUM\(A1\) \(5\) has neither"),
        (PAIRS_2, ((7, PAB), (1, ZPB)), r"Ильин \(1\) has an opponent and a bye"),
        (((2, 1), (6, 3), (4, 2)), ((7, PAB), (5, ZPB)), r"Kővári \(2\) is there twice"),
        (PAIRS_2[:2], ((7, PAB), (4, PAB), (5, ZPB)), "Only one player"),
        (PAIRS_2, ((7, PAB), (8, ZPB)), "no player with the pairing number 8"),
        (PAIRS_2, ((7, Outcome.WIN),), "is no bye"),
    ],
)
def test_an_incomplete_pairing_is_refused_with_names(
    store: EventFile, pairs: tuple[tuple[int, int], ...], byes: tuple[tuple[int, Outcome], ...], words: str
) -> None:
    with pytest.raises(RuleViolation, match=words):
        store.execute(StorePairing(1, 2, pairs, byes))
    assert store.revision == 1


@given(st.data())
@examples(60)
def test_complete_is_each_player_once(data: st.DataObject) -> None:
    section = arena(SEVEN)
    seats = data.draw(st.lists(st.integers(1, 8), max_size=8))
    pairs = tuple(zip(seats[0::2], seats[1::2], strict=False))
    away = tuple((number, ZPB) for number in data.draw(st.lists(st.integers(1, 8), max_size=8)))
    named = [number for pair in pairs for number in pair] + [number for number, _ in away]
    assert (incomplete(section, pairs, away) == ()) == (sorted(named) == [1, 2, 3, 4, 5, 6, 7])


@pytest.mark.parametrize(
    ("number", "words"),
    [(1, "Round 1 are published"), (3, "before round 2"), (5, "There is no round 5"), (0, "There is no round 0")],
)
def test_only_the_next_round_is_paired(store: EventFile, number: int, words: str) -> None:
    with pytest.raises(RuleViolation, match=words.replace("Round 1 are", "round 1 are")):
        store.execute(StorePairing(1, number, PAIRS_2, ((7, PAB),)))


def test_a_draft_is_paired_again_but_not_a_published_round(store: EventFile) -> None:
    store.execute(ENGINE_2)
    store.execute(StorePairing(1, 2, ((1, 6), (2, 3), (4, 7)), ((5, PAB),)))
    assert [board.players for board in store.round(1, 2).boards] == [(1, 6), (2, 3), (4, 7)]
    store.execute(PublishRound(1, 2))
    with pytest.raises(RuleViolation, match="withdraw or unpair them first"):
        store.execute(ENGINE_2)
    with pytest.raises(RuleViolation, match="published already"):
        store.execute(PublishRound(1, 2))
    with pytest.raises(RuleViolation, match="no result at board 1, 2, 3"):
        store.execute(StorePairing(1, 3, PAIRS_2, ((7, PAB),)))


def test_published_pairings_are_withdrawn_with_a_reason(store: EventFile) -> None:
    do(store, ENGINE_2, PublishRound(1, 2))
    assert asked(store, UnpublishRound(1, 2, "wrong list")) == {"published-withdrawn": Level.CONFIRM}
    with pytest.raises(RuleViolation, match="only with a reason"):
        store.execute(UnpublishRound(1, 2, "", ALL))
    store.execute(UnpublishRound(1, 2, "wrong list", ALL))
    assert store.round(1, 2).state is RoundState.DRAFT
    do(store, PublishRound(1, 2), EnterResult(1, 2, 1, DRAW))
    with pytest.raises(RuleViolation, match="has results"):
        store.execute(UnpublishRound(1, 2, "wrong list", ALL))


def test_unpairing_keeps_requested_byes_and_undo_the_results(store: EventFile) -> None:
    do(store, StorePairing(1, 2, PAIRS_2, ((7, Outcome.HALF_POINT_BYE),)), PublishRound(1, 2))
    store.execute(EnterResult(1, 2, 1, DRAW))
    played = store.round(1, 2)
    assert asked(store, UnpairRound(1, 2, "7 is here")) == {
        "published-withdrawn": Level.CONFIRM,
        "results-unpaired": Level.CONFIRM,
    }
    store.execute(UnpairRound(1, 2, "7 is here", ALL))
    assert (store.round(1, 2).boards, store.round(1, 2).byes) == ((), ((7, Outcome.HALF_POINT_BYE),))
    assert store.snapshot(1).announced(2) == {7: Outcome.HALF_POINT_BYE}
    assert any("7 is here" in comment for comment in store.snapshot(1).comments)
    store.undo(**BACK)
    assert store.round(1, 2) == played


def test_fixed_tables(tmp_path: Path) -> None:
    from dataclasses import replace

    section = arena(SEVEN, rounds_total=4)
    players = tuple(replace(one, fixed_table=1) if one.number == 4 else one for one in section.players)
    with opened(tmp_path, replace(section, players=players)) as store:
        store.execute(ENGINE_2)
        found = [(board.number, *board.players, board.fixed_table) for board in store.round(1, 2).boards]
        assert found == [(1, 4, 5, True), (2, 2, 1, False), (3, 6, 3, False)]


# -- a paired player who does not come ---


@pytest.mark.parametrize("player", [1, 2])
def test_nobody_forfeits_in_a_draft(store: EventFile, player: int) -> None:
    store.execute(ENGINE_2)
    with pytest.raises(RuleViolation, match="Round 2 is a draft: publish it first, or pair again without the player"):
        store.execute(AbsentPlayer(1, 2, player, AbsenceAction.FORFEIT, confirmed=ALL))
    assert store.round(1, 2).state is RoundState.DRAFT
    assert [board.result for board in store.round(1, 2).boards] == [None, None, None]


def test_absent_replaced(store: EventFile) -> None:
    do(store, ENGINE_2, PublishRound(1, 2))
    before = [board.number for board in store.round(1, 2).boards]
    command = AbsentPlayer(1, 2, 3, AbsenceAction.REPLACE, 7, "ill")
    assert asked(store, command) == {"manual-pairing": Level.CONFIRM, "published-changed": Level.CONFIRM}
    store.execute(AbsentPlayer(1, 2, 3, AbsenceAction.REPLACE, 7, "ill", ALL))
    state = store.round(1, 2)
    assert state.board(2).players == (6, 7)
    assert state.byes == ((3, ZPB),)
    assert [board.number for board in state.boards] == before
    assert state.manual
    store.execute(FinishManualPairing(1, 2, reason="ill", confirmed=ALL))
    with pytest.raises(RuleViolation, match=r"Kővári \(2\) has a game in round 2"):
        store.execute(AbsentPlayer(1, 2, 1, AbsenceAction.REPLACE, 2, "ill", ALL))


def test_absent_re_paired_leaves_the_opponent_to_be_paired(store: EventFile) -> None:
    do(store, ENGINE_2, PublishRound(1, 2), AbsentPlayer(1, 2, 3, AbsenceAction.RE_PAIR, None, "ill", ALL))
    state = store.round(1, 2)
    assert state.unpaired == (6,)
    assert [(board.number, *board.players) for board in state.boards] == [(1, 2, 1), (3, 4, 5)]
    do(store, StartManualPairing(1, 2, "3 is ill", ALL), PairByHand(1, 2, 6, 7, ALL))
    store.execute(FinishManualPairing(1, 2, reason="3 is ill", confirmed=ALL))
    assert [(board.number, *board.players) for board in store.round(1, 2).boards] == [(1, 2, 1), (2, 6, 7), (3, 4, 5)]


# -- pairing by hand ---


def test_a_session_from_start_to_end(store: EventFile) -> None:
    store.execute(ENGINE_2)
    assert asked(store, StartManualPairing(1, 2)) == {"manual-pairing": Level.CONFIRM}
    store.execute(StartManualPairing(1, 2, "siblings", ALL))
    with pytest.raises(RuleViolation, match="being paired by hand"):
        store.execute(ENGINE_2)
    with pytest.raises(RuleViolation, match="being paired by hand"):
        store.execute(PublishRound(1, 2))
    store.execute(PairByHand(1, 2, 2, 6, ALL))  # 1 and 3 are free now
    assert store.round(1, 2).unpaired == (1, 3)
    with pytest.raises(RuleViolation, match=r"Ильин \(1\) has neither .* 王明 \(3\) has neither"):
        store.execute(FinishManualPairing(1, 2, PAIRS_2, ((7, PAB),), "gacrux", "1.11", "siblings", ALL))
    store.execute(PairByHand(1, 2, 3, 1, ALL))
    finish = FinishManualPairing(1, 2, PAIRS_2, ((7, PAB),), "gacrux", "1.11", "siblings")
    assert asked(store, finish) == {"differs-from-engine": Level.CONFIRM}
    store.execute(FinishManualPairing(1, 2, PAIRS_2, ((7, PAB),), "gacrux", "1.11", "siblings", ALL))
    state = store.round(1, 2)
    assert [(board.number, *board.players) for board in state.boards] == [(1, 2, 6), (2, 3, 1), (3, 4, 5)]
    assert state.difference == (
        "Only by hand: Kővári (2) - עברית (6).",
        "Only by hand: 王明 (3) - Ильин (1).",
        "Only by the engine: Kővári (2) - Ильин (1).",
        "Only by the engine: עברית (6) - 王明 (3).",
    )
    comments = store.snapshot(1).comments
    assert any("differs from that of gacrux 1.11 in 4 places" in comment for comment in comments)
    assert sum("Only by hand" in comment for comment in comments) == 2
    store.execute(PublishRound(1, 2))
    for _ in range(6):  # and back through the whole session
        store.undo(**BACK)
    assert store.round(1, 2).boards == ()


def test_nothing_differs_when_the_engine_agrees(store: EventFile) -> None:
    do(store, ENGINE_2, StartManualPairing(1, 2, "look", ALL))
    store.execute(FinishManualPairing(1, 2, PAIRS_2, ((7, PAB),), "gacrux"))
    assert store.round(1, 2).difference == ()


def test_edits_say_which_rules_they_break(store: EventFile) -> None:
    do(store, ENGINE_2, StartManualPairing(1, 2, "no engine", ALL))
    # 1 had White, 4 Black in their game: again 1-4 is a rematch, and both get the opposite of what they are due
    assert asked(store, PairByHand(1, 2, 1, 4)) == {
        "rematch": Level.CONFIRM,
        "both-opposite-colours": Level.ACKNOWLEDGE,
    }
    assert asked(store, PairByHand(1, 2, 4, 7)) == {"prohibited-pair": Level.CONFIRM}
    assert asked(store, ByeByHand(1, 2, 6)) == {"ineligible-bye": Level.CONFIRM}
    # board 1 is 2 - 1: he had Black, she had White
    assert asked(store, SwapByHand(1, 2, 1)) == {"both-opposite-colours": Level.ACKNOWLEDGE}
    store.execute(ByeByHand(1, 2, 6, Outcome.PAIRING_BYE, ALL))
    assert store.round(1, 2).unpaired == (3, 7)
    store.execute(UnpairByHand(1, 2, 6))
    assert store.round(1, 2).unpaired == (3, 6, 7)
    with pytest.raises(RuleViolation, match="himself"):
        store.execute(PairByHand(1, 2, 3, 3))
    with pytest.raises(RuleViolation, match="has neither"):
        store.execute(UnpairByHand(1, 2, 6))


def test_a_third_equal_colour(tmp_path: Path) -> None:
    #   1 had White twice, 4 had Black twice; 1 - 3 would be White for the third time
    drawn = """
    1 A | 4w1 3w1
    2 B | 3b1 4w1
    3 C | 2w0 1b0
    4 D | 1b0 2b0
    """
    with opened(tmp_path, arena(drawn, rounds_total=5, initial_colour="W")) as store:
        store.execute(StartManualPairing(1, 3, "no engine", ALL))
        assert asked(store, PairByHand(1, 3, 1, 2)) == {
            "third-colour": Level.CONFIRM,
        }


def test_round_robin_edits(tmp_path: Path) -> None:
    drawn = """
    1 A | 4w1
    2 B | 3w1
    3 C | 2b0
    4 D | 1b0
    """
    with opened(tmp_path, arena(drawn, rounds_total=3, kind=Kind.ROUND_ROBIN)) as store:
        store.execute(StartManualPairing(1, 2, "drawn by lot", ALL))
        assert asked(store, PairByHand(1, 2, 4, 1)) == {"rematch": Level.CONFIRM}
        store.execute(PairByHand(1, 2, 4, 3))


def test_edits_need_a_session(store: EventFile) -> None:
    store.execute(ENGINE_2)
    for command in (PairByHand(1, 2, 1, 6), UnpairByHand(1, 2, 1), SwapByHand(1, 2, 1), ByeByHand(1, 2, 5)):
        with pytest.raises(RuleViolation, match="start that first"):
            store.execute(command)


def test_a_latecomer_gets_a_board_at_the_end_of_a_published_round(store: EventFile) -> None:
    do(store, StorePairing(1, 2, ((2, 1), (6, 3)), ((4, ZPB), (5, ZPB), (7, PAB))), PublishRound(1, 2))
    do(store, EnterResult(1, 2, 1, DRAW), StartManualPairing(1, 2, "5 came late", ALL), PairByHand(1, 2, 5, 7, ALL))
    with pytest.raises(RuleViolation, match="Board 1 has a result"):
        store.execute(PairByHand(1, 2, 1, 4, ALL))
    store.execute(FinishManualPairing(1, 2, reason="5 came late", confirmed=ALL))
    state = store.round(1, 2)
    assert [(board.number, *board.players) for board in state.boards] == [(1, 2, 1), (2, 6, 3), (3, 5, 7)]
    assert state.board(1).result is DRAW
    assert state.state is RoundState.PLAYING


# -- the life of a section ---


def play_to_the_end(store: EventFile) -> None:
    do(store, *round_commands(2, PAIRS_2, ((7, PAB),), (DRAW, WHITE, BLACK)))
    do(store, *round_commands(3, ((1, 6), (3, 2), (7, 4)), ((5, PAB),), (DRAW, WHITE, BLACK)))
    do(store, *round_commands(4, ((1, 3), (2, 6), (5, 7)), ((4, PAB),), (DRAW, WHITE)))


def test_closing_says_everything_that_is_missing(store: EventFile) -> None:
    with pytest.raises(
        RuleViolation, match=r"Only 1 of 4 rounds are paired\. The last round is not verified at board 1, 2"
    ):
        store.execute(CloseSection(1))
    play_to_the_end(store)
    with pytest.raises(RuleViolation, match="Round 4 has no result at board 3"):
        store.execute(CloseSection(1))
    store.execute(MarkAdjourned(1, 4, ALL))
    with pytest.raises(RuleViolation, match="adjourned game at board 3"):
        store.execute(CloseSection(1))


def test_a_closed_section_stands_until_it_is_reopened(store: EventFile) -> None:
    play_to_the_end(store)
    store.execute(EnterResult(1, 4, 3, DRAW))
    for board in store.round(1, 4).boards:
        assert board.result is not None
        store.execute(VerifyResult(1, 4, board.number, board.result))
    store.execute(CloseSection(1))
    assert store.snapshot(1).closed
    assert store.round(1, 4).state is RoundState.LOCKED
    for command in (EnterResult(1, 4, 1, WHITE), UnpairRound(1, 4, "x", ALL), LeaveFideMode(1, "x", ALL)):
        with pytest.raises(RuleViolation, match="closed"):
            store.execute(command)
    with pytest.raises(RuleViolation, match="only with a reason"):
        store.execute(ReopenSection(1, ""))
    store.execute(ReopenSection(1, "a wrong slip was found"))
    assert not store.snapshot(1).closed
    assert (
        store.snapshot(1).comments[-1] == "tdapp: The closed tournament was re-opened. Reason: a wrong slip was found"
    )


def test_leaving_fide_mode_is_level_4_and_for_good(store: EventFile) -> None:
    assert asked(store, LeaveFideMode(1, "club evening")) == {"leave-fide-mode": Level.TWO_STEPS}
    with pytest.raises(RuleViolation, match="only with a reason"):
        store.execute(LeaveFideMode(1, "", ALL))
    store.execute(LeaveFideMode(1, "club evening", ALL))
    assert not store.snapshot(1).fide_mode
    assert "FIDE mode exited after round 1" in store.snapshot(1).comments
    with pytest.raises(RuleViolation, match="already"):
        store.execute(LeaveFideMode(1, "again", ALL))


def test_what_keeps_a_section_open_is_asked_before(store: EventFile) -> None:
    section = store.snapshot(1)
    why_not = why_not_close(section, store.rounds(1))
    assert why_not is not None
    assert (why_not.rule_id, why_not.text) == (
        "not-ready-to-close",
        "Only 1 of 4 rounds are paired. The last round is not verified at board 1, 2. "
        "The tournament cannot be closed yet.",
    )
    nothing = why_not_close(section, ())
    assert nothing is not None
    assert nothing.text.startswith("No round has been played.")


def test_who_was_not_seen_is_not_paired_unasked(store: EventFile) -> None:
    store.execute(ENGINE_2)  # without a check-in nobody is asked about
    do(store, UnpairRound(1, 2), SetCheckIn(1, (2, 3, 4, 5, 6), CheckIn.PRESENT), SetCheckIn(1, (1,), CheckIn.ABSENT))
    assert asked(store, ENGINE_2) == {"paired-absent": Level.CONFIRM, "paired-unseen": Level.ACKNOWLEDGE}
    with pytest.raises(NeedsConfirmation, match=r"round 2: Ильин\. .* round 2: Late\."):
        store.execute(ENGINE_2)
    store.execute(replace(ENGINE_2, confirmed=("paired-absent", "paired-unseen")))
    do(store, UnpairRound(1, 2), SetAbsences(1, tuple(Absence(one, 2, ZPB) for one in (1, 7))))
    do(store, StorePairing(1, 2, ((2, 6), (4, 5)), ((3, PAB), (1, ZPB), (7, ZPB))))  # a bye answers the question


def test_a_pairing_by_hand_asks_who_was_not_seen_too(store: EventFile) -> None:
    do(store, ENGINE_2, StartManualPairing(1, 2, "a wish", ALL), SetCheckIn(1, tuple(range(2, 8)), CheckIn.PRESENT))
    assert "paired-unseen" in asked(store, FinishManualPairing(1, 2, PAIRS_2, ((7, PAB),)))


def test_each_step_back_marks_one_state(store: EventFile) -> None:
    """A step that asks is marked by being confirmed; marked twice, the list of states says everything twice."""

    def marked(*steps: object) -> list[str]:
        before = {point.point_id for point in store.restore_points()}
        do(store, *steps)
        return [point.name for point in store.restore_points() if point.point_id not in before]

    assert marked(ENGINE_2) == ["Round 2, begin"]
    assert marked(UnpairRound(1, 2)) == ["Before: Unpair round 2"]
    do(store, ENGINE_2, PublishRound(1, 2))
    assert marked(UnpairRound(1, 2, "7 is here", ALL)) == ["Before: Unpair round 2"]
    do(store, ENGINE_2)
    by_hand = StartManualPairing(1, 2, "a wish", ALL)
    assert [name for name in marked(by_hand) if name == "Round 2, begin"] == []


def test_a_pair_is_not_made_that_stands(store: EventFile) -> None:
    do(store, ENGINE_2, StartManualPairing(1, 2, "a wish", ALL))
    with pytest.raises(RuleViolation, match=r"are paired so\.$"):
        store.execute(PairByHand(1, 2, 2, 1, ALL))
    do(store, PairByHand(1, 2, 1, 2, ALL))  # the colours the other way round are another pair
    assert (1, 2) in {board.players for board in store.round(1, 2).boards}
