"""Every kind of event, of players and of teams: whatever leaves the program names the winner of its standings."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from fractions import Fraction

import pytest

from tdapp.domain.prizes.plan import Prize, PrizeKind, PrizePlan
from tdapp.domain.section.event import Kind, Section
from tdapp.reports.data import DocumentData, data_of
from tdapp.reports.documents import press_sheet, prize_receipts, prizes
from tdapp.reports.exporting import export_tables
from tdapp.reports.final_pack import final_pack
from tdapp.reports.layout.cards import CardModel
from tdapp.reports.layout.model import DocumentModel, Table
from tdapp.reports.packs import PACKS
from tdapp.reports.registry import DOCUMENTS, documents_for, documents_of, pack_for
from tdapp.services.systems.registry import rules_of_system
from tdapp.services.systems.standings import deciding
from tdapp.services.tables.standings import Standings
from tests.arena import random_round_robin, random_swiss
from tests.effort import thorough
from tests.reports.builders import OPTIONS
from tests.reports.pdf_facts import read_pdf
from tests.reports.site.site_pages import published
from tests.team_events import event_of_teams

PLAN = PrizePlan((Prize("", 1, Fraction(100), "Cup"), Prize("", 2, Fraction(50))))


def event(kind: Kind) -> Section:
    """A complete event, closed, with two prizes."""
    match kind:
        case Kind.SWISS:
            played = random_swiss(3, 10, 4, absent=0.0)
        case Kind.ROUND_ROBIN:
            played = random_round_robin(4, 6)
        case _:
            played = event_of_teams(lambda section: section.kind is kind)
    return dataclasses.replace(played, closed=True, prizes=PLAN)


@pytest.fixture(params=list(Kind), ids=lambda kind: kind.value, scope="module")
def section(request: pytest.FixtureRequest) -> Section:
    return event(request.param)


_DECIDED: dict[int, tuple[Section, Standings]] = {}


def decided(section: Section) -> Standings:
    """Its standings, made once: all tests ask for those of the same events."""
    if id(section) not in _DECIDED:
        _DECIDED[id(section)] = section, deciding(section)
    return _DECIDED[id(section)][1]


def winner(section: Section) -> str:
    return decided(section).rows[0].player.name


def data(section: Section) -> DocumentData:
    return data_of(decided(section))


def lines(model: object) -> Iterator[tuple[str, ...]]:
    assert isinstance(model, DocumentModel)
    for block in model.blocks:
        if isinstance(block, Table):
            yield from (row.texts for row in block.rows)


def first_named(text: str, section: Section) -> str:
    """Who of those in the table, player or team, is named first."""
    names = [row.player.name for row in decided(section).rows]
    found = re.search("|".join(rf"{re.escape(name)}\b" for name in names), text)
    return found[0] if found else ""


def test_the_receipts(section: Section) -> None:
    name = winner(section)
    first, *_others = lines(prize_receipts.build(data(section), OPTIONS))
    assert first[:2] == ("1", name)
    slips = prize_receipts.build_slips(data(section), OPTIONS)
    assert isinstance(slips, CardModel)
    assert slips.cards[0].landmark == name


def test_the_prizes_in_the_order_of_the_ceremony(section: Section) -> None:
    *_others, last = lines(prizes.build(data(section), OPTIONS))
    assert winner(section) in last
    assert "Cup" in last


def test_the_press_sheet(section: Section) -> None:
    first = next(lines(press_sheet.build(data(section), OPTIONS)))
    assert (first[0], first[2]) == ("1", winner(section))


def test_the_press_sheet_announces_the_next_matches() -> None:
    played = dataclasses.replace(event(Kind.TEAM_SWISS), closed=False)
    model = press_sheet.build(data_of(deciding(played, after_round=4)), OPTIONS)
    *_others, table = (block for block in model.blocks if isinstance(block, Table))
    assert table.title.startswith("The next matches: round 5 of 5")
    match = next(one for one in played.matches if one.round == 5)
    names = {team.number: team.name for team in played.teams}
    points = {row.player.number: row.points.removesuffix(".0") for row in deciding(played, after_round=4).rows}
    one, other = match.teams
    assert table.rows[0].texts == ("1", names[one], points[one], names[other], points[other])
    assert len(table.rows) == 5


@pytest.mark.parametrize("pack", ["pack-round-end", "pack-final"])
def test_the_packs(section: Section, pack: str) -> None:
    rules = rules_of_system(section.system)
    found = pack_for(rules.sheet(pack), section)
    assert found is not None
    sheets = [document.document_id for document in documents_of(found, section)]
    assert rules.sheet("standings") in sheets
    assert "standings" not in sheets or rules.sheet("standings") == "standings"
    assert len(sheets) == len(set(sheets))


def test_the_final_pack(section: Section) -> None:
    files = {file.name: file.data for file in final_pack(section, (), (), OPTIONS, stem="x") if "pdf" in file.name}
    sheet = rules_of_system(section.system).sheet
    assert list(files) == [f"x {sheet(one)}.pdf" for one in ("standings", "crosstable", "decisions")]
    standings, *_others = files.values()
    assert first_named(read_pdf(standings).text, section) == winner(section)


@thorough
def test_the_website(section: Section) -> None:
    files = published(section)
    for page in ("index.html", "standings.html"):
        assert first_named(re.sub(r"<[^>]*>", " ", files[page].decode()), section) == winner(section)


@pytest.mark.parametrize("form", ["csv", "html", "svg"])
def test_the_table_that_is_exported_where_none_is_named(section: Section, form: str) -> None:
    found = export_tables("", section, standings=decided(section), options=OPTIONS, form=form).decode()  # type: ignore[arg-type]
    assert first_named(re.sub(r"<[^>]*>", " ", found), section) == winner(section)


def test_every_sheet_of_a_system_is_there_and_offered(section: Section) -> None:
    rules = rules_of_system(section.system)
    offered = {entry.document_id: entry for entry in documents_for(section, has_prizes=True)}
    asked = [document.document_id for document in DOCUMENTS] + [pack.pack_id for pack in PACKS]
    for one in map(rules.sheet, asked):
        assert rules.sheet(one) == one
        if one != rules.sheet(one):
            assert offered[one].applies, one


def test_a_prize_named_by_hand_is_a_players_also_among_teams() -> None:
    played = event(Kind.TEAM_SWISS)
    plan = PrizePlan((*PLAN.prizes, Prize("Best game", 0, Fraction(10), winner=2, kind=PrizeKind.NAMED)))
    held = data(dataclasses.replace(played, prizes=plan))
    best = played.players[1].name
    assert ("", best, "Best game", "10.00") in [line[:4] for line in lines(prize_receipts.build(held, OPTIONS))]
    special = next(lines(prizes.build(held, OPTIONS)))
    assert special[:2] == ("Best game", best) or best in special
    cards = prize_receipts.build_slips(held, OPTIONS)
    assert isinstance(cards, CardModel)
    assert best in {card.landmark for card in cards.cards}


def test_the_crosstable_of_each_system() -> None:
    shown = {kind: rules_of_system(event(kind).system).sheet("crosstable") for kind in Kind}
    assert shown == {
        Kind.SWISS: "crosstable",
        Kind.ROUND_ROBIN: "crosstable",
        Kind.KNOCKOUT: "bracket",
        Kind.TEAM_SWISS: "team-crosstable",
        Kind.TEAM_ROUND_ROBIN: "team-crosstable",
        Kind.SCHEVENINGEN: "team-grid",
        Kind.TEAM_KNOCKOUT: "team-bracket",
    }
