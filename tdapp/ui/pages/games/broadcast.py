"""How long moves are held back from the public, and the line that viewers read."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from tdapp.domain.commands.games import SetBroadcast
from tdapp.domain.games.broadcast import LONGEST_DELAY, LONGEST_NOTICE, Broadcast
from tdapp.ui.widgets.basics import Banner, Stepper, button, label, typed
from tdapp.ui.widgets.boxes import beside, captioned, dialog_box, form_box
from tdapp.ui.widgets.fitting import FittingDialog


class BroadcastDialog(FittingDialog):
    """``command`` after it was accepted."""

    def __init__(self, section_id: int, before: Broadcast, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._section_id, self._before = section_id, before
        self.setWindowTitle(self.tr("Broadcast"))
        self.setMinimumWidth(520)
        layout = dialog_box(
            self,
            self.tr("Broadcast"),
            self.tr("Moves, clocks and results reach viewers and files only after the delay."),
            wrap=True,
        )
        form = form_box()
        self.minutes = Stepper(self.tr("Minutes of delay"), self.tr("A minute less"), self.tr("A minute more"))
        self.minutes.set_range(0, LONGEST_DELAY // 60, -(-before.delay // 60))
        self.minutes.changed.connect(lambda _value: self._show())
        captioned(form, self.tr("Minutes of delay:"), self.minutes)
        self.notice = QLineEdit(before.notice)
        self.notice.setMaxLength(LONGEST_NOTICE)
        captioned(form, self.tr("Line for viewers:"), self.notice)
        self.reason = QLineEdit()
        self.reason_caption = label(self.tr("Reason:"))
        self.reason_caption.setBuddy(self.reason)
        self.reason.setAccessibleName(self.tr("Reason"))
        form.addRow(self.reason_caption, self.reason)
        self.reason.textChanged.connect(lambda _text: self._show())
        layout.addLayout(form)
        self.strict = QCheckBox(self.tr("Also hold back the rest of a game whose result is entered"))
        self.strict.setChecked(before.strict)
        layout.addWidget(self.strict)
        self.warning = Banner("danger")
        layout.addWidget(self.warning)
        self.accept_button = button(self.tr("Set"), role="primary", on_click=self.accept)
        layout.addLayout(beside(None, self.accept_button, button(self.tr("Cancel"), on_click=self.reject)))
        self._show()

    def _show(self) -> None:
        at_once = self.minutes.value == 0 and self._before.delay > 0
        for widget in (self.reason, self.reason_caption):
            widget.setVisible(at_once)
        text = self.tr("Moves are public at once: whoever helps a player from outside sees them.")
        self.warning.set_text(text if at_once else "")
        ready = not at_once or bool(typed(self.reason))
        self.accept_button.setEnabled(ready)
        self.accept_button.setToolTip("" if ready else self.tr("Write a reason first"))

    @property
    def command(self) -> SetBroadcast:
        """The step."""
        return SetBroadcast(
            self._section_id, self.minutes.value * 60, self.strict.isChecked(), typed(self.notice), typed(self.reason)
        )
