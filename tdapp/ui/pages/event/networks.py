"""In which network pages are shown: the networks of this computer by name, chosen where there are several."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from tdapp.services.live.addresses import interfaces


class NetworkBox(QComboBox):
    """Only there while its switch is on; read again each time it comes, because a hotspot may just have been opened."""

    def __init__(self, switch: QCheckBox, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Network"))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(20)
        self._switch = switch
        switch.toggled.connect(self._toggled)
        self._toggled(switch.isChecked())

    @property
    def network(self) -> str:
        """The address that was chosen; empty: nobody chose."""
        return str(self.currentData() or "") if self._switch.isChecked() else ""

    def choose(self, address: str) -> None:
        """Show this one, where it is still there."""
        self.setCurrentIndex(max(0, self.findData(address)))

    def look_again(self, address: str) -> None:
        """This computer is at this address now."""
        if self._switch.isChecked() and address != self.currentData():
            self._fill()
            self.choose(address)

    def showPopup(self) -> None:
        self._fill()
        super().showPopup()

    def _toggled(self, on: bool) -> None:
        if on:
            self._fill()
        self.setVisible(on)

    def _fill(self) -> None:
        chosen, found = self.currentData(), interfaces()
        self.clear()
        for one in found:
            self.addItem(one.shown, one.address)
        if not found:
            self.addItem(self.tr("No network: open a hotspot, or join one"), "")
        self.choose(str(chosen or ""))
