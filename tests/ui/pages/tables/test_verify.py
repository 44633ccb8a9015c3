"""The Verify dialog: progress, result, reasons, cancel; the numbers themselves are tested with the service."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.section.ladder import parse_ladder
from tdapp.pairing.engines.engine import EngineFault, PairingCancelled
from tdapp.services.tables.proving import SECOND
from tdapp.services.tables.second_opinion import RungOpinion, SecondOpinion, ValueDifference, Verdict
from tdapp.ui.pages.tables.ladder.opinion_rows import verdict_words
from tdapp.ui.pages.tables.ladder.second_opinion import SecondOpinionDialog
from tdapp.ui.pages.tables.ladder.verification import Verification
from tdapp.ui.session.calculations import Calculations
from tdapp.ui.session.tasks import TaskRunner
from tdapp.ui.widgets.paper.pdf_preview import PdfPreview

LADDER = parse_ladder("BH,STD,MAN")
OPINION = SecondOpinion(
    "gacrux 0",
    3,
    (
        RungOpinion("PTS", "Points", Verdict.AGREES, 6),
        RungOpinion("BH@fide-2026", "Buchholz", Verdict.DIFFERS, 6, (ValueDifference(1, "<b>x</b>", "7.5", "99", ""),)),
        RungOpinion("STD", "Standard", Verdict.EXPLAINED, 6, (ValueDifference(2, "y", "1", None, "C.07, 7.7 ..."),)),
        RungOpinion("MAN", "By hand", Verdict.NOT_CHECKED, reason="gacrux does not compute this criterion."),
    ),
)


class Answer(Calculations):
    """Gives this opinion, or raises this problem; ``asked`` keeps what was asked."""

    def __init__(self, answer: SecondOpinion | Exception) -> None:
        self._answer = answer
        self.asked = None

    def second_opinion(self, section, ladder, after_round, *, cancel, progress):
        self.asked = (str(ladder), after_round, cancel())
        progress(1, 4)
        if isinstance(self._answer, Exception):
            raise self._answer
        return self._answer


class Contradicted(Answer):
    """Besides, the second calculation gives player 1 another Buchholz."""

    def proof(self, section, ladder, after_round, *, cancel, progress):
        proof = super().proof(section, ladder, after_round, cancel=cancel, progress=progress)
        wrong = replace(proof.rungs[1].values[0], second="0.5", against=(SECOND,))
        rung = replace(proof.rungs[1], values=(wrong, *proof.rungs[1].values[1:]))
        return replace(proof, rungs=(proof.rungs[0], rung, *proof.rungs[2:]))


@pytest.fixture
def opened(qtbot, session):
    def make(answer, kind=Answer):
        session.tables.calculations = kind(answer)
        verification = Verification(session, TaskRunner(threaded=False), session)
        dialog = SecondOpinionDialog(verification, LADDER)
        qtbot.addWidget(dialog)
        return dialog

    return make


def test_what_differs_is_shown_first_with_its_reason(opened, announced):
    dialog = opened(OPINION)
    assert dialog.rungs.source.rowCount() == 4
    assert dialog.rungs.current_key() == 1
    assert dialog.banner.property("banner") == "danger"
    assert "1 differs without an explanation" in dialog.banner.text()
    assert dialog.values.source.rows[0].cells[1].text == "<b>x</b>"
    assert "report it" in dialog.explanation.text()
    dialog.rungs.select_key(2)
    assert dialog.explanation.text() == "C.07, 7.7 ..."
    dialog.rungs.select_key(3)
    assert dialog.detail.text() == "gacrux does not compute this criterion. No second calculation."
    assert not dialog.values.isVisibleTo(dialog)
    assert any("gacrux 0 after round 3" in text for text in announced)


def test_the_second_calculation_stands_beside_gacrux(opened):
    dialog = opened(OPINION)
    buchholz, by_hand = dialog.rungs.source.rows[1].cells, dialog.rungs.source.rows[3].cells
    assert (buchholz[2].text, buchholz[3].text, buchholz[4].text) == ("differs", "agrees", "C.07, 8.1")
    assert by_hand[3].text == "not checked"
    dialog.rungs.select_key(3)
    assert "No second calculation." in dialog.detail.text()


def test_what_the_second_calculation_contradicts_is_told_with_its_article(opened):
    agreed = RungOpinion("BH@fide-2026", "Buchholz", Verdict.AGREES, 6)
    dialog = opened(replace(OPINION, rungs=(OPINION.rungs[0], agreed, *OPINION.rungs[2:])), Contradicted)
    assert dialog.banner.property("banner") == "danger"
    dialog.rungs.select_key(1)
    assert dialog.rungs.source.rows[1].cells[3].text == "differs"
    assert [cell.text for cell in dialog.values.source.rows[0].cells][3] == "0.5"
    assert dialog.explanation.text() == "The second calculation, by C.07, 8.1, says otherwise: report it."


def test_the_page_is_shown_and_can_be_printed(opened, monkeypatch):
    dialog = opened(OPINION)
    shown = []
    monkeypatch.setattr(PdfPreview, "show_through", lambda self: shown.append(self._printed))
    dialog.print_button.click()
    assert shown[0].pdf.startswith(b"%PDF")


def test_a_failure_is_a_sentence(opened):
    dialog = opened(EngineFault("gacrux 0 could not compute BH."))
    assert dialog.banner.text() == "gacrux 0 could not compute BH."
    assert dialog.close_button.text() == "Close"


def test_cancelling_closes(opened):
    dialog = opened(PairingCancelled())
    assert dialog.result() == dialog.DialogCode.Rejected


def test_closing_asks_the_task_to_end(qtbot, session):
    session.tables.calculations = Answer(OPINION)
    verification = Verification(session, TaskRunner(threaded=False), session)
    verification.start(LADDER)
    assert session.tables.calculations.asked == ("BH,STD,MAN", session.view.after_round, False)
    verification.cancel()
    assert verification._stop.is_set()


@pytest.mark.parametrize("verdict", list(Verdict))
def test_every_verdict_has_words_and_looks(verdict):
    assert verdict_words(verdict.name)


def test_the_page_and_the_menu_offer_it(window, monkeypatch):
    shown = []
    monkeypatch.setattr(SecondOpinionDialog, "exec", lambda self: shown.append(self))
    window.session.tables.calculations = Answer(OPINION)
    window.show_page("tiebreaks")
    window.panel("tiebreaks").verify.click()
    window.stack.actions_of["tiebreaks"]["verify"].trigger()
    assert len(shown) == 2
