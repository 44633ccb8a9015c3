"""Working together: invitations, what each page may do, entries carried out and answered, and a new start."""

from __future__ import annotations

import json
import socket
import ssl
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QSize

from tdapp.domain.arbiters.by import Role
from tdapp.domain.arbiters.invitation import Invitation
from tdapp.domain.arbiters.keys import mark_of
from tdapp.domain.commands.rounds import EnterResult
from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.domain.games.stream import Mark
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.player import CheckIn
from tdapp.services.arbiters import section_desk
from tdapp.services.arbiters.boards import boards_of, boards_text
from tdapp.services.door.second_person import SECOND_PERSON
from tdapp.services.games.hearing import hear
from tdapp.services.live.addresses import Interface
from tdapp.storage import open_event_file
from tdapp.ui.pages.event import networks as networks_box
from tdapp.ui.pages.event.together import TogetherDialog
from tdapp.ui.session.calculations import Calculations
from tdapp.ui.session.live_desk import LiveDesk
from tdapp.ui.session.session import Session
from tdapp.ui.session.together import team_desk, whereabouts
from tdapp.ui.session.together.team_desk import Pass, TeamDesk
from tdapp.ui.widgets.fitting import FRAME, ScrollingPage
from tests.arena import arena
from tests.event_files import do, round_commands, written

PATIENCE = 30_000
HERE = str(Path(__file__).parents[4])


@pytest.mark.parametrize(
    ("text", "boards"),
    [("1-4, 7", (1, 2, 3, 4, 7)), ("3", (3,)), ("2,2-3", (2, 3)), ("", ()), ("all", ()), ("1-", ()), ("4-1", ())],
)
def test_boards_are_written_as_people_write_them(text, boards):
    assert boards_of(text) == boards
    assert boards_of(boards_text(boards)) == tuple(sorted(boards))


class Telephone:
    """A device with its cookie."""

    def __init__(self, address: str) -> None:
        self.address, self.early = address, (503, 404)  # its key may come a moment later
        self._open = urllib.request.build_opener(urllib.request.HTTPCookieProcessor()).open

    def get(self, path: str = "") -> str:
        return self._answer(self.address + path)

    def section(self, number: int = 0) -> dict:
        """One section as an arbiter's page has it, the first unless another is asked for."""
        found = json.loads(self.get("state.json"))["sections"]
        return next(one for one in found if number in (0, one["section"]))

    def act(self, **entry) -> dict:
        request = urllib.request.Request(self.address + "act", json.dumps(entry).encode(), method="POST")
        return json.loads(self._answer(request))

    def _answer(self, request: str | urllib.request.Request) -> str:
        """What is answered; as the page does, it asks again while the process knows no keys yet."""
        until = time.monotonic() + PATIENCE / 1000
        while True:
            try:
                with self._open(request, timeout=20) as answer:
                    return answer.read().decode()
            except urllib.error.HTTPError as problem:
                if problem.code not in self.early or time.monotonic() > until:
                    raise
                problem.close()
                time.sleep(0.02)


def in_background(qtbot, work):
    """What the telephone gets, while the window goes on."""
    with ThreadPoolExecutor(1) as pool:
        future = pool.submit(work)
        qtbot.waitUntil(future.done, timeout=PATIENCE)
        return future.result()


def status_of(qtbot, work) -> int:
    """Why it was not answered."""
    with pytest.raises(urllib.error.HTTPError) as refused:
        in_background(qtbot, work)
    refused.value.close()
    return refused.value.code


@pytest.fixture
def desk(qapp, tmp_path, tools, qtbot, monkeypatch) -> Iterator[TeamDesk]:
    """Two boards of round 1: A – C, D – B."""
    monkeypatch.setenv("PYTHONPATH", HERE)
    people = "1 A 2000 |\n2 B 1900 |\n3 C 1800 |\n4 D 1700 |"
    section = arena(people, rounds_total=3, initial_colour="W")
    session = Session(Calculations())
    with closing(open_event_file(written(tmp_path / "desk.tdb", section))) as store:
        do(store, *round_commands(1, ((1, 3), (4, 2))))
        session.view.open(store)
        made = TeamDesk(session, tools)
        yield made
        made.stop()
        session.view._store = None


