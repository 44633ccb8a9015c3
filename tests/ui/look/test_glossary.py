"""One word for one thing: translations/glossary_xx.toml over every text of the program in that language."""

from __future__ import annotations

import csv
import gettext
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree

import pytest

from tdapp.domain.words.wording import LANGUAGES, base_of
from tdapp.ui.look.translations import COMPILED, FOLDER
from tests.effort import thorough

WHOLE = {base_of(code) for code, _ in LANGUAGES} - {"en"}
PLACE = re.compile(r"\{\w*\}|--[a-z-]+|\btdapp ratings\b")
"""What is no word of a language: places, and what is typed at the command line."""
WORDS = [
    (path.stem.partition("_")[2], word)
    for path in sorted(FOLDER.glob("glossary_*.toml"))
    for word in tomllib.loads(path.read_text("utf-8"))["word"]
]


def translated(language: str) -> Iterator[tuple[str, str]]:
    """(English, translation) of the window and of the services; every form of a plural."""
    for message in ElementTree.parse(FOLDER / f"tdapp_{language}.ts").iter("message"):
        translation = message.find("translation")
        assert translation is not None
        forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
        yield from ((message.findtext("source") or "", form) for form in forms)
    with (COMPILED / f"words_{language}.mo").open("rb") as file:  # test_words.py compares it
        held = gettext.GNUTranslations(file)._catalog  # type: ignore[attr-defined]
    for key, text in held.items():
        english = key[0] if isinstance(key, tuple) else key
        if english:
            yield english, text


@cache
def texts(language: str) -> tuple[tuple[str, str], ...]:
    return tuple(translated(language))


@cache
def joined(language: str) -> str:
    return PLACE.sub("{}", "\n\n".join(text for _, text in texts(language)))


@thorough
@pytest.mark.parametrize("language", sorted({language for language, _ in WORDS}))
def test_no_text_uses_another_word(language):
    found = [(word["english"], one) for code, word in WORDS if code == language for one in others(language, word)]
    assert not found


def others(language, word):
    """The texts that say it by another word."""
    never = [re.compile(pattern, re.M) for pattern in word["never"]]
    if not any(pattern.search(joined(language)) for pattern in never):  # of most rows: looked for in all texts at once
        return []

    def plain(text: str) -> str:
        for phrase in word.get("but", ()):
            text = text.replace(phrase, "")
        return PLACE.sub("{}", text)

    return [one for one in texts(language) if any(pattern.search(plain(one[1])) for pattern in never)]


def test_every_language_has_a_glossary():
    assert {language for language, _ in WORDS} == WHOLE


@pytest.mark.parametrize("language", sorted({language for language, _ in WORDS}))
def test_a_row_that_names_a_document_names_one_that_the_head_explains(language):
    head = (FOLDER / f"glossary_{language}.toml").read_text("utf-8").partition("[[word]]")[0]
    named = {one for code, word in WORDS if code == language for one in word.get("from", "").split(", ") if one}
    assert named or language != "es"
    assert not [one for one in named if not re.search(rf"\b{one}\b", head)]


def test_the_column_of_places_is_pos_in_spanish():
    said = dict(texts("es"))
    assert said["Rk"] == "Pos."
    assert "Pto" not in " ".join(said.values()).split()


REVIEWS = sorted((FOLDER / "review").glob("*.csv"))


@pytest.mark.parametrize("review", REVIEWS, ids=[path.stem for path in REVIEWS])
def test_two_hundred_texts_drawn_by_lot_were_translated_back(review):
    with review.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len({row["english"] for row in rows}) == 200
    assert not [row for row in rows if not re.match(r"(right|mended: .+)$", row["verdict"]) or not row["back"]]


def test_every_language_was_translated_back():
    assert {path.stem for path in REVIEWS} == WHOLE
