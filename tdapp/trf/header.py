"""The records of the tournament: 012 to 222, the dialects of the engines, comments, and what is left out."""

from __future__ import annotations

import re
from collections.abc import Callable

from tdapp.domain.words.wording import marked, tr
from tdapp.trf.dates import loose_date, standard_date
from tdapp.trf.marks import read_comment
from tdapp.trf.notes import Notebook
from tdapp.trf.records import FIRST_ROUND, MAX_ROUNDS, ROUND_WIDTH, Header, Numbered, decimal

_TEXTS = frozenset(
    ("012", "022", "032", "062", "072", "082", "092", "102", "122", "172", "182", "192", "202", "212", "222")
)
_ONCE = _TEXTS | {"042", "052", "132", "152"}
_LISTS = {
    "240": "byes", "250": "accelerations", "260": "forbidden", "299": "abnormal",
    "XXA": "float_history", "XXP": "never_meet", "XXZ": "absent",
}  # fmt: skip
_TEAM = {
    "013": marked("teams"), "310": marked("teams"), "300": marked("line-ups"), "320": marked("byes of teams"),
    "330": marked("forfeited matches"), "352": marked("colours of the boards"), "362": marked("match points"),
}  # fmt: skip
_POINT_RECORDS = {"BBW": "W", "BBD": "D", "BBL": "L", "BBZ": "ZPB", "BBF": "FL", "BBU": "PAB"}
_POINT_CODES = frozenset(["WW", "BW", "WD", "BD", "WL", "BL", "ZPB", "HPB", "FPB", "PAB", "FW", "FL", "W", "D"])
_COLOURS = {"w": "W", "white": "W", "white1": "W", "b": "B", "black": "B", "black1": "B"}
_SYMBOL = re.compile(r"([WDLAZPX])\s*(-?[0-9]+(?:[.,][0-9]+)?)", re.IGNORECASE)
_ASSIGNMENT = re.compile(r"([A-Za-z]+)\s*=\s*(-?[0-9]+(?:[.,][0-9]+)?)")
_NATIONAL = re.compile(r"[A-Z]{3} [ 0-9]{4}(?: |$)")


def read_record(header: Header, code: str, line: int, text: str, notebook: Notebook) -> None:
    """Take one line that is not a player; nothing here can refuse a file."""
    if code == "###":
        read_comment(header, line, text, notebook)
        return
    data = text[3:].strip(" ")
    if text[3:4] not in ("", " ") and (code in _HANDLERS or code in _TEXTS):
        notebook.repair("no-blank", tr("The blank after the code {code} is missing").format(code=code), line, 4)
    if code in _DIALECT:
        header.is_for_an_engine = True
        notebook.repair("dialect", tr("The record {code} of pairing engines was taken over").format(code=code), line, 1)
    if code in _ONCE:
        if held := header.texts.get(code):
            if data != held:
                notebook.twice(code, line)
            return
        header.texts[code] = data
        header.places[code] = line
    handler = _HANDLERS.get(code)
    if handler is not None:
        handler(header, code, line, data if code != "132" else text, notebook)
    elif code in _LISTS:
        getattr(header, _LISTS[code]).append(Numbered(line, text))
    elif code in _TEAM:
        header.is_team = header.is_team or code in ("013", "310")
        header.team_lines.append((code, Numbered(line, text)))
    elif code in ("801", "802"):
        if code == "802":
            header.team_tables.append(Numbered(line, text))
        notebook.leave_out("team-tables", tr("The tables of teams (801, 802) are left out: they are computed"), line, 1)
    elif _NATIONAL.match(text):
        header.national.append(Numbered(line, text))
    elif code not in _TEXTS:
        shown = code.strip() or "none"
        notebook.leave_out(
            "unknown", tr("A line with an unknown code ({shown}) is left out").format(shown=shown), line, 1
        )


def leave_out_teams(header: Header, notebook: Notebook) -> None:
    """Say of every team record that it is not taken over: the file names no teams, or only labels players with them."""
    for code, entry in header.team_lines:
        text = tr("Record {code} ({what}) is left out: no teams are paired").format(code=code, what=tr(_TEAM[code]))
        notebook.leave_out(f"team-{code}", text, entry.line, 1)
    for entry in header.byes if header.team_lines else ():
        notebook.leave_out("team-240", tr("Record 240 (byes of teams) is left out"), entry.line, 1)


def _dates(header: Header, code: str, line: int, data: str, notebook: Notebook) -> None:
    what = "start" if code == "042" else "end"
    if not data:
        return
    date = standard_date(data)
    if date is None:
        date = loose_date(data)
        if date is None:
            notebook.repair(
                code,
                (
                    tr("The start date “{text}” is not a date and is left empty")
                    if code == "042"
                    else tr("The end date “{text}” is not a date and is left empty")
                ).format(text=data[:40]),
                line,
                5,
            )
        elif date.isoformat() != data:
            notebook.repair(
                code,
                (
                    tr("The start date “{text}” was read as {date}")
                    if code == "042"
                    else tr("The end date “{text}” was read as {date}")
                ).format(text=data[:40], date=date.isoformat()),
                line,
                5,
            )
    if date is not None:
        setattr(header, what, date)


