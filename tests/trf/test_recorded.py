"""Reports as they were last written, and what was last said of thousands that are bent in one place."""

from __future__ import annotations

import datetime as dt
import re
from dataclasses import fields, replace
from fractions import Fraction
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tdapp.domain.norms.answers import NormAnswers
from tdapp.domain.section.category import CategoryPlan, CategoryRule
from tdapp.domain.section.event import (
    BYES,
    Acceleration,
    ByeRules,
    Edition,
    ForbiddenPairs,
    Kind,
    Official,
    RatingMethod,
    RoundTime,
    Section,
)
from tdapp.domain.section.ladder import Ladder, parse_ladder
from tdapp.domain.section.match import How
from tdapp.domain.section.outcome import Cell, Colour, GameResult, Outcome
from tdapp.domain.section.player import NationalRecord, Rating, Sex, Standing
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.section.team import Team
from tdapp.domain.section.tie_games import TieDecision, TieGame
from tdapp.domain.systems.knockout import TieBreak
from tdapp.domain.words.errors import Fault, InputRefused, RuleViolation
from tdapp.trf import dates
from tdapp.trf.columns import read_columns
from tdapp.trf.decode import is_ruler
from tdapp.trf.kind import kind_of_code, kind_of_words
from tdapp.trf.officials import read_official
from tdapp.trf.player_lines import points_column
from tdapp.trf.reader import read_trf
from tdapp.trf.records import decimal, exact, numbers_in, usable_federation
from tdapp.trf.writer import losses, write_trf
from tests.arena import EVERYTHING, arena, random_round_robin
from tests.asked import answers
from tests.asked import sections as events
from tests.bent import recorded_bent
from tests.effort import thorough
from tests.golden.reader import golden
from tests.golden.reports import of_a_website, of_an_engine
from tests.recorded import plain, recorded, short
from tests.team_events import _of_kind, random_team_event
from tests.trf.changes import half, lines_of, of_each, read
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
    held = golden("held_swiss")
    return {
        "records": BASE,
        "an engine": of_an_engine(held),
        "a website": of_a_website(held),
        "our teams": write_trf(random_team_event(1, 4, 2, 2), program="p"),
        "a table": trf(
            "012 Table", "022 Ulm", "032 GER", "042 01.03.2026", "052 2026-03-04", "092 round robin", "142 3",
            p(1, "1.5", "4 w 1", "3 b =", "2 w  ", sex="w", title="WGM", rating="2100", fed="GER", birth="1990"),
            p(2, "2.0", "3 w 1", "4 b 1", "1 b  "), p(3, "0.5", "2 b 0", "1 w =", "4 w -"),
            p(4, "1.0", "1 b 0", "2 w 0", "3 b +"),
        ),
    } | {f"our {name}": write_trf(sections()[name], program="p") for name in ("other points", "cup")}  # fmt: skip


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


@thorough
def test_read() -> None:
    recorded_bent("trf/read", {name: data.decode() for name, data in reports().items()}, OTHERS, of_file)


RECORDS = Path(__file__).with_name("records.txt").read_text("utf-8").splitlines()
PEOPLE = (
    p(1, "1.5", "2 w 1", "0000 - H", rating="2100", title="g", sex="f", birth="90/1/2"),
    p(2, "0.0", "1 b 0", "", rating="x", title="XX", sex="?", birth="1990/00/00", name="アリス"),
)


CHANGES = lines_of(Path(__file__).with_name("changes.txt"))


def test_records() -> None:
    """Each form of each record (some with others, after &&) beside two players: what it changes, what is said of it."""
    bare = read_trf(trf(*PEOPLE))
    usual = {note.text for note in bare.notes}
    lines = []
    for record in RECORDS:
        lines_of_it = record.split(" && ")
        notes, section = told_of(trf(*lines_of_it, *PEOPLE))
        section = section or bare.section
        changed = [
            f"{field.name}={plain(value)}"
            for field in fields(Section)
            if (value := getattr(section, field.name)) != getattr(bare.section, field.name)
        ]
        told = [f"{note.line}:{note.column} {note.text}" for note in notes if note.text not in usual]
        after = short(*told_of(trf(*PEOPLE, *lines_of_it)))
        lines.append(f"{record} | {'; '.join(changed)} | {'; '.join(told)} | {after}")
    recorded("trf/records", lines)


