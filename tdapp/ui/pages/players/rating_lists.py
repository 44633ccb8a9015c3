"""The rating lists of this computer: what is kept, importing one with progress and cancel, removing one."""

from __future__ import annotations

import datetime as dt
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFileDialog, QGridLayout, QLineEdit, QProgressBar, QWidget

from tdapp.domain.ratings.rating_list import RateOfPlay, RatingList, clean_source
from tdapp.domain.words.errors import EnvironmentProblem, InputRefused, RuleViolation
from tdapp.services.ratings.lists import ListReading, age_words
from tdapp.ui.session.backend import ListTable, Registration
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.widgets.basics import Banner, EmptyState, QuietCombo, button, card, label
from tdapp.ui.widgets.boxes import beside, column_in, row_in
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.ready import RIGHT, Column, ReadyCell, ReadyRow
from tdapp.ui.widgets.table import DenseTable
from tdapp.ui.widgets.wide import as_wide

_DONE = 1000
LOOK = "look at a rating list"


def _columns() -> tuple[Column, ...]:
    translate = QCoreApplication.translate
    return (
        Column("source", translate("RatingLists", "List"), stretch=True, widest=200),
        Column("month", translate("RatingLists", "Valid from")),
        Column("rates", translate("RatingLists", "Ratings")),
        Column("players", translate("RatingLists", "Players"), align=RIGHT),
        Column("size", translate("RatingLists", "Size"), align=RIGHT),
        Column("file", translate("RatingLists", "Imported from"), widest=220, gives_way=1),
    )


def _rows(lists: tuple[RatingList, ...]) -> list[ReadyRow]:
    names = rate_names()
    return [
        ReadyRow(
            place,
            (
                ReadyCell(info.source, info.source, strong=True),
                ReadyCell(f"{info.month:%Y-%m}", info.month),
                ReadyCell(", ".join(names[rate] for rate in info.rates), tone="dim"),
                ReadyCell(f"{info.players:,}".replace(",", "\u2009"), info.players),
                ReadyCell(f"{info.size / 1e6:.0f} MB", info.size, tone="dim"),
                ReadyCell(info.file_name, tooltip=info.file_name, tone="dim"),
            ),
        )
        for place, info in enumerate(lists)
    ]


def rate_names() -> dict[RateOfPlay, str]:
    """The rates of play in words."""
    translate = QCoreApplication.translate
    return {
        RateOfPlay.STANDARD: translate("RatingLists", "standard"),
        RateOfPlay.RAPID: translate("RatingLists", "rapid"),
        RateOfPlay.BLITZ: translate("RatingLists", "blitz"),
    }


