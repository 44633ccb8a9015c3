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
_OWN_ID = 0x74646170  # "tdap", where SQLite keeps the id of the application
_BY_ENDING = {
    ".papi": "Papi", ".veg": "Vega", ".vegz": "Vega", ".sce": "Sharly Chess", ".tunx": "Swiss-Manager",
    ".tutx": "Swiss-Manager", ".turx": "Swiss-Manager", ".tumx": "Swiss-Manager", ".sjson": "ChessRegister or SwissSys",
}  # fmt: skip
_READ_ELSEWHERE = re.compile(rb"(?:^|[\r\n])(?:001 |012 )|\"Program\"\s*:\s*\"SwissSys")
_START = 4_000


def is_own_event(data: bytes) -> bool:
    """Whether bytes that begin so are an event file of this program."""
    return data.startswith(SQLITE) and int.from_bytes(data[68:72], "big") == _OWN_ID


def of_another_program(data: bytes, name: str) -> str:
    """A sentence that names the program whose own file this is and what to do; empty where it is none, or is read.

    Nobody has published what is in such files: they are told by their first bytes and their ending.
    """
    start = data[:_START]
    ending = PurePath(name).suffix.lower()
    if start.startswith(_JET):
        program = "Papi" if ending in ("", ".papi") else tr("Papi or another one that uses Microsoft Access")
    elif start.startswith(SQLITE) and not is_own_event(start):
        program = "Sharly Chess" if ending == ".sce" else tr("another program (a database)")
    elif ending in _BY_ENDING and not _READ_ELSEWHERE.search(start) and not is_own_event(start):
        program = _BY_ENDING[ending]
    else:
        return ""
    text = tr(
        "This is a tournament file of {program}, which is not read here: export its tournament report (TRF) there."
    )
    return text.format(program=program)
