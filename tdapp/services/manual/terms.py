"""The words of the trade (``resources/manual/terms.toml``): the glossary, and the synonyms of the search."""

from __future__ import annotations

import tomllib
from functools import lru_cache

from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.name_folding import fold
from tdapp.domain.words.resources import resource_path
from tdapp.domain.words.wording import SOURCE_LANGUAGE

_NAMES = {"en": "English", "de": "Deutsch", "es": "español", "fr": "français", "it": "italiano", "nl": "Nederlands"}
_EXPLAINED = ("en", "de", "es")


@dataclass(frozen=True, slots=True)
class Term:
    """A word, what it means, what people also call it, its page, and the same word in other languages."""

    word: str
    means: str
    also: tuple[str, ...]
    page: str
    elsewhere: tuple[tuple[str, str], ...]


@lru_cache
def terms(language: str) -> tuple[Term, ...]:
    """The terms in a language, in the order of their letters; English where the language has none."""
    own = language if language in _EXPLAINED else SOURCE_LANGUAGE
    found = []
    for entry in _read().get("term", ()):
        words = {code: entry[code]["word"] if code in _EXPLAINED else entry[code] for code in _NAMES if code in entry}
        elsewhere = tuple((code, word) for code, word in words.items() if code != own)
        here = entry[own]
        found.append(Term(here["word"], here["means"], tuple(here["also"]), entry["page"], elsewhere))
    return tuple(sorted(found, key=lambda term: fold(term.word)))


@lru_cache
def asked_for(language: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Pages and the phrases that people look for them by, beyond the terms."""
    own = language if language in _EXPLAINED else SOURCE_LANGUAGE
    return tuple((entry["page"], tuple(entry[own])) for entry in _read().get("asked", ()))


def glossary(language: str, titles: dict[str, str]) -> str:
    """The terms as Markdown, each with a link to its page; ``titles`` of the pages by their ids."""
    lines = []
    for term in terms(language):
        others = ", ".join(f"{_NAMES[code]} *{word}*" for code, word in term.elsewhere)
        page = f" → [{titles[term.page]}]({term.page}.md)" if term.page in titles else ""
        lines.append(
            f"**{term.word}**: {term.means}.{page}  \n{others}" if others else f"**{term.word}**: {term.means}.{page}"
        )
    return "\n\n".join(lines)


@lru_cache
def _read() -> dict[str, list[dict]]:  # type: ignore[type-arg]  # as TOML gives it
    try:
        return tomllib.loads(resource_path("manual/terms.toml").read_text(encoding="utf-8"))
    except EnvironmentProblem:
        return {}
