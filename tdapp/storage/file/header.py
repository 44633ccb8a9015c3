"""The first hundred bytes tell whether a file is ours and whether we are new enough for it."""

from __future__ import annotations

from pathlib import Path

from tdapp.domain.words.errors import OtherFile, RuleViolation
from tdapp.domain.words.file_kinds import kind_of, of_another_program
from tdapp.domain.words.wording import tr
from tdapp.services.files.reading import first_bytes
from tdapp.storage.rows.schema import APPLICATION_ID, SCHEMA

_MAGIC = b"SQLite format 3\x00"


def check_header(path: Path) -> None:
    """RuleViolation: no event file, or one of a newer version; EnvironmentProblem: it cannot be read."""
    head = _head(path)
    foreign = of_another_program(head, path.name, importing=False)
    if foreign and not head.startswith(_MAGIC):
        raise OtherFile(f"{path.name}: {foreign}")
    if (what := kind_of(head)) and not head.startswith(_MAGIC):
        raise OtherFile(
            tr("{name} is not an event file of this program: it is {what}.").format(name=path.name, what=what)
        )
    if len(head) < 100 or not head.startswith(_MAGIC) or _number(head, 68) != APPLICATION_ID:
        text = tr("{name} is not an event file of this program.").format(name=path.name)
        raise RuleViolation(" ".join(filter(None, (text, foreign))))
    refuse_newer(path.name, _number(head, 60))


def refuse_newer(name: str, version: int) -> None:
    """RuleViolation for a schema that this program does not know yet."""
    if version > SCHEMA:
        raise RuleViolation(
            tr(
                "{name} was saved by a newer version of tdapp; install that version to open it. The file was "
                "not changed."
            ).format(name=name)
        )


def is_wal(path: Path) -> bool:
    """True when the file was last used with a write-ahead log."""
    return _head(path)[18:20] == b"\x02\x02"


def _head(path: Path) -> bytes:
    return first_bytes(path, 100)


def _number(head: bytes, offset: int) -> int:
    return int.from_bytes(head[offset : offset + 4], "big")
