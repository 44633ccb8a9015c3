"""Who asks for the first steps gets them: over the demo event once unasked, from the menu at any time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from tdapp.ui.session.session import Session
from tdapp.ui.session.settings import Remembered
from tdapp.ui.window.files import FileActions
from tdapp.ui.window.first.cards import demo_cards, practice_cards
from tdapp.ui.window.first.guide import Card, Guide
from tdapp.ui.window.pages import Pages

SEEN = "first-steps/seen"


class FirstSteps(QObject):
    """Opens the demo or the practice event and lays the cards over it."""

    def __init__(
        self, session: Session, files: FileActions, pages: Pages, remembered: Remembered, guide: Guide
    ) -> None:
        super().__init__(guide)
        self._session, self._files, self._pages, self._remembered = session, files, pages, remembered
        self.guide = guide
        self._waiting: Callable[[], Sequence[Card]] | None = None
        self._page = ""
        guide.page_wanted.connect(pages.show_page)
        files.opened.connect(self._opened)

    def demo_once(self) -> None:
        """The demo event; with the cards where nobody has seen them on this computer."""
        if self._remembered.text(SEEN):
            self._files.demo()
            return
        self.demo()

    def demo(self) -> None:
        """The demo event with the cards."""
        self._remembered.set_text(SEEN, "yes")  # however it goes on: never again unasked
        self._session.view.open(None)  # it may be the demo event itself
        self._waiting, self._page = demo_cards, ""
        self._files.demo()

    def practise(self) -> None:
        """The practice event with its cards."""
        self._session.view.open(None)  # it may be the practice event, which is made anew
        self._waiting, self._page = practice_cards, "rounds"
        self._files.practise()

    def _opened(self) -> None:
        cards, self._waiting = self._waiting, None
        if cards is None:
            return
        if self._page:
            self._pages.show_page(self._page)
        self.guide.begin(cards())
