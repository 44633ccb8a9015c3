"""What a country says otherwise than its language: Brazil than Portugal, by ``translations/variant_pt_BR.toml``.

A variant is a list of words (regular expressions and what stands for them) and a few whole texts. Only texts that
differ are compiled; all others, and all of the manual that is the same, come from the language itself.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import base_of

if TYPE_CHECKING:
    from babel.messages.catalog import Catalog

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "translations"
MANUAL = ROOT / "resources" / "manual"


@dataclass(frozen=True, slots=True)
class Variant:
    """``words``: (expression, what stands for it), in this order. ``texts``: whole translations by the English text."""

    code: str
    words: tuple[tuple[re.Pattern[str], str], ...]
    texts: dict[str, str]

    @property
    def base(self) -> str:
        """The language it is a variant of."""
        return base_of(self.code)

    def said(self, english: str, text: str) -> str:
        """A text of the language as it is said here."""
        return self.texts.get(english) or self.worded(text)

    def worded(self, text: str) -> str:
        """A text with the words of the country."""
        for word, other in self.words:
            text = word.sub(other, text)
        return text


@cache
def variants() -> tuple[Variant, ...]:
    """All of them."""
    found = []
    for path in sorted(FOLDER.glob("variant_*.toml")):
        given = tomllib.loads(path.read_text("utf-8"))
        words = tuple((re.compile(word), other) for word, other in given["words"])
        found.append(Variant(path.stem.partition("_")[2], words, given.get("texts", {})))
    return tuple(found)


def differing(variant: Variant, held: Catalog) -> Catalog:
    """The catalogue of a variant: what differs from that of its language."""
    from babel.messages.catalog import Catalog

    own = Catalog(locale=variant.base)
    for message in held:
        english = message.id if isinstance(message.id, str) else message.id[0]
        if not english or not message.string:
            continue
        forms = (message.string,) if isinstance(message.string, str) else tuple(message.string)
        said = tuple(variant.said(english, form) for form in forms)
        if said != forms:
            own.add(message.id, said[0] if isinstance(message.string, str) else said)
    return own


_MESSAGE = re.compile(r"( *)<message.*?</message>\n", re.S)
_SOURCE = re.compile(r"<source>(.*?)</source>", re.S)
_FORM = re.compile(r"(?<=<translation>)[^<]+(?=</translation>)|(?<=<numerusform>)[^<]*(?=</numerusform>)")


def differing_window(variant: Variant, text: str) -> str:
    """A file of Qt with what differs from that of the language; without contexts in which nothing does."""
    import html

    def of(message: re.Match[str]) -> str:
        source = _SOURCE.search(message[0])
        english = html.unescape(source[1]) if source else ""

        def said(form: re.Match[str]) -> str:
            worded = variant.said(english, html.unescape(form[0]))
            return html.escape(worded).replace("&#x27;", "&apos;")

        own = _FORM.sub(said, message[0])
        same = [html.unescape(form) for form in _FORM.findall(message[0])]
        return "" if [html.unescape(form) for form in _FORM.findall(own)] == same else own

    kept = _MESSAGE.sub(of, text).replace(f'language="{variant.base}"', f'language="{variant.code}"')
    return re.sub(r"<context>\s*<name>[^<]*</name>\s*</context>\s*", "", kept)


def pages(variant: Variant) -> Iterator[tuple[Path, str]]:
    """The pages of the manual that differ: where each lies, and its text."""
    for page in sorted((MANUAL / variant.base).glob("*.md")):
        text = page.read_text("utf-8")
        if (worded := variant.worded(text)) != text:
            yield MANUAL / variant.code / page.name, worded
