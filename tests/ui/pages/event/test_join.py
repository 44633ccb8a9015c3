"""Joining an event: an address and a code, then eight figures to compare, all of it to be read."""

from __future__ import annotations

import pytest

from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.ui.pages.event.join import JoinDialog


@pytest.fixture
def dialog(window, qtbot, monkeypatch) -> JoinDialog:
    made = JoinDialog(window.stack._tools.backend, window.tasks, window)
    qtbot.addWidget(made)
    made.show()
    made._address.setText("192.168.1.5:8710")
    made._code.setText("KQ7M-2XPD")
    return made


def _has_room(dialog: JoinDialog) -> bool:
    layout = dialog.layout()
    return dialog.height() >= layout.totalMinimumHeightForWidth(dialog.width())


def test_the_figures_have_room_beside_what_was_typed(dialog: JoinDialog, qtbot) -> None:
    dialog._asked("6199d3d3" + "0" * 56)
    qtbot.waitUntil(dialog.same.isVisible)
    assert dialog.figures.text() == "6199 D3D3"
    qtbot.waitUntil(lambda: _has_room(dialog))
    assert dialog._address.geometry().bottom() < dialog._code.geometry().top()


def test_why_nobody_answers_has_room_too(dialog: JoinDialog, qtbot) -> None:
    dialog._failed(EnvironmentProblem("The leading computer at 192.168.1.5:8710 does not answer. " * 4))
    qtbot.waitUntil(dialog.banner.isVisible)
    qtbot.waitUntil(lambda: _has_room(dialog))
    dialog._address.setText("192.168.1.6:8710")
    assert not dialog.banner.isVisible()
    assert dialog.next.isEnabled()
