"""Players from a table: what each row would become, with line and column of what cannot be used.

``table_files`` reads pasted text, CSV and XLSX, ``table_columns`` guesses what the columns mean; here rows become
players and meet those who are in the section already. Nothing is added here: the arbiter chooses, AddPlayers adds.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from enum import Enum

from tdapp.domain.section.player import BLITZ, NATIONAL, RAPID, STANDARD, TITLES, Player, Rating, Sex, full_name
from tdapp.domain.section.typed_players import (
    AmbiguousDate,
    birth_of,
    federation_of,
    month_comes_first,
    rating_of,
    unknown_federation,
)
from tdapp.domain.words.errors import Fault, RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.name_folding import same_name
from tdapp.domain.words.wording import tr
from tdapp.interchange.rating_list_cells import title_of
from tdapp.interchange.table_columns import Field, Mapping
from tdapp.interchange.table_files import Table
from tdapp.services.players.duplicates import KnownPlayers, Sameness
from tdapp.services.ports.player_fields import tidied


class Fate(Enum):
    """What becomes of a row."""

    NEW = "new"
    DUPLICATE = "duplicate"  # this player is there already
    CONFLICT = "conflict"  # somebody is there who may be this player, and something contradicts
    ERROR = "error"  # a cell cannot be used


@dataclass(frozen=True, slots=True)
class PreviewRow:
    """One row before anything is added.

    ``player`` has the number 0, and is None for an error. ``fault`` names line and column (both from 1) and says what
    is wrong, or who is there already. ``existing`` is the pairing number of the player in the section that the row
    meets; None when it meets an earlier row of the table (``fault.line`` is this row's). ``name`` is that of an error,
    as far as it can be read; ``asks_date``: day and month of its date may change places. ``team`` and ``board``: where
    the player is to be, in a competition of teams.
    """

    line: int
    fate: Fate
    player: Player | None
    fault: Fault | None = None
    existing: int | None = None
    name: str = ""
    asks_date: bool = False
    team: str = ""
    board: int | None = None


@dataclass(frozen=True, slots=True)
class Unread:
    """A row that is no player yet: its name as far as it is known, and what is wrong."""

    name: str
    fault: Fault
    asks_date: bool = False


def preview(table: Table, mapping: Mapping, present: Iterable[Player] = ()) -> tuple[PreviewRow, ...]:
    """The fate of every row, in their order, against the players present and against the rows before."""
    rows = list(zip(table.lines, table.rows, strict=True))[mapping.header :]
    order = mapping.month_first
    if order is None and Field.BIRTH in mapping.fields:
        place = mapping.fields.index(Field.BIRTH)
        order = month_comes_first([row[place] for _, row in rows if place < len(row)])
    read = [_read(line, row, replace(mapping, month_first=order)) for line, row in rows]
    found = _met(read, present, mapping.fields)
    return tuple(_in_team(one, row, mapping) for one, (_, row) in zip(found, rows, strict=True))


def _in_team(found: PreviewRow, row: tuple[str, ...], mapping: Mapping) -> PreviewRow:
    """With team and board; a board is a number, with or without that of the match (``2.1``)."""
    cells = dict(zip(mapping.fields, row, strict=False))
    team = " ".join(cells.get(Field.TEAM, "").split())
    board = cells.get(Field.BOARD, "").strip().rstrip(".").rpartition(".")[2]
    if not team and not board:
        return found
    is_number = board.isascii() and board.isdigit() and len(board) < 4
    return replace(found, team=team, board=int(board) if is_number else None)


def preview_trf(data: bytes, present: Iterable[Player] = ()) -> tuple[PreviewRow, ...]:
    """The same for the players of a tournament report file; its rounds do not matter.

    InputRefused when it has no player records that can be read.
    """
    from tdapp.trf.decode import decode
    from tdapp.trf.notes import Notebook
    from tdapp.trf.reader import read_trf

    lines = decode(data, Notebook())
    kept = [line[: 79 if line.startswith("001") else None] for line in lines if line.startswith(_PLAYER_RECORDS)]
    places = [number for number, line in enumerate(lines, 1) if line.startswith("001")]
    national = [line for line in lines if re.match(r"[A-Z]{3} [ 0-9]{4} ", line)]
    section = read_trf("\n".join([*kept, *national]).encode("utf-8", "replace")).section
    order = {_number_of(lines[place - 1]): place for place in places}
    read = [
        (order.get(player.number, 0), _checked(replace(player, number=0), order.get(player.number, 0)))
        for player in section.players
    ]
    return _met([(line, one) for line, one in sorted(read, key=lambda pair: pair[0])], present)


_PLAYER_RECORDS = ("001", "### tdapp player")


def _number_of(line: str) -> int:
    word = line[3:8].strip()
    return int(word) if word.isascii() and word.isdigit() else 0


def _met(
    read: Iterable[tuple[int, Player | Unread]], present: Iterable[Player], fields: tuple[Field, ...] = ()
) -> tuple[PreviewRow, ...]:
    there, before = KnownPlayers(present), KnownPlayers()
    rows: list[PreviewRow] = []
    lines: dict[int, int] = {}
    for line, one in read:
        if isinstance(one, Unread):
            rows.append(PreviewRow(line, Fate.ERROR, None, one.fault, name=one.name, asks_date=one.asks_date))
            continue
        row = (
            _fate(line, one, there, None, fields)
            or _fate(line, one, before, lines, fields)
            or _federation(line, one, fields)
        )
        rows.append(row or PreviewRow(line, Fate.NEW, one))
        if row is None or row.fate is not Fate.DUPLICATE:
            before.add(one)
            lines[id(one)] = line
    return tuple(rows)


def _place(field: Field, fields: tuple[Field, ...]) -> int:
    """The column of a field, from 1; the first one where no column has it."""
    return fields.index(field) + 1 if field in fields else 1


def _fate(
    line: int, player: Player, known: KnownPlayers, lines: dict[int, int] | None, fields: tuple[Field, ...]
) -> PreviewRow | None:
    for why, other in known.find(player):
        where = (
            tr("line {number}").format(number=lines[id(other)])
            if lines is not None
            else tr("number {number}").format(number=other.number)
        )
        contradiction, field = _contradiction(player, other, why)
        what = (
            tr("This is {name} ({where})").format(name=other.name, where=where)
            if not contradiction
            else f"{contradiction} ({where})"
        )
        fate = Fate.CONFLICT if contradiction else Fate.DUPLICATE
        fault = Fault(f"{what}.", line, _place(field, fields))
        return PreviewRow(line, fate, player, fault, None if lines is not None else other.number)
    return None


def _federation(line: int, player: Player, fields: tuple[Field, ...]) -> PreviewRow | None:
    """Three letters that are no federation: asked about, not refused."""
    unknown = unknown_federation(player.federation)
    if not unknown:
        return None
    return PreviewRow(line, Fate.CONFLICT, player, Fault(f"{unknown}.", line, _place(Field.FEDERATION, fields)))


def _contradiction(player: Player, other: Player, why: Sameness) -> tuple[str, Field]:
    """The difference in words, and its field; empty for the same player."""
    if why is not Sameness.NAME and not same_name(player.name, other.name):
        by_fide = why is Sameness.FIDE_ID
        number, field = (player.fide_id, Field.FIDE_ID) if by_fide else (player.national_id, Field.NATIONAL_ID)
        return tr("The number {number} belongs to {name}").format(number=number, name=other.name), field
    for mine, theirs, what, field in (
        (player.fide_id, other.fide_id, tr("FIDE number"), Field.FIDE_ID),
        (player.birth_year, other.birth_year, tr("year of birth"), Field.BIRTH),
    ):
        if mine and theirs and mine != theirs:
            return tr("{name} has another {what}, {theirs}").format(name=other.name, what=what, theirs=theirs), field
    return "", Field.NAME


# -- one row ---


def _read(line: int, row: tuple[str, ...], mapping: Mapping) -> tuple[int, Player | Unread]:
    values: dict[Field, object] = {}
    categories: list[str] = []
    for column, (cell, field) in enumerate(zip(row, mapping.fields, strict=False), 1):
        if field is Field.IGNORE or not cell or field in values:
            continue
        if field is Field.CATEGORY:
            categories += filter(None, (part.strip() for part in re.split("[,;/]", cell)))
            continue
        try:
            values[field] = _value(field, cell, mapping.month_first)
        except RuleViolation as problem:
            return line, Unread(
                _name_in(row, mapping), _fault(problem, line, column), isinstance(problem, AmbiguousDate)
            )
    text = {field: str(value) for field, value in values.items()}
    name = _name_in(row, mapping)
    if not name:
        named = (Field.NAME, Field.FAMILY, Field.GIVEN)
        column = next((place for place, field in enumerate(mapping.fields, 1) if field in named), 1)
        return line, Unread("", Fault(tr("The row has no name."), line, column))
    ratings = tuple(_ratings(values))
    rating = values.get(Field.RATING)  # None: the handler takes it from the others by the section's method
    national, table, sex = values.get(Field.NATIONAL_RATING), values.get(Field.FIXED_TABLE), values.get(Field.SEX)
    player = Player(
        0,
        name,
        rating if isinstance(rating, int) else None,
        text.get(Field.TITLE, ""),
        sex if isinstance(sex, Sex) else None,
        text.get(Field.FEDERATION, ""),
        text.get(Field.FIDE_ID, ""),
        text.get(Field.BIRTH, ""),
        text.get(Field.CLUB, ""),
        national if isinstance(national, int) else None,
        text.get(Field.NATIONAL_ID, ""),
        native_name=text.get(Field.NATIVE_NAME, ""),
        ratings=ratings,
        categories=tuple(categories),
        fixed_table=table if isinstance(table, int) else None,
        comment=text.get(Field.COMMENT, ""),
        paid=text.get(Field.PAID, ""),
        owed=text.get(Field.OWED, ""),
    )
    return line, _checked(player, line, mapping)


def _name_in(row: tuple[str, ...], mapping: Mapping) -> str:
    """The name of a row, also of one that cannot be used otherwise."""
    cells = {field: cell for field, cell in zip(mapping.fields, row, strict=False) if cell}
    parts = full_name(cells.get(Field.FAMILY, ""), cells.get(Field.GIVEN, ""))
    return parts if Field.FAMILY in cells and Field.GIVEN in cells else cells.get(Field.NAME) or parts


def _fault(problem: RuleViolation, line: int, column: int) -> Fault:
    return Fault(f"{str(problem).rstrip('.')}.", line, column)


def _checked(player: Player, line: int, mapping: Mapping | None = None) -> Player | Unread:
    try:
        return tidied(player)
    except RuleViolation as problem:
        fields = mapping.fields if mapping is not None else ()
        column = _place(Field.BIRTH, fields) if player.birth else 1
        return Unread(player.name, Fault(str(problem), line, column))


def _ratings(values: dict[Field, object]) -> Iterator[Rating]:
    for field, kind in (
        (Field.STANDARD, STANDARD), (Field.RAPID, RAPID), (Field.BLITZ, BLITZ), (Field.NATIONAL_RATING, NATIONAL),
    ):  # fmt: skip
        value = values.get(field)
        if isinstance(value, int):
            yield Rating(kind, value, typed=True)


def _value(field: Field, cell: str, month_first: bool | None) -> object:
    match field:
        case Field.RATING | Field.STANDARD | Field.RAPID | Field.BLITZ | Field.NATIONAL_RATING:
            return rating_of(cell)
        case Field.FIXED_TABLE:
            if not (cell.isascii() and cell.isdigit() and 0 < len(cell) < 5):
                raise RuleViolation(tr("“{text}” is no table").format(text=cell[:20]))
            return int(cell)
        case Field.SEX:
            return sex_cell(cell)
        case Field.BIRTH:
            return birth_of(cell, month_first=month_first)
        case Field.TITLE:
            return title_cell(cell)
        case Field.FEDERATION:
            return federation_of(cell)
        case Field.FIDE_ID:
            digits = cell.replace(" ", "")
            if not (digits.isascii() and digits.isdigit() and len(digits) < 13):
                raise RuleViolation(tr("“{text}” is no FIDE number").format(text=cell[:20]))
            return digits.lstrip("0")
        case _:
            return cell


_MEN = frozenset(
    ("m", "male", "man", "herr", "mann", "männlich", "h", "homme", "masculin", "hombre", "uomo", "м", "муж", "b")
)
_WOMEN = frozenset(
    (
        "w",
        "f",
        "female",
        "woman",
        "frau",
        "weiblich",
        "d",
        "dame",
        "femme",
        "mujer",
        "donna",
        "ж",
        "жен",
        "k",
        "v",
        "girl",
        "g",
    )
)


def sex_cell(cell: str) -> Sex | None:
    """As tables of many languages write it; ValueError for anything else."""
    text = cell.strip().rstrip(".").casefold()
    if text in ("-", "–", "?"):
        return None
    if text in _MEN:
        return Sex.MALE
    if text in _WOMEN:
        return Sex.FEMALE
    raise RuleViolation(tr("“{text}” is no sex; write m or w").format(text=cell[:20]))


def title_cell(cell: str) -> str:
    """A title of FIDE, also as ``g`` or ``wm``; others stay as they are; ValueError when it is too long to be one."""
    text = cell.strip().rstrip(".")
    if text in ("-", "–"):
        return ""
    known = title_of(text.lower()) if text.lower() in _SHORT else text.upper()
    if known in TITLES:
        return known
    if len(text) > 6 or not text.isalpha():
        raise RuleViolation(tr("“{text}” is no title").format(text=cell[:20]))
    return text


_SHORT = frozenset(("g", "m", "f", "c", "wg", "wm", "wf", "wc"))
