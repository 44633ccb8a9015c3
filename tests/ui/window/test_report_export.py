"""The tournament report from the window: what is written, and what is said before it is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QFileDialog

from tdapp.app.backend import FileBackend
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.words.errors import InputRefused
from tdapp.trf.reader import read_trf
from tdapp.trf.writer import write_trf
from tdapp.ui.session.session import Session
from tdapp.ui.window.files import FileActions
from tdapp.ui.window.report_export import ReportExport
from tests.arena import arena
from tests.interchange.programs.samples import START_LIST
from tests.interchange.test_joined_pages import ROUNDS
from tests.ui.round_stage import one_result


@pytest.fixture
def opened(qapp, theme, tmp_path: Path) -> Iterator[Session]:
    """Four players, round 1 with one of two results."""
    yield from one_result(tmp_path, name="Open A")


@pytest.fixture
def export(qtbot, opened) -> ReportExport:
    from PySide6.QtWidgets import QWidget

    window = QWidget()
    qtbot.addWidget(window)
    return ReportExport(opened, FileBackend(), window)


def choose(monkeypatch: pytest.MonkeyPatch, name: Path | str, form: int) -> list[str]:
    """Answer the file dialog with a name and the form-th filter; the name that was proposed."""
    proposed: list[str] = []

    def answer(_parent, _title, start, forms, _first):
        proposed.append(start)
        return str(name), forms.split(";;")[form]

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    return proposed


def test_the_report_is_written_after_an_open_game_was_told(export, opened, monkeypatch, tmp_path: Path):
    asked = []
    opened.messages.ask = lambda question: asked.append(question) or ""
    proposed = choose(monkeypatch, tmp_path / "out", 0)
    export.ask()
    assert Path(proposed[0]).name == "event Open A R0.trf"
    assert asked[0].lines == ("1 game has no result yet: an interim report, not the final one.",)
    section = read_trf((tmp_path / "out.trf").read_bytes()).section
    assert [player.name for player in section.players] == [f"Player {n}" for n in range(1, 5)]


def test_trf16_says_what_it_cannot_hold_and_cancel_writes_nothing(export, opened, monkeypatch, tmp_path: Path):
    asked = []
    opened.messages.ask = lambda question: asked.append(question)
    choose(monkeypatch, tmp_path / "out.trf", 1)
    export.ask()
    assert "The number of rounds is not in TRF16." in asked[0].lines
    assert list(tmp_path.glob("*.trf")) == []


def test_the_whole_event_goes_out_as_json_and_comes_in_again(export, opened, monkeypatch, tmp_path: Path):
    choose(monkeypatch, tmp_path / "event Open A R0.trf", -1)
    export.ask()
    written = tmp_path / "event Open A R0.json"
    backend = FileBackend()
    review = backend.read_trf(written)
    assert dict(review.facts)["Open A"] == "4 players, 0 of 3 rounds complete"
    with closing(backend.import_trf(review, tmp_path / "again.tdb")) as store:
        assert store.snapshot(1) == opened.view.section
        assert store.rounds(1) == opened.view.store.rounds(1)


def test_a_copied_crosstable_is_reviewed_as_a_file_is(tmp_path: Path):
    backend = FileBackend()
    review = backend.read_trf(tmp_path / "Crosstable.txt", pasted="1\tAnna\t2w1\t2b1\n2\tBela\t1b0\t1w0")
    assert dict(review.facts)["Rounds"] == "2 of 2 rounds complete"
    with closing(backend.import_trf(review, tmp_path / "table.tdb")) as store:
        assert store.snapshot(1).cells == arena("1 A | 2w1 2b1\n2 B | 1b0 1w0").cells


def test_several_reports_are_reviewed_as_one_event(tmp_path: Path):
    for name in ("A", "B"):
        section = arena(f"1 {name}nna | 2w1\n2 Bela | 1b0", name=name)
        (tmp_path / f"{name}.trf").write_bytes(write_trf(section, program="test"))
    backend = FileBackend()
    review = backend.read_several([tmp_path / "A.trf", tmp_path / "B.trf"])
    assert review.facts == (("A", "2 players, 1 of 1 rounds complete"), ("B", "2 players, 1 of 1 rounds complete"))
    assert any(note.text.startswith("B.trf: ") for note in review.assumptions)
    with closing(backend.import_trf(review, tmp_path / "both.tdb")) as store:
        assert [ref.name for ref in store.sections()] == ["A", "B"]


def test_pages_of_all_rounds_are_reviewed_as_one_section(tmp_path: Path):
    paths = [tmp_path / f"{name}.html" for name in ("list", "one", "two", "three")]
    for path, page in zip(paths, (START_LIST, *ROUNDS), strict=True):
        path.write_text(page, "utf-8")
    backend = FileBackend()
    review = backend.read_several(paths)
    assert dict(review.facts)["Rounds"] == "2 of 3 rounds complete"
    with closing(backend.import_trf(review, tmp_path / "made.tdb")) as store:
        assert store.snapshot(1).cells == arena("1 A | 3w1 2b= Z\n2 B | U 1w= 3b?\n3 C | 1b0 H 2w?").cells
    with pytest.raises(InputRefused, match="Pages are missing: round 2"):
        backend.read_several([paths[1], paths[3]])


def test_the_menu_takes_several_files_at_once(monkeypatch):
    taken: list[object] = []
    both = ["/a/one.html", "/a/two.html"]
    files = SimpleNamespace(
        _window=None, tr=str, _folder=lambda: "", import_trf=taken.append, import_several=taken.append
    )
    for chosen in (both, both[:1], []):
        monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_args, chosen=chosen: (chosen, ""))
        FileActions.ask_import(files)
    assert taken == [[Path(name) for name in both], Path(both[0])]


def test_what_another_program_reads_otherwise_is_said(export):
    """As the command line does: the letter of absences in record 162."""
    points = PointSystem(Fraction(3), Fraction(2), Fraction(1), zero_bye=Fraction(1), forfeit_loss=Fraction(1))
    section = arena("1 A |\n2 B |", rounds_total=3, points=points)
    (line,) = export._left_out(section, "trf26", False)
    assert "record 162" in line
    assert not any("record 162" in line for line in export._left_out(section, "trf16", False))


def test_another_file_is_never_written_over_unasked(export, opened, monkeypatch, tmp_path: Path):
    (tmp_path / "out.trf").write_text("mine")
    told = []
    opened.messages.failed.connect(told.append)
    choose(monkeypatch, tmp_path / "out", 0)
    export.ask()
    assert (tmp_path / "out.trf").read_text() == "mine"
    assert told == ["out.trf exists already. Nothing was changed; choose another name."]
