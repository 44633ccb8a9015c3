"""Choices side by side."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics

from tdapp.ui.widgets.basics import Segments
from tests.ui.every_place import shown


@pytest.mark.usefixtures("dressed")
def test_the_chosen_one_in_bold_has_room_and_moves_nothing(qtbot):
    made = Segments("Order", (("order", "Der Reihe nach", ""), ("slips", "Zettel", "")))
    shown(qtbot, made)
    part = made.button("order")
    before = part.width()
    made.set_choice("order")
    qtbot.wait(20)
    bold = part.font()
    bold.setBold(True)
    assert part.width() >= QFontMetrics(bold).horizontalAdvance(part.text()) + 2 * 11  # as much as the style sheet pads
    assert part.width() == part.sizeHint().width() == before
