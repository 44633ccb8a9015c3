"""The engine on sections: who comes, the bye, the colours, wishes and prohibitions."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from tdapp.domain.section.event import ForbiddenPairs, Section
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.systems.keizer import Keizer
from tdapp.pairing.engines.engine import NoLegalPairing
from tdapp.pairing.engines.keizer.adapter import KeizerEngine
from tdapp.pairing.engines.keizer.position import KeizerPosition
from tdapp.pairing.rules.protections import pair_with_wishes
from tests.arena import arena
from tests.domain.keizer.test_score import EXAMPLE
from tests.effort import FULL, some

ENGINE = KeizerEngine()


def keizer(drawing: str, text: str = "", **fields: object) -> Section:
    return arena(drawing, type_code="CUSTOM_KEIZER", system_text=text, **{"rounds_total": 30, **fields})


def test_round_four_of_the_worked_example() -> None:
    """1.5: on the self-consistent table and R-L > 3: 2-5 1-3 6-4, nobody too early."""
    section = replace(EXAMPLE, system_text="method=consistent,distance=3")
    pairs = {frozenset(pair) for pair in ENGINE.pair(section).pairs}
    assert pairs == {frozenset((2, 5)), frozenset((1, 3)), frozenset((6, 4))}


def test_round_one_is_by_rating_with_the_lowest_free() -> None:
    section = keizer("1 A 1500\n2 B 2000\n3 C\n4 D 1800\n5 E 1700")
    found = ENGINE.pair(section)
    assert [set(pair) for pair in found.pairs] == [{2, 4}, {5, 1}]
    assert found.pairs == ((4, 2), (1, 5))  # both have had White equally often: the lower has it
    assert found.bye == 3
    by_number = ENGINE.pair(replace(section, system_text="start=number"))
    assert [set(pair) for pair in by_number.pairs] == [{1, 2}, {3, 4}]


def test_a_rematch_is_a_wish_and_a_prohibition_is_none() -> None:
    two = keizer("1 A 2000 | 2w1\n2 B 1900 | 1b0")
    assert ENGINE.pair(two).pairs == ((2, 1),)  # at once, for there is nobody else; B has had White less often
    forbidden = replace(two, forbidden=(ForbiddenPairs(1, 30, (1, 2)),))
    with pytest.raises(
        NoLegalPairing, match="Round 2 cannot be paired: prohibitions leave somebody without an opponent"
    ):
        ENGINE.pair(forbidden)
    three = keizer("1 A 2000 |\n2 B 1900 |\n3 C 1800 |", forbidden=(ForbiddenPairs(1, 30, (1, 2, 3)),))
    with pytest.raises(NoLegalPairing, match="Round 1 cannot be paired"):
        ENGINE.pair(three)  # whoever is free, the other two may not meet


def test_who_meets_too_early_is_said() -> None:
    two = keizer("1 A 2000 | 2w1 2b1\n2 B 1900 | 1b0 1w0")
    _, yielded = pair_with_wishes(ENGINE, two, 3)
    assert [wish.name for wish in yielded] == ["B (2)–A (1), who met in round 2"]
    assert pair_with_wishes(ENGINE, replace(two, system_text="distance=0"), 3)[1] == ()
    for number in (1, 2):
        once = keizer("1 A 2000 | 2w1\n2 B 1900 | 1b0") if number == 1 else keizer("1 A 2000 | . 2w1\n2 B 1900 | . 1b0")
        _, yielded = pair_with_wishes(ENGINE, once, number + 1)
        assert [wish.name for wish in yielded] == [f"B (2)–A (1), who met in round {number}"]


def test_the_bye_goes_round_and_gives_way_to_prohibitions() -> None:
    section = keizer("1 A 2000 | 2w1\n2 B 1900 | 1b0\n3 C 1800 | U")
    assert ENGINE.pair(section).bye == 2  # 3 is lowest but has had it
    assert ENGINE.pair(replace(section, system_text="even-bye=no")).bye == 3  # 1½ is less than 2
    apart = replace(section, forbidden=(ForbiddenPairs(1, 30, (1, 3)),))
    assert ENGINE.pair(apart).bye == 1  # not the lowest of those without one, but the only one who leaves a pair


def test_who_is_absent_or_has_left_is_not_paired() -> None:
    section = keizer("1 A 2000 | .\n2 B 1900 | Z\n3 C 1800 | .\n4 D 1700 | .")
    left = replace(section, players=(*section.players[:3], replace(section.players[3], standing=Standing.WITHDRAWN)))
    assert ENGINE.pair(left, 1).pairs == ((3, 1),)
    nobody = keizer("1 A | Z\n2 B | H")
    assert ENGINE.pair(nobody, 1).pairs == ()


def test_colours_by_count_then_by_turns_then_to_the_lower() -> None:
    section = keizer("1 A 2000 | 2w1 3w1 4b=\n2 B 1900 | 1b0 4w1 3b1\n3 C 1800 | 4b0 1b0 2w0\n4 D 1700 | 3w1 2b0 1w=")
    position = KeizerPosition(section, Keizer())
    assert position.whites == {1: 2, 2: 1, 3: 1, 4: 2}
    assert position.white_of(1, 2) == (2, "fewer")
    assert position.white_of(1, 4) == (1, "return")  # both have had it twice, and 4 had it against 1
    lower = max(2, 3, key=position.place.__getitem__)
    assert position.white_of(2, 3) == (2, "return")
    assert lower in (2, 3)
    once = keizer("1 A 2000 | 2w1 .\n2 B 1900 | 1b0 .\n3 C 1800 | 4w1 .\n4 D 1700 | 3b0 .")
    assert KeizerPosition(once, Keizer(), 2).white_of(1, 3) == (3, "lower")


def season(seed: int) -> Section:
    """Rounds paired by the engine itself, with absences, late entries and withdrawals."""
    rng = random.Random(seed)
    size = rng.randint(2, 24)
    field = "\n".join(f"{n} P{n} {rng.randint(1200, 2300)}" for n in range(1, size + 1))
    method, distance = rng.choice(("pass", "consistent", "frozen")), rng.choice((0, 2, 8, 99))
    section = keizer(field, f"method={method},distance={distance}")
    away = (Outcome.ZERO_POINT_BYE, Outcome.HALF_POINT_BYE)
    for number in range(1, rng.randint(2, 9)):
        gone = {player.number: rng.choice(away) for player in section.players if rng.random() < 0.2}
        rows = {player.number: row for player, row in zip(section.players, section.cells, strict=True)}
        announced = {one: (*row, Cell(gone.get(one, Outcome.UNPAIRED))) for one, row in rows.items()}
        section = replace(section, cells=tuple(announced.values()))
        found = ENGINE.pair(section, number)
        now = dict(announced)
        for white, black in found.pairs:
            mine, theirs = rng.choice(((Outcome.WIN, Outcome.LOSS), (Outcome.DRAW,) * 2, (Outcome.LOSS, Outcome.WIN)))
            now[white] = (*rows[white], Cell(mine, black, Colour.WHITE))
            now[black] = (*rows[black], Cell(theirs, white, Colour.BLACK))
        if found.bye is not None:
            now[found.bye] = (*rows[found.bye], Cell(Outcome.PAIRING_BYE))
        section = replace(section, cells=tuple(now.values()))
    return section


@pytest.mark.parametrize("seed", some(400, 20))
def test_everybody_who_comes_is_paired_once_and_the_order_of_rows_means_nothing(seed: int) -> None:
    section = season(seed)
    for number in range(1, section.rounds_held + 1):
        found = ENGINE.pair(section, number)
        held = [number for pair in found.pairs for number in pair] + ([found.bye] if found.bye else [])
        absent = set(section.announced(number))
        assert sorted(held) == sorted({player.number for player in section.players} - absent)
        turned = replace(section, players=section.players[::-1], cells=section.cells[::-1])
        again = ENGINE.pair(turned, number)
        assert (again.pairs, again.bye) == (found.pairs, found.bye)
        made = {(p.number, row[number - 1].opponent) for p, row in zip(section.players, section.cells, strict=True)
                if row[number - 1].colour is Colour.WHITE}  # fmt: skip
        assert made == set(found.pairs)  # a stored round judged again is the same


@pytest.mark.parametrize("seed", some(100, 12))
def test_what_means_nothing_changes_no_pairing(seed: int) -> None:
    """All ratings higher by a hundred; somebody who has entered and never comes; the numbers of absent rounds."""
    section = season(seed)
    number = section.rounds_held
    found = ENGINE.pair(section, number)
    raised = replace(section, players=tuple(replace(one, rating=(one.rating or 0) + 100) for one in section.players))
    assert ENGINE.pair(raised, number).pairs == found.pairs
    never = replace(section.players[0], number=99, name="Never", rating=2900)
    gone = (Cell(Outcome.ZERO_POINT_BYE),) * number
    more = replace(section, players=(*section.players, never), cells=(*section.cells, gone))
    again = ENGINE.pair(more, number)
    assert (again.pairs, again.bye) == (found.pairs, found.bye)


def key_of(
    position: KeizerPosition, section: Section, pairs: list[tuple[int, int]]
) -> tuple[int, list[int], list[int]]:
    """K12 of a whole round: early pairs, of which round, and the walk."""
    number = position.round
    place = {
        one: index for index, one in enumerate(one for one in position.table.order if one in position.position.present)
    }
    last: dict[frozenset[int], int] = {}
    for player, row in zip(section.players, section.cells, strict=True):
        for index, cell in enumerate(row[: number - 1], 1):
            if cell.rules.over_the_board and cell.opponent:
                last[frozenset((player.number, cell.opponent))] = index
    ages = [number - last[frozenset(pair)] for pair in pairs if frozenset(pair) in last]
    ages = [age for age in ages if age <= position.rules.distance]
    walk = [max(place[one], place[other]) for one, other in sorted(pairs, key=lambda pair: min(place[n] for n in pair))]
    return len(ages), [ages.count(age) for age in range(1, 100)], walk


def every_round(left: list[int]) -> list[list[tuple[int, int]]]:
    if not left:
        return [[]]
    one, *rest = left
    return [[(one, other), *more] for other in rest for more in every_round([n for n in rest if n != other])]


@pytest.mark.parametrize("seed", some(400, 20))
def test_a_round_is_the_best_of_all_rounds(seed: int) -> None:
    """To ten players every pairing of a round is tried; the bye is who had fewest, of these the lowest."""
    section = season(seed)
    for number in range(1, section.rounds_held + 1):
        found = ENGINE.pair(section, number)
        playing = [n for pair in found.pairs for n in pair]
        if len(playing) > (8 if FULL else 6):
            continue
        position = KeizerPosition(section, section.system_facts, number)
        if found.bye is not None:
            byes = {
                player.number: sum(cell.outcome is Outcome.PAIRING_BYE for cell in row[: number - 1])
                for player, row in zip(section.players, section.cells, strict=True)
            }
            come = [one for one in position.table.order if one in {*playing, found.bye}]
            assert found.bye == min(reversed(come), key=byes.__getitem__)
        best = min(key_of(position, section, pairs) for pairs in every_round(sorted(playing)))
        assert key_of(position, section, list(found.pairs)) == best
