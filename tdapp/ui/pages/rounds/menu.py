"""What can be done with a round: every step of its life, what cannot be done now with the reason."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtWidgets import QMenu, QWidget

from tdapp.domain.section.event import Kind, Section
from tdapp.domain.section.round import Round
from tdapp.ui.pages.rounds.actions import RoundActions
from tdapp.ui.session.view import View
from tdapp.ui.widgets.actions import Action, Actions


class RoundPlace(Protocol):
    """What the menu asks of the page."""

    round: Round

    def refresh(self) -> None: ...
    def come_forward(self) -> None: ...
    def board_in_view(self) -> int: ...
    def bye_number(self) -> int: ...
    def show_reasons(self, board: int) -> None: ...
    def show_bye_reasons(self, player: int) -> None: ...
    def show_pairing_rules(self) -> None: ...
    def show_engine(self) -> None: ...


@dataclass(frozen=True, slots=True)
class _State:
    """The round in view and its section, as the reasons read them."""

    section: Section
    round: Round
    board: int
    bye: int

    @property
    def current(self) -> bool:
        """The round that was paired last, of a section that is open."""
        return self.round.number == self.section.rounds_paired and not self.section.closed

    @property
    def draft(self) -> bool:
        return self.current and self.round.is_draft and not self.round.manual

    @property
    def out(self) -> bool:
        return self.current and not self.round.is_draft and not self.round.manual

    @property
    def empty(self) -> bool:
        return not self.round.is_paired and not self.round.manual and not self.section.closed

    @property
    def untouched(self) -> bool:
        return self.out and len(self.round.open_boards) == len(self.round.boards)

    @property
    def takes_a_lot(self) -> bool:
        return self.section.chess960 and not self.section.closed and (self.empty or self.draft or self.untouched)

    @property
    def known(self) -> bool:
        return self.round.is_paired and not self.section.closed

    @property
    def swiss(self) -> bool:
        return self.section.kind is Kind.SWISS


class RoundMenu(Actions):
    """Works on the round in view."""

    def __init__(self, view: View, place: RoundPlace, steps: RoundActions, parent: QWidget) -> None:
        super().__init__(parent)
        self._view, self._place, self._steps = view, place, steps
        self.menu = QMenu(parent)
        self.menu.setToolTipsVisible(True)
        self.menu.aboutToShow.connect(self._fill_own)
        draft, missing = self.tr("Only for a draft"), self.tr("Every game has a result")
        not_now = self.tr("Only for the round that was paired last")
        no_result = self.tr("Only for published pairings without a result")
        no_lot = self.tr("Only in Chess960 (pairing rules), before the first result")
        only_swiss = self.tr("A round robin is read from its table")
        is_open, not_closed = self.tr("It is open"), self.tr("Only of a tournament that is closed")
        step, round_step = self._step, self._round_step
        self.declare(
            (
                round_step("publish", self.tr("&Publish the pairings"), steps.publish, lambda s: s.draft, draft),
                round_step("pair", self.tr("Pair &again"), steps.pair, lambda s: s.draft, draft),
                round_step(
                    "by-hand",
                    self.tr("Pair by &hand…"),
                    steps.start_by_hand,
                    lambda s: s.draft or s.out or s.empty,
                    not_now,
                ),
                round_step(
                    "withdraw", self.tr("&Withdraw the pairings…"), steps.unpublish, lambda s: s.untouched, no_result
                ),
                round_step("unpair", self.tr("&Unpair the round…"), steps.unpair, lambda s: s.draft or s.out, not_now),
                round_step(
                    "adjourn",
                    self.tr("Record missing results as a&djourned…"),
                    steps.adjourn,
                    lambda s: s.out and bool(s.round.open_boards),
                    missing,
                ),
                round_step(
                    "undo", self.tr("&Take the whole round back…"), steps.undo_round, lambda s: s.known, self._not_known
                ),
                round_step(
                    "lot",
                    self.tr("Draw the &starting position (Chess960)"),
                    steps.draw_position,
                    lambda s: s.takes_a_lot,
                    no_lot,
                ),
            ),
            (
                step(
                    "why-board",
                    self.tr("Why this &board?"),
                    lambda: place.show_reasons(place.board_in_view()),
                    lambda s: bool(s.board),
                    self.tr("No board"),
                ),
                step(
                    "why-bye",
                    self.tr("Why this b&ye?"),
                    lambda: place.show_bye_reasons(place.bye_number()),
                    lambda s: bool(s.bye),
                    self.tr("Nobody has the bye"),
                ),
            ),
            (
                step("rules", self.tr("Pairing &rules…"), place.show_pairing_rules, lambda _s: True, ""),
                step("engine", self.tr("Pairing &engine…"), place.show_engine, lambda s: s.swiss, only_swiss),
            ),
            (
                step(
                    "close",
                    self.tr("&Close the tournament…"),
                    steps.close_section,
                    lambda s: not s.section.closed,
                    self.tr("The tournament is closed"),
                ),
                step(
                    "pack",
                    self.tr("Write the &final pack…"),
                    steps.closing.ask_pack,
                    lambda s: s.section.closed,
                    not_closed,
                ),
                step(
                    "reopen",
                    self.tr("&Open the tournament again…"),
                    steps.reopen_section,
                    lambda s: s.section.closed,
                    is_open,
                ),
                step(
                    "leave-fide-mode",
                    self.tr("Leave &FIDE mode for good…"),
                    steps.leave_fide_mode,
                    lambda s: s.section.fide_mode and not s.section.closed,
                    self._no_fide_mode,
                ),
            ),
        )

    def state(self) -> _State:
        """The round in view, as it is stored."""
        place = self._place
        place.refresh()
        return _State(self._view.section, place.round, place.board_in_view(), place.bye_number())

    def fill_now(self, menu: QMenu) -> None:
        """Put everything into a menu that is just being opened: the page's or the window's."""
        menu.clear()
        for number in range(len(self.groups)):
            if number:
                menu.addSeparator()
            menu.addActions(self.group(number))
        self.refresh()

    def _fill_own(self) -> None:
        self.fill_now(self.menu)

    def _step(
        self,
        id_: str,
        words: str,
        run: Callable[[], object],
        possible: Callable[[_State], bool],
        why: str | Callable[[_State], str],
    ) -> Action:
        def come_and_run() -> None:
            self._place.come_forward()  # the window's menu and the search can be used from any other page
            run()

        def why_not(state: _State) -> str:
            if not possible(state):
                return why if isinstance(why, str) else why(state)
            return self.tr("The engine is pairing") if self._steps.desk.busy else ""

        return Action(id_, words, run=come_and_run, why_not=why_not)

    def _round_step(
        self,
        id_: str,
        words: str,
        run: Callable[[int], object],
        possible: Callable[[_State], bool],
        why: str | Callable[[_State], str],
    ) -> Action:
        return self._step(id_, words, lambda: run(self._place.round.number), possible, why)

    def _not_known(self, state: _State) -> str:
        return self.tr("The tournament is closed") if state.section.closed else self.tr("The round is not paired")

    def _no_fide_mode(self, state: _State) -> str:
        closed = self.tr("The tournament is closed")
        return closed if state.section.fide_mode else self.tr("FIDE mode was left already")
