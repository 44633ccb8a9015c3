"""The pictures of the manual and the README (``make pictures``): the program is opened, offscreen, on made events.

``python -m tests.ui.pictures`` makes the English ones in light, which lie in the tree: ``resources/manual/pictures``.
``--language de --theme dark --out FOLDER`` makes others on demand. With each picture go the texts that it shows and
that the program has: ``shown.json``. A test fails as soon as one of them is said otherwise: then the picture is stale.
"""

from __future__ import annotations

import argparse
import datetime as dt
import json
import os
import random
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from unittest.mock import patch

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pypdfium2
from PIL import Image
from PySide6.QtCore import QBuffer, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QTabBar,
    QTableView,
    QWidget,
)

from tdapp.app.backend import FileBackend
from tdapp.domain.commands.rounds import EnterResult
from tdapp.domain.rules.rulebook import RULES
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.words.resources import resource_path
from tdapp.domain.words.wording import current_language, speak
from tdapp.reports.data import data_of
from tdapp.reports.options import PrintOptions
from tdapp.reports.printing import PrintJob, render_jobs
from tdapp.services.tables.standings import compute_standings
from tdapp.trf.reader import read_trf
from tdapp.ui.look.theme import Theme
from tdapp.ui.look.translations import install
from tdapp.ui.session.key_map_names import CLASSIC, MAP_KEY
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.window.main_window import MainWindow

FOLDER = Path(__file__).parents[2] / "resources" / "manual" / "pictures"
SHOWN = "shown.json"
SIZE = (1080, 660)
COLOURS = 48
PAPER_COLOURS = 8
ENDING = ".webp"
ALL = tuple(rule.id for rule in RULES)
PLAYERS = 24
_PART = re.compile(r'"(?:[^"\\\n]|\\.)*"')
_LITERAL = re.compile(rf"{_PART.pattern}(?:\s+{_PART.pattern})*")  # what stands side by side is one text


class Stage:
    """The window on an event of its own; ``take`` saves what it shows."""

    def __init__(self, app: QApplication, theme: Theme, work: Path, out: Path) -> None:
        self.app, self.work, self.out = app, work, out
        self.shown: dict[str, list[str]] = {}
        settings = QSettings(str(work / f"settings-{id(self)}.ini"), QSettings.Format.IniFormat)
        settings.setValue(MAP_KEY, CLASSIC)
        self.window = MainWindow(FileBackend(), settings, theme, tasks=TaskRunner(threaded=False))
        self.window.resize(*SIZE)
        self.window.show()
        self.settle()

    def settle(self) -> None:
        """Let layouts, and what comes after them, come to rest."""
        for _ in range(8):
            self.app.processEvents()

    def take(self, name: str, widget: QWidget | None = None, size: tuple[int, int] = SIZE) -> None:
        """Save a picture of the window, or of a dialog, and remember which texts it shows."""
        if widget is not None:
            widget.resize(*size)
            widget.show()
        self.settle()
        shown = widget or self.window
        store = QBuffer()
        store.open(QBuffer.OpenModeFlag.ReadWrite)
        shown.grab().toImage().save(store, "PNG")  # type: ignore[call-overload]  # a device, and its format
        self.save(name, bytes(store.data().data()))
        self.shown[name] = sorted(set(texts_of(shown)))

    def save(self, name: str, data: bytes | Image.Image, colours: int = COLOURS) -> None:
        """A picture with few colours."""
        if isinstance(data, bytes):
            import io

            data = Image.open(io.BytesIO(data))
        few = data.convert("RGB").quantize(colours, dither=Image.Dither.NONE).convert("RGB")
        few.save(self.out / f"{name}{ENDING}", lossless=True, quality=100, method=6)

    def close(self) -> None:
        self.window.close()
        self.settle()


def texts_of(root: QWidget) -> Iterator[str]:
    """What stands on the controls, headings and tables of a widget."""
    for widget in (root, *root.findChildren(QWidget)):
        if not widget.isVisible():
            continue
        if isinstance(widget, QLabel | QAbstractButton):
            yield plain(widget.text())
        elif isinstance(widget, QGroupBox):
            yield plain(widget.title())
        elif isinstance(widget, QComboBox):
            yield plain(widget.currentText())
        elif isinstance(widget, QLineEdit):
            yield plain(widget.placeholderText())
        elif isinstance(widget, QTabBar):
            yield from (plain(widget.tabText(index)) for index in range(widget.count()))
        elif isinstance(widget, QTableView) and widget.model() is not None:
            model = widget.model()
            for column in range(model.columnCount()):
                yield plain(str(model.headerData(column, Qt.Orientation.Horizontal) or ""))


