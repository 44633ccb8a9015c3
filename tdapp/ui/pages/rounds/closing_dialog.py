"""Closing the tournament: every condition with a tick or what is missing, and what is written at once."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QCheckBox, QFileDialog, QWidget

from tdapp.services.checks.closing import ClosingCheck
from tdapp.ui.look.icons import IconLabel
from tdapp.ui.widgets.basics import button, card, label
from tdapp.ui.widgets.boxes import beside, dialog_box, row_in
from tdapp.ui.widgets.fitting import FittingDialog


class ClosingDialog(FittingDialog):
    """``folder`` and ``with_backup`` after it was accepted; ``folder`` is None when no pack is wanted."""

    def __init__(
        self, checks: Sequence[ClosingCheck], folder: Path, parent: QWidget | None = None, *, closed: bool = False
    ) -> None:
        super().__init__(parent)
        self._folder = folder
        self.closed = closed
        title = self.tr("The final pack") if closed else self.tr("Close the tournament")
        self.setWindowTitle(title)
        self.setMinimumWidth(620)
        layout = dialog_box(self, title)
        if not closed:
            text = self.tr(
                "The standings become final on screen and paper, and nothing can be changed while it is closed. It can "
                "be opened again with a reason; that is logged and makes the standings provisional."
            )
            layout.addWidget(label(text, "dim", wrap=True))
            layout.addWidget(card(*(self._row(check) for check in checks), spacing=6, margins=10))
        self.pack = QCheckBox(
            self.tr("Write the &final pack: standings, crosstable, decisions, log, TRF16 and TRF26 in one folder")
        )
        self.pack.setChecked(True)
        self.backup = QCheckBox(self.tr("Put a &copy of the event file beside it"))
        self.backup.setChecked(True)
        self.place = label("", "dim", wrap=True)
        self.change = button(self.tr("Another &place…"), "folder", on_click=self._choose)
        layout.addWidget(self.pack)
        layout.addWidget(self.backup)
        layout.addLayout(beside((self.place, 1), self.change))
        layout.addStretch()
        ready = closed or all(check.is_done for check in checks)
        action = self.tr("Write the pack") if closed else self.tr("Close the tournament")
        self.confirm = button(action, role="primary", on_click=self.accept)
        self.confirm.setEnabled(ready)
        self.confirm.setToolTip("" if ready else self.tr("Something is still missing, see above"))
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        layout.addLayout(beside(None, self.confirm, self.cancel))
        self.cancel.setDefault(True)
        self.pack.toggled.connect(self._show)
        if closed:
            self.pack.hide()
        self._show()

    @property
    def folder(self) -> Path | None:
        """Where the pack's folder is made; None when none is wanted."""
        return self._folder if self.pack.isChecked() else None

    @property
    def with_backup(self) -> bool:
        """Whether a copy of the event belongs to it."""
        return self.pack.isChecked() and self.backup.isChecked()

    def _row(self, check: ClosingCheck) -> QWidget:
        holder = QWidget()
        line = row_in(holder, 8)
        tone = "up" if check.is_done else "warn"
        line.addWidget(IconLabel("circle-check" if check.is_done else "triangle-alert", tone=tone))
        text = label("\n".join((check.title, *check.missing)), "" if check.is_done else "strong", wrap=True)
        state = self.tr("{0}: done") if check.is_done else self.tr("{0}: missing")
        text.setAccessibleName(state.format(check.title))
        line.addWidget(text, 1)
        return holder

    def _choose(self) -> None:
        chosen = QFileDialog.getExistingDirectory(self, self.tr("Where the final pack goes"), str(self._folder))
        if chosen:
            self._folder = Path(chosen)
            self._show()

    def _show(self) -> None:
        wanted = self.pack.isChecked()
        self.backup.setEnabled(wanted)
        self.change.setEnabled(wanted)
        self.place.setText(self.tr("In a folder of its own in {0}").format(self._folder) if wanted else "")

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def showEvent(self, event):
        super().showEvent(event)
        (self.confirm if self.confirm.isEnabled() else self.cancel).setFocus()
