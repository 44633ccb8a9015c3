"""The JSON file of an event as a contract: schema, sentences, examples, types for TypeScript, a small event."""

from __future__ import annotations

import json
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from tdapp.domain.section.event import ROLES, Official
from tdapp.domain.words.errors import InputRefused
from tdapp.interchange.event_example import example
from tdapp.interchange.event_json import VERSION, read_json, write_json
from tdapp.interchange.event_schema import ID, schema
from tdapp.interchange.event_types import types_text
from tdapp.services.rounds.whole import whole_event
from tdapp.services.tables.standings import compute_standings
from tests.arena import arena
from tests.interchange.test_event_json import EVENT, rich_section
from tests.team_events import random_team_event

DOCS = Path(__file__).parents[2] / "docs"
SCHEMA = schema()
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)
OBJECTS = {"EventFile": SCHEMA, **SCHEMA["$defs"]}


def document(data: bytes) -> dict[str, Any]:
    found = json.loads(data)
    assert isinstance(found, dict)
    return found


def test_the_contract_has_a_name_that_is_no_address() -> None:
    assert SCHEMA["$id"] == ID
    assert ID.startswith("urn:uuid:")
    assert SCHEMA["properties"]["version"]["const"] == VERSION


@pytest.mark.parametrize("name", OBJECTS)
def test_every_property_has_a_sentence_and_an_example_that_fits(name: str) -> None:
    definition = OBJECTS[name]
    assert len(definition.get("description", definition.get("title", ""))) > 10
    for key, one in definition.get("properties", {}).items():
        assert one["description"].endswith("."), key
        (given,) = one["examples"]
        if key == "sections":
            continue  # docs/event.example.json is that example
        validator = VALIDATOR.evolve(schema={"$defs": SCHEMA["$defs"], **one})
        assert not list(validator.iter_errors(given)), (key, given)


def test_the_small_event_is_up_to_date_follows_the_schema_and_is_read() -> None:
    published = (DOCS / "event.example.json").read_bytes()
    assert published == example(), "python -m tdapp.interchange.event_example > docs/event.example.json"
    assert not list(VALIDATOR.iter_errors(document(published)))
    section = read_json(published).sections[0]
    assert [player.name for player in section.players][:2] == ["Ahorn, Anna", "Birke, Ben"]
    found = document(published)["sections"][0]["standings"]
    assert found["after_round"] == 2
    assert [one["points"] for one in found["players"]] == ["1.5", "1.5", "1.0", "1.0", "0.5"]
    assert [one["rank"] for one in found["players"]][:2] == [1, 1]


def test_the_types_are_up_to_date() -> None:
    assert (DOCS / "event.d.ts").read_text("utf-8") == types_text(), (
        "python -m tdapp.interchange.event_types > docs/event.d.ts"
    )


@pytest.mark.skipif(not shutil.which("tsc"), reason="there is no TypeScript here")
def test_typescript_takes_the_example_for_what_the_types_say(tmp_path: Path) -> None:
    (tmp_path / "event.d.ts").write_text(types_text(), "utf-8")
    taken = f'import type {{ EventFile }} from "./event";\nexport const event: EventFile = {example().decode()};\n'
    (tmp_path / "good.ts").write_text(taken, "utf-8")
    (tmp_path / "bad.ts").write_text(taken.replace('"role": "chief"', '"role": "cook"'), "utf-8")

    def compiled(name: str) -> subprocess.CompletedProcess[str]:
        order = [shutil.which("tsc") or "", "--noEmit", "--strict", "--target", "es2020", name]
        return subprocess.run(order, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False)

    good = compiled("good.ts")
    assert good.returncode == 0, good.stdout
    assert "cook" in compiled("bad.ts").stdout


@pytest.mark.parametrize("role", ["cook", "", "Chief"])
def test_an_official_has_one_of_the_roles(role: str) -> None:
    section = arena("1 A | 2w1\n2 B | 1b0", event=replace(EVENT, officials=(Official("chief", "Jemand"),)))
    data = write_json(whole_event(section)).replace(b'"role": "chief"', f'"role": "{role}"'.encode())
    assert [error.json_path for error in VALIDATOR.iter_errors(document(data))] == ["$.event.officials[0].role"]
    with pytest.raises(InputRefused, match="is no role of an official; known are chief"):
        read_json(data)


def test_every_role_is_taken() -> None:
    officials = tuple(Official(role, f"Person {place}") for place, role in enumerate(ROLES))
    section = arena("1 A | 2w1\n2 B | 1b0", event=EVENT.with_officials(officials))
    assert read_json(write_json(whole_event(section))).sections[0].event.officials == officials


@pytest.mark.parametrize("teams", [False, True], ids=["players", "teams"])
def test_standings_beside_the_event_are_those_of_the_program_and_are_left_aside(teams: bool) -> None:
    section = random_team_event(3, 6, 4, 4) if teams else rich_section()
    whole = whole_event(section)
    data = write_json(whole, standings=True)
    assert not list(VALIDATOR.iter_errors(document(data)))
    assert read_json(data) == read_json(write_json(whole)) == whole
    table = document(data)["sections"][0]["standings"]
    assert bool(table["teams"]) is teams
    assert bool(table["players"]) is not teams
    if not teams:
        expected = compute_standings(section)
        assert table["after_round"] == expected.after_round
        assert [(one["start_number"], one["points"], tuple(one["values"])) for one in table["players"]] == [
            (row.player.number, row.points, row.values) for row in expected.listed
        ]
