"""The whole matrix: 1 to 1,000 players, 1 to 13 rounds, 0 to 8 tie-breaks, names of 4 to 60 letters in ten scripts.

A sample runs with the suite; ``make conformance`` runs all of it.
"""

from __future__ import annotations

import dataclasses
import hashlib
import itertools
import re
import unicodedata
from collections.abc import Callable
from fractions import Fraction
from functools import cache, wraps
from pathlib import Path

import pytest

from tdapp.domain.prizes.plan import Division, Prize, PrizePlan
from tdapp.domain.section.event import Event, Kind
from tdapp.domain.section.player import Player, Sex
from tdapp.reports.data import DocumentData, data_of
from tdapp.reports.document import Document, DocumentGroup
from tdapp.reports.layout.card_layout import lay_out_cards
from tdapp.reports.layout.cards import CardModel
from tdapp.reports.layout.choice import choose
from tdapp.reports.layout.layout import painted
from tdapp.reports.layout.model import DocumentModel, Fit, Table
from tdapp.reports.options import Orientation, Paper, PrintOptions
from tdapp.reports.printing import PrintJob, render_jobs
from tdapp.reports.registry import DOCUMENTS
from tdapp.services.tables.standings import compute_standings
from tests.effort import FULL, thorough
from tests.reports.builders import OPTIONS, data_held, player, round_robin, standings, swiss
from tests.reports.layout_checks import check_boxes, check_flow
from tests.reports.page_checks import METRICS, check, check_pdf
from tests.reports.scripts import names
from tests.reports.test_matrix import check_kept
from tests.team_events import event_of_teams, random_team_event

ONE_BY_ONE = frozenset(("explanation",))  # worked from a real ranking, with tests of its own
PLAN = PrizePlan(
    (
        *(Prize("", place, Fraction(1000, place), "Cup") for place in range(1, 31)),
        Prize("Women", 1, Fraction(100), ""),
        Prize("Best game", 0, Fraction(5), "", 1),
    ),
    Division.HORT,
)
PLAYED_OUT = frozenset(("prospects",))  # thousands of drawn rounds each time
ALL = [document for document in DOCUMENTS if document.document_id not in ONE_BY_ONE]
SHEETS = list(itertools.product((Paper.A4, Paper.LETTER, Paper.A3), Orientation))


@cache
def event(count: int, rounds: int, rungs: int, kind: Kind = Kind.SWISS) -> DocumentData:
    """An invented event with everything that makes columns wide."""
    people: tuple[Player, ...] = tuple(
        player(
            number,
            name,
            birth=str(1940 + number % 76),
            sex=Sex.FEMALE if number % 3 == 0 else Sex.MALE,
            club=("", "ŠK", "Chess Club of the Workers of the Port of Rotterdam", "Σκακιστικός Όμιλος")[number % 4],
            paid=("", "20", "12.50")[number % 3],
            fide_id=str(14_600_000 + number),
            categories=((), ("School",), ("School", "Guest of the organiser"))[number % 3],
        )
        for number, name in enumerate(names(count), start=1)
    )
    if kind is Kind.ROUND_ROBIN:
        section = dataclasses.replace(round_robin(count), players=people)
    else:
        section = swiss(count, rounds, total=rounds + 1, people=people)
    return data_of(standings(section, rungs=rungs), plan=PLAN)


@cache
def league(teams: int, boards: int, rounds: int) -> DocumentData:
    """A competition of teams with the same names."""
    section = random_team_event(3, teams, boards, rounds, event=Event("League"))
    called = names(len(section.players))
    players = tuple(dataclasses.replace(one, name=name) for one, name in zip(section.players, called, strict=True))
    return data_of(compute_standings(dataclasses.replace(section, players=players)))


def of_teams(document: Document) -> DocumentData:
    """The same where a document is of it, else a competition of the kind it is of."""
    data = league(9, 4, 5)
    return data if document.applies(data.subject) else data_held(event_of_teams(document.applies))


def build(document: Document, data: DocumentData, options: PrintOptions) -> DocumentModel | CardModel:
    return document.build(data, options)


def check_document(document: Document, data: DocumentData, options: PrintOptions) -> None:
    """The geometry of every page."""
    model = build(document, data, options)
    if isinstance(model, CardModel):
        layout = lay_out_cards(model, METRICS)
    else:
        chosen = choose(model, METRICS)
        layout = painted(chosen, METRICS)
        check_flow(chosen.plan)
    check(layout)
    for page in layout.pages:
        check_boxes(page)


def words(text: str) -> str:
    """Letters and digits only, presentation forms as letters, so that line breaks and hyphens do not count."""
    return re.sub(r"[\W_]+", "", unicodedata.normalize("NFKC", text))


def is_copied_as_typed(text: str) -> bool:
    """False for letters that pdfium gives in the order they stand on the paper."""
    return not any(unicodedata.bidirectional(letter) in ("R", "AL", "AN") for letter in text)


