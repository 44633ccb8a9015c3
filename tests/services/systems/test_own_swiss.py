"""Swiss systems that our own engines pair."""

from __future__ import annotations

import pytest

from tdapp.domain.section.facts import facts_of
from tdapp.services.systems.own_swiss import Burstein
from tests.arena import arena


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
