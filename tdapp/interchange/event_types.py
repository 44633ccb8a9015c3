"""Types for TypeScript of the JSON file of an event (docs/event.d.ts), made from its schema.

``python -m tdapp.interchange.event_types > docs/event.d.ts`` writes them anew.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

from tdapp.interchange.event_schema import DOCUMENT, schema

_NAMES = {"string": "string", "integer": "number", "boolean": "boolean", "null": "null"}


def types_text() -> str:
    """As the file holds it."""
    whole = schema()
    lines = [
        "/** The JSON file of an event, as tdapp writes it. Made from event.schema.json: do not edit. */",
        "",
        *_interface(DOCUMENT, whole["title"], whole),
    ]
    for name, definition in whole["$defs"].items():
        lines.append("")
        if "enum" in definition:
            lines += [f"/** {definition['description']} */", f"export type {name} = {_type(definition)};"]
        else:
            lines += _interface(name, definition["description"], definition)
    return "\n".join(lines) + "\n"


def _interface(name: str, description: str, definition: dict[str, Any]) -> Iterator[str]:
    yield f"/** {description} */"
    yield f"export interface {name} {{"
    for key, one in definition["properties"].items():
        yield f"  /** {one['description']} */"
        yield f"  {key}{'' if key in definition['required'] else '?'}: {_type(one)};"
    yield "}"


def _type(one: dict[str, Any]) -> str:
    if "$ref" in one:
        return str(one["$ref"]).rpartition("/")[2]
    if "const" in one:
        return json.dumps(one["const"])
    if "enum" in one:
        return " | ".join(json.dumps(value) for value in one["enum"])
    if "anyOf" in one:
        return " | ".join(_type(part) for part in one["anyOf"])
    if "prefixItems" in one:
        return f"[{', '.join(_type(part) for part in one['prefixItems'])}]"
    if one["type"] == "array":
        inner = _type(one["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    return "Record<string, unknown>" if one["type"] == "object" else _NAMES[one["type"]]


if __name__ == "__main__":
    sys.stdout.write(types_text())
