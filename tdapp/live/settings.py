"""How the process listens, and how it tells the one that started it."""

from __future__ import annotations

import contextlib
import json
import secrets
import sys
from dataclasses import field
from typing import Any

from tdapp.domain.words.frozen import dataclass
from tdapp.live.limits import Limits


@dataclass(frozen=True, slots=True)
class Settings:
    """Where to listen, which hosts may be named, and the language of the pages. Port 0: any that is free.

    ``desk``: the pages are those of telephones, under keys that come later. ``certificate``: a file with a certificate
    and its key, for an encrypted connection. ``word``: only who knows it sees the viewers' pages; ``secret`` makes the
    cookie that keeps it, the same after a new start. ``every``: seconds between two events; changes are collected.
    ``public``: names under which a tunnel or a proxy shows the pages to the world; ``proxy``: the address of the one
    that is believed when it says who asks.
    """

    host: str = "127.0.0.1"
    port: int = 8710
    hosts: tuple[str, ...] = ()
    language: str = "en"
    embed: bool = True
    desk: bool = False
    certificate: str = ""
    word: str = ""
    secret: str = field(default_factory=lambda: secrets.token_hex(16))
    every: float = 1.0
    public: tuple[str, ...] = ()
    proxy: str = ""
    limits: Limits = field(default_factory=Limits)

    @classmethod
    def of(cls, held: dict[str, Any]) -> Settings:
        """From the first line of standard input."""
        limits = Limits(**held.get("limits", {}))
        fields = ("host", "port", "language", "embed", "desk", "certificate", "word", "secret", "every", "proxy")
        known = {name: held[name] for name in fields if name in held}
        public = tuple(str(name).lower() for name in held.get("public", ()))
        return cls(**known, hosts=tuple(held.get("hosts", ())), public=public, limits=limits)


def tell(**facts: Any) -> None:
    """One line for the other process."""
    with contextlib.suppress(OSError):
        sys.stdout.write(json.dumps(facts) + "\n")
        sys.stdout.flush()
