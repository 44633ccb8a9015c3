"""What is cut or off the screen in a window, and a language that needs more room than any."""

from __future__ import annotations

import re

from PySide6.QtCore import QPoint, QRect, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QCalendarWidget,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QScrollBar,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionFrame,
    QTableView,
    QTextEdit,
    QToolButton,
    QWidget,
)

from tdapp.ui.look.bidi import with_isolated_places
from tdapp.ui.pages.rounds.results.key_legend import KeyLegend
from tdapp.ui.widgets.elided import ElidedLabel
from tests.effort import FULL

NAMED = (QAbstractButton, QAbstractItemView, QComboBox, QLineEdit, QTextEdit, QAbstractScrollArea)


class Stretched(QTranslator):
    """Every text of the window half as long again, as Finnish or Greek may need it."""

    def translate(self, _context, source, _disambiguation=None, _n=-1):
        return stretched(source)

    def isEmpty(self):
        return False


_HEBREW = "אבגדהוזחטיךכלםמןנסעףפץצקרשת"
_KEPT = re.compile(r"(<[^>]*>|\{[^}]*\}|%n|%L?\d|&\w+;|FIDE|TRF\d*|PDF)")


class FromTheRight(QTranslator):
    """Every text of the window in Hebrew letters, one for each Latin one: what a language from the right does to it."""

    def translate(self, _context, source, _disambiguation=None, _n=-1):
        return with_isolated_places(in_hebrew_letters(source)) if len(source) > 1 else source

    def isEmpty(self):
        return False


def in_hebrew_letters(text: str) -> str:
    """The text in other letters; places, tags and codes stay."""
    if text.startswith("*."):
        return text
    return "".join(part if _KEPT.fullmatch(part) else "".join(map(_hebrew_letter, part)) for part in _KEPT.split(text))


def _hebrew_letter(letter: str) -> str:
    return _HEBREW[(ord(letter.lower()) - 97) % 27] if letter.isascii() and letter.isalpha() else letter


