"""What the regulations of a system say besides: its words, and the card in which they are changed."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.domain.systems.keizer import Keizer
from tdapp.domain.systems.knockout import KnockoutFacts
from tdapp.domain.systems.parameters import Parameters, parameters_of, parameters_text
from tdapp.domain.systems.system import System
from tdapp.ui.pages.event.systems.keizer_card import KeizerDialog
from tdapp.ui.pages.event.systems.knockout_card import KnockoutDialog
from tdapp.ui.widgets.basics import button, label
from tdapp.ui.widgets.boxes import beside, column_in

CARDS: dict[type[Parameters], Any] = {Keizer: KeizerDialog, KnockoutFacts: KnockoutDialog}
"""The card of each sort of parameters."""


class SystemParameters(QWidget):
    """Their text and the button; nothing where the system has no parameters, or no card.

    Signals: ``changed()`` by the user only.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.text, self.later = "", False
        self._system: System | None = None
        self.words = label("", "dim", wrap=True)
        self.button = button(self.tr("Parameters…"), "sliders-horizontal", on_click=self.ask)
        column_in(self, 4).addLayout(beside(self.button, (self.words, 1), spacing=10))

    @property
    def known(self) -> bool:
        """Whether there is anything to ask."""
        return self._system is not None and self._system.parameters in CARDS

    def set_system(self, system: System, text: str | None = None, *, later: bool = False) -> None:
        """Show these parameters; without a text those of before, or what is usual. No signal."""
        if text is None:
            text = self.text if system is self._system else system.begins
        self._system, self.text, self.later = system, text, later
        self.words.setText(self._said())
        self.setVisible(self.known)

    def ask(self) -> None:
        """The card."""
        assert self._system is not None
        kind = self._system.parameters
        assert kind is not None
        entered = CARDS[kind](parameters_of(kind, self.text), later=self.later, parent=self).ask()
        if entered is not None and parameters_text(entered) != self.text:
            self.text = parameters_text(entered)
            self.words.setText(self._said())
            self.changed.emit()

    def _said(self) -> str:
        if not self.known:
            return ""
        assert self._system is not None
        kind = self._system.parameters
        assert kind is not None
        words: str = CARDS[kind].said(parameters_of(kind, self.text))
        return words

    @property
    def games(self) -> int:
        """How many rounds a match has by these parameters; 1 where they say nothing of it."""
        kind = self._system.parameters if self._system is not None else None
        found = parameters_of(kind, self.text) if kind is not None else None
        return found.games if isinstance(found, KnockoutFacts) else 1
