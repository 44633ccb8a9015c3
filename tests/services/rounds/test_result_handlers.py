"""Results: entered, verified, adjourned, corrected; what asks, what is refused, what is kept for the record."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.rounds import (
    CorrectionScope,
    CorrectResult,
    EnterResult,
    LateResult,
    MarkAdjourned,
    SetBoardNote,
    StorePairing,
    SwapColours,
    UnpublishRound,
    VerifyResult,
)
from tdapp.domain.section.event import RatingCorrection, Section
from tdapp.domain.section.outcome import GameResult, Outcome
from tdapp.domain.section.results import result_text
from tdapp.domain.section.round import Board, RoundState
from tdapp.domain.words.checks import Level, NeedsConfirmation, Refused
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.rounds.results import AlreadySo, ResultMismatch, mirrored
from tdapp.services.rounds.trial_result import with_result
from tdapp.services.tables.correction import preview_correction
from tdapp.services.tables.standings import compute_standings
from tdapp.storage import EventFile
from tests.arena import arena
from tests.event_files import ALL, BACK, BLACK, DRAW, WHITE, do, opened, round_commands

# Four players, all rounds by hand:  round 1: 1-3, 4-2 (boards 1, 2); round 2: 2-1, 3-4; round 3: 1-4, 2-3
FOUR = """
1 Ильин    2400 |
2 Kővári   2300 |
3 王明      2200 |
4 <script> 2100 |
"""
ROUND_1 = round_commands(1, ((1, 3), (4, 2)))
ROUND_2 = round_commands(2, ((2, 1), (3, 4)))


@pytest.fixture
def section() -> Section:
    return arena(FOUR, rounds_total=3, initial_colour="W")


@pytest.fixture
def store(tmp_path: Path, section: Section) -> Iterator[EventFile]:
    with opened(tmp_path, section, steps=ROUND_1) as store:
        yield store


def asked(store: EventFile, command: object) -> tuple[tuple[str, Level], ...]:
    """The command asks for these rules and changes nothing."""
    revision = store.revision
    with pytest.raises(NeedsConfirmation) as caught:
        store.execute(command)  # type: ignore[arg-type]
    assert store.revision == revision
    return tuple((warning.rule_id, warning.level) for warning in caught.value.warnings)


def test_every_result_is_entered_and_stands_in_the_crosstable(store: EventFile) -> None:
    for result in GameResult:
        store.execute(EnterResult(1, 1, 1, result, confirmed=ALL))
        assert store.round(1, 1).board(1).result is result
        cells = store.snapshot(1).cells
        assert (cells[0][0].outcome, cells[2][0].outcome) == result.outcomes
        assert store.round(1, 1).state is RoundState.PLAYING


@pytest.mark.parametrize("result", GameResult)
def test_every_result_has_words_and_a_mirror(result: GameResult) -> None:
    assert result_text(result)
    white, black = result.outcomes
    other = mirrored(result)
    assert other is not None
    assert other.outcomes == (black, white)


def test_the_life_of_a_round(store: EventFile) -> None:
    states = [store.round(1, 1).state]
    for command in (
        EnterResult(1, 1, 1, WHITE),
        EnterResult(1, 1, 2, DRAW),
        VerifyResult(1, 1, 2, DRAW),
        VerifyResult(1, 1, 1, WHITE),
        ROUND_2[0],
    ):
        store.execute(command)
        states.append(store.round(1, 1).state)
    assert states == [
        RoundState.PUBLISHED,
        RoundState.PLAYING,
        RoundState.COMPLETE,
        RoundState.COMPLETE,
        RoundState.VERIFIED,
        RoundState.LOCKED,
    ]
    assert store.round(1, 2).state is RoundState.DRAFT


def test_the_same_value_never_asks_and_writes_nothing(store: EventFile) -> None:
    store.execute(EnterResult(1, 1, 1, WHITE))
    revision = store.revision
    with pytest.raises(AlreadySo, match="1-0 already"):
        store.execute(EnterResult(1, 1, 1, WHITE))
    assert store.revision == revision


def test_a_different_value_asks_once(store: EventFile) -> None:
    store.execute(EnterResult(1, 1, 1, WHITE))
    change = EnterResult(1, 1, 1, BLACK, expected=WHITE)
    assert asked(store, change) == (("result-overwritten", Level.ACKNOWLEDGE),)
    store.execute(EnterResult(1, 1, 1, BLACK, WHITE, ("result-overwritten",)))
    assert store.round(1, 1).board(1).result is BLACK
    assert store.snapshot(1).comments == ()  # no PIBE
    # another window's view: it believes that the board is open
    assert asked(store, EnterResult(1, 1, 1, None)) == (("result-overwritten", Level.ACKNOWLEDGE),)


def test_a_change_takes_the_verification_away(store: EventFile) -> None:
    do(store, EnterResult(1, 1, 1, WHITE), VerifyResult(1, 1, 1, WHITE))
    assert store.round(1, 1).board(1).verified
    store.execute(EnterResult(1, 1, 1, DRAW, WHITE, ALL))
    assert not store.round(1, 1).board(1).verified


def test_verifying_stops_at_a_mismatch_and_names_both(store: EventFile) -> None:
    store.execute(EnterResult(1, 1, 2, DRAW))
    with pytest.raises(ResultMismatch, match=r"Board 2: entered was ½-½, now read is 1-0\.") as caught:
        store.execute(VerifyResult(1, 1, 2, WHITE))
    assert (caught.value.board, caught.value.entered, caught.value.read) == (2, DRAW, WHITE)
    with pytest.raises(ResultMismatch, match="no result"):
        store.execute(VerifyResult(1, 1, 1, WHITE))


@pytest.mark.parametrize(
    "command",
    [
        *(EnterResult(1, 1, 1, result, confirmed=ALL) for result in (WHITE, GameResult.BLACK_BY_FORFEIT)),
        MarkAdjourned(1, 1, ALL),
        LateResult(1, 1, 1, GameResult.WHITE_BY_FORFEIT, "came late", ALL),
        CorrectResult(1, 1, 1, GameResult.DOUBLE_FORFEIT, CorrectionScope.EVERYTHING, "wrong slip", ALL),
        SwapColours(1, 1, 1),
    ],
    ids=lambda command: command.ID,
)
def test_no_result_in_a_draft(store: EventFile, command: Command) -> None:
    store.execute(UnpublishRound(1, 1, "typo", ALL))
    revision = store.revision
    with pytest.raises(RuleViolation, match="Publish the pairings of round 1 first"):
        store.execute(command)
    assert store.revision == revision


def test_no_such_board(store: EventFile) -> None:
    with pytest.raises(RuleViolation, match="Round 1 has no board 3"):
        store.execute(EnterResult(1, 1, 3, WHITE))


def test_missing_results_are_adjourned_and_count_as_draws_for_pairing(store: EventFile) -> None:
    store.execute(EnterResult(1, 1, 1, BLACK))  # 3 beats 1
    with pytest.raises(RuleViolation, match="no result at board 2"):
        store.execute(ROUND_2[0])
    assert asked(store, MarkAdjourned(1, 1)) == (("missing-adjourned", Level.ACKNOWLEDGE),)
    store.execute(MarkAdjourned(1, 1, ALL))
    assert store.round(1, 1).adjourned_boards == (2,)
    assert asked(store, ROUND_2[0]) == (("adjourned-while-pairing", Level.ACKNOWLEDGE),)
    store.execute(StorePairing(1, 2, ((1, 4), (2, 3)), confirmed=ALL))
    # points before round 2: 3 has 1, 2 and 4 a half each, 1 none: board 1 is 2-3
    assert [board.players for board in store.round(1, 2).boards] == [(2, 3), (1, 4)]


def test_a_late_result(store: EventFile) -> None:
    do(store, EnterResult(1, 1, 1, WHITE), MarkAdjourned(1, 1, ALL))
    store.execute(StorePairing(1, 2, ((2, 1), (3, 4)), confirmed=ALL))
    with pytest.raises(RuleViolation, match="round 1 is locked"):
        store.execute(EnterResult(1, 1, 2, DRAW))
    assert asked(store, LateResult(1, 1, 2, WHITE)) == (("adjourned-not-drawn", Level.CONFIRM),)
    store.execute(LateResult(1, 1, 2, DRAW))  # a draw was paired on: nothing to ask
    with pytest.raises(RuleViolation, match="is not adjourned"):
        store.execute(LateResult(1, 1, 2, WHITE))
    store.undo(**BACK)
    store.execute(LateResult(1, 1, 2, WHITE, "played on Sunday", ALL))
    assert store.round(1, 1).board(2).result is WHITE
    assert store.snapshot(1).comments[-1].endswith("Reason: played on Sunday")
    assert store.restore_points()[0].name == "Before: Enter 1-0 for the adjourned board 2 of round 1"


def play_two(store: EventFile) -> None:
    do(store, EnterResult(1, 1, 1, WHITE), EnterResult(1, 1, 2, DRAW), *ROUND_2)
    do(store, EnterResult(1, 2, 1, DRAW), EnterResult(1, 2, 2, DRAW))


def test_correcting_the_round_before_the_last(store: EventFile) -> None:
    play_two(store)
    with pytest.raises(RuleViolation, match="only with a reason"):
        store.execute(CorrectResult(1, 1, 1, DRAW, CorrectionScope.EVERYTHING, " "))
    command = CorrectResult(1, 1, 1, DRAW, CorrectionScope.EVERYTHING, "wrong slip", WHITE)
    assert asked(store, command) == (("earlier-round-corrected", Level.CONFIRM),)
    store.execute(CorrectResult(1, 1, 1, DRAW, CorrectionScope.EVERYTHING, "wrong slip", WHITE, ALL))
    assert store.round(1, 1).board(1).result is DRAW
    assert [outcome for row in store.snapshot(1).cells for outcome in (row[0].outcome,)] == [Outcome.DRAW] * 4
    assert "from 1-0 to ½-½" in store.snapshot(1).comments[-1]
    with pytest.raises(RuleViolation, match="½-½ by now"):
        store.execute(CorrectResult(1, 1, 1, BLACK, CorrectionScope.EVERYTHING, "again", WHITE, ALL))
    with pytest.raises(AlreadySo, match="½-½ already"):
        store.execute(CorrectResult(1, 1, 1, DRAW, CorrectionScope.EVERYTHING, "again", DRAW, ALL))
    with pytest.raises(RuleViolation, match="to an adjourned game"):
        store.execute(CorrectResult(1, 1, 1, GameResult.ADJOURNED, CorrectionScope.EVERYTHING, "again", DRAW, ALL))


def test_older_rounds_change_for_the_rating_report_only(store: EventFile) -> None:
    play_two(store)
    do(store, *round_commands(3, ((1, 4), (2, 3))))
    before = store.snapshot(1).cells
    with pytest.raises(Refused, match="older than the last two rounds"):
        store.execute(CorrectResult(1, 1, 1, DRAW, CorrectionScope.NEXT_PAIRING, "late", WHITE, ALL))
    command = CorrectResult(1, 1, 1, DRAW, CorrectionScope.RATING_ONLY, "late", WHITE)
    assert asked(store, command) == (("rating-only-correction", Level.CONFIRM),)
    store.execute(CorrectResult(1, 1, 1, DRAW, CorrectionScope.RATING_ONLY, "late", WHITE, ALL))
    board = store.round(1, 1).board(1)
    assert (board.result, board.rating_result) == (WHITE, DRAW)
    assert store.snapshot(1).cells == before
    assert "for the rating report only" in store.snapshot(1).comments[-1]
    store.execute(CorrectResult(1, 1, 1, WHITE, CorrectionScope.RATING_ONLY, "right after all", DRAW, ALL))
    assert store.round(1, 1).board(1).rating_result is None


def test_a_correction_is_previewed(store: EventFile) -> None:
    play_two(store)
    # after round 2: 1 has 1½, 2 and 4 have 1, 3 has ½; with a draw at board 1 everybody has 1
    board = store.round(1, 1).board(1)
    found = preview_correction(store.snapshot(1), 1, board, BLACK)
    assert found.after_round == 2
    assert found.points == ((1, "1.5", "0.5"), (3, "0.5", "1.5"))
    by_number = {move.number: move for move in found.moves}
    assert (by_number[3].old_rank, by_number[3].new_rank) == (4, 1)  # 1½ points now
    assert by_number[1].new_rank == 4
    assert preview_correction(store.snapshot(1), 1, board, BLACK, CorrectionScope.RATING_ONLY).moves == ()
    assert store.round(1, 1).board(1).result is WHITE


def test_a_late_correction_reaches_the_rating_report_and_nothing_else(store: EventFile) -> None:
    from tdapp.services.tables.export import export_trf
    from tdapp.trf.reader import read_trf

    play_two(store)
    do(store, *round_commands(3, ((1, 4), (2, 3))))
    plain = compute_standings(store.snapshot(1))
    # round 1, board 1: 1-0 stands for points and pairings, 0-1 is reported
    store.execute(CorrectResult(1, 1, 1, BLACK, CorrectionScope.RATING_ONLY, "late", WHITE, ALL))
    section = store.snapshot(1)
    board = store.round(1, 1).board(1)
    assert section.rating_corrections == (RatingCorrection(1, board.white, board.black, BLACK),)
    assert [row.points for row in compute_standings(section).rows] == [row.points for row in plain.rows]
    white, black = section.index_of(board.white), section.index_of(board.black)
    for flavour in ("trf26", "trf16"):
        kept = read_trf(export_trf(section, flavour)).section
        told = read_trf(export_trf(section, flavour, rating=True)).section
        assert (kept.cells[white][0].outcome, kept.cells[black][0].outcome) == (Outcome.WIN, Outcome.LOSS)
        assert (told.cells[white][0].outcome, told.cells[black][0].outcome) == (Outcome.LOSS, Outcome.WIN)
    told = read_trf(export_trf(section, rating=True)).section
    assert told.points.awarded(told.cells[white][0]) == 1  # record 299: the point stays where it was
    assert any("for the rating report only" in comment for comment in told.comments)
    assert b"\r\n299 L" in export_trf(section, rating=True)
    assert b"\r\n299 " not in export_trf(section)


def test_points_awarded_for_an_old_result_go_with_it(tmp_path: Path) -> None:
    """1 was given a quarter for the draw; the loss that it becomes is worth nothing."""
    section = arena("1 A | 2w=\n2 B | 1b=", rounds_total=3)
    (first, *_), *others = section.cells
    given = replace(section, cells=((replace(first, awarded=Fraction(1, 4)),), *others))
    assert given.points.awarded(given.cells[0][0]) == Fraction(1, 4)
    changed = with_result(given, 1, Board(1, 1, 2), BLACK)
    assert [changed.points.awarded(row[0]) for row in changed.cells] == [0, 1]
    reopened = with_result(given, 1, Board(1, 1, 2), None)
    assert [(row[0].outcome, row[0].opponent) for row in reopened.cells] == [(Outcome.OPEN, 2), (Outcome.OPEN, 1)]
    with opened(tmp_path, given) as held:
        assert held.snapshot(1).cells[0][0].awarded == Fraction(1, 4)
        held.execute(SetBoardNote(1, 1, 1, "a quarter by the appeals committee"))
        assert held.snapshot(1).cells[0][0].awarded == Fraction(1, 4)
        held.execute(EnterResult(1, 1, 1, BLACK, DRAW, ALL))
        assert [row[0].awarded for row in held.snapshot(1).cells] == [None, None]


def test_a_complete_round_ends_once(store: EventFile) -> None:
    do(store, EnterResult(1, 1, 1, WHITE), EnterResult(1, 1, 2, DRAW))
    do(store, EnterResult(1, 1, 1, BLACK, WHITE, ALL))
    assert [point.name for point in store.restore_points()].count("Round 1, end") == 1
