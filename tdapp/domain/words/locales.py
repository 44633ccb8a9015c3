"""How languages write a number and a day: taken from the Unicode CLDR, a test compares.

Plural rules stand in the catalogues themselves, made from the same data when a catalogue is begun.
"""

from __future__ import annotations

from tdapp.domain.words.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Locale:
    """``decimal``: the decimal sign. ``between``: what stands between day, month and year; empty: as ISO."""

    decimal: str = "."
    between: str = ""


ISO = Locale()
LOCALES: dict[str, Locale] = {
    "cs": Locale(",", "."),
    "de": Locale(",", "."),
    "en": ISO,  # 04/05 is April to some readers and May to others
    "es": Locale(",", "/"),
    "fr": Locale(",", "/"),
    "it": Locale(",", "/"),
    "nl": Locale(",", "-"),
    "pl": Locale(",", "."),
    "pt": Locale(",", "/"),
    "ru": Locale(",", "."),
    "tr": Locale(",", "."),
    "uk": Locale(",", "."),
}
"""By the code of the language; all of these write the day first."""


def locale_of(code: str) -> Locale:
    """That of a language, ``pt_BR`` as ``pt``; of one that is not known as of English."""
    return LOCALES.get(code.partition("_")[0], ISO)
