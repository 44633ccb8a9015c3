"""The schema of the JSON file of an event (docs/event.schema.json), made from the types that are written.

``python -m tdapp.interchange.event_schema > docs/event.schema.json`` writes it anew.
"""

from __future__ import annotations

import datetime as dt
import json
import sys
from dataclasses import fields, is_dataclass
from enum import Enum
from fractions import Fraction
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from tdapp.domain.games.broadcast import Broadcast
from tdapp.domain.games.text import GameText
from tdapp.domain.section.event import Event, Section
from tdapp.domain.section.ladder import Ladder
from tdapp.domain.section.page_head import PageHead
from tdapp.domain.section.publishing import Publishing
from tdapp.domain.section.round import Round
from tdapp.domain.words.plain import FRACTION
from tdapp.interchange.event_json import FIELDS, FORMAT, VERSION

Schema = dict[str, Any]
_PLAIN: dict[type[Any], Schema] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    bool: {"type": "boolean"},
    dt.date: {"type": "string", "format": "date", "pattern": r"^\d{4}-\d{2}-\d{2}$"},
    Fraction: {"type": "string", "pattern": f"^{FRACTION.pattern}$", "description": "Exact: 3, 1/2, -1/4"},
    Ladder: {"type": "string", "description": "Rungs as docs/command-line.md writes them, separated by commas"},
}


def schema() -> Schema:
    """The schema of a whole file."""
    made = _Maker()
    hints = get_type_hints(Section)
    section: dict[str, Schema] = {name: made.of(hints[name]) for name in FIELDS}
    section |= {
        "rounds": made.of(tuple[Round, ...]),
        "games": made.of(tuple[GameText, ...]),
        "broadcast": made.of(Broadcast),
    }
    properties: dict[str, Schema] = {
        "format": {"const": FORMAT},
        "version": {"const": VERSION},
        "event": made.of(Event),
        "page_head": made.of(PageHead),
        "publishing": made.of(Publishing),
        "sections": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/Section"}},
        "preferences": {"type": "object", "description": "What is remembered with the event: choices of documents"},
    }
    made.definitions["Section"] = {"description": _first_line(Section), **_object(section)}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A chess event with its sections, players and rounds, as tdapp writes it",
        **_object(properties),
        "$defs": dict(sorted(made.definitions.items())),
    }


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
            return _PLAIN[kind]
        if is_dataclass(kind) or issubclass(kind, Enum):
            name = kind.__name__
            if name not in self.definitions:
                self.definitions[name] = {}  # itself inside itself ends here
                self.definitions[name] = {"description": _first_line(kind), **self._definition(kind)}
            return {"$ref": f"#/$defs/{name}"}
        raise TypeError(f"no schema for {kind}")

    def _definition(self, kind: Any) -> Schema:
        if not is_dataclass(kind):
            return {"enum": [member.value for member in kind]}
        hints = get_type_hints(kind)
        return _object({one.name: self.of(hints[one.name]) for one in fields(kind)})


def _object(properties: dict[str, Schema]) -> Schema:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _first_line(kind: type[Any]) -> str:
    return (kind.__doc__ or "").strip().splitlines()[0].replace("``", "")


if __name__ == "__main__":
    sys.stdout.write(schema_text())
