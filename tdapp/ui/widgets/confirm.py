"""The one dialog for warnings of levels 2 to 4: what a step breaks and changes, perhaps a reason. Focus on Cancel."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from tdapp.domain.words.checks import Level, Warning
from tdapp.ui.session.question import Question
from tdapp.ui.widgets.basics import Banner, button, label


class ConfirmDialog(QDialog):
    """Asks a question; level 4 in two steps that spell out the consequences. ``reason()`` after it was accepted."""

    def __init__(self, question: Question, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.question = question
        self.setWindowTitle(question.title)
        self.setMinimumWidth(500)
        self._two_steps = question.level >= Level.TWO_STEPS
        self._second = False
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 14)
        layout.setSpacing(10)
        self.step = label("", "caption")
        self.step.setVisible(self._two_steps)
        layout.addWidget(self.step)
        layout.addWidget(label(question.title, "title", wrap=True))
        for warning in question.warnings:
            layout.addWidget(self._banner(warning))
        if question.lines:
            layout.addWidget(self._changes(question.lines))
        self._reason_title = label(self.tr("Reason (kept in the log)"), "caption")
        self.reason_field = QLineEdit()
        self.reason_field.setAccessibleName(self.tr("Reason"))
        self.reason_field.setPlaceholderText(self.tr("in a few words"))
        layout.addWidget(self._reason_title)
        layout.addWidget(self.reason_field)
        layout.addStretch()
        row = QHBoxLayout()
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        role = "danger" if question.level >= Level.CONFIRM else "primary"
        self.next = button(self.tr("Continue…"), on_click=self._go_on)
        self.confirm = button(question.action or self._usual(), role=role, on_click=self.accept)
        row.addStretch()
        for widget in (self.next, self.confirm, self.cancel):
            row.addWidget(widget)
        layout.addLayout(row)
        self.cancel.setDefault(not question.needs_reason)  # Enter in the reason confirms, or does nothing
        self.reason_field.textChanged.connect(lambda _text: self._show())
        self.reason_field.returnPressed.connect(self._enter)
        self._show()

    def reason(self) -> str:
        """The reason given, in one line."""
        return " ".join(self.reason_field.text().split())

    def _usual(self) -> str:
        return self.tr("I have read this") if self.question.level <= Level.ACKNOWLEDGE else self.tr("Do it anyway")

    def _banner(self, warning: Warning) -> Banner:
        banner = Banner("danger" if warning.level >= Level.CONFIRM else "warn")
        text = warning.text
        if warning.article:
            text = self.tr("{0} ({1})").format(text, self._article(warning.article))
        banner.set_text(text)
        return banner

    def _article(self, article: str) -> str:
        """Where it is written; what begins with a Q is FIDE's checklist for programs."""
        parts = [part.strip() for part in article.split(";")]
        return "; ".join(self.tr("FIDE checklist {0}").format(one) if one[:1] == "Q" else one for one in parts)

    def _changes(self, lines: Sequence[str]) -> QWidget:
        inside = QWidget()
        inside.setObjectName("scrollBody")
        column = QVBoxLayout(inside)
        column.setContentsMargins(2, 2, 2, 2)
        column.setSpacing(4)
        for text in lines:
            column.addWidget(label(text, wrap=True))
        column.addStretch()
        area = QScrollArea()
        area.setWidget(inside)
        area.setWidgetResizable(True)
        area.setAccessibleName(self.tr("What changes"))
        area.setMaximumHeight(260)
        area.setMinimumHeight(min(250, 26 * len(lines) + 8))
        return area

    def _go_on(self) -> None:
        self._second = True
        self._show()
        if self.question.needs_reason:
            self.reason_field.setFocus()
        else:
            self.cancel.setFocus()

    def _enter(self) -> None:
        if self.confirm.isVisible() and self.confirm.isEnabled():
            self.accept()

    def _show(self) -> None:
        last = self._second or not self._two_steps
        self.step.setText(self.tr("Step {0} of 2").format(2 if self._second else 1))
        self.next.setVisible(not last)
        self.confirm.setVisible(last)
        for widget in (self._reason_title, self.reason_field):
            widget.setVisible(last and self.question.needs_reason)
        ready = bool(self.reason()) or not self.question.needs_reason
        self.confirm.setEnabled(ready)
        self.confirm.setToolTip("" if ready else self.tr("Write a reason first"))

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def showEvent(self, event):
        super().showEvent(event)
        (self.reason_field if self.reason_field.isVisible() else self.cancel).setFocus()


def ask(question: Question, parent: QWidget | None = None) -> str | None:
    """Show the question; the reason (possibly empty) when it was confirmed, None when it was cancelled."""
    dialog = ConfirmDialog(question, parent)
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    reason = dialog.reason()
    dialog.deleteLater()
    return reason if accepted else None
