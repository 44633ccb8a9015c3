"""The manual names controls, menus and pictures: each of them is in the program, by the name that is written there."""

from __future__ import annotations

import json
import re
import tomllib
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

from tdapp.domain.words.resources import resource_path
from tests.effort import FULL, thorough
from tests.ui.look.test_glossary import texts as texts_in
from tests.ui.pictures import ENDING, FOLDER, SHOWN, make, plain, texts_of_sources

ROOT = Path(__file__).parents[3]
MANUAL = resource_path("manual")
PAGES = {"en": sorted(MANUAL.glob("*.md")), **{path.parent.name: [] for path in sorted(MANUAL.glob("*/terms.toml"))}}
PAGES |= {code: sorted((MANUAL / code).glob("*.md")) for code in PAGES if code != "en"}
NAMED = re.compile(r"(?<![*\w\\])\*(?![*\s])([^*\n]+?)(?<!\s)\*(?![*\w])")
PICTURE = re.compile(r"!\[([^\]]*)\]\(([^)]+)\)")
FILLED = re.compile(r"\{\w*\}|%n")
MOST = 4 << 20  # bytes of the pictures in the tree
NO_CONTROL = tomllib.loads(Path(__file__).with_name("no_control.toml").read_text("utf-8"))
"""What stands in italics and is no control: examples, names of files, titles of pages."""


def said(text: str) -> str:
    """A name as it is compared: without marks of keys, dots and case."""
    return plain(text).rstrip("….: ").casefold()


@cache
def known(code: str) -> tuple[frozenset[str], tuple[list[str], ...], str]:
    """The texts of the program in a language; those with a number or name in them in parts; all of them at once."""
    english = texts_of_sources()
    texts = english if code == "en" else {own for source, own in texts_in(code) if plain(source) in english}
    whole = frozenset(map(said, texts))
    filled = tuple(
        FILLED.split(text) for text in whole if FILLED.search(text) and len(FILLED.sub("", text).strip()) > 3
    )
    return whole, filled, "\n" + "\n".join(whole) + "\n"


def is_filled(asked: str, parts: list[str]) -> bool:
    """Whether a text is one with something put in between its parts."""
    at = len(parts[0])
    if not asked.startswith(parts[0]):
        return False
    for part in parts[1:-1]:
        at = asked.find(part, at + 1) + len(part)
        if at < len(part):
            return False
    return asked.endswith(parts[-1]) and len(asked) - len(parts[-1]) > at


def is_there(name: str, code: str) -> bool:
    """A text of the program, the beginning of one, one with something filled in, or a way through menus."""
    whole, filled, joined = known(code)
    asked = said(name)
    if asked in whole or any(is_filled(asked, parts) for parts in filled):
        return True
    if re.search("\n" + re.escape(asked) + r"[^\w\n]", joined):
        return True  # "Emergency" of "Emergency: all that is needed to go on by hand"
    parts = re.split(r" > | → |, ", name)
    return len(parts) > 1 and all(is_there(part, code) for part in parts)


@thorough
@pytest.mark.parametrize("code", PAGES)
def test_every_control_that_a_page_names_is_there(code: str) -> None:
    quoted = set(map(said, NO_CONTROL[code]))
    lost = [
        f"{page.stem}: {name}"
        for page in PAGES[code]
        for name in NAMED.findall(page.read_text(encoding="utf-8"))
        if said(name) not in quoted and not is_there(name, code)
    ]
    assert lost == []


def test_a_name_that_is_not_there_is_found() -> None:
    assert is_there("Publish round 1", "en")
    assert is_there("File, Save a copy", "en")
    assert is_there("Emergency", "en")
    assert not is_there("Press the purple button", "en")
    assert not is_there("File, Save as a picture of a cat", "en")


def test_every_picture_that_is_named_is_there_and_says_what_it_shows() -> None:
    for page in (*chain.from_iterable(PAGES.values()), ROOT / "README.md"):
        for words, path in PICTURE.findall(page.read_text(encoding="utf-8")):
            if path.startswith("http"):
                pytest.fail(f"{page.name} loads a picture from another host: {path}")
            place = (ROOT / path) if page.name == "README.md" else MANUAL / path
            assert place.is_file(), f"{page.name} names {path}: make pictures"
            assert len(words) > 5


def test_every_picture_is_named_and_all_of_them_are_light() -> None:
    pages = "".join(page.read_text(encoding="utf-8") for page in (*PAGES["en"], ROOT / "README.md"))
    pictures = list(FOLDER.glob(f"*{ENDING}"))
    assert len(pictures) > 15
    assert [path.name for path in pictures if path.name not in pages] == []
    assert sum(path.stat().st_size for path in pictures) <= MOST


def test_no_picture_is_stale() -> None:
    """A text that a picture shows and the program does not say any more: ``make pictures``."""
    shown = json.loads((FOLDER / SHOWN).read_text(encoding="utf-8"))
    assert set(shown) == {path.stem for path in FOLDER.glob(f"*{ENDING}")}
    there = texts_of_sources()
    stale = {name: [text for text in texts if text not in there] for name, texts in shown.items()}
    assert {name: texts for name, texts in stale.items() if texts} == {}


@pytest.mark.skipif(not FULL, reason="opens the program on three events: half a minute")
def test_the_pictures_can_be_made(tmp_path: Path) -> None:
    shown = make(tmp_path)
    assert {path.stem for path in tmp_path.glob(f"*{ENDING}")} == set(shown)
    assert set(shown) == {path.stem for path in FOLDER.glob(f"*{ENDING}")}
