"""One rating list as a SQLite file: written once, never changed, searched as the arbiter types.

The players lie in the order in which a search shows them (active before inactive, then by rating), and the word index
gives its matches in that order: the first fifty of half a million are found without looking at the rest.
"""

from __future__ import annotations

import datetime as dt
import itertools
import re
import sqlite3
import threading
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import closing, contextmanager
from itertools import combinations, islice
from pathlib import Path

from tdapp.domain.ratings.rating_list import ListedPlayer, RateOfPlay, RatingList
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.name_folding import MOST_TYPED, fold, searchable_words, words
from tdapp.domain.words.wording import marked, tr
from tdapp.services.players.names import transliterated
from tdapp.services.ratings.lists import ImportCancelled, NewList, Progress

APPLICATION_ID = 0x54445247  # "TDRG"
SCHEMA = 1

_BATCH = 20_000
_YEAR = re.compile("[0-9]{4}")
_COLUMNS = ", ".join(ListedPlayer._fields)
_TYPES = ", ".join(
    f"{field} {'TEXT' if isinstance(ListedPlayer._field_defaults.get(field, ''), str) else 'INTEGER'}"
    for field in ListedPlayer._fields
)
_INDEX = """CREATE VIRTUAL TABLE word USING fts5(
    words, content='', detail=none, columnsize=0, prefix='1 2 3', tokenize="ascii tokenchars '=@#'")"""
_PROBLEMS = {
    sqlite3.SQLITE_FULL: marked("The disk is full: the rating lists are as they were. Free some space and try again."),
    sqlite3.SQLITE_IOERR: marked("The disk could not be read or written: the rating lists are as they were."),
    sqlite3.SQLITE_READONLY: marked("The folder of the rating lists cannot be written to; nothing was changed."),
    sqlite3.SQLITE_CANTOPEN: marked("The folder of the rating lists cannot be used; check that it is there."),
    sqlite3.SQLITE_CORRUPT: marked("A rating list on this computer is damaged: remove it and import it again."),
    sqlite3.SQLITE_NOTADB: marked("A rating list on this computer is damaged: remove it and import it again."),
}


@contextmanager
def plain_words() -> Iterator[None]:
    """Let faults of the disk leave the block as EnvironmentProblem."""
    try:
        yield
    except sqlite3.Error as error:
        sentence = _PROBLEMS.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
        if sentence is None:
            raise
        raise EnvironmentProblem(tr(sentence)) from error


def write_list(path: Path, new: NewList, rows: Iterable[ListedPlayer], progress: Progress) -> None:
    """Make the file of a list. The caller deletes ``path`` + ``.rows``, and after an exception what is left of it.

    RuleViolation: no players; ImportCancelled; EnvironmentProblem: the disk.
    """
    staged = path.with_name(path.name + ".rows")
    with plain_words(), closing(_connect(f"file:{_quoted(path)}?mode=rwc")) as connection:
        _write_fast(connection, "main")
        connection.execute("PRAGMA cache_size = -65536")
        connection.execute("ATTACH ? AS staged", (str(staged),))
        _write_fast(connection, "staged")
        connection.execute(f"CREATE TABLE staged.player ({_TYPES})")
        with _transaction(connection):
            marks = ", ".join("?" * len(ListedPlayer._fields))
            connection.executemany(f"INSERT INTO staged.player VALUES ({marks})", rows)
        count: int = connection.execute("SELECT count(*) FROM staged.player").fetchone()[0]
        if not count:
            raise RuleViolation(tr("The list has no players; the rating lists are as they were."))
        _sort(connection, progress)
        _index(connection, count, progress)
        _describe(connection, new, count)


def _connect(uri: str) -> sqlite3.Connection:
    return sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)


def _quoted(path: Path) -> str:
    from urllib.parse import quote

    name = path.absolute().as_posix()
    return ("" if name.startswith("//") else "//" if name.startswith("/") else "///") + quote(name, safe="/:")


