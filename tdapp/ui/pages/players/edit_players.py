"""Editing one player, or one field of many."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLineEdit, QWidget

from tdapp.domain.commands.players import EditPlayers
from tdapp.domain.section.player import TITLES, Player, Sex
from tdapp.domain.section.typed_players import unknown_federation
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.services.ratings.check import as_rating, check_date
from tdapp.services.ratings.lists import offered_ratings
from tdapp.ui.look.keys import said
from tdapp.ui.pages.players.form import PlayerForm
from tdapp.ui.pages.players.leaving import may_leave
from tdapp.ui.session.backend import Registration
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.basics import Banner, QuietCombo, button, label
from tdapp.ui.widgets.boxes import beside, column_in
from tdapp.ui.widgets.fitting import FittingDialog


class EditPlayerDialog(FittingDialog):
    """All fields of one player; ``order`` are the players that one can go on to, as the list shows them."""

    def __init__(
        self,
        session: Session,
        registration: Registration,
        number: int,
        parent: QWidget | None = None,
        *,
        order: Sequence[int] = (),
    ) -> None:
        super().__init__(parent)
        self.session = session
        self._registration = registration
        self._order = tuple(order) if number in order else (number,)
        section = session.view.section
        self._before = section.players[section.index_of(number)]
        self.resize(800, 520)
        layout = column_in(self, 10, margins=(18, 14, 18, 12))
        self.title = label("", "title", wrap=True)
        layout.addWidget(self.title)
        self.form = PlayerForm((one.club for one in section.players), (one.federation for one in section.players))
        self.form.set_section(section)
        self.form.entered.connect(self.save)
        layout.addWidget(self.form)
        if section.rounds_paired:
            layout.addWidget(
                label(
                    self.tr(
                        "A changed rating counts in tie-breaks at once; pairing numbers stay until they are given anew."
                    ),
                    "small",
                    wrap=True,
                )
            )
        self.warning = Banner("warn")
        layout.addWidget(self.warning)
        layout.addStretch()
        row = QHBoxLayout()
        self.back = button(self.tr("Save, previous"), "chevron-left", on_click=lambda: self.step(-1))
        self.forward = button(self.tr("Save, next"), "chevron-right", on_click=lambda: self.step(1))
        for part, keys in ((self.back, "Ctrl+PgUp"), (self.forward, "Ctrl+PgDown")):
            part.setShortcut(keys)
            row.addWidget(part)
            part.setVisible(len(self._order) > 1)
        row.addStretch()
        self.confirm = button(self.tr("Save"), "check", "primary", on_click=self.save)
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        row.addWidget(self.confirm)
        row.addWidget(self.cancel)
        layout.addLayout(row)
        self._show(number)
        self.form.family.setFocus()

    def _show(self, number: int) -> None:
        section = self.session.view.section
        self._before = section.players[section.index_of(number)]
        self.setWindowTitle(self.tr("Player {0}").format(number))
        self.title.setText(f"{number}  {self._before.name}")
        self.form.set_player(self._before)
        self._entries = self.form.entries()
        self._offer()
        place = self._order.index(number)
        for part, why, keys in (
            (self.back, self.tr("This is the first player shown") if place == 0 else "", "Ctrl+PgUp"),
            (self.forward, self.tr("This is the last player shown") if place == len(self._order) - 1 else "",
             "Ctrl+PgDown"),
        ):  # fmt: skip
            part.setEnabled(not why)
            part.setToolTip(why or said(keys))

    @property
    def number(self) -> int:
        """The pairing number of the player shown."""
        return self._before.number

    def show_field(self, name: str) -> None:
        """The cursor where something is missing."""
        form = self.form
        {"fide_id": form.fide_id, "federation": form.federation, "birth": form.birth, "sex": form.sex}[name].setFocus()

    def step(self, by: int) -> None:
        """Write this player and show another one; the cursor stays in its field."""
        place = self._order.index(self._before.number) + by
        if 0 <= place < len(self._order) and self._write():
            self._show(self._order[place])
            field = self.focusWidget()
            if isinstance(field, QLineEdit):
                field.selectAll()

    def _offer(self) -> None:
        date = check_date(self.session.view.section, dt.date.today())
        player = self._before
        self.form.offer(())
        if not (player.fide_id or player.national_id):
            return
        try:
            offered = offered_ratings(
                self._registration.rating_lists(), fide_id=player.fide_id, national_id=player.national_id, at=date
            )
        except (RuleViolation, EnvironmentProblem):
            return  # the player can be edited without the lists; the dialog of the lists says what is wrong with them
        national = self.session.view.section.national_list
        self.form.offer(as_rating(one, national=one.source == national) for one in offered)

    def save(self) -> None:
        """Write the player and close; what is wrong is said here and nothing is written."""
        if self._write():
            self.accept()

    def _write(self) -> bool:
        try:
            player = self.form.player()
            strange = unknown_federation(player.federation)
            if strange and player.federation != self._before.federation and strange not in self.warning.text():
                self.warning.set_text(self.tr("{0}. Save again keeps it all the same.").format(strange))
                return False
            if player != self._before:
                self.session.changes.attempt(EditPlayers(self.session.view.section_id, (player,)))
        except (RuleViolation, EnvironmentProblem) as problem:
            self.warning.set_text(str(problem))
            return False
        self.warning.set_text("")
        return True

    # -- Qt overrides -----------------------------------------------------------------------------------------------

    def reject(self) -> None:
        if self.form.entries() == self._entries or may_leave(self.session):
            super().reject()


class EditManyDialog(FittingDialog):
    """Some fields of many players at once: only what is ticked is written."""

    def __init__(self, session: Session, numbers: Sequence[int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        section = session.view.section
        self._players = [section.players[section.index_of(number)] for number in numbers]
        self.setWindowTitle(self.tr("Edit several players"))
        self.setMinimumWidth(480)
        layout = column_in(self, 10, margins=(18, 14, 18, 12))
        layout.addWidget(label(self.tr("Edit %n player(s)", "", len(numbers)), "title"))
        layout.addWidget(label(self.tr("Only what is ticked is changed."), "dim"))
        self._grid = QGridLayout()
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(1, 1)
        self.ticks: dict[str, QCheckBox] = {}
        self.fields: dict[str, QLineEdit | QuietCombo] = {}
        for key, text in (
            ("federation", self.tr("Federation")),
            ("club", self.tr("Club")),
            ("categories", self.tr("Categories")),
            ("owed", self.tr("Entry fee")),
            ("paid", self.tr("Paid")),
            ("comment", self.tr("Comment")),
        ):
            self._add(key, text, QLineEdit())
        title, sex, half = QuietCombo(self.tr("Title")), QuietCombo(self.tr("Sex")), QuietCombo(self.tr("Half-point"))
        for text in ("", *TITLES):
            title.addItem(text or "–", text)
        for text, value in ((self.tr("not known"), ""), (self.tr("male"), "m"), (self.tr("female"), "w")):
            sex.addItem(text, value)
        for text, refused in ((self.tr("allowed"), False), (self.tr("not allowed"), True)):
            half.addItem(text, refused)
        self._add("title", self.tr("Title"), title)
        self._add("sex", self.tr("Sex"), sex)
        self._add("no_half_bye", self.tr("Half-point byes"), half)
        layout.addLayout(self._grid)
        self.paid_up = QCheckBox(self.tr("Everybody has paid the whole fee"))
        layout.addWidget(self.paid_up)
        self.warning = Banner("warn")
        layout.addWidget(self.warning)
        self.confirm = button(self.tr("Save"), "check", "primary", on_click=self.save)
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        layout.addLayout(beside(None, self.confirm, self.cancel))

    def _add(self, key: str, text: str, field: QLineEdit | QuietCombo) -> None:
        tick = QCheckBox(text)
        field.setAccessibleName(text)
        line = len(self.ticks)
        self._grid.addWidget(tick, line, 0)
        self._grid.addWidget(field, line, 1)
        self.ticks[key], self.fields[key] = tick, field
        if isinstance(field, QLineEdit):
            field.textEdited.connect(lambda _text: tick.setChecked(True))
            field.returnPressed.connect(self.save)
        else:
            field.activated.connect(lambda _row: tick.setChecked(True))

    def _changes(self) -> dict[str, object]:
        values: dict[str, object] = {}
        for key, tick in self.ticks.items():
            field = self.fields[key]
            if not tick.isChecked():
                continue
            value = field.text().strip() if isinstance(field, QLineEdit) else field.currentData()
            if key == "categories":
                value = tuple(part.strip() for part in str(value).split(",") if part.strip())
            elif key == "sex":
                value = Sex(value) if value else None
            elif key == "federation":
                value = str(value).upper()
            values[key] = value
        return values

    def changed(self) -> tuple[Player, ...]:
        """The players as they would be written."""
        changes = self._changes()
        players = [replace(player, **changes) for player in self._players]  # type: ignore[arg-type]
        if self.paid_up.isChecked():
            players = [replace(player, paid=player.owed or player.paid) for player in players]
        return tuple(players)

    def save(self) -> None:
        """Write what is ticked in one step and close."""
        players = self.changed()
        try:
            if players != tuple(self._players):
                self.session.changes.attempt(EditPlayers(self.session.view.section_id, players))
        except (RuleViolation, EnvironmentProblem) as problem:
            self.warning.set_text(str(problem))
            return
        self.accept()
