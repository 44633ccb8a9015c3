"""The next season of a league: its name, and who plays in each division."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from tdapp.domain.commands.event import AddSectionsFrom
from tdapp.domain.section.event import Section
from tdapp.domain.teams.names import team_at
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.event.season import next_season
from tdapp.ui.widgets.basics import button, label
from tdapp.ui.widgets.boxes import beside, captioned, dialog_box, form_box
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.wide import hinted


class SeasonDialog(FittingDialog):
    """The name of the season, and below it the sections that it makes; ``asked()`` gives the step."""

    def __init__(self, divisions: Sequence[tuple[int, Section]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._divisions = divisions
        title = self.tr("Next season")
        self.setWindowTitle(title)
        self.resize(620, 420)
        words = self.tr("New sections with the teams that go up and down. The sections of this season stay.")
        box = dialog_box(self, title, words, wrap=True)
        form = form_box(spacing=8)
        self.season = QLineEdit()
        hinted(self.season, self.tr("for example 2027"))
        captioned(form, self.tr("&Season"), self.season)
        box.addLayout(form)
        self.preview = label("", wrap=True)
        self.preview.setAlignment(Qt.AlignmentFlag.AlignTop)
        box.addWidget(self.preview, 1)
        self.confirm = button(self.tr("Add the sections"), "check", "primary", on_click=self.accept)
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        box.addLayout(beside(None, self.confirm, self.cancel))
        self.confirm.setDefault(True)
        self.season.textChanged.connect(self._show)
        self._show()
        self.season.setFocus()

    def asked(self) -> AddSectionsFrom | None:
        """Show it; the step, None where it was given up."""
        return next_season(self._divisions, self.season.text()) if self.show_through() else None

    def _show(self, _text: str = "") -> None:
        try:
            command = next_season(self._divisions, self.season.text())
        except RuleViolation as problem:
            self.preview.setText(str(problem))
            self.confirm.setEnabled(False)
            return
        sections = dict(self._divisions)
        lines = []
        for one in command.sections:
            names = ", ".join(team_at(sections[section_id], number).name for section_id, number in one.teams)
            lines.append(f"{one.facts.name}: {names}")
        self.preview.setText("\n\n".join(lines))
        self.confirm.setEnabled(True)
