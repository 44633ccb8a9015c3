"""Keys as they stand on the keyboard at hand: Ctrl+Z, Strg+Z, ⌘Z. In the sources they are Qt's: ``Ctrl+Shift+Z``."""

from __future__ import annotations

import re
import sys

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

translate = QCoreApplication.translate

SYSTEM = sys.platform
_MODIFIER = re.compile(r"\b(Ctrl|Strg|Shift|Umschalt|Alt)(\+|\b(?![-\w]))")
_SIGN = {"Ctrl": "⌘", "Strg": "⌘", "Shift": "⇧", "Umschalt": "⇧", "Alt": "⌥"}


def said(keys: str) -> str:
    """A sequence of keys in the language of the window, or in the signs of macOS."""
    native = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
    before, plus, key = native.rpartition("+")
    if key != "Enter":
        return native
    enter = translate("keys", "Enter")  # as the manual calls it
    return f"{before}{plus}{enter}"


def with_keys(words: str, keys: str) -> str:
    """What a tooltip says of something that has keys as well."""
    return f"{words} ({said(keys)})"


def as_here(text: str) -> str:
    """A page or sentence that is written for Ctrl or Strg, Shift and Alt, with the signs of the system at hand."""
    return in_signs(text) if SYSTEM == "darwin" else text


def in_signs(text: str) -> str:
    """The same text with the signs that stand on the keys of an Apple computer."""
    return _MODIFIER.sub(lambda found: _SIGN[found[1]], text)