def told_of(data: bytes) -> tuple[tuple[Fault, ...], Section | None]:
    """What is said, and the section where the file is not refused."""
    try:
        found = read_trf(data)
        return found.notes, found.section
    except InputRefused as refused:
        return refused.faults, None


OPEN = (
    "012 Open", "042 2026/03/01", "142 5", "092 Swiss", p(1, "3.5", "4 w 1", "2 b =", "3 b 1", "5 w 1"),
    p(2, "3.0", "5 b 1", "1 w =", "7 b 1", "3 w ="), p(3, "1.5", "6 w =", "0000 - H", "1 w 0", "2 b ="),
    p(4, "3.0", "1 b 0", "7 w 1", "0000 - F", "6 b W"), p(5, "1.0", "2 w 0", "6 w +", "0000 - Z", "1 b 0"),
    p(6, "0.5", "3 b =", "5 b -", "", "4 w L"), p(7, "1.0", "0000 - U", "4 b 0", "2 w 0", ""),
)  # fmt: skip
"""Seven players, four rounds of five: every bye, a forfeit, a game that was too short, blanks."""


@thorough
@pytest.mark.parametrize("name", ["open", "untold", "robin"])
def test_changes(name: str) -> None:
    """One thing after the other different; the same where less is said of the event, and in a round robin."""
    less = {"open": (), "untold": ("042", "142", "092"), "robin": ("042", "092")}[name]
    base = [line for line in OPEN if line[:3] not in less] + ["192 BERGER_ROUNDROBIN"] * (name == "robin")
    changes = CHANGES if name == "open" else half(CHANGES, name == "robin")
    recorded(f"trf/changes_{name}", of_each(base, changes, whole=name == "open"))


