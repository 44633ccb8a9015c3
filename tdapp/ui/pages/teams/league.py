"""A league over months: its rules, its fixtures with day and place, and from when on players are eligible."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFileDialog, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from tdapp.domain.commands.teams import SetAppointments, SetLeague, SetLicences
from tdapp.domain.section.event import Section
from tdapp.domain.section.league import Appointment, League, Licence, MatchState, OrderLimit
from tdapp.domain.teams.for_pairing import rules_of
from tdapp.domain.words.dates import EXAMPLE, read, shown
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.files.writing import write_file
from tdapp.services.publishing.calendar import calendar_of
from tdapp.services.teams.divisions import guests
from tdapp.services.teams.fixtures import STATE_WORDS, fixtures, league_of
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.basics import Banner, button
from tdapp.ui.widgets.boxes import beside, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.form import FormDialog

_WIDEST = 250  # pixels of a name: a longer one has a tooltip


class LeagueDialog(FormDialog):
    """What the regulations of a league say; ``entered()`` after it was accepted."""

    def __init__(self, league: League, parent: QWidget | None = None) -> None:
        super().__init__(league, parent)
        self.entitle(
            self.tr("League"),
            self.tr("Who plays against these rules is asked about with the rule, when a line-up is handed in."),
            wide=560,
        )
        line, any_number = self.form.line, self.tr("any number")
        self.fixed = line("fixed", self.tr("Fixed members of a team"), self.tr("as many as boards"))
        line("reserve_games", self.tr("A reserve may play"), any_number)
        orders = (
            (OrderLimit.NONE, self.tr("by nothing else")),
            (OrderLimit.RATING, self.tr("by rating")),
            (OrderLimit.RANK, self.tr("by the numbers in the club's list")),
        )
        self.form.choice("order", self.tr("The order is limited"), orders)
        line("tolerance", self.tr("Rating points that may be turned round"))
        line("board_fine", self.tr("Fine for a board without a player"), self.tr("none"))
        line("match_fine", self.tr("Fine for a team that does not appear"), self.tr("none"))
        line("division", self.tr("Division of this file (1 is the highest, 0: none)"))
        line("season", self.tr("Season (divisions of one season are compared)"))
        line("above", self.tr("Times a member may play for higher teams of the club"), any_number)
        line("promoted", self.tr("Teams that go up"))
        line("relegated", self.tr("Teams that go down"))
        self.close_with(self.tr("Save"), self.tr("Cancel"))
        self.fixed.setFocus()


class _Typed(QTableWidget):
    """Rows in which some columns are typed; ``typed`` are these columns."""

    def __init__(self, name: str, titles: Sequence[str], typed: Sequence[int], rows: Sequence[Sequence[str]]) -> None:
        super().__init__(len(rows), len(titles))
        self.setAccessibleName(name)
        self.setHorizontalHeaderLabels(list(titles))
        self.verticalHeader().hide()
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        for row, cells in enumerate(rows):
            for column, text in enumerate(cells):
                item = QTableWidgetItem(text)
                item.setToolTip(text)
                if column not in typed:
                    item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEditable)
                self.setItem(row, column, item)
        self.resizeColumnsToContents()
        for column in range(len(titles) - 1):
            self.setColumnWidth(column, min(_WIDEST, self.columnWidth(column) + 10))
        self.horizontalHeader().setMinimumSectionSize(64)
        self.horizontalHeader().setSectionResizeMode(len(titles) - 1, QHeaderView.ResizeMode.Stretch)
        if rows:
            self.setCurrentCell(0, typed[0])

    def text_at(self, row: int, column: int) -> str:
        """What stands in a cell."""
        item = self.item(row, column)
        return item.text().strip() if item is not None else ""

    def chosen_rows(self) -> list[int]:
        """The rows chosen, or the one of the cursor."""
        rows = {index.row() for index in self.selectedIndexes()} or {self.currentRow()}
        return sorted(row for row in rows if row >= 0)


def _day(text: str, where: str) -> dt.date | None:
    try:
        return read(text) if text else None
    except ValueError:
        words = tr("{where}: “{text}” is no day; write {example}.")
        raise RuleViolation(words.format(where=where, text=text[:20], example=shown(EXAMPLE))) from None


class _TableDialog(FittingDialog):
    """A table to be typed into, and one button that keeps all of it in one step."""

    def __init__(self, session: Session, title: str, sentence: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.session = session
        self.setWindowTitle(title)
        self.resize(1040, 560)
        self.box = dialog_box(self, title, sentence, wrap=True)
        self.banner = Banner("warn")
        self.confirm = button(self.tr("Save"), "check", "primary", on_click=self.save)
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)

    def _close_with(self, table: QTableWidget, *more: QWidget) -> None:
        self.box.addWidget(table, 1)
        self.box.addWidget(self.banner)
        self.box.addLayout(beside(*more, None, self.confirm, self.cancel))
        table.setFocus()

    def command(self) -> SetAppointments | SetLicences | None:
        """What was typed; None where nothing is new. RuleViolation says what is wrong."""
        raise NotImplementedError

    def save(self) -> None:
        """Keep it in one step; what is wrong is said here and nothing is kept."""
        try:
            command = self.command()
            if command is not None:
                self.session.changes.attempt(command)
        except (RuleViolation, EnvironmentProblem) as problem:
            self.banner.set_text(str(problem))
            return
        self.accept()


class FixturesDialog(_TableDialog):
    """Every match of the season: day, hour and place are typed, postponed and confirmed by buttons."""

    STATE, DATE, START, VENUE = 3, 4, 5, 6

    def __init__(self, session: Session, section: Section, parent: QWidget | None = None) -> None:
        words = QCoreApplication.translate(
            "FixturesDialog",
            "Type day, hour and place; without a day that of the round counts. A postponed match holds up nobody.",
        )
        super().__init__(session, QCoreApplication.translate("FixturesDialog", "Fixtures"), words, parent)
        self.lines = fixtures(section)
        league = league_of(section)
        self.asked = [league.appointment(line.round, line.teams) for line in self.lines]
        self.postponed = [one is not None and one.postponed for one in self.asked]
        self.confirmed_ = [one is not None and one.confirmed for one in self.asked]
        names = {team.number: team.name for team in section.teams}
        titles = [self.tr("Round"), self.tr("Home team"), self.tr("Away team"), self.tr("State")]
        rows = []
        for line, one in zip(self.lines, self.asked, strict=True):
            own = shown(one.date) if one is not None and one.date is not None else ""
            start, venue = (one.start, one.venue) if one is not None else ("", "")
            state = tr(STATE_WORDS[line.state])
            rows.append((str(line.round), names[line.teams[0]], names[line.teams[1]], state, own, start, venue))
        self.table = _Typed(
            self.tr("Fixtures"),
            [*titles, self.tr("Date"), self.tr("Time"), self.tr("Venue")],
            (self.DATE, self.START, self.VENUE),
            rows,
        )
        self.postpone = button(self.tr("Postponed"), "clock", on_click=lambda: self._turn(self.postponed))
        self.approve = button(self.tr("Confirmed"), "check", on_click=lambda: self._turn(self.confirmed_))
        self.calendar = button(self.tr("Save as a calendar…"), "calendar", on_click=self.ask_calendar)
        self._close_with(self.table, self.postpone, self.approve, self.calendar)

    def _turn(self, held: list[bool]) -> None:
        for row in self.table.chosen_rows():
            held[row] = not held[row]
            state = self.lines[row].state
            if self.confirmed_[row]:
                state = MatchState.CONFIRMED
            elif self.postponed[row]:
                state = MatchState.POSTPONED
            elif state in (MatchState.CONFIRMED, MatchState.POSTPONED):
                state = MatchState.PLAYED if state is MatchState.CONFIRMED else MatchState.PLANNED
            self.table.setItem(row, self.STATE, QTableWidgetItem(tr(STATE_WORDS[state])))
        self.table.setFocus()

    def command(self) -> SetAppointments | None:
        """The appointments that are new."""
        found = []
        for row, line in enumerate(self.lines):
            where = self.tr("Line {0}").format(row + 1)
            wanted = Appointment(
                line.round,
                line.teams,
                _day(self.table.text_at(row, self.DATE), where),
                self.table.text_at(row, self.START),
                self.table.text_at(row, self.VENUE),
                self.postponed[row],
                self.confirmed_[row],
            )
            before = self.asked[row] or Appointment(line.round, line.teams)
            if replace(before, teams=line.teams) != wanted:
                found.append(wanted)
        return SetAppointments(self.session.view.section_id, tuple(found)) if found else None

    def ask_calendar(self) -> None:
        """The fixtures as they are kept, for telephones and calendars."""
        section, store = self.session.view.section, self.session.view.store
        folder = str(store.path.with_suffix(".ics")) if store is not None else "fixtures.ics"
        name, _filter = QFileDialog.getSaveFileName(
            self, self.tr("Save as a calendar"), folder, self.tr("Calendars (*.ics)")
        )
        if name:
            try:
                write_file(Path(name), calendar_of(section, dt.datetime.now().astimezone()).encode())
                self.session.messages.said.emit(self.tr("Saved: {0}").format(Path(name).name))
            except EnvironmentProblem as problem:
                self.banner.set_text(str(problem))


class EligibilityDialog(_TableDialog):
    """Every member of every team: eligible from, until, and the number in the club's list."""

    SINCE, UNTIL, RANK = 2, 3, 4

    def __init__(self, session: Session, section: Section, parent: QWidget | None = None) -> None:
        words = QCoreApplication.translate(
            "EligibilityDialog", "Type from when until when a member may play; empty is without a limit."
        )
        super().__init__(session, QCoreApplication.translate("EligibilityDialog", "Eligibility"), words, parent)
        self._section = section
        league = league_of(section)
        store = session.view.store
        every = [store.snapshot(ref.section_id) for ref in store.sections()] if store is not None else []
        above = {
            (found.home.team.number, player.number): f"{found.count} / {'–' if found.most is None else found.most}"
            for player, found in guests(every, league.season)
            if found.home.section.name == section.name and found.home.division == league.division
        }
        people = {player.number: player.name for player in section.players}
        self.numbers = [number for team in section.teams for number in team.members if number in people]
        rows = []
        for team in section.teams:
            for number in team.members:
                if number in people:
                    one = league.licence(number)
                    days = ("" if day is None else shown(day) for day in (one.since, one.until))
                    more = (above.get((team.number, number), ""),) if above else ()
                    rows.append((team.name, people[number], *days, str(one.rank or ""), *more))
        titles = [
            self.tr("Team"),
            self.tr("Name"),
            self.tr("From"),
            self.tr("Until"),
            self.tr("No. in the club's list"),
        ]
        self.table = _Typed(
            self.tr("Eligibility"),
            [*titles, self.tr("Played above")] if above else titles,
            (self.SINCE, self.UNTIL, self.RANK),
            rows,
        )
        self._close_with(self.table)

    def command(self) -> SetLicences | None:
        """The licences that are new."""
        league, found = league_of(self._section), []
        for row, number in enumerate(self.numbers):
            where = self.table.text_at(row, 1)
            rank = self.table.text_at(row, self.RANK)
            if rank and not (rank.isascii() and rank.isdigit()):
                raise RuleViolation(self.tr("{0}: “{1}” is no number.").format(where, rank[:20]))
            since, until = (_day(self.table.text_at(row, column), where) for column in (self.SINCE, self.UNTIL))
            wanted = Licence(number, since, until, int(rank) if rank else None)
            if wanted != league.licence(number):
                found.append(wanted)
        return SetLicences(self.session.view.section_id, tuple(found)) if found else None


def ask_league(session: Session, section: Section, parent: QWidget, run: Callable[[SetLeague], object]) -> None:
    """The rules of the league, stored where they are new."""
    before = rules_of(section).league
    league = LeagueDialog(before or League(), parent).ask()
    if league is not None and league != before:
        run(SetLeague(session.view.section_id, league))
