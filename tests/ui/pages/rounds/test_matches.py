"""Rounds of teams on the Rounds page: paired, line-ups by keys, boards whose match grows beside them, forfeits."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QInputDialog

from tdapp.domain.commands.teams import EnterMatchScore
from tdapp.domain.section.event import Section
from tdapp.domain.section.match import Decision, How, LineUp, Match, Side
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.round import RoundState
from tdapp.domain.section.team import LineUpRule, TeamRules
from tdapp.pairing.engines.teams import TeamSwissEngine
from tdapp.ui.pages.rounds.decide import DecideDialog
from tdapp.ui.pages.rounds.line_ups import LineUpDialog, TeamTicks
from tdapp.ui.pages.rounds.matches import read_score
from tdapp.ui.pages.rounds.page import RoundsPanel
from tdapp.ui.widgets.basics import choose
from tests.event_files import round_commands
from tests.services.teams.team_stage import empty
from tests.services.teams.test_knockout import cup
from tests.services.teams.test_scheveningen import empty as scheveningen
from tests.ui.held_keys import held_down
from tests.ui.pages.teams.typing import accepting

Open = Callable[..., RoundsPanel]
NAME, _, VERSION = TeamSwissEngine().name.partition(" ")
PUBLISHED = round_commands(1, ((1, 3), (4, 2)), engine=NAME, engine_version=VERSION)


@pytest.fixture
def page(open_page: Open) -> RoundsPanel:
    """Round 1 of four teams as the engine of teams pairs it, published."""
    panel = open_page(empty(name="League"), PUBLISHED)
    panel.session.messages.ask = lambda question: "asked"
    return panel


def scores(page: RoundsPanel) -> list[tuple[str, str, str]]:
    return [tuple(cell.text for cell in row.cells[1:4]) for row in page.matches.table.source.rows]


def test_a_round_is_paired_and_its_matches_stand_beside_the_boards(open_page: Open) -> None:
    page = open_page(empty(name="League"))
    page.session.messages.ask = lambda question: "asked"
    page.actions_.pair(1)
    page.actions_.publish(1)
    page.refresh()
    assert page.round.state is RoundState.PUBLISHED
    assert scores(page) == [("Team 1", "0 : 0", "Team 3"), ("Team 4", "0 : 0", "Team 2")]
    assert [row.cells[0].text for row in page.boards.table.source.rows] == ["1.1", "1.2", "2.1", "2.2"]
    assert page.round.engine.name == "tdapp"


def test_the_check_before_pairing_speaks_of_teams(open_page: Open) -> None:
    panel = open_page(empty(name="League"))
    assert panel.views.currentWidget() is panel.check
    assert panel.check.words.text().startswith("4 teams are to be paired, 0 without a match.")
    assert "C.04.6" in panel.check.engine.text()
    found = [row.cells[0].text for row in panel.check.findings.source.rows]
    assert any("has no FIDE number" in text for text in found)
    assert panel.check.pair.isEnabled()


def test_a_score_grows_with_each_key(page: RoundsPanel, qtbot) -> None:
    page.boards.table.go_to(1)
    qtbot.keyClick(page.boards.table, "1")
    assert scores(page)[0] == ("Team 1", "1 : 0", "Team 3")
    qtbot.keyClick(page.boards.table, "5")
    assert scores(page)[0] == ("Team 1", "1½ : ½", "Team 3")
    assert page.matches.table.current_key() in (1, 2)


def test_choosing_a_match_goes_to_its_boards(page: RoundsPanel) -> None:
    page.matches.table.setFocus()
    page.matches.board_wanted.emit(3)
    assert page.boards.table.board() == 3
    page.boards.table.go_to(1)
    assert page.matches.table.current_key() == 1


def test_in_a_new_round_the_match_is_the_one_of_the_board(page: RoundsPanel) -> None:
    page.boards.table.go_to(3)
    assert page.matches.table.current_key() == 2
    for board in range(1, 5):
        page.boards.type_result(board, GameResult.DRAW)
    page.boards.table.go_to(4)
    page.show_round(2)
    page.refresh()
    page.actions_.pair(2)
    page.actions_.publish(2)
    page.refresh()
    assert (page.round.number, page.boards.table.board()) == (2, 1)
    assert page.matches.table.current_key() == 1
    page.show_round(1)
    page.refresh()
    assert (page.boards.table.board(), page.matches.match()) == (1, page.round.matches[0])


def test_a_match_whose_boards_are_hidden_brings_them_back(page: RoundsPanel) -> None:
    page.boards.type_result(1, GameResult.DRAW)
    page.boards.type_result(2, GameResult.DRAW)
    page.boards._filter_chosen("open")
    page.matches.board_wanted.emit(1)
    assert page.boards.table.board() == 1
    page.search.setText("Nobody")
    page.matches.board_wanted.emit(3)
    assert (page.boards.table.board(), page.matches.table.current_key()) == (3, 2)


def test_after_the_line_ups_results_are_typed_at_the_first_open_board(
    page: RoundsPanel, qtbot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.boards.type_result(3, GameResult.DRAW)
    page.boards.table.go_to(3)
    page.boards.table.setFocus()
    monkeypatch.setattr(LineUpDialog, "exec", accepting(lambda dialog: None))
    page.matches.ask_line_ups()
    assert page.boards.table.hasFocus()
    assert page.boards.table.board() == 4
    page.matches.table.setFocus()
    page.matches.ask_line_ups()
    assert page.matches.table.hasFocus()


def test_a_result_typed_in_the_list_of_matches_is_the_boards(page: RoundsPanel, qtbot) -> None:
    page.boards.table.go_to(3)
    page.matches.table.setFocus()
    qtbot.keyClick(page.matches.table, "5")
    assert page.session.view.round(1).board(3).result is GameResult.DRAW
    assert page.boards.table.hasFocus()
    page.matches.table.setFocus()
    qtbot.keyClick(page.matches.table, "7")
    assert "“7” is no result" in page.boards.banner.text()


def test_a_team_without_a_match_has_no_board_to_type_at(open_page: Open, qtbot) -> None:
    page = open_page(empty(teams=3, name="League"))
    page.session.messages.ask = lambda question: "asked"
    page.actions_.pair(1)
    page.actions_.publish(1)
    page.refresh()
    said = []
    page.session.messages.said.connect(said.append)
    page.matches.table.select_key(page.matches.table.source.rows[-1].key)
    page.matches.table.setFocus()
    qtbot.keyClick(page.matches.table, "1")
    page.matches.ask_line_ups()
    assert said == ["Choose a match first"] * 2
    assert page.session.view.round(1).board(1).result is None
    page.matches.show_round(page.round, 1)
    assert page.matches.match() is None


def test_line_ups_by_keys(page: RoundsPanel, qtbot, monkeypatch: pytest.MonkeyPatch) -> None:
    def tick(dialog: LineUpDialog) -> None:
        qtbot.keyClick(dialog.ticks[0].table, "1")
        qtbot.keyClick(dialog.ticks[0].table, "3")

    monkeypatch.setattr(LineUpDialog, "exec", accepting(tick))
    page.matches.table.select_key(1)
    page.matches.ask_line_ups()
    match = page.session.view.section.matches[0]
    assert match.first == LineUp(1, (2, 3), handed_in=True)
    assert match.second.handed_in
    page.session.changes.undo()
    page.session.changes.undo()
    assert page.session.view.section.matches[0].first == LineUp(1, (1, 2))


def test_enter_hands_the_line_ups_in(theme, qtbot) -> None:
    section = empty()
    match = Match(1, 1, LineUp(1, (1, 2)), LineUp(2, (4, 5)))
    dialog = LineUpDialog(1, section, match)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.keyClick(dialog.ticks[0].table, "1")
    qtbot.keyClick(dialog.ticks[0].table, Qt.Key.Key_Return)
    assert dialog.result() == LineUpDialog.DialogCode.Accepted
    assert [command.players for command in dialog.commands()] == [(2,), (4, 5)]


def test_the_keys_of_the_line_ups_work_while_results_are_typed(page: RoundsPanel) -> None:
    (keys,) = [one for one in page.findChildren(QShortcut) if one.key().toString() == "Ctrl+L"]
    assert keys.parent() is not page.matches
    assert keys.parent().isAncestorOf(page.boards.table)


def test_a_fielding_error_is_a_step_of_the_board(page: RoundsPanel) -> None:
    page.boards.table.go_to(1)
    page.boards.type_result(1, GameResult.WHITE_WINS)
    page.boards.table.go_to(1)
    menus = page.boards.menus
    menus._fill_board_menu()
    (lost,) = [one for one in menus.board_menu.actions() if one.text().startswith("Lost for the match by Team 1")]
    assert lost.isEnabled()
    lost.trigger()
    board = page.session.view.round(1).board(1)
    assert (board.result, board.rating_result) == (GameResult.BLACK_BY_FORFEIT, GameResult.WHITE_WINS)
    page.boards.table.go_to(1)
    menus._fill_board_menu()
    (back,) = [one for one in menus.board_menu.actions() if one.text().startswith("Counts for the match")]
    back.trigger()
    assert page.session.view.round(1).board(1).result is GameResult.WHITE_WINS


def test_a_free_line_up_is_put_in_order(theme, qtbot) -> None:
    section = empty(team_rules=TeamRules(boards=2, line_up=LineUpRule.FREE))
    ticks = TeamTicks(section, section.teams[0], 1, LineUp(1, (1, 2)))
    qtbot.addWidget(ticks)
    ticks.table.select_key(2)
    qtbot.keyClick(ticks.table, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert ticks.players() == (2, 1)
    fixed = empty()
    kept = TeamTicks(fixed, fixed.teams[0], 1, LineUp(1, (1, 2)))
    qtbot.addWidget(kept)
    kept.table.select_key(2)
    qtbot.keyClick(kept.table, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    qtbot.keyClick(kept.table, Qt.Key.Key_Space)
    assert kept.players() == (1,)


@pytest.mark.parametrize("said", [True, False])
def test_a_key_that_is_held_down_takes_one_off_the_line_up(theme, qtbot, said) -> None:
    fixed = empty()
    ticks = TeamTicks(fixed, fixed.teams[0], 1, LineUp(1, (1, 2)))
    qtbot.addWidget(ticks)
    ticks.table.select_key(2)
    held_down(ticks.table, Qt.Key.Key_Space, " ", said=said)
    assert ticks.players() == (1,)


def test_a_score_at_once(page: RoundsPanel, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QInputDialog, "getText", lambda *_args, **_how: ("1½-½", True))
    page.matches.table.select_key(1)
    page.matches.ask_score()
    assert page.session.view.section.matches[0].entered == (Fraction(3, 2), Fraction(1, 2))
    assert scores(page)[0][1] == "1½ : ½"
    said = []
    page.session.messages.failed.connect(said.append)
    monkeypatch.setattr(QInputDialog, "getText", lambda *_args, **_how: ("two", True))
    page.matches.ask_score()
    assert said


def test_a_note_at_a_match(page: RoundsPanel, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QInputDialog, "getText", lambda *_args, **_how: ("begun late", True))
    page.matches.table.select_key(2)
    page.matches.ask_note()
    assert page.session.view.section.matches[1].note == "begun late"
    page.matches.show_round(page.session.view.round(1), 3)
    assert "Note: begun late" in page.matches.table.source.rows[1].cells[2].tooltip


def test_forfeit_and_home_and_away(page: RoundsPanel) -> None:
    asked = []
    page.session.messages.ask = lambda question: asked.append(question.title) or "asked"
    page.boards.table.go_to(3)
    page.matches.swap_teams()
    assert asked == ["Swap home and away: Team 4 – Team 2?"]
    assert page.session.view.section.matches[1].teams == (2, 4)
    page.matches.forfeit_match(Side.FIRST)
    assert scores(page)[1][1] == "− : +"
    assert page.session.view.round(1).boards[2].result is not None
    page.matches.forfeit_match(None)
    assert scores(page)[1][1] == "0 : 0"


def test_by_hand_teams_are_seated(page: RoundsPanel, open_page: Open) -> None:
    assert page.actions_.unpair(1)
    assert page.actions_.start_by_hand(1)
    page.refresh()
    assert page.manual is not None
    page.manual.pair_rest()
    assert len(page.session.view.section.matches) == 2
    page.manual.compare()
    assert not page.session.view.round(1).manual


def test_why_a_match_and_why_not_another(page: RoundsPanel) -> None:
    page.show_reasons(3)
    panel = page.reasons
    assert panel.title.text() == "Why match 2?"
    assert "White on board 1: Team 4 (4). Black: Team 2 (2)." in panel.reasons.text()
    assert "4.3.1" in panel.reasons.text()
    assert panel.not_title.text() == "Why not another team?"
    panel.other.choose(1)
    panel.other.activated.emit(0)
    assert panel.answer.text().startswith("Worse: As good in every criterion, but later in the order of pairings")
    panel.trial.click()
    assert panel.trial_answer.text().splitlines()[1:] == [
        "No longer: Team 1 (1) - Team 3 (3).",
        "No longer: Team 4 (4) - Team 2 (2).",
        "New: Team 1 (1) - Team 4 (4).",
        "New: Team 3 (3) - Team 2 (2).",
    ]
    page.boards.table.go_to(4)
    page.boards.table.go_to(1)
    assert panel.title.text() == "Why match 1?"


def test_the_reasons_take_the_place_of_the_matches_where_three_do_not_fit(page: RoundsPanel) -> None:
    page.resize(2400, 800)
    page.show_reasons(1)
    assert page.matches.isVisible()
    page._reasons_closed()
    page.resize(900, 700)
    page.show_reasons(1)
    assert not page.matches.isVisible()
    page._reasons_closed()
    assert page.matches.isVisible()


def paired_twice(open_page: Open, other: type[TeamSwissEngine]) -> RoundsPanel:
    panel = open_page(empty(name="League"))
    panel.desk.second.change(other)
    panel.desk.second.make_for_teams = other
    panel.session.messages.ask = lambda question: "asked"
    panel.actions_.pair(1)
    panel.refresh()
    return panel


def test_every_round_of_teams_is_paired_twice(open_page: Open) -> None:
    class Other(TeamSwissEngine):
        name = "other 1.0"  # type: ignore[assignment]

    panel = paired_twice(open_page, Other)
    assert (panel.second_line.agreeing, panel.second_line.text()) == ("other 1.0", "")
    assert "other 1.0 agrees" in panel.header.subtitle.text()


def test_another_pairing_of_teams_is_told_with_what_speaks_against_it(open_page: Open) -> None:
    class Other(TeamSwissEngine):
        name = "other 1.0"  # type: ignore[assignment]

        def pair(self, section, round_number=None, **options):
            found = super().pair(section, round_number, **options)
            return replace(found, pairs=((1, 2), (3, 4)), engine=self.name)

    panel = paired_twice(open_page, Other)
    lines = panel.second_line.text().splitlines()
    assert lines[:3] == [
        "Two engines differ on this round.",
        f"{TeamSwissEngine().name}: 1–3, 4–2",
        "other 1.0: 1–2, 3–4",
    ]
    assert lines[3].startswith("Against the pairing of other 1.0: As good in every criterion, but later")
    report = panel.desk.second.report(panel.desk.second.opinion(panel._paired.view.round(1)))
    assert report.splitlines()[-1] == "### other 1.0: 1-2 3-4"
    assert "310" in report
    panel.second_line.take.click()
    assert [match.teams for match in panel.session.view.section.matches] == [(1, 2), (3, 4)]


def test_players_are_paired_without_anything_of_teams(open_page: Open, swiss: Section) -> None:
    panel = open_page(swiss)
    assert panel.matches is None


def test_scores_as_they_are_typed() -> None:
    assert read_score(" 2.5 : 1,5 ") == (Fraction(5, 2), Fraction(3, 2))
    assert read_score("½:3½") == (Fraction(1, 2), Fraction(7, 2))
    assert read_score("") is None
    for text in ("3", "a:b", "1:2:3"):
        with pytest.raises(ValueError, match=r".*"):
            read_score(text)


def test_the_result_of_a_board_is_the_players(page: RoundsPanel, qtbot) -> None:
    page.boards.table.go_to(2)
    qtbot.keyClick(page.boards.table, "1")
    assert page.session.view.round(1).boards[1].result is GameResult.WHITE_WINS
    assert scores(page)[0] == ("Team 1", "0 : 1", "Team 3")


def test_in_a_scheveningen_match_nobody_moves_up_and_a_reserve_takes_the_empty_chair(open_page: Open) -> None:
    section = scheveningen(3)
    first = TeamTicks(section, section.teams[1], 2, LineUp(2, (6, 7, 5)))  # B2 B3 B1 by the table
    assert first.players() == (6, 7, 5)
    first.toggle(7)
    assert first.players() == (6, None, 5)
    assert first.count.text() == "2 of 3 boards"
    first.toggle(8)
    assert first.players() == (6, 8, 5)
    panel = open_page(section)
    panel.session.messages.ask = lambda question: "asked"
    panel.actions_.pair(1)
    panel.actions_.publish(1)
    panel.refresh()
    assert [board.players for board in panel.round.boards] == [(1, 5), (2, 6), (7, 3)]
    assert not panel.matches.swap.isEnabled()
    assert panel.matches.swap.toolTip() == "The colours of every round stand in the table."


def test_who_goes_on_is_decided_where_all_is_equal(open_page: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    panel = open_page(cup(4))
    asked: list[str] = []
    panel.session.messages.ask = lambda question: asked.append(question.title) or "asked"
    panel.actions_.pair(1)
    panel.actions_.publish(1)
    panel.session.changes.run(EnterMatchScore(panel.session.view.section_id, 1, 1, (Fraction(1), Fraction(1))))
    panel.session.changes.run(EnterMatchScore(panel.session.view.section_id, 1, 2, (Fraction(2), Fraction(0))))
    panel.refresh()
    assert "by the bracket" in panel.header.subtitle.text()
    panel.show_round(2)
    panel.refresh()
    assert "Team 1 – Team 4" in panel.check.stop.text()
    assert not panel.check.pair.isEnabled()
    assert panel.check.engine.text() == "Knock-out: the matches come from the bracket."
    panel.show_round(1)
    panel.refresh()
    matches = panel.matches
    assert [row.cells[2].icon for row in matches.table.source.rows] == ["scale", ""]
    matches.table.select_key(2)
    assert not matches.decide.isEnabled()
    assert matches.decide.toolTip() == "Team 3 – Team 2: decided already, by game points."
    matches.table.select_key(1)
    assert matches.decide.isEnabled()

    def decide(dialog: DecideDialog) -> None:
        choose(dialog.winner, 4)
        dialog.confirm.click()
        assert "Say why" in dialog.banner.text()
        dialog.text.setText("2:0 blitz")
        dialog.reason.setText("play-off")

    monkeypatch.setattr(DecideDialog, "exec", accepting(decide))
    matches.ask_decision()
    assert asked[-1] == "Decide the match?"
    assert panel.session.view.section.matches[0].decision == Decision(4, How.PLAY_OFF, "2:0 blitz")
    rows = matches.table.source.rows
    assert [cell.strong for cell in rows[0].cells[1:4:2]] == [False, True]
    assert "Team 4 goes on by play-off: 2:0 blitz" in rows[0].cells[2].tooltip
    panel.show_round(2)
    panel.actions_.pair(2)
    panel.refresh()
    assert {panel.round.matches[0].first.team, panel.round.matches[0].second.team} == {3, 4}


def test_a_league_shows_nothing_of_a_knockout(page: RoundsPanel) -> None:
    assert page.matches.decide.isHidden()
