"""Whether this computer still has the address that telephones know: a router or another network may give it another."""

from __future__ import annotations

import threading

from PySide6.QtCore import QObject, QTimer, Signal

from tdapp.services.live.addresses import address_now, is_here, name_of

EVERY_MS = 5_000


class Whereabouts(QObject):
    """Signal: ``moved()`` it has another one now. Nothing while it has none at all: the old one may come back."""

    moved = Signal()
    _found = Signal(str, str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.network = ""  # the name of the network that the address is in
        self._address = ""
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY_MS)
        self._timer.timeout.connect(self.look)
        self._asking: threading.Thread | None = None
        self._found.connect(self._hear)

    def watch(self, address: str) -> None:
        """Look after this one from now on; empty: after none."""
        if address and address != self._address:
            self.network = name_of(address)
        self._address = address
        if address:
            self._timer.start()
        else:
            self._timer.stop()

    def look(self) -> None:
        """Ask the system; where the address is gone a thread looks for the other, which may take a while."""
        if not self._address or is_here(self._address) or (self._asking is not None and self._asking.is_alive()):
            return
        address, network = self._address, self.network
        self._asking = threading.Thread(
            target=lambda: self._found.emit(address, address_now(address, network)),
            name="whereabouts",
            daemon=True,
        )
        self._asking.start()

    def _hear(self, before: str, now: str) -> None:
        if now and now != before == self._address:
            self.moved.emit()
