"""What a run says, in sentences that can be repeated; many comparisons are corrected by Holm's procedure."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from tdapp.domain.words.decimals import Figure
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import ntr, tr
from tdapp.lab.study import CRITERIA, DISTANCE, GAIN
from tdapp.lab.summary import NORMAL_95, Line, Mean, Summary, Table, figure_of
from tdapp.lab.words import row_words, title_of

LEVEL = 0.05
MOST_NAMED = 4
ENOUGH = 10_000  # events; more are not proposed


def chance_of(difference: Mean) -> float:
    """How often chance alone gives a mean as far from zero (two-sided, normal); 1 where nothing can be said."""
    if difference.value is None or difference.events < 2:
        return 1.0
    if not difference.half:
        return 0.0 if difference.value else 1.0
    return math.erfc(abs(difference.value) / (difference.half / NORMAL_95) / math.sqrt(2))


def holm(chances: Sequence[float], level: float = LEVEL) -> tuple[bool, ...]:
    """Which of many comparisons stand beyond chance (Holm 1979): the smallest first against level/n, level/(n-1) ..."""
    clear = [False] * len(chances)
    for done, place in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        if chances[place] > level / (len(chances) - done):
            break
        clear[place] = True
    return tuple(clear)


def best_of(table: Table) -> Line | None:
    """The line with the smallest distance."""
    held = [line for line in table.lines if line.mean.value is not None]
    return min(held, key=lambda line: line.mean.value or 0.0, default=None)


def clear_lines(summary: Summary, table: Table) -> frozenset[tuple[str, str]]:
    """Lines that differ beyond chance, of distances from the best, of places gained from zero; by row and column."""
    best = best_of(table)
    held = [line for line in table.lines if line.mean.value is not None]
    if table.measure == GAIN:
        differences = [line.mean for line in held]
    else:
        held = [line for line in held if line is not best]
        assert best is not None or not held
        differences = [summary.difference(figure_of(table, line), figure_of(table, best)) for line in held if best]
    found = holm([chance_of(one) for one in differences])
    return frozenset((line.row, line.column) for line, clear in zip(held, found, strict=True) if clear)


@dataclass(frozen=True, slots=True)
class Verdict:
    """One table in a sentence."""

    table: Table
    text: str


def verdicts(summary: Summary) -> Iterator[Verdict]:
    """A sentence for each table of the first criterion; the others stand in the tables."""
    tables = [table for table in summary.tables() if table.measure != CRITERIA]
    first = tables[0].criterion if tables else ""
    for table in tables:
        if table.criterion == first and any(line.mean.value is not None for line in table.lines):
            yield Verdict(table, _sentence(summary, table))


def _sentence(summary: Summary, table: Table) -> str:
    clear, events = clear_lines(summary, table), summary.results.events
    head = title_of(table.measure, table.level, table.players)
    counted = ntr("With {count} event", "With {count} events", events).format(count=Figure(f"{events:,}"))
    said = _distances(table, clear) if table.measure == DISTANCE else _gains(table, clear)
    return f"{head}. {counted} {said}{_more(events, table, clear)}"


def _distances(table: Table, clear: frozenset[tuple[str, str]]) -> str:
    best = best_of(table)
    assert best is not None
    others = [line for line in table.lines if line is not best and line.mean.value is not None]
    if not others:
        return tr("there is nothing to compare.")
    behind = [line for line in others if (line.row, line.column) in clear]
    if not behind:
        text = tr("nothing is clearly better: {best} comes closest to {criterion}, but that may be chance.")
        return text.format(best=_named(best), criterion=table.criterion)
    if len(behind) == len(others):
        text = tr("{best} comes clearly closest to {criterion}, before all {count} others.")
        return text.format(best=_named(best), criterion=table.criterion, count=len(others))
    level = [line for line in others if (line.row, line.column) not in clear]
    text = tr(
        "{best} comes closest to {criterion}; clearly farther are {count} of {all} others: {names}. "
        "Against {level} it may be chance."
    )
    return text.format(
        best=_named(best),
        criterion=table.criterion,
        count=len(behind),
        all=len(others),
        names=_list(behind),
        level=_list(level),
    )


def _gains(table: Table, clear: frozenset[tuple[str, str]]) -> str:
    held = [line for line in table.lines if (line.row, line.column) in clear]
    up = [line for line in held if (line.mean.value or 0.0) > 0]
    down = [line for line in held if (line.mean.value or 0.0) < 0]
    if not held:
        return tr("nobody clearly gains or loses places.")
    said = []
    if up:
        said.append(tr("places are clearly gained in {names}").format(names=_list(up)))
    if down:
        said.append(tr("places are clearly lost in {names}").format(names=_list(down)))
    return f"{'; '.join(said)}."


def _more(events: int, table: Table, clear: frozenset[tuple[str, str]]) -> str:
    """How many events would say more, while something may be chance."""
    compared = sum(line.mean.value is not None for line in table.lines) - (table.measure == DISTANCE)
    if len(clear) >= compared or events >= ENOUGH:
        return ""
    wanted = min(ENOUGH, 10 ** (len(str(max(events, 1))) if events > 1 else 2))
    return " " + tr("Run {count} for more.").format(count=Figure(f"{wanted:,}"))


def _named(line: Line) -> str:
    return row_words(line.row) if line.row == line.column else f"{line.column} ({row_words(line.row)})"


def _list(lines: Sequence[Line]) -> str:
    names = ", ".join(map(_named, lines[:MOST_NAMED]))
    more = len(lines) - MOST_NAMED
    return names if more <= 0 else tr("{names} and {count} more").format(names=names, count=more)