def stretched(text: str) -> str:
    """The text with a tail of the same letters; what is no word of people stays."""
    if len(text) < 2 or text.startswith("*.") or re.fullmatch(r"[\W\d_]*", text):
        return text
    return text + "ÿ" * (len(text) // 2)


def shown(qtbot, widget: QWidget) -> None:
    """Show it until the test is over and paint it then; after each step, that is a third of the price of a window."""
    widget.setUpdatesEnabled(FULL)
    qtbot.addWidget(widget, before_close_func=_painted)
    widget.show()


def _painted(widget: QWidget) -> None:
    if widget.isVisible():
        widget.grab()


def faults_of(root: QWidget, *, strict: bool = False) -> list[str]:
    """Texts that are cut, and widgets that lie outside their window without a way to scroll to them.

    A hint or a choice may be cut where its tooltip has it whole; ``strict``: not even then.
    """
    found = []
    for widget in root.findChildren(QWidget):
        if not widget.isVisible() or widget.window() is not root.window() or _in_legend(widget):
            continue
        if _is_text(widget) and _is_cut(widget):
            found.append(f"cut: {_name(widget)} has {widget.size().toTuple()}, needs {_needed(widget)}")
        if isinstance(widget, (QLineEdit, QComboBox)) and (lack := _lack(widget, strict)) > 0:
            found.append(f"cut: {_name(widget)} lacks {lack} pixels for “{_said(widget)}”")
        if is_list(widget) and 0 < widget.horizontalHeader().length() < widget.viewport().width() - 3:
            found.append(
                f"{widget.accessibleName()} ends {widget.horizontalHeader().length()} in {widget.width()} pixels"
            )
        if isinstance(widget, (QAbstractButton, QLabel)) and not _can_be_reached(widget):
            found.append(f"outside: {_name(widget)}")
    return found


def is_list(widget: QWidget) -> bool:
    """A table of a column or two takes all its room; the others end with their content."""
    if not isinstance(widget, QTableView) or widget.model() is None:
        return False
    header = widget.horizontalHeader()
    return sum(not widget.isColumnHidden(column) for column in range(header.count())) <= 2


def small_targets(root: QWidget) -> list[str]:
    """Buttons lower or narrower than 24 pixels."""
    kinds = (QPushButton, QToolButton, QCheckBox, QRadioButton)
    return [
        f"{_name(widget)} is {widget.width()} x {widget.height()}"
        for widget in root.findChildren(QAbstractButton)
        if isinstance(widget, kinds)
        and widget.isVisible()
        and not isinstance(widget.parentWidget(), QLineEdit)  # drawn by Qt in a field that is a target itself
        and (widget.width() < 24 or widget.height() < 24)
    ]


def nameless(root: QWidget) -> list[str]:
    """Controls, lists and pictures that a screen reader has no words for."""
    found = []
    for widget in root.findChildren(QWidget):
        if isinstance(widget, QScrollBar) or not isinstance(widget, NAMED):
            continue
        if widget.objectName().startswith("qt_") or _inside(widget, (QComboBox, QAbstractItemView, QCalendarWidget)):
            continue  # Qt's own parts
        buddy = widget.text() if isinstance(widget, QAbstractButton) else ""
        if not widget.accessibleName() and not buddy:
            found.append(f"{type(widget).__name__} in {type(widget.parent()).__name__}")
    return found


def _inside(widget: QWidget, kinds: tuple[type, ...]) -> bool:
    above = widget.parent()
    while above is not None and not isinstance(above, kinds):
        above = above.parent()
    return above is not None


def _in_legend(widget: QWidget) -> bool:
    """The keys on one line: what has no room there is in its tooltip."""
    while widget is not None:
        if isinstance(widget, KeyLegend):
            return True
        widget = widget.parentWidget()
    return False


def _is_text(widget: QWidget) -> bool:
    if isinstance(widget, ElidedLabel):
        return False  # it ends in an ellipsis and has a tooltip
    if isinstance(widget, QLabel):
        return bool(widget.text())
    if isinstance(widget.parentWidget(), QLineEdit):
        return False  # a picture at its end
    return isinstance(widget, (QPushButton, QToolButton, QCheckBox, QRadioButton)) and bool(widget.text())


def _needed(widget: QWidget) -> tuple[int, int]:
    if isinstance(widget, QLabel) and widget.wordWrap():
        return 1, widget.heightForWidth(widget.width())
    hint = widget.minimumSizeHint()
    return hint.width(), hint.height()


def _is_cut(widget: QWidget) -> bool:
    width, height = _needed(widget)
    letters = widget.fontMetrics().height() // 4  # the air of a last line may go, its letters may not
    return widget.width() < width - 1 or widget.height() < height - letters


def _said(field: QLineEdit | QComboBox) -> str:
    """What a field says by itself: the hint while it is empty, the choice."""
    if isinstance(field, QComboBox):
        return "" if field.isEditable() else field.currentText()
    return "" if field.text() else field.placeholderText()


def _lack(field: QLineEdit | QComboBox, strict: bool) -> int:
    """Pixels that lack for what a field says."""
    if not _said(field) or (not strict and _said(field) in field.toolTip()):
        return 0
    if isinstance(field, QComboBox):
        option = QStyleOptionComboBox()
        field.initStyleOption(option)
        control, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        room = field.style().subControlRect(control, option, part, field).width()
    else:
        line = QStyleOptionFrame()
        field.initStyleOption(line)
        room = field.style().subElementRect(QStyle.SubElement.SE_LineEditContents, line, field).width() - 4
        room -= sum(part.width() for part in field.findChildren(QToolButton) if part.isVisible())
    slack = 3 if isinstance(field, QComboBox) else 0  # what styles add to a choice is rounded
    return field.fontMetrics().horizontalAdvance(_said(field)) - room - slack


def _can_be_reached(widget: QWidget) -> bool:
    """Inside its window, or inside an area that scrolls there."""
    part = widget
    while part is not None and not part.isWindow():
        parent = part.parentWidget()
        if parent is None:
            break
        area = parent.parentWidget()
        if isinstance(area, QScrollArea) and area.viewport() is parent:
            part = area  # whatever lies in it can be scrolled to
            continue
        inside = parent.rect().adjusted(-2, -2, 2, 2)
        place = QRect(part.pos(), part.size())
        if isinstance(parent, QAbstractScrollArea) or not place.isValid():
            part = parent
            continue
        if not inside.contains(place):
            return False
        part = parent
    return True


def _name(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, (QLabel, QAbstractButton)) else widget.accessibleName()
    where = type(widget.parentWidget()).__name__
    x, y = widget.mapTo(widget.window(), QPoint(0, 0)).toTuple()
    return f"{type(widget).__name__} “{text.strip()[:50]}” in {where} at {x}, {y}"


def settled() -> None:
    """Let layouts come to rest."""
    for _ in range(4):
        QApplication.processEvents()
