"""Flags of federations as pictures inside the style sheet: only those that the site shows, with the licence of the set.

The set is flag-icons (MIT); federations without a free flag are shown by their codes alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from urllib.parse import quote

from tdapp.domain.words.resources import resource_path

_SAFE = " =:;,.()-'+*!$&@~?[]{}|^"
_LOOK = """
.flag { display: inline-block; width: 1.34em; height: 1em; margin-inline-end: .35em; vertical-align: -.1em;
  background: center / 100% 100% no-repeat; box-shadow: 0 0 0 1px rgba(128, 128, 128, .5); border-radius: 2px;
  print-color-adjust: exact; }
"""


@cache
def _flags() -> Mapping[str, str]:
    """SVG by the code of FIDE."""
    lines = resource_path("site/flags.tsv").read_text("utf-8").splitlines()
    return dict(line.split("\t", 1) for line in lines)


def flag(code: str) -> str:
    """What stands before the code of a federation; nothing where there is no flag."""
    return f'<span class="flag f-{code}"></span>' if code in _flags() else ""


def flag_styles(codes: Iterable[str]) -> bytes:
    """The rules of these federations, and the licence that goes with them; nothing where none has a flag."""
    shown = sorted(set(codes) & set(_flags()))
    if not shown:
        return b""
    licence = resource_path("site/LICENSE-flags.txt").read_text("utf-8").strip()
    rules = "".join(
        f'.f-{code} {{ background-image: url("data:image/svg+xml,{quote(_flags()[code], safe=_SAFE)}"); }}\n'
        for code in shown
    )
    return f"/*\n{licence}\n*/{_LOOK}{rules}".encode()
