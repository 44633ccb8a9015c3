"""Join an event: address and code, figures that two people compare, and what is said when nobody answers."""

from __future__ import annotations

import pytest

from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.ui.pages.event.join import JoinDialog, shown_figures
from tdapp.ui.session.tasks import TaskRunner
from tests.ui.fakes import FakeBackend

pytestmark = pytest.mark.usefixtures("dressed")


@pytest.fixture
def dialog(qtbot, monkeypatch):
    answer = "99643d3f" + 56 * "0"
    monkeypatch.setattr(FakeBackend, "host_fingerprint", lambda _backend, _address: answer, raising=False)
    made = JoinDialog(FakeBackend(), TaskRunner(threaded=False))
    qtbot.addWidget(made)
    made.show()
    return made


def test_figures_are_read_out_in_two_fours():
    assert shown_figures("99:64:3d:3f:aa:bb") == "9964 3D3F"


def test_nothing_is_asked_before_address_and_code_are_there(dialog):
    assert not dialog.next.isEnabled()
    assert dialog.next.toolTip() == "Fill in the address and the code first."
    dialog._address.setText("192.168.1.5:8710")
    assert not dialog.next.isEnabled()
    dialog._code.setText("kq7m2xpd")
    assert dialog.next.isEnabled()


def test_the_figures_come_below_the_fields_and_go_when_something_else_is_typed(dialog, qtbot):
    dialog._address.setText("192.168.1.5:8710")
    dialog._code.setText("KQ7M-2XPD")
    dialog.next.click()
    qtbot.waitUntil(lambda: dialog.fingerprint != "", timeout=10_000)
    qtbot.waitUntil(lambda: dialog.layout().totalMinimumHeightForWidth(dialog.width()) <= dialog.height())
    assert dialog.figures.text() == "9964 3D3F"
    assert dialog.same.isVisible()
    assert not dialog.next.isVisible()
    assert dialog._address.geometry().bottom() < dialog._code.geometry().top()
    assert dialog._code.geometry().bottom() < dialog.figures.geometry().top()
    dialog._address.setText("192.168.1.6:8710")
    assert dialog.fingerprint == ""
    assert not dialog.same.isVisible()
    assert dialog.next.isVisible()


def test_who_does_not_answer_is_said(dialog, qtbot, monkeypatch):
    def silent(_backend, _address):
        raise EnvironmentProblem("The leading computer at 192.168.1.5:8710 does not answer.")

    monkeypatch.setattr(FakeBackend, "host_fingerprint", silent)
    dialog._address.setText("192.168.1.5:8710")
    dialog._code.setText("KQ7M-2XPD")
    dialog.next.click()
    qtbot.waitUntil(lambda: dialog.banner.isVisible(), timeout=10_000)
    assert "does not answer" in dialog.banner.text()
    assert not dialog.same.isVisible()
    assert dialog.next.isEnabled()
