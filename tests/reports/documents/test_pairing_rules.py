"""The announced rules of pairing stand in the regulations, the Chess960 position on the sheets of a round."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.section.event import ForbiddenPairs
from tdapp.reports.data import data_of
from tdapp.reports.documents import pairings, regulations
from tdapp.reports.layout.model import Paragraph
from tdapp.services.tables.standings import compute_standings
from tests.arena import arena
from tests.reports.builders import EVENT, OPTIONS

LINES = "\n".join(f"{number} Player {number} |" for number in range(1, 9))


def test_the_regulations_say_who_is_kept_apart_and_the_groups() -> None:
    # eight players: the upper group is 2 * ceil(8 / 4) = 4; five rounds: 3 accelerated, 2 with a win, 1 with a draw
    section = arena(
        LINES,
        event=EVENT,
        rounds_total=5,
        type_code="FIDE_DUTCH_BAKU",
        forbidden=(ForbiddenPairs(1, 3, (2, 5), "Ruch"), ForbiddenPairs(1, 5, (1, 8))),
        wishes=(ForbiddenPairs(2, 2, (3, 4)),),
        chess960=True,
    )
    model = regulations.build(data_of(compute_standings(section)), OPTIONS)
    texts = [block.text for block in model.blocks if isinstance(block, Paragraph)]
    assert "Not paired with each other in rounds 1 to 3 (Ruch): Player 2 (2), Player 5 (5)." in texts
    assert "Not paired with each other in rounds 1 to 5: Player 1 (1), Player 8 (8)." in texts
    assert any("rounds 2 to 2 where the rules allow it: Player 3 (3), Player 4 (4)." in text for text in texts)
    assert any("players 1 to 4 are paired with 1.0 additional points in rounds 1 to 2" in text for text in texts)
    assert any("players 1 to 4 are paired with 0.5 additional points in rounds 3 to 3" in text for text in texts)
    assert "Chess960: every round starts from a position drawn by lot." in texts


def test_the_position_stands_on_the_pairings() -> None:
    section = arena("1 A | 2w?\n2 B | 1b?", event=EVENT, rounds_total=3)
    data = data_of(compute_standings(section))
    drawn = data_of(compute_standings(section), [replace(data.rounds[0], chess960=518)])
    assert "Chess960 position 518 RNBQKBNR" in pairings.build(drawn, OPTIONS).heading.stage
    assert "Chess960" not in pairings.build(data, OPTIONS).heading.stage
