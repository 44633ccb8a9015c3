"""Three rounds, from the first pairing to the closed tournament, typed into the window beside the real engine."""

from __future__ import annotations

import random
from pathlib import Path

from PySide6.QtCore import QSettings
from PySide6.QtTest import QTest

from tdapp.app.backend import FileBackend
from tdapp.domain.section.round import RoundState
from tdapp.ui.pages.rounds.closing_dialog import ClosingDialog
from tdapp.ui.window.main_window import MainWindow
from tests.arena import arena
from tests.event_files import written


def test_an_event_is_played_in_the_window(
    qtbot, qapp, theme, settings: QSettings, tmp_path: Path, announced, monkeypatch
):
    lines = "\n".join(f"{n} Player {n:03d} {2500 - n} |" for n in range(1, 22))
    written(tmp_path / "event.tdb", arena(lines, rounds_total=3, initial_colour="W"))
    window = MainWindow(FileBackend(), settings, theme)
    qtbot.addWidget(window)
    failed: list[str] = []
    window.session.messages.failed.connect(failed.append)
    window.session.messages.ask = lambda _question: "because"
    window.resize(1300, 800)
    window.show()
    window.files.open(tmp_path / "event.tdb")
    qtbot.waitUntil(lambda: window.session.view.is_open, timeout=60_000)
    window.show_page("rounds")
    page, session = window.panel("rounds"), window.session

    def step(text: str) -> None:
        """The next one, as soon as it is offered: it is shown after the keys that wait."""
        qtbot.waitUntil(lambda: page.primary.text() == text and page.primary.isEnabled(), timeout=60_000)
        page.primary.click()
        qapp.processEvents()

    rng = random.Random(3)
    for number in (1, 2, 3):
        assert page.number == number
        page.check.pair.click()
        step(f"Publish round {number}")
        keys = "".join(rng.choice("150") for _ in range(10))
        QTest.keyClicks(page.boards.table, keys)
        qapp.processEvents()
        assert session.view.round(number).state is RoundState.COMPLETE
        if number < 3:
            step(f"Go to round {number + 1}")
    step("Verify the results")
    QTest.keyClicks(page.boards.table, keys)
    qapp.processEvents()
    assert session.view.round(3).state is RoundState.VERIFIED
    monkeypatch.setattr(ClosingDialog, "exec", lambda dialog: dialog.confirm.isEnabled())
    step("Close the tournament…")
    assert session.view.section.closed
    qtbot.waitUntil(lambda: not window.tasks.busy, timeout=60_000)
    (pack,) = [one for one in tmp_path.iterdir() if one.is_dir()]
    assert {one.suffix for one in pack.iterdir()} == {".pdf", ".csv", ".trf", ".tdb"}
    assert not failed
    assert session.view.round(3).engine.name == "tdapp"
    opinion = page.desk.second.opinion(session.view.round(3))
    assert opinion.comparison.second.engine.startswith("gacrux ")
    assert opinion.comparison.agree
    window.close()
