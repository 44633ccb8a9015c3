"""Live boards in the window: nothing listens before Start; the delay is a step; the hall is asked for."""

from __future__ import annotations

import datetime as dt
import socket
import stat
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tdapp.domain.games.broadcast import Broadcast
from tdapp.ui.pages.event import live as live_module
from tdapp.ui.pages.event.live import LiveDialog
from tdapp.ui.session.live_desk import LiveDesk
from tdapp.ui.session.together.kept import kept_certificate
from tdapp.ui.widgets.qr import qr_picture

PATIENCE = 30_000
HERE = str(Path(__file__).parents[4])


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
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    dialog.port.setValue(port)
    dialog.notice.setText("Lunch  at one")
    dialog.go.click()
    qtbot.waitUntil(lambda: live_desk.address != "", timeout=PATIENCE)
    assert dialog.address.text() == f"http://127.0.0.1:{port}/"
    assert dialog.code.isVisible()
    assert not dialog.port.isEnabled()

    def page() -> str:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=10) as answer:
            return answer.read().decode()

    # The notice is told at once, the boards with the first look at the event: either may come first.
    qtbot.waitUntil(lambda: "Lunch at one" in page(), timeout=PATIENCE)
    qtbot.waitUntil(lambda: "Ильин" in page(), timeout=PATIENCE)
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
    assert asked == [
        {"hall": False, "port": 8710, "word": False, "network": "", "public": "", "now": False, "engine": ""}
    ]
    dialog.minutes.setValue(0)
    dialog.go.click()  # nobody answers the question
    assert (store.broadcast(1).delay, len(asked)) == (300, 1)
    opened_session.messages.ask = lambda question: "a friendly match" if question.needs_reason else None
    dialog.go.click()
    assert (store.broadcast(1).delay, len(asked)) == (0, 2)


def test_the_hall_is_asked_for_once(dialog, opened_session, live_desk, monkeypatch):
    started, questions, answers = [], [], [None, "", ""]
    monkeypatch.setattr(live_desk, "start", lambda **choices: started.append(choices["hall"]))
    opened_session.messages.ask = lambda question: (questions.append(question.title), answers.pop(0))[1]
    dialog.hall.setChecked(True)
    for _ in range(3):
        dialog.go.click()
    assert started == [True, True]
    assert len(questions) == 2


def test_a_port_that_is_taken_is_said(dialog, live_desk, qtbot):
    """The process itself says so: tests/cli/test_live.py."""
    dialog.go.setVisible(False)
    live_desk._second.ended.emit(4, "the live pages cannot be served on port 18711: Address already in use")
    assert "18711" in dialog.banner.text()
    assert dialog.go.isVisible()


def test_the_code_is_a_page_for_the_door(dialog, live_desk, tmp_path, monkeypatch):
    live_desk.address = "http://192.168.178.20:8710/?word=kestrel"
    names = [str(tmp_path / "no folder" / "live.pdf"), str(tmp_path / "live.pdf")]
    monkeypatch.setattr(live_module.QFileDialog, "getSaveFileName", lambda *_args: (names.pop(0), ""))
    dialog.page.click()
    assert "No such file" in dialog.banner.text()
    dialog.page.click()
    assert (tmp_path / "live.pdf").read_bytes().startswith(b"%PDF")


def test_the_page_for_the_door_is_never_written_over_an_event(dialog, opened_session, monkeypatch):
    event = opened_session.view.store.path
    before = event.read_bytes()
    monkeypatch.setattr(live_module.QFileDialog, "getSaveFileName", lambda *_args: (str(event), ""))
    dialog._write_page()
    assert event.read_bytes() == before
    assert event.name in dialog.banner.text()


def test_a_code_has_its_quiet_zone(qapp):
    image = qr_picture("http://192.168.178.20:8710/").toImage()
    assert image.width() == image.height()
    assert {image.pixelColor(x, 6).lightness() for x in range(image.width())} == {255}
    assert image.pixelColor(13, 13).lightness() == 0


def test_the_certificate_is_the_same_for_some_weeks(tmp_path):
    path, now = tmp_path / "here" / "pages.json", dt.datetime(2026, 7, 3, 12, tzinfo=dt.UTC)
    first = kept_certificate(path, "192.168.1.5", now)
    assert kept_certificate(path, "192.168.1.5", now + dt.timedelta(days=20)) == first
    assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0 or sys.platform == "win32"
    assert kept_certificate(path, "192.168.1.6", now) != first
    path.write_text("{", "utf-8")
    assert "CERTIFICATE" in kept_certificate(path, "192.168.1.5", now)[0]


def test_the_standings_of_now_are_served_when_wanted_and_again_after_a_restart(dialog, live_desk, tools, monkeypatch):
    started = []
    monkeypatch.setattr(live_desk._second, "start", started.append)
    assert not dialog.now.isChecked()
    dialog.go.click()
    assert "--standings-now" not in started[-1]
    dialog.now.setChecked(True)
    dialog.start()
    assert "--standings-now" in started[-1]
    live_desk._said("http://127.0.0.1:8710/")
    again = LiveDesk(live_desk._session, tools)
    assert again.shows_now
    monkeypatch.setattr(again._second, "start", started.append)
    again._other_event()
    assert "--standings-now" in started[-1]


def test_an_engine_is_told_to_the_program_and_its_fault_to_the_arbiter(dialog, live_desk, tools, monkeypatch):
    started = []
    monkeypatch.setattr(live_desk._second, "start", started.append)
    chosen = ("/engines/some engine", "")
    monkeypatch.setattr(live_module.QFileDialog, "getOpenFileName", lambda *_: chosen)
    dialog.choose.click()
    dialog.start()
    assert started[-1][started[-1].index("--engine") + 1] == "/engines/some engine"
    live_desk._said("http://127.0.0.1:8710/")
    assert LiveDesk(live_desk._session, tools).engine == "/engines/some engine"
    live_desk._said("engine The engine says nothing.")
    assert dialog.banner.isVisible()
    assert "says nothing" in dialog.banner.text()
