"""What can be done with a round: every step of its life, what cannot be done now with the reason."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Protocol

from PySide6.QtWidgets import QMenu, QWidget

from tdapp.domain.commands.history import RestoreTo
from tdapp.domain.commands.pairing import DrawChess960
from tdapp.domain.commands.rounds import (
    CloseSection,
    LeaveFideMode,
    MarkAdjourned,
    PublishRound,
    ReopenSection,
    StartManualPairing,
    StorePairing,
    UnpairRound,
    UnpublishRound,
)
from tdapp.domain.knockout.players import knocks_out
from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round
from tdapp.domain.words.checks import Warning
from tdapp.domain.words.frozen import dataclass
from tdapp.services.event import possible as event
from tdapp.services.rounds import possible as rounds
from tdapp.ui.pages.rounds.actions import RoundActions
from tdapp.ui.session.paired import PairedView
from tdapp.ui.session.view import View
from tdapp.ui.widgets.actions import Action, Actions, always, told


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
    def show_ties(self) -> None: ...


@dataclass(frozen=True, slots=True)
class _State:
    """The round in view, the one before it and their section, as the reasons read them."""

    section: Section
    round: Round
    before: Round | None
    board: int
    bye: int


class RoundMenu(Actions):
    """Works on the round in view."""

    does = MappingProxyType(
        {
            "publish": (PublishRound,),
            "pair": (StorePairing,),
            "by-hand": (StartManualPairing,),
            "withdraw": (UnpublishRound,),
            "unpair": (UnpairRound,),
            "adjourn": (MarkAdjourned,),
            "undo": (RestoreTo,),
            "lot": (DrawChess960,),
            "close": (CloseSection,),
            "reopen": (ReopenSection,),
            "leave-fide-mode": (LeaveFideMode,),
        }
    )

    def __init__(self, view: View, place: RoundPlace, steps: RoundActions, parent: QWidget) -> None:
        super().__init__(parent, view)
        self._view, self._place, self._steps = PairedView(view), place, steps
        self.menu = QMenu(parent)
        self.menu.setToolTipsVisible(True)
        self.menu.aboutToShow.connect(self._fill_own)
        step, round_step = self._step, self._round_step
        self.declare(
            (
                round_step(
                    "publish",
                    self.tr("&Publish the pairings"),
                    steps.publish,
                    lambda s: rounds.why_not_publish(s.section, s.round),
                ),
                round_step(
                    "pair",
                    self.tr("Pair &again"),
                    steps.pair,
                    lambda s: rounds.why_not_pair_again(s.section, s.round, s.before),
                ),
                round_step(
                    "by-hand",
                    self.tr("Pair by &hand…"),
                    steps.start_by_hand,
                    lambda s: rounds.why_not_pair_by_hand(s.section, s.round, s.before),
                ),
                round_step(
                    "withdraw",
                    self.tr("&Withdraw the pairings…"),
                    steps.unpublish,
                    lambda s: rounds.why_not_unpublish(s.section, s.round),
                ),
                round_step(
                    "unpair",
                    self.tr("&Unpair the round…"),
                    steps.unpair,
                    lambda s: rounds.why_not_unpair(s.section, s.round),
                ),
                round_step(
                    "adjourn",
                    self.tr("Record missing results as a&djourned…"),
                    steps.adjourn,
                    lambda s: rounds.why_not_adjourn(s.section, s.round),
                ),
                round_step(
                    "undo",
                    self.tr("&Take the whole round back…"),
                    steps.undo_round,
                    lambda s: rounds.why_not_take_back(s.section, s.round),
                ),
                round_step(
                    "lot",
                    self.tr("Draw the &starting position (Chess960)"),
                    steps.draw_position,
                    lambda s: rounds.why_not_draw_position(s.section, s.round),
                ),
            ),
            (
                step(
                    "why-board",
                    self.tr("Why this &board?"),
                    lambda: place.show_reasons(place.board_in_view()),
                    lambda s: "" if s.board else self.tr("No board"),
                ),
                step(
                    "why-bye",
                    self.tr("Why this b&ye?"),
                    lambda: place.show_bye_reasons(place.bye_number()),
                    lambda s: "" if s.bye else self.tr("Nobody has the bye"),
                ),
            ),
            (
                step("rules", self.tr("Pairing &rules…"), place.show_pairing_rules, always),
                step("engine", self.tr("Pairing &engine…"), place.show_engine, self._no_engine),
            ),
            (
                step(
                    "close",
                    self.tr("&Close the tournament…"),
                    steps.close_section,
                    lambda s: told(event.why_not_ask_to_close(s.section)),
                ),
                step(
                    "pack",
                    self.tr("Write the &final pack…"),
                    steps.closing.ask_pack,
                    lambda s: told(event.why_not_reopen(s.section)),
                ),
                step(
                    "reopen",
                    self.tr("&Open the tournament again…"),
                    steps.reopen_section,
                    lambda s: told(event.why_not_reopen(s.section)),
                ),
                step(
                    "leave-fide-mode",
                    self.tr("Leave &FIDE mode for good…"),
                    steps.leave_fide_mode,
                    lambda s: told(event.why_not_leave_fide_mode(s.section)),
                ),
            ),
        )

    def state(self) -> _State:
        """The round in view, as it is stored."""
        place = self._place
        place.refresh()
        before = self._view.round_before(place.round.number)
        round_ = self._view.round(place.round.number)
        return _State(self._view.section, round_, before, place.board_in_view(), place.bye_number())

    def fill_now(self, menu: QMenu) -> None:
        """Put everything into a menu that is just being opened: the page's or the window's."""
        menu.clear()
        for number in range(len(self.groups)):
            if number:
                menu.addSeparator()
            menu.addActions(self.group(number))
        if knocks_out(self._view.section):
            menu.addSeparator()
            menu.addAction(self.tr("Drawn &matches of the knock-out…")).triggered.connect(self._place.show_ties)
        self.refresh()

    def _fill_own(self) -> None:
        self.fill_now(self.menu)

    def _step(self, id_: str, words: str, run: Callable[[], object], why_not: Callable[[_State], str]) -> Action:
        def come_and_run() -> None:
            self._place.come_forward()  # the window's menu and the search can be used from any other page
            run()

        def busy_too(state: _State) -> str:
            return why_not(state) or (self.tr("The engine is pairing") if self._steps.desk.busy else "")

        return Action(id_, words, run=come_and_run, why_not=busy_too)

    def _round_step(
        self, id_: str, words: str, run: Callable[[int], object], why_not: Callable[[_State], Warning | None]
    ) -> Action:
        return self._step(id_, words, lambda: run(self._place.round.number), lambda state: told(why_not(state)))

    def _no_engine(self, state: _State) -> str:
        if state.section.system.elimination:
            return self.tr("A knock-out is read from its bracket")
        return "" if not state.section.system.berger else self.tr("A round robin is read from its table")
