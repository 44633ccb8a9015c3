"""The Teams page: teams on the left, the members of one in board order on the right, players without a team below.

Players are dragged to a board, to another team, or out of one; teams to another number.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QSplitter, QStackedLayout, QWidget

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.teams import (
    AddTeams,
    EditTeam,
    ExpelTeam,
    OrderTeams,
    ReenterTeam,
    RemoveTeams,
    SetMembers,
    SetTeamCheckIn,
    SetTeamRules,
    WithdrawTeam,
)
from tdapp.domain.section.event import Section
from tdapp.domain.section.player import CheckIn, Standing
from tdapp.domain.section.team import Team
from tdapp.domain.teams.for_pairing import rules_of
from tdapp.services.event.season import divisions_in
from tdapp.services.players.lots import new_seed
from tdapp.services.ports.decisions import why_not_change
from tdapp.services.teams.clubs import by_strength, teams_of_clubs
from tdapp.services.teams.fixtures import league_of
from tdapp.services.teams.league import why_not_league
from tdapp.services.teams.possible import why_not_add_teams, why_not_number_teams, why_not_remove_team, why_not_teams
from tdapp.services.teams.squads import drawn_order
from tdapp.ui.pages.teams.dialogs import PointsDialog, TeamDialog, TeamRulesDialog
from tdapp.ui.pages.teams.fines import FinesDialog
from tdapp.ui.pages.teams.league import EligibilityDialog, FixturesDialog, ask_league
from tdapp.ui.pages.teams.rows import free_rows, member_columns, member_rows, team_columns, team_rows
from tdapp.ui.pages.teams.season import SeasonDialog
from tdapp.ui.session.question import Question
from tdapp.ui.session.session import Session
from tdapp.ui.session.tools import Tools
from tdapp.ui.widgets.actions import told
from tdapp.ui.widgets.basics import EmptyState, PageHeader, SearchField, button, label, menu_button
from tdapp.ui.widgets.boxes import beside, column_in
from tdapp.ui.widgets.page import Panel
from tdapp.ui.widgets.step import RoundStepDialog
from tdapp.ui.widgets.tables.drag_table import PLAYER, TEAM, DragTable


class TeamsPanel(Panel):
    """Everything about teams but their matches."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self.header = PageHeader(self.tr("Teams"))
        self.search = SearchField(self.tr("Find by name, club or captain"))
        self.add = button(self.tr("New team…"), "plus", "primary", on_click=self.ask_new)
        self.rules = button(self.tr("Rules…"), "sliders-horizontal", on_click=self.ask_rules)
        for widget in (self.search, self.rules, self.add):
            self.header.add(widget)
        self.teams = _keyed_table(DragTable(self.tr("Teams"), TEAM, (TEAM, PLAYER)), self)
        self.members = _keyed_table(DragTable(self.tr("Members"), PLAYER, (PLAYER,)), self)
        self.free = _keyed_table(DragTable(self.tr("Players without a team"), PLAYER, (PLAYER,)), self)
        self.members_title = label("", "heading")
        self.free_title = label(self.tr("Players without a team"), "heading")
        self.edit = button(self.tr("Edit…"), on_click=self.ask_edit)
        self.here = button(self.tr("Present"), "check", on_click=self.check_in)
        self.points = button(self.tr("Points…"), on_click=self.ask_points)
        self.leave = button(self.tr("Withdraw…"), on_click=self.withdraw)
        self.remove = button(self.tr("Remove"), on_click=self.remove_team)
        menu = QMenu(self)
        self.by_strength = menu.addAction(self.tr("Number by strength"), self.number_by_strength)
        self.by_lot = menu.addAction(self.tr("Draw the numbers by lot"), self.draw_numbers)
        self.expel = menu.addAction(self.tr("Expel…"), self.expel_team)
        menu.addSeparator()
        self.league = menu.addAction(self.tr("League…"), self.ask_league)
        self.fixtures = menu.addAction(self.tr("Fixtures…"), self.ask_fixtures)
        self.eligibility = menu.addAction(self.tr("Eligibility…"), self.ask_eligibility)
        self.fines = menu.addAction(self.tr("Fines…"), self.ask_fine)
        self.season = menu.addAction(self.tr("Next season…"), self.ask_season)
        self.more = menu_button(self.tr("More"), self.tr("More steps with teams"), menu)
        self.up = button(self.tr("Up"), "arrow-up", on_click=lambda: self.move_member(-1))
        self.down = button(self.tr("Down"), "arrow-down", on_click=lambda: self.move_member(1))
        self.out = button(self.tr("Take out"), on_click=self.take_out)
        self.from_clubs = button(self.tr("Teams from clubs…"), on_click=self.ask_clubs)
        self.take = button(self.tr("Into the team"), "plus", on_click=self.take_in)
        self.none = EmptyState(
            "swords",
            self.tr("No teams yet"),
            self.tr("Make a team, then put players into it; players are entered or imported on the Players page."),
        )
        self.off = EmptyState(
            "swords",
            self.tr("In this section players are paired, not teams"),
            self.tr("Choose teams in the regulations of a section before round 1."),
        )
        self._build()

    def _build(self) -> None:
        left, right = QWidget(), QWidget()
        column = column_in(left, 6)
        holder = QWidget()
        self.stack = QStackedLayout(holder)
        self.stack.addWidget(self.teams)
        self.stack.addWidget(self.none)
        column.addWidget(holder, 1)
        column.addLayout(beside(self.edit, self.here, self.points, self.leave, self.remove, self.more, None, spacing=6))
        column = column_in(right, 6)
        column.addWidget(self.members_title)
        column.addWidget(self.members, 3)
        column.addLayout(beside(self.up, self.down, self.out, None, spacing=6))
        column.addWidget(self.free_title)
        column.addWidget(self.free, 2)
        column.addLayout(beside(self.take, self.from_clubs, None, spacing=6))
        self.split = QSplitter(Qt.Orientation.Horizontal)
        self.split.setChildrenCollapsible(False)
        self.split.addWidget(left)
        self.split.addWidget(right)
        self.split.setStretchFactor(0, 3)
        self.split.setStretchFactor(1, 2)
        self.split.setSizes([600, 400])
        everything = QWidget()
        self.pages = QStackedLayout(everything)
        self.pages.addWidget(self.split)
        self.pages.addWidget(self.off)
        self.body.addWidget(self.header)
        self.body.addWidget(everything, 1)
        self.search.textChanged.connect(self.teams.set_needle)
        self.search.returnPressed.connect(self.teams.setFocus)
        self.teams.row_changed.connect(lambda _key: self._show_team())
        self.teams.opened.connect(lambda _index: self.ask_edit())
        self.members.opened.connect(lambda _index: self.take_out())
        self.free.opened.connect(lambda _index: self.take_in())
        self.teams.dropped.connect(self._dropped_on_teams)
        self.members.dropped.connect(self._dropped_on_members)
        self.free.dropped.connect(self._dropped_on_free)
        self.members.row_changed.connect(lambda _key: self._allow())
        self.free.row_changed.connect(lambda _key: self._allow())

    # -- showing --------------------------------------------------------------------------------------------------

    @property
    def _section(self) -> Section:
        return self.session.view.section

    @property
    def _id(self) -> int:
        return self.session.view.section_id

    def team(self) -> Team | None:
        """The team chosen."""
        return next((one for one in self._section.teams if one.number == self.teams.current_key()), None)

    def reload(self) -> None:
        """Show the teams as they are stored; the cursors stay."""
        section = self._section
        of_teams = section.system.pairs_teams
        self.pages.setCurrentIndex(0 if of_teams else 1)
        for widget in (self.search, self.rules, self.add):
            widget.setVisible(of_teams)
        if not of_teams:
            self.header.subtitle.setText("")
            return
        self.teams.set_rows(team_rows(section), team_columns())
        self.stack.setCurrentWidget(self.teams if section.teams else self.none)
        if section.teams and self.teams.current_key() is None:
            self.teams.select_key(section.teams[0].number)
        rules = rules_of(section)
        boards = self.tr("%n board(s) a match", "", rules.boards)
        self.header.subtitle.setText("  ·  ".join((self.tr("%n team(s)", "", len(section.teams)), boards)))
        self._show_team()

    def _show_team(self) -> None:
        section, team = self._section, self.team()
        self.members.set_rows(member_rows(section, team) if team else [], member_columns())
        self.members_title.setText(team.name if team else self.tr("Members"))
        free = free_rows(section)
        self.free.set_rows(free, member_columns())
        self.free.setVisible(bool(free))
        self.take.setVisible(bool(free))
        self.from_clubs.setVisible(any(teams_of_clubs(section)))
        self.free_title.setVisible(bool(free))
        self._allow()

    def _allow(self) -> None:
        section, team = self._section, self.team()
        teams = told(why_not_teams(section))
        none = "" if team else self.tr("Choose a team first")
        gone = team is not None and team.standing is not Standing.ACTIVE
        self.leave.setText(self.tr("Take back") if gone else self.tr("Withdraw…"))
        present = team is not None and team.check_in is CheckIn.PRESENT
        self.here.setText(self.tr("Not seen yet") if present else self.tr("Present"))
        member = "" if self.members.current_key() is not None else self.tr("Choose a member first")
        player = "" if self.free.current_key() is not None else self.tr("Choose a player first")
        for widget, why_not in (
            (self.add, told(why_not_add_teams(section))),
            (self.rules, told(why_not_change(section))),
            (self.edit, teams or none),
            (self.here, teams or none),
            (self.points, teams or none),
            (self.leave, teams or none),
            (self.remove, none or told(why_not_remove_team(section, team.number) if team else None)),
            (self.up, teams or none or member),
            (self.down, teams or none or member),
            (self.out, teams or none or member),
            (self.take, teams or none or player),
            (self.from_clubs, told(why_not_add_teams(section))),
            (self.by_strength, told(why_not_number_teams(section)) or ("" if section.teams else none)),
            (self.by_lot, told(why_not_number_teams(section)) or ("" if section.teams else none)),
            (self.league, told(why_not_teams(section))),
            (self.fixtures, told(why_not_league(section))),
            (self.eligibility, told(why_not_league(section)) or ("" if section.teams else none)),
            (self.fines, told(why_not_league(section)) or none),
            (self.season, told(why_not_league(section)) or self._why_not_season()),
            (self.expel, teams or none or (self.tr("The team has left already") if gone else "")),
        ):
            widget.setEnabled(not why_not)
            widget.setToolTip(why_not)

    def focus_first(self) -> None:
        """The teams, or the button that makes the first."""
        (self.teams if self._section.teams else self.add).setFocus()

    # -- teams ----------------------------------------------------------------------------------------------------

    def _run(self, command: Command, title: str = "") -> bool:
        return self.session.changes.run(command, title) is not None

    def ask_new(self) -> None:
        """A new team."""
        team = TeamDialog(Team(0, ""), self).ask()
        if team is not None and self._run(AddTeams(self._id, (team,))):
            self.teams.select_key(self._section.teams[-1].number)
        self.teams.setFocus()

    def ask_clubs(self) -> None:
        """A team of each club that players without a team belong to, the best ratings first."""
        teams = tuple(teams_of_clubs(self._section))
        lines = tuple(f"{team.name}: {len(team.members)}" for team in teams)
        question = Question(self.tr("Make these teams?"), lines=lines, action=self.tr("Make the teams"), by_enter=True)
        if self.session.messages.ask(question) is not None:
            self._run(AddTeams(self._id, teams))
        self.teams.setFocus()

    def ask_edit(self) -> None:
        """The fields of the team."""
        team = self.team()
        if team is None:
            return
        edited = TeamDialog(team, self).ask()
        if edited not in (None, team):
            self._run(EditTeam(self._id, edited))
        self.teams.setFocus()

    def ask_league(self) -> None:
        """What the regulations of a league say."""
        ask_league(self.session, self._section, self, self._run)
        self.teams.setFocus()

    def _why_not_season(self) -> str:
        return "" if league_of(self._section).division else self.tr("Name the division of the section first (League…)")

    def ask_season(self) -> None:
        """New sections for the next season, with the teams that go up and down."""
        command = SeasonDialog(divisions_in(self.session.view.store, league_of(self._section).season), self).asked()
        if command is not None and self._run(command):
            self.session.messages.said.emit(
                self.tr("Added: {0}").format(", ".join(one.facts.name for one in command.sections))
            )
        self.teams.setFocus()

    def ask_fixtures(self) -> None:
        """Day and place of every match."""
        FixturesDialog(self.session, self._section, self).show_through()
        self.teams.setFocus()

    def ask_eligibility(self) -> None:
        """From when until when members may play."""
        EligibilityDialog(self.session, self._section, self).show_through()
        self.teams.setFocus()

    def ask_rules(self) -> None:
        """The regulations about teams."""
        section = self._section
        rules = TeamRulesDialog(rules_of(section), locked=bool(section.rounds_paired), parent=self).ask()
        if rules not in (None, section.team_rules):
            self._run(SetTeamRules(self._id, rules))

    def ask_points(self) -> None:
        """Points by decision, in the last paired round."""
        team = self.team()
        if team is None:
            return
        number = max(1, self._section.rounds_paired)
        command = PointsDialog(self._id, team, number, self._section.adjustments, self).ask()
        if command is not None:
            self._run(command, self.tr("Change the points?"))

    def ask_fine(self) -> None:
        """A fine in money, in the last paired round unless another one is typed."""
        team = self.team()
        if team is not None:
            number = max(1, self._section.rounds_paired)
            command = FinesDialog(self._id, team, number, league_of(self._section).fines, self).ask()
            if command is not None:
                self._run(command)
        self.teams.setFocus()

    def check_in(self) -> None:
        """Tick the team off, or take that back; the cursor goes on."""
        team = self.team()
        if team is None or told(why_not_teams(self._section)):
            return
        state = CheckIn.NOT_YET if team.check_in is CheckIn.PRESENT else CheckIn.PRESENT
        if self._run(SetTeamCheckIn(self._id, (team.number,), state)) and state is CheckIn.PRESENT:
            self.teams.select_key(team.number + 1)

    def withdraw(self) -> None:
        """The team leaves after the last paired round, or comes back."""
        team = self.team()
        if team is None:
            return
        number = self._section.rounds_paired + 1
        if team.standing is not Standing.ACTIVE:
            self._run(ReenterTeam(self._id, team.number, number))
            return
        title = self.tr("{0} leaves from round {1} on?").format(team.name, number)
        reason = self.session.messages.ask(Question(title, action=self.tr("Withdraw the team")))
        if reason is not None:
            self._run(WithdrawTeam(self._id, team.number, number, reason))

    def expel_team(self) -> None:
        """The team is expelled; asks twice."""
        team = self.team()
        if team is None:
            return
        number = self._section.rounds_paired + 1
        dialog = RoundStepDialog(
            self.tr("Expel {0}").format(team.name),
            self.tr("Not paired any more and left out of the standings. Opponents keep their points."),
            self.tr("Expel…"),
            first=number,
            last=number,
            danger=True,
            parent=self,
        )
        accepted, reason = dialog.exec() == RoundStepDialog.DialogCode.Accepted, dialog.reason()
        dialog.deleteLater()
        if accepted:
            self._run(ExpelTeam(self._id, team.number, number, reason), self.tr("Expel {0}").format(team.name))

    def number_by_strength(self) -> None:
        """Team pairing numbers by strength, the strongest first; who has none keeps his place after them."""
        team = self.team()
        order = by_strength(self._section)
        if order == [one.number for one in self._section.teams]:
            self.session.messages.said.emit(self.tr("The teams are numbered by strength already"))
        elif self._run(OrderTeams(self._id, tuple(order))) and team is not None:
            self.teams.select_key(order.index(team.number) + 1)

    def draw_numbers(self) -> None:
        """Team pairing numbers by a lot that anybody can repeat; its seed stands in the tournament report."""
        seed = new_seed()
        if self._run(OrderTeams(self._id, drawn_order(self._section, seed), seed)):
            self.session.messages.said.emit(
                self.tr("The numbers of the teams were drawn by lot, seed {0}").format(seed)
            )

    def remove_team(self) -> None:
        """Remove the team; undo brings it back."""
        team = self.team()
        if team is not None:
            self._run(RemoveTeams(self._id, (team.number,)))
            self.teams.setFocus()

    def move_team(self, by: int) -> None:
        """Another pairing number, before round 1."""
        team = self.team()
        if team is None or told(why_not_number_teams(self._section)):
            return
        self._move_team_to(team.number, team.number + by)

    def _move_team_to(self, number: int, to: int) -> None:
        """The team gets this number; those between move up or down."""
        order = [one.number for one in self._section.teams]
        to = max(1, min(len(order), to))
        if to != number:
            order.remove(number)
            order.insert(to - 1, number)
            if self._run(OrderTeams(self._id, tuple(order))):
                self.teams.select_key(to)

    # -- members --------------------------------------------------------------------------------------------------

    def _set_members(self, members: list[int]) -> bool:
        team = self.team()
        if team is None or tuple(members) == team.members:
            return False
        reason: str | None = ""
        if self._section.rounds_paired and self._section.fide_mode:
            title = self.tr("Change the members of {0} after round 1?").format(team.name)
            question = Question(title, needs_reason=True, action=self.tr("Change the members"))
            reason = self.session.messages.ask(question)
        if reason is None:
            return False
        return self._run(SetMembers(self._id, team.number, tuple(members), reason), self.tr("Change the members?"))

    def move_member(self, by: int) -> None:
        """A member one board up or down."""
        team, number = self.team(), self.members.current_key()
        if team is None or number not in team.members:
            return
        members = list(team.members)
        at = members.index(number)
        to = max(0, min(len(members) - 1, at + by))
        members.insert(to, members.pop(at))
        if self._set_members(members):
            self.members.select_key(number)

    def _dropped_on_teams(self, carried: int, key: int, _column: str) -> None:
        """A player carried onto a team becomes its last member; a team carried onto another takes its number."""
        if self.teams.kind == TEAM:
            if key and not told(why_not_number_teams(self._section)):
                self._move_team_to(carried, key)
            return
        onto = next((one for one in self._section.teams if one.number == key), None)
        if onto is None or carried in onto.members or told(why_not_teams(self._section)):
            return
        giver = next((one for one in self._section.teams if carried in one.members), None)
        if giver is not None:
            self.teams.select_key(giver.number)
            if not self._set_members([one for one in giver.members if one != carried]):
                return
        self.teams.select_key(onto.number)
        self._set_members([*onto.members, carried])

    def _dropped_on_members(self, carried: int, key: int, _column: str) -> None:
        """A member carried to another board, or a player into the team at that board."""
        team = self.team()
        if team is None or carried == key or told(why_not_teams(self._section)):
            return
        members = [one for one in team.members if one != carried]
        place = members.index(key) + self.members.lower_half if key in members else len(members)
        members.insert(place, carried)
        if self._set_members(members):
            self.members.select_key(carried)

    def _dropped_on_free(self, carried: int, _key: int, _column: str) -> None:
        """A member carried to the players without a team leaves the team."""
        team = self.team()
        if team is not None and carried in team.members and not told(why_not_teams(self._section)):
            self._set_members([one for one in team.members if one != carried])

    def take_out(self) -> None:
        """A member leaves the team."""
        team, number = self.team(), self.members.current_key()
        if team is not None and number is not None:
            self._set_members([one for one in team.members if one != number])

    def take_in(self) -> None:
        """A player becomes the last member."""
        team, number = self.team(), self.free.current_key()
        if team is not None and number is not None:
            self._set_members([*team.members, number])
            self.free.setFocus()

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def eventFilter(self, watched, event):
        if event.type() == event.Type.KeyPress:
            alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
            move = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(event.key())
            if alt and move and watched is self.members:
                self.move_member(move)
                return True
            if alt and move and watched is self.teams:
                self.move_team(move)
                return True
            if event.key() == Qt.Key.Key_Space and watched is self.teams:
                if not self.teams.is_repeat(event):
                    self.check_in()
                return True
            if event.key() == Qt.Key.Key_Delete and watched is self.members:
                if not self.members.is_repeat(event):
                    self.take_out()
                return True
        return super().eventFilter(watched, event)


def _keyed_table(table: DragTable, page: TeamsPanel) -> DragTable:
    table.setProperty("role", "framed")
    table.installEventFilter(page)
    return table


def make_page(session: Session, _tools: Tools, _actions: object) -> TeamsPanel:
    """The page for the window."""
    return TeamsPanel(session)
