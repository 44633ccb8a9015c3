"""What a step of a round leaves at its boards, and what it asks, where two things come together."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.pairing import FillByHand
from tdapp.domain.commands.players import SetCheckIn
from tdapp.domain.commands.rounds import (
    AbsenceAction,
    AbsentPlayer,
    ByeByHand,
    ClearResult,
    CorrectionScope,
    CorrectResult,
    EnterResult,
    FinishManualPairing,
    LateResult,
    MarkAdjourned,
    PairByHand,
    PublishRound,
    SetBoardNote,
    StartManualPairing,
    StorePairing,
    SwapByHand,
    SwapColours,
    UnpairByHand,
    UnpairRound,
    UnpublishRound,
    VerifyResult,
)
from tdapp.domain.section.event import Kind, RoundTime, Section
from tdapp.domain.section.outcome import GameResult, Outcome
from tdapp.domain.section.player import CheckIn, Standing
from tdapp.domain.section.round import HAND, Board, Engine, Round, RoundState
from tdapp.domain.words.changes import Topic
from tdapp.domain.words.checks import NeedsConfirmation, Refused
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.rounds.life import absent_from, at_the_tables, lost_by_leaving, with_the_gone
from tdapp.services.rounds.results import AlreadySo, mirrored, results_in
from tdapp.storage import EventFile
from tests.arena import arena
from tests.event_files import ALL, BLACK, DRAW, PAB, WHITE, ZPB, opened

FOUR = "1 A 2100 |\n2 B 2000 |\n3 C 1900 |\n4 D 1800 |"
FIVE = f"{FOUR}\n5 E 1700 |"
HPB = Outcome.HALF_POINT_BYE
ROUND_1 = StorePairing(1, 1, ((1, 3), (4, 2)), (), "gacrux", "1.11", "42")
PUBLIC = (ROUND_1, PublishRound(1, 1))
OVER = (*PUBLIC, EnterResult(1, 1, 1, WHITE), EnterResult(1, 1, 2, DRAW))
ROUND_2 = (*OVER, StorePairing(1, 2, ((2, 1), (3, 4))), PublishRound(1, 2))
WHY = "a reason"


def event(drawing: str = FOUR, **fields: object) -> Section:
    return arena(drawing, **{"rounds_total": 4, "initial_colour": "W", **fields})


Open = Callable[..., EventFile]


@pytest.fixture
def at(tmp_path: Path) -> Iterator[Open]:
    """An event in which these steps were done."""
    with ExitStack() as stack:

        def make(*steps: Command, section: Section | None = None) -> EventFile:
            folder = tmp_path / str(len(list(tmp_path.iterdir())))
            folder.mkdir()
            return stack.enter_context(opened(folder, section or event(), steps=steps))

        yield make


def asks(store: EventFile, command: Command) -> dict[str, str]:
    """What the command asks, by its rule."""
    with pytest.raises(NeedsConfirmation) as told:
        store.execute(command)
    return {one.rule_id: one.text for one in told.value.warnings}


def board(store: EventFile, number: int = 1, of: int = 1) -> Board:
    return store.round(1, number).board(of)


def points(store: EventFile) -> list[str]:
    return [one.name for one in store.restore_points()]


# -- results ---


def test_a_result_entered_anew_forgets_what_was_said_of_the_old_one(at: Open) -> None:
    store = at(*PUBLIC, EnterResult(1, 1, 1, WHITE), VerifyResult(1, 1, 1, WHITE))
    store.execute(CorrectResult(1, 1, 1, BLACK, CorrectionScope.RATING_ONLY, WHY, confirmed=ALL))
    assert (board(store).result, board(store).rating_result, board(store).verified) == (WHITE, BLACK, True)
    store.execute(EnterResult(1, 1, 1, DRAW, confirmed=ALL))
    assert (board(store).result, board(store).rating_result, board(store).verified) == (DRAW, None, False)


def test_what_only_the_rating_report_said_can_count_after_all(at: Open) -> None:
    store = at(*ROUND_2)
    store.execute(CorrectResult(1, 1, 1, DRAW, CorrectionScope.RATING_ONLY, WHY, confirmed=ALL))
    store.execute(CorrectResult(1, 1, 1, DRAW, CorrectionScope.EVERYTHING, WHY, WHITE, ALL))
    assert (board(store).result, board(store).rating_result) == (DRAW, None)


def test_the_last_result_of_a_round_is_a_point_to_come_back_to(at: Open) -> None:
    store = at(*PUBLIC)
    store.execute(EnterResult(1, 1, 2, WHITE))
    assert points(store) == ["Round 1, begin"]
    store.execute(EnterResult(1, 1, 1, WHITE))
    assert sorted(points(store)) == ["Round 1, begin", "Round 1, end"]
    ends = len(points(store))
    store.execute(EnterResult(1, 1, 1, DRAW, confirmed=ALL))
    store.execute(ClearResult(1, 1, 1))
    assert len(points(store)) == ends


def test_what_another_window_believes(at: Open) -> None:
    store = at(*PUBLIC, EnterResult(1, 1, 1, WHITE))
    with pytest.raises(RuleViolation, match="1-0"):
        store.execute(ClearResult(1, 1, 1, expected=DRAW))
    store.execute(ClearResult(1, 1, 1, expected=WHITE))
    assert board(store).is_open
    with pytest.raises(AlreadySo):
        store.execute(ClearResult(1, 1, 1))
    store.execute(EnterResult(1, 1, 1, WHITE))
    said = asks(store, EnterResult(1, 1, 1, BLACK))
    assert "board 1" in said["result-overwritten"].lower()
    assert "1-0" in said["result-overwritten"]
    assert "0-1" in said["result-overwritten"]


def test_an_adjourned_game_is_finished_without_a_question(at: Open) -> None:
    store = at(*PUBLIC, EnterResult(1, 1, 1, WHITE))
    said = asks(store, MarkAdjourned(1, 1))
    assert "1" in said["missing-adjourned"]
    store.execute(MarkAdjourned(1, 1, ALL))
    assert board(store).result is WHITE
    assert board(store, of=2).result is GameResult.ADJOURNED
    store.execute(EnterResult(1, 1, 2, DRAW, expected=GameResult.ADJOURNED))
    assert board(store, of=2).result is DRAW


def test_a_late_result_is_a_question_once_the_next_round_was_paired_on_a_draw(at: Open) -> None:
    steps = (*PUBLIC, EnterResult(1, 1, 1, WHITE), MarkAdjourned(1, 1, ALL))
    store = at(*steps, StorePairing(1, 2, ((2, 1), (3, 4)), confirmed=ALL), PublishRound(1, 2))
    said = asks(store, LateResult(1, 1, 2, WHITE))
    assert "1-0" in said["adjourned-not-drawn"]
    with pytest.raises(RuleViolation):
        store.execute(LateResult(1, 1, 1, WHITE))
    store.execute(LateResult(1, 1, 2, GameResult.SHORT_DRAW))
    assert board(store, of=2).result is GameResult.SHORT_DRAW


def test_colours_as_played_take_the_result_along(at: Open) -> None:
    store = at(*PUBLIC, EnterResult(1, 1, 1, WHITE), EnterResult(1, 1, 2, WHITE), VerifyResult(1, 1, 1, WHITE))
    before = board(store)
    store.execute(SwapColours(1, 1, 1, confirmed=ALL))
    turned = board(store)
    assert (turned.players, turned.result) == (before.players[::-1], BLACK)
    assert (turned.colours_swapped, turned.verified) == (True, False)
    store.execute(SwapColours(1, 1, 2, mirror=False, confirmed=ALL))
    assert board(store, of=2).result is WHITE
    store.execute(SwapColours(1, 1, 1, confirmed=ALL))
    assert (board(store).players, board(store).result, board(store).colours_swapped) == (before.players, WHITE, False)


def test_a_correction_for_rating_goes_with_the_colours(at: Open) -> None:
    store = at(*PUBLIC, EnterResult(1, 1, 1, WHITE), EnterResult(1, 1, 2, WHITE))
    store.execute(CorrectResult(1, 1, 1, BLACK, CorrectionScope.RATING_ONLY, WHY, confirmed=ALL))
    store.execute(SwapColours(1, 1, 1, confirmed=ALL))
    assert (board(store).result, board(store).rating_result) == (BLACK, WHITE)
    store.execute(CorrectResult(1, 1, 1, BLACK, CorrectionScope.RATING_ONLY, WHY, confirmed=ALL))
    assert board(store).rating_result is None


def test_colours_before_the_first_result_are_a_pairing_by_hand(at: Open) -> None:
    store = at(*PUBLIC)
    assert "manual-pairing" in asks(store, SwapColours(1, 1, 2, reason=WHY))
    store.execute(SwapColours(1, 1, 2, reason=WHY, confirmed=ALL))
    state = store.round(1, 1)
    assert (state.manual, state.is_draft) == (True, False)
    assert [one.players for one in state.boards] == [(1, 3), (2, 4)]


def test_that_a_pairing_is_changed_by_hand_is_asked_before_what_its_colours_do(at: Open) -> None:
    """4 had White in round 1, and 3 Black."""
    told = list(asks(at(*ROUND_2), SwapColours(1, 2, 2, reason=WHY)))
    assert told == ["manual-pairing", "both-opposite-colours"]


def test_a_correction_says_what_it_changes(at: Open) -> None:
    store = at(*ROUND_2)
    command = CorrectResult(1, 1, 1, BLACK, CorrectionScope.EVERYTHING, WHY)
    assert set(asks(store, command)) == {"earlier-round-corrected"}
    with pytest.raises(RuleViolation, match="look again"):
        store.execute(replace(command, expected=DRAW, confirmed=ALL))
    with pytest.raises(RuleViolation, match="adjourned game"):
        store.execute(replace(command, result=GameResult.ADJOURNED, confirmed=ALL))
    with pytest.raises(RuleViolation, match="only with a reason"):
        store.execute(replace(command, reason="", confirmed=ALL))
    with pytest.raises(RuleViolation, match="1-0 already"):
        store.execute(replace(command, result=WHITE, confirmed=ALL))
    store.execute(replace(command, expected=WHITE, confirmed=ALL))
    assert board(store).result is BLACK
    assert any(WHY in line for line in store.snapshot(1).comments)
    of_now = CorrectResult(1, 2, 1, DRAW, CorrectionScope.EVERYTHING, WHY)
    store.execute(of_now)  # nothing stood there
    assert set(asks(store, replace(of_now, result=WHITE))) == {"result-overwritten"}
    assert set(asks(store, replace(of_now, result=WHITE, scope=CorrectionScope.RATING_ONLY))) == {
        "rating-only-correction"
    }


def test_a_draft_is_named_only_where_its_pairings_are_to_follow(at: Open) -> None:
    store = at(*OVER, StorePairing(1, 2, ((2, 1), (3, 4))))
    command = CorrectResult(1, 1, 1, BLACK, CorrectionScope.EVERYTHING, WHY)
    assert "round 2" in asks(store, command)["draft-made-before"].lower()
    assert "draft-made-before" not in asks(store, replace(command, scope=CorrectionScope.NEXT_PAIRING))


def test_notes_are_trimmed(at: Open) -> None:
    store = at(*PUBLIC, SetBoardNote(1, 1, 2, "  a quarrel "))
    assert [board(store, of=number).note for number in (1, 2)] == ["", "a quarrel"]


def test_results_are_counted() -> None:
    boards = (Board(1, 1, 2, WHITE, verified=True), Board(2, 3, 4, DRAW), Board(3, 5, 6))
    assert results_in(Round(1, RoundState.PLAYING, boards=boards)) == (2, 3, 1)
    assert mirrored(None) is None
    assert mirrored(DRAW) is DRAW
    assert mirrored(GameResult.ZERO_HALF) is GameResult.HALF_ZERO


# -- the life of a round ---


def test_an_engine_is_kept_and_a_hand_is_named(at: Open) -> None:
    store = at(ROUND_1)
    assert store.round(1, 1).engine == Engine("gacrux", "1.11", "42")
    store.execute(StartManualPairing(1, 1, WHY, ALL))
    store.execute(SwapByHand(1, 1, 1, ALL))
    finish = FinishManualPairing(1, 1, ((1, 3), (4, 2)), (), "gacrux", "1.11", WHY, confirmed=ALL)
    store.execute(finish)
    state = store.round(1, 1)
    assert state.engine == Engine(HAND)
    assert len(state.difference) == 2
    store.execute(UnpairRound(1, 1, WHY, ALL))
    state = store.round(1, 1)
    assert (state.engine, state.difference, state.boards, state.manual) == (Engine(), (), (), False)
    store.execute(StorePairing(1, 1, ((1, 3), (4, 2))))
    assert store.round(1, 1).difference == ()


def test_unpairing_asks_for_what_goes(at: Open) -> None:
    store = at(ROUND_1)
    begun = len(points(store))
    store.execute(UnpairRound(1, 1))  # nobody has seen it: no question, but a way back
    assert len(points(store)) == begun + 1
    store.execute(ROUND_1)
    store.execute(PublishRound(1, 1))
    with pytest.raises(RuleViolation, match="only with a reason"):
        store.execute(UnpairRound(1, 1))
    assert set(asks(store, UnpairRound(1, 1, WHY))) == {"published-withdrawn"}
    store.execute(EnterResult(1, 1, 2, DRAW))
    said = asks(store, UnpairRound(1, 1, WHY))
    assert set(said) == {"published-withdrawn", "results-unpaired"}
    assert "1 result" in said["results-unpaired"]


def test_a_round_in_which_nobody_can_play_is_paired_all_the_same(at: Open) -> None:
    store = at(StorePairing(1, 1, (), tuple((number, ZPB) for number in (1, 2, 3, 4))))
    assert store.round(1, 1).byes_only
    store.execute(PublishRound(1, 1))
    assert store.snapshot(1).rounds_paired == 1
    store.execute(UnpairRound(1, 1, WHY, ALL))
    assert not store.round(1, 1).byes_only


def test_who_is_here_is_asked_anew_for_each_round(at: Open) -> None:
    store = at(SetCheckIn(1, (1, 2), CheckIn.PRESENT), replace(ROUND_1, confirmed=ALL))
    changed = store.execute(PublishRound(1, 1)).changes.topics
    assert Topic.PLAYERS in changed
    assert {player.check_in for player in store.snapshot(1).players} == {CheckIn.NOT_YET}
    store.execute(UnpublishRound(1, 1, WHY, ALL))
    assert Topic.PLAYERS not in store.execute(PublishRound(1, 1)).changes.topics


def test_adjourned_games_are_said_when_the_next_round_is_paired(at: Open) -> None:
    store = at(*PUBLIC, MarkAdjourned(1, 1, ALL))
    said = asks(store, StorePairing(1, 2, ((2, 1), (3, 4))))
    assert "2" in said["adjourned-while-pairing"]
    robin = event(kind=Kind.ROUND_ROBIN, rounds_total=3)
    steps = (StorePairing(1, 1, ((1, 4), (2, 3))), PublishRound(1, 1), MarkAdjourned(1, 1, ALL))
    store = at(*steps, StorePairing(1, 2, ((4, 3), (1, 2))), section=robin)
    assert store.round(1, 2).is_paired


def test_a_cup_has_as_many_rounds_as_its_field(at: Open) -> None:
    days = tuple(dt.date(2026, 5, day) for day in (1, 2, 3, 4))
    times = tuple(RoundTime(f"1{hour}:00") for hour in range(4))
    store = at(section=event(kind=Kind.KNOCKOUT, round_dates=days, round_times=times))
    done = store.execute(StorePairing(1, 1, ((1, 4), (3, 2))))
    section = store.snapshot(1)
    assert (section.rounds_total, section.round_dates, section.round_times) == (2, days[:2], times[:2])
    assert done.changes.topics >= {Topic.EVENT, Topic.RESULTS}
    again = store.execute(StorePairing(1, 1, ((4, 1), (3, 2))))
    assert Topic.EVENT not in again.changes.topics


def test_the_second_game_of_a_match_is_at_the_table_of_the_first(at: Open) -> None:
    """C.04.5: colours reversed; a fixed table stays one; who has no game in the first has none in the second."""
    section = event(FIVE, type_code="FIDE_DOUBLESWISS", fide_mode=False)
    section = replace(
        section, players=(*section.players[:3], replace(section.players[3], fixed_table=1), section.players[4])
    )
    store = at(StorePairing(1, 1, ((1, 3), (4, 2)), ((5, PAB),)), PublishRound(1, 1), section=section)
    first = store.round(1, 1)
    assert [(one.number, one.players, one.fixed_table) for one in first.boards] == [
        (1, (4, 2), True),
        (2, (1, 3), False),
    ]
    with pytest.raises(RuleViolation):
        store.execute(StorePairing(1, 2, ((1, 3), (2, 4))))
    store.execute(StorePairing(1, 2, ((3, 1), (2, 4))))
    second = store.round(1, 2)
    assert [(one.number, one.players, one.fixed_table) for one in second.boards] == [
        (1, (2, 4), True),
        (2, (3, 1), False),
    ]
    assert second.byes == ((5, PAB),)
    assert absent_from(store.snapshot(1), first) == ((5, PAB),)
    assert at_the_tables(first, [Board(0, 3, 1, WHITE), Board(0, 2, 4)])[1].result is WHITE


def test_who_has_left_is_absent_or_has_lost() -> None:
    section = event(kind=Kind.ROUND_ROBIN, rounds_total=3)
    players = tuple(replace(one, standing=Standing.WITHDRAWN) if one.number > 2 else one for one in section.players)
    left = replace(section, players=players)
    assert lost_by_leaving(left, (1, 2)) is None
    assert lost_by_leaving(left, (1, 3)) is GameResult.WHITE_BY_FORFEIT
    assert lost_by_leaving(left, (4, 2)) is GameResult.BLACK_BY_FORFEIT
    assert lost_by_leaving(left, (4, 3)) is GameResult.DOUBLE_FORFEIT
    assert lost_by_leaving(replace(left, kind=Kind.SWISS), (1, 3)) is None
    double = replace(left, kind=Kind.SWISS, type_code="FIDE_DOUBLESWISS")
    assert lost_by_leaving(double, (1, 3)) is GameResult.WHITE_BY_FORFEIT
    assert with_the_gone(left, ((1, PAB),)) == ((3, ZPB), (4, ZPB), (1, PAB))
    assert with_the_gone(left, ((3, HPB),), seated=(4,)) == ((3, HPB),)


# -- who does not come ---


@pytest.mark.parametrize(("player", "result"), [(1, GameResult.BLACK_BY_FORFEIT), (3, GameResult.WHITE_BY_FORFEIT)])
def test_who_does_not_come_loses(at: Open, player: int, result: GameResult) -> None:
    store = at(*PUBLIC, EnterResult(1, 1, 2, WHITE))
    said = asks(store, AbsentPlayer(1, 1, player, AbsenceAction.FORFEIT))["absent-forfeit"]
    assert "A (1)" in said
    assert "C (3)" in said
    ends = points(store).count("Round 1, end")
    store.execute(AbsentPlayer(1, 1, player, AbsenceAction.FORFEIT, confirmed=ALL))
    assert board(store).result is result
    assert points(store).count("Round 1, end") == ends + 1


@pytest.mark.parametrize(("player", "seats"), [(1, (5, 3)), (3, (1, 5))])
def test_another_takes_his_seat(at: Open, player: int, seats: tuple[int, int]) -> None:
    steps = (StorePairing(1, 1, ((1, 3), (4, 2)), ((5, PAB),)), PublishRound(1, 1))
    store = at(*steps, section=event(FIVE))
    store.execute(AbsentPlayer(1, 1, player, AbsenceAction.REPLACE, 5, WHY, ALL))
    state = store.round(1, 1)
    assert [one.players for one in state.boards] == [seats, (4, 2)]
    assert (state.byes, state.manual, state.is_draft) == (((player, ZPB),), True, False)


def test_who_takes_a_seat_is_somebody_without_a_game(at: Open) -> None:
    store = at(StorePairing(1, 1, ((1, 3), (4, 2)), ((5, PAB),)), section=event(FIVE))
    for number, words in ((None, "Say who takes the seat"), (2, r"B \(2\) has a game in round 1"), (9, "number 9")):
        with pytest.raises(RuleViolation, match=words):
            store.execute(AbsentPlayer(1, 1, 1, AbsenceAction.REPLACE, number, WHY, ALL))


def test_after_the_first_result_it_is_no_pairing_by_hand(at: Open) -> None:
    steps = (StorePairing(1, 1, ((1, 3), (4, 2)), ((5, PAB),)), PublishRound(1, 1), EnterResult(1, 1, 2, WHITE))
    store = at(*steps, section=event(FIVE))
    said = asks(store, AbsentPlayer(1, 1, 1, AbsenceAction.REPLACE, 5, WHY))
    assert "manual-pairing" not in said
    assert "board 1" in said["published-changed"].lower()
    store.execute(AbsentPlayer(1, 1, 1, AbsenceAction.REPLACE, 5, WHY, ALL))
    assert not store.round(1, 1).manual


def test_a_draft_is_changed_without_a_reason(at: Open) -> None:
    store = at(ROUND_1)
    store.execute(AbsentPlayer(1, 1, 1, AbsenceAction.RE_PAIR, confirmed=ALL))
    state = store.round(1, 1)
    assert (state.is_draft, state.manual, state.unpaired) == (True, False, (3,))
    assert state.byes == ((1, ZPB),)
    with pytest.raises(RuleViolation, match="no player with the pairing number 9"):
        store.execute(AbsentPlayer(1, 1, 9, AbsenceAction.RE_PAIR, confirmed=ALL))


def test_where_every_board_has_gone_the_round_stays_paired(at: Open) -> None:
    two = event("1 A 2100 |\n2 B 2000 |")
    store = at(StorePairing(1, 1, ((1, 2),)), PublishRound(1, 1), section=two)
    store.execute(AbsentPlayer(1, 1, 1, AbsenceAction.RE_PAIR, None, WHY, ALL))
    assert store.round(1, 1).byes_only
    assert store.snapshot(1).rounds_paired == 1


# -- by hand ---


def test_by_hand_from_nothing(at: Open) -> None:
    """Tables that fell empty are taken again, the lowest first; the bye goes from one to the other."""
    store = at(StartManualPairing(1, 1, WHY, ALL), section=event(FIVE))
    assert "Round 1, begin" in points(store)
    store.execute(FillByHand(1, 1, ((1, 3), (4, 2)), 5, confirmed=ALL))
    assert [(one.number, one.players) for one in store.round(1, 1).boards] == [(1, (1, 3)), (2, (4, 2))]
    assert store.round(1, 1).byes == ((5, PAB),)
    for wrong in (FillByHand(1, 1, ((1, 5),)), FillByHand(1, 1, (), None)):
        with pytest.raises(RuleViolation):
            store.execute(wrong)
    store.execute(UnpairByHand(1, 1, 1))
    assert [one.number for one in store.round(1, 1).boards] == [2]
    with pytest.raises(RuleViolation, match="Only one player"):
        store.execute(FillByHand(1, 1, (), 1))
    with pytest.raises(RuleViolation, match="is not free"):
        store.execute(FillByHand(1, 1, ((1, 1),)))
    store.execute(ByeByHand(1, 1, 3, PAB, ALL))
    assert store.round(1, 1).byes == ((3, PAB),)
    store.execute(ByeByHand(1, 1, 5, ZPB, ALL))
    assert store.round(1, 1).byes == ((5, ZPB), (3, PAB))
    with pytest.raises(RuleViolation, match="has this bye already"):
        store.execute(ByeByHand(1, 1, 5, ZPB, ALL))
    store.execute(PairByHand(1, 1, 3, 1, ALL))
    assert [(one.number, one.players) for one in store.round(1, 1).boards] == [(1, (3, 1)), (2, (4, 2))]
    with pytest.raises(RuleViolation, match="are paired so"):
        store.execute(PairByHand(1, 1, 3, 1, ALL))
    store.execute(PairByHand(1, 1, 1, 3, ALL))
    store.execute(UnpairByHand(1, 1, 5))
    assert store.round(1, 1).byes == ()
    with pytest.raises(RuleViolation, match=r"E \(5\) has neither"):
        store.execute(UnpairByHand(1, 1, 5))


def test_why_it_was_not_compared_is_said(at: Open) -> None:
    store = at(ROUND_1, StartManualPairing(1, 1, WHY, ALL))
    said = asks(store, FinishManualPairing(1, 1))
    assert "round 1" in said["not-compared"].lower()
    with pytest.raises(RuleViolation, match="only with a reason"):
        store.execute(FinishManualPairing(1, 1, ((3, 1), (4, 2)), (), "gacrux", "1", confirmed=ALL))
    other = asks(store, FinishManualPairing(1, 1, ((3, 1), (4, 2)), (), "", "", WHY))
    assert "the engine" in other["differs-from-engine"]
    assert "2" in other["differs-from-engine"]


def test_who_has_left_is_seated_by_nobody(at: Open) -> None:
    section = event(FIVE)
    gone = replace(section.players[4], standing=Standing.WITHDRAWN)
    store = at(StartManualPairing(1, 1, WHY, ALL), section=replace(section, players=(*section.players[:4], gone)))
    for command in (PairByHand(1, 1, 1, 5, ALL), PairByHand(1, 1, 5, 1, ALL), ByeByHand(1, 1, 5, ZPB, ALL)):
        with pytest.raises(RuleViolation, match=r"E \(5\) has left"):
            store.execute(command)
    store.execute(FillByHand(1, 1, ((3, 1), (4, 2)), confirmed=ALL))
    store.execute(FinishManualPairing(1, 1, reason=WHY, confirmed=ALL))
    state = store.round(1, 1)
    assert state.byes == ((5, ZPB),)
    assert [(one.number, one.players) for one in state.boards] == [(1, (3, 1)), (2, (4, 2))]


def test_boards_made_by_hand_are_numbered_by_the_published_rule(at: Open) -> None:
    """C.04.2: by the scores and ratings of their players; where they are published they keep their tables."""
    store = at(StartManualPairing(1, 1, WHY, ALL), FillByHand(1, 1, ((4, 2), (1, 3)), confirmed=ALL))
    assert [one.players for one in store.round(1, 1).boards] == [(4, 2), (1, 3)]
    store.execute(FinishManualPairing(1, 1, reason=WHY, confirmed=ALL))
    assert [(one.number, one.players) for one in store.round(1, 1).boards] == [(1, (1, 3)), (2, (4, 2))]
    store.execute(PublishRound(1, 1))
    store.execute(StartManualPairing(1, 1, WHY, ALL))
    store.execute(PairByHand(1, 1, 3, 2, ALL))
    store.execute(FillByHand(1, 1, ((1, 4),), confirmed=ALL))
    store.execute(FinishManualPairing(1, 1, reason=WHY, confirmed=ALL))
    state = store.round(1, 1)
    assert [(one.number, one.players) for one in state.boards] == [(1, (3, 2)), (2, (1, 4))]
    assert (state.is_draft, state.manual) == (False, False)


def test_a_cycle_that_cannot_be_played_out_is_said_at_the_end(at: Open) -> None:
    """Q101: three rounds of 1 2 3 against 4 5 6 leave two triangles; the first round of four leaves the rest."""
    six = "1 A | 4w1 5b1\n2 B | 5w1 6b1\n3 C | 6w1 4b1\n4 D | 1b0 3w0\n5 E | 2b0 1w0\n6 F | 3b0 2w0"
    stuck = event(six, kind=Kind.ROUND_ROBIN, rounds_total=5)
    free = event(kind=Kind.ROUND_ROBIN, rounds_total=3)
    for section, number, pairs, asked in (
        (stuck, 3, ((1, 6), (4, 2), (5, 3)), {"cycle-stuck", "not-compared"}),
        (free, 1, ((1, 4), (2, 3)), {"not-compared"}),
        (replace(stuck, kind=Kind.SWISS), 3, ((1, 6), (4, 2), (5, 3)), {"not-compared"}),
    ):
        store = at(StartManualPairing(1, number, WHY, ALL), section=section)
        store.execute(FillByHand(1, number, pairs, confirmed=ALL))
        said = asks(store, FinishManualPairing(1, number, reason=WHY))
        assert set(said) == asked
        assert "round 5" in said.get("cycle-stuck", "round 5").lower()


def test_an_adjourned_game_is_adjourned_once(at: Open) -> None:
    store = at(*PUBLIC, MarkAdjourned(1, 1, ALL))
    with pytest.raises(AlreadySo):
        store.execute(LateResult(1, 1, 1, GameResult.ADJOURNED))


@pytest.mark.parametrize(("kind", "outcome"), [(Kind.SWISS, Outcome.WIN), (Kind.ROUND_ROBIN, PAB)])
def test_what_is_no_bye_here_is_given_to_nobody(at: Open, kind: Kind, outcome: Outcome) -> None:
    store = at(StartManualPairing(1, 1, WHY, ALL), section=event(FIVE, kind=kind, rounds_total=5))
    with pytest.raises(Refused) as told:
        store.execute(ByeByHand(1, 1, 5, outcome, ALL))
    assert [one.rule_id for one in told.value.warnings] == ["no-bye"]
    assert store.round(1, 1).byes == ()


def test_who_is_taken_out_leaves_the_byes_of_others(at: Open) -> None:
    byes = ((2, HPB), (4, ZPB), (5, PAB))
    store = at(StorePairing(1, 1, ((1, 3),), byes), StartManualPairing(1, 1, WHY, ALL), section=event(FIVE))
    store.execute(UnpairByHand(1, 1, 4))
    assert set(store.round(1, 1).byes) == {(2, HPB), (5, PAB)}
    store.execute(UnpairByHand(1, 1, 3))
    assert set(store.round(1, 1).byes) == {(2, HPB), (5, PAB)}
    store.execute(ByeByHand(1, 1, 3, ZPB, ALL))
    assert set(store.round(1, 1).byes) == {(2, HPB), (5, PAB), (3, ZPB)}
    store.execute(PairByHand(1, 1, 2, 1, ALL))
    assert set(store.round(1, 1).byes) == {(5, PAB), (3, ZPB)}


def test_points_that_no_result_says_go_with_the_colours(at: Open) -> None:
    """A report gave one player a draw and the other a win: each takes his along, or it stays at the colour."""
    imported = event("1 A 2100 | 3w=\n2 B 2000 | 4b1\n3 C 1900 | 1b1\n4 D 1800 | 2w0")
    store = at(section=imported)
    before = next(one for one in store.round(1, 1).boards if 1 in one.players)
    assert before.outcomes == (Outcome.DRAW, Outcome.WIN)
    store.execute(SwapColours(1, 1, before.number, mirror=False, confirmed=ALL))
    assert board(store, of=before.number).outcomes == before.outcomes
    store.execute(SwapColours(1, 1, before.number, mirror=True, confirmed=ALL))
    assert board(store, of=before.number).players == before.players
    assert board(store, of=before.number).outcomes == (Outcome.WIN, Outcome.DRAW)
    store.execute(EnterResult(1, 1, before.number, DRAW, confirmed=ALL))
    assert board(store, of=before.number).outcomes is None


def test_in_a_cup_several_go_on_without_a_game(at: Open) -> None:
    """A bracket of five: three byes; elsewhere the bye goes from one to the other."""
    for kind, byes in ((Kind.KNOCKOUT, {(1, PAB), (2, PAB), (3, PAB)}), (Kind.SWISS, {(3, PAB)})):
        store = at(StartManualPairing(1, 1, WHY, ALL), section=event(FIVE, kind=kind, rounds_total=3))
        store.execute(PairByHand(1, 1, 4, 5, ALL))
        for number in (1, 2, 3):
            store.execute(ByeByHand(1, 1, number, PAB, ALL))
        assert set(store.round(1, 1).byes) == byes
