"""The desk of all sections: there only where there are several, one gesture for all of them."""

from __future__ import annotations

import pytest

from tdapp.app.backend import FileBackend
from tdapp.domain.commands.event import RemoveSection
from tdapp.domain.section.round import RoundState
from tdapp.services.event.all_sections import Step
from tdapp.storage import open_event_file
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.window.main_window import MainWindow
from tests.services.event.test_all_sections import LEAGUE, OPEN
from tests.ui.every_place import shown
from tests.ui.registration_stage import event_file


@pytest.fixture
def hall(qtbot, qapp, theme, settings, announced, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    path = event_file(tmp_path / "event.tdb", OPEN, LEAGUE)
    window = MainWindow(FileBackend(), settings, theme, tasks=TaskRunner(threaded=False))
    window.resize(1280, 800)
    shown(qtbot, window)
    window.session.view.open(open_event_file(path))
    return window


def cells(page, row: int) -> list[str]:
    model = page.table.model()
    return [model.index(row, column).data() for column in range(model.columnCount())]


def test_two_sections_are_numbered_drawn_paired_and_published_together(hall):
    page = hall.stack.show_page("sections")
    assert cells(page, 0)[:1] == ["Open"]
    assert (page.steps[Step.COLOUR].isEnabled(), page.steps[Step.PUBLISH].isEnabled()) == (True, False)
    for step in (Step.COLOUR, Step.NUMBER, Step.PAIR):
        page.steps[step].click()
    store = hall.session.view.store
    assert [len(store.round(one, 1).boards) for one in (1, 2)] == [2, 4]
    assert "done in 2" in page.banner.text()
    page.steps[Step.PUBLISH].click()
    assert [store.round(one, 1).state for one in (1, 2)] == [RoundState.PUBLISHED] * 2
    assert cells(page, 0)[-2:] == ["2/2", "results"]
    hall.session.messages.ask = lambda question: "a reason"  # what is public is taken back with one
    hall.session.changes.undo()
    assert [store.round(one, 1).state for one in (1, 2)] == [RoundState.PUBLISHED, RoundState.DRAFT]


def test_what_asks_something_is_left_out_and_said(hall):
    page = hall.stack.show_page("sections")
    page.steps[Step.COLOUR].click()
    page.steps[Step.PAIR].click()
    assert "Open: The numbers" in page.banner.text() or "Decide in the section itself." in page.banner.text()
    assert hall.session.view.store.snapshot(1).rounds_paired == 0
    assert hall.session.view.store.snapshot(2).rounds_paired == 1


def test_enter_goes_to_the_section_and_one_document_of_each_is_queued(hall):
    page = hall.stack.show_page("sections")
    page.table.select_key(2)
    page._go()
    assert hall.session.view.section_id == 2
    assert hall.stack.key() == "rounds"
    page = hall.stack.show_page("sections")
    page.print_all("pairings")
    assert "No round of any section" in page.banner.text()
    page.print_all("start-list")
    documents = hall.stack.current()
    assert hall.stack.key() == "documents"
    assert documents.document == "queue"
    assert [(one.document, one.section) for one in documents.memory.contents("queue", ())] == [
        ("start-list", 1),
        ("rosters", 2),
    ]
    page.print_all("start-list")  # not twice
    assert len(documents.memory.contents("queue", ())) == 2


def test_one_section_has_no_such_page(hall):
    assert hall.workspace.sidebar.offers("sections")
    hall.session.changes.run(RemoveSection(2)) if not hall.session.view.store.snapshot(2).players else None
    one = hall.stack.rooms["sections"].shown_for

    class View:
        sections = hall.session.view.sections[:1]

    assert not one(View())
