"""The Rounds menu of the window; the page that fills it is made when it is first opened."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QMenu

from tdapp.ui.look.access_keys import set_apart
from tdapp.ui.session.session import Session
from tdapp.ui.session.tools import Tools
from tdapp.ui.widgets.actions import Actions
from tdapp.ui.widgets.page import PageHost


class RoundsMenu(Actions):
    """That of the page."""

    def __init__(self, session: Session, _tools: Tools, host: PageHost) -> None:
        super().__init__(host.window())
        self._view, self._host = session.view, host

    def fill(self, menu: QMenu) -> None:
        """Now and whenever it is opened."""
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(partial(self._fill, menu))
        self._fill(menu)

    def _fill(self, menu: QMenu) -> None:
        menu.clear()
        if self._view.is_open:
            self._host.page("rounds").more_menu.fill_now(menu)  # type: ignore[attr-defined]  # the rounds page has it
            set_apart(menu)
        else:
            menu.addAction(self.tr("Open an event first")).setEnabled(False)
