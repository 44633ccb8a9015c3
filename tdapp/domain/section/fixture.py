"""The rounds of a table that is not Berger's: who meets whom as far as it is known, who goes on without, who is out."""

from __future__ import annotations

from tdapp.domain.words.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Fixture:
    """The rounds of a section that follow from results.

    ``rounds`` are pairs (White on board 1 first) and byes as the table gives them, the next one where it is known.
    ``out`` are no longer in the competition. ``waiting`` are the matches that decide and are not decided, in words.
    ``total`` is how many rounds there are. ``done`` have no game in the last of the rounds: their match is decided.
    """

    rounds: tuple[tuple[tuple[tuple[int, int], ...], tuple[int, ...]], ...]
    out: tuple[int, ...] = ()
    waiting: tuple[str, ...] = ()
    total: int = 0
    done: tuple[int, ...] = ()
