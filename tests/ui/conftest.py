"""Qt without a display; every test gets its own settings, its own event and no threads."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSettings
from PySide6.QtWidgets import QApplication

from tdapp.app.backend import FileBackend
from tdapp.domain.commands.command import Command
from tdapp.domain.section.event import Event, Kind, Section
from tdapp.storage import EventFile, open_event_file
from tdapp.ui.look import theme as look
from tdapp.ui.look.stylesheet import stylesheet
from tdapp.ui.look.theme import Theme
from tdapp.ui.look.translations import install
from tdapp.ui.pages.rounds.page import RoundsPanel
from tdapp.ui.pages.rounds.pairing.desk import PairingDesk
from tdapp.ui.session import announce
from tdapp.ui.session.backup_desk import BackupDesk
from tdapp.ui.session.calculations import Calculations
from tdapp.ui.session.session import Session
from tdapp.ui.session.settings import Remembered
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.session.tools import Tools
from tdapp.ui.window import workspace
from tdapp.ui.window.main_window import MainWindow
from tests.arena import arena
from tests.effort import FULL
from tests.event_files import written
from tests.ui.every_place import shown
from tests.ui.fakes import FakeBackend, MemoryStore
from tests.ui.registration_stage import PLAYERS, event_file, section
from tests.ui.round_stage import TopDown

HERE = f"{Path(__file__).parent}{os.sep}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What the offscreen platform says of fixed sizes, raised windows and grabbed keys means nothing."""
    for item in items:
        if str(item.path).startswith(HERE):
            item.add_marker(pytest.mark.qt_log_ignore("This plugin does not support", extend=True))


#            1      2      3
# 1 Łukasz   4w1    2b=    3w1     2.5
# 2 Ильин    5b1    1w=    4b1     2.5
# 3 Παπα     6w1    4b=    1b0     1.5
# 4 王明      1b0    3w=    2w0     0.5
# 5 עברית    2w0    6b1    +6      2
# 6 script   3b0    5w0    -5      0
SWISS = """
1 Kővári, Łukasz 2400       | 4w1 2b= 3w1
2 Ильин, Пётр 2390          | 5b1 1w= 4b1
3 Παπαδόπουλος, Ευ 2300     | 6w1 4b= 1b0
4 王, 雪晴 2200             | 1b0 3w= 2w0
5 עברית, תהילה              | 2w0 6b1 6w+
6 <script>alert(1)</script> | 3b0 5w0 5b-
"""

#          1    2    3
# 1 A      3w1  2b=  R
# 2 B      R    1w=  3b0
# 3 C      1b0  R    2w1
ROUND_ROBIN = """
1 Anna 2000 | 3w1 2b= R
2 Bela 1900 | R 1w= 3b0
3 Carl 1800 | 1b0 R 2w1
"""


@pytest.fixture(scope="session")
def swiss() -> Section:
    """Three rounds with a forfeit, names of many scripts, one of them markup."""
    return arena(SWISS, event=Event("Memorial <i>Łukasz</i>", city="Łódź"), rounds_total=5, name="Open")


@pytest.fixture(scope="session")
def round_robin() -> Section:
    """Three players, everybody met everybody."""
    return arena(ROUND_ROBIN, event=Event("Memorial <i>Łukasz</i>"), kind=Kind.ROUND_ROBIN, name="Masters")


@pytest.fixture
def store(swiss: Section, round_robin: Section) -> MemoryStore:
    """An event with both sections."""
    return MemoryStore(swiss, round_robin)


@pytest.fixture
def session(qapp: QApplication, store: MemoryStore) -> Session:
    """A session with the event open."""
    result = Session(Calculations())
    result.view.open(store)
    return result


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader would have said."""
    said: list[str] = []
    monkeypatch.setattr(announce, "announcer", lambda _widget, text: said.append(text))
    return said


@pytest.fixture(scope="session")
def theme(qapp: QApplication) -> Iterator[Theme]:
    """The light theme, English with its plurals; in `make test` without the style sheet, half the price of a window."""
    install(qapp, "en")
    with pytest.MonkeyPatch.context() as patch:
        if not FULL:
            patch.setattr(look, "stylesheet", lambda *_args, **_values: "")
        yield Theme(qapp, "light")


@pytest.fixture(scope="module")
def dressed(theme: Theme) -> Iterator[Theme]:
    """The theme with its style sheet, for what is measured: ``pytestmark = pytest.mark.usefixtures("dressed")``."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(look, "stylesheet", stylesheet)
        theme.apply()
        yield theme
    theme.apply()


@pytest.fixture
def settings(tmp_path) -> QSettings:
    """Settings of this test alone."""
    return QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def tools(session: Session, backend: FakeBackend, settings: QSettings) -> Tools:
    """What a window has of its computer."""
    tasks, remembered = TaskRunner(threaded=False), Remembered(settings)
    return Tools(backend, remembered, tasks, BackupDesk(session.view, remembered, tasks))


@pytest.fixture
def backend(swiss: Section, round_robin: Section) -> FakeBackend:
    """A backend whose every file holds both sections."""
    return FakeBackend(swiss, round_robin)


@pytest.fixture
def window(
    qtbot, qapp: QApplication, theme: Theme, settings: QSettings, backend: FakeBackend, announced: list[str]
) -> MainWindow:
    """The whole window with the event open, shown offscreen."""
    result = MainWindow(backend, settings, theme, tasks=TaskRunner(threaded=False))
    result.resize(1280, 800)
    shown(qtbot, result)
    result.files.demo()
    return result


@pytest.fixture
def desk(qtbot, qapp, theme, settings, announced, tmp_path, monkeypatch) -> Iterator[MainWindow]:
    """The window over an event with four players in Open and none in Masters, before round 1."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    path = event_file(tmp_path / "event.tdb", section(*PLAYERS), section(name="Masters", kind=Kind.ROUND_ROBIN))
    window = MainWindow(FileBackend(), settings, theme, tasks=TaskRunner(threaded=False))
    window.resize(1280, 800)
    shown(qtbot, window)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(workspace, "first_page", lambda _session: "players")  # not by way of the Event page
        window.session.view.open(open_event_file(path))
    yield window
    window.stack.actions_of["players"].registration.rating_lists().close()  # type: ignore[attr-defined]  # a RatingListFolder


@pytest.fixture(autouse=True)
def _nothing_left() -> Iterator[None]:
    """No threads, and no widgets: Qt keeps what is to be deleted until a loop runs, and each costs the tests after."""
    before = set(threading.enumerate())
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # type: ignore[arg-type]
    left = [thread for thread in threading.enumerate() if thread not in before and thread.name.startswith("tdapp")]
    assert not left


@pytest.fixture
def open_page(
    qtbot, theme, tmp_path: Path, settings: QSettings, announced: list[str]
) -> Iterator[Callable[..., RoundsPanel]]:
    """Opens a section in which some steps were done as an event file on the Rounds page."""
    opened: list[EventFile] = []

    def make(section: Section, steps: tuple[Command, ...] = ()) -> RoundsPanel:
        store = open_event_file(written(tmp_path / "event.tdb", section, steps=steps))
        opened.append(store)
        session = Session(Calculations())
        session.view.open(store)
        tasks = TaskRunner(threaded=False)
        desk = PairingDesk(session.view, tasks, make_engine=TopDown)
        panel = RoundsPanel(session, tasks, Remembered(settings), desk=desk)
        panel.resize(1200, 760)
        shown(qtbot, panel)
        return panel

    yield make
    for store in opened:
        store.close()
