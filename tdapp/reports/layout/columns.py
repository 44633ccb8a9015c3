"""How wide columns are: natural widths from the texts, then the widths on a given sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from tdapp.domain.words.frozen import dataclass
from tdapp.reports.layout.model import Align, Column, Fit, Table
from tdapp.reports.layout.names import NARROW, WIDE, least_room, line_width, longest_piece, one_line
from tdapp.reports.layout.page import MINIMUM_SIZE, FontMetrics
from tdapp.reports.pdf.fonts import Style


def padding_of(condensed: bool) -> float:
    """Room on each side of a column, per type size."""
    return 0.3 if condensed else 0.42


GAP = 0.9
"""Of the type size, before a column that is set off."""

_COMFORTABLE_NAME = 19.0  # of the type size: wider names take two lines
_MOST_WHOLE = 0.92  # of the names stand on one line
_FEW, _MUCH = 4, 1.2  # of more names one so much longer than the next may hang
_COMFORTABLE_TEXT, _LEAST_TEXT, _WHOLE_TEXT = 14.0, 8.0, 40.0


@dataclass(frozen=True, slots=True)
class Measure:
    """What one column needs, in ems of the table's type size; ``head`` in ems of the titles' size.

    ``left`` and ``right`` are the widest parts before and after the point of alignment; ``least`` and
    ``comfortable`` differ only for names (initials, all given names); ``whole`` is the width for the longest of them.
    """

    left: float
    right: float
    least: float
    comfortable: float
    whole: float
    head: float
    padding: float
    floor: float = 0.0
    """Points below which no type size lets it: the longest word of a name, which is never divided."""

    def points(self, ems: float, size: float) -> float:
        """Column width for texts of ``ems`` at a type size in points, with room for the title and padding."""
        return max(ems * size, self.head * head_size(size), self.floor) + self.padding * size


@dataclass(frozen=True, slots=True)
class Part:
    """Columns of a table that stand side by side on one sheet: indexes, widths in points, their measures."""

    columns: tuple[int, ...]
    widths: tuple[float, ...]
    measures: tuple[Measure, ...]


def head_size(size: float) -> float:
    """Type size of the column titles of a table set in ``size`` points."""
    return max(size * 0.84, min(size, MINIMUM_SIZE))


_AFTER_THE_WHOLE = ".,=½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞ "


def cell_style(column: Column, condensed: bool, *, bold: bool = False) -> Style:
    """The style of a column's texts; ``bold`` for a line of sums."""
    if condensed:
        return Style.CONDENSED_BOLD if column.bold or bold else Style.CONDENSED
    return Style.BOLD if column.bold or bold else Style.REGULAR


def _is_number(letter: str) -> bool:
    """What stands before a colour: the last digit of an opponent, or that he is not known; no letter of a word."""
    return letter.isdigit() or letter == "?"


def split_at_anchor(text: str, column: Column) -> tuple[str, str] | None:
    """The text before and after the point of alignment; None when it is to be centred."""
    match column.align:
        case Align.DECIMAL:
            cut = next((i for i, letter in enumerate(text) if letter in _AFTER_THE_WHOLE), len(text))
            return text[:cut], text[cut:]
        case Align.ANCHOR:
            cut = next((i for i in range(1, len(text)) if text[i] in column.anchor and _is_number(text[i - 1])), 0)
            return (text[:cut], text[cut:]) if cut else None
        case Align.LEFT:
            return "", text
        case Align.RIGHT:
            return text, ""
        case Align.CENTRE:
            return None


def measure(table: Table, condensed: bool, metrics: FontMetrics, shorts: Mapping[str, str]) -> tuple[Measure, ...]:
    """All columns of a table, those of one band equally wide; ``shorts`` are names with initials."""
    measures = [_measure(table, index, condensed, metrics, shorts) for index in range(len(table.columns))]
    for band in {column.band for column in table.columns if column.band}:
        members = [index for index, column in enumerate(table.columns) if column.band == band]
        widest = max(measures[index].whole for index in members)
        left = max(measures[index].left for index in members)
        right = max(measures[index].right for index in members)
        for index in members:
            measures[index] = replace(
                measures[index],
                left=left,
                right=right,
                least=widest,
                comfortable=widest,
                whole=widest,
                head=max(measures[member].head for member in members),
                floor=max(measures[member].floor for member in members),
            )
    return tuple(measures)


def widest(tables: Sequence[tuple[Measure, ...]]) -> tuple[Measure, ...]:
    """The measures in which the texts of several tables of the same columns find room."""
    return tuple(
        Measure(
            left=max(one.left for one in column),
            right=max(one.right for one in column),
            least=max(one.least for one in column),
            comfortable=max(one.comfortable for one in column),
            whole=max(one.whole for one in column),
            head=max(one.head for one in column),
            padding=column[0].padding,
            floor=max(one.floor for one in column),
        )
        for column in zip(*tables, strict=True)
    )


