"""A crosstable from a spreadsheet or a web page as a section: rounds (``12w1``, ``+12``, ``W12``) or a grid of results.

Nothing is guessed silently: what a table does not say (colours, rounds of a grid) is taken in one named way, and what
contradicts itself is a fault with its line. The result goes through the same review as a tournament report.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from tdapp.domain.section.event import Event, Kind, Section
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import TITLES, Player
from tdapp.domain.section.scoring import points_text
from tdapp.domain.words.errors import Fault, InputRefused
from tdapp.domain.words.wording import tr
from tdapp.interchange.table_files import Table, table_of_bytes, table_of_text
from tdapp.pairing.rules.round_robin import berger_table

MOST_PLAYERS = 2_000
MOST_FAULTS = 50
_LARGEST_GRID = 130  # lines, those above and below the players with them
_FORFEIT = {"+": Outcome.FORFEIT_WIN, "-": Outcome.FORFEIT_LOSS}
_RESULT = {"1": Outcome.WIN, "½": Outcome.DRAW, "=": Outcome.DRAW, "0": Outcome.LOSS}
_SIGN = {"+": Outcome.WIN, "=": Outcome.DRAW, "-": Outcome.LOSS}
_LETTER = {
    "W": Outcome.WIN, "D": Outcome.DRAW, "L": Outcome.LOSS, "X": Outcome.FORFEIT_WIN, "F": Outcome.FORFEIT_LOSS,
}  # fmt: skip
_OTHER_SIDE = {
    Outcome.WIN: Outcome.LOSS, Outcome.DRAW: Outcome.DRAW, Outcome.LOSS: Outcome.WIN,
    Outcome.FORFEIT_WIN: Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS: Outcome.FORFEIT_WIN,
}  # fmt: skip
_COLOURS = {"W": Colour.WHITE, "B": Colour.BLACK, "S": Colour.BLACK}
_STYLES = {
    "european": re.compile(r"(?P<n>[1-9]\d{0,3})(?P<c>[WBS])(?P<r>[10½=+\-])(?P<k>[KF]?)"),
    "sign": re.compile(r"(?P<r>[+=\-])(?P<n>[1-9]\d{0,3})(?P<c>[WBS]?)"),
    "after": re.compile(r"(?P<n>[1-9]\d{0,3})(?P<r>[+=\-])"),
    "letter": re.compile(r"(?P<r>[WDLXF])(?P<n>[1-9]\d{0,3})(?P<c>[WB]?)"),
}
"""Opponent, colour and result in the orders in which people write them."""
_BYES = {
    **dict.fromkeys(("BYE", "U", "B", "1", "+", "-1", "+0", "1BYE", "BYE1", "0BYE1"), Outcome.PAIRING_BYE),
    **dict.fromkeys(("½", "=", "H", "-½", "=0", "½BYE", "BYE½"), Outcome.HALF_POINT_BYE),
    **dict.fromkeys(("", "0", "-", "--", "---", "-0", "Z", ".", "*", "0BYE", "X"), Outcome.ZERO_POINT_BYE),
    "F": Outcome.FULL_POINT_BYE,
}
_BYE_WORDS = frozenset(("BYE", "U", "H", "Z", "--", "---", "½BYE", "0BYE", "1BYE"))
_DIAGONAL = frozenset(("", "*", "X", "**", "XX", "#", "■", "\\", "--", "---", "-", "●"))
_GRID_GAME = re.compile(r"[10½=+\-]")
_WORD = re.compile(r"\w", re.UNICODE)
_RATING = re.compile(r"[1-9]\d{2}|[1-3]\d{3}")


@dataclass(frozen=True, slots=True)
class CrosstableReading:
    """The section, what was assumed, and the pairing numbers in the order of the lines."""

    section: Section
    notes: tuple[Fault, ...]
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Line:
    """A player's row: where it stands, its cells before and after the results, its results."""

    line: int
    facts: tuple[str, ...]
    results: tuple[str, ...]


