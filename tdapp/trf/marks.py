"""Comment lines (###), and those in which tdapp keeps what TRF has no record for.

``### tdapp KEY [NUMBERS]: value``: ``ladder``, ``trial``, ``kind``, ``system``, ``cycles``, ``edition``, ``section``,
``points``, ``assumed``, ``standing ID``, ``player FIELD N``, ``round R OUTCOME``, ``awarded R N``, ``manual``,
``external NAME`` (``-`` for none), ``words``, and those of ``trf.registration``. Other programs skip them as
comments; a key that is not known here stays a comment.
"""

from __future__ import annotations

from tdapp.trf.notes import Notebook
from tdapp.trf.records import Header

KEYS: dict[str, int] = {
    "ladder": 0,
    "trial": 0,
    "kind": 0,
    "system": 0,
    "system-since": 0,
    "cycles": 0,
    "edition": 0,
    "section": 0,
    "points": 0,
    "assumed": 0,
    "words": 0,
    "officials": 0,
    "byes": 0,
    "times": 0,
    "control": 0,
    "rate": 0,
    "numbering": 0,
    "unrated": 0,
    "categories": 0,
    "lists": 0,
    "national": 0,
    "long": 0,
    "norms": 0,
    "prohibitions": 0,
    "wishes": 0,
    "chess960": 0,
    "swapped": 0,
    "manual": 0,
    "external": 1,
    "standing": 1,
    "player": 2,
    "round": 2,
    "awarded": 2,
    "registration": 2,
    "team-rules": 0,
    "team": 1,
    "matches": 1,
    "adjusted": 0,
    "byes-only": 0,
    "tie-game": 1,
    "tie-decision": 1,
}
"""Key -> number of words that follow it before the colon."""

_ESCAPE = "| "


def mark_line(value: str, *words: str | int) -> str:
    """One comment line that only tdapp understands."""
    return f"### tdapp {' '.join(str(word) for word in words)}: {value}"


def comment_line(comment: str) -> str:
    """A comment as a line, so that it can be mistaken neither for a record nor for one of our marks."""
    if comment.startswith(("tdapp ", _ESCAPE, " ")):
        comment = _ESCAPE + comment
    return f"### {comment}"


def read_comment(header: Header, line: int, text: str, notebook: Notebook) -> None:
    """Keep a comment, or take it as one of our marks."""
    comment = text[3:].removeprefix(" ")
    if comment.startswith("tdapp "):
        head, colon, value = comment[6:].partition(":")
        words = tuple(head.split())
        if colon and words and KEYS.get(words[0]) == len(words) - 1:
            header.marks.append((line, words, value.removeprefix(" ")))
            return
    if comment.startswith(_ESCAPE):
        comment = comment[len(_ESCAPE) :]
    if comment:
        header.comments.append(comment)


def values_of(header: Header, key: str) -> list[tuple[int, tuple[str, ...], str]]:
    """All marks of one key: line, the words after the key, value."""
    return [(line, words[1:], value) for line, words, value in header.marks if words[0] == key]


def value_of(header: Header, key: str) -> str | None:
    """The last mark of a key, or None."""
    found = values_of(header, key)
    return found[-1][2] if found else None
