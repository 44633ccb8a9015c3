"""``tdapp mirror``: what is refused without a server, and the whole way with one."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tdapp.cli.status import BAD_INPUT, DONE, NOT_WRITTEN
from tdapp.domain.commands.rounds import EnterResult
from tdapp.storage import open_event_file
from tdapp.storage.event.reading import check_file, reading_event
from tdapp.storage.file.identity import identity_of
from tdapp.storage.mirror.server import Server, schema_of
from tests.arena import arena
from tests.cli.conftest import Ran
from tests.event_files import BLACK, WHITE, do, round_commands, written
from tests.postgresql import cluster

SECTION = arena("1 Anna 2000 |\n2 Bert 1900 |", rounds_total=1, name="A", initial_colour="W")


@pytest.fixture
def event(tmp_path: Path) -> Path:
    return written(tmp_path / "event.tdb", SECTION, steps=round_commands(1, ((1, 2),)))


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with cluster() as found:
        yield found


NOWHERE = "postgresql://nobody@/x?host=/nowhere"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["EVENT", "mysql://server/x"], "A server is written postgresql://"),
        (["EVENT", "postgresql://server:port/x"], "This is no address of a PostgreSQL server"),
        (["EVENT", NOWHERE, "--event", "tdapp_000000"], "goes with --back"),
        ([NOWHERE, "NEW", "--back", "--once"], "goes without --back"),
        (["TEXT", NOWHERE], "only an event file"),
    ],
)
def test_what_makes_no_sense_is_refused(
    arguments: list[str], said: str, event: Path, tmp_path: Path, tdapp: Callable[..., Ran]
) -> None:
    (tmp_path / "text.txt").write_text("no event")
    names = {"EVENT": str(event), "NEW": str(tmp_path / "new.tdb"), "TEXT": str(tmp_path / "text.txt")}
    ran = tdapp("mirror", *(names.get(one, one) for one in arguments))
    assert ran.status == BAD_INPUT
    assert said in ran.err


def test_a_server_that_is_not_there_is_said(event: Path, tdapp: Callable[..., Ran]) -> None:
    pytest.importorskip("psycopg", reason="PostgreSQL is an extra: pip install tdapp[postgresql]")
    ran = tdapp("mirror", event, NOWHERE, "--once")
    assert ran.status == NOT_WRITTEN
    assert "The PostgreSQL server: " in ran.err


def test_without_psycopg_it_says_what_is_missing(
    event: Path, monkeypatch: pytest.MonkeyPatch, tdapp: Callable[..., Ran]
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    ran = tdapp("mirror", event, NOWHERE, "--once")
    assert ran.status == NOT_WRITTEN
    assert "pip install tdapp[postgresql]" in ran.err


def test_there_and_back(event: Path, address: str, tmp_path: Path, tdapp: Callable[..., Ran]) -> None:
    back = tmp_path / "back.tdb"
    with _cleared(event, address):
        assert "copied, revision 3" in tdapp("mirror", event, address, "--once").out
        assert tdapp("mirror", "--back", address, str(back), "--event", schema(event)).status == DONE
        assert tdapp("mirror", "--back", address, str(back), "--event", schema(event)).status == NOT_WRITTEN
        assert check_file(back) == ()
        wrong = tdapp("mirror", "--back", address, tmp_path / "x.tdb", "--event", "tdapp_000000")
        assert wrong.status == BAD_INPUT
        assert schema(event) in wrong.err


def test_it_follows_a_window_that_works_and_a_server_that_fails_never_holds_a_step(
    event: Path, address: str, tmp_path: Path
) -> None:
    with _cleared(event, address), closing(open_event_file(event)) as store:
        command = [sys.executable, "-m", "tdapp", "mirror", str(event), address]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            assert "copied" in process.stdout.readline()
            do(store, EnterResult(1, 1, 1, WHITE))
            assert "1 steps, revision 4" in process.stdout.readline()
            server = Server(address)
            with server.engine().connect() as connection:  # the server ends every connection of mirrors
                asked = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = "
                ended = connection.exec_driver_sql(f"{asked}'tdapp mirror' AND pid <> pg_backend_pid()").scalar_one()
                assert ended >= 1
            began = time.perf_counter()
            store.undo(reason="r", confirmed=())
            do(store, EnterResult(1, 1, 1, BLACK))
            assert time.perf_counter() - began < 2
            assert "2 steps, revision 6" in process.stdout.readline()
        finally:
            process.kill()
            process.wait()
            if process.stdout is not None:
                process.stdout.close()


def schema(event: Path) -> str:
    with reading_event(event) as connection:
        return schema_of(identity_of(connection))


@contextmanager
def _cleared(event: Path, address: str) -> Iterator[None]:
    """Without the schema of the event in the end."""
    name = schema(event)
    try:
        yield
    finally:
        with Server(address).engine().begin() as connection:
            connection.exec_driver_sql(f'DROP SCHEMA IF EXISTS "{name}" CASCADE')
