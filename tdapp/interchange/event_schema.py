"""The schema of the JSON file of an event (docs/event.schema.json), made from the types that are written.

What each property means, and an example of it, is in docs/event.properties.toml; where one lacks nothing is made.
``python -m tdapp.interchange.event_schema > docs/event.schema.json`` writes it anew. The version policy stands in
docs/library.md.
"""

from __future__ import annotations

import datetime as dt
import json
import sys
import tomllib
import uuid
from dataclasses import fields, is_dataclass
from enum import Enum
from fractions import Fraction
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from tdapp.domain.games.broadcast import Broadcast
from tdapp.domain.games.text import GameText
from tdapp.domain.ratings.rating_list import RateOfPlay
from tdapp.domain.section.event import ROLES, Event, Official, RoundTime, Section
from tdapp.domain.section.ladder import Ladder
from tdapp.domain.section.page_head import PageHead, Picture
from tdapp.domain.section.publishing import Publishing
from tdapp.domain.section.round import Round
from tdapp.domain.section.team import Score, TeamRules
from tdapp.domain.section.tie_games import TieGame
from tdapp.domain.section.two_scores import TeamScores
from tdapp.domain.words.plain import FRACTION
from tdapp.interchange.event_json import FIELDS, FORMAT, VERSION
from tdapp.interchange.event_standings import StandingsTable

Schema = dict[str, Any]
WORDS = Path(__file__).parents[2] / "docs" / "event.properties.toml"
DOCUMENT, ENUMERATIONS = "EventFile", "Enumerations"
ID = uuid.uuid5(uuid.NAMESPACE_OID, f"{FORMAT} {VERSION}").urn
"""The name of this version of the contract: no address, nothing is fetched."""
_PLAIN: dict[type[Any], Schema] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    bool: {"type": "boolean"},
    dt.date: {"type": "string", "format": "date", "pattern": r"^\d{4}-\d{2}-\d{2}$"},
    Fraction: {"type": "string", "pattern": f"^{FRACTION.pattern}$", "description": "Exact: 3, 1/2, -1/4"},
    Ladder: {"type": "string", "description": "Rungs as docs/command-line.md writes them, separated by commas"},
}
_CHOICES: dict[tuple[type[Any], str], tuple[str, ...]] = {
    (Official, "role"): ROLES,
    (Section, "rate"): tuple(one.value for one in RateOfPlay),
    (Section, "initial_colour"): ("", "W", "B"),
    (Picture, "media_type"): ("image/png", "image/jpeg"),
    (TeamScores, "primary"): tuple(one.value for one in Score),
    (TieGame, "rate"): ("", *(one.value for one in RateOfPlay)),
}
"""Texts of which only these are taken."""
_PATTERNS = {(TeamRules, "colours"): "^[WB]*$", (RoundTime, "start"): "^(\\d\\d:\\d\\d)?$"}


def schema() -> Schema:
    """The schema of a whole file."""
    made = _Maker()
    hints = get_type_hints(Section)
    section: dict[str, Schema] = {name: made.field(Section, name, hints[name]) for name in FIELDS}
    section |= {
        "rounds": made.of(tuple[Round, ...]),
        "games": made.of(tuple[GameText, ...]),
        "broadcast": made.of(Broadcast),
        "standings": made.of(StandingsTable),
    }
    properties: dict[str, Schema] = {
        "format": {"const": FORMAT},
        "version": {"const": VERSION},
        "event": made.of(Event),
        "page_head": made.of(PageHead),
        "publishing": made.of(Publishing),
        "sections": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/Section"}},
        "preferences": {"type": "object"},
    }
    made.definitions["Section"] = {"description": _first_line(Section), **_object(section, optional=("standings",))}
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": ID,
        "title": "A chess event with its sections, players and rounds, as tdapp writes it",
        **_object(properties),
        "$defs": dict(sorted(made.definitions.items())),
    }
    _explain(whole, tomllib.loads(WORDS.read_text("utf-8")))
    return whole


