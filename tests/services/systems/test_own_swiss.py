"""Swiss systems that our own engines pair."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.section.facts import facts_of
from tdapp.domain.systems.registry import BURSTEIN
from tdapp.services.rounds.boards import rounds_of
from tdapp.services.systems.of_players import PlayersRules
from tdapp.services.systems.own_swiss import Burstein
from tdapp.services.systems.stored_pairing import pairing_of
from tests.arena import arena
from tests.asked import small


@pytest.mark.parametrize(
    ("rounds", "said"),
    [
        (1, ()),
        (3, ("Round 1 is paired by the Dutch system (C.04.3).",)),
        (9, ("Rounds 1 to 4 are paired by the Dutch system (C.04.3).",)),
    ],
)
def test_burstein_says_which_rounds_seed(rounds: int, said: tuple[str, ...]) -> None:
    """C.04.4.2: half of the rounds, at most four."""
    facts = facts_of(arena("1 A |\n2 B |", rounds_total=rounds))
    assert Burstein().announced(facts, 2)[1:] == said


def test_two_pairings_are_compared_by_the_rules_of_their_round() -> None:
    """C.04.4.2, 1.6: in a seeding round those of the Dutch system, later Burstein's own."""
    section = small(BURSTEIN)
    rules, dutch = Burstein(), PlayersRules()
    for number in range(1, section.rounds_held + 1):
        stored = pairing_of(rounds_of(section)[number - 1])
        (one, other), (third, fourth), *rest = stored.pairs
        turned = replace(stored, pairs=((one, third), (other, fourth), *rest))
        found = rules.compared(section, stored, turned)
        assert (found == dutch.compared(section, stored, turned)) is rules.is_dutch(section, number), number