def _write_fast(connection: sqlite3.Connection, name: str) -> None:
    """No journal and no waiting for the disk: until it is renamed, the file is nobody's."""
    connection.execute(f"PRAGMA {name}.page_size = 8192")
    connection.execute(f"PRAGMA {name}.journal_mode = OFF")
    connection.execute(f"PRAGMA {name}.synchronous = OFF")


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN")
    yield
    connection.execute("COMMIT")


def _sort(connection: sqlite3.Connection, progress: Progress) -> None:
    connection.execute(f"CREATE TABLE player (place INTEGER PRIMARY KEY, {_TYPES})")
    steps = itertools.count()
    connection.set_progress_handler(lambda: not progress(min(0.2, next(steps) / 1500)), 200_000)
    try:
        with _transaction(connection):
            connection.execute(
                f"INSERT INTO player SELECT NULL, {_COLUMNS} FROM staged.player "
                "ORDER BY inactive, coalesce(standard, rapid, blitz, 0) DESC, name, fide_id"
            )
    except sqlite3.OperationalError as error:
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_INTERRUPT:
            raise ImportCancelled from error
        raise
    finally:
        connection.set_progress_handler(None, 0)


def _index(connection: sqlite3.Connection, count: int, progress: Progress) -> None:
    connection.execute(_INDEX)
    connection.execute("INSERT INTO word (word, rank) VALUES ('hashsize', 33554432)")
    players = connection.execute("SELECT place, name, federation, birth FROM player ORDER BY place")
    entries = ((place, _indexed(name, federation, birth)) for place, name, federation, birth in players)
    done = 0
    with _transaction(connection):
        while batch := list(islice(entries, _BATCH)):
            connection.executemany("INSERT INTO word (rowid, words) VALUES (?, ?)", batch)
            done += len(batch)
            if not progress(0.2 + 0.7 * done / count):
                raise ImportCancelled
        connection.execute("INSERT INTO word (word) VALUES ('optimize')")
    for column in ("fide_id", "national_id"):
        # text order, so that the beginning of a number finds it
        connection.execute(f"CREATE INDEX by_{column} ON player ({column}) WHERE {column} <> ''")
    if not progress(1.0):
        raise ImportCancelled


def _indexed(name: str, federation: str, birth: str) -> str:
    return " ".join([*searchable_words(name), f"@{federation.lower()}", f"#{birth[:4]}"])


def _describe(connection: sqlite3.Connection, new: NewList, count: int) -> None:
    rates = ",".join(rate.value for rate in new.rates)
    imported = dt.datetime.now(dt.UTC).isoformat()
    connection.execute(
        "CREATE TABLE list (source TEXT, month TEXT, rates TEXT, players INTEGER, file TEXT, imported TEXT)"
    )
    values = (new.source, new.month.isoformat(), rates, count, new.file_name, imported)
    connection.execute("INSERT INTO list VALUES (?, ?, ?, ?, ?, ?)", values)
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {SCHEMA}")


