"""The keys that are in force, printed beside the boards."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from tdapp.domain.section.outcome import GameResult
from tdapp.ui.session.key_maps import Act, KeyMap, key_name
from tdapp.ui.widgets.basics import label
from tdapp.ui.widgets.boxes import row_in
from tdapp.ui.widgets.flow import FlowLayout


class KeyLegend(QWidget):
    """Key caps with what they mean on one line, the most used first; ``text()`` and the tooltip say all of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._box = FlowLayout(self, 2, one_line=True)
        self._parts: list[QWidget] = []
        self._text = ""

    def text(self) -> str:
        """The legend as a line."""
        return self._text

    def set_keys(self, keys: KeyMap) -> None:
        """Print these keys."""
        for part in self._parts:
            self._box.removeWidget(part)
            part.hide()
            part.deleteLater()
        self._parts = []
        words = []
        for meaning, what in self._meanings():
            own = [key for key, means in keys.own if means is meaning]
            found = own or [key for key in (keys.key_of(meaning),) if key]
            if meaning is Act.CLEAR:
                found.append(self.tr("Del"))
            caps = [key_name(key) for key in found]
            words.append(f"{' '.join(caps)} {what}")
            self._add(caps, what)
        for cap, what in ((self.tr("Enter"), self.tr("next open board")), (self.tr("A–Z"), self.tr("find a player"))):
            words.append(f"{cap} {what}")
            self._add([cap], what)
        self._text = ", ".join(words)
        self.setToolTip(self._text)
        self.setAccessibleName(self.tr("Keys: {0}").format(self._text))

    def _meanings(self):
        return (
            (GameResult.WHITE_WINS, self.tr("White wins")),
            (GameResult.DRAW, self.tr("draw")),
            (GameResult.BLACK_WINS, self.tr("Black wins")),
            (GameResult.WHITE_BY_FORFEIT, self.tr("Black absent")),
            (GameResult.BLACK_BY_FORFEIT, self.tr("White absent")),
            (GameResult.DOUBLE_FORFEIT, self.tr("both absent")),
            (Act.SPECIAL, self.tr("other")),
            (Act.CLEAR, self.tr("clear")),
        )

    def _add(self, caps: list[str], what: str) -> None:
        part = QWidget()
        row = row_in(part, 3, margins=(0, 0, 7, 0))
        for cap in caps:
            row.addWidget(label(cap, "key"))
        row.addWidget(label(what, "small"))
        self._parts.append(part)
        self._box.addWidget(part)
