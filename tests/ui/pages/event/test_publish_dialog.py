"""Publish: the choices are kept, the folder is written by another process, what is not ours is asked for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tdapp.domain.commands.sheets import SetHeaderLines
from tdapp.domain.section.event import Section
from tdapp.domain.section.publishing import Publishing
from tdapp.ui.pages.event.publish import PublishDialog
from tdapp.ui.session.publishing import PublishDesk
from tdapp.ui.session.session import Session
from tests.effort import thorough
from tests.storage.sheet_examples import LOGO, png

PATIENCE = 30_000


@pytest.fixture(scope="session")
def swiss(swiss: Section) -> Section:
    """After its last round: nobody has to draw who can still win each time that the site is written."""
    return replace(swiss, rounds_total=swiss.rounds_held)


@pytest.fixture
def publish_desk(opened_session, tools) -> Iterator[PublishDesk]:
    desk = PublishDesk(opened_session, tools)
    yield desk
    desk.stop()


def dialog_for(session: Session, desk: PublishDesk, qtbot) -> PublishDialog:
    dialog = PublishDialog(session, desk)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_a_site_is_written_and_the_choices_are_kept(opened_session, publish_desk, tmp_path, qtbot):
    dialog = dialog_for(opened_session, publish_desk, qtbot)
    dialog.go.click()
    assert "Choose a folder" in dialog.banner.text()
    dialog.folder.setText(str(tmp_path / "site"))
    dialog.address.setText("example.org")
    dialog.go.click()
    assert "http" in dialog.banner.text()
    dialog.address.setText("https://example.org/open")
    dialog.languages["de"].setChecked(True)
    dialog.ids.setChecked(True)
    dialog.colour.line.setText("green")
    dialog.go.click()
    assert "no colour" in dialog.banner.text()
    dialog.colour.line.setText("#2E7D32")
    (tmp_path / "page.svg").write_text("<svg/>")
    dialog.cover.take(tmp_path / "page.svg")
    assert "Only PNG and JPEG" in dialog.banner.text()
    (tmp_path / "hall.png").write_bytes(png(60, 40))
    dialog.cover.take(tmp_path / "hall.png")
    with qtbot.waitSignal(publish_desk.published, timeout=PATIENCE) as said:
        dialog.go.click()
    assert "0 left alone" in said.args[0]
    assert (tmp_path / "site/de/standings.html").exists()
    assert (tmp_path / "site/cover.png").exists()
    section = opened_session.view.section
    assert section.publishing == Publishing("https://example.org/open", ids=True, colour="#2e7d32")
    assert section.page_head.cover == LOGO
    assert not dialog.look.isHidden()
    assert not dialog.force.isVisible()
    qtbot.waitUntil(lambda: not publish_desk.busy, timeout=PATIENCE)
    again = dialog_for(opened_session, publish_desk, qtbot)
    assert again.folder.text() == str(tmp_path / "site")
    assert again.choices().languages == ("en", "de")
    opened_session.changes.undo()  # colour and picture are steps of the event
    assert opened_session.view.section.page_head.cover is None
    opened_session.changes.undo()
    assert opened_session.view.section.publishing.colour == ""


@thorough
def test_what_is_not_ours_is_asked_for_and_kept_up_to_date_from_then_on(opened_session, publish_desk, tmp_path, qtbot):
    folder = tmp_path / "letters"
    folder.mkdir()
    (folder / "letter.txt").write_text("mine")
    dialog = dialog_for(opened_session, publish_desk, qtbot)
    dialog.folder.setText(str(folder))
    dialog.always.setChecked(True)
    with qtbot.waitSignal(publish_desk.refused, timeout=PATIENCE):
        dialog.go.click()
    assert "not empty" in dialog.banner.text()
    assert "--force" not in dialog.banner.text()
    assert [one.name for one in folder.iterdir()] == ["letter.txt"]
    with qtbot.waitSignal(publish_desk.published, timeout=PATIENCE):
        dialog.force.click()
    assert (folder / "letter.txt").exists()
    assert publish_desk.busy
    with qtbot.waitSignal(publish_desk.published, timeout=PATIENCE):
        opened_session.changes.attempt(SetHeaderLines(("A new line above",)))
    assert "A new line above" in (folder / "index.html").read_text("utf-8")
    dialog.stop.click()
    assert not publish_desk.busy


def test_a_program_that_does_not_start_is_said(opened_session, tools, backend, tmp_path, qtbot, monkeypatch):
    monkeypatch.setattr(type(backend), "program", (str(tmp_path / "nothing"),))
    desk = PublishDesk(opened_session, tools)
    dialog = dialog_for(opened_session, desk, qtbot)
    dialog.folder.setText(str(tmp_path / "site"))
    with qtbot.waitSignal(desk.refused, timeout=PATIENCE):
        dialog.go.click()
    assert dialog.banner.text()
    assert not desk.busy
