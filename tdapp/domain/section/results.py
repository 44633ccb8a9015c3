"""Results of games as an arbiter writes them."""

from __future__ import annotations

from tdapp.domain.section.outcome import GameResult
from tdapp.domain.words.wording import marked, tr

_WORDS = {
    GameResult.DRAW: "½-½",
    GameResult.HALF_ZERO: "½-0",
    GameResult.ZERO_HALF: "0-½",
    GameResult.SHORT_WHITE_WINS: marked("1-0 (unrated)"),
    GameResult.SHORT_DRAW: marked("½-½ (unrated)"),
    GameResult.SHORT_BLACK_WINS: marked("0-1 (unrated)"),
    GameResult.WHITE_BY_FORFEIT: marked("1-0 by forfeit"),
    GameResult.BLACK_BY_FORFEIT: marked("0-1 by forfeit"),
    GameResult.DOUBLE_FORFEIT: marked("0-0 by forfeit"),
    GameResult.ADJOURNED: marked("adjourned"),
}


def result_text(result: GameResult | None) -> str:
    """A result in the language of here and now."""
    return tr("no result") if result is None else tr(_WORDS.get(result, result.value))
