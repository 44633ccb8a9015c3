"""The rules of pairing of a section: prohibitions, acceleration, fixed tables, the first colour, Chess960.

Every change is a step of its own that undo takes back; what is locked after round 1 says so.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QStackedWidget, QWidget

from tdapp.domain.commands.event import EditSection
from tdapp.domain.commands.pairing import SetAcceleration, SetProhibitions
from tdapp.domain.commands.players import EditPlayers
from tdapp.domain.section.event import ForbiddenPairs
from tdapp.domain.section.facts import facts_of
from tdapp.domain.section.player import Standing
from tdapp.pairing.rules.baku import asks_for_baku
from tdapp.services.event.possible import why_not_initial_colour
from tdapp.services.pairing.possible import why_not_accelerate, why_not_prohibit
from tdapp.services.players.lots import drawn_colour, new_seed
from tdapp.services.ports.decisions import why_not_change
from tdapp.ui.pages.rounds.pairing.prohibition import ProhibitionDialog, ProtectionDialog
from tdapp.ui.pages.rounds.pairing.rules_rows import (
    acceleration_words,
    prohibition_columns,
    prohibition_rows,
    table_columns,
    table_rows,
)
from tdapp.ui.session.paired import PairedSession
from tdapp.ui.widgets.actions import told
from tdapp.ui.widgets.basics import Banner, Segments, Stepper, button, label
from tdapp.ui.widgets.boxes import beside, column_in, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.regulations import colour_words
from tdapp.ui.widgets.search_combo import SearchCombo
from tdapp.ui.widgets.table import DenseTable

MOST_TABLES = 999


class PairingRulesDialog(FittingDialog):
    """Shows and changes the pairing rules of the section in view."""

    def __init__(self, session: PairedSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.setWindowTitle(self.tr("Pairing rules"))
        self.resize(760, 620)
        self.parts = Segments(
            self.tr("Part"),
            (
                ("apart", self.tr("Who must not meet"), self.tr("Prohibited pairings, clubs, federations")),
                ("speed", self.tr("Acceleration"), self.tr("Baku acceleration (C.04.7)")),
                ("tables", self.tr("Fixed tables"), self.tr("Players who do not move")),
                ("start", self.tr("Colour and Chess960"), self.tr("The first colour, positions drawn by lot")),
            ),
        )
        self.parts.chosen.connect(self.show_part)
        self.banner = Banner("info")
        self.pages = QStackedWidget()
        self._keys = ("apart", "speed", "tables", "start")
        for page in (self._apart_page(), self._speed_page(), self._tables_page(), self._start_page()):
            self.pages.addWidget(page)
        layout = dialog_box(self, self.tr("Pairing rules"))
        layout.addLayout(beside(self.parts, None))
        layout.addWidget(self.banner)
        layout.addWidget(self.pages, 1)
        self.done_button = button(self.tr("Done"), "check", "primary", on_click=self.accept)
        layout.addLayout(
            beside(
                label(self.tr("Every change is stored at once; undo takes it back."), "small"), None, self.done_button
            )
        )
        self.show_part("apart")
        self.refresh()

    # -- building -------------------------------------------------------------------------------------------------

    def _apart_page(self) -> QWidget:
        self.groups = DenseTable(self.tr("Who must not meet"), sortable=False)
        self.groups.setProperty("role", "framed")
        self.add_pair = button(self.tr("Prohibit a pairing…"), "plus", on_click=self._add_pair)
        self.add_clubs = button(self.tr("Clubs or federations…"), "users", on_click=self._add_clubs)
        self.remove = button(self.tr("Remove"), "trash-2", tip=self.tr("Del"), on_click=self._remove)
        self.empty = label(
            self.tr(
                "Nobody is kept apart. Prohibit a pairing (brothers, one car), or keep the members of clubs or "
                "federations apart in the first rounds; it must be announced before round 1."
            ),
            "dim",
            wrap=True,
        )
        self.groups.row_changed.connect(lambda _key: self._show_locks())
        return _page(self.empty, self.groups, tools=(self.add_pair, self.add_clubs, self.remove))

    def _speed_page(self) -> QWidget:
        self.baku = Segments(
            self.tr("Acceleration"),
            (
                ("none", self.tr("None"), self.tr("Paired by the points scored")),
                ("baku", self.tr("Baku"), self.tr("The upper half gets points that count for pairing only (C.04.7)")),
            ),
        )
        self.baku.chosen.connect(self._set_baku)
        self.speed_words = label("", wrap=True)
        holder = QWidget()
        column = column_in(holder)
        column.addLayout(beside(self.baku, None))
        column.addWidget(self.speed_words)
        column.addStretch()
        return holder

    def _tables_page(self) -> QWidget:
        self.tables = DenseTable(self.tr("Fixed tables"), sortable=False)
        self.tables.setProperty("role", "framed")
        self.player = SearchCombo(self.tr("Player"), self.tr("Type a name or choose"))
        self.player.currentTextChanged.connect(lambda _text: self._show_locks())
        self.table = Stepper(self.tr("Board"), self.tr("A lower board"), self.tr("A higher board"))
        self.table.set_range(1, MOST_TABLES, 1)
        self.fix = button(self.tr("Fix"), "map-pin", on_click=self._fix)
        self.free = button(self.tr("Let move again"), "x", on_click=lambda: self._set_table(None))
        words = label(
            self.tr("A player who cannot move plays at this board in every round paired from now on."), "dim", wrap=True
        )
        self.tables.row_changed.connect(lambda _key: self._show_locks())
        return _page(words, self.tables, tools=(self.player, self.table, self.fix, self.free))

    def _start_page(self) -> QWidget:
        self.colour = label("", wrap=True)
        self.draw = button(self.tr("Draw by lot"), "dices", on_click=self._draw_colour)
        self.white = button(self.tr("White"), on_click=lambda: self._set_colour("W"))
        self.black = button(self.tr("Black"), on_click=lambda: self._set_colour("B"))
        self.chess960 = QCheckBox(self.tr("Chess960: a starting position is drawn by lot for every round"))
        self.chess960.clicked.connect(self._set_chess960)
        holder = QWidget()
        column = column_in(holder, 10)
        first = self.tr("The colour of the highest-ranked player in round 1")
        if self.session.view.section.team_rules is not None:
            first = self.tr("The colour of team 1 on board 1 in round 1")
        column.addWidget(label(first, "heading"))
        column.addWidget(self.colour)
        column.addLayout(beside(self.draw, self.white, self.black, None))
        column.addSpacing(10)
        column.addWidget(label(self.tr("Chess960"), "heading"))
        column.addWidget(self.chess960)
        column.addWidget(
            label(
                self.tr("The Rounds page draws the position; it stands on the pairings sheet and the projector."),
                "dim",
                wrap=True,
            )
        )
        column.addStretch()
        return holder

    # -- showing --------------------------------------------------------------------------------------------------

    def show_part(self, key: str) -> None:
        """``apart``, ``speed``, ``tables`` or ``start``."""
        self.parts.set_choice(key)
        self.pages.setCurrentIndex(self._keys.index(key))
        self._show_locks()

    def refresh(self) -> None:
        """Show the section as it is stored."""
        section = self.session.view.section
        rows = prohibition_rows(section)
        self.groups.set_rows(rows, prohibition_columns())
        self.groups.setVisible(bool(rows))
        self.empty.setVisible(not rows)
        self.baku.set_choice("baku" if asks_for_baku(section) or section.accelerations else "none")
        self.speed_words.setText("\n".join(acceleration_words(section)))
        self.tables.set_rows(table_rows(section), table_columns())
        keep = self.player.chosen()
        self.player.clear()
        for one in section.players:
            if one.standing is Standing.ACTIVE:
                self.player.addItem(one.shown, one.number)
        self.player.choose(keep)
        self.colour.setText(colour_words(section.initial_colour))
        self.chess960.setChecked(section.chess960)
        self._show_locks()

    def _show_locks(self) -> None:
        section = self.session.view.section
        swiss = section.system.by_scores
        closed = told(why_not_change(section))
        only_swiss = closed or ("" if swiss else self.tr("Only in a Swiss: a round robin is read from its table"))
        apart = only_swiss or told(why_not_prohibit(section))
        speed = {baku: only_swiss or told(why_not_accelerate(section, baku=baku)) for baku in (False, True)}
        start = {colour: only_swiss or told(why_not_initial_colour(section, colour)) for colour in "WB"}
        players = closed or ("" if section.team_rules is None else self.tr("Teams have no fixed tables"))
        chosen = "" if self.groups.current_key() is not None else self.tr("Choose a line first")
        for widget, why_not in (
            (self.add_pair, apart),
            (self.add_clubs, apart),
            (self.remove, apart or chosen),
            (self.baku.button("none"), speed[False]),
            (self.baku.button("baku"), speed[True]),
            (self.draw, start["W"] or start["B"]),
            (self.white, start["W"]),
            (self.black, start["B"]),
            (self.fix, players or ("" if self.player.chosen() is not None else self.tr("Choose a player first"))),
            (self.free, players or ("" if self.tables.current_key() is not None else self.tr("Choose a line first"))),
            (self.chess960, closed),
        ):
            _allow(widget, why_not)
        key = self._keys[self.pages.currentIndex()]
        text = {"apart": apart, "speed": speed[False], "start": start["W"] and start["B"]}
        sentence = text.get(key, closed)
        if key == "apart" and section.rounds_paired and not apart:
            sentence = self.tr("Round 1 is paired: outside FIDE mode a change is asked about and noted in the report")
        self.banner.set_text(f"{sentence.rstrip('.')}." if sentence else "")

    # -- changing -------------------------------------------------------------------------------------------------

    def _run(self, command) -> bool:
        title, noted = self.tr("Change the pairing rules?"), isinstance(command, SetProhibitions)
        done = self.session.changes.run(command, title, with_reason=noted) is not None
        self.refresh()
        return done

    def _add_pair(self) -> None:
        self._add(ProhibitionDialog(self.session.view.section, self))

    def _add_clubs(self) -> None:
        self._add(ProtectionDialog(self.session.view.section, self))

    def _add(self, dialog: ProhibitionDialog | ProtectionDialog) -> None:
        accepted = dialog.show_through()
        groups, soft = dialog.groups() if accepted else (), dialog.soft
        if not groups:
            return
        section = self.session.view.section
        hard = section.forbidden if soft else (*section.forbidden, *groups)
        wishes = (*section.wishes, *groups) if soft else section.wishes
        self._set_groups(hard, wishes)

    def _remove(self) -> None:
        key = self.groups.current_key()
        if key is None:
            return
        section = self.session.view.section
        hard = tuple(group for index, group in enumerate(section.forbidden) if index != key)
        offset = len(section.forbidden)
        wishes = tuple(group for index, group in enumerate(section.wishes, offset) if index != key)
        self._set_groups(hard, wishes)

    def _set_groups(self, hard: tuple[ForbiddenPairs, ...], wishes: tuple[ForbiddenPairs, ...]) -> None:
        self._run(SetProhibitions(self.session.view.section_id, hard, wishes))

    def _set_baku(self, key: str) -> None:
        self._run(SetAcceleration(self.session.view.section_id, key == "baku"))

    def _fix(self) -> None:
        number = self.player.chosen()
        if number is not None:
            self._set_table(self.table.value, number)

    def _set_table(self, table: int | None, number: int | None = None) -> None:
        number = self.tables.current_key() if number is None else number
        if number is None:
            return
        section = self.session.view.section
        player = section.players[section.index_of(number)]
        self._run(EditPlayers(self.session.view.section_id, (replace(player, fixed_table=table),)))

    def _draw_colour(self) -> None:
        seed = new_seed()
        self._set_colour(drawn_colour(seed), seed)

    def _set_colour(self, colour: str, seed: int | None = None) -> None:
        facts = replace(facts_of(self.session.view.section), initial_colour=colour)
        self._run(EditSection(self.session.view.section_id, facts, colour_seed=seed))

    def _set_chess960(self, on: bool) -> None:
        facts = replace(facts_of(self.session.view.section), chess960=on)
        self._run(EditSection(self.session.view.section_id, facts))

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def keyPressEvent(self, event):
        if event.key() == Qt.Key.Key_Delete and self.groups.hasFocus() and self.remove.isEnabled():
            if not self.groups.is_repeat(event):
                self._remove()
            return
        super().keyPressEvent(event)


def _page(*widgets: QWidget, tools: tuple[QWidget, ...]) -> QWidget:
    holder = QWidget()
    column = column_in(holder, 8)
    for widget in widgets:
        column.addWidget(widget, 1 if isinstance(widget, DenseTable) else 0)
    column.addLayout(beside(*tools, None, spacing=8))
    column.addStretch()
    return holder


def _allow(widget: QWidget, why_not: str) -> None:
    """A control that can be used, or says why it cannot."""
    if widget.property("usualTip") is None:
        widget.setProperty("usualTip", widget.toolTip())
    widget.setEnabled(not why_not)
    widget.setToolTip(why_not or str(widget.property("usualTip")))
