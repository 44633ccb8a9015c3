"""The translations outside the window: complete, with the same placeholders, compiled afresh."""

from __future__ import annotations

import gettext
import re
from collections import Counter
from functools import cache

import pytest

from tdapp.cli import words
from tdapp.cli.variants import variants
from tdapp.domain.words.wording import LANGUAGES, SOURCE_LANGUAGE
from tests.effort import thorough

pytest.importorskip("babel", reason="Babel is a tool of those who develop the program")

_PLACEHOLDER = re.compile(r"\{[^{}]*\}")
_CODES = [code for code, _ in LANGUAGES if code not in (SOURCE_LANGUAGE, *(one.code for one in variants()))]


@pytest.fixture(scope="module")
def said():
    return of_language("")


of_language = cache(words.messages)


@cache
def translations(code):
    return words.read(words.FOLDER / f"words_{code}.po")


@thorough
def test_a_language_for_paper_has_what_stands_on_paper_and_no_refusals_of_the_window(said, monkeypatch):
    monkeypatch.setattr(words, "DOCUMENTS_ONLY", frozenset(("xx",)))
    on_paper = words.messages("xx")
    assert {"Standings", "Buchholz", "C.07, March 2026", "no result yet", "Pair the round"} <= set(on_paper)
    assert "The disk is full: nothing was changed. Free some space and try again." in said
    assert "The disk is full: nothing was changed. Free some space and try again." not in on_paper


@thorough
@pytest.mark.parametrize("code", _CODES)
def test_every_text_of_the_sources_is_translated(code):
    said = of_language(code)
    held = {message.id: message for message in translations(code) if message.id}
    missing = [text for text in said if text not in held]
    assert not missing, "run `make translations` and translate what is new"
    assert not [text for text in held if text not in said], "run `make translations`: some texts are gone"
    untold = [message.id for message in held.values() if message.fuzzy or not words.is_translated(message.string)]
    assert not untold, f"translate these in translations/words_{code}.po, then `make translations`"


@thorough
@pytest.mark.parametrize("code", _CODES)
def test_translations_have_the_same_placeholders(code):
    for message in translations(code):
        if not message.id or message.fuzzy or not words.is_translated(message.string):
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
    compiled = words.COMPILED / f"words_{code}.mo"
    assert compiled.read_bytes() == words.as_bytes(translations(code)), "run `make translations`"
    with compiled.open("rb") as file:
        assert gettext.GNUTranslations(file).gettext("Standings") != "Standings"


def test_placeholders_have_names_of_their_own(said):
    for message in said:
        for text in (message,) if isinstance(message, str) else message:
            names = [name.split(":")[0] for name in re.findall(r"(?<!\{)\{(\w+)(?:[:!][^{}]*)?\}(?!\})", text)]
            strange = [name for name, count in Counter(names).items() if re.search(r"\d$", name) and count]
            assert not strange, text


def test_a_text_that_was_reworded_keeps_its_translation_until_somebody_has_looked_at_it(tmp_path, monkeypatch):
    """A comma must not cost a translation; and an old one under new words must not be shown as if it were right."""
    path = tmp_path / "words_de.po"
    path.write_text(
        'msgid ""\nmsgstr ""\n"Language: de\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n\n'
        'msgid "Round {number} is paired"\nmsgstr "Runde {number} ist ausgelost"\n\n'
        'msgid "A word"\nmsgstr "Ein Wort"\n\nmsgid "{n} board"\nmsgid_plural "{n} boards"\n'
        'msgstr[0] "{n} Brett"\nmsgstr[1] "{n} Bretter"\n',
        "utf-8",
    )
    said = {"Round {number} is paired.": ["tdapp/a.py"], "Nothing like it": [], ("{n} board", "{n} boards"): []}
    monkeypatch.setattr(words, "messages", lambda _code="": said)
    for _ in range(2):  # a second refresh forgets nothing
        words.refresh(path)
        held = words.read(path)
        reworded = held.get("Round {number} is paired.")
        assert (reworded.string, reworded.fuzzy) == ("Runde {number} ist ausgelost", True)
        assert reworded.previous_id == ["Round {number} is paired"]
        assert reworded.locations == [("tdapp/a.py", None)]
        assert not held.get("Nothing like it").string
        assert held.get("{n} board").string == ("{n} Brett", "{n} Bretter")
        assert held.get("A word") is None
    compiled = tmp_path / "words_de.mo"
    compiled.write_bytes(words.compiled(path))
    with compiled.open("rb") as file:
        shown = gettext.GNUTranslations(file)
    assert shown.gettext("Round {number} is paired.") == "Round {number} is paired."
    assert shown.ngettext("{n} board", "{n} boards", 2) == "{n} Bretter"
