"""Every text of every document is said in the language of its reader: tried with one that has no English letter."""

from __future__ import annotations

import gettext
import re
from collections.abc import Iterator

import pytest

from tdapp.cli import words
from tdapp.cli.words import FOLDER, messages
from tdapp.domain.words import wording
from tdapp.reports.choices import restricted
from tdapp.reports.data import worded
from tdapp.reports.document import Document
from tdapp.reports.layout.cards import CardModel
from tdapp.reports.layout.numbers import cards_for_readers, for_readers
from tests.conformance.press import gate
from tests.conformance.press.events import EVENTS as ALL_EVENTS
from tests.conformance.press.events import data, own_texts
from tests.conformance.press.source import texts_in
from tests.effort import thorough
from tests.reports.builders import OPTIONS

PLACE = re.compile(r"(\{[^}]*\})")
ENGLISH = re.compile(r"[a-z]{3,}")
EVENTS = ("every bye", "teams", "knock-out", "three players", "round robin", "before the first round")
CODES = ("unrated", "papi", "rules", "cuts=by-rounds", "Feinwertung", "Papi", "tdapp", "Lines")
"""Parts of codes of tie-breaks, names in their own language, and what is translated where it is shown."""

UNHEARD = "xx"  # nothing was said in it before, and is remembered
LETTERS = str.maketrans({chr(code): chr(0x430 + code - 0x61) for code in range(0x61, 0x7B)})


def turned(text: str) -> str:
    """The text in letters that nothing else has, its placeholders kept."""
    return "".join(part if PLACE.fullmatch(part) else part.translate(LETTERS) for part in PLACE.split(text))


class Other(gettext.NullTranslations):
    """Translates everything that is asked for."""

    def gettext(self, message: str) -> str:
        return turned(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return turned(msgid1 if n == 1 else msgid2)


class Asking(Other):
    """Remembers what it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[str] = set()

    def gettext(self, message: str) -> str:
        self.asked.add(message)
        return super().gettext(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        self.asked.add(msgid1)
        return super().ngettext(msgid1, msgid2, n)


@pytest.fixture(name="reader", scope="module")
def _reader() -> Iterator[Reader]:
    kept, asking = wording._catalogue, Asking()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(wording, "_catalogue", lambda code: asking if code == UNHEARD else kept(code))
        yield Reader(asking)


class Reader:
    """Reads documents in the language with other letters, those of an event once; ``asking`` was asked for words."""

    def __init__(self, asking: Asking) -> None:
        self.asking = asking
        self._read: dict[str, dict[str, list[str]]] = {}

    def left_in_english(self, name: str) -> dict[str, list[str]]:
        """Texts that stayed English, by the document of an event."""
        if name not in self._read:
            found = {one.document_id: _left_in_english(one, name) for one in gate.applying(name)}
            self._read[name] = {document_id: texts for document_id, texts in found.items() if texts}
        return self._read[name]


def _left_in_english(document: Document, name: str) -> list[str]:
    held = data(name)
    own = " ".join((*own_texts(held), *CODES))
    with wording.language(UNHEARD):
        built = document.build(worded(held), restricted(OPTIONS, document.takes))
        model = cards_for_readers(built) if isinstance(built, CardModel) else for_readers(built)
        texts = dict.fromkeys(texts_in(model))
    return [text for text in texts if any(word not in own for word in ENGLISH.findall(text))]


@thorough
@pytest.mark.parametrize("name", EVENTS)
def test_no_text_of_a_document_stays_english(reader: Reader, name: str) -> None:
    assert reader.left_in_english(name) == {}


@thorough
def test_every_text_of_a_document_is_given_to_the_translators_of_paper(
    reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in (*EVENTS, *(name for name in ALL_EVENTS if name.startswith("system"))):
        reader.left_in_english(name)
    monkeypatch.setattr(words, "DOCUMENTS_ONLY", frozenset(("xy",)))
    every, given = ({one if isinstance(one, str) else one[0] for one in messages(code)} for code in ("de", "xy"))
    assert reader.asking.asked & every - given == set()
    listed = (FOLDER / "on_paper.txt").read_text("utf-8").splitlines()
    assert set(listed) - every == set(), "nobody says this any more"
    assert listed == sorted(set(listed))
