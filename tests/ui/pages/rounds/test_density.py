"""How much of a round is seen on a small screen: compact rows, one line of title, the players without a game folded."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QSettings
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

from tdapp.app.backend import FileBackend
from tdapp.domain.commands.rounds import PublishRound, StorePairing
from tdapp.domain.section.outcome import Outcome
from tdapp.storage import open_event_file
from tdapp.ui.pages.rounds.boards import FOLD_KEY
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.window.main_window import MainWindow
from tests.effort import thorough
from tests.event_files import written
from tests.ui.round_stage import field

pytestmark = pytest.mark.usefixtures("dressed")

TITLE_BAR = 30  # pixels that the desktop keeps for it


def _on_the_wall(panel) -> None:
    pairs = tuple((number, number + 1) for number in range(1, 80, 2))
    panel.session.changes.attempt(StorePairing(1, 1, pairs, byes=((81, Outcome.PAIRING_BYE),)))
    panel.session.changes.attempt(PublishRound(1, 1))


@pytest.fixture(scope="module")
def window(dressed, tmp_path_factory):
    """Made with compact rows, the round on the wall: one for all tests, which give it another size."""
    folder = tmp_path_factory.mktemp("density")
    settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    dressed.set_compact(True)
    made = MainWindow(FileBackend(), settings, dressed, tasks=TaskRunner(threaded=False))
    made.show()
    made.session.view.open(open_event_file(written(folder / "event.tdb", field(81))))
    made.show_page("rounds")
    _on_the_wall(made.panel("rounds"))
    yield made
    made.close()
    made.deleteLater()
    QApplication.sendPostedEvents(made, QEvent.Type.DeferredDelete)
    dressed.set_compact(False)


def boards_seen(window: MainWindow, width: int, height: int) -> int:
    window.resize(width, height - TITLE_BAR)
    for _ in range(3):
        QApplication.processEvents()
    table = window.panel("rounds").boards.table
    return table.viewport().height() // table.verticalHeader().defaultSectionSize()


@pytest.mark.parametrize(("width", "height", "least"), [(1366, 768, 20), (1440, 900, 30)])
def test_boards_that_are_seen_on_a_small_screen(window, width, height, least):
    assert boards_seen(window, width, height) >= least


@thorough
def test_rows_change_at_once_the_choice_is_remembered_and_the_keys_stay_on_one_line(window):
    actions = {one.text(): one for one in window.findChildren(QAction)}
    legend = window.panel("rounds").boards.legend
    seen = {}
    for rows, text in (("airy", "&Airy"), ("compact", "&Compact, for small screens")):
        actions[text].trigger()
        assert window.remembered.text("view/rows") == rows
        for width in (700, 1100, 2000, 1366):
            seen[rows] = boards_seen(window, width, 768)
            assert legend.height() < 40, (rows, width)
            assert legend.toolTip() == legend.text()
    assert seen["compact"] > seen["airy"]


def test_players_without_a_game_fold_away_with_their_number(window):
    view = window.panel("rounds").boards
    assert not view.byes.isVisible()  # on a small screen until one asks for them
    assert view._bye_title.accessibleName() == "1 player without a game"
    view._bye_title.click()
    assert view.byes.isVisible()
    view._bye_title.click()
    assert not view.byes.isVisible()
    assert window.remembered.text(FOLD_KEY) == "yes"
    round_ = view.session.view.round(1)
    view.round = replace(round_, boards=(), byes_only=True)  # a round in which nobody plays
    view._show_fold()
    assert view.byes.isVisible()
