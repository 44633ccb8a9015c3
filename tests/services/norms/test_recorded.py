"""Norms as they were last judged: results of nine games in every mixture, titles, federations, events."""

from __future__ import annotations

import datetime as dt
import itertools
from dataclasses import replace

from tdapp.domain.norms.kinds import NormKind
from tdapp.domain.section.event import Event, Kind, Section
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import NATIONAL, Player, Rating, Sex
from tdapp.services.norms.certificate import certificate
from tdapp.services.norms.norms import candidates, event_facts, is_international, kinds_for, player_norm
from tdapp.services.norms.words import condition_text, limit_text, needed_text, remarks, value_text, verdict_text
from tests.recorded import plain, recorded, short
from tests.services.norms.test_norms import EVENT, one_against_nine

RESULTS = (
    "1111110==", "111111=0+", "1111111=+", "+11111==+", "1111==0", "0000000", "====", "111111111", "=========",
    "11111", "1111110=?", "-11111111", "11111111-", "1111111++", "1+1+1+1+1", "111110000", "11111111",
)  # fmt: skip
MORE = ({"rounds_total": 10}, {"rounds_total": 13}, {"kind": Kind.ROUND_ROBIN}, {"rate": "rapid"})
ANSWERS = ({"registered": False}, {"format_valid": True}, {"exempt": "a"}, {"one_round_a_day": False}, {"rounds": 10},
           {"least_games": 7})  # fmt: skip


