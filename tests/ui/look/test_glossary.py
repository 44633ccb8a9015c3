"""One German word for one thing: translations/glossary_de.toml over every German text of the program."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from babel.messages.pofile import read_po

from tdapp.ui.look.translations import FOLDER

WORDS = tomllib.loads((FOLDER / "glossary_de.toml").read_text("utf-8"))["word"]


def german() -> Iterator[tuple[str, str]]:
    """(English, German) of the window and of the services; every form of a plural."""
    for message in ElementTree.parse(FOLDER / "tdapp_de.ts").iter("message"):
        translation = message.find("translation")
        assert translation is not None
        forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
        yield from ((message.findtext("source") or "", form) for form in forms)
    with (FOLDER / "words_de.po").open("rb") as file:
        for entry in read_po(file, locale="de"):
            english = entry.id[0] if isinstance(entry.id, (tuple, list)) else entry.id
            forms = list(entry.string) if isinstance(entry.string, (tuple, list)) else [entry.string]
            yield from ((english, form) for form in forms if english)


TEXTS = tuple(german())


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word["english"])
def test_no_german_text_uses_another_word(word):
    found = []
    for english, text in TEXTS:
        plain = text
        for phrase in word.get("but", ()):
            plain = plain.replace(phrase, "")
        found += [(english, text) for pattern in word["never"] if re.search(pattern, plain)]
    assert not found


def test_the_column_of_places_is_pos_in_spanish():
    with (FOLDER / "words_es.po").open("rb") as file:
        texts = {entry.id: entry.string for entry in read_po(file, locale="es")}
    assert texts["Rk"] == "Pos."
    assert "Pto" not in " ".join(str(text) for text in texts.values()).split()
