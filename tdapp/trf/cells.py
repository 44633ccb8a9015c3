"""The ten columns of one round in record 001: opponent, colour, result code."""

from __future__ import annotations

from collections.abc import Mapping

from tdapp.domain.words.wording import tr
from tdapp.trf.notes import Notebook
from tdapp.trf.records import BLANK, FIRST_ROUND, MAX_ROUNDS, ROUND_WIDTH, UNREADABLE, PlayerRecord, Slot, column_of

_GAME_CODES = frozenset("1=0WDL+-")
_BYE_CODES = frozenset("HFUZ")
_COLOURS = {"w": "w", "b": "b", "-": "", " ": "", "": "", "W": "w", "B": "b"}
_UNKNOWN = "?"  # adjourned, or not known yet (TRF26)
_DIALECT = {"½": "=", "X": "", "A": "", "*": ""}
"""Result codes of other programs; the last three are games without a result."""

_GAME_TAILS = {
    f" {sign} {code}{end}": (colour, code)
    for sign, colour in (("w", "w"), ("b", "b"), ("-", ""))
    for code in _GAME_CODES
    for end in ("", "  ")
}
"""What follows the opponent in the usual block of a game."""


class CellReader:
    """Reads the rounds of all players of a file; equal blocks are parsed once."""

    def __init__(self, notebook: Notebook) -> None:
        self._notebook = notebook
        self._known: dict[str, Slot] = {}
        self._opponents: dict[str, int] = {}

    def read(self, text: str, line: int) -> list[Slot]:
        """One slot per round up to the last column that is written."""
        known, opponents = self._known, self._opponents
        end = min(len(text), FIRST_ROUND + ROUND_WIDTH * MAX_ROUNDS)
        slots: list[Slot] = []
        for start in range(FIRST_ROUND, end, ROUND_WIDTH):
            tail = _GAME_TAILS.get(text[start + 4 : start + ROUND_WIDTH])
            opponent = opponents.get(text[start : start + 4])
            if tail is not None and opponent is not None:
                slots.append((opponent, *tail))
                continue
            block = text[start : start + ROUND_WIDTH]
            slots.append(known.get(block) or self._usual_game(block) or self._parse(block, line, len(slots) + 1))
        if len(text) > end:
            self._notebook.fault(tr("The line is longer than {count} rounds.").format(count=MAX_ROUNDS), line, end + 1)
        while slots and slots[-1] == BLANK:
            slots.pop()
        return slots

    def _usual_game(self, block: str) -> Slot | None:
        tail = _GAME_TAILS.get(block[4:])
        word = block[:4].lstrip(" ")
        if tail is None or not (word.isdigit() and word.isascii() and int(word)):
            return None
        opponent = self._opponents[block[:4]] = int(word)
        return (opponent, *tail)

    def _parse(self, block: str, line: int, round_number: int) -> Slot:
        padded = block.ljust(ROUND_WIDTH)
        colour = _COLOURS.get(padded[5])
        code = padded[7].strip().upper()
        word = padded[:4].strip()
        readable = (
            (not word or (word.isascii() and word.isdigit()))
            and padded[4] == padded[6] == padded[8] == padded[9] == " "
            and (not code or code in _GAME_CODES or code in _BYE_CODES or code == _UNKNOWN or code in _DIALECT)
        )
        if not readable or colour is None:
            self._refuse(
                tr("“{text}” in round {round} is not an opponent, a colour and a result").format(
                    text=block.strip(), round=round_number
                ),
                line,
                round_number,
            )
            return UNREADABLE
        opponent = int(word or 0)
        if code in _DIALECT:
            self._repair(
                code,
                tr("The result “{code}” was read as {value}").format(
                    code=code, value=_DIALECT[code] or tr("not decided yet")
                ),
                line,
                round_number,
            )
            code = _DIALECT[code]
        elif opponent and code in _BYE_CODES:
            self._refuse(
                tr("“{code}” in round {round} is a bye, but there is an opponent ({opponent})").format(
                    code=code, round=round_number, opponent=opponent
                ),
                line,
                round_number,
            )
            return UNREADABLE
        elif opponent or not code or code in _BYE_CODES:
            slot = self._plain(opponent, colour, code, word)
            if code and not opponent and word != "0000":
                self._bent_bye(word, line, round_number)
            else:
                self._known[block] = slot
            return slot
        if opponent:
            return (opponent, colour, code or "?")
        return self._without_opponent(code, colour, line, round_number)

    def _plain(self, opponent: int, colour: str, code: str, word: str) -> Slot:
        if opponent:
            return (opponent, colour, code or "?")
        if code:
            return (0, "", code)
        return (0, "", "Z") if word else BLANK  # 0000 with nothing else is an absence

    def _bent_bye(self, word: str, line: int, round_number: int) -> None:
        if word:
            self._repair(
                "short-0", tr("A bye with the opponent “{word}” was read as 0000").format(word=word), line, round_number
            )
        else:
            self._repair("blank-0", tr("A bye with a blank opponent was read as 0000"), line, round_number)

    def _without_opponent(self, code: str, colour: str, line: int, round_number: int) -> Slot:
        if not code:
            return BLANK
        if code == "+" or (code == "-" and colour):
            return (0, colour, code)  # the other chair stayed empty: a board of a match, else ``without_empty_chairs``
        if code == "-":
            self._repair(
                "absence", tr("A forfeit sign without an opponent was read as an absence (Z)"), line, round_number
            )
            return (0, "", "Z")
        if code == "0":
            self._repair("loss", tr("A loss without an opponent was read as an absence (Z)"), line, round_number)
            return (0, "", "Z")
        self._refuse(
            tr("The result “{code}” in round {round} needs an opponent, but there is none").format(
                code=code, round=round_number
            ),
            line,
            round_number,
        )
        return UNREADABLE

    def _repair(self, key: str, text: str, line: int, round_number: int) -> None:
        self._notebook.repair(f"cell-{key}", text, line, column_of(round_number) + 7)

    def _refuse(self, text: str, line: int, round_number: int) -> None:
        self._notebook.fault(text + ".", line, column_of(round_number))


