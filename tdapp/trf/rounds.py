"""Rounds of all players together: contradictions, the last round held, what each cell is."""

from __future__ import annotations

from tdapp.domain.event import Kind
from tdapp.domain.outcome import RESULT_OF_OUTCOMES, RULES, Cell, Colour, Outcome
from tdapp.trf.notes import Notebook
from tdapp.trf.records import BLANK, PlayerRecord, Slot, column_of

OUTCOME_OF_LETTER: dict[str, Outcome] = {
    "1": Outcome.WIN, "=": Outcome.DRAW, "0": Outcome.LOSS,
    "W": Outcome.SHORT_WIN, "D": Outcome.SHORT_DRAW, "L": Outcome.SHORT_LOSS,
    "+": Outcome.FORFEIT_WIN, "-": Outcome.FORFEIT_LOSS,
    "U": Outcome.PAIRING_BYE, "F": Outcome.FULL_POINT_BYE, "H": Outcome.HALF_POINT_BYE, "Z": Outcome.ZERO_POINT_BYE,
    "R": Outcome.REST, "A": Outcome.ADJOURNED, "?": Outcome.OPEN, " ": Outcome.UNPAIRED,
}  # fmt: skip
"""The letters of a judged round: TRF's, R for a free round, A adjourned, ? open, blank undecided."""

LETTER_OF_OUTCOME: dict[Outcome, str] = {outcome: letter for letter, outcome in OUTCOME_OF_LETTER.items()}

_GAMES = frozenset(
    (LETTER_OF_OUTCOME[white], LETTER_OF_OUTCOME[black])
    for pair in RESULT_OF_OUTCOMES
    for white, black in (pair, pair[::-1])
) | {("?", "?")}
_WORDS = {
    "1": "won", "=": "drew", "0": "lost", "W": "won (W)", "D": "drew (D)", "L": "lost (L)", "+": "won by forfeit",
    "-": "lost by forfeit", "?": "has no result",
}  # fmt: skip
_COLOUR_WORDS = {"w": "White", "b": "Black", "": "neither"}
_COLOUR = {"w": Colour.WHITE, "b": Colour.BLACK, "": None}


def check_pairings(records: dict[int, PlayerRecord], notebook: Notebook) -> None:
    """Note every contradiction between two players as a fault, and fill in a colour that one of them gives."""
    for number, record in records.items():
        slots = record.slots
        for index, (opponent, colour, code) in enumerate(slots):
            if not opponent:
                continue
            other = records.get(opponent)
            if other is None or opponent == number:
                _impossible(record, index, opponent, notebook)
                continue
            theirs = other.slots[index] if index < len(other.slots) else BLANK
            if theirs[0] != number:
                _disagree(record, index, opponent, theirs, notebook)
            elif number < opponent:
                if (code, theirs[2]) not in _GAMES:
                    notebook.fault(
                        f"Round {index + 1}: {number} {_WORDS[code]} against {opponent}, "
                        f"but {opponent} {_WORDS[theirs[2]]} against {number} (line {other.line}).",
                        record.line,
                        column_of(index + 1),
                    )
                if colour == theirs[1]:
                    if colour:
                        notebook.fault(
                            f"Round {index + 1}: {number} and {opponent} both had {_COLOUR_WORDS[colour]} "
                            f"(lines {record.line} and {other.line}).",
                            record.line,
                            column_of(index + 1) + 5,
                        )
                elif not colour or not theirs[1]:
                    _complete(record, other, index, notebook)


def rounds_held(records: dict[int, PlayerRecord]) -> int:
    """The highest round in which at least one player has an opponent."""
    held = 0
    for record in records.values():
        for index in range(len(record.slots), held, -1):
            if record.slots[index - 1][0]:
                held = index
                break
    return held


def letters_of(records: dict[int, PlayerRecord], kind: Kind, held: int, notebook: Notebook) -> dict[int, list[str]]:
    """The letter of every round of every player; all rows of the same length.

    A blank is an absence in a round that was held (a free round in a round robin), and undecided after that.
    """
    columns = max([held, *(len(record.slots) for record in records.values())])
    absent = "R" if kind is Kind.ROUND_ROBIN else "Z"
    rows: dict[int, list[str]] = {}
    empty = [absent] * held + [" "] * (columns - held)
    byes = [0] * columns
    for number, record in records.items():
        row = [slot[2] or empty[index] for index, slot in enumerate(record.slots)]
        row += empty[len(row) :]
        if "U" in row:
            for index, letter in enumerate(row):
                if letter == "U":
                    byes[index] += 1
                    _note_bye(record, index, held, byes[index], kind, notebook)
        if absent == "R":
            row = ["R" if letter == "Z" else letter for letter in row]
        rows[number] = row
    return rows


def cells_of(slots: list[Slot], row: list[str], cache: dict[tuple[int, str, str], Cell]) -> list[Cell]:
    """The cells of one player; ``cache`` shares equal ones."""
    cells = []
    known = len(slots)
    for index, letter in enumerate(row):
        opponent, colour, _ = slots[index] if index < known else BLANK
        key = (opponent, colour, letter)
        cell = cache.get(key)
        if cell is None:
            outcome = OUTCOME_OF_LETTER[letter]
            paired = RULES[outcome].paired
            cell = Cell(outcome, (opponent or None) if paired else None, _COLOUR[colour] if paired else None)
            cache[key] = cell
        cells.append(cell)
    return cells


def _impossible(record: PlayerRecord, index: int, opponent: int, notebook: Notebook) -> None:
    what = "is paired with himself" if opponent == record.number else f"is paired with {opponent}, who does not exist"
    notebook.fault(f"Round {index + 1}: player {record.number} {what}.", record.line, column_of(index + 1))


def _disagree(record: PlayerRecord, index: int, opponent: int, theirs: Slot, notebook: Notebook) -> None:
    if theirs[2] == "!":
        return  # unreadable, already a fault
    if theirs[0]:
        what = f"{opponent} is paired with {theirs[0]}"
    elif theirs[2] and theirs[2] != "Z":
        what = f"{opponent} has a bye ({theirs[2]})"
    else:
        what = f"{opponent} was not paired"
    notebook.fault(
        f"Round {index + 1}: {record.number} is paired with {opponent}, but {what}.", record.line, column_of(index + 1)
    )


def _complete(record: PlayerRecord, other: PlayerRecord, index: int, notebook: Notebook) -> None:
    mine, theirs = record.slots[index], other.slots[index]
    side, colour = (record, theirs[1]) if not mine[1] else (other, mine[1])
    slot = side.slots[index]
    side.slots[index] = (slot[0], "b" if colour == "w" else "w", slot[2])
    notebook.repair(
        "colour",
        f"Round {index + 1}: the colour of player {side.number} was taken from the opponent's line",
        side.line,
        column_of(index + 1) + 5,
    )


def _note_bye(record: PlayerRecord, index: int, held: int, count: int, kind: Kind, notebook: Notebook) -> None:
    column = column_of(index + 1) + 7
    if count == 2:
        notebook.repair(
            f"byes-{index}",
            f"Round {index + 1} has more than one pairing-allocated bye (U); they were kept",
            record.line,
            column,
        )
    if index >= held and kind is Kind.SWISS:
        notebook.assume(
            "late-bye",
            f"Player {record.number} has the pairing-allocated bye of round {index + 1}, but nobody is paired there",
            record.line,
            column,
        )
