"""Commands about the games: their moves, whose they are, what is broadcast of them."""

from __future__ import annotations

from tdapp.domain.commands.command import Command, Facts
from tdapp.domain.games.broadcast import USUAL_DELAY
from tdapp.domain.games.text import GameText
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import ntr, tr


@dataclass(frozen=True, slots=True)
class ImportGames(Command):
    """Keep games that come from a file or another source. One of a pair that is recorded already replaces it."""

    section_id: int
    games: tuple[GameText, ...]
    confirmed: tuple[str, ...] = ()

    ID = "import-games"

    def describe(self, facts: Facts) -> str:
        rounds = sorted({game.round for game in self.games})
        shown = f"{rounds[0]}" if len(rounds) == 1 else f"{rounds[0]}–{rounds[-1]}" if rounds else "–"
        text = ntr("Import {count} game, round {rounds}", "Import {count} games, round {rounds}", len(self.games))
        return text.format(count=len(self.games), rounds=shown)


@dataclass(frozen=True, slots=True)
class WriteGame(Command):
    """Write the moves of one board: entered by hand, corrected, or put together from the players' scoresheets."""

    section_id: int
    game: GameText
    reason: str = ""

    ID = "write-game"

    def describe(self, facts: Facts) -> str:
        return tr("Write the game {white} – {black}, round {round}").format(**_of_pair(facts, self.game))


@dataclass(frozen=True, slots=True)
class AttachGame(Command):
    """Say whose game a record is; without players: that it is nobody's of this round."""

    section_id: int
    game_id: int
    white: int | None
    black: int | None
    confirmed: tuple[str, ...] = ()

    ID = "attach-game"

    def describe(self, facts: Facts) -> str:
        if self.white is None or self.black is None:
            return tr("Take a game from its board")
        return tr("Give a game to {white} – {black}").format(
            white=facts.player(self.white), black=facts.player(self.black)
        )


@dataclass(frozen=True, slots=True)
class RemoveGames(Command):
    """Remove records; the journal keeps them."""

    section_id: int
    game_ids: tuple[int, ...]

    ID = "remove-games"

    def describe(self, facts: Facts) -> str:
        count = len(self.game_ids)
        return ntr("Remove {count} game record", "Remove {count} game records", count).format(count=count)


@dataclass(frozen=True, slots=True)
class ShowGames(Command):
    """Show what sources have said at these boards; what else was said of them is kept."""

    section_id: int
    games: tuple[GameText, ...]

    ID = "show-games"

    def describe(self, facts: Facts) -> str:
        if len(self.games) != 1:
            return ntr("Show another record at {count} board", "Show other records at {count} boards",
                       len(self.games)).format(count=len(self.games))  # fmt: skip
        (game,) = self.games
        return tr("Show another record of {white} – {black}, round {round}").format(**_of_pair(facts, game))


@dataclass(frozen=True, slots=True)
class NameInSource(Command):
    """Say whom a source means by names that no player has: those of a board."""

    section_id: int
    source: str
    white_name: str
    white: int
    black_name: str
    black: int

    ID = "name-in-source"

    def describe(self, facts: Facts) -> str:
        return tr("{white_name} – {black_name} are {white} – {black} for this source").format(
            white_name=self.white_name or "?",
            black_name=self.black_name or "?",
            white=facts.player(self.white),
            black=facts.player(self.black),
        )


@dataclass(frozen=True, slots=True)
class TakeAlert(Command):
    """Somebody looks after an alert, by name."""

    section_id: int
    round: int
    board: int
    kind: str
    cause: str
    by: str

    LIGHT = True
    ID = "take-alert"

    def describe(self, facts: Facts) -> str:
        return tr("{name} takes the alert of round {round}, board {board}").format(
            name=self.by, round=self.round, board=self.board
        )


@dataclass(frozen=True, slots=True)
class SetBroadcast(Command):
    """How long moves are held back from the public, and the line that viewers read."""

    section_id: int
    delay: int = USUAL_DELAY
    strict: bool = False
    notice: str = ""
    reason: str = ""
    confirmed: tuple[str, ...] = ()

    ID = "set-broadcast"

    def describe(self, facts: Facts) -> str:
        minutes = -(-self.delay // 60)
        text = ntr("Broadcast: {count} minute of delay", "Broadcast: {count} minutes of delay", minutes)
        return text.format(count=minutes)


GAME_COMMANDS: tuple[type[Command], ...] = (
    ImportGames,
    WriteGame,
    AttachGame,
    RemoveGames,
    ShowGames,
    NameInSource,
    TakeAlert,
    SetBroadcast,
)


def _of_pair(facts: Facts, game: GameText) -> dict[str, object]:
    """A game of nobody is refused afterwards, in words."""
    return {"white": facts.player(game.white or 0), "black": facts.player(game.black or 0), "round": game.round}
