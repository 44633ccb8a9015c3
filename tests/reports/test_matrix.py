"""The render matrix: every document for events of every size, with long names in ten scripts."""

from __future__ import annotations

import dataclasses
from fractions import Fraction
from functools import cache

import pytest

from tdapp.domain.prizes.plan import Division, Prize, PrizePlan
from tdapp.domain.section.event import Kind, Section
from tdapp.domain.section.player import Player, Sex
from tdapp.domain.words.errors import RuleViolation
from tdapp.reports.choices import restricted
from tdapp.reports.data import DocumentData, data_of
from tdapp.reports.document import Document, DocumentGroup
from tdapp.reports.layout.card_layout import lay_out_cards
from tdapp.reports.layout.cards import CardModel
from tdapp.reports.layout.layout import Layout, lay_out
from tdapp.reports.layout.model import DocumentModel
from tdapp.reports.layout.page import TextItem
from tdapp.reports.options import Orientation, Paper, PrintOptions
from tdapp.reports.printing import render
from tdapp.reports.registry import DOCUMENTS
from tests.effort import FULL, sample, thorough
from tests.reports.builders import OPTIONS, data_held, player, round_robin, standings, swiss
from tests.reports.page_checks import METRICS, check, check_pdf
from tests.team_events import event_of_teams

NAMES = (
    "Bo",
    "Łukaszewicz-Kővári, Maximilian Jean-Pierre Ferdinand",
    "Ильин, Пётр Александрович",
    "Παπαδόπουλος, Γιώργος",
    "محمد علي",
    "כהן, דוד",
    "विश्वनाथन, आनंद",
    "王明",
    "やまだ, たろう",
    "김, 민수",
    "Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine Maximilian",
)
PLAN = PrizePlan(
    (
        *(Prize("", place, Fraction(1000, place), "Cup") for place in range(1, 41)),
        Prize("Best game", 0, Fraction(5), "", 1),
    ),
    Division.HORT,
)
EXPLAINED = "explanation"  # needs a real ranking; has tests of its own


def people(count: int) -> tuple[Player, ...]:
    """Invented players; every eleventh has the same name in the same script."""
    return tuple(
        player(
            number,
            f"{NAMES[number % len(NAMES)]}",
            birth=str(1950 + number % 66),
            sex=Sex.FEMALE if number % 3 == 0 else Sex.MALE,
            club=("", "ŠK", "Chess Club of the Workers of the Port of Rotterdam")[number % 3],
            paid=("", "20", "12.50")[number % 3],
            fide_id=str(14_600_000 + number),
        )
        for number in range(1, count + 1)
    )


@cache
def event(count: int, rounds: int, rungs: int, kind: Kind = Kind.SWISS) -> DocumentData:
    """A section and its data; made once."""
    section: Section
    if kind is Kind.ROUND_ROBIN:
        section = dataclasses.replace(round_robin(count), players=people(count))
    else:
        section = swiss(count, rounds, total=rounds + 1, people=people(count))
    return data_of(standings(section, rungs=rungs), plan=PLAN)


def event_for(document: Document, count: int, rounds: int, rungs: int) -> DocumentData:
    """An event in which a document applies: a Swiss, else a round robin, or a competition of teams."""
    if document.group is DocumentGroup.TEAMS:
        return data_held(event_of_teams(document.applies))
    data = event(count, rounds, rungs)
    if document.applies(data.section):
        return data
    robin = event(7, 0, 2, Kind.ROUND_ROBIN)
    return robin if document.applies(robin.section) else data_held(event_of_teams(document.applies))


def laid_out(document: Document, data: DocumentData, options: PrintOptions) -> Layout:
    return on_paper(document.build(data, options))


def on_paper(model: DocumentModel | CardModel) -> Layout:
    return lay_out_cards(model, METRICS) if isinstance(model, CardModel) else lay_out(model, METRICS)


EVENTS = [(1, 0, 0), (2, 1, 1), (31, 5, 3), (40, 9, 5), (40, 13, 8), (300, 11, 4)]