def variations() -> dict[str, Section]:
    """The open, one thing after the other different in it."""
    usual, _ = read(tuple(OPEN))
    assert usual is not None
    one, *others = usual.players
    rapid = Rating("rapid", 2222, "fide", "2026-03", typed=True)
    found = {"": usual}
    players: list[dict[str, Any]] = [
        {"name": "N" * 33}, {"name": "N" * 34, "club": "North"}, {"name": " a\tb "}, {"title": "GM"}, {"title": "XX"},
        {"sex": Sex.FEMALE}, {"rating": 9999}, {"rating": 10000}, {"rating": 1}, {"federation": "GER"},
        {"federation": "GERM"}, {"federation": " GE"}, {"fide_id": "1" * 11}, {"fide_id": "1" * 12}, {"fide_id": "00"},
        {"birth": "1990"}, {"birth": "1990-05-06"}, {"birth": "1990-05"}, {"birth": "in 1990 or so"},
        {"national_rating": 2300}, {"national_rating": 2300, "federation": "GER"}, {"national_id": "77"},
        {"national_rating": 10000, "federation": "GER"}, {"national_id": "7" * 12, "federation": "GER"},
        {"national_id": "7", "federation": "ger"}, {"national_id": "7", "federation": "XXA"},
        {"national_record": NationalRecord("GER", "w", "FM", "Other", "NRW", "1990/01/01")},
        {"national_record": NationalRecord("GER", title="FIDE Master")},
        {"national_record": NationalRecord(title="FM"), "federation": "POL"},
        {"standing": Standing.WITHDRAWN}, {"standing": Standing.EXPELLED}, {"native_name": "Ё"}, {"ratings": (rapid,)},
        {"categories": ("U18",)}, {"not_categories": ("U18",)}, {"fixed_table": 2}, {"no_half_bye": True},
        {"round_ratings": ((2, 2100),)}, {"k_factor": 20},
    ]  # fmt: skip
    for fields_of_one in players:
        found[f"one: {plain(fields_of_one)}"] = replace(usual, players=(replace(one, **fields_of_one), *others))
    events: list[dict[str, Any]] = [
        {"city": "Ulm"}, {"federation": "GER"}, {"end": dt.date(2026, 3, 5)}, {"start": dt.date(2024, 1, 1)},
        {"start": None}, {"chief_arbiter": "Kovac"}, {"deputies": ("Li", "Novak")}, {"time_control": "90 min"},
        {"time_control_code": "5400"}, {"type_text": ""}, {"type_text": "Round Robin"},
        {"officials": (Official("chief", "Kovac", "14600000", "IA"), Official("deputy", "Li", "", "DI"),
                       Official("organizer", "Org"))},
    ]  # fmt: skip
    for fields_of_event in events:
        found[f"event: {plain(fields_of_event)}"] = replace(usual, event=replace(usual.event, **fields_of_event))
    points = [
        PointSystem(Fraction(3), Fraction(1)), PointSystem(pab=Fraction(1, 2)), PointSystem(zero_bye=Fraction(1, 4)),
        PointSystem(forfeit_loss=Fraction(-1)), PointSystem(zero_bye=Fraction(1, 2), forfeit_loss=Fraction(1, 2)),
        PointSystem(draw=Fraction(1, 3)), PointSystem(Fraction(100), Fraction(50)), PointSystem(half_bye=Fraction(0)),
        PointSystem(Fraction(12345), Fraction(1)), PointSystem(Fraction(-1, 3)),
        PointSystem(zero_bye=Fraction(1, 3), forfeit_loss=Fraction(1, 3)),
    ]  # fmt: skip
    for system in points:
        found[f"points: {plain(system)}"] = replace(usual, points=system)
    cells = usual.cells
    for number, index, cell in (
        (1, 0, Cell(Outcome.WIN, 4, Colour.WHITE, Fraction(3, 2))),
        (1, 0, Cell(Outcome.WIN, 4, Colour.WHITE, Fraction(1, 3))),
        (7, 0, Cell(Outcome.PAIRING_BYE, awarded=Fraction(2))), (1, 0, Cell(Outcome.ADJOURNED, 4, Colour.WHITE)),
        (1, 0, Cell(Outcome.OPEN, 4, Colour.WHITE)), (1, 0, Cell(Outcome.WIN, 4, None)), (6, 2, Cell(Outcome.UNPAIRED)),
        (6, 2, Cell(Outcome.REST)), (6, 2, Cell(Outcome.FULL_POINT_BYE)),
    ):  # fmt: skip
        row = (*cells[number - 1][:index], cell, *cells[number - 1][index + 1 :])
        name = f"cell: {number} {index} {plain(cell)}"
        found[name] = replace(usual, cells=(*cells[: number - 1], row, *cells[number:]))
        found[f"{name} in a round robin"] = replace(found[name], kind=Kind.ROUND_ROBIN)
    for bye in BYES:
        after = tuple((*row, Cell(bye if player < 3 else Outcome.UNPAIRED)) for player, row in enumerate(cells))
        found[f"after: {bye.value}"] = replace(usual, cells=after)
        found[f"of all: {bye.value}"] = replace(usual, cells=tuple((*row, Cell(bye)) for row in cells))
    more: list[dict[str, Any]] = [
        {"name": "Section A"}, {"kind": Kind.ROUND_ROBIN},
        {"kind": Kind.ROUND_ROBIN, "points": PointSystem(pab=Fraction(0))}, {"kind": Kind.ROUND_ROBIN, "cycles": 2},
        {"kind": Kind.ROUND_ROBIN, "cycles": 3, "swap_last_two": True}, {"kind": Kind.KNOCKOUT},
        {"kind": Kind.ROUND_ROBIN, "type_code": "BERGER_ROUNDROBIN_G2"}, {"type_code": "BERGER_ROUNDROBIN"},
        {"type_code": "FIDE_DUTCH"}, {"type_code": "UNKNOWN"}, {"system_key": "keizer", "system_text": "ratio=4"},
        {"system_key": "burstein", "system_since": 3}, {"edition": Edition.FIDE_2024}, {"initial_colour": "B"},
        {"ladder": parse_ladder("BH/C1,SB,playoff"), "trial_ladder": parse_ladder("ARO")}, {"ladder": Ladder(())},
        {"ladder": parse_ladder("BH@fide-2009,BH@fide-2026,SB/C1,DE,KEIZER")},
        {"round_dates": (dt.date(2026, 3, 1), None, dt.date(2026, 3, 3))}, {"round_dates": (None, dt.date(2024, 3, 1))},
        {"accelerations": (Acceleration("1.0", 1, 2, 1, 3), Acceleration("0.5", 3, 3, 4, 7))},
        {"forbidden": (ForbiddenPairs(1, 5, (1, 2, 3)), ForbiddenPairs(2, 2, (4, 5), "North"))},
        {"wishes": (ForbiddenPairs(1, 5, (1, 2), "North"),)}, {"comments": ("one", "tdapp kind: x", "172 FIDE", " x")},
        {"comments": ("172 GER NIDF",)}, {"comments": ("172 GER NIDF", "172 twice")},
        {"manual_places": ((3, 2), (1, 4))}, {"external_values": (("", 1, "2"), ("playoff", 2, "1.5"))},
        {"fide_mode": False}, {"norms": NormAnswers(watched=True)}, {"byes": ByeRules(False, 2, 3)},
        {"round_times": (RoundTime("10:00", 30), RoundTime())}, {"time_control": "30 min", "time_control_code": "1800"},
        {"rate": "rapid"}, {"unrated_rule": "1400"}, {"national_list": "GER"}, {"long_event": False},
        {"chess960": True},
        {"categories": CategoryPlan((CategoryRule("U18", under=18),))}, {"list_orders": (("rapid", "FIDE:rapid"),)},
        *({"rating_method": method} for method in RatingMethod), {"byes_only": (3,)}, {"rounds_total": 9},
        {"tie_games": (TieGame(1, 1, 4, TieBreak.RAPID, GameResult.DRAW, "15+10"),)},
        {"tie_decisions": (TieDecision(1, 1, 4, How.LOTS, "a ball"),)}, {"teams": (Team(1, "Reds", members=(1, 2)),)},
    ]  # fmt: skip
    for fields_of_it in more:
        found[plain(fields_of_it)] = replace(usual, **fields_of_it)
    method = replace(usual, rating_method=RatingMethod.HIGHER, event=replace(usual.event, federation="GER"))
    rated = replace(one, rating=2400, national_rating=2300, ratings=(Rating("standard", 2350),))
    found["method"] = replace(method, players=(rated, *others))
    return found


