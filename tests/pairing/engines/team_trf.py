"""gacrux's team Swiss on a section of teams, in this process: what its worker is asked and answers."""

from __future__ import annotations

import contextlib
import io

from tdapp.domain.section.event import Section
from tdapp.pairing.engines.team_exchange import team_exchange_of, team_request
from tdapp.pairing.engines.worker import answer
from tdapp.pairing.rules.team_position import team_position_of


def gacrux_pairs(section: Section) -> tuple[list[tuple[int, int]], int | None] | None:
    """Pairs (White, Black on board 1) and the bye, by our numbers; None where it finds no legal pairing."""
    exchange = team_exchange_of(section, team_position_of(section))
    with contextlib.redirect_stdout(io.StringIO()):
        found = answer(team_request(section, exchange))
    assert "fault" not in found, (found["fault"], exchange.text)
    if "none" in found:
        return None
    pairs, byes = exchange.pairs([(white, black) for white, black, _ in found["pairs"]])
    return pairs, byes[0] if byes else None
