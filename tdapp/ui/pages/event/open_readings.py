"""Which of several readings of a file is right: asked before anything is created."""

from __future__ import annotations

from PySide6.QtWidgets import QButtonGroup, QScrollArea, QWidget

from tdapp.domain.words.errors import OpenReading
from tdapp.ui.widgets.basics import Card, Choice, button, label
from tdapp.ui.widgets.boxes import beside, column_in, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog


class OpenReadingsDialog(FittingDialog):
    """One card for each question, one radio button for each reading; ``taken`` are the numbers of those chosen."""

    def __init__(self, source: str, questions: tuple[OpenReading, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Import: {0}").format(source))
        self.resize(640, 420)
        layout = dialog_box(
            self,
            self.tr("{0} can be read in several ways").format(source),
            self.tr("Its own totals fit each of these readings. Choose what really happened; nothing was created yet."),
        )
        inside = QWidget()
        inside.setObjectName("scrollBody")
        box = column_in(inside, 10, margins=(0, 0, 6, 0))
        self.groups = [self._card(box, question) for question in questions]
        box.addStretch()
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inside)
        scroll.setAccessibleName(self.tr("Questions"))
        layout.addWidget(scroll, 1)
        cancel = button(self.tr("Cancel"), on_click=self.reject)
        self.confirm = button(self.tr("Read it so"), "check", "primary", on_click=self.accept)
        self.confirm.setDefault(True)
        layout.addLayout(beside(None, cancel, self.confirm))
        self._allow()

    @property
    def taken(self) -> tuple[int, ...]:
        """The numbers of the readings that are chosen."""
        return tuple(group.checkedId() for group in self.groups if group.checkedId() > 0)

    def _card(self, box, question: OpenReading) -> QButtonGroup:
        card = Card(spacing=6)
        card.box.addWidget(label(question.question, wrap=True))
        if question.line:
            card.box.addWidget(label(self.tr("Line {0}").format(question.line), "dim"))
        group = QButtonGroup(card)
        for number, answer in enumerate(question.answers, question.first):
            choice = Choice(answer)
            group.addButton(choice, number)
            card.box.addWidget(choice)
        group.idToggled.connect(self._allow)
        box.addWidget(card)
        return group

    def _allow(self, *_toggled: object) -> None:
        every = len(self.taken) == len(self.groups)
        self.confirm.setEnabled(every)
        self.confirm.setToolTip("" if every else self.tr("Choose a reading for each question first."))
