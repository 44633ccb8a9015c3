"""The TRF that engines are given, and the way back from their numbers to ours.

Engines want numbers from 1 without gaps and no surprises: players are renumbered in their order, names are replaced by
numbers (a file kept for a report then holds nobody's data), the initial colour, the point system and the acceleration
are always explicit.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from tdapp.domain.section.event import Acceleration, Edition, Event, ForbiddenPairs, Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.section.scoring import decimal_text
from tdapp.domain.words.errors import RuleViolation
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import tr
from tdapp.pairing.rules.position import Position, fictitious_points, initial_colour_of
from tdapp.trf.writer import write_trf

PROGRAM = "tdapp"


@dataclass(frozen=True, slots=True)
class Exchange:
    """``text`` as an engine gets it; ``number_of`` gives our pairing number for the engine's."""

    text: str
    number_of: Mapping[int, int]
    colour: str  # w or b
    round: int
    rounds: int
    absent: tuple[int, ...]  # the engine's numbers of players who are not to be paired

    def pairs(self, answer: list[tuple[int, int]]) -> tuple[list[tuple[int, int]], list[int]]:
        """(pairs, byes) in our numbers; KeyError for a number that was never given out."""
        pairs, byes = [], []
        for white, black in answer:
            if white and black:
                pairs.append((self.number_of[white], self.number_of[black]))
            else:
                byes.append(self.number_of[white or black])
        return pairs, byes


def exchange_of(position: Position, *, external: bool = False) -> Exchange:
    """What an engine is given for a position.

    ``external`` adds the records of older engines (XXR, XXC, XXA, XXP, BBW to BBU). RuleViolation when the initial
    colour has not been drawn, or when an external engine cannot be told what the section holds.
    """
    section = position.section
    colour = initial_colour_of(section)
    if colour is None:
        raise RuleViolation(tr("The initial colour has not been drawn yet (C.04.3, 5.1)."))
    numbers = {player.number: index for index, player in enumerate(section.players, 1)}
    plain = _renumbered(position, numbers)
    text = write_trf(replace(plain, initial_colour=colour.value.upper()), program=PROGRAM).decode()
    lines = [line for line in text.split("\r\n") if len(line) > 3 and not line.startswith("###")]
    if not any(line.startswith("162") for line in lines):
        after = next(index for index, line in enumerate(lines, 1) if line.startswith("152"))
        lines.insert(after, "162  W 1.0    D 0.5    L 0.0    A 0.0    P 1.0")
    if external:
        # bbpPairings stops on symbol A of 162 and on match points in 250, and adds up 250 and XXA
        lines = [line for line in lines if line[:3] not in ("162", "240", "250", "260")]
        lines += _older_records(position, plain, colour.value)
    present = set(position.present)
    absent = tuple(numbers[player.number] for player in section.players if player.number not in present)
    return Exchange(
        "\n".join(lines) + "\n",
        {index: number for number, index in numbers.items()},
        colour.value,
        position.round,
        section.rounds_total,
        absent,
    )


def _renumbered(position: Position, numbers: Mapping[int, int]) -> Section:
    section = position.section
    size = len(section.players)
    rows = []
    for row in section.cells:
        cells = [cell if cell.opponent is None else replace(cell, opponent=numbers[cell.opponent]) for cell in row]
        rows.append(tuple(cells))
    blocks = []
    for round_number in range(1, position.round + 1):
        values = [fictitious_points(section, player.number, round_number) for player in section.players]
        start = 0
        for index in range(1, size + 1):
            if index == size or values[index] != values[start]:
                if values[start]:
                    points = decimal_text(values[start])
                    blocks.append(Acceleration(points, round_number, round_number, start + 1, index))
                start = index
    forbidden = [
        ForbiddenPairs(position.round, position.round, (numbers[one], numbers[other]))
        for one, other in sorted(position.forbidden)
        if one in numbers and other in numbers
    ]
    return Section(
        event=Event(f"Round {position.round}"),
        players=tuple(Player(index, f"Player {index:04}") for index in range(1, size + 1)),
        cells=tuple(rows),
        rounds_total=section.rounds_total,
        points=section.points,
        edition=Edition.FIDE_2026,
        type_code="FIDE_DUTCH",
        accelerations=tuple(blocks),
        forbidden=tuple(forbidden),
    )


def _older_records(position: Position, plain: Section, colour: str) -> list[str]:
    if any(cell.awarded is not None for row in plain.cells for cell in row):
        raise RuleViolation(
            tr("The external engine cannot be told of points that the arbiter awarded otherwise; pair with gacrux.")
        )
    points = plain.points
    lines = [f"XXR {plain.rounds_total}", f"XXC {'white1' if colour == 'w' else 'black1'}"]
    if not points.is_standard:
        worth = {
            "BBW": points.win,
            "BBD": points.draw,
            "BBL": points.loss,
            "BBZ": points.points(Outcome.ZERO_POINT_BYE),
            "BBF": points.points(Outcome.FORFEIT_LOSS),
            "BBU": points.points(Outcome.PAIRING_BYE),
        }
        lines += [f"{code} {decimal_text(value):>4}" for code, value in worth.items()]
        codes = {
            "WW": "BBW",
            "BW": "BBW",
            "WD": "BBD",
            "BD": "BBD",
            "WL": "BBL",
            "BL": "BBL",
            "ZPB": "BBZ",
            "PAB": "BBU",
        }
        codes |= {"FL": "BBF", "FW": "BBW", "FPB": "BBW", "HPB": "BBD"}
        lines += [f"XXS {code}={decimal_text(worth[same])}" for code, same in codes.items()]
    lines += [f"XXP {one} {other}" for group in plain.forbidden for one, other in (group.numbers,)]
    if plain.accelerations:
        for player in plain.players:
            values = [fictitious_points(plain, player.number, index) for index in range(1, position.round + 1)]
            if any(values):
                lines.append(f"XXA {player.number:4} " + " ".join(_tenth(value) for value in values))
    return lines


def _tenth(value: Fraction) -> str:
    return f"{decimal_text(value):>4}"
