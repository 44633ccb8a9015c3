"""The players of the section: found as one types, sorted by header, edited, checked in, checked."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMenu, QSplitter, QStackedLayout, QWidget

from tdapp.domain.commands.players import SetCheckIn
from tdapp.domain.section.player import CheckIn, Standing
from tdapp.domain.words.changes import Topic
from tdapp.services.checks.registration import Finding, check_registration
from tdapp.services.players.check_in import unseen_in
from tdapp.ui.pages.players.actions import PlayerActions
from tdapp.ui.pages.players.check_in import CheckInBar
from tdapp.ui.pages.players.found_elsewhere import FoundElsewhere
from tdapp.ui.pages.players.registration_rows import finding_columns, finding_rows, grouped
from tdapp.ui.pages.players.rows import CHOSEN_AT_FIRST, PlayerRows, player_columns
from tdapp.ui.pages.players.table import PlayerTable
from tdapp.ui.session.announce import announce
from tdapp.ui.session.session import Session
from tdapp.ui.session.tools import Tools
from tdapp.ui.widgets.basics import EmptyState, PageHeader, SearchField, button, label, menu_button, tool
from tdapp.ui.widgets.boxes import column_in
from tdapp.ui.widgets.group_filter import GroupFilter
from tdapp.ui.widgets.page import Panel
from tdapp.ui.widgets.ready import Role
from tdapp.ui.widgets.repeats import Repeats
from tdapp.ui.widgets.search import fold
from tdapp.ui.widgets.table import DenseTable
from tdapp.ui.widgets.wide import as_wide

HIDDEN, WIDTHS = "players/hidden columns", "players/widths"
_NOTHING_HIDDEN = "-"
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PlayersPanel(Panel):
    """The list of players and everything that is done with them before and between rounds.

    Signals: ``selection_changed()`` other players are selected.
    """

    EXPLAINS = True
    selection_changed = Signal()
    TOPICS = frozenset({Topic.PLAYERS, Topic.EVENT, Topic.RESULTS})

    def __init__(self, session: Session, actions: PlayerActions, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._repeats = Repeats()
        self._actions = actions
        self._findings: tuple[Finding, ...] = ()
        self._rows = PlayerRows()
        self.checking_in = False
        self._shown = "all"
        self.header = PageHeader(self.tr("Players"))
        self.search = SearchField(self.tr("Find a player"))
        self.search.setToolTip(self.tr("Find by name, club or number"))
        as_wide(self.search)
        self.add_button = button(self.tr("Add"), "user-plus", "primary")
        self._add = actions["add"]
        self.add_button.clicked.connect(lambda _on=False: self._add.trigger())
        self._add.changed.connect(self._show_add)
        self._show_add()
        self.check_in_button = tool("list-checks", self.tr("Check-in"), text=self.tr("Check-in"), boxed=True,
                                    shortcut="Ctrl+Shift+C")  # fmt: skip
        self.check_in_button.setCheckable(True)
        self.check_in_button.clicked.connect(lambda on: self.set_check_in(on))
        self.check_button = tool("triangle-alert", self.tr("Check the registration"), boxed=True,
                                 text=self.tr("Review"), shortcut="Ctrl+Shift+R")  # fmt: skip
        self.check_button.setCheckable(True)
        self.check_button.clicked.connect(lambda _on: self.toggle_findings())
        self._columns_menu = QMenu(self)
        self._columns_menu.aboutToShow.connect(self._fill_columns)
        self.columns_button = menu_button("", self.tr("Columns"), self._columns_menu, "columns-3")
        self._more = QMenu(self)
        actions.fill(self._more)
        self.addActions(actions.on_page())
        self.more_button = menu_button(self.tr("More"), self.tr("Everything that can be done with players"), self._more)
        self.group = GroupFilter()
        self.group.picked.connect(self._choose_group)
        for widget in (self.group, self.search, self.check_in_button, self.check_button, self.columns_button,
                       self.more_button, self.add_button):  # fmt: skip
            self.header.add(widget)
        self.bar = CheckInBar()
        self.bar.hide()
        self.bar.rest_wanted.connect(self.others_are_here)
        self.bar.close_wanted.connect(actions.do_close_check_in)
        self.bar.shown.connect(self._show_part)
        self.bar.fresh_wanted.connect(self.begin_evening)
        self.bar.take_back.clicked.connect(self.take_back)
        self._ticked: tuple[tuple[int, CheckIn], ...] = ()  # who was ticked off last, and how it was before
        self.table = PlayerTable(self.tr("Players"), self._columns_menu)
        self.table.setProperty("role", "framed")
        self.table.remember_widths(actions.remembered, WIDTHS)
        self.table.customContextMenuRequested.connect(self._context_menu)
        self.table.installEventFilter(self)
        self.search.installEventFilter(self)
        self.table.set_hidden(self._remembered_columns())
        self.empty = EmptyState(
            "users",
            self.tr("No players yet"),
            self.tr("Search the FIDE list, type a name, or paste a whole table from a spreadsheet."),
        )
        for text, icon, action in (
            (self.tr("Add players…"), "user-plus", actions["add"]),
            (self.tr("Paste or open a table…"), "clipboard-paste", actions["bulk"]),
            (self.tr("Rating lists…"), "download", actions["lists"]),
        ):
            role = "primary" if action is actions["add"] else ""
            self.empty.buttons.insertWidget(
                self.empty.buttons.count() - 1, button(text, icon, role, on_click=action.trigger)
            )
        holder = QWidget()
        pasting = QShortcut(QKeySequence.StandardKey.Paste, self, actions.paste)
        pasting.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.stack = QStackedLayout(holder)
        self.stack.addWidget(self.table)
        self.stack.addWidget(self.empty)
        self.nobody = EmptyState("search", "", self.search.toolTip())
        self.stack.addWidget(self.nobody)
        self.split = QSplitter(Qt.Orientation.Horizontal)
        self.split.setChildrenCollapsible(False)
        self.split.addWidget(holder)
        self.split.addWidget(self._findings_side())
        self.split.setStretchFactor(0, 1)
        self.body.addWidget(self.header)
        self.elsewhere = FoundElsewhere(session.view)
        self.elsewhere.section_chosen.connect(self._go_elsewhere)
        self.body.addWidget(self.bar)
        self.body.addWidget(self.elsewhere)
        self.body.addWidget(self.split, 1)
        self.search.textChanged.connect(self._search_changed)
        self.search.returnPressed.connect(self.table.setFocus)
        self.table.opened.connect(self._opened)
        self.table.selectionModel().selectionChanged.connect(lambda *_: self.selection_changed.emit())
        session.view.view_changed.connect(self._section_changed)
        session.view.event_changed.connect(self._section_changed)

    def _show_add(self) -> None:
        """The button can do what the action can, and says why not."""
        self.add_button.setEnabled(self._add.isEnabled())
        self.add_button.setToolTip(self.tr("Add players (Ins)") if self._add.isEnabled() else self._add.toolTip())

    def _findings_side(self) -> QWidget:
        self.findings = DenseTable(self.tr("Check of the registration"), sortable=False)
        self.findings.setProperty("role", "framed")
        self.findings.opened.connect(lambda index: self._go_to(index.data(Role.KEY)))
        self.findings.clicked.connect(lambda index: self._go_to(index.data(Role.KEY)))
        self.findings_title = label("", "heading", wrap=True)
        self._side = QWidget()
        box = column_in(self._side, 6, margins=(6, 0, 0, 0))
        box.addWidget(self.findings_title)
        box.addWidget(self.findings, 1)
        self.fine = EmptyState("circle-check", self.tr("Nothing to remark"), self.tr("The registration is complete."))
        box.addWidget(self.fine, 1)
        self._side.setMinimumWidth(260)
        self._side.hide()
        return self._side

    # -- showing ----------------------------------------------------------------------------------------------------

    def reload(self) -> None:
        """Show the players of the section."""
        section = self.session.view.section
        columns = player_columns()
        rows = self._rows.of(section, checking_in=self.checking_in)
        self._count(len(rows))
        self.group.set_section(section)
        if (group := self.group.numbers) is not None:
            rows = [row for row in rows if row.key in group]
        if self.checking_in and self._shown != "all":
            here = {one.number for one in section.players if one.check_in is CheckIn.PRESENT}
            rows = [row for row in rows if (row.key in here) == (self._shown == "present")]
        self.table.set_rows(rows, columns)
        self.table.set_draggable(not self._actions.why_not_move(section))
        self._show_list()
        if self.checking_in:
            self.bar.show_totals(section)
        self._show_findings()
        self._actions.refresh()
        self.selection_changed.emit()

    def _show_list(self) -> None:
        """The players, or in words that there are none."""
        text, found = self.search.text().strip(), self.table.model().rowCount() > 0
        self.nobody.title.setText(self.tr("Nobody found: “{0}”").format(text))
        listed = self.nobody if text and not found else self.table
        self.stack.setCurrentWidget(listed if self.session.view.section.players else self.empty)

    def _count(self, count: int) -> None:
        section = self.session.view.section
        rated = [player.rating for player in section.players if player.rating]
        parts = [self.tr("%n player(s)", "", count)]
        if rated:
            parts.append(self.tr("average rating {0}").format(round(sum(rated) / len(rated))))
        if len(rated) < count:
            parts.append(self.tr("%n without a rating", "", count - len(rated)))
        gone = sum(player.standing is not Standing.ACTIVE for player in section.players)
        if gone:
            parts.append(self.tr("%n left the event", "", gone))
        self.header.subtitle.setText("  ·  ".join(parts))
        for widget in (self.search, self.check_in_button, self.check_button, self.columns_button):
            widget.setVisible(bool(count))

    def _section_changed(self) -> None:
        if self.search.text():
            self.search.clear()

    def selected(self) -> tuple[int, ...]:
        """Pairing numbers of the selected players."""
        return self.table.selected_keys()

    def select(self, number: int) -> None:
        """Make a player the current one."""
        self.table.select_key(number)

    def shown(self) -> tuple[int, ...]:
        """Pairing numbers of the players in the list, in the order shown."""
        model = self.table.model()
        return tuple(model.index(row, 0).data(Role.KEY) for row in range(model.rowCount()))

    def focus_first(self) -> None:
        """The list; while checking in the search."""
        section = self.session.view.section if self.session.view.is_open else None
        if section is not None and not section.players:
            self.add_button.setFocus()
        else:
            (self.search if self.checking_in else self.table).setFocus()

    def _opened(self, index: QModelIndex) -> None:
        if self.checking_in:
            self.mark(CheckIn.PRESENT)
        elif self.session.view.section.rounds_paired:
            self.session.view.explain(index.data(Role.KEY), -1)
        else:
            self._actions["edit"].trigger()

    def _context_menu(self, place: QPoint) -> None:
        menu = QMenu(self)
        menu.setToolTipsVisible(True)
        menu.addActions(self._actions.of_selection)
        menu.addSeparator()
        menu.addActions([self._actions["exchange"], self._actions["add"]])
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.table.viewport().mapToGlobal(place))

    # -- columns ----------------------------------------------------------------------------------------------------

    def _remembered_columns(self) -> frozenset[str]:
        text = self._actions.remembered.text(HIDDEN)
        if not text:
            return CHOSEN_AT_FIRST
        return frozenset() if text == _NOTHING_HIDDEN else frozenset(text.split(","))

    def _fill_columns(self) -> None:
        self._columns_menu.clear()
        hidden = self._remembered_columns()
        for column in player_columns():
            if column.key == "name":
                continue
            action = self._columns_menu.addAction(column.sentence if len(column.title) < 4 else column.title)
            action.setCheckable(True)
            action.setChecked(column.key not in hidden)
            action.toggled.connect(partial(self.choose_column, column.key))
        self._columns_menu.addSeparator()
        self._columns_menu.addAction(self.tr("Usual widths")).triggered.connect(lambda _on: self.table.usual_widths())

    def choose_column(self, key: str, wanted: bool) -> None:
        """Show or hide a column, now and at the next start."""
        hidden = self._remembered_columns() - {key} if wanted else self._remembered_columns() | {key}
        self._actions.remembered.set_text(HIDDEN, ",".join(sorted(hidden)) or _NOTHING_HIDDEN)
        self.table.set_hidden(hidden)

    # -- the check --------------------------------------------------------------------------------------------------

    def toggle_findings(self) -> None:
        """Show or hide the check panel."""
        on = self._side.isHidden()
        self._side.setVisible(on)
        self.check_button.setChecked(on)
        if on:
            self.split.setSizes([max(300, self.split.width() - 380), 380])
            self._show_findings()
            (self.findings if self._findings else self.table).setFocus()
        else:
            self.table.setFocus()

    def _show_findings(self) -> None:
        if self._side.isHidden():
            return
        self._findings = grouped(check_registration(self.session.view.section))
        self.findings.set_rows(finding_rows(self._findings), finding_columns())
        grave = sum(one.level is not None for one in self._findings)
        self.findings_title.setText(
            self.tr("%n remark(s), {0} of them to be cleared up", "", len(self._findings)).format(grave)
            if self._findings
            else ""
        )
        self.findings.setVisible(bool(self._findings))
        self.fine.setVisible(not self._findings)

    def _go_to(self, place: int) -> None:
        if 0 <= place < len(self._findings) and self._findings[place].numbers:
            if self.search.text():
                self.search.clear()
            numbers = self._findings[place].numbers
            self.table.select_key(numbers[0] if len(numbers) > 2 else numbers[-1])
            if len(numbers) > 1:
                self.table.select_keys(numbers)

    def begin(self, task: str) -> None:
        """The check-in, when a round waits for it."""
        if task == "check-in":
            self.set_check_in(True)

    # -- the check-in -----------------------------------------------------------------------------------------------

    def set_check_in(self, on: bool) -> None:
        """Begin or end the check-in mode."""
        self.checking_in = on
        self._ticked = ()
        self.bar.show_last("")
        self.check_in_button.setChecked(on)
        self._shown = "all"
        self.bar.filter.set_choice("all")
        self.bar.setVisible(on)
        self.search.clear()
        self.mark_stale()
        self.focus_first()
        if on:
            announce(self.search, self.tr("Check-in: type the first letters of a name, then Space"))

    def _choose_group(self) -> None:
        self.mark_stale()
        self.table.setFocus()

    def _show_part(self, part: str) -> None:
        self._shown = part
        self.mark_stale()
        self.search.setFocus()

    def mark(self, state: CheckIn) -> None:
        """Tick the selected players off; the same again takes it back."""
        section = self.session.view.section
        chosen = set(self.selected())
        players = [one for one in section.players if one.number in chosen and one.standing is Standing.ACTIVE]
        if not players:
            return
        wanted = CheckIn.NOT_YET if all(one.check_in is state for one in players) else state
        words = {
            CheckIn.PRESENT: self.tr("{0}: here"),
            CheckIn.ABSENT: self.tr("{0}: absent"),
            CheckIn.NOT_YET: self.tr("{0}: not yet seen"),
        }[wanted]
        who = players[0].name if len(players) == 1 else self.tr("%n player(s)", "", len(players))
        numbers = tuple(one.number for one in players)
        text = words.format(who)
        if self.session.changes.run(SetCheckIn(self.session.view.section_id, numbers, wanted)) is not None:
            self._ticked = tuple((one.number, one.check_in) for one in players)
            self.bar.show_last(text)
            self.session.messages.said.emit(text)
            if self.search.text():
                self.search.clear()

    def others_are_here(self) -> None:
        """Check-in by exception: who is neither ticked off nor marked absent is here; one step."""
        section = self.session.view.section
        numbers = tuple(one.number for one in unseen_in(section, section.rounds_paired + 1))
        command = SetCheckIn(self.session.view.section_id, numbers, CheckIn.PRESENT)
        if numbers and self.session.changes.run(command) is not None:
            self.session.messages.said.emit(self.tr("%n player(s) ticked off as here", "", len(numbers)))

    def begin_evening(self) -> None:
        """Nobody is here yet: one step, which undo takes back."""
        view = self.session.view
        here = tuple(one.number for one in view.section.players if one.check_in is not CheckIn.NOT_YET)
        if here:
            self.session.changes.run(SetCheckIn(view.section_id, here, CheckIn.NOT_YET))
        self.bar.show_last("")

    def take_back(self) -> None:
        """Who was ticked off last is again as before."""
        ticked, self._ticked = self._ticked, ()
        section_id = self.session.view.section_id
        for state in {state for _number, state in ticked}:
            numbers = tuple(number for number, before in ticked if before is state)
            self.session.changes.run(SetCheckIn(section_id, numbers, state))
        self.bar.show_last("")
        self.search.setFocus()

    def _goes_on(self) -> bool:
        """Whether a space goes on with a name that is found: it is typed then, and ticks nobody off."""
        typed = fold(self.search.text())
        names = self._names_shown().values()
        return bool(typed.strip()) and not typed.endswith(" ") and any(f"{typed} " in name for name in names)

    def _names_shown(self) -> dict[int, str]:
        model = self.table.model()
        keys = [model.index(row, 0).data(Role.KEY) for row in range(model.rowCount())]
        names = {one.number: fold(one.name) for one in self.session.view.section.players}
        return {key: names[key] for key in keys if key in names}

    def _go_elsewhere(self, section_id: int) -> None:
        text = self.search.text()
        self.session.view.set_section(section_id)
        self.search.setFocus()
        self.search.setText(text)

    def _search_changed(self, text: str) -> None:
        self.table.set_needle(text)
        if self.session.view.is_open:
            self._show_list()
        self.bar.show_nobody(text if text.strip() and not self.table.model().rowCount() else "")
        self.elsewhere.look(text, self.table.model().rowCount() > 0)
        if text and self.table.model().rowCount():
            names = self._names_shown()
            begin = [key for key, name in names.items() if name.startswith(fold(text))] or list(names)
            seen = {one.number for one in self.session.view.section.players if one.check_in is not CheckIn.NOT_YET}
            self.table.select_key(min(begin, key=lambda key: self.checking_in and key in seen))
        if text.strip():
            self._say_found(text)

    def _say_found(self, text: str = "") -> None:
        """Whom Space would mean, for who cannot see it: the keys stay in the search."""
        index, rows = self.table.currentIndex(), self.table.model().rowCount()
        if not rows:
            announce(self.search, self.tr("Nobody found: “{0}”").format(text))
        elif index.isValid():
            section = self.session.view.section
            player = section.players[section.index_of(index.data(Role.KEY))]
            state = {CheckIn.PRESENT: self.tr("{0}: here"), CheckIn.ABSENT: self.tr("{0}: absent")}
            words = state.get(player.check_in, self.tr("{0}: not yet seen")) if self.checking_in else "{0}"
            place = self.tr("{0} of {1}").format(index.row() + 1, rows)
            announce(self.search, f"{words.format(player.name)}, {place}")

    # -- Qt overrides -----------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of what cannot be done now say why."""
        keys = QKeySequence(event.keyCombination())
        reason = next((one.toolTip() for one in self._actions if one.shortcut() == keys and not one.isEnabled()), "")
        if reason:
            self.session.messages.said.emit(reason)
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Letters typed over the list go to the search; Space checks in; arrows in the search move the list."""
        if event.type() == QEvent.Type.KeyRelease and watched in (self.table, self.search):
            self._repeats.let_go(event)  # type: ignore[arg-type]  # a QKeyEvent
        if event.type() != QEvent.Type.KeyPress or watched not in (self.table, self.search):
            return super().eventFilter(watched, event)
        key, modifiers = event.key(), event.modifiers()  # type: ignore[attr-defined]  # a QKeyEvent
        if key == Qt.Key.Key_Space and self.checking_in:
            if self._repeats.is_one(event):  # type: ignore[arg-type]
                return True
            shift = modifiers & Qt.KeyboardModifier.ShiftModifier
            if watched is self.search and not shift and self._goes_on():
                return False
            if not self.table.model().rowCount():
                QApplication.beep()
                self.search.selectAll()  # the next name is typed over this one
                self.session.messages.said.emit(self.bar.last.text())
                return True
            self.mark(CheckIn.ABSENT if modifiers & Qt.KeyboardModifier.ShiftModifier else CheckIn.PRESENT)
            return True
        if self.checking_in and key in _ENTER and modifiers & Qt.KeyboardModifier.ControlModifier:
            if not self._repeats.is_one(event):  # type: ignore[arg-type]
                self.bar.finish.click()  # Enter alone changes who is here: with Ctrl it is the next step, as on Rounds
            return True
        if key == Qt.Key.Key_Backspace and self.checking_in and self._ticked and not self.search.text():
            self.take_back()
            return True
        text = event.text()  # type: ignore[attr-defined]
        plain = not modifiers & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        if watched is self.table and plain and text.strip() and text.isprintable():
            self.search.setFocus()
            self.search.setText(text)
            return True
        if watched is self.search and key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            row = self.table.currentIndex().row() + (1 if key == Qt.Key.Key_Down else -1)
            index = self.table.model().index(max(0, min(self.table.model().rowCount() - 1, row)), 0)
            if index.isValid():
                self.table.select_key(index.data(Role.KEY))
                self._say_found()
            return True
        return super().eventFilter(watched, event)


def make_page(session: Session, _tools: Tools, actions: PlayerActions) -> PlayersPanel:
    """The page for the window; its selection is what the actions work on."""
    page = PlayersPanel(session, actions)
    actions.attach(page)
    page.selection_changed.connect(actions.refresh)
    return page
