"""The desk of all sections: one row each, and number, colour, pair, publish and print for all of them."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from tdapp.domain.commands.command import Command
from tdapp.domain.section.event import Section
from tdapp.domain.words.checks import NeedsConfirmation
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.pairing.engines.engine import EngineFault, Patience
from tdapp.services.event.all_sections import STEP_WORDS, Step, command_for, lines_of, rounds_in, told, why_not
from tdapp.services.players.lots import new_seed
from tdapp.services.systems.registry import rules_of_system
from tdapp.ui.pages.rounds.pairing.engine_choice import EngineChoice, remembered_choice
from tdapp.ui.pages.rounds.sections.rows import section_columns, section_rows
from tdapp.ui.session.print_requests import PrintItem
from tdapp.ui.session.session import Session
from tdapp.ui.session.settings import Remembered
from tdapp.ui.session.tasks import TaskRunner, Watch
from tdapp.ui.session.tools import Tools
from tdapp.ui.widgets.basics import Banner, PageHeader, button, menu_button
from tdapp.ui.widgets.page import Panel
from tdapp.ui.widgets.table import DenseTable

SLOT = "all-sections"
ICONS = {Step.NUMBER: "hash", Step.COLOUR: "dices", Step.PAIR: "swords", Step.PUBLISH: "globe"}
Made = list[tuple[int, Command | str]]
"""For each section the command of a step, or why there is none."""


class SectionsPanel(Panel):
    """A table, and a button for each step with the number of sections that are ready for it."""

    MANUAL = "rounds"

    def __init__(
        self, session: Session, tasks: TaskRunner, remembered: Remembered | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(session, parent)
        self._tasks, self._remembered = tasks, remembered
        self._busy = False
        self.header = PageHeader(self.tr("All sections"))
        self.steps: dict[Step, QPushButton] = {}
        for step in Step:
            self.steps[step] = button(tr(STEP_WORDS[step]), ICONS[step], on_click=partial(self.make, step))
            self.header.add(self.steps[step])
        papers = QMenu(self)
        for document, words in (
            ("start-list", self.tr("Start lists")),
            ("pairings", self.tr("Pairings")),
            ("results", self.tr("Results")),
            ("standings", self.tr("Standings")),
        ):
            papers.addAction(words, partial(self.print_all, document))
        self.papers = menu_button(self.tr("Print"), self.tr("One document of every section"), papers, "printer")
        self.header.add(self.papers)
        self.banner = Banner("info")
        self.table = DenseTable(self.tr("Sections"), sortable=False)
        self.table.setProperty("role", "framed")
        self.table.opened.connect(lambda _index: self._go())
        self.body.addWidget(self.header)
        self.body.addWidget(self.banner)
        self.body.addWidget(self.table, 1)
        enter = QShortcut(QKeySequence("Ctrl+Return"), self.table)
        enter.activated.connect(self._go)

    def reload(self) -> None:
        """Show how far each section is."""
        store = self.session.view.store
        assert store is not None
        chosen = self.table.current_key()
        lines = lines_of(store)
        self.table.set_rows(section_rows(lines), section_columns())
        if chosen is not None:
            self.table.select_key(chosen)
        players = sum(line.entered for line in lines)
        self.header.subtitle.setText(self.tr("%n section(s), {0} entered", "", len(lines)).format(players))
        ready = dict.fromkeys(Step, 0)
        for line in lines:
            section, rounds = store.snapshot(line.section_id), rounds_in(store, line.section_id)
            for step in Step:
                ready[step] += why_not(step, section, rounds) is None
        for step, count in ready.items():
            part = self.steps[step]
            words = tr(STEP_WORDS[step])
            part.setText(f" {words} ({count})" if count else f" {words}")
            part.setEnabled(bool(count) and not self._busy)
            part.setToolTip(
                self.tr("In %n section(s)", "", count) if count else self.tr("No section is ready for it now")
            )

    def focus_first(self) -> None:
        """The table."""
        self.table.setFocus()

    # -- a step in every section ----------------------------------------------------------------------------------

    def make(self, step: Step) -> None:
        """Make a step in every section that is ready; what is left out is said with the reason."""
        store = self.session.view.store
        if store is None or self._busy:
            return
        sections = [(ref.section_id, store.snapshot(ref.section_id)) for ref in store.sections()]
        wanted: list[tuple[int, Section]] = []
        left: Made = []
        for section_id, section in sections:
            reason = why_not(step, section, rounds_in(store, section_id))
            if reason is None:
                wanted.append((section_id, section))
            elif reason.rule_id in ("missing-undecided", "undecided", "system-not-paired", "too-few-players"):
                left.append((section_id, reason.text))
        revision, choice = store.revision, remembered_choice(self._remembered)

        def done(made: Made) -> None:
            self._set_busy(on=False)
            still = self.session.view.store
            if still is not store or store.revision != revision:
                self._say("warn", self.tr("The event has changed meanwhile: nothing was done. Try again."))
                return
            self._carry_out(step, made, left)

        def failed(problem: Exception) -> None:
            self._set_busy(on=False)
            if not isinstance(problem, (RuleViolation, EnvironmentProblem)):
                raise problem
            self._say("danger", str(problem))

        self._set_busy(on=True)
        words = self.tr("Pairing %n section(s)…", "", len(wanted))
        self._tasks.start_long(SLOT, words, lambda watch: _commands(step, wanted, choice, watch), done, failed)

    def _carry_out(self, step: Step, made: Made, left: Made) -> None:
        count = 0
        refused = [*left]
        for section_id, command in made:
            if isinstance(command, str):
                refused.append((section_id, command))
                continue
            try:
                self.session.changes.attempt(command, by=self)
                count += 1
            except NeedsConfirmation as asked:
                refused.append((section_id, told(asked)))
            except (RuleViolation, EnvironmentProblem) as problem:
                refused.append((section_id, str(problem)))
        if step is Step.PAIR and count:
            self.session.view.follow_rounds()
        lines = [self.tr("{0}: done in %n section(s).", "", count).format(tr(STEP_WORDS[step]))]
        lines += [self.tr("{0}: {1}").format(self._name(section_id), why) for section_id, why in refused]
        self._say("warn" if refused else "info", "\n".join(lines))
        self.session.messages.said.emit(lines[0])
        self.mark_stale()

    def print_all(self, document: str) -> None:
        """A document of every section that has it, in one run, on the Documents page."""
        store = self.session.view.store
        assert store is not None
        items = []
        for ref in store.sections():
            section = store.snapshot(ref.section_id)
            if document != "start-list" and not section.rounds_paired:
                continue
            choices = {"round": section.rounds_paired} if document in ("pairings", "results") else {}
            sheet = rules_of_system(section.system).sheet(document)
            items.append(PrintItem(sheet, choices, section=ref.section_id))
        if items:
            self.queue_wanted.emit(tuple(items))
        else:
            self._say("warn", self.tr("No round of any section is paired yet."))

    def _go(self) -> None:
        """Look at the section in view of the table, where its work is."""
        section_id = self.table.current_key()
        if section_id is not None:
            self.session.view.set_section(section_id)
            self.page_wanted.emit("rounds" if self.session.view.section.players else "players")

    def _name(self, section_id: int) -> str:
        sections = self.session.view.sections
        place = next((n for n, ref in enumerate(sections, 1) if ref.section_id == section_id), 0)
        return next((ref.name for ref in sections if ref.section_id == section_id), "") or str(place)

    def _say(self, kind: str, text: str) -> None:
        self.banner.set_kind(kind)
        self.banner.set_text(text)

    def _set_busy(self, *, on: bool) -> None:
        self._busy = on
        if on:
            for part in self.steps.values():
                part.setEnabled(False)
        else:
            self.mark_stale()

    def finish(self) -> None:
        """The window closes."""
        self._tasks.drop(SLOT)


def _commands(step: Step, sections: list[tuple[int, Section]], choice: EngineChoice, watch: Watch) -> Made:
    """The command for each section; beside the window, because an engine may take its time."""
    engine = choice.make() if step is Step.PAIR else None
    patience = Patience(60.0 * choice.minutes, lambda: watch.is_over)
    made: Made = []
    try:
        for section_id, section in watch.over(sections):
            try:
                command = command_for(step, section_id, section, seed=new_seed(), engine=engine, patience=patience)
                made.append((section_id, command))
            except (RuleViolation, EngineFault) as problem:  # the other sections go on
                made.append((section_id, str(problem)))
    finally:
        if engine is not None:
            engine.close()
    return made


def make_page(session: Session, tools: Tools, _actions: object) -> SectionsPanel:
    """The page for the window."""
    return SectionsPanel(session, tools.tasks, tools.remembered)
