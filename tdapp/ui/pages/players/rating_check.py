"""Players against the rating list: old and new side by side, a chosen part applied in one step."""

from __future__ import annotations

import datetime as dt

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt
from PySide6.QtWidgets import QWidget

from tdapp.domain.commands.players import EditPlayers
from tdapp.domain.ratings.rating_list import RatingList, valid_at
from tdapp.domain.section.long_events import is_long
from tdapp.domain.words.dates import shown
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.services.ratings.check import (
    RATING_FIELDS,
    Proposal,
    RatingCheck,
    check_date,
    check_section,
    list_to_check,
    with_proposals,
)
from tdapp.ui.pages.players.registration_rows import ProposalRows, proposal_columns
from tdapp.ui.session.backend import Registration
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.basics import Banner, EmptyState, QuietCombo, SearchField, Segments, button, label
from tdapp.ui.widgets.boxes import beside, column_in
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.ready import Role
from tdapp.ui.widgets.table import DenseTable

MOST_NAMED = 6


class RatingCheckDialog(FittingDialog):
    """Space ticks a proposal; nothing is ever changed that is not ticked."""

    def __init__(self, session: Session, registration: Registration, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._store = registration.rating_lists()
        self._proposals: tuple[Proposal, ...] = ()
        self._chosen: set[int] = set()
        self._rows = ProposalRows(())
        self.setWindowTitle(self.tr("Compare with the rating list"))
        self.resize(1060, 640)
        layout = column_in(self, 10, margins=(18, 14, 18, 12))
        layout.addWidget(label(self.tr("Compare with the rating list"), "title"))
        self.sentence = label("", "dim", wrap=True)
        layout.addWidget(self.sentence)
        self.list_choice = QuietCombo(self.tr("Rating list"))
        self.list_choice.activated.connect(lambda _row: self._compare())
        self.search = SearchField(self.tr("Find a player"))
        self.all = button(self.tr("Tick all"), on_click=lambda: self._tick_all(True))
        self.nothing = button(self.tr("Tick none"), on_click=lambda: self._tick_all(False))
        self.which = Segments(
            self.tr("Show"),
            (
                ("all", self.tr("All"), self.tr("Every difference")),
                ("ratings", self.tr("Ratings"), self.tr("Ratings of the list and tournament ratings")),
                ("person", self.tr("Person"), self.tr("Name, title, federation, sex and birth")),
            ),
        )
        self._part = "all"
        self.which.set_choice("all")
        self.which.chosen.connect(self._choose_part)
        layout.addLayout(beside(self.list_choice, self.which, self.search, None, self.all, self.nothing))
        self.table = DenseTable(self.tr("Proposed changes"))
        self.table.setProperty("role", "framed")
        self.table.setSelectionMode(DenseTable.SelectionMode.ExtendedSelection)
        self.table.installEventFilter(self)
        self.table.clicked.connect(self._clicked)
        self.search.textChanged.connect(self.table.set_needle)
        layout.addWidget(self.table, 1)
        self.empty = EmptyState("circle-check", self.tr("Nothing differs"), self.tr("The players agree with the list."))
        layout.addWidget(self.empty, 1)
        self.notes = Banner("info")
        self.notes.set_text("")
        layout.addWidget(self.notes)
        self.confirm = button(self.tr("Apply"), "check", "primary", on_click=self.apply)
        self.cancel = button(self.tr("Close"), on_click=self.reject)
        layout.addLayout(beside(None, self.confirm, self.cancel))
        self._lists: tuple[RatingList, ...] = ()
        self._fill()
        self.table.setFocus()

    def _fill(self) -> None:
        section, today = self.session.view.section, dt.date.today()
        try:
            every = self._store.lists()
        except (RuleViolation, EnvironmentProblem) as problem:
            every = ()
            self.session.messages.failed.emit(str(problem))
        now = valid_at(every, check_date(section, today))
        best = list_to_check(every, section, today)
        self._lists = (*now, *(one for one in every if one not in now))
        for info in self._lists:
            self.list_choice.addItem(f"{info.source} {info.month:%Y-%m}", info.id)
        if best is not None:
            self.list_choice.setCurrentIndex(self.list_choice.findData(best.id))
        date = check_date(section, today)
        words = self.tr("The list valid on {0} counts. Only what is ticked changes, in one step.")
        if is_long(section):
            words = self.tr(
                "The event lasts more than 30 days: the list valid on {0} counts, the day of the check. The tournament "
                "rating stays the first one; new ratings are noted for the rounds to come."
            )
        self.sentence.setText(words.format(shown(date)))
        self._compare()

    def _compare(self) -> None:
        place = self.list_choice.currentIndex()
        found = RatingCheck((), (), ())
        if 0 <= place < len(self._lists):
            try:
                found = check_section(self.session.view.section, self._lists[place], self._store)
            except (RuleViolation, EnvironmentProblem) as problem:
                self.session.messages.failed.emit(str(problem))
        self._proposals = found.proposals
        self._rows = ProposalRows(found.proposals)
        self._chosen = {place for place, one in enumerate(found.proposals) if one.preselected}
        names = {player.number: player.name for player in self.session.view.section.players}
        parts = []
        if found.without_id:
            parts.append(self.tr("%n player(s) have no number and were not compared.", "", len(found.without_id)))
        if found.not_listed:
            who = "; ".join(f"{number} {names[number]}" for number in found.not_listed[:MOST_NAMED])
            more = len(found.not_listed) - MOST_NAMED
            if more > 0:
                who = self.tr("{0} and %n more", "", more).format(who)
            parts.append(self.tr("Not in the list any more, or never: {0}.").format(who))
        self.notes.set_text(" ".join(parts))
        self.list_choice.setVisible(bool(self._lists))
        if not self._lists:
            self.empty.title.setText(self.tr("No rating list yet"))
            self.empty.sentence.setText(self.tr("Import FIDE's download first: Players, Rating lists."))
        self._show()

    def _show(self) -> None:
        rows = self._rows.of(sorted(self._in_part()), self._chosen)
        current = self.table.current_key()
        self.table.set_rows(rows, proposal_columns())
        if current is not None:
            self.table.select_key(current)
        for widget in (self.table, self.search, self.all, self.nothing, self.which):
            widget.setVisible(bool(self._proposals))
        self.empty.setVisible(not self._proposals)
        count = len(self._chosen)
        text = self.tr("Apply %n change(s)", "", count) if count else self.tr("Apply")
        self.confirm.setText(f" {text}")
        self.confirm.setAccessibleName(text)
        self.confirm.setEnabled(bool(count))
        self.confirm.setToolTip("" if count else self.tr("Tick what is to be changed"))

    def _choose_part(self, part: str) -> None:
        self._part = part
        self._show()

    def _in_part(self) -> set[int]:
        """The places of the proposals that are shown."""
        return {
            place
            for place, one in enumerate(self._proposals)
            if self._part == "all" or (one.field in RATING_FIELDS) == (self._part == "ratings")
        }

    def _tick_all(self, on: bool) -> None:
        """Everything that is shown."""
        shown = self._in_part()
        self._chosen = self._chosen | shown if on else self._chosen - shown
        self._show()

    def _clicked(self, index: QModelIndex) -> None:
        if self.table.column_key(index) == "take":
            self._toggle({index.data(Role.KEY)})

    def _toggle(self, keys: set[int]) -> None:
        """All of them ticked, or none when all are."""
        self._chosen = self._chosen - keys if keys <= self._chosen else self._chosen | keys
        self._show()

    def chosen(self) -> tuple[Proposal, ...]:
        """The rows ticked."""
        return tuple(self._proposals[place] for place in sorted(self._chosen))

    def apply(self) -> None:
        """Write what is ticked in one step."""
        players = with_proposals(self.session.view.section.players, self.chosen())
        name = self.list_choice.currentText()
        command = EditPlayers(self.session.view.section_id, players, source=name)
        if self.session.changes.run(command) is not None:
            self.session.messages.said.emit(self.tr("%n player(s) changed", "", len(players)))
            self.accept()

    # -- Qt overrides -----------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Space ticks the selected proposals."""
        if (
            watched is self.table and event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Space  # type: ignore[attr-defined]  # a QKeyEvent
        ):
            if not self.table.is_repeat(event):  # type: ignore[arg-type]
                self._toggle(set(self.table.selected_keys()))
            return True
        return super().eventFilter(watched, event)
