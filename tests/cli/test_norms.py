"""`tdapp norms`: candidates and the conditions of one player."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from tdapp.trf.writer import write_trf
from tests.cli.conftest import Ran
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


def test_what_is_needed_is_said_in_half_points(tdapp: Tdapp, tmp_path: Path) -> None:
    path = tmp_path / "e.trf"
    path.write_bytes(write_trf(one_against_nine("SLO", "1111==0", rounds_total=9), program="test"))
    ran = tdapp("norms", path, "--player", 1, "--norm", "GM", "--average", 2431, "--format", "json")
    (found,) = json.loads(ran.out)["norms"]
    assert (found["verdict"], found["needed"], found["of"]) == ("possible", 3, 2)
