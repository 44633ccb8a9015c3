"""How much of a round is seen on a small screen: compact rows, one line of title, the players without a game folded."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction

from tdapp.app import FileBackend
from tdapp.domain.commands.rounds import PublishRound, StorePairing
from tdapp.domain.section.outcome import Outcome
from tdapp.storage import open_event_file
from tdapp.ui.pages.rounds.boards import FOLD_KEY
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.window.main_window import MainWindow
from tests.event_files import written
from tests.ui.round_stage import field

pytestmark = pytest.mark.usefixtures("dressed")

TITLE_BAR = 30  # pixels that the desktop keeps for it


@pytest.fixture
def compact(theme):
    theme.set_compact(True)
    yield theme
    theme.set_compact(False)


def _on_the_wall(panel) -> None:
    pairs = tuple((number, number + 1) for number in range(1, 80, 2))
    panel.session.changes.attempt(StorePairing(1, 1, pairs, byes=((81, Outcome.PAIRING_BYE),)))
    panel.session.changes.attempt(PublishRound(1, 1))


def boards_seen(window: MainWindow, qapp) -> int:
    window.show_page("rounds")
    for _ in range(3):
        qapp.processEvents()
    table = window.panel("rounds").boards.table
    return table.viewport().height() // table.verticalHeader().defaultSectionSize()


@pytest.fixture
def window(qtbot, theme, settings, tmp_path):
    made = []

    def make(width: int, height: int) -> MainWindow:
        result = MainWindow(FileBackend(), settings, theme, tasks=TaskRunner(threaded=False))
        qtbot.addWidget(result)
        result.resize(width, height - TITLE_BAR)
        result.show()
        result.open_store(open_event_file(written(tmp_path / "event.tdb", field(81))))
        result.show_page("rounds")
        _on_the_wall(result.panel("rounds"))
        made.append(result)
        return result

    yield make
    for one in made:
        one.close()


@pytest.mark.parametrize(("width", "height", "least"), [(1366, 768, 20), (1440, 900, 30)])
def test_boards_that_are_seen_on_a_small_screen(compact, window, qapp, width, height, least):
    assert boards_seen(window(width, height), qapp) >= least


def test_rows_change_at_once_and_the_choice_is_remembered(theme, window, qapp):
    made = window(1366, 768)
    airy = boards_seen(made, qapp)
    action = next(one for one in made.findChildren(QAction) if one.text() == "&Compact, for small screens")
    action.trigger()
    assert boards_seen(made, qapp) > airy
    assert made.remembered.text("view/rows") == "compact"
    theme.set_compact(False)


def test_players_without_a_game_fold_away_with_their_number(window, qapp):
    made = window(1366, 768)
    boards_seen(made, qapp)
    view = made.panel("rounds").boards
    assert view.byes.isVisible()
    view._bye_title.click()
    assert not view.byes.isVisible()
    assert view._bye_title.accessibleName() == "1 player without a game"
    assert made.remembered.text(FOLD_KEY) == "yes"
    view._bye_title.click()
    assert view.byes.isVisible()


@pytest.mark.parametrize("width", [700, 1100, 2000])
def test_the_keys_stand_on_one_line(window, qapp, width):
    made = window(width, 768)
    boards_seen(made, qapp)
    legend = made.panel("rounds").boards.legend
    assert legend.height() < 40
    assert legend.toolTip() == legend.text()
