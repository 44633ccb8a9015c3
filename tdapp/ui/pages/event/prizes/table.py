"""The list of prizes as an editable table, and the awards as ready rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QModelIndex, Qt, Signal

from tdapp.domain.prizes.division import Distribution
from tdapp.domain.prizes.plan import NOTHING, Prize, PrizeKind, PrizePlan
from tdapp.domain.words.decimals import decimals as decimal_text
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.prizes.awards import Winners, amount_text, award_words, decimals_of, place_words
from tdapp.services.prizes.table import money_of
from tdapp.services.tables.standings import Standings
from tdapp.ui.widgets.numbers import points_read
from tdapp.ui.widgets.ready import RIGHT, Column, Index, ReadyCell, ReadyRow

KIND, GROUP, PLACE, MONEY, ITEM, WINNER = range(6)


def kind_names() -> dict[PrizeKind, str]:
    """The kinds of prizes in words."""
    translate = QCoreApplication.translate
    return {
        PrizeKind.PLACE: translate("Prizes", "Place"),
        PrizeKind.NAMED: translate("Prizes", "Named by hand"),
        PrizeKind.CLUB: translate("Prizes", "Club"),
    }


class PrizeTable(QAbstractTableModel):
    """One line per prize. ``edited()`` after every change; ``refused(str)`` for what was typed and cannot be."""

    edited = Signal()
    refused = Signal(str)

    def __init__(self, names: Mapping[int, str], parent: Any = None) -> None:
        super().__init__(parent)
        self._names = names
        self._prizes: list[Prize] = []

    @property
    def prizes(self) -> tuple[Prize, ...]:
        """All lines."""
        return tuple(self._prizes)

    def set_prizes(self, prizes: Sequence[Prize]) -> None:
        """Show these and no others."""
        self.beginResetModel()
        self._prizes = list(prizes)
        self.endResetModel()
        self.edited.emit()

    def insert(self, row: int, prize: Prize) -> None:
        """One more line."""
        self.beginInsertRows(QModelIndex(), row, row)
        self._prizes.insert(row, prize)
        self.endInsertRows()
        self.edited.emit()

    def remove(self, rows: Sequence[int]) -> None:
        """Take lines away."""
        for row in sorted(rows, reverse=True):
            self.beginRemoveRows(QModelIndex(), row, row)
            del self._prizes[row]
            self.endRemoveRows()
        self.edited.emit()

    def move(self, row: int, by: int) -> bool:
        """Move a line up or down."""
        target = row + by
        if not 0 <= target < len(self._prizes):
            return False
        self.beginMoveRows(QModelIndex(), row, row, QModelIndex(), target + (by > 0))
        self._prizes.insert(target, self._prizes.pop(row))
        self.endMoveRows()
        self.edited.emit()
        return True

    # -- Qt overrides ---------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._prizes)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 6

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        prize = self._prizes[index.row()]
        named = prize.kind is PrizeKind.NAMED
        fixed = (index.column() == PLACE and named) or (index.column() == WINNER and not named)
        return flags if fixed else flags | Qt.ItemFlag.ItemIsEditable

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (
            self.tr("Kind"),
            self.tr("Group or name"),
            self.tr("Place"),
            self.tr("Money"),
            self.tr("Thing"),
            self.tr("Winner"),
        )[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        prize = self._prizes[index.row()]
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() in (PLACE, MONEY):
            return RIGHT
        if role == Qt.ItemDataRole.EditRole:
            return self._typed(prize, index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return self._shown(prize, index.column())
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._shown(prize, index.column()) or None
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        prize = self._prizes[index.row()]
        try:
            changed = self._changed(prize, index.column(), value)
        except RuleViolation as problem:
            self.refused.emit(str(problem))
            return False
        if changed == prize:
            return False
        self._prizes[index.row()] = changed
        self.dataChanged.emit(self.index(index.row(), 0), self.index(index.row(), WINNER))
        self.edited.emit()
        return True

    # -- cells ----------------------------------------------------------------------------------------------------

    def _shown(self, prize: Prize, column: int) -> str:
        if column == KIND:
            return kind_names()[prize.kind]
        if column == GROUP and not prize.group and prize.kind is PrizeKind.PLACE:
            return self.tr("Standings")
        if column == WINNER:
            if prize.kind is not PrizeKind.NAMED:
                return ""
            if prize.winner is None:
                return self.tr("nobody yet")
            return f"{prize.winner} {self._names.get(prize.winner, '?')}"
        return self._typed(prize, column)

    def _typed(self, prize: Prize, column: int) -> str:
        match column:
            case 0:
                return prize.kind.value
            case 1:
                return prize.group
            case 2:
                return str(prize.place) if prize.place else ""
            case 3:
                if not prize.money:
                    return ""
                return decimal_text(amount_text(prize.money, 0 if prize.money.denominator == 1 else 2))
            case 4:
                return prize.item
            case _:
                return "" if prize.winner is None else f"{prize.winner} {self._names.get(prize.winner, '')}"

    def _changed(self, prize: Prize, column: int, value: Any) -> Prize:
        text = str(value).strip()
        match column:
            case 0:
                return _of_kind(prize, PrizeKind(value))
            case 1:
                overall = prize.kind is PrizeKind.PLACE and text == self.tr("Standings")
                return replace(prize, group="" if overall else text)
            case 2:
                if not (text.isascii() and text.isdigit() and 0 < int(text) <= 1000):
                    raise RuleViolation(self.tr("“{0}” is not a place.").format(text[:20]))
                return replace(prize, place=int(text))
            case 3:
                return replace(prize, money=money_of(text) if text else NOTHING)
            case 4:
                return replace(prize, item=text)
            case _:
                return replace(prize, winner=self._number(text))

    def _number(self, text: str) -> int | None:
        """A pairing number, or a name that only one player has."""
        if not text:
            return None
        first = text.split()[0].rstrip(".")
        if first.isascii() and first.isdigit() and int(first) in self._names:
            return int(first)
        found = [number for number, name in self._names.items() if text.casefold() in name.casefold()]
        if len(found) == 1:
            return found[0]
        raise RuleViolation(self.tr("“{0}” is not a start number or the name of one player.").format(text[:40]))


def _of_kind(prize: Prize, kind: PrizeKind) -> Prize:
    if kind is prize.kind:
        return prize
    place = 0 if kind is PrizeKind.NAMED else prize.place or 1
    return replace(prize, kind=kind, place=place, winner=None)


def award_columns(plan: PrizePlan) -> tuple[Column, ...]:
    """Titles of the result."""
    translate = QCoreApplication.translate
    money = translate("Prizes", "Money")
    return (
        Column("prize", translate("Prizes", "Prize"), translate("Prizes", "Which prize"), widest=190),
        Column("name", translate("Prizes", "Winner"), translate("Prizes", "Who gets it"), stretch=True),
        Column("rank", translate("Prizes", "Rk"), translate("Prizes", "Place in the standings"), RIGHT),
        Column("points", translate("Prizes", "Pts"), translate("Prizes", "Points"), RIGHT),
        Column("money", f"{money} {plan.currency}".strip(), translate("Prizes", "Amount to be paid"), RIGHT),
        Column("item", translate("Prizes", "Thing"), translate("Prizes", "What else there is"), hides_empty=True),
    )


def award_rows(standings: Standings, plan: PrizePlan, found: Distribution) -> list[ReadyRow]:
    """Who gets what, in the order of the list."""
    winners = Winners(standings)
    decimals = decimals_of(plan)
    rows = []
    for key, award in enumerate(found.awards):
        row, name = winners.row(award), winners.name(award)
        rank = row.rank if row is not None else None
        why = award_words(award, plan)
        money = decimal_text(amount_text(award.money, decimals)) if award.money else ""
        cells = (
            ReadyCell(place_words(award.group, award.place, award.kind), key),
            ReadyCell(name, name.casefold(), tooltip=why, strong=True),
            ReadyCell("" if rank is None else str(rank), rank or 10**6),
            ReadyCell(
                points_read(row.points) if row is not None else "", float(row.points) if row is not None else 0.0
            ),
            ReadyCell(money, award.money, tooltip=why, strong=True),
            ReadyCell(", ".join(award.items), ", ".join(award.items)),
        )
        rows.append(ReadyRow(key, cells))
    return rows
