"""Words proposed while one types. The list takes no key and no click that is meant for another field."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QAbstractItemModel, QEvent, QObject, QStringListModel, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QCompleter

_TABS = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)


class QuietCompleter(QCompleter):
    """Tab leaves the field, a click elsewhere is done there; an exact match shows no list."""

    def __init__(
        self, words: Iterable[str] | QAbstractItemModel, parent: QObject | None = None, *, contains: bool = False
    ) -> None:
        super().__init__(parent)
        self.setModel(words if isinstance(words, QAbstractItemModel) else QStringListModel(list(words), self))
        self.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        if contains:
            self.setFilterMode(Qt.MatchFlag.MatchContains)
        popup = self.popup()
        assert popup is not None
        popup.setProperty("role", "completer")  # framed: on a dark page it has no edge otherwise
        popup.installEventFilter(self)  # once more, so that what is asked first is below

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def splitPath(self, path: str) -> list[str]:
        model = self.model()
        flags = Qt.MatchFlag.MatchFixedString  # whole, upper or lower case
        start = model.index(0, 0)
        known = start.isValid() and bool(model.match(start, Qt.ItemDataRole.DisplayRole, path, 1, flags))
        return ["\0"] if known else [path]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        popup = self.popup()
        if watched is popup and event.type() == QEvent.Type.KeyPress and event.key() in _TABS:  # type: ignore[attr-defined]
            popup.hide()
            QApplication.sendEvent(self.widget(), event)
            return True
        if watched is not popup or popup is None or not isinstance(event, QMouseEvent):
            return super().eventFilter(watched, event)
        outside = not popup.rect().contains(event.position().toPoint())
        if outside and event.type() == QEvent.Type.MouseButtonPress:
            popup.hide()
            _click(event)
            return True
        return super().eventFilter(watched, event)


def _click(event: QMouseEvent) -> None:
    """The same click on what lies below."""
    where = event.globalPosition()
    target = QApplication.widgetAt(where.toPoint())
    if target is None:
        return
    if target.focusPolicy() & Qt.FocusPolicy.ClickFocus:
        target.setFocus(Qt.FocusReason.MouseFocusReason)
    held, none = event.button(), Qt.MouseButton.NoButton
    for kind, buttons in ((QEvent.Type.MouseButtonPress, held), (QEvent.Type.MouseButtonRelease, none)):
        place = target.mapFromGlobal(where)
        QApplication.sendEvent(target, QMouseEvent(kind, place, where, held, buttons, event.modifiers()))
