"""What the large window for a projector writes."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontMetrics

from tdapp.ui.pages.rounds.projector import shortened


def test_a_long_name_gives_way_and_its_points_stay(qapp):
    metrics = QFontMetrics(QFont(qapp.font()))
    text = "Ouédraogo-Lambert, Aristide (2½)"
    room = metrics.horizontalAdvance(text)
    assert shortened(text, metrics, room) == text
    short = shortened(text, metrics, room - 20)
    assert short.endswith("… (2½)")
    assert metrics.horizontalAdvance(short) <= room - 20
    assert shortened("Ouédraogo-Lambert", metrics, room // 3).endswith("…")
