"""The studies: as many values as figures, his tables beside them, the absences that are promised."""

from __future__ import annotations

import json
from dataclasses import replace
from math import isnan

import numpy as np
import pytest

from tdapp.domain.section.outcome import Outcome
from tdapp.domain.words.errors import RuleViolation
from tdapp.lab.orders import rungs_of
from tdapp.lab.output import CSV_HEAD, as_json, as_rows, inside_words, sheets
from tdapp.lab.registry import STUDIES, study
from tdapp.lab.results import Question, Results, rounded
from tdapp.lab.run import run
from tdapp.lab.source import Generated, Size, size_of
from tdapp.lab.studies import half_point_bye, policies_2026, ricca_2016, ricca_2017
from tdapp.lab.study import Comparison, Figure, Study, published
from tdapp.lab.summary import Mean, Summary, mean_of
from tdapp.services.tables.ladder_editing import catalogue
from tdapp.tiebreaks.criteria.global_ranking import GlobalCriterion
from tdapp.tiebreaks.registry import criterion, resolve
from tests.arena import random_swiss
from tests.effort import FULL, thorough

SMALL = Size(16, 5)


def summary_of(entry: Study, events: int, size: Size = SMALL) -> Summary:
    return Summary(run(entry, Generated(size, "s"), size=str(size), seed="s", events=events))


@pytest.mark.parametrize("entry", STUDIES, ids=lambda entry: entry.id)
def test_each_study_gives_a_value_for_each_figure(entry: Study) -> None:
    figures = entry.figures()
    assert len(set(figures)) == len(figures)
    values = entry.measure(Generated(SMALL, "s"), 1)
    assert len(values) == len(figures)
    assert not all(isnan(value) for value in values)
    assert values == pytest.approx(entry.measure(Generated(SMALL, "s"), 1), nan_ok=True), "the seed decides"
    for text in (entry.question, entry.method):
        assert text[:1].isupper()
        assert text[-1] in ".?"


@pytest.mark.parametrize("entry", STUDIES, ids=lambda entry: entry.id)
def test_every_ladder_and_criterion_of_a_study_is_known(entry: Study) -> None:
    section = random_swiss(1, 8, 3)
    if isinstance(entry, Comparison):
        for row in entry.rows:
            for rung in rungs_of(row.ladder):
                resolve(section, rung)
        for code in entry.criteria:
            step = resolve(section, rungs_of(code)[0])
            assert isinstance(step.criterion, GlobalCriterion) or code == "LOT"


def test_each_published_figure_has_its_row() -> None:
    for study_id, sizes in published().items():
        entry = study(study_id)
        assert isinstance(entry, Comparison)
        for size in sizes:
            held = sum(entry.reference(size, figure) is not None for figure in entry.figures())
            printed = json.dumps(sizes[size]).count(".")
            assert held == printed, (study_id, size)
        assert set(sizes) <= {str(size) for size in entry.sizes}


def test_figures_of_the_papers_as_he_prints_them() -> None:
    one = Figure("ABSELO", "all", "B1_PT_RD", "BH/C1,PTP,LOT")
    assert ricca_2016.STUDY.reference("100x9", one) == 1.495
    assert ricca_2016.STUDY.reference("50x6", replace(one, players="top")) == 0.977
    cross = Figure("ABSELO", "all", "ZERMELO", "ZERMELO", "criteria")
    assert ricca_2016.STUDY.reference("100x9", cross) == 0.729
    assert ricca_2017.STUDY.reference("200x10", Figure("MISPTS", "top", "ignore", "BH/M1")) == 4.1959
    assert ricca_2017.STUDY.reference("60x7", one) is None
    assert ricca_2016.row_of("DE_MD_PS_WW").ladder == "DE,BH/M1,PS,WON"