class RatingListsDialog(FittingDialog):
    """Everything about the lists that are kept.

    Signals: ``lists_changed()`` a list came or went.
    """

    lists_changed = Signal()
    _share = Signal(float)

    def __init__(self, registration: Registration, tasks: TaskRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._registration = registration
        self._tasks = tasks
        self._stop = threading.Event()
        self._reading: ListReading | None = None
        self._table: ListTable | None = None
        self._known: tuple[RatingList, ...] = ()
        self._busy = False
        self.setWindowTitle(self.tr("Rating lists"))
        self.resize(980, 560)
        layout = column_in(self, 10, margins=(18, 14, 18, 12))
        layout.addWidget(label(self.tr("Rating lists on this computer"), "title"))
        layout.addWidget(
            label(
                self.tr(
                    "Download the list from FIDE's rating page (XML or text, zipped or not) and import it here. "
                    "Several months can be kept; an event takes the one valid when it starts."
                ),
                "dim",
                wrap=True,
            )
        )
        self.lists = DenseTable(self.tr("Rating lists"), sortable=False)
        self.lists.setProperty("role", "framed")
        self.lists.row_changed.connect(lambda _key: self._enable())
        layout.addWidget(self.lists, 1)
        self.empty = EmptyState("download", self.tr("No list yet"), self.tr("Import a download, it takes a minute."))
        layout.addWidget(self.empty, 1)
        self.message = Banner("info")
        self.message.set_text("")
        layout.addWidget(self.message)
        layout.addWidget(self._asking())
        self._bar = QProgressBar()
        self._bar.setRange(0, _DONE)
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(self.tr("Progress of the import"))
        self._stop_button = button("", "x", on_click=self._cancel_running)
        self._running = QWidget()
        line = row_in(self._running)
        line.addWidget(self._bar, 1)
        line.addWidget(self._stop_button)
        self._running.hide()
        layout.addWidget(self._running)
        self.fide = button(self.tr("Import FIDE's list…"), "download", "primary", on_click=self._ask_fide)
        self.other = button(self.tr("Import another list…"), "file-input", on_click=self._ask_table)
        self.watch = button(self.tr("Watch a folder…"), "folder", on_click=self._ask_folder)
        self.watch.setToolTip(self.tr("New lists in the folder of your downloads are offered when this window opens"))
        self.take_new = button(self.tr("Import them"), role="link", on_click=self._take_next)
        self.take_new.hide()
        self.message.add(self.take_new)
        self._new: list[ListReading] = []
        self.remove = button(self.tr("Remove"), "trash-2", on_click=self._remove)
        self.cancel = button(self.tr("Close"), on_click=self.reject)
        layout.addLayout(beside(self.fide, self.other, self.watch, self.remove, None, self.cancel))
        self._share.connect(lambda share: self._bar.setValue(round(share * _DONE)))
        self.fill()
        self.fide.setFocus()
        self.look()

    # -- a folder of downloads ----------------------------------------------------------------------------------

    def look(self) -> None:
        """Look for new lists in the watched folder; say where FIDE's newest is old."""
        if old := age_words(self._known, dt.date.today()):
            self._say(old, "warn")
        if self._registration.watched_folder() is not None:
            self._tasks.start("new-lists", self._registration.new_lists, self._found_new, self._not_found)

    def _found_new(self, found: tuple[ListReading, ...]) -> None:
        self._new = list(found)
        self.take_new.setVisible(bool(found))
        if found:
            names = "; ".join(f"{one.source} {one.month:%Y-%m} ({self._told(one)})" for one in found[:3])
            self._say(self.tr("%n new list(s) in the watched folder: {0}", "", len(found)).format(names))

    def _told(self, reading: ListReading) -> str:
        """The file, and by what its month is known."""
        told = getattr(reading, "month_from", "")
        return self.tr("{0}, month by {1}").format(reading.file_name, told) if told else reading.file_name

    def _not_found(self, problem: Exception) -> None:
        if not isinstance(problem, RuleViolation | EnvironmentProblem):
            raise problem
        self._say(_words(problem), "warn")

    def _take_next(self) -> None:
        if self._new and not self._busy:
            self._import(self._new.pop(0), None)
            self.take_new.hide()

    def _ask_folder(self) -> None:
        name = QFileDialog.getExistingDirectory(self, self.tr("The folder of your downloads"))
        if name:
            self._registration.watch_folder(Path(name))
            self._say(self.tr("New lists in {0} will be offered here.").format(name))
            self.look()

    # -- the lists --------------------------------------------------------------------------------------------------

    def fill(self) -> None:
        """Show what is kept."""
        try:
            self._known = self._registration.rating_lists().lists()
        except (RuleViolation, EnvironmentProblem) as problem:
            self._known = ()
            self._say(str(problem), "danger")
        self.lists.set_rows(_rows(self._known), _columns())
        self.lists.setVisible(bool(self._known))
        self.empty.setVisible(not self._known)
        self._enable()

    def _enable(self) -> None:
        chosen = self.lists.current_key() is not None and bool(self._known)
        self.remove.setEnabled(chosen and not self._busy)
        self.remove.setToolTip("" if chosen else self.tr("Mark a list first"))
        for widget in (self.fide, self.other):
            widget.setEnabled(not self._busy)
            widget.setToolTip(self.tr("A list is being read") if self._busy else "")

    def _remove(self) -> None:
        key = self.lists.current_key()
        if key is None:
            return
        info = self._known[key]
        try:
            self._registration.rating_lists().remove(info.id)
        except (RuleViolation, EnvironmentProblem) as problem:
            self._say(str(problem), "danger")
            return
        self._say(self.tr("{0} {1} was removed; import the file again to have it back.").format(
            info.source, f"{info.month:%Y-%m}"))  # fmt: skip
        self.fill()
        self.lists_changed.emit()

    def _say(self, text: str, kind: str = "info") -> None:
        self.message.set_kind(kind)
        self.message.set_text(text)

    # -- what a file does not say -----------------------------------------------------------------------------------

    def _asking(self) -> QWidget:
        """Month, rate of play and columns: shown only where the file does not tell."""
        self.month = QLineEdit()
        self.month.setAccessibleName(self.tr("Valid from"))
        self.month.setPlaceholderText("2026-11")
        as_wide(self.month, "2026-11 ")
        self.rate = QuietCombo(self.tr("Ratings of the file"))
        for rate, name in rate_names().items():
            self.rate.addItem(name, rate.value)
        self.source = QLineEdit()
        self.source.setAccessibleName(self.tr("Name of the list"))
        self.source.setPlaceholderText(self.tr("for example DWZ"))
        as_wide(self.source, "wwwwwwwwwwww")
        self._captions = {
            "month": label(self.tr("Valid from (year-month)")),
            "rate": label(self.tr("The file has the ratings for")),
            "source": label(self.tr("Name of the list")),
        }
        self._question = label("", wrap=True)
        grid = QGridLayout()
        for line, (key, field) in enumerate((("source", self.source), ("month", self.month), ("rate", self.rate))):
            grid.addWidget(self._captions[key], line, 0)
            grid.addWidget(field, line, 1)
        grid.setColumnStretch(2, 1)
        self._column_grid = QGridLayout()
        self._column_combos: dict[str, QuietCombo] = {}
        self.go = button(self.tr("Import"), "check", "primary", on_click=self._answered)
        frame = card(self._question)
        frame.box.addLayout(grid)
        frame.box.addLayout(self._column_grid)
        frame.box.addLayout(beside(self.go, button(self.tr("Not now"), on_click=self._forget), None))
        self._card = frame
        frame.hide()
        return frame

    def _forget(self) -> None:
        self._tasks.drop(LOOK)
        self._reading = self._table = None
        self._card.hide()

    def _ask(self, question: str, *, source: bool, month: bool, rate: bool) -> None:
        self._question.setText(question)
        for key, field, wanted in (
            ("source", self.source, source),
            ("month", self.month, month),
            ("rate", self.rate, rate),
        ):
            self._captions[key].setVisible(wanted)
            field.setVisible(wanted)
        self._card.show()
        (self.source if source else self.month if month else self.rate).setFocus()

    # -- FIDE's list ------------------------------------------------------------------------------------------------

    def _ask_fide(self) -> None:
        name, _filter = QFileDialog.getOpenFileName(
            self, self.tr("FIDE's rating list"), "", self.tr("Rating lists (*.zip *.xml *.txt);;All files (*)")
        )
        if name:
            self.take_fide(Path(name))

    def take_fide(self, path: Path) -> None:
        """Look at a download; import it, or ask what it does not say."""
        self._forget()
        self._look_at(
            path, lambda: self._registration.fide_list(path), lambda reading: self._looked_at_fide(path, reading)
        )

    def _looked_at_fide(self, path: Path, reading: ListReading) -> None:
        self._path, self._reading = path, reading
        month, rates = self._reading.month, self._reading.rates
        if month is not None and rates:
            self._import(self._reading, None)
            return
        self._ask(
            self.tr("{0} does not say everything itself:").format(path.name),
            source=False,
            month=month is None,
            rate=not rates,
        )

    # -- another list -----------------------------------------------------------------------------------------------

    def _ask_table(self) -> None:
        name, _filter = QFileDialog.getOpenFileName(
            self, self.tr("Another rating list"), "", self.tr("Tables (*.csv *.tsv *.txt *.xlsx *.zip);;All files (*)")
        )
        if name:
            self.take_table(Path(name))

    def take_table(self, path: Path) -> None:
        """Look at a table, and ask what its columns mean."""
        self._forget()
        self._look_at(path, lambda: self._registration.list_table(path), lambda table: self._looked(path, table))

    def _look_at(self, path: Path, look: Callable[[], Any], done: Callable[[Any], None]) -> None:
        """Look at a file beside the window, which says so and offers to stop it."""
        self._say(self.tr("{0} is being read…").format(path.name), "info")
        self._show_running(self.tr("Stop reading"))
        self._bar.setRange(0, 0)  # how far it is nobody knows

        def ended(answer: Any) -> None:
            self._ended()
            self.message.set_text("")
            done(answer)

        self._tasks.start(LOOK, look, ended, self._not_looked)

    def _show_running(self, stop: str) -> None:
        self._busy = True
        self._stop_button.setText(stop)
        self._running.show()
        self._enable()
        self._stop_button.setFocus()

    def _not_looked(self, problem: Exception) -> None:
        self._ended()
        if not isinstance(problem, RuleViolation | EnvironmentProblem):
            raise problem
        self._say(_words(problem), "danger")

    def _looked(self, path: Path, table: ListTable) -> None:
        self._table = table
        while (item := self._column_grid.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.deleteLater()
        self._column_combos.clear()
        for place, (field, text) in enumerate(_list_fields().items()):
            if field not in table.fields:
                continue
            combo = QuietCombo(text)
            combo.addItem("–", "")
            for heading in table.header:
                combo.addItem(heading, heading)
            combo.setCurrentIndex(max(0, combo.findData(table.proposed.get(field, ""))))
            self._column_combos[field] = combo
            line, column = divmod(place, 3)
            self._column_grid.addWidget(label(text, "dim"), line, 2 * column)
            self._column_grid.addWidget(combo, line, 2 * column + 1)
        self.source.setText(table.source)
        self.month.setText(f"{table.month or dt.date.today():%Y-%m}")
        self._ask(self.tr("What {0} is, and what its columns mean:").format(path.name), source=True, month=True,
                  rate=False)  # fmt: skip

    def _answered(self) -> None:
        month: dt.date | None = None
        if not self.month.isHidden():
            try:
                month = dt.datetime.strptime(self.month.text().strip(), "%Y-%m").date()
            except ValueError:
                self._say(self.tr("Write the month as 2026-11."), "warn")
                self.month.setFocus()
                return
        try:
            if self._table is not None:
                name = clean_source(self.source.text())
                if not name:
                    self._say(self.tr("The list needs a name."), "warn")
                    self.source.setFocus()
                    return
                columns = {
                    field: combo.currentData() for field, combo in self._column_combos.items() if combo.currentData()
                }
                reading = self._registration.table_list(self._table, columns, name)
            else:
                assert self._reading is not None
                reading = self._reading
                if not reading.rates:
                    reading = self._registration.fide_list(self._path, RateOfPlay(self.rate.currentData()))
        except (RuleViolation, EnvironmentProblem) as problem:
            self._say(_words(problem), "danger")
            return
        self._import(reading, month)

    # -- importing --------------------------------------------------------------------------------------------------

    def _import(self, reading: ListReading, month: dt.date | None) -> None:
        self._forget()
        self._stop.clear()
        self._say(self.tr("Importing {0}. The lists stay as they are until it is complete.").format(reading.file_name))
        self._bar.setRange(0, _DONE)
        self._bar.setValue(0)
        self._show_running(self.tr("Cancel the import"))

        def progress(share: float) -> bool:
            self._share.emit(share)
            return not self._stop.is_set()

        self._tasks.start(
            "rating-list",
            lambda: self._registration.import_list(reading, month, progress),
            lambda info: self._imported(info, reading),
            self._failed,
        )

    def _cancel_running(self) -> None:
        """End an import, which says so itself; what is only looked at is not wanted any more."""
        self._stop.set()
        if self._bar.maximum() == 0:
            self._forget()
            self._ended()
            self._say(self.tr("Reading was stopped; the lists are as they were."))
            self.fide.setFocus()

    def _imported(self, info: RatingList, reading: ListReading) -> None:
        self._ended()
        notes = getattr(reading, "notes", ())
        text = self.tr("{0} {1}: %n player(s).", "", info.players).format(info.source, f"{info.month:%Y-%m}")
        if notes:
            text += " " + self.tr("%n line(s) were left out, the first: {0}", "", len(notes)).format(notes[0].text)
        self._say(text)
        self.lists_changed.emit()
        self._take_next()

    def _failed(self, problem: Exception) -> None:
        self._ended()
        if not isinstance(problem, RuleViolation | EnvironmentProblem):
            raise problem
        self._say(_words(problem), "danger")

    def _ended(self) -> None:
        self._busy = False
        self._running.hide()
        self.fill()

    # -- Qt overrides -----------------------------------------------------------------------------------------------

    def reject(self) -> None:
        """Closing the dialog stops an import that is under way; the lists stay as they were."""
        self._stop.set()
        self._tasks.drop("rating-list")
        self._tasks.drop(LOOK)
        super().reject()


def _list_fields() -> dict[str, str]:
    translate = QCoreApplication.translate
    return {
        "name": translate("RatingLists", "Name"),
        "family": translate("RatingLists", "Family name"),
        "given": translate("RatingLists", "Given name"),
        "national_id": translate("RatingLists", "National ID"),
        "fide_id": translate("RatingLists", "FIDE ID"),
        "federation": translate("RatingLists", "Federation"),
        "sex": translate("RatingLists", "Sex"),
        "title": translate("RatingLists", "Title"),
        "birth": translate("RatingLists", "Born"),
        "club": translate("RatingLists", "Club"),
        "standard": translate("RatingLists", "Rating"),
        "rapid": translate("RatingLists", "Rapid rating"),
        "blitz": translate("RatingLists", "Blitz rating"),
    }


def _words(problem: Exception) -> str:
    if isinstance(problem, InputRefused):
        located = (f"{one.line}: {one.text}" if one.line else one.text for one in problem.faults[:4])
        return "\n".join(located)
    return str(problem)
