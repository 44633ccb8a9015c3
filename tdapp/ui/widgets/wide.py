"""Fields that are as wide as what they are for, whatever the size of the text."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QLineEdit, QToolButton

FRAME = 24  # border and padding of a field (ui/look/stylesheet.py) with the room of the cursor


class _Measure(QObject):
    """Lives with its field and follows its letters."""

    def __init__(self, field: QLineEdit, text: str, *, grows: bool) -> None:
        super().__init__(field)
        self._field, self._text, self._grows = field, text, grows
        field.installEventFilter(self)
        self._fit()

    def _fit(self) -> None:
        field = self._field
        texts = (self._text, field.placeholderText())
        buttons = sum(max(part.sizeHint().width(), 22) + 6 for part in field.findChildren(QToolButton))
        needed = max(field.fontMetrics().horizontalAdvance(text) for text in texts) + buttons + FRAME
        if field.minimumWidth() != needed:
            field.setMinimumWidth(needed)
            if not self._grows:
                field.setMaximumWidth(needed)

    # -- Qt overrides -----------------------------------------------------------------------------------------------

    def eventFilter(self, watched, event):
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange, QEvent.Type.Polish, QEvent.Type.Show):
            self._fit()
        return super().eventFilter(watched, event)


def as_wide(field: QLineEdit, text: str = "", *, grows: bool = False) -> None:
    """Room for this text and for the hint; no more of it unless the field ``grows``."""
    _Measure(field, text, grows=grows)


def hinted(field: QLineEdit, hint: str) -> None:
    """A sentence in an empty field; its tooltip has it whole where large letters leave no room."""
    field.setPlaceholderText(hint)
    field.setToolTip(hint)
