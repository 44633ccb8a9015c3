"""A crosstable from a spreadsheet or a web page as a section: rounds (``12w1``, ``+12``, ``W12``) or a grid of results.

Nothing is guessed silently: what a table does not say (colours, rounds of a grid) is taken in one named way, and what
contradicts itself is a fault with its line. The result goes through the same review as a tournament report.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.systems.kind import Kind
from tdapp.domain.systems.registry import KEIZER
from tdapp.domain.words.cancelling import until_cancelled
from tdapp.domain.words.errors import Fault, InputRefused
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.interchange.both_sides import as_round_robin, check_games, fits, is_half_zero, stop
from tdapp.interchange.crosstable_cells import (
    FORFEIT,
    RESULT,
    STYLES,
    Letters,
    is_bye,
    is_bye_in_words,
    is_game_without_result,
    is_rest,
    is_result,
    letters_of,
    norm,
)
from tdapp.interchange.crosstable_facts import event_of, of_vega_page, players_of
from tdapp.interchange.crosstable_points import PointsLine, settle_points
from tdapp.interchange.programs.vega_text import is_vega_crosstable, vega_table
from tdapp.interchange.table_files import MOST_BYTES, Table, decoded, table_of_bytes, table_of_text
from tdapp.interchange.web_pages import event_name, is_web_page, tables_of
from tdapp.pairing.rules.round_robin import berger_table
from tdapp.trf.notes import Notebook

MOST_PLAYERS = 2_000
_VEGA_BOXES = ("No.", "Title", "Rtg")
"""What stands below the name on a page by Vega, under one heading with it."""
_LARGEST_GRID = 130  # lines, those above and below the players with them
_DIAGONAL = frozenset(("", "*", "X", "**", "XX", "#", "■", "\\", "--", "---", "-", "●"))
_GRID_GAME = re.compile(r"[10½=+\-]")
_WORD = re.compile(r"\w", re.UNICODE)


@dataclass(frozen=True, slots=True)
class CrosstableReading:
    """The section, what was assumed, the pairing numbers in the order of the lines.

    ``headings`` stand over the cells beside the results, ``beside`` are these cells, line by line.
    """

    section: Section
    notes: tuple[Fault, ...]
    order: tuple[int, ...]
    headings: tuple[str, ...] = ()
    beside: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class _Line:
    """A player's row: where it stands, its cells before and after the results, its results."""

    line: int
    facts: tuple[str, ...]
    results: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Found:
    """The players' rows, the headings over their facts, and what stands above these."""

    lines: tuple[_Line, ...] = ()
    header: tuple[str, ...] = ()
    above: tuple[tuple[str, ...], ...] = ()
    style: str = ""


def read_crosstable(source: str | bytes, name: str, notebook: Notebook | None = None) -> CrosstableReading:
    """The section of a table; InputRefused when there is none in it, or what it says does not fit together.

    ``notebook`` knows whether contradictions of its points are taken over, and which of several readings was chosen.
    """
    notebook = Notebook() if notebook is None else notebook
    tables, name, page = pages_of(source, name)
    for table in tables:
        found = _swiss_lines(table)
        if not found.lines:
            found = _swiss_lines(_by_words(table))
        grid = _Found() if found.lines else _grid_lines(table)
        if len(found.lines or grid.lines) > MOST_PLAYERS:
            raise _refused(tr("A table of more than {most} players is not read.").format(most=MOST_PLAYERS))
        if found.lines:
            return _with_facts(_swiss(found, name, notebook), found, page)
        if grid.lines:
            return _with_facts(_round_robin(grid, name, notebook), grid, page)
    text = tr(
        "No crosstable was found: a line for each player with cells as 12w1, +12 or W12, or a grid of 1, ½ and 0."
    )
    raise NoCrosstable((Fault(text, 1, 1),))


def _with_facts(reading: CrosstableReading, found: _Found, page: str) -> CrosstableReading:
    section = replace(reading.section, event=of_vega_page(reading.section.event, page))
    return replace(reading, section=section, headings=found.header, beside=tuple(line.facts for line in found.lines))


def pages_of(source: str | bytes, name: str) -> tuple[tuple[Table, ...], str, str]:
    """The one table of a text or a file, or those of a web page; the event's name, where it is there; the page."""
    if isinstance(source, bytes) and source[:2] != b"PK" and is_web_page(text := decoded(source[:MOST_BYTES])):
        return tables_of(text), event_name(text) or name, text
    if isinstance(source, str) and is_web_page(source):
        return tables_of(source), event_name(source) or name, source
    if is_vega_crosstable(text := source if isinstance(source, str) else _beginning(source)):
        table, title = vega_table(text)
        return (table,), title or name, ""
    return (table_of_text(source) if isinstance(source, str) else table_of_bytes(source),), name, ""


def _beginning(data: bytes) -> str:
    """The text of a file that may be one."""
    return "" if data[:2] == b"PK" or b"\x00" in data[:1000] else decoded(data[:MOST_BYTES])


