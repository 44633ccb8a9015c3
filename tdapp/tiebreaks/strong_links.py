"""Which players the results link both ways, and who is cut off (relative Elo, Zermelo).

Belongs here: strongly connected components of "took a point or half a point off" and their sentence. Does not: the
equations that need them.
"""

from __future__ import annotations

import numpy as np

from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import ntr, tr
from tdapp.tiebreaks.crosstable import Crosstable, Ints, Mask
from tdapp.tiebreaks.domain_graph import Domain

_NAMED = 5


@dataclass(frozen=True, eq=False, slots=True)
class Links:
    """``main`` marks the largest set of players linked both ways; the others with a game are cut off from it.

    ``above``: the main set took nothing off them; ``below``: they took nothing off it; ``apart``: no chain of results
    leads to them either way.
    """

    main: Mask
    above: Mask
    below: Mask
    apart: Mask

    @property
    def complete(self) -> bool:
        """Whether everybody with a game is linked both ways."""
        return not (self.above.any() or self.below.any() or self.apart.any())


def links(games: Domain, numbers: Ints) -> Links:
    """The largest strongly connected set (equal sizes: the one with the lowest pairing number), and the others."""
    onward, back = _arcs(games)
    label = _strong_components(onward, back)
    inside = np.flatnonzero(games.inside)
    main = np.zeros(games.size, dtype=bool)
    if inside.size:
        size = np.bincount(label)
        best = min(inside.tolist(), key=lambda player: (-size[label[player]], int(numbers[player])))
        main = label == label[best]
    reached, reaching = _reach(onward, main), _reach(back, main)
    rest = games.inside & ~main
    return Links(
        main=main & games.inside,
        above=rest & reaching & ~reached,
        below=rest & reached & ~reaching,
        apart=rest & ~reached & ~reaching,
    )


def _arcs(games: Domain) -> tuple[list[list[int]], list[list[int]]]:
    """From each player to those he took something off, and the reverse."""
    onward: list[list[int]] = [[] for _ in range(games.size)]
    back: list[list[int]] = [[] for _ in range(games.size)]
    for one, other, margin in zip(games.first.tolist(), games.second.tolist(), games.margin.tolist(), strict=True):
        if margin > -1:
            onward[one].append(other)
            back[other].append(one)
        if margin < 1:
            onward[other].append(one)
            back[one].append(other)
    return onward, back


def _reach(arcs: list[list[int]], start: Mask) -> Mask:
    reached = start.copy()
    waiting: list[int] = np.flatnonzero(start).tolist()
    while waiting:
        for other in arcs[waiting.pop()]:
            if not reached[other]:
                reached[other] = True
                waiting.append(other)
    return reached


def _strong_components(onward: list[list[int]], back: list[list[int]]) -> Ints:
    """Kosaraju: finish times of a depth-first search, then a search backwards from the last finished."""
    finished: list[int] = []
    seen = [False] * len(onward)
    for root in range(len(onward)):
        if seen[root]:
            continue
        seen[root] = True
        path = [(root, iter(onward[root]))]
        while path:
            step = next((other for other in path[-1][1] if not seen[other]), None)
            if step is None:
                finished.append(path.pop()[0])
            else:
                seen[step] = True
                path.append((step, iter(onward[step])))
    label = np.full(len(onward), -1)
    for root in reversed(finished):
        if label[root] >= 0:
            continue
        label[root] = root
        waiting = [root]
        while waiting:
            for other in back[waiting.pop()]:
                if label[other] < 0:
                    label[other] = root
                    waiting.append(other)
    return label


def cut_off_sentences(table: Crosstable, found: Links) -> str:
    """Who is cut off and how, in plain sentences."""
    linked, everybody = int(found.main.sum()), int((found.main | found.above | found.below | found.apart).sum())
    if 4 * linked < everybody:
        return tr("At most {linked} of the {all} players are linked with one another.").format(
            linked=linked, all=everybody
        )
    parts = []
    above, below, apart = (int(mask.sum()) for mask in (found.above, found.below, found.apart))
    for mask, reason in (
        (
            found.above,
            ntr(
                "the others took nothing off this player, directly or through others",
                "the others took nothing off them, directly or through others",
                above,
            ),
        ),
        (
            found.below,
            ntr(
                "this player took nothing off the others, directly or through others",
                "they took nothing off the others, directly or through others",
                below,
            ),
        ),
        (found.apart, ntr("no chain of results leads to this player", "no chain of results leads to them", apart)),
    ):
        players = np.flatnonzero(mask)
        if players.size:
            parts.append(f"{_named(table, players)} ({reason})")
    return tr("Cut off: {listed}.").format(listed="; ".join(parts))


def _named(table: Crosstable, players: Ints) -> str:
    order = players[np.argsort(table.numbers[players])].tolist()
    names = [f"{int(table.numbers[i])} {table.section.players[i].name}" for i in order[:_NAMED]]
    more = len(order) - len(names)
    listed = ", ".join(names)
    return tr("{listed} and {count} more").format(listed=listed, count=more) if more else listed
