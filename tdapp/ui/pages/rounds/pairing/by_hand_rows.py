"""Rows of a manual pairing session: the boards, and those who sit at none, with what each pair would break."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.section.results import colour_letter, colour_letters_of
from tdapp.domain.section.round import Round
from tdapp.domain.systems.system import COLOURS
from tdapp.domain.words.checks import Level, Warning
from tdapp.pairing.reasons.explain import preference_code
from tdapp.pairing.rules.position import Position, position_of
from tdapp.pairing.rules.team_position import preference_of
from tdapp.services.pairing.by_hand_rules import warnings_of_pair
from tdapp.ui.pages.rounds.rows import RoundFacts
from tdapp.ui.widgets.numbers import short_points
from tdapp.ui.widgets.ready import CENTRE, RIGHT, Column, ReadyCell, ReadyRow
from tdapp.ui.widgets.search import fold
from tdapp.ui.widgets.words import outcome_text


def position_in(section: Section, number: int) -> Position | None:
    """The state before the round; None for a round of a table."""
    return None if section.system.table else position_of(section, number)


def due_colours(position: Position | None) -> dict[int, str]:
    """The colour each player is due, as checklists show it (w2 absolute, b1 strong, w0 mild); empty for a table."""
    if position is not None and position.section.team_rules is not None:
        return _due_to_teams(position)
    cards = {} if position is None or COLOURS not in position.section.system.absolute else position.cards
    due = {one: preference_code(card.preference) for one, card in cards.items()}
    return {one: colour_letters_of(code) for one, code in due.items() if code != "nc"}


def _due_to_teams(position: Position) -> dict[int, str]:
    """The same by the preferences of teams (C.04.6, 1.7): 2 simple or strong, 1 mild."""
    section = position.section
    assert section.team_rules is not None
    last = position.round == section.rounds_total
    found = {}
    for number, card in position.cards.items():
        colour, wish = preference_of(card.colours, section.team_rules.preference, last=last)
        if colour is not None:
            found[number] = f"{colour_letter(colour)}{int(wish)}"
    return found


def seat_columns() -> tuple[Column, ...]:
    """Titles of the boards."""
    translate = QCoreApplication.translate
    return (
        Column("board", translate("ByHand", "Bd"), translate("ByHand", "Board"), RIGHT),
        Column("white", translate("ByHand", "White"), translate("ByHand", "White, with the colour due"), stretch=True),
        Column(
            "white_points",
            translate("ByHand", "Pts"),
            translate("ByHand", "Points before the round"),
            RIGHT,
            gives_way=1,
        ),
        Column(
            "black_points",
            translate("ByHand", "Pts"),
            translate("ByHand", "Points before the round"),
            RIGHT,
            gives_way=1,
        ),
        Column("black", translate("ByHand", "Black"), translate("ByHand", "Black, with the colour due"), stretch=True),
        Column("rules", translate("ByHand", "Rules"), translate("ByHand", "What this board breaks"), CENTRE),
    )


def seat_rows(section: Section, round_: Round, facts: RoundFacts, position: Position | None) -> list[ReadyRow]:
    """One row per board; the key is its number."""
    due = due_colours(position)
    rows = []
    for board in round_.boards:
        warnings = warnings_of_pair(section, round_.number, board.white, board.black, position=position)
        white, black = facts.players[board.white], facts.players[board.black]
        rows.append(
            ReadyRow(
                board.number,
                (
                    ReadyCell(str(board.number), board.number, strong=True),
                    ReadyCell(_with_due(white.name, board.white, due), fold(white.name), white.name),
                    ReadyCell(short_points(facts.points[board.white]), facts.points[board.white], tone="dim"),
                    ReadyCell(short_points(facts.points[board.black]), facts.points[board.black], tone="dim"),
                    ReadyCell(_with_due(black.name, board.black, due), fold(black.name), black.name),
                    rules_cell(warnings),
                ),
                fold(f"{board.number} {white.name} {black.name}"),
            )
        )
    return rows


def rules_cell(warnings: list[Warning]) -> ReadyCell:
    """The level of what is broken, its sentences in the tooltip."""
    if not warnings:
        return ReadyCell("", 0)
    level = max(warning.level for warning in warnings)
    text = "\n".join(f"{warning.text} ({warning.source})" if warning.source else warning.text for warning in warnings)
    grave = level >= Level.CONFIRM
    icon = "circle-x" if grave else "triangle-alert"
    return ReadyCell(f"L{int(level)}", int(level), text, tone="danger" if grave else "warn", icon=icon, spoken=text)


def free_columns() -> tuple[Column, ...]:
    """Titles of those who sit at no board."""
    translate = QCoreApplication.translate
    return (
        Column("number", translate("ByHand", "No."), translate("ByHand", "Pairing number"), RIGHT),
        Column("name", translate("ByHand", "Name"), translate("ByHand", "Player, with the colour due"), stretch=True),
        Column("points", translate("ByHand", "Pts"), translate("ByHand", "Points before the round"), RIGHT),
        Column("state", translate("ByHand", "State"), translate("ByHand", "Without a game, or on a bye")),
        Column("rules", translate("ByHand", "Rules"), translate("ByHand", "What a game with the marked player breaks")),
    )


def free_rows(
    section: Section, round_: Round, facts: RoundFacts, position: Position | None, marked: int = 0
) -> list[ReadyRow]:
    """One row per player without a board, those without a bye first; ``marked`` is the partner being looked for."""
    due = due_colours(position)
    byes = dict(round_.byes)
    numbers = [*round_.unpaired, *(number for number in byes if number not in round_.unpaired)]
    rows = []
    for number in numbers:
        player = facts.players[number]
        if player.standing is not Standing.ACTIVE:
            continue
        outcome = byes.get(number, Outcome.UNPAIRED)
        state = outcome_text(outcome, section)
        cell = ReadyCell("", 0)
        if marked == number:
            cell = ReadyCell("●", 0, tone="accent")
        elif marked:
            cell = rules_cell(warnings_of_pair(section, round_.number, marked, number, position=position))
        rows.append(
            ReadyRow(
                number,
                (
                    ReadyCell(str(number), number, tone="dim"),
                    ReadyCell(_with_due(player.name, number, due), fold(player.name), player.name),
                    ReadyCell(short_points(facts.points[number]), facts.points[number]),
                    ReadyCell(state, state, tone="warn" if outcome is Outcome.UNPAIRED else "dim"),
                    cell,
                ),
                fold(f"{number} {player.name}"),
            )
        )
    return rows


def _with_due(name: str, number: int, due: dict[int, str]) -> str:
    return f"{name}  {due[number]}" if number in due else name
