"""One's own keys for results: a field for each meaning, filled by pressing the key."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from tdapp.domain.section.outcome import GameResult
from tdapp.ui.pages.rounds.results.key_legend import KeyLegend
from tdapp.ui.session.announce import announce
from tdapp.ui.session.key_maps import (
    NO_KEY,
    OWN_MEANINGS,
    USUAL_OWN,
    Act,
    Meaning,
    key_name,
    own_keys,
    own_map,
    own_text,
    physical_digit,
    printed,
)
from tdapp.ui.widgets.basics import Banner, button, label
from tdapp.ui.widgets.boxes import beside, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.wide import as_wide


class KeyField(QLineEdit):
    """Shows one key; pressing another takes that. Backspace and Del: none.

    Signals: ``chosen()`` another key.
    """

    chosen = Signal()

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setPlaceholderText("–")
        as_wide(self, "Backspace")
        self.key = ""
        self.set_key(key)

    def set_key(self, key: str) -> None:
        """Show a key; empty: none."""
        self.key = key
        self.setText(key_name(key) if key else "")
        self.chosen.emit()

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def keyPressEvent(self, event):
        if event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self.set_key("")
            return
        key = physical_digit(event) or printed(event)
        if key and key != NO_KEY:
            self.set_key(key)
            announce(self, self.text())
            return
        super().keyPressEvent(event)


class OwnKeysDialog(FittingDialog):
    """``text()`` after it was accepted (key_maps.own_text)."""

    def __init__(self, known: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Own keys for results"))
        self.setMinimumWidth(560)
        layout = dialog_box(
            self,
            self.tr("Own keys for results"),
            self.tr(
                "Go to a field with Tab and press the key you want; Backspace leaves it empty. Digits count "
                "wherever they are, also on the number block; Del always clears. Letters that are results find no "
                "player."
            ),
        )
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        self.fields: list[KeyField] = []
        for at, (meaning, key) in enumerate(zip(OWN_MEANINGS, own_keys(known), strict=True)):
            field = KeyField(key)
            words = self._words(meaning)
            field.setAccessibleName(self.tr("Key for: {0}").format(words))
            field.chosen.connect(self._show)
            place = (at % 4, at // 4 * 2)
            grid.addWidget(label(words), *place)
            grid.addWidget(field, place[0], place[1] + 1)
            self.fields.append(field)
        grid.setColumnStretch(4, 1)
        layout.addLayout(grid)
        self.banner = Banner("warn")
        layout.addWidget(self.banner)
        self.legend = KeyLegend()
        layout.addWidget(self.legend)
        layout.addStretch()
        self.usual = button(self.tr("As &Classic"), on_click=self._reset)
        self.confirm = button(self.tr("Use these keys"), role="primary", on_click=self.accept)
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        layout.addLayout(beside(self.usual, None, self.confirm, self.cancel))
        self.confirm.setDefault(True)
        self._show()
        self.fields[0].setFocus()

    def text(self) -> str:
        """The keys as they are remembered."""
        return own_text([field.key for field in self.fields])

    def _reset(self) -> None:
        for field, key in zip(self.fields, own_keys(USUAL_OWN), strict=True):
            field.set_key(key)

    def _show(self) -> None:
        if len(self.fields) < len(OWN_MEANINGS) or not hasattr(self, "confirm"):
            return
        keys = own_map(self.text())
        self.confirm.setEnabled(keys is not None)
        problem = ""
        if keys is None:
            used = [field.key for field in self.fields if field.key]
            twice = sorted({key for key in used if used.count(key) > 1})
            problem = (
                self.tr("{0} would mean two things.").format(", ".join(map(key_name, twice)))
                if twice
                else self.tr("White wins, draw and Black wins need a key each.")
            )
        else:
            self.legend.set_keys(keys)
        self.banner.set_text(problem)
        self.confirm.setToolTip(problem)

    def _words(self, meaning: Meaning) -> str:
        return {
            GameResult.WHITE_WINS: self.tr("White wins"),
            GameResult.DRAW: self.tr("Draw"),
            GameResult.BLACK_WINS: self.tr("Black wins"),
            GameResult.WHITE_BY_FORFEIT: self.tr("Black did not come"),
            GameResult.BLACK_BY_FORFEIT: self.tr("White did not come"),
            GameResult.DOUBLE_FORFEIT: self.tr("Neither came"),
            Act.SPECIAL: self.tr("Other results"),
            Act.CLEAR: self.tr("Clear the result"),
        }[meaning]