def opened(desk: TeamDesk, qtbot, one: Pass) -> Telephone:
    qtbot.waitUntil(lambda: desk.address(one) != "", timeout=PATIENCE)
    phone = Telephone(desk.address(one))
    assert "desk.js" in in_background(qtbot, phone.get) or not one.is_volunteer
    phone.early = (503,)
    return phone


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


def choose(dialog: TogetherDialog, role: Role) -> None:
    dialog.role.setCurrentIndex(dialog.role.findData(role.value))


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


def entry(kind: str, board: int = 1, white: int = 1, black: int = 3, **more) -> dict:
    return {"kind": kind, "section": 1, "round": 1, "board": board, "white": white, "black": black, **more}


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
    assert "Round 4 is over" in said(**{**entry("result", result="1-0", origin="b3"), "round": 4})
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


HOSTS = {"before": "127.0.0.2", "after": "127.0.0.3"}


@pytest.fixture
def networks(monkeypatch):
    """A hall whose router gives addresses: those that this computer has now, by network."""
    here = {"wlan0": HOSTS["before"]}

    def now(address, network):
        return address if address in here.values() else here.get(network, "")

    monkeypatch.setattr(team_desk, "address_now", now)
    monkeypatch.setattr(team_desk, "address_of", lambda text: here.get(text))
    monkeypatch.setattr(team_desk, "shown_address", lambda: next(iter(here.values()), "127.0.0.1"))
    monkeypatch.setattr(whereabouts, "address_now", now)
    monkeypatch.setattr(networks_box, "interfaces", lambda: [Interface(name, one) for name, one in here.items()])
    monkeypatch.setattr(whereabouts, "is_here", lambda address: address in here.values())
    monkeypatch.setattr(whereabouts, "name_of", lambda address: next((n for n, a in here.items() if a == address), ""))
    return here


def test_telephones_come_to_another_address_with_the_same_key(desk, qtbot, networks):
    """The browser there has no word of its device yet: the key opens on the first that comes."""
    said = []
    desk._session.messages.said.connect(said.append)
    ana = desk.add(Role.SECTOR, "Ana", hall=True)
    phone = opened(desk, qtbot, ana)
    qtbot.waitUntil(lambda: ana.held.device != "", timeout=PATIENCE)
    before, port = desk.address(ana), desk.port
    assert HOSTS["before"] in before
    dialog = TogetherDialog(desk._session, desk)
    qtbot.addWidget(dialog)
    assert dialog.network.network == HOSTS["before"]
    desk.whereabouts.look()
    assert desk.address(ana) == before
    networks.clear()  # no network at all: the old address may come back
    desk.whereabouts.look()
    qtbot.waitUntil(lambda: not desk.whereabouts._asking.is_alive(), timeout=PATIENCE)
    qtbot.wait(50)
    assert (desk.address(ana), said) == (before, [])
    networks["wlan0"] = HOSTS["after"]
    desk.whereabouts.look()
    qtbot.waitUntil(lambda: HOSTS["after"] in desk.address(ana), timeout=PATIENCE)
    assert (desk.port, ana.held.device) == (port, "")
    assert HOSTS["after"] in said[-1]
    dialog.show()
    assert HOSTS["before"] in dialog.moved.text()
    assert dialog.network.network == HOSTS["after"]  # what is invited next comes there too
    assert f"{HOSTS['after']}:{port}" in dialog.moved.text()
    qtbot.waitUntil(dialog.code.isVisible, timeout=PATIENCE)
    again = opened(desk, qtbot, ana)
    qtbot.waitUntil(lambda: ana.held.device != "", timeout=PATIENCE)
    assert not dialog.moved.isVisible()
    entered = in_background(qtbot, lambda: again.act(**entry("result", result="1-0", origin="x1")))
    assert entered["done"]
    phone.early = ()
    assert status_of(qtbot, phone.get) == 421  # nobody is served under the name of before


