"""The Norms page: candidates after each round, the conditions of one, the questions that only the arbiter answers."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QBoxLayout, QStackedLayout, QWidget

from tdapp.domain.commands.norms import SetNormAnswers
from tdapp.domain.norms.answers import NormAnswers
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.services.norms.norms import PlayerNorm
from tdapp.services.norms.words import needed_text, remarks, title_words, verdict_text
from tdapp.ui.pages.norms.answers import AnswerFields
from tdapp.ui.pages.norms.rows import candidate_columns, candidate_rows, condition_columns, condition_rows, key_of
from tdapp.ui.session.session import Session
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.session.tools import Tools
from tdapp.ui.widgets.basics import EmptyState, PageHeader, SearchField, button, card, label
from tdapp.ui.widgets.boxes import beside, column_in
from tdapp.ui.widgets.page import Panel
from tdapp.ui.widgets.table import DenseTable
from tdapp.ui.widgets.words import after_round_text

_BESIDE = 120  # letters that conditions and questions need side by side


class NormsPanel(Panel):
    """Candidates above, the conditions of the chosen one and the questions below."""

    def __init__(self, session: Session, tasks: TaskRunner, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._tasks = tasks
        self._found: dict[int, PlayerNorm] = {}
        self.header = PageHeader(self.tr("Title norms"))
        self.search = SearchField(self.tr("Find by name, club or number"))
        self.sheet = button(self.tr("Print…"), "printer", on_click=self._to_documents)
        self.stop = button(self.tr("Stop looking after norms"), "x", on_click=self._stop)
        self.header.add(self.search)
        self.header.add(self.sheet)
        self.header.add(self.stop)
        self.candidates = DenseTable(self.tr("Candidates"), sortable=False)
        self.candidates.setProperty("role", "framed")
        self.conditions = DenseTable(self.tr("Conditions"), sortable=False)
        self.title = label("", "heading", wrap=True)
        self.remarks = label("", "small", wrap=True)
        self.answers = AnswerFields()
        self.titles = label("", "small", wrap=True)
        self.none = EmptyState(
            "star",
            self.tr("Nobody has made a norm or still can"),
            self.tr("This is looked at anew after every result."),
        )
        self.off = EmptyState(
            "star",
            self.tr("Norms are not looked after in this section"),
            self.tr("Say so, and this page and its sheets appear."),
        )
        self.start = button(self.tr("Look after title norms"), "check", role="primary", on_click=self.ask)
        self._build()
        self.search.textChanged.connect(self.candidates.set_needle)
        self.search.returnPressed.connect(self.candidates.setFocus)
        self.candidates.row_changed.connect(self._show_norm)
        self.answers.answered.connect(self._keep)

    def _build(self) -> None:
        top = QWidget()
        self.stack = QStackedLayout(top)
        self.stack.addWidget(self.candidates)
        self.stack.addWidget(self.none)
        inside = QWidget()
        box = column_in(inside, 10)
        self.details = card(self.title, self.conditions, self.remarks)
        questions = card(label(self.tr("What only you know"), "heading"), self.answers, self.titles)
        box.addWidget(top, 3)
        self.sides = beside((self.details, 5), (questions, 2), spacing=12)
        box.addLayout(self.sides, 2)
        unasked = QWidget()
        empty = column_in(unasked, 10)
        empty.addStretch()
        empty.addWidget(self.off)
        empty.addLayout(beside(None, self.start, None))
        empty.addStretch()
        holder = QWidget()
        self.pages = QStackedLayout(holder)
        self.pages.addWidget(inside)
        self.pages.addWidget(unasked)
        self.body.addWidget(self.header)
        self.body.addWidget(holder, 1)

    def resizeEvent(self, event):
        """The questions below the conditions where both have no room side by side: large text, a small window."""
        super().resizeEvent(event)
        narrow = self.width() < _BESIDE * self.fontMetrics().averageCharWidth()
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        if self.sides.direction() is not way:
            self.sides.setDirection(way)

    def reload(self) -> None:
        """Ask for the candidates; they come when they are computed."""
        section = self.session.view.section
        watched = section.norms.watched
        self.pages.setCurrentIndex(0 if watched else 1)
        for part in (self.search, self.sheet, self.stop):
            part.setVisible(watched)
        self.answers.set_answers(section.norms)
        if not watched:
            self.header.subtitle.setText("")
            return
        self.titles.setText(" ".join(title_words(section)))
        after = self.session.view.after_round
        state = after_round_text(after, section.rounds_total)
        self.header.subtitle.setText("  ·  ".join((state, self.tr("preliminary: FIDE decides"))))
        calculations = self.session.tables.calculations
        self._tasks.start("norms", lambda: calculations.norms(section, after_round=after), self._show)

    def _show(self, found: tuple[PlayerNorm, ...]) -> None:
        chosen = self.candidates.current_key()
        self._found = {key_of(norm): norm for norm in found}
        self.candidates.set_rows(candidate_rows(found), candidate_columns())
        self.stack.setCurrentWidget(self.candidates if found else self.none)
        self.details.setVisible(bool(found))
        if found:
            self.candidates.select_key(chosen if chosen in self._found else key_of(found[0]))
            self._show_norm(self.candidates.current_key())

    def _show_norm(self, key: int | None) -> None:
        norm = self._found.get(key or 0)
        if norm is None:
            return
        self.title.setText(
            self.tr("{0} norm of {1}: {2}").format(norm.kind.value, norm.player.shown, verdict_text(norm))
        )
        self.conditions.set_rows(condition_rows(norm), condition_columns())
        said = remarks(norm) if norm.is_reached else (*filter(None, (needed_text(norm.forecast),)), *remarks(norm))
        self.remarks.setText("\n".join(said))
        self.remarks.setVisible(bool(said))
        self.session.view.select_player(norm.player.number)

    def focus_first(self) -> None:
        """The candidates, or the question whether there are to be any."""
        (self.candidates if self.session.view.section.norms.watched else self.start).setFocus()

    def ask(self) -> None:
        """Look after norms in this section."""
        self._keep(replace(self.session.view.section.norms, watched=True))

    def _stop(self) -> None:
        self._keep(replace(self.session.view.section.norms, watched=False))

    def _keep(self, answers: NormAnswers) -> None:
        try:
            self.session.changes.attempt(SetNormAnswers(self.session.view.section_id, answers))
        except (RuleViolation, EnvironmentProblem) as problem:
            self.session.messages.failed.emit(str(problem))
            self.answers.set_answers(self.session.view.section.norms)

    def _to_documents(self) -> None:
        self.page_wanted.emit("documents")

    def finish(self) -> None:
        """The window closes."""
        self._tasks.drop("norms")


def make_page(session: Session, tools: Tools, _actions: object) -> NormsPanel:
    """The page for the window."""
    return NormsPanel(session, tools.tasks)
