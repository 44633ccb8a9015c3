"""The tournament report line by line: of an event that says everything, and of one thing otherwise."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

from tdapp.domain.norms.answers import NormAnswers, PairedBy
from tdapp.domain.section.event import CHIEF, DEPUTY, Event, Kind, Official, Section
from tdapp.domain.section.round import HAND, Board, Engine, Round
from tdapp.services.ratings.tournament_report import (
    chief_of,
    form_date,
    official_text,
    rated_and_unrated_games,
    tournament_report,
)
from tests.arena import arena
from tests.recorded import recorded

OFFICIALS = (
    Official(DEPUTY, "Novak, Jan", "7", "FA"), Official(CHIEF, "Kovač, Maja", "14", "IA"),
    Official("pairings", "Li, Wu"), Official("organiser", "Club", ""), Official("pairings", "Ko, Ai", "9"),
)  # fmt: skip
EVENT = Event("Open", "Ulm", "GER", dt.date(2026, 9, 1), dt.date(2026, 12, 31), officials=OFFICIALS)
DRAWN = """
1 A 2400 | 2w1 3b= 4w+
2 B 2300 | 1b0 4w1 U
3 C      | 4w1 1w= .
4 D 2000 | 3b0 2b0 1b-
5 E 1900 | Z   Z   Z
"""


def event(**fields: object) -> Section:
    section = arena(DRAWN, **{"event": EVENT, "name": "A", "rounds_total": 3, "type_code": "FIDE_DUTCH", **fields})
    known = {1: ("GM", "GER"), 2: ("WIM", "FRA"), 3: ("", "GER"), 4: ("FM", ""), 5: ("IM", "FRA")}
    players = [replace(one, title=known[one.number][0], federation=known[one.number][1]) for one in section.players]
    return replace(section, players=tuple(players))


def played(*engines: Engine) -> tuple[Round, ...]:
    return tuple(Round(number, engine=one, boards=(Board(1, 1, 2),)) for number, one in enumerate(engines, 1))


GACRUX, BY_HAND = Engine("gacrux", "1.11"), Engine(HAND)
EVENTS: dict[str, tuple[Section, tuple[Round, ...]]] = {
    "usual": (event(), played(GACRUX, GACRUX, Engine("bbp"))),
    "nothing said": (event(event=Event("Open"), name="", type_code=""), ()),
    "no city": (event(event=replace(EVENT, city="")), ()),
    "by hand": (event(), played(BY_HAND, BY_HAND)),
    "one by hand": (event(), played(BY_HAND, GACRUX)),
    "one is not known": (event(), played(BY_HAND, Engine())),
    "not paired": (event(), (Round(1, engine=GACRUX),)),
    "said to be by computer": (event(norms=NormAnswers(paired=PairedBy.COMPUTER)), played(BY_HAND)),
    "said to be by hand": (event(norms=NormAnswers(paired=PairedBy.HAND)), ()),
    "deputies as names": (event(event=replace(EVENT, officials=(), chief_arbiter="K", deputies=("L", "M"))), ()),
    "nothing was played": (replace(event(), cells=((),) * 5), ()),
    "table": (event(kind=Kind.ROUND_ROBIN, type_code=""), ()),
}


def test_the_form() -> None:
    """What is as in the usual event is left out."""
    lines: list[str] = []
    usual: list[str] = []
    for name, (section, rounds) in EVENTS.items():
        made = tournament_report(section, rounds)
        told = [f"{label}: {text}" for label, text in made.lines]
        told += [
            f"{one.what}: {one.total} of {one.federations} federations, {one.host} of the host" for one in made.counts
        ]
        lines += [
            f"== {name}",
            *(one for one in told if one not in usual),
            *(f"not: {one}" for one in usual if one not in told),
        ]
        usual = usual or told
    recorded("services/report_form", lines)


def test_games_with_a_move_of_both() -> None:
    """B.02: forfeits are none; one between rated players, two with an unrated one, one more between rated players."""
    assert rated_and_unrated_games(event()) == (2, 2)
    assert rated_and_unrated_games(replace(event(), cells=((),) * 5)) == (0, 0)


def test_officials_and_days() -> None:
    assert official_text(None) == ""
    assert [official_text(one) for one in OFFICIALS] == [
        "Novak, Jan (FA, 7)", "Kovač, Maja (IA, 14)", "Li, Wu", "Club", "Ko, Ai (9)",
    ]  # fmt: skip
    assert chief_of(EVENT) == OFFICIALS[1]
    assert chief_of(Event("E")) is None
    assert chief_of(Event("E", chief_arbiter="K")) == Official(CHIEF, "K")
    assert (form_date(None), form_date(dt.date(2026, 2, 3))) == ("", "03/02/2026")
