"""Verify: every rung beside FIDE's own tool, while it works and when it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QProgressBar, QSplitter, QWidget

from tdapp.domain.section.ladder import Ladder
from tdapp.ui.pages.tables.ladder.opinion_rows import difference_columns, difference_rows, opinion_columns, opinion_rows
from tdapp.ui.pages.tables.ladder.verification import Verification
from tdapp.ui.session.announce import announce
from tdapp.ui.widgets.basics import Banner, button, label
from tdapp.ui.widgets.boxes import beside, column_in, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.table import DenseTable

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from tdapp.services.tables.second_opinion import RungOpinion, SecondOpinion


class SecondOpinionDialog(FittingDialog):
    """Starts at once; Esc and Cancel end it, nothing is changed by it."""

    def __init__(self, verification: Verification, ladder: Ladder, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._verification = verification
        self._opinion: SecondOpinion | None = None
        self._running = True
        self.setWindowTitle(self.tr("Verify"))
        self.resize(900, 620)
        self._build()
        verification.progressed.connect(self._progressed)
        verification.finished.connect(self._finished)
        verification.failed.connect(self._failed)
        verification.cancelled.connect(self.reject)
        verification.start(ladder)

    def _build(self) -> None:
        layout = dialog_box(self, self.tr("Second opinion"))
        self.about = label(
            self.tr(
                "gacrux is the tool of FIDE's Technical Commission. It computes every rung by itself from the results; "
                "direct encounter among the players level on points. Nothing in the event changes."
            ),
            "dim",
            wrap=True,
        )
        layout.addWidget(self.about)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(self.tr("Rungs computed"))
        self.bar.setRange(0, 0)
        self.state = label(self.tr("gacrux is starting…"), "dim")
        self.banner = Banner("info")
        self.rungs = DenseTable(self.tr("Rungs and what came out"), sortable=False)
        self.rungs.setProperty("role", "framed")
        self.rungs.row_changed.connect(self._show_rung)
        below = QWidget()
        box = column_in(below, 6, margins=(0, 4, 0, 0))
        self.detail = label("", wrap=True)
        self.values = DenseTable(self.tr("Values that differ"))
        self.values.setProperty("role", "framed")
        self.explanation = label("", "small", wrap=True)
        box.addWidget(self.detail)
        box.addWidget(self.values, 1)
        box.addWidget(self.explanation)
        box.addStretch()
        self.values.row_changed.connect(self._show_why)
        self.split = QSplitter(Qt.Orientation.Vertical)
        self.split.setChildrenCollapsible(False)
        self.split.addWidget(self.rungs)
        self.split.addWidget(below)
        self.split.setSizes([290, 200])
        self.close_button = button(self.tr("Cancel"), on_click=self.reject)
        for widget in (self.bar, self.state, self.banner):
            layout.addWidget(widget)
        layout.addWidget(self.split, 1)
        layout.addLayout(beside(None, self.close_button))
        self.split.setVisible(False)
        self._stretch = QWidget()
        layout.insertWidget(layout.count() - 1, self._stretch, 1)

    def _progressed(self, done: int, of: int) -> None:
        if done == 0:
            return  # the process is still starting: the bar only moves
        self.bar.setRange(0, of)
        self.bar.setValue(done)
        self.state.setText(self.tr("{0} of {1} computed").format(done, of))

    def _finished(self, opinion: SecondOpinion) -> None:
        self._opinion = opinion
        self._end()
        unexplained = not opinion.agrees
        self.banner.set_kind("danger" if unexplained else "info")
        self.banner.set_text(opinion.sentence)
        self.rungs.set_rows(opinion_rows(opinion), opinion_columns())
        self._stretch.hide()
        self.split.show()
        self._share_height(opinion)
        first = next((i for i, rung in enumerate(opinion.rungs) if rung.differences or rung.reason), 0)
        self.rungs.setFocus()
        self.rungs.select_key(first)
        self._show_rung(first)
        announce(self, opinion.sentence)

    def _share_height(self, opinion: SecondOpinion) -> None:
        """All rungs at once where the window is high enough; the values that differ get the rest."""
        row = self.rungs.verticalHeader().defaultSectionSize()
        wanted = self.rungs.horizontalHeader().sizeHint().height() + len(opinion.rungs) * row + 10
        room = self.split.height()
        least = 190 if any(rung.differences for rung in opinion.rungs) else 60
        rungs = max(140, min(wanted, room - least))
        self.split.setSizes([rungs, max(least, room - rungs)])

    def _failed(self, sentence: str) -> None:
        self._end()
        self.banner.set_kind("danger")
        self.banner.set_text(sentence)

    def _end(self) -> None:
        self._running = False
        self.bar.hide()
        self.state.hide()
        self.close_button.setText(self.tr("Close"))
        self.close_button.setFocus()

    def _rung(self) -> RungOpinion | None:
        key = self.rungs.current_key()
        return self._opinion.rungs[key] if self._opinion is not None and key is not None else None

    def _show_rung(self, key: int) -> None:
        if self._opinion is None or not 0 <= key < len(self._opinion.rungs):
            return
        rung = self._opinion.rungs[key]
        self.values.setVisible(bool(rung.differences))
        self.explanation.setVisible(bool(rung.differences))
        if rung.reason:
            self.detail.setText(rung.reason)
        elif rung.differences:
            self.detail.setText(
                self.tr("{0}: {1} of {2} values differ.").format(rung.name, len(rung.differences), rung.compared)
            )
        else:
            self.detail.setText(self.tr("{0}: all {1} values are the same.").format(rung.name, rung.compared))
        self.values.set_rows(difference_rows(rung), difference_columns())
        self._show_why(rung.differences[0].number if rung.differences else -1)

    def _show_why(self, number: int) -> None:
        rung = self._rung()
        found = next((one for one in rung.differences if one.number == number), None) if rung is not None else None
        if found is not None:
            self.explanation.setText(
                found.why or self.tr("Nothing known explains this: look at the calculation, and report it.")
            )

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def reject(self) -> None:
        if self._running:
            self._verification.cancel()
        super().reject()
