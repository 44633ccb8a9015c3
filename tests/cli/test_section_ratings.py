"""`tdapp ratings check` and `tdapp ratings method` on an event file."""

from __future__ import annotations

import datetime as dt
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.domain.section.event import Event, RatingMethod, Section
from tdapp.domain.section.player import Player, Rating
from tdapp.storage.event.reading import read_event_sections
from tests.arena import arena
from tests.cli.conftest import Ran
from tests.event_files import written
from tests.rating_list_files import combined_text, zipped

Tdapp = Callable[..., Ran]

PLAYERS = (
    Player(1, "Carlsen, Magnus", 2790, "GM", federation="NOR", fide_id="1503014", national_rating=2900,
           ratings=(Rating("standard", 2790, "FIDE", "2026-09"),)),
    Player(2, "Mueller, Hans", 2301, "FM", federation="GER", fide_id="4600000", birth="1971"),
    Player(3, "Local, Hero", 1500, national_rating=1500),
    Player(4, "Gone, Player", 1800, fide_id="999"),
)  # fmt: skip


@pytest.fixture(name="event")
def _event(tmp_path: Path) -> Path:
    section = Section(Event("E", start=dt.date(2026, 10, 10)), PLAYERS, ((),) * 4, 5)
    path = tmp_path / "e.tdb"
    written(path, section)
    return path


@pytest.fixture(name="ratings")
def _ratings(tdapp: Tdapp, tmp_path: Path) -> Tdapp:
    def run(*arguments: object) -> Ran:
        return tdapp("ratings", "--folder", tmp_path / "lists", *arguments)

    run("import", zipped(tmp_path / "players_list.zip", "players_list_foa.txt", combined_text()))
    return run


def now(path: Path) -> tuple[Player, ...]:
    return read_event_sections(path)[0].players


def test_what_differs_is_listed_and_nothing_changes(ratings: Tdapp, event: Path) -> None:
    ran = ratings("check", event, "--format", "json")
    assert ran.status == 1
    found = json.loads(ran.out)
    assert [(one["number"], one["field"], one["old"], one["new"]) for one in found["changes"]] == [
        (1, "sex", "", "m"),
        (1, "birth", "", "1990"),
        (1, "listed_rating", "2790", "2823"),
        (1, "listed_rating", "", "2801"),
        (1, "listed_rating", "", "2860"),
        (1, "tournament_rating", "2790", "2823"),
        (2, "sex", "", "m"),
        (2, "listed_rating", "", "2301"),
        (2, "listed_rating", "", "2240"),
    ]
    assert (found["not_listed"], found["without_id"], found["month"]) == ([4], [3], "2026-10")
    assert now(event) == PLAYERS
    assert "not in the list (any more): 4" in ratings("check", event).out


def test_a_chosen_part_is_written(ratings: Tdapp, event: Path) -> None:
    chosen = ("--apply", "ticked", "--player", 1, "--field", "tournament_rating", "--field", "listed_rating")
    assert ratings("check", event, *chosen).status == 0
    carlsen = now(event)[0]
    assert (carlsen.rating, carlsen.sex, carlsen.birth) == (2823, None, "")
    assert carlsen.ratings[0] == Rating("standard", 2823, "FIDE", "2026-10")
    assert now(event)[1:] == PLAYERS[1:]
    assert ratings("check", event, "--apply", "everything").status == 0
    assert ratings("check", event).status == 0


def test_no_list_for_the_day(ratings: Tdapp, tmp_path: Path) -> None:
    path = tmp_path / "old.tdb"
    written(path, replace(arena("1 A 1900 | U"), event=Event("E", start=dt.date(2020, 1, 1))))
    ran = ratings("check", path)
    assert (ran.status, "valid on 2020-01-01" in ran.err) == (2, True)
    assert ratings("check", path, "--list", "nothing").status == 2


def test_the_method(ratings: Tdapp, event: Path) -> None:
    ran = ratings("method", event, "HBFN", "--dry-run")
    assert ran.out.splitlines()[2].split() == ["1", "Carlsen,", "Magnus", "2790", "2900"]
    assert now(event) == PLAYERS
    ratings("method", event, "NRO", "--order", "FIDE:standard", "--national", "NCF")
    assert [player.rating for player in now(event)] == [2900, None, 1500, None]
    section = read_event_sections(event)[0]
    assert (section.rating_method, section.national_list) == (RatingMethod.NATIONAL, "NCF")
    assert section.list_orders == (("standard", "FIDE:standard"),)
    ratings("method", event, "FIDON")
    assert [player.rating for player in now(event)] == [2790, 2301, 1500, 1800]  # typed ones were kept
    ran = ratings("method", event, "FIDE", "--order", "FIDE:bullet")
    assert (ran.status, "no order of rating lists" in ran.err) == (2, True)


def test_only_event_files_are_changed(ratings: Tdapp, tmp_path: Path) -> None:
    path = tmp_path / "e.trf"
    path.write_bytes(b"012 E\r\n042 2026/10/10\r\n001    1      A                                 1900\r\n")
    ran = ratings("method", path, "FIDE")
    assert (ran.status, "only an event file" in ran.err) == (2, True)


def test_the_order_of_the_lists(ratings: Tdapp, event: Path) -> None:
    assert "FIDE:rapid,FIDE:standard  usual" in ratings("order", event).out
    assert ratings("order", event, "FIDE:blitz", "--rate", "blitz", "--national", "DWZ").status == 0
    assert ratings("order", event, "DWZ:standard,FIDE:standard").status == 0
    section = read_event_sections(event)[0]
    assert dict(section.list_orders) == {"standard": "DWZ:standard,FIDE:standard", "blitz": "FIDE:blitz"}
    assert section.national_list == "DWZ"
    ratings("order", event, "usual")
    assert dict(read_event_sections(event)[0].list_orders) == {"blitz": "FIDE:blitz"}
    assert "National list: DWZ" in ratings("order", event).out


def test_changes_take_k_from_the_list(ratings: Tdapp, tmp_path: Path) -> None:
    section = arena("1 Carlsen 2790 | 2w0 2b=\n2 Mueller 2301 | 1b1 1w=", event=Event("E", start=dt.date(2026, 10, 10)))
    players = tuple(
        replace(one, fide_id=number) for one, number in zip(section.players, ("1503014", "77"), strict=True)
    )
    path = tmp_path / "played.tdb"
    written(path, replace(section, players=players))
    ran = ratings("changes", path, "--format", "json")
    assert ran.status == 0
    carlsen, mueller = json.loads(ran.out)["players"]
    # 489 points: .96 for a player of 2650 or more, .08 for the other, whose difference counts as 400
    assert (carlsen["k"], carlsen["k_reason"], carlsen["expected"], carlsen["change"]) == (
        10,
        "listed",
        "1.92",
        "-14.20",
    )
    assert (mueller["k"], mueller["k_reason"], mueller["expected"], mueller["new_rating"]) == (
        20,
        "usual",
        "0.16",
        2328,
    )
    assert [game["limited"] for game in mueller["played"]] == [True, True]
    table = ratings("changes", path).out.splitlines()
    assert table[2].split()[:3] == ["1", "Carlsen", "2790"]
    assert ratings("changes", path, "--list", "none").status == 2
