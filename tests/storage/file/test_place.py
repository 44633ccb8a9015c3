"""Where an event file lies."""

from __future__ import annotations

from pathlib import Path

import pytest

from tdapp.storage.file.place import Place, examine, mount_type

MOUNTS = """\
/dev/sda1 / ext4 rw,relatime 0 0
proc /proc proc rw 0 0
nas:/chess /mnt/chess nfs4 rw 0 0
//server/share /mnt/Open\\040Day cifs rw 0 0
/dev/sdb1 /mnt/chess/stick vfat rw 0 0
broken line
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


def test_a_temporary_folder_is_local_and_writable(tmp_path: Path) -> None:
    (tmp_path / "x.tdb").touch()
    assert examine(tmp_path / "x.tdb") == Place(writable=True, network=False)
