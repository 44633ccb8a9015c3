"""Somebody without a mouse: keys go to whatever has the focus, as from the keyboard; where that is must be seen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

MOST = 60  # presses of Tab: who has not come there by then does not come there


class Hands:
    """Every press is told to ``watcher`` when Qt has done with it; ``strike`` is another keyboard than Qt's."""

    def __init__(
        self,
        watcher: Callable[[str], object] = lambda _keys: None,
        strike: Callable[[str], object] | None = None,
    ) -> None:
        self.watcher = watcher
        self._strike = strike or _struck
        self.presses = 0

    def press(self, *keys: str) -> None:
        """Keys as they are written in menus: ``Ctrl+Enter``, ``Down``."""
        for text in keys:
            self._strike(text)
            self._done(text)

    def write(self, text: str) -> None:
        """Letters and digits, one after the other."""
        self.press(*text)

    def _done(self, keys: str) -> None:
        self.presses += 1
        settled()
        assert seen_focus() == "", f"after {keys}: {seen_focus()}"
        self.watcher(keys)

    def tab_to(self, wanted: Callable[[QWidget], bool], key: str = "Tab") -> QWidget:
        """Tab as often as it takes."""
        passed = []
        for _turn in range(MOST):
            here = QApplication.focusWidget()
            if here is not None and wanted(here):
                return here
            passed.append(name_of(here))
            self.press(key)
        raise AssertionError(f"Tab does not come there: {passed}")

    def tab_to_name(self, name: str, key: str = "Tab") -> QWidget:
        """To the control of this name."""
        return self.tab_to(lambda widget: name_of(widget).startswith(name), key)


def _struck(keys: str) -> None:
    target = QGuiApplication.focusWindow()
    assert target is not None, f"{keys}: no window has the focus"
    if len(keys) == 1:
        QTest.keyClicks(QApplication.focusWidget(), keys)
    else:
        combination = QKeySequence(keys.replace("Enter", "Return"))[0]
        QTest.keyClick(target, combination.key(), combination.keyboardModifiers())


def settled() -> None:
    """Everything that a key has begun is done."""
    for _turn in range(4):
        QApplication.processEvents()
    if QGuiApplication.focusWindow() is None:  # no window manager gives the keys back when a dialog is closed
        for window in QApplication.topLevelWidgets():
            if window.isVisible():
                window.activateWindow()
                QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # type: ignore[arg-type]


def name_of(widget: QWidget | None) -> str:
    """What a control is called; its class where it has no name."""
    if widget is None:
        return "nothing"
    text = getattr(widget, "text", None)
    plain = text() if callable(text) and not isinstance(widget, QMenu) else ""
    return (widget.accessibleName() or str(plain).replace("&", "")) or type(widget).__name__


def seen_focus() -> str:
    """Why nobody can see where the keys go; empty when that is plain."""
    if QApplication.activePopupWidget() is not None:
        return ""
    widget = QApplication.focusWidget()
    if widget is None:
        return "nothing has the focus"
    if not widget.isVisible() or not widget.isEnabled():
        return f"{name_of(widget)} has the focus and is hidden or grey"
    inside = QRect(widget.mapTo(widget.window(), QPoint()), widget.size())
    shown = widget.visibleRegion().boundingRect()
    if not inside.intersects(widget.window().rect()) or min(shown.width(), shown.height()) < 8:
        return f"{name_of(widget)} has the focus and is scrolled out of sight: {inside}"
    return ""


def framed(widget: QWidget) -> bool:
    """Whether the picture of a control differs with the focus and without: there is something to see."""
    top = widget.window()
    area = QRect(widget.mapTo(top, QPoint()), widget.size()).adjusted(-4, -4, 4, 4)
    with_focus = top.grab(area).toImage()
    widget.clearFocus()
    without = top.grab(area).toImage()
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    settled()
    return with_focus != without
