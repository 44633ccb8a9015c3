"""Another computer leads: a desk goes to it, and one that leads itself tells who led before."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from pathlib import Path

from tdapp.desk.client import place_of
from tdapp.desk.joined import forget_led, read_joined, read_led, write_joined
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.wording import tr
from tdapp.services.live.addresses import is_loopback
from tdapp.services.ports.host import NotInvited


def desk_moves(path: Path, address: str, fingerprint: str) -> None:
    """Go to another leading computer with a desk's copy; refused when it does not know this desk."""
    joined, place = read_joined(path), place_of(address)
    if joined is None:
        raise RuleViolation(tr("This computer is no desk of the event."))
    there = replace(joined, host=place.name, port=place.port, fingerprint=fingerprint)
    with contextlib.closing(there.client) as client:
        said = client.hello()
    if str(said.get("identity")) != path.stem:
        raise RuleViolation(tr("The leading computer has another event open now."))
    write_joined(path, there)


def led_in_hall(path: Path) -> bool:
    """Whether the computer that led before is another one than this."""
    joined = read_led(path)
    return joined is not None and not is_loopback(joined.host)


def who_led_answers(path: Path) -> bool:
    """Whether it answers, by the key that this computer had as its desk; NoAnswer.

    One who has ended that invitation (NotInvited) is not asked again.
    """
    joined = read_led(path)
    if joined is None:
        return False
    with contextlib.closing(joined.client) as client:
        try:
            client.hello()
        except NotInvited:
            forget_led(path)
            raise
    return True


def tell_who_led(path: Path, address: str, fingerprint: str, code: str) -> bool:
    """Tell it where the event is led now, by the same key; NoAnswer."""
    joined = read_led(path)
    if joined is None:
        return False
    with contextlib.closing(joined.client) as client:
        client.moved(address, fingerprint, code)
    forget_led(path)
    return True
