"""The questions about norms that no game answers; each answer is kept at once and can be taken back."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QLocale, Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QFormLayout, QLineEdit, QWidget

from tdapp.domain.norms.answers import LEAST_GAMES, NormAnswers
from tdapp.ui.widgets.basics import QuietCombo, choose, typed
from tdapp.ui.widgets.boxes import captioned, form_box
from tdapp.ui.widgets.wide import as_wide


class AnswerFields(QWidget):
    """Signals: ``answered(object)`` all answers, after one of them was changed."""

    answered = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._answers = NormAnswers()
        open_, yes, no = self.tr("not answered"), self.tr("yes"), self.tr("no")
        answers = (open_, None), (yes, True), (no, False)
        self.registered = self._combo(self.tr("Registered 30 days before"), *answers)
        self.format = self._combo(self.tr("Format, hours, arbiters as asked"), *answers)
        by_date = self.tr("as the dates of the rounds say")
        self.a_day = self._combo(self.tr("One round a day"), (by_date, None), *answers[1:])
        self.exempt = self._combo(
            self.tr("Exempt from the mix"),
            (self.tr("found by itself (d)"), None),
            (no, ""),
            (self.tr("a: national championship"), "a"),
            (self.tr("b: national team championship"), "b"),
            (self.tr("c: zonal or subzonal"), "c"),
            (self.tr("d: players from abroad"), "d"),
        )
        self.least = self._combo(self.tr("Games needed"), *((str(games), games) for games in reversed(LEAST_GAMES)))
        self.average = QLineEdit()
        self.average.setValidator(QIntValidator(0, 9999, self))
        self.average.setPlaceholderText(self.tr("as those so far"))
        as_wide(self.average, "2400")
        self.average.setLocale(QLocale.c())
        form = form_box(self)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        captioned(form, self.tr("&Registered 30 days before (1.1.1)"), self.registered)
        captioned(form, self.tr("&Format, hours, arbiters as asked (1.1)"), self.format)
        captioned(form, self.tr("One round a &day (1.1.3 a)"), self.a_day)
        captioned(form, self.tr("&Exempt from the mix (1.4.3)"), self.exempt)
        captioned(form, self.tr("&Games needed (1.4.1)"), self.least)
        captioned(form, self.tr("E&xpected average of unknown opponents"), self.average)
        self.average.editingFinished.connect(self._changed)

    def _combo(self, name: str, *choices: tuple[str, object]) -> QuietCombo:
        combo = QuietCombo(name)
        combo.setSizeAdjustPolicy(QuietCombo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        combo.setMinimumContentsLength(12)
        for words, value in choices:
            combo.addItem(words, value)
        combo.activated.connect(self._changed)
        return combo

    def set_answers(self, answers: NormAnswers) -> None:
        """Show these; no signal."""
        self._answers = answers
        for combo, value in (
            (self.registered, answers.registered),
            (self.format, answers.format_valid),
            (self.a_day, answers.one_round_a_day),
            (self.exempt, answers.exempt),
            (self.least, answers.least_games),
        ):
            choose(combo, value)
        self.average.setText("" if answers.average is None else str(answers.average))

    def _changed(self) -> None:
        average = typed(self.average)
        answers = replace(
            self._answers,
            registered=self.registered.currentData(),
            format_valid=self.format.currentData(),
            one_round_a_day=self.a_day.currentData(),
            exempt=self.exempt.currentData(),
            least_games=self.least.currentData(),
            average=int(average) if average.isdigit() else None,
        )
        if answers != self._answers:
            self.answered.emit(answers)
