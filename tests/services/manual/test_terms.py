"""The words of the trade in each language, made of few: which counts, in which order, and what the glossary says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tdapp.services.manual import terms as module
from tdapp.services.manual.terms import Term, asked_for, endings, glossary, stop_words, terms

FILES: dict[str, dict[str, Any]] = {
    "en": {
        "terms": {
            "Bye": {"means": "a round without a game", "also": ["free"], "page": "rounds"},
            "Accent": {"means": "a mark", "also": [], "page": "nowhere"},
        },
        "asked": {"rounds": ["who is free"]},
        "search": {"endings": ["s"], "stop": "the a"},
    },
    "de": {
        "terms": {
            "Bye": {"word": "Freilos", "means": "eine Runde ohne Partie", "also": [], "page": "other"},
            "Accent": {"word": "Äkzent", "means": "ein Zeichen", "also": []},
        },
        "search": {"stop": "der Übrige"},
    },
    "pt": {"terms": {"Bye": {"word": "Folga", "means": "sem partida", "also": ["livre"]}}},
}


@pytest.fixture(autouse=True)
def _files(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    kept = (terms, asked_for, endings, stop_words)
    for one in kept:
        one.cache_clear()
    monkeypatch.setattr(module, "_file", lambda language: FILES.get(language, {}))
    yield
    for one in kept:
        one.cache_clear()


def test_the_terms_of_a_language_stand_by_their_letters_and_lead_to_the_page_of_the_english_word() -> None:
    assert terms("de") == (
        Term("Äkzent", "ein Zeichen", (), "nowhere", "Accent"),
        Term("Freilos", "eine Runde ohne Partie", (), "rounds", "Bye"),
    )
    assert [term.word for term in terms("en")] == ["Accent", "Bye"]
    assert terms("pt_BR") == terms("pt") == (Term("Folga", "sem partida", ("livre",), "rounds", "Bye"),)
    assert terms("xx") == terms("en")  # who has none reads the English ones


def test_what_a_search_knows_of_a_language() -> None:
    assert asked_for("de") == ()
    assert asked_for("xx") == asked_for("en") == (("rounds", ("who is free",)),)
    assert (endings("en"), endings("de"), endings("xx")) == (("s",), (), ())
    assert stop_words("en") == {"the", "a"}
    assert stop_words("de") == {"der", "ubrige"}
    assert stop_words("xx") == frozenset()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "de",
            "**Äkzent**: ein Zeichen.  \nEnglish *Accent*\n\n"
            "**Freilos**: eine Runde ohne Partie. → [Runden](rounds.md)  \nEnglish *Bye*, Português *Folga*",
        ),
        ("pt", "**Folga**: sem partida. → [Runden](rounds.md)  \nEnglish *Bye*, Deutsch *Freilos*"),
        (
            "xx",
            "**Accent**: a mark.  \nDeutsch *Äkzent*\n\n"
            "**Bye**: a round without a game. → [Runden](rounds.md)  \nDeutsch *Freilos*, Português *Folga*",
        ),
    ],
)
def test_the_glossary_says_each_word_elsewhere(language: str, said: str) -> None:
    assert glossary(language, {"rounds": "Runden"}) == said


def test_a_word_that_no_other_language_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_file", {"en": FILES["en"]}.get)
    monkeypatch.setattr(module, "LANGUAGES", (("en", "English"),))
    assert glossary("en", {}) == "**Accent**: a mark.\n\n**Bye**: a round without a game."