def check_text(document: Document, data: DocumentData, options: PrintOptions) -> None:
    """What is copied out of the finished PDF holds every cell and, of a shortened name, the family name."""
    model = build(document, data, options)
    printed = render_jobs([PrintJob(document.document_id, options)], data)
    copied = words(check_pdf(printed.pdf))
    if not isinstance(model, DocumentModel):
        return
    for block in model.blocks:
        if not isinstance(block, Table):
            continue
        for row in block.rows:
            if not all(map(is_copied_as_typed, row.texts)):
                continue  # pdfium turns whole lines that are mostly right to left
            for column, text in zip(block.columns, row.texts, strict=True):
                if column.fit is Fit.TEXT or column.spare:
                    continue  # broken anywhere; left out where there is no room
                wanted = text.partition(",")[0] if column.fit is Fit.NAME else text
                assert words(wanted) in copied, (column.key, text)


# --- the sample of the suite


@thorough
@pytest.mark.parametrize("document", ALL, ids=lambda one: one.document_id)
def test_sample(document: Document) -> None:
    if document.group is DocumentGroup.TEAMS:
        for paper, orientation in SHEETS[:: 2 if FULL else 6]:
            check_document(
                document, of_teams(document), dataclasses.replace(OPTIONS, paper=paper, orientation=orientation)
            )
        return
    sizes = [(11, 13, 8), (2, 2, 1)] if FULL else [(11, 13, 8)]
    for place, (count, rounds, rungs) in enumerate(sizes):
        data = event(count, rounds, rungs)
        paper, orientation = SHEETS[place * 2]
        if document.applies(data.section):
            check_document(document, data, dataclasses.replace(OPTIONS, paper=paper, orientation=orientation))


@thorough
@pytest.mark.parametrize("document", ALL, ids=lambda one: one.document_id)
def test_sample_of_the_copied_text(document: Document) -> None:
    count = 31 if FULL and document.document_id not in PLAYED_OUT else 9
    data = of_teams(document) if document.group is DocumentGroup.TEAMS else event(count, 5, 4)
    if not document.applies(data.subject):
        data = event(7, 0, 2, Kind.ROUND_ROBIN)
    check_text(document, data if document.applies(data.subject) else of_teams(document), OPTIONS)


# --- the whole of it: in pieces, each done once for the same sources, so that a run that was stopped goes on

ROOT = Path(__file__).parents[2]
DONE = ROOT / ".pytest_cache" / "layout_matrix"


@cache
def sources() -> str:
    """What the pages depend on: another text of a module, and every piece is done again."""
    digest = hashlib.sha256()
    for folder in ("tdapp/reports", "tdapp/domain", "tdapp/services", "tests/reports"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def piece(test: Callable[..., None]) -> Callable[..., None]:
    """A piece that passed is passed over."""

    @wraps(test)
    def run(**values: object) -> None:
        named = sorted((key, getattr(value, "document_id", value)) for key, value in values.items())
        mark = DONE / hashlib.sha256(f"{test.__name__} {named} {sources()}".encode()).hexdigest()
        if mark.exists():
            pytest.skip("passed before with the same sources")
        test(**values)
        DONE.mkdir(parents=True, exist_ok=True)
        mark.touch()

    return run


@pytest.mark.conformance
@pytest.mark.parametrize("rounds", range(1, 14))
@pytest.mark.parametrize("count", [1, 2, 31, 40])
@piece
def test_small_events(count: int, rounds: int) -> None:
    turn = itertools.count()
    for rungs in range(9):
        data = event(count, rounds, rungs)
        for document in ALL:
            if document.applies(data.section):
                paper, orientation = SHEETS[next(turn) % len(SHEETS)]
                check_document(document, data, dataclasses.replace(OPTIONS, paper=paper, orientation=orientation))


@pytest.mark.conformance
@pytest.mark.parametrize("document", ALL, ids=lambda one: one.document_id)
@pytest.mark.parametrize(("rounds", "rungs"), [(1, 0), (5, 8), (9, 4), (13, 6)])
@piece
def test_three_hundred_players(document: Document, rounds: int, rungs: int) -> None:
    data = event(300, rounds, rungs)
    if document.applies(data.section):
        for paper, orientation in SHEETS[rounds % 4 :: 4]:
            check_document(document, data, dataclasses.replace(OPTIONS, paper=paper, orientation=orientation))
        check_text(document, data, OPTIONS)


@pytest.mark.conformance
@pytest.mark.parametrize("document", ALL, ids=lambda one: one.document_id)
@pytest.mark.parametrize(("rounds", "rungs"), [(1, 0), (11, 8)])
@piece
def test_a_thousand_players(document: Document, rounds: int, rungs: int) -> None:
    data = event(1000, rounds, rungs)
    if document.applies(data.section):
        check_document(document, data, OPTIONS)


@pytest.mark.conformance
@pytest.mark.parametrize("size", [8.0, 12.0, 16.0, 22.0, 32.0])
@pytest.mark.parametrize("across", [1, 2, 3])
@pytest.mark.parametrize("count", [31, 300])
@piece
def test_every_type_size(count: int, across: int, size: float) -> None:
    data = event(count, 5, 4)
    for document in ALL:
        if document.applies(data.section):
            for paper, orientation in SHEETS[:: 2 if count < 100 else 8]:
                options = dataclasses.replace(
                    OPTIONS, paper=paper, orientation=orientation, type_size=size, across=across
                )
                check_kept(document, data, options)
