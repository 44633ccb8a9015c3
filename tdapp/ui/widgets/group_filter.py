"""Everybody, or the players of one category: a small choice above a table."""

from __future__ import annotations

import datetime as dt

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.domain.section.event import Section
from tdapp.services.categories.membership import groups_of
from tdapp.ui.widgets.basics import QuietCombo


class GroupFilter(QuietCombo):
    """The groups are counted when somebody looks at them: a page of two thousand players does not wait for that.

    Signals: ``picked()`` another group was chosen.
    """

    picked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setAccessibleName(self.tr("Players of a category"))
        self.setToolTip(self.tr("Show the players of one category only"))
        self._section: Section | None = None
        self._shown: tuple[object, object] | None = None
        self._groups: dict[str, frozenset[int]] = {}
        self.addItem(self.tr("Everybody"), "")
        self.activated.connect(lambda _row: self.picked.emit())
        self.setSizeAdjustPolicy(QuietCombo.SizeAdjustPolicy.AdjustToContents)

    def set_section(self, section: Section) -> None:
        """Another section, or other players."""
        self._section = section
        self.setVisible(bool(section.players))
        if self.name:
            self._fill()

    @property
    def name(self) -> str:
        """The category chosen, empty for everybody."""
        return self.currentData() or ""

    @property
    def numbers(self) -> frozenset[int] | None:
        """The pairing numbers of the category, None for everybody."""
        return self._groups.get(self.name) if self.name else None

    def _fill(self) -> None:
        section = self._section
        if section is None:
            return
        state = (section.players, section.categories)
        if self._shown is not None and self._shown[0] is state[0] and self._shown[1] == state[1]:
            return
        self._shown = state
        start = section.event.start or dt.date.today()
        self._groups = {group.name: group.numbers for group in groups_of(section, start.year)}
        before = self.name
        self.blockSignals(True)
        self.clear()
        self.addItem(self.tr("Everybody"), "")
        for name, numbers in self._groups.items():
            self.addItem(f"{name}  ({len(numbers)})", name)
        self.setCurrentIndex(max(0, self.findData(before)))
        self.blockSignals(False)

    # -- Qt overrides -----------------------------------------------------------------------------------------------

    def showPopup(self):
        """Count the groups as they are now."""
        self._fill()
        super().showPopup()
