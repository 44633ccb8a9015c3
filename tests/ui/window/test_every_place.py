"""Every page and dialog on a small screen, with large text, in long languages: nothing cut, nothing off the screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QSettings, QSize, Qt

from tdapp.domain.words.wording import speak
from tdapp.ui.look.bidi import read_from
from tdapp.ui.look.theme import Theme
from tdapp.ui.look.translations import LANGUAGES, install
from tdapp.ui.pages.event.new_event import NewEventWizard
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.window.main_window import MainWindow
from tests.effort import FULL, thorough
from tests.ui.all_dialogs import all_dialogs, dialog_bases, dialog_classes
from tests.ui.every_place import FromTheRight, Stretched, faults_of, nameless, settled, small_targets
from tests.ui.fakes import FakeBackend

pytestmark = pytest.mark.usefixtures("dressed")

SCREEN = (1366, 700)  # 1366 x 768 without the bars of the desktop
AT_125, AT_150 = (1092, 560), (910, 466)
PLACES = [
    ("stretched", 2.5, SCREEN),  # the hardest: its window is that of all dialogs as well
    ("de", 1.0, AT_150),
    ("mirrored", 1.0, SCREEN),
]
MORE = [
    (language, scale, screen)
    for language in (*dict(LANGUAGES), "stretched", "mirrored")
    for scale, screen in ((1.0, SCREEN), (1.8, SCREEN), (2.5, SCREEN), (1.0, AT_125), (1.0, AT_150))
    if (language, scale, screen) not in PLACES
]


@pytest.fixture(scope="module")
def place(request, qapp, dressed: Theme, swiss, round_robin, tmp_path_factory):
    """The window on a small screen, with a size of text, in a language: all that is tried there shares it."""
    language, scale, screen = request.param
    theme, settings = dressed, QSettings(str(tmp_path_factory.mktemp("place") / "s.ini"), QSettings.Format.IniFormat)
    stretched = {"stretched": Stretched, "mirrored": FromTheRight}.get(language)
    if stretched is not None:
        stretched = stretched(qapp)
        qapp.installTranslator(stretched)
        read_from(qapp, Qt.LayoutDirection.RightToLeft if language == "mirrored" else Qt.LayoutDirection.LeftToRight)
    else:
        install(qapp, language)
    speak("en" if stretched else language)
    before = theme.scale, theme.compact
    theme._scale, theme._compact = scale, True
    theme.apply()
    window = MainWindow(FakeBackend(swiss, round_robin), settings, theme, tasks=TaskRunner(threaded=False))
    window.resize(*screen)
    window.setUpdatesEnabled(FULL)  # sizes are looked at, nothing painted
    window.show()
    settled()
    window.screen_size = screen  # type: ignore[attr-defined]
    window.strict = scale == 1.0 and screen == SCREEN and stretched is None  # type: ignore[attr-defined]
    yield window
    window.close()
    window.deleteLater()
    qapp.sendPostedEvents(window, QEvent.Type.DeferredDelete)
    if stretched is not None:
        qapp.removeTranslator(stretched)
    install(qapp, "en")
    speak("en")
    theme._scale, theme._compact = before
    theme.apply()


def ids(value) -> str:
    return f"{value[0]}-{value[1]:.0%}-{value[2][0]}" if isinstance(value, tuple) else str(value)


@thorough
@pytest.mark.parametrize("place", [*PLACES, *(MORE if FULL else ())], indirect=True, ids=ids)
def test_every_page_fits(place):
    window = place
    window.session.view.open(None)
    settled()
    assert window.size().toTuple() == window.screen_size, "the start screen does not fit"
    found = {"start": faults_of(window, strict=window.strict) + small_targets(window)}
    window.files.demo()
    for room in window.stack.rooms.values():
        if room.module:
            window.show_page(room.key)
            settled()
            found[room.key] = faults_of(window, strict=window.strict) + small_targets(window)
            assert window.size().toTuple() == window.screen_size, room.key
    faults = [f"{page}: {fault}" for page, listed in found.items() for fault in listed]
    assert not faults, "\n".join(faults)


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


def test_no_dialog_grows_over_the_screen():
    plain = [name for name, bases in dialog_bases().items() if "QDialog" in bases]
    assert sorted(plain) == ["FittingDialog", "Palette"]  # the palette lies inside its window


@thorough
@pytest.mark.parametrize("place", [*PLACES[:1], *((*PLACES[1:], *MORE) if FULL else ())], indirect=True, ids=ids)
def test_every_dialog_fits(place, monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    room = QSize(*place.screen_size)
    place.files.demo()
    faults, seen = [], set()
    for dialog in all_dialogs(place):
        name = type(dialog).__name__
        seen.add(name)
        if hasattr(dialog, "fit"):
            dialog.fit(room)
        wanted = dialog.size()
        dialog.setUpdatesEnabled(FULL)
        dialog.show()
        dialog.resize(dialog.size().expandedTo(wanted).boundedTo(room))  # the screen of the tests is smaller
        settled()
        faults += [f"{name}: {fault}" for fault in faults_of(dialog, strict=place.strict)]
        faults += [f"{name}: {nothing} has no name" for nothing in nameless(dialog)]
        faults += [f"{name}: {target}" for target in small_targets(dialog)]
        if isinstance(dialog, NewEventWizard):
            dialog.name_field.setText("Open")
            while dialog.nextId() >= 0:
                dialog.next()
                settled()
                faults += [
                    f"{name}, page {dialog.currentId() + 1}: {fault}"
                    for fault in faults_of(dialog, strict=place.strict)
                ]
            dialog.name_field.clear()  # so that closing asks nothing
        if dialog.width() > room.width() or dialog.height() > room.height():
            faults.append(f"{name}: {dialog.size().toTuple()} is larger than the screen")
        dialog.close()
        dialog.deleteLater()
    assert not faults, "\n".join(faults)
    assert seen == dialog_classes(), "a dialog is missing in tests/ui/all_dialogs.py"
