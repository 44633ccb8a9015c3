"""Tournament ratings and the comparison with a list in the window."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdapp.domain.ratings.rating_list import parse_sequence, sequence_text
from tdapp.domain.section.event import Event, RatingMethod
from tdapp.domain.section.player import Player, Rating
from tdapp.services.ratings.check import CheckedField
from tdapp.storage.event.opening import open_event_file
from tdapp.ui.pages.players.add_players import AddPlayersDialog
from tdapp.ui.pages.players.rating_check import RatingCheckDialog
from tdapp.ui.pages.players.rating_method import RatingMethodDialog
from tests.arena import arena
from tests.ui.every_place import nameless
from tests.ui.registration_stage import event_file, keep, players, section

FIELD = (
    Player(1, "Both", 2000, ratings=(Rating("standard", 2000, "FIDE", "2026-10"), Rating("rapid", 1900, "FIDE")),
           national_rating=2100),
    Player(2, "Other list", 1800, ratings=(Rating("DWZ", 1850, "DWZ", "2026-09"),)),
    Player(3, "National", None, national_rating=1700),
)  # fmt: skip


def opened(desk, tmp_path, one=None):
    desk.session.view.open(open_event_file(event_file(tmp_path / "r.tdb", one or section(*FIELD))))
    return desk.session


def changes(dialog) -> dict[int, str]:
    return {row.key: row.cells[2].text for row in dialog.table.source.rows}


def test_the_method_and_the_order_show_who_changes_in_one_step(desk, qtbot, tmp_path) -> None:
    session = opened(desk, tmp_path)
    dialog = RatingMethodDialog(session, desk)
    qtbot.addWidget(dialog)
    assert not nameless(dialog)
    dialog.choices[RatingMethod.HIGHER].click()
    assert changes(dialog) == {1: "2100", 3: "1700"}
    dialog.choices[RatingMethod.OTHER].click()
    assert changes(dialog) == {}
    (dwz,) = parse_sequence("DWZ:standard")
    assert dwz in dialog.order._known  # of a player, though no list of it is here
    dialog.order.add_choice(dwz)
    QTest.keyClick(dialog.order.list, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert sequence_text(dialog.order.order()) == "DWZ:standard,FIDE:standard"
    assert changes(dialog) == {2: "1850"}
    revision = session.view.store.revision
    dialog.confirm.click()
    assert session.view.store.revision == revision + 1
    now = session.view.section
    assert (now.rating_method, now.list_orders) == (
        RatingMethod.OTHER, (("standard", "DWZ:standard,FIDE:standard"),),
    )  # fmt: skip
    assert [player.rating for player in now.players] == [2000, 1850, None]
    session.changes.undo()
    assert (session.view.section.rating_method, session.view.section.list_orders) == (None, ())


def test_the_usual_order_and_the_last_rating_stay(desk, qtbot, tmp_path) -> None:
    session = opened(desk, tmp_path, replace(section(*FIELD), rate="rapid"))
    dialog = RatingMethodDialog(session, desk)
    qtbot.addWidget(dialog)
    assert sequence_text(dialog.order.order()) == "FIDE:rapid,FIDE:standard"
    dialog.order.remove_current()
    dialog.order.remove_current()
    assert sequence_text(dialog.order.order()) == "FIDE:standard"
    assert not dialog.order.remove.isEnabled()
    dialog.order.usual.click()
    assert sequence_text(dialog.order.order()) == "FIDE:rapid,FIDE:standard"
    assert dialog._order == ""


def test_after_round_one_only_the_order_changes(desk, qtbot, tmp_path) -> None:
    session = opened(desk, tmp_path, arena("1 A 1700 | 2w1\n2 B 1600 | 1b0", rounds_total=9))
    dialog = RatingMethodDialog(session, desk)
    qtbot.addWidget(dialog)
    assert not any(choice.isEnabled() for choice in dialog.choices.values())
    (rapid,) = parse_sequence("FIDE:rapid")
    dialog.order.add_choice(rapid)
    dialog.confirm.click()
    assert session.view.section.list_orders == (("standard", "FIDE:standard,FIDE:rapid"),)


def test_numbers_are_offered_anew_when_they_no_longer_follow(desk, tmp_path, monkeypatch) -> None:
    opened(desk, tmp_path)
    offered: list[bool] = []
    monkeypatch.setattr(type(desk.stack.actions_of["players"]), "show_regenerate", lambda _self: offered.append(True))

    def choose(_actions, dialog) -> bool:
        dialog.choices[RatingMethod.NATIONAL].click()
        dialog.confirm.click()
        return bool(dialog.result())

    monkeypatch.setattr(type(desk.stack.actions_of["players"]), "_show", choose)
    desk.stack.actions_of["players"]["method"].trigger()
    assert [player.rating for player in desk.session.view.section.players] == [2100, None, 1700]
    assert offered == [True]


def test_who_is_added_has_the_rating_of_the_order(desk, qtbot, tmp_path) -> None:
    opened(desk, tmp_path, replace(section(*FIELD), list_orders=(("standard", "FIDE:blitz,FIDE:standard"),)))
    keep(desk, tmp_path)
    dialog = AddPlayersDialog(desk.session, desk.stack.actions_of["players"].registration, desk)
    qtbot.addWidget(dialog)
    QTest.keyClicks(dialog.search, "carls")
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    assert players(desk)[4].rating == 2860


def test_only_ratings_are_ticked_and_written_in_one_step(desk, qtbot, tmp_path) -> None:
    one = Player(
        1, "Carlsen, M", 2800, federation="SWE", fide_id="1503014", ratings=(Rating("standard", 2800, "FIDE"),)
    )
    gone = Player(2, "Gone, Player", 1800, fide_id="999")
    event = Event("E", start=dt.date(2026, 10, 10))
    session = opened(desk, tmp_path, replace(section(one, gone), event=event))
    keep(desk, tmp_path)
    dialog = RatingCheckDialog(session, desk.stack.actions_of["players"].registration, desk)
    qtbot.addWidget(dialog)
    assert not nameless(dialog)
    assert "2 Gone, Player" in dialog.notes.text()
    dialog.nothing.click()
    dialog.which.button("ratings").click()
    assert {dialog._proposals[row.key].field for row in dialog.table.source.rows} == {
        CheckedField.LISTED_RATING, CheckedField.TOURNAMENT_RATING,
    }  # fmt: skip
    dialog.all.click()
    dialog.which.button("person").click()
    assert not any("☑" in row.cells[0].text for row in dialog.table.source.rows)
    revision = session.view.store.revision
    dialog.confirm.click()
    assert session.view.store.revision == revision + 1
    changed = players(desk)[1]
    assert (changed.name, changed.federation, changed.rating) == ("Carlsen, M", "SWE", 2823)
