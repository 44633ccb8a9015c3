"""The written pages in each language: the same pages, with the same parts, commands and links."""

from __future__ import annotations

import re

import pytest

from tdapp.domain.words.resources import resource_path
from tdapp.domain.words.wording import language
from tdapp.services.manual.pages import ORDER, written_pages

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


def test_every_page_is_there_in_both_languages_and_has_its_place() -> None:
    assert set(ENGLISH) == set(ORDER)
    with language("de"):
        german = {page.page_id: page for page in written_pages()}
    assert list(german) == list(ORDER)
    assert german["start"].title == "Erste Schritte"
    assert {page.page_id: page.title for page in written_pages()}["start"] == "Start"


@pytest.mark.parametrize("page", ENGLISH)
def test_the_german_page_says_what_the_english_one_says(page: str) -> None:
    folder = resource_path("manual")
    english = (folder / f"{page}.md").read_text(encoding="utf-8")
    german = (folder / "de" / f"{page}.md").read_text(encoding="utf-8")
    assert shape(german) == shape(english)


def test_a_page_that_a_language_lacks_is_english() -> None:
    with language("es"):
        assert {page.page_id: page.title for page in written_pages()}["start"] == "Start"
