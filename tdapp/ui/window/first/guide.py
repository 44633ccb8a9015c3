"""A card at the upper edge that says what can be tried next, and sees when it was done. It holds up nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from tdapp.domain.words.frozen import dataclass
from tdapp.ui.look.icons import IconLabel
from tdapp.ui.look.keys import as_here
from tdapp.ui.session.announce import announce
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.basics import button, label, tool
from tdapp.ui.widgets.boxes import row_in


@dataclass(frozen=True, slots=True)
class Card:
    """One thing to try: what, how, on which page, and when it was done (None: when the arbiter says so)."""

    title: str
    words: str
    page: str
    done: Callable[[Session], bool] | None = None
    explains: bool = False  # done as soon as a value is explained


class Guide(QFrame):
    """Signals: ``over()`` the last card was left, or the cards were closed; ``page_wanted(str)``."""

    over = Signal()
    page_wanted = Signal(str)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._cards: Sequence[Card] = ()
        self._place = 0
        self._event: object = None
        self.setProperty("banner", "info")
        self.setAccessibleName(self.tr("First steps"))
        layout = row_in(self, 10, margins=(14, 6, 10, 6))
        layout.addWidget(IconLabel("flag", "accent", 20))
        self.title = label("", "heading", wrap=True)
        self.words = label("", wrap=True)
        texts = QVBoxLayout()
        texts.setSpacing(1)
        texts.addWidget(self.title)
        texts.addWidget(self.words)
        layout.addLayout(texts, 1)
        self.show_me = button(self.tr("Take me there"), role="link", on_click=self._go)
        self.next = button(self.tr("Next"), on_click=self.step)
        self.close_button = tool("x", self.tr("No more cards"), on_click=self.end)
        for part in (self.show_me, self.next, self.close_button):
            layout.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hide()
        session.changes.changed.connect(self._look)
        session.view.explanation_wanted.connect(self._explained)
        session.view.event_changed.connect(self._event_changed)

    @property
    def card(self) -> Card | None:
        """The card in view."""
        return self._cards[self._place] if self._place < len(self._cards) and not self.isHidden() else None

    def begin(self, cards: Sequence[Card]) -> None:
        """Show the first of these cards; they end with the event that is open now."""
        self._cards, self._place, self._event = cards, 0, self._session.view.store
        self.show()
        self._show()

    def step(self) -> None:
        """The next card; after the last one it is over."""
        self._place += 1
        if self._place >= len(self._cards):
            self.end()
            return
        self._show()

    def end(self) -> None:
        """No more cards."""
        if not self.isHidden():
            self.hide()
            self._cards = ()
            self.over.emit()

    def _show(self) -> None:
        card, count = self._cards[self._place], len(self._cards)
        self.title.setText(self.tr("{0} of {1}: {2}").format(self._place + 1, count, card.title))
        self.words.setText(as_here(card.words))
        last = self._place == count - 1
        self.next.setText(self.tr("Finish") if last else self.tr("Next"))
        self.next.setAccessibleName(self.next.text())
        self.show_me.setVisible(bool(card.page))
        announce(self, f"{self.title.text()}. {self.words.text()}")

    def _go(self) -> None:
        if self.card is not None:
            self.page_wanted.emit(self.card.page)

    def _look(self) -> None:
        """Something changed: perhaps what the card asks for."""
        card = self.card
        if card is not None and card.done is not None and card.done(self._session):
            self.step()

    def _explained(self) -> None:
        if self.card is not None and self.card.explains:
            self.step()

    def _event_changed(self) -> None:
        if self._session.view.store is not self._event:
            self.end()
