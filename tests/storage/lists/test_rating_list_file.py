"""The file of a list."""

from __future__ import annotations

from pathlib import Path, PurePath, PurePosixPath, PureWindowsPath

import pytest

from tdapp.storage.lists.rating_list_file import _quoted


class Placed:
    """A path of another system, absolute already."""

    def __init__(self, path: PurePath) -> None:
        self.path = path

    def absolute(self) -> PurePath:
        return self.path


@pytest.mark.parametrize(
    ("path", "quoted"),
    [
        (PurePosixPath("/home/a b/list#1.db"), "///home/a%20b/list%231.db"),
        (PureWindowsPath(r"C:\lists\März.db"), "///C:/lists/M%C3%A4rz.db"),
        (PureWindowsPath(r"\\server\share\x?.db"), "//server/share/x%3F.db"),
    ],
)
def test_a_path_goes_into_an_address_of_sqlite(path: PurePath, quoted: str) -> None:
    """``file:`` and three strokes, of a share two: https://sqlite.org/uri.html"""
    assert _quoted(Placed(path)) == quoted  # type: ignore[arg-type]


def test_a_path_of_here_is_made_absolute() -> None:
    assert _quoted(Path("x.db")).endswith("/x.db")
    assert _quoted(Path("x.db")).startswith("///")