def read_crosstable(source: str | bytes, name: str) -> CrosstableReading:
    """The section of a table; InputRefused when there is none in it, or what it says does not fit together."""
    table = table_of_text(source) if isinstance(source, str) else table_of_bytes(source)
    style, lines = _swiss_lines(table)
    if not lines:
        style, lines = _swiss_lines(_by_words(table))
    grid = [] if lines else _grid_lines(table)
    if len(lines or grid) > MOST_PLAYERS:
        raise _refused(tr("A table of more than {most} players is not read.").format(most=MOST_PLAYERS))
    if lines:
        return _swiss(lines, style, name)
    if grid:
        return _round_robin(grid, name)
    text = tr(
        "No crosstable was found: a line for each player with cells as 12w1, +12 or W12, or a grid of 1, ½ and 0."
    )
    raise NoCrosstable((Fault(text, 1, 1),))


class NoCrosstable(InputRefused):
    """There is none in the file."""


def _refused(*texts: str) -> InputRefused:
    return InputRefused(tuple(Fault(text, 1, 1) for text in texts))


def _norm(text: str) -> str:
    """A cell in one spelling: no blanks, upper case, ½ for every half."""
    found = "".join(text.split()).upper().replace(",", ".").replace("1/2", "½").replace("0.5", "½").replace(".5", "½")
    found = found.replace("−", "-").replace("–", "-").replace("—", "-")
    return "½" if unicodedata.normalize("NFKC", found) in ("1⁄2", "0½") else found


# -- rounds ---


def _swiss_lines(table: Table) -> tuple[str, list[_Line]]:
    """The style that most cells are written in, and the players' rows."""
    cells = [[_norm(cell) for cell in row] for row in table.rows]
    counts = {
        style: sum(bool(pattern.fullmatch(cell)) for row in cells for cell in row) for style, pattern in _STYLES.items()
    }
    style = max(counts, key=counts.__getitem__)
    if counts[style] < 2:
        return style, []
    pattern = _STYLES[style]
    games = [index for index, row in enumerate(cells) if any(pattern.fullmatch(cell) for cell in row)]
    per_column = [
        sum(bool(pattern.fullmatch(cells[index][column])) for index in games) for column in range(len(cells[0]))
    ]
    held = [column for column, count in enumerate(per_column) if count]
    first, last = held[0], held[-1]
    while last + 1 < len(cells[0]) and _are_byes([cells[index][last + 1] for index in games]):
        last += 1  # a round in which nobody of the table played
    found = []
    for index in range(games[0], games[-1] + 1):
        row = table.rows[index]
        facts = (*row[:first], *row[last + 1 :])
        if any(len(_WORD.findall(cell)) > 1 and not cell.replace(".", "").isdigit() for cell in facts):
            found.append(_Line(table.lines[index], facts, tuple(cells[index][first : last + 1])))
    return style, found


def _are_byes(column: Sequence[str]) -> bool:
    """Byes and nothing else, one of them in so many letters: a column of points has figures only."""
    return all(cell in _BYES for cell in column) and any(cell in _BYE_WORDS for cell in column)


def _by_words(table: Table) -> Table:
    """Lines without columns, word by word: what follows the name are its cells."""
    rows: list[tuple[str, ...]] = []
    for row in table.rows:
        words = " ".join(row).split()
        end = len(words)
        while end and (_is_result(_norm(words[end - 1])) or words[end - 1].replace(".", "").replace(",", "").isdigit()):
            end -= 1
        number = words[0].rstrip(".") if words and words[0].rstrip(".").isdigit() else ""
        name = " ".join(words[1 if number else 0 : end])
        rows.append((number, name, *words[end:]))
    width = max((len(row) for row in rows), default=0)
    return Table(tuple((*row, *[""] * (width - len(row))) for row in rows), table.lines)


def _is_result(cell: str) -> bool:
    return cell in _BYES or any(pattern.fullmatch(cell) for pattern in _STYLES.values())


