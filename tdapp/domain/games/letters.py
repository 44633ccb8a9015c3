"""The letters of the pieces in each language (PGN standard, 8.2.3.5; Laws, appendix C) and as figurines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from tdapp.domain.words.wording import base_of

ENGLISH = "en"
LETTERS: Mapping[str, tuple[str, ...]] = {
    "en": tuple("PNBRQK"),
    "de": tuple("BSLTDK"),
    "fr": tuple("PCFTDR"),
    "es": tuple("PCATDR"),
    "cs": tuple("PJSVDK"),
    "da": tuple("BSLTDK"),
    "et": tuple("PROVLK"),
    "fi": tuple("PRLTDK"),
    "hu": tuple("GHFBVK"),
    "is": tuple("PRBHDK"),
    "it": tuple("PCATDR"),
    "nb": tuple("BSLTDK"),
    "nl": tuple("OPLTDK"),
    "pl": tuple("PSGWHK"),
    "pt": tuple("PCBTDR"),
    "ro": tuple("PCNTDR"),
    "ru": ("П", "К", "С", "Л", "Ф", "Кр"),
    "sv": tuple("BSLTDK"),
    "tr": ("P", "A", "F", "K", "V", "Ş"),
    "uk": ("П", "К", "С", "Т", "Ф", "Кр"),
}
"""Pawn, knight, bishop, rook, queen, king."""

FIGURINES = {"♙": 1, "♘": 2, "♗": 3, "♖": 4, "♕": 5, "♔": 6, "♟": 1, "♞": 2, "♝": 3, "♜": 4, "♛": 5, "♚": 6}
WHITE_FIGURINES = ("♙", "♘", "♗", "♖", "♕", "♔")
NAMES = {
    "en": "English",
    "cs": "čeština",
    "da": "dansk",
    "de": "Deutsch",
    "es": "español",
    "et": "eesti",
    "fi": "suomi",
    "fr": "français",
    "hu": "magyar",
    "is": "íslenska",
    "it": "italiano",
    "nb": "norsk",
    "nl": "Nederlands",
    "pl": "polski",
    "pt": "português",
    "ro": "română",
    "ru": "русский",
    "sv": "svenska",
    "tr": "Türkçe",
    "uk": "українська",
}
"""Each language by its own name."""


def written_in(language: str) -> str:
    """The language whose letters moves are written with where this one is spoken: its own, else English."""
    return next((code for code in (language, base_of(language)) if code in LETTERS), ENGLISH)


@cache
def pieces_of(language: str) -> Mapping[str, int]:
    """Letter -> piece (1 pawn to 6 king), longer letters first; figurines are known in every language."""
    own = {letter: piece for piece, letter in enumerate(LETTERS[language], start=1)}
    return dict(sorted(own.items(), key=lambda item: -len(item[0]))) | FIGURINES


def letters_of(language: str, *, figurines: bool = False) -> tuple[str, ...]:
    """The letters in the order pawn to king."""
    return WHITE_FIGURINES if figurines else LETTERS[language]


def languages_with(letters: Iterable[str]) -> list[str]:
    """The languages in which each of these letters is a piece other than the pawn, English first."""
    wanted = set(letters)
    return [language for language, known in LETTERS.items() if wanted <= set(known[1:])]
