"""Reports as they were last written, and what was last said of thousands that are bent in one place."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from fractions import Fraction
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from tdapp.domain.section.event import Acceleration, ForbiddenPairs, Kind, Section
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.words.errors import Fault, InputRefused, RuleViolation
from tdapp.trf.columns import read_columns
from tdapp.trf.reader import read_trf
from tdapp.trf.writer import losses, write_trf
from tests.arena import EVERYTHING, arena, random_round_robin
from tests.asked import answers
from tests.asked import sections as events
from tests.bent import recorded_bent
from tests.golden.reader import golden
from tests.golden.reports import of_a_website, of_an_engine, of_teams
from tests.recorded import plain, recorded, short
from tests.team_events import _of_kind, random_team_event
from tests.trf.lines import p, trf
from tests.trf.test_fuzz import BASE
from tests.trf.test_tie_games import random_cup


@cache
def sections() -> dict[str, Section]:
    everything = arena(EVERYTHING)
    return {
        "everything": everything,
        "other points": replace(
            everything,
            points=PointSystem(Fraction(3), Fraction(1), pab=Fraction(1), half_bye=Fraction(1, 3)),
            accelerations=(Acceleration("1.0", 1, 2, 1, 3),),
            forbidden=(ForbiddenPairs(1, 6, (1, 2, 3), "a family"),),
            manual_places=((3, 2),),
            external_values=(("playoff", 2, "1.5"),),
            comments=("a comment",),
            initial_colour="W",
        ),
        "round robin": random_round_robin(9, 6),
        "cup": random_cup("8", "games=2,third-place=yes", 8),
    } | {kind.value: _of_kind(kind) for kind in Kind if kind.of_teams}


@pytest.mark.parametrize("name", sections())
def test_written(name: str) -> None:
    """The whole report; of the other flavours the lines that differ."""
    section = sections()[name]
    lines = write_trf(section, program="p", words=("a word",)).decode().split("\r\n")
    for flavour, interim in (("trf26", True), ("trf16", False)):
        others = write_trf(section, program="p", flavour=flavour, interim=interim).decode().split("\r\n")
        lines += [f"{flavour} {interim}", *(line for line in others if line not in lines)]
        lines += [line for line in lines if line not in others and not line.startswith("###")]
    recorded(f"trf/written_{name.replace(' ', '_')}", [*lines, *losses(section)])


def reports() -> dict[str, bytes]:
    """Files of every dialect; small, so that each of their places is bent."""
    written = {name: write_trf(section, program="p") for name, section in sections().items()}
    held = golden("held_swiss")
    return {
        "records": BASE,
        "an engine": of_an_engine(held),
        "a website": of_a_website(held),
        "teams": of_teams(golden("held_teams"), "2026/03/01"),
        "our teams": write_trf(random_team_event(1, 4, 2, 2), program="p"),
        "a table": trf(
            "012 Table", "022 Ulm", "032 GER", "042 01.03.2026", "052 2026-03-04", "092 round robin", "142 3",
            p(1, "1.5", "4 w 1", "3 b =", "2 w  ", sex="w", title="WGM", rating="2100", fed="GER", birth="1990"),
            p(2, "2.0", "3 w 1", "4 b 1", "1 b  "), p(3, "0.5", "2 b 0", "1 w =", "4 w -"),
            p(4, "1.0", "1 b 0", "2 w 0", "3 b +"),
        ),
    } | {f"our {name}": data for name, data in written.items() if len(data) < 6000}  # fmt: skip


OTHERS = (
    "",
    "0",
    "1",
    "7",
    "99",
    "9999",
    "-1",
    "x",
    "W",
    "b",
    "Z",
    "+",
    "=",
    "1.0",
    "1/2",
    "2026/02/30",
    "٣",
    "a:b",
    "{}",
)
SOMETHING = re.compile(r"“[^”]*”|[0-9]+")


def of_file(text: str) -> tuple[list[str], str]:
    """What is said of a file, and a sum of all that is read."""
    try:
        reading = read_trf(text.encode())
        told, faults = repr(reading), reading.notes
    except (InputRefused, RuleViolation) as refused:
        faults = refused.faults if isinstance(refused, InputRefused) else ()
        told = f"{refused} {faults}"
    words = [f"{type(fault).__name__}: {SOMETHING.sub('#', fault.text)}" for fault in faults]
    return words, short(told, read_columns(text.encode()))


def test_read() -> None:
    recorded_bent("trf/read", {name: data.decode() for name, data in reports().items()}, OTHERS, of_file)


RECORDS = Path(__file__).with_name("records.txt").read_text("utf-8").splitlines()
PEOPLE = (
    p(1, "1.5", "2 w 1", "0000 - H", rating="2100", title="g", sex="f", birth="90/1/2"),
    p(2, "0.0", "1 b 0", "", rating="x", title="XX", sex="?", birth="1990/00/00", name="アリス"),
)


def test_records() -> None:
    """Each form of each record (some with others, after &&) beside two players: what it changes, what is said of it."""
    bare = read_trf(trf(*PEOPLE))
    usual = {note.text for note in bare.notes}
    lines = []
    for record in RECORDS:
        lines_of_it = record.split(" && ")
        notes, section = read(trf(*lines_of_it, *PEOPLE))
        section = section or bare.section
        changed = [
            f"{field.name}={plain(value)}"
            for field in fields(Section)
            if (value := getattr(section, field.name)) != getattr(bare.section, field.name)
        ]
        told = [f"{note.line}:{note.column} {note.text}" for note in notes if note.text not in usual]
        after = short(*read(trf(*PEOPLE, *lines_of_it)))
        lines.append(f"{record} | {'; '.join(changed)} | {'; '.join(told)} | {after}")
    recorded("trf/records", lines)


def read(data: bytes) -> tuple[tuple[Fault, ...], Section | None]:
    """What is said, and the section where the file is not refused."""
    try:
        found = read_trf(data)
        return found.notes, found.section
    except InputRefused as refused:
        return refused.faults, None


def test_letters() -> None:
    """Every encoding and end of line, with names that are not ASCII, also out of their columns."""
    lines = set()
    for name, encoding, end in product(
        ("Kővári, Łukasz", "Müller, Jörg", "アリス", "𝔘𝔫𝔦", "e\u0301"),
        ("utf-8", "utf-8-sig", "utf-16", "utf-16-be", "cp1252", "cp1250"),
        ("\r\n", "\r", "\n"),
    ):
        whole = p(1, name=name, rating="2100")
        for less in range(-2, 5):
            text = (
                whole[:14] + name + whole[14 + len(name) + less :]
                if less > 0
                else whole[:40] + " " * -less + whole[40:]
            )
            notes, section = read(end.join(("012 An Open", text, p(2))).encode(encoding, "replace"))
            shown = section and (section.players[0].name, section.players[0].rating)
            told = [f"{note.line}:{note.column} {note.text}" for note in notes if note.line > 0]
            lines.add(f"{name} {encoding} {len(end)} {less}: {shown} | {'; '.join(told)}")
    recorded("trf/letters", sorted(lines))


def test_what_is_asked_of_a_section() -> None:
    recorded("trf/asked", answers("tdapp.trf", events()))