def _swiss(lines: list[_Line], style: str, name: str) -> CrosstableReading:
    faults: list[Fault] = []
    rows = [_cells(line, style, faults) for line in lines]
    numbers = _numbering(lines, rows)
    _check_pairs(lines, rows, numbers, faults)
    _stop(faults)
    section = _section(name, lines, rows, numbers, Kind.SWISS)
    notes = [*_points_notes(section, lines)]
    if any(cell.opponent and cell.colour is None for row in rows for cell in row):
        notes.append(Fault(tr("The table does not say all colours: those games have none.")))
    return CrosstableReading(section, tuple(notes), tuple(numbers))


def _cells(line: _Line, style: str, faults: list[Fault]) -> list[Cell]:
    found = []
    for number, text in enumerate(line.results, start=1):
        match = _STYLES[style].fullmatch(text)
        if match is not None:
            found.append(_game(match, style))
        elif text in _BYES:
            found.append(Cell(_BYES[text]))
        else:
            words = tr("“{text}” in round {round} is no result.").format(text=text[:20], round=number)
            faults.append(Fault(words, line.line, 1))
            found.append(Cell(Outcome.UNPAIRED))
    return found


def _game(match: re.Match[str], style: str) -> Cell:
    groups = match.groupdict()
    opponent, result = int(groups["n"]), groups["r"]
    colour = _COLOURS.get(groups.get("c") or "")
    if style == "european":
        outcome = _FORFEIT.get(result) or _RESULT[result]
        if groups["k"] and outcome is not Outcome.DRAW and outcome in (Outcome.WIN, Outcome.LOSS):
            outcome = Outcome.FORFEIT_WIN if outcome is Outcome.WIN else Outcome.FORFEIT_LOSS
    else:
        outcome = _LETTER[result] if style == "letter" else _SIGN[result]
    return Cell(outcome, opponent, colour)


def _numbering(lines: Sequence[_Line], rows: Sequence[Sequence[Cell]]) -> list[int]:
    """By which numbers the cells name opponents: a column of different whole numbers, or the order of the lines."""
    candidates = [list(range(1, len(lines) + 1))]
    for column in range(min(len(line.facts) for line in lines)):
        words = [line.facts[column].strip().rstrip(".") for line in lines]
        if all(word.isascii() and word.isdigit() and len(word) < 5 and int(word) for word in words):
            values = [int(word) for word in words]
            if len(set(values)) == len(values):
                candidates.append(values)
    return max(candidates, key=lambda numbers: _agreements(numbers, rows))


def _agreements(numbers: Sequence[int], rows: Sequence[Sequence[Cell]]) -> int:
    place = {number: index for index, number in enumerate(numbers)}
    return sum(
        cell.opponent in place and rows[place[cell.opponent]][index].opponent == number
        for number, row in zip(numbers, rows, strict=True)
        for index, cell in enumerate(row)
    )


def _check_pairs(lines: Sequence[_Line], rows: list[list[Cell]], numbers: Sequence[int], faults: list[Fault]) -> None:
    """Both sides of a game name one another, with results and colours that fit; what one side leaves out is taken."""
    place = {number: index for index, number in enumerate(numbers)}
    for line, number, row in zip(lines, numbers, rows, strict=True):
        for index, cell in enumerate(row):
            if cell.opponent is None:
                continue
            texts = {"round": index + 1, "number": number, "other": cell.opponent}
            other_place = place.get(cell.opponent)
            if other_place is None or cell.opponent == number:
                words = tr("Round {round}: player {number} meets {other}, who is not in the table.")
                faults.append(Fault(words.format(**texts), line.line, 1))
                continue
            other = rows[other_place][index]
            if other.opponent != number:
                words = tr("Round {round}: player {number} meets {other}, who does not meet him.")
                faults.append(Fault(words.format(**texts), line.line, 1))
            elif other.outcome is not _OTHER_SIDE[cell.outcome] and not _both_lose(cell, other):
                words = tr("Round {round}: the results of players {number} and {other} do not fit together.")
                faults.append(Fault(words.format(**texts), line.line, 1))
            elif cell.colour is not None and cell.colour is other.colour:
                words = tr("Round {round}: players {number} and {other} have the same colour.")
                faults.append(Fault(words.format(**texts), line.line, 1))
            elif cell.colour is None and other.colour is not None:
                row[index] = replace(cell, colour=other.colour.other)


