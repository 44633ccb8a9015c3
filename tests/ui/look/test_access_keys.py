"""Each underlined letter means one thing in its menu, in every language of the window."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QMenu, QMenuBar

from tdapp.domain.words.wording import speak
from tdapp.ui.look.access_keys import distinct, key_of
from tdapp.ui.look.translations import LANGUAGES, install
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.widgets.page import Panel
from tdapp.ui.window.main_window import MainWindow
from tdapp.ui.window.rooms import ROOMS
from tests.effort import thorough


@pytest.mark.parametrize(
    ("labels", "wanted"),
    [
        (["&Add players…", "C&ategory…", "&Category rules…"], ["&Add players…", "Ca&tegory…", "&Category rules…"]),
        (["&Rock && roll", "&Rest"], ["&Rock && roll", "R&est"]),
        (["&A\tCtrl+A", "&A"], ["&A\tCtrl+A", "A"]),
        (["none", "&none", "&Nothing new"], ["none", "&none", "No&thing new"]),
        (["&Öffnen", "&öffnen und schließen"], ["&Öffnen", "öffnen &und schließen"]),
    ],
)
def test_who_comes_first_keeps_the_key(labels, wanted):
    found = distinct(labels)
    assert [text.replace("&", "") for text in found] == [text.replace("&", "") for text in labels]
    keys = [key for key in map(key_of, found) if key]
    assert len(keys) == len(set(keys))
    assert found[0] == wanted[0]
    assert distinct(found) == found


@pytest.fixture(params=[code for code, _name in LANGUAGES])
def spoken(request, qtbot, qapp, theme, settings, backend, announced) -> Iterator[MainWindow]:
    install(qapp, request.param)
    speak(request.param)
    window = MainWindow(backend, settings, theme, tasks=TaskRunner(threaded=False))
    qtbot.addWidget(window)
    window.show()
    window.files.demo()
    yield window
    install(qapp, "en")
    speak("en")


def menus(top: QMenu | QMenuBar) -> Iterator[QMenu | QMenuBar]:
    if isinstance(top, QMenu):
        top.aboutToShow.emit()
    yield top
    for action in top.actions():
        below = action.menu()
        if isinstance(below, QMenu):
            yield from menus(below)


@thorough
def test_the_menus_of_the_window(spoken):
    wrong, tried = [], 0
    tops = [spoken.menuBar()]
    for room in ROOMS:
        panel = spoken.panel(room.key)
        if type(panel).offers is not Panel.offers:  # others have no menu of their own
            spoken.show_page(room.key)
            tops += [one for one in panel.offers() if isinstance(one, QMenu)]
    assert len(tops) > 1
    for top in tops:
        for menu in menus(top):
            tried += 1
            keys = Counter(key for action in menu.actions() if (key := key_of(action.text())))
            doubled = [action.text() for action in menu.actions() if keys[key_of(action.text())] > 1]
            if doubled:
                wrong.append((menu.accessibleName() or getattr(menu, "title", str)(), doubled))
    assert not wrong
    assert tried > len(ROOMS)
