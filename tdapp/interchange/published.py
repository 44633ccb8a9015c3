"""What a file states beside the results: ranks, points, and the tie-breaks of a crosstable's columns."""

from __future__ import annotations

import re

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.two_scores import GAME, MATCH
from tdapp.domain.words.errors import InputRefused, RuleViolation
from tdapp.interchange.crosstable import pages_of, read_crosstable
from tdapp.interchange.tie_break_legend import POINTS, legend_of
from tdapp.services.tables.proving import Published, published_number
from tdapp.tiebreaks.registry import resolve
from tdapp.trf.decode import decode
from tdapp.trf.layouts import PLAYER, TEAM
from tdapp.trf.notes import Notebook
from tdapp.trf.ranks import stated_ranks

_NUMBERED = re.compile(r"(?:TB|WTG|DES|FINE|CRIT|TIE-?BREAK|FEINWERTUNG)\s*\.?\s*(\d+)", re.IGNORECASE)
_RANK = "RK."
_RANKS = frozenset(("RK", "RK.", "RANK", "RG", "RG.", "RNK", "RANG", "CL", "PL"))
_POINTS = frozenset(("PTS", "PTS.", "POINTS", "PKT", "PKT.", "PUNKTE", "PUNTOS", "PTOS"))


def published_in(data: bytes, source: str, *, is_table: bool, of_teams: bool = False, asked: bool = False) -> Published:
    """The stated values of a crosstable (``TB1`` is the first tie-break), or of a tournament report; else nothing.

    ``of_teams``: a report of teams, whose points are those of record 310. ``asked``: somebody has named a ladder, whose
    rungs the numbered columns are; else only those count whose meaning the file gives, by headings or in its legend.
    """
    if not is_table:
        return _of_teams(data) if of_teams else _of_report(data)
    try:
        return _of_crosstable(data, source, asked=asked)
    except InputRefused:
        return Published()  # another sort of file, or one with several readings: it was read otherwise


def _of_report(data: bytes) -> Published:
    points = []
    for text in decode(data, Notebook()):
        part = PLAYER.cut(text)
        if text[:4] == "001 " and part["number"].isdecimal() and part["points"]:
            points.append((int(part["number"]), part["points"]))
    ranks = tuple((stated.number, stated.rank) for stated in stated_ranks(data))
    return Published((("PTS", tuple(points)),) if points else (), _if_ranked(ranks))


def _of_teams(data: bytes) -> Published:
    columns: dict[str, list[tuple[int, str]]] = {MATCH: [], GAME: []}
    ranks = []
    for text in decode(data, Notebook()):
        part = TEAM.cut(text)
        if text[:4] == "310 " and part["number"].isdecimal():
            number = int(part["number"])
            for title, points in ((MATCH, part["match_points"]), (GAME, part["game_points"])):
                columns[title] += [(number, points)] if points else []
            ranks += [(number, int(part["rank"]))] if part["rank"].isdecimal() and int(part["rank"]) else []
    stated = tuple((title, tuple(values)) for title, values in columns.items() if values)
    return Published(stated, _if_ranked(tuple(ranks)))


def _if_ranked(ranks: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """Nothing of a file in which nobody was ranked: all the same, or the numbers."""
    ranked = len({rank for _, rank in ranks}) > 1 and any(number != rank for number, rank in ranks)
    return ranks if ranked else ()


def _of_crosstable(data: bytes, source: str, *, asked: bool) -> Published:
    reading = read_crosstable(data, source, Notebook(defects=True))
    meanings = legend_of(pages_of(data, source)[2])
    columns, rungs, unnamed, complete = [], [], 0, True
    ranks: tuple[tuple[int, int], ...] = ()
    for index, heading in enumerate(reading.headings):
        title = _title(heading)
        cells = [line[index] if index < len(line) else "" for line in reading.beside]
        if not title or not all(published_number(cell) is not None or not cell.strip(" -–") for cell in cells):
            continue
        if title == _RANK:
            ranks = tuple((one, int(cell)) for one, cell in zip(reading.order, cells, strict=True) if cell.isdecimal())
            continue
        if found := _NUMBERED.fullmatch(title):
            meaning = meanings[int(found[1]) - 1] if int(found[1]) <= len(meanings) else ""
            if meaning == POINTS:
                title = POINTS
            else:
                rungs.append(meaning)
                title = f"TB{len(rungs)}"
                complete = complete and bool(meaning)
                if not asked and meaning:
                    title = f"TB{len([one for one in rungs if one])}"
                elif not asked:
                    unnamed += 1
                    continue
        elif title != POINTS and _is_rung(reading.section, title):
            rungs.append(title)
        elif title != POINTS:
            continue
        columns.append((title, tuple(zip(reading.order, cells, strict=True))))
    known = ",".join(rung for rung in rungs if rung)
    named = known if known or (meanings and not unnamed) else None
    stated = tuple(columns)
    return Published(stated, ranks if complete and (meanings or rungs) else (), named, unnamed)


def _is_rung(section: Section, title: str) -> bool:
    try:
        return bool([resolve(section, rung) for rung in parse_ladder(title).rungs])
    except RuleViolation:
        return False


def _title(heading: str) -> str:
    """``TB1`` for numbered tie-breaks in any language, ``PTS`` for the points, else the heading as a code."""
    text = " ".join(heading.split()).upper()
    if text in _POINTS:
        return POINTS
    if text in _RANKS:
        return _RANK
    if found := _NUMBERED.fullmatch(text):
        return f"TB{found[1]}"
    text = re.sub(r"-(?=[CML]\d)", "/", text)
    return text if re.fullmatch(r"[A-Z][A-Z0-9]*(?::(?:MP|GP))?(?:/[A-Z0-9+-]+)*", text) else ""