def _both_lose(one: Cell, other: Cell) -> bool:
    return one.outcome is other.outcome and one.outcome in (Outcome.LOSS, Outcome.FORFEIT_LOSS)


# -- a grid ---


def _grid_lines(table: Table) -> list[_Line]:
    """The rows of a square of results: as many columns as players, nothing where one would meet himself."""
    cells = [[_norm(cell) for cell in row] for row in table.rows]
    width = len(cells[0]) if 2 < len(cells) <= _LARGEST_GRID else 0
    for first_row in range(len(cells)):
        for size in range(min(len(cells) - first_row, width - 1), 1, -1):
            for first in range(1, width - size + 1):
                if _is_grid(cells, first_row, first, size):
                    return [
                        _Line(
                            table.lines[index],
                            (*table.rows[index][:first], *table.rows[index][first + size :]),
                            tuple(cells[index][first : first + size]),
                        )
                        for index in range(first_row, first_row + size)
                    ]
    return []


def _is_grid(cells: Sequence[Sequence[str]], top: int, left: int, size: int) -> bool:
    for one in range(size):
        if cells[top + one][left + one] not in _DIAGONAL:
            return False
    played = 0
    for one in range(size):
        for other in range(size):
            text = cells[top + one][left + other]
            if one == other:
                continue
            if text and "".join(_GRID_GAME.findall(text)) != text:
                return False
            played += bool(text)
    return size > 2 and played >= size


def _round_robin(lines: list[_Line], name: str) -> CrosstableReading:
    faults: list[Fault] = []
    size = len(lines)
    cycles = max(len(text) for line in lines for other, text in zip(lines, line.results, strict=True) if other != line)
    table = berger_table(list(range(1, size + 1)), cycles=cycles)
    rows: list[list[Cell]] = [[] for _ in lines]
    for planned in table:
        column: dict[int, Cell] = {}
        for white, black in planned.pairs:
            one = _grid_game(lines, white, black, planned.cycle, faults)
            other = _grid_game(lines, black, white, planned.cycle, faults)
            if (one is None) is not (other is None) or (one and other and not _fits(one, other)):
                words = tr("The results of players {number} and {other} do not fit together.")
                line = lines[min(white, black) - 1].line
                faults.append(Fault(words.format(number=white, other=black), line, 1))
            if one is not None and other is not None:
                column[white] = Cell(one, black, Colour.WHITE)
                column[black] = Cell(other, white, Colour.BLACK)
            else:
                column[white], column[black] = (
                    Cell(Outcome.OPEN, black, Colour.WHITE),
                    Cell(Outcome.OPEN, white, Colour.BLACK),
                )
        for number in range(1, size + 1):
            rows[number - 1].append(column.get(number, Cell(Outcome.REST)))
    _stop(faults)
    section = _section(name, lines, rows, list(range(1, size + 1)), Kind.ROUND_ROBIN)
    section = replace(section, cycles=cycles)
    assumed = Fault(
        tr("A grid does not say who played when, nor colours: the Berger table in the order of the lines was taken.")
    )
    return CrosstableReading(section, (assumed, *_points_notes(section, lines)), tuple(range(1, size + 1)))


def _fits(one: Outcome, other: Outcome) -> bool:
    return other is _OTHER_SIDE[one] or (one is other and one in (Outcome.LOSS, Outcome.FORFEIT_LOSS))


def _grid_game(lines: Sequence[_Line], number: int, other: int, cycle: int, faults: list[Fault]) -> Outcome | None:
    text = lines[number - 1].results[other - 1]
    sign = text[cycle - 1] if cycle <= len(text) else ""
    return (_FORFEIT.get(sign) or _RESULT[sign]) if sign else None


