"""The page where newer versions are: whoever publishes a package says it there; a copy from the sources knows none."""

from __future__ import annotations

from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.domain.words.resources import resource_path

_FILE = "downloads.txt"  # installer/freeze.py writes it


def downloads_page() -> str:
    """Its address, https alone; empty where nobody said one."""
    try:
        said = resource_path(_FILE).read_text("utf-8").strip()
    except EnvironmentProblem:
        return ""
    return said if said.startswith("https://") and not any(sign.isspace() for sign in said) else ""
