"""Games and decisions of drawn matches of a knock-out of players, which TRF has no record for, and its shape."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from tdapp.domain.section.event import Section
from tdapp.domain.section.match import How
from tdapp.domain.section.outcome import GameResult
from tdapp.domain.section.tie_games import TieDecision, TieGame
from tdapp.domain.systems.knockout import KnockoutFacts, TieBreak
from tdapp.domain.systems.parameters import parameters_text
from tdapp.domain.words.wording import tr
from tdapp.trf.decode import clean
from tdapp.trf.marks import mark_line, values_of
from tdapp.trf.notes import Notebook
from tdapp.trf.records import Header, PlayerRecord

GAME, DECISION = "tie-game", "tie-decision"
_MOST_GAMES = (4, 2)


def tie_marks(section: Section) -> list[str]:
    """The lines: round, White, Black, what it was, the result, the rate of play; who goes on against whom, and how."""
    lines = []
    for game in section.tie_games:
        words = f"{game.white} {game.black} {game.by.value} {game.result.value} {clean(game.rate)}"
        lines.append(mark_line(words.strip(), GAME, game.round))
    for one in section.tie_decisions:
        words = f"{one.winner} {one.loser} {one.how.value} {clean(one.text)}"
        lines.append(mark_line(words.strip(), DECISION, one.round))
    return lines


def tie_games_of(header: Header, records: Collection[int], rounds: int, notebook: Notebook) -> tuple[TieGame, ...]:
    """The games that our own marks name."""
    found = []
    for line, (number,), value in values_of(header, GAME):
        words = [*value.split(maxsplit=4), ""]
        try:
            white, black = _pair(words, records)
            result = GameResult(words[3])
            if result is GameResult.ADJOURNED:
                raise ValueError(words[3])
            found.append(TieGame(_round(number, rounds), white, black, TieBreak(words[2]), result, words[4]))
        except (ValueError, IndexError):
            _left_out(value, line, notebook)
    return tuple(found)


def tie_decisions_of(
    header: Header, records: Collection[int], rounds: int, notebook: Notebook
) -> tuple[TieDecision, ...]:
    """The decisions that our own marks name."""
    found = []
    for line, (number,), value in values_of(header, DECISION):
        words = [*value.split(maxsplit=3), ""]
        try:
            winner, loser = _pair(words, records)
            found.append(TieDecision(_round(number, rounds), winner, loser, How(words[2]), words[3]))
        except (ValueError, IndexError):
            _left_out(value, line, notebook)
    return tuple(found)


def _pair(words: list[str], records: Collection[int]) -> tuple[int, int]:
    one, other = _whole(words[0]), _whole(words[1])
    if one not in records or other not in records or one == other:
        raise ValueError(words[0])
    return one, other


def _round(text: str, rounds: int) -> int:
    number = _whole(text)
    if not 1 <= number <= rounds:
        raise ValueError(text)
    return number


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 9):
        raise ValueError(text)
    return int(text)


def _left_out(value: str, line: int, notebook: Notebook) -> None:
    text = tr("A tie-break game or decision cannot be read: {part}").format(part=value[:40])
    notebook.leave_out("tie-games", text, line, 1)


def games_of_match(records: Mapping[int, PlayerRecord], held: int) -> int:
    """How many games a match has, where a file does not say it: in how many rounds from the first on the same meet."""
    rows = [[slot[0] for slot in record.slots[:held]] for record in records.values()]
    return next((games for games in _MOST_GAMES if held >= games and _same(rows, games)), 1)


def games_text(games: int) -> str:
    """The parameters of a knock-out of which only the games of a match are known."""
    return parameters_text(KnockoutFacts(games))


def _same(rows: Iterable[list[int]], games: int) -> bool:
    return all(len(set(row[:games])) <= 1 for row in rows)
