"""Whether this Python may freeze the program: tdapp installed in it as from a wheel, and nothing of developers."""

from __future__ import annotations

import json
from importlib import metadata
from pathlib import Path

from installer.contents import DEVELOPERS

ROOT = Path(__file__).resolve().parents[1]
_HOW = "`python -m installer.freeze` makes an environment of its own from requirements.lock."


def version() -> str:
    """Of the tdapp that is installed."""
    return metadata.version("tdapp")


def complaint() -> str | None:
    """Why the folder would not run, or would hold what does not belong in it."""
    try:
        ours = metadata.distribution("tdapp")
    except metadata.PackageNotFoundError:
        return f"tdapp is not installed in this environment: the folder would be made, and no window would open. {_HOW}"
    origin = json.loads(ours.read_text("direct_url.json") or "{}")
    if origin.get("dir_info", {}).get("editable"):
        return f"tdapp is installed in this environment as a link to its sources, not as a package. {_HOW}"
    if there := [name for name in DEVELOPERS if _installed(name)]:
        return f"This environment has packages of developers: {', '.join(there)}. {_HOW}"
    return None


def _installed(name: str) -> bool:
    try:
        metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return False
    return True
