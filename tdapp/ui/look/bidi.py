"""Right to left: names keep numbers and results in their places, and a window in Hebrew or Arabic is mirrored.

Each name written from right to left is isolated where text is shown. In a window that is read from right to left it is
the other way round: there figures, results and names in other letters are isolated, else 1½ would stand as ½1 and 1–0
as 0–1 (Unicode UAX 9).

Qt mirrors the window, and what is painted by hand asks here. A chess board, a bracket and a chart stay as they are on
every side: they are pictures.
"""

from __future__ import annotations

import re
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QApplication

_LETTERS = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc"  # Hebrew, Arabic and their kin
_RUN = re.compile(f"[{_LETTERS}](?:[{_LETTERS}\\s,.'’״׳\\-־]*[{_LETTERS}])?")
_FIGURES = re.compile(r"[+\-−–]?[\d½⅓⅔¼¾](?:[\d½⅓⅔¼¾\s.,:/=+\-−–]*[\d½⅓⅔¼¾])?")
_SAYS = re.compile(r"[\w+=−]")  # letters, figures, signs of a result; a lone bracket is mirrored by Unicode
_ARROWS = str.maketrans("→←", "←→")  # Unicode mirrors brackets, no arrows
LEFT_TO_RIGHT, FIRST_STRONG, END = "\u2066", "\u2068", "\u2069"

_turned = False  # asked for hundreds of cells: Qt would make an object for each answer


def read_from(app: QApplication, direction: Qt.LayoutDirection) -> None:
    """Turn every window of the program, also those that are open."""
    global _turned
    _turned = direction is Qt.LayoutDirection.RightToLeft
    in_place.cache_clear()
    app.setLayoutDirection(direction)


def is_mirrored() -> bool:
    """Whether the windows are read from right to left."""
    return _turned


def on_its_side(rect: QRectF, whole: QRectF) -> QRectF:
    """A part of ``whole`` that was measured from the left, where the window has it."""
    if not is_mirrored():
        return rect
    return QRectF(whole.left() + whole.right() - rect.right(), rect.top(), rect.width(), rect.height())


@lru_cache(maxsize=16_384)  # the cells of a table are painted again and again
def in_place(text: str) -> str:
    """The text with every run of such letters isolated (Unicode UAX 9): “נתן 3½” keeps its 3½ at the right."""
    if is_mirrored():
        return "\n".join(map(_mirrored, text.split("\n")))
    if text.isascii() or _RUN.search(text) is None or FIRST_STRONG in text:
        return text
    return _RUN.sub(lambda run: f"{FIRST_STRONG}{run[0]}{END}", text)


def _mirrored(line: str) -> str:
    if FIRST_STRONG in line or LEFT_TO_RIGHT in line:
        return line
    line = line.translate(_ARROWS)
    if _RUN.search(line) is None:
        return f"{LEFT_TO_RIGHT}{line}{END}" if _SAYS.search(line) else line
    return _FIGURES.sub(lambda run: f"{LEFT_TO_RIGHT}{run[0]}{END}", line)


_PLACE = re.compile(r"<[^<>]*>|\{[^{}]*\}|%n|%L?\d")


def with_isolated_places(text: str) -> str:
    """A translated text in whose places anything can stand, a name or a result, without turning what is around."""
    return _PLACE.sub(lambda one: one[0] if one[0][0] == "<" else f"{FIRST_STRONG}{one[0]}{END}", text)
