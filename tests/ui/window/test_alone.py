"""Who works alone: no port, no question, hardly a module of several arbiters, and a key costs as ever."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import closing

import pytest

from tdapp.storage import open_event_file
from tests.arena import arena
from tests.event_files import round_commands, written

PEOPLE = "1 A 2000 |\n2 B 1900 |\n3 C 1800 |\n4 D 1700 |"
ALONE = """
import json, os, socket, sys
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from tdapp.app.backend import FileBackend
from tdapp.ui.window import application
make = application.make_window
asked, bound = [], []
sys.addaudithook(lambda event, args: bound.append(str(args[1:])) if event == "socket.bind" else None)
calls = {"all": 0, "several": 0}

def profile(frame, event, _arg):
    if event == "call":
        name = frame.f_code.co_filename.replace(os.sep, "/")
        calls["all"] += 1
        calls["several"] += "why_not_do" in frame.f_code.co_name or any(one in name for one in (
            "/arbiters/", "/together/", "/tdapp/desk/", "/replica/", "/team_desk.py",
            "/door/role.py", "/door/once.py", "/door/meanwhile.py", "/door/past_others.py", "/door/second_person.py"))

def made(*args):
    window = make(*args)

    def work():
        window.session.messages.ask = lambda question: asked.append(question.title)
        for key in ("event", "players", "standings", "log", "rounds"):
            window.show_page(key)
            QApplication.processEvents()
        panel = window.panel("rounds")
        panel.focus_first()
        sys.setprofile(profile)
        QTest.keyClicks(panel.boards.table, "1")
        sys.setprofile(None)
        QApplication.processEvents()
        window.session.changes.undo()
        window.session.changes.redo()
        print(json.dumps({"modules": sorted(one for one in sys.modules if one.startswith("tdapp")), "calls": calls,
                          "asked": asked, "bound": bound, "title": window.windowTitle()}), flush=True)
        window.session.view.open(None)
        os._exit(0)

    def opened():
        if window.session.view.is_open:
            QTimer.singleShot(0, work)

    window.workspace_made.connect(lambda: window.session.view.event_changed.connect(opened))
    return window

application.make_window = made
application._keep_in_order = lambda _window, _backend: None  # it imports all pages, once nothing else is to be done
sys.exit(application.run(FileBackend(), sys.argv[1:2]))
"""
OF_SEVERAL = (
    *("arbiters", "together", "tdapp.desk", "tdapp.live", "replica", "mirror", "team_desk"),
    *("door.role", "door.once", "door.meanwhile", "door.past_others", "door.second_person"),
)
HELD = {
    *("tdapp.domain.arbiters", "tdapp.domain.arbiters.by"),  # who does a step: every step has it
    *("tdapp.domain.arbiters.invitation", "tdapp.domain.arbiters.keys"),
    *("tdapp.ui.session.together.team_desk", "tdapp.ui.session.together", "tdapp.ui.session.together.page_news"),
    *("tdapp.ui.session.together.page_process", "tdapp.ui.session.together.passes", "tdapp.ui.session.together.kept"),
    *("tdapp.services.arbiters", "tdapp.services.arbiters.second_computer"),  # the name of a choice
    "tdapp.ui.session.together.looking",  # since when a dialog is open
}
"""The Event page holds ready who may be invited: once it was made, and not before (test_start.py)."""


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    """What a window in a process of its own says after every page, a result, undo and redo."""
    folder = tmp_path_factory.mktemp("alone")
    section = arena(PEOPLE, rounds_total=5, initial_colour="W")
    path = written(folder / "event.tdb", section, steps=round_commands(1, ((1, 3), (4, 2))))
    homes = {key: str(folder / key) for key in ("HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME")}
    ran = subprocess.run(
        [sys.executable, "-c", ALONE, str(path)],
        env={**os.environ, **homes, "QT_QPA_PLATFORM": "offscreen"},
        timeout=100,
        check=False,
        capture_output=True,
        text=True,
    )
    assert ran.stdout, ran.stderr
    with closing(open_event_file(path)) as store:
        assert str(store.round(1, 1).board(1).result) != "None"
        assert {row.actor for row in store.journal(limit=20)} == {""}
    found: dict[str, object] = json.loads(ran.stdout.splitlines()[-1])
    return found


def test_no_port_no_question_no_name(said: dict[str, object]) -> None:
    assert said["asked"] == []
    assert said["bound"] == []
    assert "desk" not in str(said["title"])


def test_nothing_of_several_arbiters_is_brought_in_but_who_may_be_invited(said: dict[str, object]) -> None:
    modules = said["modules"]
    assert isinstance(modules, list)
    assert {one for one in modules if any(word in one for word in OF_SEVERAL)} <= HELD


def test_a_result_key_is_not_felt_to_be_asked_who_types(said: dict[str, object]) -> None:
    """At most three calls in a hundred, of what a key does until it is durable, are of several arbiters."""
    calls = said["calls"]
    assert isinstance(calls, dict)
    assert calls["all"] > 1_000
    assert calls["several"] <= calls["all"] * 0.03
