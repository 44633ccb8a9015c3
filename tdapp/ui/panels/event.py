"""The event at a glance: what it is, how far it is, and how ties are broken."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFormLayout, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from tdapp.domain.event import Kind
from tdapp.domain.scoring import points_text
from tdapp.ui.controller import Controller
from tdapp.ui.models.rounds import results_in
from tdapp.ui.panels.base import Panel
from tdapp.ui.widgets.basics import PageHeader, button, card, label, selectable


class EventPanel(Panel):
    """Facts, state and regulations of the section in view."""

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self.header = PageHeader("")
        self._facts = QFormLayout()
        self._state = QFormLayout()
        self.ladder = selectable()
        self.ladder_title = label("", "heading")
        self.open_ladder = button(
            self.tr("Open the ladder"), "scale", on_click=lambda: self.page_wanted.emit("tiebreaks")
        )
        self.open_standings = button(
            self.tr("Show the standings"),
            "list-ordered",
            "primary",
            on_click=lambda: self.page_wanted.emit("standings"),
        )
        self.comments = selectable()
        self.comments_card = card(label(self.tr("Remarks in the file"), "heading"), self.comments)
        facts, state = card(label(self.tr("Event"), "heading")), card(label(self.tr("State"), "heading"))
        for frame, form in ((facts, self._facts), (state, self._state)):
            form.setHorizontalSpacing(18)
            form.setVerticalSpacing(6)
            form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
            holder = QWidget()
            holder.setLayout(form)
            form.setContentsMargins(0, 0, 0, 0)
            frame.box.addWidget(holder)
            frame.box.addStretch()
        buttons = QHBoxLayout()
        buttons.addWidget(self.open_standings)
        buttons.addWidget(self.open_ladder)
        buttons.addStretch()
        rules = card(self.ladder_title, self.ladder)
        rules.box.addLayout(buttons)
        inside = QWidget()
        inside.setObjectName("scrollBody")
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(12)
        grid.addWidget(facts, 0, 0)
        grid.addWidget(state, 0, 1)
        grid.addWidget(rules, 1, 0, 1, 2)
        grid.addWidget(self.comments_card, 2, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(3, 1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inside)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setAccessibleName(self.tr("Event"))
        self._inside = QVBoxLayout()
        self.body.addWidget(self.header)
        self.body.addWidget(scroll, 1)

    def reload(self) -> None:
        """Show the section in view."""
        section = self.controller.section
        event = section.event
        self.header.title.setText(event.name or self.tr("Event without a name"))
        self.header.subtitle.setText(section.name)
        self.header.subtitle.setVisible(bool(section.name))
        dates = " – ".join(day.isoformat() for day in (event.start, event.end) if day is not None)
        _fill(
            self._facts,
            (
                (self.tr("Place"), ", ".join(filter(None, (event.city, event.federation)))),
                (self.tr("Dates"), dates),
                (self.tr("Chief arbiter"), event.chief_arbiter),
                (self.tr("Deputies"), ", ".join(event.deputies)),
                (self.tr("Time control"), event.time_control),
                (self.tr("File"), str(self.controller.store.path) if self.controller.store else ""),
            ),
        )
        system = self.tr("Round robin") if section.kind is Kind.ROUND_ROBIN else self.tr("Swiss system")
        have, boards, _unverified = results_in(self.controller.round(max(1, section.rounds_paired)))
        points = section.points
        _fill(
            self._state,
            (
                (self.tr("System"), system),
                (self.tr("Players"), str(len(section.players))),
                (
                    self.tr("Rounds"),
                    self.tr("{0} of {1} complete").format(section.rounds_decided, section.rounds_total),
                ),
                (self.tr("Last round"), self.tr("{0} of {1} results").format(have, boards) if boards else ""),
                (
                    self.tr("Points"),
                    self.tr("win {0}, draw {1}, loss {2}").format(
                        *(points_text(p, half_sign=True) for p in (points.win, points.draw, points.loss))
                    ),
                ),
                (self.tr("Tie-break rules"), self.tr("FIDE edition {0}").format(section.edition.value)),
            ),
        )
        self.ladder_title.setText(self.tr("How ties are broken"))
        self.ladder.setText(self.controller.calculations.in_words(section, self.controller.official))
        self.comments.setText("\n".join(section.comments))
        self.comments_card.setVisible(bool(section.comments))

    def focus_first(self) -> None:
        """The button most wanted here."""
        self.open_standings.setFocus()


def _fill(form: QFormLayout, facts) -> None:
    while form.rowCount():
        form.removeRow(0)
    for name, value in facts:
        if value:
            form.addRow(label(name, "dim"), selectable(value))