def plain(text: str) -> str:
    """A text as it is read."""
    return " ".join(text.replace("&", "").split())


# -- the made events --------------------------------------------------------------------------------------------------


def demo(stage: Stage) -> Iterator[None]:
    """The invented Swiss of the demo event, and what is asked of it."""
    window = stage.window
    stage.take("start")
    window.files.demo()
    window.session.view.set_section(window.session.view.sections[0].section_id)
    yield
    window.show_page("standings")
    stage.take("standings")
    standings = window.panel("standings")
    window.session.view.explain(standings.session.tables.standings().rows[2].player.number, 0)
    stage.take("explanation")
    window.workspace.toggle_explanation()
    yield
    window.show_page("crosstable")
    stage.take("crosstable")
    window.show_page("tiebreaks")
    ladder = window.panel("tiebreaks")
    window.stack.actions_of["tiebreaks"].gestures.move_rung(2, 0)  # type: ignore[attr-defined]  # of the ladder
    stage.take("ladder")
    ladder.open_options(1)
    stage.take("ladder-options")
    ladder.popover.close()
    window.session.changes.undo()
    yield
    window.show_page("rounds")
    rounds = window.panel("rounds")
    rounds.show_round(4)
    rounds.show_reasons(3)
    stage.take("why-this-board")
    window.show_page("documents")
    window.panel("documents").choose("pairings-alphabetical")
    stage.take("documents")
    from tdapp.ui.window.help import HelpWindow

    window.show_page("standings")
    manual = HelpWindow(window)
    manual.search.setText("late arrival")
    stage.take("manual", manual, (1000, 640))
    manual.close()


def first(stage: Stage) -> Iterator[None]:
    """The ten steps of *Your first tournament*, done as that page says."""
    from tdapp.ui.pages.event.new_event import NewEventWizard
    from tdapp.ui.pages.players.add_players import AddPlayersDialog
    from tdapp.ui.pages.players.numbers import RegenerateDialog
    from tdapp.ui.pages.rounds.closing_dialog import ClosingDialog

    window = stage.window
    window.files._ask_target = lambda _proposed: stage.work / "open.tdb"  # type: ignore[method-assign]
    wizard = NewEventWizard(window, create=window.files.create)
    wizard.show()
    QTest.keyClicks(wizard.name_field, "Harbour Open 2026")
    wizard.go_to_words()
    stage.take("first-1", wizard, (820, 640))
    wizard.accept()
    assert window.session.view.is_open
    window.show_page("log")
    stage.take("first-2")
    yield
    session = window.session
    session.messages.ask = lambda _question: "a reason"
    enter_players(window, stage.work)
    window.show_page("players")
    actions = window.stack.actions_of["players"]
    adding = AddPlayersDialog(session, actions.registration, window)  # type: ignore[attr-defined]  # of the players
    stage.take("first-3", adding, (820, 600))
    adding.close()
    players = window.panel("players")
    players.toggle_findings()
    stage.take("first-4")
    players.toggle_findings()
    players.set_check_in(True)
    stage.take("first-5")
    players.others_are_here()
    players.set_check_in(False)
    yield
    window.show_page("rounds")
    rounds = window.panel("rounds")
    with patch.object(RegenerateDialog, "exec", lambda dialog: dialog.accept() or 1):
        for _ in range(4):
            stage.settle()
            if session.view.section.rounds_paired:
                break
            rounds.primary.click()
    stage.settle()
    assert session.view.round(1).is_paired
    stage.take("first-6")
    rounds.primary.click()
    stage.settle()
    window.show_page("documents")
    window.panel("documents").choose("pack-round-start")
    stage.take("first-7")
    yield
    window.show_page("rounds")
    chance = random.Random(8)
    stage.settle()
    QTest.keyClicks(rounds.boards.table, "".join(chance.choice("1150") for _ in range(7)))
    stage.take("first-8")
    play_to_the_end(window, chance, stage.settle)
    window.show_page("standings")
    session.view.explain(session.tables.standings().rows[1].player.number, 0)
    stage.take("first-9")
    window.workspace.toggle_explanation()
    window.show_page("rounds")
    taken = []

    def show_closing(dialog: ClosingDialog) -> int:
        for label in dialog.findChildren(QLabel):
            label.setText(label.text().replace(str(stage.work), "Harbour Open"))
        stage.take("first-10", dialog, (760, 560))
        taken.append(dialog)
        return 0

    with patch.object(ClosingDialog, "show_through", show_closing):
        rounds.actions_.close_section()
    assert taken


