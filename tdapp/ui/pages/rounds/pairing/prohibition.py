"""Who must not meet: players chosen one by one, or the members of clubs or federations, and in which rounds."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from tdapp.domain.section.event import ForbiddenPairs, Section
from tdapp.domain.section.player import Standing
from tdapp.pairing.rules.protections import protections_by
from tdapp.services.pairing.possible import why_not_wish
from tdapp.ui.widgets.basics import SearchField, Segments, Stepper, button, label, typed
from tdapp.ui.widgets.boxes import beside, dialog_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.search import fold, matches
from tdapp.ui.widgets.wide import hinted

NUMBER = Qt.ItemDataRole.UserRole
USUAL_ROUNDS = 3  # protections of clubs and federations hold in the first rounds


class _GroupDialog(FittingDialog):
    """The rounds, hard or yielding, and the two buttons; ``soft`` and ``rounds`` after it was accepted."""

    def __init__(self, section: Section, last: int, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._section = section
        self.resize(540, 600)
        layout = dialog_box(self, spacing=8)
        self._title, self._sentence = label("", "title", wrap=True), label("", "dim", wrap=True)
        layout.addWidget(self._title)
        layout.addWidget(self._sentence)
        self.middle = QVBoxLayout()
        self.middle.setSpacing(8)
        layout.addLayout(self.middle, 1)
        self.first = Stepper(self.tr("First round"), self.tr("Earlier"), self.tr("Later"))
        self.last = Stepper(self.tr("Last round"), self.tr("Earlier"), self.tr("Later"))
        start = min(section.rounds_paired + 1, section.rounds_total)
        self.first.set_range(1, section.rounds_total, start)
        self.last.set_range(1, section.rounds_total, max(start, min(last, section.rounds_total)))
        layout.addLayout(
            beside(label(self.tr("In rounds")), self.first, label(self.tr("to", "rounds 1 to 3")), self.last, None)
        )
        self.kind = Segments(
            self.tr("How strict"),
            (
                ("hard", self.tr("Must not meet"), self.tr("The round is not paired otherwise, whatever it costs")),
                ("soft", self.tr("Wished apart"), self.tr("Yields where a round could not be paired")),
            ),
        )
        self.kind.set_choice("hard")
        self.soft = False
        self.kind.chosen.connect(self._choose_kind)
        yielding = self.kind.button("soft")
        why_not = why_not_wish(section)
        yielding.setEnabled(why_not is None)
        if why_not is not None:
            yielding.setToolTip(why_not.text)
        layout.addLayout(beside(self.kind, None))
        self.confirm = button(self.tr("Add"), "plus", "primary", on_click=self.accept)
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        layout.addLayout(beside(None, self.confirm, self.cancel))
        self.confirm.setDefault(True)
        for stepper in (self.first, self.last):
            stepper.changed.connect(lambda _value: self._show())

    @property
    def rounds(self) -> tuple[int, int]:
        """First and last round."""
        return self.first.value, self.last.value

    def _name(self, title: str, sentence: str) -> None:
        self.setWindowTitle(title)
        self._title.setText(title)
        self._sentence.setText(sentence)

    def _choose_kind(self, key: str) -> None:
        self.soft = key == "soft"

    def _show(self) -> None:
        """Whether it can be added, and why not."""


class ProhibitionDialog(_GroupDialog):
    """Some players who must not meet each other; ``groups()`` after it was accepted."""

    def __init__(self, section: Section, parent: QWidget | None = None) -> None:
        super().__init__(section, section.rounds_total, parent)
        self._name(self.tr("A prohibited pairing"), self.tr("Tick two or more: none of them meets another of them."))
        self.search = SearchField(self.tr("Find a name"))
        self.players = _tick_list(self.tr("Who must not meet"))
        for player in section.players:
            if player.standing is Standing.ACTIVE:
                _add_tick(self.players, f"{player.number}  {player.name}", player.number, ticked=False)
        self.chosen = label("", "small", wrap=True)
        self.why = QLineEdit()
        self.why.setAccessibleName(self.tr("Why"))
        hinted(self.why, self.tr("Why, for the list (brothers, one car …)"))
        for widget in (self.search, self.players, self.chosen, self.why):
            self.middle.addWidget(widget)
        self.search.textChanged.connect(self._filter)
        self.players.itemChanged.connect(lambda _item: self._show())
        self._show()
        self.search.setFocus()

    def groups(self) -> tuple[ForbiddenPairs, ...]:
        """The one group chosen."""
        return (ForbiddenPairs(*self.rounds, _ticked(self.players), typed(self.why)),)

    def _filter(self, text: str) -> None:
        for row in range(self.players.count()):
            item = self.players.item(row)
            item.setHidden(not matches(text, fold(item.text())))

    def _take_first(self) -> None:
        """Enter in the search ticks the first player found, ready for the next name."""
        for row in range(self.players.count()):
            item = self.players.item(row)
            if not item.isHidden() and item.checkState() is Qt.CheckState.Unchecked:
                item.setCheckState(Qt.CheckState.Checked)
                self.search.clear()
                return

    def _show(self) -> None:
        if not hasattr(self, "players"):
            return
        names = [
            self.players.item(row).text().partition("  ")[2]
            for row in range(self.players.count())
            if self.players.item(row).checkState() is Qt.CheckState.Checked
        ]
        self.chosen.setText(self.tr("Chosen: {0}").format("; ".join(names)) if names else "")
        ready = len(names) > 1 and self.first.value <= self.last.value
        self.confirm.setEnabled(ready)
        self.confirm.setToolTip("" if ready else self.tr("Tick two or more, and rounds in their order"))

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def keyPressEvent(self, event):
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self.search.text():
            self._take_first()  # the next name can be typed; Enter in the empty field adds the group
            return
        super().keyPressEvent(event)


class ProtectionDialog(_GroupDialog):
    """The members of clubs or federations kept apart; ``groups()`` after it was accepted."""

    def __init__(self, section: Section, parent: QWidget | None = None) -> None:
        super().__init__(section, USUAL_ROUNDS, parent)
        self._name(
            self.tr("Clubs or federations apart"),
            self.tr("Members of a ticked club or federation do not meet each other in these rounds."),
        )
        entered = self.tr("As entered with the players")
        if section.team_rules is not None:
            entered = self.tr("As entered with the teams")
        self.what = Segments(
            self.tr("What keeps them apart"),
            (("club", self.tr("Clubs"), entered), ("federation", self.tr("Federations"), entered)),
        )
        self.lists = _tick_list(self.tr("Groups"))
        self.middle.addLayout(beside(self.what, None))
        self.middle.addWidget(self.lists)
        self.what.chosen.connect(lambda key: self._fill("club" if key == "club" else "federation"))
        self.lists.itemChanged.connect(lambda _item: self._show())
        self._fill("club" if protections_by(section, "club") else "federation")
        self.lists.setFocus()

    def groups(self) -> tuple[ForbiddenPairs, ...]:
        """One group for each club or federation that is ticked."""
        first, last = self.rounds
        chosen = set(_ticked(self.lists))
        found = protections_by(self._section, self._kind, first_round=first, last_round=last)
        return tuple(group for index, group in enumerate(found) if index in chosen)

    def _fill(self, kind: Literal["club", "federation"]) -> None:
        self._kind = kind
        self.what.set_choice(kind)
        self.lists.blockSignals(True)
        self.lists.clear()
        for index, group in enumerate(protections_by(self._section, kind)):
            text = f"{group.name} ({len(group.numbers)})"
            _add_tick(self.lists, text, index, ticked=True)
        self.lists.blockSignals(False)
        self._show()

    def _show(self) -> None:
        if not hasattr(self, "lists"):
            return
        ready = bool(_ticked(self.lists)) and self.first.value <= self.last.value
        self.confirm.setEnabled(ready)
        none = self.tr("No club or federation is entered twice") if not self.lists.count() else self.tr("Tick a group")
        self.confirm.setToolTip("" if ready else none)


def _tick_list(name: str) -> QListWidget:
    result = QListWidget()
    result.setAccessibleName(name)
    result.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    result.setUniformItemSizes(True)
    return result


def _add_tick(ticks: QListWidget, text: str, key: int, *, ticked: bool) -> None:
    item = QListWidgetItem(text)
    item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
    item.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)
    item.setData(NUMBER, key)
    ticks.addItem(item)


def _ticked(ticks: QListWidget) -> tuple[int, ...]:
    items = [ticks.item(row) for row in range(ticks.count())]
    return tuple(item.data(NUMBER) for item in items if item.checkState() is Qt.CheckState.Checked)
