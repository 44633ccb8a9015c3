"""Valid files made invalid, as disks, mail programs and mischief do it."""

from __future__ import annotations

import io
import random
import zipfile

NASTY = (
    b"",
    b"\x00",
    b"\xff\xfe",
    b"\xef\xbb\xbf",
    b"\r",
    b"\n\n\n",
    b";" * 300,
    b"999999999999999999999",
    b"-1",
    b"0",
    b"NaN",
    b"1e308",
    b"<script>",
    b'=HYPERLINK("x")',
    b"../../x",
    b"'; DROP TABLE player; --",
    b"\xed\xa0\x80",  # a surrogate in UTF-8
    "\u202e\u2066\u200f".encode(),
    "ÄŁσ😀".encode(),
    b"<!DOCTYPE a [<!ENTITY b 'c'>]>",
    b"&b;&b;&b;",
    b"A" * 10_000,
    b"001 ",
    b"### tdapp round 3 zpb: 3\r\n",
)


def mutated(data: bytes, rng: random.Random) -> bytes:
    """A file with one to eight things wrong; of a ZIP sometimes inside its members."""
    if data[:2] == b"PK" and rng.random() < 0.8:
        return _inside_zip(data, rng)
    changed = bytearray(data)
    for _ in range(rng.choice((1, 1, 1, 2, 3, 8))):
        _one(changed, rng)
    return bytes(changed)


def _one(data: bytearray, rng: random.Random) -> None:
    at = rng.randrange(len(data) + 1)
    end = min(len(data), at + rng.choice((1, 1, 2, 4, 20, 200)))
    match rng.randrange(9):
        case 0 if data:
            data[min(at, len(data) - 1)] = rng.randrange(256)
        case 1:
            del data[at:end]
        case 2:
            data[at:at] = rng.choice(NASTY)
        case 3:
            data[at:end] = rng.choice(NASTY)
        case 4:
            data[at:at] = data[at:end] * rng.choice((1, 2, 50))
        case 5:
            del data[at:]
        case 6:
            _lines(data, rng)
        case 7:
            _number(data, rng)
        case _:
            data[at:end] = bytes(rng.randrange(256) for _ in range(end - at))


def _lines(data: bytearray, rng: random.Random) -> None:
    lines = bytes(data).split(b"\n")
    first, second = rng.randrange(len(lines)), rng.randrange(len(lines))
    match rng.randrange(3):
        case 0:
            lines[first], lines[second] = lines[second], lines[first]
        case 1:
            lines.insert(first, lines[second])
        case _:
            del lines[first]
    data[:] = b"\n".join(lines)


def _number(data: bytearray, rng: random.Random) -> None:
    digits = [at for at, byte in enumerate(data) if 48 <= byte <= 57]
    if digits:
        data[rng.choice(digits)] = rng.choice(b"0123456789-. ")


def _inside_zip(data: bytes, rng: random.Random) -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as source, zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as target:
        names = source.namelist()
        victim = rng.choice(names)
        for name in names:
            member = source.read(name)
            if name == victim:
                if rng.random() < 0.1:
                    continue
                changed = bytearray(member)
                for _ in range(rng.choice((1, 1, 3))):
                    _one(changed, rng)
                member = bytes(changed)
            target.writestr(name, member)
    return stream.getvalue()
