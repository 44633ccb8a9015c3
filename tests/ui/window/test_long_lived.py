"""What lives longer than a window or a page keeps none of them: a receiver dies with its object."""

from __future__ import annotations

import gc
import weakref

import pytest
from PySide6.QtCore import QEvent, QMetaMethod, QObject
from PySide6.QtWidgets import QApplication, QWidget

from tdapp.ui.pages.documents.page import DocumentsPanel
from tdapp.ui.pages.event.page import EventPanel
from tdapp.ui.pages.log.page import LogPanel
from tdapp.ui.pages.players.actions import PlayerActions
from tdapp.ui.pages.players.page import PlayersPanel
from tdapp.ui.pages.rounds.page import RoundsPanel
from tdapp.ui.pages.rounds.pairing.desk import PairingDesk
from tdapp.ui.pages.rounds.projector import ProjectorWindow
from tdapp.ui.pages.tables.crosstable import CrosstablePanel
from tdapp.ui.pages.tables.explanation import ExplanationPanel
from tdapp.ui.pages.tables.ladder.page import LadderPanel
from tdapp.ui.pages.tables.standings import StandingsPanel
from tdapp.ui.session.backup_desk import BackupDesk
from tdapp.ui.session.settings import Remembered
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.session.tools import Tools
from tdapp.ui.session.undo import UndoActions
from tdapp.ui.widgets.section_list import SectionList
from tdapp.ui.window.main_window import MainWindow
from tdapp.ui.window.pages import Pages

PAGES = ("event", "players", "rounds", "standings", "crosstable", "tiebreaks", "documents", "log")


def receivers(*senders: QObject) -> dict[str, int]:
    """How many receivers each signal of these objects has (those of every QObject apart)."""
    counted = {}
    for sender in senders:
        meta = sender.metaObject()
        for index in range(QObject.staticMetaObject.methodCount(), meta.methodCount()):
            method = meta.method(index)
            if method.methodType() == QMetaMethod.MethodType.Signal:
                signature = method.methodSignature().data().decode()
                counted[f"{meta.className()}.{signature}"] = sender.receivers(f"2{signature}")
    return counted


def settle() -> None:
    """Delete what is to be deleted, in Qt and in Python."""
    for _ in range(2):
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()


@pytest.fixture(autouse=True)
def small_heap() -> None:
    """What other tests left behind is not looked through at every collection."""
    gc.freeze()


def test_a_window_that_was_used_and_closed_is_gone(qapp, theme, settings, backend, announced):
    lasting = (theme, qapp, qapp.styleHints())
    settle()
    before, widgets = receivers(*lasting), set(qapp.allWidgets())
    window = MainWindow(backend, settings, theme, tasks=TaskRunner(threaded=False))
    window.show()
    window.files.demo()
    for key in PAGES:
        window.show_page(key)
        qapp.processEvents()
    window.workspace.toggle_explanation()
    window.workspace.show_projector()
    window.show_manual()
    theme.zoom(1)
    theme.zoom(0)
    seen = weakref.ref(window)
    window.close()
    window.deleteLater()
    del window
    settle()
    assert receivers(*lasting) == before
    assert seen() is None, "something that lives longer holds the window"
    assert not set(qapp.allWidgets()) - widgets


def test_a_page_that_goes_leaves_no_receiver(qapp, theme, settings, backend, session, announced):
    tasks, remembered = TaskRunner(threaded=False), Remembered(settings)
    backups = BackupDesk(session.view, remembered, tasks)
    desk = PairingDesk(session.view, tasks)
    tools, keeper = Tools(backend, remembered, tasks, backups), QWidget()
    actions = PlayerActions(session, tools, Pages(session, tools, keeper))
    makers = (
        lambda: EventPanel(session, tools),
        lambda: PlayersPanel(session, actions),
        lambda: RoundsPanel(session, tasks, remembered, desk=desk),
        lambda: StandingsPanel(session),
        lambda: CrosstablePanel(session),
        lambda: LadderPanel(session),
        lambda: DocumentsPanel(session, tasks),
        lambda: LogPanel(session, backups),
        lambda: ExplanationPanel(session),
        lambda: ProjectorWindow(session, remembered),
        lambda: SectionList(session),
        lambda: UndoActions(session, keeper),
    )
    lasting = (theme, session.view, session.changes, session.messages, tasks, backups, desk)
    settle()
    before = receivers(*lasting)
    for make in makers:
        thing = make()
        if hasattr(thing, "show"):
            thing.show()
            qapp.processEvents()
            thing.close()
        name = type(thing).__name__
        thing.deleteLater()
        del thing
        settle()
        assert receivers(*lasting) == before, f"{name} leaves receivers behind"


def test_the_count_sees_a_lambda(theme):
    before = receivers(theme)
    connection = theme.changed.connect(lambda: None)
    assert receivers(theme)["Theme.changed()"] == before["Theme.changed()"] + 1
    theme.disconnect(connection)
    assert receivers(theme) == before
