"""Steps of players one by one: the check-in, who leaves and returns, numbers, and what is refused of them."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

import pytest

from tdapp.domain.commands.players import (
    Absence,
    AddPlayers,
    CloseCheckIn,
    DrawNumbers,
    EditPlayers,
    ExchangeNumbers,
    ExpelPlayer,
    ReenterPlayer,
    RegenerateNumbers,
    RemovePlayers,
    Rest,
    SetAbsences,
    SetCheckIn,
    SetNumbers,
    WithdrawPlayer,
)
from tdapp.domain.section.event import Kind
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import CheckIn, Player, Standing
from tdapp.domain.systems.registry import SYSTEMS
from tdapp.domain.words.changes import Topic
from tdapp.domain.words.checks import Level
from tdapp.services.players.check_in import (
    asked_before_pairing,
    due,
    missing_but_paired,
    missing_in,
    totals,
    unseen_in,
)
from tests.arena import arena
from tests.asked import small
from tests.event_files import ALL
from tests.services.roster_stage import FPB, HPB, ZPB, Stage, Staging, under_way

PRESENT, ABSENT, NOT_YET = CheckIn.PRESENT, CheckIn.ABSENT, CheckIn.NOT_YET


def states(one: Stage) -> list[CheckIn]:
    return [player.check_in for player in one.section().players]


def standings(one: Stage) -> list[Standing]:
    return [player.standing for player in one.section().players]


def test_nothing_is_done_to_nobody(stage: Staging) -> None:
    one = stage(under_way())
    one.refused(SetCheckIn(1, (), PRESENT), "No player is chosen")
    one.refused(AddPlayers(1, ()), "No player is given")
    one.refused(EditPlayers(1, ()), "No player is given")
    one.refused(SetAbsences(1, ()), "No absence is given")
    twice = one.section().players[0]
    one.refused(EditPlayers(1, (twice, twice)), "given twice")
    one.refused(EditPlayers(1, (replace(twice, standing=Standing.WITHDRAWN),)), "a step of its own")


@pytest.mark.parametrize(
    ("rest", "rows", "checked", "left"),
    [
        (Rest.NOTHING, [".", ".", ".", "."], [PRESENT, ABSENT, NOT_YET, NOT_YET], []),
        (Rest.ABSENT_ONLY, [".", "Z", ".", "."], [PRESENT, ABSENT, PRESENT, PRESENT], []),
        (Rest.ZERO_THIS_ROUND, [".", "Z", "Z", "Z"], [PRESENT, ABSENT, ABSENT, ABSENT], []),
        (Rest.ZERO_ALL_ROUNDS, [".", "ZZZ", "ZZZ", "ZZZ"], [PRESENT, ABSENT, ABSENT, ABSENT], [2, 3, 4]),
    ],
)
def test_what_becomes_of_who_is_not_here(
    stage: Staging, rest: Rest, rows: list[str], checked: list[CheckIn], left: list[int]
) -> None:
    section = replace(under_way(), rounds_total=4)
    one = stage(section)
    one.do(SetCheckIn(1, (1,), PRESENT))
    one.do(SetCheckIn(1, (2,), ABSENT))
    done = one.do(CloseCheckIn(1, 2, rest))
    assert [one.row(number)[1:].rstrip(".") or "." for number in range(1, 5)] == rows
    assert states(one) == checked
    gone = [player.number for player in one.section().players if player.standing is not Standing.ACTIVE]
    assert gone == left
    assert done.changes.topics >= {Topic.PLAYERS, Topic.RESULTS}


def test_the_check_in_is_closed_for_the_round_that_comes(stage: Staging) -> None:
    one = stage(under_way())
    for number in (1, 3):
        one.refused(CloseCheckIn(1, number, Rest.NOTHING), f"The check-in of round {number} cannot be closed now")
    one.do(SetAbsences(1, (Absence(3, 2, HPB),)))
    one.do(SetCheckIn(1, (1, 2), PRESENT))
    one.do(CloseCheckIn(1, 2, Rest.ZERO_THIS_ROUND))
    assert [one.row(number)[1:2] for number in range(1, 5)] == [".", ".", "H", "Z"]


FOUR = arena("1 A 2000 | . H\n2 B | . .\n3 C | . .\n4 D | . .", rounds_total=3)


def checked(*found: CheckIn, **of_last: object):  # type: ignore[no-untyped-def]
    players = [replace(one, check_in=state) for one, state in zip(FOUR.players, found, strict=True)]
    players[-1] = replace(players[-1], **of_last)  # type: ignore[arg-type]
    return replace(FOUR, players=tuple(players))


def test_who_is_missing_is_counted() -> None:
    section = checked(NOT_YET, ABSENT, PRESENT, NOT_YET)
    assert [one.number for one in missing_in(section, 1)] == [1, 2, 4]
    assert [one.number for one in missing_in(section, 2)] == [2, 4]
    assert [one.number for one in unseen_in(section, 1)] == [1, 4]
    found = totals(section, 2)
    assert (found.players, found.present, found.absent, found.not_yet, found.away, found.missing) == (4, 1, 1, 2, 1, 2)
    left = checked(NOT_YET, ABSENT, PRESENT, ABSENT, standing=Standing.WITHDRAWN)
    found = totals(left, 1)
    assert (found.players, found.present, found.absent, found.not_yet, found.away, found.missing) == (3, 1, 1, 1, 0, 2)
    assert asked_before_pairing(section, 1) == missing_in(section, 1)
    assert asked_before_pairing(FOUR, 1) == ()


def test_who_is_missing_and_paired_is_named() -> None:
    section = checked(NOT_YET, ABSENT, PRESENT, NOT_YET)
    said = {one.rule_id: one.text for one in missing_but_paired(section, 1, (1, 2, 3, 4))}
    assert set(said) == {"paired-absent", "paired-unseen"}
    assert "B" in said["paired-absent"]
    assert "A; D" in said["paired-unseen"]
    assert [one.rule_id for one in missing_but_paired(section, 1, (2, 3))] == ["paired-absent"]
    assert missing_but_paired(section, 1, (3,)) == []
    assert missing_but_paired(FOUR, 1, (1, 2)) == []


def test_what_is_still_to_be_paid() -> None:
    players = [Player(1, "A", paid="10", owed="20"), Player(2, "B", paid="30", owed="20.50"), Player(3, "C", owed="5")]
    assert [due(one) for one in players] == [Decimal(10), 0, Decimal(5)]
    section = replace(FOUR, players=(*players, Player(4, "D", standing=Standing.WITHDRAWN, owed="1")))
    found = totals(section, 1)
    assert (found.paid, found.owed, found.due) == (Decimal(40), Decimal("46.50"), Decimal(16))


def test_late_entries_missed_what_was_played(stage: Staging) -> None:
    one = stage(under_way(2))
    one.do(
        AddPlayers(
            1, (Player(7, "Zed", 1500, standing=Standing.WITHDRAWN), Player(0, "Yan", 1500), Player(0, "Top", 2500))
        )
    )
    assert one.names()[4:] == [(5, "Top"), (6, "Yan"), (7, "Zed")]
    assert [one.row(number) for number in (5, 6, 7)] == ["ZZ"] * 3
    assert standings(one) == [Standing.ACTIVE] * 7
    one.refused(AddPlayers(1, (Player(0, "X"),), missed=(Outcome.WIN,)), "missed by a late entry")
    assert ("full-point-bye", Level.ACKNOWLEDGE) in one.asked(AddPlayers(1, (Player(0, "X"),), missed=(FPB, ZPB, HPB)))
    assert one.row(8) == "FZ"
    one.do(AddPlayers(1, (Player(0, "W"),), missed=(HPB,)))
    assert one.row(9) == "HZ"


def test_a_removed_player_takes_along_what_was_typed_for_him(stage: Staging) -> None:
    section = arena(
        "1 A |\n2 B |\n3 C |",
        rounds_total=3,
        manual_places=((1, 2), (3, 1)),
        external_values=(("x", 1, "5"), ("x", 2, "6")),
    )
    one = stage(section)
    one.do(RemovePlayers(1, (1,)))
    assert one.names() == [(2, "B"), (3, "C")]
    assert one.section().manual_places == ((3, 1),)
    assert one.section().external_values == (("x", 2, "6"),)
    one.do(RemovePlayers(1, (2, 3)))
    assert one.section().players == ()


def test_who_leaves_later_stays_until_then(stage: Staging) -> None:
    one = stage(replace(under_way(1), rounds_total=5))
    one.do(WithdrawPlayer(1, 1, 4))
    assert (one.row(1), standings(one)[0]) == ("*..ZZ", Standing.ACTIVE)
    one.do(WithdrawPlayer(1, 2, 2, also=(3, 3)))
    assert [one.row(number) for number in (2, 3)] == ["*ZZZZ"] * 2
    assert standings(one) == [Standing.ACTIVE, Standing.WITHDRAWN, Standing.WITHDRAWN, Standing.ACTIVE]
    one.refused(WithdrawPlayer(1, 4, 0), "There is no round 0")
    one.refused(WithdrawPlayer(1, 4, 6), "There is no round 6")
    assert one.refused(WithdrawPlayer(1, 4, 1)) == [("game-in-round", Level.REFUSE)]
    assert one.refused(WithdrawPlayer(1, 2, 3)) == [("left-already", Level.REFUSE)]


def test_who_returns_plays_from_then_on(stage: Staging) -> None:
    one = stage(replace(under_way(1), rounds_total=5))
    one.do(WithdrawPlayer(1, 2, 2, also=(3,)))
    one.refused(ReenterPlayer(1, 2, 1), "can come back from round 2 on")
    one.do(ReenterPlayer(1, 2, 4, also=(3, 3)))
    assert [one.row(number).rstrip(".") for number in (2, 3)] == ["*ZZ"] * 2
    assert standings(one) == [Standing.ACTIVE] * 4
    assert one.refused(ReenterPlayer(1, 2, 4)) == [("not-left", Level.REFUSE)]
    one.do(WithdrawPlayer(1, 4, 2))
    one.do(SetCheckIn(1, (1,), PRESENT))
    one.do(ReenterPlayer(1, 4, 2))
    assert one.row(4).rstrip(".") == "*"


def test_in_a_table_the_games_stay(stage: Staging) -> None:
    one = stage(replace(under_way(2), kind=Kind.ROUND_ROBIN, rounds_total=3))
    one.do(WithdrawPlayer(1, 1, 1))
    assert (one.row(1), standings(one)[0]) == ("**Z", Standing.WITHDRAWN)
    one.do(ReenterPlayer(1, 1, 1))
    assert one.row(1).rstrip(".") == "**"


def test_an_expulsion_is_of_now_and_has_a_reason(stage: Staging) -> None:
    one = stage(replace(under_way(1), rounds_total=3))
    one.refused(ExpelPlayer(1, 1, 3, "x", ALL), "at once: from round 2 on")
    assert one.asked(ExpelPlayer(1, 1, 2, "telephone")) == [("expulsion", Level.CONFIRM)]
    assert standings(one)[0] is Standing.EXPELLED
    assert one.row(1) == "*ZZ"
    assert any("telephone" in line for line in one.section().comments)
    one.do(ReenterPlayer(1, 1, 2, "appeal"))
    assert any("The expulsion of Anna was lifted." in line and "appeal" in line for line in one.section().comments)
    count = len(one.section().comments)
    one.do(WithdrawPlayer(1, 1, 2))
    one.do(ReenterPlayer(1, 1, 2))
    assert len(one.section().comments) == count


def test_who_has_left_announces_nothing(stage: Staging) -> None:
    one = stage(replace(under_way(1), rounds_total=3))
    one.do(WithdrawPlayer(1, 1, 2))
    assert one.refused(SetAbsences(1, (Absence(2, 2, HPB), Absence(1, 3, None)))) == [("left-take-back", Level.REFUSE)]
    one.refused(SetAbsences(1, (Absence(9, 2, ZPB),)), "pairing number 9")
    one.do(SetAbsences(1, (Absence(2, 2, HPB), Absence(3, 3, ZPB))))
    one.do(SetAbsences(1, (Absence(2, 2, None),)))
    assert [one.row(number)[1:] for number in (2, 3)] == ["..", ".Z"]


def test_numbers_that_somebody_looked_at_before(stage: Staging) -> None:
    one = stage(arena("1 B 2000 |\n2 A 2100 |\n3 C 1900 |", rounds_total=3))
    one.refused(RegenerateNumbers(1, moves=3), "look again at who gets which number")
    done = one.do(RegenerateNumbers(1, moves=2))
    assert one.names() == [(1, "A"), (2, "B"), (3, "C")]
    assert done.changes.topics >= {Topic.PLAYERS, Topic.RESULTS}
    one.refused(ExchangeNumbers(1, 1, 9), "pairing number 9")


def test_numbers_of_a_table_are_exchanged_without_a_question(stage: Staging) -> None:
    one = stage(arena("1 B 2000 |\n2 A 2100 |\n3 C |", rounds_total=3, kind=Kind.ROUND_ROBIN))
    one.do(ExchangeNumbers(1, 1, 3))
    assert one.names() == [(1, "C"), (2, "A"), (3, "B")]
    one.refused(SetNumbers(1, (1, 2)), "every player once")
    one.refused(SetNumbers(1, (1, 1, 2)), "every player once")
    one.refused(SetNumbers(1, (1, 2, 3)), "already")
    assert one.do(SetNumbers(1, (1, 3, 2))).changes.topics >= {Topic.PLAYERS, Topic.RESULTS}
    assert one.names() == [(1, "C"), (2, "B"), (3, "A")]
    assert one.do(DrawNumbers(1, 3)).changes.topics >= {Topic.PLAYERS, Topic.RESULTS}


def test_who_joins_a_team_under_way_missed_nothing_himself(stage: Staging) -> None:
    """A match is the team's: a player who comes late has no byes for the rounds before."""
    one = stage(small(next(system for system in SYSTEMS if system.key == "team-swiss-2026")))
    before = one.section()
    assert before.rounds_paired
    one.do(AddPlayers(1, (Player(0, "Zoë", 1500), Player(0, "Anna", 2500))))
    assert [player.name for player in one.section().players[-2:]] == ["Zoë", "Anna"]
    assert [player.number for player in one.section().players[-2:]] == [
        len(before.players) + 1,
        len(before.players) + 2,
    ]
    assert {one.row(player.number).strip(".") for player in one.section().players[-2:]} == {""}


