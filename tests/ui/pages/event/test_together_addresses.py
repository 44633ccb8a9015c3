"""Working together where telephones come from: another address, another computer that leads, a public name."""

from __future__ import annotations

import socket
import ssl
import urllib.error
import urllib.request

import pytest
from PySide6.QtCore import QSize

from tdapp.domain.arbiters.by import Role
from tdapp.domain.arbiters.invitation import Invitation
from tdapp.domain.arbiters.keys import mark_of
from tdapp.services.live.addresses import Interface
from tdapp.storage import open_event_file
from tdapp.ui.pages.event import networks as networks_box
from tdapp.ui.pages.event.together import TogetherDialog
from tdapp.ui.session.together import team_desk, whereabouts
from tdapp.ui.session.together.team_desk import TeamDesk
from tdapp.ui.widgets.fitting import FRAME, ScrollingPage
from tests.effort import thorough
from tests.ui.pages.event.telephones import PATIENCE, Telephone, choose, desk, entry, in_background, opened, status_of

__all__ = ["desk"]


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


@thorough
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


@thorough
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
