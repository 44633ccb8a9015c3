"""Go public: Lichess by its token and its round, the folder, the address that is polled; nothing before a button."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tdapp.ui.pages.event import go_public
from tdapp.ui.pages.event.go_public import GoPublicDialog
from tdapp.ui.session.lichess_desk import LichessDesk
from tdapp.ui.session.live_desk import LiveDesk

HERE = str(Path(__file__).parents[4])
PATIENCE = 30_000


@pytest.fixture
def desk(opened_session, tools, monkeypatch) -> Iterator[LichessDesk]:
    monkeypatch.setenv("PYTHONPATH", HERE)
    monkeypatch.setenv("TDAPP_LICHESS_TOKEN", "lip_abcdefgh1234")
    made = LichessDesk(opened_session, tools)
    yield made
    made.stop()


@pytest.fixture
def dialog(opened_session, desk, tools, qtbot) -> GoPublicDialog:
    live = LiveDesk(opened_session, tools)
    opened: list[str] = []
    made = GoPublicDialog(opened_session, live, desk, (lambda: opened.append("live"), lambda: opened.append("site")))
    made.opened = opened
    qtbot.addWidget(made)
    made.show()
    return made


def test_a_dry_run_says_what_would_be_shown(dialog, qtbot):
    dialog.dry.click()
    qtbot.waitUntil(
        lambda: "FIDE" in dialog.told.toPlainText() or "No round" in dialog.told.toPlainText(), timeout=PATIENCE
    )
    assert not dialog._lichess.is_running


def test_pushing_needs_a_round_and_goes_on_after_a_restart(dialog, desk, opened_session, monkeypatch):
    started = []
    monkeypatch.setattr(desk._second, "start", started.append)
    dialog.go.click()
    assert "eight letters" in dialog.banner.text()
    dialog.round.setText("https://lichess.org/broadcast/a/b/AbCdEfG1, AbCdEfG2")
    dialog.go.click()
    assert started[0][4:] == ["--round", "AbCdEfG1", "--round", "AbCdEfG2"]
    assert dialog.banner.text() == ""
    desk._other_event()
    assert started[1] == started[0]
    desk.stop()
    desk._other_event()
    assert len(started) == 2


def test_a_token_that_is_none_is_refused(dialog):
    dialog.token.setText("not a token!")
    dialog.keep_token.click()
    assert "letters and digits" in dialog.banner.text()
    assert dialog.token.text() == "not a token!"


def test_the_other_ways(dialog, opened_session, monkeypatch, tmp_path):
    asked = []
    opened_session.running.folder_wanted.connect(lambda *given: asked.append(given))
    monkeypatch.setattr(go_public.QFileDialog, "getExistingDirectory", staticmethod(lambda *_args: str(tmp_path)))
    dialog.folder.click()
    assert asked == [(tmp_path, 1)]
    assert "public name" in dialog.polled.text()
    monkeypatch.setattr(LiveDesk, "public", "chess.example.org")
    dialog._show()
    assert dialog.polled.text().startswith("https://chess.example.org/live/1/round-")
    dialog.site.click()
    dialog.hall.click()
    assert dialog.opened == ["site", "live"]
