"""The bar above every page: the event, the section, the round, undo and redo, the search."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from tdapp.domain.words.dates import shown
from tdapp.services.ports.event_store import SectionRef
from tdapp.ui.look.icons import set_icon
from tdapp.ui.look.keys import said, with_keys
from tdapp.ui.session.session import Session
from tdapp.ui.session.undo import UndoActions
from tdapp.ui.widgets.basics import QuietCombo, menu_button, tool
from tdapp.ui.widgets.boxes import row_in
from tdapp.ui.widgets.elided import ElidedLabel
from tdapp.ui.widgets.section_list import MOST_SHOWN
from tdapp.ui.widgets.words import after_round_text


class RoundSelector(QWidget):
    """Back, the round, forward."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.setAccessibleName(self.tr("Round in view"))
        self.back = tool(
            "chevron-left", self.tr("One round back"), shortcut="Ctrl+PgUp", on_click=lambda: self.step(-1)
        )
        self.forward = tool(
            "chevron-right", self.tr("One round forward"), shortcut="Ctrl+PgDown", on_click=lambda: self.step(1)
        )
        self.menu = QMenu(self)
        self.menu.aboutToShow.connect(self._fill)
        self.choose = menu_button("", self.tr("Choose the round"), self.menu)
        self.choose.setMinimumWidth(150)
        layout = row_in(self, 2)
        for widget in (self.back, self.choose, self.forward):
            layout.addWidget(widget)

    def step(self, by: int) -> None:
        """Some rounds back or forward."""
        if self._session.view.is_open:
            self._session.view.set_round(self._session.view.after_round + by)

    def refresh(self) -> None:
        """Show the round in view."""
        if not self._session.view.is_open:
            return
        number, total = self._session.view.after_round, self._session.view.section.rounds_total
        text = after_round_text(number, total)
        self.choose.setText(text)
        self.choose.setAccessibleName(self.tr("Choose the round: {0}").format(text))
        self.back.setEnabled(number > 0)
        self.forward.setEnabled(number < self._session.view.last_round)

    def _fill(self) -> None:
        self.menu.clear()
        section = self._session.view.section
        for number in range(self._session.view.last_round + 1):
            text = self.tr("After round {0}").format(number) if number else self.tr("Before round 1")
            if number > section.rounds_decided:
                text = self.tr("{0} (games are open)").format(text)
            action = self.menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(number == self._session.view.after_round)
            action.triggered.connect(lambda _checked=False, number=number: self._session.view.set_round(number))


class TopBar(QFrame):
    """The strip under the menu bar."""

    def __init__(self, session: Session, undo: UndoActions, search: QAction):
        super().__init__()
        self.setObjectName("topBar")
        self._session = session
        self._listed: tuple[SectionRef, ...] = ()
        self.title = ElidedLabel("heading")
        self.detail = ElidedLabel("small")
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.detail)
        self.sections = QuietCombo(self.tr("Section"))
        self.sections.setSizeAdjustPolicy(QuietCombo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.sections.setMinimumContentsLength(22)
        self.sections.activated.connect(self._section_chosen)
        self.rounds = RoundSelector(session)
        layout = row_in(self, 10, margins=(18, 3, 12, 3))
        layout.addLayout(words, 1)
        layout.addWidget(self.sections)
        layout.addWidget(self.rounds)
        layout.addSpacing(6)
        for action in (undo.undo, undo.redo):
            layout.addWidget(_action_button(action))
        self.search_button = QToolButton()
        set_icon(self.search_button, "search", "dim")
        self.search_button.setText(" " + self.tr("Search") + "  " + said("Ctrl+K"))
        self.search_button.setAccessibleName(self.tr("Search commands and players"))
        self.search_button.setToolTip(with_keys(self.tr("Search commands, pages and players"), "Ctrl+K"))
        self.search_button.setProperty("role", "boxed")
        self.search_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.search_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.search_button.clicked.connect(search.trigger)
        layout.addWidget(self.search_button)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def refresh(self) -> None:
        """Show the event, the section and the round in view."""
        session = self._session
        if not session.view.is_open:
            return
        section = session.view.section
        self.title.setText(section.event.name or self.tr("Event without a name"))
        name = section.name if section.name != section.event.name and len(session.view.sections) == 1 else ""
        parts = [name, section.event.city]
        if section.event.start:
            parts.append(shown(section.event.start))
        self.detail.setText("  ·  ".join(filter(None, parts)))
        self.detail.setVisible(bool(self.detail.text()))
        self.sections.setVisible(len(session.view.sections) > MOST_SHOWN)  # fewer stand in the sidebar
        if self._listed != session.view.sections:
            self._listed = session.view.sections
            self.sections.clear()
            for ref in session.view.sections:
                self.sections.addItem(ref.name or self.tr("Section {0}").format(ref.section_id), ref.section_id)
        self.sections.setCurrentIndex(self.sections.findData(session.view.section_id))
        self.rounds.refresh()

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def resizeEvent(self, event):
        """Large text on a small screen: the words of the search go first, its picture stays."""
        super().resizeEvent(event)
        layout = self.layout()
        words = self.search_button.fontMetrics().horizontalAdvance(self.search_button.text())
        shown = self.search_button.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        needed = layout.minimumSize().width() + (0 if shown else words) if layout is not None else 0
        styles = Qt.ToolButtonStyle
        style = styles.ToolButtonIconOnly if needed > self.width() else styles.ToolButtonTextBesideIcon
        if style != self.search_button.toolButtonStyle():
            self.search_button.setToolButtonStyle(style)

    def _section_chosen(self, _row: int) -> None:
        self._session.view.set_section(self.sections.currentData())


def _action_button(action: QAction) -> QToolButton:
    button = QToolButton()
    button.setDefaultAction(action)
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
    button.setIconSize(QSize(18, 18))
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    button.setAccessibleName(action.text())
    action.changed.connect(lambda: button.setAccessibleName(action.text()))
    return button
