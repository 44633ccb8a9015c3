"""One example of every command of events, sections and players, over the section of conftest (two rounds paired)."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from fractions import Fraction

from tdapp.domain.commands import players
from tdapp.domain.commands.command import Command
from tdapp.domain.commands.event import (
    AddSection,
    AddSectionsFrom,
    ChangeSystem,
    EditEvent,
    EditSection,
    MovePlayers,
    NewSection,
    OrderSections,
    RemoveSection,
)
from tdapp.domain.commands.ratings import SetCategories, SetListOrder
from tdapp.domain.commands.rounds import ByeByHand, FinishManualPairing, PairByHand, StartManualPairing
from tdapp.domain.section.category import CategoryPlan, CategoryRule, HandSet
from tdapp.domain.section.event import ByeRules, Event, Kind, Official, RatingMethod, RoundTime
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import CheckIn, NationalRecord, Player, Rating, Sex
from tdapp.domain.section.scoring import PointSystem

KOVARI = Player(1, "Kővári, Łukasz", 1999)
ILYIN = Player(2, "Ильин, Пётр", 1998)
WANG = Player(4, "王明", 1996)
HYPER = Player(9, '=HYPERLINK("x")', 1991)

EVENT = Event(
    "Ανοιχτό <b>",
    "Zürich",
    "SUI",
    dt.date(2026, 4, 30),
    dt.date(2026, 5, 3),
    time_control="90 min + 30 s",
    officials=(Official("chief", "Παπαδόπουλος, Γιώργος", "4200000", "IA"), Official("deputy", "עברית, שם")),
)
FACTS = SectionFacts(
    rounds_total=7,
    name="A",
    round_dates=(dt.date(2026, 4, 30), None, dt.date(2026, 5, 1)),
    round_times=(RoundTime("18:30", 30), RoundTime("09:00", 0)),
    byes=ByeRules(True, 2, 4),
    time_control="rapid in words",
    rate="rapid",
    unrated_rule="1400",
)
LATE = Player(
    0,
    "न्द्र, राज",
    1997,
    "FM",
    Sex.MALE,
    "IND",
    "5000017",
    "2004-02-29",
    "Club",
    1800,
    "N-1",
    native_name="राज",
    ratings=(Rating("standard", 1997, "FIDE", "2026-04"), Rating("rapid", 1950, "FIDE", "2026-04", True)),
    categories=("U25",),
    fixed_table=2,
    comment="needs a ramp",
    round_ratings=((3, 2010), (5, 1990)),
    not_categories=("Guests",),
    national_record=NationalRecord("FRA", "m", "fm", "Rândra, Raj", "IDF", "2004"),
    k_factor=40,
    paid="10,50",
    owed="20",
)
B = (
    AddSection(SectionFacts(7, "B", Kind.ROUND_ROBIN, points=PointSystem(Fraction(3), Fraction(1))), "SB"),
    players.AddPlayers(2, (replace(LATE, name="Zeta"), Player(0, "Àlpha", 1500), Player(0, "Ωmega", 1600))),
)

EXAMPLES: dict[type[Command], tuple[Command, ...]] = {
    EditEvent: (EditEvent(EVENT),),
    AddSection: B[:1],
    AddSectionsFrom: (AddSectionsFrom((NewSection(SectionFacts(1, "Final", Kind.KNOCKOUT), ((1, 2), (1, 1))),)),),
    EditSection: (EditSection(1, FACTS, "voted", ("rounds-changed", "unrated-rule-changed", "bye-rules-changed")),),
    ChangeSystem: (
        AddSection(SectionFacts(7, "B", type_code="CUSTOM_SWISS")),
        B[1],
        StartManualPairing(2, 1, "came with a file", ("manual-pairing",)),
        PairByHand(2, 1, 1, 2),
        ByeByHand(2, 1, 3, Outcome.PAIRING_BYE),
        FinishManualPairing(2, 1, confirmed=("not-compared",)),
        ChangeSystem(2, "dutch-2026", "the program is gone", ("system-changed",)),
    ),
    RemoveSection: (B[0], RemoveSection(2)),
    MovePlayers: (
        *B,
        AddSection(SectionFacts(3, "C")),
        players.SetAbsences(
            2, (players.Absence(2, 1, Outcome.HALF_POINT_BYE), players.Absence(2, 5, Outcome.ZERO_POINT_BYE))
        ),
        MovePlayers(2, (2, 1), 3),
    ),
    OrderSections: (*B, AddSection(SectionFacts(3, "C")), OrderSections((3, 1, 2))),
    players.AddPlayers: (players.AddPlayers(1, (LATE, Player(0, "Last")), (Outcome.HALF_POINT_BYE,)),),
    players.EditPlayers: (players.EditPlayers(1, (replace(LATE, number=2), replace(KOVARI, no_half_bye=True))),),
    players.RemovePlayers: (
        players.AddPlayers(1, (LATE,)),
        players.SetAbsences(1, (players.Absence(10, 4, Outcome.ZERO_POINT_BYE),)),
        players.RemovePlayers(1, (10,)),
    ),
    players.WithdrawPlayer: (players.WithdrawPlayer(1, 9, 3, "ill", also=(4,)),),
    players.ReenterPlayer: (players.WithdrawPlayer(1, 9, 3, also=(4,)), players.ReenterPlayer(1, 9, 4, also=(4,))),
    players.ExpelPlayer: (players.ExpelPlayer(1, 4, 3, "phone", ("expulsion",)),),
    players.SetAbsences: (
        players.SetAbsences(
            1,
            (players.Absence(1, 3, Outcome.HALF_POINT_BYE), players.Absence(2, 4, Outcome.FULL_POINT_BYE)),
            ("full-point-bye",),
        ),
    ),
    players.SetCheckIn: (players.SetCheckIn(1, (1, 2, 4), CheckIn.PRESENT),),
    players.CloseCheckIn: (
        players.SetCheckIn(1, (1, 2, 4), CheckIn.PRESENT),
        players.SetAbsences(1, (players.Absence(9, 3, Outcome.ZERO_POINT_BYE),)),
        players.CloseCheckIn(1, 3, players.Rest.ZERO_ALL_ROUNDS),
    ),
    players.UseRatingMethod: (*B, players.UseRatingMethod(2, RatingMethod.NATIONAL_ELSE_FIDE)),
    players.RegenerateNumbers: (
        players.EditPlayers(1, (replace(HYPER, rating=2500),)),
        players.RegenerateNumbers(1, "wrong rating", ("numbers-regenerated",)),
    ),
    players.ExchangeNumbers: (
        players.EditPlayers(1, (replace(ILYIN, rating=1999),)),
        players.ExchangeNumbers(1, 1, 2, "title read wrongly", ("numbers-exchanged",)),
    ),
    players.SetNumbers: (*B, players.SetNumbers(2, (3, 1, 2))),
    players.DrawNumbers: (*B, players.DrawNumbers(2, 4)),
    SetCategories: (
        SetCategories(
            1,
            CategoryPlan(
                (
                    CategoryRule("U18", under=18, sex=Sex.FEMALE, federations=("IND", "SUI")),
                    CategoryRule("Όχι <b>", rating_from=1000, rating_to=1799, unrated=True, clubs=("Club",)),
                ),
                dt.date(2026, 9, 1),
                True,
            ),
            (HandSet(2, "U18", True), HandSet(4, "U18", False), HandSet(2, "Guests", True)),
        ),
        SetCategories(1, CategoryPlan((CategoryRule("U18", under=18),)), (HandSet(2, "Guests", None),)),
    ),
    SetListOrder: (
        SetListOrder(1, "rapid", "FIDE:rapid,DWZ:standard", "DWZ"),
        SetListOrder(1, "standard", "FIDE:standard"),
        SetListOrder(1, "standard", ""),
    ),
}
