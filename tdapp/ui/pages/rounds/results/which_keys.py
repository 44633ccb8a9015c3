"""A digit of another program's keys was typed: which keys are meant? Nothing is entered by the answer."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from tdapp.domain.section.outcome import GameResult
from tdapp.ui.pages.rounds.rows import result_text
from tdapp.ui.session.key_map_names import map_name
from tdapp.ui.session.key_maps import MAPS
from tdapp.ui.widgets.basics import button, label
from tdapp.ui.widgets.fitting import FittingDialog


class WhichKeysDialog(FittingDialog):
    """``chosen`` is the id of a key map; empty when those in force stay."""

    def __init__(self, key: str, current: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chosen = ""
        self.setWindowTitle(self.tr("Keys for results"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 14)
        layout.setSpacing(8)
        title = self.tr("{0} is no result with the keys in force. Which keys do you mean?").format(key)
        layout.addWidget(label(title, "title", wrap=True))
        layout.addWidget(label(self.tr("Nothing was entered: press the key again afterwards."), "dim", wrap=True))
        self.choices: dict[str, QPushButton] = {}
        for one in MAPS:
            meaning = one.keys.get(key)
            says = result_text(meaning) if isinstance(meaning, GameResult) else self.tr("no result")
            text = self.tr("{0}: {1} is {2}").format(map_name(one.id), key, says)
            self.choices[one.id] = button(text, on_click=partial(self._choose, one.id))
            self.choices[one.id].setEnabled(one.id != current)
            layout.addWidget(self.choices[one.id])
        row = QHBoxLayout()
        row.addStretch()
        self.keep = button(self.tr("Keep the keys in force"), on_click=self.reject)
        row.addWidget(self.keep)
        layout.addLayout(row)
        self.keep.setDefault(True)
        self.keep.setFocus()

    def _choose(self, map_id: str) -> None:
        self.chosen = map_id
        self.accept()
