"""`tdapp norms`: candidates and the conditions of one player."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from tdapp.domain.norms.answers import NormAnswers
from tdapp.storage import read_event_sections
from tdapp.trf.writer import write_trf
from tests.cli.conftest import Ran
from tests.event_files import written
from tests.services.norms.test_norms import one_against_nine

Tdapp = Callable[..., Ran]


def test_the_conditions_of_a_player(tdapp: Tdapp, tmp_path: Path) -> None:
    path = tmp_path / "e.trf"
    path.write_bytes(write_trf(one_against_nine("SLO", "1111110==", rounds_total=9), program="test"))
    ran = tdapp("norms", path, "--player", 1, "--registered", "no", "--format", "json")
    assert ran.status == 0
    (found,) = json.loads(ran.out)["norms"]
    assert {"player", "kind", "verdict", "games", "ra", "rp", "needed", "conditions"} <= set(found)
    assert (found["player"], found["kind"], found["verdict"], found["games"]) == (1, "GM", "impossible", 9)
    held = {one["item"]: one["satisfied"] for one in found["conditions"]}
    assert held["registered"] is False
    assert held["performance"] is True
    assert held["format"] is None
    assert "NO" in tdapp("norms", path, "--player", 1, "--registered", "no").out
    (candidate,) = json.loads(tdapp("norms", path, "--format", "json").out)["norms"]
    assert (candidate["player"], candidate["verdict"]) == (1, "reached")
    assert tdapp("norms", path, "--player", 99).status == 2
    said = tdapp("norms", path).out
    assert "FM (2475)" in said  # by rating alone: the opponents without a title
    assert said.rstrip().endswith("which is not known here.")


def test_what_is_needed_is_said_in_half_points(tdapp: Tdapp, tmp_path: Path) -> None:
    path = tmp_path / "e.trf"
    path.write_bytes(write_trf(one_against_nine("SLO", "1111==0", rounds_total=9), program="test"))
    ran = tdapp("norms", path, "--player", 1, "--norm", "GM", "--average", 2431, "--format", "json")
    (found,) = json.loads(ran.out)["norms"]
    assert (found["verdict"], found["needed"], found["of"]) == ("possible", 3, 2)


def test_answers_are_kept_in_the_event(tdapp: Tdapp, tmp_path: Path) -> None:
    path = tmp_path / "e.tdb"
    written(path, one_against_nine("SLO", "1111110==", rounds_total=9))
    given = ("--registered", "yes", "--one-round-a-day", "no", "--average", 2400, "--least-games", 8)
    assert tdapp("norms", path, *given, "--store").status == 0
    kept = read_event_sections(path)[0].norms
    assert kept == NormAnswers(True, registered=True, one_round_a_day=False, least_games=8, average=2400)
    (found,) = json.loads(tdapp("norms", path, "--player", 1, "--norm", "GM", "--format", "json").out)["norms"]
    held = {one["item"]: (one["value"], one["limit"], one["satisfied"]) for one in found["conditions"]}
    assert held["registered"] == ("yes", "yes", True)
    assert held["games"][1] == ">= 8"
    assert tdapp("norms", path, "--average", 12, "--store").status == 2
    assert read_event_sections(path)[0].norms == kept