class NoCrosstable(InputRefused):
    """There is none in the file."""


def _refused(*texts: str) -> InputRefused:
    return InputRefused(tuple(Fault(text, 1, 1) for text in texts))


# -- rounds ---


def _swiss_lines(table: Table) -> _Found:
    """The players' rows, and the style that most cells are written in."""
    cells = [[norm(cell) for cell in row] for row in table.rows]
    counts = {
        style: sum(bool(pattern.fullmatch(cell)) for row in cells for cell in row) for style, pattern in STYLES.items()
    }
    style = max(counts, key=counts.__getitem__)
    if counts[style] < 2:
        return _Found()
    pattern = STYLES[style]
    games = [index for index, row in enumerate(cells) if any(pattern.fullmatch(cell) for cell in row)]
    per_column = [
        sum(bool(pattern.fullmatch(cells[index][column])) for index in games) for column in range(len(cells[0]))
    ]
    held = [column for column, count in enumerate(per_column) if count]
    first, last = held[0], held[-1]
    while last + 1 < len(cells[0]) and _without_games([cells[index][last + 1] for index in games]):
        last += 1  # a round in which nobody of the table played, or which is not played yet
    lines: list[_Line] = []
    start, end = (_edge(cells, games[end], step, slice(first, last + 1)) for end, step in ((0, -1), (-1, 1)))
    for index in range(start, end + 1):
        row = table.rows[index]
        facts = (*row[:first], *row[last + 1 :])
        if any(len(_WORD.findall(cell)) > 1 and not cell.replace(".", "").isdigit() for cell in facts):
            start = start if lines else index
            lines.append(_Line(table.lines[index], facts, tuple(cells[index][first : last + 1])))
    return _Found(tuple(lines), *_over(table, start, first, last), style)


def _edge(cells: Sequence[Sequence[str]], index: int, step: int, rounds: slice) -> int:
    """The first or last player's row, from the first or last game: beyond it stands who had byes only."""
    while 0 <= index + step < len(cells):
        row = cells[index + step]
        said = row[rounds]
        if not (row[0].rstrip(".").isdigit() and any(said)) or not all(
            is_bye(cell) or is_game_without_result(cell) for cell in said
        ):
            break
        index += step
    return index


def _over(table: Table, start: int, first: int, last: int) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
    """The headings of the facts in the row above the players, where it has some, and the rows above them."""
    row = table.rows[start - 1] if start else ()
    header = (*row[:first], *row[last + 1 :])
    boxes = next((less for less in range(1, first) if row and row[first - less :][:2] == ("1", "2")), 0)
    if boxes:  # Vega has one heading over a player and several boxes under it
        left, right = row[: first - boxes], row[last + 1 - boxes : len(row) - boxes]
        header = (*left[:-1], *_VEGA_BOXES[:boxes], *[""] * (boxes - len(_VEGA_BOXES)), *left[-1:], *right)
    if sum(any(char.isalpha() for char in cell) for cell in header) < 2:
        return (), table.rows[:start]
    return header, table.rows[: start - 1]


def _without_games(column: Sequence[str]) -> bool:
    """Byes and games without a result, one of them in so many letters: a column of points has figures only."""
    said = [is_bye_in_words(cell) or is_game_without_result(cell) for cell in column]
    return any(said) and all(word or is_bye(cell) for word, cell in zip(said, column, strict=True))


def _by_words(table: Table) -> Table:
    """Lines without columns, word by word: what follows the name are its cells."""
    rows: list[tuple[str, ...]] = []
    for row in table.rows:
        words = " ".join(row).split()
        end = len(words)
        while end and (is_result(norm(words[end - 1])) or words[end - 1].replace(".", "").replace(",", "").isdigit()):
            end -= 1
        number = words[0].rstrip(".") if words and words[0].rstrip(".").isdigit() else ""
        name = " ".join(words[1 if number else 0 : end])
        rows.append((number, name, *words[end:]))
    width = max((len(row) for row in rows), default=0)
    return Table(tuple((*row, *[""] * (width - len(row))) for row in rows), table.lines)


def _swiss(found: _Found, name: str, notebook: Notebook) -> CrosstableReading:
    faults: list[Fault] = []
    letters = letters_of(found.style, (cell for line in found.lines for cell in line.results))
    rows = [_cells(line, letters, faults) for line in found.lines]
    numbers = _numbering(found.lines, rows)
    odd = check_games(rows, numbers, [line.line for line in found.lines], faults)
    stop(faults)
    section = _section(name, found, rows, numbers, Kind.SWISS)
    if _names_keizer(name, found):
        text = tr("The table names the Keizer system, which was taken; points are those of the games, not its scores")
        notebook.assume("keizer", text)
        section = replace(section, type_code=KEIZER.codes[0])
        return CrosstableReading(section, (*odd, *notebook.notes()), tuple(numbers))
    if all(cell.opponent or is_rest(text) for line, row in zip(found.lines, rows, strict=True)
           for text, cell in zip(line.results, row, strict=True)):  # fmt: skip
        resting = [[cell if cell.opponent else Cell(Outcome.ZERO_POINT_BYE) for cell in row] for row in rows]
        robin = as_round_robin(_section(name, found, resting, numbers, Kind.SWISS))
        section = robin if robin.system.berger else section
    section = settle_points(section, _points_lines(found, numbers), notebook)
    notebook.stop()
    notes = [*odd, *notebook.notes()]
    if any(cell.opponent and cell.colour is None for row in rows for cell in row):
        notes.append(Fault(tr("The table does not say all colours: those games have none.")))
    return CrosstableReading(section, tuple(notes), tuple(numbers))


