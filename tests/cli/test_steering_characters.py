"""Signs that steer a terminal or turn the direction of text leave the program on no way out."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tdapp.storage import create_event_file
from tests.arena import arena
from tests.cli.conftest import Ran
from tests.reports.pdf_facts import read_pdf

Tdapp = Callable[..., Ran]
STEERING = re.compile(
    r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]"
)
EVIL = "\x1b[31mEve\u202e\u2066lyn\x07\x85 \u200fX\u2028Y"


@pytest.fixture(name="event")
def _event(tmp_path: Path) -> Path:
    section = arena("1 A 2000 | 2w1\n2 B 1900 | 1b0", initial_colour="W")
    players = tuple(replace(player, name=EVIL + player.name, club=EVIL) for player in section.players)
    create_event_file(tmp_path / "event.tdb", [replace(section, players=players, name=EVIL, comments=(EVIL,))])
    return tmp_path / "event.tdb"


@pytest.mark.parametrize(
    "arguments",
    [
        ("standings",),
        ("standings", "--format", "json"),
        ("standings", "--format", "csv"),
        ("explain",),
        ("explain", "--format", "json"),
        ("documents",),
        ("check",),
        ("categories", "--players"),
        ("categories", "--players", "--format", "csv"),
        ("pair", "--explain", "--round", "1"),
        ("check-file",),
    ],
)
def test_what_a_verb_prints(tdapp: Tdapp, event: Path, arguments: tuple[str, ...]) -> None:
    ran = tdapp(arguments[0], event, *arguments[1:])
    assert ran.out
    assert not STEERING.findall(ran.out + ran.err)


@pytest.mark.parametrize("form", ["trf26", "trf16", "csv", "html", "xlsx"])
def test_what_a_verb_writes(tdapp: Tdapp, event: Path, tmp_path: Path, form: str) -> None:
    out = tmp_path / "out"
    assert tdapp("export", event, out, "--format", form).status == 0
    data = out.read_bytes()
    if form == "xlsx":
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            data = b"".join(archive.read(name) for name in archive.namelist() if name.endswith(".xml"))
    text = data.decode("utf-8-sig")
    assert "lyn" in text
    assert not STEERING.findall(text)


def test_what_is_printed_on_paper(tdapp: Tdapp, event: Path, tmp_path: Path) -> None:
    assert tdapp("print", event, "standings", "-o", tmp_path / "out.pdf").status == 0
    facts = read_pdf((tmp_path / "out.pdf").read_bytes())
    assert not STEERING.findall("".join((*facts.texts, *map(str, facts.metadata.values()))))
