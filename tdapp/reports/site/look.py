"""The colour and the picture of an event on its website."""

from __future__ import annotations

from tdapp.domain.section.page_head import Picture

_LIGHT, _DARK = "#ffffff", "#000000"
_ENDS = {"image/png": "png", "image/jpeg": "jpg"}


def cover_name(picture: Picture) -> str:
    """The name of the picture's file."""
    return f"cover.{_ENDS.get(picture.media_type, 'png')}"


def accent(colour: str) -> bytes:
    """The rule that gives the head of every page this colour, with letters that can be read on it; empty: none."""
    if not colour:
        return b""
    return f":root {{ --accent: {colour}; --on-accent: {readable_on(colour)}; }}\n".encode()


def readable_on(colour: str) -> str:
    """Black or white, whichever stands out more (WCAG 2.2, 1.4.3): one of them has at least 4.5 on every colour."""
    light = luminance(colour)
    on_white = (1 + 0.05) / (light + 0.05)
    on_black = (light + 0.05) / 0.05
    return _LIGHT if on_white >= on_black else _DARK


def luminance(colour: str) -> float:
    """WCAG 2.2, relative luminance of ``#rrggbb``."""
    values = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