def test_a_window_that_begins_anew_at_another_address_says_so(desk, qtbot, networks, tools, monkeypatch):
    ana = desk.add(Role.SECTOR, "Ana", hall=True)
    phone = opened(desk, qtbot, ana)
    qtbot.waitUntil(lambda: ana.held.device != "", timeout=PATIENCE)
    session, path, key, port = desk._session, desk._session.view.store.path, ana.key, desk.port
    session.view.open(None)
    networks["wlan0"] = HOSTS["after"]
    said = []
    session.messages.said.connect(said.append)
    session.messages.ask = lambda question: ""
    session.view.open(open_event_file(path))
    qtbot.waitUntil(lambda: desk._listens, timeout=PATIENCE)
    assert HOSTS["after"] in said[-1]
    (one,) = desk.passes
    assert (one.key, one.held.device) == ("", "")
    phone = Telephone(f"http://{HOSTS['after']}:{port}/a/{key}/")  # what somebody types on the page
    assert "arbiter.js" in in_background(qtbot, phone.get)
    qtbot.waitUntil(lambda: one.held.device != "", timeout=PATIENCE)
    assert not desk.must_come_anew
    session.view.open(None)


def test_telephones_come_to_the_computer_that_leads_now(desk, qtbot, networks, tmp_path):
    """Another computer led: their keys are known here, and the dialog says which address they know."""
    desk.certificate_path = tmp_path / "pages.json"
    ana = Invitation("Ana", Role.SECTOR, mark_of("key-of-ana"), frozenset({1}), device="of-the-address-before")
    desk._session.view.store.keep_invitations([ana])
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    desk.lead(without="", host="192.0.2.9", port=port, hall=True)
    qtbot.waitUntil(lambda: desk.origin != "", timeout=PATIENCE)
    assert desk.origin == f"https://{HOSTS['before']}:{port}"  # as before, but for the address
    dialog = TogetherDialog(desk._session, desk)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(dialog.moved.isVisible, timeout=PATIENCE)
    assert "192.0.2.9" in dialog.moved.text()
    assert f"{HOSTS['before']}:{port}" in dialog.moved.text()
    unsure = ssl._create_unverified_context()  # as who has seen the browser's warning
    address = f"{desk.origin}/a/key-of-ana/"
    in_background(qtbot, lambda: urllib.request.urlopen(address, timeout=10, context=unsure).close())
    qtbot.waitUntil(lambda: not desk.must_come_anew, timeout=PATIENCE)


def test_who_is_invited_already_comes_where_the_dialog_says_from_now_on(desk, qtbot, networks, monkeypatch):
    asked = []
    answers = [None, ""]
    monkeypatch.setattr(desk._session.messages, "ask", lambda question: asked.append(question) or answers.pop(0))
    dialog = TogetherDialog(desk._session, desk)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.hall.click()
    dialog.hall.click()
    dialog.secure.click()
    dialog.secure.setChecked(False)
    assert asked == []  # nobody is invited: nothing listens, nothing is asked
    ana = desk.add(Role.SECTOR, "Ana")
    qtbot.waitUntil(lambda: desk.address(ana) != "", timeout=PATIENCE)
    port, key = desk.port, ana.key
    assert dialog.only_here.isVisible()
    dialog.hall.click()
    assert (len(asked), dialog.hall.isChecked(), dialog.secure.isChecked()) == (1, False, False)  # not in the hall
    assert "127.0.0.1" in desk.address(ana)
    dialog.hall.click()
    qtbot.waitUntil(lambda: HOSTS["before"] in desk.address(ana), timeout=PATIENCE)
    assert (desk.port, ana.key, desk.secure) == (port, key, True)
    assert (dialog.code.isVisible(), dialog.only_here.isVisible()) == (True, False)
    dialog.secure.click()
    qtbot.waitUntil(lambda: desk.address(ana).startswith("http:"), timeout=PATIENCE)
    assert "arbiter.js" in in_background(qtbot, Telephone(desk.address(ana)).get)