def _round_dates(header: Header, code: str, line: int, text: str, notebook: Notebook) -> None:
    words = text[4:].split()
    if not words:
        return
    row = text.ljust(FIRST_ROUND)
    cells = [row[start : start + ROUND_WIDTH] for start in range(FIRST_ROUND, len(row), ROUND_WIDTH)][:MAX_ROUNDS]
    if row[3:FIRST_ROUND].strip() or not all(cell[:8].strip() == cell.strip() for cell in cells):
        cells = words[:MAX_ROUNDS]
        notebook.repair("132-place", tr("The round dates are not in TRF's columns and were taken in order"), line, 5)
    dates = []
    for number, cell in enumerate(cells, 1):
        word = cell.strip()
        date = standard_date(word) or loose_date(word) if word else None
        if word and date is None:
            notebook.repair(
                "132",
                tr("The date “{word}” of round {number} is not a date and is left empty").format(
                    word=word[:20], number=number
                ),
                line,
                5,
            )
        dates.append(date)
    while dates and dates[-1] is None:
        dates.pop()
    header.round_dates = dates


def _rounds(header: Header, code: str, line: int, data: str, notebook: Notebook) -> None:
    word = (data.split() or [""])[0]
    if not (word.isascii() and word.isdigit() and 0 < len(word) < 4 and 0 < int(word) <= MAX_ROUNDS):
        notebook.repair(
            f"rounds-{code}",
            tr("The number of rounds “{text}” (record {code}) is not usable").format(text=data[:20], code=code),
            line,
            5,
        )
        return
    number = int(word)
    if header.rounds and header.rounds != number:
        kept = number if code == "142" else header.rounds
        notebook.repair(
            "rounds",
            tr("The file gives {rounds} and {number} rounds (142, XXR); {kept} is used").format(
                rounds=header.rounds, number=number, kept=kept
            ),
            line,
            5,
        )
        number = kept
    header.rounds = number
    header.places.setdefault("142", line)


def _initial_colour(header: Header, code: str, line: int, data: str, notebook: Notebook) -> None:
    for word in data.lower().split():
        colour = _COLOURS.get(word)
        if colour is None:
            notebook.leave_out(
                f"colour-{code}", tr("“{word}” in record {code} is left out").format(word=word[:20], code=code), line, 5
            )
            continue
        if header.initial_colour not in ("", colour):
            if "152" in header.texts:
                notebook.beside("XXC", "152", line)
            else:
                notebook.twice(code, line)
        if code == "152" or not header.initial_colour:
            header.initial_colour = colour


def _deputy(header: Header, code: str, line: int, data: str, notebook: Notebook) -> None:
    if data:
        header.deputies.append(data)


def _symbols(header: Header, code: str, line: int, data: str, notebook: Notebook) -> None:
    header.places.setdefault(code, line)
    rest = _SYMBOL.sub("", data).strip()
    if rest:
        notebook.repair("162", tr("“{text}” in the point system (162) cannot be read").format(text=rest[:20]), line, 5)
    for letter, points in _SYMBOL.findall(data):
        value = decimal(points)
        if value is not None:
            header.symbols[letter.upper()] = value


def _point_codes(header: Header, code: str, line: int, data: str, notebook: Notebook) -> None:
    header.dialect_places.setdefault(code, line)
    for name, points in _ASSIGNMENT.findall(data):
        value = decimal(points)
        if name.upper() not in _POINT_CODES or value is None:
            notebook.leave_out(
                "XXS", tr("“{name}” in record XXS is not a point code and is left out").format(name=name[:10]), line, 5
            )
            continue
        match name.upper():
            case "W":
                header.dialect_points |= {"WW": value, "BW": value, "FW": value, "FPB": value}
            case "D":
                header.dialect_points |= {"WD": value, "BD": value, "HPB": value}
            case other:
                header.dialect_points[other] = value


def _point_record(header: Header, code: str, line: int, data: str, notebook: Notebook) -> None:
    value = decimal((data.split() or [""])[0])
    if value is None:
        notebook.leave_out(
            code, tr("The points of record {code} cannot be read and are left out").format(code=code), line, 5
        )
        return
    header.dialect_places.setdefault(code, line)
    match _POINT_RECORDS[code]:
        case "W":
            header.dialect_points |= {"WW": value, "BW": value, "FW": value, "FPB": value}
        case "D":
            header.dialect_points |= {"WD": value, "BD": value, "HPB": value}
        case "L":
            header.dialect_points |= {"WL": value, "BL": value}
        case other:
            header.dialect_points[other] = value


_DIALECT = frozenset(("XXR", "XXC", "XXP", "XXZ", "XXS", "XXA", *_POINT_RECORDS))

_Handler = Callable[[Header, str, int, str, Notebook], None]
_HANDLERS: dict[str, _Handler] = {
    "042": _dates,
    "052": _dates,
    "112": _deputy,
    "132": _round_dates,
    "142": _rounds,
    "XXR": _rounds,
    "152": _initial_colour,
    "XXC": _initial_colour,
    "162": _symbols,
    "XXS": _point_codes,
    **dict.fromkeys(_POINT_RECORDS, _point_record),
}
