"""Rows of the standings board by board: everybody on the board where he or she sat most."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from PySide6.QtCore import QCoreApplication

from tdapp.domain.section.scoring import points_text
from tdapp.services.teams.board_results import BoardResult
from tdapp.ui.widgets.ready import RIGHT, Column, ReadyCell, ReadyRow
from tdapp.ui.widgets.search import fold
from tdapp.ui.widgets.words import search_text, state_text

Placed = Iterable[tuple[int, int, BoardResult]]
"""Board, place and player, in order."""


def board_columns() -> tuple[Column, ...]:
    """Board, place, player, team, games, points, percentage, performance."""
    translate = QCoreApplication.translate
    return (
        Column("board", translate("Boards", "Bd"), translate("Boards", "The board where the player sat most"), RIGHT),
        Column("rank", translate("Boards", "Rank"), translate("Boards", "Shared places carry the same number"), RIGHT),
        Column("number", translate("Boards", "No."), translate("Boards", "Pairing number of the player"), RIGHT),
        Column("title", "", translate("Boards", "FIDE title"), gives_way=3, hides_empty=True),
        Column("name", translate("Boards", "Name"), translate("Boards", "Name"), stretch=True, widest=320),
        Column("team", translate("Boards", "Team"), translate("Boards", "Team"), stretch=True, widest=280),
        Column("rating", translate("Boards", "Rating"), translate("Boards", "Tournament rating"), RIGHT, gives_way=2),
        Column("games", translate("Boards", "Games"), translate("Boards", "Games over the board"), RIGHT),
        Column("points", translate("Boards", "Points"), translate("Boards", "Points, forfeits included"), RIGHT),
        Column("percent", "%", translate("Boards", "Percentage of the games over the board"), RIGHT),
        Column("performance", translate("Boards", "Rp"), translate("Boards", "Rating performance"), RIGHT),
    )


def board_rows(placed: Placed, teams: Mapping[int, str], group: frozenset[int] | None = None) -> list[ReadyRow]:
    """One row per player; the key is the pairing number. ``group``: only these, with their places among all."""
    rows = []
    last = 0
    for board, place, one in placed:
        player, team = one.player, teams[one.team]
        if group is not None and player.number not in group:
            continue
        gone = state_text(player)
        name = f"{player.name} ({gone})" if gone else player.name
        percent = "–" if one.percent is None else _tenths(one.percent)
        cells = (
            ReadyCell(str(board), board, strong=board != last, tone="" if board != last else "dim"),
            ReadyCell(str(place), place, strong=True),
            ReadyCell(str(player.number), player.number, tone="dim"),
            ReadyCell(player.title, player.title or None, tone="dim"),
            ReadyCell(name, fold(name), name, tone="dim" if gone else "", strong=not gone),
            ReadyCell(team, fold(team), team, tone="dim"),
            ReadyCell(str(player.rating or "–"), player.rating, tone="dim"),
            ReadyCell(str(one.games), one.games),
            ReadyCell(points_text(one.points, half_sign=True), one.points, strong=True),
            ReadyCell(percent, one.percent),
            ReadyCell(str(one.performance or "–"), one.performance),
        )
        rows.append(ReadyRow(player.number, cells, f"{search_text(player)} {fold(team)}"))
        last = board
    return rows


def _tenths(percent: Fraction) -> str:
    tenths = int(percent * 10 + Fraction(1, 2))
    return f"{tenths // 10}.{tenths % 10}"
