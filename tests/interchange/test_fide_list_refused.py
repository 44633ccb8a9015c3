"""Wrong, truncated and malicious files: one sentence with the place, never a crash, never a part of a list."""

from __future__ import annotations

import random
import struct
import zipfile
from pathlib import Path

import pytest

from tdapp.domain.words.errors import InputRefused
from tdapp.interchange.fide_list import examine
from tdapp.services.ratings.lists import no_progress
from tests.rating_list_files import COMBINED_HEADER, combined_text, combined_xml, zipped

LAUGHS = b"""<?xml version="1.0"?>
<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;">]>
<playerslist><player><fideid>1</fideid><name>&c;</name><rapid_rating>1</rapid_rating></player></playerslist>"""
OUTSIDE = b"""<!DOCTYPE p SYSTEM "file:///etc/passwd"><playerslist><player></player></playerslist>"""


def refusal(path: Path, data: bytes | None = None) -> InputRefused:
    if data is not None:
        path.write_bytes(data)
    with pytest.raises(InputRefused) as caught:
        list(examine(path).rows(no_progress))
    assert "\n" not in str(caught.value)
    return caught.value


@pytest.mark.parametrize(
    ("data", "words", "line"),
    [
        (b"", "empty", 0),
        (b"<!DOCTYPE html><html><body>404</body></html>", "web page", 1),
        (b"<trf><player/></trf>", "begins with <trf>", 1),
        (b"<playerslist></playerslist>", "no players", 1),
        (b"<playerslist", "no XML file", 1),
        (b"012 A tournament file\n001    1 Carlsen", "does not name its columns", 1),
        (b"SQLite format 3\0" + bytes(200), "an event file", 0),
        (b"%PDF-1.7\n", "does not name its columns", 1),
        (COMBINED_HEADER.encode(), "no players", 1),
        (COMBINED_HEADER.encode() + b"\r\n\r\n", "no players", 0),
        (b"Rar!\x1a\x07", "kind of archive", 0),
        (b"\x1f\x8b\x08\0\0", "kind of archive", 0),
        (LAUGHS, "document type", 2),
        (OUTSIDE, "document type", 1),
        ("<playerslist>".encode("utf-16"), "UTF-16", 1),
        (b'<?xml version="1.0" encoding="EBCDIC-CP-US"?><playerslist><player>', "encoding", 1),
        (combined_text() + b"\0\0\0\r\n", "no text from here", 7),
        (combined_text() + b"x" * 70_000, "longer than any", 7),
    ],
)
def test_wrong_files(tmp_path: Path, data: bytes, words: str, line: int) -> None:
    refused = refusal(tmp_path / "list.xml", data)
    assert words in str(refused)
    assert refused.faults[0].line == line


def test_text_cut_anywhere_in_the_last_line(tmp_path: Path) -> None:
    data = combined_text()
    start = data.rindex(b"\n", 0, -1) + 1
    for length in range(start + 1, len(data) - 2, 7):
        if data[start:length].strip():
            refused = refusal(tmp_path / "list.txt", data[:length])
            assert (refused.faults[0].line, "not complete" in str(refused)) == (6, True)


def test_xml_cut_anywhere(tmp_path: Path) -> None:
    data = combined_xml()
    first = data.index(b"</player>")
    for length in range(first, len(data) - len("</playerslist>\n"), 13):
        refused = refusal(tmp_path / "list.xml", data[:length])
        assert "not complete" in str(refused)
        assert refused.faults[0].line == data[:length].count(b"\n") + 1


def test_damage_within_xml_is_placed(tmp_path: Path) -> None:
    data = combined_xml().replace(b"<name>Mueller, Hans</name>", b"<name>Mueller, < Hans</name>")
    refused = refusal(tmp_path / "list.xml", data)
    place = data.index(b"< Hans")
    assert refused.faults[0].line == data[:place].count(b"\n") + 1
    assert refused.faults[0].column == place - data.rindex(b"\n", 0, place) + 1  # the blank after it


def test_undeclared_entities_are_damage(tmp_path: Path) -> None:
    assert "undefined entity" in str(refusal(tmp_path / "x.xml", combined_xml().replace(b"Carlsen", b"&carlsen;")))


