"""Pairing numbers: who moves when they are given anew, exchanges, lots and the method of the tournament rating."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from tdapp.domain.commands.players import DrawNumbers, Equals, RegenerateNumbers, SetNumbers
from tdapp.domain.section.player import Player
from tdapp.services.players.lots import drawn
from tdapp.services.players.numbering import in_order, numbers_in_order
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.basics import EmptyState, Segments, button, label, tool, typed
from tdapp.ui.widgets.boxes import across, beside, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.ready import RIGHT, Column, ReadyCell, ReadyRow
from tdapp.ui.widgets.seed import SeedField
from tdapp.ui.widgets.table import DenseTable
from tdapp.ui.widgets.wide import hinted


def _rows(players: Sequence[Player], new: Mapping[int, int]) -> list[ReadyRow]:
    """Players who move, in their new order."""
    moving = sorted((one for one in players if new[one.number] != one.number), key=lambda one: new[one.number])
    return [
        ReadyRow(
            one.number,
            (
                ReadyCell(str(one.number), one.number, tone="dim"),
                ReadyCell("→", tone="dim"),
                ReadyCell(str(new[one.number]), new[one.number], strong=True),
                ReadyCell(one.title, tone="dim"),
                ReadyCell(one.name, tooltip=one.name),
                ReadyCell(str(one.rating or "–"), one.rating),
            ),
        )
        for one in moving
    ]


def moved_columns(last: str, title: str) -> tuple[Column, ...]:
    """What changes for whom, and a ``last`` fact of him."""
    translate = QCoreApplication.translate
    return (
        Column("old", translate("Numbers", "Until now"), align=RIGHT),
        Column("to", ""),
        Column("new", translate("Numbers", "New"), align=RIGHT),
        Column("title", "", hides_empty=True),
        Column("name", translate("Numbers", "Name"), stretch=True, widest=320),
        Column(last, title, align=RIGHT),
    )


class _MovedWords(QObject):
    """A plural of its own: ``tr`` of a class that others inherit from looks for plurals under their names only."""

    def moved(self, count: int, players: int) -> str:
        """How many get another number."""
        return self.tr("%n of {0} player(s) get another number.", "", count).format(players)


class _NumbersDialog(FittingDialog):
    """A title, a table of who moves, and one button that does it."""

    def __init__(self, session: Session, title: str, sentence: str, action: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.session = session
        self.setWindowTitle(title)
        self.resize(620, 520)
        self.box = dialog_box(self, title, sentence, wrap=True)
        self.summary = label("", "heading", wrap=True)
        self.moves = 0
        self.table = DenseTable(self.tr("Players whose number changes"), sortable=False)
        self.table.setProperty("role", "framed")
        self.none = EmptyState("equal", self.tr("No number changes"), self.tr("The numbers are in this order already."))
        self.confirm = button(action, "check", "primary", on_click=self.apply)
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)

    def _finish(self) -> None:
        self.box.addWidget(self.summary)
        self.box.addWidget(self.table, 1)
        self.box.addWidget(self.none, 1)
        self.box.addLayout(beside(None, self.confirm, self.cancel))
        self.confirm.setDefault(True)
        self.confirm.setFocus()

    def show_moves(self, players: Sequence[Player], new: Mapping[int, int]) -> None:
        """Who would get which number."""
        rows = _rows(players, new)
        self.moves = len(rows)
        self.table.set_rows(rows, moved_columns("rating", QCoreApplication.translate("Numbers", "Rating")))
        self.table.setVisible(bool(rows))
        self.none.setVisible(not rows)
        self.summary.setText(_MovedWords().moved(len(rows), len(players)) if rows else "")
        self.confirm.setEnabled(bool(rows))
        self.confirm.setToolTip("" if rows else self.tr("No number changes"))

    def apply(self) -> None:
        """Carry it out."""
        raise NotImplementedError

    def _run(self, command: RegenerateNumbers | DrawNumbers | SetNumbers) -> None:
        if self.session.changes.run(command) is not None:
            self.accept()


class RegenerateDialog(_NumbersDialog):
    """All numbers by rating, title and name; shows who moves before it is done."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(
            session,
            QCoreApplication.translate("Numbers", "Number the players by rating"),
            QCoreApplication.translate(
                "Numbers", "By tournament rating, then title, then what was announced for equals (C.04.2)."
            ),
            QCoreApplication.translate("Numbers", "Give the numbers"),
            parent,
        )
        section = session.view.section
        self.reason_field = QLineEdit()
        self.reason_field.setAccessibleName(self.tr("Reason"))
        hinted(self.reason_field, self.tr("Reason, noted in the tournament report"))
        self.reason_field.setVisible(bool(section.rounds_paired))
        self.box.addWidget(self._criterion(bool(section.rounds_paired)))
        self._finish()
        self.sheets = label("", "small", wrap=True)
        if paired := section.rounds_paired:
            text = self.tr(
                "Start list, pairings and crosstable up to round {0} are out with the old numbers: print anew."
            )
            self.sheets.setText(text.format(paired))
        self.sheets.setVisible(bool(paired))
        for widget in (self.sheets, self.reason_field):
            self.box.insertWidget(self.box.count() - 1, widget)
        self._show()

    def _criterion(self, paired: bool) -> QWidget:
        """What orders players of equal rating and title."""
        self._equals = Equals.KEEP if paired else Equals.NAME
        self.equals = Segments(
            self.tr("Equal rating and title"),
            (
                ("name", self.tr("by name"), self.tr("In the order of the alphabet")),
                ("lot", self.tr("by lot"), self.tr("The same number of the lot gives the same order, everywhere.")),
                ("keep", self.tr("as they stand"), self.tr("In the order of the numbers they have now")),
            ),
        )
        self.equals.set_choice(self._equals.value)
        self.equals.chosen.connect(self._choose)
        self.lot = SeedField()
        self.lot.setVisible(False)
        self.lot.changed.connect(self._show)
        if paired:
            self.equals.setEnabled(False)
            self.equals.setToolTip(self.tr("Round 1 is paired: equals keep their order"))
        return across(label(self.tr("Equal rating and title:")), self.equals, self.lot, None)

    def _choose(self, which: str) -> None:
        self._equals = Equals(which)
        self.lot.setVisible(self._equals is Equals.LOT)
        self._show()

    def _show(self) -> None:
        players, seed = self.session.view.section.players, self.lot.seed()
        if self._equals is Equals.LOT and seed is None:
            self.confirm.setEnabled(False)
            self.confirm.setToolTip(self.tr("Write a whole number"))
            return
        self.show_moves(players, numbers_in_order(in_order(players, self._equals, seed or 0)))

    def apply(self) -> None:
        """Give the numbers; after round 1 with a confirmation."""
        reason = typed(self.reason_field)
        seed = self.lot.seed() or 0 if self._equals is Equals.LOT else 0
        section_id = self.session.view.section_id
        self._run(RegenerateNumbers(section_id, reason, equals=self._equals, seed=seed, moves=self.moves))


