"""The language of all that is said outside the window's own labels: documents, reasons, warnings.

English is the language of the sources and the key of every translation (gettext, ``translations/words_*.po``). A text
is marked where it is said, ``tr("Round {number}").format(number=3)``; a constant is ``marked("Standings")`` where it
stands and translated where it is shown. Names in a registry (criteria, policies, rules, commands, documents) are found
by ``tdapp.cli.words`` (``make translations``) and translated where they are shown as well.
"""

from __future__ import annotations

import gettext
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path

from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.domain.words.locales import locale_of
from tdapp.domain.words.resources import resource_path

SOURCE_LANGUAGE = "en"
LANGUAGES = (
    *(("en", "English"), ("de", "Deutsch"), ("es", "Español"), ("fr", "Français"), ("it", "Italiano")),
    *(("pt", "Português"), ("pt_BR", "Português (Brasil)"), ("nl", "Nederlands"), ("pl", "Polski")),
    *(("cs", "Čeština"), ("tr", "Türkçe"), ("uk", "Українська"), ("ru", "Русский")),
)
"""Every language of documents and sentences, each by its own name."""

_program = SOURCE_LANGUAGE  # of every thread that has not chosen its own
_chosen: ContextVar[str | None] = ContextVar("language", default=None)


def available_languages() -> tuple[tuple[str, str], ...]:
    """(code, own name) of the languages that can be chosen for a sheet of paper: those whose catalogue is here."""
    return tuple((code, name) for code, name in LANGUAGES if is_available(code))


def is_available(code: str) -> bool:
    """Whether there is a catalogue of this language; English needs none."""
    return code == SOURCE_LANGUAGE or _catalogue_path(code) is not None  # not read: that takes its time


def speak(code: str) -> None:
    """The language of the whole program from now on; one without a catalogue is English."""
    global _program
    _program = code


def current_language() -> str:
    """The language that ``tr`` translates to here and now."""
    return _chosen.get() or _program


@contextmanager
def language(code: str) -> Iterator[None]:
    """Another language for the calls inside: a sheet of paper in the players' language, not the screen's."""
    before = _chosen.set(code)
    try:
        yield
    finally:
        _chosen.reset(before)


def has_decimal_comma() -> bool:
    """Whether 4.5 is written 4,5 here and now."""
    return locale_of(current_language()).decimal == ","


def tr(text: str) -> str:
    """The text in the language of here and now, else as it is."""
    return _catalogue(current_language()).gettext(text) if text else text


def marked(text: str) -> str:
    """The English text itself: marks a constant for translation, which is translated where it is shown."""
    return text


def trimmed(text: str) -> str:
    """Text on one line: without control characters, and without blanks at the ends or twice in a row."""
    return " ".join("".join(" " if unicodedata.category(one) == "Cc" else one for one in text).split())


def ntr(one: str, many: str, count: int) -> str:
    """The text for a number of things: ``ntr("{count} player", "{count} players", count).format(count=count)``."""
    return _catalogue(current_language()).ngettext(one, many, count)


def html_language() -> str:
    """The language of here and now as web pages name it: ``pt-BR``."""
    return current_language().replace("_", "-")


def base_of(code: str) -> str:
    """The language without its country: ``pt`` of ``pt_BR``."""
    return code.partition("_")[0]


@cache
def _catalogue(code: str) -> gettext.NullTranslations:
    """That of a country holds what differs from its language."""
    path = None if code == SOURCE_LANGUAGE else _catalogue_path(code)
    if path is None:
        return _catalogue(base_of(code)) if base_of(code) != code else gettext.NullTranslations()
    with path.open("rb") as file:
        found = gettext.GNUTranslations(file)
    if base_of(code) != code:
        found.add_fallback(_catalogue(base_of(code)))
    return found


def _catalogue_path(code: str) -> Path | None:
    try:
        return resource_path(f"translations/words_{code}.mo")
    except EnvironmentProblem:
        return None
