"""Rounds of all players together: contradictions, the last round held, what each cell is."""

from __future__ import annotations

from tdapp.domain.section.outcome import RESULT_OF_OUTCOMES, RULES, Cell, Colour, Outcome
from tdapp.domain.systems.kind import Kind
from tdapp.domain.words.wording import marked, tr
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
    "1": marked("won"), "=": marked("drew"), "0": marked("lost"),
    "W": marked("won (W)"), "D": marked("drew (D)"), "L": marked("lost (L)"), "+": marked("won by forfeit"),
    "-": marked("lost by forfeit"), "?": marked("has no result"),
}  # fmt: skip
_COLOUR_WORDS = {"w": marked("White"), "b": marked("Black"), "": marked("neither")}
_PAIRED = {letter: (outcome, RULES[outcome].paired) for letter, outcome in OUTCOME_OF_LETTER.items()}
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
                        tr(
                            "Round {round}: {number} {one} against {opponent}, but {opponent} {two} against {number} "
                            "(line {line})."
                        ).format(
                            round=index + 1,
                            number=number,
                            one=tr(_WORDS[code]),
                            opponent=opponent,
                            two=tr(_WORDS[theirs[2]]),
                            line=other.line,
                        ),
                        record.line,
                        column_of(index + 1),
                    )
                if colour == theirs[1]:
                    if colour:
                        notebook.fault(
                            tr(
                                "Round {round}: {number} and {opponent} both had {colour} (lines "
                                "{line} and {other_line})."
                            ).format(
                                round=index + 1,
                                number=number,
                                opponent=opponent,
                                colour=tr(_COLOUR_WORDS[colour]),
                                line=record.line,
                                other_line=other.line,
                            ),
                            record.line,
                            column_of(index + 1) + 5,
                        )
                elif not colour or not theirs[1]:
                    _complete(record, other, index, notebook)


def rounds_held(records: dict[int, PlayerRecord]) -> int:
    """The highest round in which at least one player has an opponent, or the other chair stayed empty."""
    held = 0
    for record in records.values():
        for index in range(len(record.slots), held, -1):
            if record.slots[index - 1][0] or record.slots[index - 1][2] in ("+", "-"):
                held = index
                break
    return held


def letters_of(
    records: dict[int, PlayerRecord], kind: Kind, held: int, notebook: Notebook, *, teams: bool = False
) -> dict[int, list[str]]:
    """The letter of every round of every player; all rows of the same length.

    A blank is an absence in a round that was held (a free round in a round robin, in a knock-out nothing: who is out
    has no round), and undecided after that. Of
    ``teams`` a member who does not sit is no absence: his round is undecided.
    """
    columns = max([held, *(len(record.slots) for record in records.values())])
    absent = " " if teams or kind is Kind.KNOCKOUT else "R" if kind is Kind.ROUND_ROBIN else "Z"
    rows: dict[int, list[str]] = {}
    empty = [absent] * held + [" "] * (columns - held)
    byes = [0] * columns
    for number, record in records.items():
        row = [slot[2] or empty[index] for index, slot in enumerate(record.slots)]
        row += empty[len(row) :]
        if not teams:
            for index, letter in enumerate(row):
                if letter == "U":
                    byes[index] += 1
                    _note_bye(record, index, held, byes[index], kind, notebook)
        if teams:
            row = [" " if letter == "Z" else letter for letter in row]
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
            outcome, paired = _PAIRED[letter]
            cell = Cell(outcome, (opponent or None) if paired else None, _COLOUR[colour] if paired else None)
            cache[key] = cell
        cells.append(cell)
    return cells


def _impossible(record: PlayerRecord, index: int, opponent: int, notebook: Notebook) -> None:
    sentence = (
        tr("Round {round}: player {number} is paired with himself.")
        if opponent == record.number
        else tr("Round {round}: player {number} is paired with {opponent}, who does not exist.")
    ).format(round=index + 1, number=record.number, opponent=opponent)
    notebook.fault(sentence, record.line, column_of(index + 1))


def _disagree(record: PlayerRecord, index: int, opponent: int, theirs: Slot, notebook: Notebook) -> None:
    if theirs[2] == "!":
        return  # unreadable, already a fault
    if theirs[0]:
        what = tr("{opponent} is paired with {other}").format(opponent=opponent, other=theirs[0])
    elif theirs[2] and theirs[2] != "Z":
        what = tr("{opponent} has a bye ({code})").format(opponent=opponent, code=theirs[2])
    else:
        what = tr("{opponent} was not paired").format(opponent=opponent)
    notebook.fault(
        tr("Round {round}: {number} is paired with {opponent}, but {what}.").format(
            round=index + 1, number=record.number, opponent=opponent, what=what
        ),
        record.line,
        column_of(index + 1),
    )


def _complete(record: PlayerRecord, other: PlayerRecord, index: int, notebook: Notebook) -> None:
    mine, theirs = record.slots[index], other.slots[index]
    side, colour = (record, theirs[1]) if not mine[1] else (other, mine[1])
    slot = side.slots[index]
    side.slots[index] = (slot[0], "b" if colour == "w" else "w", slot[2])
    notebook.repair(
        "colour",
        tr("Round {round}: the colour of player {number} was taken from the opponent's line").format(
            round=index + 1, number=side.number
        ),
        side.line,
        column_of(index + 1) + 5,
    )


def _note_bye(record: PlayerRecord, index: int, held: int, count: int, kind: Kind, notebook: Notebook) -> None:
    column = column_of(index + 1) + 7
    if count == 2 and kind is not Kind.KNOCKOUT:
        notebook.repair(
            f"byes-{index}",
            tr("Round {round} has more than one pairing-allocated bye (U); they were kept").format(round=index + 1),
            record.line,
            column,
        )
    if index >= held and kind is Kind.SWISS:
        notebook.assume(
            "late-bye",
            tr("Player {number} has the pairing-allocated bye of round {round}, but nobody is paired there").format(
                number=record.number, round=index + 1
            ),
            record.line,
            column,
        )