def test_the_dialog_stays_on_a_small_screen(desk, qtbot, networks):
    """1366 x 768, with a code to be photographed: its last button is on the screen too."""
    for number in range(12):
        desk.add(Role.SECTOR, f"Arbiter with a rather long name {number}", hall=True, secure=True)
    qtbot.waitUntil(lambda: desk.address(desk.passes[0]) != "", timeout=PATIENCE)
    dialog = TogetherDialog(desk._session, desk)
    qtbot.addWidget(dialog)
    dialog.passes.setCurrentRow(3)
    assert not dialog.code.isHidden()
    dialog.fit(QSize(1366, 768) - FRAME)
    assert dialog.findChildren(ScrollingPage) == []  # all of it is seen at once
    assert dialog.width() <= 1100
    assert dialog.height() <= 680


def test_the_dialog_grows_on_the_screen_when_somebody_is_invited(desk, qtbot, networks):
    dialog = TogetherDialog(desk._session, desk)
    qtbot.addWidget(dialog)
    dialog.show()
    desk.add(Role.SECTOR, "Ana", hall=True, secure=True)
    qtbot.waitUntil(lambda: dialog.code.isVisible(), timeout=PATIENCE)
    assert dialog.screen().availableGeometry().contains(dialog.frameGeometry())


def test_another_code_for_the_same_invitation(desk, qtbot):
    ana = desk.add(Role.SECTOR, "Ana", sections=(1,), boards=(1,))
    phone = opened(desk, qtbot, ana)
    qtbot.waitUntil(lambda: ana.held.device != "", timeout=PATIENCE)
    dialog = TogetherDialog(desk._session, desk)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.only_here.isVisible()
    before = ana.held
    dialog.another.click()
    qtbot.waitUntil(dialog.only_here.isVisible, timeout=PATIENCE)
    assert not dialog.code.isVisible()  # no telephone opens loopback
    assert (ana.held.name, ana.held.role, ana.held.boards) == (before.name, before.role, before.boards)
    assert ana.held.mark != before.mark
    phone.early = ()
    qtbot.waitUntil(lambda: _status(phone) == 404, timeout=PATIENCE)
    other = opened(desk, qtbot, ana)
    assert in_background(qtbot, lambda: other.act(**entry("result", result="1-0", origin="x1")))["done"]
    assert [one.mark for one in desk._session.view.store.invitations()] == [ana.held.mark]


def _status(phone: Telephone) -> int:
    try:
        phone.get()
    except urllib.error.HTTPError as problem:
        problem.close()
        return problem.code
    return 200


def test_telephones_may_come_by_a_public_name(desk, qtbot, tools, monkeypatch):
    dialog = TogetherDialog(desk._session, desk)
    qtbot.addWidget(dialog)
    dialog.show()
    choose(dialog, Role.NOTATION)
    dialog.boards.setText("1")
    dialog.public.setText("https://boards.example")
    dialog.make()
    assert "no name of a host" in dialog.banner.text()
    assert desk.passes == []
    dialog.public.setText("Boards.Example")
    dialog.make()
    (one,) = desk.passes
    qtbot.waitUntil(lambda: desk.address(one) != "", timeout=PATIENCE)
    assert desk.address(one) == f"https://boards.example/d/{one.key}/"
    assert str(desk.port) in dialog.tunnel.text()
    request = urllib.request.Request(f"http://127.0.0.1:{desk.port}/d/{one.key}/", headers={"Host": "boards.example"})
    with urllib.request.urlopen(request, timeout=10) as answer:
        assert "data-again" in answer.read().decode()
    other = urllib.request.Request(request.full_url, headers={"Host": "other.example"})
    assert status_of(qtbot, lambda: urllib.request.urlopen(other, timeout=10).close()) == 421
    again = TeamDesk(desk._session, tools)
    monkeypatch.setattr(again, "_start", lambda: None)
    again._other_event()
    assert again.public == "boards.example"
