"""What is said of a server without asking one."""

from __future__ import annotations

import sys

import pytest

from tdapp.domain.words.errors import EnvironmentProblem, RuleViolation
from tdapp.storage import EventFile
from tdapp.storage.mirror.following import Mirror
from tdapp.storage.mirror.server import Server


def test_no_address() -> None:
    with pytest.raises(RuleViolation, match="no address"):
        Server("postgresql://host:port/database")


def test_without_psycopg_it_is_said(event: EventFile, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(EnvironmentProblem, match=r"pip install tdapp\[postgresql\]"):
        Mirror(event.path, Server("postgresql://nobody@/x?host=/nowhere")).bring_up()


def test_the_password_is_not_shown() -> None:
    assert "secret" not in Server("postgresql://me:secret@example.org/tdapp").shown
