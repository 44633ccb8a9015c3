"""The ranks that a file states (columns 86 to 89 of record 001), for those who check them."""

from __future__ import annotations

from tdapp.domain.words.frozen import dataclass
from tdapp.trf.decode import decode
from tdapp.trf.layouts import PLAYER
from tdapp.trf.notes import Notebook


@dataclass(frozen=True, slots=True)
class StatedRank:
    """A player's rank as written, and its line."""

    number: int
    rank: int
    line: int


def stated_ranks(data: bytes) -> tuple[StatedRank, ...]:
    """The rank of every player who has one, in the order of the file."""
    found = []
    for line, text in enumerate(decode(data, Notebook()), 1):
        part = PLAYER.cut(text)
        number, rank = part["number"], part["rank"]
        if text[:4] == "001 " and number.isdecimal() and rank.isdecimal() and int(rank):
            found.append(StatedRank(int(number), int(rank), line))
    return tuple(found)
