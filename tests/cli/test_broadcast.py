"""Pushing a round to an imitation of Lichess: delayed, whole, with the token of the keyring; a dry run sends none."""

from __future__ import annotations

import io
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import keyring
import pytest
from keyring.backend import KeyringBackend
from keyring.errors import PasswordDeleteError

from tdapp.cli.verbs import broadcast as verb
from tdapp.domain.commands.games import SetBroadcast
from tdapp.domain.games.record import GameRecord, GameState, Ply
from tdapp.domain.section.outcome import GameResult
from tdapp.services.games.hearing import hear
from tdapp.storage import open_event_file
from tests.arena import arena
from tests.cli.conftest import Ran
from tests.cli.lichess_imitation import OTHER, ROUND, TOKEN, lichess
from tests.event_files import ALL, do, round_commands, written

Tdapp = Callable[..., Ran]
ADDRESS = f"https://lichess.org/broadcast/arena/round-1/{ROUND}"


class Drawer(KeyringBackend):
    """A keyring in memory."""

    priority = 1  # type: ignore[assignment]

    def __init__(self) -> None:
        super().__init__()
        self.held: dict[tuple[str, str], str] = {}

    def get_password(self, service: str, username: str) -> str | None:
        return self.held.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self.held[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        if self.held.pop((service, username), None) is None:
            raise PasswordDeleteError


@pytest.fixture(autouse=True)
def drawer(monkeypatch: pytest.MonkeyPatch) -> Drawer:
    made = Drawer()
    before = keyring.get_keyring()
    keyring.set_keyring(made)
    monkeypatch.delenv("TDAPP_LICHESS_TOKEN", raising=False)
    yield made
    keyring.set_keyring(before)


@pytest.fixture
def event(tmp_path: Path) -> Path:
    people = "1 Carlsen, Magnus 2800 |\n2 B 1900 |\n3 Müller, Jörg 1800 |\n4 Ильин, Иван 1700 |"
    path = written(tmp_path / "event.tdb", arena(people, rounds_total=3, initial_colour="W"))
    with closing(open_event_file(path)) as store:
        do(store, *round_commands(1, ((1, 3), (4, 2))))
        play(store, "e2e4", "e7e5")
    return path


def play(store, *moves: str) -> None:
    long_ago = 1_000_000_000.0
    plies = tuple(Ply(uci, 5400 - at, received=long_ago) for at, uci in enumerate(moves))
    record = GameRecord(1, 1, 3, plies=plies, state=GameState.PLAYING, source="folder:x")
    hear(store, 1, store.round(1, 1), [record], time.time())


def keep(tdapp: Tdapp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{TOKEN}\n"))
    assert tdapp("broadcast", "--keep-token").status == 0


def test_a_token_lies_in_the_keyring_and_never_in_the_event(
    tdapp: Tdapp, event: Path, drawer: Drawer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("no token!\n"))
    assert tdapp("broadcast", "--keep-token").status == 2
    keep(tdapp, monkeypatch)
    assert drawer.held == {("tdapp", "lichess"): TOKEN}
    with lichess() as server:
        pushed = tdapp("broadcast", event, "--round", ADDRESS, "--once", "--server", server.address)
        assert (pushed.status, "2 games are there" in pushed.out) == (0, True)
        (text,) = server.pushed[ROUND]
    assert '[White "Carlsen, Magnus"]' in text
    assert "%clk 1:30:00" in text
    assert TOKEN.encode() not in event.read_bytes()
    assert tdapp("broadcast", "--forget-token").status == 0
    assert drawer.held == {}
    refused = tdapp("broadcast", event, "--round", ADDRESS, "--once")
    assert (refused.status, "no token" in refused.err) == (2, True)


def test_a_dry_run_says_what_would_be_shown_and_sends_nothing(tdapp: Tdapp, event: Path) -> None:
    said = tdapp("broadcast", event, "--dry-run")
    lines = said.out.splitlines()
    assert lines[0] == "Carlsen, Magnus – Müller, Jörg * (2 half-moves, with clocks, 0 FIDE ids)"
    assert lines[1].startswith("Ильин, Иван – ? *")
    assert "! “B” is no name for Lichess: it is removed." in lines
    assert "! 4 players have no FIDE id: Lichess knows them by name alone." in lines
    assert said.status == 1


def test_what_lichess_refuses_is_said(tdapp: Tdapp, event: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(tdapp, monkeypatch)
    with lichess() as server:
        for status, words in (
            (401, "token"),
            (404, "no such round"),
            (400, "cannot read"),
            (429, "pause"),
            (500, "500"),
        ):
            server.answers = [status]
            said = tdapp("broadcast", event, "--round", ROUND, "--once", "--server", server.address)
            assert (said.status, words in said.err) == (4, True), said.err
        assert server.pushed[ROUND] == []
    gone = tdapp("broadcast", event, "--round", ROUND, "--once", "--server", "http://127.0.0.1:9")
    assert (gone.status, "does not answer" in gone.err) == (4, True)
    assert tdapp("broadcast", event, "--round", "https://lichess.org/broadcast", "--once").status == 2
    assert tdapp("broadcast", event, "--once").status == 2
    assert tdapp("broadcast", event, "--section", "3", "--dry-run").status == 2
    assert tdapp("broadcast").status == 2


def test_only_what_is_new_is_pushed_and_never_before_the_delay(
    tdapp: Tdapp, event: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(tdapp, monkeypatch)
    with lichess() as server, closing(open_event_file(event)) as store:
        turns: list[Callable[[], None]] = []

        def moves_now() -> None:
            plies = (*(Ply(uci, received=1.0) for uci in ("e2e4", "e7e5")), Ply("g1f3", received=time.time()))
            hear(store, 1, store.round(1, 1), [GameRecord(1, 1, 3, plies=plies, source="folder:x")], time.time())

        def refused_once() -> None:
            server.answers = [500]
            store.execute(SetBroadcast(1, notice="no news"))

        def result() -> None:
            from tdapp.domain.commands.rounds import EnterResult

            store.execute(EnterResult(1, 1, 1, GameResult.WHITE_WINS, confirmed=ALL))

        turns += [moves_now, refused_once, result, lambda: None]

        def wait(_seconds: float) -> None:
            if not turns:
                raise KeyboardInterrupt
            turns.pop(0)()

        monkeypatch.setattr(verb, "wait_a_turn", wait)
        said = tdapp("broadcast", event, "--round", ROUND, "--round", OTHER, "--server", server.address)
        assert said.status == 0
        first, last = server.pushed[ROUND]
        assert "Nf3" not in first
        assert "Nf3" in last
        assert '[Result "1-0"]' in last
        assert server.pushed[OTHER] == []
        assert "does not answer" in said.out
