"""The sections of the event, always in view above the pages; players dragged onto one are moved there."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QButtonGroup, QPushButton, QSizePolicy, QWidget

from tdapp.ui.look.icons import set_icon
from tdapp.ui.look.keys import as_here
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.basics import label, restyle
from tdapp.ui.widgets.boxes import column_in

PLAYERS_MIME = "application/x-tdapp-players"
"""What a drag from the Players page carries; the rows are those selected there."""

MOST_SHOWN = 8
"""More sections are chosen from the list in the top bar."""


_BESIDE_THE_NAME = 44
"""Pixels of a button that are not its icon or its name: padding, the gap, a bold font's extra width."""


class SectionButton(QPushButton):
    """One section. Signals: ``dropped()`` players were let go over it."""

    dropped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = ""
        self.setAcceptDrops(True)
        self.setCheckable(True)
        self.setAutoExclusive(True)  # one of several: spoken as a radio button, and the arrow keys go through them
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setIconSize(QSize(18, 18))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_name(self, name: str) -> None:
        """The name, shortened at its end to what there is room for (Qt itself takes out the middle)."""
        self.name = name
        room = max(60, self.width() - self.iconSize().width() - _BESIDE_THE_NAME)
        shown = self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room)
        self.setText("  " + shown.replace("&", "&&"))

    def _mark(self, on: bool) -> None:
        self.setProperty("dropHere", on)
        restyle(self)

    # -- Qt overrides -----------------------------------------------------------------------------------------------

    def resizeEvent(self, event):
        super().resizeEvent(event)
        self.set_name(self.name)

    def dragEnterEvent(self, event):
        if event.mimeData().hasFormat(PLAYERS_MIME) and not self.isChecked():
            event.acceptProposedAction()
            self._mark(True)

    def dragLeaveEvent(self, event):
        self._mark(False)
        super().dragLeaveEvent(event)

    def dropEvent(self, event):
        self._mark(False)
        if event.mimeData().hasFormat(PLAYERS_MIME) and not self.isChecked():
            event.acceptProposedAction()
            self.dropped.emit()


class SectionList(QWidget):
    """One button a section; the selected players can be dropped on them."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.setAccessibleName(self.tr("Sections"))
        self._box = column_in(self, 2, margins=(0, 0, 0, 8))
        self._caption = label(self.tr("Sections"), "caption")
        self._box.addWidget(self._caption)
        self._group = QButtonGroup(self)
        self.buttons: list[SectionButton] = []
        session.view.event_changed.connect(self.refresh)
        session.view.view_changed.connect(self.refresh)
        session.changes.changed.connect(self.refresh)
        for keys, step in (("Alt+PgUp", -1), ("Alt+PgDown", 1)):
            QShortcut(QKeySequence(keys), self, lambda step=step: self.step(step))
        self.refresh()

    def refresh(self) -> None:
        """Show the sections, the one in view marked."""
        sections = self._session.view.sections
        shown = sections if 1 < len(sections) <= MOST_SHOWN else ()
        self._caption.setVisible(bool(shown))  # the list itself stays, or its keys would not work
        self._box.setContentsMargins(0, 0, 0, 8 if shown else 0)
        while len(self.buttons) > len(shown):
            gone = self.buttons.pop()
            self._group.removeButton(gone)
            gone.hide()
            gone.deleteLater()
        while len(self.buttons) < len(shown):
            self._add()
        for part, ref in zip(self.buttons, shown, strict=True):
            name = ref.name or self.tr("Section {0}").format(ref.section_id)
            here = ref.section_id == self._session.view.section_id
            part.setProperty("section", ref.section_id)
            part.set_name(name)
            part.setAccessibleName(self.tr("Section {0}").format(name) if ref.name else name)
            part.setToolTip(
                as_here(self.tr("{0} is in view (Alt+PgUp, Alt+PgDown for the others)")).format(name)
                if here
                else self.tr("Show {0}; players dragged here move to it").format(name)
            )
            part.setChecked(here)
            set_icon(part, "layers", "accent" if here else "dim")

    def _add(self) -> None:
        part = SectionButton()
        part.clicked.connect(lambda _on=False: self._session.view.set_section(part.property("section")))
        part.dropped.connect(lambda: self._session.view.players_dropped.emit(part.property("section"), part.name))
        self._group.addButton(part)
        self._box.addWidget(part)
        self.buttons.append(part)

    def step(self, by: int) -> None:
        """The section before or after the one in view."""
        ids = [ref.section_id for ref in self._session.view.sections]
        if self._session.view.section_id in ids:
            place = ids.index(self._session.view.section_id) + by
            if 0 <= place < len(ids):
                self._session.view.set_section(ids[place])
