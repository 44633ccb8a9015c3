"""Badges for players and officials; score sheets with the pairing filled in."""

from __future__ import annotations

import dataclasses

import pytest

from tdapp.domain.section.event import Official
from tdapp.reports.data import DocumentData, data_of
from tdapp.reports.documents.player_papers import build_badges, build_score_sheets
from tdapp.reports.layout.card_layout import lay_out_cards
from tdapp.reports.layout.cards import CardModel, Moves
from tdapp.reports.options import Paper
from tdapp.services.tables.standings import compute_standings
from tests.arena import arena
from tests.reports.builders import EVENT, OPTIONS
from tests.reports.page_checks import METRICS, check

SECTION = arena("1 Kővári, Łukasz 2000 | 2w1 U\n2 Ильин, Пётр | 1b0 3w=\n3 C 1500 | U 2b=", event=EVENT, rounds_total=3)


def data() -> DocumentData:
    players = tuple(dataclasses.replace(p, title="FM" if p.number == 1 else "") for p in SECTION.players)
    event = dataclasses.replace(EVENT, officials=(Official("chief", "Huber, Eva", title="IA"),))
    section = dataclasses.replace(SECTION, players=players, event=event)
    return data_of(compute_standings(section))


def test_every_player_and_official_has_a_badge() -> None:
    model = build_badges(data(), OPTIONS)
    assert [card.landmark for card in model.cards] == ["1", "2", "3", "Huber, Eva"]
    assert "FM Kővári, Łukasz" in list(model.cards[0].texts)
    assert {"IA Huber, Eva", "Chief arbiter"} <= set(model.cards[3].texts)
    assert len(build_badges(data(), dataclasses.replace(OPTIONS, player=2)).cards) == 1


def test_each_board_has_two_score_sheets() -> None:
    model = build_score_sheets(data(), dataclasses.replace(OPTIONS, round=1))
    assert [card.landmark for card in model.cards] == ["1", "1"]
    texts = list(model.cards[0].texts)
    assert {"Round 1", "Board 1", "White FM Kővári, Łukasz", "2000", "Black Ильин, Пётр"} <= set(texts)
    (moves,) = (part for part in model.cards[0].parts if isinstance(part, Moves))
    assert (moves.count, moves.blocks) == (60, 2)


@pytest.mark.parametrize("paper", list(Paper))
@pytest.mark.parametrize("build", [build_badges, build_score_sheets])
def test_they_fit_on_every_paper(build: object, paper: Paper) -> None:
    model: CardModel = build(data(), dataclasses.replace(OPTIONS, paper=paper))  # type: ignore[operator]
    check(lay_out_cards(model, METRICS))
