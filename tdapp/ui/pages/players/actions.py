"""What can be done with players: the actions of the Players menu, their keys, and why one cannot be used now."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Protocol

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

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
from tdapp.domain.knockout.players import knocks_out
from tdapp.domain.rules.rulebook import rule
from tdapp.domain.section.event import Section
from tdapp.domain.section.player import Player, Standing
from tdapp.domain.words.checks import Refused, Warning
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.services.players import possible
from tdapp.services.players.numbering import is_in_order
from tdapp.services.ports.decisions import why_not_change
from tdapp.ui.pages.players.category_menu import CategoryMenu
from tdapp.ui.pages.players.steps import STEPS
from tdapp.ui.session.backend import Registration
from tdapp.ui.session.question import Question
from tdapp.ui.session.session import Session
from tdapp.ui.session.tools import Tools
from tdapp.ui.widgets.actions import Action, Actions, told
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.page import PageHost

TABLES = (".csv", ".tsv", ".xlsx", ".xlsm")
"""Ends of names of tables; a tournament report that is dropped is imported as an event of its own."""


class PlayersInView(Protocol):
    """What the actions ask of the Players page."""

    @property
    def checking_in(self) -> bool: ...
    def selected(self) -> Sequence[int]: ...
    def shown(self) -> tuple[int, ...]: ...
    def select(self, number: int) -> None: ...
    def focus_first(self) -> None: ...
    def set_check_in(self, on: bool) -> None: ...
    def toggle_findings(self) -> None: ...


@dataclass(frozen=True, slots=True)
class _State:
    """The section and the selected players, as the reasons read them."""

    section: Section
    players: tuple[Player, ...]
    active: int


def _unless_one(reasons: Iterable[Warning | None]) -> str:
    """The first reason, unless it can be done with one of them."""
    found = tuple(reasons)
    return "" if None in found or not found else told(found[0])


class PlayerActions(Actions):
    """Works on the players selected on the Players page."""

    does = STEPS

    def __init__(self, session: Session, tools: Tools, host: PageHost) -> None:
        super().__init__(host.window(), session.view)
        self.session = session
        self.remembered = tools.remembered
        self._backend, self._tasks = tools.backend, tools.tasks
        self._host, self._window = host, host.window()
        self._page: PlayersInView | None = None
        session.view.players_dropped.connect(self.do_move)
        self.move_menu = QMenu(self._window)
        self.move_menu.aboutToShow.connect(self._fill_moves)
        self.category_menu = CategoryMenu(session, self.selected, self._window)
        why = self._refused
        self.declare(
            (
                Action("add", self.tr("&Add players…"), "user-plus", self.show_add, "Ins", self._late, on_page=True),
                Action(
                    "bulk",
                    self.tr("Add &many: paste or open a table…"),
                    "clipboard-paste",
                    self.show_bulk,
                    "Ctrl+Shift+V",
                    self._late,
                ),
            ),
            (
                Action("edit", self.tr("&Edit…"), "user-pen", self.show_edit, "F2", self._nobody, on_page=True),
                Action(
                    "absences",
                    self.tr("&Byes and absences…"),
                    "calendar-off",
                    self.show_absences,
                    "Ctrl+B",
                    why(self._closed, self._nobody),
                    on_page=True,
                ),
                Action(
                    "withdraw",
                    self.tr("&Withdraw…"),
                    "log-out",
                    self.do_withdraw,
                    why_not=why(self._nobody, self._none_active),
                ),
                Action(
                    "reenter",
                    self.tr("Take bac&k…"),
                    "user-check",
                    self.do_reenter,
                    why_not=why(self._nobody, self._none_gone),
                ),
                Action(
                    "expel",
                    self.tr("E&xpel…"),
                    "user-minus",
                    self.do_expel,
                    why_not=why(self._closed, self._nobody, self._not_one),
                ),
                Action(
                    "remove",
                    self.tr("&Remove"),
                    "trash-2",
                    self.do_remove,
                    "Del",
                    why(self._closed, self._nobody),
                    on_page=True,
                ),
                Action(
                    "move",
                    self.tr("Move to another &section"),
                    "layers",
                    why_not=why(self._cannot_move, self._nobody),
                    menu=self.move_menu,
                ),
                Action("category", self.tr("C&ategory"), "tags", why_not=self._nobody, menu=self.category_menu),
            ),
            (
                Action(
                    "check-in",
                    self.tr("&Check-in"),
                    "list-checks",
                    self.toggle_check_in,
                    "Ctrl+Shift+C",
                    self._empty,
                ),
                Action(
                    "close-check-in",
                    self.tr("Cl&ose the check-in…"),
                    "check",
                    self.do_close_check_in,
                    why_not=self._check_in_over,
                ),
                Action(
                    "check",
                    self.tr("Check the reg&istration"),
                    "triangle-alert",
                    self.toggle_check,
                    "Ctrl+Shift+R",
                    self._empty,
                ),
            ),
            (
                Action(
                    "regenerate",
                    self.tr("&Number the players by rating…"),
                    "hash",
                    self.show_regenerate,
                    why_not=self._numbers_stand,
                ),
                Action(
                    "exchange",
                    self.tr("Exchange two pairing numbers"),
                    "git-compare-arrows",
                    self.do_exchange,
                    why_not=self._cannot_exchange,
                ),
                Action(
                    "lot",
                    self.tr("Draw the numbers by &lot…"),
                    "dices",
                    self.show_lot,
                    why_not=self._not_given,
                ),
                Action(
                    "order",
                    self.tr("Give the numbers by &hand…"),
                    "list-ordered",
                    self.show_order,
                    why_not=self._not_given,
                ),
                Action("method", self.tr("&Tournament ratings…"), "calculator", self.show_method),
            ),
            (
                Action("categories", self.tr("Cate&gories…"), "tags", self.show_categories, "Ctrl+Shift+G"),
                Action(
                    "compare",
                    self.tr("Compare with the rating list…"),
                    "scale",
                    self.show_compare,
                    why_not=self._empty,
                ),
                Action("lists", self.tr("Rating lists…"), "download", self.show_lists),
            ),
        )
        self.category_menu.edit = self["categories"]
        self.refresh()

    @property
    def of_selection(self) -> list[QAction]:
        """The actions on the selected players."""
        return self.group(1)

    def attach(self, page: PlayersInView) -> None:
        """The page whose selection counts."""
        self._page = page
        self.refresh()

    @property
    def registration(self) -> Registration:
        """Tables and rating lists."""
        return self._backend.registration

    # -- what can be used -------------------------------------------------------------------------------------------

    def selected(self) -> tuple[Player, ...]:
        """The players selected on the page."""
        if self._page is None or not self.session.view.is_open:
            return ()
        chosen = set(self._page.selected())
        return tuple(player for player in self.session.view.section.players if player.number in chosen)

    def gate(self) -> str:
        """Without an event there is nothing to do."""
        return "" if self.session.view.is_open else self.tr("Open an event first")

    def state(self) -> _State:
        """The section in view and the selection."""
        players = self.selected()
        active = sum(player.standing is Standing.ACTIVE for player in players)
        return _State(self.session.view.section, players, active)

    @staticmethod
    def _refused(*reasons: Callable[[_State], str]) -> Callable[[_State], str]:
        """The first of several reasons."""
        return lambda state: next(filter(None, (reason(state) for reason in reasons)), "")

    def _closed(self, state: _State) -> str:
        return told(why_not_change(state.section))

    def _nobody(self, state: _State) -> str:
        return "" if state.players else self.tr("Select players on the Players page first")

    def _empty(self, state: _State) -> str:
        return "" if state.section.players else told(rule("no-players").warn())

    def _late(self, state: _State) -> str:
        return told(possible.why_not_add(state.section))

    def _none_active(self, state: _State) -> str:
        return _unless_one(possible.why_not_withdraw(state.section, player) for player in state.players)

    def _none_gone(self, state: _State) -> str:
        return _unless_one(possible.why_not_reenter(state.section, player) for player in state.players)

    def _not_one(self, state: _State) -> str:
        return "" if state.active == 1 else self.tr("Select one player who has not left")

    def _check_in_over(self, state: _State) -> str:
        return told(possible.why_not_close_check_in(state.section))

    def _cannot_move(self, state: _State) -> str:
        return self.why_not_move(state.section)

    def why_not_move(self, section: Section) -> str:
        """Why nobody can change sections now; empty when it can be done."""
        if len(self.session.view.sections) < 2:
            return self.tr("The event has one section only; add one on the Event page")
        return told(possible.why_not_move(section, section))

    def _numbers_stand(self, state: _State) -> str:
        return told(possible.why_not_number(state.section))

    def _cannot_exchange(self, state: _State) -> str:
        if len(state.players) != 2:
            return self._numbers_stand(state) or self.tr("Select two players of equal rating")
        return told(possible.why_not_exchange(state.section, *state.players))

    def _not_given(self, state: _State) -> str:
        return told(possible.why_not_give_numbers(state.section))

    # -- dialogs ----------------------------------------------------------------------------------------------------

    def _show(self, dialog: FittingDialog) -> bool:
        accepted = dialog.show_through()
        self.refresh()
        return accepted

    def _show_adding(self, dialog: FittingDialog) -> None:
        """Who came first is selected in the list, where the keys mean something again."""
        before = {player.number for player in self.session.view.section.players}
        self._show(dialog)
        new = [player.number for player in self.session.view.section.players if player.number not in before]
        if new and self._page is not None:
            self._page.select(new[0])
            self._page.focus_first()

    def show_add(self) -> None:
        """One after the other."""
        from tdapp.ui.pages.players.add_players import AddPlayersDialog

        self._host.show_page("players")
        dialog = AddPlayersDialog(self.session, self.registration, self._window)
        dialog.lists_wanted.connect(lambda: self._lists_over(dialog))
        dialog.lists_wanted.connect(dialog.fill_lists)
        self._show_adding(dialog)

    def paste(self) -> None:
        """The table that was copied elsewhere, looked at before anybody is added."""
        if self["bulk"].isEnabled():
            self.show_bulk(pasted=True)
        else:
            self.session.messages.said.emit(self["bulk"].toolTip())

    def show_bulk(self, path: Path | None = None, *, pasted: bool = False) -> None:
        """Many at once, pasted or out of a file."""
        from tdapp.ui.pages.players.bulk_entry import BulkEntryDialog

        self._host.show_page("players")
        dialog = BulkEntryDialog(self.session, self.registration, self._window, tasks=self._tasks)
        if path is not None:
            dialog.take_file(path)
        elif pasted:
            dialog.take_clipboard()
        self._show_adding(dialog)

    def take(self, path: Path) -> None:
        """Show what the table holds."""
        self.show_bulk(path)

    def takes(self, path: Path) -> bool:
        """Whether a file dropped on the window is a table of players for the open event."""
        return self["bulk"].isEnabled() and path.suffix.lower() in TABLES

    def show_edit(self) -> None:
        """One player, or a field of many."""
        from tdapp.ui.pages.players.edit_players import EditManyDialog

        numbers = [player.number for player in self.selected()]
        if len(numbers) == 1:
            self.show_field("", numbers[0])
        elif numbers:
            self._show(EditManyDialog(self.session, numbers, self._window))

    def show_field(self, field: str, number: int) -> None:
        """One player, selected or not, with the cursor in a field."""
        from tdapp.ui.pages.players.edit_players import EditPlayerDialog

        order = self._page.shown() if self._page is not None else ()
        dialog = EditPlayerDialog(self.session, self.registration, number, self._window, order=order)
        if field:
            dialog.show_field(field)
        self._show(dialog)
        if self._page is not None:
            self._page.select(dialog.number)

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

        self._host.show_page("players")
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
        what = self.tr("From this round on: zero points, not paired. The player stays in the standings, marked.")
        if knocks_out(self.session.view.section):
            what = self.tr("From this round on every game is lost; the opponent goes on.")
        if self.session.view.section.system.berger:
            what = self.tr(
                "From this round on every opponent wins without a game. Who played less than half of the games by then "
                "is not ranked, and those games do not count (C.05, 6.6)."
            )
        found = self._ask_round(
            self.tr("Withdraw {0}").format(_names(players)), f"{why} {what}".strip(), self.tr("Withdraw")
        )
        if found is None:
            return
        first, *others = (player.number for player in players)
        command = WithdrawPlayer(self.session.view.section_id, first, *found, also=tuple(others))
        if self.session.changes.run(command) is not None:
            self.session.messages.said.emit(self.tr("Withdrawn: {0}").format(_names(players)))

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
        command = ReenterPlayer(self.session.view.section_id, first, *found, also=tuple(others))
        if self.session.changes.run(command) is not None:
            self.session.messages.said.emit(self.tr("Back in the event: {0}").format(_names(players)))

    def do_expel(self) -> None:
        """The player is expelled; asks twice."""
        players = [player for player in self.selected() if player.standing is Standing.ACTIVE]
        if len(players) != 1:
            return
        player = players[0]
        found = self._ask_round(
            self.tr("Expel {0}").format(player.name),
            self.tr("Not paired any more and left out of the standings. Opponents keep their points."),
            self.tr("Expel…"),
            danger=True,
        )
        if found is not None:
            text = self.tr("Expel {0}").format(player.name)
            command = ExpelPlayer(self.session.view.section_id, player.number, *found)
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
        if len(players) > 1 and self.session.messages.ask(question) is None:
            return
        numbers = tuple(player.number for player in players)
        try:
            self.session.changes.attempt(RemovePlayers(self.session.view.section_id, numbers))
        except Refused as refused:
            if any(warning.rule_id == "player-in-use" for warning in refused.warnings):
                self.do_withdraw(str(refused))
            else:
                self.session.messages.failed.emit(str(refused))
        except (RuleViolation, EnvironmentProblem) as problem:
            self.session.messages.failed.emit(str(problem))
        else:
            self.session.messages.said.emit(self.tr("Removed: {0}. Undo brings back.").format(_names(players)))

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
        numbers = tuple(player.number for player in players)
        if self.session.changes.run(MovePlayers(self.session.view.section_id, numbers, target)) is not None:
            self.session.messages.said.emit(self.tr("%n player(s) moved to {0}", "", len(players)).format(name))

    def do_exchange(self) -> None:
        """The two selected players exchange their numbers."""
        players = self.selected()
        if len(players) != 2:
            return
        first, second = (player.number for player in players)
        title = self.tr("Exchange the numbers {0} and {1}").format(first, second)
        self.session.changes.run(ExchangeNumbers(self.session.view.section_id, first, second), title)

    # -- the page ---------------------------------------------------------------------------------------------------

    def toggle_check_in(self) -> None:
        """The check-in mode of the page."""
        self._host.show_page("players")
        if self._page is not None:
            self._page.set_check_in(not self._page.checking_in)

    def toggle_check(self) -> None:
        """The check panel of the page."""
        self._host.show_page("players")
        if self._page is not None:
            self._page.toggle_findings()

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
        self.session.messages.said.emit(self.tr("The check-in is closed."))
        if self._page is not None:
            self._page.set_check_in(False)
        if self.session.view.section.system.scores:  # a club evening: who came is paired at once
            self._host.show_page("rounds")


def _names(players: tuple[Player, ...] | list[Player]) -> str:
    shown = "; ".join(player.name for player in players[:3])
    return f"{shown} … ({len(players)})" if len(players) > 3 else shown
