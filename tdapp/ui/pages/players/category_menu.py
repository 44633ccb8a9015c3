"""The menu that puts the selected players into a category by hand, or takes them out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from tdapp.domain.commands.ratings import SetCategories
from tdapp.domain.section.category import HandSet
from tdapp.domain.section.player import Player
from tdapp.services.categories.membership import categories_of, category_names
from tdapp.ui.session.session import Session


class CategoryMenu(QMenu):
    """Ticked are the categories that all selected players are in; a click sets it by hand, whatever the rules say."""

    def __init__(self, session: Session, selected: Callable[[], Sequence[Player]], parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._selected = session, selected
        self.edit: QAction | None = None  # opens the dialog that makes them
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        """The categories of the section, and the dialog that makes them."""
        self.clear()
        section, players = self._session.view.section, self._selected()
        names = category_names(section)
        table = categories_of(section) if names else {}
        for name in names:
            action = self.addAction(name.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(bool(players) and all(name in table[player.number] for player in players))
            action.setEnabled(bool(players))
            action.toggled.connect(partial(self.put, name))
        if names:
            self.addSeparator()
        if self.edit is not None:
            self.addAction(self.edit)

    def put(self, name: str, inside: bool) -> None:
        """The selected players in or out by hand, in one step."""
        players = self._selected()
        hands = tuple(HandSet(player.number, name, inside) for player in players)
        session = self._session
        command = SetCategories(session.view.section_id, session.view.section.categories, hands)
        if players and session.changes.run(command) is not None:
            text = self.tr("In {0} by hand: {1}") if inside else self.tr("Taken out of {0} by hand: {1}")
            session.messages.said.emit(text.format(name, "; ".join(player.name for player in players[:3])))
