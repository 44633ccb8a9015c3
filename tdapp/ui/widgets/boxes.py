"""Where widgets stand: the frame of a dialog, forms, columns and rows."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtWidgets import QBoxLayout, QDialog, QFormLayout, QHBoxLayout, QVBoxLayout, QWidget

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


def across(*widgets: QWidget | tuple[QWidget, int] | None, spacing: int | None = None) -> QWidget:
    """One widget that holds others as ``beside`` does, without margins."""
    holder, row = QWidget(), beside(*widgets, spacing=spacing)
    row.setContentsMargins(0, 0, 0, 0)
    holder.setLayout(row)
    return holder


def form_box(holder: QWidget | None = None, spacing: int = 7) -> QFormLayout:
    """A form with the usual distances."""
    form = QFormLayout(holder)
    form.setVerticalSpacing(spacing)
    form.setHorizontalSpacing(14)
    return form


def captioned(form: QFormLayout, text: str, field: QWidget) -> None:
    """A line of a form; the caption leads to the field and names it."""
    caption = label(text)
    caption.setBuddy(field)
    field.setAccessibleName(text.replace("&", "").replace(" *", ""))
    form.addRow(caption, field)


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
