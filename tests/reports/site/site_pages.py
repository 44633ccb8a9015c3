"""A published event for tests, and what can be read from its pages."""

from __future__ import annotations

import datetime as dt
import posixpath
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from urllib.parse import urlsplit

from tdapp.domain.section.event import Section
from tdapp.reports.site.build import site_files
from tdapp.reports.site.source import Site, SiteSource
from tests.reports.balanced import Balanced
from tests.reports.builders import player, round_robin, swiss

NOW = dt.datetime(2026, 7, 8, 12, 0, tzinfo=dt.UTC)
NAMES = ("Kővári, Łukasz", "<script>alert(1)</script>", "כהן, דוד", "Smith, Ann", "Smith, Ann", "=1+1", "Ильин, Иван")


def swiss_event(players: int = 8, rounds: int = 3, **facts: object) -> Section:
    """Some with hostile names, two of one name, the last one a child."""
    people = [
        player(n, NAMES[n - 1] if n <= len(NAMES) else None, birth=str(1970 + n), fide_id=str(1460000 + n))
        for n in range(1, players)
    ]
    people.append(player(players, "Kovač, Ana", birth="2015-05-05", fide_id="99887766"))
    return replace(swiss(players, rounds, total=rounds + 1, people=people), **facts)  # type: ignore[arg-type]


def site_of(*sections: Section, codes: tuple[str, ...] = ("en",)) -> Site:
    """A site of sections without stored rounds."""
    return Site(tuple(SiteSource(n, one) for n, one in enumerate(sections, start=1)), codes, NOW, NOW)


@cache
def published(*sections: Section, codes: tuple[str, ...] = ("en",)) -> dict[str, bytes]:
    """Every file; made once."""
    return site_files(site_of(*sections, codes=codes))


def several() -> dict[str, bytes]:
    """Two sections in two languages."""
    return published(swiss_event(), round_robin(5), codes=("en", "de"))


class Page(Balanced):
    """Checks that tags are balanced; collects tags with attributes, and the text. Nobody changes one."""

    def __init__(self, data: bytes) -> None:
        super().__init__(data.decode())

    @property
    def text(self) -> str:
        return "".join(self.texts)

    def addresses(self) -> list[str]:
        """Where links, scripts, styles and pictures lead."""
        return [held for _, named in self.tags for name, held in named.items() if name in ("href", "src") and held]


page_of = cache(Page)


class Pages(Mapping[str, Page]):
    """Every page, read when it is asked for."""

    def __init__(self, files: dict[str, bytes]) -> None:
        self._held = {name: data for name, data in files.items() if name.endswith(".html")}

    def __getitem__(self, name: str) -> Page:
        return page_of(self._held[name])

    def __iter__(self) -> Iterator[str]:
        return iter(self._held)

    def __len__(self) -> int:
        return len(self._held)


def pages(files: dict[str, bytes]) -> Pages:
    """Every page of a site."""
    return Pages(files)


def target(page: str, address: str) -> str:
    """The file that a link leads to; an address of another host is returned as it is."""
    parts = urlsplit(address)
    if parts.scheme or parts.netloc:
        return address
    return posixpath.normpath(posixpath.join(posixpath.dirname(page), parts.path)) if parts.path else page
