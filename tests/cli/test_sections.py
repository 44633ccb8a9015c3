"""`tdapp sections`: all of them at once."""

from __future__ import annotations

import json
from pathlib import Path

from tests.event_files import written
from tests.services.event.test_all_sections import LEAGUE, OPEN


def test_a_step_is_made_wherever_it_asks_nothing(tdapp, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    event = written(tmp_path / "event.tdb", OPEN, LEAGUE)
    listed = json.loads(tdapp("sections", event, "--format", "json").out)
    assert [(one["section"], one["teams"], one["entered"], one["next"]) for one in listed] == [
        ("Open", False, 4, "colour"),
        ("League", True, 4, "colour"),
    ]
    assert tdapp("sections", event, "--do", "colour").status == 0
    ran = tdapp("sections", event, "--do", "pair")
    assert (ran.status, "Decide in the section itself." in ran.out) == (1, True)
    shaped = json.loads(tdapp("sections", event, "--do", "number", "--format", "json").out)
    assert [bool(one["left_out"]) for one in shaped] == [False, True]
    assert tdapp("sections", event, "--do", "pair").status == 1  # the league waits for its first round
    ran = tdapp("sections", event, "--do", "publish")
    assert ran.status == 0
    assert ran.out.splitlines()[-1].split() == ["League", "4", "-", "1/5", "2/2", "-"]
    (tmp_path / "x.trf").write_text("012 Open\n", encoding="utf-8")
    assert "only an event file" in tdapp("sections", tmp_path / "x.trf").err
