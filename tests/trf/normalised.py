"""A tournament report without what reading and writing may change: one function for each registered normalisation."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Callable

from tdapp.trf.players import TITLE_DIALECT

_FIRST_ROUND, _WIDTH = 91, 10
_DATES = ("%Y/%m/%d", "%b %d, %Y", "%d. %m. %Y", "%d/%m/%Y", "%Y-%m-%d")
_KNOWN = re.compile(r"\d{3}|[A-Z]{3}|###")
Lines = list[str]


def letters(lines: Lines) -> Lines:
    return [line.removeprefix("\ufeff").rstrip() for line in lines if line.strip()]


def order(lines: Lines) -> Lines:
    return sorted(line for line in lines if _KNOWN.match(line))


def blank_after_code(lines: Lines) -> Lines:
    return [re.sub(r"^(\d{3})(?=[^ ])", r"\1 ", line) for line in lines]


def empty_records(lines: Lines) -> Lines:
    return [line for line in lines if len(line) > 4 or not line[:3].isdigit()]


def counts(lines: Lines) -> Lines:
    return [line for line in lines if line[:3] not in ("062", "072", "082")]


def marks(lines: Lines) -> Lines:
    return [line for line in lines if not line.startswith(("182", "### tdapp")) or "assumed:" in line]


def assumed(lines: Lines) -> Lines:
    codes = [code for line in lines if line.startswith("### tdapp assumed:") for code in line[18:].split()]
    return [line for line in lines if line[:3] not in codes and not line.startswith("### tdapp assumed")]


def dates(lines: Lines) -> Lines:
    return [f"{line[:4]}{_date(line[4:])}" if line[:3] in ("042", "052") else line for line in lines]


def _date(text: str) -> str:
    for form in _DATES:
        try:
            return f"{dt.datetime.strptime(text.strip(), form):%Y/%m/%d}"
        except ValueError:
            continue
    return text


def extensions(lines: Lines) -> Lines:
    found = []
    rounds = next((line[4:].strip() for line in lines if line[:3] in ("142", "XXR")), "")
    for line in lines:
        code, rest = line[:3], line[4:]
        if code == "XXR":
            found.append(f"142 {rest.strip()}")
        elif code == "XXC":
            found += [f"152 {letter}" for word, letter in (("white1", "W"), ("black1", "B")) if word in rest]
        elif code == "XXP":
            found.append(f"260 1 {rounds} {rest}")
        elif code == "XXA":
            values = re.findall(r"\d+\.\d", rest[4:])
            found += [_virtual(int(rest[:4]), index, value) for index, value in enumerate(values, 1)]
        else:
            found.append(line)
    return found


def _virtual(number: int, round_number: int, points: str) -> str:
    return f"250 {number:4} round {round_number:3}: {float(points):.1f}"


def blocks(lines: Lines) -> Lines:
    """Each block of 250 as one line a player and round; nothing for no points."""
    found = []
    for line in lines:
        if not line.startswith("250") or "round" in line:
            found += [] if line.endswith(": 0.0") and "round" in line else [line]
            continue
        mp, points, first, last, low, high = (line[a:b].strip() for a, b in
                                              ((4, 8), (9, 13), (14, 17), (18, 21), (22, 26), (27, 31)))  # fmt: skip
        worth = points if float(points or 0) else mp
        if float(worth or 0):
            found += [
                _virtual(number, round_number, worth)
                for number in range(int(low), int(high or low) + 1)
                for round_number in range(int(first), int(last or first) + 1)
            ]
    return found


def _cells_of(line: str) -> list[str]:
    text = line[_FIRST_ROUND:]
    return [text[at : at + _WIDTH] for at in range(0, len(text), _WIDTH)]


def _cell(text: str) -> str:
    opponent, colour, result = text[:4].strip().lstrip("0"), text[5:6].strip(), text[7:8].strip().upper()
    if not opponent:
        return f"0000 - {'Z' if result in ('', '-') else result}"
    return f"{opponent:>4} {colour.lower()} {result}".rstrip()


def cells(lines: Lines) -> Lines:
    found = []
    for line in lines:
        if line.startswith("001"):
            turns = [_cell(text) for text in _cells_of(line)]
            while turns and turns[-1] == "0000 - Z":
                turns.pop()
            line = f"{line[:_FIRST_ROUND]:{_FIRST_ROUND}}{'  '.join(f'{turn:8}' for turn in turns)}".rstrip()
        found.append(line)
    return found


def announced(lines: Lines) -> Lines:
    """The byes of 240 in the players' lines, where these end before."""
    byes: dict[int, dict[int, str]] = {}
    for line in lines:
        if line.startswith("240"):
            for number in line[9:].split():
                byes.setdefault(int(number), {})[int(line[6:9])] = line[4:5]
    found = []
    for line in lines:
        if line.startswith("240"):
            continue
        if line.startswith("001"):
            turns = [_cell(text) for text in _cells_of(line)]
            for round_number, letter in byes.get(int(line[4:8]), {}).items():
                turns += ["0000 - Z"] * (round_number - len(turns))
                if turns[round_number - 1] == "0000 - Z":
                    turns[round_number - 1] = f"0000 - {letter}"
            head = f"{line[:_FIRST_ROUND]:{_FIRST_ROUND}}"
            line = f"{head}{'  '.join(f'{turn:8}' for turn in turns)}".rstrip()
        found.append(line)
    return cells(found)


