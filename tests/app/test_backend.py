"""The composition root: ladders of other files, and what is no file at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tdapp.app.backend import FileBackend
from tdapp.domain.section.event import Event
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.words.errors import EnvironmentProblem, InputRefused
from tdapp.services.tables.export import export_trf
from tdapp.storage.event.creation import create_event_file
from tdapp.ui.pages.event.picture_files import picture_of_file
from tdapp.ui.window.files import is_event
from tests.arena import arena

SECTION = arena("1 A | 2w1\n2 B | 1b0", event=Event("Łódź Open"), ladder=parse_ladder("SB@fide-2009,BH/C1"))


def test_ladders_of_an_event_file_and_of_a_trf(tmp_path: Path) -> None:
    event, report = tmp_path / "event.tdb", tmp_path / "event.trf"
    create_event_file(event, [SECTION])
    report.write_bytes(export_trf(SECTION))
    for path in (event, report):
        found = FileBackend().read_ladders(path)
        assert [str(entry.ladder) for entry in found] == ["SB@fide-2009,BH/C1"]
        assert found[0].name == "Łódź Open"


def test_a_report_without_tie_breaks(tmp_path: Path) -> None:
    report = tmp_path / "event.trf"
    text = export_trf(SECTION).decode()
    report.write_text("\n".join(line for line in text.splitlines() if line[:3] not in ("202", "212", "###")) + "\n")
    assert FileBackend().read_ladders(report) == ()


@pytest.mark.skipif(os.name == "nt", reason="pipes and devices of POSIX")
@pytest.mark.parametrize("name", ["pipe.tdb", "/dev/zero", "."])
def test_a_pipe_or_a_device_stops_no_window(tmp_path: Path, name: str) -> None:
    """Chosen in a dialog or dropped: a pipe would be waited for without end, a device read without end."""
    path = tmp_path / name
    if name == "pipe.tdb":
        os.mkfifo(path)
    backend = FileBackend()
    registration = backend.registration
    is_event(path)
    for read in (
        backend.open_event,
        backend.check_file,
        backend.read_trf,
        lambda one: backend.read_several([one]),
        backend.read_ladders,
        registration.player_file,
        registration.fide_list,
        registration.list_table,
        picture_of_file,
    ):
        with pytest.raises((EnvironmentProblem, InputRefused), match=r"no file|folder"):
            read(path)
