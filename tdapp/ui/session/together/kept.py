"""What listened for an event when its window was closed, so that it listens again: on this computer alone.

Keys of telephones are kept as hashes, beside the journal: who gets a copy of the event opens no page with it. The
certificate lies in the data folder of the computer, readable by its user only.
"""

from __future__ import annotations

import datetime as dt
import json
import os
import secrets
from pathlib import Path
from typing import Any

from PySide6.QtCore import QStandardPaths

from tdapp.services.live.certificate import self_signed
from tdapp.ui.session.session import Session
from tdapp.ui.session.settings import Remembered

COMPUTER = "live/computer"
RENEWED_AFTER = dt.timedelta(days=25)


class Kept:
    """What is remembered under one key of the event, while it is this computer that remembers."""

    def __init__(self, session: Session, remembered: Remembered, key: str) -> None:
        self._session, self._remembered, self._key = session, remembered, key

    @property
    def computer(self) -> str:
        """A name of this computer that nobody else has, drawn once."""
        known = self._remembered.text(COMPUTER)
        if not known:
            known = secrets.token_hex(16)
            self._remembered.set_text(COMPUTER, known)
        return known

    def read(self) -> dict[str, Any]:
        """What was running here; empty: nothing was, or on another computer."""
        store = self._session.view.store
        if store is None or store.read_only:
            return {}
        held = store.preferences().get(self._key)
        return held if isinstance(held, dict) and held.get("computer") == self.computer else {}

    def write(self, held: dict[str, Any] | None) -> None:
        """Remember it, None: nothing runs any more."""
        store = self._session.view.store
        if store is None or store.read_only:
            return
        if held is not None or store.preferences().get(self._key) is not None:
            store.remember(self._key, None if held is None else {**held, "computer": self.computer})


def certificate_path() -> Path:
    """Where the certificate of this computer lies."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    return Path(folder) / "pages.json"


def kept_certificate(path: Path, host: str, now: dt.datetime) -> tuple[str, str]:
    """The PEM and the fingerprint for a host: the one that telephones know already, a fresh one after some weeks."""
    try:
        held = json.loads(path.read_text("utf-8"))
        made = dt.datetime.fromisoformat(held["made"])
        if held["host"] == host and now - RENEWED_AFTER < made <= now:
            return str(held["pem"]), str(held["fingerprint"])
    except (OSError, ValueError, LookupError, TypeError):
        pass  # none yet, or nobody can read it
    fresh = self_signed(host, now)
    text = json.dumps({"host": host, "made": now.isoformat(), "pem": fresh.pem, "fingerprint": fresh.fingerprint})
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
    except OSError:
        pass  # then it is another one next time, and browsers warn once more
    return fresh.pem, fresh.fingerprint
