"""The crosstable on the screen writes colours and byes with the letters that its legend and paper say."""

from __future__ import annotations

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.systems.kind import Kind
from tdapp.domain.words.wording import LANGUAGES, base_of, speak, tr
from tdapp.ui.look.translations import FOLDER, install
from tdapp.ui.pages.rounds.pairing.by_hand_rows import due_colours, position_in
from tdapp.ui.pages.tables.crosstable import CrosstablePanel
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


@pytest.mark.parametrize(("standing", "said"), [(Standing.ACTIVE, False), (Standing.WITHDRAWN, True)])
def test_below_the_crosstable_stands_whose_games_do_not_count(open_page, qtbot, standing, said):
    """C.05, 6.6: player 4 left with one game of three; the row of 1 has his win and not the point."""
    section = arena("1 A | 4b1 3w= 2b1\n2 B | 3w1 4b+ 1w0\n3 C | 2b0 1b= 4w+\n4 D | 1w0 2w- 3b-", kind=Kind.ROUND_ROBIN)
    players = (*section.players[:3], replace(section.players[3], standing=standing))
    panel = CrosstablePanel(open_page(replace(section, players=players)).session)
    qtbot.addWidget(panel)
    panel.reload()
    assert ("start no. 4. The games do not count in the standings (C.05, 6.6)." in panel.legend.text()) == said


def explained(code: str) -> str:
    """What the window for pairing by hand says of the letters, without the sentences before."""
    for message in ElementTree.parse(FOLDER / f"tdapp_{base_of(code if code != 'en' else 'de')}.ts").iter("message"):
        english = message.findtext("source") or ""
        if english.endswith("2 absolutely, 1 strongly, 0 mildly."):
            own = english if code == "en" else message.findtext("translation") or ""
            return own.rpartition(". ")[2]
    raise AssertionError("the sentence is gone")


@pytest.mark.parametrize("code", [code for code, _ in LANGUAGES])
def test_a_colour_that_is_due_is_said_with_the_letters_that_the_window_explains(qapp, code):
    install(qapp, code)
    speak(code)
    try:
        shown = due_colours(
            position_in(arena("1 Anna | 2w1\n2 Bela | 1b0\n3 Cilla | 4w1\n4 Dora | 3b0", rounds_total=3), 2)
        )
        assert shown[1] == f"{tr('b')}1"
        assert shown[2] == f"{tr('w')}1"
        told = explained(code)
        assert all(re.search(rf"(?<!\w){tr(letter)}(?!\w)", told) for letter in "wb")
    finally:
        install(qapp, "en")
        speak("en")
