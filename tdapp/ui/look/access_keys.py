"""Access keys (the underlined letters) that mean one thing in one menu, whatever the translators chose."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar

_KEY = re.compile(r"&(?=[^&\s])")


def key_of(text: str) -> str:
    """The access key of a label in lower case; empty where it has none."""
    plain = text.replace("&&", "  ")
    found = _KEY.search(plain)
    return plain[found.end()].casefold() if found else ""


def without_key(text: str) -> str:
    """The label without its access key; a doubled ampersand stays one that is shown."""
    return _KEY.sub("", text.replace("&&", "\0"), count=1).replace("\0", "&&")


def distinct(labels: Sequence[str]) -> list[str]:
    """The same labels, each key once: who comes first keeps it, who comes later gets another letter of its own.

    The beginnings of its words are tried first; a label whose letters are all taken has none. A label that never had a
    key gets none.
    """
    taken: set[str] = set()
    found: list[str] = []
    later: list[int] = []
    for place, text in enumerate(labels):
        key = key_of(text)
        if key and key in taken:
            later.append(place)
        taken.add(key)
        found.append(text)
    for place in later:
        found[place] = _another(without_key(found[place]), taken)
        taken.add(key_of(found[place]))
    return found


def _another(text: str, taken: set[str]) -> str:
    words = text.partition("\t")[0]
    starts = [match.start() for match in re.finditer(r"\b[^\W_]", words)]
    others = [place for place, letter in enumerate(words) if letter.isalnum()]
    for place in (*starts, *others):
        if words[place].casefold() not in taken:
            return f"{text[:place]}&{text[place:]}"
    return text


def set_apart(menu: QMenu | QMenuBar) -> None:
    """Give the entries of a menu, and of those that open from it, distinct keys."""
    actions: list[QAction] = [action for action in menu.actions() if not action.isSeparator()]
    labels = [action.text() for action in actions]
    for action, text, now in zip(actions, labels, distinct(labels), strict=True):
        if now != text:
            action.setText(now)
        below = action.menu()
        if isinstance(below, QMenu):
            set_apart(below)
