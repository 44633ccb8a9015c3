"""The questions about norms that no game answers; each answer is kept at once and can be taken back."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QFormLayout, QWidget

from tdapp.domain.norms.answers import LEAST_GAMES, NormAnswers, PairedBy
from tdapp.ui.widgets.basics import QuietCombo
from tdapp.ui.widgets.form import Form
from tdapp.ui.widgets.wide import as_wide


class AnswerFields(QWidget):
    """Signals: ``answered(object)`` all answers, after one of them was changed."""

    answered = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._answers = NormAnswers()
        form = self._form = Form(self._answers, self)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        open_, yes, no = self.tr("not answered"), self.tr("yes"), self.tr("no")
        answers = (None, open_), (True, yes), (False, no)
        exemptions = (
            (None, self.tr("found by itself (d)")),
            ("", no),
            ("a", self.tr("a: national championship")),
            ("b", self.tr("b: national team championship")),
            ("c", self.tr("c: zonal or subzonal")),
            ("d", self.tr("d: players from abroad")),
        )
        paired = (
            (PairedBy.UNKNOWN, open_),
            (PairedBy.COMPUTER, self.tr("by computer")),
            (PairedBy.HAND, self.tr("by hand")),
        )
        by_dates = (None, self.tr("as the dates of the rounds say")), *answers[1:]
        games = [(games, str(games)) for games in reversed(LEAST_GAMES)]
        asked, needed = self.tr("&Format, hours, arbiters as asked (1.1)"), self.tr("&Games needed (1.4.1)")
        self.registered = form.choice("registered", self.tr("&Registered 30 days before (1.1.1)"), answers)
        for combo in (
            self.registered,
            form.choice("format_valid", asked, answers),
            form.choice("one_round_a_day", self.tr("One round a &day (1.1.3 a)"), by_dates),
            form.choice("exempt", self.tr("&Exempt from the mix (1.4.3)"), exemptions),
            form.choice("least_games", needed, games),
            form.choice("paired", self.tr("&Pairing, where rounds do not say (IT3)"), paired),
        ):
            combo.setSizeAdjustPolicy(QuietCombo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            combo.setMinimumContentsLength(12)
            combo.activated.connect(self._changed)
        self.average = form.line(
            "average", self.tr("E&xpected average of unknown opponents"), self.tr("as those so far")
        )
        self.average.setValidator(QIntValidator(0, 9999, self))
        as_wide(self.average, "2400")
        self.average.setLocale(QLocale.c())
        self.average.editingFinished.connect(self._changed)

    def set_answers(self, answers: NormAnswers) -> None:
        """Show these; no signal."""
        self._answers = answers
        self._form.show_value(answers)

    def _changed(self) -> None:
        answers = self._form.value()
        if answers != self._answers:
            self.answered.emit(answers)
