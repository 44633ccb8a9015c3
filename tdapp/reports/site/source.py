"""What a website is made of, and the mark by which it is known whether anything has changed."""

from __future__ import annotations

import datetime as dt
import hashlib

from tdapp import __version__
from tdapp.domain.games.record import GameRecord
from tdapp.domain.section.event import Section
from tdapp.domain.section.round import Round
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.resources import resource_path

STYLE, SCRIPT = "style.css", "site.js"


@dataclass(frozen=True, slots=True)
class SiteSource:
    """A section with its number in the event, its rounds (None: a file that stores no boards) and recorded games.

    ``strict``: moves are held back also when the arbiter has entered the result. ``now``: with the standings as they
    would be now, while a round is played.
    """

    number: int
    section: Section
    rounds: tuple[Round, ...] | None = None
    games: tuple[GameRecord, ...] = ()
    strict: bool = False
    now: bool = False


@dataclass(frozen=True, slots=True)
class Site:
    """What a website is made of. ``codes`` are its languages, the first one stands at the root of the folder.

    ``changed`` is when the event was changed last; ``now`` gives the year where the event says none.
    """

    sources: tuple[SiteSource, ...]
    codes: tuple[str, ...]
    now: dt.datetime
    changed: dt.datetime | None = None

    @property
    def fingerprint(self) -> str:
        """The same for the same pages."""
        digest = hashlib.sha256()
        year = "" if self.sources[0].section.event.start else str(self.now.year)
        style = asset("site.css") + asset(SCRIPT)
        for part in (__version__, year, self.codes, self.changed, self.sources, style):
            digest.update(repr(part).encode("utf-8", "surrogatepass"))
        return digest.hexdigest()


def asset(name: str) -> bytes:
    """A file of the program that belongs to every site."""
    return resource_path(f"site/{name}").read_bytes()
