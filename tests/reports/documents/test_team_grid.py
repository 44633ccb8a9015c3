"""Everybody against everybody: the two teams of a Scheveningen match, on paper and on the website."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.section.scoring import points_text
from tdapp.domain.systems.registry import SCHEVENINGEN
from tdapp.domain.words.errors import RuleViolation
from tdapp.reports.data import DocumentData, data_of
from tdapp.reports.documents import regulations, team_grid
from tdapp.reports.layout.model import Paragraph, Table
from tdapp.reports.registry import document_for, documents_for
from tdapp.services.tables.standings import compute_standings
from tdapp.services.teams.generate import TeamRecipe, generate_teams
from tests.reports.builders import OPTIONS
from tests.reports.test_matrix import check, laid_out
from tests.team_events import random_team_event


def match(boards: int, **chances: float) -> DocumentData:
    recipe = TeamRecipe(2, boards, system=SCHEVENINGEN, **chances)  # type: ignore[arg-type]
    return data_of(compute_standings(generate_teams(recipe, "paper")))


@pytest.mark.parametrize("boards", [2, 9, 10])
def test_the_grid_fits_its_paper(boards: int) -> None:
    data = match(boards)
    check(laid_out(document_for(team_grid.ID, data.subject), data, OPTIONS))


def test_the_lines_add_up_to_the_points_of_the_players() -> None:
    data = match(4, missing=0, rested=0, forfeits=0)
    down, below = (block for block in team_grid.build(data, OPTIONS).blocks if isinstance(block, Table))
    worth = {"1": Fraction(1), "½": Fraction(1, 2), "0": Fraction(0)}
    total = Fraction(0)
    for row in down.rows:
        games = row.texts[4:8]
        assert sorted(game[0] for game in games) in (["b", "b", "w", "w"],)
        assert row.texts[8] == points_text(sum((worth[game[1:]] for game in games), Fraction(0)), half_sign=True)
        total += sum((worth[game[1:]] for game in games), Fraction(0))
    assert [row.texts[0] for row in below.rows] == ["B1", "B2", "B3", "B4"]
    assert down.title == (
        f"Aachen 1  {points_text(total, half_sign=True)} : {points_text(16 - total, half_sign=True)}  Bergen 1"
    )


def test_no_other_event_shows_anything_of_it() -> None:
    league = random_team_event(1, 4, 2, 2)
    assert team_grid.ID not in {entry.document_id for entry in documents_for(league) if entry.offered}
    with pytest.raises(RuleViolation, match="Scheveningen"):
        document_for(team_grid.ID, league)
    assert team_grid.ID in {entry.document_id for entry in documents_for(match(4).subject) if entry.offered}


def test_the_regulations_say_how_the_teams_are_paired() -> None:
    def sentences(data: DocumentData) -> list[str]:
        blocks = regulations.build(data, replace(OPTIONS, show=())).blocks
        return [block.text for block in blocks if isinstance(block, Paragraph)]

    said = sentences(match(9))
    assert said[1].startswith("Scheveningen system over 9 boards")
    assert said[2] == "For this size no table is published; the program's own keeps the same balance."
    assert "Game points decide first." in said
    league = sentences(data_of(compute_standings(random_team_event(1, 4, 2, 2))))
    assert league[1] == "Swiss system for teams, 2 rounds, paired by C.04.6."
    assert "A match has 2 boards; colours of the first-named team: WB." in league
    assert "A team left over counts 1 in match points and 1 in game points." in league
    assert not any("Dutch" in sentence or "Buchholz, lowest" in sentence for sentence in league)
