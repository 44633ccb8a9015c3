"""The rating lists of this computer: a folder beside the events with one SQLite file for each.

A list is written to a draft and takes its name when it is whole, so a full disk, a crash or a bad file leaves the other
lists as they were; removing one frees its space at once.
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
import threading
import time
import uuid
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path

from tdapp.domain.ratings.rating_list import ListedPlayer, RatingList
from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.files import disk
from tdapp.services.ratings.lists import NewList, Progress, no_progress
from tdapp.storage.lists.rating_list_file import RatingListFile, write_list

SUFFIX = ".ratings"
MOST_FOUND = 1000

_DRAFT = ".importing"
_FORGOTTEN_SECONDS = 86_400
_WATCHED = "watched folder"  # among the remembered columns; no table has such a signature
_MAPPINGS = "columns.json"


def rating_list_folder() -> Path:
    """Where the lists of this user lie; the first import makes it."""
    import platformdirs

    return platformdirs.user_data_path("tdapp", appauthor=False) / "rating-lists"


class RatingListFolder:
    """``services.ratings.lists.RatingLists`` over a folder. Any thread may use it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._lock = threading.RLock()
        self._open: dict[str, RatingListFile] = {}

    def __enter__(self) -> RatingListFolder:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let go of every file."""
        with self._lock:
            for file in self._open.values():
                file.close()
            self._open.clear()

    def lists(self) -> tuple[RatingList, ...]:
        """Every list that can be read, newest month first; of two with the same key the one imported last."""
        newest: dict[tuple[object, ...], RatingList] = {}
        for info in sorted(self._readable(), key=lambda one: one.imported):
            newest[_key(info)] = info
        return tuple(
            sorted(newest.values(), key=lambda one: (one.month, one.source, len(one.rates), one.id), reverse=True)
        )

    def damaged(self) -> tuple[str, ...]:
        """Names of files in the folder that should be lists and cannot be read; ``remove`` takes them away."""
        readable = {info.id for info in self._readable()}
        return tuple(path.stem for path in self._paths() if path.stem not in readable)

    def add(self, new: NewList, rows: Iterable[ListedPlayer], progress: Progress = no_progress) -> RatingList:
        """Store a list, all or nothing; it takes the place of one with the same source, month and rates.

        What ``rows`` raises goes through. EnvironmentProblem: the disk; the lists are then as they were.
        """
        name = uuid.uuid4().hex[:12]
        draft = self._folder / f"{name}{_DRAFT}"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._sweep()
            write_list(draft, new, rows, progress)
            disk.flush_file(draft)
            final = self._folder / f"{name}{SUFFIX}"
            disk.replace(draft, final)
            disk.flush_file(self._folder)
        except OSError as error:
            raise EnvironmentProblem(
                tr("The rating list cannot be stored: {error}; the lists are as they were.").format(
                    error=error.strerror or error
                )
            ) from error
        finally:
            for left in (draft, draft.with_name(draft.name + ".rows")):
                with contextlib.suppress(OSError):
                    disk.remove(left)
        added = self._file(name).info
        for info in self._readable():
            if _key(info) == _key(added) and info.id != name:
                with contextlib.suppress(EnvironmentProblem):  # somebody reads it: lists() no longer shows it
                    self.remove(info.id)
        return added

    def remove(self, list_id: str) -> None:
        """Delete a list. RuleViolation when there is none; EnvironmentProblem when another program uses it."""
        path = self._path(list_id)
        with self._lock:
            if file := self._open.pop(list_id, None):
                file.close()
            try:
                disk.remove(path)
            except OSError as error:
                raise EnvironmentProblem(
                    tr("The rating list cannot be removed: {error}.").format(error=error.strerror or error)
                ) from error

    def search(self, text: str, list_id: str, *, limit: int = 50, federation: str = "") -> tuple[ListedPlayer, ...]:
        """Players by the beginnings of their names in any order, by year of birth beside a name, or by number."""
        return self._file(list_id).search(text[:200], max(0, min(limit, MOST_FOUND)), federation)

    def by_fide_id(self, list_id: str, ids: Collection[str]) -> Mapping[str, ListedPlayer]:
        """The rows of some players of a list."""
        return self._file(list_id).by_number("fide_id", ids)

    def by_national_id(self, list_id: str, ids: Collection[str]) -> Mapping[str, ListedPlayer]:
        """The same by national number."""
        return self._file(list_id).by_number("national_id", ids)

    def columns_of(self, signature: str) -> Mapping[str, str]:
        """The columns that were chosen for a table with these headings the last time; empty when never."""
        return self._mappings().get(signature, {})

    def remember_columns(self, signature: str, columns: Mapping[str, str]) -> None:
        """Keep the choice of columns for tables with the same headings."""
        mappings = {**self._mappings(), signature: dict(columns)}
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            draft = self._folder / f"{uuid.uuid4().hex[:12]}{_DRAFT}"
            draft.write_text(json.dumps(mappings, ensure_ascii=False, indent=1), encoding="utf-8")
            try:
                disk.replace(draft, self._folder / _MAPPINGS)
            except OSError:
                disk.remove(draft)
                raise
        except OSError as error:
            raise EnvironmentProblem(
                tr("The columns cannot be remembered: {error}.").format(error=error.strerror or error)
            ) from error

    @property
    def watched(self) -> Path | None:
        """The folder that is looked through for new lists."""
        path = self._mappings().get(_WATCHED, {}).get("path", "")
        return Path(path) if path else None

    def watch(self, path: Path | None) -> None:
        """Look through this folder from now on; None: through none."""
        self.remember_columns(_WATCHED, {"path": str(path.resolve())} if path else {})

    def _mappings(self) -> dict[str, dict[str, str]]:
        try:
            found = json.loads((self._folder / _MAPPINGS).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        if not isinstance(found, dict):
            return {}
        return {
            signature: {str(field): str(column) for field, column in columns.items()}
            for signature, columns in found.items()
            if isinstance(columns, dict)
        }

    def _paths(self) -> list[Path]:
        try:
            return sorted(path for path in self._folder.iterdir() if path.suffix == SUFFIX)
        except FileNotFoundError:
            return []
        except OSError as error:
            raise EnvironmentProblem(
                tr("The folder of the rating lists cannot be read: {error}.").format(error=error.strerror or error)
            ) from error

    def _readable(self) -> list[RatingList]:
        found = []
        for path in self._paths():
            with contextlib.suppress(RuleViolation, EnvironmentProblem, sqlite3.Error, ValueError, TypeError):
                found.append(self._file(path.stem).info)
        return found

    def _path(self, list_id: str) -> Path:
        path = self._folder / f"{list_id}{SUFFIX}"
        if path not in self._paths():  # also keeps an id from leaving the folder
            raise RuleViolation(tr("There is no rating list “{name}”.").format(name=list_id))
        return path

    def _file(self, list_id: str) -> RatingListFile:
        with self._lock:
            file = self._open.get(list_id)
            if file is None:
                file = self._open[list_id] = RatingListFile(self._path(list_id))
            return file

    def _sweep(self) -> None:
        """Take away what imports left that never ended: the power went, the program was killed."""
        for path in self._folder.iterdir():
            if _DRAFT in path.suffixes and time.time() - path.stat().st_mtime > _FORGOTTEN_SECONDS:
                with contextlib.suppress(OSError):
                    disk.remove(path)


def _key(info: RatingList) -> tuple[object, ...]:
    return (info.source, info.month, info.rates)
