"""A competition of teams as JSON: the same again, and what cannot be so refused with its place."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path

import pytest

from tdapp.domain.section.whole_event import WholeEvent
from tdapp.domain.words.errors import InputRefused
from tdapp.interchange.event_json import read_json, write_json
from tdapp.storage import create_event_file, open_event_file
from tests.team_events import random_team_event


def whole(tmp_path: Path) -> WholeEvent:
    section = random_team_event(3, 6, 3, 3, odd=0.2, rounds_total=5, initial_colour="W")
    create_event_file(tmp_path / "league.tdb", [section])
    with closing(open_event_file(tmp_path / "league.tdb")) as store:
        return WholeEvent((store.snapshot(1),), (store.rounds(1),))


def test_teams_come_back_equal(tmp_path: Path) -> None:
    before = whole(tmp_path)
    after = read_json(write_json(before))
    assert after.sections == before.sections
    assert after.rounds == before.rounds


def test_a_stranger_and_a_player_in_two_teams_are_named(tmp_path: Path) -> None:
    document = json.loads(write_json(whole(tmp_path)))
    teams = document["sections"][0]["teams"]
    teams[1]["members"][0] = teams[0]["members"][0]
    with pytest.raises(InputRefused) as refused:
        read_json(json.dumps(document).encode())
    text = "\n".join(map(str, refused.value.faults))
    assert "teams[1]" in text
    assert "matches[" in text
