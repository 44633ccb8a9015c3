"""*Help > Look for a newer version*: the page of the package, opened when it is asked for and never before."""

from __future__ import annotations

from PySide6.QtCore import QUrl

from tdapp.app.backend import FileBackend
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.window import workspace
from tdapp.ui.window.main_window import MainWindow
from tests.ui.every_place import shown

PAGE = "https://example.org/releases"


def entries(qtbot, theme, settings):
    """The actions of the menu Help, by their words."""
    window = MainWindow(FileBackend(), settings, theme, tasks=TaskRunner(threaded=False))
    shown(qtbot, window)
    assert window.workspace is not None
    return {action.text(): action for action in window._menus[-1].actions()}


def test_a_package_that_names_its_page_opens_it_when_asked(qtbot, theme, settings, monkeypatch):
    opened: list[QUrl] = []
    monkeypatch.setattr(workspace, "downloads_page", lambda: PAGE)
    monkeypatch.setattr(workspace.QDesktopServices, "openUrl", opened.append)
    found = entries(qtbot, theme, settings)
    assert opened == []
    found["&Look for a newer version"].trigger()
    assert opened == [QUrl(PAGE)]


def test_where_no_page_is_known_nothing_is_offered(qtbot, theme, settings):
    assert not [words for words in entries(qtbot, theme, settings) if "newer" in words]
