"""What a document has to say: the texts of its model before anybody laid them out, and the words of the program."""

from __future__ import annotations

import dataclasses
import gettext
import re
import unicodedata
from collections.abc import Iterable, Iterator
from enum import Enum
from functools import cache
from pathlib import Path

from tdapp import reports
from tdapp.domain.section.page_head import Picture
from tdapp.domain.words.resources import resource_path
from tdapp.domain.words.wording import base_of
from tdapp.reports.document import Printable
from tdapp.reports.layout.cards import CardModel
from tdapp.reports.layout.model import Column, Fit, Heat, Paths, ResultMap, Table, Tree

MARKS = ".,;:!?()[]{}\"'“”„«»‚‘’…·–—=+*†‡<>|"
_KEYS = frozenset(("document_id", "key", "group", "unit", "like", "language"))  # not for readers
_NO_BLANKS = re.compile("[\u0900-\u097f\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_TURNED = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]")


def plain(text: str) -> str:
    """One blank between words, joined forms of letters as letters."""
    return " ".join(unicodedata.normalize("NFKC", unicodedata.normalize("NFC", text)).replace("⁄", "/").split())


def words_of(text: str) -> list[str]:
    """The words of a text without the signs around them."""
    return [word for part in plain(text).split() if (word := part.strip(MARKS))]


def texts_in(value: object) -> Iterator[str]:
    """Every text of a model, whatever it stands in; neither pictures nor what a machine reads."""
    match value:
        case str():
            yield value
        case Picture() | Enum():
            pass
        case Column():
            yield value.title
        case tuple() | list():
            for one in value:
                yield from texts_in(one)
        case _ if dataclasses.is_dataclass(value):
            for field in dataclasses.fields(value):
                if field.name not in _KEYS:
                    yield from texts_in(getattr(value, field.name))


def tables_in(model: Printable) -> list[Table]:
    """The tables that have rows."""
    if isinstance(model, CardModel):
        return []
    return [block for block in model.blocks if isinstance(block, Table) and block.rows]


def heads_in(model: Printable) -> Iterator[tuple[str, ...]]:
    """The heads of the pictures."""
    if not isinstance(model, CardModel):
        for block in model.blocks:
            if isinstance(block, Paths | ResultMap | Tree | Heat):
                yield block.heads


def values_in(model: Printable) -> Iterator[str]:
    """Every cell that must stand on the paper as it is; what a line repeats of the one above need not."""
    for table in tables_in(model):
        for at, column in enumerate(table.columns):
            if column.fit is not Fit.WHOLE or column.spare:
                continue
            before = None
            for row in table.rows:
                text = row.texts[at]
                if at not in row.filled and text.strip() and not (column.once and text == before):
                    yield plain(text)
                before = text


def no_blanks(word: str) -> bool:
    """Whether its script parts words otherwise, or it may come out of a viewer in another order."""
    return _NO_BLANKS.search(word) is not None or _TURNED.search(word) is not None


@cache
def catalogue(code: str) -> dict[str, str]:
    """English text -> what it is in a language; plurals by their first English form."""
    if code == "en":
        return {}
    with resource_path(f"translations/words_{code}.mo").open("rb") as file:
        held = gettext.GNUTranslations(file)._catalog  # type: ignore[attr-defined]
    found: dict[str, str] = {} if base_of(code) == code else dict(catalogue(base_of(code)))  # a country: what differs
    for key, said in held.items():
        if isinstance(key, tuple):
            found[f"{key[0]}\0{key[1]}"] = said
        elif key:
            found[key] = said
    return found


@cache
def words_of_the_program(code: str) -> frozenset[str]:
    """Every word that the program itself can say in a language."""
    texts = (*_said(code), *_in_the_sources())  # a new text stands in English until it is translated
    return frozenset(word for text in texts for word in words_of(text.replace("{", " ").replace("}", " ")))


@cache
def _in_the_sources() -> tuple[str, ...]:
    folder = Path(reports.__file__).parent
    return tuple(text for path in folder.rglob("*.py") for text in re.findall(r'"([^"\n]+)"', path.read_text("utf-8")))


def _said(code: str) -> Iterable[str]:
    if code != "en":
        return catalogue(code).values()
    return [part for key in catalogue("de") for part in key.split("\0")]


@cache
def vocabulary(code: str) -> frozenset[str]:
    """Every word of the translations into a language."""
    return frozenset(word for text in catalogue(code).values() for word in words_of(text))


@cache
def same_in(code: str) -> frozenset[str]:
    """Words that an English text shares with its own translation: names, titles, signs."""
    found: set[str] = set()
    for english, said in catalogue(code).items():
        found |= set(words_of(english)) & set(words_of(said))
    return frozenset(found)


@cache
def msgids() -> frozenset[str]:
    """English texts of the program without placeholders."""
    return frozenset(plain(key) for key in catalogue("de") if "{" not in key and "\0" not in key)