def test_top_scorers_are_his() -> None:
    """5.5 of 9, 3.5 of 6 and 6.5 of 10 in the first study; 5.0 of 9 and 5.5 of 10 in the second."""

    class Stub:
        def __init__(self, rounds: int) -> None:
            self.table = type("Table", (), {"rounds": rounds, "win": 2})()

    least = [ricca_2016.STUDY.least(Stub(rounds)) for rounds in (9, 6, 10)]  # type: ignore[arg-type]
    assert least == [11, 7, 13]
    assert [ricca_2017.STUDY.least(Stub(rounds)) for rounds in (9, 10)] == [10, 11]  # type: ignore[arg-type]


def test_the_field_of_the_studies() -> None:
    """Without absences; 14 % of the games drawn where the ratings are near; White scores 54 %."""
    source = Generated(Size(100, 9), "field")
    tables = [source.event(ricca_2016.FIELD, index).table for index in range(3 if FULL else 1)]
    assert all(table.otb.all() for table in tables)
    drawn = np.mean([(table.result == table.result_unit // 2).mean() for table in tables])
    white = np.mean([table.result[table.white].mean() / table.result_unit for table in tables])
    assert 0.11 < drawn < 0.16
    assert 0.49 < white < 0.59


@pytest.mark.parametrize(("level", "percent"), [(0, 1.0), (1, 4.0), (2, 8.0)])
def test_the_levels_of_absence(level: int, percent: float) -> None:
    chosen = policies_2026.STUDY.levels[level]
    assert chosen.id == f"{percent:g} %"
    source = Generated(Size(100, 9), "absent")
    unplayed = [100 * source.event(chosen.recipe, index).table.unplayed.mean() for index in range(4 if FULL else 1)]
    assert percent * 0.5 < np.mean(unplayed) < percent * 1.7


def test_a_piece_of_the_rule_in_a_row_is_that_piece() -> None:
    """caps=no stands for the rule of 2024, in all figures; without a cut 16.5 has nothing to do."""
    summary = summary_of(policies_2026.STUDY, 2)
    figures = {figure for figure in policies_2026.STUDY.figures() if figure.measure == "distance"}
    for figure in figures:
        if figure.row == "fide-2024":
            other = replace(figure, row="fide-2026{caps=no}")
            assert np.array_equal(summary.column(figure), summary.column(other), equal_nan=True)
        if figure.row == "fide-2026" and figure.column in ("BH", "SB"):
            other = replace(figure, row="fide-2026{absence-first=no}")
            assert np.array_equal(summary.column(figure), summary.column(other), equal_nan=True)


def test_a_bye_is_taken_by_one_player_of_each_quarter() -> None:
    source = Generated(SMALL, "s")
    chosen = half_point_bye.takers(source, 0)
    assert [4 * quarter < number <= 4 * quarter + 4 for quarter, number in enumerate(chosen)] == [True] * 4
    recipe = replace(
        half_point_bye.STUDY.levels[0].recipe, absences=tuple((n, 2, Outcome.HALF_POINT_BYE) for n in chosen)
    )
    with_byes, plain = source.event(recipe, 0).section, source.event(half_point_bye.STUDY.levels[0].recipe, 0).section
    for number in range(1, 17):
        one, other = with_byes.cells[number - 1], plain.cells[number - 1]
        assert one[0] == other[0], "the rounds before are the same"
        assert (one[1].outcome is Outcome.HALF_POINT_BYE) == (number in chosen)


def test_own_rows_and_criteria() -> None:
    entry = study("own", ("BH/C1@fide-2009,DE",), ("BRUNO",))
    assert isinstance(entry, Comparison)
    assert [row.name for row in entry.rows] == ["LOT", "BH/C1@fide-2009,DE"]
    assert {figure.criterion for figure in entry.figures()} == {"BRUNO"}
    for wrong in (("XYZ",), ("BH,,/",)):
        with pytest.raises(RuleViolation):
            study("own", wrong)
    with pytest.raises(RuleViolation, match="There is no study “ricca”"):
        study("ricca")
    with pytest.raises(RuleViolation, match="compares no ladders"):
        study("half-point-bye", ("BH",))


def test_every_criterion_can_stand_in_a_row() -> None:
    offered = [criterion(entry.code) for entry in catalogue(random_swiss(1, 8, 3))]
    codes = tuple(f"{entry.code}{{unrated=1400}}" if entry.needs_ratings else entry.code for entry in offered)
    assert len(codes) > 40
    entry = study("own", codes)
    values = entry.measure(Generated(SMALL, "s"), 1)
    assert not any(isnan(value) for value in values)


def test_means_and_paired_differences() -> None:
    assert mean_of(np.array([1.0, 2.0, 3.0, np.nan])) == Mean(2.0, pytest.approx(1.96 / 3**0.5), 3)
    assert mean_of(np.array([np.nan])) == Mean(None, 0.0, 0)
    entry = study("own", ("BH",))
    results = Results(Question(entry, "16x5", "s"), 4)
    # LOT one further than BH in every event, both spread: two intervals overlap, the paired one is sharp
    base = [1.0, 2.0, 3.0, 4.0]
    results.by_event = {
        index: rounded([value + (1.0 if figure.row == "LOT" else 0.0) for figure in entry.figures()])
        for index, value in enumerate(base)
    }
    summary = Summary(results)
    first = summary.tables("BH")[0]
    lot = next(line for line in first.lines if line.row == "LOT")
    assert lot.difference == Mean(pytest.approx(1.0), pytest.approx(0.0), 4)
    assert lot.difference.apart
    (step,) = summary.sorted_steps(first)
    assert (step.upper.row, step.lower.row, step.difference.value) == ("BH", "LOT", pytest.approx(-1.0))


def test_json_csv_and_tables_say_the_same() -> None:
    summary = summary_of(ricca_2016.STUDY, 2, Size(50, 6))
    found = as_json(summary)
    assert list(found) == ["study", "events", "seed", "tdapp", "verdicts", "tables", "criteria"]
    assert (found["study"], found["events"], found["seed"]) == ("ricca-2016", 2, "s")
    table = found["tables"][0]
    assert (table["size"], table["criterion"], table["players"]) == ("50x6", "ABSTPR", "all")
    row = next(row for row in table["rows"] if row["row"] == "BHCUT1")
    assert set(row) == {"row", "column", "value", "low", "high", "reference"}
    assert (row["column"], row["reference"]) == ("BH/C1", 1.195)
    assert row["low"] <= row["value"] <= row["high"]
    lines = [dict(zip(CSV_HEAD, line, strict=True)) for line in as_rows(summary)]
    same = next(line for line in lines if line["row"] == "BHCUT1" and line["criterion"] == "ABSTPR")
    assert float(same["value"]) == row["value"]
    assert len(lines) == len(ricca_2016.STUDY.figures())
    assert len(found["criteria"]) == 4
    shown = sheets(summary)
    assert shown[0].head == ("Row", "Column", *ricca_2016.GLOBAL)
    assert any(text.startswith("1.195 / ") for line in shown[0].rows for text in line)
    assert inside_words(summary).endswith("published figures lie inside the 95 % interval.")


@pytest.mark.parametrize("text", ["100 x 9", "100×9", "100X9"])
def test_sizes(text: str) -> None:
    assert str(size_of(text)) == "100x9"


@pytest.mark.parametrize("text", ["100", "x", "3x2", "10x10", "2001x9", "50x31", "-5x3"])
def test_impossible_sizes(text: str) -> None:
    with pytest.raises(RuleViolation):
        size_of(text)


@thorough
def test_the_first_study_comes_out() -> None:
    """25 events of 50 x 6: every figure of his within three of our intervals, each about one in twelve of the mean."""
    summary = summary_of(ricca_2016.STUDY, 25 if FULL else 8, Size(50, 6))
    compared = 0
    for table in summary.tables():
        for line in table.lines:
            if line.reference is not None and line.mean.value is not None:
                compared += 1
                within = 3 * line.mean.half + 0.03
                assert abs(line.mean.value - line.reference) < within, (table.criterion, table.players, line)
    assert compared > 500
