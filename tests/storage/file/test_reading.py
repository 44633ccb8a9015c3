"""Reading beside an open window."""

from __future__ import annotations

from pathlib import Path

from tdapp.domain.commands.ladder import SetTrialLadder
from tdapp.domain.section.event import Section
from tdapp.storage import EventFile, open_event_file, read_event_sections


def test_sections_are_read_beside_an_open_window(event_file: EventFile) -> None:
    event_file.execute(SetTrialLadder(1, "BH"))
    assert read_event_sections(event_file.path) == (event_file.snapshot(1),)
    event_file.execute(SetTrialLadder(1, "SB"))
    assert read_event_sections(event_file.path) == (event_file.snapshot(1),)


def test_reading_sections_leaves_nothing_behind(event_path: Path, section: Section) -> None:
    for _ in range(2):
        before = event_path.read_bytes()
        assert read_event_sections(event_path) == (section,)
        assert event_path.read_bytes() == before
        assert [path.name for path in event_path.parent.iterdir()] == [event_path.name]
        open_event_file(event_path).close()  # the second time in WAL mode
