"""The rules of registration, byes, leaving and the check-in, each on a file."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

import pytest

from tdapp.domain.commands.event import EditSection
from tdapp.domain.commands.players import (
    Absence,
    AddPlayers,
    CloseCheckIn,
    EditPlayers,
    ExpelPlayer,
    ReenterPlayer,
    RegenerateNumbers,
    RemovePlayers,
    Rest,
    SetAbsences,
    SetCheckIn,
    WithdrawPlayer,
)
from tdapp.domain.section.event import Acceleration, ByeRules, Event, ForbiddenPairs, Kind, Section
from tdapp.domain.section.facts import facts_of
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import CheckIn, Player, Rating, Standing
from tdapp.domain.words.checks import Level
from tdapp.services.checks.registration import check_registration
from tdapp.services.players.check_in import totals
from tests.arena import arena
from tests.services.roster_stage import FPB, HPB, ZPB, Staging, entries, under_way

# -- registration ---


def test_players_come_in_at_the_end_before_the_start(stage: Staging) -> None:
    one = stage()
    one.do(entries("Zeta 1500", "Àlpha 1800"))
    one.do(entries("王明 2000"))
    assert one.names() == [(1, "Zeta"), (2, "Àlpha"), (3, "王明")]
    one.store.undo()
    assert len(one.names()) == 2


@pytest.mark.parametrize(
    ("player", "words"),
    [
        (Player(0, "  "), "needs a name"),
        (Player(0, "A", rating=4001), "rating"),
        (Player(0, "A", birth="1.2.2004"), "date of birth"),
        (Player(0, "A", birth="2003-02-29"), "date of birth"),
        (Player(0, "A", owed="20 EUR"), "amount"),
        (Player(0, "A", fixed_table=0), "fixed table"),
        (Player(0, "A" * 201), "longer"),
        (Player(0, "A", ratings=(Rating("standard", 2000, month="2026-13"),)), "month"),
        (Player(0, "A", ratings=(Rating("", 2000),)), "kind"),
    ],
)
def test_players_that_mean_nothing_are_refused(stage: Staging, player: Player, words: str) -> None:
    stage().refused(AddPlayers(1, (Player(0, "Good"), player)), words)


def test_fields_are_tidied(stage: Staging) -> None:
    one = stage()
    one.do(AddPlayers(1, (Player(7, " Kővári,\n Łukasz\x00 ", 0, owed="12,50", categories=("U20", "", "U20")),)))
    assert one.section().players == (Player(1, "Kővári, Łukasz", owed="12.50", categories=("U20",)),)


def test_many_players_are_edited_in_one_step(stage: Staging) -> None:
    one = stage()
    one.do(entries("A", "B", "C"))
    one.do(EditPlayers(1, tuple(replace(player, club="Łódź") for player in one.section().players)))
    assert {player.club for player in one.section().players} == {"Łódź"}
    one.store.undo()
    assert {player.club for player in one.section().players} == {""}
    one.refused(EditPlayers(1, (Player(9, "Nobody"),)), "no player with the pairing number 9")
    one.refused(EditPlayers(1, (Player(1, "A", standing=Standing.EXPELLED),)), "step of its own")
    one.refused(EditPlayers(1, (Player(1, "A"), Player(1, "A"))), "twice")


def test_an_odd_imported_birth_stays_until_it_is_changed(stage: Staging) -> None:
    one = stage(Section(Event("x"), (Player(1, "A", birth="May 1990"),), ((),), 3))
    one.do(EditPlayers(1, (Player(1, "A", 1800, birth="May 1990"),)))
    one.refused(EditPlayers(1, (Player(1, "A", birth="June 1990"),)), "June 1990")


def test_who_is_needed_is_not_removed(stage: Staging) -> None:
    one = stage(replace(under_way(), forbidden=(ForbiddenPairs(1, 9, (1, 4)),)))
    assert one.refused(RemovePlayers(1, (1, 2)), "withdraw the player instead") == [
        ("player-in-use", Level.REFUSE),
        ("player-prohibited", Level.REFUSE),
        ("player-in-use", Level.REFUSE),
    ]
    one.do(entries("Late 1000"))
    one.do(SetAbsences(1, (Absence(5, 3, ZPB),)))
    one.do(RemovePlayers(1, (5,)))
    assert one.section().rounds_held == 1


def test_who_won_without_playing_is_needed_too(stage: Staging) -> None:
    # 3 had the half-point bye of round 1, which is paired.
    one = stage(arena("1 A | 2w1\n2 B | 1b0\n3 C | H", rounds_total=3))
    one.refused(RemovePlayers(1, (3,)), "withdraw")


def test_places_by_hand_and_values_from_outside_go_with_their_player(stage: Staging) -> None:
    section = replace(
        arena("1 A | .\n2 B | .\n3 C | .", rounds_total=3),
        manual_places=((1, 2), (3, 1)),
        external_values=(("x", 3, "1.5"), ("x", 2, "1")),
    )
    one = stage(section)
    one.do(RemovePlayers(1, (3,)))
    now = one.section()
    assert (now.manual_places, now.external_values) == (((1, 2),), (("x", 2, "1"),))
    one.store.undo()
    assert one.section() == section


# -- late entries ---


def test_a_late_entry_moves_nobody_until_new_numbers_are_asked_for(stage: Staging) -> None:
    blocks = (Acceleration("1.0", 1, 2, 1, 2),)
    section = replace(
        under_way(),
        accelerations=blocks,
        forbidden=(ForbiddenPairs(1, 9, (2, 4)),),
        manual_places=((4, 1),),
        external_values=(("x", 3, "1.5"),),
    )
    one = stage(section)
    one.do(AddPlayers(1, (Player(0, "Zero"), Player(0, "Equal", 2100), Player(0, "Late", 2150)), (HPB,)))
    late = one.section()
    assert [player.name for player in late.players[4:]] == ["Late", "Equal", "Zero"]
    assert (late.players[:4], late.accelerations) == (section.players, blocks)
    (found,) = [line for line in check_registration(late) if line.rule_id == "late-numbers"]
    assert (found.numbers, found.text.count("Late; Equal"), "5 players" in found.text) == ((5, 6), 1, True)
    one.refused(RegenerateNumbers(1, moves=4), "changed meanwhile")  # 2 to 6 move: five
    assert one.asked(RegenerateNumbers(1, moves=5)) == [("numbers-regenerated", Level.CONFIRM)]
    assert "5 players get another pairing number after round 1" in one.section().comments[-1]
    assert one.names() == [
        (1, "Anna"), (2, "Late"), (3, "Béla"), (4, "Ильин"), (5, "Equal"), (6, "王明"), (7, "Zero"),
    ]  # fmt: skip
    assert [one.row(number) for number in (2, 5, 7, 1)] == ["H", "H", "H", "*"]
    after = one.section()
    assert [cell.opponent for (cell,) in (after.cells[0], after.cells[2], after.cells[5])] == [4, 6, 3]
    assert after.forbidden == (ForbiddenPairs(1, 9, (3, 6)),)
    assert after.accelerations == (Acceleration("1.0", 1, 2, 1, 3),)  # its last player stays the last
    assert (after.manual_places, after.external_values) == (((6, 1),), (("x", 4, "1.5"),))
    assert not [line for line in check_registration(after) if line.rule_id == "late-numbers"]
    one.store.undo()
    one.store.undo()
    assert one.section() == section


def test_new_numbers_are_not_proposed_once_round_4_is_paired(stage: Staging) -> None:
    one = stage(under_way(4))
    one.do(entries("Late 2500"))
    assert "late-numbers" not in [line.rule_id for line in check_registration(one.section())]
    one.refused(RegenerateNumbers(1), "Round 4 is paired")


def test_rounds_missed_are_zero_point_byes_unless_said_otherwise(stage: Staging) -> None:
    one = stage(under_way(3))
    one.do(entries("Late 1000"))
    assert one.row(5) == "ZZZ"
    assert one.asked(AddPlayers(1, (Player(0, "Later", 900),), (HPB, HPB, ZPB))) == [("second-half-bye", Level.CONFIRM)]
    assert one.row(6) == "HHZ"
    one.refused(AddPlayers(1, (Player(0, "Other"),), (Outcome.WIN,)), "missed by a late entry")


def test_a_round_robin_takes_no_late_entries(stage: Staging) -> None:
    stage(replace(under_way(), kind=Kind.ROUND_ROBIN)).refused(entries("Late"), "no late entries")


def test_a_closed_tournament_takes_nothing(stage: Staging) -> None:
    one = stage(replace(under_way(), closed=True))
    for command in (entries("Late"), SetAbsences(1, (Absence(1, 5, ZPB),)), WithdrawPlayer(1, 1, 2)):
        one.refused(command, "closed")


# -- byes ---


def test_byes_are_announced_and_taken_away(stage: Staging) -> None:
    one = stage()
    one.do(entries("A", "B"))
    one.do(SetAbsences(1, (Absence(1, 3, HPB), Absence(2, 2, ZPB))))
    assert (one.row(1), one.row(2)) == ("..H", ".Z.")
    assert one.section().announced(3) == {1: HPB}
    assert (one.section().rounds_paired, one.section().rounds_decided) == (0, 0)
    one.do(SetAbsences(1, (Absence(1, 3, None),)))
    assert (one.row(1), one.row(2)) == ("..", ".Z")
    one.refused(SetAbsences(1, (Absence(1, 6, ZPB),)), "no round 6")
    one.refused(SetAbsences(1, (Absence(7, 1, ZPB),)), "no player")
    one.refused(SetAbsences(1, (Absence(1, 1, Outcome.PAIRING_BYE),)), "zero-point, half-point")


def test_a_second_half_point_bye_is_asked_about(stage: Staging) -> None:
    one = stage()
    one.do(entries("A", "B"))
    one.do(SetAbsences(1, (Absence(1, 1, HPB), Absence(2, 1, HPB))))
    assert one.asked(SetAbsences(1, (Absence(1, 2, HPB),))) == [("second-half-bye", Level.CONFIRM)]
    one.do(SetAbsences(1, (Absence(1, 2, HPB),)))  # the same again is nothing new
    one.do(SetAbsences(1, (Absence(2, 1, None), Absence(2, 4, HPB))))  # moved, still one


@pytest.mark.parametrize(
    ("rules", "rounds", "found"),
    [
        (ByeRules(half_limit=2), (1, 2, 3), ["second-half-bye", "half-bye-limit"]),
        (ByeRules(half_limit=0), (1,), ["half-bye-limit"]),
        (ByeRules(half_until=2), (3,), ["half-bye-late"]),
    ],
)
def test_the_announced_rules_for_half_point_byes(
    stage: Staging, rules: ByeRules, rounds: tuple[int, ...], found: list[str]
) -> None:
    one = stage(Section(Event("x"), (Player(1, "A"),), ((),), 5, byes=rules))
    asked = one.asked(SetAbsences(1, tuple(Absence(1, number, HPB) for number in rounds)))
    assert asked == [(rule_id, Level.CONFIRM) for rule_id in found]


def test_who_may_not_have_a_half_point_bye_gets_none(stage: Staging) -> None:
    one = stage()
    one.do(AddPlayers(1, (Player(0, "A", no_half_bye=True),)))
    assert one.refused(SetAbsences(1, (Absence(1, 1, HPB),))) == [("half-bye-ineligible", Level.REFUSE)]
    one.do(EditSection(1, replace(facts_of(one.section()), byes=ByeRules(half_allowed=False))))
    one.do(entries("B"))
    assert one.refused(SetAbsences(1, (Absence(2, 1, HPB),))) == [("half-bye-not-allowed", Level.REFUSE)]


def test_a_full_point_bye_is_acknowledged_and_noted(stage: Staging) -> None:
    one = stage()
    one.do(entries("A"))
    assert one.asked(SetAbsences(1, (Absence(1, 2, FPB),))) == [("full-point-bye", Level.ACKNOWLEDGE)]
    (comment,) = one.section().comments
    assert comment.startswith("tdapp: A gets a full-point bye in round 2")


def test_byes_of_a_paired_round(stage: Staging) -> None:
    one = stage(arena("1 A | 2w1\n2 B | 1b0\n3 C | Z\n4 D | U", rounds_total=3))
    assert one.refused(SetAbsences(1, (Absence(1, 1, ZPB),))) == [("game-in-round", Level.REFUSE)]
    assert one.refused(SetAbsences(1, (Absence(4, 1, ZPB),))) == [("game-in-round", Level.REFUSE)]
    assert one.asked(SetAbsences(1, (Absence(3, 1, HPB),))) == [("bye-in-paired-round", Level.CONFIRM)]
    assert one.row(3) == "H"
    assert len(one.section().comments) == 1


# -- leaving and coming back ---


def test_who_withdraws_is_absent_in_every_later_round(stage: Staging) -> None:
    one = stage(under_way(2))
    one.do(SetAbsences(1, (Absence(4, 4, HPB),)))
    one.do(WithdrawPlayer(1, 4, 3, "ill"))
    assert one.row(4) == "**ZZZZZZZ"
    assert one.section().players[3].standing is Standing.WITHDRAWN
    one.refused(WithdrawPlayer(1, 4, 5), "has left already")
    one.refused(SetAbsences(1, (Absence(4, 5, None),)), "take the player back")
    one.do(ReenterPlayer(1, 4, 5))
    assert one.row(4) == "**ZZ"
    assert one.section().players[3].standing is Standing.ACTIVE
    one.refused(ReenterPlayer(1, 4, 6), "has not left")
    assert one.refused(WithdrawPlayer(1, 1, 2)) == [("game-in-round", Level.REFUSE)]
    one.refused(WithdrawPlayer(1, 1, 10), "no round 10")
    one.do(WithdrawPlayer(1, 4, 3))
    one.do(ReenterPlayer(1, 4, 3))
    assert one.row(4) == "**"


def test_who_leaves_later_plays_until_then(stage: Staging) -> None:
    one = stage(under_way(1))
    one.do(WithdrawPlayer(1, 4, 3))
    assert (one.row(4), one.section().players[3].standing) == ("*.ZZZZZZZ", Standing.ACTIVE)
    one.refused(ExpelPlayer(1, 3, 3), "at once")


def test_several_leave_and_come_back_in_one_step(stage: Staging) -> None:
    one = stage(under_way(1))
    one.do(WithdrawPlayer(1, 1, 2, "the bus left", also=(4, 1)))
    assert [player.number for player in one.section().players if player.standing is Standing.WITHDRAWN] == [1, 4]
    one.refused(WithdrawPlayer(1, 2, 2, also=(4,)), "has left already")  # nobody then
    assert one.section().players[1].standing is Standing.ACTIVE
    one.do(ReenterPlayer(1, 1, 3, also=(4,)))
    assert (one.row(1), one.row(4)) == ("*Z", "*Z")
    one.store.undo()
    one.store.undo()
    assert all(player.standing is Standing.ACTIVE for player in one.section().players)


def test_nobody_comes_back_into_a_paired_round(stage: Staging) -> None:
    one = stage(under_way(2))
    one.do(WithdrawPlayer(1, 4, 3))
    one.refused(ReenterPlayer(1, 4, 2), "from round 3 on")


def test_in_a_round_robin_the_games_stay_when_somebody_leaves(stage: Staging) -> None:
    one = stage(replace(under_way(3), kind=Kind.ROUND_ROBIN, rounds_total=3))
    one.do(WithdrawPlayer(1, 2, 2))
    assert (one.row(2), one.section().players[1].standing) == ("***", Standing.WITHDRAWN)


def test_an_expulsion_is_confirmed_and_noted(stage: Staging) -> None:
    one = stage(under_way(1))
    assert one.asked(ExpelPlayer(1, 2, 2, "telephone")) == [("expulsion", Level.CONFIRM)]
    assert one.section().players[1].standing is Standing.EXPELLED
    assert "Béla was expelled" in one.section().comments[0]
    assert one.section().comments[0].endswith("Reason: telephone")
    one.do(ReenterPlayer(1, 2, 4, "appeal"))
    assert one.row(2) == "*ZZ"
    assert "appeal" in one.section().comments[1]


# -- check-in ---


def test_the_check_in_counts_and_closes(stage: Staging) -> None:
    one = stage()
    one.do(
        AddPlayers(
            1,
            (
                Player(0, "A", owed="20", paid="20"),
                Player(0, "B", owed="20.50"),
                Player(0, "C", paid="5", owed="2"),
                Player(0, "D"),
            ),
        )
    )
    one.do(SetCheckIn(1, (1,), CheckIn.PRESENT))
    one.do(SetCheckIn(1, (2,), CheckIn.ABSENT))
    one.do(SetAbsences(1, (Absence(3, 1, HPB),)))
    counted = totals(one.section(), 1)
    assert (counted.players, counted.present, counted.absent, counted.not_yet) == (4, 1, 1, 2)
    assert (counted.away, counted.missing) == (1, 2)
    assert (counted.paid, counted.owed, counted.due) == (Decimal(25), Decimal("42.50"), Decimal("20.50"))
    one.do(CloseCheckIn(1, 1, Rest.NOTHING))
    assert [one.row(number) for number in range(1, 5)] == [".", ".", "H", "."]
    one.do(CloseCheckIn(1, 1, Rest.ABSENT_ONLY))
    assert [one.row(number) for number in range(1, 5)] == [".", "Z", "H", "."]
    assert [player.check_in for player in one.section().players] == [
        CheckIn.PRESENT, CheckIn.ABSENT, CheckIn.NOT_YET, CheckIn.PRESENT,
    ]  # fmt: skip
    one.store.undo()
    one.do(CloseCheckIn(1, 1, Rest.ZERO_THIS_ROUND))
    assert [one.row(number) for number in range(1, 5)] == [".", "Z", "H", "Z"]
    one.store.undo()
    one.do(CloseCheckIn(1, 1, Rest.ZERO_ALL_ROUNDS))
    assert [one.row(number) for number in range(1, 5)] == [".....", "ZZZZZ", "H....", "ZZZZZ"]
    assert [player.standing for player in one.section().players] == [
        Standing.ACTIVE, Standing.WITHDRAWN, Standing.ACTIVE, Standing.WITHDRAWN,
    ]  # fmt: skip
    assert one.section().players[3].check_in is CheckIn.ABSENT
    one.refused(CloseCheckIn(1, 6, Rest.NOTHING), "cannot be closed now")
