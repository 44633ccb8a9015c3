"""The crosstable: rounds for a Swiss, a grid for a round robin."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QStackedLayout, QWidget

from tdapp.domain.words.changes import Topic
from tdapp.services.systems.bracket_picture import has_bracket
from tdapp.services.tables.standings import Standings, not_counted
from tdapp.services.teams.grid import has_grid, team_grid
from tdapp.ui.pages.tables.bracket_view import BracketView
from tdapp.ui.pages.tables.crosstable_rows import grid_columns, grid_rows, legend, swiss_columns, swiss_rows
from tdapp.ui.pages.tables.standings_rows import rung_of
from tdapp.ui.pages.tables.team_grid_rows import score_line, team_grid_columns, team_grid_legend, team_grid_rows
from tdapp.ui.session.session import Session
from tdapp.ui.session.status import table_state
from tdapp.ui.session.tools import Tools
from tdapp.ui.widgets.basics import EmptyState, PageHeader, SearchField, Segments, label
from tdapp.ui.widgets.group_filter import GroupFilter
from tdapp.ui.widgets.page import Panel
from tdapp.ui.widgets.ready import Role
from tdapp.ui.widgets.table import DenseTable
from tdapp.ui.widgets.words import after_round_text


class CrosstablePanel(Panel):
    """Every round of every player. A legend under the table explains the signs and whose numbers they are."""

    EXPLAINS = True
    TOPICS = frozenset(Topic)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._by_rank = True
        self._opponents_by_rank = False
        self.header = PageHeader(self.tr("Crosstable"))
        self.order = Segments(
            self.tr("Order"),
            (
                ("rank", self.tr("By rank"), self.tr("Lines in the order of the standings")),
                ("number", self.tr("By number"), self.tr("Lines in the order of the pairing numbers")),
            ),
        )
        self.opponents = Segments(
            self.tr("Opponents"),
            (
                ("number", self.tr("Numbers"), self.tr("Opponents by pairing number: the same in every round")),
                ("rank", self.tr("Ranks"), self.tr("Opponents by their rank in this table")),
            ),
        )
        self.order.set_choice("rank")
        self.opponents.set_choice("number")
        self.opponents_caption = label(self.tr("Opponents as"), "dim")
        self.search = SearchField(self.tr("Find by name, club or number"))
        self.group = GroupFilter()
        self.group.picked.connect(self.mark_stale)
        for widget in (self.order, self.opponents_caption, self.opponents, self.group, self.search):
            self.header.add(widget)
        self.table = DenseTable(self.tr("Crosstable"))
        self.table.setProperty("role", "framed")
        self.empty = EmptyState("grid-3x3", self.tr("No round to show yet"), self.tr("Choose a later round above."))
        holder = QWidget()
        self.stack = QStackedLayout(holder)
        self.stack.addWidget(self.table)
        self.stack.addWidget(self.empty)
        self.bracket: BracketView | None = None  # made for the first knock-out that is shown
        self.legend = label("", "small", wrap=True)
        self.body.addWidget(self.header)
        self.body.addWidget(holder, 1)
        self.body.addWidget(self.legend)
        self.order.chosen.connect(self._choose_order)
        self.opponents.chosen.connect(self._choose_opponents)
        self.search.textChanged.connect(self.table.set_needle)
        self.table.opened.connect(self._opened)

    def reload(self) -> None:
        """Show the table in view under the official ladder; a Scheveningen match shows its players."""
        standings = self.session.tables.standings()
        shown = self.session.view.section
        players, knockout = has_grid(shown), shown.system.elimination
        for widget in (self.order, self.opponents, self.opponents_caption, self.group):
            widget.setVisible(not players and not knockout)
        self.search.setVisible(not knockout)
        if players:
            self._show_players(standings)
            return
        if knockout:
            self._show_bracket()
            return
        section = standings.section
        grid = section.system.grid
        for widget in (self.opponents, self.opponents_caption):
            widget.setVisible(not grid)
        if grid:
            columns = grid_columns(standings, by_rank=self._by_rank)
            rows = grid_rows(standings, by_rank=self._by_rank)
        else:
            columns = swiss_columns(standings)
            rows = swiss_rows(standings, by_rank=self._by_rank, opponents_by_rank=self._opponents_by_rank)
        self.group.set_section(section)
        if (group := self.group.numbers) is not None:
            rows = [row for row in rows if row.key in group]
        self.table.set_rows(rows, columns)
        self.stack.setCurrentWidget(self.table if rows and standings.after_round else self.empty)
        after = after_round_text(standings.after_round, section.rounds_total)
        self.header.subtitle.setText("  ·  ".join(filter(None, (table_state(standings), after))))
        signs = legend(section, by_rank=self._opponents_by_rank, grid=grid)
        self.legend.setText(" ".join((signs, *not_counted(section, standings.after_round))))

    def _show_bracket(self) -> None:
        """The bracket of a knock-out, always as it stands."""
        section = self.session.view.section
        if self.bracket is None:
            self.bracket = BracketView()
            self.stack.addWidget(self.bracket)
        self.bracket.show_section(section)
        self.stack.setCurrentWidget(self.bracket if has_bracket(section) else self.empty)
        self.header.subtitle.setText(after_round_text(section.rounds_decided, section.rounds_total))
        self.legend.setText(self.tr("The winner of each match goes on. Point at a match for what decided it."))

    def _show_players(self, standings: Standings) -> None:
        grid = team_grid(self.session.view.section, after_round=standings.after_round)
        self.table.set_rows(team_grid_rows(grid), team_grid_columns(grid))
        self.stack.setCurrentWidget(self.table if standings.after_round else self.empty)
        state = after_round_text(standings.after_round, standings.section.rounds_total)
        self.header.subtitle.setText("  ·  ".join((score_line(grid), state)))
        self.legend.setText(team_grid_legend())

    def focus_first(self) -> None:
        """The table."""
        self.table.setFocus()

    def _choose_order(self, which: str) -> None:
        self._by_rank = which == "rank"
        self.mark_stale()

    def _choose_opponents(self, which: str) -> None:
        self._opponents_by_rank = which == "rank"
        self.mark_stale()

    def _opened(self, index: QModelIndex) -> None:
        if has_grid(self.session.view.section):
            return  # a line is a player there, not a team
        rung = rung_of(self.table.column_key(index))
        self.session.view.explain(index.data(Role.KEY), -1 if rung is None else rung)


def make_page(session: Session, _tools: Tools, _actions: object) -> CrosstablePanel:
    """The page for the window."""
    return CrosstablePanel(session)