def _explain(whole: Schema, words: dict[str, dict[str, Any]]) -> None:
    """Give every property its sentence and its example; KeyError names one that has none, or that is none any more."""
    defs = whole["$defs"]
    unsaid = [
        f"[{name}] {key}"
        for name, definition in ((DOCUMENT, whole), *defs.items())
        for key in definition.get("properties", ())
        if key not in words.get(name, ())
    ]
    if unsaid:
        raise KeyError(f"{WORDS.name} says nothing of {', '.join(unsaid)}")
    for name, definition in ((DOCUMENT, whole), *defs.items()):
        if "enum" in definition:
            definition["description"] = words[ENUMERATIONS][name]
            continue
        said = words[name]
        if left := sorted(set(said) - set(definition["properties"])):
            raise KeyError(f"{WORDS.name} speaks of [{name}] {', '.join(left)}, which there is not")
        for key, one in definition["properties"].items():
            sentence, *example = said[key]
            example = example or [_nested(one, defs, words)]
            definition["properties"][key] = {"description": sentence, **_without_words(one), "examples": example[:1]}


def _without_words(one: Schema) -> Schema:
    return {key: value for key, value in one.items() if key != "description"}


def _example(defs: Schema, words: dict[str, dict[str, Any]], name: str) -> Any:
    """An example of a definition, from those of its properties."""
    definition = defs[name]
    if "enum" in definition:
        return definition["enum"][0]
    found = {}
    for key, one in definition["properties"].items():
        if name == "Section" and key not in ("name", "kind", "rounds_total"):
            continue  # too long for an example: docs/event.example.json is one
        _, *example = words[name][key]
        found[key] = example[0] if example else _nested(one, defs, words)
    return found


def _nested(one: Schema, defs: Schema, words: dict[str, dict[str, Any]]) -> Any:
    """That of a property of objects: from theirs."""
    if "$ref" in one:
        return _example(defs, words, one["$ref"].rpartition("/")[2])
    if "anyOf" in one:
        return _nested(one["anyOf"][0], defs, words)
    if "items" in one:
        return [_nested(one["items"], defs, words)]
    return [_nested(part, defs, words) for part in one["prefixItems"]]


def schema_text() -> str:
    """As the file holds it."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


class _Maker:
    def __init__(self) -> None:
        self.definitions: dict[str, Schema] = {}

    def of(self, kind: Any) -> Schema:
        origin, arguments = get_origin(kind), get_args(kind)
        if origin in (Union, UnionType):
            (one,) = (argument for argument in arguments if argument is not NoneType)
            return {"anyOf": [self.of(one), {"type": "null"}]}
        if origin is tuple:
            if arguments[1:] == (...,):
                return {"type": "array", "items": self.of(arguments[0])}
            count = len(arguments)
            return {
                "type": "array", "prefixItems": [self.of(one) for one in arguments], "minItems": count,
                "maxItems": count,
            }  # fmt: skip
        if kind in _PLAIN:
            return dict(_PLAIN[kind])
        if is_dataclass(kind) or issubclass(kind, Enum):
            name = kind.__name__
            if name not in self.definitions:
                self.definitions[name] = {}  # itself inside itself ends here
                self.definitions[name] = {"description": _first_line(kind), **self._definition(kind)}
            return {"$ref": f"#/$defs/{name}"}
        raise TypeError(f"no schema for {kind}")

    def _definition(self, kind: type[Any]) -> Schema:
        if issubclass(kind, Enum):
            return {"enum": [member.value for member in kind]}
        hints = get_type_hints(kind)
        return _object({one.name: self.field(kind, one.name, hints[one.name]) for one in fields(kind)})

    def field(self, owner: type[Any], name: str, kind: Any) -> Schema:
        """A property: of a text that is one of a few, these."""
        if (owner, name) in _CHOICES:
            return {"enum": list(_CHOICES[owner, name])}
        if (owner, name) in _PATTERNS:
            return {"type": "string", "pattern": _PATTERNS[owner, name]}
        return self.of(kind)


def _object(properties: dict[str, Schema], optional: tuple[str, ...] = ()) -> Schema:
    return {
        "type": "object",
        "properties": properties,
        "required": [name for name in properties if name not in optional],
        "additionalProperties": False,
    }


def _first_line(kind: type[Any]) -> str:
    return (kind.__doc__ or "").strip().splitlines()[0].replace("``", "")


if __name__ == "__main__":
    sys.stdout.write(schema_text())
