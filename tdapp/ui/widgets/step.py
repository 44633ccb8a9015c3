"""A small dialog before a step about players: from which round, and why."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QWidget

from tdapp.ui.widgets.basics import Stepper, button, label, typed
from tdapp.ui.widgets.boxes import beside, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.wide import hinted


class RoundStepDialog(FittingDialog):
    """``round_number`` and ``reason()`` after it was accepted."""

    def __init__(
        self,
        title: str,
        sentence: str,
        action: str,
        *,
        first: int,
        last: int,
        with_reason: bool = True,
        danger: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(460)
        layout = dialog_box(self, title, sentence, wrap=True)
        self.round_field = Stepper(self.tr("From round"), self.tr("An earlier round"), self.tr("A later round"))
        self.round_field.set_range(first, max(first, last), first)
        layout.addLayout(beside(label(self.tr("From round")), self.round_field, None))
        self.reason_field = QLineEdit()
        self.reason_field.setAccessibleName(self.tr("Reason"))
        hinted(self.reason_field, self.tr("Reason, kept in the log"))
        self.reason_field.setVisible(with_reason)
        layout.addWidget(self.reason_field)
        layout.addStretch()
        self.confirm = button(action, role="danger" if danger else "primary", on_click=self.accept)
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        layout.addLayout(beside(None, self.confirm, self.cancel))
        (self.cancel if danger else self.confirm).setDefault(True)
        (self.cancel if danger else self.confirm).setFocus()

    @property
    def round_number(self) -> int:
        """The round chosen."""
        return self.round_field.value

    def reason(self) -> str:
        """The reason, in one line."""
        return typed(self.reason_field)
