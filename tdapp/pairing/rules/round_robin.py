"""Berger tables for any number of players and cycles, and the check of rounds made by hand (FIDE's Q94 to Q102)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from tdapp.domain.knockout.players import fixture_of
from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Cell
from tdapp.domain.section.player import Standing
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.pairing.rules.checker import Breach

_MOST_STEPS = 100_000


@dataclass(frozen=True, slots=True)
class TableRound:
    """One round of a table: (White, Black) board by board, and who is free in an odd field."""

    round: int
    cycle: int
    pairs: tuple[tuple[int, int], ...]
    rest: int | None = None


def rounds_in_cycle(players: int) -> int:
    """Rounds in which everyone meets everyone once."""
    return players - 1 if players % 2 == 0 else players


def berger_table(
    numbers: int | Sequence[int], *, cycles: int = 1, swap_last_two: bool = False
) -> tuple[TableRound, ...]:
    """All rounds of a round robin by the Berger tables (C.05, annex).

    ``numbers`` is the number of players, or the pairing numbers in the order of their places in the table, as assigned
    by hand or drawn by lot. Every second cycle has the colours reversed. ``swap_last_two`` exchanges the last two
    rounds of every cycle but the last, so that in a double round robin nobody has the same colour three times running.
    """
    places = list(range(1, numbers + 1)) if isinstance(numbers, int) else list(numbers)
    if len(places) < 2 or len(set(places)) != len(places):
        raise RuleViolation(tr("A round robin needs two players or more, each with a pairing number of his own."))
    if cycles < 1:
        raise RuleViolation(tr("A round robin has one cycle or more."))
    single = _single_cycle(len(places) + len(places) % 2)
    found: list[TableRound] = []
    for cycle in range(1, cycles + 1):
        rounds = list(single)
        if swap_last_two and cycle < cycles and len(rounds) > 1:
            rounds[-2:] = rounds[-1], rounds[-2]
        for boards in rounds:
            pairs, rest = [], None
            for white, black in boards:
                if max(white, black) > len(places):
                    rest = places[min(white, black) - 1]
                elif cycle % 2:
                    pairs.append((places[white - 1], places[black - 1]))
                else:
                    pairs.append((places[black - 1], places[white - 1]))
            found.append(TableRound(len(found) + 1, cycle, tuple(pairs), rest))
    return tuple(found)


def table_of(section: Section) -> tuple[TableRound, ...]:
    """The table of a section: its pairing numbers in their order, its cycles, its last two rounds as announced.

    Of a knock-out the rounds that are known.
    """
    fixture = fixture_of(section)
    if fixture is not None:
        return tuple(TableRound(number, 1, pairs) for number, (pairs, _) in enumerate(fixture.rounds, 1))
    numbers = [player.number for player in section.players]
    return berger_table(numbers, cycles=section.cycles, swap_last_two=section.swap_last_two)


@cache
def _single_cycle(size: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The rule by which a checker continues a table: the last place stays, the others move on from the end."""
    boards = [(board, size + 1 - board) for board in range(1, size // 2 + 1)]
    found = [tuple(boards)]
    for round_number in range(2, size):
        waiting = [place for pair in boards for place in pair if place != size]
        met = waiting.pop()
        boards = [(size, met) if round_number % 2 == 0 else (met, size)]
        while waiting:
            black = waiting.pop()
            boards.append((waiting.pop(), black))
        found.append(tuple(boards))
    return tuple(found)


def round_breaches(
    section: Section, round_number: int, pairs: Iterable[tuple[int, int]], rests: Iterable[int] = ()
) -> tuple[Breach, ...]:
    """What a round made by hand breaks: everyone once, each pair once per cycle, no three equal colours (Q100-102)."""
    pairs, rests = tuple(pairs), tuple(rests)
    rows = {player.number: row for player, row in zip(section.players, section.cells, strict=True)}
    found = _everyone_once(section, pairs, rests)
    cycle = cycle_of(section, round_number)
    for white, black in pairs:
        for index, cell in enumerate(rows.get(white, ())[cycle[0] - 1 : cycle[-1]], cycle[0]):
            if cell.opponent == black and index != round_number:
                text = tr("{white} and {black} are paired in round {round} of the same cycle already.").format(
                    white=white, black=black, round=index
                )
                found.append(Breach("cycle", "C.05", (white, black), text))
        for number, colour, word in ((white, "w", tr("White")), (black, "b", tr("Black"))):
            if _runs(rows.get(number, ()), round_number, colour):
                text = tr("{number} would have {colour} for the third time running.").format(number=number, colour=word)
                found.append(Breach("colour", "C.05", (number,), text))
    return tuple(found)


def cycle_of(section: Section, round_number: int) -> range:
    """The rounds of the cycle that a round belongs to."""
    length = rounds_in_cycle(len(section.players))
    start = (round_number - 1) // length * length
    return range(start + 1, start + length + 1)


def can_complete(section: Section, round_number: int, pairs: Iterable[tuple[int, int]]) -> bool:
    """Whether the cycle can still be played out after a round made by hand (Q101): each pair once, everybody in every
    round. True where a player has left, and where it is not decided in reasonable time."""
    numbers = [player.number for player in section.players]
    if any(player.standing is not Standing.ACTIVE for player in section.players):
        return True
    free = 0  # stands for the free round of an odd field
    field = [*numbers, free] if len(numbers) % 2 else numbers
    cycle = cycle_of(section, round_number)
    done = {frozenset(pair) for pair in pairs}
    seated = {number for pair in done for number in pair}
    done |= {frozenset((number, free)) for number in numbers if number not in seated}
    for number, row in zip(numbers, section.cells, strict=True):
        for index in cycle:
            if index < round_number and index <= len(row):
                done.add(frozenset((number, row[index - 1].opponent or free)))
    left = {one: {other for other in field if other != one and frozenset((one, other)) not in done} for one in field}
    rounds = cycle[-1] - round_number
    if any(len(others) != rounds for others in left.values()):
        return False
    if 2 * rounds >= len(field):
        return True  # regular graphs of so high a degree can be coloured
    return _colour(left, rounds, [_MOST_STEPS])


def _colour(left: dict[int, set[int]], rounds: int, steps: list[int]) -> bool:
    """Whether a regular graph splits into so many perfect matchings; True as well when the steps are used up."""
    if rounds == 0:
        return True
    first = next(iter(left))

    def match(waiting: list[int], chosen: list[tuple[int, int]]) -> bool:
        steps[0] -= 1
        if steps[0] < 0:
            return True
        if not waiting:
            rest = {one: set(others) for one, others in left.items()}
            for one, other in chosen:
                rest[one].discard(other)
                rest[other].discard(one)
            return _colour(rest, rounds - 1, steps)
        one = min(waiting, key=lambda number: len(left[number] & set(waiting)))
        for other in sorted(left[one] & set(waiting)):
            remaining = [number for number in waiting if number not in (one, other)]
            if match(remaining, [*chosen, (one, other)]):
                return True
        return False

    partner = min(left[first])  # every partner of the first has a round of his own: their order does not matter
    return match([number for number in left if number not in (first, partner)], [(first, partner)])


def _everyone_once(section: Section, pairs: tuple[tuple[int, int], ...], rests: tuple[int, ...]) -> list[Breach]:
    listed = [number for pair in pairs for number in pair] + list(rests)
    known = {player.number for player in section.players}
    found = [
        Breach("everyone", "C.05", (number,), tr("There is no player {number}.").format(number=number))
        for number in sorted(set(listed) - known)
    ]
    for number in sorted(known):
        times = listed.count(number)
        if times != 1:
            text = (
                tr("{number} is paired {times} times.").format(number=number, times=times)
                if times
                else tr("{number} is not paired.").format(number=number)
            )
            found.append(Breach("everyone", "C.05", (number,), text))
    if len(rests) > len(section.players) % 2:
        found.append(Breach("rest", "C.05", rests, tr("More players are free than the field needs.")))
    return found


def _runs(row: tuple[Cell, ...], round_number: int, colour: str) -> bool:
    """Three equal scheduled colours running, around the round; free rounds do not count."""
    before = [cell.colour.value for cell in row[: round_number - 1] if cell.rules.paired and cell.colour]
    after = [cell.colour.value for cell in row[round_number:] if cell.rules.paired and cell.colour]
    return colour * 3 in "".join([*before[-2:], colour, *after[:2]])
