"""What Lichess makes of the games of a round: what it would show, and what it would drop without a word.

By its documented interface a broadcast has rounds, and a round takes PGN: from an address that Lichess polls, or pushed
to ``/api/broadcast/round/ID/push`` with the token of the organiser. Known by trial and from its description: at most a
hundred games of a round are shown; a game is found again by its headers; a name of one letter, "bye" or "unknown" is
removed; clocks vanish where a move has none.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import ntr, tr

if TYPE_CHECKING:  # the window asks for an address only: chess is read where games are
    from tdapp.games.reading import ReadGame

SERVER = "https://lichess.org"
TOKEN_KEY, TOKEN_USER = "tdapp", "lichess"
"""Under which the keyring of the system has the token."""
_ID = re.compile(r"[A-Za-z0-9]{8}")
_TOKEN = re.compile(r"[A-Za-z0-9_]{8,120}")
_CONTROL = re.compile(r"(?:\d+/)?\d+(?:\+\d+)?(?::(?:\d+/)?\d+(?:\+\d+)?)*")


@dataclass(frozen=True, slots=True)
class Preview:
    """A game as it would be shown."""

    white: str
    black: str
    result: str
    moves: int
    clocks: bool
    fide_ids: int

    @property
    def text(self) -> str:
        """In a line."""
        parts = [ntr("{count} half-move", "{count} half-moves", self.moves).format(count=self.moves)]
        parts += [tr("with clocks")] if self.clocks else []
        parts += [ntr("{count} FIDE id", "{count} FIDE ids", self.fide_ids).format(count=self.fide_ids)]
        return f"{self.white} – {self.black} {self.result} ({', '.join(parts)})"


def round_of(text: str) -> str:
    """The id of a round of a broadcast: as it is, or the end of its address; RuleViolation where it is none."""
    last = text.strip().rstrip("/").partition("?")[0].partition("#")[0].rpartition("/")[2]
    if not _ID.fullmatch(last):
        raise RuleViolation(tr("The address of a round of a Lichess broadcast ends with its eight letters and digits."))
    return last


def token_of(text: str) -> str:
    """A token as the organiser pasted it; RuleViolation where it is none."""
    if not _TOKEN.fullmatch(text.strip()):
        raise RuleViolation(tr("A token of Lichess has letters and digits only: lip_…"))
    return text.strip()


def previews(texts: Iterable[str]) -> list[Preview]:
    """The games of some files as Lichess would show them: nobody who has no name, a hundred of each file."""
    from tdapp.games.reading import read_pgn
    from tdapp.services.live.files import MOST

    return [_preview(game) for text in texts for game in read_pgn(text, "en")[:MOST]]


def problems(texts: Iterable[str]) -> list[str]:
    """What Lichess would drop, mix up or leave out, a sentence each."""
    from tdapp.games.reading import read_pgn
    from tdapp.services.live.files import MOST

    found: list[str] = []
    for text in texts:
        games = read_pgn(text, "en")
        if len(games) > MOST:
            words = tr("The file has {count} games: Lichess shows {most} of a round.")
            found.append(words.format(count=len(games), most=MOST))
        seen: dict[tuple[str, str], int] = {}
        for game in games:
            pair = game.white, game.black
            seen[pair] = seen.get(pair, 0) + 1
            for name in pair:
                if _is_dropped(name):
                    found.append(tr("“{name}” is no name for Lichess: it is removed.").format(name=name))
        for (white, black), count in seen.items():
            if count > 1:
                words = tr("{white} – {black} is there more than once: Lichess takes them for one game.")
                found.append(words.format(white=white, black=black))
        without = sum(
            not game.headers.get(tag, "").strip("0") for game in games for tag in ("WhiteFideId", "BlackFideId")
        )
        if without:
            words = ntr("{count} player has no FIDE id: Lichess knows him by name alone.",
                        "{count} players have no FIDE id: Lichess knows them by name alone.", without)  # fmt: skip
            found.append(words.format(count=without))
        controls = {game.headers.get("TimeControl", "") for game in games} - {""}
        found += [
            tr("“{text}” is no time control of a PGN, as 5400+30.").format(text=control)
            for control in sorted(controls)
            if not _CONTROL.fullmatch(control)
        ]
        if games and not controls:
            found.append(tr("No time control is known: Lichess shows no clocks before the first move."))
    return list(dict.fromkeys(found))


def _preview(game: ReadGame) -> Preview:
    plies = game.record.plies
    return Preview(
        "?" if _is_dropped(game.white) else game.white,
        "?" if _is_dropped(game.black) else game.black,
        game.record.result,
        len(plies),
        bool(plies) and all(ply.clock is not None for ply in plies),
        sum(bool(game.headers.get(tag, "").strip("0")) for tag in ("WhiteFideId", "BlackFideId")),
    )


def _is_dropped(name: str) -> bool:
    return len(name.strip()) < 2 or name.strip().lower() in ("bye", "unknown", "?")
