"""Pairing on the Rounds page: engines that fail, rules announced before round 1, reasons, sessions by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdapp.domain.commands.pairing import SetProhibitions
from tdapp.domain.commands.rounds import LeaveFideMode, PublishRound, StorePairing
from tdapp.domain.section.event import ForbiddenPairs, Kind
from tdapp.domain.section.facts import facts_of, made_here, with_facts
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.systems.registry import DUTCH, KEIZER
from tdapp.ui.look.translations import install
from tests.arena import arena
from tests.event_files import ALL
from tests.ui.held_keys import held_down
from tests.ui.round_stage import TopDown, field


def test_a_late_answer_for_a_changed_round_is_dropped(open_page):
    from tdapp.domain.commands.players import Absence, SetAbsences

    panel = open_page(field(6, rounds_total=3))

    class Slow(TopDown):
        """While it works, player 6 announces an absence."""

        def pair(self, section, round_number=None, **options):
            panel.session.changes.attempt(SetAbsences(1, (Absence(6, 1, Outcome.ZERO_POINT_BYE),)))
            return super().pair(section, round_number, **options)

    panel.desk._engine = Slow()
    panel.check.pair.click()
    assert "has changed while the engine worked" in panel.banner.text()
    assert not panel.session.view.round(1).is_paired


def test_what_an_engine_failed_on_can_be_kept(open_page, monkeypatch, tmp_path):
    from PySide6.QtWidgets import QFileDialog

    from tdapp.pairing.engines.engine import EngineTimeout

    panel = open_page(field(4, rounds_total=3))

    class Late(TopDown):
        def pair(self, section, round_number=None, **_options):
            raise EngineTimeout("topdown found no pairing within 600 seconds.", trf="012 Round 1\n", details="exit 9")

    panel.desk._engine = Late()
    panel.check.pair.click()
    target = tmp_path / "report.trf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(target), ""))
    panel.ways_on[2].click()
    assert target.read_text(encoding="utf-8").splitlines()[0] == "012 Round 1"
    assert "### exit 9" in target.read_text(encoding="utf-8")
    assert "holds no names" in panel.banner.text()


def test_the_engine_pairs_those_who_are_left(open_page):
    panel = open_page(field(6, rounds_total=3))
    panel.session.messages.ask = lambda question: "by the arbiter"
    panel.check.by_hand.click()
    manual = panel.manual
    manual.seat(1, 6)
    manual._free_key("e")
    assert [board.players for board in panel.session.view.round(1).boards] == [(1, 6), (2, 3), (4, 5)]
    assert not manual.rest.isEnabled()
    assert manual.rest.toolTip() == "Fewer than two are left"
    panel.session.changes.undo()  # one step
    assert panel.session.view.round(1).unpaired == (2, 3, 4, 5)


def test_where_no_pairing_is_legal_as_many_boards_as_there_are(open_page):
    """A, B and C have all met; D has met nobody: one legal board, the others stay for the arbiter (Q63)."""
    from tdapp.pairing.engines.engine import NoLegalPairing

    panel = open_page(arena("1 A | 2w1 3b1\n2 B | 1b0 Z\n3 C | Z 1w0\n4 D | Z Z", rounds_total=4, initial_colour="W"))

    class Stuck(TopDown):
        def pair(self, section, round_number=None, **_options):
            raise NoLegalPairing(round_number)

    panel.desk._engine = Stuck()
    panel.show_round(3)
    panel.check.pair.click()
    assert "no legal pairing" in panel.banner.text()
    assert [way.isVisible() for way in panel.ways_on] == [True, True, False]
    panel.session.messages.ask = lambda question: "no other way"
    panel.ways_on[0].click()
    panel.manual.pair_rest()
    boards = [set(board.players) for board in panel.session.view.round(3).boards]
    assert len(boards) == 2
    assert all(pair not in ({1, 2}, {1, 3}) for pair in boards)


def test_an_engine_is_tried_before_it_is_taken(open_page, tmp_path):
    import stat
    import sys

    from tdapp.ui.pages.rounds.pairing.engine import EngineDialog

    panel = open_page(field(4))
    fake = tmp_path / "bbpPairings"
    fake.write_text(
        f"#!{sys.executable} -IS\nimport sys\n"
        "if '-r' in sys.argv: print('v9.9')\n"
        "else: open(sys.argv[-1], 'w').write('3\\n2 1\\n3 4\\n5 6\\n')\n"
    )
    fake.chmod(fake.stat().st_mode | stat.S_IXUSR)
    dialog = EngineDialog(panel.desk, panel._tasks, panel)
    dialog.other.setChecked(True)
    dialog.path.setText(str(fake))
    assert not dialog.confirm.isEnabled()
    dialog.try_it()
    assert "bbpPairings v9.9 works" in dialog.banner.text()
    assert dialog.confirm.isEnabled()
    dialog.path.setText(str(tmp_path / "nothing"))
    assert not dialog.confirm.isEnabled()
    dialog.try_it()
    assert "There is no pairing engine" in dialog.banner.text()
    dialog.path.setText(str(fake))
    dialog.minutes._by(5)
    panel.desk._make_engine = None
    panel.desk.choose(dialog.choice())
    assert (panel.desk.choice.minutes, panel.desk.engine.name) == (15, "bbpPairings")
    dialog.reject()


def test_the_rules_of_pairing_before_and_after_round_1(qtbot, open_page, monkeypatch):
    from tdapp.ui.pages.rounds.pairing.prohibition import ProhibitionDialog, ProtectionDialog
    from tdapp.ui.pages.rounds.pairing.rules import PairingRulesDialog

    panel = open_page(field(8))
    rules = PairingRulesDialog(panel.session, panel)

    def two(dialog):
        assert not dialog.confirm.isEnabled()
        assert not dialog.kind.button("soft").isEnabled()  # FIDE mode
        for name in ("player 001", "player 002"):
            dialog.search.setText(name)
            QTest.keyClick(dialog.search, Qt.Key.Key_Return)
        dialog.why.setText("brothers")
        return dialog.DialogCode.Accepted

    monkeypatch.setattr(ProhibitionDialog, "exec", two)
    rules.add_pair.click()
    (group,) = panel.session.view.section.forbidden
    assert (group.numbers, group.name, group.last_round) == ((1, 2), "brothers", 5)
    monkeypatch.setattr(ProtectionDialog, "exec", lambda dialog: dialog.DialogCode.Rejected)
    rules.add_clubs.click()
    rules.baku.button("baku").click()
    assert "numbers 1 to 4" in rules.speed_words.text()
    rules.chess960.click()
    rules.table.set_range(1, 99, 3)
    rules.player.choose(1)
    rules.fix.click()
    assert panel.session.view.section.players[0].fixed_table == 3
    panel.session.changes.attempt(StorePairing(1, 1, ((1, 3), (4, 2), (5, 7), (8, 6))))
    rules.refresh()
    for widget in (rules.add_pair, rules.remove, rules.baku.button("none"), rules.draw):
        assert not widget.isEnabled()
        assert "Round 1 is paired" in widget.toolTip()
    panel.show_round(1)
    panel.actions_.draw_position(1)
    qtbot.waitUntil(lambda: panel.lot.text().startswith("Starting position "))
    rules.reject()


@pytest.mark.parametrize("said", [True, False])
def test_a_key_that_is_held_down_takes_away_one_prohibition(qtbot, open_page, said):
    from tdapp.ui.pages.rounds.pairing.rules import PairingRulesDialog

    pairs = tuple(ForbiddenPairs(1, 5, (one, one + 1)) for one in (1, 3, 5))
    panel = open_page(replace(field(8), forbidden=pairs))
    rules = PairingRulesDialog(panel.session, panel)
    rules.show()
    rules.groups.select_key(0)
    rules.groups.setFocus()
    qtbot.waitUntil(rules.groups.hasFocus, timeout=30_000)
    held_down(rules.groups, Qt.Key.Key_Delete, "", said=said)
    assert panel.session.view.section.forbidden == pairs[1:]
    rules.reject()


def test_a_manual_session(open_page):
    panel = open_page(field(4, rounds_total=3))
    panel.session.messages.ask = lambda question: "by the arbiter"
    panel.check.by_hand.click()
    manual = panel.manual
    assert manual is not None
    assert panel.views.currentWidget() is manual
    assert not manual.finish.isEnabled()
    manual.free.select_key(1)
    manual._mark()
    manual.free.select_key(4)
    manual._pair_marked()
    manual._dropped_on_list(2, 3, "name")  # player 2 dragged onto player 3
    assert [board.players for board in panel.session.view.round(1).boards] == [(1, 4), (3, 2)]
    assert "Board 2: empty → " in manual.edits.text()
    manual._dropped_on_board(4, 2, "black")  # 4 takes the seat of 2: board 1 dissolves
    assert panel.session.view.round(1).unpaired == (1, 2)
    manual.seat(1, 2)
    panel.session.changes.undo()
    panel.session.changes.undo()
    manual.compare()
    round_ = panel.session.view.round(1)
    assert not round_.manual
    assert len(round_.difference) == 4
    assert panel.views.currentWidget() is panel.boards


def test_why_this_board(open_page):
    panel = open_page(field(6, rounds_total=3))
    panel.check.pair.click()
    panel.show_reasons(1)
    reasons = panel.reasons
    assert "Both stand in the score group of 0 points" in reasons.reasons.text()
    reasons.other.setCurrentIndex(reasons.other.findData(4))
    reasons._ask_why_not()
    assert "Worse" in reasons.answer.text() or "Forbidden" in reasons.answer.text()


def test_a_cancelled_pairing_changes_nothing(open_page):
    from tdapp.pairing.engines.engine import EngineFault, PairingCancelled

    panel = open_page(field(4, rounds_total=3))
    problems: list[Exception] = [PairingCancelled(), EngineFault("topdown has crashed; nothing has changed.")]

    class Failing(TopDown):
        def pair(self, section, round_number=None, **_options):
            raise problems.pop(0)

    panel.desk._engine = Failing()
    panel.check.pair.click()
    assert panel.banner.text() == "Pairing was cancelled; nothing has changed."
    panel.check.pair.click()
    assert "has crashed" in panel.banner.text()
    assert [way.isVisible() for way in panel.ways_on] == [True, True, False]  # nothing to keep for a report
    assert not panel.session.view.round(1).is_paired
    assert panel.check.pair.isEnabled()


def _seen(panel, *numbers):
    from tdapp.domain.commands.players import SetCheckIn
    from tdapp.domain.section.player import CheckIn

    panel.session.changes.attempt(SetCheckIn(1, numbers, CheckIn.PRESENT))


def test_pairing_asks_what_becomes_of_the_missing(open_page, monkeypatch):
    """Each of four missing players gets another answer; nobody of them is paired unasked."""
    from tdapp.domain.section.player import Standing
    from tdapp.ui.pages.rounds.missing import MissingDialog
    from tdapp.ui.widgets.basics import choose

    panel = open_page(field(8, rounds_total=3))
    _seen(panel, 1, 2, 3, 4)
    named = []

    def answer(dialog):
        named.extend(dialog.choices)
        choose(dialog.all, "zero")
        dialog.all.activated.emit(dialog.all.currentIndex())
        for number, choice in ((6, "half"), (7, "withdraw"), (8, "here")):
            choose(dialog.choices[number], choice)
        return dialog.DialogCode.Accepted

    monkeypatch.setattr(MissingDialog, "exec", answer)
    panel.check.pair.click()
    round_ = panel.session.view.round(1)
    assert named == [5, 6, 7, 8]
    assert [board.players for board in round_.boards] == [(1, 2), (3, 4)]
    assert dict(round_.byes) == {
        5: Outcome.ZERO_POINT_BYE,
        6: Outcome.HALF_POINT_BYE,
        7: Outcome.ZERO_POINT_BYE,
        8: Outcome.PAIRING_BYE,
    }
    assert panel.session.view.section.players[6].standing is Standing.WITHDRAWN


def test_without_an_answer_about_the_missing_nobody_is_paired(open_page, monkeypatch):
    from tdapp.ui.pages.rounds.missing import MissingDialog

    panel = open_page(field(4, rounds_total=3))
    _seen(panel, 1, 2, 3)
    monkeypatch.setattr(MissingDialog, "exec", lambda dialog: dialog.DialogCode.Rejected)
    panel.check.pair.click()
    assert not panel.session.view.round(1).is_paired
    assert not panel.session.view.section.announced(1)


def test_a_draft_is_paired_again_without_who_has_gone_meanwhile(open_page, monkeypatch):
    from tdapp.ui.pages.rounds.missing import MissingDialog

    panel = open_page(field(6, rounds_total=3))
    panel.check.pair.click()
    _seen(panel, 1, 2, 3, 4)
    monkeypatch.setattr(MissingDialog, "exec", lambda dialog: dialog.DialogCode.Accepted)
    panel.actions_.pair(1)
    assert [board.players for board in panel.session.view.round(1).boards] == [(1, 2), (3, 4)]


def test_the_table_of_a_round_robin_asks_and_keeps_who_stays(open_page, monkeypatch):
    from tdapp.domain.section.event import Kind
    from tdapp.ui.pages.rounds.missing import MissingDialog

    panel = open_page(field(4, rounds_total=3, kind=Kind.ROUND_ROBIN))
    _seen(panel, 1, 2, 3)
    asked = []
    monkeypatch.setattr(MissingDialog, "exec", lambda dialog: asked.append(dialog) or dialog.DialogCode.Accepted)
    panel.check.pair.click()
    assert len(asked) == 1
    assert len(panel.session.view.round(1).boards) == 2


def test_the_line_of_the_engine_is_right_after_a_crash(open_page):
    from tdapp.pairing.engines.engine import EngineFault

    panel = open_page(field(4, rounds_total=3))
    before = panel.check.engine.text()
    assert before.startswith("Engine: ")

    class Broken(TopDown):
        def pair(self, section, round_number=None, **_options):
            panel.desk.ticked.emit(7.0)
            assert "7 s" in panel.check.engine.text()
            raise EngineFault("topdown ended with an error.", trf="012 x\n")

    panel.desk._engine = Broken()
    panel.check.pair.click()
    assert "7 s" not in panel.check.engine.text()
    assert "is pairing" not in panel.check.engine.text()


def test_the_lot_is_told_in_the_language_of_the_window(qapp, open_page):
    install(qapp, "de")
    try:
        panel = open_page(replace(field(4), initial_colour=""))
        said = []
        panel.session.messages.said.connect(said.append)
        panel.check.draw.click()
    finally:
        install(qapp, "en")
    assert said[-1].split(": ")[1] in ("Weiß für Nummer 1.", "Schwarz für Nummer 1.")


def test_the_rounds_that_are_missing_are_asked_for_first(open_page):
    panel = open_page(field(10, kind=Kind.ROUND_ROBIN, rounds_total=7))
    panel.focus_first()
    assert panel.window().focusWidget() is panel.check.take_rounds
    panel.check.take_rounds.click()
    assert panel.session.view.section.rounds_total == 9
    panel.focus_first()
    assert panel.window().focusWidget() is panel.check.pair


def test_the_pairing_with_and_without_those_missing_stores_nothing(open_page, monkeypatch):
    from tdapp.domain.commands.players import SetCheckIn
    from tdapp.domain.section.player import CheckIn
    from tdapp.ui.pages.rounds.pairing.tentative import TentativeDialog

    panel = open_page(field(6), (SetCheckIn(1, (1, 3, 4, 5, 6), CheckIn.PRESENT),))
    check = panel.check
    assert check.preview.isVisibleTo(check)
    revision, shown = panel.session.view.store.revision, []
    monkeypatch.setattr(TentativeDialog, "exec", lambda dialog: shown.append(dialog))
    monkeypatch.setattr(TentativeDialog, "deleteLater", lambda _dialog: None)
    check.preview.click()
    (dialog,) = shown
    texts = [[cell.text for cell in row.cells] for row in dialog.table.source.rows]
    assert texts == [
        ["1", "Player 001 – Player 002", "Player 001 – Player 003"],
        ["2", "Player 003 – Player 004", "Player 004 – Player 005"],
        ["3", "Player 005 – Player 006", "Player 006: pairing-allocated bye"],
    ]
    assert "Player 002" in dialog.sentence.text()
    assert panel.session.view.store.revision == revision
    panel.session.changes.run(SetCheckIn(1, (2,), CheckIn.PRESENT))
    assert not check.preview.isVisibleTo(check)


@pytest.mark.parametrize(("system", "asks"), [(DUTCH, True), (KEIZER, False)])
def test_the_colour_of_round_1_is_asked_only_where_the_system_draws_it(open_page, system, asks) -> None:
    field = arena("1 A 2100\n2 B 2000\n3 C 1900\n4 D 1800", rounds_total=5)
    panel = open_page(with_facts(field, made_here(replace(facts_of(field), system_key=system.key))))
    assert bool(panel.check.colour.text()) is asks


@pytest.mark.parametrize("said", ["the boards were set up wrongly", None])
def test_who_draws_again_what_players_have_seen_says_why(open_page, said):
    """And who changes prohibited pairings under way: both stand in the tournament report with the reason."""
    from tdapp.ui.pages.rounds.pairing.rules import PairingRulesDialog

    panel = open_page(field(4, chess960=True, rounds_total=3))
    session = panel.session
    panel.actions_.draw_position(1)  # nobody has seen one: nothing is asked
    for step in (StorePairing(1, 1, ((1, 3), (4, 2))), PublishRound(1, 1), LeaveFideMode(1, "a club evening", ALL)):
        session.changes.attempt(step)
    asked = []
    session.messages.ask = lambda question: asked.append(question) or said
    before = session.view.section.comments
    assert panel.actions_.draw_position(1) is (said is not None)
    rules = PairingRulesDialog(session, panel)
    assert rules._run(SetProhibitions(1, (ForbiddenPairs(1, 3, (1, 2)),))) is (said is not None)
    assert [question.needs_reason for question in asked] == [True, True]
    new = session.view.section.comments[len(before) :]
    assert [said in line for line in new if "Reason" in line] == ([True, True] if said else [])
    assert (new == ()) is (said is None)
