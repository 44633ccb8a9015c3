"""Every criterion and policy has a page with everything the manual promises."""

from __future__ import annotations

import re

import pytest

from tdapp.services.manual.catalogue import catalogue_pages, worked_example
from tdapp.tiebreaks.registry import CRITERIA, POLICIES

PAGES = {page.page_id: page for page in catalogue_pages()}


def test_there_is_a_page_for_each() -> None:
    assert {f"criterion-{entry.code.lower()}" for entry in CRITERIA} <= set(PAGES)
    assert {f"policy-{entry.id}" for entry in POLICIES} <= set(PAGES)


@pytest.mark.parametrize("page_id", [page for page in PAGES if not page.endswith("-list")])
def test_a_page_has_source_both_sides_and_a_worked_example(page_id: str) -> None:
    text = PAGES[page_id].text
    assert text.startswith("# ")
    assert "**Source:**" in text
    for heading in ("What speaks for it.** ", "What speaks against it.** "):
        assert len(text.split(heading)[1].split("\n\n")[0]) > 20
    example = worked_example(page_id)
    assert "**Worked example** (" in example
    assert re.search(r"= \S", example)


def test_links_lead_to_pages() -> None:
    links = {link for page in PAGES.values() for link in re.findall(r"\]\(([^)]+)\.md\)", page.text)}
    assert links <= set(PAGES)


def test_an_unknown_page_has_no_example() -> None:
    assert worked_example("criterion-xyz") == worked_example("start") == worked_example("policy-none") == ""
