"""`tdapp categories` and `tdapp standings --category`."""

from __future__ import annotations

import datetime as dt
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.domain.section.category import CategoryPlan, CategoryRule
from tdapp.domain.section.event import Event
from tdapp.domain.section.player import Sex
from tests.arena import arena
from tests.cli.conftest import Ran
from tests.event_files import written

Tdapp = Callable[..., Ran]

DRAWN = """
1 Anna 1900 | 2w1
2 Béla 1700 | 1b0
3 Çınar 1500 | 4w=
4 王明 | 3b=
"""


@pytest.fixture(name="event")
def _event(tmp_path: Path) -> Path:
    section = arena(DRAWN, event=Event("Open", start=dt.date(2026, 5, 1)), rounds_total=5)
    births = ("2009", "1970-01-01", "", "2012-02-03")
    players = tuple(replace(player, birth=birth) for player, birth in zip(section.players, births, strict=True))
    players = (replace(players[0], sex=Sex.FEMALE), replace(players[1], categories=("Guests",)), *players[2:])
    plan = CategoryPlan(
        (
            CategoryRule("U18", under=18),
            CategoryRule("U16", under=16),
            CategoryRule("under 1800", rating_to=1799, unrated=True),
        )
    )
    path = tmp_path / "open.tdb"
    written(path, replace(section, players=players, categories=plan))
    return path


def test_numbers_and_players(tdapp: Tdapp, event: Path) -> None:
    found = json.loads(tdapp("categories", event, "--format", "json").out)
    assert [(one["name"], one["players"], one["unclear"]) for one in found["categories"]] == [
        ("U18", 1, 1), ("U16", 1, 1), ("under 1800", 3, 0), ("Guests", 1, 0),
    ]  # fmt: skip
    assert found["categories"][0]["rule"] == "Born in 2008 or later."
    assert [one["categories"] for one in found["players"]] == [
        ["U18"], ["under 1800", "Guests"], ["under 1800"], ["U16", "under 1800"],
    ]  # fmt: skip
    assert "Guests (by hand)" in tdapp("categories", event, "--players").out
    assert tdapp("categories", event, "--format", "csv").out.startswith("Category,Players,By hand")


def test_standings_of_a_category(tdapp: Tdapp, event: Path) -> None:
    found = json.loads(tdapp("standings", event, "--category", "UNDER 1800", "--format", "json").out)
    assert [(row["rank"], row["name"]) for row in found["players"]] == [(2, "Çınar"), (2, "王明"), (4, "Béla")]
    ran = tdapp("standings", event, "--category", "U8")
    assert (ran.status, "there are U18, U16, under 1800, Guests" in ran.err) == (2, True)


def test_presets_are_written(tdapp: Tdapp, event: Path) -> None:
    ran = tdapp("categories", event, "--preset", "women", "--preset", "under=1600,1800", "--format", "json")
    assert [(one["name"], one["players"]) for one in json.loads(ran.out)["categories"]] == [
        ("Women", 1), ("under 1800", 1), ("under 1600", 2), ("Guests", 1),
    ]  # fmt: skip
    ran = tdapp("categories", event, "--preset", "youth", "--every", "--cutoff", "2026-12-31", "--format", "json")
    assert [one["players"] for one in json.loads(ran.out)["categories"]] == [0, 0, 0, 0, 1, 2, 2, 1]
    ran = tdapp("categories", event, "--preset", "giants")
    assert (ran.status, "no preset" in ran.err) == (2, True)
