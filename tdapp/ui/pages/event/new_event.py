"""A new event in six short pages; the last one reads the regulations back in words and prints them."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
    QWizard,
    QWizardPage,
)

from tdapp.domain.section.event import Edition, Event
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.ladder import Ladder
from tdapp.domain.systems.registry import chosen_key
from tdapp.domain.words.checks import settle
from tdapp.domain.words.dates import shown
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.checks.points import faults_of
from tdapp.services.event.regulations import check_facts
from tdapp.services.tables.ladder_editing import in_words
from tdapp.tiebreaks.presets import presets_for
from tdapp.ui.look.keys import with_keys
from tdapp.ui.pages.event.facts import OfficialsTable
from tdapp.ui.pages.event.rate_of_play import RateFields
from tdapp.ui.pages.event.regulations_form import RegulationsForm
from tdapp.ui.pages.event.regulations_paper import regulations_paper
from tdapp.ui.pages.event.schedule_table import ScheduleTable
from tdapp.ui.pages.event.systems.system_fields import SystemFields
from tdapp.ui.pages.event.systems.system_parameters import SystemParameters
from tdapp.ui.pages.event.words import event_words
from tdapp.ui.session.backend import NewEvent
from tdapp.ui.session.question import Question
from tdapp.ui.widgets.basics import Banner, QuietCombo, button, card, choose, label, selectable, typed
from tdapp.ui.widgets.boxes import beside, captioned, column_in, form_box
from tdapp.ui.widgets.confirm import ask
from tdapp.ui.widgets.day import DayField
from tdapp.ui.widgets.fitting import FRAME, ScrollingPage
from tdapp.ui.widgets.regulations import rate_words
from tdapp.ui.widgets.wide import hinted


class CheckedPage(QWizardPage):
    """A page that is left only when what stands on it means something; else it says what does not."""

    def __init__(self, check: Callable[[], object]) -> None:
        super().__init__()
        self._check = check
        self.warning = Banner("warn")

    # -- Qt overrides -----------------------------------------------------------------------------------------------

    def validatePage(self) -> bool:
        try:
            self._check()
        except RuleViolation as problem:
            self.warning.set_text(str(problem))
            return False
        self.warning.set_text("")
        return True


class NewEventWizard(QWizard):
    """``create`` makes the event at the end; while it returns False the wizard stays as it is."""

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        create: Callable[[NewEvent], bool] = lambda _new: True,
    ) -> None:
        super().__init__(parent)
        self._create = create
        self.ask: Callable[[Question], str | None] = lambda question: ask(question, self)
        self.setWindowTitle(self.tr("New event"))
        self.setWizardStyle(QWizard.WizardStyle.ClassicStyle)
        self.setOption(QWizard.WizardOption.NoBackButtonOnStartPage)
        self.setButtonText(QWizard.WizardButton.FinishButton, self.tr("&Create the event"))
        QShortcut(QKeySequence("Ctrl+Return"), self, self.go_to_words)
        self.resize(800, 640)
        self._edition_touched = self._rate_touched = False
        self._name_page()
        self._system_page()
        self._schedule_page()
        self._points_page()
        self._ties_page()
        self._words_page()
        self._fill_editions()
        self._fill_presets()
        self.currentIdChanged.connect(self._page_shown)

    # -- the pages --------------------------------------------------------------------------------------------------

    def _page(
        self, title: str, subtitle: str, check: Callable[[], object] = lambda: None, *, last: bool = False
    ) -> QVBoxLayout:
        page, content = CheckedPage(check), QWidget()
        content.setObjectName("scrollBody")
        box = column_in(content, 10, margins=(18, 10, 18, 10))
        head = beside((label(title, "title", wrap=True), 1))
        if not last:
            head.addWidget(self._rest_as_usual(), 0, Qt.AlignmentFlag.AlignTop)
        box.addLayout(head)
        box.addWidget(label(subtitle, "dim", wrap=True))
        column_in(page).addWidget(ScrollingPage(content, title))
        self.addPage(page)
        return box

    def _rest_as_usual(self) -> QPushButton:
        words = self.tr("To the regulations in words; what was not asked yet stays as it is proposed")
        tip = with_keys(words, "Ctrl+Enter")
        rest = button(self.tr("The rest as usual"), "chevron-right", "link", tip=tip, on_click=self.go_to_words)
        rest.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab goes through the questions; Ctrl+Enter does the same
        return rest

    def _finish_page(self, box: QVBoxLayout) -> CheckedPage:
        page = self.page(self.pageIds()[-1])
        assert isinstance(page, CheckedPage)
        box.addWidget(page.warning)
        return page

    def _name_page(self) -> None:
        box = self._page(self.tr("What is it called?"), self.tr("The name stands on every printed page."))
        self.name_field, self.city, self.federation = QLineEdit(), QLineEdit(), QLineEdit()
        self.federation.setMaxLength(3)
        hinted(self.federation, self.tr("three letters, for example NOR"))
        self.officials = OfficialsTable(())
        form = form_box(spacing=8)
        captioned(form, self.tr("N&ame *"), self.name_field)
        captioned(form, self.tr("&Place"), self.city)
        captioned(form, self.tr("&Federation"), self.federation)
        box.addLayout(form)
        more = button(self.tr("Add an official"), "plus", "link", on_click=self.officials.add_next)
        box.addWidget(card(label(self.tr("Officials"), "heading"), self.officials, more, spacing=6))
        box.addStretch()
        self._finish_page(box).registerField("name*", self.name_field)

    def _system_page(self) -> None:
        box = self._page(
            self.tr("How is it played?"), self.tr("All of it can be changed until round 1 is paired."), self._check_time
        )
        self.system = SystemFields()
        self.time = RateFields()
        self.rate = QuietCombo(self.tr("Rate of play"))
        for rate in ("standard", "rapid", "blitz"):
            self.rate.addItem(rate_words(rate), rate)
        form = form_box(spacing=8)
        form.addRow(label(self.tr("System")), self.system)
        self.parameters = SystemParameters()
        self.parameters.changed.connect(self._parameters_changed)
        form.addRow(label(""), self.parameters)
        self._system_form = form
        form.setRowVisible(self.parameters, False)
        captioned(form, self.tr("&Time control"), self.time)
        captioned(form, self.tr("&Rated as"), self.rate)
        box.addLayout(form)
        box.addStretch()
        self._finish_page(box)
        self.system.changed.connect(self._system_changed)
        self.time.changed.connect(self._time_changed)
        self.rate.activated.connect(lambda _row: setattr(self, "_rate_touched", True))

    def _schedule_page(self) -> None:
        box = self._page(
            self.tr("When is it played?"),
            self.tr("Fill the schedule from the first round and the rounds a day, or leave it for later."),
            self._check_schedule,
        )
        self.dated = QCheckBox(self.tr("The dates are known"))
        self.dated.setChecked(True)
        today = dt.date.today()
        self.start = DayField(self.tr("First day"), today)
        self.end = DayField(self.tr("Last day"), today)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.dated)
        for text, field in ((self.tr("&First day"), self.start), (self.tr("&Last day"), self.end)):
            caption = label(text, "dim")
            caption.setBuddy(field)
            row.addWidget(caption)
            row.addWidget(field)
        row.addStretch(1)
        box.addLayout(row)
        self.schedule = ScheduleTable()
        box.addWidget(self.schedule, 1)
        page = self._finish_page(box)
        self.schedule.refused.connect(page.warning.set_text)
        self.dated.toggled.connect(self.start.setEnabled)
        self.dated.toggled.connect(self.end.setEnabled)
        self.dated.toggled.connect(lambda _on: self._fill_editions())
        self.start.day_changed.connect(self._start_changed)

    def _points_page(self) -> None:
        box = self._page(
            self.tr("What counts how much?"),
            self.tr("Points and byes are locked once round 1 is paired."),
            self._check_points,
        )
        self.form = RegulationsForm(with_system=False)
        self.form.set_facts(SectionFacts(7))
        box.addWidget(self.form)
        box.addStretch()
        self._rules = self._finish_page(box)

    def _ties_page(self) -> None:
        box = self._page(
            self.tr("How are ties broken?"),
            self.tr("Start from a ready ladder. The Tie-breaks page changes it at any time."),
        )
        self.edition = QuietCombo(self.tr("Edition of FIDE's tie-break rules"))
        self.preset = QuietCombo(self.tr("Tie-breaks"))
        self.preset_words = selectable("", "dim")
        form = form_box(spacing=8)
        form.addRow(label(self.tr("Rules")), self.edition)
        form.addRow(label(self.tr("Ladder")), self.preset)
        box.addLayout(form)
        box.addWidget(self.preset_words)
        box.addStretch()
        self._finish_page(box)
        self.edition.activated.connect(self._touch_edition)
        self.preset.activated.connect(lambda _i: self._show_preset())

    def _words_page(self) -> None:
        box = self._page(
            self.tr("The regulations in words"),
            self.tr("Compare them with what was announced, then create the event."),
            last=True,
        )
        self.words = selectable("")
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        self.words.setObjectName("scrollBody")
        scroll.setWidget(self.words)
        scroll.setAccessibleName(self.tr("The regulations in words"))
        box.addWidget(scroll, 1)
        self.preview = button(self.tr("Preview, print or save as PDF…"), "printer", on_click=self.show_paper)
        box.addLayout(beside(self.preview, button(self.tr("Copy the text"), "copy", on_click=self._copy), None))
        self._finish_page(box)

    def go_to_words(self) -> None:
        """Over the pages that are left to the last one; a page with something to mend is not left."""
        here = -1
        while self.nextId() >= 0 and self.currentId() != here and self.currentPage().isComplete():
            here = self.currentId()
            self.next()

    # -- what was entered -------------------------------------------------------------------------------------------

    def result_event(self) -> NewEvent:
        """What was entered."""
        start, end = self._days()
        officials = self.officials.officials()
        words, code = self.time.values()
        event = Event(
            name=typed(self.name_field),
            city=self.city.text().strip(),
            federation=self.federation.text().strip().upper(),
            start=start,
            end=end,
            time_control=words,
            time_control_code=code,
        )
        return NewEvent(
            event.with_officials(officials) if officials else event,
            self.facts(),
            self._preset(),
            self.form.colour_seed(),
        )

    def facts(self) -> SectionFacts:
        """The regulations; each page was checked when it was left."""
        system, cycles, rounds = self.system.system()
        try:
            facts = self.form.facts()
            dates, times = self.schedule.schedule()
        except RuleViolation:
            facts, dates, times = SectionFacts(rounds), (), ()
        return replace(
            facts,
            rounds_total=rounds,
            kind=system.kind,
            system_key=chosen_key(system),
            system_text=self.parameters.text if self.parameters.known else "",
            cycles=cycles,
            edition=Edition(self.edition.currentData()),
            rate=self.rate.currentData(),
            round_dates=dates[:rounds],
            round_times=times[:rounds],
            team_rules=self.system.team_rules(None),
        )

    def _days(self) -> tuple[dt.date | None, dt.date | None]:
        """The first and the last day; RuleViolation when one cannot be read."""
        if not self.dated.isChecked():
            return None, None
        start, end = self.start.day(), self.end.day()
        return start, max(start, end) if start and end else end

    def _preset(self) -> Ladder | None:
        return self.preset.currentData()

    # -- checks -----------------------------------------------------------------------------------------------------

    def _check_time(self) -> None:
        if self.time.fault():
            raise RuleViolation(self.time.fault())

    def _check_schedule(self) -> None:
        start, end = self._days()
        dates, times = self.schedule.schedule()
        check_facts(SectionFacts(max(len(dates), len(times), 1), round_dates=dates, round_times=times))
        known = [day for day in dates if day is not None]
        if known:  # a schedule outside the dates of the event was typed later than they were
            self.dated.setChecked(True)
            self.start.set_day(min(known) if start is None else min(*known, start))
            self.end.set_day(max(known) if end is None else max(*known, end))

    def _check_points(self) -> None:
        facts = self.form.facts()
        check_facts(facts)
        settle(faults_of(facts), ())

    # -- what follows from what -------------------------------------------------------------------------------------

    def _parameters_changed(self) -> None:
        self.system.set_games(self.parameters.games)

    def _system_changed(self) -> None:
        self.form.set_system(*self.system.system())
        self.parameters.set_system(self.system.system()[0])
        self._system_form.setRowVisible(self.parameters, self.parameters.known)
        self._fill_presets()

    def _time_changed(self) -> None:
        if self.time.rate() and not self._rate_touched:
            choose(self.rate, self.time.rate())

    def _start_changed(self, day: dt.date) -> None:
        if self.end.known is None or self.end.known < day:
            self.end.set_day(day)
        self.schedule.first_day.setText(shown(day))
        self._fill_editions()

    def _touch_edition(self, _row: int) -> None:
        self._edition_touched = True
        self._show_preset()

    def _fill_editions(self) -> None:
        start = self.start.known if self.dated.isChecked() else None
        proposed = Edition(self.edition.currentData()) if self._edition_touched else Edition.for_start(start)
        self.edition.clear()
        for edition in reversed(Edition):
            self.edition.addItem(self.tr("FIDE edition {0}").format(edition.value), edition.value)
        self.edition.setCurrentIndex(self.edition.findData(proposed.value))

    def _fill_presets(self) -> None:
        self.preset.clear()
        for preset in presets_for(self._bare().section()):
            self.preset.addItem(tr(preset.name), preset.ladder)
        self._show_preset()

    def _bare(self) -> NewEvent:
        system, cycles, rounds = self.system.system()
        edition = Edition(self.edition.currentData() or "2026")
        facts = SectionFacts(rounds, kind=system.kind, system_key=chosen_key(system), cycles=cycles, edition=edition)
        return NewEvent(Event(self.name_field.text() or "–"), facts)

    def _show_preset(self) -> None:
        ladder = self._preset()
        if ladder is not None:
            self.preset_words.setText(in_words(self._bare().section(), ladder))

    def _page_shown(self, number: int) -> None:
        pages = self.pageIds()
        if number not in pages:
            return
        if self.page(number) is self.schedule.parentWidget() or self.page(number).isAncestorOf(self.schedule):
            self._show_schedule()
        elif number == pages[-1]:
            new = self.result_event()
            section = new.section()
            ties = in_words(section, new.ladder) if new.ladder else ""
            self.words.setText(event_words(section, ties))

    def _show_schedule(self) -> None:
        rounds = self.system.system()[2]
        if len(self.schedule.lines) != rounds:
            dates, times = self.schedule.schedule() if self.schedule.lines else ((), ())
            first = self.start.known if self.dated.isChecked() else None
            self.schedule.set_schedule(rounds, dates, times, first)
        self.schedule.times.setFocus()

    def fit(self, room: QSize) -> None:
        """Stay inside this room; what is longer scrolls."""
        self.resize(self.size().boundedTo(room))

    # -- the paper --------------------------------------------------------------------------------------------------

    def show_paper(self) -> None:
        """The regulations as they are printed."""
        from tdapp.ui.widgets.paper.pdf_preview import PdfPreview

        new = self.result_event()
        title = self.tr("Regulations – {0}").format(new.event.name)
        safe = "".join(letter if letter.isalnum() or letter in " -_." else " " for letter in title)
        preview = PdfPreview(
            regulations_paper(new.section()), title, Path.home() / f"{' '.join(safe.split())}.pdf", self
        )
        preview.exec()
        preview.deleteLater()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.words.text())

    # -- Qt overrides -----------------------------------------------------------------------------------------------

    def showEvent(self, event):
        self.fit(self.screen().availableSize() - FRAME)
        super().showEvent(event)

    def accept(self) -> None:
        if self._create(self.result_event()):
            super().accept()

    def reject(self) -> None:
        if self.name_field.text().strip():
            question = Question(self.tr("Leave the new event? What was entered is lost."), action=self.tr("Leave it"))
            if self.ask(question) is None:
                return
        super().reject()
