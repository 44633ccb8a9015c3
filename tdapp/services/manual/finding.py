"""Which page of the manual answers a question: words, beginnings, synonyms, misspelt words, ranked over all parts."""

from __future__ import annotations

import re
from functools import lru_cache

from tdapp.domain.words.wording import current_language
from tdapp.services.manual.pages import GroupedPage, ManualGroup, manual_book
from tdapp.services.manual.terms import asked_for, terms
from tdapp.services.manual.word_search import WordSearch, words_of

_TITLE, _ALSO, _TERM, _HEADING, _STRONG, _BODY = 9.0, 8.0, 7.0, 4.5, 2.5, 0.6
_CATALOGUE = 0.5  # pages of single tie-breaks hold every word once: who asks for one names it
_MOST = 30


def find_pages(question: str) -> tuple[GroupedPage, ...]:
    """The pages that answer a question in the language of here and now, the best first."""
    book, search = _index(current_language())
    return tuple(book[place] for place in search.find(question)[:_MOST])


def quick_pages(question: str) -> tuple[GroupedPage, ...]:
    """As ``find_pages`` by titles, synonyms and headings alone: ready in some milliseconds, for whoever is typing."""
    book, search = _quick_index(current_language())
    return tuple(book[place] for place in search.find(question)[:_MOST])


def synonyms(question: str) -> frozenset[str]:
    """What the program calls that which is asked for: words of the trade with this synonym."""
    language = current_language()
    asked = " ".join(words_of(question, language))
    if len(asked) < 3:
        return frozenset()
    return frozenset(
        term.word
        for term in terms(language)
        if any(" ".join(words_of(also, language)).startswith(asked) for also in term.also)
    )


@lru_cache(maxsize=2)
def _index(language: str) -> tuple[tuple[GroupedPage, ...], WordSearch]:
    book = manual_book()
    called = _called(language)
    return book, WordSearch([_parts(entry, called.get(entry.page.page_id, [])) for entry in book], language)


@lru_cache(maxsize=2)
def _quick_index(language: str) -> tuple[tuple[GroupedPage, ...], WordSearch]:
    book = manual_book()
    called = _called(language)
    texts = [
        [part for part in _parts(entry, called.get(entry.page.page_id, [])) if part[0] >= _STRONG] for entry in book
    ]
    return book, WordSearch(texts, language)


def _called(language: str) -> dict[str, list[tuple[float, str]]]:
    """What people call the subject of a page, by the page."""
    called: dict[str, list[tuple[float, str]]] = {}
    for term in terms(language):
        parts = called.setdefault(term.page, [])
        parts += [(_TERM, term.word), *((_ALSO, also) for also in term.also)]
    for page, phrases in asked_for(language):
        called.setdefault(page, []).extend((_ALSO, phrase) for phrase in phrases)
    return called


def _parts(entry: GroupedPage, called: list[tuple[float, str]]) -> list[tuple[float, str]]:
    page = entry.page
    share = 1.0 if entry.group is ManualGroup.WRITTEN else _CATALOGUE
    if page.page_id == "glossary":
        return [(_TITLE, page.title), *called]  # it names everything and explains nothing at length
    headings = re.findall(r"^#{2,} (.+)$", page.text, re.MULTILINE)
    strong = re.findall(r"\*\*([^*\n]+)\*\*", page.text)
    parts = [(_TITLE, page.title), *called]
    parts += [(share * _HEADING, text) for text in headings]
    parts += [(share * _STRONG, " ".join(strong)), (share * _BODY, page.text)]
    return parts
