"""The pairings and results of the round in view, read-only for now."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QSplitter, QStackedLayout, QVBoxLayout, QWidget

from tdapp.domain.changes import Topic
from tdapp.ui.controller import Controller
from tdapp.ui.models.ready import Role
from tdapp.ui.models.rounds import board_columns, board_rows, bye_columns, bye_rows, results_in
from tdapp.ui.panels.base import Panel
from tdapp.ui.widgets.basics import EmptyState, PageHeader, SearchField, label
from tdapp.ui.widgets.table import DenseTable


class RoundsPanel(Panel):
    """Boards in FIDE's order, then everyone without a game."""

    TOPICS = frozenset({Topic.PLAYERS, Topic.RESULTS, Topic.EVENT})

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self.header = PageHeader(self.tr("Rounds"))
        self.search = SearchField(self.tr("Find by name or board"))
        self.header.add(self.search)
        self.boards = DenseTable(self.tr("Boards"))
        self.boards.setProperty("role", "framed")
        self.byes = DenseTable(self.tr("Players without a game"))
        self.byes.setProperty("role", "framed")
        self._bye_title = label("", "caption")
        below = QWidget()
        lower = QVBoxLayout(below)
        lower.setContentsMargins(0, 4, 0, 0)
        lower.setSpacing(4)
        lower.addWidget(self._bye_title)
        lower.addWidget(self.byes, 1)
        self._below = below
        split = QSplitter(Qt.Orientation.Vertical)
        split.setChildrenCollapsible(False)
        split.addWidget(self.boards)
        split.addWidget(below)
        split.setStretchFactor(0, 4)
        split.setStretchFactor(1, 1)
        split.setSizes([640, 150])
        self.empty = EmptyState(
            "calendar-days",
            self.tr("No round has been paired yet"),
            self.tr("Pairing follows in a later version; imported events show their rounds here."),
        )
        holder = QWidget()
        self.stack = QStackedLayout(holder)
        self.stack.addWidget(split)
        self.stack.addWidget(self.empty)
        self.body.addWidget(self.header)
        self.body.addWidget(holder, 1)
        self.search.textChanged.connect(self.boards.set_needle)
        self.search.textChanged.connect(self.byes.set_needle)
        self.search.returnPressed.connect(self.boards.setFocus)
        self.boards.opened.connect(self._opened_board)
        self.byes.opened.connect(lambda index: self.controller.explain(index.data(Role.KEY), -1))

    def reload(self) -> None:
        """Show the round in view; before the first round, the first one there is."""
        section = self.controller.section
        number = max(1, self.controller.after_round)
        if number > section.rounds_held:
            self.header.subtitle.setText("")
            self.stack.setCurrentWidget(self.empty)
            return
        self.stack.setCurrentIndex(0)
        boards, byes = board_rows(section, number), bye_rows(section, number)
        self.boards.set_rows(boards, board_columns())
        self.byes.set_rows(byes, bye_columns())
        self._below.setVisible(bool(byes))
        self._bye_title.setText(self.tr("%n player(s) without a game", "", len(byes)))
        have, all_boards = results_in(section, number)
        date = section.round_dates[number - 1] if number <= len(section.round_dates) else None
        parts = [self.tr("Round {0} of {1}").format(number, section.rounds_total)]
        if date is not None:
            parts.append(date.isoformat())
        parts.append(self.tr("{0} of {1} results").format(have, all_boards))
        self.header.subtitle.setText("  ·  ".join(parts))

    def focus_first(self) -> None:
        """The boards."""
        self.boards.setFocus()

    def _opened_board(self, index: QModelIndex) -> None:
        key = self.boards.column_key(index)
        number = index.data(Role.KEY)
        if key.startswith("black"):
            row = self.boards.source.row_of(number)
            number = int(self.boards.source.rows[row].cells[self.boards.source.column_of("black_number")].text)
        self.controller.explain(number, -1)
