"""One example of every command of a knock-out of players, in a section made beside that of conftest."""

from __future__ import annotations

from tdapp.domain.commands.command import Command
from tdapp.domain.commands.event import AddSection
from tdapp.domain.commands.knockout import DecideTie, EnterTieGame, TakeTieGameBack
from tdapp.domain.commands.players import AddPlayers
from tdapp.domain.commands.rounds import EnterResult, PublishRound, StorePairing
from tdapp.domain.section.event import Kind
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.match import How
from tdapp.domain.section.player import Player
from tests.event_files import ALL, DRAW, WHITE

DRAWN: tuple[Command, ...] = (
    AddSection(SectionFacts(1, "Cup", Kind.KNOCKOUT, system_text="deciders=rapid-10-5+armageddon-5-4")),
    AddPlayers(2, tuple(Player(0, name, 2000) for name in ("Kővári", "Ильин"))),
    StorePairing(2, 1, ((1, 2),), ()),
    PublishRound(2, 1),
    EnterResult(2, 1, 1, DRAW),
)
EXAMPLES: dict[type[Command], tuple[Command, ...]] = {
    EnterTieGame: (*DRAWN, EnterTieGame(2, 1, 2, 1, WHITE, "12+3")),
    TakeTieGameBack: (*DRAWN, EnterTieGame(2, 1, 2, 1, WHITE), TakeTieGameBack(2, 1, 1, 2)),
    DecideTie: (*DRAWN, DecideTie(2, 1, 1, 2, 2, How.LOTS, "coin", "no clocks", ALL)),
}
