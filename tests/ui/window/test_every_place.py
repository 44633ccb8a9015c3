"""Every page and dialog on a small screen, with large text, in long languages: nothing cut, nothing off the screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QDialog

from tdapp.app import FileRegistration
from tdapp.ui.look.theme import Theme
from tdapp.ui.look.translations import install
from tdapp.ui.pages.event.facts import EventFactsDialog
from tdapp.ui.pages.event.prizes import PrizesDialog
from tdapp.ui.pages.players.add_players import AddPlayersDialog
from tdapp.ui.pages.players.bulk_entry import BulkEntryDialog
from tdapp.ui.pages.players.categories import CategoriesDialog
from tdapp.ui.pages.players.edit_players import EditPlayerDialog
from tdapp.ui.pages.players.numbers import RegenerateDialog
from tdapp.ui.pages.rounds.missing import MissingDialog
from tdapp.ui.pages.rounds.pairing.rules import PairingRulesDialog
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.window.main_window import MainWindow
from tdapp.ui.window.shortcuts import ShortcutSheet
from tests.effort import FULL
from tests.ui.every_place import Stretched, faults_of, settled, small_targets

SCREEN = (1366, 700)  # 1366 x 768 without the bars of the desktop
AT_125, AT_150 = (1092, 560), (910, 466)
PLACES = [
    ("en", 2.5, SCREEN),
    ("de", 1.0, AT_150),
    ("stretched", 1.0, SCREEN),
]
MORE = [
    (language, scale, screen)
    for language in ("en", "de", "stretched")
    for scale, screen in ((1.0, SCREEN), (1.8, SCREEN), (2.5, SCREEN), (1.0, AT_125), (1.0, AT_150))
    if (language, scale, screen) not in PLACES
]


@pytest.fixture
def place(request, qtbot, qapp, theme: Theme, settings, backend, announced):
    """The window on a small screen, with a size of text, in a language."""
    language, scale, screen = request.param
    stretched = None
    if language == "stretched":
        stretched = Stretched(qapp)
        qapp.installTranslator(stretched)
    else:
        install(qapp, language)
    before = theme.scale, theme.compact
    theme._scale, theme._compact = scale, True
    theme.apply()
    window = MainWindow(backend, settings, theme, tasks=TaskRunner(threaded=False))
    qtbot.addWidget(window)
    window.resize(*screen)
    window.show()
    settled()
    window.screen_size = screen  # type: ignore[attr-defined]
    yield window
    window.close()
    window.deleteLater()
    qapp.sendPostedEvents(window, QEvent.Type.DeferredDelete)
    if stretched is not None:
        qapp.removeTranslator(stretched)
    install(qapp, "en")
    theme._scale, theme._compact = before
    theme.apply()


def ids(value) -> str:
    return f"{value[0]}-{value[1]:.0%}-{value[2][0]}" if isinstance(value, tuple) else str(value)


@pytest.mark.parametrize("place", [*PLACES, *(MORE if FULL else ())], indirect=True, ids=ids)
def test_every_page_fits(place):
    window = place
    assert window.size().toTuple() == window.screen_size, "the start screen does not fit"
    found = {"start": faults_of(window)}
    window.files.demo()
    for room in window.stack.rooms.values():
        if room.module:
            window.show_page(room.key)
            settled()
            found[room.key] = faults_of(window)
            assert window.size().toTuple() == window.screen_size, room.key
    assert not [f"{page}: {fault}" for page, faults in found.items() for fault in faults]


@pytest.mark.parametrize("place", PLACES[:1], indirect=True, ids=ids)
def test_boards_come_first(place):
    place.files.demo()
    place.show_page("rounds")
    settled()
    table = place.panel("rounds").boards.table
    shown = table.viewport().height() // table.verticalHeader().defaultSectionSize()
    assert shown >= 3
    top = table.mapTo(place, table.rect().topLeft()).y()
    assert top + 3 * table.verticalHeader().defaultSectionSize() <= place.height()


def dialogs(window: MainWindow) -> list[QDialog]:
    """The dialogs that hold most, made over the demo event."""
    session, registration = window.session, FileRegistration()
    section = session.view.section
    return [
        AddPlayersDialog(session, registration, window),
        BulkEntryDialog(session, registration, window),
        EditPlayerDialog(session, registration, 1, window, order=(1, 2)),
        RegenerateDialog(session, window),
        CategoriesDialog(session, window),
        PairingRulesDialog(session, window),
        PrizesDialog(session, window),
        EventFactsDialog(session, window),
        MissingDialog(section, 1, section.players[:9], window),
        ShortcutSheet(window.menus, window),
    ]


@pytest.mark.parametrize("place", [*PLACES, *(MORE if FULL else ())], indirect=True, ids=ids)
def test_every_dialog_fits(place, monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    room = QSize(*place.screen_size)
    place.files.demo()
    faults = []
    for dialog in dialogs(place):
        dialog.fit(room)
        dialog.show()
        dialog.resize(dialog.size().boundedTo(room))
        settled()
        name = type(dialog).__name__
        faults += [f"{name}: {fault}" for fault in faults_of(dialog)]
        if dialog.width() > room.width() or dialog.height() > room.height():
            faults.append(f"{name}: {dialog.size().toTuple()} is larger than the screen")
        dialog.close()
        dialog.deleteLater()
    assert not faults


def test_a_table_is_sorted_without_a_mouse(window):
    window.show_page("standings")
    table = window.panel("standings").table
    menu = table.sort_menu()
    name = next(action for action in menu.actions() if action.text() == "Name")
    name.trigger()
    column = table.source.column_of("name")
    shown = [table.model().index(row, column).data() for row in range(table.model().rowCount())]
    assert (shown[0], len(shown)) == ("<script>alert(1)</script>", 6)
    assert "F4" in table.accessibleDescription()
    again = next(action for action in table.sort_menu().actions() if action.text() == "Name")
    assert again.isChecked()
    again.trigger()
    assert [table.model().index(row, column).data() for row in range(len(shown))] == shown[::-1]


def test_targets_are_large_enough(window):
    small = {}
    for room in window.stack.rooms.values():
        if room.module:
            window.show_page(room.key)
            settled()
            small[room.key] = small_targets(window)
    assert not [f"{page}: {target}" for page, targets in small.items() for target in targets]
