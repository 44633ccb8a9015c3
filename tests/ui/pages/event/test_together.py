"""Working together: invitations, what each page may do, entries carried out and answered, and a new start."""

from __future__ import annotations

import json
import socket
import sys
import time
import urllib.error
import urllib.request

import pytest

from tdapp.domain.arbiters.by import Role
from tdapp.domain.arbiters.invitation import Invitation
from tdapp.domain.commands.rounds import EnterResult
from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.domain.games.stream import Mark
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.player import CheckIn
from tdapp.services.arbiters import section_desk
from tdapp.services.arbiters.boards import boards_of, boards_text
from tdapp.services.door.second_person import SECOND_PERSON
from tdapp.services.games.hearing import hear
from tdapp.storage import open_event_file
from tdapp.ui.pages.event.together import TogetherDialog
from tdapp.ui.session.live_desk import LiveDesk
from tdapp.ui.session.together import team_desk
from tdapp.ui.session.together.team_desk import Pass
from tests.effort import thorough
from tests.event_files import do
from tests.ui.pages.event.telephones import PATIENCE, Telephone, choose, desk, entry, in_background, opened, status_of

__all__ = ["desk"]


@pytest.mark.parametrize(
    ("text", "boards"),
    [("1-4, 7", (1, 2, 3, 4, 7)), ("3", (3,)), ("2,2-3", (2, 3)), ("", ()), ("all", ()), ("1-", ()), ("4-1", ())],
)
def test_boards_are_written_as_people_write_them(text, boards):
    assert boards_of(text) == boards
    assert boards_of(boards_text(boards)) == tuple(sorted(boards))


def test_a_volunteer_enters_moves_that_are_kept_and_no_others(desk, qtbot):
    session = desk._session
    store, said = session.view.store, []
    session.messages.said.connect(said.append)
    phone = opened(desk, qtbot, desk.add(Role.NOTATION, sections=(1,), boards=(1,)))
    (board,) = json.loads(in_background(qtbot, lambda: phone.get("state.json")))["boards"]
    assert (board["white"], len(board["legal"])) == ("A", 20)
    entry = {"kind": "move", "board": 1, "ply": 0, "uci": "e2e4"}
    for _ in range(2):  # sent again, it counts once
        told = in_background(qtbot, lambda: phone.act(**entry))
        assert told["boards"][0]["sans"] == ["e4"]
    assert [stream.record.moves for stream in store.streams(1)] == [("e2e4",)]
    wrong = in_background(qtbot, lambda: phone.act(kind="move", board=1, ply=1, uci="e2e4"))
    assert "not legal" in wrong["text"]
    other = in_background(qtbot, lambda: phone.act(kind="move", board=2, ply=0, uci="e2e4"))
    assert "not yours" in other["text"]
    in_background(qtbot, lambda: phone.act(kind="back", board=1, ply=1))
    assert [stream.record.moves for stream in store.streams(1)] == [()]
    assert "called" in in_background(qtbot, lambda: phone.act(kind="call", board=1, ply=0))["text"]
    assert session.running.calls == {(1, 1, 1)}
    assert any("Board 1" in line for line in said)
    for stranger, status in ((phone.address, 403), (phone.address.replace("/d/", "/d/x"), 404)):
        other = Telephone(stranger)
        other.early = ()
        with pytest.raises(urllib.error.HTTPError) as refused:
            in_background(qtbot, other.get)
        assert refused.value.code == status
        refused.value.close()
    do(store, EnterResult(1, 1, 1, GameResult.DRAW))
    late = in_background(qtbot, lambda: phone.act(kind="move", board=1, ply=0, uci="d2d4"))
    assert "the game is over" in late["text"]  # but what was played is kept
    (stream,) = store.streams(1)
    assert (stream.record.moves, stream.mark, stream.shown.moves) == (("d2d4",), Mark.LATE, ())


