"""German and Spanish paper writes 2,5 for every number and leaves the points of articles, dates and versions alone."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from fractions import Fraction

import pytest

from tdapp.domain.prizes.plan import Division, Prize, PrizePlan
from tdapp.domain.section.event import Kind
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.words.decimals import Code
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import language
from tdapp.reports.data import data_of, worded
from tdapp.reports.layout.cards import CardModel
from tdapp.reports.layout.numbers import cards_for_readers, for_readers
from tdapp.reports.options import PrintOptions
from tdapp.reports.registry import DOCUMENTS
from tdapp.services.tables.explanation import explain_player
from tdapp.services.tables.standings import compute_standings
from tests.arena import random_round_robin, random_swiss
from tests.effort import thorough
from tests.team_events import event_of_teams

NOW = dt.datetime(2026, 11, 22, 9, 30)
_POINT = re.compile(r"\d\.\d")
_WITH_POINTS = re.compile(
    r"[A-E]\.\d\d(?:\.\d+)*(?: \(\d{4}\))?(?:(?:, | und | y | and |-|–)C?\d+(?:\.\d+)*(?: \(\d{4}\))?)*"  # articles
    r"|\(\d+(?:\.\d+)*(?:[-–]\d+(?:\.\d+)*)?\)"  # an article of the regulations named before
    r"|\d{1,2}\.\d{1,2}\.(?:\d{2,4})?|\d{1,2}\.(?=[–-]\d)"  # dates
    r"|tdapp \d+(?:\.\d+)+|\d+(?:\.\d+){2,}"  # versions
)
"""What has points in every language."""


def texts(value: object) -> Iterator[str]:
    """Every text of a document."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple | list):
        for one in value:
            yield from texts(one)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            if field.name not in ("source", "serial", "uri", "data", "group", "tie"):
                yield from texts(getattr(value, field.name))


def with_points(value: object) -> list[str]:
    """The texts that hold a decimal point outside what always has one."""
    said = (text for text in texts(value) if not isinstance(text, Code))
    return [text for text in said if _POINT.search(_WITH_POINTS.sub("", text))]


def events():
    swiss = random_swiss(5, 12, 5)
    ladder = "BH/C1,SB,KS,DE,ARO,TPR,PTP,AOB,BH@fide-2009,SB@fide-2024,BH@virtual-adjusted,RELO,LSM,BH@fair-average"
    yield (
        "swiss",
        replace(
            swiss,
            ladder=parse_ladder(ladder),
            prizes=PrizePlan((Prize("", 1, Fraction(201, 2), "Cup"), Prize("", 2, Fraction(50))), Division.HORT),
        ),
    )
    yield "robin", replace(random_round_robin(4, 7), ladder=parse_ladder("DE,SB,KS,WIN"))
    yield "teams", event_of_teams(lambda section: section.kind is Kind.TEAM_SWISS)


EVENTS = dict(events())


@thorough
@pytest.mark.parametrize("code", ["de", "es"])
@pytest.mark.parametrize("name", EVENTS)
def test_no_number_on_paper_has_a_point(name: str, code: str) -> None:
    section = EVENTS[name]
    with language(code):
        data = data_of(compute_standings(section))
        found: dict[str, list[str]] = {}
        for document in DOCUMENTS:
            if not document.applies(section):
                continue
            options = PrintOptions(NOW, language=code, half_sign=False, player=1)
            try:
                model = document.build(worded(data), options)
            except RuleViolation:  # no prizes, no norms in this event
                continue
            shown = cards_for_readers(model) if isinstance(model, CardModel) else for_readers(model)
            if left := with_points(shown):
                found[document.document_id] = left[:5]
        assert not found


@pytest.mark.parametrize("name", ["swiss", "robin"])
def test_no_sentence_of_an_explanation_has_a_point(name: str) -> None:
    section = EVENTS[name]
    with language("de"):
        said = [
            [rung.formula, *rung.notes, *(term.why for term in rung.terms)]
            for player in section.players
            for rung in explain_player(section, player.number)
        ]
    assert not with_points(said)


def test_the_board_of_a_match_is_no_number() -> None:
    section = EVENTS["teams"]
    with language("de"):
        data = data_of(compute_standings(section))
        for name in ("match-results", "match-sheet", "board-pairings"):
            model = next(one for one in DOCUMENTS if one.document_id == name).build(
                worded(data), PrintOptions(NOW, language="de")
            )
            said = list(texts(cards_for_readers(model) if isinstance(model, CardModel) else for_readers(model)))
            assert "1.1" in said, name
            assert "1,1" not in said, name


def test_articles_keep_their_points_and_numbers_of_names_too() -> None:
    section = EVENTS["swiss"]
    named = replace(section, players=(replace(section.players[0], name="Team 1.5, B"), *section.players[1:]))
    with language("de"):
        table = compute_standings(named)
        model = next(one for one in DOCUMENTS if one.document_id == "standings").build(
            worded(data_of(table)), PrintOptions(NOW, language="de")
        )
        said = list(texts(for_readers(model)))
    assert any("Team 1.5, B" in text for text in said)
