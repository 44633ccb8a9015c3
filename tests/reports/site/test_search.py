"""The list behind the search: everything with a page, under every usual spelling."""

from __future__ import annotations

import json
from dataclasses import replace

from tests.reports.site.site_pages import published, several, swiss_event


def entries(data: bytes) -> list[list[str]]:
    text = data.decode("ascii")
    found: list[list[str]] = json.loads(text.removeprefix("tdappSearch(").removesuffix(");\n"))["entries"]
    return found


def addresses(found: list[list[str]], word: str) -> set[str]:
    return {one[3] for one in found if f" {word}" in f" {one[0]}"}


def test_names_are_found_in_latin_letters_and_their_own() -> None:
    section = swiss_event()
    native = replace(section.players[3], native_name="Παπαδόπουλος")
    found = entries(
        published(replace(section, players=(*section.players[:3], native, *section.players[4:])))["search.js"]
    )
    assert addresses(found, "lukasz") == {"player-1.html"}
    assert addresses(found, "ilin") == {"player-7.html"}
    assert addresses(found, "ильин") == {"player-7.html"}
    assert addresses(found, "papadopoulos") == {"player-4.html"}
    assert "federation-ger.html" not in addresses(found, "poland")
    assert "federation-pol.html" in addresses(found, "poland")
    assert addresses(found, "crosstable") == {"crosstable.html"}


def test_a_child_is_found_by_initials_only() -> None:
    found = entries(published(swiss_event())["search.js"])
    assert addresses(found, "kovac") == set()
    assert addresses(found, "99887766") == set()


def test_sections_are_told_apart_and_each_language_has_its_own_list() -> None:
    files = several()
    found = entries(files["search.js"])
    assert addresses(found, "lukasz") >= {"s1/player-1.html"}
    assert addresses(found, "crosstable") == {"s1/crosstable.html", "s2/crosstable.html"}
    assert addresses(entries(files["de/search.js"]), "kreuztabelle") or addresses(
        entries(files["de/search.js"]), "fortschrittstabelle"
    )
    assert {one[3] for one in entries(files["de/search.js"])} == {one[3] for one in found}
    assert b'data-index="../"' in files["s1/standings.html"]
