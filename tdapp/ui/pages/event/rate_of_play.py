"""The rate of play in words and as a code (TRF 122 and 222), entered together: either proposes the other."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QMenu, QWidget

from tdapp.domain.section.time_control import USUAL, code_of_words, in_words, rate_of_play, read_time_control
from tdapp.domain.words.errors import RuleViolation
from tdapp.ui.widgets.basics import label, menu_button, restyle, typed
from tdapp.ui.widgets.regulations import rate_words
from tdapp.ui.widgets.wide import as_wide, hinted


class RateFields(QWidget):
    """Words, code, a menu of the usual time controls, and a line that says what the code means.

    Signals: ``changed()`` either field.
    """

    changed = Signal()

    def __init__(self, hint: str = "") -> None:
        super().__init__()
        self._proposed_words = self._proposed_code = ""
        self.words, self.code = QLineEdit(), QLineEdit()
        self.words.setAccessibleName(self.tr("Time control in words"))
        hinted(self.words, hint or self.tr("in words: 90 min + 30 s per move"))
        self.code.setAccessibleName(self.tr("Code of the time control, for the report"))
        self.code.setToolTip(
            self.tr("The code of FIDE's report counts seconds: 5400+30, 40/6000+30:900+30, or W300-B240.")
        )
        self.code.setPlaceholderText("5400+30")
        as_wide(self.code, "40/6000+30:900+30")
        as_wide(self.words, grows=True)
        self._menu = QMenu(self)
        for code in USUAL:
            text = in_words(read_time_control(code))
            self._menu.addAction(f"{text}\t{code}").triggered.connect(partial(self.choose, code))
        self.usual = menu_button(self.tr("Usual"), self.tr("Choose a usual time control"), self._menu)
        self.meaning = label("", "small", wrap=True)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(2)
        grid.addWidget(self.words, 0, 0)
        grid.addWidget(self.code, 0, 1)
        grid.addWidget(self.usual, 0, 2)
        grid.addWidget(self.meaning, 1, 0, 1, 3)
        grid.setColumnStretch(0, 3)
        grid.setColumnStretch(1, 2)
        self.setFocusProxy(self.words)
        self.words.textEdited.connect(self._words_typed)
        self.code.textEdited.connect(self._code_typed)
        self._show()

    def set_values(self, words: str, code: str) -> None:
        """Show these; no signal."""
        self.words.setText(words)
        self.code.setText(code)
        self._proposed_words = self._proposed_code = ""
        self._show()

    def choose(self, code: str, _checked: bool = False) -> None:
        """Take a usual time control, in words and as a code."""
        self.code.setText(code)
        self.words.setText(in_words(read_time_control(code)))
        self._proposed_words, self._proposed_code = self.words.text(), code
        self._show()
        self.changed.emit()

    def rate(self) -> str:
        """Standard, rapid or blitz by the code; empty when it does not tell."""
        try:
            return rate_of_play(read_time_control(self.code.text())) if self.code.text().strip() else ""
        except RuleViolation:
            return ""

    def values(self) -> tuple[str, str]:
        """Words and code as entered."""
        return typed(self.words), "".join(self.code.text().split())

    def fault(self) -> str:
        """The fault of the code; empty when it means something or is not given."""
        try:
            if self.code.text().strip():
                read_time_control(self.code.text())
        except RuleViolation as problem:
            return str(problem)
        return ""

    def _words_typed(self, text: str) -> None:
        if self.code.text() == self._proposed_code:
            self._proposed_code = code_of_words(text)
            self.code.setText(self._proposed_code)
        self._show()
        self.changed.emit()

    def _code_typed(self, text: str) -> None:
        if self.words.text() == self._proposed_words:
            try:
                self._proposed_words = in_words(read_time_control(text)) if text.strip() else ""
            except RuleViolation:
                self._proposed_words = ""
            self.words.setText(self._proposed_words)
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        fault = self.fault()
        if fault:
            text = fault
        elif self.code.text().strip():
            control = read_time_control(self.code.text())
            text = self.tr("The code means: {0}, {1}.").format(in_words(control), rate_words(rate_of_play(control)))
        elif self.words.text().strip():
            text = self.tr("Without a code the report names the time control in words only.")
        else:
            text = self.tr("Fill in one of the two: the other one follows.")
        self.meaning.setText(text)
        self.meaning.setProperty("role", "fault" if fault else "small")
        restyle(self.meaning)