def test_an_arbiter_sees_all_boards_and_takes_alerts_under_his_name(desk, qtbot, monkeypatch):
    """Also after the process was killed: the same address, the same device."""
    monkeypatch.setattr(team_desk, "AGAIN", 50)
    session, store = desk._session, desk._session.view.store
    chief = desk.add(Role.SECTOR, "Zoë")
    phone = opened(desk, qtbot, chief)
    shuffle = ("g1f3", "g8f6", "f3g1", "f6g8") * 2
    played = GameRecord(1, 4, 2, plies=tuple(map(Ply, shuffle)), state=GameState.PLAYING)
    hear(store, 1, store.round(1, 1), [played], 1.0)
    session.running.came.emit()

    def state() -> dict:
        return in_background(qtbot, phone.section)

    qtbot.waitUntil(lambda: bool(state()["facts"]["alerts"]), timeout=PATIENCE)
    held = state()
    assert [(board["number"], board.get("move", "")) for board in held["boards"]] == [(1, ""), (2, "4… Ng8")]
    (alert,) = held["facts"]["alerts"]
    assert (alert["kind"], alert["article"], alert["urgency"], alert["by"]) == ("A1", "Laws, 9.2", "inform", "")
    qtbot.waitUntil(lambda: chief.held.device != "", timeout=PATIENCE)
    address, process = desk.address(chief), desk._process.process
    process.kill()
    qtbot.waitUntil(lambda: desk._process.process is not process and desk.address(chief) == address, timeout=PATIENCE)
    act = {"kind": "take", "section": 1, "round": 1, "board": 2, "alert": "A1", "cause": alert["cause"]}
    told = in_background(qtbot, lambda: phone.act(**act))
    assert told["done"]
    assert [one["by"] for one in told["sections"][0]["facts"]["alerts"]] == ["Zoë"]
    assert [one.by for one in store.taken_alerts(1)] == ["Zoë"]
    again = in_background(qtbot, lambda: phone.act(**act))
    assert "taken this alert already" in again["text"]


def test_a_process_that_breaks_says_why(desk, qtbot):
    """Before it listens: later it is started again."""
    said = []
    desk.failed.connect(said.append)
    desk._process.program = (sys.executable, "-c", "import sys; sys.exit('noise\\nno such thing')")
    desk.add(Role.SECTOR, "Zoë")
    qtbot.waitUntil(lambda: not desk.is_running, timeout=PATIENCE)
    assert said == ["no such thing"]


def test_invitations_are_made_and_taken_back(desk, qtbot, monkeypatch):
    monkeypatch.setattr(desk, "_start", lambda: None)  # nothing listens here
    dialog = TogetherDialog(desk._session, desk)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.state.text() == "Nothing listens."
    dialog.invite.click()
    assert "name" in dialog.banner.text()
    choose(dialog, Role.NOTATION)
    dialog.boards.setText("from 1 to 4")
    dialog.invite.click()
    assert "1-4, 7" in dialog.banner.text()
    assert desk.passes == []
    choose(dialog, Role.SECTOR)
    dialog.name.setText("  Zoë ")
    dialog.boards.setText("")
    dialog.invite.click()
    choose(dialog, Role.NOTATION)
    dialog.boards.setText("1, 2")
    dialog.invite.click()
    choose(dialog, Role.CHECK_IN)
    assert not dialog.boards.isVisible()
    dialog.name.setText("Łukasz")
    dialog.invite.click()
    store = desk._session.view.store
    assert [(one.name, one.role, one.boards) for one in store.invitations()] == [
        ("Zoë", Role.SECTOR, ()), ("", Role.NOTATION, (1, 2)), ("Łukasz", Role.CHECK_IN, ()),
    ]  # fmt: skip
    assert [dialog.passes.item(n).text() for n in range(3)] == [
        "Zoë · Arbiter in the hall · not opened yet",
        "Notation · boards 1-2 · not opened yet",
        "Łukasz · Check-in at the door · not opened yet",
    ]
    dialog.hall.click()
    assert dialog.secure.isChecked()  # results go through the air: encrypted, unless somebody wants it otherwise
    dialog.name.setText("Max")
    dialog.invite.click()  # nobody answers the question about the hall
    assert len(desk.passes) == 3
    for _ in range(3):
        dialog.take_back.click()
    assert (desk.passes, store.invitations()) == ([], ())
    assert not dialog.passes.isVisible()


