"""Verify: every rung beside FIDE's own tool and a second calculation, while it works and when it is done."""

from __future__ import annotations

from pathlib import Path
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
    from tdapp.services.tables.proving import Proof, ProvedRung
    from tdapp.services.tables.second_opinion import RungOpinion


class SecondOpinionDialog(FittingDialog):
    """Starts at once; Esc and Cancel end it, nothing is changed by it."""

    def __init__(self, verification: Verification, ladder: Ladder, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._verification = verification
        self._proof: Proof | None = None
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
                "direct encounter among the players level on points. The second calculation is this program's own, "
                "written from the articles alone without anything of the first one. Nothing in the event changes."
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
        self.print_button = button(self.tr("Page to print…"), "printer", on_click=self.do_print)
        self.print_button.setToolTip(self.tr("The proof of every value, for a protest committee"))
        self.print_button.hide()
        layout.addLayout(beside(self.print_button, None, self.close_button))
        self.split.setVisible(False)
        self._stretch = QWidget()
        layout.insertWidget(layout.count() - 1, self._stretch, 1)

    def _progressed(self, done: int, of: int) -> None:
        if done == 0:
            return  # the process is still starting: the bar only moves
        self.bar.setRange(0, of)
        self.bar.setValue(done)
        self.state.setText(self.tr("{0} of {1} computed").format(done, of))

    def _finished(self, proof: Proof) -> None:
        self._proof = proof
        self._end()
        opinion = proof.opinion
        unexplained = not proof.agrees or (opinion is not None and not opinion.agrees)
        sentence = " ".join(filter(None, (opinion.sentence if opinion is not None else "", proof.sentence)))
        self.banner.set_kind("danger" if unexplained else "info")
        self.banner.set_text(sentence)
        self.rungs.set_rows(opinion_rows(proof), opinion_columns())
        self._stretch.hide()
        self.split.show()
        self.print_button.show()
        self._share_height(proof)
        told = [bool(difference_rows(rung, self._said(index))) for index, rung in enumerate(proof.rungs)]
        reasons = [bool(said.reason) if (said := self._said(index)) else False for index in range(len(proof.rungs))]
        first = next((i for i, found in enumerate(told) if found), next((i for i, r in enumerate(reasons) if r), 0))
        self.rungs.setFocus()
        self.rungs.select_key(first)
        self._show_rung(first)
        announce(self, sentence)

    def do_print(self) -> None:
        """The page with every value, to look at, print or save."""
        import datetime as dt

        from tdapp.domain.words.wording import current_language
        from tdapp.reports.options import PrintOptions
        from tdapp.reports.proof_page import print_proof
        from tdapp.ui.widgets.paper.pdf_preview import PdfPreview

        assert self._proof is not None
        options = PrintOptions(printed_at=dt.datetime.now().astimezone(), language=current_language())
        printed = print_proof(self._proof, options)
        PdfPreview(printed, self.tr("Proof of the tie-breaks"), Path("proof.pdf"), self).show_through()

    def _said(self, index: int) -> RungOpinion | None:
        """What gacrux said of a rung."""
        opinion = self._proof.opinion if self._proof is not None else None
        return opinion.rungs[index] if opinion is not None and index < len(opinion.rungs) else None

    def _share_height(self, proof: Proof) -> None:
        """All rungs at once where the window is high enough; the values that differ get the rest."""
        row = self.rungs.verticalHeader().defaultSectionSize()
        wanted = self.rungs.horizontalHeader().sizeHint().height() + len(proof.rungs) * row + 10
        room = self.split.height()
        differ = any(difference_rows(rung, self._said(index)) for index, rung in enumerate(proof.rungs))
        least = 190 if differ else 60
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

    def _rung(self) -> ProvedRung | None:
        key = self.rungs.current_key()
        return self._proof.rungs[key] if self._proof is not None and key is not None else None

    def _show_rung(self, key: int) -> None:
        if self._proof is None or not 0 <= key < len(self._proof.rungs):
            return
        rung, said = self._proof.rungs[key], self._said(key)
        rows = difference_rows(rung, said)
        self.values.setVisible(bool(rows))
        self.explanation.setVisible(bool(rows))
        reasons = " ".join(filter(None, (said.reason if said is not None else "", rung.no_second)))
        if rows:
            text = self.tr("{0}: {1} of {2} values differ.").format(rung.name, len(rows), len(rung.values))
            self.detail.setText(f"{text} {reasons}".strip())
        elif reasons:
            self.detail.setText(reasons)
        else:
            self.detail.setText(self.tr("{0}: all {1} values are the same.").format(rung.name, len(rung.values)))
        self.values.set_rows(rows, difference_columns())
        self._show_why(rows[0].key if rows else -1)

    def _show_why(self, number: int) -> None:
        rung, key = self._rung(), self.rungs.current_key()
        if rung is None or key is None:
            return
        rows = difference_rows(rung, self._said(key))
        row = next((one for one in rows if one.key == number), None)
        if row is not None:
            nothing = self.tr("Nothing known explains this: look at the calculation, and report it.")
            by_article = any(one.number == number and "second" in one.against for one in rung.values)
            article = self.tr("The second calculation, by {0}, says otherwise: report it.").format(rung.article)
            self.explanation.setText(article if by_article else str(row.cells[-1].sort or "") or nothing)

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def reject(self) -> None:
        if self._running:
            self._verification.cancel()
        super().reject()
