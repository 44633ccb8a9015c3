"""`tdapp divisions`: who goes up and down, and who played above."""

from __future__ import annotations

import json
from contextlib import closing

from tdapp.domain.commands.teams import SetLineUp
from tdapp.storage import open_event_file
from tests.event_files import written
from tests.services.event.test_season import played
from tests.services.teams.team_stage import do
from tests.services.teams.test_divisions import divisions
from tests.services.teams.test_league import round_of, season


def test_who_played_above_is_listed(tdapp, tmp_path):
    event = written(tmp_path / "league.tdb", *divisions()[::-1])
    with closing(open_event_file(event)) as store:
        do(store, *round_of(store, 1, 2), SetLineUp(2, 1, 1, (1, 3)))
    found = json.loads(tdapp("divisions", event, "--format", "json").out)
    assert [one["section"] for one in found["divisions"]] == ["Division 1", "Division 2"]
    assert found["played_above"] == [
        {"name": "Lower 11", "fide_id": "", "team": "Low 4", "section": "Division 2", "count": 1, "most": 1}
    ]
    out = tdapp("divisions", event).out
    assert "Lower 11" in out
    assert "Played above" in out


def test_a_file_without_divisions_says_so(tdapp, tmp_path):
    ran = tdapp("divisions", written(tmp_path / "one.tdb", season()))
    assert (ran.status, "No section names its division" in ran.err) == (2, True)


def test_the_next_season_is_added(tdapp, tmp_path):
    event = written(tmp_path / "league.tdb", *divisions())
    assert "not over" in tdapp("divisions", event, "--next", "2027").err
    with closing(open_event_file(event)) as store:
        for section_id in (1, 2):
            played(store, section_id)
    out = tdapp("divisions", event, "--next", "2027").out
    assert "Division 1 2027: 4 teams, 3 rounds\n   1  Team 1\n" in out
    found = json.loads(tdapp("divisions", event, "--format", "json").out)
    assert [(one["up"], one["level"]) for one in found["divisions"]] == [([], []), ([], [])]
    found = json.loads(tdapp("divisions", event, "--season", "", "--format", "json").out)
    assert [one["up"] for one in found["divisions"]] == [["Team 1"], ["Low 1"]]
    assert "2027 is the season of these tables" in tdapp("divisions", event, "--next", "2027").err
