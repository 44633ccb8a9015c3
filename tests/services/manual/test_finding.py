"""Forty questions in each language (questions.toml): the page that answers stands among the first three."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tdapp.domain.words.resources import resource_path
from tdapp.domain.words.wording import language
from tdapp.services.manual.catalogue import ManualPage
from tdapp.services.manual.finding import _parts, find_pages, quick_pages, synonyms
from tdapp.services.manual.pages import GroupedPage, ManualGroup, manual_book
from tdapp.services.manual.terms import asked_for, endings, glossary, stop_words, terms
from tdapp.services.manual.word_search import WordSearch, distance, stem
from tests.effort import thorough

QUESTIONS = tomllib.loads(Path(__file__).with_name("questions.toml").read_text("utf-8"))
EXPLAINED = [path.parent.name for path in sorted(resource_path("manual").glob("*/terms.toml"))]  # and English


@thorough
@pytest.mark.parametrize("code", QUESTIONS)
def test_the_page_that_answers_is_among_the_first_three(code: str) -> None:
    with language(code):
        lost = [
            phrase
            for phrase, page in QUESTIONS[code].items()
            if page not in [entry.page.page_id for entry in find_pages(phrase)[:3]]
        ]
    assert lost == []


def test_there_are_forty_in_each_language() -> None:
    assert set(QUESTIONS) == {"en", *EXPLAINED}
    assert min(map(len, QUESTIONS.values())) >= 40


@thorough
@pytest.mark.parametrize("code", ["en", *EXPLAINED])
def test_a_title_finds_its_page(code: str) -> None:
    with language(code):
        lost = [
            entry.page.title
            for entry in manual_book()
            if entry.page.page_id not in [one.page.page_id for one in find_pages(entry.page.title)[:4]]
        ]
    assert lost == []


def test_what_is_nowhere_finds_nothing() -> None:
    assert find_pages("qqqqxzzw") == find_pages("") == find_pages("?!") == ()


def test_a_synonym_leads_to_the_word_of_the_trade() -> None:
    with language("en"):
        assert "forfeit" in synonyms("walkover")
        assert "forfeit" in synonyms("walko")
        assert synonyms("w") == frozenset()
    with language("de"):
        assert "kampflos" in synonyms("Kontumaz")
    with language("es"):
        assert "incomparecencia" in synonyms("forfait")


@pytest.mark.parametrize("code", ["en", *EXPLAINED])
def test_every_term_has_its_page_and_its_meaning_in_every_language_that_explains(code: str) -> None:
    known = {entry.page.page_id for entry in manual_book()}
    assert {term.page for term in terms(code)} <= known
    assert len(terms(code)) > 60
    assert {term.english for term in terms(code)} == {term.english for term in terms("en")}
    assert [term.word for term in terms(code) if not (term.word and term.means and term.also)] == []
    assert {page for page, _ in asked_for(code)} == {page for page, _ in asked_for("en")} <= known
    assert [page for page, phrases in asked_for(code) if not phrases] == []
    assert endings(code)
    assert stop_words(code)


def test_the_glossary_says_the_word_its_meaning_its_page_and_other_languages() -> None:
    text = glossary("de", {"players": "Spieler"})
    assert "**Nachmeldung**: ein Spieler, der nach Runde 1 dazukommt. → [Spieler](players.md)" in text
    assert "English *late entry*" in text
    assert "**forfeit**" in glossary("en", {})
    spanish = glossary("es", {"players": "Jugadores"})
    assert "**inscripción tardía**: un jugador que llega después de la ronda 1. → [Jugadores](players.md)" in spanish
    assert "Español" not in spanish


@pytest.mark.parametrize(
    ("one", "other", "far"), [("buchholz", "bucholz", 1), ("ab", "ba", 1), ("abc", "abd", 1), ("a", "abcd", 3)]
)
def test_letters_that_are_wrong_missing_or_exchanged_are_counted(one: str, other: str, far: int) -> None:
    assert distance(one, other, 2) == far == distance(other, one, 2)


def test_endings_fall_and_short_words_stay() -> None:
    assert stem("pairings", "en") == stem("pairing", "en") == stem("paired", "en") == "pair"
    assert stem("runden", "de") == stem("runde", "de")
    assert stem("bye", "en") == "bye"
    assert stem("jugadores", "es") == stem("jugador", "es")
    assert stem("emparejar", "es") == stem("emparejamientos", "es") == "emparej"


def test_who_has_all_words_comes_first_and_rare_words_count_more() -> None:
    search = WordSearch([[(1.0, "round pairing")], [(1.0, "round")], [(1.0, "round result")]], "en")
    assert search.find("pairing round")[0] == 0
    assert search.find("result")[0] == 2
    assert search.find("resutl") == [2]


@pytest.mark.parametrize("word", ["walkover", "wifi", "no-show"])
def test_a_word_of_trouble_leads_to_the_page_of_troubles_too(word):
    with language("en"):
        assert "when-wrong" in [entry.page.page_id for entry in find_pages(word)][:4]


def test_of_two_pages_that_say_the_same_the_written_one_comes_first() -> None:
    """Those of single tie-breaks hold every word once: who asks for one names it."""
    page = ManualPage("any", "Title", "# Title\n\n## Heading\n\n**Strong** words in a text.")
    for group in (ManualGroup.CRITERIA, ManualGroup.POLICIES):
        book = [GroupedPage(group, page), GroupedPage(ManualGroup.WRITTEN, page)]
        search = WordSearch([_parts(entry, []) for entry in book], "en")
        assert [search.find(asked) for asked in ("title", "heading", "strong", "text")] == [[1, 0]] * 4


def test_who_is_typing_finds_titles_synonyms_and_headings() -> None:
    quick = [entry.page.page_id for entry in quick_pages("laboratory")]
    assert quick[0] == "laboratory"
    assert set(quick) < {entry.page.page_id for entry in find_pages("laboratory")} | {"laboratory"}
