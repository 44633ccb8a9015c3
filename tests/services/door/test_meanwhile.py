"""Changed meanwhile: a comparison of what the sender saw, what stands, what he writes; one rule for all commands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.domain.arbiters.by import By, Role
from tdapp.domain.commands.history import Undo
from tdapp.domain.commands.players import Absence, EditPlayers, ExchangeNumbers, SetAbsences, WithdrawPlayer
from tdapp.domain.commands.rounds import EnterResult, PublishRound, SetBoardNote, StorePairing, UnpairRound
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.words.checks import NeedsConfirmation
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.door.meanwhile import Row, _compared, _said, _same_game
from tdapp.services.ports.unit_of_work import RowImage, SeenRow
from tdapp.storage import EventFile
from tests.arena import arena
from tests.event_files import ALL, DRAW, WHITE, ZPB, opened

FIRST = """
1 A 2000 | 3w1
2 B 1900 | 4b1
3 C 1800 | 1b0
4 D 1700 | 2w0
"""
ANA, BEN = By("Ana", Role.DEPUTY), By("Ben", Role.DEPUTY)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventFile]:
    with opened(tmp_path, replace(arena(FIRST), rounds_total=5)) as store:
        yield store


def _player(store: EventFile, number: int) -> Player:
    return next(one for one in store.snapshot(1).players if one.number == number)


def _edited(store: EventFile, **fields: object) -> EditPlayers:
    return EditPlayers(1, (replace(_player(store, 1), **fields),))  # type: ignore[arg-type]


def test_two_edit_two_fields_of_one_player_and_both_stay(store: EventFile) -> None:
    seen = store.revision
    of_ana, of_ben = _edited(store, name="Anna"), _edited(store, club="Lyon")
    store.carry_out(of_ben, replace(BEN, base=seen))
    store.carry_out(of_ana, replace(ANA, base=seen))
    assert (_player(store, 1).name, _player(store, 1).club) == ("Anna", "Lyon")


def test_the_same_field_is_asked_with_both_values_and_the_name(store: EventFile) -> None:
    seen, before = store.revision, store.snapshot(1)
    of_ana = _edited(store, club="Metz")
    store.carry_out(_edited(store, club="Lyon"), replace(BEN, base=seen))
    with pytest.raises(NeedsConfirmation) as asked:
        store.carry_out(of_ana, replace(ANA, base=seen))
    (warning,) = asked.value.warnings
    assert warning.rule_id == "changed-meanwhile"
    assert warning.text == "Since you looked, Ben has changed the same: Club is Lyon now, you enter Metz."
    assert _player(store, 1).club == "Lyon"
    store.carry_out(of_ana, replace(ANA, base=store.revision))  # she has seen it
    assert _player(store, 1).club == "Metz"
    assert before.players[0].club != "Metz"


def test_the_same_value_twice_is_no_question(store: EventFile) -> None:
    seen = store.revision
    of_ana = _edited(store, club="Lyon", name="Anna")
    store.carry_out(_edited(store, club="Lyon"), replace(BEN, base=seen))
    store.carry_out(of_ana, replace(ANA, base=seen))
    assert (_player(store, 1).name, _player(store, 1).club) == ("Anna", "Lyon")


def test_ones_own_steps_and_a_sender_who_saw_everything_are_not_asked(store: EventFile) -> None:
    seen = store.revision
    of_ana = _edited(store, club="Metz")
    store.carry_out(_edited(store, club="Lyon"), replace(ANA, base=seen))
    store.carry_out(of_ana, replace(ANA, base=seen))
    store.carry_out(_edited(store, club="Lyon"), BEN)  # no base: the lone window's way
    store.carry_out(_edited(store, club="Nice"), replace(ANA, base=store.revision))
    assert _player(store, 1).club == "Nice"


def test_two_pair_one_round_and_the_second_is_asked(store: EventFile) -> None:
    seen = store.revision
    store.carry_out(StorePairing(1, 2, ((2, 1), (3, 4)), ()), replace(BEN, base=seen))
    other = StorePairing(1, 2, ((1, 2), (4, 3)), (), confirmed=())
    with pytest.raises(NeedsConfirmation, match="Since you looked, Ben has changed the same"):
        store.carry_out(other, replace(ANA, base=seen))
    assert store.round(1, 2).boards[0].white == 2
    store.carry_out(replace(other, confirmed=("changed-meanwhile",)), replace(ANA, base=seen))
    assert store.round(1, 2).boards[0].white == 1


def test_a_result_of_a_board_that_was_paired_anew_is_asked(store: EventFile) -> None:
    """The board is open, as it was seen; but others sit there."""
    store.execute(StorePairing(1, 2, ((2, 1), (3, 4)), ()))
    store.execute(PublishRound(1, 2))
    seen = store.revision
    store.execute(UnpairRound(1, 2, "a slip", ALL))
    store.execute(StorePairing(1, 2, ((1, 4), (2, 3)), ()))
    store.execute(PublishRound(1, 2))
    with pytest.raises(RuleViolation, match="paired anew"):
        store.carry_out(EnterResult(1, 2, 1, WHITE), replace(ANA, base=seen))
    assert store.round(1, 2).boards[0].result is None
    store.carry_out(EnterResult(1, 2, 1, WHITE), replace(ANA, base=store.revision))


def test_a_result_is_judged_by_what_it_expects(store: EventFile) -> None:
    store.execute(StorePairing(1, 2, ((2, 1), (3, 4)), ()))
    store.execute(PublishRound(1, 2))
    seen = store.revision
    store.carry_out(SetBoardNote(1, 2, 1, "clock"), replace(BEN, base=seen))
    store.carry_out(EnterResult(1, 2, 1, WHITE), replace(ANA, base=seen))  # the note is no other game
    assert (store.round(1, 2).boards[0].result, store.round(1, 2).boards[0].note) == (WHITE, "clock")
    with pytest.raises(RuleViolation) as refused:
        store.carry_out(EnterResult(1, 2, 1, DRAW), replace(BEN, base=seen))
    assert "since you looked" not in str(refused.value)


def test_what_was_merged_is_taken_back_as_it_was(store: EventFile) -> None:
    seen = store.revision
    of_ana = _edited(store, name="Anna")
    store.carry_out(_edited(store, club="Lyon"), replace(BEN, base=seen))
    done = store.carry_out(of_ana, replace(ANA, base=seen))
    store.carry_out(Undo(done.row_id), ANA)
    assert (_player(store, 1).name, _player(store, 1).club) == ("A", "Lyon")


def test_absences_of_others_stay(store: EventFile) -> None:
    """Each absence is a row: two arbiters who enter two players do not meet."""
    seen = store.revision
    store.carry_out(SetAbsences(1, (Absence(1, 3, ZPB),)), replace(BEN, base=seen))
    store.carry_out(SetAbsences(1, (Absence(2, 3, ZPB),)), replace(ANA, base=seen))
    assert [store.snapshot(1).cells[number - 1][2].outcome for number in (1, 2)] == [ZPB, ZPB]


def test_what_the_program_itself_writes_of_a_round_is_not_kept_from_before(store: EventFile) -> None:
    """Ana saw round 1 held; Ben unpairs it, and her withdrawal holds it again by its byes."""
    seen = store.revision
    store.carry_out(UnpairRound(1, 1, "r", ALL), replace(BEN, base=seen))
    store.carry_out(WithdrawPlayer(1, 3, 1), replace(ANA, base=seen))
    section = store.snapshot(1)
    assert [cell.outcome for cell in section.cells[2]] == [Outcome.ZERO_POINT_BYE] * 5


def test_numbers_that_others_gave_are_asked_and_never_mixed(tmp_path: Path) -> None:
    """Ben makes B, C, A of A, B, C; Ana exchanges 1 and 3 by what she saw, and means it."""
    same = arena("1 A 2000 |\n2 B 2000 |\n3 C 2000 |\n4 D 1700 |", rounds_total=5)
    with opened(tmp_path, same) as store:
        seen = store.revision
        for pair in ((1, 2), (2, 3)):
            store.carry_out(ExchangeNumbers(1, *pair, confirmed=ALL), replace(BEN, base=seen))
        assert [one.name for one in store.snapshot(1).players] == ["B", "C", "A", "D"]
        with pytest.raises(NeedsConfirmation) as asked:
            store.carry_out(ExchangeNumbers(1, 1, 3, confirmed=("numbers-exchanged",)), replace(ANA, base=seen))
        assert {one.rule_id for one in asked.value.warnings} == {"changed-meanwhile"}
        store.carry_out(ExchangeNumbers(1, 1, 3, confirmed=ALL), replace(ANA, base=seen))
        assert [one.name for one in store.snapshot(1).players] == ["A", "C", "B", "D"]


def seen(before: Row | None) -> SeenRow:
    return SeenRow("Ben", before)


def image(before: Row | None, after: Row | None) -> RowImage:
    return RowImage("player", 1, before, after)


A, B, C = {"club": "A"}, {"club": "B"}, {"club": "C"}


@pytest.mark.parametrize(
    ("then", "now", "ours", "told"),
    [
        (A, A, B, ({}, [])),  # as it was seen
        (A, None, B, ({}, [])),  # others took it away, and it comes again
        (None, A, B, ({}, None)),  # he knew nothing of it
        (A, B, None, ({}, None)),  # he takes away what others have changed
        (A, B, A, ({"club": "B"}, [])),  # he did not mean it
        (A, B, B, ({}, [])),  # both mean the same
        (A, B, C, ({}, [("club", "B", "C")])),
        ({"held": 1}, {"held": 2}, {"held": 3}, ({}, [])),  # it follows from the rows of now
        ({"board": 1}, {"board": 2}, {"board": 1}, ({}, [("board", 2, 1)])),  # places are right together only
        ({"name": "A", "club": "A"}, {"name": "B", "club": "B"}, {"name": "C", "club": "D"},
         ({}, [("club", "B", "D"), ("name", "B", "C")])),
    ],
)  # fmt: skip
def test_three_values_of_a_column(then: Row | None, now: Row | None, ours: Row | None, told: object) -> None:
    assert _compared(seen(then), image(now, ours)) == told


PAIR = {"white_id": 1, "black_id": 2, "result": "1-0"}


@pytest.mark.parametrize(
    ("then", "now", "told"),
    [
        (PAIR, {**PAIR, "result": "0-1"}, []),
        (PAIR, {**PAIR, "white_id": 3}, None),
        (PAIR, {**PAIR, "black_id": 3}, None),
        (PAIR, None, []),
        (None, PAIR, None),
    ],
)
def test_a_result_is_meant_for_the_two_who_sat_there(then: Row | None, now: Row | None, told: object) -> None:
    assert _same_game(seen(then), image(now, PAIR)) == ({}, told)


def test_what_both_changed_is_said_in_words_and_what_has_none_is_said_all_the_same() -> None:
    assert _said([("club", "B", None), ("rating", 1900, 2000)]) == (
        "Club is B now, you enter –; Rating is 1900 now, you enter 2000"
    )
    assert _said([("board", 1, 2)]) == "what you change is not as you saw it"
