"""A whole weekend by keys alone: check-in, three rounds, standings, why, paper; the focus stays in sight."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tdapp.app.backend import FileBackend
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import CheckIn
from tdapp.domain.section.round import RoundState
from tdapp.ui.look.theme import Theme
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.window.main_window import MainWindow
from tests.effort import thorough
from tests.event_files import written
from tests.ui.hands import Hands, framed, name_of, settled
from tests.ui.weekend import Weekend, small_open

pytestmark = pytest.mark.usefixtures("dressed", "announced")


@pytest.fixture
def weekend(qtbot, qapp, theme, settings, tmp_path: Path) -> Weekend:
    written(tmp_path / "event.tdb", small_open())
    window = MainWindow(FileBackend(), settings, theme, tasks=TaskRunner(threaded=False))
    qtbot.addWidget(window)
    window.resize(1280, 760)
    window.show()
    window.activateWindow()
    window.files.open(tmp_path / "event.tdb")
    settled()
    return Weekend(window, Hands())


def a_round(weekend: Weekend, results: str) -> None:
    weekend.pair()
    weekend.results(results)
    weekend.go_on()


def test_a_weekend_by_keys_alone(weekend: Weekend, tmp_path: Path) -> None:
    session = weekend.window.session
    weekend.check_in()
    section = session.view.section
    here = {player.name for player in section.players if player.check_in is CheckIn.PRESENT}
    assert {"Cox, Mia", "Adler, Ina"} <= here
    (away,) = {player.number for player in section.players} & set(section.announced(1))
    assert section.announced(1) == {away: Outcome.ZERO_POINT_BYE}
    assert weekend.dialogs == ["Close the check-in"]

    a_round(weekend, "105")
    weekend.standings()
    weekend.why()
    weekend.print(tmp_path / "standings.pdf")
    assert (tmp_path / "standings.pdf").read_bytes().startswith(b"%PDF")

    a_round(weekend, "151")
    a_round(weekend, "501")
    assert [session.view.round(number).state for number in (1, 2)] == [RoundState.LOCKED] * 2
    weekend.results("501")  # the last step began to verify: each is typed once more
    assert session.view.round(3).state is RoundState.VERIFIED
    hands = weekend.hands
    hands.press("Ctrl+Z")
    assert session.view.round(3).state is not RoundState.VERIFIED
    hands.press("Ctrl+Shift+Z")
    assert session.view.round(3).state is RoundState.VERIFIED
    assert hands.presses < 150


def everything_in_sight(weekend: Weekend) -> list[str]:
    """Controls that Tab comes to on the pages of a weekend whose picture says nothing of the focus."""
    blind, seen = [], set()
    for keys in ("Ctrl+2", "Ctrl+3", "Ctrl+4", "Ctrl+P"):
        weekend.hands.press(keys)
        for _turn in range(14):
            here = QApplication.focusWidget()
            if here is not None and (keys, name_of(here)) not in seen:
                seen.add((keys, name_of(here)))
                if not framed(here):
                    blind.append(f"{keys}: {name_of(here)}")
            weekend.hands.press("Tab")
    assert len(seen) > 25
    return blind


@thorough
def test_the_focus_is_seen_in_each_theme(weekend: Weekend, theme) -> None:
    weekend.check_in()
    a_round(weekend, "105")
    assert everything_in_sight(weekend) == []


@pytest.fixture
def large(dressed: Theme) -> Iterator[None]:
    """High contrast and text of double size, in place before the window: each change goes through all of it."""
    before = dressed._mode, dressed._scale
    dressed._mode, dressed._scale = "contrast", 2.0
    dressed.apply()
    yield
    dressed._mode, dressed._scale = before
    dressed.apply()


@thorough
@pytest.mark.usefixtures("large")
def test_with_text_of_double_size_in_high_contrast(weekend: Weekend) -> None:
    weekend.check_in()
    a_round(weekend, "105")
    weekend.standings()
    weekend.why()
    assert weekend.window.session.view.round(1).state is RoundState.COMPLETE
    assert everything_in_sight(weekend) == []


def test_a_line_of_the_standings_can_be_told_by_ear(weekend: Weekend) -> None:
    weekend.check_in()
    a_round(weekend, "105")
    weekend.standings()
    table = weekend.window.panel("standings").table
    index = table.currentIndex().siblingAtColumn
    spoken = [
        str(index(column).data(Qt.ItemDataRole.AccessibleTextRole)) for column in range(table.model().columnCount())
    ]
    assert "Points: 1" in spoken
    assert "0.0, Buchholz, lowest cut" in spoken  # the value first: a lowest cut is none
    assert "Direct encounter: no value" in spoken


def test_who_is_found_what_was_typed_and_why_are_said(weekend: Weekend, announced: list[str]) -> None:
    hands = weekend.hands
    hands.press("Ctrl+2", "Ctrl+Shift+C")
    assert announced[-1] == "Check-in: type the first letters of a name, then Space"
    announced.clear()
    hands.write("co")
    assert announced == ["Cox, Mia: not yet seen, 1 of 1"] * 2
    hands.press("Space")
    assert announced[2:] == ["Cox, Mia: here"]
    hands.press("Down")
    assert announced[-1] == "Diaz, Leo: not yet seen, 4 of 7"
    hands.write("qq")
    assert announced[-1] == "Nobody found: “qq”"
    hands.press("Ctrl+A", "Del")
    hands.tab_to_name("All others are here")
    hands.press("Space")
    weekend.pair()
    weekend.why_board()
    assert announced[-1].startswith("Why board 1? ")
    assert "Adler, Ina" in announced[-1]
    weekend.results("1")
    assert announced[-1] == "Board 1: 1 – 0"
    cell = weekend.window.panel("rounds").boards.table.model().index(1, 6)
    assert "no result yet" in str(cell.data(Qt.ItemDataRole.AccessibleTextRole))