def without_empty_chairs(records: Mapping[int, PlayerRecord], notebook: Notebook) -> None:
    """Where no teams are paired a forfeit has an opponent.

    One lone win and one lone loss of the other colour in a round are the two sides of a game; any other lone loss is an
    absence. Other lone wins stay: ``open_byes`` decides which bye they are.
    """
    for index in range(max(len(record.slots) for record in records.values())):
        alone = [
            record
            for record in records.values()
            if index < len(record.slots) and not record.slots[index][0] and record.slots[index][2] in ("+", "-")
        ]
        if not alone:
            continue
        wins = [record for record in alone if record.slots[index][2] == "+"]
        losses = [record for record in alone if record.slots[index][2] == "-"]
        if len(wins) == len(losses) == 1 and {wins[0].slots[index][1], losses[0].slots[index][1]} == {"w", "b"}:
            _join(wins[0], losses[0], index, notebook)
            continue
        for record in losses:
            record.slots[index] = (0, "", "Z")
            text = tr("A forfeit sign without an opponent was read as an absence (Z)")
            notebook.repair("cell--", text, record.line, column_of(index + 1) + 7)


def _join(winner: PlayerRecord, loser: PlayerRecord, index: int, notebook: Notebook) -> None:
    for record, other in ((winner, loser), (loser, winner)):
        record.slots[index] = (other.number, *record.slots[index][1:])
    notebook.repair(
        "cell-joined",
        tr("Round {round}: the forfeits of {one} and {other}, neither with an opponent, were read as one game").format(
            round=index + 1, one=winner.number, other=loser.number
        ),
        winner.line,
        column_of(index + 1),
    )
