"""Every answer is checked before it is used: mutated ones against a check written anew from the articles."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tdapp.domain.section.event import ForbiddenPairs, Section
from tdapp.domain.section.outcome import Colour, Outcome
from tdapp.pairing.engines.answer import IllegalAnswer, RawAnswer, accept
from tdapp.pairing.engines.engine import Bracket, EngineFault
from tdapp.pairing.engines.exchange import exchange_of
from tdapp.pairing.engines.gacrux import GacruxEngine
from tdapp.pairing.rules.checker import Breach
from tdapp.pairing.rules.position import position_of
from tdapp.services.pairing.generate import Recipe, generate
from tests.arena import arena

Pairs = list[tuple[int, int]]


def is_legal(section: Section, number: int, answer: Pairs) -> bool:
    """C.04.1, 2 to 4, 6 and 7, and C.04.3, 2.1.1 to 2.1.3, straight from the crosstable; 0 is the bye."""
    rows = {player.number: list(row[: number - 1]) for player, row in zip(section.players, section.cells, strict=True)}
    away = {
        player.number
        for player, row in zip(section.players, section.cells, strict=True)
        if len(row) >= number and row[number - 1].outcome is not Outcome.UNPAIRED
    }
    listed = sorted(one for pair in answer for one in pair if one)
    if listed != sorted(set(rows) - away) or sum(0 in pair for pair in answer) > 1:
        return False
    worth = {Outcome.WIN: 2, Outcome.SHORT_WIN: 2, Outcome.FORFEIT_WIN: 2, Outcome.FULL_POINT_BYE: 2}
    worth |= {Outcome.PAIRING_BYE: 2, Outcome.DRAW: 1, Outcome.SHORT_DRAW: 1, Outcome.HALF_POINT_BYE: 1}
    last = number == section.rounds_total

    def games(one: int) -> str:
        played = (cell for cell in rows[one] if cell.opponent and not cell.outcome.name.startswith("FORFEIT"))
        return "".join("w" if cell.colour is Colour.WHITE else "b" for cell in played)

    def is_topscorer(one: int) -> bool:
        return last and sum(worth.get(cell.outcome, 0) for cell in rows[one]) > number - 1

    def must(one: int) -> str:
        found = games(one)
        balance = found.count("w") - found.count("b")
        if balance > 1 or (found.endswith("ww") and balance > -2):
            return "b"
        return "w" if balance < -1 or (found.endswith("bb") and balance < 2) else ""

    for white, black in answer:
        if 0 in (white, black):
            barring = (Outcome.PAIRING_BYE, Outcome.FORFEIT_WIN, Outcome.FULL_POINT_BYE)
            if any(cell.outcome in barring for cell in rows[white or black]):
                return False
            continue
        if any(cell.opponent == black and not cell.outcome.name.startswith("FORFEIT") for cell in rows[white]):
            return False
        if any({white, black} <= set(group.numbers) for group in section.forbidden):
            return False
        if is_topscorer(white) or is_topscorer(black):
            continue
        if must(white) == "b" or must(black) == "w":
            return False
    return True


def mutated(rng: random.Random, answer: Pairs, numbers: list[int]) -> Pairs:
    """One to three faults of the kinds that an engine could make."""
    found = list(answer)
    for _ in range(rng.randint(1, 3)):
        here, there = rng.randrange(len(found)), rng.randrange(len(found))
        (white, black), (other, fourth) = found[here], found[there]
        match rng.randrange(7):
            case 0:
                found[here] = black, white
            case 1 if here != there:
                found[here], found[there] = (white, fourth), (other, black)
            case 2 if here != there:
                found[here], found[there] = (white, other), (black, fourth)
            case 3 if len(found) > 2:
                del found[here]
            case 4:
                found.append((other, fourth))
            case 5:
                found[here] = white, rng.choice(numbers)
            case 6:
                found[here] = white, 0
    return found


def test_mutated_answers_are_accepted_exactly_when_legal(gacrux: GacruxEngine) -> None:
    seen: Counter[bool] = Counter()

    for seed in range(12):
        rng = random.Random(seed)
        recipe = Recipe(
            players=rng.randint(6, 19), rounds=4, points="1-0.5-0", forfeits=10.0, full_byes=3.0, odd_results=5.0,
            prohibited=10.0,
        )  # fmt: skip
        rounds: list[tuple[Section, Pairs]] = []
        generate(
            gacrux, recipe, f"mutated {seed}",
            paired=lambda section, pairing, into=rounds: into.append(
                (section, [*pairing.pairs, *([(pairing.bye, 0)] if pairing.bye else [])])
            ),
        )  # fmt: skip
        for number, (section, answer) in enumerate(rounds[-4:], 1):
            position = position_of(section, number)
            exchange = exchange_of(position)
            numbers = [player.number for player in section.players]  # without gaps: the engine's are ours
            assert is_legal(section, number, answer)
            for _ in range(60):
                trial = mutated(rng, answer, numbers)
                legal = is_legal(section, number, trial)
                seen[legal] += 1
                if legal:
                    pairing = accept(position, exchange, RawAnswer(trial), "x")
                    byes = [(pairing.bye, 0)] if pairing.bye else []
                    assert sorted([*pairing.pairs, *byes]) == sorted(
                        pair if pair[0] else (pair[1], 0) for pair in trial
                    )
                    continue
                with pytest.raises(EngineFault) as caught:
                    accept(position, exchange, RawAnswer(trial), "x")
                if isinstance(caught.value, IllegalAnswer):
                    assert caught.value.breaches
                    assert all(breach.text.endswith(".") and breach.article for breach in caught.value.breaches)
    assert min(seen[True], seen[False]) > 100, seen  # both kinds were really tried


@pytest.mark.parametrize(
    ("pairs", "words"),
    [
        ([(1, 2), (3, 9)], "does not exist"),
        ([(1, 2), (3, -4)], "does not exist"),
        ([(0, 0), (1, 2), (3, 4)], "does not exist"),
        ([], r"A \(1\) is not paired"),
        ([(1, 1), (2, 2), (3, 3), (4, 4)], "is paired 2 times"),
        ([(1, 2), (0, 3), (0, 4)], "more than one pairing-allocated bye"),
        ([(1, 2), (3, 4), (3, 4)], "is paired 2 times"),
        ([(1, 4), (2, 3)], "must not meet"),
    ],
)
def test_answers_of_any_kind(pairs: Pairs, words: str) -> None:
    section = arena(
        "1 A |\n2 B |\n3 C |\n4 D |", rounds_total=3, initial_colour="W", forbidden=(ForbiddenPairs(1, 3, (1, 4)),)
    )
    position = position_of(section)
    with pytest.raises(EngineFault, match=words) as caught:
        accept(position, exchange_of(position), RawAnswer(pairs), "x")
    assert caught.value.trf


def test_what_an_engine_says_of_unknown_players_is_left_out() -> None:
    section = arena("1 A |\n2 B |", rounds_total=1, initial_colour="W")
    position = position_of(section)
    raw = RawAnswer([(1, 2)], brackets=(Bracket("0.0", (1, 7), (), ()),))
    assert accept(position, exchange_of(position), raw, "x").brackets == ()


def test_a_fault_is_its_sentence_with_the_file_kept_beside() -> None:
    fault = EngineFault("gacrux 1.0 has crashed.", engine="gacrux 1.0", trf="001", details="line")
    assert (str(fault), fault.engine, fault.trf, fault.details) == (
        "gacrux 1.0 has crashed.",
        "gacrux 1.0",
        "001",
        "line",
    )


@pytest.mark.parametrize(("count", "more"), [(4, ""), (5, " And 1 more."), (7, " And 3 more.")])
def test_four_breaches_are_named_and_what_the_engine_said_is_kept(count: int, more: str) -> None:
    breaches = tuple(Breach("met", "C1", (number,), f"Fault {number}.") for number in range(1, count + 1))
    refused = IllegalAnswer("x", breaches, "the file", "what it said")
    assert f"breaks the rules: Fault 1. Fault 2. Fault 3. Fault 4.{more} Pair with" in str(refused)
    assert (refused.engine, refused.trf, refused.details) == ("x", "the file", "what it said")
    assert refused.breaches == breaches
