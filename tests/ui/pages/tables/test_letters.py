"""The crosstable on the screen writes colours and byes with the letters that its legend and paper say."""

from __future__ import annotations

import pytest

from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.words.wording import LANGUAGES, speak, tr
from tdapp.ui.look.translations import install
from tdapp.ui.pages.tables.crosstable_rows import legend, swiss_cell
from tests.arena import arena
from tests.team_events import event_of_teams

SWISS = arena("1 Anna | 2w1\n2 Bela | 1b0")
WHITE, BLACK = Cell(Outcome.WIN, 12, Colour.WHITE), Cell(Outcome.DRAW, 7, Colour.BLACK)


@pytest.mark.parametrize("code", [code for code, _ in LANGUAGES])
def test_a_legend_explains_the_letters_that_stand_in_the_table(qapp, code):
    install(qapp, code)
    speak(code)
    try:
        said = legend(SWISS, by_rank=False, grid=False)
        teams = legend(event_of_teams(lambda section: section.system.pairs_teams), by_rank=False, grid=False)
        assert swiss_cell(WHITE, {}) in said
        assert f"({tr('w')})" in said
        assert f"({tr('b')})" in said
        assert f"12{tr('w')}" in teams
        assert f"({tr('b')})" in teams
        assert swiss_cell(BLACK, {}) == f"7{tr('b')}½"
        assert f"{swiss_cell(Cell(Outcome.PAIRING_BYE), {})}:" in said.replace("\u202f", "").replace(" :", ":")
        assert swiss_cell(Cell(Outcome.HALF_POINT_BYE), {}) in said
    finally:
        install(qapp, "en")
        speak("en")
