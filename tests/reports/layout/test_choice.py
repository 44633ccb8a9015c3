"""What is chosen among all ways to set a document: readable type on little paper, whole names, even pages."""

from __future__ import annotations

import dataclasses

import pytest

from tdapp.domain.words.errors import RuleViolation
from tdapp.reports.data import data_of
from tdapp.reports.documents import (
    alphabetical,
    crosstable_rr,
    crosstable_swiss,
    explanation,
    results,
    schedule,
    statistics,
    wall_pairings,
)
from tdapp.reports.documents import standings as standings_document
from tdapp.reports.layout import choice
from tdapp.reports.layout.choice import Chosen, choose
from tdapp.reports.layout.layout import lay_out
from tdapp.reports.layout.model import DocumentModel
from tdapp.reports.layout.page import wrap
from tdapp.reports.options import Orientation, PrintOptions
from tdapp.reports.pdf.fonts import Style
from tdapp.services.tables.standings import compute_standings
from tests.effort import FULL
from tests.reports.builders import OPTIONS, player, round_robin, standings, swiss
from tests.reports.page_checks import METRICS, check

MANY = 300 if FULL else 100


def swiss_table(players: int, rounds: int, rungs: int, options: PrintOptions = OPTIONS) -> DocumentModel:
    return crosstable_swiss.build(data_of(standings(swiss(players, rounds), rungs=rungs)), options)


def ranking(players: int, rungs: int, options: PrintOptions = OPTIONS) -> DocumentModel:
    return standings_document.build(data_of(standings(swiss(players, 5), rungs=rungs)), options)


def size(chosen: Chosen) -> float:
    return chosen.plan.geometry.size


def rows(chosen: Chosen) -> list[int]:
    return [sum(piece.last - piece.first for piece in column) for column in chosen.plan.columns]


def test_a_small_crosstable_turns_the_paper_for_larger_type() -> None:
    chosen = choose(swiss_table(8, 5, 5), METRICS)
    assert size(chosen) >= 12
    assert chosen.plan.geometry.sheet.landscape
    assert chosen.plan.pages == 1


@pytest.mark.parametrize("players", [10, 14])
def test_a_grid_has_a_page_of_its_own(players: int) -> None:
    chosen = choose(crosstable_rr.build(data_of(standings(round_robin(players), rungs=4)), OPTIONS), METRICS)
    assert size(chosen) >= 11
    assert chosen.plan.pages == 1


def test_thirty_one_players_stand_on_one_page() -> None:
    chosen = choose(ranking(31, 5), METRICS)
    assert not chosen.plan.geometry.sheet.landscape
    assert chosen.plan.pages == 1
    assert size(chosen) >= 11


def test_a_given_size_is_kept() -> None:
    for given in (7.5, 10.0, 14.0):
        options = dataclasses.replace(OPTIONS, type_size=given)
        for model in (ranking(MANY, 5, options), swiss_table(MANY, 9, 5, options), swiss_table(8, 5, 5, options)):
            assert size(choose(model, METRICS)) == given


def test_a_size_that_cannot_be_kept_is_refused_with_the_largest_that_can() -> None:
    model = ranking(20, 3, dataclasses.replace(OPTIONS, type_size=40.0))
    with pytest.raises(
        RuleViolation, match=r"Standings: 40 pt does not fit on A4; the largest type that fits is (\d+)"
    ):
        choose(model, METRICS)


def test_given_columns_are_kept() -> None:
    data = data_of(standings(swiss(120, 3)))
    for across in (1, 2, 3):
        options = dataclasses.replace(OPTIONS, across=across)
        for build in (alphabetical.build, wall_pairings.build, wall_pairings.build_children):
            assert choose(build(data, options), METRICS).plan.geometry.sheet.across == across
    people = [player(n, fide_id="146000" * 7) for n in range(1, 121)]
    data = data_of(standings(swiss(120, 3, people=people)))
    with pytest.raises(RuleViolation, match="in 3 columns on A4"):
        choose(
            alphabetical.build(data, dataclasses.replace(OPTIONS, across=3, show=("club", "fide-id", "club"))), METRICS
        )


