"""Why a round of Burstein or Dubov is as it is: always with an answer, and it names the criterion that decides."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from tdapp.domain.section.event import ForbiddenPairs, Section
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.round import Round
from tdapp.domain.words.errors import RuleViolation
from tdapp.pairing.engines.engine import Pairing
from tdapp.services.rounds.boards import rounds_of
from tdapp.services.systems.registry import rules_of_system
from tests.effort import some
from tests.pairing.systems.swiss_played import empty, played

CODES = ["FIDE_BURSTEIN", "FIDE_DUBOV"]


def paired(section: Section, number: int, pairing: Pairing) -> tuple[Section, Round]:
    """The section with the round as it was paired."""
    rows = {player.number: list(row[: number - 1]) for player, row in zip(section.players, section.cells, strict=True)}
    for player, row in zip(section.players, section.cells, strict=True):
        rows[player.number].append(row[number - 1] if len(row) >= number else Cell(Outcome.UNPAIRED))
    for white, black in pairing.pairs:
        rows[white][-1] = Cell(Outcome.OPEN, black, Colour.WHITE)
        rows[black][-1] = Cell(Outcome.OPEN, white, Colour.BLACK)
    if pairing.bye is not None:
        rows[pairing.bye][-1] = Cell(Outcome.PAIRING_BYE)
    made = replace(section, cells=tuple(tuple(row) for row in rows.values()))
    return made, rounds_of(made)[number - 1]


def first_pairing(section: Section, number: int) -> Pairing:
    """What the system makes of a round."""
    pairing = rules_of_system(section.system).pair(section, number).pairing
    assert pairing is not None
    return pairing


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("seed", some(6, 3))
def test_every_board_every_bye_and_pairs_that_were_not_made_have_an_answer(code: str, seed: int) -> None:
    rng = random.Random(seed)
    engine = rules_of_system(empty(4, 1, code).system).engine()
    assert engine is not None
    for section, number, pairing in played(seed, engine, code, most=14):
        if pairing is None:
            continue
        made, round_ = paired(section, number, pairing)
        rules = rules_of_system(made.system)
        for white, black in pairing.pairs:
            assert all(rules.why(made, round_, white, black))
            assert rules.why_not(made, round_, white, black) == ()
        if pairing.bye is not None:
            assert all(rules.why_free(made, round_, pairing.bye))
            assert rules.why_not(made, round_, pairing.bye, 0) == ()
        numbers = [player.number for player in made.players]
        for _ in range(10):
            one, other = rng.sample([*numbers, 0], 2)
            if pairing.opponent_of(one) == other or pairing.opponent_of(other) == one or pairing.bye in (one, other):
                continue
            against = rules.why_not(made, round_, one or other, other if one else 0)
            assert against
            assert all(reason.text for reason in against)
            assert against[0].forbids or against[0].article


@pytest.mark.parametrize(
    ("code", "rounds", "pair", "said"),
    [
        ("FIDE_BURSTEIN", 1, (1, 5), "As good in every criterion, but later in the order of pairings."),
        ("FIDE_DUBOV", 5, (1, 6), "As good in every criterion, but later in the order of pairings."),
    ],
)
def test_equals_are_told_apart_by_the_order(code: str, rounds: int, pair: tuple[int, int], said: str) -> None:
    section = empty(8, rounds, code)
    rules = rules_of_system(section.system)
    made, round_ = paired(section, 1, first_pairing(section, 1))
    (reason,) = rules.why_not(made, round_, *pair)
    assert reason.text == said
    assert reason.article.startswith("C.04.4.")
    assert not reason.forbids


@pytest.mark.parametrize("code", CODES)
def test_a_criterion_is_named_with_what_it_counts(code: str) -> None:
    """5 players who won and 5 who lost, two of whom come up or go down once a pair across the groups is asked for."""
    section = empty(12, 1, code)
    rows = [(Cell(Outcome.WIN, n + 6, Colour.WHITE if n % 2 else Colour.BLACK),) for n in range(1, 7)]
    rows += [(Cell(Outcome.LOSS, n, Colour.BLACK if n % 2 else Colour.WHITE),) for n in range(1, 7)]
    section = replace(section, cells=tuple(rows), rounds_total=2 if code == "FIDE_BURSTEIN" else 5)
    rules = rules_of_system(section.system)
    made, round_ = paired(section, 2, first_pairing(section, 2))
    (reason,) = rules.why_not(made, round_, 1, 8)
    assert reason.article.endswith("C5")
    assert ", 2 instead of 0." in reason.text
    met = rules.why_not(made, round_, 1, 7)
    assert (met[0].article, met[0].forbids) == ("C.04.1, 2", True)


@pytest.mark.parametrize("code", CODES)
def test_a_round_that_was_paired_otherwise_says_so(code: str) -> None:
    section = empty(6, 1, code)
    rules = rules_of_system(section.system)
    drawn = first_pairing(section, 1)
    other = replace(drawn, pairs=((1, 2), (3, 4), (5, 6)))
    made, round_ = paired(section, 1, other)
    assert rules.why(made, round_, 1, 2)[0] == "The rules pair otherwise."
    (mine,) = rules.why_not(made, round_, *drawn.pairs[0])
    assert mine.text.startswith("The rules pair them;")
    comparison = rules.compared(section, drawn, other)
    assert comparison.reasons[0].startswith("Against the pairing of tdapp: ") or comparison.reasons
    turned = replace(drawn, pairs=tuple((black, white) for white, black in drawn.pairs))
    (colours,) = rules.compared(section, drawn, turned).reasons
    assert colours.startswith("The pairs are the same; the colours differ (C.04.4.")


def test_a_seeding_round_of_burstein_is_explained_by_the_dutch_rules() -> None:
    section = empty(9, 8, "FIDE_BURSTEIN")
    rules = rules_of_system(section.system)
    made, round_ = paired(section, 1, first_pairing(section, 1))
    said = rules.why(made, round_, 1, 5)
    assert said[0] == "A seeding round: it is paired by the Dutch system (C.04.4.2, 1.6)."
    assert any("C.04.3" in sentence for sentence in said)
    assert any("C.04.1, 3" in sentence for sentence in rules.why_free(made, round_, 9))


def test_who_cannot_have_the_bye() -> None:
    section = empty(5, 1, "FIDE_DUBOV", rounds_total=5)
    rules = rules_of_system(section.system)
    made, round_ = paired(section, 1, first_pairing(section, 1))
    (reason,) = rules.why_not(made, round_, 1, 0)
    assert "as few points as P5" in reason.text
    even = empty(4, 5, "FIDE_DUBOV")
    made, round_ = paired(even, 1, first_pairing(even, 1))
    (reason,) = rules.why_not(made, round_, 1, 0)
    assert reason.forbids
    kept = replace(section, forbidden=tuple(ForbiddenPairs(1, 5, (5, other)) for other in (2, 3, 4)))
    made, round_ = paired(kept, 1, first_pairing(kept, 1))
    (reason,) = rules.why_not(made, round_, 1, 0)
    assert reason.text == "Without P1 (1) the others could not all be paired."


def test_a_round_that_cannot_be_paired_is_refused_in_words() -> None:
    section = replace(
        empty(4, 3, "FIDE_DUBOV"), forbidden=(ForbiddenPairs(1, 3, (1, 3, 4)), ForbiddenPairs(1, 3, (2, 3, 4)))
    )
    rules = rules_of_system(section.system)
    by_hand = Round(1)
    with pytest.raises(RuleViolation, match="Round 1 has no legal pairing"):
        rules.why_not(section, by_hand, 1, 2)
