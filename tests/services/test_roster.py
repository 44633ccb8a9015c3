"""The rules of registration, absences, numbers and regulations, each on a file."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import pytest

from tdapp.domain.checks import Level
from tdapp.domain.event import (
    Acceleration,
    ByeRules,
    Edition,
    Event,
    ForbiddenPairs,
    Kind,
    Official,
    RatingMethod,
    RoundTime,
    Section,
)
from tdapp.domain.event_commands import AddSection, EditEvent, EditSection, MovePlayers, RemoveSection
from tdapp.domain.outcome import Outcome
from tdapp.domain.player import CheckIn, Player, Rating, Standing
from tdapp.domain.player_commands import (
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
    UseRatingMethod,
    WithdrawPlayer,
)
from tdapp.domain.scoring import HALF, PointSystem
from tdapp.domain.section_facts import SectionFacts, facts_of
from tdapp.services.check_in import totals
from tests.arena import arena
from tests.services.roster_stage import Stage

HPB, ZPB, FPB = Outcome.HALF_POINT_BYE, Outcome.ZERO_POINT_BYE, Outcome.FULL_POINT_BYE
Staging = Callable[..., Stage]


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Staging]:
    open_ones: list[Stage] = []

    def make(*sections: Section) -> Stage:
        open_ones.append(Stage(tmp_path, *(sections or (Section(Event("Open"), (), (), 5, name="A"),))))
        return open_ones[-1]

    yield make
    for one in open_ones:
        one.store.close()


def entries(*names: str) -> AddPlayers:
    """``Name rating`` or ``Name``."""
    found = []
    for text in names:
        name, _, rating = text.rpartition(" ") if text.split()[-1].isdigit() else (text, "", "")
        found.append(Player(0, name, int(rating) if rating else None))
    return AddPlayers(1, tuple(found))


def under_way(rounds: int = 1, **fields: object) -> Section:
    # Four players, the given number of rounds with White winning: 1-3 and 2-4, 1-2 and 3-4, 1-4 and 2-3, ...
    opponents = ((3, 2), (4, 1), (1, 4), (2, 3)), ((2, 1), (1, 2), (4, 3), (3, 4)), ((4, 1), (3, 2), (2, 3), (1, 4))
    names = ("Anna 2200", "Béla 2100", "Ильин 2100", "王明 2000")
    lines = []
    for number in range(1, 5):
        games = []
        for index in range(rounds):
            other = opponents[index % 3][number - 1][0]
            games.append(f"{other}w1" if number < other else f"{other}b0")
        lines.append(f"{number} {names[number - 1]} | {' '.join(games)}")
    return arena("\n".join(lines), rounds_total=9, name="A", **fields)


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


# -- late entries ---


def test_a_late_entry_gets_the_number_its_rating_earns(stage: Staging) -> None:
    blocks = (Acceleration("1.0", 1, 2, 1, 2),)
    section = replace(
        under_way(),
        accelerations=blocks,
        forbidden=(ForbiddenPairs(1, 9, (2, 4)),),
        manual_places=((4, 1),),
        external_values=(("x", 3, "1.5"),),
    )
    one = stage(section)
    one.do(AddPlayers(1, (Player(0, "Late", 2150), Player(0, "Zero"), Player(0, "Equal", 2100)), (HPB,)))
    assert one.names() == [
        (1, "Anna"), (2, "Late"), (3, "Béla"), (4, "Ильин"), (5, "Equal"), (6, "王明"), (7, "Zero"),
    ]  # fmt: skip
    assert [one.row(number) for number in (2, 5, 7, 1)] == ["H", "H", "H", "*"]
    after = one.section()
    assert [cell.opponent for (cell,) in (after.cells[0], after.cells[2], after.cells[5])] == [4, 6, 3]
    assert after.forbidden == (ForbiddenPairs(1, 9, (3, 6)),)
    assert after.accelerations == (Acceleration("1.0", 1, 2, 1, 3),)  # its last player stays the last
    assert (after.manual_places, after.external_values) == (((6, 1),), (("x", 4, "1.5"),))
    one.store.undo()
    assert one.section() == section


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


def test_who_leaves_later_plays_until_then(stage: Staging) -> None:
    one = stage(under_way(1))
    one.do(WithdrawPlayer(1, 4, 3))
    assert (one.row(4), one.section().players[3].standing) == ("*.ZZZZZZZ", Standing.ACTIVE)
    one.refused(ExpelPlayer(1, 3, 3), "at once")


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
    assert "Béla will be expelled" in one.section().comments[0]
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


# -- pairing numbers ---


def test_numbers_follow_rating_title_and_name(stage: Staging) -> None:
    one = stage()
    players = (
        Player(0, "Zoë, A", 2000), Player(0, "Żak, B", 2000), Player(0, "Àbel", 2000), Player(0, "Unrated, A"),
        Player(0, "W", 2000, "WGM"), Player(0, "F", 2000, "FM"), Player(0, "Top", 2300), Player(0, "C", None, "CM"),
    )  # fmt: skip
    one.do(AddPlayers(1, players))
    one.do(RegenerateNumbers(1))
    assert [name for _, name in one.names()] == ["Top", "W", "F", "Àbel", "Żak, B", "Zoë, A", "C", "Unrated, A"]
    one.refused(RegenerateNumbers(1), "in order already")


def test_regeneration_after_the_start_keeps_equals_in_order(stage: Staging) -> None:
    one = stage(under_way(3))
    assert one.asked(ExchangeNumbers(1, 2, 3)) == [("numbers-exchanged", Level.CONFIRM)]
    assert one.names() == [(1, "Anna"), (2, "Ильин"), (3, "Béla"), (4, "王明")]
    one.refused(RegenerateNumbers(1), "in order already")
    one.do(EditPlayers(1, (replace(one.section().players[3], rating=2150),)))
    assert one.asked(RegenerateNumbers(1, "typed wrongly")) == [("numbers-regenerated", Level.CONFIRM)]
    assert one.names() == [(1, "Anna"), (2, "王明"), (3, "Ильин"), (4, "Béla")]
    assert [cell.opponent for cell in one.section().cells[1]] == [4, 3, 1]
    assert "typed wrongly" in one.section().comments[-1]


def test_numbers_are_locked_when_round_4_is_paired(stage: Staging) -> None:
    one = stage(under_way(4))
    assert one.refused(ExchangeNumbers(1, 2, 3)) == [("numbers-locked", Level.REFUSE)]
    one.do(EditPlayers(1, (replace(one.section().players[3], rating=2500),)))
    assert one.refused(RegenerateNumbers(1)) == [("numbers-locked", Level.REFUSE)]


def test_only_equals_exchange_their_numbers(stage: Staging) -> None:
    one = stage(under_way(1))
    found = one.refused(ExchangeNumbers(1, 1, 2))
    assert ("exchange-unequal", Level.REFUSE) in found
    one.refused(ExchangeNumbers(1, 2, 2), "different")


def test_numbers_of_a_round_robin(stage: Staging) -> None:
    one = stage(Section(Event("RR"), (), (), 3, kind=Kind.ROUND_ROBIN))
    one.do(entries("A", "B", "C", "D"))
    one.do(SetNumbers(1, (3, 1, 4, 2)))
    assert one.names() == [(1, "C"), (2, "A"), (3, "D"), (4, "B")]
    one.do(DrawNumbers(1, 11))
    drawn = one.names()
    one.do(SetNumbers(1, (4, 3, 2, 1)))
    one.do(DrawNumbers(1, 11))
    assert one.names() == drawn  # whatever the numbers were before
    assert one.section().comments[-1] == "tdapp: The numbers were drawn by lot; seed 11."
    one.refused(SetNumbers(1, (1, 2, 3)), "every player once")
    one.refused(SetNumbers(1, (1, 2, 3, 4)), "already")


def test_numbers_of_a_round_robin_stand_once_it_is_paired(stage: Staging) -> None:
    one = stage(replace(under_way(3), kind=Kind.ROUND_ROBIN))
    for command in (SetNumbers(1, (4, 3, 2, 1)), DrawNumbers(1, 1), ExchangeNumbers(1, 2, 3)):
        assert one.refused(command) == [("numbers-locked-rr", Level.REFUSE)]
    one.do(EditPlayers(1, (replace(one.section().players[3], rating=2500),)))
    assert one.refused(RegenerateNumbers(1)) == [("numbers-locked-rr", Level.REFUSE)]


def test_the_numbers_of_a_swiss_are_not_drawn(stage: Staging) -> None:
    stage().refused(DrawNumbers(1, 1), "only a round robin")


@pytest.mark.parametrize(
    ("method", "ratings"),
    [
        (RatingMethod.FIDE, [2000, 1900, None, 1750]),
        (RatingMethod.NATIONAL, [2100, None, 1500, 1800]),
        (RatingMethod.FIDE_ELSE_NATIONAL, [2000, 1900, 1500, 1750]),
        (RatingMethod.NATIONAL_ELSE_FIDE, [2100, 1900, 1500, 1800]),
        (RatingMethod.HIGHER, [2100, 1900, 1500, 1800]),
        (RatingMethod.LOWER, [2000, 1900, 1500, 1750]),
    ],
)
def test_tournament_ratings_by_method(stage: Staging, method: RatingMethod, ratings: list[int | None]) -> None:
    one = stage(Section(Event("x"), (), (), 5, rate="rapid"))
    one.do(
        AddPlayers(
            1,
            (
                Player(0, "Both", ratings=(Rating("rapid", 2000), Rating("standard", 2222), Rating("national", 2100))),
                Player(0, "Standard only", ratings=(Rating("standard", 1900),)),
                Player(0, "National only", national_rating=1500),
                Player(0, "Typed", 1750, national_rating=1800),
            ),
        )
    )
    one.do(UseRatingMethod(1, method))
    assert [player.rating for player in one.section().players] == ratings
    assert one.section().rating_method is method


def test_tournament_ratings_stay_after_the_start(stage: Staging) -> None:
    stage(under_way(1)).refused(UseRatingMethod(1, RatingMethod.FIDE), "player by player")


# -- the event and its sections ---


def test_officials_are_printed_as_arbiters(stage: Staging) -> None:
    one = stage()
    officials = (
        Official("chief", " Παπαδόπουλος,  Γιώργος", "4200000", "IA"),
        Official("deputy", "One"),
        Official("fair-play", "Two"),
        Official("deputy", "Ильин"),
    )
    one.do(EditEvent(Event("New  name", federation=" gre ", officials=officials)))
    event = one.section().event
    assert (event.name, event.federation) == ("New name", "GRE")
    assert (event.chief_arbiter, event.deputies) == ("Παπαδόπουλος, Γιώργος", ("One", "Ильин"))
    one.do(EditEvent(replace(event, chief_arbiter="Somebody else")))  # typed: the officials did not change
    assert one.section().event.chief_arbiter == "Somebody else"


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (Event(" "), "needs a name"),
        (Event("x", start=dt.date(2026, 5, 2), end=dt.date(2026, 5, 1)), "before it begins"),
        (Event("x", officials=(Official("king", "A"),)), "no role"),
        (Event("x", officials=(Official("chief", " "),)), "needs a name"),
        (Event("x", officials=(Official("chief", "A", "12x"),)), "digits"),
    ],
)
def test_events_that_mean_nothing_are_refused(stage: Staging, event: Event, words: str) -> None:
    stage().refused(EditEvent(event), words)


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        (SectionFacts(0, "B"), "rounds"),
        (SectionFacts(5, "a"), "called “a” already"),
        (SectionFacts(5, "B", cycles=0), "meet each other"),
        (SectionFacts(5, "B", initial_colour="X"), "white or black"),
        (SectionFacts(5, "B", rate="slow"), "rate of play"),
        (SectionFacts(5, "B", unrated_rule="0400"), "Unrated players"),
        (SectionFacts(5, "B", round_times=(RoundTime("25:00"),)), "time of day"),
        (SectionFacts(1, "B", round_times=(RoundTime("10:00"), RoundTime("11:00"))), "more than 1 rounds"),
        (SectionFacts(1, "B", round_dates=(None, dt.date(2026, 1, 1))), "more than 1 rounds"),
        (SectionFacts(5, "B", byes=ByeRules(half_limit=-1)), "half-point byes"),
        (SectionFacts(5, "B", points=PointSystem(loss=Fraction(-1))), "negative"),
    ],
)
def test_sections_that_mean_nothing_are_refused(stage: Staging, facts: SectionFacts, words: str) -> None:
    stage().refused(AddSection(facts), words)


@pytest.mark.parametrize(
    ("points", "rule_id"),
    [
        (PointSystem(Fraction(1), Fraction(2)), "points-order"),  # Q72
        (PointSystem(Fraction(3), Fraction(2)), "points-two-draws"),  # Q74
        (PointSystem(pab=Fraction(2)), "bye-above-win"),  # Q81
        (PointSystem(full_bye=Fraction(3, 2)), "bye-above-win"),
        (PointSystem(pab=Fraction(3, 4)), "bye-value-standard"),  # Q83
    ],
)
def test_points_that_no_event_may_have(stage: Staging, points: PointSystem, rule_id: str) -> None:
    one = stage()
    facts = replace(facts_of(one.section()), points=points)
    assert (rule_id, Level.REFUSE) in one.refused(EditSection(1, facts))


@pytest.mark.parametrize(
    "points",
    [
        PointSystem(Fraction(3), Fraction(1)),
        PointSystem(Fraction(2), Fraction(1)),
        PointSystem(pab=HALF),
        PointSystem(pab=Fraction(0)),
        PointSystem(Fraction(3), Fraction(1), pab=Fraction(2)),
        PointSystem(Fraction(3), Fraction(2), Fraction(1)),
    ],
)
def test_points_that_events_have(stage: Staging, points: PointSystem) -> None:
    one = stage()
    one.do(EditSection(1, replace(facts_of(one.section()), points=points)))
    assert one.section().points == points


@pytest.mark.parametrize(
    ("change", "rule_id", "level"),
    [
        ({"points": PointSystem(pab=HALF)}, "points-locked", Level.REFUSE),
        ({"kind": Kind.ROUND_ROBIN}, "system-locked", Level.REFUSE),
        ({"cycles": 2}, "system-locked", Level.REFUSE),
        ({"type_code": "FIDE_DUBOV"}, "system-locked", Level.REFUSE),
        ({"initial_colour": "B"}, "initial-colour-locked", Level.REFUSE),
        ({"rounds_total": 1}, "rounds-below-paired", Level.REFUSE),
        ({"rounds_total": 7}, "rounds-changed", Level.TWO_STEPS),
        ({"edition": Edition.FIDE_2024}, "edition-changed", Level.TWO_STEPS),
        ({"unrated_rule": "1400"}, "unrated-rule-changed", Level.TWO_STEPS),
        ({"byes": ByeRules(half_limit=2)}, "bye-rules-changed", Level.CONFIRM),
    ],
)
def test_locks_once_round_1_is_paired(stage: Staging, change: dict[str, object], rule_id: str, level: Level) -> None:
    one = stage(replace(under_way(2), initial_colour="W", type_code="FIDE_DUTCH"))
    facts = replace(facts_of(one.section()), **change)  # type: ignore[arg-type]
    command = EditSection(1, facts, "voted")
    if level is Level.REFUSE:
        assert (rule_id, level) in one.refused(command)
        return
    assert one.asked(command) == [(rule_id, level)]
    assert facts_of(one.section()) == facts
    assert one.section().comments[-1].endswith("Reason: voted")
    one.store.undo()
    assert one.section().comments == ()


def test_absences_follow_the_number_of_rounds(stage: Staging) -> None:
    one = stage()
    one.do(entries("A", "B"))
    one.do(SetAbsences(1, (Absence(1, 5, HPB),)))
    one.do(WithdrawPlayer(1, 2, 1))
    facts = facts_of(one.section())
    one.do(EditSection(1, replace(facts, rounds_total=4)))
    assert (one.row(1), one.row(2)) == ("....", "ZZZZ")
    one.do(EditSection(1, replace(facts, rounds_total=6)))
    assert (one.row(1), one.row(2)) == ("......", "ZZZZZZ")


def test_what_is_never_locked(stage: Staging) -> None:
    one = stage(under_way(2))
    facts = replace(
        facts_of(one.section()),
        name="B-Open",
        round_dates=(dt.date(2026, 5, 1), None, dt.date(2026, 5, 2)),
        round_times=(RoundTime("18:00", 30), RoundTime("09:30"), RoundTime()),
        time_control="90+30",
        time_control_code="5400+30",
        initial_colour="W",
        type_code="FIDE_DUTCH",
    )
    one.do(EditSection(1, facts))
    assert facts_of(one.section()) == replace(facts, round_times=facts.round_times[:2])
    one.do(EditSection(1, replace(facts, round_dates=())))
    assert one.section().round_dates == ()


def test_sections_come_and_go(stage: Staging) -> None:
    one = stage()
    one.do(entries("A", "B", "C"))
    one.do(SetAbsences(1, (Absence(2, 2, HPB), Absence(2, 4, ZPB), Absence(3, 1, ZPB))))
    one.do(AddSection(SectionFacts(3, "B"), "BH,SB"))
    assert str(one.section(2).ladder) == "BH,SB"
    one.do(MovePlayers(1, (2, 1), 2))
    assert (one.names(1), one.names(2)) == ([(3, "C")], [(1, "B"), (2, "A")])
    assert (one.row(3), one.row(1, 2), one.row(2, 2)) == ("Z", ".H", "..")
    assert one.refused(RemoveSection(2)) == [("section-not-empty", Level.REFUSE)]
    one.do(MovePlayers(2, (1, 2), 1))
    one.do(RemoveSection(2))
    assert one.refused(RemoveSection(1)) == [
        ("section-not-empty", Level.REFUSE),
        ("last-section", Level.REFUSE),
    ]
    one.refused(MovePlayers(1, (3,), 1), "in this section already")
    one.refused(AddSection(SectionFacts(3, "D"), "NOSUCH"), "NOSUCH")


def test_nobody_changes_sections_after_the_start(stage: Staging) -> None:
    one = stage(under_way(1), Section(under_way(1).event, (), (), 5, name="B"))
    assert one.refused(MovePlayers(1, (1,), 2)) == [("section-started", Level.REFUSE)]


def test_one_move_of_two_thousand_is_one_step(tmp_path: Path) -> None:
    section = Section(Event("Big"), (), (), 9)
    with closing(Stage(tmp_path, section).store) as store:
        store.execute(AddPlayers(1, tuple(Player(0, f"P {n:04}", 1000 + n) for n in range(2000))))
        store.execute(RegenerateNumbers(1))
        assert store.snapshot(1).players[0].name == "P 1999"
        store.undo()
        assert store.snapshot(1).players[0].name == "P 0000"
        store.redo()
        assert store.snapshot(1).players[-1].name == "P 0000"
