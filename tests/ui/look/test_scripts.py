"""Names of every script in the window: letters that are there, numbers that stay in their places."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QTextLayout
from PySide6.QtWidgets import QApplication

from tdapp.ui.look.bidi import END, FIRST_STRONG, in_place
from tdapp.ui.widgets.basics import label
from tdapp.ui.widgets.elided import ElidedLabel

NAMES = {
    "Latin": "Łukasz Kővári",
    "Cyrillic": "Ильин",
    "Greek": "Παπαδόπουλος",
    "Chinese": "王雪晴",
    "Japanese": "さくら テニス",
    "Korean": "김철수",
    "Arabic": "محمد",
    "Hebrew": "נתן",
    "Devanagari": "राज",
    "Thai": "สมชาย",
    "Georgian": "ნანა",
    "Armenian": "Լևոն",
}


def laid_out(text: str, theme) -> QTextLayout:
    layout = QTextLayout(text, QApplication.font())
    layout.beginLayout()
    layout.createLine().setLineWidth(4000)
    layout.endLayout()
    return layout


@pytest.mark.parametrize("script", NAMES)
def test_every_script_has_its_letters(theme, script):
    """A letter that no font has is glyph 0, a box."""
    runs = laid_out(NAMES[script], theme).glyphRuns()
    assert runs
    assert all(glyph for run in runs for glyph in run.glyphIndexes())


def test_a_number_stays_at_the_right_of_a_name_from_right_to_left(theme):
    text = "נתן 3½"
    plain, kept = laid_out(text, theme), laid_out(in_place(text), theme)
    # the place of the digit 3 in the line: left of the name without an isolate, right of it with one
    assert plain.lineAt(0).cursorToX(text.index("3"))[0] < plain.lineAt(0).naturalTextWidth() / 2
    isolated = in_place(text)
    assert kept.lineAt(0).cursorToX(isolated.index("3"))[0] >= kept.lineAt(0).cursorToX(isolated.index(END))[0]
    assert kept.lineAt(0).cursorToX(isolated.index("½"))[0] > kept.lineAt(0).cursorToX(isolated.index("3"))[0]


def test_only_the_names_are_isolated():
    assert in_place("Łukasz 3½") == "Łukasz 3½"
    assert in_place("7 – עברית, תהילה 0-1 דן") == f"7 – {FIRST_STRONG}עברית, תהילה{END} 0-1 {FIRST_STRONG}דן{END}"
    once = in_place("נתן 1")
    assert in_place(once) == once


def test_labels_give_back_what_was_set(qtbot):
    for one in (label("נתן 3½"), ElidedLabel()):
        qtbot.addWidget(one)
        one.setText("נתן 3½")
        assert one.text() == "נתן 3½"
