"""Games among those still tied: direct encounter (C.07, 6), its extension for teams (13.3), boards (12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from tdapp.proof.record import FORFEITS, Competition, Record, Turn

Blocks = list[list[int]]
"""Tied players in their new order; those of one block stay tied."""
_Entries = Mapping[tuple[int, int], Fraction]


def places(blocks: Blocks) -> dict[int, int]:
    """The place of each inside the tied group, 1 the best; 0 for all where nothing was broken."""
    if len(blocks) == 1:
        return dict.fromkeys(blocks[0], 0)
    found, ahead = {}, 0
    for block in blocks:
        found.update(dict.fromkeys(block, ahead + 1))
        ahead += len(block)
    return found


def met(record: Record, turn: Turn, as_played: bool) -> bool:
    """Whether a round is a game for article 6: played, or a forfeit by /P or in a round robin (15.2)."""
    return turn.opponent is not None and (turn.played or (turn.what in FORFEITS and (as_played or record.robin)))


def direct(record: Record, members: Sequence[int], as_played: bool) -> Blocks:
    """Article 6 on one tied group."""
    games: dict[tuple[int, int], list[Fraction]] = {}
    for one in members:
        for turn in record.turns[one]:
            other = turn.opponent
            if other is not None and other in members and met(record, turn, as_played):
                games.setdefault((one, other), []).append(turn.points)
    # 4.4: two games of a pair are one encounter, their mean
    return _direct(record, {pair: sum(points, Fraction(0)) / len(points) for pair, points in games.items()}, members)


def _direct(record: Record, entries: _Entries, members: Sequence[int]) -> Blocks:
    if len(members) == 1:
        return [list(members)]
    made = {one: sum((entries.get((one, other), Fraction(0)) for other in members), Fraction(0)) for one in members}
    missing = {one: sum(other != one and (one, other) not in entries for other in members) for one in members}
    if record.edition == "2009":  # only if all have met, and one table
        return [list(members)] if any(missing.values()) else _by_sum(made, members)
    if any(missing.values()) and not record.robin:
        return _certain(record, entries, members, made, missing)
    blocks = _by_sum(made, members)  # 6.2
    return blocks if len(blocks) == 1 else [part for block in blocks for part in _direct(record, entries, block)]


def _by_sum(made: Mapping[int, Fraction], members: Sequence[int]) -> Blocks:
    return [[one for one in members if made[one] == total] for total in sorted(set(made.values()), reverse=True)]


def _certain(
    record: Record, entries: _Entries, members: Sequence[int], made: Mapping[int, Fraction], missing: Mapping[int, int]
) -> Blocks:
    """6.3: who stays first whatever the missing games would bring is first; then who is second; the rest anew."""
    first: Blocks = []
    rest = list(members)
    while len(rest) > 1:
        sure = [
            one
            for one in rest
            if all(
                made[one] + record.loss * missing[one] > made[other] + record.win * missing[other]
                for other in rest
                if other != one
            )
        ]
        if not sure:
            break
        first.append(sure)
        rest.remove(sure[0])
    if not first:
        return [list(members)]
    return first + _direct(record, entries, rest)


def extended(both: Competition, members: Sequence[int], decisive: Sequence[str], as_played: bool) -> Blocks:
    """13.3: the score that ranks, what it leaves tied by the other; a smaller group begins anew; then the boards."""
    if len(members) == 1:
        return [list(members)]
    blocks: Blocks = []
    for block in direct(both.ranking, members, as_played):
        if len(block) == 1:
            blocks.append(block)
            continue
        parts = direct(both.beside(both.primary), block, as_played)
        if len(parts) > 1:
            blocks += [one for part in parts for one in extended(both, part, decisive, as_played)]
        else:
            blocks += _by_boards(both, block, decisive, as_played)
    return blocks


def _by_boards(both: Competition, block: list[int], decisive: Sequence[str], as_played: bool) -> Blocks:
    """13.3.2: between exactly two teams, the boards of the matches they played with each other."""
    if len(block) != 2 or not decisive:
        return [block]
    one, other = block
    mine, theirs = _mutual(both, one, other, as_played), _mutual(both, other, one, as_played)
    if not mine:
        return [block]
    for code in decisive:
        left, right = _compared(code, mine), _compared(code, theirs)
        if left != right:
            return [[one], [other]] if left > right else [[other], [one]]
    return [block]


def _mutual(both: Competition, one: int, other: int, as_played: bool) -> list[tuple[Fraction, ...]]:
    assert both.boards is not None
    record = both.ranking
    return [
        boards
        for turn, boards in zip(record.turns[one], both.boards[one], strict=True)
        if turn.opponent == other and met(record, turn, as_played)
    ]


def _compared(code: str, matches: Sequence[tuple[Fraction, ...]]) -> tuple[Fraction, ...]:
    """What is compared, the greater one first."""
    return (-board_count(matches),) if code == "BC" else stages(code, matches)


def board_count(matches: Sequence[tuple[Fraction, ...]]) -> Fraction:
    """12.1: the number of each board times the points on it."""
    return sum((place * points for boards in matches for place, points in enumerate(boards, start=1)), Fraction(0))


def stages(code: str, matches: Sequence[tuple[Fraction, ...]]) -> tuple[Fraction, ...]:
    """12.2: the first board, the second ...; 12.3: all boards but the last, all but the last two ..."""
    totals = [sum(column, Fraction(0)) for column in zip(*matches, strict=True)]
    if code == "TBR":
        return tuple(totals)
    return tuple(sum(totals[:last], Fraction(0)) for last in range(max(len(totals) - 1, 1), 0, -1))


def in_turn(both: Competition, members: Sequence[int], code: str) -> Blocks:
    """12.2 and 12.3 on a tied group, over all rounds."""
    assert both.boards is not None
    made = {one: stages(code, both.boards[one]) for one in members}
    return [[one for one in members if made[one] == line] for line in sorted(set(made.values()), reverse=True)]
