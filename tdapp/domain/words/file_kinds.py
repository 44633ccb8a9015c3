"""What a file is by its first bytes, when it is not what its name says."""

from __future__ import annotations

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
