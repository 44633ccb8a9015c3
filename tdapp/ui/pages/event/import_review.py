"""What an import would do, line by line, before anything is created."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QFormLayout, QPlainTextEdit, QScrollArea, QWidget

from tdapp.ui.look.icons import IconLabel
from tdapp.ui.session.backend import ImportReview, ReviewNote
from tdapp.ui.widgets.basics import Card, button, card, label, selectable
from tdapp.ui.widgets.boxes import beside, column_in, dialog_box, row_in
from tdapp.ui.widgets.fitting import FittingDialog

MOST_ROWS = 100  # notes that are widgets of their own
LONG_TEXT = 320  # pixels of a text with more of them


class ImportReviewDialog(FittingDialog):
    """Facts, warnings, assumptions, repairs and what is left out; then the name of the new event file."""

    def __init__(self, review: ImportReview, target: Path, choose, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Import: {0}").format(review.source.name))
        self.resize(760, 640)
        self.target = target
        self._choose = choose
        layout = dialog_box(
            self,
            self.tr("Review before importing"),
            self.tr("Nothing has been created yet. {0} itself stays as it is.").format(review.source.name),
        )
        inside = QWidget()
        inside.setObjectName("scrollBody")
        box = column_in(inside, 10, margins=(0, 0, 6, 0))
        box.addWidget(self._facts(review))
        for title, icon, tone, notes in (
            (self.tr("Please check"), "triangle-alert", "warn", review.warnings),
            (self.tr("Assumed"), "info", "accent", review.assumptions),
            (self.tr("Repaired"), "check", "accent", review.repairs),
            (self.tr("Left out"), "circle-minus", "dim", review.left_out),
        ):
            if notes:
                box.addWidget(self._notes(f"{title} ({len(notes)})", icon, tone, notes))
        if not (review.warnings or review.assumptions or review.repairs or review.left_out):
            box.addWidget(card(label(self.tr("The file says everything itself: nothing was assumed or repaired."))))
        box.addStretch()
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inside)
        scroll.setAccessibleName(self.tr("Review"))
        layout.addWidget(scroll, 1)
        self.agreed = QCheckBox(self.tr("I have read what to check: import the rounds all the same, and note it"))
        self.agreed.setToolTip(self.tr("Each of these becomes a ### line of the tournament report."))
        self.agreed.setVisible(bool(review.warnings))
        layout.addWidget(self.agreed)
        self.path_label = label(str(target), wrap=True)
        layout.addLayout(
            beside(
                label(self.tr("New event file"), "caption"),
                (self.path_label, 1),
                button(self.tr("Change…"), on_click=self._change),
            )
        )
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        self.confirm = button(self.tr("Create the event"), "check", "primary", on_click=self.accept)
        self.confirm.setDefault(True)
        self.agreed.toggled.connect(self._allow)
        layout.addLayout(beside(None, self.cancel, self.confirm))
        self._allow(not review.warnings)
        (self.agreed if review.warnings else self.confirm).setFocus()

    def _allow(self, agreed: bool) -> None:
        """Rules that the rounds of the file break are confirmed one step before the event is created."""
        self.confirm.setEnabled(agreed)
        self.confirm.setToolTip(
            "" if agreed else self.tr("Tick the box above first: the file breaks rules of pairing.")
        )

    def _facts(self, review: ImportReview) -> Card:
        form = QFormLayout()
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(18)
        for name, value in review.facts:
            form.addRow(label(name, "dim"), selectable(value))
        holder = QWidget()
        holder.setLayout(form)
        return card(holder)

    def _notes(self, title: str, icon: str, tone: str, notes: tuple[ReviewNote, ...]) -> Card:
        head = QWidget()
        line = row_in(head)
        line.addWidget(IconLabel(icon, tone, 18))
        line.addWidget(label(title, "heading"), 1)
        frame = card(head, spacing=4)
        if len(notes) > MOST_ROWS:
            frame.box.addWidget(self._in_one_text(title, notes))
            return frame
        for note in notes:
            row = QWidget()
            inner = row_in(row, margins=(26, 0, 0, 0))
            inner.addWidget(selectable(note.text), 1)
            if note.place:
                place = label(note.place, "small")
                inner.addWidget(place, 0, Qt.AlignmentFlag.AlignTop)
            frame.box.addWidget(row)
        return frame

    def _in_one_text(self, title: str, notes: tuple[ReviewNote, ...]) -> QPlainTextEdit:
        """Thousands of lines that scroll by themselves: as widgets they would hold the window for seconds."""
        lines = "\n".join(f"{note.place}: {note.text}" if note.place else note.text for note in notes)
        text = QPlainTextEdit(lines)
        text.setReadOnly(True)
        text.setTabChangesFocus(True)
        text.setAccessibleName(title)
        text.setFixedHeight(LONG_TEXT)
        return text

    def _change(self) -> None:
        chosen = self._choose(self.target)
        if chosen is not None:
            self.target = chosen
            self.path_label.setText(str(chosen))
