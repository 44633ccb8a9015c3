"""A new event in four short pages; the last one reads the regulations back in words."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

from PySide6.QtCore import QDate, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDateEdit,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
    QWizard,
    QWizardPage,
)

from tdapp.domain.event import Edition, Event, Kind, Section
from tdapp.domain.ladder import Ladder
from tdapp.ui.backend import NewEvent
from tdapp.ui.calculations import Calculations
from tdapp.ui.widgets.basics import QuietCombo, Segments, Stepper, label, selectable


def section_of(new: NewEvent) -> Section:
    """The regulations as a section without players, for words and presets."""
    event = Event(new.name, new.city, new.federation, new.start, new.end, new.chief_arbiter)
    return Section(event, (), (), new.rounds, kind=new.kind, cycles=new.cycles, edition=new.edition, ladder=new.ladder)


def _day(field: QDateEdit) -> dt.date:
    day = field.date()
    return dt.date(day.year(), day.month(), day.day())


class NewEventWizard(QWizard):
    """``result_event()`` after it was accepted."""

    def __init__(self, calculations: Calculations, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._calculations = calculations
        self.setWindowTitle(self.tr("New event"))
        self.setWizardStyle(QWizard.WizardStyle.ClassicStyle)
        self.setOption(QWizard.WizardOption.NoBackButtonOnStartPage)
        self.resize(620, 480)
        self.name_field = QLineEdit()
        self.city = QLineEdit()
        self.federation = QLineEdit()
        self.federation.setMaxLength(3)
        self.arbiter = QLineEdit()
        self.time_control = QLineEdit()
        self.dated = QCheckBox(self.tr("The dates are known"))
        self.dated.setChecked(True)
        self.start, self.end = QDateEdit(QDate.currentDate()), QDateEdit(QDate.currentDate())
        self.kind = Segments(
            self.tr("System"),
            (
                ("swiss", self.tr("Swiss system"), self.tr("Players with equal scores meet")),
                ("rr", self.tr("Round robin"), self.tr("Everybody meets everybody")),
            ),
        )
        self._kind = Kind.SWISS
        self.kind.set_choice("swiss")
        self.rounds = Stepper(self.tr("Rounds"), self.tr("Fewer rounds"), self.tr("More rounds"))
        self.rounds.set_range(1, 30, 7)
        self.cycles = Stepper(self.tr("Games against each opponent"), self.tr("Fewer games"), self.tr("More games"))
        self.cycles.set_range(1, 4, 1)
        self.edition = QuietCombo(self.tr("Edition of FIDE's tie-break rules"))
        self.preset = QuietCombo(self.tr("Tie-breaks"))
        self.preset_words = label("", "dim", wrap=True)
        self.words = selectable("")
        self._edition_touched = False
        self._pages()
        self.kind.chosen.connect(self._choose_kind)
        self.edition.activated.connect(self._touch_edition)
        self.preset.activated.connect(lambda _i: self._show_preset())
        self._fill_editions()
        self._fill_presets()

    def _page(self, title: str, subtitle: str) -> tuple[QWizardPage, QVBoxLayout]:
        page = QWizardPage()
        box = QVBoxLayout(page)
        box.setContentsMargins(18, 10, 18, 10)
        box.setSpacing(10)
        box.addWidget(label(title, "title"))
        box.addWidget(label(subtitle, "dim", wrap=True))
        self.addPage(page)
        return page, box

    def _pages(self) -> None:
        page, box = self._page(self.tr("What is it called?"), self.tr("The name stands on every printed page."))
        form = QFormLayout()
        form.setVerticalSpacing(8)
        self._row(form, self.tr("&Name *"), self.name_field)
        self._row(form, self.tr("&Place"), self.city)
        self._row(form, self.tr("&Federation"), self.federation)
        self._row(form, self.tr("Chief &arbiter"), self.arbiter)
        page.registerField("name*", self.name_field)
        box.addLayout(form)
        box.addStretch()
        _page, box = self._page(self.tr("When and how is it played?"), self.tr("All of it can be completed later."))
        form = QFormLayout()
        form.setVerticalSpacing(8)
        for field in (self.start, self.end):
            field.setCalendarPopup(True)
            field.setDisplayFormat("yyyy-MM-dd")
        form.addRow("", self.dated)
        self._row(form, self.tr("&First day"), self.start)
        self._row(form, self.tr("&Last day"), self.end)
        self._row(form, self.tr("&Time control"), self.time_control)
        self.time_control.setPlaceholderText(self.tr("for example 90 min + 30 s per move"))
        self.dated.toggled.connect(self.start.setEnabled)
        self.dated.toggled.connect(self.end.setEnabled)
        self.dated.toggled.connect(lambda _on: self._fill_editions())
        self.start.dateChanged.connect(lambda _date: self._fill_editions())
        for row, widget in (
            (self.tr("System"), self.kind),
            (self.tr("Rounds"), self.rounds),
            (self.tr("Games per pairing"), self.cycles),
        ):
            holder = QHBoxLayout()
            holder.addWidget(widget)
            holder.addStretch()
            form.addRow(label(row), holder)
        self._form = form
        box.addLayout(form)
        box.addStretch()
        self._show_kind()
        _page, box = self._page(
            self.tr("How are ties broken?"),
            self.tr("Start from a ready ladder. The Tie-breaks page changes it at any time."),
        )
        form = QFormLayout()
        form.setVerticalSpacing(8)
        form.addRow(label(self.tr("Rules")), self.edition)
        form.addRow(label(self.tr("Ladder")), self.preset)
        box.addLayout(form)
        box.addWidget(self.preset_words)
        box.addStretch()
        page, box = self._page(
            self.tr("The regulations in words"), self.tr("Compare them with what was announced, then create the event.")
        )
        box.addWidget(self.words)
        box.addStretch()
        self.currentIdChanged.connect(self._page_shown)

    @staticmethod
    def _row(form: QFormLayout, text: str, field: QWidget) -> None:
        caption = label(text)
        caption.setBuddy(field)
        field.setAccessibleName(text.replace("&", "").replace(" *", ""))
        form.addRow(caption, field)

    def result_event(self) -> NewEvent:
        """What was entered."""
        dated = self.dated.isChecked()
        preset = self._preset()
        return NewEvent(
            name=" ".join(self.name_field.text().split()),
            city=self.city.text().strip(),
            federation=self.federation.text().strip().upper(),
            start=_day(self.start) if dated else None,
            end=max(_day(self.start), _day(self.end)) if dated else None,
            chief_arbiter=self.arbiter.text().strip(),
            time_control=self.time_control.text().strip(),
            kind=self._kind,
            rounds=self.rounds.value,
            cycles=self.cycles.value if self._kind is Kind.ROUND_ROBIN else 1,
            edition=Edition(self.edition.currentData()),
            ladder=preset,
        )

    def _preset(self) -> Ladder | None:
        return self.preset.currentData()

    def _choose_kind(self, which: str) -> None:
        self._kind = Kind(which)
        self._show_kind()
        self._fill_presets()

    def _show_kind(self) -> None:
        if self._kind is Kind.SWISS:
            self.rounds.set_range(1, 30, self.rounds.value or 7)
        self._form.setRowVisible(self._form.rowCount() - 1, self._kind is Kind.ROUND_ROBIN)

    def _touch_edition(self, _row: int) -> None:
        self._edition_touched = True
        self._show_preset()

    def _fill_editions(self) -> None:
        start = _day(self.start) if self.dated.isChecked() else None
        proposed = Edition(self.edition.currentData()) if self._edition_touched else Edition.for_start(start)
        self.edition.clear()
        for edition in reversed(Edition):
            self.edition.addItem(self.tr("FIDE edition {0}").format(edition.value), edition.value)
        self.edition.setCurrentIndex(self.edition.findData(proposed.value))

    def _fill_presets(self) -> None:
        self.preset.clear()
        section = section_of(replace(self._bare(), ladder=None))
        for preset in self._calculations.presets(section):
            self.preset.addItem(preset.name, preset.ladder)
        self._show_preset()

    def _bare(self) -> NewEvent:
        return NewEvent(
            self.name_field.text() or "–",
            kind=self._kind,
            rounds=self.rounds.value,
            edition=Edition(self.edition.currentData() or "2026"),
        )

    def _show_preset(self) -> None:
        ladder = self._preset()
        if ladder is not None:
            self.preset_words.setText(self._calculations.in_words(section_of(self._bare()), ladder))

    def _page_shown(self, _number: int) -> None:
        if self.currentId() != self.pageIds()[-1]:
            return
        new = self.result_event()
        dates = " – ".join(dict.fromkeys(day.isoformat() for day in (new.start, new.end) if day is not None))
        system = self.tr("a round robin") if new.kind is Kind.ROUND_ROBIN else self.tr("a Swiss system")
        lines = [
            self.tr("{0} is played as {1} over %n round(s).", "", new.rounds).format(new.name, system),
            self.tr("Place: {0}.").format(", ".join(filter(None, (new.city, new.federation)))) if new.city else "",
            self.tr("Dates: {0}.").format(dates) if dates else "",
            self.tr("Chief arbiter: {0}.").format(new.chief_arbiter) if new.chief_arbiter else "",
            self.tr("Time control: {0}.").format(new.time_control) if new.time_control else "",
            self.tr("A win counts 1 point, a draw ½, a loss 0."),
            self.tr("Tie-break rules: FIDE edition {0}.").format(new.edition.value),
            self._calculations.in_words(section_of(new), new.ladder) if new.ladder else "",
        ]
        self.words.setText("\n\n".join(filter(None, lines)))
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
