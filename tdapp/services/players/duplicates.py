"""Who may be one person: the same number in a list, or the same name and no different year of birth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum

from tdapp.domain.section.player import Player
from tdapp.domain.words.name_folding import words


class Sameness(Enum):
    """Why two players may be one."""

    FIDE_ID = "fide-id"
    NATIONAL_ID = "national-id"
    NAME = "name"


class KnownPlayers:
    """Players to look others up in, by ids and by name; adding keeps their order."""

    def __init__(self, players: Iterable[Player] = ()) -> None:
        self._by_fide: dict[str, Player] = {}
        self._by_national: dict[str, Player] = {}
        self._by_name: dict[str, list[Player]] = {}
        for player in players:
            self.add(player)

    def add(self, player: Player) -> None:
        """One more; of equal ids the first one stays."""
        if player.fide_id:
            self._by_fide.setdefault(player.fide_id, player)
        if player.national_id:
            self._by_national.setdefault(player.national_id, player)
        self._by_name.setdefault(name_key(player.name), []).append(player)

    def find(self, player: Player) -> Iterator[tuple[Sameness, Player]]:
        """Everybody who may be this player, the surest first; each once."""
        found = [
            (Sameness.FIDE_ID, self._by_fide.get(player.fide_id)),
            (Sameness.NATIONAL_ID, self._by_national.get(player.national_id)),
            *[
                (Sameness.NAME, other)
                for other in self._by_name.get(name_key(player.name), ())
                if same_birth(player, other)
            ],
        ]
        seen: list[Player] = []
        for why, other in found:
            if other is not None and not any(other is one for one in seen):
                seen.append(other)
                yield why, other


def name_key(name: str) -> str:
    """Equal for names that differ in accents, case, punctuation or the order of their words only."""
    return " ".join(sorted(words(name))) or name


def same_birth(first: Player, second: Player) -> bool:
    """False when both years of birth are known and differ."""
    return not (first.birth_year and second.birth_year and first.birth_year != second.birth_year)