def points(lines: Lines) -> Lines:
    found = []
    for line in lines:
        if line.startswith("001") and line[80:84].strip():
            last = line[_FIRST_ROUND:].rstrip()[-8:]
            worth = "   *" if last in ("0000 - H", "0000 - F") else f"{float(line[80:84]):4.1f}"  # perhaps announced
            line = f"{line[:80]}{worth}{line[84:]}"
        elif line.startswith("310"):
            line = f"{line[:54]}{'':13}{line[67:]}"
        found.append(line)
    return found


def ranks(lines: Lines) -> Lines:
    return [
        f"{line[:85]}    {line[89:]}".rstrip() if line.startswith("001")
        else f"{line[:68]:68}   {line[71:]}" if line.startswith("310") else line
        for line in lines
    ]  # fmt: skip


def titles(lines: Lines) -> Lines:
    found = []
    for line in lines:
        if line.startswith("001"):
            title = line[10:13].strip()
            sex = "w" if line[9:10] in ("f", "F") else line[9:10]
            line = f"{line[:9]}{sex}{TITLE_DIALECT.get(title.lower(), title):>3}{line[13:]}"
        found.append(line)
    return found


def tie_breaks(lines: Lines) -> Lines:
    found = [f"202 {line[4:].removeprefix('PTS,')}" if line[:3] in ("202", "212") else line for line in lines]
    return [line for index, line in enumerate(found) if line[:3] != "202" or line not in found[:index]]


def zeros(lines: Lines) -> Lines:
    found = []
    for line in lines:
        if line.startswith("001"):
            for start, end in ((57, 68), (69, 79)):
                if not line[start:end].strip(" 0/"):
                    line = f"{line[:start]}{'':{end - start}}{line[end:]}"
        found.append(line)
    return found


def old_teams(lines: Lines) -> Lines:
    teams = any(line.startswith("310") for line in lines)
    return [line for line in lines if not (teams and line.startswith("013"))]


def nicknames(lines: Lines) -> Lines:
    return [f"{line[:41]}{line[41:46].strip():5}{line[46:]}" if line.startswith("310") else line for line in lines]


def team_records(lines: Lines) -> Lines:
    found = []
    for line in lines:
        code = line[:3]
        if code in ("801", "802"):
            continue
        if code in ("260", "330"):
            line = " ".join(str(int(word)) if word.isdigit() else word for word in line.split())
        elif code == "320":
            teams = [int(line[at : at + 3].strip() or 0) for at in range(14, len(line), 4)]
            while teams and not teams[-1]:
                teams.pop()
            line = f"320 {float(line[4:8])} {float(line[9:13])} {teams}"
        elif code == "362":
            line = " ".join(f"{symbol}{float(points)}" for symbol, points in re.findall(r"(T[WDL])\s*([\d.]+)", line))
        found.append(line)
    return found


def line_ups(lines: Lines) -> Lines:
    return [line for line in lines if not line.startswith("300")]


def comments(lines: Lines) -> Lines:
    return [f"### {line[3:].strip().removeprefix('|').strip()}" if line.startswith("###") else line for line in lines]


def standard_points(lines: Lines) -> Lines:
    found = []
    for line in lines:
        if line.startswith("162"):
            values = {letter: float(value) for letter, value in re.findall(r"([A-Z]) +(-?\d*\.\d+|\d+)", line[4:])}
            values = {letter: value for letter, value in values.items() if letter != "A" or value}
            if values | {"P": values.get("P", 1.0)} == {"W": 1.0, "D": 0.5, "L": 0.0, "P": 1.0}:
                continue
            line = f"162 {sorted(values.items())}"
        found.append(line)
    return found


STEPS: dict[str, Callable[[Lines], Lines]] = {
    "letters": letters, "order": order, "blank-after-code": blank_after_code, "empty-records": empty_records,
    "counts": counts, "marks": marks, "assumed": assumed, "dates": dates, "extensions": extensions, "blocks": blocks,
    "cells": cells, "announced": announced, "points": points, "ranks": ranks, "zeros": zeros, "old-teams": old_teams,
    "nicknames": nicknames, "team-records": team_records, "line-ups": line_ups, "comments": comments, "titles": titles,
    "standard-points": standard_points, "tie-breaks": tie_breaks,
}  # fmt: skip


def normalised(data: bytes) -> Lines:
    """The lines of a report as all of them leave it."""
    lines = re.split("\r\n|\r|\n", data.decode("utf-8", "replace"))
    for name, step in STEPS.items():
        if name != "order":
            lines = step(letters(lines))
    return order(lines)