def _measure(table: Table, index: int, condensed: bool, metrics: FontMetrics, shorts: Mapping[str, str]) -> Measure:
    column = table.columns[index]
    style = cell_style(column, condensed)
    head = metrics.width(column.title, cell_style(Column("", "", bold=True), condensed), 1.0)
    padding = 2 * padding_of(condensed) + (GAP if column.gap else 0.0)
    match column.fit:
        case Fit.NAME:
            return _measure_names(table, index, condensed, head, padding, metrics, shorts)
        case Fit.TEXT:
            return _measure_texts(table, index, style, head, padding, metrics)
        case Fit.WHOLE:
            pass
    left = right = centred = 0.0
    for text, total in {(row.texts[index], row.total or index in row.strong) for row in table.rows}:
        style = cell_style(column, condensed, bold=total)
        parts = split_at_anchor(text, column)
        if parts is None:
            centred = max(centred, metrics.width(text, style, 1.0))
        else:
            left = max(left, metrics.width(parts[0], style, 1.0))
            right = max(right, metrics.width(parts[1], style, 1.0))
    needed = max(left + right, centred, 0.7 if column.square else 0.0, column.ems)
    return Measure(left, right, needed, needed, needed, head, padding)


def _measure_names(
    table: Table,
    index: int,
    condensed: bool,
    head: float,
    padding: float,
    metrics: FontMetrics,
    shorts: Mapping[str, str],
) -> Measure:
    faces = NARROW if condensed else WIDE
    names = {row.texts[index]: row.mark for row in table.rows}
    mark = max((metrics.width(f" {sign}", faces.strong, 1.0) for sign in set(names.values()) if sign), default=0.0)
    full = sorted(line_width(one_line(name, faces), metrics) for name in names) or [0.0]
    short = max((line_width(one_line(shorts.get(name, name), faces), metrics) for name in names), default=0.0)
    piece = min(
        table.columns[index].undivided, max((longest_piece(name, faces, metrics) for name in names), default=0.0)
    )
    usual = _usual(full)
    wanted = table.columns[index].ems
    return Measure(
        left=0.0,
        right=full[-1],
        least=max(min(short, table.columns[index].undivided), piece) + mark,
        comfortable=max(min(usual, _COMFORTABLE_NAME), piece, wanted) + mark,
        whole=max(min(full[-1], 1.4 * _COMFORTABLE_NAME), wanted) + mark,
        head=head,
        padding=padding,
        floor=max((least_room(name, metrics) for name in names), default=0.0),
    )


def _usual(widths: Sequence[float]) -> float:
    """The width in which nearly all names stand on one line: a few, or one among few, may be longer and hang."""
    last = len(widths) - 1
    if last >= _FEW and int(len(widths) * _MOST_WHOLE) == last and widths[last] > _MUCH * widths[last - 1]:
        return widths[last - 1]
    return widths[min(last, int(len(widths) * _MOST_WHOLE))]


def _measure_texts(
    table: Table, index: int, style: Style, head: float, padding: float, metrics: FontMetrics
) -> Measure:
    texts = [row.texts[index] for row in table.rows]
    full = sorted(metrics.width(text, style, 1.0) for text in texts) or [0.0]
    word = max((metrics.width(word, style, 1.0) for text in texts for word in text.split()), default=0.0)
    usual = full[int(0.9 * (len(full) - 1))]
    least = max(table.columns[index].ems, min(full[-1], max(_LEAST_TEXT, min(word, _COMFORTABLE_TEXT))))
    comfortable = max(least, min(usual, _COMFORTABLE_TEXT))
    whole = max(comfortable, min(full[-1], _WHOLE_TEXT))
    return Measure(0.0, full[-1], least, comfortable, whole, head, padding)


def place(
    table: Table, chosen: Sequence[int], measures: Sequence[Measure], size: float, width: float, *, initials: bool
) -> Part | None:
    """Widths in points of the chosen columns on ``width`` points, or None when they do not fit.

    Spare width first brings all names nearer to their full length, then goes to all columns by their share.
    """
    columns = [measures[index] for index in chosen]
    needed = [found.points(found.least if initials else found.comfortable, size) for found in columns]
    spare = width - sum(needed)
    if spare < 0:
        return None
    wanted = [max(0.0, found.points(found.whole, size) - have) for found, have in zip(columns, needed, strict=True)]
    if any(wanted):  # both players of a board alike
        part = min(1.0, spare / sum(wanted))
        needed = [have + part * more for have, more in zip(needed, wanted, strict=True)]
        spare = width - sum(needed)
    shares = [table.columns[index].share for index in chosen]
    total = sum(shares)
    widths = [have + (spare * share / total if total else 0.0) for have, share in zip(needed, shares, strict=True)]
    return Part(tuple(chosen), tuple(widths), tuple(columns))


def split_columns(table: Table, parts: int) -> tuple[tuple[int, ...], ...] | None:
    """The columns of each of several sheets: first column and name are repeated, the splittable ones divided.

    None when there are fewer splittable columns than sheets.
    """
    movable = [index for index, column in enumerate(table.columns) if column.split]
    if len(movable) < parts:
        return None
    before = list(range(movable[0]))
    after = [index for index in range(len(table.columns)) if index > movable[0] and index not in movable]
    keys = [index for index in before if index == 0 or table.columns[index].fit is Fit.NAME]
    bounds = [len(movable) * step // parts for step in range(parts + 1)]
    return tuple(
        (
            *(before if step == 0 else keys),
            *movable[bounds[step] : bounds[step + 1]],
            *(after if step == parts - 1 else ()),
        )
        for step in range(parts)
    )
