"""A list in which headings stand between what can be chosen."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QListView

_UP = (QListView.CursorAction.MoveEnd, QListView.CursorAction.MovePageDown)


class HeadedList(QListView):
    """Home, End and the page keys stop beside a heading; Qt stays where it is when one would be the goal."""

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def moveCursor(self, action: QListView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        goal = super().moveCursor(action, modifiers)
        if not goal.isValid() or goal.flags() & Qt.ItemFlag.ItemIsEnabled:
            return goal
        onward = range(goal.row(), self.model().rowCount())
        back = range(goal.row(), -1, -1)
        for row in (*back, *onward) if action in _UP else (*onward, *back):
            index = goal.siblingAtRow(row)
            if index.flags() & Qt.ItemFlag.ItemIsEnabled:
                return index
        return self.currentIndex()
