"""Since when somebody looks at what he is about to change: a dialog shows what stood when it was opened.

Others may have changed the same since. A step that comes from a dialog is judged by what was seen there, at a desk and
at the leading computer alike; a page follows what others do, and shows what stands.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from weakref import WeakSet

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QDialog

_EVERYBODY: WeakSet[Looking] = WeakSet()


class Looking(QObject):
    """``revision`` gives that of the open event; None while none is open."""

    def __init__(self, revision: Callable[[], int | None], parent: QObject) -> None:
        super().__init__(parent)
        self._revision = revision
        self._dialogs: list[tuple[int, int]] = []  # which, and the revision that it shows; the innermost last
        _EVERYBODY.add(self)

    @property
    def since(self) -> int | None:
        """The revision that the innermost dialog shows; None: what is shown is what stands."""
        return self._dialogs[-1][1] if self._dialogs else None

    def begin(self, dialog: QDialog) -> None:
        """A dialog is shown; what whoever opened it does at once when it is closed, with what was chosen, is of it."""
        revision = self._revision()
        if revision is not None:
            self._dialogs.append((id(dialog), revision))
            forget = partial(self._forget, id(dialog))
            dialog.finished.connect(lambda _result: QTimer.singleShot(0, forget))
            dialog.destroyed.connect(forget)

    def renew(self) -> None:
        """What was done from the innermost dialog is done: it goes on with what stands now."""
        revision = self._revision()
        if self._dialogs and revision is not None:
            self._dialogs[-1] = self._dialogs[-1][0], revision

    def clear(self) -> None:
        """Another event is open."""
        self._dialogs.clear()

    def _forget(self, dialog: int, *_what: object) -> None:
        self._dialogs = [one for one in self._dialogs if one[0] != dialog]


def opened(dialog: QDialog) -> None:
    """A dialog that shows what can be changed is shown."""
    for one in tuple(_EVERYBODY):
        one.begin(dialog)