def events() -> dict[str, Section]:
    """The nine games in every event and field that makes a difference."""
    usual = one_against_nine("SLO", "1111110==", rounds_total=9)
    all_of_them = usual.players
    one, two, *others = all_of_them
    found = {
        f"{own} {results}": one_against_nine(own, results, rounds_total=9)
        for own in ("SLO", "GER")
        for results in (RESULTS if own == "SLO" else RESULTS[::3])
    }
    found |= {f"{more}": one_against_nine("SLO", "1111110==", **{"rounds_total": 9, **more}) for more in MORE}
    lists = (Rating("standard", 2500), Rating(NATIONAL, 2300))
    of_women = [f"W{player.title}" if player.title else "" for player in all_of_them]
    fields = {
        "no ratings": [replace(player, rating=None) for player in all_of_them],
        "low": [replace(player, rating=2000) for player in all_of_them],
        "one low": [one, replace(two, rating=1399), *others],
        "one unrated": [one, replace(two, rating=None), *others],
        "women": [replace(player, sex=Sex.FEMALE) for player in all_of_them],
        "women of their titles": [
            replace(player, sex=Sex.FEMALE, title=title) for player, title in zip(all_of_them, of_women, strict=True)
        ],
        "grandmaster": [replace(one, title="GM"), two, *others],
        "no title": [replace(one, title=""), two, *others],
        "no titles": [replace(player, title="") for player in all_of_them],
        "one federation": [replace(player, federation="GER") for player in all_of_them],
        "no federation": [one, replace(two, federation=""), *others],
        "of no member": [one, replace(two, federation="QQQ"), *others],
        "of FIDE": [one, replace(two, federation="FID"), *others],
        "hosts": [one, *(replace(player, federation="SLO") for player in (two, *others[:4])), *others[4:]],
        "ratings of lists": [replace(player, ratings=lists) for player in all_of_them],
        "ratings of rounds": [replace(player, round_ratings=((3, 2600), (5, 2200))) for player in all_of_them],
    }
    found |= {name: replace(usual, players=tuple(players)) for name, players in fields.items()}
    for name, event in {
        "no federation of the event": replace(EVENT, federation=""),
        "long": replace(EVENT, end=dt.date(2026, 11, 1)),
        "one day": replace(EVENT, end=EVENT.start),
        "nothing said": Event("Open"),
    }.items():
        found[name] = replace(usual, event=event)
    day = dt.date(2026, 9, 1)
    for a_day in (1, 2, 3):
        dates = tuple(day + dt.timedelta(days=number // a_day) for number in range(9))
        found[f"{a_day} a day"] = replace(usual, round_dates=dates)
    found["a day is missing"] = replace(usual, round_dates=(day, None, day))
    found["said to be long"] = replace(usual, long_event=True)
    return found


def kinds(section: Section) -> list[NormKind]:
    """Those that player 1 can be asked about."""
    return [kind for kind in NormKind if not kind.is_womens or section.players[0].sex is Sex.FEMALE]


def test_norms() -> None:
    lines = []
    known = events()
    for name, section in known.items():
        facts = event_facts(section)
        norms = candidates(section, facts)
        lines.append(f"{name}: {is_international(section)} {short(plain(facts))} {len(norms)}")
        for kind in kinds(section):
            norm = player_norm(section, 1, kind, facts, average=2431)
            conditions = norm.check.conditions
            told = [f"{condition_text(one)} {limit_text(one)} {value_text(one)} {plain(one)}" for one in conditions]
            said = (norm.verdict, norm.is_reached, verdict_text(norm), needed_text(norm.forecast), *remarks(norm))
            sheet = short(plain(certificate(section, norm)))
            lines.append(f"  {kind.name}: {said} {short(*told)} {short(plain(norm))} {sheet}")
        lines.append(f"  {[(norm.player.number, norm.kind.name, norm.verdict) for norm in norms]}")
        lines.append(f"  {[[kind.name for kind in kinds_for(player)] for player in section.players[:3]]}")
    usual = known["SLO 1111110=="]
    for answer in ANSWERS:
        facts = event_facts(usual, **answer)
        told = [plain(player_norm(usual, 1, kind, facts)) for kind in kinds(usual)]
        lines.append(f"{answer}: {plain(facts)} {short(*told)}")
    recorded("services/norms", lines)


def large(players: int, rating: int, titled: int, federations: tuple[str, ...], away: int) -> Section:
    """A Swiss of so many, in pairs in every round; some of them were away in two rounds."""
    count = players - players % 2
    rows = []
    for number in range(1, players + 1):
        other = number + 1 if number % 2 else number - 1
        cell = Cell(Outcome.WIN if number % 2 else Outcome.LOSS, other, Colour.WHITE if number % 2 else Colour.BLACK)
        held = 1 if number <= away * 2 else 3
        rows.append((cell,) * held if number <= count else (Cell(Outcome.PAIRING_BYE),) * 3)
    absent = Cell(Outcome.ZERO_POINT_BYE)
    people = [
        Player(number, f"P {number}", rating, "IM" if number <= titled else "", federation=federation)
        for number, federation in zip(range(1, players + 1), itertools.cycle(federations), strict=False)
    ]
    cells = tuple((*row, *(absent,) * (3 - len(row))) for row in rows)
    return Section(EVENT, tuple(people), cells, 3)


def test_large_events() -> None:
    """B.01, 1.4.3 d: twenty from abroad, of three federations, ten masters; 1.5.6: forty with an average of 2000."""
    abroad = ("GER", "FRA", "NOR")
    lines = []
    for given in (
        (20, 2000, 10, abroad, 0), (19, 2000, 10, abroad, 0), (21, 2000, 10, abroad, 0), (20, 2000, 9, abroad, 0),
        (20, 2000, 10, ("GER", "FRA"), 0), (20, 2000, 10, ("GER", "FRA", "FID"), 0), (20, 0, 10, abroad, 0),
        (40, 2000, 10, ("GER", "FRA", "SLO"), 0), (22, 2000, 20, abroad, 1), (24, 2000, 20, abroad, 2),
        (20, 2000, 20, abroad, 1),
        (40, 2000, 0, abroad, 0), (39, 2000, 0, abroad, 0), (40, 1999, 0, abroad, 0), (42, 2000, 0, abroad, 1),
        (40, 2000, 0, abroad, 1), (30, 2000, 10, ("GER", "FRA", "", "NOR"), 0),
    ):  # fmt: skip
        section = large(*given)
        facts = event_facts(section)
        lines.append(f"{given}: {is_international(section)} {facts.large_swiss} {facts.exempt!r}")
    recorded("services/large_events", lines)
