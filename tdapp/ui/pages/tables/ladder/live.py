"""The whole standings beside the ladder: as it stands, or as it would be in the slot under the pointer."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QStackedLayout, QWidget

from tdapp.domain.section.ladder import Ladder
from tdapp.ui.pages.tables.ladder.live_rows import live_columns, live_rows
from tdapp.ui.pages.tables.standings_rows import rung_of
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.basics import EmptyState, button, label
from tdapp.ui.widgets.boxes import beside, column_in
from tdapp.ui.widgets.flow import FlowLayout
from tdapp.ui.widgets.ready import Role
from tdapp.ui.widgets.tables.sliding import SlidingTable


class LiveStandings(QWidget):
    """Signals: ``why_wanted(int, int)`` the pairing number and the rung whose calculation is wanted (-1: points)."""

    why_wanted = Signal(int, int)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._air: Ladder | None = None
        self._rungs: dict[int, int] = {}
        self.title = label("", "heading", wrap=True)
        self.moved_first = button(
            self.tr("Moved first"),
            tip=self.tr("Show at the top whose place is another one than under the official ladder"),
        )
        self.moved_first.setCheckable(True)
        self.moved_first.toggled.connect(lambda _on: self.reload())
        self.why = button(
            self.tr("Why?"),
            "calculator",
            on_click=self.ask_why,
            tip=self.tr("Show the worked calculation of the selected line (Enter)"),
        )
        self.table = SlidingTable(self.tr("Standings by this ladder"), sortable=False, floor=120)
        self.table.setProperty("role", "framed")
        self.table.stand_close()
        self.table.opened.connect(self._opened)
        self.table.row_changed.connect(self._row_changed)
        self.empty = EmptyState(
            "trophy", self.tr("No standings yet"), self.tr("They appear as soon as the event has players.")
        )
        holder = QWidget()
        self._stack = QStackedLayout(holder)
        self._stack.addWidget(self.table)
        self._stack.addWidget(self.empty)
        box = column_in(self, 6)
        actions = QWidget()
        line = FlowLayout(actions, 8, to_the_right=True)  # one below the other where the letters are large
        for action in (self.moved_first, self.why):
            line.addWidget(action)
        box.addLayout(beside((self.title, 1), actions))
        box.addWidget(holder, 1)

    @property
    def air(self) -> Ladder | None:
        """The ladder that is only looked at, while a rung is in the air."""
        return self._air

    def show_air(self, ladder: Ladder | None) -> None:
        """Show the table as it would be under a ladder; None: as it is."""
        if ladder != self._air:
            self._air = ladder
            self.reload()

    def reload(self) -> None:
        """Show the table under the ladder of the moment."""
        from tdapp.services.tables.ladder_preview import decisive_rungs

        tables = self._session.tables
        standings = tables.standings(trial=True) if self._air is None else tables.under(self._air)
        preview = tables.preview_of(standings)
        self._rungs = decisive_rungs(standings, preview)
        rows = live_rows(standings, preview, self._rungs, moved_first=self.moved_first.isChecked())
        self.table.set_rows(rows, live_columns(standings))
        self._stack.setCurrentWidget(self.table if rows else self.empty)
        self.moved_first.setEnabled(bool(preview.moves) or self.moved_first.isChecked())
        self.why.setEnabled(bool(rows))
        self._show_title(standings.after_round, len(preview.moves), preview.players)

    def _show_title(self, after: int, moved: int, players: int) -> None:
        if self._air is not None:
            text = self.tr("Let go here: {0} of {1} places change").format(moved, players)
        elif self._session.tables.has_trial:
            text = self.tr("After round {0}: {1} of {2} places change").format(after, moved, players)
        else:
            text = self.tr("Standings after round {0}").format(after)
        self.title.setText(text)

    def ask_why(self) -> None:
        """The calculation of what decides in the current line, else in the first one."""
        index = self.table.currentIndex()
        if not index.isValid() and self.table.model().rowCount():
            index = self.table.model().index(0, 0)
        if index.isValid():
            self._opened(index)

    def _opened(self, index: QModelIndex) -> None:
        number = index.data(Role.KEY)
        named = rung_of(self.table.column_key(index))
        self.why_wanted.emit(number, self._rungs.get(number, -1) if named is None else named)

    def _row_changed(self, key: int) -> None:
        if key > 0 and not self._session.view.section.system.pairs_teams:  # a row of a team is no player
            self._session.view.select_player(key)
