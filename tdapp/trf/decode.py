"""Bytes -> numbered lines of clean text: encodings, line ends, control characters, ruler lines."""

from __future__ import annotations

import re

from tdapp.domain.words.plain_line import plain_line
from tdapp.domain.words.wording import tr
from tdapp.trf.notes import Notebook

MAX_BYTES = 32 * 1024 * 1024
"""A TRF of 9,999 players and 100 rounds has 11 million bytes."""

_CONTROL = "[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029]"


def decode(data: bytes, notebook: Notebook) -> list[str]:
    """The lines of a file without their ends and trailing blanks; an empty list when a fault refused it.

    UTF-8 (with or without a mark), UTF-16 with a mark, else Windows-1252 with Latin-1 for its undefined bytes.
    """
    if not data.strip():
        notebook.refuse(tr("The file is empty."))
        return []
    if len(data) > MAX_BYTES:
        notebook.refuse(tr("The file is too large to be a tournament report file."))
        return []
    text = _text(data, notebook)
    if text is None:
        return []
    text = text.replace("\r\n", "\n").replace("\r", "\n").rstrip("\x1a\n ")
    if not text.replace("\n", "").isprintable() and re.search(_CONTROL, text):
        text = _without_controls(text, notebook)
    return [line.rstrip(" ") for line in text.split("\n")]


def clean(text: str) -> str:
    """``text`` as one line of a file can carry it: control characters and line ends become blanks."""
    return plain_line(re.sub(_CONTROL, " ", text))


def is_ruler(line: str) -> bool:
    """True for the column rulers that some programs print between records."""
    if line[:4] in ("DDD ", "III "):
        return True
    digits = line.replace(" ", "")
    return len(digits) >= 9 and ("1234567890".startswith(digits) or digits.startswith("1234567890"))


def _text(data: bytes, notebook: Notebook) -> str | None:
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        try:
            text = data.decode("utf-16")
        except UnicodeDecodeError:
            notebook.refuse(tr("The file is not text: it begins like UTF-16 but cannot be read as such."))
            return None
        if "\x00" not in text:
            notebook.repair("encoding", tr("The file is in UTF-16 and was read as such"), 1, 1)
            return text
    if b"\x00" in data:
        notebook.refuse(tr("This is not a tournament report file but binary data (it contains zero bytes)."))
        return None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        line = before.count(b"\n") or before.count(b"\r")
        column = error.start - max(before.rfind(b"\n"), before.rfind(b"\r"))
        notebook.repair(
            "encoding",
            tr("The file is not in UTF-8; it was read as Windows-1252, so check the names with accents"),
            line + 1,
            column,
        )
    try:
        return data.decode("cp1252")
    except UnicodeDecodeError:
        letters = [_cp1252(byte) for byte in range(256)]
        return "".join([letters[byte] for byte in data])


def _cp1252(byte: int) -> str:
    single = bytes([byte])
    try:
        return single.decode("cp1252")
    except UnicodeDecodeError:
        return single.decode("latin-1")


def _without_controls(text: str, notebook: Notebook) -> str:
    for number, line in enumerate(text.split("\n"), 1):
        for match in re.finditer(_CONTROL, line):
            is_tab = match.group() == "\t"
            sentence = (
                tr("A tab was replaced by a blank") if is_tab else tr("A control character was replaced by a blank")
            )
            notebook.repair(f"control-{is_tab}", sentence, number, match.start() + 1)
    return re.sub(_CONTROL, " ", text)
