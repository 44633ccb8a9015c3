"""The Teams page: teams and members by keys, check-in, points, leaving; nothing of it where players are paired."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt
from PySide6.QtGui import QDropEvent

from tdapp.domain.commands.rounds import PublishRound, StorePairing
from tdapp.domain.section.player import CheckIn, Standing
from tdapp.domain.section.team import (
    Decider,
    KnockoutRules,
    LineUpRule,
    Preference,
    Score,
    Team,
    TeamRules,
    strength_of,
)
from tdapp.domain.teams.for_pairing import teams_as_players
from tdapp.pairing.rules.team_position import team_position_of
from tdapp.services.teams.squads import drawn_order
from tdapp.services.teams.words import decisions_in_words
from tdapp.storage import open_event_file
from tdapp.ui.pages.rounds.pairing.by_hand_rows import due_colours, position_in
from tdapp.ui.pages.tables.board_rows import board_columns, board_rows
from tdapp.ui.pages.tables.standings import StandingsPanel
from tdapp.ui.pages.teams.dialogs import PointsDialog, TeamDialog, TeamRulesDialog
from tdapp.ui.pages.teams.page import TeamsPanel
from tdapp.ui.session.calculations import Calculations
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.basics import choose
from tdapp.ui.widgets.step import RoundStepDialog
from tdapp.ui.widgets.tables.drag_table import PLAYER, TEAM, DragTable
from tests.event_files import written
from tests.services.teams.team_stage import empty
from tests.team_events import random_team_event
from tests.ui.held_keys import held_down
from tests.ui.pages.teams.typing import accepting


@pytest.fixture
def page(qtbot, theme, tmp_path: Path) -> Iterator[TeamsPanel]:
    written(tmp_path / "league.tdb", empty())
    with closing(open_event_file(tmp_path / "league.tdb")) as store:
        session = Session(Calculations())
        session.view.open(store)
        panel = TeamsPanel(session)
        qtbot.addWidget(panel)
        panel.resize(1000, 700)
        panel.show()
        panel.refresh()
        yield panel


def shown(table) -> list[str]:
    return [row.cells[2 if len(row.cells) == 4 else 1].text for row in table.source.rows]


def test_teams_and_their_members(page: TeamsPanel) -> None:
    assert shown(page.teams) == ["Team 1", "Team 2", "Team 3", "Team 4"]
    assert [row.cells[0].text for row in page.members.source.rows] == ["1", "2", "R1"]
    page.teams.select_key(3)
    assert page.members_title.text() == "Team 3"
    assert shown(page.members)[0] == "Player 007, T3"
    assert page.free.isHidden()


def test_members_move_leave_and_come_back_by_keys(page: TeamsPanel, qtbot) -> None:
    page.members.select_key(2)
    qtbot.keyClick(page.members, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    team = page.session.view.section.teams[0]
    assert team.members == (2, 1, 3)
    qtbot.keyClick(page.members, Qt.Key.Key_Delete)
    assert page.session.view.section.teams[0].members == (1, 3)
    assert not page.free.isHidden()
    page.free.select_key(2)
    page.take_in()
    assert page.session.view.section.teams[0].members == (1, 3, 2)
    page.session.changes.undo()
    assert page.session.view.section.teams[0].members == (1, 3)


def dropped(table: DragTable, kind: str, carried: int, key: int, *, below: bool = False) -> None:
    """As the mouse lets go of somebody over a row."""
    table.kind, table.lower_half = kind, below
    table.dropped.emit(carried, key, "name")


def test_members_are_dragged_to_a_board_out_and_to_another_team(page: TeamsPanel) -> None:
    def members(number: int) -> tuple[int, ...]:
        return page.session.view.section.teams[number - 1].members

    dropped(page.members, PLAYER, 3, 1)
    assert members(1) == (3, 1, 2)
    dropped(page.members, PLAYER, 3, 2, below=True)
    assert members(1) == (1, 2, 3)
    dropped(page.free, PLAYER, 2, 0)
    assert members(1) == (1, 3)
    dropped(page.members, PLAYER, 2, 0)
    assert members(1) == (1, 3, 2)
    dropped(page.teams, PLAYER, 2, 4)
    assert (members(1), members(4)) == ((1, 3), (10, 11, 12, 2))
    assert page.team().number == 4
    page.session.changes.undo()
    page.session.changes.undo()
    assert (members(1), members(4)) == ((1, 3, 2), (10, 11, 12))


def test_teams_are_dragged_to_another_number(page: TeamsPanel) -> None:
    dropped(page.teams, TEAM, 4, 2)
    assert [team.name for team in page.session.view.section.teams] == ["Team 1", "Team 4", "Team 2", "Team 3"]
    assert page.team().name == "Team 4"


def test_a_row_is_carried_and_let_go_of(page: TeamsPanel, qtbot) -> None:
    table = page.members
    index = table.model().index(1, 0)
    assert table.carried_at(index) == 2
    data = QMimeData()
    data.setData(PLAYER, b"3")
    place = QPointF(table.visualRect(index).center())
    event = QDropEvent(place, Qt.DropAction.MoveAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    table.dropEvent(event)
    assert page.session.view.section.teams[0].members == (1, 3, 2)
    other = QMimeData()
    other.setData(TEAM, b"3")
    assert table._kind_of(other) == ""


def test_the_numbers_are_drawn_by_lot(page: TeamsPanel, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tdapp.ui.pages.teams.page.new_seed", lambda: 777777)
    wanted = drawn_order(page.session.view.section, 777777)
    names = [team.name for team in page.session.view.section.teams]
    page.draw_numbers()
    assert [team.name for team in page.session.view.section.teams] == [names[number - 1] for number in wanted]
    assert "seed 777777" in page.session.view.section.comments[-1]


def test_the_criteria_of_a_knockout_are_edited(qtbot) -> None:
    rules = TeamRules(knockout=KnockoutRules())
    dialog = TeamRulesDialog(rules, locked=False)
    qtbot.addWidget(dialog)
    assert [combo.currentData() for combo in dialog.deciders] == ["BC", "TBR", "BBE", ""]
    for combo, code in zip(dialog.deciders, ("BERLIN", "BBE", "", ""), strict=True):
        choose(combo, code)
    dialog.third.setChecked(True)
    assert dialog.entered().knockout == KnockoutRules((Decider.BERLIN, Decider.BBE), third_place=True)
    plain = TeamRulesDialog(TeamRules(), locked=False)
    qtbot.addWidget(plain)
    assert plain.entered().knockout is None
    assert plain.deciders == []


def test_teams_are_numbered_by_strength(page: TeamsPanel) -> None:
    section = page.session.view.section
    ratings = {player.number: player.rating for player in section.players}
    before = {team.name: strength_of(section.team_rules, team, ratings) for team in section.teams}
    page.number_by_strength()
    after = [before[team.name] for team in page.session.view.section.teams]
    assert after == sorted(after, reverse=True)
    said = []
    page.session.messages.said.connect(said.append)
    page.number_by_strength()
    assert said


def test_a_team_is_expelled(page: TeamsPanel, monkeypatch: pytest.MonkeyPatch) -> None:
    page.session.messages.ask = lambda question: "asked"
    monkeypatch.setattr(RoundStepDialog, "exec", accepting(lambda dialog: dialog.reason_field.setText("telephones")))
    page.expel.trigger()
    assert page.session.view.section.teams[0].standing is Standing.EXPELLED
    assert not page.expel.isEnabled()
    assert page.leave.text() == "Take back"


def test_teams_are_numbered_and_ticked_off_by_keys(page: TeamsPanel, qtbot) -> None:
    page.teams.select_key(2)
    qtbot.keyClick(page.teams, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert [team.name for team in page.session.view.section.teams][:2] == ["Team 2", "Team 1"]
    assert page.team().name == "Team 2"
    qtbot.keyClick(page.teams, Qt.Key.Key_Space)
    assert page.session.view.section.teams[0].check_in is CheckIn.PRESENT
    assert page.teams.current_key() == 2


@pytest.mark.parametrize("said", [True, False])
def test_a_key_that_is_held_down_ticks_off_once(page: TeamsPanel, said) -> None:
    page.teams.select_key(2)
    revision = page.session.view.store.revision
    held_down(page.teams, Qt.Key.Key_Space, " ", said=said)
    assert page.session.view.store.revision == revision + 1
    members = len(shown(page.members))
    page.members.select_key(page.members.source.rows[0].key)
    held_down(page.members, Qt.Key.Key_Delete, "", said=said)
    assert len(shown(page.members)) == members - 1


def test_a_new_team_and_its_fields(page: TeamsPanel, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TeamDialog, "exec", accepting(lambda dialog: dialog.name.setText("SK Łódź")))
    page.ask_new()
    assert page.session.view.section.teams[-1].name == "SK Łódź"
    assert page.team().number == 5
    monkeypatch.setattr(TeamDialog, "exec", accepting(lambda dialog: dialog.captain.setText("Kővári")))
    page.ask_edit()
    assert page.team().captain == "Kővári"
    page.remove_team()
    assert len(page.session.view.section.teams) == 4


def test_rules(page: TeamsPanel, monkeypatch: pytest.MonkeyPatch) -> None:
    def fill(dialog: TeamRulesDialog) -> None:
        dialog.points[0].setText("3")
        dialog.bye[1].setText("1½")
        dialog.reserves.setText("2")
        dialog.line_up.setCurrentIndex(1)
        dialog.half_played.setCurrentIndex(1)
        dialog.games.setText("3")
        dialog.unrated.setText("1200")

    monkeypatch.setattr(TeamRulesDialog, "exec", accepting(fill))
    page.ask_rules()
    rules = page.session.view.section.team_rules
    assert rules is not None
    assert (rules.match_points.win, rules.pab_gp, rules.reserves) == (3, Fraction(3, 2), 2)
    assert rules.line_up is LineUpRule.FREE
    assert (rules.half_played, rules.board_games, rules.unrated) == (True, 3, 1200)


def test_rules_are_shown_as_they_are_and_refuse_no_numbers(theme, qtbot) -> None:
    rules = TeamRules(boards=3, colours="WBB", primary=Score.GAME, secondary_used=False, preference=Preference.B)
    dialog = TeamRulesDialog(rules, locked=False)
    qtbot.addWidget(dialog)
    assert dialog.entered() == rules
    dialog.points[0].setText("x")
    dialog.confirm.click()
    assert dialog.banner.text()
    locked = TeamRulesDialog(rules, locked=True)
    qtbot.addWidget(locked)
    assert not locked.boards.isEnabled()
    assert locked.reserves.isEnabled()


def test_points_and_leaving(page: TeamsPanel, monkeypatch: pytest.MonkeyPatch) -> None:
    def decide(dialog: PointsDialog) -> None:
        dialog.match_points.setText("-1")
        dialog.reason.setText("late")

    page.session.messages.ask = lambda question: "asked"
    monkeypatch.setattr(PointsDialog, "exec", accepting(decide))
    page.ask_points()
    (decided,) = page.session.view.section.adjustments
    assert (decided.team, decided.match_points, decided.reason) == (1, -1, "late")
    said = decisions_in_words(page.session.view.section, after_round=1)
    assert said == ("Team 1, round 1, by decision: match points −1, game points 0 (late).",)

    def take_back(dialog: PointsDialog) -> None:
        assert dialog.what.itemText(1) == "Take back: round 1, −1 match points, 0 game points (late)"
        dialog.what.setCurrentIndex(1)
        assert not dialog.match_points.isEnabled()
        dialog.reason.setText("appeal")

    monkeypatch.setattr(PointsDialog, "exec", accepting(take_back))
    page.ask_points()
    assert page.session.view.section.adjustments == ()
    page.withdraw()
    assert page.session.view.section.teams[0].standing is Standing.WITHDRAWN
    assert page.leave.text() == "Take back"
    page.withdraw()
    assert page.session.view.section.teams[0].standing is Standing.ACTIVE


def test_after_round_1_a_change_of_members_asks_for_a_reason(page: TeamsPanel) -> None:
    for command in (StorePairing(1, 1, ((1, 3), (4, 2))), PublishRound(1, 1)):
        page.session.changes.attempt(command)
    asked = []

    def answer(question):
        asked.append(question)

    page.session.messages.ask = answer
    page.members.select_key(1)
    page.move_member(1)
    assert asked[0].needs_reason
    assert page.session.view.section.teams[0].members == (1, 2, 3)
    assert not page.remove.isEnabled()


def test_where_players_are_paired_the_page_says_so(qtbot, theme, session: Session) -> None:
    panel = TeamsPanel(session)
    qtbot.addWidget(panel)
    panel.show()
    panel.refresh()
    assert panel.pages.currentWidget() is panel.off
    assert not panel.add.isVisible()


def test_a_dialog_of_a_team_keeps_what_it_does_not_show(theme, qtbot) -> None:
    team = Team(3, "A", members=(1, 2), check_in=CheckIn.ABSENT, strength=2000)
    dialog = TeamDialog(team)
    qtbot.addWidget(dialog)
    assert dialog.entered() == team
    dialog.strength.setText("2000?")
    dialog.confirm.click()
    assert dialog.banner.text() == "Strength by hand: “2000?” is no number."
    assert not dialog.result()


def test_the_standings_show_teams_or_players(page: TeamsPanel, qtbot) -> None:
    for command in (StorePairing(1, 1, ((1, 3), (4, 2))), PublishRound(1, 1)):
        page.session.changes.attempt(command)
    standings = StandingsPanel(page.session)
    qtbot.addWidget(standings)
    standings.show()
    standings.refresh()
    assert standings.who.isVisible()
    assert len(standings.table.source.rows) == 4
    standings.who.chosen.emit("players")
    assert len(standings.table.source.rows) == 12
    assert "Player 001, T1" in standings.table.as_text()
    standings.who.chosen.emit("boards")
    assert "A board prize asks for 0 game" in standings.words.text()  # no round is decided yet
    standings.who.chosen.emit("teams")
    assert len(standings.table.source.rows) == 4


def test_the_standings_board_by_board() -> None:
    section = random_team_event(5, 6, 2, 3, absent=0.0, odd=0.0, rounds_total=6)
    placed = Calculations().boards(section, after_round=3)
    rows = board_rows(placed, {team.number: team.name for team in section.teams})
    cells = [dict(zip((column.key for column in board_columns()), row.cells, strict=True)) for row in rows]
    assert [cell["board"].sort for cell in cells] == sorted(cell["board"].sort for cell in cells)
    first = [cell for cell in cells if cell["board"].text == "1"]
    assert [cell["points"].sort for cell in first] == sorted((cell["points"].sort for cell in first), reverse=True)
    assert (first[0]["rank"].text, first[0]["games"].text) == ("1", "3")
    only = board_rows(placed, {team.number: team.name for team in section.teams}, frozenset({rows[1].key}))
    assert [row.cells[1].text for row in only] == [rows[1].cells[1].text]


def test_players_have_no_switch(qtbot, theme, session: Session) -> None:
    standings = StandingsPanel(session)
    qtbot.addWidget(standings)
    standings.show()
    standings.refresh()
    assert not standings.who.isVisible()


def test_a_pairing_by_hand_shows_the_colours_teams_are_due() -> None:
    section = random_team_event(5, 6, 2, 3, absent=0.0, odd=0.0, rounds_total=6, initial_colour="W")
    shown = due_colours(position_in(teams_as_players(section), 4))
    cards = team_position_of(section, 4).cards
    wanted = {n: f"{card.colour.value}{int(card.wish)}" for n, card in cards.items() if card.colour is not None}
    assert shown == wanted
    assert wanted
