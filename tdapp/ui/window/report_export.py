"""The tournament report of the section in view as a TRF file, for the rating office and for other programs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.files.writing import write_file
from tdapp.ui.session.backend import Backend
from tdapp.ui.session.question import Question
from tdapp.ui.session.session import Session

_UNDECIDED = (Outcome.OPEN, Outcome.ADJOURNED)


class ReportExport(QObject):
    """Asks for the form and the name, says what the file will not hold, writes it whole or not at all."""

    def __init__(self, session: Session, backend: Backend, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._backend = session, backend
        self._window = window

    def ask(self) -> None:
        """Choose form and file, acknowledge what is missing, write."""
        from tdapp.services.tables.export import export_trf  # here and below: the start does not wait for the writer

        store, section = self._session.view.store, self._session.view.section
        if store is None:
            return
        forms = self._forms(section)
        proposed = store.path.with_name(f"{_proposed(store.path.stem, section)}.trf")
        name, chosen = QFileDialog.getSaveFileName(
            self._window, self.tr("Export a tournament report"), str(proposed), ";;".join(forms), next(iter(forms))
        )
        if not name:
            return
        flavour, rating = forms.get(chosen, ("trf26", False))
        suffix = ".json" if flavour == "json" else ".trf"
        target = Path(name) if Path(name).suffix else Path(f"{name}{suffix}")
        if flavour == "json" and target.suffix == ".trf":  # the name that was proposed
            target = target.with_suffix(suffix)
        if target != Path(name) and target.exists():  # the dialog asked about another name
            self._session.messages.failed.emit(
                self.tr("{0} exists already. Nothing was changed; choose another name.").format(target.name)
            )
            return
        if flavour == "json":
            self._write(target, self._whole)
            return
        lines = self._left_out(section, flavour, rating)
        if lines and self._session.messages.ask(self._question(lines)) is None:
            return
        self._write(target, lambda: export_trf(section, flavour, rating=rating))

    def _whole(self) -> bytes:
        store = self._session.view.store
        assert store is not None
        return self._backend.event_json(store.path)

    def _write(self, target: Path, made: Callable[[], bytes]) -> None:
        try:
            write_file(target, made())
        except (RuleViolation, EnvironmentProblem) as problem:
            self._session.messages.failed.emit(str(problem))
        else:
            self._session.messages.said.emit(self.tr("The tournament report was written: {0}").format(target.name))

    def _forms(self, section: Section):
        """Every form by its line in the dialog: the flavour, and whether it is for the rating office."""
        forms = {
            self.tr("TRF26, everything that happened (*.trf)"): ("trf26", False),
            self.tr("TRF16, for older programs (*.trf)"): ("trf16", False),
        }
        if section.rating_corrections:
            forms |= {
                self.tr("TRF26 for the rating office, with late corrections (*.trf)"): ("trf26", True),
                self.tr("TRF16 for the rating office, with late corrections (*.trf)"): ("trf16", True),
            }
        return forms | {self.tr("The whole event as JSON (*.json)"): ("json", False)}

    def _left_out(self, section: Section, flavour: str, rating: bool) -> tuple[str, ...]:
        """What the arbiter should know before the file leaves the house."""
        from tdapp.services.tables.known_differences import format_differences
        from tdapp.trf.writer import losses

        undecided = sum(cell.outcome in _UNDECIDED for row in section.cells for cell in row) // 2
        lines = []
        if undecided:
            interim = self.tr("%n game(s) have no result yet: an interim report, not the final one.", "", undecided)
            lines.append(interim)
        if section.rating_corrections and not rating:
            lines.append(self.tr("Corrections for the rating report only are left out."))
        differences = (tr(one.sentence) for one in format_differences(section))
        lines += losses(section) if flavour == "trf16" else differences
        return tuple(lines)

    def _question(self, lines: tuple[str, ...]) -> Question:
        return Question(self.tr("What this file does not hold"), lines=lines, action=self.tr("Write the file"))


def _proposed(stem: str, section: Section) -> str:
    from tdapp.reports.file_names import safe_name

    after = f"R{section.rounds_decided}" if section.rounds_decided < section.rounds_total else ""
    return safe_name(" ".join(filter(None, (stem, section.name if section.name != stem else "", after))))