def test_a_result_comes_from_the_hall_and_is_answered(desk, qtbot):
    session, seen = desk._session, []
    store = session.view.store
    session.changes.changed.connect(lambda changes, _by: seen.append(changes.topics))
    ana = desk.add(Role.SECTOR, "Ana")
    phone = opened(desk, qtbot, ana)
    before = store.revision
    sent = entry("result", result="1-0", origin="a1")
    told = in_background(qtbot, lambda: phone.act(**sent))
    assert (told["done"], told["undo"], store.round(1, 1).board(1).result) == (True, "a1", GameResult.WHITE_WINS)
    assert [one["words"] for one in told["sections"][0]["boards"] if one["number"] == 1] == ["1-0"]
    assert store.journal(limit=1)[0].actor == "Ana"
    assert len(seen) == 1  # the window has heard of it
    again = in_background(qtbot, lambda: phone.act(**sent))  # the answer was lost
    assert (again["done"], store.revision) == (True, before + 1)
    same = in_background(qtbot, lambda: phone.act(**{**sent, "origin": "a2"}))
    assert (same["done"], store.revision, same["undo"]) == (True, before + 1, "")
    assert "already" in same["text"]
    other = {**sent, "result": "0-1", "origin": "a3"}
    asked = in_background(qtbot, lambda: phone.act(**other))
    assert (asked["done"], [one["id"] for one in asked["ask"]]) == (False, ["result-overwritten"])
    assert (store.revision, "1-0" in asked["ask"][0]["text"]) == (before + 1, True)
    assert "Entered by Ana at " in asked["ask"][0]["text"]
    told = in_background(qtbot, lambda: phone.act(**other, confirmed=["result-overwritten"]))
    assert (told["done"], store.round(1, 1).board(1).result) == (True, GameResult.BLACK_WINS)
    back = in_background(qtbot, lambda: phone.act(kind="undo", step="a3", origin="a4"))
    assert back["text"].startswith("Taken back: ")
    assert (back["done"], store.round(1, 1).board(1).result) == (True, GameResult.WHITE_WINS)


def test_what_is_refused_is_said_in_the_arbiters_words(desk, qtbot, monkeypatch):
    store = desk._session.view.store
    ana = desk.add(Role.SECTOR, "Ana", sections=(1,), boards=(1,))
    phone = opened(desk, qtbot, ana)

    def said(**act) -> str:
        told = in_background(qtbot, lambda: phone.act(**act))
        assert not told["done"]
        return told["text"]

    assert "not among yours" in said(**entry("result", board=2, white=4, black=2, result="1-0", origin="b1"))
    assert "A – D are not at board 1" in said(**entry("result", black=4, result="1-0", origin="b2"))
    assert "look who plays there now" in said(**{**entry("result", result="1-0", origin="b3"), "round": 4})
    assert "no result" in said(**entry("result", result="2-0", origin="b4"))
    assert "not among those" in said(**{**entry("result", result="1-0", origin="b5"), "section": 7})
    assert "entered was no result" in said(**entry("verify", result="1-0", origin="b6"))
    assert "within a minute" in said(kind="undo", step="b6", origin="b7")
    check_in = {"kind": "check-in", "section": 1, "person": 1, "state": "present", "origin": "b8"}
    assert status_of(qtbot, lambda: phone.act(**check_in)) == 403
    assert store.round(1, 1).open_boards == (1, 2)
    in_background(qtbot, lambda: phone.act(**entry("result", result="1-0", origin="b9")))
    desk._counter.clock = lambda: time.monotonic() + 61
    assert "within a minute" in said(kind="undo", step="b9", origin="b10")


def test_the_second_pass_is_done_by_another_person_where_it_is_wanted(desk, qtbot):
    store = desk._session.view.store
    ana, ben = (opened(desk, qtbot, desk.add(Role.SECTOR, name)) for name in ("Ana", "Ben"))
    in_background(qtbot, lambda: ana.act(**entry("result", result="1-0", origin="c1")))
    verify = entry("verify", result="1-0")
    dialog = TogetherDialog(desk._session, desk)
    qtbot.addWidget(dialog)
    dialog.second.setChecked(True)
    assert store.preferences()[SECOND_PERSON] is True
    told = in_background(qtbot, lambda: ana.act(**verify, origin="c2"))
    assert "another person" in told["text"]
    told = in_background(qtbot, lambda: ben.act(**verify, origin="c3"))
    assert (told["done"], store.round(1, 1).board(1).verified) == (True, True)
    in_background(qtbot, lambda: ben.act(kind="undo", step="c3", origin="c4"))
    dialog.second.setChecked(False)
    told = in_background(qtbot, lambda: ana.act(**verify, origin="c5"))
    assert told["done"]