PLACES, VALUES = ((2, 1), (4, 2)), (("playoff", 3, "1.5"), ("playoff", 4, "1"))


@pytest.mark.parametrize(("places", "values"), [(PLACES, ()), ((), VALUES), (PLACES, VALUES), ((), ())])
def test_places_by_hand_of_others_stay_when_somebody_is_removed(
    stage: Staging, places: tuple[tuple[int, int], ...], values: tuple[tuple[str, int, str], ...]
) -> None:
    """And what was noted of them from elsewhere; each of the two alone as well."""
    drawing = "1 A |\n2 B |\n3 C |\n4 D |"
    one = stage(arena(drawing, rounds_total=5, manual_places=places, external_values=values))
    one.do(RemovePlayers(1, (4,)))
    now = one.section()
    assert (now.manual_places, now.external_values) == (places[:1], values[:1])
    one.store.undo()
    assert (one.section().manual_places, one.section().external_values) == (places, values)


@pytest.mark.parametrize(("first", "row"), [(1, "ZZ"), (2, "ZZ"), (3, "ZZ"), (4, "ZZZ"), (5, "ZZZZ")])
def test_who_comes_back_to_a_table_keeps_the_rounds_that_were_paired(stage: Staging, first: int, row: str) -> None:
    """Only absences of rounds still to come are taken away, from the round he comes back in."""
    games = "1 A | 2w1 4w1 . . .\n2 B | 1b0 3w1 . . .\n3 C | 4w1 2b0 . . .\n4 D | 3b0 1b0 . . .\n5 E | Z Z Z Z Z"
    gone = arena(games, kind=Kind.ROUND_ROBIN)
    gone = replace(gone, players=(*gone.players[:4], replace(gone.players[4], standing=Standing.WITHDRAWN)))
    one = stage(gone)
    one.do(ReenterPlayer(1, 5, first))
    assert one.section().players[4].standing is Standing.ACTIVE
    assert one.row(5).rstrip(".") == row


