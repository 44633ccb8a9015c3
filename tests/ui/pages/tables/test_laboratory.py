"""The window of the laboratory: it asks, runs, stops and saves; the numbers are tested with the room."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from tdapp.app.backend import FileBackend
from tdapp.app.studies import StudyDesk
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.tables.export import export_trf
from tdapp.ui.pages.tables.ladder.laboratory import LaboratoryWindow, LabRun
from tdapp.ui.session.laboratory import LabAnswer, LabQuestion, Watch
from tdapp.ui.session.tasks import TaskRunner
from tests.arena import random_swiss
from tests.effort import thorough

LADDERS = (("Official ladder", "BH/C1,SB"), ("Trial ladder", "DE,BH"))


class Asked(StudyDesk):
    """The real laboratory with events of ten players; keeps what was asked, and may be told to refuse."""

    def __init__(self) -> None:
        self.questions: list[LabQuestion] = []
        self.told: list[tuple[str, int, int]] = []
        self.refusal = ""
        self.stop_after: int | None = None
        self.window: LaboratoryWindow | None = None

    def run(self, question: LabQuestion, watch: Watch) -> LabAnswer:
        self.questions.append(question)
        if self.refusal:
            raise RuleViolation(self.refusal)

        def tell(words: str, done: int, wanted: int) -> bool:
            self.told.append((words, done, wanted))
            if done == self.stop_after and self.window is not None:
                self.window.do_stop()
            return watch(words, done, wanted)

        from dataclasses import replace

        return super().run(replace(question, size="10x3", jobs=1), tell)


@pytest.fixture
def laboratory() -> Asked:
    return Asked()


@pytest.fixture
def opened(qtbot, theme, announced, laboratory) -> LaboratoryWindow:
    window = LaboratoryWindow(laboratory, TaskRunner(threaded=False), LADDERS)
    qtbot.addWidget(window)
    laboratory.window = window
    window.show()
    return window


def choose(window: LaboratoryWindow, study: str, events: int) -> None:
    index = window.study.findData(study)
    window.study.setCurrentIndex(index)
    window.study.activated.emit(index)
    window.events.setCurrentIndex(window.events.findData(events))


def test_a_study_names_its_question_and_its_sizes(opened: LaboratoryWindow) -> None:
    assert opened.question.text() == "Which tie-break comes nearest to the order that the games themselves tell?"
    assert opened.size_field.currentText() == "100x9"
    choose(opened, "half-point-bye", 20)
    assert "half a point instead of a game" in opened.question.text()
    assert not opened.own.isVisibleTo(opened)
    choose(opened, "own", 20)
    assert opened.own.isVisibleTo(opened)


def test_a_run_shows_its_report_and_can_be_saved(
    opened: LaboratoryWindow, laboratory: Asked, announced, tmp_path: Path, monkeypatch
) -> None:
    assert not opened.save_pdf.isEnabled()
    choose(opened, "own", 20)
    opened.add_own.click()
    opened.add_own.click()
    assert opened.own.text() == "BH/C1,SB; DE,BH"
    opened.seed.setText("x")
    opened.start.click()
    (question,) = laboratory.questions
    assert question.ladders == ("BH/C1,SB", "DE,BH")
    assert (question.study, question.events, question.seed) == ("own", 20, "x")
    assert laboratory.told[-1][1:] == (20, 20)
    assert opened.pages.pages >= 1
    assert opened.stack.currentWidget() is opened.pages
    assert any("20 events counted." in text for text in announced)
    for saver, ending in ((opened.save_pdf, "pdf"), (opened.save_csv, "csv"), (opened.save_json, "json")):
        path = tmp_path / f"report.{ending}"
        proposed: list[str] = []

        def save(_parent, _title, name, *_rest, path=path, proposed=proposed):
            proposed.append(name)
            return str(path), ""

        monkeypatch.setattr(QFileDialog, "getSaveFileName", save)
        choose(opened, "half-point-bye", 20)
        saver.click()
        assert proposed == [f"own-100x9.{ending}"], "of what was run, whatever is chosen now"
        assert path.stat().st_size > 100
    found = json.loads((tmp_path / "report.json").read_text())
    assert [row["row"] for row in found["tables"][0]["rows"]] == ["LOT", "BH/C1,SB", "DE,BH"]


def test_a_run_that_is_stopped_shows_what_it_has(opened: LaboratoryWindow, laboratory: Asked) -> None:
    choose(opened, "own", 1000)
    laboratory.stop_after = 4
    opened.start.click()
    assert opened.progress.text() == "4 events counted."
    assert "With 4 events" in opened.verdict.text()
    assert not opened.verdict.isHidden()
    assert opened.save_csv.isEnabled()
    assert opened.start.isEnabled()
    assert not opened.stop.isEnabled()


@thorough
def test_a_refusal_is_a_sentence(opened: LaboratoryWindow, laboratory: Asked) -> None:
    choose(opened, "own", 20)
    opened.own.setText("XYZ")
    opened.start.click()
    assert "There is no tie-break “XYZ”" in opened.banner.text()
    assert opened.start.isEnabled()
    opened.own.setText("")
    opened.start.click()
    assert opened.banner.text() == ""


def test_events_are_kept_in_a_file_and_taken_up(opened: LaboratoryWindow, tmp_path: Path, monkeypatch) -> None:
    file = tmp_path / "kept.jsonl"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args, **_options: (str(file), ""))
    choose(opened, "own", 20)
    opened.keep.click()
    opened.start.click()
    assert len(file.read_text().splitlines()) == 21
    assert opened.kept.text() == f"Kept in {file}"
    kept = file.read_bytes()
    opened.start.click()
    assert file.read_bytes() == kept, "nothing is missing"


def test_the_window_opens_from_the_page_and_nothing_is_loaded_before(window, monkeypatch) -> None:
    for name in [name for name in sys.modules if name.startswith("tdapp.lab")]:
        monkeypatch.delitem(sys.modules, name)
    desk = StudyDesk()
    type(window.files._backend).laboratory = property(lambda _self: desk)
    try:
        window.show_page("tiebreaks")
        assert not any(name.startswith("tdapp.lab") for name in sys.modules)
        window.stack.page("tiebreaks").laboratory.click()
        actions = window.stack.actions_of["tiebreaks"]
        assert actions._laboratory.isVisible()
        first = actions._laboratory
        asked: list[str] = []
        window.session.messages.manual_wanted.connect(asked.append)
        first.help.click()
        assert asked == ["laboratory"]
        actions.show_laboratory()
        assert actions._laboratory is first
        window.close()
        assert not first.isVisible()
    finally:
        del type(window.files._backend).laboratory


def test_a_run_ends_with_the_window(qtbot, theme, announced) -> None:
    laboratory = Asked()
    tasks = TaskRunner()
    window = LaboratoryWindow(laboratory, tasks)
    qtbot.addWidget(window)
    window.show()
    choose(window, "own", 500)
    window.start.click()
    qtbot.waitUntil(lambda: len(laboratory.told) > 2, timeout=20_000)
    window.close()
    tasks.shut_down()
    assert laboratory.told[-1][1] < 500


def test_the_program_has_a_laboratory() -> None:
    assert isinstance(FileBackend().laboratory, StudyDesk)
    assert FileBackend().laboratory.most_jobs >= 1


def test_a_stopped_run_does_not_go_on_when_the_next_one_starts(theme) -> None:
    """Its last events may still be under way then."""
    watches: list[Watch] = []

    class Slow(Asked):
        def run(self, question: LabQuestion, watch: Watch) -> LabAnswer:
            watches.append(watch)
            return super().run(question, lambda *_told: False)

    run = LabRun(Slow(), TaskRunner(threaded=False))
    question = LabQuestion("own", "10x3", 5, "1", 1)
    told: list[int] = []
    run.progressed.connect(lambda _words, done, _wanted: told.append(done))
    run.start(question)
    run.start(question)
    run._going = True
    assert not watches[0]("", 1, 5)
    assert watches[1]("", 2, 5)
    assert told == [2]


def test_reports_of_a_folder_are_looked_at(
    opened: LaboratoryWindow, laboratory: Asked, tmp_path: Path, monkeypatch
) -> None:
    for seed in range(3):
        (tmp_path / f"{seed}.trf").write_bytes(export_trf(random_swiss(seed, 12, 4)))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_args: str(tmp_path))
    choose(opened, "own", 20)
    opened.reports.click()
    assert str(tmp_path) in opened.looked_at.text()
    opened.start.click()
    assert laboratory.questions[0].folder == tmp_path
    assert opened.progress.text() == "3 events counted."
    choose(opened, "half-point-bye", 20)
    assert opened.asked().folder is None, "which makes its own events"
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_args: "")
    choose(opened, "own", 20)
    opened.reports.click()
    assert opened.asked().folder is None
    assert opened.looked_at.text() == ""
