"""Who plays: the members of both teams of a match, ticked in their order; the ticked ones take the boards from 1 on."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from tdapp.domain.commands.teams import SetLineUp
from tdapp.domain.section.event import Section
from tdapp.domain.section.match import LineUp, Match
from tdapp.domain.section.team import LineUpRule, Team
from tdapp.domain.teams.for_pairing import rules_of
from tdapp.services.systems.team_kinds import team_kind
from tdapp.ui.widgets.basics import button, label
from tdapp.ui.widgets.boxes import beside, column_in, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.ready import RIGHT, Column, ReadyCell, ReadyRow
from tdapp.ui.widgets.table import DenseTable


class TeamTicks(QWidget):
    """The members of one team; Space or a digit takes one in or out, Alt+Up and Alt+Down move in a free line-up.

    Signals: ``handed_in()`` Enter.
    """

    handed_in = Signal()

    def __init__(self, section: Section, team: Team, number: int, line_up: LineUp) -> None:
        super().__init__()
        self._seated = partial(team_kind(section.kind).seated, section, team, number)
        self._players = {player.number: player for player in section.players}
        rules = rules_of(section)
        self.boards, self._free = rules.boards, rules.line_up is LineUpRule.FREE
        self._before = line_up
        playing = [number for number in line_up.players if number is not None]
        rest = [one for one in team.members if one not in playing]
        self._order = [*playing, *rest] if self._free else [*team.members]
        self._in = set(playing)
        self.table = DenseTable(team.name, sortable=False)
        self.table.setProperty("role", "framed")
        self.table.installEventFilter(self)
        self.table.doubleClicked.connect(lambda _index: self.toggle())
        self.count = label("", "dim")
        column = column_in(self, 6)
        column.addWidget(label(team.name, "heading"))
        column.addWidget(self.table, 1)
        column.addWidget(self.count)
        self._show()

    def _show(self) -> None:
        keep = self.table.current_key()
        columns = (
            Column("board", self.tr("Bd"), self.tr("Board of the match"), RIGHT),
            Column("member", self.tr("No."), self.tr("Place among the members"), RIGHT),
            Column("name", self.tr("Name"), self.tr("Member"), stretch=True),
            Column("rating", self.tr("Rating"), self.tr("Tournament rating"), RIGHT),
        )
        seats = {number: seat for seat, number in enumerate(self.players(), 1) if number is not None}
        rows = []
        for place, number in enumerate(self._order, 1):
            player, seat = self._players[number], seats.get(number)
            cells = (
                ReadyCell(str(seat or "–"), seat or 99, strong=True, tone="" if seat else "dim"),
                ReadyCell(str(place), place, tone="dim"),
                ReadyCell(player.name, place, player.name, strong=bool(seat), tone="" if seat else "dim"),
                ReadyCell(str(player.rating or "–"), player.rating or 0, tone="dim"),
            )
            rows.append(ReadyRow(number, cells))
        self.table.set_rows(rows, columns)
        self.table.select_key(keep if keep in self._players else (self._order[0] if self._order else 0))
        self.count.setText(self.tr("{0} of {1} boards").format(len(seats), self.boards))

    def players(self) -> tuple[int | None, ...]:
        """The line-up from board 1 on, as the kind of the event seats those who play."""
        return self._seated([number for number in self._order if number in self._in])

    def is_changed(self) -> bool:
        """Whether it is another line-up, or one that nobody has handed in yet."""
        wanted = (*self.players(), *[None] * (self.boards - len(self.players())))
        return not self._before.handed_in or wanted != self._before.players

    def toggle(self, number: int | None = None) -> None:
        """Take a member in or out."""
        number = self.table.current_key() if number is None else number
        if number in self._in:
            self._in.discard(number)
        elif number is not None:
            self._in.add(number)
        self._show()

    def move_by(self, by: int) -> None:
        """Another order, where the rules allow any."""
        number = self.table.current_key()
        if not self._free or number not in self._order:
            return
        at = self._order.index(number)
        to = max(0, min(len(self._order) - 1, at + by))
        self._order.insert(to, self._order.pop(at))
        self._show()

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def eventFilter(self, watched, event):
        if event.type() == event.Type.KeyPress:
            held = watched.is_repeat(event)  # a key held down is one step
            key, alt = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
            if alt and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
                self.move_by(-1 if key == Qt.Key.Key_Up else 1)
                return True
            if key == Qt.Key.Key_Space:
                if not held:
                    self.toggle()
                return True
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                if not held:
                    self.handed_in.emit()
                return True
            if event.text().isdigit() and 0 < int(event.text()) <= len(self._order):
                if not held:
                    self.toggle(self._order[int(event.text()) - 1])
                return True
        return super().eventFilter(watched, event)


class LineUpDialog(FittingDialog):
    """Both line-ups of a match; ``commands()`` after it was accepted."""

    def __init__(self, section_id: int, section: Section, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._section_id, self._match = section_id, match
        teams = {team.number: team for team in section.teams}
        self.setWindowTitle(self.tr("Line-ups"))
        self.resize(820, 460)
        layout = dialog_box(
            self,
            self.tr("Line-ups of match {0}, round {1}").format(match.table, match.round),
            self.tr(
                "Space or the digit of a member takes him or her in or out; Tab goes to the other team, Enter hands in."
            ),
        )
        self.ticks = tuple(
            TeamTicks(section, teams[line_up.team], match.round, line_up) for line_up in (match.first, match.second)
        )
        layout.addLayout(beside(*((one, 1) for one in self.ticks), spacing=14), 1)
        self.confirm = button(self.tr("Hand in"), "check", "primary", on_click=self.accept)
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        layout.addLayout(beside(None, self.confirm, self.cancel))
        self.confirm.setDefault(True)
        for one in self.ticks:
            one.handed_in.connect(self.accept)
        self.ticks[0].table.setFocus()

    def commands(self) -> tuple[SetLineUp, ...]:
        """One for each team whose line-up is new."""
        return tuple(
            SetLineUp(self._section_id, self._match.round, team, one.players())
            for team, one in zip(self._match.teams, self.ticks, strict=True)
            if one.is_changed()
        )