@thorough
def test_written_otherwise() -> None:
    """The lines that are new, in both flavours; whether it comes back; what the older one loses."""
    lines: list[str] = []
    usual: set[str] = set()
    for name, section in variations().items():
        try:
            told = write_trf(section, program="p").decode().split("\r\n")
            others = [
                write_trf(section, program="p", flavour="trf16"),
                write_trf(section, program="p", interim=True),
                write_trf(section, program="p", ranks={7: 1}),
            ]
        except RuleViolation as refused:
            lines.append(f"{name}: {refused}")
            continue
        again, notes = read(tuple(told))
        told += [f"loses: {loss}" for loss in losses(section)]
        lines += [f"{name}: {plain(again) == plain(section)} {notes} {short(plain(again))} {short(*others)}"]
        lines += [f"  {line}" for line in told if line not in usual]
        usual |= set() if name else set(told)
    recorded("trf/written_otherwise", lines)


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
            notes, section = told_of(end.join(("012 An Open", text, p(2))).encode(encoding, "replace"))
            shown = section and (section.players[0].name, section.players[0].rating)
            told = [f"{note.line}:{note.column} {note.text}" for note in notes if note.line > 0]
            lines.add(f"{name} {encoding} {len(end)} {less}: {shown} | {'; '.join(told)}")
    recorded("trf/letters", sorted(lines))


NUMBERS = ("0", "1", "2", "03", "12", "13", "29", "31", "32", "69", "70", "99", "100", "999", "1000", "1900", "2024")
TEXTS = (
    *("", " ", "x", "½", "3½", "3.5", "3,5", "-1", "-1/2", "1/0", "1/3", "--1", "3.", ".5", "1 2,3", "12345 123456"),
    *("1" * 12, "1" * 13, "1" * 40, "1" * 41, "1/" + "3" * 38, "1/" + "3" * 39, "٣", "1.2.3", "+1", "1e3"),
    *("5 may 2026", "may 5 2026", "2026 may 5", "5. Mai 2026", "mai 2026", "5 6 2026", "x may 5 2026", "x 5 2026 may"),
    *("May 29, 2020", "32 may 2026", "5 may 999", "5 may 1000", "a b c may 2026", "20260305", "2026030", "19000101"),
    *("IA Kovac (14600000)", "NA Kovac", "NA Kovac (123)", "FA  Li ( 12 )", "IA (123)", "Kovac (12)", "Kovac(1234)"),
    *("BERGER_ROUNDROBIN_G2", "ROUNDROBIN_G10", "DOUBLE_ROUNDROBIN", "X_G3_SCHILLER", "team swiss", "Liga", "K.O."),
    *("Girone all'Italiana", "Schweizer", "DDD ", "III x", "123456789", "12345678", "1234567890123", "0123456789"),
    *("1990", "1849", "2101", "1990/", "1990-05-06", "0000/00/00", "90/05/06", "1990/05/00", "2101/05/06", "GER"),
)  # fmt: skip