class RatingListFile:
    """A list opened for searching, from any thread. Close it before the file is deleted."""

    def __init__(self, path: Path) -> None:
        self._lock = threading.Lock()
        with plain_words():
            self._connection = _connect(f"file:{_quoted(path)}?mode=ro&immutable=1")
            try:
                self.info = self._read_info(path)
            except BaseException:
                self._connection.close()
                raise

    def close(self) -> None:
        """Let go of the file."""
        with self._lock:
            self._connection.close()

    def search(self, text: str, limit: int, federation: str) -> tuple[ListedPlayer, ...]:
        """Best first: exact number, exact family name, then the rest; active before inactive, higher rating first."""
        found: dict[int, None] = {}
        with plain_words(), self._lock:
            for places in self._ways(text.strip(), federation):
                found.update(dict.fromkeys(places(limit)))
                if len(found) >= limit:
                    break
            return self._rows([*found][:limit])

    def by_number(self, column: str, numbers: Collection[str]) -> dict[str, ListedPlayer]:
        """The rows that have one of these numbers in ``fide_id`` or ``national_id``."""
        where = ListedPlayer._fields.index(column)
        found: dict[str, ListedPlayer] = {}
        wanted = list(dict.fromkeys(numbers))
        with plain_words(), self._lock:
            for start in range(0, len(wanted), 500):
                part = wanted[start : start + 500]
                where_in = f"{column} <> '' AND {column} IN ({_marks(part)})"
                query = f"SELECT {_COLUMNS} FROM player WHERE {where_in} ORDER BY place"
                for row in self._connection.execute(query, part):
                    found.setdefault(row[where], _player(row))
        return found

    def _read_info(self, path: Path) -> RatingList:
        ours = self._connection.execute("PRAGMA application_id").fetchone()[0] == APPLICATION_ID
        if not ours or self._connection.execute("PRAGMA user_version").fetchone()[0] != SCHEMA:
            raise RuleViolation(tr("{name} is no rating list of this version of tdapp.").format(name=path.name))
        source, month, rates, players, file_name, imported = self._connection.execute("SELECT * FROM list").fetchone()
        return RatingList(
            id=path.stem,
            source=source,
            month=dt.date.fromisoformat(month),
            rates=tuple(RateOfPlay(rate) for rate in rates.split(",")),
            players=players,
            file_name=file_name,
            imported=imported,
            size=path.stat().st_size,
        )

    def _ways(self, text: str, federation: str) -> Iterator[Callable[[int], list[int]]]:
        """One search after another, each for the places of at most ``limit`` players."""
        typed = words(text)[:MOST_TYPED]
        if not typed:
            return
        filters = [f'"@{code}"' for code in words(federation)]
        if any(char.isdigit() for char in text):
            for column in ("fide_id", "national_id"):
                yield lambda limit, column=column: self._places_by_number(column, text, federation, limit)  # type: ignore[misc]
        if len(typed) > 1:  # “carlsen 1990”
            years = [word for word in typed if _YEAR.fullmatch(word)]
            filters += [f'"#{year}"' for year in years[:1]]
            typed = [word for word in typed if word not in years[:1]]
        begun = [f'"{word}"*' for word in typed]
        exact = []
        for first, last in combinations(range(len(typed) + 1), 2):
            family = "".join(typed[first:last])
            exact.append(" AND ".join([f'"={family}"', *begun[:first], *begun[last:], *filters]))
        if exact:  # "1990 1990" leaves no name
            yield lambda limit: self._places_by_words(" OR ".join(f"({one})" for one in exact), limit)
        yield lambda limit: self._places_by_words(" AND ".join([*begun, *filters]), limit)
        if (latin := transliterated(text)) != fold(text):  # FIDE's lists are in Latin letters
            yield from self._ways(latin, federation)

    def _places_by_words(self, query: str, limit: int) -> list[int]:
        sql = "SELECT rowid FROM word WHERE word MATCH ? ORDER BY rowid LIMIT ?"
        return [row[0] for row in self._connection.execute(sql, (query, limit))]

    def _places_by_number(self, column: str, text: str, federation: str, limit: int) -> list[int]:
        sql = (
            f"SELECT place FROM player WHERE {column} <> '' AND {column} >= ? AND {column} < ? "
            f"AND (? = '' OR federation = ?) ORDER BY {column} LIMIT ?"
        )
        federation = fold(federation).upper()
        wanted = (text, text + "\U0010ffff", federation, federation, limit)
        return [row[0] for row in self._connection.execute(sql, wanted)]

    def _rows(self, places: list[int]) -> tuple[ListedPlayer, ...]:
        query = f"SELECT place, {_COLUMNS} FROM player WHERE place IN ({_marks(places)})"
        rows = {place: _player(row) for place, *row in self._connection.execute(query, places)}
        return tuple(rows[place] for place in places)


def _marks(values: Collection[object]) -> str:
    return ", ".join("?" * len(values))


def _player(row: Iterable[object]) -> ListedPlayer:
    player = ListedPlayer._make(row)
    return player._replace(inactive=bool(player.inactive))
