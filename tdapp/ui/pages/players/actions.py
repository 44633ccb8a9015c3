"""What can be done with players: the actions of the Players menu, their keys, and why one cannot be used now."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog, QMenu, QWidget

from tdapp.domain.commands.event import MovePlayers
from tdapp.domain.commands.players import (
    CloseCheckIn,
    ExchangeNumbers,
    ExpelPlayer,
    ReenterPlayer,
    RemovePlayers,
    Rest,
    WithdrawPlayer,
)
from tdapp.domain.section.event import Kind, Section
from tdapp.domain.section.player import Player, Standing
from tdapp.domain.words.checks import Refused
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.services.players.numbering import LAST_ROUND_OF_CORRECTIONS, is_in_order
from tdapp.ui.look.icons import set_icon
from tdapp.ui.pages.players.category_menu import CategoryMenu
from tdapp.ui.session.backend import Backend, Registration
from tdapp.ui.session.question import Question
from tdapp.ui.session.session import Session
from tdapp.ui.session.settings import Remembered
from tdapp.ui.session.tasks import TaskRunner

if TYPE_CHECKING:
    from tdapp.ui.pages.players.page import PlayersPanel


TABLES = (".csv", ".tsv", ".xlsx", ".xlsm")
"""Ends of names of tables; a tournament report that is dropped is imported as an event of its own."""


class PlayerActions(QObject):
    """Works on the players selected on the Players page.

    Signals: ``page_wanted()`` the page must be seen first.
    """

    page_wanted = Signal()

    def __init__(
        self, session: Session, backend: Backend, remembered: Remembered, tasks: TaskRunner, window: QWidget
    ) -> None:
        super().__init__(window)
        self.session = session
        self.remembered = remembered
        self._backend = backend
        self._tasks = tasks
        self._window = window
        self._panel: PlayersPanel | None = None
        make = self._make
        self.add = make(self.tr("&Add players…"), self.show_add, "user-plus", "Ins")
        self.bulk = make(
            self.tr("Add &many: paste or open a table…"), self.show_bulk, "clipboard-paste", "Ctrl+Shift+V"
        )
        self.edit = make(self.tr("&Edit…"), self.show_edit, "user-pen", "F2")
        self.absences = make(self.tr("&Byes and absences…"), self.show_absences, "calendar-off", "Ctrl+B")
        self.withdraw = make(self.tr("&Withdraw…"), self.do_withdraw, "log-out")
        self.reenter = make(self.tr("Take bac&k…"), self.do_reenter, "user-check")
        self.expel = make(self.tr("E&xpel…"), self.do_expel, "user-minus")
        self.remove = make(self.tr("&Remove"), self.do_remove, "trash-2", "Del")
        self.move_menu = QMenu(self.tr("Move to another &section"), window)
        self.move_menu.aboutToShow.connect(self._fill_moves)
        self.move = self.move_menu.menuAction()
        set_icon(self.move, "layers")
        self.check_in = make(self.tr("&Check-in"), self.toggle_check_in, "list-checks", "Ctrl+Shift+C")
        self.close_check_in = make(self.tr("Cl&ose the check-in…"), self.do_close_check_in, "check")
        self.check = make(self.tr("Check the reg&istration"), self.toggle_check, "triangle-alert", "Ctrl+Shift+R")
        self.regenerate = make(self.tr("Give the pairing &numbers…"), self.show_regenerate, "hash")
        self.exchange = make(self.tr("Exchange two pairing numbers"), self.do_exchange, "git-compare-arrows")
        self.lot = make(self.tr("Draw the numbers by &lot…"), self.show_lot, "dices")
        self.order = make(self.tr("Give the numbers by &hand…"), self.show_order, "list-ordered")
        self.method = make(self.tr("&Tournament ratings…"), self.show_method, "calculator")
        self.categories = make(self.tr("Cate&gories…"), self.show_categories, "tags", "Ctrl+Shift+G")
        self.compare = make(self.tr("Compare with the rating list…"), self.show_compare, "scale")
        self.lists = make(self.tr("Rating lists…"), self.show_lists, "download")
        self.category_menu = CategoryMenu(session, self.selected, self.categories, window)
        self.category = self.category_menu.menuAction()
        set_icon(self.category, "tags")
        self.of_selection = (
            self.edit, self.absences, self.withdraw, self.reenter, self.expel, self.remove, self.move, self.category,
        )  # fmt: skip
        self.of_page = [self.add, self.edit, self.absences, self.remove]
        for action in self.of_page:  # Ins, F2, Del mean something else on other pages
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.refresh()

    def _make(self, text: str, run: Callable[[], None], icon: str, keys: str = "") -> QAction:
        action = QAction(text, self)
        set_icon(action, icon)
        if keys:
            action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda _checked=False: run())
        return action

    def fill_menu(self, menu: QMenu) -> None:
        """Put everything into a menu."""
        menu.setToolTipsVisible(True)
        groups: tuple[tuple[QAction, ...], ...] = (
            (self.add, self.bulk),
            self.of_selection,
            (self.check_in, self.close_check_in, self.check),
            (self.regenerate, self.exchange, self.lot, self.order, self.method),
            (self.categories, self.compare, self.lists),
        )
        for number, group in enumerate(groups):
            if number:
                menu.addSeparator()
            menu.addActions(list(group))
        menu.aboutToShow.connect(self.refresh)

    @property
    def actions(self) -> tuple[QAction, ...]:
        """Every action."""
        return (
            self.add, self.bulk, *self.of_selection, self.check_in, self.close_check_in, self.check, self.regenerate,
            self.exchange, self.lot, self.order, self.method, self.categories, self.compare, self.lists,
        )  # fmt: skip

    def attach(self, panel: PlayersPanel) -> None:
        """The page whose selection counts."""
        self._panel = panel
        panel.selection_changed.connect(self.refresh)
        self.refresh()

    @property
    def registration(self) -> Registration:
        """Tables and rating lists."""
        return self._backend.registration

    # -- what can be used -------------------------------------------------------------------------------------------

    def selected(self) -> tuple[Player, ...]:
        """The players selected on the page."""
        if self._panel is None or not self.session.view.is_open:
            return ()
        chosen = set(self._panel.selected())
        return tuple(player for player in self.session.view.section.players if player.number in chosen)

    def refresh(self) -> None:
        """Switch the actions on and off; who is off says why."""
        if not self.session.view.is_open:
            for action in self.actions:
                _allow(action, self.tr("Open an event first"))
            return
        section, players = self.session.view.section, self.selected()
        closed = self.tr("The tournament is closed; re-open it first.") if section.closed else ""
        nobody = "" if players else self.tr("Select players on the Players page first")
        late = ""
        if section.kind is Kind.ROUND_ROBIN and section.rounds_paired:
            late = self.tr("A round robin that has begun takes no late entries")
        active = [player for player in players if player.standing is Standing.ACTIVE]
        gone = [player for player in players if player.standing is not Standing.ACTIVE]
        empty = "" if section.players else self.tr("There are no players yet")
        _allow(self.add, closed or late)
        _allow(self.bulk, closed or late)
        _allow(self.edit, nobody)
        _allow(self.absences, closed or nobody)
        _allow(self.withdraw, closed or nobody or ("" if active else self.tr("These players have left already")))
        _allow(self.reenter, closed or nobody or ("" if gone else self.tr("These players have not left")))
        one = "" if len(active) == 1 else self.tr("Select one player who has not left")
        _allow(self.expel, closed or nobody or one)
        _allow(self.remove, closed or nobody)
        _allow(self.move, self.why_not_move(section) or nobody)
        paired = section.rounds_paired
        over = self.tr("All rounds are paired") if paired >= section.rounds_total else ""
        _allow(self.check_in, empty)
        _allow(self.close_check_in, closed or empty or over)
        _allow(self.check, empty)
        self._refresh_numbers(section, players, closed or empty)
        _allow(self.categories, "")
        _allow(self.category, nobody)
        _allow(self.compare, empty)
        _allow(self.lists, "")

    def why_not_move(self, section: Section) -> str:
        """Why nobody can change sections now; empty when it can be done."""
        if len(self.session.view.sections) < 2:
            return self.tr("The event has one section only; add one on the Event page")
        return self.tr("Round 1 is paired: players can no longer change sections") if section.rounds_paired else ""

    def _refresh_numbers(self, section: Section, players: tuple[Player, ...], why: str) -> None:
        robin, paired = section.kind is Kind.ROUND_ROBIN, section.rounds_paired
        if not why and robin and paired:
            why = self.tr("Round 1 is paired: the numbers of a round robin stand")
        elif not why and paired > LAST_ROUND_OF_CORRECTIONS:
            why = self.tr("Round 4 is paired: pairing numbers can no longer be changed (C.04.2)")
        two = "" if len(players) == 2 else self.tr("Select two players of equal rating")
        swiss = "" if robin else self.tr("In a Swiss the numbers follow the ratings")
        _allow(self.regenerate, why)
        _allow(self.exchange, why or two)
        _allow(self.lot, why or swiss)
        _allow(self.order, why or swiss)
        _allow(self.method, "")

    # -- dialogs ----------------------------------------------------------------------------------------------------

    def _show(self, dialog: QDialog) -> bool:
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        dialog.deleteLater()
        self.refresh()
        return accepted

    def show_add(self) -> None:
        """One after the other."""
        from tdapp.ui.pages.players.add_players import AddPlayersDialog

        self.page_wanted.emit()
        dialog = AddPlayersDialog(self.session, self.registration, self._window)
        dialog.lists_wanted.connect(lambda: self._lists_over(dialog))
        dialog.lists_wanted.connect(dialog.fill_lists)
        self._show(dialog)

    def show_bulk(self, path: Path | None = None) -> None:
        """Many at once, pasted or out of a file."""
        from tdapp.ui.pages.players.bulk_entry import BulkEntryDialog

        self.page_wanted.emit()
        dialog = BulkEntryDialog(self.session, self.registration, self._window)
        if path is not None:
            dialog.take_file(path)
        self._show(dialog)

    def takes(self, path: Path) -> bool:
        """Whether a file dropped on the window is a table of players for the open event."""
        return self.bulk.isEnabled() and path.suffix.lower() in TABLES

    def show_edit(self) -> None:
        """One player, or a field of many."""
        from tdapp.ui.pages.players.edit_players import EditManyDialog, EditPlayerDialog

        numbers = [player.number for player in self.selected()]
        if len(numbers) == 1:
            order = self._panel.shown() if self._panel is not None else ()
            dialog = EditPlayerDialog(self.session, self.registration, numbers[0], self._window, order=order)
            self._show(dialog)
            if self._panel is not None:
                self._panel.table.select_key(dialog.number)
        elif numbers:
            self._show(EditManyDialog(self.session, numbers, self._window))

    def show_absences(self) -> None:
        """The grid of byes."""
        from tdapp.ui.pages.players.absences import AbsencesDialog

        numbers = [player.number for player in self.selected()]
        if numbers:
            self._show(AbsencesDialog(self.session, numbers, self._window))

    def show_regenerate(self) -> None:
        """Numbers by rating."""
        from tdapp.ui.pages.players.numbers import RegenerateDialog

        self._show(RegenerateDialog(self.session, self._window))

    def show_lot(self) -> None:
        """Numbers by lot."""
        from tdapp.ui.pages.players.numbers import LotDialog

        self._show(LotDialog(self.session, self._window))

    def show_order(self) -> None:
        """Numbers by hand."""
        from tdapp.ui.pages.players.numbers import OrderDialog

        self._show(OrderDialog(self.session, self._window))

    def show_method(self) -> None:
        """Where the tournament rating comes from; pairing numbers that no longer follow it are offered anew."""
        from tdapp.ui.pages.players.rating_method import RatingMethodDialog

        before = [player.rating for player in self.session.view.section.players]
        lists = self.registration.rating_lists()
        if self._show(RatingMethodDialog(self.session, self._window, lists=lists)):
            section = self.session.view.section
            changed = before != [player.rating for player in section.players]
            if changed and not section.rounds_paired and not is_in_order(section):
                self.show_regenerate()

    def show_categories(self) -> None:
        """Rules of the categories, and who falls where."""
        from tdapp.ui.pages.players.categories import CategoriesDialog

        self.page_wanted.emit()
        self._show(CategoriesDialog(self.session, self._window))

    def show_compare(self) -> None:
        """Against the rating list."""
        from tdapp.ui.pages.players.rating_check import RatingCheckDialog

        self._show(RatingCheckDialog(self.session, self.registration, self._window))

    def show_lists(self) -> None:
        """The lists of this computer."""
        self._lists_over(self._window)

    def _lists_over(self, parent: QWidget) -> None:
        from tdapp.ui.pages.players.rating_lists import RatingListsDialog

        self._show(RatingListsDialog(self.registration, self._tasks, parent))

    # -- steps ------------------------------------------------------------------------------------------------------

    def do_withdraw(self, why: str = "") -> None:
        """Those selected leave from a round on; ``why`` they are not simply removed."""
        players = [player for player in self.selected() if player.standing is Standing.ACTIVE]
        if not players:
            return
        found = self._ask_round(
            self.tr("Withdraw {0}").format(_names(players)),
            " ".join(
                filter(
                    None,
                    (
                        why,
                        self.tr(
                            "From this round on: zero points, not paired. The player stays in the standings, marked."
                        ),
                    ),
                )
            ),
            self.tr("Withdraw"),
        )
        if found is None:
            return
        first, *others = (player.number for player in players)
        text = f"Withdraw {_names(players)}"
        command = WithdrawPlayer(self.session.view.section_id, first, *found, label=text, also=tuple(others))
        if self.session.changes.run(command) is not None:
            self.session.talk.said.emit(self.tr("Withdrawn: {0}").format(_names(players)))

    def do_reenter(self) -> None:
        """Those who left come back."""
        players = [player for player in self.selected() if player.standing is not Standing.ACTIVE]
        if not players:
            return
        found = self._ask_round(
            self.tr("Take {0} back").format(_names(players)),
            self.tr("From this round on the player is paired again; missed rounds stay as they are."),
            self.tr("Take back"),
        )
        if found is None:
            return
        first, *others = (player.number for player in players)
        text = f"Take {_names(players)} back"
        command = ReenterPlayer(self.session.view.section_id, first, *found, label=text, also=tuple(others))
        if self.session.changes.run(command) is not None:
            self.session.talk.said.emit(self.tr("Back in the event: {0}").format(_names(players)))

    def do_expel(self) -> None:
        """The player is expelled; asks twice."""
        players = [player for player in self.selected() if player.standing is Standing.ACTIVE]
        if len(players) != 1:
            return
        player = players[0]
        found = self._ask_round(
            self.tr("Expel {0}").format(player.name),
            self.tr("Not paired any more and left out of the standings (Q197-198). Opponents keep their points."),
            self.tr("Expel…"),
            danger=True,
        )
        if found is not None:
            text = self.tr("Expel {0}").format(player.name)
            command = ExpelPlayer(self.session.view.section_id, player.number, *found, label=f"Expel {player.name}")
            self.session.changes.run(command, text)

    def _ask_round(self, title: str, sentence: str, action: str, *, danger: bool = False) -> tuple[int, str] | None:
        from tdapp.ui.widgets.step import RoundStepDialog

        section = self.session.view.section
        first = section.rounds_paired + 1
        dialog = RoundStepDialog(
            title, sentence, action, first=first, last=section.rounds_total, danger=danger, parent=self._window
        )
        return (dialog.round_number, dialog.reason()) if self._show(dialog) else None

    def do_remove(self) -> None:
        """Who has no games is removed; who has some can only be withdrawn."""
        players = self.selected()
        if not players:
            return
        title = self.tr("Remove %n player(s)?", "", len(players))
        question = Question(title, lines=tuple(player.name for player in players), action=self.tr("Remove"))
        if len(players) > 1 and self.session.talk.ask(question) is None:
            return
        text = f"Remove {_names(players)}"
        numbers = tuple(player.number for player in players)
        try:
            self.session.changes.attempt(RemovePlayers(self.session.view.section_id, numbers, label=text))
        except Refused as refused:
            if any(warning.rule_id == "player-in-use" for warning in refused.warnings):
                self.do_withdraw(str(refused))
            else:
                self.session.talk.failed.emit(str(refused))
        except (RuleViolation, EnvironmentProblem) as problem:
            self.session.talk.failed.emit(str(problem))
        else:
            self.session.talk.said.emit(self.tr("Removed: {0}. Undo brings back.").format(_names(players)))

    def _fill_moves(self) -> None:
        self.move_menu.clear()
        for ref in self.session.view.sections:
            if ref.section_id != self.session.view.section_id:
                text = ref.name or self.tr("Section {0}").format(ref.section_id)
                action = self.move_menu.addAction(text.replace("&", "&&"))
                action.triggered.connect(lambda _on=False, target=ref.section_id, name=text: self.do_move(target, name))

    def do_move(self, target: int, name: str) -> None:
        """To another section, before the start."""
        players = self.selected()
        text = f"Move {_names(players)} to {name}"
        numbers = tuple(player.number for player in players)
        if self.session.changes.run(MovePlayers(self.session.view.section_id, numbers, target, label=text)) is not None:
            self.session.talk.said.emit(self.tr("%n player(s) moved to {0}", "", len(players)).format(name))

    def do_exchange(self) -> None:
        """The two selected players exchange their numbers."""
        players = self.selected()
        if len(players) != 2:
            return
        first, second = (player.number for player in players)
        title = self.tr("Exchange the numbers {0} and {1}").format(first, second)
        label_ = f"Exchange the numbers {first} and {second}"
        self.session.changes.run(ExchangeNumbers(self.session.view.section_id, first, second, label=label_), title)

    # -- the page ---------------------------------------------------------------------------------------------------

    def toggle_check_in(self) -> None:
        """The check-in mode of the page."""
        self.page_wanted.emit()
        if self._panel is not None:
            self._panel.set_check_in(not self._panel.checking_in)

    def toggle_check(self) -> None:
        """The check panel of the page."""
        self.page_wanted.emit()
        if self._panel is not None:
            self._panel.toggle_findings()

    def do_close_check_in(self) -> None:
        """Decide about who is not here."""
        from tdapp.ui.pages.players.check_in import CloseCheckInDialog

        dialog = CloseCheckInDialog(self.session.view.section, self._window)
        if not self._show(dialog):
            return
        rest = dialog.rest()
        if rest is not Rest.NOTHING:
            command = CloseCheckIn(self.session.view.section_id, dialog.round_number, rest)
            if self.session.changes.run(command) is None:
                return
        self.session.talk.said.emit(self.tr("The check-in is closed."))
        if self._panel is not None:
            self._panel.set_check_in(False)


def _allow(action: QAction, why_not: str) -> None:
    action.setEnabled(not why_not)
    action.setToolTip(why_not)


def _names(players: tuple[Player, ...] | list[Player]) -> str:
    shown = "; ".join(player.name for player in players[:3])
    return f"{shown} … ({len(players)})" if len(players) > 3 else shown