def test_deep_nesting_is_harmless(tmp_path: Path) -> None:
    nested = b"<player>" + b"<a>" * 100_000 + b"</a>" * 100_000 + b"</player>"
    assert refusal(tmp_path / "x.xml", b"<playerslist>" + nested + b"</playerslist>")


def test_endless_entry(tmp_path: Path) -> None:
    assert "entry is longer" in str(refusal(tmp_path / "rapid.xml", b"<playerslist><player><name>" + b"x" * 3_000_000))


def test_a_list_of_faults_is_no_list(tmp_path: Path) -> None:
    lines = b"nonsense\r\n" * 500
    refused = refusal(tmp_path / "x.txt", combined_text() + lines)
    assert "no rating list of FIDE, or it is damaged" in str(refused)
    assert refused.faults[1].line == 7


# archives


def test_truncated_and_damaged_archives(tmp_path: Path) -> None:
    path = zipped(tmp_path / "a.zip", "players_list_foa.txt", combined_text())
    whole = path.read_bytes()
    for length in (2, 30, len(whole) // 2, len(whole) - 5):
        assert "archive" in str(refusal(path, whole[:length]))
    damaged = bytearray(whole)
    middle = 30 + len("players_list_foa.txt") + 60
    damaged[middle] ^= 0xFF
    assert "damaged" in str(refusal(path, bytes(damaged)))


def test_zip_bomb(tmp_path: Path) -> None:
    path = zipped(tmp_path / "bomb.zip", "players_list_foa.txt", COMBINED_HEADER.encode() + b"\n" + b" " * 50_000_000)
    assert "would unpack to 50,000," in str(refusal(path))


def test_archive_that_lies_about_its_size(tmp_path: Path) -> None:
    """The size in the directory says 200 bytes; nothing beyond it is unpacked."""
    path = zipped(tmp_path / "lie.zip", "players_list_foa.txt", combined_text() + b" " * 40_000_000)
    data = bytearray(path.read_bytes())
    entry = data.index(b"PK\x01\x02")
    data[entry + 24 : entry + 28] = struct.pack("<I", 200)
    assert refusal(path, bytes(data))


def test_paths_in_archives_are_never_used(tmp_path: Path) -> None:
    path = zipped(tmp_path / "a.zip", "../../../outside_oct26.txt", combined_text())
    reading = examine(path)
    assert len(list(reading.rows(no_progress))) == 5
    assert sorted(tmp_path.rglob("*")) == [path]
    assert not list(tmp_path.parent.glob("outside*"))


def test_archives_with_other_things(tmp_path: Path) -> None:
    path = tmp_path / "a.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("inner.zip", "x")
    assert "no rating list" in str(refusal(path))
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("a.txt", "x")
        archive.writestr("b.xml", "x")
    assert "several lists" in str(refusal(path))
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("[Content_Types].xml", "x")
    assert "spreadsheet" in str(refusal(path))
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("a.txt", combined_text())
    locked = bytearray(path.read_bytes())
    locked[locked.index(b"PK\x01\x02") + 8] |= 1
    assert "password" in str(refusal(path, bytes(locked)))


def test_missing_file_and_folder(tmp_path: Path) -> None:
    assert "There is no file" in str(refusal(tmp_path / "none.txt"))
    assert "is a folder" in str(refusal(tmp_path))


@pytest.mark.parametrize("seed", range(60))
def test_random_damage_never_crashes(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    path = zipped(tmp_path / "a.zip", "a.txt", combined_text())
    data = bytearray(rng.choice([combined_text(), combined_xml(), path.read_bytes()]))
    for _ in range(rng.randint(1, 8)):
        data[rng.randrange(len(data))] = rng.randrange(256)
    other = tmp_path / "standard_oct26"
    other.write_bytes(bytes(data[: rng.randint(1, len(data))] if rng.random() < 0.3 else data))
    try:
        rows = list(examine(other).rows(no_progress))
    except InputRefused:
        return
    assert all(row.name and row.fide_id.isdigit() for row in rows)
