"""Nothing off the screen: what is higher or wider than its place scrolls, whatever the size of the text."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QFrame, QScrollArea, QSizePolicy, QSplitter, QVBoxLayout, QWidget

SLACK = 12  # pixels that sentences of several lines are rounded by
SEEN = 24  # pixels of who has the focus that are enough to see where it is
FRAME = QSize(16, 48)  # what the title bar and the borders of a dialog take


class _FollowsFocus(QScrollArea):
    """Scrolls to who has the focus, also when it comes from outside, which Qt leaves where it is."""

    def __init__(self) -> None:
        super().__init__()
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._show_focus)

    def _show_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is None or QGuiApplication.mouseButtons() or not self.isVisible():
            return
        content = self.widget()
        if content is None or not content.isAncestorOf(now):
            return
        shown = now.visibleRegion().boundingRect()
        if min(shown.width(), shown.height()) < min(SEEN, now.width(), now.height()):
            self.ensureWidgetVisible(now, SLACK, SLACK)


class ScrollingPage(_FollowsFocus):
    """A page that fills its place, and scrolls where it needs more: also where its sentences break into more lines."""

    def __init__(self, content: QWidget, name: str = "") -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(name or self.tr("Page"))
        self._content = content
        self.setWidget(content)
        content.installEventFilter(self)

    def _fit(self) -> None:
        layout = self._content.layout()
        if layout is not None and layout.hasHeightForWidth():
            bar = self.verticalScrollBar()  # whether it is there must not change the lines of a sentence
            width = self.maximumViewportSize().width() - bar.sizeHint().width()
            needed = layout.minimumHeightForWidth(max(width, layout.minimumSize().width()))
            self._content.setMinimumHeight(needed + SLACK)

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def resizeEvent(self, event):
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)


class ScrollingColumn(_FollowsFocus):
    """A column beside the page, as wide as it needs to be; it scrolls where the window is low."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(content.accessibleName())
        self._content = content
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.setWidget(content)

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        content = self._content
        width = content.sizeHint().expandedTo(content.minimumSizeHint()).expandedTo(content.minimumSize()).width()
        if content.minimumSizeHint().height() > self.height():
            width += self.verticalScrollBar().sizeHint().width()
        return QSize(width, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), 60)

    def resizeEvent(self, event):
        super().resizeEvent(event)
        self.updateGeometry()


class FittingDialog(QDialog):
    """A dialog that is never larger than the screen; where its contents are, they scroll.

    What comes into it later makes it higher by ``refit``: a layout by itself would lay one line over the other.
    """

    SHOWS_VALUES = True
    """Whether something is changed in it; a question only asks."""

    def show_through(self) -> bool:
        """Show it until it is closed; whether it was accepted. It goes when whoever asked has read it."""
        accepted = self.exec() == self.DialogCode.Accepted
        self.deleteLater()
        return accepted

    def fit(self, room: QSize) -> None:
        """Stay inside this room."""
        layout = self.layout()
        for part in self.findChildren(QWidget):
            part.ensurePolished()  # sizes are true only with the style sheet
        needed = self.minimumSizeHint().expandedTo(self.minimumSize())
        if layout is not None and layout.hasHeightForWidth():
            width = min(max(self.width(), needed.width()), room.width(), self.maximumWidth())
            needed.setHeight(max(needed.height(), layout.totalMinimumHeightForWidth(width)))
        if layout is not None and (needed.width() > room.width() or needed.height() > room.height()):
            self.setMinimumSize(0, 0)
            content = QWidget()
            content.setObjectName("scrollBody")
            content.setLayout(layout)
            outer = QVBoxLayout(self)
            outer.setContentsMargins(0, 0, 0, 0)
            outer.addWidget(ScrollingPage(content, self.windowTitle()))
        wanted = self.size().expandedTo(needed)
        self.resize(wanted.boundedTo(room))

    def refit(self) -> None:
        """What it shows has grown while it is open: it grows with it, and stays on the screen."""
        if not self.isVisible():
            return
        place = self.screen().availableGeometry()
        self.fit(place.size() - FRAME)
        frame = self.frameGeometry()
        frame.setSize(self.size() + (frame.size() - self.geometry().size()))
        frame.moveRight(min(frame.right(), place.right()))
        frame.moveBottom(min(frame.bottom(), place.bottom()))
        self.move(max(frame.left(), place.left()), max(frame.top(), place.top()))

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def showEvent(self, event):
        self.fit(self._room())
        super().showEvent(event)
        if self.SHOWS_VALUES and self.isModal() and not event.spontaneous():
            from tdapp.ui.session.together import looking  # the start screen opens none

            looking.opened(self)

    def _room(self) -> QSize:
        return (self.screen() or QGuiApplication.primaryScreen()).availableSize() - FRAME


def are_crowded(split: QSplitter, parts: Sequence[QWidget | None]) -> bool:
    """Whether all parts of a splitter are wanted and need more width beside each other than their page has."""
    wanted = [part for part in parts if part is not None]
    if len(wanted) < len(parts) or not wanted[-1].isVisible():
        return False
    page = split.parentWidget()
    layout = page.layout() if page is not None else None
    if page is None or layout is None:
        return False
    edges = layout.contentsMargins()
    place = (page.parentWidget() or page).width() - edges.left() - edges.right()
    needed = sum(max(part.minimumWidth(), part.minimumSizeHint().width()) for part in wanted)
    return needed + (len(parts) - 1) * split.handleWidth() > place
