"""`tdapp fines`: what teams pay, and why."""

from __future__ import annotations

import json
from contextlib import closing

from tdapp.domain.commands.fines import AddFine
from tdapp.storage import open_event_file
from tests.event_files import written
from tests.services.teams.team_stage import do
from tests.services.teams.test_league import season


def test_fines_are_listed_with_the_sum_of_each_team(tdapp, tmp_path):
    event = written(tmp_path / "league.tdb", season())
    with closing(open_event_file(event)) as store:
        do(store, AddFine(1, 2, 1, "50", "no show"), AddFine(1, 1, 1, "12,50", "empty board"))
    found = json.loads(tdapp("fines", event, "--format", "json").out)
    assert found["sums"] == {"Team 1": "62.50"}
    assert found["fines"][0] == {"round": 1, "team": "Team 1", "amount": "12.50", "reason": "empty board"}
    out = tdapp("fines", event).out
    assert "empty board" in out
    assert out.endswith("Team 1: 62.50\n")
    assert tdapp("fines", event, "--format", "csv").out.splitlines()[1] == "1,Team 1,12.50,empty board"
