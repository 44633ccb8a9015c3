"""Adding players one after the other: by name and Enter out of a rating list, or typed."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from tdapp.domain.commands.players import AddPlayers
from tdapp.domain.ratings.rating_list import FIDE, ListedPlayer, RatingList, valid_at
from tdapp.domain.section.event import BYES, Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.section.typed_players import unknown_federation
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.services.players.duplicates import KnownPlayers
from tdapp.services.players.possible import numbers_stand
from tdapp.services.ratings.check import check_date, new_player
from tdapp.services.ratings.lists import offered_ratings
from tdapp.ui.look.keys import said
from tdapp.ui.pages.players.form import PlayerForm
from tdapp.ui.pages.players.other_sections import OtherSections
from tdapp.ui.pages.players.registration_rows import candidate_columns, candidate_rows
from tdapp.ui.session.backend import Registration
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.basics import Banner, QuietCombo, SearchField, button, card, label
from tdapp.ui.widgets.boxes import beside, column_in
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.flow import FlowLayout
from tdapp.ui.widgets.table import DenseTable

WAIT_MS = 40
FOUND = 40


class AddPlayersDialog(FittingDialog):
    """Stays open until it is closed: each Enter adds a player.

    Signals: ``lists_wanted()`` the arbiter wants to import a rating list.
    """

    lists_wanted = Signal()

    def __init__(self, session: Session, registration: Registration, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._lists = registration.rating_lists()
        self._known: tuple[RatingList, ...] = ()
        self._found: tuple[ListedPlayer, ...] = ()
        self._ids: frozenset[str] = frozenset()
        self._players = KnownPlayers()
        self._rows: ListedPlayer | None = None
        self._others = OtherSections(session.view)
        self._left = ""  # whom one wanted to leave behind
        title = self.tr("Add players")
        if len(session.view.sections) > 1:
            title = self.tr("Add players to {0}").format(session.view.section.name)
        self.setWindowTitle(title)
        self.resize(840, 660)
        layout = column_in(self, 8, margins=(18, 14, 18, 12))
        self.search = SearchField(self.tr("Name or number in the rating list"))
        self.search.setMaximumWidth(16777215)
        self.search.installEventFilter(self)
        self.list_choice = QuietCombo(self.tr("Rating list"))
        self.list_choice.activated.connect(lambda _i: self._look())
        layout.addLayout(beside((self.search, 1), self.list_choice))
        self.no_list = Banner("info")
        self.no_list.add(button(self.tr("Rating lists…"), on_click=self.lists_wanted.emit))
        layout.addWidget(self.no_list)
        self.candidates = DenseTable(self.tr("Players of the rating list"), sortable=False)
        self.candidates.setProperty("role", "framed")
        self.candidates.setMinimumHeight(150)
        self.candidates.setMaximumHeight(220)
        self.candidates.opened.connect(lambda _index: self.add_candidate())
        layout.addWidget(self.candidates)
        self.hint = label(
            self.tr("Enter adds the marked player, {0} puts him into the form below.").format(said("Ctrl+Enter")),
            "small",
            wrap=True,
        )
        layout.addWidget(self.hint)
        section = session.view.section
        everybody = section.players
        self.form = PlayerForm((one.club for one in everybody), (one.federation for one in everybody))
        self.form.set_section(section)
        layout.addWidget(card(self.form, margins=12))
        self._missed: list[QuietCombo] = []
        self.number_text = label("", "small")
        if section.rounds_paired and section.system.open_field:
            layout.addWidget(self._missed_rounds(section.rounds_paired))
        self.warning = Banner("warn")
        layout.addWidget(self.warning)
        layout.addStretch()
        self.added_text = label("", "dim")
        self.confirm = button(self.tr("Add player"), "plus", "primary", on_click=self.add_typed)
        self.cancel = button(self.tr("Close"), on_click=self.accept)
        layout.addLayout(beside((self.added_text, 1), self.confirm, self.cancel))
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(WAIT_MS)
        self._timer.timeout.connect(self._look)
        self.search.textChanged.connect(lambda _text: self._timer.start())
        self.form.family.textChanged.connect(lambda _text: self._warn())
        self.form.given.textChanged.connect(lambda _text: self._warn())
        self.form.fide_id.textChanged.connect(lambda _text: self._warn())
        self.fill_lists()
        self._refresh()
        (self.search if self._known else self.form.family).setFocus()

    def _missed_rounds(self, paired: int) -> QWidget:
        """A late entry: what each round already paired is for him, half or zero points."""
        holder = QWidget()
        row = FlowLayout(holder, 6)
        row.addWidget(label(self.tr("Late entry. Missed rounds:"), "dim"))
        for number in range(1, paired + 1):
            choice = QuietCombo(self.tr("Round {0}").format(number))
            for outcome, text in (
                (Outcome.ZERO_POINT_BYE, self.tr("{0}: 0 points")),
                (Outcome.HALF_POINT_BYE, self.tr("{0}: half point")),
                (Outcome.FULL_POINT_BYE, self.tr("{0}: full point")),
            ):
                choice.addItem(text.format(number), BYES.index(outcome))
            self._missed.append(choice)
            row.addWidget(choice)
        row.addWidget(self.number_text)
        return holder

    def _number_words(self, section: Section) -> str:
        """Which number a late entry gets; the sheets that are out stay right."""
        number = max((player.number for player in section.players), default=0) + 1
        if numbers_stand(section) is None:
            text = self.tr("The number is {0}, after the last; the place by rating is proposed before round {1}.")
            return text.format(number, section.rounds_paired + 1)
        return self.tr("The number is {0}, after the last.").format(number)

    # -- the lists --------------------------------------------------------------------------------------------------

    def fill_lists(self) -> None:
        """Offer the lists in force when the event starts first, then all others."""
        try:
            every = self._lists.lists()
        except (RuleViolation, EnvironmentProblem) as problem:
            every = ()
            self.session.messages.failed.emit(str(problem))
        now = valid_at(every, self._date())
        self._known = (*now, *(one for one in every if one not in now))
        self.list_choice.clear()
        for info in self._known:
            self.list_choice.addItem(f"{info.source} {info.month:%Y-%m}", info.id)
        fide = next((i for i, info in enumerate(self._known) if info.source == FIDE), 0)
        self.list_choice.setCurrentIndex(fide if self._known else -1)
        for widget in (self.search, self.list_choice, self.candidates, self.hint):
            widget.setVisible(bool(self._known))
        self.no_list.set_text(
            ""
            if self._known
            else self.tr("No rating list yet. Import FIDE's download once, then a few letters of a name and Enter do.")
        )
        self._look()

    def _date(self) -> dt.date:
        return check_date(self.session.view.section, dt.date.today())

    def _look(self) -> None:
        text = self.search.text().strip()
        self._found = ()
        if text and self._known:
            try:
                self._found = self._lists.search(text, self.list_choice.currentData(), limit=FOUND)
            except (RuleViolation, EnvironmentProblem) as problem:
                self.session.messages.failed.emit(str(problem))
        self.candidates.set_rows(candidate_rows(self._found, self._ids), candidate_columns())
        if self._found:
            self.candidates.select_key(0, 0)

    def _chosen(self) -> ListedPlayer | None:
        key = self.candidates.current_key()
        return self._found[key] if key is not None and key < len(self._found) else None

    def _player_of(self, row: ListedPlayer) -> Player:
        """The player with the ratings of every list, and the one that counts in this section."""
        offered = offered_ratings(self._lists, fide_id=row.fide_id, national_id=row.national_id, at=self._date())
        return new_player(row, offered, self.session.view.section)

    # -- adding -----------------------------------------------------------------------------------------------------

    def add_candidate(self) -> None:
        """The marked player of the list joins; without one the typed name goes into the form."""
        self._timer.stop()
        if self.search.text().strip() and not self._found:
            self._look()
        row = self._chosen()
        if row is None:
            self._name_into_form()
            return
        player = self._player_of(row)
        if row.fide_id and row.fide_id in self._ids:
            self.warning.set_text(self.tr("{0} is in the event already.").format(row.name))
            return
        if self._add(player):
            self.search.clear()
            self.search.setFocus()

    def take_candidate(self) -> None:
        """The marked player goes into the form, to be completed."""
        row = self._chosen()
        if row is None:
            self._name_into_form()
            return
        player = self._player_of(row)
        self.form.set_player(player)
        self.form.offer(player.ratings)
        self.form.rating.setFocus()

    def _name_into_form(self) -> None:
        text = self.search.text().strip()
        if not text:
            return
        family, _, given = text.partition(",")
        self.form.family.setText(family.strip())
        self.form.given.setText(given.strip())
        (self.form.rating if given.strip() else self.form.given).setFocus()

    def add_typed(self) -> None:
        """The player of the form joins."""
        try:
            player = replace(self.form.player(), number=0)
        except RuleViolation as problem:
            self.warning.set_text(str(problem))
            return
        strange = unknown_federation(player.federation)
        if player.name and not any(sign.isalpha() for sign in player.name):
            strange = self.tr("“{0}” has no letter").format(player.name)  # results typed into the wrong place
        if strange and strange not in self.warning.text():
            self.warning.set_text(self.tr("{0}. Enter again adds the player all the same.").format(strange))
            return
        if self._add(player):
            self.form.set_player(Player(0, ""))
            self.form.offer(())
            (self.search if self._known else self.form.family).setFocus()

    def _add(self, player: Player) -> bool:
        missed = tuple(BYES[choice.currentData()] for choice in self._missed)
        command = AddPlayers(self.session.view.section_id, (player,), missed)
        if self.session.changes.run(command, self.tr("Add {0}?").format(player.name)) is None:
            return False
        self._refresh()
        count = len(self.session.view.section.players)
        self.added_text.setText(self.tr("Added: {0}. %n player(s) now.", "", count).format(player.name))
        self.session.messages.said.emit(self.added_text.text())
        return True

    def _refresh(self) -> None:
        section = self.session.view.section
        players = section.players
        self.number_text.setText(self._number_words(section) if section.rounds_paired else "")
        self._ids = frozenset(player.fide_id for player in players if player.fide_id)
        self._players = KnownPlayers(players)
        self.warning.set_text("")

    def _warn(self) -> None:
        """Who may be the same person, said while the name is typed."""
        try:
            player = self.form.player()
        except RuleViolation:
            return
        _why, other = next(self._players.find(player), (None, None)) if player.name else (None, None)
        text = ""
        if other is not None:
            text = self.tr("{0} {1} is in the event already and may be the same person.")
            text = text.format(other.number, other.name)
        elif player.name and (found := self._others.find(player)) is not None:
            text = self.tr("{0} is in the section {1} and may be the same person.").format(found[0].name, found[1])
        self.warning.set_text(text)

    def _leaves(self) -> bool:
        """What was typed and not added is not thrown away without a word: once more leaves."""
        name = self.form.typed_name()
        if not name or name == self._left:
            return True
        self._left = name
        self.warning.set_text(self.tr("{0} is not added yet: Enter adds, Esc or Close once more leaves.").format(name))
        return False

    # -- Qt overrides -----------------------------------------------------------------------------------------------

    def accept(self) -> None:
        if self._leaves():
            super().accept()

    def reject(self) -> None:
        if self._leaves():
            super().reject()

    def keyPressEvent(self, event):
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.add_typed()  # wherever the cursor is: a field lets Enter through to here
            return
        super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows in the search field move through the candidates; Enter adds."""
        if watched is self.search and event.type() == QEvent.Type.KeyPress:
            key = event.key()  # type: ignore[attr-defined]  # a QKeyEvent
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                with_control = event.modifiers() & Qt.KeyboardModifier.ControlModifier  # type: ignore[attr-defined]
                self.take_candidate() if with_control else self.add_candidate()
                return True
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 8, Qt.Key.Key_PageUp: -8}.get(key)
            if step and self._found:
                now = self.candidates.current_key() or 0
                self.candidates.select_key(max(0, min(len(self._found) - 1, now + step)), 0)
                return True
        return super().eventFilter(watched, event)
