"""The pages of a PDF as pictures, one under the other; each is drawn when it comes into view."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractScrollArea, QLabel

from tdapp.ui.look import theme

GAP = 16
STEP = 1.2


def page_image(document: Any, number: int, scale: float) -> QImage:
    """One page of a pypdfium2 document as a picture; ``scale`` is pixels per point."""
    page = document[number]
    try:
        bitmap = page.render(scale=scale, rev_byteorder=True)  # bytes in the order R G B
        form = QImage.Format.Format_RGB888 if bitmap.n_channels == 3 else QImage.Format.Format_RGBX8888
        view = memoryview(bitmap.buffer).cast("B")
        return QImage(view, bitmap.width, bitmap.height, bitmap.stride, form).copy()
    finally:
        page.close()


class PageView(QAbstractScrollArea):
    """Shows a PDF that we made ourselves.

    Signals: ``page_changed(int, int)`` the page in view and the number of pages.
    """

    page_changed = Signal(int, int)

    def __init__(self) -> None:
        super().__init__()
        picture = QLabel()  # what a screen reader calls a picture; the pages are painted over it
        picture.setPixmap(QPixmap(1, 1))
        self.setViewport(picture)
        for part in (self, picture):
            part.setAccessibleName(self.tr("Preview of the printed pages"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFrameShape(QAbstractScrollArea.Shape.NoFrame)
        self._document: Any = None
        self._sizes: list[tuple[float, float]] = []
        self._images: dict[tuple[int, int], QImage] = {}
        self._zoom = 1.0
        self._whole = True
        self.verticalScrollBar().valueChanged.connect(self._scrolled)

    @property
    def pages(self) -> int:
        """Number of pages."""
        return len(self._sizes)

    def set_pdf(self, pdf: bytes) -> None:
        """Show this PDF; empty bytes show nothing."""
        if self._document is not None:
            self._document.close()
        self._document, self._sizes = None, []
        self._images.clear()
        if pdf:
            import pypdfium2

            self._document = pypdfium2.PdfDocument(pdf)
            self._sizes = [self._document.get_page_size(i) for i in range(len(self._document))]
        self._lay_out()
        self.verticalScrollBar().setValue(0)
        self.viewport().update()
        if self._sizes:
            self.page_changed.emit(self.current_page(), self.pages)

    def zoom(self, step: int) -> None:
        """Larger (+1), smaller (-1), or the whole page (0)."""
        if step == 0:
            self._whole = True
        else:
            self._zoom = max(0.2, min(5.0, self._scale() * STEP**step))
            self._whole = False
        self._images.clear()
        self._lay_out()
        self.viewport().update()

    def current_page(self) -> int:
        """The page at the top of the view, counting from 1."""
        y = self.verticalScrollBar().value() + self.viewport().height() // 3
        for number, rect in enumerate(self._rects()):
            if y < rect.bottom() + GAP:
                return number + 1
        return max(1, self.pages)

    def _scale(self) -> float:
        if not self._sizes or not self._whole:
            return self._zoom
        width, height = self._sizes[0]
        room = self.viewport().size()
        return max(0.2, min((room.width() - 2 * GAP) / width, (room.height() - 2 * GAP) / height))

    def _rects(self) -> list[QRect]:
        scale = self._scale()
        wide = max((size[0] for size in self._sizes), default=0) * scale
        across = max(self.viewport().width(), int(wide) + 2 * GAP)
        rects, y = [], GAP
        for width, height in self._sizes:
            size = QSize(round(width * scale), round(height * scale))
            rects.append(QRect(QPoint((across - size.width()) // 2, y), size))
            y += size.height() + GAP
        return rects

    def _lay_out(self) -> None:
        rects = self._rects()
        height = rects[-1].bottom() + GAP if rects else 0
        width = max((rect.width() for rect in rects), default=0) + 2 * GAP
        view = self.viewport().size()
        self.verticalScrollBar().setRange(0, max(0, height - view.height()))
        self.verticalScrollBar().setPageStep(view.height())
        self.verticalScrollBar().setSingleStep(40)
        self.horizontalScrollBar().setRange(0, max(0, width - view.width()))
        self.horizontalScrollBar().setPageStep(view.width())

    def _scrolled(self, _value: int) -> None:
        self.viewport().update()
        if self._sizes:
            self.page_changed.emit(self.current_page(), self.pages)

    def _image(self, number: int, width: int) -> QImage:
        key = (number, width)
        if key not in self._images:
            if len(self._images) > 12:
                self._images.clear()
            ratio = self.devicePixelRatioF()
            image = page_image(self._document, number, width * ratio / self._sizes[number][0])
            image.setDevicePixelRatio(ratio)
            self._images[key] = image
        return self._images[key]

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def paintEvent(self, _event):
        painter = QPainter(self.viewport())
        tokens = theme.current()
        painter.fillRect(self.viewport().rect(), QColor(tokens["sunken"]))
        offset = QPoint(self.horizontalScrollBar().value(), self.verticalScrollBar().value())
        visible = self.viewport().rect()
        for number, rect in enumerate(self._rects()):
            place = rect.translated(-offset)
            if not place.intersects(visible):
                continue
            painter.fillRect(QRectF(place).adjusted(-1, -1, 1, 1), QColor(tokens["border_strong"]))
            painter.drawImage(place.topLeft(), self._image(number, rect.width()))
        if self.hasFocus():
            painter.setPen(QColor(tokens["focus"]))
            painter.drawRect(self.viewport().rect().adjusted(0, 0, -1, -1))
        painter.end()

    def resizeEvent(self, event):
        super().resizeEvent(event)
        if self._whole:
            self._images.clear()
        self._lay_out()

    def keyPressEvent(self, event):
        key = event.key()
        bar = self.verticalScrollBar()
        if key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom(1)
        elif key == Qt.Key.Key_Minus:
            self.zoom(-1)
        elif key == Qt.Key.Key_0:
            self.zoom(0)
        elif key == Qt.Key.Key_Home:
            bar.setValue(bar.minimum())
        elif key == Qt.Key.Key_End:
            bar.setValue(bar.maximum())
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event):
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(1 if event.angleDelta().y() > 0 else -1)
            return
        super().wheelEvent(event)
