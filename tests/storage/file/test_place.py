"""Where an event file lies."""

from __future__ import annotations

import ctypes
import os
import shutil
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tdapp.storage import open_event_file
from tdapp.storage.file import place
from tdapp.storage.file.place import Place, cloud_of, examine, is_share_of_macos, mount_type

MOUNTS = """\
broken /
/dev/sda1 / ext4 rw,relatime 0 0
proc /proc proc rw 0 0
nas:/chess /mnt/chess nfs4 rw 0 0
//server/share /mnt/Open\\040Day cifs rw 0 0
/dev/sdb1 /mnt/chess/stick vfat rw 0 0
"""


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/home/arbiter/open.tdb", "ext4"),
        ("/mnt/chess/open.tdb", "nfs4"),
        ("/mnt/chess2/open.tdb", "ext4"),
        ("/mnt/chess/stick/open.tdb", "vfat"),
        ("/mnt/Open Day/open.tdb", "cifs"),
    ],
)
def test_the_nearest_mount_counts(path: str, kind: str) -> None:
    assert mount_type(Path(path), MOUNTS) == kind


def test_of_two_at_one_place_the_later_counts() -> None:
    """It hides the earlier one."""
    assert mount_type(Path("/mnt/x/open.tdb"), "a /mnt/x ext4 rw 0 0\nb /mnt/x cifs\nc / ext4 rw 0 0\n") == "cifs"


def test_names_of_mounts_may_be_of_any_letters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Linux writes them as bytes, of whatever encoding."""
    table = tmp_path / "mounts"
    table.write_bytes(f"a /caf\xe9 ext4 rw 0 0\nb {tmp_path} cifs rw 0 0\n".encode("latin-1"))
    monkeypatch.setattr(place, "Path", lambda text: table if text == "/proc/self/mounts" else Path(text))
    monkeypatch.setattr(place.sys, "platform", "linux")
    assert place.is_network(tmp_path / "x.tdb")


def test_without_a_table_of_mounts_nothing_is_of_another_computer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(place, "Path", lambda text: tmp_path / "gone" if text == "/proc/self/mounts" else Path(text))
    monkeypatch.setattr(place.sys, "platform", "linux")
    assert not place.is_network(tmp_path / "x.tdb")


def test_macos_is_asked_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(place.sys, "platform", "darwin")
    monkeypatch.setattr(place.ctypes, "CDLL", lambda _name: "library")
    for share in (True, False):
        monkeypatch.setattr(place, "is_share_of_macos", lambda *asked, share=share: share and asked[1] == "library")
        assert place.is_network(tmp_path / "x.tdb") is share


@pytest.mark.parametrize("closed", ["file", "folder"])
def test_both_the_file_and_its_folder_must_be_writable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, closed: str
) -> None:
    """SQLite makes its log beside the file."""
    (tmp_path / "x.tdb").touch()
    refused = tmp_path / "x.tdb" if closed == "file" else tmp_path
    monkeypatch.setattr(place.os, "access", lambda path, _mode: path != refused)
    assert not examine(tmp_path / "x.tdb").writable


def test_a_temporary_folder_is_local_and_writable(tmp_path: Path) -> None:
    (tmp_path / "x.tdb").touch()
    assert examine(tmp_path / "x.tdb") == Place(writable=True, network=False)


@pytest.mark.parametrize(("flags", "share"), [(0x1000, False), (0x04009000, False), (0x18, True), (0x1, True)])
@pytest.mark.parametrize("name", ["statfs$INODE64", "statfs"])
def test_a_share_of_macos_is_what_is_not_local(tmp_path: Path, flags: int, share: bool, name: str) -> None:
    """The flags of a local disk, of a system volume, of a share; the structure is as long as the kernel's."""
    asked = []

    def statfs(path: bytes, found: Any) -> int:
        asked.append(path)
        found._obj.flags = flags
        assert (ctypes.sizeof(found._obj), type(found._obj).flags.offset) == (2168, 64)
        return 0

    library = SimpleNamespace(**{name: statfs})
    assert is_share_of_macos(tmp_path / "not yet" / "event.tdb", library) == share
    assert asked == [os.fsencode(tmp_path)]
    assert not is_share_of_macos(tmp_path, SimpleNamespace(statfs=lambda *_: -1))


@pytest.mark.parametrize(
    ("path", "service"),
    [
        ("/home/a/Dropbox/Open.tdb", "Dropbox"),
        ("/home/a/Dropbox (Club)/2026/Open.tdb", "Dropbox"),
        ("/Users/a/Library/CloudStorage/OneDrive-Personal/Open.tdb", "OneDrive"),
        ("/Users/a/Library/Mobile Documents/com~apple~CloudDocs/Open.tdb", "iCloud"),
        ("/users/a/iCloudDrive/Open.tdb", "iCloud"),
        ("/users/a/OneDrive - Chess Federation/Open.tdb", "OneDrive"),
        ("/data/own name/Open.tdb", "OneDrive"),
        ("/home/a/Dropboxes/Open.tdb", ""),
        ("/home/a/events/OneDrive.tdb", ""),
        ("/home/-old/ x/Open.tdb", ""),
    ],
)
def test_folders_that_are_kept_in_step_are_known(path: str, service: str) -> None:
    assert cloud_of(Path(path), {"OneDrive": "/data/own name"}) == service


def test_an_event_in_such_a_folder_says_what_to_do(event_path: Path) -> None:
    folder = event_path.parent / "OneDrive"
    folder.mkdir()
    shutil.copy(event_path, folder)
    with closing(open_event_file(folder / event_path.name)) as store:
        assert "OneDrive keeps this folder in step" in store.notice
        assert "Close the event before you switch off" in store.notice
    with closing(open_event_file(event_path)) as store:
        assert "in step" not in store.notice
