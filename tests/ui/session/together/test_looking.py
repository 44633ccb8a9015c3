"""What a dialog shows is of when it was opened: what others change meanwhile is not lost, nor overwritten unasked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QDialog

from tdapp.domain.arbiters.by import By, Role
from tdapp.domain.commands.players import EditPlayers
from tdapp.domain.section.player import Player
from tdapp.domain.words.checks import Level, NeedsConfirmation, Warning
from tdapp.storage import EventFile
from tdapp.ui.session.calculations import Calculations
from tdapp.ui.session.question import Question
from tdapp.ui.session.session import Session
from tdapp.ui.widgets.confirm import ConfirmDialog
from tdapp.ui.widgets.fitting import FittingDialog
from tests.arena import arena
from tests.event_files import opened

ANA = By("Ana", Role.ENTRY)


@pytest.fixture(name="store")
def _store(tmp_path: Path) -> Iterator[EventFile]:
    with opened(tmp_path, arena("1 A 2000 |\n2 B 1900 |", rounds_total=3)) as store:
        yield store


@pytest.fixture(name="session")
def _session(qapp: QApplication, store: EventFile) -> Iterator[Session]:
    session = Session(Calculations())
    session.view.open(store)
    yield session
    session.view._store = None  # the fixture of the file closes it


def shown(dialog: QDialog) -> QDialog:
    dialog.setModal(True)
    dialog.show()
    return dialog


def edit(store: EventFile, **fields: str) -> EditPlayers:
    return EditPlayers(1, (replace(player(store), **fields),))


def player(store: EventFile) -> Player:
    return store.snapshot(1).players[0]


def come(session: Session, store: EventFile, command: EditPlayers) -> None:
    """Ana's step, taken in by the window of who leads."""
    done = store.carry_out(command, ANA)
    session.changes.tell(done.changes, None)


def test_two_fields_of_one_player_both_stay(session: Session, store: EventFile, qtbot) -> None:
    dialog = shown(FittingDialog())
    mine = edit(store, comment="no phone")
    come(session, store, edit(store, club="Lyon"))
    session.changes.attempt(mine)
    assert (player(store).club, player(store).comment) == ("Lyon", "no phone")
    dialog.close()


def test_the_same_field_is_asked_with_both_values_and_the_name(session: Session, store: EventFile, qtbot) -> None:
    dialog = shown(FittingDialog())
    mine = edit(store, club="Metz")
    come(session, store, edit(store, club="Lyon", comment="late"))
    asked: list[Question] = []
    session.messages.ask = lambda question: asked.append(question)  # type: ignore[assignment,func-returns-value]
    assert session.changes.run(mine) is None
    (question,) = asked
    assert "Since you looked, Ana has changed the same: Club is Lyon now, you enter Metz" in str(question.warnings[0])
    assert player(store).club == "Lyon"

    def agreed(_question: Question) -> str:
        QCoreApplication.processEvents()
        return ""

    session.messages.ask = agreed  # type: ignore[method-assign]
    dialog.close()  # whoever opened it does at once what was chosen there
    assert session.changes.run(mine) is not None
    assert (player(store).club, player(store).comment) == ("Metz", "late")  # what he did not mean stays


def test_what_others_change_while_it_is_asked_is_asked_too(session: Session, store: EventFile, qtbot) -> None:
    dialog = shown(FittingDialog())
    mine = edit(store, club="Metz")
    come(session, store, edit(store, club="Lyon"))
    asked: list[str] = []

    def meanwhile(question: Question) -> str | None:
        asked.append(str(question.warnings[0]))
        if len(asked) > 1:
            return None
        come(session, store, edit(store, club="Nice"))
        return ""

    session.messages.ask = meanwhile  # type: ignore[method-assign]
    with pytest.raises(NeedsConfirmation, match="Club is Nice now"):
        session.changes.attempt(mine)
    assert player(store).club == "Nice"
    dialog.close()


def test_without_a_dialog_what_stands_is_what_was_seen(session: Session, store: EventFile, qtbot) -> None:
    shown(FittingDialog()).close()
    QCoreApplication.processEvents()
    mine = edit(store, club="Metz")
    come(session, store, edit(store, club="Lyon"))
    session.changes.attempt(mine)
    assert player(store).club == "Metz"


def test_a_question_shows_no_values_and_one_goes_on_from_ones_own_step(
    session: Session, store: EventFile, qtbot
) -> None:
    looking = session.changes._looking
    question = shown(ConfirmDialog(Question("Sure?", (Warning(Level.CONFIRM, "x", "y"),))))
    assert looking.since is None
    question.close()
    dialog = shown(FittingDialog())
    first = looking.since
    assert first == store.revision
    session.changes.attempt(edit(store, club="Lyon"))
    assert looking.since == store.revision == first + 1
    inner = shown(FittingDialog())
    come(session, store, edit(store, comment="here"))
    assert looking.since == first + 1
    session.messages.ask = lambda _question: None  # type: ignore[method-assign]
    with pytest.raises(NeedsConfirmation):
        session.changes.attempt(edit(store, comment="there"))
    inner.close()
    dialog.close()
    QCoreApplication.processEvents()
    assert looking.since is None


def test_a_window_that_is_no_dialog_in_the_way_counts_nothing(session: Session, qtbot) -> None:
    dialog = FittingDialog()
    dialog.show()
    assert session.changes._looking.since is None
    dialog.close()
    shown(FittingDialog())
    session.view.event_changed.emit()  # another event
    assert session.changes._looking.since is None
