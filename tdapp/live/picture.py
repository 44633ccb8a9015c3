"""A position as an SVG of its own: for a page elsewhere, a chat, a bulletin."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from tdapp.domain.words.resources import resource_path

_NAMES = {"p": "pawn", "n": "knight", "b": "bishop", "r": "rook", "q": "queen", "k": "king"}
_RULE = re.compile(r"piece\.(\w+)\.(\w+) \{\s*background-image: url\('([^']+)'\)")
_LIGHT, _DARK, _LAST = "#f0d9b5", "#b58863", "rgba(155,199,0,.41)"
_SQUARE = 45


@cache
def _pieces() -> dict[str, str]:
    """The pictures of the pieces as the pages draw them, by their letters in a FEN."""
    found = _RULE.findall(resource_path("live/chessground.cburnett.css").read_text("utf-8"))
    by_name = {(name, colour): picture for name, colour, picture in found}
    return {
        letter.upper() if colour == "white" else letter: by_name[name, colour]
        for letter, name in _NAMES.items()
        for colour in ("white", "black")
    }


def picture(placement: str, last: Iterable[str] = (), *, black: bool = False) -> str:
    """The pieces of a FEN on their board, the squares of the last move marked; ``black``: seen from Black's side."""
    rows = [re.sub(r"\d", lambda count: " " * int(count[0]), row) for row in placement.split()[0].split("/")]
    side = 8 * _SQUARE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="0 0 {side} {side}" width="{side}" height="{side}">',
        "<defs>",
        *(
            f'<image id="{"w" if letter.isupper() else "b"}{letter.lower()}" width="{_SQUARE}" height="{_SQUARE}" '
            f'xlink:href="{_pieces()[letter]}"/>'
            for letter in sorted(set("".join(rows)) & set(_pieces()))
        ),
        "</defs>",
    ]
    marked = {(ord(square[0]) - 97, 8 - int(square[1])) for square in last}
    for y, row in enumerate(rows):
        for x, letter in enumerate(row[:8]):
            left, top = ((7 - x) if black else x) * _SQUARE, ((7 - y) if black else y) * _SQUARE
            place = f'x="{left}" y="{top}"'
            size = f'width="{_SQUARE}" height="{_SQUARE}"'
            parts.append(f'<rect {place} {size} fill="{_DARK if (x + y) % 2 else _LIGHT}"/>')
            if (x, y) in marked:
                parts.append(f'<rect {place} {size} fill="{_LAST}"/>')
            if letter in _pieces():
                parts.append(f'<use {place} xlink:href="#{"w" if letter.isupper() else "b"}{letter.lower()}"/>')
    return "".join((*parts, "</svg>"))
