"""Level 4: the official ladder changes after round 1. Two steps, the players who move, a reason, focus on Cancel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLineEdit, QStackedWidget, QWidget

from tdapp.ui.pages.tables.ladder.moves import move_columns, move_rows
from tdapp.ui.widgets.basics import Banner, EmptyState, button, label, typed
from tdapp.ui.widgets.boxes import beside, column_in, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.table import DenseTable
from tdapp.ui.widgets.wide import hinted

if TYPE_CHECKING:  # what it names is imported when it is first needed
    from tdapp.services.tables.ladder_preview import Preview
    from tdapp.services.tables.standings import Standings


class TwoStepDialog(FittingDialog):
    """Step 1 shows what changes, step 2 asks for the reason. ``reason()`` after it was accepted."""

    def __init__(
        self,
        title: str,
        warning: str,
        preview: Preview,
        before: str,
        after: str,
        parent: QWidget | None = None,
        *,
        trial: Standings | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.resize(640, 520)
        layout = dialog_box(self)
        self.step = label("", "caption")
        layout.addWidget(self.step)
        layout.addWidget(label(title, "title", wrap=True))
        self.stack = QStackedWidget()
        self.stack.addWidget(self._first_page(warning, preview, trial))
        self.stack.addWidget(self._second_page(before, after))
        layout.addWidget(self.stack, 1)
        self.back = button(self.tr("Back"), on_click=lambda: self._go(0))
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        self.next = button(self.tr("Continue…"), on_click=lambda: self._go(1))
        self.confirm = button(self.tr("Change the official ladder"), role="danger", on_click=self.accept)
        layout.addLayout(beside(self.back, None, self.next, self.confirm, self.cancel))
        self.reason_field.returnPressed.connect(self.confirm.click)  # or nothing, never Cancel
        self.reason_field.textChanged.connect(lambda _text: self._show())
        self._go(0)

    def reason(self) -> str:
        """The reason given, one line."""
        return typed(self.reason_field)

    def _first_page(self, warning: str, preview: Preview, trial: Standings | None) -> QWidget:
        page = QWidget()
        box = column_in(page, 8)
        banner = Banner("warn")
        banner.set_text(warning)
        box.addWidget(banner)
        box.addWidget(label(preview.sentence, "heading", wrap=True))
        if preview.moves:
            self.table = DenseTable(self.tr("Whose place changes"), sortable=False)
            self.table.setProperty("role", "framed")
            self.table.set_rows(move_rows(preview, trial), move_columns())
            box.addWidget(self.table, 1)
        else:
            box.addWidget(EmptyState("equal", self.tr("No place changes now"), self.tr("Later rounds may differ.")), 1)
        return page

    def _second_page(self, before: str, after: str) -> QWidget:
        page = QWidget()
        box = column_in(page, 8)
        box.addWidget(label(self.tr("Until now"), "caption"))
        box.addWidget(label(before, wrap=True))
        box.addWidget(label(self.tr("From now on"), "caption"))
        box.addWidget(label(after, wrap=True))
        box.addSpacing(8)
        box.addWidget(label(self.tr("Reason (kept in the file and written to the tournament report)"), "caption"))
        self.reason_field = QLineEdit()
        self.reason_field.setAccessibleName(self.tr("Reason for the change"))
        hinted(self.reason_field, self.tr("for example: the announced regulations name another order"))
        box.addWidget(self.reason_field)
        box.addStretch()
        return page

    def _go(self, page: int) -> None:
        self.stack.setCurrentIndex(page)
        self._show()
        if page == 1:
            self.reason_field.setFocus()
        else:
            self.cancel.setFocus()

    def _show(self) -> None:
        second = self.stack.currentIndex() == 1
        self.step.setText(self.tr("Step {0} of 2").format(2 if second else 1))
        self.back.setVisible(second)
        self.next.setVisible(not second)
        self.confirm.setVisible(second)
        self.confirm.setEnabled(bool(self.reason()))
        self.confirm.setToolTip("" if self.reason() else self.tr("Write a reason first"))

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def showEvent(self, event):
        super().showEvent(event)
        self.cancel.setFocus()
