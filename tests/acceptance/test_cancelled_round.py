"""A round in which nobody can play (a storm, a hall that is closed): everybody has a bye, and the event goes on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tdapp.domain.commands.players import Absence, SetAbsences, WithdrawPlayer
from tdapp.domain.commands.rounds import (
    AbsenceAction,
    AbsentPlayer,
    ByeByHand,
    FinishManualPairing,
    PublishRound,
    StartManualPairing,
    StorePairing,
    UnpairRound,
)
from tdapp.domain.section.round import RoundState
from tdapp.domain.words.errors import RuleViolation
from tdapp.pairing.engines.dutch.adapter import DutchEngine
from tdapp.services.tables.export import export_trf
from tdapp.services.tables.standings import compute_standings
from tdapp.trf.reader import read_trf
from tests.acceptance.desk import DRAW, FPB, HPB, PAB, WHITE, ZPB, Desk
from tests.arena import arena
from tests.event_files import round_commands

FOUR = "\n".join(f"{number} {name} {2500 - 100 * number} |" for number, name in enumerate("ABCD", 1))


@pytest.fixture
def desk(at_desk: Callable[..., Desk]) -> Desk:
    """Round 1 is played; round 2 is cancelled, half a point for everybody but D, who was not there anyway."""
    section = arena(FOUR, rounds_total=4, initial_colour="W")
    byes = (*(Absence(number, 2, HPB) for number in (1, 2, 3)), Absence(4, 2, ZPB))
    return at_desk(section, *round_commands(1, ((1, 3), (4, 2)), results=(WHITE, DRAW)), SetAbsences(1, byes))


def cancel(desk: Desk) -> None:
    byes = ((1, HPB), (2, HPB), (3, HPB), (4, ZPB))
    desk.do(StorePairing(1, 2, (), byes))


def test_a_round_of_byes_is_stored_published_and_followed(desk: Desk) -> None:
    assert desk.section.rounds_paired == 1  # announced byes alone are no pairing
    pairing = DutchEngine().pair(desk.section, 2)
    assert (pairing.pairs, pairing.bye) == ((), None)
    cancel(desk)
    assert (desk.section.rounds_paired, desk.round(2).state, desk.round(2).is_paired) == (2, RoundState.DRAFT, True)
    desk.do(PublishRound(1, 2))
    assert desk.round(2).state is RoundState.VERIFIED
    assert [str(row.points) for row in compute_standings(desk.section).rows] == ["1.5", "1.0", "0.5", "0.5"]
    pairing = DutchEngine().pair(desk.section, 3)
    desk.play(3, pairing.pairs)
    assert desk.section.rounds_paired == 3
    assert desk.round(2).state is RoundState.LOCKED


def test_it_survives_a_restart_undo_and_being_taken_away(desk: Desk) -> None:
    cancel(desk)
    desk.reopen()
    assert desk.section.byes_only == (2,)
    desk.store.undo()
    assert desk.section.byes_only == ()
    desk.store.redo()
    assert desk.section.byes_only == (2,)
    desk.do(UnpairRound(1, 2))
    assert (desk.section.rounds_paired, desk.round(2).is_paired) == (1, False)
    assert desk.section.announced(2) == {1: HPB, 2: HPB, 3: HPB, 4: ZPB}


def test_one_player_who_could_play_has_the_bye_of_the_pairing(desk: Desk) -> None:
    desk.do(SetAbsences(1, (Absence(1, 2, None),)))
    pairing = DutchEngine().pair(desk.section, 2)
    assert (pairing.pairs, pairing.bye) == ((), 1)
    desk.do(StorePairing(1, 2, (), ((1, PAB), (2, HPB), (3, HPB), (4, ZPB))), PublishRound(1, 2))
    assert (desk.section.byes_only, desk.section.rounds_paired) == ((), 2)


def test_an_event_that_one_player_is_left_in_is_over(desk: Desk) -> None:
    gone = (WithdrawPlayer(1, number, 2, "ill") for number in (2, 3, 4))
    desk.do(*gone)
    with pytest.raises(RuleViolation, match="Fewer than two"):
        desk.do(StorePairing(1, 2, (), ((1, HPB), (2, ZPB), (3, ZPB), (4, ZPB))))


def test_a_round_whose_last_board_goes_stays_paired(at_desk: Callable[..., Desk]) -> None:
    """Published pairings of one board whose player does not come: the round goes on with the other left over."""
    section = arena("1 A |\n2 B |", rounds_total=2, initial_colour="W")
    desk = at_desk(section, StorePairing(1, 1, ((1, 2),)), PublishRound(1, 1))
    desk.asks(AbsentPlayer(1, 1, 2, AbsenceAction.RE_PAIR, reason="ill"))
    assert (desk.round(1).is_paired, desk.round(1).unpaired) == (True, (1,))
    desk.asks(StartManualPairing(1, 1, reason="ill"))
    desk.do(ByeByHand(1, 1, 1, HPB))
    desk.asks(FinishManualPairing(1, 1, reason="ill"))
    assert (desk.section.byes_only, desk.round(1).state) == ((1,), RoundState.VERIFIED)


def test_the_report_keeps_it(desk: Desk) -> None:
    cancel(desk)
    desk.do(PublishRound(1, 2))
    again = read_trf(export_trf(desk.section)).section
    assert (again.byes_only, again.rounds_paired) == ((2,), 2)


def test_what_is_only_announced_stays_so_in_the_report(desk: Desk) -> None:
    again = read_trf(export_trf(desk.section)).section
    assert (again.byes_only, again.rounds_paired) == ((), 1)


def test_full_points_may_be_given(desk: Desk) -> None:
    byes = tuple(Absence(number, 2, FPB) for number in (1, 2, 3, 4))
    desk.asks(SetAbsences(1, byes))
    desk.do(StorePairing(1, 2, (), tuple((number, FPB) for number in (1, 2, 3, 4))))
    assert desk.section.byes_only == (2,)
