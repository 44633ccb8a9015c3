"""The players of the section: sorted by header, filtered by what is typed."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QStackedLayout, QWidget

from tdapp.domain.changes import Topic
from tdapp.ui.controller import Controller
from tdapp.ui.models.players import player_columns, player_rows
from tdapp.ui.models.ready import Role
from tdapp.ui.panels.base import Panel
from tdapp.ui.widgets.basics import EmptyState, PageHeader, SearchField
from tdapp.ui.widgets.table import DenseTable


class PlayersPanel(Panel):
    """The list of players; Enter shows a player's card."""

    TOPICS = frozenset({Topic.PLAYERS, Topic.EVENT})

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self.header = PageHeader(self.tr("Players"))
        self.search = SearchField(self.tr("Find by name, club or number"))
        self.header.add(self.search)
        self.table = DenseTable(self.tr("Players"))
        self.table.setProperty("role", "framed")
        self.empty = EmptyState(
            "users",
            self.tr("No players yet"),
            self.tr("Import a tournament file (File, Import) to bring players in."),
        )
        holder = QWidget()
        self.stack = QStackedLayout(holder)
        self.stack.addWidget(self.table)
        self.stack.addWidget(self.empty)
        self.body.addWidget(self.header)
        self.body.addWidget(holder, 1)
        self.search.textChanged.connect(self.table.set_needle)
        self.search.returnPressed.connect(self.table.setFocus)
        self.table.opened.connect(self._opened)

    def reload(self) -> None:
        """Show the players of the section."""
        section = self.controller.section
        rows = player_rows(section)
        self.table.set_rows(rows, player_columns())
        self.stack.setCurrentWidget(self.table if rows else self.empty)
        rated = [player.rating for player in section.players if player.rating]
        parts = [self.tr("%n player(s)", "", len(rows))]
        if rated:
            parts.append(self.tr("average rating {0}").format(round(sum(rated) / len(rated))))
        if len(rated) < len(rows):
            parts.append(self.tr("%n without a rating", "", len(rows) - len(rated)))
        self.header.subtitle.setText("  ·  ".join(parts))

    def focus_first(self) -> None:
        """The list."""
        self.table.setFocus()

    def _opened(self, index: QModelIndex) -> None:
        self.controller.explain(index.data(Role.KEY), -1)
