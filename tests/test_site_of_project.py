"""The site of the project: its sources are whole, and a page that would load from another host is found."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_site", ROOT / "docs" / "site" / "make_site.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_page_is_written_with_its_pictures_and_links(maker: ModuleType, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(maker, "SOURCE", tmp_path / "source")
    maker.write_sources()
    maker.write_settings()
    source = tmp_path / "source"
    assert {path.stem for path in (ROOT / "resources" / "manual").glob("*.md")} <= {
        path.stem for path in (source / "manual").glob("*.md")
    }
    assert "Glossar" not in (source / "handbuch" / "start.md").read_text(encoding="utf-8")
    assert "Wörterbuch" in (source / "handbuch" / "start.md").read_text(encoding="utf-8")
    lost = []
    for page in (source / "index.md", *(source / "manual").glob("*.md"), *(source / "handbuch").glob("*.md")):
        for target in re.findall(r"\]\(([^)#\s]+\.(?:md|webp))", page.read_text(encoding="utf-8")):
            if not target.startswith("http") and not (page.parent / target).is_file():
                lost.append(f"{page.relative_to(source)}: {target}")
    assert lost == []


@pytest.mark.parametrize(
    ("line", "foreign"),
    [
        ('<script src="https://cdn.example/a.js"></script>', True),
        ('<img alt="x" src="//cdn.example/a.png">', True),
        ('<link rel="stylesheet" href="https://fonts.example/css">', True),
        ('<a href="https://www.gacrux.no">gacrux</a>', False),
        ('<img src="pictures/a.webp">', False),
        ('<link rel="stylesheet" href="_static/a.css">', False),
    ],
)
def test_what_a_browser_would_fetch_from_elsewhere_is_found(
    maker: ModuleType, tmp_path: Path, line: str, foreign: bool
) -> None:
    (tmp_path / "page.html").write_text(f"<html>{line}</html>", encoding="utf-8")
    assert maker.loads_from_elsewhere(tmp_path) == (["page.html"] if foreign else [])


def test_a_style_that_fetches_a_font_is_found(maker: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text("@font-face { src: url('https://fonts.example/a.woff2') }", encoding="utf-8")
    assert maker.loads_from_elsewhere(tmp_path) == ["a.css"]


def test_the_version_is_said_once_and_the_citation_follows() -> None:
    from tdapp import __version__

    assert f"version: {__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def test_the_face_of_the_project_names_what_is_there() -> None:
    for page in ("README.md", "SECURITY.md", "CODE_OF_CONDUCT.md"):
        text = (ROOT / page).read_text(encoding="utf-8")
        for target in re.findall(r"\]\(([^)#\s]+)\)", text):
            if not target.startswith("http") and target != "docs/releasing.md":  # written with the packages
                assert (ROOT / target).exists(), f"{page}: {target}"
