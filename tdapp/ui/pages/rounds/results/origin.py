"""“Which program do you come from?”: asked once on the start screen, it chooses the keys that type results."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdapp.ui.session.key_map_names import CLASSIC, MAP_KEY, OWN, map_name
from tdapp.ui.session.settings import Remembered
from tdapp.ui.widgets.basics import Card, button, label
from tdapp.ui.widgets.flow import FlowLayout

ORIGINS = (
    ("Swiss-Manager", "classic"),
    ("Vega", "classic"),
    ("Sharly Chess", "sharly"),
    ("OpenPairings", "openpairings"),
    ("FairPair", "space"),
    ("SwissSys, WinTD", "us"),
)
"""Programs and the key map that their users have in their fingers."""


class OriginQuestion(QWidget):
    """The question while it is not answered, later one line that says which keys are in force.

    Signals: ``answered(str)`` the id of a key map.
    """

    answered = Signal(str)

    def __init__(self, remembered: Remembered) -> None:
        super().__init__()
        self._remembered = remembered
        self.question = Card(spacing=6, margins=12)
        self.question.box.addWidget(label(self.tr("Which program do you come from?"), "heading", wrap=True))
        sentence = self.tr("Results are then typed with the keys you know. The Rounds page changes them at any time.")
        self.question.box.addWidget(label(sentence, "dim", wrap=True))
        holder = QWidget()
        flow = FlowLayout(holder, 6)
        self.buttons = {}
        for program, map_id in (*ORIGINS, (self.tr("Another, or none"), CLASSIC)):
            self.buttons[program] = button(
                program, tip=self.tr("Keys: {0}").format(map_name(map_id)), on_click=partial(self.answer, map_id)
            )
            flow.addWidget(self.buttons[program])
        self.question.box.addWidget(holder)
        self.line = QWidget()
        row = FlowLayout(self.line, 4)
        self.keys = label("", "small")
        self.change = button(self.tr("Change"), role="link", tip=self.tr("Which program do you come from?"))
        self.change.clicked.connect(lambda _on=False: self.ask())
        row.addWidget(self.keys)
        row.addWidget(self.change)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.question)
        layout.addWidget(self.line)
        self.refresh()

    def refresh(self) -> None:
        """The question, or what was answered; the Rounds page may have changed it."""
        chosen = self._remembered.text(MAP_KEY)
        self.question.setVisible(not chosen)
        self.line.setVisible(bool(chosen))
        name = self.tr("Own keys") if chosen == OWN else map_name(chosen) if chosen else ""
        self.keys.setText(self.tr("Keys for results: {0}.").format(name))

    def ask(self) -> None:
        """Show the question again."""
        self.question.show()
        self.line.hide()
        next(iter(self.buttons.values())).setFocus()

    def answer(self, map_id: str) -> None:
        """Remember the keys."""
        self._remembered.set_text(MAP_KEY, map_id)
        self.refresh()
        self.answered.emit(map_id)
        self.change.setFocus()
