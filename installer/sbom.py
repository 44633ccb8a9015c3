"""The parts list for machines: CycloneDX 1.6, the same in every build of the same things."""

from __future__ import annotations

import json
import uuid
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from installer.components import Component

NAME = "sbom.cdx.json"
_SPACE = uuid.UUID("6f3fd0ab-6f0f-5d0f-9d5c-0d7f0a1c9a52")  # of tdapp's parts lists; drawn once


def write(folder: Path, components: Sequence[Component], version: str, seconds: int) -> None:
    """sbom.cdx.json in the folder."""
    text = json.dumps(bill(components, version, seconds), indent=2, ensure_ascii=False) + "\n"
    (folder / NAME).write_text(text, "utf-8", newline="\n")


def bill(components: Sequence[Component], version: str, seconds: int) -> dict[str, Any]:
    """What CycloneDX wants of a package with these parts, made at this second."""
    ours = next(component for component in components if component.name == "tdapp")
    parts = [_part(component) for component in components if component is not ours]
    told = json.dumps([parts, version, seconds], sort_keys=True)
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(_SPACE, told)}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": {**_part(ours), "type": "application"},
        },
        "components": parts,
        "dependencies": [{"ref": _part(ours)["bom-ref"], "dependsOn": [part["bom-ref"] for part in parts]}],
    }


def _part(component: Component) -> dict[str, Any]:
    part: dict[str, Any] = {"type": _kind(component), "name": component.name, "bom-ref": _reference(component)}
    if component.version:
        part["version"] = component.version
    part["licenses"] = [{"expression": component.licence}]
    if component.distribution and component.name.lower() == component.distribution.lower():
        part["purl"] = f"pkg:pypi/{component.distribution.lower().replace('_', '-')}@{component.version}"
    properties = [{"name": "tdapp:file", "value": name} for name in component.files]
    if component.modules:
        properties.append({"name": "tdapp:modules", "value": str(component.modules)})
    if properties:
        part["properties"] = properties
    return part


def _kind(component: Component) -> str:
    names = component.files
    if names and all(name.startswith("resources/") for name in names):
        return "data" if not any(name.endswith(".js") for name in names) else "library"
    return "library"


def _reference(component: Component) -> str:
    return "-".join(f"{component.name} {component.version}".split()).lower()
