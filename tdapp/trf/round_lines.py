"""What record 001 does not say about rounds: announced byes (240), abnormal points (299), outcomes as marks."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.scoring import decimal_text
from tdapp.domain.systems.kind import Kind
from tdapp.trf.layouts import ABNORMAL
from tdapp.trf.marks import mark_line

_TYPES = {
    Outcome.WIN: "W", Outcome.SHORT_WIN: "W", Outcome.DRAW: "D", Outcome.SHORT_DRAW: "D", Outcome.LOSS: "L",
    Outcome.SHORT_LOSS: "L", Outcome.FORFEIT_WIN: "+", Outcome.FORFEIT_LOSS: "-", Outcome.FULL_POINT_BYE: "F",
    Outcome.HALF_POINT_BYE: "H", Outcome.ZERO_POINT_BYE: "Z",
}  # fmt: skip
_ANNOUNCED = {Outcome.FULL_POINT_BYE: "F", Outcome.HALF_POINT_BYE: "H", Outcome.ZERO_POINT_BYE: "Z"}


def held(section: Section) -> int:
    """The last round in which somebody has an opponent, as a reader finds it."""
    return max(
        (
            index
            for row in section.cells
            for index, cell in enumerate(row, 1)
            if cell.rules.paired and (cell.opponent or section.team_rules is not None)
        ),
        default=0,
    )


def bye_lines(section: Section) -> list[str]:
    """Record 240 for the byes of rounds after the last one held."""
    if section.team_rules is not None:
        return []  # those of teams: trf.teams.lines
    groups: dict[tuple[int, str], list[int]] = defaultdict(list)
    first = held(section)
    for player, row in zip(section.players, section.cells, strict=True):
        for index, cell in enumerate(row[first:], first + 1):
            letter = _ANNOUNCED.get(cell.outcome)
            if letter:
                groups[index, letter].append(player.number)
    return [f"240 {letter} {index:03} {_ids(numbers)}" for (index, letter), numbers in sorted(groups.items())]


def abnormal_lines(section: Section) -> tuple[list[str], list[str]]:
    """Record 299 for points awarded otherwise, and marks where it has no room for them."""
    groups: dict[tuple[int, str, str], list[int]] = defaultdict(list)
    marks = []
    for player, row in zip(section.players, section.cells, strict=True):
        for index, cell in enumerate(row, 1):
            if cell.awarded is None:
                continue
            letter = _TYPES.get(cell.outcome, " ")
            value = cell.awarded if letter != " " else cell.awarded - section.points.points(cell.outcome)
            text = decimal_text(value)
            if len(text) <= ABNORMAL.width("game_points") and Fraction(text) == value:
                groups[index, letter, text].append(player.number)
            else:
                marks.append(mark_line(str(cell.awarded), "awarded", index, player.number))
    lines = [
        ABNORMAL.line("299", _ids(numbers), type=letter.strip(), game_points=text, round=f"{index:03}")
        for (index, letter, text), numbers in sorted(groups.items())
    ]
    return lines, marks


def outcome_marks(section: Section) -> list[str]:
    """Marks for outcomes that the reader would take for others, because TRF has one letter or a blank for both."""
    last = held(section)
    round_robin = section.kind is Kind.ROUND_ROBIN
    out = section.kind is Kind.KNOCKOUT  # a blank says that somebody is out
    groups: dict[tuple[int, str], list[int]] = defaultdict(list)
    written = last
    for player, row in zip(section.players, section.cells, strict=True):
        for index, cell in enumerate(row, 1):
            outcome = cell.outcome
            if outcome is not Outcome.UNPAIRED:
                written = max(written, index)
            if (
                outcome is Outcome.ADJOURNED
                or (outcome is Outcome.UNPAIRED and index <= last and section.team_rules is None and not out)
                or (outcome is Outcome.REST and not round_robin)
                or (outcome in (Outcome.PAIRING_BYE, Outcome.ZERO_POINT_BYE) and round_robin)
            ):
                groups[index, outcome.value].append(player.number)
    if section.rounds_held > written:
        groups[section.rounds_held, Outcome.UNPAIRED.value] = []
    return [
        mark_line(" ".join(str(number) for number in numbers), "round", index, outcome)
        for (index, outcome), numbers in sorted(groups.items())
    ]


def _ids(numbers: list[int]) -> str:
    return " ".join(f"{number:4}" for number in numbers)
