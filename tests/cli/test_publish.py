"""The website at the command line."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tdapp.cli.verbs import publish
from tdapp.domain.commands.rounds import EnterResult
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.page_head import picture_of
from tdapp.storage import open_event_file
from tests.arena import arena
from tests.cli.conftest import Ran
from tests.effort import thorough
from tests.event_files import do, round_commands, written
from tests.storage.sheet_examples import png

Tdapp = Callable[..., Ran]
W = GameResult.WHITE_WINS


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """Two sections; in the first one round is paired and half played."""
    path = tmp_path / "Open.tdb"
    people = "1 Kővári, Łukasz 2000 |\n2 B 1900 |\n3 C 1800 |\n4 D 1700 |"
    written(
        path,
        *(arena(people, rounds_total=3, initial_colour="W", name=name) for name in ("A", "B")),
        steps=round_commands(1, ((1, 3), (4, 2)), results=(W,)),
    )
    return path


def test_a_site_is_written_once(tdapp: Tdapp, event: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    ran = tdapp("publish", event, folder, "--also", "de")
    count = len([one for one in folder.rglob("*.*") if one.is_file()]) - 1  # the list counts itself out
    assert (ran.status, ran.out) == (0, f"{count} files written, 0 left alone, 0 removed: {folder}\n")
    assert "4 players have no year of birth" in ran.err
    again = tdapp("publish", event, folder, "--also", "de")
    assert again.out == f"0 files written, {count} left alone, 0 removed: {folder}\n"
    assert "1 of 2 results" in (folder / "s1/index.html").read_text("utf-8")
    assert 'lang="de"' in (folder / "de/s1/index.html").read_text("utf-8")


def test_a_report_can_be_published(tdapp: Tdapp, trf: Path, tmp_path: Path) -> None:
    assert tdapp("publish", trf, tmp_path / "site").status == 0
    assert (tmp_path / "site/standings-3.html").exists()
    assert tdapp("publish", trf, tmp_path / "site", "--watch").status == 2


def test_a_folder_that_is_not_ours_needs_force(tdapp: Tdapp, event: Path, tmp_path: Path) -> None:
    folder = tmp_path / "letters"
    folder.mkdir()
    (folder / "letter.txt").write_text("mine")
    ran = tdapp("publish", event, folder)
    assert ran.status == 4
    assert "--force" in ran.err
    assert len(list(folder.iterdir())) == 1
    assert tdapp("publish", event, folder, "--force").status == 0
    assert (folder / "letter.txt").read_text() == "mine"


def test_choices_can_be_remembered(tdapp: Tdapp, event: Path, tmp_path: Path) -> None:
    address = "https://example.org/open"
    refused = tdapp("publish", event, tmp_path / "site", "--address", address)
    assert refused.status == 2
    assert tdapp("publish", event, tmp_path / "site", "--remember", "--address", address, "--ids").status == 0
    with closing(open_event_file(event)) as store:
        held = store.snapshot(1).publishing
        assert (held.address, held.ids, held.initials_under) == (address, True, 14)
    assert tdapp("publish", event, tmp_path / "site", "--initials-under", "99").status == 2


def test_an_event_has_a_colour_and_a_picture(tdapp: Tdapp, event: Path, tmp_path: Path) -> None:
    folder, picture = tmp_path / "site", tmp_path / "hall.png"
    picture.write_bytes(png(120, 60))
    once = ("publish", event, folder, "--colour", "#F4D03F", "--picture", picture)
    assert tdapp(*once).status == 0
    assert "--accent: #f4d03f; --on-accent: #000000" in (folder / "style.css").read_text("utf-8")
    assert (folder / "cover.png").read_bytes() == picture.read_bytes()
    assert 'src="cover.png"' in (folder / "index.html").read_text("utf-8")
    assert tdapp("publish", event, folder).status == 0
    assert not (folder / "cover.png").exists()  # it was for that time only
    assert tdapp(*once, "--remember").status == 0
    with closing(open_event_file(event)) as store:
        held = store.snapshot(1)
        assert (held.publishing.colour, held.page_head.cover) == ("#f4d03f", picture_of(png(120, 60)))
    assert tdapp("publish", event, folder, "--remember", "--colour", "none", "--picture", "none").status == 0
    with closing(open_event_file(event)) as store:
        assert (store.snapshot(1).publishing.colour, store.snapshot(1).page_head.cover) == ("", None)
        store.undo()
        assert store.snapshot(1).page_head.cover is not None
    assert not (folder / "cover.png").exists()
    for wrong in (("--colour", "yellow"), ("--picture", event), ("--picture", tmp_path / "missing.png")):
        assert tdapp("publish", event, folder, *wrong).status == 2


@thorough
def test_watching_writes_what_changes(
    tdapp: Tdapp, event: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "site"
    turns: list[str] = []

    def turn(_seconds: float) -> None:
        turns.append((folder / "s1/index.html").read_text("utf-8"))
        if len(turns) == 1:
            with closing(open_event_file(event)) as store:
                do(store, EnterResult(1, 1, 2, W))
        elif len(turns) > 2:
            raise KeyboardInterrupt

    monkeypatch.setattr(time, "sleep", turn)
    ran = tdapp("publish", event, folder, "--watch")
    assert ran.status == 0
    assert "1 of 2 results" in turns[0]
    assert "2 of 2 results" in turns[1]
    assert len(ran.out.splitlines()) == 2


@thorough
def test_a_change_while_the_first_pages_are_written_is_not_missed(
    tdapp: Tdapp, event: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, turns, write_site = tmp_path / "site", [], publish.write_site

    def written_meanwhile(*arguments: Any, **more: Any) -> Any:
        if not turns:
            with closing(open_event_file(event)) as store:
                do(store, EnterResult(1, 1, 2, W))
        return write_site(*arguments, **more)

    def turn(_seconds: float) -> None:
        turns.append((folder / "s1/index.html").read_text("utf-8"))
        if len(turns) > 1:
            raise KeyboardInterrupt

    monkeypatch.setattr(publish, "write_site", written_meanwhile)
    monkeypatch.setattr(time, "sleep", turn)
    assert tdapp("publish", event, folder, "--watch").status == 0
    assert "1 of 2 results" in turns[0]
    assert "2 of 2 results" in turns[1]
