"""A new section from a table: who comes in is shown before, and what is missing."""

from __future__ import annotations

import pytest

from tdapp.domain.systems.registry import ROUND_ROBIN
from tdapp.ui.pages.event.from_table import FromTableDialog
from tdapp.ui.widgets.basics import choose


@pytest.fixture
def dialog(window, qtbot) -> FromTableDialog:
    made = FromTableDialog(window.session, window)
    qtbot.addWidget(made)
    return made


def test_a_play_off_of_the_first_two(dialog: FromTableDialog) -> None:
    dialog.places.setText("1-2")
    assert dialog.confirm.isEnabled()
    assert dialog.preview.text().startswith("Play-off: 1 ")
    command = dialog.command()
    assert command is not None
    (made,) = command.sections
    assert (made.facts.system.id, made.facts.rounds_total, len(made.players)) == ("knockout", 1, 2)


def test_groups_of_two(dialog: FromTableDialog) -> None:
    choose(dialog.system, ROUND_ROBIN)
    dialog.places.setText("1-4")
    dialog.grouped.setChecked(True)
    for _ in range(2):
        dialog.group_size._by(-1)
    command = dialog.command()
    assert command is not None
    assert [one.facts.name for one in command.sections] == ["Play-off 1", "Play-off 2"]


@pytest.mark.parametrize(
    ("field", "text", "said"),
    [
        ("name", "", "Give the new section a name."),
        ("places", "one to eight", "Write places as 1-8."),
        ("places", "1-999", "there is no place 999"),
    ],
)
def test_what_is_missing_is_said_and_nothing_can_be_added(
    dialog: FromTableDialog, field: str, text: str, said: str
) -> None:
    getattr(dialog, field).setText(text)
    assert said in dialog.preview.text()
    assert not dialog.confirm.isEnabled()
    assert dialog.command() is None


def test_without_a_source(dialog: FromTableDialog) -> None:
    for box in dialog.sources.values():
        box.setChecked(False)
    assert dialog.preview.text() == "Choose a section to take the players from."
