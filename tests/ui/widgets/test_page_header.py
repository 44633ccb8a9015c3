"""The line of a page on a small screen: beside the title while its first fact has room there, else below it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint

from tdapp.ui.look import theme
from tdapp.ui.widgets.basics import PageHeader, button
from tests.ui.every_place import settled


@pytest.mark.parametrize(("width", "below"), [(900, False), (420, True)])
def test_the_first_fact_is_read_whole(qtbot, monkeypatch, width, below):
    monkeypatch.setattr(theme, "is_compact", lambda: True)
    header = PageHeader("Standings")
    qtbot.addWidget(header)
    header.subtitle.setText("After round 3 of 7  ·  provisional")
    for text in ("Prizes…", "Everybody", "Documents"):
        header.add(button(text))
    header.resize(width, 60)
    header.show()
    settled()
    header.resize(width, header.heightForWidth(width))
    settled()
    title, line = (one.mapTo(header, QPoint(0, 0)) for one in (header.title, header.subtitle))
    assert (line.y() > title.y() and line.x() == title.x()) is below
    assert header.subtitle.shown().startswith("After round 3 of 7")


def test_a_long_line_takes_no_room_from_controls_that_fit_in_one(qtbot, monkeypatch):
    monkeypatch.setattr(theme, "is_compact", lambda: True)
    header = PageHeader("Tie-breaks")
    qtbot.addWidget(header)
    header.subtitle.setText("Change it freely: it is a trial until you make it official, and nothing else changes.")
    parts = [button(text) for text in ("Preset", "Edition 2026", "Compare…", "Check…")]
    for part in parts:
        header.add(part)
    header.show()
    header.resize(header.title.sizeHint().width() + header.controls.sizeHint().width() + 60, 60)
    settled()
    assert len({part.mapTo(header, QPoint(0, 0)).y() for part in parts}) == 1
