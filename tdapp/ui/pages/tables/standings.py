"""The standings after the round in view, under the official or the trial ladder; every value can be asked why."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QStackedLayout, QWidget

from tdapp.ui.pages.tables.board_rows import board_columns, board_rows
from tdapp.ui.pages.tables.standings_rows import rung_key, rung_of, standings_columns, standings_rows
from tdapp.ui.session.session import Session
from tdapp.ui.session.status import table_state
from tdapp.ui.session.tools import Tools
from tdapp.ui.widgets.basics import Banner, EmptyState, PageHeader, SearchField, Segments, button, label
from tdapp.ui.widgets.group_filter import GroupFilter
from tdapp.ui.widgets.page import Panel
from tdapp.ui.widgets.ready import Role
from tdapp.ui.widgets.table import DenseTable
from tdapp.ui.widgets.words import after_round_text

MOST_NOTES = 2


class StandingsPanel(Panel):
    """Rank, points and one column per rung. Click or Enter on a value opens its worked calculation."""

    EXPLAINS = True

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self.header = PageHeader(self.tr("Standings"))
        self.which = Segments(
            self.tr("Ladder"),
            (
                ("official", self.tr("Official"), self.tr("The official ladder")),
                ("trial", self.tr("Trial"), self.tr("The trial ladder of the Tie-breaks page, not official")),
            ),
        )
        self._trial = False
        self._shown: tuple[object, object] | None = None  # the table and the group whose rows stand here
        self.who = Segments(
            self.tr("Who is ranked"),
            (
                ("teams", self.tr("Teams"), self.tr("The teams")),
                ("players", self.tr("Players"), self.tr("Everybody's own games")),
                ("boards", self.tr("Boards"), self.tr("Everybody on the board where he or she sat most")),
            ),
        )
        self._who = "teams"
        self.header.add(self.who)
        self.search = SearchField(self.tr("Find by name, club or number"))
        self.header.add(self.which)
        self.group = GroupFilter()
        self.group.picked.connect(self.mark_stale)
        self.header.add(self.group)
        self.header.add(self.search)
        self.prizes = button(self.tr("Prizes…"), "trophy", on_click=self._open_prizes)
        self.header.add(self.prizes)
        self.banner = Banner("info")
        self.to_editor = button(self.tr("Open the ladder"), role="link", on_click=self._open_editor)
        self.banner.add(self.to_editor)
        self.table = DenseTable(self.tr("Standings"))
        self.table.setProperty("role", "framed")
        self.empty = EmptyState(
            "trophy", self.tr("No standings yet"), self.tr("They appear as soon as the event has players.")
        )
        holder = QWidget()
        self.stack = QStackedLayout(holder)
        self.stack.addWidget(self.table)
        self.stack.addWidget(self.empty)
        self.words = label("", "small", wrap=True)
        self.legend = label(
            self.tr("Bold: the value that separates a place from the next one. Enter on a value explains it."),
            "small",
            wrap=True,
        )
        self.body.addWidget(self.header)
        self.body.addWidget(self.banner)
        self.body.addWidget(holder, 1)
        self.body.addWidget(self.words)
        self.body.addWidget(self.legend)
        self.search.textChanged.connect(self.table.set_needle)
        self.search.returnPressed.connect(self.table.setFocus)
        self.table.opened.connect(self._opened)
        self.table.row_changed.connect(self._row_changed)
        self.which.chosen.connect(self._choose)
        self.who.chosen.connect(self._choose_who)
        session.view.rung_shown.connect(self._rung_shown)

    @property
    def trial(self) -> bool:
        """True while the table stands under the trial ladder."""
        return self._trial and self.session.tables.has_trial

    def show_trial(self, trial: bool) -> None:
        """Show the table under the trial ladder, or the official one."""
        self._trial = trial
        self.mark_stale()

    def reload(self) -> None:
        """Show the table in view."""
        has_trial = self.session.tables.has_trial
        of_teams = self.session.view.section.system.pairs_teams
        who = self._who if of_teams else "players"
        ranked = not of_teams or who == "teams"  # by the ladder that can be tried and explained
        self.who.setVisible(of_teams)
        self.who.set_choice(who)
        self.which.setVisible(has_trial and ranked)
        self.which.set_choice("trial" if self.trial else "official")
        tables = self.session.tables
        standings = tables.standings(trial=self.trial) if ranked else tables.players()
        self.legend.setVisible(ranked)
        self.group.set_section(standings.section)
        group = self.group.numbers
        boards = who == "boards"
        self._show_rows(standings, group, boards=boards)
        self.stack.setCurrentWidget(self.table if standings.rows else self.empty)
        total = standings.section.rounds_total
        after = after_round_text(standings.after_round, total)  # stands above as well: a small screen cuts it
        self.header.subtitle.setText("  ·  ".join(filter(None, (table_state(standings), after))))
        self.words.setText(self._board_words() if boards else " ".join((standings.words, *self._decisions(ranked))))
        self.prizes.setToolTip(self._prizes_words())
        self._show_banner(standings)

    def _show_rows(self, standings, group: frozenset[int] | None, *, boards: bool) -> None:
        self.table.setSortingEnabled(not boards)  # the places are those of a board
        if boards:
            results = self.session.tables.boards()
            names = {team.number: team.name for team in self.session.view.section.teams}
            self.table.set_rows(board_rows(results, names, group), board_columns())
            self._shown = None
            return
        shown = standings, group
        if self._shown is not None and all(one is other for one, other in zip(self._shown, shown, strict=True)):
            return  # another trial ladder changes nothing in the official table
        columns = standings_columns(standings, in_group=group is not None)
        self.table.set_rows(standings_rows(standings, group), columns)
        self._shown = shown

    def _decisions(self, ranked: bool) -> tuple[str, ...]:
        """Points by decision, where the teams are ranked."""
        section = self.session.view.section
        rules = section.team_rules
        fined = rules is not None and rules.league is not None and rules.league.fines
        if not ranked or not (section.adjustments or fined):
            return ()
        from tdapp.services.teams.fines import fines_in_words
        from tdapp.services.teams.words import decisions_in_words

        number = self.session.view.after_round
        return decisions_in_words(section, after_round=number) + fines_in_words(section, after_round=number)

    def _board_words(self) -> str:
        return self.tr(
            "Each board by points, then percentage and performance. A board prize asks for %n game(s) over the board.",
            "",
            self.session.tables.board_prize_games(),
        )

    def _prizes_words(self) -> str:
        plan = self.session.view.section.prizes
        if plan is None:
            return self.tr("Announce prizes, and see who gets what")
        return self.tr("%n prize(s) announced: change them, and see who gets what", "", len(plan.prizes))

    def _show_banner(self, standings) -> None:
        lines = list(dict.fromkeys(standings.notes))  # why a column is empty
        if len(lines) > MOST_NOTES:
            more = self.tr("The ladder has %n more remark(s).", "", len(lines) - MOST_NOTES)
            lines[MOST_NOTES:] = [more]
        by_hand = any(info.label.partition("/")[0] in ("MAN", "EXT") for info in standings.ladder)
        if by_hand and self.session.tables.by_hand_may_be_out_of_date():
            lines.insert(0, self.tr("Results changed after the ranking by hand: it may be out of date."))
        if self.trial:
            lines.insert(0, self.tr("Trial ladder, not official: nothing here is decided."))
        self.banner.set_kind("warn" if self.trial else "info")
        self.banner.set_text("\n".join(lines))
        self.to_editor.show()

    def focus_first(self) -> None:
        """The table, on the selected player."""
        self.table.setFocus()
        if self.session.view.player:
            self.table.select_key(self.session.view.player)

    def show_value(self, number: int, rung: int) -> None:
        """Make a player's value the current cell."""
        key = "points" if rung < 0 else rung_key(rung)
        self.table.select_key(number, self.table.source.column_of(key))

    def _rung_shown(self, number: int, rung: int) -> None:
        if self.isVisible():
            self.show_value(number, rung)

    def _choose_who(self, who: str) -> None:
        """The teams, their players by their own games, or board by board."""
        self._who = who
        self.mark_stale()

    def _choose(self, which: str) -> None:
        self.show_trial(which == "trial")

    def _opened(self, index: QModelIndex) -> None:
        if self._who != "teams" and self.session.view.section.system.pairs_teams:
            self.session.messages.said.emit(self.tr("What is explained here are the values of teams."))
            return
        rung = rung_of(self.table.column_key(index))
        self.session.view.explain(index.data(Role.KEY), -1 if rung is None else rung, trial=self.trial)

    def _row_changed(self, key: int) -> None:
        if key > 0 and not self.session.view.section.system.pairs_teams:  # a row of a team is no player
            self.session.view.select_player(key)

    def _open_prizes(self) -> None:
        self.dialog_wanted.emit("prizes")

    def _open_editor(self) -> None:
        self.page_wanted.emit("tiebreaks")


def make_page(session: Session, _tools: Tools, _actions: object) -> StandingsPanel:
    """The page for the window."""
    return StandingsPanel(session)
