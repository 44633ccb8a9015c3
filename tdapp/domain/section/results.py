"""Results of games as an arbiter writes them."""

from __future__ import annotations

from tdapp.domain.section.outcome import Colour, GameResult
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


def colour_letter(colour: Colour | None) -> str:
    """``w`` or ``b`` as the readers of a table say it: s for Schwarz, n for negras."""
    match colour:
        case Colour.WHITE:
            return tr("w")
        case Colour.BLACK:
            return tr("b")
        case None:
            return ""


def colour_letters_of(letters: str) -> str:
    """The same for a row of them, ``wbw``, and for a preference, ``w2``; what is no letter of a colour stays."""
    return "".join(colour_letter(Colour(letter)) if letter in "wb" else letter for letter in letters)


def bye_sign(sign: str) -> str:
    """``bye``, ``bye ½`` and the like as the readers say them; any other sign as it is."""
    return sign.replace("bye", tr("bye"))
