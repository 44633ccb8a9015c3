"""The records of team events as they stand: 013, 310, 320, 330, 300, 352, 362; and 240, 299 of teams."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import field
from fractions import Fraction

from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.trf.layouts import FORFEIT, LINE_UP, OLD_TEAM, PAIRING_BYE, TEAM
from tdapp.trf.notes import Notebook
from tdapp.trf.records import MAX_ROUNDS, Header, Numbered, decimal, numbers_in

_TABLE_ROUNDS, _TABLE_WIDTH = 28, 13
"""Index (from 0) of round 1 in record 802, and how wide a round is."""
_TABLE_BYES = {"PAB": "U", "FPB": "F", "HPB": "H", "ZPB": "Z"}
MATCH_SYMBOLS = {"TW": "win", "TD": "draw", "TL": "loss"}
FORFEITS = ("+-", "-+", "--")
_POINTS = re.compile(r"(T[WDL])\s*(-?[0-9]+(?:[.,][0-9]+)?)", re.IGNORECASE)


@dataclass(slots=True)
class TeamRecord:
    """One team: its number, name and members with the columns where they stand."""

    line: int
    number: int
    name: str
    members: list[tuple[int, int]]
    short: str = ""
    strength: str = ""
    match_points: str = ""
    game_points: str = ""


@dataclass(frozen=True, slots=True)
class LineUpRecord:
    """Record 300: a team's players from board 1 on, 0 for nobody; with their columns."""

    line: int
    round_number: int
    team: int
    opponent: int
    players: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class ForfeitRecord:
    """Record 330: a match that was not played, and for whom it counts."""

    line: int
    type: str
    round_number: int
    white: int
    black: int


@dataclass(slots=True)
class TeamRecords:
    """Everything a file says about teams, before it is judged."""

    teams: list[TeamRecord] = field(default_factory=list)
    from_310: bool = False
    line_ups: list[LineUpRecord] = field(default_factory=list)
    forfeits: list[ForfeitRecord] = field(default_factory=list)
    byes: list[tuple[int, int, int, str]] = field(default_factory=list)  # line, round, team, letter
    names_pabs: bool = False  # there is a record 320: who is not named there has no pairing-allocated bye
    shown: dict[tuple[int, int], str] = field(default_factory=dict)  # (round, team) -> letter in the table of 802
    pab_points: tuple[Fraction, Fraction] | None = None
    colours: str = ""
    match_points: dict[str, Fraction] = field(default_factory=dict)


def read_teams(header: Header, notebook: Notebook) -> TeamRecords:
    """The team records of a file; 310 counts where 013 stands beside it."""
    found = TeamRecords()
    by_code: dict[str, list[Numbered]] = {}
    for code, entry in header.team_lines:
        by_code.setdefault(code, []).append(entry)
    found.from_310 = "310" in by_code
    for index, entry in enumerate(by_code.get("310", by_code.get("013", ())), 1):
        record = _new_team(entry, notebook) if found.from_310 else _old_team(entry, index, notebook)
        if record is not None:
            found.teams.append(record)
    if found.from_310:
        _name_others(found.teams, by_code.get("013", ()), notebook)
    for entry in _first(by_code, "352", notebook):
        found.colours = _colours(entry, notebook)
    for entry in _first(by_code, "362", notebook):
        found.match_points = _match_points(entry, notebook)
    for entry in by_code.get("320", ()):
        _pairing_byes(found, entry, notebook)
    for entry in by_code.get("330", ()):
        _forfeit(found, entry, notebook)
    for entry in by_code.get("300", ()):
        _line_up(found, entry, notebook)
    for entry in header.byes:
        _byes(found, entry, notebook)
    for entry in header.team_tables:
        _table(found, entry)
    return found


def _name_others(teams: list[TeamRecord], entries: Iterable[Numbered], notebook: Notebook) -> None:
    """Records 013 of which no record 310 says the same."""
    known = {(one.name, tuple(number for number, _ in one.members)) for one in teams}
    for entry in entries:
        old = _old_team(entry, 0, Notebook())
        if (old.name, tuple(number for number, _ in old.members)) not in known:
            notebook.beside("013", "310", entry.line)


def _first(by_code: dict[str, list[Numbered]], code: str, notebook: Notebook) -> list[Numbered]:
    """The first record of a code, if there is one; another one that says something else is named."""
    records = by_code.get(code, [])
    for entry in records[1:]:
        if entry.text != records[0].text:
            notebook.twice(code, entry.line)
    return records[:1]


def words_at(text: str, start: int, width: int = 4, step: int = 5) -> list[tuple[str, int]]:
    """The fields of a list of ids from an index on, with their columns; by blanks where they are out of place."""
    fields = [(text[at : at + width], at) for at in range(start, len(text), step)]
    gaps = all(text[at + width : at + step].strip() == "" for _, at in fields)
    if gaps and all(" " not in word.strip() for word, _ in fields):
        return [(word.strip(), at + len(word) - len(word.lstrip()) + 1) for word, at in fields]
    return [(match[0], start + match.start() + 1) for match in re.finditer(r"\S+", text[start:])]


