"""What a file is by its first bytes, when it is not what its name says."""

from __future__ import annotations

import re
from pathlib import PurePath

from tdapp.domain.words.wording import marked, tr

SQLITE = b"SQLite format 3"
_STARTS: dict[bytes, str] = {
    b"\x89PNG": marked("a picture"),
    b"\xff\xd8\xff": marked("a picture"),
    b"GIF8": marked("a picture"),
    b"<svg": marked("a picture"),
    b"%PDF": marked("a PDF"),
    SQLITE: marked("an event file or another database"),
    b"PK\x03\x04": marked("a workbook or an archive"),
    b"\xd0\xcf\x11\xe0": marked("an old Office document"),
    b"<!DOCTYPE html": marked("a web page"),
    b"<html": marked("a web page"),
    b"012 ": marked("a tournament report (TRF): import it"),
}


def kind_of(data: bytes) -> str:
    """What bytes that begin so are, in words of the language of here and now; empty when nothing is known of them."""
    start = data.removeprefix(b"\xef\xbb\xbf").lstrip()
    return next((tr(name) for magic, name in _STARTS.items() if start.startswith(magic)), "")


_JET = (b"\x00\x01\x00\x00Standard Jet DB", b"\x00\x01\x00\x00Standard ACE DB")
_SWISS_MANAGER = b"\x93\xff\x89\x44"
_OWN_ID = 0x74646170  # "tdap", where SQLite keeps the id of the application
_ACCESS = marked("a database of Microsoft Access, and no tournament of Papi")
_PAPI = marked("a tournament file of Papi, the program of the French federation")
_SHARLY = marked("an event file of Sharly Chess")
_MANAGER = marked("a tournament file of Swiss-Manager")
_VEGA = marked("a tournament file of Vega")
_BY_ENDING: dict[str, str] = {
    ".papi": _PAPI, ".veg": _VEGA, ".vegz": _VEGA, ".sce": _SHARLY, ".tunx": _MANAGER, ".tutx": _MANAGER,
    ".turx": _MANAGER, ".tumx": _MANAGER, ".sjson": marked("a tournament file of ChessRegister or SwissSys"),
    ".pdn": marked("a collection of draughts games (PDN)"),
}  # fmt: skip
_IMPORTED = (_PAPI, _SHARLY, _MANAGER)
_LISTS = (
    (re.compile(rb"\bplays with (?:white|black) +VS\b|^[ \t]*Standings at round \d+[ \t]*\r?$", re.MULTILINE),
     marked("a list of Vega without whole games")),
    (re.compile(rb"\A(?:\xef\xbb\xbf)?Runde;Brett;IdentW;"),
     marked("a list of pairings of Swiss-Manager without its players")),
)  # fmt: skip
_READ_ELSEWHERE = re.compile(rb"(?:^|[\r\n])(?:001 |012 )|\"Program\"\s*:\s*\"SwissSys")
_START = 4_000


def is_own_event(data: bytes) -> bool:
    """Whether bytes that begin so are an event file of this program."""
    return data.startswith(SQLITE) and int.from_bytes(data[68:72], "big") == _OWN_ID


def of_another_program(data: bytes, name: str, *, importing: bool = True) -> str:
    """A sentence that names the program whose own file this is and what to do; empty where it is none, or is read.

    Told by the first bytes and the ending. ``importing``: whoever reads such files has passed this one over, so that it
    is of a kind which nobody has published; else an arbiter wants to open it, and is told what import does read.
    """
    start = data[:_START]
    what = _kind_of_program(start, PurePath(name).suffix.lower())
    if not what:
        return ""
    if not importing and what in _IMPORTED:
        text = tr("This is {what}: import it, which makes an event of it.")
    elif what == _ACCESS:
        text = tr("This is {what}: it is not read here.")
    elif what in _IMPORTED:  # such files are read; not this one
        text = tr("This is {what}, damaged or of an unknown form: export its tournament report (TRF) there.")
    else:
        text = tr("This is {what}, which is not read here: export its tournament report (TRF) there.")
    return text.format(what=tr(what))


def _kind_of_program(start: bytes, ending: str) -> str:
    if start.startswith(_JET):
        return _PAPI if ending in ("", ".papi") else _ACCESS
    if start.startswith(SQLITE) and not is_own_event(start):
        return _SHARLY if ending == ".sce" else marked("a database of another program")
    if start.startswith(_SWISS_MANAGER):
        return _MANAGER
    if ending in _BY_ENDING and not _READ_ELSEWHERE.search(start) and not is_own_event(start):
        return _BY_ENDING[ending]
    if start.lstrip()[:1] == b"<":
        return ""
    return next((what for pattern, what in _LISTS if pattern.search(start)), "")