def enter_players(window: MainWindow, work: Path) -> None:
    """The players of the demo event, as a table that is pasted."""
    from tdapp.domain.commands.players import AddPlayers
    from tdapp.domain.section.player import Player

    section = demo_section()
    chosen = sorted(section.players, key=lambda one: -(one.rating or 0))[:PLAYERS]
    entered = tuple(Player(0, one.name, one.rating, federation=one.federation, title=one.title) for one in chosen)
    session = window.session
    session.changes.run(AddPlayers(session.view.section_id, entered, confirmed=ALL))


def play_to_the_end(window: MainWindow, chance: random.Random, settle: Callable[[], None]) -> None:
    """Every round paired, published and entered."""
    session, rounds = window.session, window.panel("rounds")
    results = (GameResult.WHITE_WINS, GameResult.DRAW, GameResult.BLACK_WINS)
    for number in range(1, session.view.section.rounds_total + 1):
        rounds.show_round(number)
        if not session.view.round(number).is_paired:
            rounds.actions_.pair(number)
            settle()
            rounds.primary.click()
            settle()
        for board in session.view.round(number).boards:
            if board.black and board.result is None:
                result = chance.choice(results)
                session.changes.run(EnterResult(session.view.section_id, number, board.number, result, confirmed=ALL))
        settle()


def demo_section() -> Section:
    """The Swiss of the demo event."""
    return read_trf(resource_path("demo/swiss.trf").read_bytes()).section


SHEETS = {"sheet-standings": "standings", "sheet-by-name": "pairings-alphabetical", "sheet-explanation": "explanation"}


def sheets(stage: Stage) -> Iterator[None]:
    """Paper, as it comes from the printer."""
    data = data_of(compute_standings(demo_section()))
    printed = dt.datetime(2026, 10, 3, 12, 0)
    for name, document in SHEETS.items():
        pdf = pypdfium2.PdfDocument(
            render_jobs([PrintJob(document, PrintOptions(printed, language=current_language()))], data).pdf
        )
        stage.save(name, pdf[0].render(scale=0.9).to_pil(), PAPER_COLOURS)
        stage.shown[name] = []
    yield


EVENTS: tuple[Callable[[Stage], Iterator[None]], ...] = (demo, first, sheets)


@contextmanager
def at_home(folder: Path) -> Iterator[None]:
    """Nothing of the computer at hand is read or written."""
    with patch.dict(os.environ, {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}):
        yield


def make(out: Path, language: str = "en", theme: str = "light", only: str = "") -> dict[str, list[str]]:
    """Every picture into a folder; the texts that each shows."""
    out.mkdir(parents=True, exist_ok=True)
    shown: dict[str, list[str]] = {}
    with ExitStack() as stack:
        work = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        stack.enter_context(at_home(work))
        app = QApplication.instance() or QApplication(sys.argv[:1])
        assert isinstance(app, QApplication)
        install(app, language)
        speak(language)
        look = Theme(app, theme)
        for event in EVENTS:
            if only and event.__name__ != only:
                continue
            stage = Stage(app, look, work, out)
            for _ in event(stage):
                stage.settle()
            shown |= stage.shown
            stage.close()
    return shown


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--language", default="en")
    parser.add_argument("--theme", default="light", choices=("light", "dark", "contrast"))
    parser.add_argument("--out", type=Path, default=FOLDER)
    parser.add_argument(
        "--only", default="", help="one of the made events: " + ", ".join(one.__name__ for one in EVENTS)
    )
    chosen = parser.parse_args()
    shown = make(chosen.out, chosen.language, chosen.theme, chosen.only)
    if chosen.language == "en" and not chosen.only:
        known = texts_of_sources()
        kept = {name: [text for text in texts if text in known] for name, texts in sorted(shown.items())}
        words = json.dumps(kept, ensure_ascii=False, indent=1)
        (chosen.out / SHOWN).write_text(words + "\n", encoding="utf-8")
    total = sum(path.stat().st_size for path in chosen.out.glob(f"*{ENDING}"))
    print(f"{len(shown)} pictures, {total // 1024} kB, in {chosen.out}")


@cache
def texts_of_sources() -> frozenset[str]:
    """Every text that stands in the program, as it is read: what a control is called is among them."""
    found: set[str] = set()
    for path in (Path(__file__).parents[2] / "tdapp").rglob("*.py"):
        for literal in _LITERAL.findall(path.read_text(encoding="utf-8")):
            text = plain("".join(part[1:-1] for part in _PART.findall(literal)).replace('\\"', '"'))
            if text and text[0] not in "_./#":
                found.add(text)
    return frozenset(found)


if __name__ == "__main__":
    main()
