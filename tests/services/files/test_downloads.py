"""A newer version is looked for on the page that the package names, and nowhere else."""

from __future__ import annotations

import pytest

from tdapp.domain.words import resources
from tdapp.services.files.downloads import downloads_page


@pytest.fixture
def packaged(monkeypatch, tmp_path):
    """As in a frozen program, whose resources lie beside it."""
    (tmp_path / "resources").mkdir()
    monkeypatch.setattr(resources.sys, "_MEIPASS", str(tmp_path), raising=False)
    return tmp_path / "resources" / "downloads.txt"


def test_from_the_sources_there_is_none():
    assert downloads_page() == ""


@pytest.mark.parametrize(
    ("said", "page"),
    [
        ("https://example.org/releases\n", "https://example.org/releases"),
        ("", ""),
        ("http://example.org/releases", ""),
        ("file:///etc/passwd", ""),
        ("https://example.org/a\nhttps://example.org/b", ""),
    ],
)
def test_the_package_says_the_page(packaged, said, page):
    packaged.write_text(said, "utf-8")
    assert downloads_page() == page
