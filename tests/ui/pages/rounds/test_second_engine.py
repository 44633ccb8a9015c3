"""Every round paired twice: the line above the round, the other pairing taken, the report, a failing second engine."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QFileDialog

from tdapp.pairing.engines.dutch.adapter import DutchEngine
from tdapp.pairing.engines.engine import EngineFault
from tdapp.pairing.engines.gacrux import GacruxEngine
from tdapp.pairing.engines.registry import GACRUX
from tdapp.ui.pages.rounds.pairing.engine_choice import EngineChoice
from tdapp.ui.pages.rounds.pairing.second import SecondEngine
from tdapp.ui.session.tasks import TaskRunner
from tests.ui.round_stage import TopDown, field


class Renamed(TopDown):
    name = "second 2.0"


class Broken(TopDown):
    def pair(self, section, round_number=None, **_options):
        raise EngineFault("second 2.0 has crashed; nothing has changed.")


def boards(panel, number=1):
    return [board.players for board in panel.session.view.round(number).boards]


def test_nothing_is_said_before_the_second_engine_has_answered(open_page):
    panel = open_page(field(6))
    panel.check.pair.click()
    assert boards(panel) == [(1, 2), (3, 4), (5, 6)]
    assert not panel.second_line.isVisible()


def test_two_engines_agree(open_page):
    panel = open_page(field(6))
    panel.desk.second.change(Renamed)
    panel.check.pair.click()
    assert "paired by topdown 1.0, second 2.0 agrees" in panel.header.subtitle.text()
    assert not panel.second_line.isVisible(), "the boards have its room"
    panel.session.changes.undo()  # the round is not paired any more
    panel.refresh()
    assert "agrees" not in panel.header.subtitle.text()


def test_two_engines_differ_and_the_arbiter_chooses(open_page, qtbot):
    panel = open_page(field(6))
    panel.desk.second.change(DutchEngine)
    panel.check.pair.click()
    lines = panel.second_line.text().splitlines()
    # all have nothing and no colour is due: only the order of the numbers speaks against 1-2, 3-4, 5-6
    assert lines[0] == "Two engines differ on this round."
    assert lines[1] == "topdown 1.0: 1–2, 3–4, 5–6"
    assert lines[2].endswith(": 1–4, 5–2, 3–6")
    assert lines[3].startswith("Against the pairing of topdown 1.0: That would be as good, but ")
    asked = []
    panel.session.messages.ask = lambda question: asked.append(question) or ""
    panel.second_line.take.click()
    assert len(asked) == 1
    assert boards(panel) == [(1, 4), (5, 2), (3, 6)]
    assert panel.session.view.round(1).engine.name == "tdapp"
    qtbot.waitUntil(lambda: not panel.second_line.isVisible(), timeout=30_000)


def test_what_two_engines_differ_on_can_be_kept(open_page, monkeypatch, tmp_path):
    panel = open_page(field(5))
    panel.desk.second.change(DutchEngine)
    panel.check.pair.click()
    target = tmp_path / "report.trf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(target), ""))
    panel.second_line.keep.click()
    written = target.read_text(encoding="utf-8").splitlines()
    assert written[0] == "012 Round 1"
    assert written[-2] == "### topdown 1.0: 1-2 3-4 5-0"
    assert written[-1].startswith("### tdapp ")
    assert "Player 001" not in "".join(written)
    assert "holds no names" in panel.banner.text()


def test_an_opinion_is_still_known_when_the_event_is_opened_again(open_page):
    panel = open_page(field(6))
    panel.desk.second.change(DutchEngine)
    panel.check.pair.click()
    view = panel.session.view
    said = panel.desk.second.opinion(view.round(1))
    tomorrow = SecondEngine(view, TaskRunner(), None)
    known = tomorrow.opinion(view.round(1))
    assert known is not None
    assert known.comparison.first.pairs == said.comparison.first.pairs
    assert known.comparison.second.pairs == said.comparison.second.pairs
    assert known.comparison.reasons == said.comparison.reasons
    (key,) = (key for key in view.store.preferences() if key.startswith("second engine/"))
    view.store.remember(key, [{"engine": "x"}, "what another hand wrote"])
    assert SecondEngine(view, TaskRunner(), None).opinion(view.round(1)) is None


def test_a_second_engine_that_fails_spoils_nothing(open_page):
    panel = open_page(field(6))
    panel.desk.second.change(Broken)
    panel.check.pair.click()
    assert boards(panel) == [(1, 2), (3, 4), (5, 6)]
    assert panel.second_line.text() == "No second opinion: second 2.0 has crashed; nothing has changed."
    assert not panel.second_line.keep.isVisible()


def test_a_late_opinion_is_not_shown_with_another_pairing(open_page):
    panel = open_page(field(6))
    panel.desk.second.change(Renamed)
    panel.check.pair.click()
    opinion = panel.desk.second.opinion(panel.session.view.round(1))
    assert opinion is not None
    assert not replace(opinion, pairing=replace(opinion.pairing, pairs=((1, 3),))).is_of(panel.session.view.round(1))
    assert panel.desk.second.opinion(panel.session.view.round(2)) is None


def test_which_engine_is_the_second():
    assert isinstance(EngineChoice().make(), DutchEngine)
    assert isinstance(EngineChoice().make_second(), GacruxEngine)
    assert isinstance(EngineChoice(GACRUX).make(), GacruxEngine)
    assert isinstance(EngineChoice(GACRUX).make_second(), DutchEngine)
    assert isinstance(EngineChoice("/no/such/engine").make_second(), DutchEngine)


def test_the_choice_of_the_three(open_page):
    from tdapp.ui.pages.rounds.pairing.engine import EngineDialog

    panel = open_page(field(4))
    dialog = EngineDialog(panel.desk, panel._tasks, panel)
    assert dialog.own.isChecked()
    assert dialog.choice().path == ""
    dialog.gacrux.setChecked(True)
    assert dialog.choice().path == GACRUX
    assert dialog.confirm.isEnabled()
    panel.desk.choose(dialog.choice())
    again = EngineDialog(panel.desk, panel._tasks, panel)
    assert again.gacrux.isChecked()
    assert again.path.text() == ""
    dialog.reject()
    again.reject()
