"""What stands in each section for the pages of arbiters: by board and by player, and since when.

The window tells what is another, once for all pages of a section; a page is told what it has not seen yet.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

LISTS = ("boards", "people")
"""What has entries of its own, each with its ``number``."""


@dataclass(slots=True)
class _Held:
    """One section; every value with the version that brought it."""

    whole: int
    facts: dict[str, tuple[int, Any]] = field(default_factory=dict)
    lists: dict[str, dict[int, tuple[int, Any]]] = field(default_factory=lambda: {name: {} for name in LISTS})


class News:
    """``take`` what the window tells; ``since`` is what is new after a stamp that a page has."""

    def __init__(self) -> None:
        self.version = 0
        self._epoch = secrets.token_hex(4)  # a page that knows another process has seen nothing
        self._sections: dict[int, _Held] = {}

    @property
    def stamp(self) -> str:
        """Everything until now."""
        return f"{self._epoch}.{self.version}"

    def take(self, line: Mapping[str, Any]) -> int:
        """A line of the window; the section that it is about."""
        self.version += 1
        number, now = int(line["section"]), self.version
        if line.get("whole") or number not in self._sections:
            self._sections[number] = _Held(now)
        held = self._sections[number]
        held.facts.update({name: (now, value) for name, value in line.get("facts", {}).items()})
        for name in LISTS:
            held.lists[name].update({int(one["number"]): (now, one) for one in line.get(name, ())})
        return number

    def keep(self, sections: Iterable[int]) -> None:
        """Nobody looks at any other."""
        wanted = frozenset(sections)
        self._sections = {number: held for number, held in self._sections.items() if number in wanted}

    def has(self, section: int) -> bool:
        """Whether anything was told of a section."""
        return section in self._sections

    def one(self, section: int, name: str, number: int) -> dict[str, Any] | None:
        """One entry with all that is told of it."""
        held = self._sections.get(section)
        found = held.lists[name].get(number) if held is not None else None
        return None if found is None else dict(found[1])

    def since(self, stamp: str, sections: Iterable[int], hidden: frozenset[str]) -> list[dict[str, Any]]:
        """What is new, section by section; ``whole`` where the page has to begin anew. ``hidden``: not for it."""
        epoch, _, version = stamp.partition(".")
        seen = int(version) if epoch == self._epoch and version.isdecimal() and len(version) < 19 else -1
        found = []
        for number in sections:
            held = self._sections.get(number)
            if held is None:
                continue
            whole = held.whole > seen
            facts = {name: value for name, (at, value) in held.facts.items() if at > seen and name not in hidden}
            news: dict[str, Any] = {"facts": facts} if facts else {}
            for name in LISTS:
                if name not in hidden and (fresh := [one for at, one in held.lists[name].values() if at > seen]):
                    news[name] = [_short(one) for one in fresh]
            if news or whole:
                found.append({"section": number, **news, **({"whole": True} if whole else {})})
        return found


def _short(one: dict[str, Any]) -> dict[str, Any]:
    """Without the moves and the position, which are asked for board by board."""
    return {name: value for name, value in one.items() if name not in ("sans", "fen", "last", "first", "turn")}
