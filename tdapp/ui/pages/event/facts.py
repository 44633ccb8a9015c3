"""The event: name, place, dates, rate of play, officials."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from tdapp.domain.commands.event import EditEvent
from tdapp.domain.section.event import CHIEF, DEPUTY, ROLES, Event, Official
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.ui.pages.event.rate_of_play import RateFields
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.basics import Banner, QuietCombo, button, card, choose, label, tool
from tdapp.ui.widgets.boxes import beside, captioned, dialog_box
from tdapp.ui.widgets.day import DayField
from tdapp.ui.widgets.fitting import FittingDialog
from tdapp.ui.widgets.form import Form
from tdapp.ui.widgets.wide import as_wide


def role_names() -> dict[str, str]:
    """The roles of officials in words."""
    translate = QCoreApplication.translate
    return {
        "chief": translate("Officials", "Chief arbiter"),
        "deputy": translate("Officials", "Deputy chief arbiter"),
        "sector": translate("Officials", "Sector arbiter"),
        "pairings": translate("Officials", "Pairings officer"),
        "fair-play": translate("Officials", "Fair-play officer"),
        "arbiter": translate("Officials", "Arbiter"),
        "organiser": translate("Officials", "Organiser"),
    }


def officials_of(event: Event) -> tuple[Official, ...]:
    """The officials; of an import that only names them, the printed chief arbiter and deputies."""
    if event.officials:
        return event.officials
    chief = [Official(CHIEF, event.chief_arbiter)] if event.chief_arbiter else []
    return (*chief, *(Official(DEPUTY, name) for name in event.deputies))


class OfficialsTable(QWidget):
    """One line per official: role, name, title, FIDE id, and a button that takes the line away."""

    def __init__(self, officials: tuple[Official, ...]) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(5)
        self._grid.setColumnStretch(1, 1)
        self._lines: list[tuple[QuietCombo, QLineEdit, QLineEdit, QLineEdit, QWidget]] = []
        for column, text in enumerate((self.tr("Role"), self.tr("Name"), self.tr("Title"), self.tr("FIDE ID"))):
            self._grid.addWidget(label(text, "small"), 0, column)
        for official in officials:
            self.add(official)
        if not officials:
            self.add(Official(CHIEF, ""))

    def add(self, official: Official) -> None:
        """One more line."""
        role = QuietCombo(self.tr("Role"))
        role.setSizeAdjustPolicy(QuietCombo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        role.setMinimumContentsLength(16)
        for key, text in role_names().items():
            role.addItem(text, key)
        choose(role, official.role)
        name, title, number = QLineEdit(official.name), QLineEdit(official.title), QLineEdit(official.fide_id)
        name.setPlaceholderText(self.tr("Family, Given"))
        title.setPlaceholderText("IA")
        as_wide(name, "Nepomnjaschtschi, Jan", grows=True)
        as_wide(title, "NAA")
        as_wide(number, "1234567890")
        for field, text in ((name, self.tr("Name")), (title, self.tr("Title")), (number, self.tr("FIDE ID"))):
            field.setAccessibleName(text)
        gone = tool("x", self.tr("Take this official away"))
        line = (role, name, title, number, gone)
        gone.clicked.connect(lambda _on=False: self._remove(line))
        place = self._grid.rowCount()
        for column, widget in enumerate(line):
            self._grid.addWidget(widget, place, column)
        self._lines.append(line)

    def add_next(self) -> None:
        """An empty line for one more deputy."""
        taken = any(line[0].currentData() == CHIEF for line in self._lines)
        self.add(Official(DEPUTY if taken else CHIEF, ""))
        self._lines[-1][1].setFocus()

    def _remove(self, line: tuple[QuietCombo, QLineEdit, QLineEdit, QLineEdit, QWidget]) -> None:
        self._lines.remove(line)
        for widget in line:
            self._grid.removeWidget(widget)
            widget.hide()
            widget.deleteLater()

    def show_lack(self) -> None:
        """The cursor in the first field of an arbiter that is empty: his name, his FIDE ID."""
        for role, name, _title, number, _gone in self._lines:
            if role.currentData() in (CHIEF, DEPUTY) and not (name.text().strip() and number.text().strip()):
                (number if name.text().strip() else name).setFocus()
                return
        self.add_next()

    def officials(self) -> tuple[Official, ...]:
        """Those with a name, in the order of their roles."""
        found = [
            Official(role.currentData(), name.text(), number.text().strip(), title.text())
            for role, name, title, number, _gone in self._lines
            if name.text().strip()
        ]
        return tuple(sorted(found, key=lambda one: ROLES.index(one.role)))


class EventFactsDialog(FittingDialog):
    """Edits the event; everything in one step."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        event = session.view.section.event
        self._before = event
        self.setWindowTitle(self.tr("Event"))
        self.resize(680, 560)
        layout = dialog_box(self, self.tr("Event and officials"))
        form = self._form = Form(event)
        self.fields: dict[str, QLineEdit] = {
            "name": form.line("name", self.tr("&Name")),
            "city": form.line("city", self.tr("&Place")),
            "federation": form.line("federation", self.tr("&Federation"), "NOR"),
        }
        self.start, self.end = DayField("", event.start), DayField("", event.end)
        for key, text, day in (("start", self.tr("F&irst day"), self.start), ("end", self.tr("&Last day"), self.end)):
            captioned(form, text, day)
            self.fields[key] = day
        self.fields["federation"].setMaxLength(3)
        self.time = RateFields()
        self.time.set_values(event.time_control, event.time_control_code)
        caption = label(self.tr("&Time control"))
        caption.setBuddy(self.time.words)
        form.addRow(caption, self.time)
        layout.addLayout(form)
        self.officials = OfficialsTable(officials_of(event))
        more = button(self.tr("Add an official"), "plus", "link", on_click=self.officials.add_next)
        layout.addWidget(card(label(self.tr("Officials"), "heading"), self.officials, more, spacing=6))
        layout.addStretch()
        self.warning = Banner("warn")
        layout.addWidget(self.warning)
        self.confirm = button(self.tr("Save"), "check", "primary", on_click=self.save)
        self.cancel = button(self.tr("Cancel"), on_click=self.reject)
        layout.addLayout(beside(None, self.confirm, self.cancel))
        self.confirm.setDefault(True)
        self.fields["name"].setFocus()

    def show_field(self, name: str, _number: int | None = None) -> None:
        """The cursor where something is missing."""
        if name == "officials":
            self.officials.show_lack()
        else:
            self.fields[name].setFocus()

    def event_facts(self) -> Event:
        """What was entered; RuleViolation for what is no date."""
        event: Event = self._form.value()
        words, code = self.time.values()
        event = replace(
            event,
            federation=event.federation.upper(),
            start=self.start.day(),
            end=self.end.day(),
            time_control=words,
            time_control_code=code,
        )
        officials = self.officials.officials()
        if officials != officials_of(self._before):
            event = event.with_officials(officials)
        return event

    def save(self) -> None:
        """Write it; what is wrong is said here."""
        try:
            event = self.event_facts()
            if event != self._before:
                self.session.changes.attempt(EditEvent(event))
        except (RuleViolation, EnvironmentProblem) as problem:
            self.warning.set_text(str(problem))
            return
        self.accept()