class LotDialog(_NumbersDialog):
    """Numbers of a round robin by lot: a seed that can be announced, the result before it counts."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(
            session,
            QCoreApplication.translate("Numbers", "Draw the numbers by lot"),
            QCoreApplication.translate("Numbers", "The same number of the lot gives the same order, everywhere."),
            QCoreApplication.translate("Numbers", "Take this lot"),
            parent,
        )
        self.lot = SeedField()
        self.seed = self.lot.field
        self.box.addLayout(beside(label(self.tr("Number of the lot")), self.lot, None))
        self._finish()
        self.lot.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        players, seed = self.session.view.section.players, self.lot.seed()
        if seed is not None:
            self.show_moves(players, numbers_in_order(drawn(players, seed)))
        else:
            self.confirm.setEnabled(False)
            self.confirm.setToolTip(self.tr("Write a whole number"))

    def apply(self) -> None:
        """Take the lot that is shown."""
        self._run(DrawNumbers(self.session.view.section_id, self.lot.seed() or 0))


class OrderDialog(_NumbersDialog):
    """Numbers of a round robin by hand: Alt+Up and Alt+Down move a player."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(
            session,
            QCoreApplication.translate("Numbers", "Give the numbers by hand"),
            QCoreApplication.translate("Numbers", "Alt+Up and Alt+Down move the marked player, as the buttons do."),
            QCoreApplication.translate("Numbers", "Give the numbers"),
            parent,
        )
        self._order = [player.number for player in session.view.section.players]
        line = QHBoxLayout()
        for icon, text, step, keys in (
            ("arrow-up", self.tr("Up"), -1, "Alt+Up"),
            ("arrow-down", self.tr("Down"), 1, "Alt+Down"),
        ):
            part = tool(icon, text, text=text, boxed=True, shortcut=keys, on_click=partial(self.move_by, step))
            part.setShortcut(keys)
            line.addWidget(part)
        line.addStretch()
        self.box.addLayout(line)
        self._finish()
        self.none.hide()
        self._show()
        self.table.setFocus()

    def move_by(self, step: int) -> None:
        """The marked player goes up or down by one place."""
        key = self.table.current_key()
        if key is None:
            return
        place = self._order.index(key)
        target = place + step
        if 0 <= target < len(self._order):
            self._order[place], self._order[target] = self._order[target], self._order[place]
            self._show()
            self.table.select_key(key)

    def _show(self) -> None:
        section = self.session.view.section
        by_number = {player.number: player for player in section.players}
        rows = []
        for place, number in enumerate(self._order, 1):
            player = by_number[number]
            rows.append(
                ReadyRow(
                    number,
                    (
                        ReadyCell(str(number), tone="dim"),
                        ReadyCell("→", tone="dim"),
                        ReadyCell(str(place), strong=place != number),
                        ReadyCell(player.title, tone="dim"),
                        ReadyCell(player.name, tooltip=player.name),
                        ReadyCell(str(player.rating or "–")),
                    ),
                )
            )
        self.table.set_rows(rows, moved_columns("rating", QCoreApplication.translate("Numbers", "Rating")))
        moved = any(place != number for place, number in enumerate(self._order, 1))
        self.confirm.setEnabled(moved)
        self.confirm.setToolTip("" if moved else self.tr("No number changes"))

    def apply(self) -> None:
        """Give the numbers in this order."""
        self._run(SetNumbers(self.session.view.section_id, tuple(self._order)))
