"""The written pages in each language: the same pages, with the same parts, commands and links."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tdapp.domain.words.resources import resource_path
from tdapp.domain.words.wording import language
from tdapp.services.manual import pages
from tdapp.services.manual.pages import ORDER, _as_chapter, picture_path, written_pages

LANGUAGES = sorted(path.parent.name for path in resource_path("manual").glob("*/terms.toml"))
ENGLISH = sorted(path.stem for path in resource_path("manual").glob("*.md"))


def shape(text: str) -> dict[str, object]:
    """What a translation keeps: headings by level, rows of tables, points of lists, code, links."""
    return {
        "headings": re.findall(r"^(#+) ", text, re.MULTILINE),
        "rows": len(re.findall(r"^\|", text, re.MULTILINE)),
        "points": len(re.findall(r"^(?:- |\d\. )", text, re.MULTILINE)),
        "links": re.findall(r"\]\(([\w-]+\.md)\)", text),
        "verbs": sorted(re.findall(r"`tdapp ([\w-]+)", text)),
    }


@cache
def shape_of(page: str) -> dict[str, object]:
    return shape(resource_path(f"manual/{page}").read_text(encoding="utf-8"))


def own_pages(code: str) -> list[str]:
    return sorted(path.stem for path in (resource_path("manual") / code).glob("*.md"))


def test_the_glossary_has_the_words_of_its_language_and_leads_to_pages() -> None:
    for code, word in (("en", "**adjourned game**"), ("de", "**Hängepartie**")):
        with language(code):
            (page,) = [one for one in written_pages() if one.page_id == "glossary"]
        line = next(line for line in page.text.splitlines() if line.startswith(word))
        assert re.search(r"→ \[\w[^]]*\]\([\w-]+\.md\)", line)


def test_every_page_is_there_in_each_language_and_has_its_place() -> None:
    assert set(ENGLISH) == set(ORDER)
    with language("de"):
        german = {page.page_id: page for page in written_pages()}
    assert list(german) == list(ORDER)
    assert german["start"].title == "Erste Schritte"
    assert {page.page_id: page.title for page in written_pages()}["start"] == "Start"
    assert {"de", "es"} <= set(LANGUAGES)
    assert [code for code in LANGUAGES if own_pages(code) != ENGLISH] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_translated_page_says_what_the_english_one_says(code: str) -> None:
    for page in own_pages(code):
        assert shape_of(f"{code}/{page}.md") == shape_of(f"{page}.md"), page


def test_a_page_that_a_language_lacks_is_english_and_says_so() -> None:
    told = "This page is in English"
    with language("es"):
        assert not [page.page_id for page in written_pages() if "Esta página está en inglés" in page.text]
    with language("xx"):
        pages = written_pages()
    assert all(told in page.text.splitlines()[2] for page in pages)
    assert all(page.title == page.text.partition("\n")[0].removeprefix("# ") for page in pages)


def test_english_says_nothing_of_the_kind() -> None:
    assert not [page.page_id for page in written_pages() if "This page is in English" in page.text]


def test_in_the_whole_manual_a_page_is_a_chapter_and_links_lead_inside() -> None:
    text = "# Title\n\n## Part\n\nSee [rounds](rounds.md), [other](other.md) and [web](https://a.example/b.md)."
    assert _as_chapter(text, {"rounds"}) == (
        "## Title\n\n### Part\n\nSee [rounds](#rounds), [other](other.md) and [web](https://a.example/b.md)."
    )


def test_a_picture_is_that_of_the_language_or_the_english_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "resource_path", tmp_path.joinpath)
    for name in ("pictures/a.webp", "pictures/b.webp", "de/pictures/a.webp"):
        (tmp_path / "manual" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "manual" / name).write_bytes(b"")
    english, german = tmp_path / "manual" / "pictures", tmp_path / "manual" / "de" / "pictures"
    with language("de"):
        assert (picture_path("a.webp"), picture_path("b.webp")) == (german / "a.webp", english / "b.webp")
    with language("fr"):
        assert picture_path("a.webp") == english / "a.webp"
