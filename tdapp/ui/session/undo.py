"""Undo and redo as the journal knows them: two actions that carry the name of the step; the window does them."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from tdapp.ui.look.icons import set_icon
from tdapp.ui.look.keys import with_keys
from tdapp.ui.session.session import Session


class UndoActions(QObject):
    """Two actions for menu and toolbar; disabled with a reason when there is nothing to do."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self.undo = QAction(parent)
        self.redo = QAction(parent)
        for action in (self.undo, self.redo):
            action.setAutoRepeat(False)  # keys held down take back one step
        set_icon(self.undo, "undo-2")
        set_icon(self.redo, "redo-2")
        self.undo.setShortcut(QKeySequence.StandardKey.Undo)
        self.redo.setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])
        session.view.event_changed.connect(self.refresh)
        session.changes.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Take the labels from the journal."""
        state = self._session.changes.undo_state()
        for action, label, does, nothing, key in (
            (self.undo, state.undo_label, self.tr("Undo: {0}"), self.tr("Nothing to undo"), "Ctrl+Z"),
            (self.redo, state.redo_label, self.tr("Redo: {0}"), self.tr("Nothing to redo"), "Ctrl+Shift+Z"),
        ):
            text = does.format(label) if label else nothing
            action.setText(text)
            action.setToolTip(with_keys(text, key) if label else text)
            action.setEnabled(label is not None)
