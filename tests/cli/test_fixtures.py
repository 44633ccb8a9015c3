"""`tdapp fixtures`: a season as a table, taken in and out, and as a calendar."""

from __future__ import annotations

import json
from pathlib import Path

from tests.event_files import written
from tests.services.teams.team_stage import empty
from tests.services.teams.test_league import season

PLAN = (
    "round;home;away;date;time;venue;state\n2;Team 1;Team 2;2026-11-01;14:00;Town hall;\n3;3;1;15.11.2026;;;postponed\n"
)


def test_a_season_is_taken_in_and_written_as_a_calendar(tdapp, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    event = written(tmp_path / "league.tdb", season())
    listed = json.loads(tdapp("fixtures", event, "--format", "json").out)
    assert [(one["round"], one["teams"]) for one in listed][:2] == [(1, [1, 4]), (1, [2, 3])]
    plan = tmp_path / "plan.csv"
    plan.write_text(PLAN, encoding="utf-8")
    found = json.loads(tdapp("fixtures", event, "--take", plan, "--team", "Team 1", "--format", "json").out)
    assert [(one["date"], one["time"], one["venue"], one["state"]) for one in found] == [
        ("2026-10-11", "", "", "planned"),
        ("2026-11-01", "14:00", "Town hall", "planned"),
        ("2026-11-15", "", "", "postponed"),
    ]
    assert tdapp("fixtures", event, "--format", "ics").out.count("BEGIN:VEVENT") == 5
    out = tdapp("fixtures", event, "--format", "csv").out
    (tmp_path / "again.csv").write_text(out, encoding="utf-8")
    assert tdapp("fixtures", event, "--take", tmp_path / "again.csv").status == 0


def test_what_cannot_be_taken_is_said_by_line(tdapp, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    event = written(tmp_path / "league.tdb", season())
    plan = tmp_path / "plan.csv"
    plan.write_text("round,home,away,state\n1,Team 1,Nobody,\n", encoding="utf-8")
    assert "no team “Nobody”" in tdapp("fixtures", event, "--take", plan).err
    plan.write_text("round,home,away,state\n1,1,4,lost\n", encoding="utf-8")
    ran = tdapp("fixtures", event, "--take", plan)
    assert (ran.status, "line 2: there is no state “lost”" in ran.err) == (2, True)
    other = written(tmp_path / "swiss.tdb", empty())
    plan.write_text("round,home,away\n1,1,4\n", encoding="utf-8")
    assert tdapp("fixtures", other, "--take", plan).status == 2
