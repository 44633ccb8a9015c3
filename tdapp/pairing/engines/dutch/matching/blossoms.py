"""Odd sets of vertices that a weighted matching treats as one: nested, each with a cycle of tight pairs through it."""

from __future__ import annotations

from dataclasses import dataclass

from tdapp.domain.words.cancelling import check_cancelled
from tdapp.pairing.engines.dutch.matching.bits import members


@dataclass(slots=True)
class Blossom:
    """``children`` in the order of the cycle, the one that holds ``base`` first.

    ``links[i]`` leads from child i to the next one. The pairs of the matching are the links with odd places. ``dual``
    is never negative, and even.
    """

    vertices: int
    children: list[int]
    links: list[tuple[int, int]]
    base: int
    dual: int = 0


class Forest:
    """Which vertices belong together, and the matching, kept for every vertex so that a blossom can simply be dropped.

    Numbers below ``size`` are vertices, greater ones blossoms. ``outer`` gives the outermost set that holds a vertex.
    """

    def __init__(self, size: int, mate: list[int]) -> None:
        self.size = size
        self.mate = mate
        self.outer = list(range(size))
        self.blossoms: dict[int, Blossom] = {}
        self._next = size

    def vertices(self, number: int) -> int:
        """The members of a vertex or blossom, as a set."""
        return 1 << number if number < self.size else self.blossoms[number].vertices

    def base(self, number: int) -> int:
        """The only vertex of it whose partner is outside, or missing."""
        return number if number < self.size else self.blossoms[number].base

    def outermost(self) -> list[int]:
        """The blossoms that are in no other."""
        return [number for number, blossom in self.blossoms.items() if self.outer[blossom.base] == number]

    def contract(self, children: list[int], links: list[tuple[int, int]]) -> int:
        """Make one blossom of a cycle of odd length; its number."""
        number, self._next = self._next, self._next + 1
        vertices = 0
        for child in children:
            vertices |= self.vertices(child)
        self.blossoms[number] = Blossom(vertices, children, links, self.base(children[0]))
        for vertex in members(vertices):
            self.outer[vertex] = number
        return number

    def dissolve(self, number: int) -> None:
        """Drop an outermost blossom without a dual, and what becomes outermost and has none either."""
        waiting = [number]
        while waiting:
            check_cancelled()
            for child in self.blossoms.pop(waiting.pop()).children:
                if child >= self.size and not self.blossoms[child].dual:
                    waiting.append(child)
                    continue
                for vertex in members(self.vertices(child)):
                    self.outer[vertex] = child

    def rotate(self, number: int, vertex: int) -> None:
        """Make ``vertex`` the base of the set that holds it, changing partners inside it."""
        waiting = [(number, vertex)]  # sets apart from each other or inside what was turned: any order will do
        while waiting:
            number, vertex = waiting.pop()
            if number < self.size or self.blossoms[number].base == vertex:
                continue
            blossom = self.blossoms[number]
            children, links = blossom.children, blossom.links
            place = next(index for index, child in enumerate(children) if self.vertices(child) >> vertex & 1)
            waiting.append((children[place], vertex))
            ways = range(place - 2, -1, -2) if place % 2 == 0 else range(place + 1, len(children), 2)
            for way in ways:  # the links that become pairs, from the new base round to the old one
                one, other = links[way]
                waiting += [(children[way], one), (children[(way + 1) % len(children)], other)]
                self.mate[one], self.mate[other] = other, one
            blossom.children = children[place:] + children[:place]
            blossom.links = links[place:] + links[:place]
            blossom.base = vertex
