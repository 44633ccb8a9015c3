"""What a telephone sends counts when a desk has it, where the arbiter wants that: page, process, window and desk."""

from __future__ import annotations

import ssl

import pytest

from tdapp.domain.arbiters.by import Role
from tdapp.services.arbiters.second_computer import SECOND_COMPUTER
from tdapp.ui.pages.event.together import TogetherDialog
from tests.event_files import DRAW, WHITE
from tests.ui.pages.event.telephones import Telephone, entry, in_background
from tests.ui.session.together.test_desks import PATIENCE, Hall, hall

__all__ = ["hall"]


def test_an_entry_is_answered_when_a_desk_has_it_on_its_disk(hall: Hall, qtbot, monkeypatch) -> None:
    monkeypatch.setattr(ssl, "_create_default_https_context", ssl._create_unverified_context)
    _session, desk = hall.joined("Ana")
    one = hall.team.add(Role.SECTOR, "Cy")
    dialog = TogetherDialog(hall.team._session, hall.team)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.on_two.isHidden()
    dialog.on_two.setChecked(True)
    assert hall.store.preferences()[SECOND_COMPUTER] is True
    qtbot.waitUntil(lambda: hall.team.address(one) != "", timeout=PATIENCE)
    phone = Telephone(hall.team.address(one))
    in_background(qtbot, phone.get)
    said = in_background(qtbot, lambda: phone.act(**entry("result", result="1-0", origin="a1")))
    assert said["done"]
    assert "Only the leading computer" not in said["text"]
    assert desk.round(1, 1).boards[0].result is WHITE  # it was there before the telephone was told
    hall.links[0]._session.view.open(None)  # the desk goes home
    sent = entry("result", 2, 4, 2, result="1/2-1/2", origin="a2")
    said = in_background(qtbot, lambda: phone.act(**sent))
    assert said["done"]
    assert said["text"].endswith("Only the leading computer has it: no desk answers.")
    assert hall.store.round(1, 1).boards[1].result is DRAW


@pytest.mark.parametrize("is_desk", [False, True])
def test_who_has_no_desk_sees_nothing_of_it(hall: Hall, qtbot, is_desk: bool) -> None:
    hall.team.add(Role.DEPUTY if is_desk else Role.SECTOR, "Ana", desk=is_desk)
    dialog = TogetherDialog(hall.team._session, hall.team)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.on_two.isHidden() != is_desk
