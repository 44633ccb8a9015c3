"""A new event in five short pages; the last one reads the regulations back in words."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

from PySide6.QtCore import QDate, Qt
from PySide6.QtGui import QGuiApplication
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

from tdapp.domain.checks import settle
from tdapp.domain.errors import RuleViolation
from tdapp.domain.event import CHIEF, Edition, Event, Kind, Section
from tdapp.domain.ladder import Ladder
from tdapp.domain.section_facts import SectionFacts
from tdapp.services.regulations import check_facts, point_faults
from tdapp.ui.backend import NewEvent
from tdapp.ui.calculations import Calculations
from tdapp.ui.dialogs.event_facts import OfficialsTable
from tdapp.ui.models.regulations import facts_words
from tdapp.ui.widgets.basics import Banner, QuietCombo, Segments, Stepper, button, card, label, selectable
from tdapp.ui.widgets.regulations_form import RegulationsForm


def section_of(new: NewEvent) -> Section:
    """The regulations as a section without players, for words and presets."""
    event = Event(new.name, new.city, new.federation, new.start, new.end, new.chief_arbiter)
    return Section(event, (), (), new.rounds, kind=new.kind, cycles=new.cycles, edition=new.edition, ladder=new.ladder)


def _day(field: QDateEdit) -> dt.date:
    day = field.date()
    return dt.date(day.year(), day.month(), day.day())


class RegulationsPage(QWizardPage):
    """Points, byes, rate of play: goes on only when they mean something (Q70-88)."""

    def __init__(self) -> None:
        super().__init__()
        self.form = RegulationsForm(with_system=False)
        self.warning = Banner("warn")
        self.warning.set_text("")

    # -- Qt overrides -----------------------------------------------------------------------------------------------

    def validatePage(self) -> bool:
        try:
            facts = self.form.facts()
            check_facts(facts)
            settle(point_faults(facts.points), ())
        except RuleViolation as problem:
            self.warning.set_text(str(problem))
            return False
        self.warning.set_text("")
        return True


class NewEventWizard(QWizard):
    """``result_event()`` after it was accepted."""

    def __init__(self, calculations: Calculations, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._calculations = calculations
        self.setWindowTitle(self.tr("New event"))
        self.setWizardStyle(QWizard.WizardStyle.ClassicStyle)
        self.setOption(QWizard.WizardOption.NoBackButtonOnStartPage)
        self.resize(720, 560)
        self.name_field = QLineEdit()
        self.city = QLineEdit()
        self.federation = QLineEdit()
        self.federation.setMaxLength(3)
        self.officials = OfficialsTable(())
        self.time_control = QLineEdit()
        self.time_code = QLineEdit()
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
        return page, self._filled(page, title, subtitle)

    def _filled(self, page: QWizardPage, title: str, subtitle: str) -> QVBoxLayout:
        box = QVBoxLayout(page)
        box.setContentsMargins(18, 10, 18, 10)
        box.setSpacing(10)
        box.addWidget(label(title, "title"))
        box.addWidget(label(subtitle, "dim", wrap=True))
        self.addPage(page)
        return box

    def _pages(self) -> None:
        page, box = self._page(self.tr("What is it called?"), self.tr("The name stands on every printed page."))
        form = QFormLayout()
        form.setVerticalSpacing(8)
        self._row(form, self.tr("&Name *"), self.name_field)
        self._row(form, self.tr("&Place"), self.city)
        self._row(form, self.tr("&Federation"), self.federation)
        page.registerField("name*", self.name_field)
        box.addLayout(form)
        more = button(self.tr("Add an official"), "plus", "link", on_click=self.officials.add_next)
        box.addWidget(card(label(self.tr("Officials"), "heading"), self.officials, more, spacing=6))
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
        self._row(form, self.tr("Time control &code"), self.time_code)
        self.time_code.setPlaceholderText(self.tr("for the report, for example 5400+30"))
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
        self._rules = RegulationsPage()
        box = self._filled(
            self._rules, self.tr("What counts how much?"), self.tr("Points and byes are locked once round 1 is paired.")
        )
        self.form = self._rules.form
        self.form.set_facts(SectionFacts(7))
        box.addWidget(self.form)
        box.addWidget(self._rules.warning)
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
        copy = button(self.tr("Copy the text"), "copy", on_click=self._copy)
        box.addWidget(copy, 0, Qt.AlignmentFlag.AlignLeft)
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
        officials = self.officials.officials()
        chief = next((one.name for one in officials if one.role == CHIEF), "")
        return NewEvent(
            name=" ".join(self.name_field.text().split()),
            city=self.city.text().strip(),
            federation=self.federation.text().strip().upper(),
            start=_day(self.start) if dated else None,
            end=max(_day(self.start), _day(self.end)) if dated else None,
            chief_arbiter=" ".join(chief.split()),
            time_control=self.time_control.text().strip(),
            kind=self._kind,
            rounds=self.rounds.value,
            cycles=self.cycles.value if self._kind is Kind.ROUND_ROBIN else 1,
            edition=Edition(self.edition.currentData()),
            ladder=preset,
            officials=officials,
            time_control_code=self.time_code.text().strip(),
            facts=self.facts(),
        )

    def facts(self) -> SectionFacts:
        """The regulations; the form was checked when its page was left."""
        try:
            facts = self.form.facts()
        except RuleViolation:
            facts = SectionFacts(self.rounds.value)
        return replace(
            facts,
            rounds_total=self.rounds.value,
            kind=self._kind,
            cycles=self.cycles.value if self._kind is Kind.ROUND_ROBIN else 1,
            edition=Edition(self.edition.currentData()),
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
        self.form.set_kind(self._kind)

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
        event = Event(new.name, time_control=new.time_control)
        lines = [
            new.name,
            self.tr("Place: {0}.").format(", ".join(filter(None, (new.city, new.federation)))) if new.city else "",
            self.tr("Dates: {0}.").format(dates) if dates else "",
            self.tr("Chief arbiter: {0}.").format(new.chief_arbiter) if new.chief_arbiter else "",
            "\n".join(facts_words(self.facts(), event)),
            self._calculations.in_words(section_of(new), new.ladder) if new.ladder else "",
        ]
        self.words.setText("\n\n".join(filter(None, lines)))
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.words.text())
