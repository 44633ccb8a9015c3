"""Where widgets stand: the frame of a dialog, the columns and rows of widgets."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtWidgets import QBoxLayout, QDialog, QHBoxLayout, QVBoxLayout, QWidget

from tdapp.ui.widgets.basics import label

_NONE = (0, 0, 0, 0)
Box = TypeVar("Box", bound=QBoxLayout)


def dialog_box(
    dialog: QDialog, title: str = "", sentence: str = "", *, wrap: bool = False, spacing: int = 10
) -> QVBoxLayout:
    """The column of a dialog with the usual margins, begun with its title and a sentence on what it is for."""
    box = column_in(dialog, spacing, (20, 16, 20, 14))
    if title:
        box.addWidget(label(title, "title", wrap=wrap))
    if sentence:
        box.addWidget(label(sentence, "dim", wrap=True))
    return box


def beside(*widgets: QWidget | tuple[QWidget, int] | None, spacing: int | None = None) -> QHBoxLayout:
    """Widgets from left to right, perhaps with their stretch; None is room that stretches."""
    row = QHBoxLayout()
    if spacing is not None:
        row.setSpacing(spacing)
    for widget in widgets:
        if widget is None:
            row.addStretch()
        else:
            row.addWidget(*(widget if isinstance(widget, tuple) else (widget,)))
    return row


def column_in(holder: QWidget, spacing: int | None = None, margins: tuple[int, int, int, int] = _NONE) -> QVBoxLayout:
    """The column of a widget, without margins unless they are given."""
    return _placed(QVBoxLayout(holder), spacing, margins)


def row_in(holder: QWidget, spacing: int | None = None, margins: tuple[int, int, int, int] = _NONE) -> QHBoxLayout:
    """The row of a widget, without margins unless they are given."""
    return _placed(QHBoxLayout(holder), spacing, margins)


def _placed(box: Box, spacing: int | None, margins: tuple[int, int, int, int]) -> Box:
    box.setContentsMargins(*margins)
    if spacing is not None:
        box.setSpacing(spacing)
    return box