# -- both ---


def _section(
    name: str, lines: Sequence[_Line], rows: Sequence[Sequence[Cell]], numbers: Sequence[int], kind: Kind
) -> Section:
    facts = _facts(lines, numbers)
    players = [Player(number, **found) for number, found in zip(numbers, facts, strict=True)]  # type: ignore[arg-type]
    order = sorted(range(len(players)), key=lambda index: players[index].number)
    return Section(
        event=Event(name),
        players=tuple(players[index] for index in order),
        cells=tuple(tuple(rows[index]) for index in order),
        rounds_total=max(1, len(rows[0])),
        kind=kind,
    )


def _facts(lines: Sequence[_Line], numbers: Sequence[int]) -> list[dict[str, object]]:
    """Name, title, rating, federation: the columns are told by what stands in them."""
    width = min(len(line.facts) for line in lines)
    columns = [[line.facts[column].strip() for line in lines] for column in range(width)]
    letters = [sum(sum(char.isalpha() for char in cell) for cell in column) for column in columns]
    names = max(range(width), key=letters.__getitem__)
    found: list[dict[str, object]] = [{"name": cell or f"Player {number}"} for cell, number in
                                      zip(columns[names], numbers, strict=True)]  # fmt: skip
    for index, column in enumerate(columns):
        given = [cell for cell in column if cell not in ("", "-", "0")]
        if index == names or not given or (2 * len(given) < len(column) and index > names + 4):
            continue
        if all(cell.upper() in TITLES for cell in given):
            _put(found, "title", [cell.upper() if cell.upper() in TITLES else "" for cell in column])
        elif all(len(cell) == 3 and cell.isalpha() and cell.isupper() for cell in given):
            _put(found, "federation", [cell if cell in given else "" for cell in column])
        elif all(_RATING.fullmatch(cell) for cell in given) and [int(cell) for cell in given] != list(numbers):
            _put(found, "rating", [int(cell) if cell in given else None for cell in column])
    return found


def _put(found: list[dict[str, object]], field: str, values: Sequence[object]) -> None:
    for one, value in zip(found, values, strict=True):
        one.setdefault(field, value)


def _points_notes(section: Section, lines: Sequence[_Line]) -> Iterator[Fault]:
    """A column of points that most lines agree with, and the lines that do not."""
    made = {
        player.name: sum((section.points.awarded(cell) for cell in row), Fraction(0))
        for player, row in zip(section.players, section.cells, strict=True)
    }
    width = min(len(line.facts) for line in lines)
    for column in range(width - 1, -1, -1):
        stated = [(line, _points(line.facts[column]), made.get(_name_of(line, made))) for line in lines]
        agreed = sum(given is not None and given == points for _, given, points in stated)
        if 2 * agreed <= len(lines):
            continue
        for line, given, points in stated:
            if given != points and points is not None:
                text = tr("{name}: the table gives {given} points, the games {points}.")
                given_text = "?" if given is None else points_text(given)
                words = text.format(name=_name_of(line, made), given=given_text, points=points_text(points))
                yield Fault(words, line.line, 1)
        return


def _name_of(line: _Line, known: dict[str, Fraction]) -> str:
    return next((cell.strip() for cell in line.facts if cell.strip() in known), "")


def _points(text: str) -> Fraction | None:
    word = _norm(text)
    whole, half, rest = word.partition("½")
    whole = whole.removesuffix(".0")
    if rest or not (whole or half) or (whole and not (whole.isascii() and whole.isdigit() and len(whole) < 5)):
        return None
    return Fraction(int(whole or 0)) + (Fraction(1, 2) if half else 0)


def _stop(faults: Sequence[Fault]) -> None:
    if faults:
        more = len(faults) - MOST_FAULTS
        last = (Fault(tr("… and {count} more faults.").format(count=more), 1, 1),) if more > 0 else ()
        raise InputRefused((*faults[:MOST_FAULTS], *last))