def test_given_orientation_is_kept() -> None:
    for orientation in (Orientation.PORTRAIT, Orientation.LANDSCAPE):
        chosen = choose(swiss_table(40, 9, 5, dataclasses.replace(OPTIONS, orientation=orientation)), METRICS)
        assert chosen.plan.geometry.sheet.landscape == (orientation is Orientation.LANDSCAPE)


def test_initials_are_for_all_or_for_none() -> None:
    people = [player(n, f"Family{n}, {'Maximilian Alexander' if n % 2 else 'Bo'}") for n in range(1, 21)]
    model = standings_document.build(
        data_of(standings(swiss(20, 5, people=people), rungs=9)), dataclasses.replace(OPTIONS, type_size=13.0)
    )
    chosen = choose(model, METRICS)
    texts = [item.text for page in lay_out(model, METRICS).pages for item in page.items if hasattr(item, "text")]
    assert (", Bo" in texts) != chosen.plan.geometry.way.initials
    assert (", B." in texts) == chosen.plan.geometry.way.initials


@pytest.mark.parametrize("count", [45, 52, 70, 95, 140])
def test_pages_are_filled_alike(count: int) -> None:
    held = rows(choose(ranking(count, 4), METRICS))
    assert max(held) - min(held) <= 5


def test_a_short_table_fills_the_page() -> None:
    chosen = choose(ranking(8, 2), METRICS)
    assert size(chosen) > 14
    assert chosen.plan.pages == 1


def test_the_boards_of_a_round_take_the_room_their_pages_have() -> None:
    for players, least in ((8, 14.0), (40, 11.5)):
        data = data_of(standings(swiss(players, 5)))
        chosen = choose(results.build(data, OPTIONS), METRICS)
        assert chosen.plan.pages == 1
        assert size(chosen) >= least


def test_statistics_stand_upright() -> None:
    chosen = choose(statistics.build(data_of(standings(swiss(80, 6))), OPTIONS), METRICS)
    assert not chosen.plan.geometry.sheet.landscape
    assert chosen.plan.pages == 1


@pytest.mark.parametrize("players", [10, 14])
def test_a_round_of_the_schedule_is_never_divided(players: int) -> None:
    model = schedule.build(data_of(standings(round_robin(players, rounds=0))), OPTIONS)
    chosen = choose(model, METRICS)
    pieces = [piece for column in chosen.plan.columns for piece in column]
    assert len({piece.block for piece in pieces}) == len(pieces)
    check(lay_out(model, METRICS))


def test_the_choice_explains_itself() -> None:
    why = choose(ranking(40, 5), METRICS).why
    assert why[0].startswith("Chosen: A4 portrait, ")
    assert any(line.startswith("Not A4 landscape, ") and line.endswith("more pages.") for line in why)


def test_some_of_very_many_chapters_choose_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    model = explanation.build(data_of(compute_standings(swiss(12, 5))), OPTIONS)
    whole = choose(model, METRICS).plan
    monkeypatch.setattr(choice, "_ENOUGH", len(model.blocks) // 3)
    monkeypatch.setattr(choice, "_LEAST_CHAPTERS", 5)
    sampled = choose(model, METRICS).plan
    assert sampled.blocks == whole.blocks
    assert (sampled.geometry.way, sampled.geometry.size) == (whole.geometry.way, whole.geometry.size)
    assert sampled.columns == whole.columns


@pytest.mark.parametrize(
    "text", ["Größere Spieler – „unter“ 8½ Punkten: " * 6, "Πόντοι και Ильин " * 9, "נקודות 12 של דוד " * 9]
)
def test_no_line_is_wider_than_its_room(text: str) -> None:
    for width in (40.0, 95.0, 230.0):
        lines = wrap(text, width, Style.BOLD, 9.5, METRICS)
        assert all(METRICS.width(line, Style.BOLD, 9.5) <= width + 0.001 for line in lines)
        if "–" not in text:
            assert " ".join(lines).split() == text.split() or width == 40.0
