"""Where widgets stand: the frame of a dialog, and widgets in a row."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from tdapp.ui.widgets.basics import label


def dialog_box(
    dialog: QDialog, title: str = "", sentence: str = "", *, wrap: bool = False, spacing: int = 10
) -> QVBoxLayout:
    """The column of a dialog with the usual margins, begun with its title and a sentence on what it is for."""
    box = QVBoxLayout(dialog)
    box.setContentsMargins(20, 16, 20, 14)
    box.setSpacing(spacing)
    if title:
        box.addWidget(label(title, "title", wrap=wrap))
    if sentence:
        box.addWidget(label(sentence, "dim", wrap=True))
    return box


def beside(*widgets: QWidget | None) -> QHBoxLayout:
    """Widgets from left to right; None is room that stretches."""
    row = QHBoxLayout()
    for widget in widgets:
        if widget is None:
            row.addStretch()
        else:
            row.addWidget(widget)
    return row
