"""Players from tables, and the rating lists of this computer."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from tdapp.services.files.reading import read_file
from tdapp.ui.session.backend import ListTable, PlayerTable, RowFate

if TYPE_CHECKING:
    import datetime as dt

    from tdapp.domain.ratings.rating_list import RateOfPlay, RatingList
    from tdapp.domain.section.player import Player
    from tdapp.interchange.players_table import PreviewRow
    from tdapp.interchange.table_files import Table
    from tdapp.services.ratings.lists import ListReading, Progress
    from tdapp.storage.lists.rating_lists import RatingListFolder


class FileRegistration:
    """tdapp.ui.session.backend.Registration over files and the user's folder of rating lists."""

    def player_text(self, text: str, *, teams: bool = False) -> PlayerTable:
        """Text from the clipboard, of a spreadsheet or a CSV."""
        from tdapp.interchange.table_files import table_of_text

        return _player_table(table_of_text(text), self._folder, teams=teams)

    def player_file(self, path: Path, *, teams: bool = False) -> PlayerTable:
        """A CSV, a workbook, or a tournament report."""
        from tdapp.interchange.table_files import table_of_bytes

        data = read_file(path)
        if any(line.startswith(b"001 ") for line in data.removeprefix(b"\xef\xbb\xbf").splitlines()):
            return PlayerTable(reading=data)
        return _player_table(table_of_bytes(data), self._folder, teams=teams)

    def remember_meanings(self, table: PlayerTable, columns: tuple[str, ...]) -> None:
        """What the columns under these headings mean, for the next time."""
        from tdapp.interchange.table_columns import Field, Mapping, columns_to_remember, signature_of

        mapping = Mapping(tuple(Field(one) for one in columns), header=True)
        self._folder.remember_columns(signature_of(table.reading), columns_to_remember(mapping))

    def repaired(self, table: PlayerTable, line: int, column: int, text: str) -> PlayerTable:
        """The table with another text in a cell."""
        return replace(table, reading=table.reading.with_cell(line, column, text))

    def preview(
        self,
        table: PlayerTable,
        columns: tuple[str, ...],
        header: bool,
        present: tuple[Player, ...],
        month_first: bool | None = None,
    ) -> tuple[RowFate, ...]:
        """The fate of every row."""
        from tdapp.interchange.players_table import preview, preview_trf
        from tdapp.interchange.table_columns import Field, Mapping

        if isinstance(table.reading, bytes):
            rows = preview_trf(table.reading, present)
        else:
            meanings = Mapping(tuple(Field(one) for one in columns), header, month_first)
            rows = preview(table.reading, meanings, present)
        return tuple(
            RowFate(
                row.line,
                row.fate.value,
                row.player,
                row.fault.text if row.fault else "",
                row.fault.column if row.fault else 0,
                row.existing,
                row.name,
                _cell_of(table, row),
                row.asks_date,
                row.team,
                row.board,
            )
            for row in rows
        )

    def rating_lists(self) -> RatingListFolder:
        """The lists that are kept."""
        return self._folder

    @cached_property
    def _folder(self) -> RatingListFolder:
        from tdapp.storage.lists.rating_lists import RatingListFolder, rating_list_folder

        return RatingListFolder(rating_list_folder())

    def fide_list(self, path: Path, rate: RateOfPlay | None = None) -> ListReading:
        """Look at a download of FIDE's list."""
        from tdapp.interchange.fide_list import examine

        return examine(path, rate=rate)

    def list_table(self, path: Path) -> ListTable:
        """Look at a table that is to become another list."""
        from tdapp.interchange.custom_list import COLUMNS, open_custom_list, propose_columns
        from tdapp.interchange.national_lists import known_columns, month_of
        from tdapp.interchange.rating_list_cells import month_in

        table = open_custom_list(path)
        remembered = self._folder.columns_of(table.signature)
        source, columns = known_columns(table) or ("", {})
        proposed = columns if columns and not remembered else propose_columns(table, remembered)
        month = month_of(table)[0] if columns else month_in(table.names)
        return ListTable(table.header, tuple(COLUMNS), proposed, table, source, month)

    def table_list(self, table: ListTable, columns: dict[str, str], source: str) -> ListReading:
        """The table with its columns named; the choice is remembered."""
        from tdapp.interchange.custom_list import CustomList
        from tdapp.interchange.list_folder import SOURCE

        reading = CustomList(table.reading, columns, source)
        self._folder.remember_columns(table.reading.signature, columns)
        self._folder.remember_columns(SOURCE + table.reading.signature, {"source": source})
        return reading

    def watched_folder(self) -> Path | None:
        """The folder of downloads that is looked through for new lists."""
        return self._folder.watched

    def watch_folder(self, path: Path | None) -> None:
        """Look through this one from now on; None: through none."""
        self._folder.watch(path)

    def new_lists(self) -> tuple[ListReading, ...]:
        """What lies in the watched folder and is not kept yet."""
        from tdapp.interchange.list_folder import new_lists

        watched = self._folder.watched
        return new_lists(watched, self._folder.lists(), self._folder.columns_of) if watched else ()

    def import_list(self, reading: ListReading, month: dt.date | None, progress: Progress) -> RatingList:
        """Store a list, all or nothing."""
        from tdapp.services.ratings.lists import import_list

        return import_list(reading, self._folder, month=month, progress=progress)


def _player_table(table: Table, folder: RatingListFolder, *, teams: bool) -> PlayerTable:
    from tdapp.interchange.table_columns import for_players, guess, left_out, remembered_mapping, signature_of

    known = remembered_mapping(table, folder.columns_of(signature_of(table)))
    mapping = known or guess(table, teams=teams)
    mapping = mapping if teams else for_players(mapping)
    asked = () if known else left_out(table, mapping)
    return PlayerTable(tuple(one.value for one in mapping.fields), mapping.header, table.rows[:4], asked, table)


def _cell_of(table: PlayerTable, row: PreviewRow) -> str | None:
    """The text of the cell that is wrong or contradicts; None in a report, whose cells stay as they are."""
    if row.fault is None or row.fate.value == "duplicate" or isinstance(table.reading, bytes):
        return None
    cells: tuple[str, ...] = table.reading.rows[table.reading.lines.index(row.line)]
    return cells[row.fault.column - 1] if row.fault.column <= len(cells) else ""
