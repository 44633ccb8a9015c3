"""Becoming a desk: the code turned into a key, the event fetched, both kept on this computer."""

from __future__ import annotations

import contextlib
import platform
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from tdapp.desk.client import Client, join, no_answer, place_of
from tdapp.desk.joined import Joined, write_joined
from tdapp.domain.words.errors import EnvironmentProblem
from tdapp.domain.words.wording import tr
from tdapp.services.files import disk
from tdapp.services.ports.host import NoAnswer, OtherVersion


def join_event(
    address: str, fingerprint: str, code: str, folder: Path, schema: int, progress: Callable[[int], None]
) -> tuple[Path, Joined]:
    """The file of the copy and what was kept of the invitation. RuleViolation, EnvironmentProblem.

    ``schema``: of event files here.
    """
    place = replace(place_of(address), fingerprint=fingerprint)
    key, device = join(place, code, platform.node() or "desk")
    client = Client(place, key, device)
    with contextlib.closing(client):
        said = client.hello()
        _refuse_other_version(said, schema)
        identity = str(said["identity"])
        if not identity.isalnum():
            raise NoAnswer(no_answer(place))
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{identity}.tdb"
        draft = folder / f"{identity}.coming"
        try:
            client.copy(draft, progress)
            try:
                disk.replace(draft, path)
            except OSError as problem:
                raise EnvironmentProblem(
                    tr("The event is open in a window of this computer already: close it first.")
                ) from problem
        finally:
            disk.remove(draft, missing_ok=True)
    joined = Joined(
        place.name,
        place.port,
        fingerprint,
        key,
        device,
        str(said["name"]),
        str(said["role"]),
        tuple(int(one) for one in said["sections"]),
        str(said["event"]),
    )
    write_joined(path, joined)
    return path, joined


def _refuse_other_version(said: dict[str, object], schema: int) -> None:
    """OtherVersion when the files of the leading computer are not those of this version."""
    if said.get("schema") != schema:
        raise OtherVersion(
            tr("The leading computer has version {version} of the program: take the same one here.").format(
                version=said.get("program", "?")
            )
        )
