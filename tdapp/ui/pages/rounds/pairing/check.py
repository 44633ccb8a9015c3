"""Before a round is paired: what looks wrong, who is away, then one button; the engine shows how long it takes."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from tdapp.domain.commands.event import EditSection
from tdapp.domain.commands.rounds import StartManualPairing, StorePairing
from tdapp.domain.knockout.players import fixture_of
from tdapp.domain.section.event import Section
from tdapp.domain.section.facts import facts_of
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.section.round import Round
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.registry import GACRUX
from tdapp.pairing.engines.usual import usual_seconds
from tdapp.services.checks.registration import check_members, check_registration, check_squads, table_rounds
from tdapp.services.players.check_in import asked_before_pairing
from tdapp.services.players.lots import drawn_colour, new_seed
from tdapp.services.rounds.possible import (
    needs_colour,
    why_not_after,
    why_not_pair,
    why_not_pair_by_hand,
    why_not_table,
)
from tdapp.services.rounds.preview import berger_round
from tdapp.services.systems.registry import rules_of_system
from tdapp.ui.pages.rounds.actions import RoundActions
from tdapp.ui.pages.rounds.pairing.desk import PairingDesk
from tdapp.ui.pages.rounds.pairing.rules_rows import rule_words
from tdapp.ui.pages.rounds.rows import bye_columns, bye_rows, facts_of_round
from tdapp.ui.session.paired import PairedSession
from tdapp.ui.widgets.actions import told
from tdapp.ui.widgets.basics import Banner, EmptyState, button, card, label
from tdapp.ui.widgets.boxes import beside, column_in
from tdapp.ui.widgets.ready import Column, ReadyCell, ReadyRow
from tdapp.ui.widgets.search import fold
from tdapp.ui.widgets.table import DenseTable

ROUNDS = ("round-robin-rounds", "knockout-rounds")
NUMBERS = ("numbers-out-of-order", "late-numbers")
ONE_BY_ONE = 3  # findings of a kind with a line each


class CheckView(QWidget):
    """The check panel of a round that is not paired yet.

    Signals: ``round_wanted(int)`` look at another round; ``players_wanted()`` the Players page; ``rules_wanted()`` the
    pairing rules; ``engine_wanted()`` the choice of the engine; ``numbers_wanted()`` new pairing numbers.
    """

    round_wanted = Signal(int)
    players_wanted = Signal()
    rules_wanted = Signal()
    numbers_wanted = Signal()
    engine_wanted = Signal()

    def __init__(self, session: PairedSession, actions: RoundActions, desk: PairingDesk) -> None:
        super().__init__()
        self.session = session
        self._actions = actions
        self._desk = desk
        self._number = 1
        self.stop = Banner("warn")
        self.to_before = button(self.tr("Go there"), role="link", on_click=self._go_before)
        self.adjourn = button(
            self.tr("Record them as adjourned"), role="link", on_click=lambda: actions.adjourn(self._number - 1)
        )
        self.stop.add(self.to_before)
        self.stop.add(self.adjourn)
        self.colour = Banner("info")
        self.draw = button(self.tr("Draw by lot"), role="link", on_click=lambda: self._set_colour(""))
        self.colour.add(self.draw)
        self.colour.add(button(self.tr("White"), role="link", on_click=lambda: self._set_colour("W")))
        self.colour.add(button(self.tr("Black"), role="link", on_click=lambda: self._set_colour("B")))
        self.numbers = Banner("warn")
        self.give_numbers = button(self.tr("Give the numbers…"), role="link", on_click=self._give_numbers)
        self.numbers.add(self.give_numbers)
        self.rounds = Banner("warn")
        self.take_rounds = button("", role="link", on_click=self._take_rounds)
        self.take_rounds.setAccessibleName(self.tr("Rounds"))  # until it says how many
        self.rounds.add(self.take_rounds)
        self.findings = DenseTable(self.tr("What the check found"), sortable=False)
        self.findings.setProperty("role", "framed")
        self.findings.horizontalHeader().hide()
        self.byes = DenseTable(self.tr("Without a game in this round"), sortable=False)
        self.byes.setProperty("role", "framed")
        self._found_title = label("", "caption")
        self._bye_title = label("", "caption")
        self.add_bye = button(self.tr("Bye or absence…"), "plus", on_click=self._ask_absence)
        self.to_players = button(self.tr("Players"), role="link", on_click=self.players_wanted.emit)
        self.to_rules = button(self.tr("Pairing rules…"), "shield-check", on_click=self.rules_wanted.emit)
        self.rules = label("", "small", wrap=True)
        self._build_foot()
        self._nothing_found = EmptyState(
            "check", self.tr("Nothing looks wrong"), self.tr("Nobody is entered twice, and nothing is missing.")
        )
        self._all_play = EmptyState(
            "users", self.tr("Everybody plays"), self.tr("Who is away or has a bye in this round is listed here.")
        )
        left, right = QWidget(), QWidget()
        for side, title, table, instead in (
            (left, self._found_title, self.findings, self._nothing_found),
            (right, self._bye_title, self.byes, self._all_play),
        ):
            box = column_in(side, 4)
            box.addWidget(title)
            box.addWidget(table, 1)
            box.addWidget(instead, 1)
        left.layout().addLayout(beside(self.to_rules, (self.rules, 1), spacing=8))  # type: ignore[union-attr]
        right.layout().addLayout(beside(self.add_bye, None, self.to_players))  # type: ignore[union-attr]
        column = column_in(self, 8)
        column.addWidget(self.stop)
        column.addWidget(self.colour)
        column.addWidget(self.numbers)
        column.addWidget(self.rounds)
        column.addLayout(beside((left, 3), (right, 2), spacing=14), 1)
        column.addWidget(self._foot)
        desk.busy_changed.connect(self._busy)
        desk.ticked.connect(self._tick)

    def _build_foot(self) -> None:
        self._reasons: dict[QWidget, str] = {}
        self._engine_idle = ""  # what is said of the engine while it does not work
        self.words = label("", wrap=True)
        self.engine = label("", "small", wrap=True)
        self.pair = button("", "swords", "primary", on_click=lambda: self._actions.pair(self._number))
        self.by_hand = button(
            self.tr("Pair by hand…"), "grip-vertical", on_click=lambda: self._actions.start_by_hand(self._number)
        )
        self.cancel = button(self.tr("Cancel"), "x", on_click=self._desk.cancel)
        self.progress = QProgressBar()
        self.progress.setRange(0, 0)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(self.tr("The engine is pairing"))
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.words)
        words.addLayout(beside((self.engine, 1), spacing=8))
        words.addWidget(self.progress)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addLayout(words, 1)
        self.choose_engine = button(self.tr("Engine…"), role="link", on_click=self.engine_wanted.emit)
        self.preview = button(
            self.tr("With and without them…"),
            "git-compare-arrows",
            "link",
            tip=self.tr("The pairing with those who are missing and without them, side by side; nothing is stored"),
            on_click=self.show_tentative,
        )
        self._tips: dict[QWidget, str] = {self.preview: self.preview.toolTip()}
        for widget in (self.preview, self.choose_engine, self.by_hand, self.pair, self.cancel):
            row.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        holder = QWidget()
        holder.setLayout(row)
        self._foot = card(holder)
        self._busy(False)

    def show_round(self, round_: Round) -> None:
        """Check the section for this round."""
        self._number = number = round_.number
        section = self.session.view.section
        table_round = bool(section.system.table)
        before = self.session.view.round_before(number)
        stop = why_not_after(before) if before is not None else None
        if stop is None and fixture_of(section) is not None:
            stop = why_not_table(section, number)
        self.stop.set_text(told(stop))
        self.adjourn.setVisible(stop is not None and stop.rule_id == "before-open")
        self.colour.set_text(
            (
                self.tr("The initial colour is not drawn yet: which colour does team 1 get on board 1?")
                if section.team_rules is not None
                else self.tr("The initial colour is not drawn yet: which colour does the highest-ranked player get?")
            )
            if needs_colour(section) and section.players
            else ""
        )
        stored = self._desk.stored
        found = (
            *check_registration(section, round_number=number),
            *check_squads(stored),
            *check_members(stored),
        )
        self.numbers.set_text(next((one.text for one in found if one.rule_id in NUMBERS), ""))
        self.rounds.set_text(next((one.text for one in found if one.rule_id in ROUNDS), ""))
        self.take_rounds.setText(self.tr("Make it %n round(s)", "", table_rounds(section)))
        self.take_rounds.setAccessibleName(self.take_rounds.text())
        said = ("no-initial-colour", *ROUNDS, *NUMBERS)  # in a line of their own above
        findings = [one for one in found if one.rule_id not in said]
        self.findings.set_rows(_finding_rows(findings), _finding_columns())
        self._found_title.setText(self.tr("%n remark(s) before pairing", "", len(findings)))
        self._found_title.setVisible(bool(findings))
        self.findings.setVisible(bool(findings))
        self._nothing_found.setVisible(not findings)
        shown, paired = self._plan(section, round_)
        facts = facts_of_round(section, number)
        rows = bye_rows(section, shown, facts)
        self.byes.set_rows(rows, bye_columns())
        free = self.tr("%n player(s) without a game in this round", "", len(rows))
        if section.team_rules is not None:
            free = self.tr("%n team(s) without a match in this round", "", len(rows))
        self._bye_title.setText(free)
        self._bye_title.setVisible(bool(rows))
        self.byes.setVisible(bool(rows))
        self._all_play.setVisible(not rows)
        missing = len(asked_before_pairing(section, number))
        self.preview.setVisible(bool(missing) and not table_round and section.team_rules is None)
        self._all_play.title.setText(self.tr("%n not here yet", "", missing) if missing else self.tr("Everybody plays"))
        self._all_play.sentence.setText(
            self.tr("They are asked about when the round is paired.")
            if missing
            else self.tr("Who is away or has a bye in this round is listed here.")
        )
        words = self.tr("{0} players are to be paired, {1} without a game.")
        if section.team_rules is not None:
            words = self.tr("{0} teams are to be paired, {1} without a match.")
        text = words.format(paired, len(rows))
        if not table_round and paired % 2:
            text += " " + self.tr("One of them gets the pairing-allocated bye.")
        self.words.setText(text)
        if table_round:
            self._engine_idle = self._table_words()
        else:
            self._engine_idle = self._engine_words(paired)
        self.choose_engine.setVisible(not table_round)
        self.rules.setText(rule_words(section, number))
        self.pair.setText(" " + self.tr("Pair round {0}").format(number))
        self.pair.setAccessibleName(self.tr("Pair round {0}").format(number))
        lacks = self.session.view.why_not_do
        self._reasons = {
            self.pair: lacks(StorePairing) or told(why_not_pair(section, round_, before)),
            self.preview: told(why_not_pair(section, round_, before)),
            self.by_hand: lacks(StartManualPairing) or told(why_not_pair_by_hand(section, round_, before)),
        }
        self._busy(self._desk.busy)

    def _table_words(self) -> str:
        section = self.session.view.section
        if fixture_of(section) is not None:
            return self.tr("Knock-out: the matches come from the bracket.")
        if section.team_rules is not None:
            return self.tr("The matches come from the table of the system.")
        return self.tr("Round robin: the boards come from the Berger table.")

    def _engine_words(self, paired: int) -> str:
        minutes, name = self._desk.choice.minutes, self._desk.engine_name
        if self.session.view.section.team_rules is not None:
            return self.tr("Engine: {0}, FIDE's system for teams (C.04.6); ended after {1} min.").format(name, minutes)
        if self._desk.choice.path not in ("", GACRUX):
            return self.tr("Engine: {0}; ended after {1} min.").format(name, minutes)
        only = rules_of_system(self.session.view.section.system)
        if only.engine() is not None:
            text = self.tr("Engine: {0}, {1}; ended after {2} min.")
            return text.format(name, tr(self.session.view.section.system.name), minutes)
        usual = f"{max(1, usual_seconds(paired, name)):.0f}"
        text = self.tr("Engine: {0}, FIDE (Dutch) system 2026; usually done within {1} s, ended after {2} min.")
        return text.format(name, usual, minutes)

    def focus_first(self) -> None:
        """The button, or what has to be done first."""
        asked = ((self.numbers, self.give_numbers), (self.rounds, self.take_rounds))
        first = next((way for banner, way in asked if banner.text() and not self.stop.text()), None)
        if first is not None:
            first.setFocus()
        elif self.pair.isEnabled():
            self.pair.setFocus()
        elif self.colour.text() and not self.stop.text():
            self.draw.setFocus()
        else:
            self.findings.setFocus()

    def _plan(self, section: Section, round_: Round) -> tuple[Round, int]:
        """The round as it will be without the engine's part, and how many are to be paired."""
        active = [player.number for player in section.players if player.standing is Standing.ACTIVE]
        if section.system.table:
            pairs, byes = berger_round(section, round_.number)
            return replace(round_, byes=byes, unpaired=()), 2 * len(pairs)
        away = section.announced(round_.number)
        byes = tuple(sorted((number, kind) for number, kind in away.items()))
        gone = tuple(
            (player.number, Outcome.ZERO_POINT_BYE)
            for player in section.players
            if player.standing is not Standing.ACTIVE and player.number not in away
        )
        return replace(round_, byes=tuple(sorted((*byes, *gone), key=lambda one: one[0])), unpaired=()), len(
            set(active) - away.keys()
        )

    def _busy(self, busy: bool) -> None:
        if not busy:
            self.engine.setText(self._engine_idle)  # also after a cancel or a crash
        self.progress.setVisible(busy)
        self.cancel.setVisible(busy)
        self.pair.setVisible(not busy)
        self.by_hand.setVisible(not busy)
        self.choose_engine.setEnabled(not busy)
        for widget, why_not in self._reasons.items():
            widget.setEnabled(not why_not)
            widget.setToolTip(why_not or self._tips.get(widget, ""))
        self.add_bye.setEnabled(not busy)

    def _tick(self, seconds: float) -> None:
        players = len(self.session.view.section.players) if self.session.view.is_open else 0
        usual = usual_seconds(players, self._desk.engine_name)
        text = self.tr("{0} is pairing: {1} s; usually done within {2} s.")
        self.engine.setText(text.format(self._desk.engine_name, f"{seconds:.0f}", f"{max(1, usual):.0f}"))

    def _go_before(self) -> None:
        self.round_wanted.emit(self._number - 1)

    def show_tentative(self) -> None:
        """The pairing with those who are missing and without them."""
        from tdapp.ui.pages.rounds.pairing.tentative import TentativeDialog

        dialog = TentativeDialog(self._desk, self.session.view.section, self._number, self)
        dialog.begin()
        dialog.exec()
        dialog.deleteLater()

    def draw_lot(self) -> None:
        """Which colour number 1 gets, by lot."""
        self._set_colour("")

    def _set_colour(self, colour: str) -> None:
        seed = None if colour else new_seed()
        drawn = colour if seed is None else drawn_colour(seed)
        facts = replace(facts_of(self.session.view.section), initial_colour=drawn)
        name = self.tr("White") if drawn == "W" else self.tr("Black")
        command = EditSection(self.session.view.section_id, facts, colour_seed=seed)
        if self.session.changes.run(command) is not None:
            if seed is not None:
                said = self.tr("Drawn by lot (number of the lot {0}): {1} for number 1.")
                self.session.messages.said.emit(said.format(seed, name))
            self.focus_first()

    def _take_rounds(self) -> None:
        section = self.session.view.section
        facts, wanted = facts_of(section), table_rounds(section)
        facts = replace(
            facts,
            rounds_total=wanted,
            round_dates=facts.round_dates[:wanted],
            round_times=facts.round_times[:wanted],
        )
        self.session.changes.run(EditSection(self.session.view.section_id, facts))

    def _give_numbers(self) -> None:
        self.numbers_wanted.emit()
        self.focus_first()

    def _ask_absence(self) -> None:
        from tdapp.ui.pages.rounds.bye import ByeDialog

        dialog = ByeDialog(self.session.view.section_id, self.session.view.section, self._number, self)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self.session.changes.run(dialog.command(), self.tr("Bye or absence"))
        dialog.deleteLater()


def _finding_columns() -> tuple[Column, ...]:
    return (Column("text", "", stretch=True),)


def _finding_rows(findings) -> list[ReadyRow]:
    """One line per finding; of many of a kind one line that names the first, the rest in its tooltip."""
    kinds: dict[str, list] = {}
    for one in findings:
        kinds.setdefault(one.rule_id, []).append(one)
    rows: list[ReadyRow] = []
    for same in kinds.values():
        shown = same if len(same) <= ONE_BY_ONE else same[:1]
        for one in shown:
            text, tip = one.text, one.text
            if len(shown) < len(same):
                more = QCoreApplication.translate("CheckView", "{0} And {1} more like this.")
                text = more.format(one.text, len(same) - 1)
                tip = "\n".join(other.text for other in same[:40])
            icon = "triangle-alert" if one.level else "info"
            cell = ReadyCell(text, len(rows), tip, tone="warn" if one.level else "", icon=icon)
            rows.append(ReadyRow(len(rows) + 1, (cell,), fold(text)))
    return rows
