"""Direct encounter (C.07, 6): the games among those still tied when the rung is reached."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

import numpy as np

from tdapp.domain.section.event import Edition
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.tiebreaks.column import Column
from tdapp.tiebreaks.criteria.base import Criterion, Step, Worked
from tdapp.tiebreaks.crosstable import Crosstable, Ints, Mask
from tdapp.tiebreaks.explain import Check, Table
from tdapp.tiebreaks.terms import CriterionKind
from tdapp.tiebreaks.text import listed, short_text, value_text

MOST_TABLED = 60
"""Members of a group whose table is shown: that of a larger one fills pages, with hundreds of thousands of cells."""


@dataclass(frozen=True, slots=True)
class Encounters:
    """Games inside tied groups: one entry per ordered pair that met, points the mean over its games.

    ``first`` and ``second`` are player indices, ``points`` are in ``1 / (ticks * scale)`` of a point.
    """

    first: Ints
    second: Ints
    points: Ints
    scale: int


class DirectEncounter(Criterion):
    """DE: the place inside the tied group, 1 best, shared; 0 if the group was one player or was not broken."""

    code = "DE"
    name = "Direct encounter"
    family = "Direct encounter"
    c07 = True
    kind = CriterionKind.DIRECT
    sentence = "The points from the games among the players still tied, if all have met or nobody can change the place."
    source = "C.07, 6"
    strengths = "What everybody expects first: who beat whom. Independent of all other games."
    weaknesses = (
        "In a Swiss the tied players have often not all met, and then it breaks nothing. One game decides a whole "
        "event."
    )
    check = Check.TABLE
    integer = True
    modifiers = "P"
    place_in_group = True
    looks_at_ties = True

    def column(self, table: Crosstable, step: Step, groups: Ints) -> Column:
        """Places inside each group."""
        place = np.zeros(table.size, dtype=np.int64)
        met = encounters(table, step.policy.counts(table, self.kind), groups, groups >= 0)
        for group in sorted(set(groups[met.first].tolist())):  # np.unique would load numpy.ma
            members = [int(player) for player in np.flatnonzero(groups == group)]
            write_places(place, self.blocks(table, step, met, members))
        return Column(place, lower_is_better=True)

    def blocks(self, table: Crosstable, step: Step, met: Encounters, members: list[int]) -> list[list[int]]:
        """The members in order; players of one block stay tied."""
        return GroupRanking(table, met, members).rank(members)

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """The mini-crosstable of the group, who has not met whom, and what follows."""
        members = [int(index) for index in np.flatnonzero(groups == groups[player])] if groups[player] >= 0 else []
        if len(members) < 2:
            return Worked((), tr("nobody else is still tied: nothing to decide"))
        members.sort(key=lambda index: int(table.numbers[index]))
        tied = np.isin(np.arange(table.size), members)
        met = encounters(table, step.policy.counts(table, self.kind), groups, tied)
        ranking = GroupRanking(table, met, members)
        ranking.rank(members)
        missing = sum(ranking.against(members)[1].values()) // 2
        own = int(self.column(table, step, groups).numerators[player])
        said = _verdict(own, bool(missing), table)
        if len(members) > MOST_TABLED:
            text = tr("{count} players are tied, and {missing} pairs of them have not met: no table is shown.")
            return Worked((), said, (), (text.format(count=len(members), missing=missing),))
        notes = (
            (tr("Not met: {listed}.").format(listed="; ".join(_not_met(table, ranking, members))),)
            if missing
            else (tr("All of the tied players have met."),)
        )
        tables = tuple(shown_stage(table, met, ranking, stage) for stage in ranking.stages)
        return Worked((), said, tables, notes)


class DirectEncounterBlackWins(DirectEncounter):
    """DEB: direct encounter; of two whom it leaves tied after meeting, the one with more Blacks between them is first.

    So a drawn game counts for Black, as some German events have it.
    """

    code = "DEB"
    name = "Direct encounter, Black wins the tie"
    c07 = False
    sentence = (
        "Direct encounter; when two players remain tied after it, the one who had Black in their game comes first."
    )
    source = "German practice (direct comparison with the advantage of the second player)"
    strengths = "Breaks every tie of two who have met, and makes up for the white pieces."
    weaknesses = (
        "A drawn game becomes a win on paper, known before the game begins: it invites White to force matters and "
        "Black to sit still."
    )

    def blocks(self, table: Crosstable, step: Step, met: Encounters, members: list[int]) -> list[list[int]]:
        """Blocks of two split by colour."""
        split: list[list[int]] = []
        for block in super().blocks(table, step, met, members):
            order = self._by_colour(table, step, block) if len(block) == 2 else None
            split += [[player] for player in order] if order else [block]
        return split

    def _by_colour(self, table: Crosstable, step: Step, pair: list[int]) -> list[int] | None:
        """The one with more Blacks first; None where they had equally many or never met."""
        games = step.policy.counts(table, self.kind)
        first, second = pair
        between = games[first] & (table.opponent[first] == second)
        difference = int((table.black[first] & between).sum()) - int((table.white[first] & between).sum())
        if not difference:
            return None
        return [first, second] if difference > 0 else [second, first]

    def work(self, table: Crosstable, step: Step, groups: Ints, player: int) -> Worked:
        """As direct encounter, with a word on Black."""
        worked = super().work(table, step, groups, player)
        if not worked.tables:
            return worked
        note = tr("Two players whom the games among them leave equal: the one with Black comes first.")
        return replace(worked, notes=(*worked.notes, note))


def _verdict(place: int, incomplete: bool, table: Crosstable) -> str:
    if place:
        return tr("place {place} inside the tied group").format(place=place)
    if incomplete and not table.is_round_robin:
        return tr("not all have met, and nobody is certain of the first place: the tie stays (C.07, 6.3)")
    return tr("equal points in the games among them: the tie stays (C.07, 6.2)")


def encounters(table: Crosstable, games: Mask, groups: Ints, tied: Mask) -> Encounters:
    """Entries of every pair inside the groups (C.07, 6.1; 4.4: the mean when two met more than once)."""
    opponent = table.opponent
    inside = games & (opponent >= 0) & tied[:, None]
    inside &= tied[opponent] & (groups[opponent] == groups[:, None])
    first, rounds = np.nonzero(inside)
    second, points = opponent[first, rounds], table.awarded[first, rounds]
    pair, inverse, count = np.unique(first * table.size + second, return_inverse=True, return_counts=True)
    total = np.zeros(len(pair), dtype=np.int64)
    np.add.at(total, inverse, points)
    scale = math.lcm(1, *set(count.tolist()))
    return Encounters(pair // table.size, pair % table.size, total * (scale // count), scale)


@dataclass(frozen=True, slots=True)
class _Stage:
    """One table of the procedure: its players, the sums, what missing games leave open, and the order it gives.

    ``first`` are those placed by certainty (6.3), best first; ``blocks`` the order by sums (6.2).
    """

    members: list[int]
    total: dict[int, int]
    low: dict[int, int] | None = None
    high: dict[int, int] | None = None
    first: tuple[int, ...] = ()
    blocks: tuple[tuple[int, ...], ...] = ()


class GroupRanking:
    """The procedure of C.07, 6.2-6.3 on one group; editions before September 2023 without restart.

    ``stages`` keeps every table that ``rank`` made. ``once``: what one table leaves equal is for others to rank anew.
    """

    def __init__(self, table: Crosstable, met: Encounters, members: Sequence[int], *, once: bool = False) -> None:
        inside = np.isin(met.first, members)
        self.entry = {
            (int(a), int(b)): int(points)
            for a, b, points in zip(met.first[inside], met.second[inside], met.points[inside], strict=True)
        }
        self.win, self.loss = table.win * met.scale, table.loss * met.scale
        self.swiss = not table.is_round_robin
        self.restart = table.edition is not Edition.FIDE_2009
        self.once = once
        self.stages: list[_Stage] = []

    def against(self, members: Sequence[int]) -> tuple[dict[int, int], dict[int, int]]:
        """Of each member the sum of the entries against the others, and how many of them are missing."""
        here = set(members)
        total, missing = dict.fromkeys(members, 0), dict.fromkeys(members, len(members) - 1)
        for (player, other), points in self.entry.items():
            if player in here and other in here:
                total[player] += points
                missing[player] -= 1
        return total, missing

    def rank(self, members: list[int]) -> list[list[int]]:
        """Blocks of players, best first; players of one block stay tied."""
        if len(members) == 1:
            return [members]
        total, missing = self.against(members)
        if any(missing.values()):
            if not self.restart:
                self.stages.append(_Stage(members, total))
                return [members]
            if self.swiss:
                return self._certain(members, total, missing)
        blocks = [
            [player for player in members if total[player] == points]
            for points in sorted(set(total.values()), reverse=True)
        ]
        self.stages.append(_Stage(members, total, blocks=tuple(map(tuple, blocks))))
        if len(blocks) == 1 or self.once or not self.restart:
            return blocks
        return [part for block in blocks for part in self.rank(block)]

    def _certain(self, members: list[int], total: dict[int, int], missing: dict[int, int]) -> list[list[int]]:
        """6.3: first, second, ... while somebody is certain, whatever the games not played; then the rest anew."""
        low = {player: total[player] + self.loss * missing[player] for player in members}
        high = {player: total[player] + self.win * missing[player] for player in members}
        ranked: list[list[int]] = []
        rest = list(members)
        while len(rest) > 1:
            leader = max(rest, key=high.__getitem__)
            if any(low[leader] <= high[other] for other in rest if other != leader):
                break
            ranked.append([leader])
            rest.remove(leader)
        self.stages.append(_Stage(members, total, low, high, tuple(player for (player,) in ranked)))
        if not ranked:
            return [members]
        return ranked + ([rest] if self.once else self.rank(rest))


def _not_met(table: Crosstable, ranking: GroupRanking, members: list[int]) -> list[str]:
    return [
        tr("{one} and {other}").format(one=int(table.numbers[a]), other=int(table.numbers[b]))
        for position, a in enumerate(members)
        for b in members[position + 1 :]
        if (a, b) not in ranking.entry
    ]


def shown_stage(table: Crosstable, met: Encounters, ranking: GroupRanking, stage: _Stage) -> Table:
    """One table of the procedure in words."""
    members, unit = stage.members, table.ticks * met.scale
    numbers = tuple(int(table.numbers[index]) for index in members)

    def points(sums: dict[int, int] | None) -> tuple[str, ...]:
        return tuple(value_text(Fraction(sums[player], unit)) for player in members) if sums else ()

    cells = tuple(
        tuple(
            "×" if a == b else short_text(Fraction(ranking.entry[a, b], unit)) if (a, b) in ranking.entry else ""
            for b in members
        )
        for a in members
    )
    whole = stage is ranking.stages[0]
    return Table(
        numbers,
        cells,
        points(stage.total),
        title=(tr("The tied teams") if table.teams else tr("The tied players"))
        if whole
        else tr("Anew among {listed}").format(listed=listed(numbers)),
        least=points(stage.low),
        greatest=points(stage.high),
        note=_by_certainty(table, stage, unit) if stage.low else _by_sums(table, stage, anew=ranking.restart),
    )


def _by_sums(table: Crosstable, stage: _Stage, *, anew: bool) -> str:
    if not stage.blocks:
        return tr("Not all have met: they stay tied (rules before September 2023).")
    if len(stage.blocks) == 1:
        return tr("Equal sums: they stay tied (C.07, 6.2).")
    order = "; ".join(listed([int(table.numbers[player]) for player in block]) for block in stage.blocks)
    sentence = tr("By their sums: {order}.").format(order=order)
    if anew and any(len(block) > 1 for block in stage.blocks):
        return f"{sentence} " + tr("Equal sums are ranked anew (C.07, 6.2).")
    return sentence


def _by_certainty(table: Crosstable, stage: _Stage, unit: int) -> str:
    assert stage.low is not None
    assert stage.high is not None
    if not stage.first:
        return tr("Nobody's least sum is above the greatest of all others: they stay tied (C.07, 6.3).")
    sentences, rest = [], list(stage.members)
    for place, player in enumerate(stage.first, start=1):
        rest.remove(player)
        sentences.append(
            tr("{number} has at least {least}, no other more than {most}: place {place}.").format(
                number=int(table.numbers[player]),
                least=value_text(Fraction(stage.low[player], unit)),
                most=value_text(Fraction(max(stage.high[other] for other in rest), unit)),
                place=place,
            )
        )
    if len(rest) > 1:
        sentences.append(tr("The others are ranked anew (C.07, 6.3)."))
    return " ".join(sentences)


def write_places(place: Ints, blocks: list[list[int]]) -> None:
    """The places inside a group from its blocks, best first; nothing where all are level."""
    start = 1
    for block in blocks if len(blocks) > 1 else ():
        place[block] = start
        start += len(block)
