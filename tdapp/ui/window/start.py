"""The start screen: new, open, import, demo, and the files opened last."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from tdapp.ui.look.icons import IconLabel, set_icon
from tdapp.ui.look.translations import DEFAULT_LANGUAGE, LANGUAGES
from tdapp.ui.pages.rounds.results.origin import OriginQuestion
from tdapp.ui.session.settings import Remembered
from tdapp.ui.widgets.basics import Banner, PressedByEnter, QuietCombo, button, choose, label, tool
from tdapp.ui.widgets.boxes import across, column_in, row_in
from tdapp.ui.widgets.fitting import ScrollingPage
from tdapp.ui.widgets.flow import FlowLayout

TWO_CARDS = 115  # letters of room for two cards side by side


class ActionCard(QPushButton):
    """A large button with an icon, a title and a line under it."""

    def __init__(self, icon: str, title: str, sentence: str) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.setAccessibleName(title)
        self.setAccessibleDescription(sentence)
        layout = row_in(self, 14, margins=(16, 12, 16, 12))
        layout.addWidget(IconLabel(icon, "accent", 26))
        words = QVBoxLayout()
        words.setSpacing(2)
        heading = label(title, "heading", wrap=True)
        detail = label(sentence, "dim", wrap=True)
        for text in (heading, detail):
            text.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        words.addWidget(heading)
        words.addWidget(detail)
        layout.addLayout(words, 1)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMinimumHeight(76)

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        layout = self.layout()
        return layout.sizeHint() if layout is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 76)

    def resizeEvent(self, event):
        super().resizeEvent(event)
        self.setMinimumHeight(self.heightForWidth(self.width()))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return max(76, layout.heightForWidth(width)) if layout is not None else 76

    def keyPressEvent(self, event):
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
            return
        super().keyPressEvent(event)


class FileButton(PressedByEnter):
    """A link that also takes a file. Signals: ``dropped(str)`` its path."""

    dropped = Signal(str)

    def __init__(self, text: str, icon: str) -> None:
        super().__init__(f" {text}")
        self.setAccessibleName(text)
        self.setProperty("role", "link")
        set_icon(self, icon, "accent")
        self.setAcceptDrops(True)

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def dragEnterEvent(self, event):
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event):
        local = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if local:
            event.acceptProposedAction()
            self.dropped.emit(local[0])


class StartPanel(QWidget):
    """Shown while no event is open.

    Signals: ``new_wanted()``, ``open_wanted()``, ``import_wanted()``, ``demo_wanted()``, ``join_wanted()``,
    ``practice_wanted()``, ``bring_wanted()``, ``brought(str)`` a file dropped on the latter, ``recent_wanted(str)``,
    ``forget_wanted(str)``; ``language_wanted(str)`` a language of the window, empty: as the system.
    """

    language_wanted = Signal(str)

    new_wanted = Signal()
    open_wanted = Signal()
    import_wanted = Signal()
    demo_wanted = Signal()
    join_wanted = Signal()
    practice_wanted = Signal()
    bring_wanted = Signal()
    brought = Signal(str)
    recent_wanted = Signal(str)
    forget_wanted = Signal(str)

    def __init__(self, remembered: Remembered) -> None:
        super().__init__()
        self.origin = OriginQuestion(remembered)
        self.new = ActionCard("plus", self.tr("New event"), self.tr("Swiss or round robin; a few questions, then go."))
        self.open = ActionCard(
            "folder-open", self.tr("Open an event"), self.tr("An event file (.tdb) on this computer or a stick.")
        )
        self.import_ = ActionCard(
            "file-input",
            self.tr("Import a tournament report"),
            self.tr("FIDE's exchange format (TRF06, 16, 26). You see every assumption first."),
        )
        self.demo = ActionCard(
            "play",
            self.tr("Try the demo event"),
            self.tr("A finished tournament to look around in; nothing can break."),
        )
        for card, signal in (
            (self.new, self.new_wanted),
            (self.open, self.open_wanted),
            (self.import_, self.import_wanted),
            (self.demo, self.demo_wanted),
        ):
            card.clicked.connect(lambda _checked=False, signal=signal: signal.emit())
        grid = self._grid = QGridLayout()
        grid.setSpacing(12)
        self._columns = 0
        self._arrange()
        self.banner = Banner("danger")
        self._recent = QVBoxLayout()
        self._recent.setSpacing(2)
        self._recent_title = label(self.tr("Opened last"), "caption")
        column = self._column = QWidget()
        inside = column_in(column, 12, margins=(24, 24, 24, 24))
        inside.addWidget(self._languages(remembered))
        inside.addStretch(2)
        inside.addWidget(label(self.tr("Welcome, arbiter"), "hero", wrap=True))
        inside.addWidget(
            label(
                self.tr("Run a tournament, choose how ties are broken, and see why every number is what it is."),
                "dim",
                wrap=True,
            )
        )
        inside.addSpacing(8)
        inside.addWidget(self.banner)
        inside.addLayout(grid)
        self.join = button(self.tr("Join an event…"), "users", role="link", on_click=self.join_wanted.emit)
        self.join.setToolTip(self.tr("An event that another computer in this hall leads: this one becomes a desk."))
        self.practice = button(self.tr("Play a round"), "swords", role="link", on_click=self.practice_wanted.emit)
        self.practice.setToolTip(self.tr("An event in its fourth round of five; cards say what comes next."))
        self.bring = FileButton(self.tr("Bring your last event…"), "git-compare-arrows")
        self.bring.setToolTip(
            self.tr("Our own table beside the published one, and why they differ. Drop its file here; nothing is kept.")
        )
        self.bring.clicked.connect(self.bring_wanted.emit)
        self.bring.dropped.connect(self.brought.emit)
        links = QWidget()
        flow = FlowLayout(links, 4)
        for link in (self.practice, self.bring, self.join):
            flow.addWidget(link)
        inside.addWidget(links)
        inside.addWidget(self.origin)
        inside.addSpacing(10)
        inside.addWidget(self._recent_title)
        inside.addLayout(self._recent)
        hint = label(self.tr("You can also drop a file onto this window. F1 opens the manual."), "small", wrap=True)
        inside.addWidget(hint)
        inside.addStretch(3)
        body = QWidget()
        body.setObjectName("scrollBody")
        row = row_in(body)
        row.addStretch(1)
        row.addWidget(column, 8)
        row.addStretch(1)
        outer = column_in(self)
        self._page = ScrollingPage(body, self.tr("Start"))
        outer.addWidget(self._page)
        self.set_recent(())

    def _languages(self, remembered: Remembered) -> QWidget:
        """The languages, each by its own name; the window changes at once."""
        self.language = QuietCombo(self.tr("Language"))
        for code, name in (("", self.tr("Language of the system")), *LANGUAGES):
            self.language.addItem(name, code)
        choose(self.language, remembered.text("view/language", DEFAULT_LANGUAGE))
        self.language.activated.connect(lambda _row: self.language_wanted.emit(self.language.currentData()))
        own, english = (
            self.tr("Language"),
            "Language",
        )  # in English too: for whoever does not read the system's language
        words = label(own if own == english else f"{own} / {english}", wrap=True)
        words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        words.setBuddy(self.language)
        return across((words, 1), self.language)

    def _arrange(self) -> None:
        """Two cards side by side, or with large text one under the other."""
        columns = 2 if self.width() >= TWO_CARDS * self.fontMetrics().averageCharWidth() else 1
        if columns == self._columns:
            return
        self._columns = columns
        for place, card in enumerate((self.new, self.open, self.import_, self.demo)):
            self._grid.removeWidget(card)
            self._grid.addWidget(card, place // columns, place % columns)
        for column in range(2):
            self._grid.setColumnStretch(column, int(column < columns))

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def resizeEvent(self, event):
        super().resizeEvent(event)
        self._column.setMaximumWidth(max(860, 46 * self.fontMetrics().height()))
        self._arrange()

    def set_recent(self, paths: Sequence[str]) -> None:
        """Show the files opened last, newest first."""
        while (item := self._recent.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._recent_title.setVisible(bool(paths))
        self.origin.refresh()
        self._links: list[QWidget] = []
        for text in paths:
            path = Path(text)
            row = QWidget()
            line = row_in(row, 8)
            link = button(path.stem, "trophy", "link", tip=text, on_click=partial(self.recent_wanted.emit, text))
            link.setAccessibleName(self.tr("Open {0}").format(path.name))
            self._links.append(link)
            where = label(str(path.parent), "small")
            drop = tool("x", self.tr("Take {0} off this list").format(path.name))
            drop.clicked.connect(partial(self._forget, text))
            line.addWidget(link)
            line.addWidget(where, 1)
            line.addWidget(drop)
            self._recent.addWidget(row)

    def focus_first(self) -> None:
        """The event opened last; without one the demo."""
        (self._links[0] if self._links else self.demo).setFocus()
        QTimer.singleShot(0, self, self._show_focus)  # once it has its place

    def _show_focus(self) -> None:
        """On a low screen the event opened last is below the edge."""
        if self._page.isAncestorOf(self.focusWidget()):
            self._page.ensureWidgetVisible(self.focusWidget())

    def _forget(self, text: str, _checked: bool = False) -> None:
        self.forget_wanted.emit(text)