def test_players_are_checked_in_at_the_door_and_no_board_is_seen_there(desk, qtbot):
    store = desk._session.view.store
    phone = opened(desk, qtbot, desk.add(Role.CHECK_IN, "Max"))
    told = in_background(qtbot, phone.section)
    assert "boards" not in told
    assert not {"alerts", "round"} & set(told["facts"])
    assert [(one["number"], one["name"], one["state"]) for one in told["people"]][:2] == [
        (1, "A", "not-yet"), (2, "B", "not-yet"),
    ]  # fmt: skip
    told = in_background(qtbot, lambda: phone.act(kind="check-in", section=1, person=2, state="present", origin="d1"))
    assert (told["done"], told["sections"][0]["facts"]["here"]) == (True, [1, 4])
    assert store.snapshot(1).players[1].check_in is CheckIn.PRESENT
    assert status_of(qtbot, lambda: phone.act(**entry("result", result="1-0"))) == 403


def test_twenty_arbiters_cost_as_much_as_one(desk, monkeypatch):
    """What stands in a section is made once, and only boards that are others are told."""
    made, lines = [], []
    real = section_desk.games_of_round
    monkeypatch.setattr(section_desk, "games_of_round", lambda *given: made.append(given) or real(*given))
    monkeypatch.setattr(desk._process, "write", lines.append)
    monkeypatch.setattr(desk._process, "process", desk)
    desk.passes = [Pass(Invitation(f"Arbiter {n}", Role.SECTOR, str(n))) for n in range(20)]
    desk.news.tell_passes()
    assert (len(made), [line["type"] for line in lines]) == (1, ["passes", "news"])
    assert ["fen" in board for board in lines[1]["boards"]] == [False, False]  # no games, no positions
    desk.news.tell()
    assert (len(made), len(lines)) == (1, 2)  # nothing new
    desk._session.changes.attempt(EnterResult(1, 1, 2, GameResult.DRAW))
    desk.news.tell()
    assert [board["number"] for board in lines[2]["boards"]] == [2]
    assert lines[2].keys() == {"type", "section", "boards"}
    desk.passes = []
    monkeypatch.setattr(desk._process, "process", None)


@thorough
def test_telephones_and_pages_go_on_after_a_restart_of_the_window(qtbot, desk, tools, tmp_path):
    """The same keys, devices, port and certificate; of the keys only marks lie in the file."""
    opened_session = desk._session
    store = opened_session.view.store
    pages = LiveDesk(opened_session, tools)
    desk.certificate_path = tmp_path / "pages.json"
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    pages.start(hall=False, port=port, word=True)
    given = desk.add(Role.NOTATION, sections=(1,), boards=(1,), secure=False)
    phone = opened(desk, qtbot, given)
    qtbot.waitUntil(lambda: given.held.device != "" and pages.address != "", timeout=PATIENCE)
    (held,) = store.invitations()
    assert (held.mark, held.device) == (given.held.mark, given.held.device)
    assert given.key.encode() not in store.path.read_bytes()
    before, path = pages.address, store.path
    opened_session.view.open(None)
    assert not desk.is_running
    assert not pages.is_running
    asked = []
    opened_session.messages.ask = lambda question: asked.append(question.lines[0])
    opened_session.view.open(open_event_file(path))
    qtbot.waitUntil(lambda: bool(asked), timeout=PATIENCE)
    assert "1 telephone" in asked[0]
    assert (desk.is_running, desk.is_waiting) == (False, True)  # not now: nothing listens, nothing is forgotten
    dialog = TogetherDialog(opened_session, desk)
    qtbot.addWidget(dialog)
    dialog.show()
    assert "Nothing listens: 1 telephone" in dialog.state.text()
    dialog.resume.click()
    qtbot.waitUntil(lambda: desk._listens and pages.address == before, timeout=PATIENCE)
    (again,) = desk.passes
    assert (again.held.mark, again.held.boards, desk.address(again)) == (given.held.mark, (1,), "")
    assert again.held.device == given.held.device
    told = in_background(qtbot, lambda: phone.act(kind="move", board=1, ply=0, uci="e2e4"))
    assert told["boards"][0]["sans"] == ["e4"]
    tools.remembered.set_text("live/computer", "another one")  # the file lies on another computer now
    opened_session.view.open(None)
    opened_session.view.open(open_event_file(path))
    assert not desk.is_running
    assert not pages.is_running
    opened_session.view.open(None)
