"""Prohibitions, wishes and acceleration as they are stored, renumbered, written to a TRF and read again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.domain.commands.event import EditSection
from tdapp.domain.commands.pairing import DrawChess960, FillByHand, SetAcceleration, SetProhibitions
from tdapp.domain.commands.players import AddPlayers, RegenerateNumbers
from tdapp.domain.commands.rounds import PairByHand, PublishRound, StartManualPairing, StorePairing
from tdapp.domain.section.event import Acceleration, ForbiddenPairs, Kind
from tdapp.domain.section.facts import facts_of
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.words.checks import NeedsConfirmation, Refused
from tdapp.domain.words.errors import RuleViolation
from tdapp.pairing.rules.position import position_of
from tdapp.services.rounds.boards import rounds_of
from tdapp.services.rounds.pairing_rules import named_apart
from tdapp.services.systems.reasons import reasons_against, reasons_of_board, reasons_of_bye
from tdapp.services.tables.export import export_trf
from tdapp.trf.reader import read_trf
from tests.arena import arena
from tests.event_files import ALL, do, opened, round_commands

NEW = "\n".join(f"{number} {name} {2500 - 100 * number} |" for number, name in enumerate("ABCDEF", 1))


@pytest.mark.parametrize(
    ("group", "words"),
    [
        (ForbiddenPairs(1, 5, (1, 9)), "no player with the pairing number 9"),
        (ForbiddenPairs(1, 5, (1, 1)), "two players or more"),
        (ForbiddenPairs(1, 6, (1, 2)), "rounds between 1 and 5"),
        (ForbiddenPairs(3, 2, (1, 2)), "rounds between 1 and 5"),
    ],
)
def test_prohibitions_that_mean_nothing(tmp_path: Path, group: ForbiddenPairs, words: str) -> None:
    with opened(tmp_path, arena(NEW, rounds_total=5)) as store, pytest.raises(RuleViolation, match=words):
        store.execute(SetProhibitions(1, (group,)))


def test_a_late_entry_moves_the_numbers_everywhere(tmp_path: Path) -> None:
    """G is rated between B and C and becomes number 3: group A of four, 1 to 4, then ends with number 5 (C.04.7)."""
    with opened(tmp_path, arena(NEW, rounds_total=5, initial_colour="W")) as store:
        do(
            store,
            SetProhibitions(1, (ForbiddenPairs(1, 5, (2, 3), "<b>"),)),
            SetAcceleration(1, True),
            *round_commands(1, ((1, 4), (5, 2), (3, 6))),
            AddPlayers(1, (Player(0, "G", 2250),), (Outcome.ZERO_POINT_BYE,)),
            RegenerateNumbers(1, confirmed=("numbers-regenerated",)),
        )
        section = store.snapshot(1)
        assert section.players[2].name == "G"
        assert section.forbidden == (ForbiddenPairs(1, 5, (2, 4), "<b>"),)
        assert {(block.first_number, block.last_number) for block in section.accelerations} == {(1, 5)}


def test_a_round_robin_is_not_accelerated(tmp_path: Path) -> None:
    robin = arena(NEW, rounds_total=5, kind=Kind.ROUND_ROBIN)
    with opened(tmp_path, robin) as store, pytest.raises(RuleViolation, match="Only a Swiss"):
        store.execute(SetAcceleration(1, True))


def test_another_system_takes_the_acceleration_away(tmp_path: Path) -> None:
    with opened(tmp_path, arena(NEW, rounds_total=5)) as store:
        do(store, SetAcceleration(1, True))
        assert store.snapshot(1).type_code == "FIDE_DUTCH_BAKU"
        do(store, EditSection(1, replace(facts_of(store.snapshot(1)), kind=Kind.ROUND_ROBIN)))
        assert store.snapshot(1).type_code == ""


def test_taking_the_acceleration_away_leaves_nothing(tmp_path: Path) -> None:
    with opened(tmp_path, arena(NEW, rounds_total=5, type_code="FIDE_DUTCH")) as store:
        before = store.snapshot(1)
        do(store, SetAcceleration(1, True), SetAcceleration(1, False))
        assert store.snapshot(1) == before


def test_all_of_it_goes_through_a_report(tmp_path: Path) -> None:
    """Records 260 and 250 for everybody; names, wishes and Chess960 in our own marks."""
    section = arena(
        NEW,
        rounds_total=5,
        initial_colour="W",
        forbidden=(ForbiddenPairs(1, 3, (1, 4), "Łódź | <b>"), ForbiddenPairs(1, 5, (2, 3))),
        wishes=(ForbiddenPairs(1, 2, (5, 6), "=SUM(A1)"),),
        chess960=True,
        fide_mode=False,
        comments=("FIDE mode exited after round 0",),
    )
    again = read_trf(export_trf(section)).section
    assert (again.forbidden, again.wishes, again.chess960) == (section.forbidden, section.wishes, True)


def test_a_mark_for_players_who_do_not_exist_is_as_if_it_were_not_there() -> None:
    text = export_trf(arena(NEW, rounds_total=5, wishes=(ForbiddenPairs(1, 2, (5, 6)),))).replace(b"[5, 6]", b"[5, 77]")
    assert read_trf(text).section.wishes == ()


def test_wishes_forbid_nothing(tmp_path: Path) -> None:
    section = arena(NEW, rounds_total=5, initial_colour="W", wishes=(ForbiddenPairs(1, 2, (1, 4)),))
    assert not position_of(section, 1).forbidden
    assert "260 " not in export_trf(section).decode()


def test_those_left_are_seated_in_one_step(tmp_path: Path) -> None:
    with opened(tmp_path, arena(NEW, rounds_total=5, initial_colour="W")) as store:
        do(store, StartManualPairing(1, 1, "by hand", ALL), PairByHand(1, 1, 1, 2, ALL))
        with pytest.raises(RuleViolation, match=r"A \(1\) is not free"):
            store.execute(FillByHand(1, 1, ((1, 3),), confirmed=ALL))
        with pytest.raises(RuleViolation, match="Nobody is left"):
            store.execute(FillByHand(1, 1, ()))
        do(store, FillByHand(1, 1, ((3, 5), (6, 4)), confirmed=ALL))
        assert [board.players for board in store.round(1, 1).boards] == [(1, 2), (3, 5), (6, 4)]
        store.undo()
        assert store.round(1, 1).unpaired == (3, 4, 5, 6)


def test_reasons_of_a_stored_round_are_in_names() -> None:
    """1-3, 2-4 played, 5 had the bye; round 2: 1-2, 3-5 and 4 free of a game."""
    section = arena(
        """
        1 Kővári | 3w1 2b?
        2 Ильин  | 4w1 1w?
        3 王明    | 1b0 5w?
        4 Smith  | 2b0 U
        5 Zorn   | U   3b?
        """,
        rounds_total=3,
        initial_colour="W",
    )
    round_ = rounds_of(section)[1]
    words = " ".join(reasons_of_board(section, round_, 1))
    assert "White: Ильин (2). Black: Kővári (1)." in words
    assert "Both stand in the score group of 1 point, which has 3 players." in words
    assert reasons_of_bye(section, round_, 4)[0].startswith("Smith (4) gets the bye: 5 players")
    (met,) = reasons_against(section, round_, 1, 3)
    assert (met.forbids, met.text) == (True, "Kővári (1) and 王明 (3) have met in round 1.")
    (had,) = reasons_against(section, round_, 5, 0)
    assert had.text == "Zorn (5) cannot get the bye after the pairing-allocated bye in round 1 (C2)."


def test_a_published_draft_keeps_its_lot_when_it_is_paired_again(tmp_path: Path) -> None:
    with opened(tmp_path, arena(NEW, rounds_total=5, initial_colour="W", chess960=True)) as store:
        do(store, DrawChess960(1, 1, 5), StorePairing(1, 1, ((1, 4), (5, 2), (3, 6))), PublishRound(1, 1))
        assert store.round(1, 1).chess960_seed == "5"


def test_another_position_of_published_pairings_is_a_question(tmp_path: Path) -> None:
    """Of a draft nobody has seen it may be drawn again; players who know it have to be told."""
    with opened(tmp_path, arena(NEW, rounds_total=5, initial_colour="W", chess960=True)) as store:
        do(store, DrawChess960(1, 1, 5), DrawChess960(1, 1, 6))
        do(store, StorePairing(1, 1, ((1, 4), (5, 2), (3, 6))), DrawChess960(1, 1, 7), PublishRound(1, 1))
        with pytest.raises(NeedsConfirmation) as told:
            store.execute(DrawChess960(1, 1, 8, reason="seen by some"))
        assert [one.rule_id for one in told.value.warnings] == ["chess960-redrawn"]
        assert "round 1" in told.value.warnings[0].text.lower()
        do(store, DrawChess960(1, 1, 8, reason=" seen by  some ", confirmed=ALL))
        assert (store.round(1, 1).chess960_seed, store.round(1, 1).is_draft) == ("8", False)
        (told,) = (line for line in store.snapshot(1).comments if "seed 8" in line)
        assert told.endswith("Reason: seen by some")


def test_acceleration_is_what_was_chosen_last(tmp_path: Path) -> None:
    """Points that a report gave to groups go with the choice."""
    blocks = (Acceleration("1.0", 1, 3, 1, 2),)
    with opened(tmp_path, arena(NEW, rounds_total=5, initial_colour="W", accelerations=blocks)) as store:
        assert store.snapshot(1).accelerations == blocks
        do(store, SetAcceleration(1, True))
        assert blocks[0] not in store.snapshot(1).accelerations
        do(store, SetAcceleration(1, False))
        assert store.snapshot(1).accelerations == ()


def test_wishes_that_stand_are_kept_in_fide_mode(tmp_path: Path) -> None:
    """Players may not be kept apart by wishes there: those of a file stay as they are, or go."""
    held = (ForbiddenPairs(1, 2, (1, 4), "Club"),)
    with opened(tmp_path, arena(NEW, rounds_total=5, wishes=held, fide_mode=True)) as store:
        do(store, SetProhibitions(1, (ForbiddenPairs(1, 5, (2, 3)),), held))
        assert store.snapshot(1).wishes == held
        for wishes in ((ForbiddenPairs(1, 3, (1, 4), "Club"),), (*held, ForbiddenPairs(1, 1, (2, 3)))):
            with pytest.raises(Refused):
                store.execute(SetProhibitions(1, (), wishes, confirmed=ALL))
        do(store, SetProhibitions(1, (), ()))
        assert (store.snapshot(1).wishes, store.snapshot(1).forbidden) == ((), ())


def test_a_group_names_those_who_are_there_in_its_order() -> None:
    section = arena(NEW, rounds_total=5)
    assert named_apart(section, (3, 1)) == "C (3), A (1)"
    assert named_apart(section, (3, 9, 1)) == "C (3), A (1)"
    assert named_apart(section, (9,)) == ""