@pytest.mark.parametrize(
    ("played", "first", "row", "left"),
    [
        (2, 3, "**ZZZ", True), (2, 4, "**.ZZ", False), (2, 5, "**..Z", False), (5, 6, "*****", True),
        (0, 1, "ZZZZZ", True), (0, 2, ".ZZZZ", False),
    ],
)  # fmt: skip
def test_who_leaves_is_away_from_that_round_on(stage: Staging, played: int, first: int, row: str, left: bool) -> None:
    """At once, where it is the next round; else he is in until then."""
    one = stage(replace(under_way(played), rounds_total=5))
    one.do(WithdrawPlayer(1, 4, first))
    assert one.row(4).ljust(5, ".") == row
    assert one.section().players[3].standing is (Standing.WITHDRAWN if left else Standing.ACTIVE)


@pytest.mark.parametrize(("played", "first"), [(2, 0), (2, 6), (2, -1), (5, 7), (0, 0), (0, 6)])
def test_nobody_leaves_in_a_round_that_there_is_not(stage: Staging, played: int, first: int) -> None:
    one = stage(replace(under_way(played), rounds_total=5))
    one.refused(WithdrawPlayer(1, 4, first), f"no round {first}")
    one.refused(ExpelPlayer(1, 4, first, reason="x", confirmed=ALL), f"no round {first}")


def test_an_expulsion_takes_effect_at_once(stage: Staging) -> None:
    one = stage(replace(under_way(2), rounds_total=5))
    one.refused(ExpelPlayer(1, 4, 4, reason="phone", confirmed=ALL), "at once: from round 3 on")
    assert one.asked(ExpelPlayer(1, 4, 3, reason="phone"))[0][0] == "expulsion"
    assert (one.row(4), one.section().players[3].standing) == ("**ZZZ", Standing.EXPELLED)
    assert any("phone" in comment for comment in one.section().comments)