@pytest.mark.parametrize("size", sample(EVENTS, EVENTS[0], EVENTS[2]), ids=str)
@pytest.mark.parametrize("document", [d for d in DOCUMENTS if d.document_id != EXPLAINED], ids=lambda d: d.document_id)
def test_every_document_for_every_event(document: Document, size: tuple[int, int, int]) -> None:
    data = event(*size)
    if document.applies(data.section):
        check(laid_out(document, data, OPTIONS))


LARGE = ("start-list", "alphabetical", "pairings", "pairings-alphabetical", "result-slips", "standings", "crosstable")
IN_SHORT = [d for d in DOCUMENTS if d.document_id in LARGE]  # the text of every PDF: test_full_matrix


@thorough
@pytest.mark.parametrize("document", sample(IN_SHORT, *IN_SHORT[:3]), ids=lambda d: d.document_id)
def test_a_thousand_players(document: Document) -> None:
    check(laid_out(document, event(1000, 5, 2), OPTIONS))


@pytest.mark.parametrize(
    "document", [d for d in DOCUMENTS if d.document_id not in (EXPLAINED, "crosstable")], ids=lambda d: d.document_id
)
def test_a_round_robin(document: Document) -> None:
    for count in (2, 7, 12) if FULL else (2, 7):
        data = event(count, 0, 2, Kind.ROUND_ROBIN)
        if document.applies(data.section):
            check(laid_out(document, data, OPTIONS))


@pytest.mark.parametrize(
    "document", sample([d for d in DOCUMENTS if d.document_id != EXPLAINED], *IN_SHORT), ids=lambda d: d.document_id
)
def test_the_finished_pdf(document: Document) -> None:
    data = event_for(document, 31, 5, 3)
    printed = render(document.document_id, data.subject, standings=data.standings, options=OPTIONS, plan=PLAN)
    check_pdf(printed.pdf)
    again = render(document.document_id, data.subject, standings=data.standings, options=OPTIONS, plan=PLAN)
    assert again.pdf == printed.pdf


CHOICES = (
    dataclasses.replace(OPTIONS, paper=Paper.LETTER, orientation=Orientation.LANDSCAPE, wide_rows=True),
    dataclasses.replace(OPTIONS, paper=Paper.A3, grid_lines=True, show=("club", "sex", "categories"), half_sign=False),
    dataclasses.replace(OPTIONS, type_size=8.0, across=2, group_by="federation"),
    dataclasses.replace(OPTIONS, type_size=9.5, orientation=Orientation.LANDSCAPE),
    dataclasses.replace(OPTIONS, type_size=22.0, orientation=Orientation.PORTRAIT),
)


@thorough
@pytest.mark.parametrize("options", CHOICES, ids=range(len(CHOICES)))
def test_every_choice_of_the_arbiter(options: PrintOptions) -> None:
    data = event(31 if FULL else 11, 5, 3)
    for document in DOCUMENTS:
        if document.document_id != EXPLAINED and document.applies(data.section):
            check_kept(document, data, options)


def check_kept(document: Document, data: DocumentData, options: PrintOptions) -> None:
    """The geometry of every page; what was given is kept, or refused with the reason."""
    options = restricted(options, document.takes)
    try:
        layout = laid_out(document, data, options)
    except RuleViolation as refusal:
        said = str(refusal)
    else:
        said = ""
        check(layout)
    if said:
        wanted = (
            f"in {options.across} columns" if options.type_size is None else f"{options.type_size:g} pt does not fit"
        )
        assert wanted in said
    elif options.type_size is not None:
        sizes = {item.size for page in layout.pages for item in page.items if isinstance(item, TextItem)}
        assert options.type_size in sizes, document.document_id


@pytest.mark.parametrize("size", [16.0, 22.0, 32.0])
@pytest.mark.parametrize("across", [None, 1, 2])
@pytest.mark.parametrize("document_id", ["pairings-alphabetical", "pairings-children"])
def test_wall_lists_keep_their_size_and_columns(document_id: str, across: int | None, size: float) -> None:
    document = next(one for one in DOCUMENTS if one.document_id == document_id)
    check_kept(document, event(120, 3, 3), dataclasses.replace(OPTIONS, type_size=size, across=across))
