"""Places and values for MAN and EXT from the command line."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Ran

Tdapp = Callable[..., Ran]


def test_places_and_values_reach_the_table(tdapp: Tdapp, trf: Path) -> None:
    ran = tdapp(
        "standings", trf, "--ladder", "MAN,EXT{name=blitz},EXT", "--manual", "2=1,1=2",
        "--external", "blitz:3=2.5, 4=-1", "--external", "1=7", "--format", "json",
    )  # fmt: skip
    assert ran.status == 0, ran.err
    values = {row["start_number"]: row["values"] for row in json.loads(ran.out)["players"]}
    assert values == {1: ["2", None, "7.0"], 2: ["1", None, None], 3: [None, "2.5", None], 4: [None, "-1.0", None]}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--manual", "9=1"), "no player with the pairing number 9"),
        (("--manual", "1"), "write NUMBER=VALUE"),
        (("--manual", "1=first"), "not a whole number"),
        (("--external", "x:1=a"), "not a value"),
        (("--external", "no name:1=1"), "no name for typed-in values"),
    ],
)
def test_what_cannot_be_read_is_told(tdapp: Tdapp, trf: Path, arguments: tuple[str, str], words: str) -> None:
    ran = tdapp("standings", trf, *arguments)
    assert ran.status == 2
    assert words in ran.err
