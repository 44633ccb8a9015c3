"""Commands about drawn matches of a knock-out of players. A match is named by one of its rounds and its two players."""

from __future__ import annotations

from tdapp.domain.commands.command import Command, Facts
from tdapp.domain.section.match import How
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.results import result_text
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr


@dataclass(frozen=True, slots=True)
class EnterTieGame(Command):
    """The next tie-break game of a match, at the rate of play that was announced, or at ``rate``."""

    section_id: int
    round: int
    white: int
    black: int
    result: GameResult
    rate: str = ""
    confirmed: tuple[str, ...] = ()

    ID = "enter-tie-game"

    def describe(self, facts: Facts) -> str:
        text = tr("Tie-break game {white} – {black} {result}")
        return text.format(
            white=facts.player(self.white), black=facts.player(self.black), result=result_text(self.result)
        )


@dataclass(frozen=True, slots=True)
class TakeTieGameBack(Command):
    """The last tie-break game of a match was not played so."""

    section_id: int
    round: int
    one: int
    other: int
    confirmed: tuple[str, ...] = ()

    ID = "take-tie-game-back"

    def describe(self, facts: Facts) -> str:
        text = tr("Take the last tie-break game {one} – {other} back")
        return text.format(one=facts.player(self.one), other=facts.player(self.other))


@dataclass(frozen=True, slots=True)
class DecideTie(Command):
    """Who goes on where nothing that was announced decides; ``winner`` None takes the decision back.

    ``text`` says how the lot was drawn, or why.
    """

    section_id: int
    round: int
    one: int
    other: int
    winner: int | None
    how: How = How.ARBITER
    text: str = ""
    reason: str = ""
    confirmed: tuple[str, ...] = ()

    ID = "decide-tie"

    def describe(self, facts: Facts) -> str:
        names = f"{facts.player(self.one)} – {facts.player(self.other)}"
        if self.winner is None:
            return tr("Take the decision on {match} back").format(match=names)
        return tr("{name} goes on: {teams}").format(name=facts.player(self.winner), teams=names)


KNOCKOUT_COMMANDS: tuple[type[Command], ...] = (EnterTieGame, TakeTieGameBack, DecideTie)
