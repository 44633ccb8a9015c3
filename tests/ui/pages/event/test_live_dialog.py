"""Live boards in the window: nothing listens before Start; the delay is a step; the hall is asked for."""

from __future__ import annotations

import urllib.request
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tdapp.domain.games.broadcast import Broadcast
from tdapp.storage import open_event_file
from tdapp.ui.pages.event.live import LiveDialog, qr_picture
from tdapp.ui.session.calculations import Calculations
from tdapp.ui.session.live_desk import LiveDesk
from tdapp.ui.session.session import Session
from tests.event_files import written

PATIENCE = 30_000
HERE = str(Path(__file__).parents[4])


@pytest.fixture
def opened_session(qapp, tmp_path: Path, swiss) -> Iterator[Session]:
    session = Session(Calculations())
    with closing(open_event_file(written(tmp_path / "event.tdb", swiss))) as store:
        session.view.open(store)
        yield session
        session.view._store = None  # the file is closed here


@pytest.fixture
def live_desk(opened_session, tools, monkeypatch) -> Iterator[LiveDesk]:
    monkeypatch.setenv("PYTHONPATH", HERE)  # the sources beside these tests, also for the process of the viewers
    desk = LiveDesk(opened_session, tools)
    yield desk
    desk.stop()


@pytest.fixture
def dialog(opened_session, live_desk, qtbot) -> LiveDialog:
    made = LiveDialog(opened_session, live_desk)
    qtbot.addWidget(made)
    made.show()
    return made


def test_it_serves_from_start_to_stop(dialog, live_desk, qtbot):
    assert not live_desk.is_running
    assert not dialog.address.isVisible()
    dialog.port.setValue(18_710)
    dialog.notice.setText("Lunch  at one")
    dialog.go.click()
    qtbot.waitUntil(lambda: live_desk.address != "", timeout=PATIENCE)
    assert dialog.address.text() == "http://127.0.0.1:18710/"
    assert dialog.code.isVisible()
    assert not dialog.port.isEnabled()

    def page() -> str:
        with urllib.request.urlopen("http://127.0.0.1:18710/", timeout=10) as answer:
            return answer.read().decode()

    qtbot.waitUntil(lambda: "Lunch at one" in page(), timeout=PATIENCE)
    assert "Ильин" in page()
    dialog.stop.click()
    assert not live_desk.is_running
    assert dialog.go.isVisible()

    def is_gone() -> bool:
        try:
            page()
        except OSError:
            return True
        return False

    qtbot.waitUntil(is_gone, timeout=PATIENCE)


def test_the_delay_is_a_step_and_none_needs_a_reason(dialog, opened_session, live_desk, monkeypatch):
    asked = []
    monkeypatch.setattr(live_desk, "start", lambda **choices: asked.append(choices))
    dialog.minutes.setValue(5)
    dialog.strict.setChecked(True)
    dialog.go.click()
    store = opened_session.view.store
    assert store.broadcast(1) == Broadcast(300, True)
    assert asked == [{"hall": False, "port": 8710}]
    dialog.minutes.setValue(0)
    dialog.go.click()  # nobody answers the question
    assert (store.broadcast(1).delay, len(asked)) == (300, 1)
    opened_session.talk.ask = lambda question: "a friendly match" if question.needs_reason else None
    dialog.go.click()
    assert (store.broadcast(1).delay, len(asked)) == (0, 2)


def test_the_hall_is_asked_for_once(dialog, opened_session, live_desk, monkeypatch):
    started, questions, answers = [], [], [None, "", ""]
    monkeypatch.setattr(live_desk, "start", lambda **choices: started.append(choices["hall"]))
    opened_session.talk.ask = lambda question: (questions.append(question.title), answers.pop(0))[1]
    dialog.hall.setChecked(True)
    for _ in range(3):
        dialog.go.click()
    assert started == [True, True]
    assert len(questions) == 2


def test_a_port_that_is_taken_is_said(dialog, live_desk, opened_session, tools, qtbot):
    first = LiveDesk(opened_session, tools)
    try:
        first.start(hall=False, port=18_711)
        qtbot.waitUntil(lambda: first.address != "", timeout=PATIENCE)
        dialog.port.setValue(18_711)
        with qtbot.waitSignal(live_desk.failed, timeout=PATIENCE):
            dialog.go.click()
        assert "18711" in dialog.banner.text()
        assert dialog.go.isVisible()
    finally:
        first.stop()


def test_a_code_has_its_quiet_zone(qapp):
    image = qr_picture("http://192.168.178.20:8710/").toImage()
    assert image.width() == image.height()
    assert {image.pixelColor(x, 10).lightness() for x in range(image.width())} == {255}
    assert image.pixelColor(22, 22).lightness() == 0
