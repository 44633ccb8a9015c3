"""The field under the ladder that finds a criterion; the catalogue unfolds below it while it is wanted."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from tdapp.ui.pages.tables.ladder.view import CatalogueView
from tdapp.ui.widgets.basics import SearchField, label, tool
from tdapp.ui.widgets.boxes import beside, column_in


class AddField(SearchField):
    """Signals: ``down_wanted()`` the list below is wanted; ``leave_wanted()`` Esc in the empty field."""

    down_wanted, leave_wanted = Signal(), Signal()

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def keyPressEvent(self, event):
        if event.key() == Qt.Key.Key_Down:
            self.down_wanted.emit()
        elif event.key() == Qt.Key.Key_Escape and not self.text():
            self.leave_wanted.emit()
        else:
            super().keyPressEvent(event)


class AddCriterion(QWidget):
    """Type a name or a code and press Enter, or open the whole catalogue.

    Signals: ``add_wanted(str)`` the code of a criterion; ``help_wanted(str)`` its page of the manual;
    ``unfolded(bool)`` the catalogue came into view, or went.
    """

    add_wanted = Signal(str)
    help_wanted = Signal(str)
    unfolded = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        box = column_in(self, 6)
        self.search = AddField(self.tr("Add a criterion: type its name or code"))
        self.search.setMaximumWidth(16777215)
        self.browse = tool("chevron-down", self.tr("All criteria to choose from"), boxed=True)
        self.browse.setCheckable(True)
        self.catalogue = CatalogueView()
        self.catalogue.setMinimumHeight(120)
        self.sentence = label("", "small", wrap=True)
        self.sentence.setMinimumHeight(self.sentence.fontMetrics().height() * 2)
        self.help = tool("circle-question-mark", self.tr("About this tie-break"), shortcut="Shift+F1")
        self.help.setEnabled(False)
        self.add = tool("plus", self.tr("Add the criterion to the ladder"), shortcut="Enter", boxed=True)
        self._below = QWidget()
        below = column_in(self._below, 4)
        below.addWidget(self.catalogue, 1)
        below.addLayout(beside((self.sentence, 1), self.help, self.add))
        box.addLayout(beside((self.search, 1), self.browse))
        box.addWidget(self._below, 1)
        self._below.hide()
        self.browse.clicked.connect(self._browsed)
        self.search.textChanged.connect(self._typed)
        self.search.returnPressed.connect(self._entered)
        self.search.down_wanted.connect(self._go_down)
        self.search.leave_wanted.connect(self.fold)
        self.catalogue.add_wanted.connect(self._add)
        self.catalogue.help_wanted.connect(self.help_wanted)
        self.catalogue.entry_changed.connect(self._entry_changed)
        self.help.clicked.connect(self.catalogue.ask_help)
        self.add.clicked.connect(self.catalogue.add_current)

    @property
    def is_unfolded(self) -> bool:
        """Whether the catalogue is in view."""
        return not self._below.isHidden()

    def unfold(self) -> None:
        """Show the catalogue."""
        self._show(True)

    def fold(self) -> None:
        """Show the field alone."""
        self.search.clear()
        self._show(False)

    def _show(self, on: bool) -> None:
        self.browse.setChecked(on)
        if on is not self.is_unfolded:
            if not on and self.isAncestorOf(self.focusWidget() or self):
                self.search.setFocus()
            self._below.setVisible(on)
            self.unfolded.emit(on)

    def _browsed(self, on: bool) -> None:
        self.unfold() if on else self.fold()
        if on:
            self.catalogue.setFocus()

    def _typed(self, text: str) -> None:
        self.catalogue.catalogue.set_needle(text)
        if text:
            self.unfold()
            self.catalogue.choose_first()

    def _entered(self) -> None:
        """Enter in the field: what is found is added; an empty field opens the catalogue."""
        if self.search.text():
            self.catalogue.add_current()
        else:
            self._go_down()

    def _go_down(self) -> None:
        self.unfold()
        self.catalogue.setFocus()

    def _add(self, code: str) -> None:
        if self.search.text():
            self.fold()  # it was found by its name: the field is ready for the next one
        self.add_wanted.emit(code)

    def _entry_changed(self, entry) -> None:
        self.sentence.setText(entry.sentence if entry is not None else "")
        for part in (self.help, self.add):
            part.setEnabled(entry is not None)

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def keyPressEvent(self, event):
        if event.key() == Qt.Key.Key_Escape and self.is_unfolded:
            self.fold()
            return
        super().keyPressEvent(event)
