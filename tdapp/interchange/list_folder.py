"""A folder into which rating lists are downloaded: which of them are new here. Only beginnings are read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path

from tdapp.domain.ratings.rating_list import RatingList
from tdapp.domain.words.errors import EnvironmentProblem, InputRefused, RuleViolation
from tdapp.interchange.custom_list import CustomList, open_custom_list
from tdapp.interchange.fide_list import examine
from tdapp.interchange.national_lists import known_columns, month_of, recognised
from tdapp.interchange.rating_list_cells import month_in
from tdapp.services.ratings.lists import ListReading

MOST_FILES = 300
_LISTS, _TABLES = (".zip", ".xml", ".txt"), (".csv", ".tsv", ".xlsx")
SOURCE = "source of "
"""Before a table's signature: whose list a table with these headings was the last time."""

Columns = Callable[[str], Mapping[str, str]]


def new_lists(folder: Path, kept: Iterable[RatingList], columns_of: Columns) -> tuple[ListReading, ...]:
    """Lists of a month and rates that are not kept yet, the newest first.

    FIDE's downloads and national tables by themselves; tables of others where one with the same headings was imported
    before. What does not say its month is passed over: the arbiter has to say it. EnvironmentProblem: there is no such
    folder.
    """
    try:
        files = sorted(path for path in folder.iterdir() if path.suffix.lower() in (*_LISTS, *_TABLES))
    except OSError as error:
        raise EnvironmentProblem(f"{folder}: {error.strerror or error}") from error
    known = {(one.source, one.month, rate) for one in kept for rate in one.rates}
    found: dict[tuple[object, ...], ListReading] = {}
    for path in files[:MOST_FILES]:
        reading = _look(path, columns_of)
        if reading is None or reading.month is None:
            continue
        month = reading.month.replace(day=1)
        if reading.rates and not all((reading.source, month, rate) in known for rate in reading.rates):
            found.setdefault((month, reading.source, reading.rates), reading)
    return tuple(reading for _, reading in sorted(found.items(), key=lambda one: str(one[0]), reverse=True))


def _look(path: Path, columns_of: Columns) -> ListReading | None:
    if path.suffix.lower() in _LISTS:
        with suppress(InputRefused, RuleViolation, EnvironmentProblem):
            return examine(path)
    try:
        table = open_custom_list(path)
    except (InputRefused, RuleViolation, EnvironmentProblem):
        return None  # something else that lies there
    source = columns_of(SOURCE + table.signature).get("source", "")
    columns = columns_of(table.signature)
    if not (source and columns):
        return recognised(table)
    month, month_from = month_of(table) if known_columns(table) else (month_in(table.names), "")
    return CustomList(table, dict(columns), source, month, month_from) if month else None
