"""Work under way that may take seconds, said in the status bar, and the button that stops it."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QProgressBar, QWidget

from tdapp.ui.session.opening import OPEN
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.widgets.basics import button
from tdapp.ui.widgets.boxes import row_in
from tdapp.ui.widgets.elided import ElidedLabel

PATIENCE_MS = 400  # what is quicker is not worth a word
BAR_WIDTH = 90


class WaitingLine(QWidget):
    """Shows the newest long task of a runner.

    Signals: ``said(str)`` a sentence for the status bar and for screen readers; ``over()`` it is not true any more.
    """

    said = Signal(str)
    over = Signal()

    def __init__(self, tasks: TaskRunner) -> None:
        super().__init__()
        self._tasks = tasks
        self.text = ElidedLabel()
        self.bar = QProgressBar()
        self.bar.setRange(0, 0)  # how long it takes is not known
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(BAR_WIDTH)
        self.bar.setAccessibleName(self.tr("Under way"))
        self.stop = button(self.tr("Cancel"), "x", "link", on_click=self.cancel)
        line = row_in(self, 6)
        line.addWidget(self.text, 1)
        line.addWidget(self.bar)
        line.addWidget(self.stop)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(PATIENCE_MS)
        self._later.timeout.connect(self._show)
        tasks.waiting_changed.connect(self._changed)
        self.hide()

    def cancel(self) -> None:
        """Stop what is shown: nothing is written any more. An event of an older version may be converted already."""
        waiting = self._tasks.waiting
        if waiting:
            slot = waiting[-1][0]
            self._tasks.drop(slot)
            opening = self.tr("Cancelled; the event was not opened.")
            self.said.emit(opening if slot == OPEN else self.tr("Cancelled; nothing has changed."))

    def _changed(self) -> None:
        if self.isVisible() or not self._tasks.waiting:
            self._show()
        elif not self._later.isActive():
            self._later.start()

    def _show(self) -> None:
        waiting = self._tasks.waiting
        if waiting:
            self.text.setText(waiting[-1][1])
            if self.isHidden():
                self.said.emit(waiting[-1][1])
        elif not self.isHidden():
            self.over.emit()
        self.setVisible(bool(waiting))
