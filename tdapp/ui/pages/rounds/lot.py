"""The Chess960 position of a round: drawn, or still to be drawn."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from tdapp.domain.section.chess960 import position_words
from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round
from tdapp.services.rounds.possible import why_not_draw_position
from tdapp.ui.widgets.basics import Banner, button


class LotLine(Banner):
    """Hidden where there is no position and none to be drawn."""

    def __init__(self, draw: Callable[[], object], parent: QWidget | None = None) -> None:
        super().__init__("info", parent)
        self.draw = button(self.tr("Draw the position"), "dices", "link", on_click=draw)
        self.add(self.draw)

    def show_round(self, section: Section, round_: Round) -> None:
        """The position with its seed, or that it is to be drawn."""
        possible = why_not_draw_position(section, round_) is None
        if round_.chess960 is not None:
            text = self.tr("Starting position {0}, drawn with the seed {1}.")
            self.set_text(text.format(position_words(round_.chess960), round_.chess960_seed))
            self._name(self.tr("Draw again"))
        else:
            needed = possible and bool(section.players)
            self.set_text(self.tr("The starting position of this round is not drawn yet.") if needed else "")
            self._name(self.tr("Draw the position"))
        self.draw.setVisible(possible)

    def _name(self, text: str) -> None:
        self.draw.setText(f" {text}")
        self.draw.setAccessibleName(text)
