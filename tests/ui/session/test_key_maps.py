"""Keys read by what they are: top-row digits by their place, the number block, and what must mean nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from tdapp.domain.section.outcome import GameResult
from tdapp.ui.pages.rounds.results.own_keys import OwnKeysDialog
from tdapp.ui.session.key_map_names import map_name
from tdapp.ui.session.key_maps import MAPS, NO_KEY, OWN, Act, is_num_lock_off, map_of, meaning_of, own_map, typed_digit

NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
KEYPAD, CTRL = Qt.KeyboardModifier.KeypadModifier, Qt.KeyboardModifier.ControlModifier
W, D, B = GameResult.WHITE_WINS, GameResult.DRAW, GameResult.BLACK_WINS


def pressed(key: Qt.Key, text: str, scan: int = 0, modifiers: Qt.KeyboardModifier = NONE) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, scan, 0, 0, text)


@pytest.mark.parametrize(
    ("key", "text", "place", "result"),
    [
        (Qt.Key.Key_Ampersand, "&", 0, W),  # AZERTY without Shift: the key with 1
        (Qt.Key.Key_ParenLeft, "(", 4, D),  # the key with 5
        (Qt.Key.Key_Agrave, "à", 9, B),  # the key with 0
    ],
)
@pytest.mark.parametrize(("platform", "first"), [("linux", 10), ("win32", 2)])
def test_azerty_digits_need_no_shift(key, text, place, result, platform, first):
    assert meaning_of(pressed(key, text, first + place), MAPS[0], platform) is result


def test_shifted_characters_keep_their_meaning():
    star = pressed(Qt.Key.Key_Asterisk, "*", 17, SHIFT)  # US: Shift and the key with 8
    assert meaning_of(star, MAPS[0], "linux") is GameResult.DOUBLE_FORFEIT
    one = pressed(Qt.Key.Key_1, "1", 10, SHIFT)  # AZERTY with Shift
    assert meaning_of(one, MAPS[0], "linux") is W


def test_the_number_block():
    five = pressed(Qt.Key.Key_5, "5", 84, KEYPAD)
    assert meaning_of(five, MAPS[0], "linux") is D
    assert typed_digit(five, "linux") == "5"
    down = pressed(Qt.Key.Key_Down, "", 88, KEYPAD)
    assert meaning_of(down, MAPS[1], "linux") is None
    plain = pressed(Qt.Key.Key_Down, "", 116)
    assert not is_num_lock_off(plain)


def test_what_means_nothing():
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_PageDown, Qt.Key.Key_Return, Qt.Key.Key_F5):
        for keys in MAPS:
            assert meaning_of(pressed(key, ""), keys, "linux") is None
    assert meaning_of(pressed(Qt.Key.Key_1, "1", 10, CTRL), MAPS[0], "linux") is None
    assert meaning_of(pressed(Qt.Key.Key_Delete, "\x7f"), MAPS[0], "linux") is Act.CLEAR


def test_every_map_names_the_three_results_once():
    for keys in MAPS:
        assert all(keys.key_of(result) for result in (W, D, B))
        assert len(dict(keys.own)) == len(keys.own)
        assert map_name(keys.id)


def test_own_keys():
    keys = own_map("jKl")  # as the version before remembered them: the other keys are the usual ones
    assert keys is not None
    assert [keys.key_of(result) for result in (W, D, B)] == ["j", "k", "l"]
    assert keys.key_of(GameResult.DOUBLE_FORFEIT) == "*"
    assert own_map("112") is None
    assert own_map("1/2") is None  # the stroke is the menu's already
    assert map_of(OWN, "") is MAPS[0]
    keys = own_map("174qwe.c")
    assert keys is not None
    assert keys.key_of(Act.SPECIAL) == "."
    assert keys.key_of(Act.CLEAR) == "c"
    assert "+" not in keys.keys  # nothing means anything but what was chosen
    assert own_map("174" + NO_KEY * 5) is not None


def test_own_keys_are_chosen_by_pressing_them(qtbot, theme, announced):
    dialog = OwnKeysDialog("")
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.legend.text().startswith("1 White wins, 5 draw, 0 Black wins")
    QTest.keyClicks(dialog.fields[1], "1")
    assert not dialog.confirm.isEnabled()
    assert dialog.confirm.toolTip() == "1 would mean two things."
    QTest.keyClicks(dialog.fields[1], "r")
    QTest.keyClick(dialog.fields[3], Qt.Key.Key_Backspace)
    assert dialog.confirm.isEnabled()
    assert dialog.text() == "1r0" + NO_KEY + "-*/" + NO_KEY
    assert "R draw" in dialog.legend.text()
