"""Rows of a worked calculation: the rounds, the players tied, the mini-crosstable of a direct encounter."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tdapp.domain.section.event import Section
from tdapp.domain.section.leavers import counting_cells
from tdapp.domain.section.outcome import Colour
from tdapp.domain.section.scoring import points_text
from tdapp.domain.words.decimals import decimals
from tdapp.tiebreaks.explain import RungExplanation, State, Table, TermLine
from tdapp.ui.pages.tables.crosstable_rows import SIGNS
from tdapp.ui.widgets.ready import CENTRE, RIGHT, Column, ReadyCell, ReadyRow
from tdapp.ui.widgets.words import outcome_text


def term_columns() -> tuple[Column, ...]:
    """The table of rounds of one criterion."""
    translate = QCoreApplication.translate
    return (
        *_round_columns(widest=210),
        Column("result", translate("Explanation", "Res."), translate("Explanation", "Result as used"), CENTRE),
        Column(
            "score",
            translate("Explanation", "Opp."),
            translate("Explanation", "The opponent's score or rating as used"),
            RIGHT,
        ),
        Column(
            "term", translate("Explanation", "Counts"), translate("Explanation", "What the round contributes"), RIGHT
        ),
        Column(
            "state", translate("Explanation", "Used"), translate("Explanation", "Counted, cut or not counted, and why")
        ),
    )


def _round_columns(widest: int) -> tuple[Column, ...]:
    translate = QCoreApplication.translate
    opponent, whom = translate("Explanation", "Opponent"), translate("Explanation", "Colour and opponent")
    return (
        Column("round", translate("Explanation", "Rd"), translate("Explanation", "Round"), RIGHT),
        Column("opponent", opponent, whom, stretch=True, widest=widest),
    )


def state_words(state: State) -> tuple[str, str, str]:
    """(text, icon, tone) of what became of a contribution."""
    translate = QCoreApplication.translate
    match state:
        case State.COUNTED:
            return translate("Explanation", "counted"), "check", "up"
        case State.CUT:
            return translate("Explanation", "cut"), "scissors", "warn"
        case State.NOT_COUNTED:
            return translate("Explanation", "out"), "circle-minus", "dim"


def term_rows(section: Section, explanation: RungExplanation) -> list[ReadyRow]:
    """One row per round; a cut contribution is struck through, says so, and carries scissors."""
    names = {player.number: player.name for player in section.players}
    return [ReadyRow(line.round, _term_cells(line, names, said=explanation.line_by_line)) for line in explanation.terms]


def _term_cells(line: TermLine, names: dict[int, str], *, said: bool = False) -> tuple[ReadyCell, ...]:
    """``said``: the line says why by itself."""
    text, icon, tone = state_words(line.state)
    used = line.state is State.COUNTED
    cut = line.state is State.CUT
    ink = "" if used else "cut"
    who = line.absence or "–"
    if line.opponent is not None:
        colour = {"w": "○ ", "b": "● "}.get(line.colour.lower()[:1], "")
        who = f"{colour}{line.opponent} {names.get(line.opponent, '')}"
        who += f" ({line.absence})" if line.absence else ""
    return (
        ReadyCell(line.round_text, line.round, tone="dim"),
        ReadyCell(who, tooltip=who, tone=ink),
        ReadyCell(line.result, tone=ink),
        ReadyCell(decimals(line.opponent_score), tone=ink),
        ReadyCell(decimals(line.term), strong=used, strike=cut, tone=ink),
        ReadyCell(
            line.why if said else "" if used else text,
            icon="" if said else icon,
            tone="dim" if said else tone,
            tooltip=line.why or text,
            spoken=f"{text}. {line.why}" if line.why else text,
        ),
    )


def reasons(explanation: RungExplanation) -> tuple[str, ...]:
    """The rules behind the rounds that were not simply counted, each once with its rounds."""
    translate = QCoreApplication.translate
    found: dict[str, list[str]] = {}
    for line in explanation.terms:
        if line.why and not explanation.line_by_line:
            found.setdefault(line.why, []).append(str(line.round))
    return tuple(
        (
            translate("Explanation", "Round {0}: {1}")
            if len(rounds) == 1
            else translate("Explanation", "Rounds {0}: {1}")
        ).format(", ".join(rounds), why)
        for why, rounds in found.items()
    )


def tied_columns() -> tuple[Column, ...]:
    """The players who were still tied when this rung was reached."""
    translate = QCoreApplication.translate
    return (
        Column("number", translate("Explanation", "No."), translate("Explanation", "Pairing number (TPN)"), RIGHT),
        Column("name", translate("Explanation", "Name"), translate("Explanation", "Name"), stretch=True, widest=260),
        Column("value", translate("Explanation", "Value"), translate("Explanation", "Value of this criterion"), RIGHT),
    )


def tied_rows(explanation: RungExplanation, number: int, name: str) -> list[ReadyRow]:
    """The player himself in bold among those he is tied with, in the order of the table."""
    people = [(tied.number, tied.name, tied.value) for tied in explanation.tied]
    people.insert(explanation.ahead, (number, name, explanation.value))
    return [
        ReadyRow(
            who,
            (
                ReadyCell(str(who), who, tone="dim"),
                ReadyCell(label, tooltip=label, strong=who == number),
                ReadyCell("–" if value is None else decimals(value), strong=who == number),
            ),
        )
        for who, label, value in people
    ]


def mini_columns(table: Table, names: dict[int, str]) -> tuple[Column, ...]:
    """Columns of the mini-crosstable: the tied players by pairing number, the total, and what it can still be."""
    translate = QCoreApplication.translate
    least = translate("Explanation", "Sum if every game not played were lost")
    greatest = translate("Explanation", "Sum if every game not played were won")
    bounds = (
        Column("least", translate("Explanation", "Least"), least, RIGHT),
        Column("greatest", translate("Explanation", "Most"), greatest, RIGHT),
    )
    tips = table.columns or tuple(names.get(n, str(n)) for n in table.numbers)
    return (
        Column(
            "name",
            table.title,
            table.title,
            stretch=True,
            widest=190,
        ),
        *(Column(f"p{head}", head, tip, CENTRE) for head, tip in zip(table.headings, tips, strict=True)),
        Column(
            "total", translate("Explanation", "Sum"), translate("Explanation", "Points among the tied players"), RIGHT
        ),
        *(bounds if table.least else ()),
    )


def mini_rows(table: Table, names: dict[int, str], number: int) -> list[ReadyRow]:
    """Rows of the mini-crosstable; an empty cell says that the two have not met."""
    translate = QCoreApplication.translate
    rows = []
    for i, own in enumerate(table.numbers):
        cells = []
        for j, text in enumerate(table.cells[i]):
            if table.columns:
                cells.append(ReadyCell(text))
            elif i == j:
                cells.append(ReadyCell("", fill="border"))
            else:
                met = text or "·"
                spoken = text or translate("Explanation", "have not met")
                cells.append(ReadyCell(met, tone="" if text else "dim", tooltip=spoken, spoken=spoken))
        rows.append(
            ReadyRow(
                own,
                (
                    ReadyCell(f"{own} {names.get(own, '')}", strong=own == number),
                    *cells,
                    ReadyCell(decimals(table.totals[i]), strong=True),
                    *(ReadyCell(decimals(sums[i]), tone="dim") for sums in (table.least, table.greatest) if sums),
                ),
            )
        )
    return rows


def card_columns() -> tuple[Column, ...]:
    """The player card: what each round was and the running score."""
    translate = QCoreApplication.translate
    return (
        *_round_columns(widest=230),
        Column("rating", translate("Explanation", "Rating"), translate("Explanation", "Opponent's rating"), RIGHT),
        Column("result", translate("Explanation", "Result"), translate("Explanation", "Result"), CENTRE),
        Column("points", translate("Explanation", "Sum"), translate("Explanation", "Points after the round"), RIGHT),
    )


def card_rows(section: Section, number: int, after_round: int) -> list[ReadyRow]:
    """One row per round of a player."""
    people = {player.number: player for player in section.players}
    total = 0 * section.points.win
    rows = []
    index = section.index_of(number)
    counting = counting_cells(section)[index]
    for round_number, cell in enumerate(section.cells[index][:after_round], start=1):
        total += section.points.awarded(counting[round_number - 1])
        other = people.get(cell.opponent) if cell.opponent is not None and cell.rules.paired else None
        colour = {Colour.WHITE: "○ ", Colour.BLACK: "● ", None: ""}[cell.colour]
        who = f"{colour}{other.number} {other.name}" if other else outcome_text(cell.outcome, section)
        sign = SIGNS[cell.outcome] if other else points_text(section.points.awarded(cell), half_sign=True)
        rows.append(
            ReadyRow(
                round_number,
                (
                    ReadyCell(str(round_number), round_number, tone="dim"),
                    ReadyCell(who, tooltip=who, tone="" if other else "dim"),
                    ReadyCell(str(other.rating) if other and other.rating else "", tone="dim"),
                    ReadyCell(sign, strong=True),
                    ReadyCell(points_text(total, half_sign=True), strong=True),
                ),
            )
        )
    return rows
