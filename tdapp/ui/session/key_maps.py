"""Which key means which result: the maps of the programs arbiters come from, and one of one's own."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from enum import Enum

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent

from tdapp.domain.section.outcome import GameResult
from tdapp.domain.words.frozen import dataclass
from tdapp.ui.session.key_map_names import CLASSIC, OWN


class Act(Enum):
    """What a key can do besides naming a result."""

    CLEAR = "clear"
    SPECIAL = "special"  # the menu of the other results


Meaning = GameResult | Act

W, D, B = GameResult.WHITE_WINS, GameResult.DRAW, GameResult.BLACK_WINS

_COMMON: dict[str, Meaning] = {
    "+": GameResult.WHITE_BY_FORFEIT,
    "-": GameResult.BLACK_BY_FORFEIT,
    "*": GameResult.DOUBLE_FORFEIT,
    "/": Act.SPECIAL,
}


@dataclass(frozen=True, slots=True)
class KeyMap:
    """A set of keys; ``id`` is remembered. Keys are what is printed on them, letters small, the space bar a space."""

    id: str
    own: tuple[tuple[str, Meaning], ...]
    with_common: bool = True  # the keys of forfeits and other results as in every map

    @property
    def keys(self) -> Mapping[str, Meaning]:
        """Every key of the map."""
        return {**(_COMMON if self.with_common else {}), **dict(self.own)}

    def key_of(self, meaning: Meaning) -> str:
        """The first key with this meaning; empty when there is none."""
        common = _COMMON.items() if self.with_common else ()
        return next((key for key, means in (*self.own, *common) if means is meaning), "")


MAPS: tuple[KeyMap, ...] = (
    KeyMap(CLASSIC, (("1", W), ("5", D), ("=", D), ("0", B))),
    KeyMap("sharly", (("1", W), ("3", D), ("2", B), ("0", Act.CLEAR))),
    KeyMap("openpairings", (("1", W), ("2", D), ("3", B))),
    KeyMap("space", (("1", W), (" ", D), ("0", B))),
    KeyMap("us", (("w", W), ("d", D), ("l", B))),
)
OWN_MEANINGS: tuple[Meaning, ...] = (
    W,
    D,
    B,
    GameResult.WHITE_BY_FORFEIT,
    GameResult.BLACK_BY_FORFEIT,
    GameResult.DOUBLE_FORFEIT,
    Act.SPECIAL,
    Act.CLEAR,
)
"""What one's own keys are asked for, in this order; the first three must have one."""
NO_KEY = "\u00b7"  # in the text of one's own keys: none
USUAL_OWN = "150+-*/" + NO_KEY
"""One's own keys before any was chosen."""


def map_of(map_id: str, own: str = "") -> KeyMap:
    """The map with this id, the classic one when there is none; ``own`` is the text of one's own (``own_text``)."""
    if map_id == OWN:
        parsed = own_map(own)
        if parsed is not None:
            return parsed
    return next((one for one in MAPS if one.id == map_id), MAPS[0])


def own_text(keys: Sequence[str]) -> str:
    """One's own keys as they are remembered: one character for each of OWN_MEANINGS."""
    return "".join(key or NO_KEY for key in keys)


def own_keys(text: str) -> list[str]:
    """The keys of a text, one for each of OWN_MEANINGS, empty for none; a shorter text has the usual ones."""
    filled = (text + USUAL_OWN[len(text) :])[: len(OWN_MEANINGS)] if text else USUAL_OWN
    return ["" if key == NO_KEY else key for key in filled.casefold()]


def own_map(text: str) -> KeyMap | None:
    """One's own map; None unless the three results have keys and no key has two meanings."""
    if len(text) < 3:
        return None
    keys = own_keys(text)
    used = [key for key in keys if key]
    if not all(keys[:3]) or len(set(used)) != len(used):
        return None
    pairs = ((key, meaning) for key, meaning in zip(keys, OWN_MEANINGS, strict=True) if key)
    return KeyMap(OWN, tuple(pairs), with_common=False)


def key_name(key: str) -> str:
    """A key as the legend prints it."""
    return QCoreApplication.translate("KeyMaps", "Space") if key == " " else key.upper()


# -- reading a key press ---

_KEYPAD_DIGITS = {
    Qt.Key.Key_0: "0",
    Qt.Key.Key_1: "1",
    Qt.Key.Key_2: "2",
    Qt.Key.Key_3: "3",
    Qt.Key.Key_4: "4",
    Qt.Key.Key_5: "5",
    Qt.Key.Key_6: "6",
    Qt.Key.Key_7: "7",
    Qt.Key.Key_8: "8",
    Qt.Key.Key_9: "9",
}
_NUM_LOCK_OFF = frozenset(
    {
        Qt.Key.Key_Insert,
        Qt.Key.Key_End,
        Qt.Key.Key_Down,
        Qt.Key.Key_PageDown,
        Qt.Key.Key_Left,
        Qt.Key.Key_Clear,
        Qt.Key.Key_Right,
        Qt.Key.Key_Home,
        Qt.Key.Key_Up,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_Delete,
    }
)
_FIRST_DIGIT = {"linux": 10, "win32": 2}  # the scan code of the key with 1; the others follow, 0 last
_MAC_DIGITS = dict(zip((18, 19, 20, 21, 23, 22, 26, 28, 25, 29), "1234567890", strict=True))
_CHANGED = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def is_num_lock_off(event: QKeyEvent) -> bool:
    """True for a key of the number block that would move the cursor because Num Lock is off."""
    if sys.platform == "darwin":  # arrow keys carry the mark of the number block there, and there is no Num Lock
        return False
    return bool(event.modifiers() & Qt.KeyboardModifier.KeypadModifier) and event.key() in _NUM_LOCK_OFF


def physical_digit(event: QKeyEvent, platform: str = sys.platform) -> str:
    """The digit of a key of the top row by its place, so that AZERTY needs no Shift; empty for other keys."""
    if event.modifiers() & (_CHANGED | Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier):
        return ""
    if platform == "darwin":
        return _MAC_DIGITS.get(event.nativeVirtualKey(), "")
    first = _FIRST_DIGIT.get(platform)
    place = event.nativeScanCode() - first if first is not None else -1
    return "1234567890"[place] if 0 <= place < 10 else ""


def printed(event: QKeyEvent) -> str:
    """What stands on the key: a digit of the number block, a character; empty for keys that print nothing."""
    if event.modifiers() & _CHANGED:
        return ""
    if event.key() in _KEYPAD_DIGITS and event.modifiers() & Qt.KeyboardModifier.KeypadModifier:
        return _KEYPAD_DIGITS[Qt.Key(event.key())]
    text = event.text()
    return text.casefold() if len(text) == 1 and text.isprintable() else ""


def meaning_of(event: QKeyEvent, keys: KeyMap, platform: str = sys.platform) -> Meaning | None:
    """What a key press means under a map; None when it means nothing. Arrow keys never mean anything."""
    if event.key() == Qt.Key.Key_Delete and not event.modifiers() & _CHANGED:
        return Act.CLEAR
    known = keys.keys
    digit = physical_digit(event, platform)
    if digit in known:
        return known[digit]
    return known.get(printed(event))


def typed_digit(event: QKeyEvent, platform: str = sys.platform) -> str:
    """The digit typed, top row by place or number block; empty for anything else."""
    digit = physical_digit(event, platform) or printed(event)
    return digit if len(digit) == 1 and digit in "0123456789" else ""
