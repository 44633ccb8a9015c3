"""``export(import(file)) == file``, up to the registered normalisations; over transcribed and generated events."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tdapp.domain.section.event import Kind, Section
from tdapp.services.checks.file_ranks import with_file_ranks
from tdapp.services.tables.export import export_trf
from tdapp.services.tables.file_ladder import with_fitting_ladder, with_usable_ladder
from tdapp.trf.notes import Taken
from tdapp.trf.ranks import stated_ranks
from tdapp.trf.reader import read_trf
from tests.arena import random_round_robin, random_swiss
from tests.effort import some
from tests.golden.reader import Golden, golden, named
from tests.golden.reports import of_a_website, of_an_engine, of_teams
from tests.team_events import random_team_event
from tests.trf.normalisations import NORMALISATIONS
from tests.trf.normalised import STEPS, normalised

ROOT = Path(__file__).parents[2]


def again(data: bytes, *taken: int) -> bytes:
    """The file imported as the program imports it, and exported."""
    reading = read_trf(data, taken=Taken(taken))
    section, _ = with_usable_ladder(reading.section, reading.ladder_line)
    section, _ = with_fitting_ladder(section, reading.ladder_line)
    section, _ = with_file_ranks(section, stated_ranks(data), reading.program)
    return export_trf(section)


@pytest.mark.parametrize("name", [*named("second_bye"), *named("rules_differ"), *named("held_swiss")])
@pytest.mark.parametrize("dialect", [of_an_engine, of_a_website])
def test_a_file_of_another_program_comes_out_as_it_came_in(name: str, dialect: Callable[[Golden], bytes]) -> None:
    data = dialect(golden(name))
    assert normalised(again(data)) == normalised(data)


def test_a_file_of_teams_comes_out_as_it_came_in() -> None:
    data = of_teams(golden("held_teams"), "2024/08/01")
    assert normalised(again(data)) == normalised(data)


MAKERS = {
    "swiss": lambda seed: random_swiss(seed, 12 + seed % 9, 5),
    "robin": lambda seed: random_round_robin(seed, 6 + seed % 5),
    "teams": lambda seed: random_team_event(seed, 5 + seed % 4, 2 + seed % 3, 4),
    "team-robin": lambda seed: random_team_event(seed, 4, 2, 3, kind=Kind.TEAM_ROUND_ROBIN, absent=0),
}


@pytest.mark.parametrize("kind", MAKERS)
@pytest.mark.parametrize("seed", some(40, 3))
def test_a_file_of_ours_is_the_same_bytes(kind: str, seed: int) -> None:
    section: Section = MAKERS[kind](seed)
    data = export_trf(section)
    assert again(data) == data


@pytest.mark.parametrize("kind", MAKERS)
@pytest.mark.parametrize("seed", some(40, 2))
def test_a_file_of_2016_keeps_all_its_lines(kind: str, seed: int) -> None:
    data = export_trf(MAKERS[kind](seed), "trf16")
    out = again(data, *[1] * (kind == "teams"))  # TRF16 has no record for the bye of a team: it is asked for
    assert set(normalised(data)) <= {*normalised(out), *out.decode().split("\r\n")}


def test_every_normalisation_is_registered_applied_and_documented() -> None:
    assert [one.id for one in NORMALISATIONS] == list(STEPS)
    documented = (ROOT / "docs" / "command-line.md").read_text("utf-8")
    for one in NORMALISATIONS:
        assert f"| `{one.id}` | {one.text} |" in documented
