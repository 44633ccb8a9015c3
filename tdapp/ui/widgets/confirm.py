"""The one dialog for warnings of levels 2 to 4: what a step breaks and changes, perhaps a reason. Focus on Cancel."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QInputDialog, QLineEdit, QScrollArea, QWidget

from tdapp.domain.words.checks import Level, Warning
from tdapp.domain.words.wording import trimmed
from tdapp.ui.session.question import Question
from tdapp.ui.widgets.basics import Banner, button, label, typed
from tdapp.ui.widgets.boxes import beside, column_in, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog

_LARGEST, _FRAME = 740, 60
"""No higher than the smallest screen we know, less the frame of the window."""


class ConfirmDialog(FittingDialog):
    """Asks a question; level 4 in two steps that spell out the consequences. ``reason()`` after it was accepted."""

    SHOWS_VALUES = False

    def __init__(self, question: Question, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.question = question
        self.setWindowTitle(question.title)
        self.setMinimumWidth(500)
        self._two_steps = question.level >= Level.TWO_STEPS
        self._second = False
        layout = self._layout = dialog_box(self)
        self.step = label("", "caption")
        self.step.setVisible(self._two_steps)
        layout.addWidget(self.step)
        layout.addWidget(label(question.title, "title", wrap=True))
        self._body = self._said(question)
        layout.addWidget(self._body, 1)
        self._reason_title = label(self.tr("Reason (kept in the log)"), "caption")
        self.reason_field = QLineEdit()
        self.reason_field.setAccessibleName(self.tr("Reason"))
        self.reason_field.setPlaceholderText(self.tr("in a few words"))
        layout.addWidget(self._reason_title)
        layout.addWidget(self.reason_field)
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        role = "danger" if question.level >= Level.CONFIRM else "primary"
        self.next = button(self.tr("Continue…"), on_click=self._go_on)
        self.confirm = button(question.action or self._usual(), role=role, on_click=self.accept)
        layout.addLayout(beside(None, self.next, self.confirm, self.cancel))
        self._first = self.confirm if question.by_enter and not question.warnings else self.cancel
        self._first.setDefault(not question.needs_reason)  # Enter in the reason confirms, or does nothing
        self.reason_field.textChanged.connect(lambda _text: self._show())
        self.reason_field.returnPressed.connect(self._enter)
        self._show()

    def reason(self) -> str:
        """The reason given, in one line."""
        return typed(self.reason_field)

    def _usual(self) -> str:
        return self.tr("I have read this") if self.question.level <= Level.ACKNOWLEDGE else self.tr("Do it anyway")

    def _banner(self, warning: Warning) -> Banner:
        banner = Banner("danger" if warning.level >= Level.TWO_STEPS else "warn")  # a late entry is no error
        text = warning.text
        if warning.source:
            text = self.tr("{0} ({1})").format(text, warning.source)
        banner.set_text(text)
        return banner

    def _said(self, question: Question) -> QScrollArea:
        """Every warning, then what changes; scrolled only where the screen has no room for all of it."""
        inside = QWidget()
        inside.setObjectName("scrollBody")
        column = self._said_in = column_in(inside, 8, margins=(2, 2, 2, 2))
        for warning in question.warnings:
            column.addWidget(self._banner(warning))
        for text in question.lines:
            column.addWidget(label(text, wrap=True))
        column.addStretch()
        area = QScrollArea()
        area.setWidget(inside)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setAccessibleName(self.tr("What changes"))
        area.setVisible(bool(question.warnings or question.lines))
        return area

    def _fit(self) -> None:
        """As high as the text asks for at this width, at most as the screen allows."""
        layout = self._layout
        margins = layout.contentsMargins()
        bar = self._body.verticalScrollBar().sizeHint().width()
        room = self.width() - margins.left() - margins.right() - bar
        wanted = self._said_in.totalHeightForWidth(room) + 4 if self._body.isVisibleTo(self) else 0
        self._body.setMinimumHeight(0)
        others = layout.totalHeightForWidth(self.width()) - self._body.sizeHint().height()
        screen = self.screen().availableGeometry().height() if self.screen() else 768
        limit = max(120, min(screen, _LARGEST) - others - _FRAME)
        self._body.setMinimumHeight(min(wanted, limit))
        self._body.setMaximumHeight(max(min(wanted, limit), 1))
        scrolls = Qt.FocusPolicy.StrongFocus if wanted > limit else Qt.FocusPolicy.NoFocus
        self._body.setFocusPolicy(scrolls)  # Tab comes to it where there is something to scroll
        layout.activate()
        self.resize(self.width(), others + min(wanted, limit))
        if self.screen() and (below := self.geometry().bottom() - self.screen().availableGeometry().bottom()) > 0:
            self.move(self.x(), max(self.y() - below, 0))

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
        if self.isVisible():
            self._fit()

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def showEvent(self, event):
        super().showEvent(event)
        self._fit()
        (self.reason_field if self.reason_field.isVisible() else self._first).setFocus()


def ask(question: Question, parent: QWidget | None = None) -> str | None:
    """Show the question; the reason (possibly empty) when it was confirmed, None when it was cancelled."""
    dialog = ConfirmDialog(question, parent)
    accepted = dialog.show_through()
    reason = dialog.reason()
    return reason if accepted else None


def ask_line(parent: QWidget | None, title: str, sentence: str, before: str = "") -> str | None:
    """A line that is typed; None when it was cancelled."""
    text, accepted = QInputDialog.getText(parent, title, sentence, QLineEdit.EchoMode.Normal, before)
    return trimmed(text) if accepted else None
