"""The words of the trade (``resources/manual/terms.toml`` and one such file in the folder of each other language).

The glossary is made of them, and the search knows what people call a thing otherwise, which endings of the language
fall and which words tell nothing.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import Any

from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.name_folding import fold
from tdapp.domain.words.resources import resource_path
from tdapp.domain.words.wording import LANGUAGES, SOURCE_LANGUAGE, base_of


@dataclass(frozen=True, slots=True)
class Term:
    """A word, what it means, what people also call it, its page, and the English word that it stands for."""

    word: str
    means: str
    also: tuple[str, ...]
    page: str
    english: str


@lru_cache
def terms(language: str) -> tuple[Term, ...]:
    """The terms in a language, in the order of their letters; English where the language has none."""
    pages = {english: entry["page"] for english, entry in _file(SOURCE_LANGUAGE).get("terms", {}).items()}
    own = _of(language).get("terms", {})
    found = [
        Term(entry.get("word", english), entry["means"], tuple(entry["also"]), pages[english], english)
        for english, entry in own.items()
    ]
    return tuple(sorted(found, key=lambda term: fold(term.word)))


@lru_cache
def asked_for(language: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Pages and the phrases that people look for them by, beyond the terms."""
    return tuple((page, tuple(phrases)) for page, phrases in _of(language).get("asked", {}).items())


@lru_cache
def endings(language: str) -> tuple[str, ...]:
    """The endings of words that fall before two are compared, the longest first; without the marks of letters."""
    return tuple(_file(base_of(language)).get("search", {}).get("endings", ()))


@lru_cache
def stop_words(language: str) -> frozenset[str]:
    """The words of a question that tell nothing."""
    return frozenset(fold(_file(base_of(language)).get("search", {}).get("stop", "")).split())


def glossary(language: str, titles: dict[str, str]) -> str:
    """The terms as Markdown, each with a link to its page and the same word elsewhere; ``titles`` by page ids."""
    own = base_of(language) if _file(base_of(language)) else SOURCE_LANGUAGE
    elsewhere = [
        (name, {term.english: term.word for term in terms(code)})
        for code, name in LANGUAGES
        if code != own and _file(code)
    ]
    lines = []
    for term in terms(language):
        others = ", ".join(f"{name} *{words[term.english]}*" for name, words in elsewhere if term.english in words)
        page = f" → [{titles[term.page]}]({term.page}.md)" if term.page in titles else ""
        lines.append(
            f"**{term.word}**: {term.means}.{page}  \n{others}" if others else f"**{term.word}**: {term.means}.{page}"
        )
    return "\n\n".join(lines)


def _of(language: str) -> dict[str, Any]:
    return _file(base_of(language)) or _file(SOURCE_LANGUAGE)


@lru_cache
def _file(language: str) -> dict[str, Any]:
    """That of a language as TOML gives it; empty where there is none."""
    name = "manual/terms.toml" if language == SOURCE_LANGUAGE else f"manual/{language}/terms.toml"
    try:
        return tomllib.loads(resource_path(name).read_text(encoding="utf-8"))
    except EnvironmentProblem:
        return {}
