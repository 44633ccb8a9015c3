"""The rules of pairing as rows and sentences: prohibitions and wishes, the groups of the acceleration, fixed tables."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QCoreApplication

from tdapp.domain.section.event import Section
from tdapp.domain.section.scoring import points_text
from tdapp.domain.words.errors import RuleViolation
from tdapp.pairing.rules.baku import asks_for_baku, baku_accelerations
from tdapp.services.rounds.pairing_rules import named_apart
from tdapp.ui.widgets.ready import RIGHT, Column, ReadyCell, ReadyRow
from tdapp.ui.widgets.search import fold


def prohibition_columns() -> tuple[Column, ...]:
    """Titles of the prohibited pairings."""
    translate = QCoreApplication.translate
    return (
        Column("kind", translate("PairingRules", "Rule")),
        Column("rounds", translate("PairingRules", "Rounds")),
        Column("name", translate("PairingRules", "For"), widest=200, hides_empty=True),
        Column("players", translate("PairingRules", "Players"), stretch=True),
    )


def prohibition_rows(section: Section) -> list[ReadyRow]:
    """One row per group; the key counts prohibitions, then wishes, from 0."""
    translate = QCoreApplication.translate
    marked = [*((group, False) for group in section.forbidden), *((group, True) for group in section.wishes)]
    rows = []
    for key, (group, soft) in enumerate(marked):
        kind = translate("PairingRules", "wished apart") if soft else translate("PairingRules", "must not meet")
        rounds = f"{group.first_round}–{group.last_round}"
        players = named_apart(section, group.numbers)
        cells = (
            ReadyCell(kind, kind, tone="dim" if soft else ""),
            ReadyCell(rounds, group.first_round),
            ReadyCell(group.name, fold(group.name), group.name),
            ReadyCell(players, fold(players), players),
        )
        rows.append(ReadyRow(key, cells, fold(f"{group.name} {players}")))
    return rows


def table_columns() -> tuple[Column, ...]:
    """Titles of the fixed tables."""
    translate = QCoreApplication.translate
    return (
        Column("table", translate("PairingRules", "Board"), align=RIGHT),
        Column("number", translate("PairingRules", "No."), align=RIGHT),
        Column("name", translate("PairingRules", "Player"), stretch=True),
    )


def table_rows(section: Section) -> list[ReadyRow]:
    """Players who do not move, by table; the key is the pairing number."""
    fixed = sorted(
        (player.fixed_table, player.number, player.name) for player in section.players if player.fixed_table is not None
    )
    return [
        ReadyRow(
            number,
            (
                ReadyCell(str(table), table, strong=True),
                ReadyCell(str(number), number, tone="dim"),
                ReadyCell(name, fold(name), name),
            ),
            fold(name),
        )
        for table, number, name in fixed
    ]


def rule_words(section: Section, number: int) -> str:
    """The rules that hold in a round, in one line; empty when there are none."""
    translate = QCoreApplication.translate
    hard = sum(group.first_round <= number <= group.last_round for group in section.forbidden)
    soft = sum(group.first_round <= number <= group.last_round for group in section.wishes)
    tables = sum(player.fixed_table is not None for player in section.players)
    fast = asks_for_baku(section) or any(
        block.first_round <= number <= block.last_round for block in section.accelerations
    )
    parts = (
        translate("PairingRules", "prohibitions: {0}").format(hard) if hard else "",
        translate("PairingRules", "wishes: {0}").format(soft) if soft else "",
        translate("PairingRules", "Baku acceleration") if fast else "",
        translate("PairingRules", "fixed tables: {0}").format(tables) if tables else "",
        translate("PairingRules", "Chess960") if section.chess960 else "",
    )
    return ", ".join(filter(None, parts))


def _points(text: str) -> str:
    try:
        return points_text(Fraction(text), half_sign=True)
    except (ValueError, ZeroDivisionError):
        return text  # of a file, kept as it is


def acceleration_words(section: Section) -> tuple[str, ...]:
    """The acceleration in sentences: none, or the groups and the points of each block of rounds."""
    translate = QCoreApplication.translate
    if not section.system.by_scores:
        return (translate("PairingRules", "A round robin is not accelerated."),)
    blocks = section.accelerations
    if not blocks and not asks_for_baku(section):
        return (translate("PairingRules", "No acceleration: everybody is paired by the points scored."),)
    if not blocks:
        try:
            blocks = baku_accelerations(section)
        except RuleViolation as problem:
            return (str(problem),)
    if not blocks:
        return (translate("PairingRules", "The groups are formed of those who play round 1; nobody does yet."),)
    lines = []
    for block in blocks:
        text = translate("PairingRules", "Rounds {0} to {1}: numbers {2} to {3} are paired with +{4}.")
        if block.first_round == block.last_round:
            text = translate("PairingRules", "Round {0}: numbers {2} to {3} are paired with +{4}.")
        lines.append(
            text.format(
                block.first_round, block.last_round, block.first_number, block.last_number, _points(block.points)
            )
        )
    first, last = blocks[0].first_number, blocks[0].last_number
    upper = [player for player in section.players if first <= player.number <= last]
    lower = [player for player in section.players if not first <= player.number <= last]
    for text, group in (
        (translate("PairingRules", "Upper group, {0} players: {1}."), upper),
        (translate("PairingRules", "The others, {0} players: {1}."), lower),
    ):
        if group:
            ends = group[0].name if len(group) == 1 else f"{group[0].name} … {group[-1].name}"
            lines.append(text.format(len(group), ends))
    if not section.rounds_paired:
        lines.append(
            translate(
                "PairingRules",
                "Until round 1 is published the groups follow the field; a player with a bye in round 1 belongs to the "
                "group of the number he or she gets (C.04.7).",
            )
        )
    return tuple(lines)
