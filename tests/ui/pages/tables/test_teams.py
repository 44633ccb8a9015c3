"""Tables of a competition of teams in the window: the teams are ranked, explained and printed, not their players."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from tdapp.domain.section.event import Kind
from tdapp.domain.section.ladder import parse_ladder, parse_rung
from tdapp.domain.section.scoring import points_text
from tdapp.domain.systems.registry import SCHEVENINGEN, TEAM_KNOCKOUT
from tdapp.pairing.rules.scheveningen import scheveningen_table
from tdapp.reports.data import data_of
from tdapp.reports.options import Choice
from tdapp.services.tables.by_hand import hand_columns
from tdapp.services.tables.ladder_editing import catalogue, rung_options
from tdapp.services.tables.ladder_preview import compare
from tdapp.services.tables.team_standings import table_of
from tdapp.services.teams.generate import TeamRecipe, generate_teams
from tdapp.storage import open_event_file
from tdapp.ui.pages.documents.page import DocumentsPanel
from tdapp.ui.pages.tables.crosstable import CrosstablePanel
from tdapp.ui.pages.tables.crosstable_rows import grid_rows
from tdapp.ui.pages.tables.standings import StandingsPanel
from tdapp.ui.pages.tables.standings_rows import standings_columns, standings_rows
from tdapp.ui.session.calculations import Calculations
from tdapp.ui.session.session import Session
from tdapp.ui.session.tasks import TaskRunner
from tests.event_files import written
from tests.team_events import random_team_event


@pytest.fixture(name="session")
def _session(qapp, tmp_path):
    section = replace(random_team_event(3, 8, 4, 3), ladder=parse_ladder("MPvGP,EMGSB,BH:MP"))
    written(tmp_path / "league.tdb", section)
    store = open_event_file(tmp_path / "league.tdb")
    session = Session(Calculations())
    session.view.open(store)
    yield session
    session.view.open(None)


def test_the_table_ranks_the_teams(session, qtbot):
    table = session.tables.standings()
    assert [row.player.name for row in sorted(table.rows, key=lambda row: row.player.number)] == [
        f"Team {number}" for number in range(1, 9)
    ]
    assert [rung.label for rung in table.ladder] == ["MPvGP", "EMGSB", "BH:MP"]
    for panel in (StandingsPanel(session), CrosstablePanel(session)):
        qtbot.addWidget(panel)
        panel.reload()
        assert panel.table.source.rowCount() == 8


def test_both_scores_stand_beside_each_other(session, qtbot):
    panel = StandingsPanel(session)
    qtbot.addWidget(panel)
    panel.reload()
    keys = [column.key for column in panel.table.source.columns]
    place = keys.index("points")
    assert keys[place:] == ["points", "rung:0", "rung:1", "rung:2"]  # MPvGP is the other score already
    assert all(len(row.cells) == len(keys) for row in panel.table.source.rows)
    table = session.tables.under(parse_ladder("EMGSB,BH:MP"))
    columns = standings_columns(table)
    place = [column.key for column in columns].index("points")
    assert [column.key for column in columns[place : place + 2]] == ["points", "second"]
    assert [column.title for column in columns[place : place + 2]] == ["MP", "GP"]
    held = table_of(table)
    for row in standings_rows(table):
        shown = [row.cells[place + n].text.replace("½", ".5") for n in (0, 1)]
        wanted = [held.match_points[row.key], held.game_points[row.key]]
        assert [float(one if one != ".5" else "0.5") for one in shown] == [float(one) for one in wanted]


def test_the_crosstable_has_game_points_and_match_points(session, qtbot):
    panel = CrosstablePanel(session)
    qtbot.addWidget(panel)
    panel.reload()
    section, table = session.tables.section, session.tables.standings()
    texts = {row.key: [cell.text for cell in row.cells[4:7]] for row in panel.table.source.rows}
    shown = re.compile(r"\d+[wb] [\d½]+[+−]? \([\d½]+\)")
    assert any(shown.fullmatch(text) for row in texts.values() for text in row)
    for index, team in enumerate(section.players):
        for number, cell in enumerate(section.cells[index]):
            if cell.rules.paired and cell.rules.decided:
                games = section.team_scores.cells[index][number].awarded
                wanted = f"{points_text(games, half_sign=True)} ({points_text(cell.awarded, half_sign=True)})"
                assert texts[team.number][number].replace("+", "").replace("−", "").endswith(wanted)
    assert "game points, and match points in brackets" in panel.legend.text()
    robin = replace(table, section=replace(section, kind=Kind.ROUND_ROBIN))
    grid = grid_rows(robin, by_rank=False)
    assert any("(" in cell.text for cell in grid[0].cells)


def test_a_value_of_a_team_is_explained_and_ladders_are_compared(session):
    explained = session.tables.explanation(2, parse_ladder("EMGSB"))[0]
    assert explained.name.startswith("Extended Sonneborn-Berger")
    preview = compare(session.tables.standings(), session.tables.under(parse_ladder("EGGSB")))
    assert preview.players <= 8
    codes = {entry.code for entry in catalogue(session.view.section)}
    assert {"EMGSB", "EDET", "BC", "BH"} <= codes
    assert not codes & {"ARO", "TPR", "BPG"}


def test_paper_has_the_players_and_their_competition(session):
    data = data_of(session.tables.standings())
    assert len(data.players) == 40
    assert data.subject is session.view.section


def test_places_typed_in_are_those_of_teams(session):
    columns = hand_columns(session.tables.section, parse_ladder("MAN"), 3)
    assert set(columns[0].rank) == set(range(1, 9))
    assert session.tables.section.players[0].name == "Team 1"


def test_the_score_of_a_rung_is_chosen_among_its_options(session):
    rung = parse_rung("BH/C1")
    options = rung_options(session.view.section, rung)
    score = options.options[0]
    assert (score.key, [choice.value for choice in score.choices]) == ("score", [None, "MP", "GP"])
    by_games = rung.with_choice("score", "GP")
    assert (str(by_games), by_games.choice("score")) == ("BH:GP/C1", "GP")
    assert by_games.with_choice("score", None) == rung
    fixed = rung_options(session.view.section, parse_rung("EMGSB"))
    assert "score" not in {option.key for option in fixed.options}


def test_the_calculations_of_a_team_are_printed_from_the_panel(session, qtbot, monkeypatch):
    panel = DocumentsPanel(session, TaskRunner(threaded=False))
    qtbot.addWidget(panel)
    monkeypatch.setattr(panel, "_make", lambda: None)  # the pages themselves are the document's business
    panel.reload()
    panel.choose_player("explanation", 3)
    assert panel.document == "team-explanation"
    combo = panel.options.combo(Choice.PLAYER)
    assert combo.currentText() == "3  Team 3"


def test_the_crosstable_of_a_scheveningen_match_has_the_players_of_both_teams(qapp, tmp_path, qtbot):
    section = generate_teams(TeamRecipe(2, 4, reserves=0, missing=0, forfeits=0, system=SCHEVENINGEN), "grid")
    written(tmp_path / "match.tdb", section)
    session = Session(Calculations())
    session.view.open(open_event_file(tmp_path / "match.tdb"))
    panel = CrosstablePanel(session)
    qtbot.addWidget(panel)
    panel.reload()
    rows = [[cell.text for cell in row.cells] for row in panel.table.source.rows]
    assert [row[0] for row in rows] == ["A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4"]
    for row, other in zip(rows[:4], range(4), strict=True):
        assert [text[0] for text in row[3:7]] == [("w" if g.a_is_white else "b") for g in sorted(
            (games[other] for games in scheveningen_table(4)), key=lambda game: game.b)]  # fmt: skip
    assert not panel.order.isVisibleTo(panel)
    assert panel.header.subtitle.text().startswith("Aachen 1  ")
    session.view.open(None)


def test_a_knockout_shows_its_bracket(qapp, tmp_path, qtbot):
    section = generate_teams(TeamRecipe(6, 2, missing=0, forfeits=0, system=TEAM_KNOCKOUT), "tree")
    written(tmp_path / "cup.tdb", section)
    session = Session(Calculations())
    session.view.open(open_event_file(tmp_path / "cup.tdb"))
    panel = CrosstablePanel(session)
    qtbot.addWidget(panel)
    panel.reload()
    assert panel.stack.currentWidget() is panel.bracket
    assert [title for title, _ in panel.bracket.tree.columns] == ["Quarter-finals", "Semi-finals", "Final"]
    panel.resize(900, 500)
    panel.grab()  # paints
    assert len(panel.bracket.tree._boxes) == 7
    assert panel.bracket.accessibleDescription().count("goes on") == 7
    ranked = session.tables.standings()
    assert [row.rank for row in ranked.rows] == [1, 2, 3, 3, 5, 5]
    session.view.open(None)