def _names_keizer(name: str, found: _Found) -> bool:
    """Whether the file, a heading or what stands above the table says so; its points are then no points of games."""
    said = (name, *found.header, *(cell for row in found.above for cell in row))
    return any("keizer" in text.lower() for text in said)


def _cells(line: _Line, letters: Letters, faults: list[Fault]) -> list[Cell]:
    found = []
    for number, text in enumerate(line.results, start=1):
        cell = letters.read(text)
        if cell is None:
            words = tr("“{text}” in round {round} is no result.").format(text=text[:20], round=number)
            faults.append(Fault(words, line.line, 1))
        found.append(cell or Cell(Outcome.UNPAIRED))
    return found


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


# -- a grid ---


def _grid_lines(table: Table) -> _Found:
    """The rows of a square of results: as many columns as players, nothing where one would meet himself."""
    cells = [[norm(cell) for cell in row] for row in table.rows]
    width = len(cells[0]) if 2 < len(cells) <= _LARGEST_GRID else 0
    for first_row in until_cancelled(range(len(cells))):
        for size in range(min(len(cells) - first_row, width - 1), 1, -1):
            for first in range(1, width - size + 1):
                if _is_grid(cells, first_row, first, size):
                    lines = [
                        _Line(
                            table.lines[index],
                            (*table.rows[index][:first], *table.rows[index][first + size :]),
                            tuple(cells[index][first : first + size]),
                        )
                        for index in range(first_row, first_row + size)
                    ]
                    return _Found(tuple(lines), *_over(table, first_row, first, first + size - 1))
    return _Found()


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


def _round_robin(found: _Found, name: str, notebook: Notebook) -> CrosstableReading:
    faults: list[Fault] = []
    odd: list[Fault] = []
    lines = found.lines
    size = len(lines)
    cycles = max(len(text) for line in lines for other, text in zip(lines, line.results, strict=True) if other != line)
    table = berger_table(list(range(1, size + 1)), cycles=cycles)
    rows: list[list[Cell]] = [[] for _ in lines]
    for planned in table:
        column: dict[int, Cell] = {}
        for white, black in planned.pairs:
            one = _grid_game(lines, white, black, planned.cycle, faults)
            other = _grid_game(lines, black, white, planned.cycle, faults)
            both = one is not None and other is not None
            if both and is_half_zero(one, other):  # type: ignore[arg-type]
                text = tr("½ and 0 of players {number} and {other} were taken as they stand.")
                odd.append(Fault(text.format(number=white, other=black), lines[min(white, black) - 1].line, 1))
            elif (one is None) is not (other is None) or (both and not fits(one, other)):  # type: ignore[arg-type]
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
    stop(faults)
    section = _section(name, found, rows, list(range(1, size + 1)), Kind.ROUND_ROBIN)
    section = replace(section, cycles=cycles)
    assumed = Fault(
        tr("A grid does not say who played when, nor colours: the Berger table in the order of the lines was taken.")
    )
    section = settle_points(section, _points_lines(found, range(1, size + 1)), notebook)
    notebook.stop()
    return CrosstableReading(section, (assumed, *odd, *notebook.notes()), tuple(range(1, size + 1)))


def _grid_game(lines: Sequence[_Line], number: int, other: int, cycle: int, faults: list[Fault]) -> Outcome | None:
    text = lines[number - 1].results[other - 1]
    sign = text[cycle - 1] if cycle <= len(text) else ""
    return (FORFEIT.get(sign) or RESULT[sign]) if sign else None


# -- both ---


def _section(name: str, found: _Found, rows: Sequence[Sequence[Cell]], numbers: Sequence[int], kind: Kind) -> Section:
    players = players_of([line.facts for line in found.lines], numbers, found.header)
    order = sorted(range(len(players)), key=lambda index: players[index].number)
    return Section(
        event=event_of(found.above, name),
        players=tuple(players[index] for index in order),
        cells=tuple(tuple(rows[index]) for index in order),
        rounds_total=max(1, len(rows[0])),
        kind=kind,
    )


def _points_lines(found: _Found, numbers: Sequence[int]) -> list[PointsLine]:
    return [
        PointsLine(line.line, number, line.facts, line.results)
        for line, number in zip(found.lines, numbers, strict=True)
    ]
