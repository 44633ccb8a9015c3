"""Flags of the federations, small pictures from a free set (resources/flags/LICENSE.txt)."""

from __future__ import annotations

import base64
from functools import cache

from tdapp.domain.section.page_head import Picture
from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.domain.words.resources import resource_path

_WIDTH, _HEIGHT = 120, 90


@cache
def flag_of(federation: str) -> Picture | None:
    """The flag of FIDE's three letters; None for FIDE itself, federations of former times and what it does not know."""
    if not (len(federation) == 3 and federation.isascii() and federation.isalpha() and federation.isupper()):
        return None
    try:
        content = resource_path(f"flags/{federation}.png").read_bytes()
    except EnvironmentProblem:
        return None
    return Picture("image/png", base64.b64encode(content).decode("ascii"), _WIDTH, _HEIGHT)
