"""The translations outside the window: complete, with the same placeholders, compiled afresh."""

from __future__ import annotations

import gettext
import re
from collections import Counter
from functools import cache

import pytest

from tdapp.cli import words
from tdapp.domain.words.wording import LANGUAGES, SOURCE_LANGUAGE

pytest.importorskip("babel", reason="Babel is a tool of those who develop the program")

_PLACEHOLDER = re.compile(r"\{[^{}]*\}")
_CODES = [code for code, _ in LANGUAGES if code != SOURCE_LANGUAGE]


@pytest.fixture(scope="module")
def said():
    return of_language("")


of_language = cache(words.messages)


def test_a_language_for_paper_has_what_stands_on_paper_and_no_refusals_of_the_window(said):
    on_paper = of_language("es")
    assert {"Standings", "Buchholz", "C.07, March 2026", "no result yet", "Pair the round"} <= set(on_paper)
    assert "The disk is full: nothing was changed. Free some space and try again." in said
    assert "The disk is full: nothing was changed. Free some space and try again." not in on_paper


@pytest.mark.parametrize("code", _CODES)
def test_every_text_of_the_sources_is_translated(code):
    said = of_language(code)
    held = {message.id: message for message in words.read(words.FOLDER / f"words_{code}.po") if message.id}
    missing = [text for text in said if text not in held]
    assert not missing, "run `make translations` and translate what is new"
    assert not [text for text in held if text not in said], "run `make translations`: some texts are gone"
    untold = [message.id for message in held.values() if message.fuzzy or not words.is_translated(message.string)]
    assert not untold, f"translate these in translations/words_{code}.po, then `make translations`"


@pytest.mark.parametrize("code", _CODES)
def test_translations_have_the_same_placeholders(code):
    for message in words.read(words.FOLDER / f"words_{code}.po"):
        if not message.id or not words.is_translated(message.string):
            continue
        english = message.id if isinstance(message.id, tuple) else (message.id,)
        translated = message.string if isinstance(message.string, tuple) else (message.string,)
        wanted = set(_PLACEHOLDER.findall(" ".join(english)))
        for text in translated[1:] or translated:
            assert set(_PLACEHOLDER.findall(text)) == wanted, message.id
        for text in translated:
            assert set(_PLACEHOLDER.findall(text)) <= wanted, message.id
            assert text.count("{") == text.count("}"), message.id


@pytest.mark.parametrize("code", _CODES)
def test_the_compiled_file_is_that_of_the_sources(code):
    path = words.FOLDER / f"words_{code}.po"
    compiled = words.COMPILED / f"words_{code}.mo"
    assert compiled.read_bytes() == words.compiled(path), "run `make translations`"
    with compiled.open("rb") as file:
        assert gettext.GNUTranslations(file).gettext("Standings") != "Standings"


def test_placeholders_have_names_of_their_own(said):
    for message in said:
        for text in (message,) if isinstance(message, str) else message:
            names = [name.split(":")[0] for name in re.findall(r"(?<!\{)\{(\w+)(?:[:!][^{}]*)?\}(?!\})", text)]
            strange = [name for name, count in Counter(names).items() if re.search(r"\d$", name) and count]
            assert not strange, text
