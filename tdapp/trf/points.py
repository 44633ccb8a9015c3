"""The point system of a file, and whether its points column adds up under it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from tdapp.domain.section.scoring import HALF, PointSystem, points_text
from tdapp.domain.section.two_games import GAMES, with_bye_of_games
from tdapp.domain.systems.registry import by_code
from tdapp.domain.words.wording import marked, tr
from tdapp.trf.notes import Notebook
from tdapp.trf.records import Header, PlayerRecord, decimal
from tdapp.trf.rounds import OUTCOME_OF_LETTER

_ONE, _ZERO = Fraction(1), Fraction(0)

CANDIDATES: tuple[tuple[str, PointSystem], ...] = (
    ("1-½-0", PointSystem()),
    (marked("1-½-0 with half a point for the pairing-allocated bye"), PointSystem(pab=HALF)),
    ("3-1-0", PointSystem(Fraction(3), _ONE, _ZERO)),
    (marked("3-1-0 with one point for the pairing-allocated bye"), PointSystem(Fraction(3), _ONE, _ZERO, pab=_ONE)),
    ("2-1-0", PointSystem(Fraction(2), _ONE, _ZERO)),
    (marked("2-1-0 with one point for the pairing-allocated bye"), PointSystem(Fraction(2), _ONE, _ZERO, pab=_ONE)),
    (marked("1-½-0 with nothing for the pairing-allocated bye"), PointSystem(pab=_ZERO)),
    (marked("1-½-0 with one and a half points for the bye of a match of two games"), with_bye_of_games(PointSystem())),
)
"""Point systems tried, in this order, when a file has no record 162."""


def stated_system(header: Header, notebook: Notebook) -> PointSystem | None:
    """The system that records 162, XXS or BBW to BBU give, or None."""
    if header.symbols:
        line = header.places["162"]
        found = header.symbols
        win, draw = found.get("W", _ONE), found.get("D", HALF)
        if "Z" in found and "A" not in found:
            notebook.repair(
                "162-Z", tr("The points of absences stand under Z (162) and were read as A (TRF26)"), line, 5
            )
        absent = found.get("A", found.get("Z", _ZERO))
        if found.get("X", draw) not in (draw, _ZERO):  # a game without a result counts nothing here
            notebook.leave_out("162-X", tr("The points of an unknown result (162, X) are left out"), line, 5)
        system = canonical(
            PointSystem(win, draw, found.get("L", _ZERO), pab=found.get("P", win), zero_bye=absent, forfeit_loss=absent)
        )
        if header.dialect_points and _from_dialect(header, Notebook()) != system:
            code, line = next(iter(header.dialect_places.items()))
            notebook.beside(code, "162", line)
        return system
    if header.dialect_points:
        return _from_dialect(header, notebook)
    return None


def is_of_two_games(header: Header) -> bool:
    """Whether a match is two rounds of the file (C.04.5)."""
    named = by_code(header.texts.get("192", ""))
    return named is not None and named.stage_rounds == GAMES


def of_games(header: Header, stated: PointSystem | None) -> PointSystem | None:
    """The system with the bye of one game: in a Double-Swiss a file may give what both rounds of it are worth."""
    if stated is None or stated.pab is None or stated.pab <= stated.win or not is_of_two_games(header):
        return stated
    return canonical(replace(stated, pab=stated.pab / GAMES))


def canonical(system: PointSystem) -> PointSystem:
    """The same system with every value left out that is what its outcome stands for."""

    def unless(value: Fraction | None, default: Fraction) -> Fraction | None:
        return None if value == default else value

    return replace(
        system,
        pab=unless(system.pab, system.win),
        full_bye=unless(system.full_bye, system.win),
        half_bye=unless(system.half_bye, system.draw),
        zero_bye=unless(system.zero_bye, system.loss),
        forfeit_win=unless(system.forfeit_win, system.win),
        forfeit_loss=unless(system.forfeit_loss, system.loss),
    )


def settle(
    records: Mapping[int, PlayerRecord],
    rows: Mapping[int, list[str]],
    held: int,
    awards: Mapping[tuple[int, int], tuple[str, Fraction]],
    stated: PointSystem | None,
    *,
    free_rounds: bool,
    informative: bool,
    scored: bool = False,
    notebook: Notebook,
) -> tuple[PointSystem, bool]:
    """The point system that explains the points column, and whether U is a free round worth nothing.

    ``free_rounds``: in a round robin U may be one. ``awards``: (number, round) -> ("set" or "add", points). When
    nothing explains the column, one fault for each player who does not add up (one note when ``informative``, or when
    ``scored``: it may hold the score of a system that has one).
    """
    given = given_points(records, notebook)
    candidates = (CANDIDATES[:1] if informative or scored else CANDIDATES) if stated is None else (("", stated),)
    variants = [
        (name, system, rest) for name, system in candidates for rest in ((True, False) if free_rounds else (False,))
    ]
    first: dict[int, Fraction] | None = None
    joined = {number: "".join(row) for number, row in rows.items() if number in given}
    for name, system, rest in variants:
        wrong = wrong_points(given, rows, joined, held, awards, system, rest)
        if not wrong:
            if name and system != CANDIDATES[0][1]:
                notebook.assume(
                    "system",
                    tr("The points column shows the point system {name}, which was taken over").format(name=tr(name)),
                    0,
                    0,
                )
            return system, rest
        first = wrong if first is None else first
    name, system, rest = variants[0]
    first = first or {}
    if not any(value for value, _ in given.values()):
        notebook.assume("column-0", tr("The points column holds only zeros; the points were computed from the results"))
    elif scored:
        text = tr("The points column does not hold the points of the games, which were taken, but another score")
        notebook.assume("column-score", text, records[min(first)].line, 81)
    elif informative:
        number = min(first)
        notebook.assume(
            "column-team",
            tr("The points of {count} players differ from their results; the results count").format(count=len(first)),
            records[number].line,
            81,
        )
    else:
        for number, total in sorted(first.items()):
            record = records[number]
            notebook.fault(
                tr("Player {number} has {points} points, but the results give {total}.").format(
                    number=number, points=record.points, total=points_text(total)
                ),
                record.line,
                81,
            )
    return system, rest


def given_points(records: Mapping[int, PlayerRecord], notebook: Notebook) -> dict[int, tuple[Fraction, Fraction]]:
    """Number -> points as given, and how far rounding may have moved them."""
    given: dict[int, tuple[Fraction, Fraction]] = {}
    known: dict[str, tuple[Fraction, Fraction] | None] = {}
    for number, record in records.items():
        text = record.points
        if text not in known:
            value = decimal(text) if text else None
            places = len(text.replace(",", ".").partition(".")[2])
            slack = Fraction(1, 10**places) if places else Fraction(1, 10**9)
            known[text] = None if value is None else (value, slack)
            if text and value is None:
                notebook.repair(
                    "points",
                    tr("The points “{text}” are not a number and were ignored").format(text=text),
                    record.line,
                    81,
                )
            elif "," in text or "½" in text:
                notebook.repair(
                    "comma",
                    tr("The points “{text}” were read as {value}").format(
                        text=text, value=value and points_text(value)
                    ),
                    record.line,
                    81,
                )
        entry = known[text]
        if entry is not None:
            given[number] = entry
        elif not text:
            notebook.assume(
                "no-points",
                tr("Player {number} has no points in the file; they were computed from the results").format(
                    number=number
                ),
                record.line,
                81,
            )
    return given


def wrong_points(
    given: Mapping[int, tuple[Fraction, Fraction]],
    rows: Mapping[int, list[str]],
    joined: Mapping[int, str],
    held: int,
    awards: Mapping[tuple[int, int], tuple[str, Fraction]],
    system: PointSystem,
    rest: bool,
) -> dict[int, Fraction]:
    """Players whose points do not add up -> what the results give. Announced byes may be in the column or not."""
    worth = {letter: system.points(outcome) for letter, outcome in OUTCOME_OF_LETTER.items()}
    if rest:
        worth["U"] = _ZERO
    unit = math.lcm(*(value.denominator for value in worth.values()))
    ticks = {letter: int(value * unit) for letter, value in worth.items()}
    extra: dict[int, list[tuple[int, Fraction]]] = {}
    for (number, round_number), (how, points) in awards.items():
        if number in rows and round_number <= len(rows[number]):
            base = worth[rows[number][round_number - 1]]
            extra.setdefault(number, []).append((round_number, points - base if how == "set" else points))
    totals: dict[str, tuple[Fraction, Fraction]] = {}
    wrong: dict[int, Fraction] = {}
    for number, (value, slack) in given.items():
        row = joined[number]
        found = totals.get(row)
        if found is None:
            played = sum([ticks[letter] for letter in row[:held]])
            announced = sum([ticks[letter] for letter in row[held:]])
            found = totals[row] = (Fraction(played, unit), Fraction(played + announced, unit))
        before, after = found
        if number in extra:
            before += sum((points for round_number, points in extra[number] if round_number <= held), _ZERO)
            after += sum((points for _, points in extra[number]), _ZERO)
        if before != value != after and not (0 < abs(value - before) < slack or 0 < abs(value - after) < slack):
            wrong[number] = after
    return wrong


def _from_dialect(header: Header, notebook: Notebook) -> PointSystem:
    codes = header.dialect_points

    def games(kind: str, default: Fraction) -> Fraction:
        white, black = codes.get("W" + kind, default), codes.get("B" + kind, default)
        if white != black:
            notebook.leave_out(
                "two-colours",
                tr("The file gives other points to White than to Black; White's were taken for both"),
                next(iter(header.dialect_places.values())),
                5,
            )
        return white

    win, draw, loss = games("W", _ONE), games("D", HALF), games("L", _ZERO)
    return canonical(
        PointSystem(
            win,
            draw,
            loss,
            pab=codes.get("PAB", win),
            full_bye=codes.get("FPB", win),
            half_bye=codes.get("HPB", draw),
            zero_bye=codes.get("ZPB", _ZERO),
            forfeit_win=codes.get("FW", win),
            forfeit_loss=codes.get("FL", _ZERO),
        )
    )
