"""The side panel that answers “why?”: a player's card and the worked calculation of every rung."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QGuiApplication
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QScrollArea, QWidget

from tdapp.domain.section.ladder import parse_rung
from tdapp.domain.words.decimals import decimals
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.tables.standings import Standings, StandingsRow
from tdapp.tiebreaks.explain import RungExplanation, State, Table
from tdapp.ui.pages.tables.explanation_rows import (
    card_columns,
    card_rows,
    mini_columns,
    mini_rows,
    reasons,
    state_words,
    term_columns,
    term_rows,
    tied_columns,
    tied_rows,
)
from tdapp.ui.pages.tables.ladder.view import is_help_key
from tdapp.ui.session.announce import announce
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.basics import label, line, restyle, segment, selectable, tool
from tdapp.ui.widgets.boxes import beside, column_in
from tdapp.ui.widgets.flow import FlowLayout
from tdapp.ui.widgets.numbers import points_read
from tdapp.ui.widgets.table import DenseTable


class ShortTable(DenseTable):
    """A table as high as its rows."""

    def __init__(self, name: str) -> None:
        super().__init__(name, sortable=False, floor=90)
        self.stand_close()
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(120)

    def set_rows(self, rows, columns=None) -> None:
        """Show these rows and take their height."""
        super().set_rows(rows, columns)
        self.fit_height()

    def fit_height(self) -> None:
        """As high as the header and the rows."""
        header = self.horizontalHeader().sizeHint().height()
        height = header + self.source.rowCount() * self.verticalHeader().defaultSectionSize() + 4
        self.setFixedHeight(height)

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def wheelEvent(self, event):
        event.ignore()  # the panel around it scrolls

    def changeEvent(self, event):
        super().changeEvent(event)
        if self.source is not None and self.source.rowCount():
            self.fit_height()


class ExplanationPanel(QFrame):
    """Shows one player after the round in view, under the official or the trial ladder.

    Signals: ``closed()``; ``print_wanted(int)`` pairing number.
    """

    closed = Signal()
    print_wanted = Signal(int)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sidePanel")
        self.setAccessibleName(self.tr("Explanation"))
        self.session = session
        self._number, self._rung, self._trial = 0, -1, False
        self._stale = False
        self._explanations: tuple[RungExplanation, ...] = ()
        self._row: StandingsRow | None = None
        self._build()
        session.view.event_changed.connect(self._forget)
        session.view.view_changed.connect(self._mark_stale)
        session.changes.changed.connect(self._mark_stale)

    def _build(self) -> None:
        layout = column_in(self, 8, margins=(16, 12, 10, 8))
        top = QHBoxLayout()
        self.name = label("", "title", wrap=True)
        self.copy = tool("copy", self.tr("Copy the calculation as text"), on_click=self._copy)
        self.about = tool("circle-question-mark", self.tr("About this tie-break"), shortcut="Shift+F1")
        self.about.clicked.connect(self._about)
        self.print = tool("printer", self.tr("Print this calculation"))
        self.print.clicked.connect(lambda: self.print_wanted.emit(self._number))
        self.close_button = tool("x", self.tr("Close the explanation"), shortcut="Esc")
        self.close_button.clicked.connect(self.closed)
        top.addWidget(self.name, 1)
        for part in (self.about, self.copy, self.print, self.close_button):
            top.addWidget(part, 0, Qt.AlignmentFlag.AlignTop)
        self.facts = label("", "dim", wrap=True)
        self.trial_mark = label(self.tr("trial ladder, not official"), "chip-warn")
        self.chips = QWidget()
        self.chips.setAccessibleName(self.tr("Points and tie-breaks of this line"))
        self._chips = FlowLayout(self.chips, 4)
        self._group = QButtonGroup(self)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setAccessibleName(self.tr("Worked calculation"))
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget()
        inside.setObjectName("scrollBody")
        self._page = column_in(inside, 8, margins=(0, 4, 8, 4))
        self._scroll.setWidget(inside)
        self.rung_name = label("", "heading", wrap=True)
        self.source_line = label("", "small", wrap=True)
        self.policy = label("", "dim", wrap=True)
        self.table = ShortTable(self.tr("Rounds"))
        self.formula_caption = label(self.tr("Calculation"), "caption")
        self.formula = selectable("", "formula")
        self.why = label("", "dim", wrap=True)
        self.mini_caption = label(self.tr("Among the tied (· have not met)"), "caption", wrap=True)
        self.minis = QWidget()
        self._minis = column_in(self.minis, 8)
        self.tied_caption = label("", "caption", wrap=True)
        self.tied = ShortTable(self.tr("Who is tied"))
        self.tied.opened.connect(
            lambda index: self.session.view.explain(
                self.tied.current_key() or self._number, self._rung, trial=self._trial
            )
        )
        self.notes = label("", "dim", wrap=True)
        for widget in (
            self.rung_name,
            self.source_line,
            self.policy,
            self.mini_caption,
            self.minis,
            self.table,
            self.formula_caption,
            self.formula,
            self.why,
            self.notes,
            self.tied_caption,
            self.tied,
        ):
            self._page.addWidget(widget)
        self._page.addStretch()
        layout.addLayout(top)
        layout.addWidget(self.facts)
        layout.addLayout(beside(self.trial_mark, None))
        layout.addWidget(self.chips)
        layout.addWidget(line())
        layout.addWidget(self._scroll, 1)
        self.setMinimumWidth(400)

    @property
    def number(self) -> int:
        """Pairing number of the player shown, 0 when none is."""
        return self._number

    def show_player(self, number: int, rung: int, trial: bool) -> None:
        """Show a player with one rung open (-1: the points)."""
        self._number, self._rung, self._trial = number, rung, trial
        self._stale = True
        self.show()
        if self._stale:
            self.reload()
        announce(self, f"{self.name.text()}. {self.rung_name.text()}. {self.formula.text()}")

    def _mark_stale(self) -> None:
        """Something else is looked at or was changed; a panel that is hidden waits until it is shown."""
        self._stale = True
        if self.isVisible():
            self.reload()

    def showEvent(self, event):
        super().showEvent(event)
        if self._stale:
            self.reload()

    def reload(self) -> None:
        """Work everything out again for the round and ladder in view."""
        self._stale = False
        if not self._number or not self.session.view.is_open:
            return
        self._trial = self._trial and self.session.tables.has_trial
        standings = self.session.tables.standings(trial=self._trial)
        self._row = next((row for row in standings.rows if row.player.number == self._number), None)
        ladder = self.session.tables.trial if self._trial else self.session.tables.official
        try:
            self._explanations = self.session.tables.explanation(self._number, ladder)
        except RuleViolation:
            self._forget()
            return
        if self._row is None:
            self._forget()
            return
        self._rung = min(self._rung, len(self._explanations) - 1)
        self._show_head(standings, self._row)
        self._show_chips(standings, self._row)
        self.show_rung(self._rung)

    def _forget(self) -> None:
        self._number, self._explanations = 0, ()
        self.closed.emit()

    def _show_head(self, standings: Standings, row: StandingsRow) -> None:
        player = row.player
        self.name.setText(" ".join(filter(None, (player.title, player.name))))
        parts = [self.tr("No. {0}").format(player.number)]
        if player.rating:
            parts.append(self.tr("rating {0}").format(player.rating))
        if player.federation:
            parts.append(player.federation)
        place = self.tr("not ranked") if row.rank is None else self.tr("place {0}").format(row.rank)
        parts.append(self.tr("{0} after round {1}").format(place, standings.after_round))
        self.facts.setText("  ·  ".join(parts))
        self.trial_mark.setVisible(self._trial)

    def _show_chips(self, standings: Standings, row: StandingsRow) -> None:
        had_focus = any(button.hasFocus() for button in self._group.buttons())
        for old in list(self._group.buttons()):
            self._group.removeButton(old)
            old.hide()
            old.deleteLater()
        self._chips.clear()
        texts = [(self.tr("Points"), points_read(row.points), self.tr("Points"))]
        texts += [
            (info.label, decimals(row.shown(index) or "–"), info.name) for index, info in enumerate(standings.ladder)
        ]
        for index, (title, value, name) in enumerate(texts, start=-1):
            part = segment(f"{name}: {value}", f"{title}  {value}")
            part.setChecked(index == self._rung)
            part.clicked.connect(lambda _checked=False, index=index: self.show_rung(index))
            self._group.addButton(part)
            self._chips.addWidget(part)
            if had_focus and index == self._rung:
                part.setFocus()

    def show_rung(self, rung: int) -> None:
        """Open one rung's calculation (-1: the points)."""
        self._rung = rung
        buttons = self._group.buttons()
        if 0 <= rung + 1 < len(buttons):
            buttons[rung + 1].setChecked(True)
        if rung < 0:
            self._show_card()
        else:
            self._show_calculation(self._explanations[rung])
        self._scroll.verticalScrollBar().setValue(0)
        self.session.view.rung_shown.emit(self._number, rung)

    def _show_card(self) -> None:
        section = self.session.tables.section
        self.rung_name.setText(self.tr("Points, round by round"))
        rows = card_rows(section, self._number, self.session.view.after_round)
        self.table.set_rows(rows, card_columns())
        points = points_read(self._row.points) if self._row else ""
        self.formula.setText(self.tr("Points after round {0}: {1}").format(self.session.view.after_round, points))
        self._show_parts(formula=True, table=bool(rows))

    def _show_calculation(self, explanation: RungExplanation) -> None:
        section = self.session.tables.section
        names = {player.number: player.name for player in section.players}
        mark = f"  ({explanation.mark})" if explanation.mark else ""
        self.rung_name.setText(f"{parse_rung(explanation.rung).label}  {explanation.name}{mark}")
        self.source_line.setText(explanation.source)
        self.policy.setText(
            self.tr("Unplayed games: {0}").format(explanation.policy_sentence) if explanation.policy_sentence else ""
        )
        self._show_minis(explanation.tables, names)
        rows = term_rows(section, explanation)
        self.table.set_rows(rows, term_columns())
        self.formula.setText(explanation.formula)
        self.why.setText("\n".join(reasons(explanation)))
        self.notes.setText("\n".join(explanation.notes))
        tied = tied_rows(explanation, self._number, names.get(self._number, ""))
        self.tied.set_rows(tied if explanation.tied else [], tied_columns())
        self.tied_caption.setText(
            self.tr("Still tied when this rung is reached (%n)", "", len(explanation.tied) + 1)
            if explanation.tied
            else self.tr("Nobody was tied with this line when this rung is reached")
        )
        self._show_parts(
            source=bool(explanation.source),
            policy=bool(explanation.policy_sentence),
            table=bool(rows),
            mini=bool(explanation.tables),
            formula=bool(explanation.formula),
            why=bool(self.why.text()),
            notes=bool(explanation.notes),
            tied=bool(explanation.tied),
            caption=not explanation.line_by_line,
        )

    def _show_minis(self, tables: tuple[Table, ...], names: dict[int, str]) -> None:
        """The crosstable of the group and of every part ranked anew, each with what follows from it."""
        for old in self.minis.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            self._minis.removeWidget(old)
            old.deleteLater()
        for table in tables:
            mini = ShortTable(self.tr("Crosstable of the tied"))
            mini.set_rows(mini_rows(table, names, self._number), mini_columns(table, names))
            self._minis.addWidget(mini)
            self._minis.addWidget(label(table.note, "dim", wrap=True))

    def _show_parts(
        self,
        *,
        source: bool = False,
        policy: bool = False,
        table: bool = False,
        mini: bool = False,
        formula: bool = False,
        why: bool = False,
        notes: bool = False,
        tied: bool = False,
        caption: bool = False,
    ) -> None:
        self.source_line.setVisible(source)
        self.policy.setVisible(policy)
        self.table.setVisible(table)
        for widget in (self.minis, self.mini_caption):
            widget.setVisible(mini)
        for widget in (self.formula, self.formula_caption):
            widget.setVisible(formula)
        self.why.setVisible(why)
        self.notes.setVisible(notes)
        self.tied.setVisible(tied)
        self.tied_caption.setVisible(caption)
        restyle(self.formula)

    def as_text(self) -> str:
        """The whole explanation as plain text."""
        lines = [self.name.text(), self.facts.text(), ""]
        section = self.session.tables.section
        names = {player.number: player.name for player in section.players}
        for explanation in self._explanations:
            mark = f" ({explanation.mark})" if explanation.mark else ""
            lines.append(f"{explanation.rung}  {explanation.name}{mark}: {explanation.value or '–'}")
            if explanation.policy_sentence:
                lines.append(f"  {explanation.policy_sentence}")
            for row, term in zip(term_rows(section, explanation), explanation.terms, strict=True):
                cells = "\t".join(cell.text for cell in row.cells[:5])
                state = "" if term.state is State.COUNTED else f"\t{state_words(term.state)[0]}"
                lines.append(f"  {cells}{state}" + (f"\t{term.why}" if term.why else ""))
            for table in explanation.tables:
                lines += ["  " + "\t".join(cell.text for cell in row.cells) for row in mini_rows(table, names, 0)]
                lines.append(f"  {table.note}")
            lines += [f"  {explanation.formula}", *(f"  {note}" for note in explanation.notes), ""]
        return "\n".join(lines)

    def focus_first(self) -> None:
        """The chip of the rung shown."""
        checked = self._group.checkedButton()
        (checked or self.close_button).setFocus()

    def _about(self) -> None:
        page = "standings"
        if 0 <= self._rung < len(self._explanations):
            page = f"criterion-{parse_rung(self._explanations[self._rung].rung).code.lower()}"
        self.session.messages.manual_wanted.emit(page)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.as_text())
        self.session.messages.said.emit(self.tr("The calculation was copied."))

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def sizeHint(self):
        hint = super().sizeHint()
        hint.setWidth(QFontMetrics(self.font()).averageCharWidth() * 64)
        return hint

    def keyPressEvent(self, event):
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
            return
        if is_help_key(event):
            self._about()
            return
        super().keyPressEvent(event)
