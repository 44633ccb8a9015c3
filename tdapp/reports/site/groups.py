"""Which clubs, federations and categories have a page of their own, and its name."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping

from tdapp.domain.section.event import Section
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.name_folding import romanised, words
from tdapp.domain.words.wording import marked
from tdapp.services.categories.labels import category_label
from tdapp.services.categories.membership import groups_of

CLUB, FEDERATION, CATEGORY = "club", "federation", "category"
TITLES = {CLUB: marked("Clubs"), FEDERATION: marked("Federations"), CATEGORY: marked("Categories")}
_LONGEST = 40  # letters of a file's name


@dataclass(frozen=True, slots=True)
class Group:
    """A group with a page of its own; ``title`` as it is shown, ``numbers`` of its players."""

    kind: str
    name: str
    title: str
    page: str
    numbers: frozenset[int]


class Groups:
    """The groups of a section; their pages keep their names for the whole event."""

    def __init__(self, section: Section, year: int) -> None:
        clubs: dict[str, list[int]] = {}
        federations: dict[str, list[int]] = {}
        for player in section.players:
            if player.club:
                clubs.setdefault(player.club, []).append(player.number)
            if player.federation:
                federations.setdefault(player.federation, []).append(player.number)
        found = [
            *_groups(CLUB, clubs),
            *_groups(FEDERATION, federations),
            *_groups(CATEGORY, {group.name: list(group.numbers) for group in _categories(section, year)}, section),
        ]
        self.all: tuple[Group, ...] = tuple(found)
        self._pages = {(group.kind, group.name): group.page for group in found}

    def page(self, kind: str, name: str) -> str:
        """The page of a group; empty where there is none of this name."""
        return self._pages.get((kind, name), "")

    def of(self, kind: str) -> list[Group]:
        """The groups of a kind, the largest first."""
        return sorted((one for one in self.all if one.kind == kind), key=lambda one: (-len(one.numbers), one.title))


def _categories(section: Section, year: int) -> Iterator[Group]:
    """Only what the arbiter made categories of: the usual ones are offered, not shown."""
    if section.categories.rules or any(player.categories for player in section.players):
        for group in groups_of(section, year):
            yield Group(CATEGORY, group.name, "", "", group.numbers)


def _groups(kind: str, held: Mapping[str, list[int]], section: Section | None = None) -> Iterator[Group]:
    taken: set[str] = set()
    for name in sorted(held):
        stem = "-".join(words(romanised(name)))[:_LONGEST].strip("-")
        if not stem.isascii() or not stem or stem in taken:
            digest = hashlib.sha256(name.encode("utf-8", "replace")).hexdigest()[:8]
            stem = f"{stem}-{digest}" if stem and stem.isascii() else digest
        taken.add(stem)
        title = category_label(name, section) if section is not None else name
        yield Group(kind, name, title, f"{kind}-{stem}.html", frozenset(held[name]))
