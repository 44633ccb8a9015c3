"""The language of the paper is its own: whatever the window speaks, in which a table or a log was made."""

from __future__ import annotations

import datetime as dt
import re
from fractions import Fraction

import pytest

from tdapp.domain.prizes.plan import Division, Prize, PrizePlan
from tdapp.domain.section.event import Section
from tdapp.domain.systems.registry import KNOCKOUT
from tdapp.domain.words.wording import SOURCE_LANGUAGE, available_languages, language, speak, tr
from tdapp.reports.data import worded
from tdapp.reports.document import Document
from tdapp.reports.exporting import export_tables
from tdapp.reports.layout.cards import CardModel
from tdapp.reports.layout.model import DocumentModel
from tdapp.reports.options import PrintOptions
from tdapp.reports.printing import render
from tdapp.reports.registry import DOCUMENTS
from tdapp.services.pairing.generate import Recipe, generate
from tdapp.services.systems.by_table import TableEngine
from tdapp.services.systems.registry import rules_of_system
from tdapp.services.tables.standings import compute_standings
from tests.arena import arena
from tests.effort import thorough
from tests.reports.builders import data_held, round_robin, swiss
from tests.reports.pdf_facts import read_pdf
from tests.team_events import event_of_teams

NOW = dt.datetime(2026, 11, 22, 9, 30)
_OTHERS = [code for code, _ in available_languages() if code != SOURCE_LANGUAGE]


@pytest.fixture(autouse=True)
def _english_again():
    yield
    speak(SOURCE_LANGUAGE)


def drawn():
    #      1     2     3
    # 1  +  3w1  2b½  4w1   2½ points
    # 2  +  4b1  1w½  3b1   2½
    # 3  +  1b0  4w1  2w0   1
    # 4  +  2w0  3b0  1b0   0
    lines = (
        "1 Adler 2100 | 3w1 2b= 4w1\n2 Bach 2050 | 4b1 1w= 3b1\n3 Cohen 1990 | 1b0 4w1 2w0\n4 Duda 1800 | 2w0 3b0 1b0"
    )
    return arena(lines, rounds_total=3)


DRAWN = drawn()


@pytest.fixture(name="section")
def _section():
    return drawn()


_AS_IN_ENGLISH = {("fr", "Badges"), ("nl", "Badges")}


@thorough
@pytest.mark.parametrize("code", _OTHERS)
@pytest.mark.parametrize(
    "document",
    [one for one in DOCUMENTS if not one.needs and one.applies(DRAWN)],
    ids=lambda one: one.document_id,
)
def test_every_document_has_its_title_in_the_language_of_the_paper(code, document):
    data = data_held(DRAWN)
    with language(code):
        model = document.build(worded(data), PrintOptions(NOW, language=code))
        assert model.heading.title in (tr(document.name), tr("Progress table"), tr("Crosstable"))
        assert model.heading.title != document.name or (code, document.name) in _AS_IN_ENGLISH
    assert model.language == code
    if not isinstance(model, CardModel):
        assert not any("Ties are broken" in words for words in model.imprint.ladder)


def test_paper_does_not_depend_on_the_language_in_which_the_table_was_made(section):
    options = PrintOptions(NOW, language="en")
    english = render("standings", section, standings=compute_standings(section), options=options)
    speak("de")
    german_table = compute_standings(section)
    assert german_table.words.startswith("Bei Punktgleichheit entscheiden")
    assert render("standings", section, standings=german_table, options=options).pdf == english.pdf


def test_the_serial_is_that_of_the_event_in_every_language(section):
    table = compute_standings(section)
    serials = {
        render("standings", section, standings=table, options=PrintOptions(NOW, language=code)).serial
        for code in ("en", *_OTHERS)
    }
    assert len(serials) == 1


def test_web_pages_and_csv_have_decimal_commas(section):
    def written(form):
        options = PrintOptions(NOW, language="de", half_sign=False)
        return export_tables("standings", section, standings=compute_standings(section), options=options, form=form)

    page = written("html").decode()
    assert '<html lang="de">' in page
    assert "Rangliste" in page
    assert ">2,5<" in page
    text = written("csv").decode("utf-8-sig")
    assert ";2,5;" in text
    assert "Name;" in text
    assert "2.5" not in text


def test_colours_have_the_letters_of_the_paper(section):
    def cells(code):
        options = PrintOptions(NOW, language=code)
        return render("crosstable", section, standings=compute_standings(section), options=options).pdf

    for code, letter in (("en", "b"), ("de", "s"), ("es", "n")):
        text = read_pdf(cells(code)).text
        assert re.search(rf"\b\d+{letter}[01½]", text), code
    assert "s Schwarz" in read_pdf(cells("de")).text.replace("\n", " ")
    assert not re.search(r"\b\d+w[01½]", read_pdf(cells("es")).text.replace("12w1", ""))


EVENT, TABLE = swiss(8, 3, total=4), round_robin(6)
CUP = generate(TableEngine(rules_of_system(KNOCKOUT)), Recipe(players=8, system=KNOCKOUT), "a cup")
PLAN = PrizePlan((Prize("", 1, Fraction(1000), "Cup"), Prize("Women", 1, Fraction(100), "")), Division.HORT)


def made(document: Document, event: Section, code: str, paper: str) -> object:
    """The pages of a document as a program that speaks one language makes them in another."""
    speak(code)
    data = data_held(event, PLAN)
    with language(paper):
        model = document.build(worded(data), PrintOptions(NOW, language=paper))
    return (model.imprint, model.blocks, model.notes) if isinstance(model, DocumentModel) else model


@thorough
@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda one: one.document_id)
def test_no_document_has_words_of_the_window(document: Document) -> None:
    """Tables, reasons, explanations and forms alike: an English window prints what a German one prints."""
    event = next((one for one in (EVENT, TABLE, CUP) if document.applies(one)), None)
    event = event or event_of_teams(document.applies)
    assert made(document, event, "en", "de") == made(document, event, "de", "de")
    assert made(document, event, "de", "en") == made(document, event, "en", "en")