def _numbers(
    text: str, start: int, line: int, code: str, notebook: Notebook, *, width: int = 4, step: int = 5
) -> list[tuple[int, int]]:
    """Whole numbers of a list of ids with their columns: 0 for a field left blank, whose place counts."""
    found = []
    for word, column in words_at(text.rstrip(), start, width, step):
        if not word:
            found.append((0, column))
        elif word.isascii() and word.isdigit() and len(word) < 6:
            found.append((int(word), column))
        else:
            notebook.fault(
                tr("“{word}” in record {code} is not a number.").format(word=word[:20], code=code), line, column
            )
    return found


def _old_team(entry: Numbered, index: int, notebook: Notebook) -> TeamRecord:
    members = _numbers(entry.text, OLD_TEAM.rest, entry.line, "013", notebook)
    return TeamRecord(entry.line, index, OLD_TEAM.cut(entry.text)["name"], [one for one in members if one[0]])


def _new_team(entry: Numbered, notebook: Notebook) -> TeamRecord | None:
    part = TEAM.cut(entry.text)
    word = part["number"]
    if not (word.isascii() and word.isdigit() and int(word)):
        notebook.fault(tr("“{word}” is not the number of a team (310).").format(word=word), entry.line, 5)
        return None
    members = _numbers(entry.text, TEAM.rest, entry.line, "310", notebook)
    return TeamRecord(
        entry.line, int(word), part["name"], [one for one in members if one[0]], part["short"],
        part["strength"], part["match_points"], part["game_points"],
    )  # fmt: skip


def _colours(entry: Numbered, notebook: Notebook) -> str:
    word = entry.text[3:].strip().upper()
    if not word or set(word) - {"W", "B"}:
        notebook.repair(
            "352", tr("The colours of the boards “{word}” (352) cannot be read").format(word=word[:20]), entry.line, 5
        )
        return ""
    return word


def _match_points(entry: Numbered, notebook: Notebook) -> dict[str, Fraction]:
    found: dict[str, Fraction] = {}
    for symbol, points in _POINTS.findall(entry.text[3:]):
        value = decimal(points)
        if value is not None:
            found[MATCH_SYMBOLS[symbol.upper()]] = value
    rest = _POINTS.sub("", entry.text[3:]).strip()
    if rest or len(found) < 3:
        text = entry.text[3:].strip()[:40]
        notebook.repair(
            "362", tr("The match points “{text}” (362) cannot be read in full").format(text=text), entry.line, 5
        )
    return found


def _pairing_byes(found: TeamRecords, entry: Numbered, notebook: Notebook) -> None:
    part = PAIRING_BYE.cut(entry.text)
    values = decimal(part["match_points"]), decimal(part["game_points"])
    if values[0] is None or values[1] is None:
        notebook.repair("320", tr("The points of the bye of teams (320) cannot be read"), entry.line, 5)
    else:
        found.pab_points = values[0], values[1]
    found.names_pabs = True
    for index, (number, _) in enumerate(
        _numbers(entry.text, PAIRING_BYE.rest, entry.line, "320", notebook, width=3, step=4), 1
    ):
        if number:
            found.byes.append((entry.line, index, number, "U"))


def _forfeit(found: TeamRecords, entry: Numbered, notebook: Notebook) -> None:
    kind, *words = FORFEIT.cut(entry.text).values()
    if kind not in FORFEITS or not all(word.isascii() and word.isdigit() and int(word) for word in words):
        notebook.fault(tr("A forfeited match (330) cannot be read."), entry.line, 5)
        return
    round_number, white, black = (int(word) for word in words)
    found.forfeits.append(ForfeitRecord(entry.line, kind, round_number, white, black))


def _line_up(found: TeamRecords, entry: Numbered, notebook: Notebook) -> None:
    words = LINE_UP.cut(entry.text).values()
    if not all(word.isascii() and word.isdigit() and int(word) for word in words):
        notebook.fault(tr("A line-up (300) cannot be read."), entry.line, 5)
        return
    players = tuple(_numbers(entry.text, LINE_UP.rest, entry.line, "300", notebook))
    round_number, team, opponent = (int(word) for word in words)
    found.line_ups.append(LineUpRecord(entry.line, round_number, team, opponent, players))


def _byes(found: TeamRecords, entry: Numbered, notebook: Notebook) -> None:
    letter = entry.text[4:5].upper()
    rest = numbers_in(entry.text[5:])
    if letter not in ("F", "H", "Z") or not rest or not 0 < rest[0] <= MAX_ROUNDS:
        notebook.leave_out("240", tr("A bye record (240) cannot be read and is left out"), entry.line, 5)
        return
    found.byes += [(entry.line, rest[0], number, letter) for number in rest[1:] if number]


def _table(found: TeamRecords, entry: Numbered) -> None:
    """The byes in the table of a team (802), a witness of what no other record says."""
    team = entry.text[4:7].strip()
    if team.isascii() and team.isdigit():
        for index, start in enumerate(range(_TABLE_ROUNDS, len(entry.text), _TABLE_WIDTH), 1):
            letter = _TABLE_BYES.get(entry.text[start : start + 3])
            if letter is not None:
                found.shown[index, int(team)] = letter