def test_texts() -> None:
    """Each small thing that a field of a report may hold, as each reader of such a thing takes it."""
    functions: dict[str, Any] = {
        "date": dates.loose_date,
        "standard": dates.standard_date,
        "birth": lambda text: dates.birth(text, dt.date(2026, 3, 1)),
        "decimal": decimal,
        "exact": exact,
        "numbers": numbers_in,
        "official": lambda text: read_official("chief", text),
        "code": kind_of_code,
        "words": kind_of_words,
        "ruler": is_ruler,
        "federation": usable_federation,
    }
    lines = [
        f"{text!r} {name}: {plain(told)}"
        for text in TEXTS
        for name, one in functions.items()
        if (told := one(text)) and told != ("", False) and told != Official("chief", text)
    ]
    for first, sign in product(NUMBERS, "./- "):
        told = [
            plain((dates.loose_date(text), dates.standard_date(text), dates.birth(text, dt.date(2026, 3, 1))))
            for text in (f"{first}{sign}{month}{sign}{last}" for month, last in product(NUMBERS, NUMBERS))
        ]
        lines.append(f"{first}{sign} {short(*told)}")
    for date, start in product((dt.date(1938, 2, 28), dt.date(2026, 3, 1), dt.date(2024, 2, 29)), range(1876, 2090, 3)):
        lines.append(f"{date} from {start}: {dates.in_century_of(date, dt.date(start, 3, 1))}")
    numbers = (-100001, -31, -1, 0, 1, 31, 99999, 123456)
    points = [Fraction(number, of) for number in numbers for of in (1, 2, 3, 4, 8, 30, 100, 200)]
    lines += [f"{number}: {points_column(number)}" for number in points]
    recorded("trf/texts", lines)


def test_bytes() -> None:
    """What is no UTF-8, no text, or holds what no text has, by line and column."""
    some = ("012 An Open", "022 Ulm", *PEOPLE)
    lines = []
    for end in ("\n", "\r", "\r\n"):
        text = end.join(some) + end
        plainer = text.replace("アリス", "Ali")
        for name, data in {
            "utf-16": text.encode("utf-16"),
            "cut utf-16": text.encode("utf-16")[:-1],
            "cut before": b"\xff\xfe" + text.encode(),
            "big": b"\xfe\xff" + text.encode("utf-16-be"),
            "utf-16 with a zero": (text + "\0").encode("utf-16"),
            "zero": text.encode() + b"\0",
            "nothing": b"",
            "blanks": b"  \r\n ",
            **{
                f"{name} at {at}": plainer[:at].encode() + bytes([letter]) + plainer[at:].encode()
                for name, letter in (("latin", 0xE9), ("no cp1252", 0x81), ("tab", 9), ("bell", 7), ("delete", 0x7F))
                for at in (0, 5, 13, 30)
            },
            "both": text[:5].encode() + b"\t\a\t" + text[5:].encode(),
            "marks": f"\ufeff{text}\u2028\x85".encode(),
        }.items():
            notes, section = told_of(data)
            said = "; ".join(f"{note.line}:{note.column} {note.text}" for note in notes)
            shown = section and (section.event.name, section.event.city, *(one.name for one in section.players))
            lines.append(f"{end!r} {name}: {shown} | {short(said)}")
            lines += [f"  {said}"] if end == "\n" else []
    recorded("trf/bytes", lines)


def test_what_is_asked_of_a_section() -> None:
    recorded("trf/asked", answers("tdapp.trf", events()))
