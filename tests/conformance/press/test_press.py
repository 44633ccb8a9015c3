"""The gate before the press: a sample of it, that it sees every kind of fault, and that a stopped run goes on."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from tdapp.reports.data import data_of
from tdapp.reports.layout.model import Align, Column, DocumentModel, Fit, Paragraph, Row, Table, Voice
from tdapp.reports.layout.page import BoxItem, Item, LineItem, Page, TextItem
from tdapp.reports.pdf.fonts import Style
from tdapp.reports.pdf.writer import Chapter, Properties, write_pdf
from tdapp.reports.registry import DOCUMENTS
from tests.conformance.press import gate, ink, words
from tests.conformance.press.events import EVENTS, SMALL, data
from tests.conformance.press.witness import Sheet, sheets
from tests.effort import thorough
from tests.reports.builders import OPTIONS, standings, swiss

OTHERS = gate.LANGUAGES[1:]


def event_of(place: int) -> str:
    """The small event in which a document is tried, another one than its neighbour."""
    names = [*SMALL[place % len(SMALL) :], *SMALL[: place % len(SMALL)]]
    return next(name for name in names if DOCUMENTS[place] in gate.applying(name))


SLOW = frozenset(("prospects", "places-ladders", "places-fan", "explanation", "team-explanation"))
QUICK = [place for place, document in enumerate(DOCUMENTS) if document.document_id not in SLOW]


@thorough
@pytest.mark.parametrize("place", QUICK, ids=lambda place: DOCUMENTS[place].document_id)
def test_every_document_passes_the_gate(place: int) -> None:
    """Each in another language than its neighbour."""
    assert list(gate.faults(DOCUMENTS[place], event_of(place), (OTHERS[place % len(OTHERS)],))) == []


# --- that it sees what it is there for


def page_of(*items: Item) -> Sheet:
    (sheet,) = sheets(write_pdf([Chapter("", (Page(400, 400, items, ""),))], Properties("t", "a", "s", "c", "en")))
    return sheet


def text(x: float, y: float, said: str, grey: float = 0.0, size: float = 10.0) -> TextItem:
    return TextItem(x, y, said, Style.REGULAR, size, grey)


@pytest.mark.parametrize(
    ("items", "fault"),
    [
        ((text(50, 200, "Kővári"), text(60, 203, "Smith")), "“Smith” and “Kővári”"),
        ((text(50, 200, "Kővári"), LineItem(20, 203, 200, 203, 0.5)), "a line through “Kővári”"),
        ((text(50, 200, "Kővári"), LineItem(40, 190, 90, 220, 0.5)), "a line through “Kővári”"),
        ((text(50, 200, "Kővári"), BoxItem(40, 190, 60, 30, 0.9)), "an area drawn over “Kővári”"),
        ((BoxItem(40, 190, 60, 30, 0.4), text(50, 200, "Kővári", 0.2)), "cannot be told"),
        ((BoxItem(40, 190, 25, 30, 0.6), text(50, 200, "Kővári")), "the edge of a dark area"),
        ((text(380, 200, "Kővári"),), "at the edge of the paper"),
    ],
)
def test_it_sees_ink_over_text(items: tuple[Item, ...], fault: str) -> None:
    assert any(fault in found for found in ink.faults(page_of(*items)))


@pytest.mark.parametrize(
    "items",
    [
        (text(50, 200, "Kővári"), text(95, 200, "Smith"), text(50, 188, "gjpqy"), LineItem(20, 196.6, 200, 196.6, 0.5)),
        (BoxItem(40, 190, 90, 30, 0.1), text(50, 200, "Kővári", 1.0)),
        (BoxItem(40, 190, 90, 30, 0.92), text(50, 200, "Kővári")),
        (BoxItem(40, 190, 90, 30, 0.1), BoxItem(42, 192, 86, 26, 1.0), text(50, 200, "Kővári")),
        (text(50, 200, "Kővári"), LineItem(20, 150, 45, 260, 0.5)),
    ],
)
def test_what_is_beside_a_text_is_no_fault(items: tuple[Item, ...]) -> None:
    assert list(ink.faults(page_of(*items))) == []


TABLE = Table(
    (Column("no", "No."), Column("name", "Name", fit=Fit.NAME), Column("rating", "Rating", Align.RIGHT)),
    (Row(("1", "Łukaszewicz-Kővári, Anna Maria", "2345")),),
)


def model_of(*blocks: Table | Paragraph) -> DocumentModel:
    document = next(one for one in DOCUMENTS if one.document_id == "start-list")
    model = document.build(data_of(standings(swiss(2, 1))), OPTIONS)
    assert isinstance(model, DocumentModel)
    return dataclasses.replace(model, blocks=blocks)


LINES = (text(20, 300, "No."), text(50, 300, "Name"), text(200, 300, "Rating"))
CELLS = (text(20, 280, "1"), text(50, 280, "Łukaszewicz-Kővári, A. M."), text(200, 280, "2345"))


def found_in(*items: Item, blocks: tuple[Table | Paragraph, ...] = (TABLE,), code: str = "en") -> list[str]:
    return list(words.faults(model_of(*blocks), (page_of(*items),), (), (), code))


def test_initials_and_a_break_after_a_hyphen_of_its_own_are_no_fault() -> None:
    assert found_in(*LINES, *CELLS) == []
    parts = (text(50, 280, "Łukaszewicz-"), text(50, 268, "Kővári,"), text(50, 256, "Anna Mar."))
    assert found_in(*LINES, CELLS[0], *parts, CELLS[2]) == []


@pytest.mark.parametrize(
    ("items", "fault"),
    [
        ((*LINES, CELLS[0], text(50, 280, "Łukasze-"), text(50, 268, "wicz-Kővári"), CELLS[2]), "break inside a word"),
        ((*LINES, CELLS[0], text(50, 280, "Łukaszewicz-Kőv…"), CELLS[2]), "value cut"),
        ((*LINES, *CELLS[:2]), "value cut: “2345”"),
        ((*LINES, *CELLS[:2], text(200, 280, "234")), "value cut: “2345”"),
        ((*LINES[:2], *CELLS), "dropped head: “Rating”"),
        (CELLS, "dropped head"),
    ],
)
def test_it_sees_broken_words_cut_values_and_dropped_heads(items: tuple[Item, ...], fault: str) -> None:
    assert any(fault in found for found in found_in(*items))


def test_it_sees_a_word_alone_on_the_last_line() -> None:
    said = Paragraph("The places are those of the table after the last round played.", Voice.TEXT)
    first = "The places are those of the table after the last round"
    alone = (text(20, 200, first), text(20, 188, "played."))
    assert any("word alone" in found for found in found_in(*alone, blocks=(said,)))
    two = (text(20, 200, first.removesuffix(" round")), text(20, 188, "round played."))
    assert not [found for found in found_in(*two, blocks=(said,)) if "word alone" in found]


def test_it_sees_what_nobody_translated() -> None:
    english = (page_of(text(20, 200, "Standings"), text(20, 180, "Chess Club Utrecht")),)
    german = (page_of(text(20, 200, "Rangliste"), text(20, 180, "Chess Club Utrecht")),)
    assert list(words.untranslated(english, german, ("Chess Club Utrecht",), "de")) == []
    assert list(words.untranslated(english, english, ("Chess Club Utrecht",), "de")) == ["untranslated: “Standings”"]
    sentence = (page_of(text(20, 200, "Nobody wrote this sentence anywhere.")),)
    assert len(list(words.untranslated(sentence, sentence, (), "de"))) == 1


def test_it_sees_a_comma_in_the_number_of_a_clause() -> None:
    english = (page_of(text(20, 200, "C.07, 16.4.2 and 1.4.3 d, C.07, 2026")),)
    assert list(words.clauses(english, (page_of(text(20, 200, "C.07, 16.4.2 und 1.4.3 d, 2,5 von 3,50")),))) == []
    for wrong in ("C.07, 16,4,2 und 1.4.3 d", "C.07, 16.4.2 und 1,4.3 d", "C,07, 16.4.2 und 1.4.3 d"):
        assert list(words.clauses(english, (page_of(text(20, 200, wrong)),))), wrong


# --- its runs


def test_there_are_twelve_hard_events_and_every_system() -> None:
    assert len(EVENTS) >= 12
    sizes = {len(data(name).section.players) for name in SMALL}
    assert min(sizes) == 3
    assert {"system keizer", "system team-rr", "system double-swiss"} <= set(EVENTS)


@pytest.mark.conformance
def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path) -> None:
    state = tmp_path / "press.jsonl"
    todo = [("three players", "start-list"), ("three players", "standings")]
    gate.run(state, todo[:1], 1, ("en",))
    with state.open("a", encoding="utf-8") as out:
        out.write('{"event": "three players", "docu')  # killed while it wrote
    gate.run(state, todo, 1, ("en",))
    assert [one["document"] for one in gate.finished(state)] == ["start-list", "standings"]
    before = state.read_bytes()
    gate.run(state, todo, 1, ("en",))
    assert state.read_bytes() == before
    said, count = gate.summary([*gate.finished(state), {"event": "e", "document": "d", "faults": ["de: value cut: x"]}])
    assert count == 1
    assert "value cut" in said


@pytest.mark.conformance
@pytest.mark.parametrize("name", EVENTS)
def test_every_event_passes_the_gate(name: str) -> None:
    found = {
        document.document_id: list(gate.faults(document, name, gate.LANGUAGES)) for document in gate.applying(name)
    }
    assert {key: value for key, value in found.items() if value} == {}
