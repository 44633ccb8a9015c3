"""The bytes of a rating list, plain or zipped, in blocks; nothing of an archive is ever written to disk."""

from __future__ import annotations

import datetime as dt
import lzma
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from tdapp.domain.words.errors import EnvironmentProblem, Fault, InputRefused
from tdapp.domain.words.file_kinds import SQLITE, kind_of
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.services.files.reading import first_bytes
from tdapp.services.ratings.lists import ImportCancelled, Progress, no_progress

BLOCK = 1 << 20
MOST_BYTES = 4 << 30  # the combined XML has 0.9 GB
MOST_RATIO = 150  # of size to packed size; FIDE's own lists reach 17
RATIO_COUNTS_FROM = 32 << 20
MOST_MEMBERS = 1000


@dataclass(frozen=True, slots=True)
class ListSource:
    """Where a list lies. ``member`` is its name in the archive, empty for a plain file."""

    path: Path
    member: str
    size: int  # bytes when unpacked
    date: dt.date | None  # of the file in the archive

    @property
    def names(self) -> str:
        """Both names without folders, for guessing the month and the rate of play."""
        return f"{self.member.replace(chr(92), '/').rpartition('/')[2]} {self.path.name}"

    def head(self, length: int = 1 << 16) -> bytes:
        """The first bytes."""
        for block in self.blocks(no_progress):
            return block[:length]
        return b""

    def blocks(self, progress: Progress) -> Iterator[bytes]:
        """The whole content. InputRefused: damaged or unreadable; ImportCancelled when ``progress`` says so."""
        done = 0
        try:
            with opened(self) as stream:
                while block := stream.read(BLOCK):
                    done += len(block)
                    if done > self.size and done > MOST_BYTES:
                        raise refused(tr("it is larger than any rating list"))
                    yield block
                    if not progress(min(1.0, done / max(1, self.size))):
                        raise ImportCancelled
        except (zipfile.BadZipFile, zlib.error, lzma.LZMAError, EOFError) as error:
            raise refused(
                tr("the archive is damaged after {count} bytes of the list: download it again").format(
                    count=f"{done:,}"
                )
            ) from error
        except (NotImplementedError, RuntimeError) as error:
            raise refused(tr("the archive cannot be unpacked: {error}").format(error=error)) from error
        except OSError as error:
            raise refused(
                tr("it cannot be read after {count} bytes: {error}").format(
                    count=f"{done:,}", error=error.strerror or error
                )
            ) from error


def refused(text: str, line: int = 0, column: int = 0) -> InputRefused:
    """One fault as an exception."""
    return InputRefused((Fault(text, line, column),))


def open_source(path: Path) -> ListSource:
    """The list in a file. InputRefused: no list in it, several, an archive that is damaged or a trap."""
    try:
        start = first_bytes(path, 16)
        size = path.stat().st_size
    except EnvironmentProblem as problem:
        raise refused(str(problem)) from problem
    except OSError as error:
        raise refused(tr("it cannot be read: {error}").format(error=error.strerror or error)) from error
    if size == 0:
        raise refused(tr("the file is empty"))
    if start.startswith(SQLITE):
        raise refused(tr("This file is no table of players: it is {what}.").format(what=kind_of(start)))
    start = start[:4]
    if start[:2] == b"PK":
        return _in_archive(path)
    if start == b"Rar!" or start[:3] == b"\x1f\x8b\x08" or start == b"7z\xbc\xaf":
        raise refused(tr("this kind of archive is not read: unpack it, or download the ZIP file"))
    if size > MOST_BYTES:
        raise refused(tr("it is larger than any rating list"))
    return ListSource(path, "", size, None)


def plain_source(path: Path) -> ListSource:
    """A file that is no archive."""
    return ListSource(path, "", path.stat().st_size, None)


def largest_member(path: Path, endings: tuple[str, ...]) -> ListSource:
    """The largest file with such a name in an archive: federations put their clubs beside their players."""
    listed = [one for one in _members(path) if one.filename.lower().endswith(endings)]
    if not listed:
        raise refused(tr("the archive holds no table (no .csv or .txt file)"))
    return _checked(path, max(listed, key=lambda one: one.file_size))


def _members(path: Path) -> list[zipfile.ZipInfo]:
    try:
        with zipfile.ZipFile(path) as archive:
            members = archive.infolist()
    except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError) as error:
        raise refused(tr("the archive is damaged or not complete: download it again")) from error
    if len(members) > MOST_MEMBERS:
        raise refused(tr("the archive holds several lists: unpack it and import them one by one"))
    return members


def _in_archive(path: Path) -> ListSource:
    members = _members(path)
    if any(member.filename == "[Content_Types].xml" for member in members):
        raise refused(tr("this is a spreadsheet: import it as a national or other list"))
    lists = [one for one in members if one.filename.lower().endswith((".txt", ".xml"))]
    if len(lists) > 1:
        raise refused(tr("the archive holds several lists: unpack it and import them one by one"))
    if not lists:
        raise refused(tr("the archive holds no rating list (no .txt or .xml file)"))
    return _checked(path, lists[0])


def _checked(path: Path, member: zipfile.ZipInfo) -> ListSource:
    """The place of a member; InputRefused: locked, or a trap."""
    if member.flag_bits & 1:
        raise refused(tr("the archive is locked with a password"))
    bomb = member.file_size > RATIO_COUNTS_FROM and member.file_size > MOST_RATIO * max(1, member.compress_size)
    if member.file_size > MOST_BYTES or bomb:
        raise refused(
            tr("the archive would unpack to {count} bytes: no rating list does that").format(
                count=f"{member.file_size:,}"
            )
        )
    return ListSource(path, member.filename, member.file_size, _date(member))


def _date(member: zipfile.ZipInfo) -> dt.date | None:
    try:
        return dt.date(*member.date_time[:3])
    except ValueError:
        return None


class _Member:
    """A member of an archive as a stream that closes the archive with itself."""

    def __init__(self, source: ListSource) -> None:
        self._archive = zipfile.ZipFile(source.path)
        self._stream: IO[bytes] = self._archive.open(source.member)

    def __enter__(self) -> IO[bytes]:
        return self._stream

    def __exit__(self, *_: object) -> None:
        self._stream.close()
        self._archive.close()


def opened(source: ListSource) -> _Member | IO[bytes]:
    """The bytes as a stream; to be closed."""
    return _Member(source) if source.member else source.path.open("rb")
