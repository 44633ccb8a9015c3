"""Rows of a Scheveningen match: the players of one team down, those of the other across."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.results import colour_letter
from tdapp.domain.section.scoring import points_text
from tdapp.services.teams.grid import GridGame, GridPlayer, TeamGrid
from tdapp.ui.pages.tables.crosstable_rows import SIGNS
from tdapp.ui.widgets.ready import CENTRE, RIGHT, Column, ReadyCell, ReadyRow
from tdapp.ui.widgets.search import fold
from tdapp.ui.widgets.words import search_text


def team_grid_columns(grid: TeamGrid) -> tuple[Column, ...]:
    """Place, name, rating, the other team, points."""
    translate = QCoreApplication.translate
    return (
        Column("place", "", translate("TeamGrid", "Place in the table"), RIGHT),
        Column("name", grid.teams[0].name, grid.teams[0].name, stretch=True, widest=300),
        Column("rating", translate("TeamGrid", "Rating"), translate("TeamGrid", "Tournament rating"), RIGHT),
        *(Column(f"b:{one.place}", f"B{one.place}", one.player.name, CENTRE) for one in grid.columns),
        Column("points", translate("TeamGrid", "Points"), translate("TeamGrid", "Points after this round"), RIGHT),
    )


def team_grid_rows(grid: TeamGrid) -> list[ReadyRow]:
    """The players of team A with their games, then those of team B with their points; the key is the number."""
    rows: list[ReadyRow] = []
    for letter, players in (("A", grid.lines), ("B", grid.columns)):
        for one in players:
            cells = [_cell(grid, one, other) if letter == "A" else ReadyCell("", None) for other in grid.columns]
            name, points = one.player.name, points_text(one.points, half_sign=True)
            shown = (
                ReadyCell(f"{letter}{one.place}", len(rows), strong=True),
                ReadyCell(name, fold(name), name, strong=True),
                ReadyCell(str(one.player.rating or "–"), one.player.rating, tone="dim"),
                *cells,
                ReadyCell(points, float(one.points), strong=True),
            )
            rows.append(ReadyRow(one.player.number, shown, search_text(one.player)))
    return rows


def _cell(grid: TeamGrid, one: GridPlayer, other: GridPlayer) -> ReadyCell:
    games = grid.games.get((one.player.number, other.player.number), ())
    text = " ".join(_sign(game) for game in games)
    played = any(game.outcome not in (None, Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS) for game in games)
    return ReadyCell(text, text or None, f"{one.player.name} – {other.player.name}", tone="" if played else "dim")


def _sign(game: GridGame) -> str:
    if game.outcome is None:
        return "−"
    return f"{colour_letter(game.colour)}{SIGNS[game.outcome]}"


def score_line(grid: TeamGrid) -> str:
    """``Team 4½ : 3½ Other``."""
    one, other = (points_text(points, half_sign=True) for points in grid.points)
    return f"{grid.teams[0].name}  {one} : {other}  {grid.teams[1].name}"


def team_grid_legend() -> str:
    """The signs explained."""
    return QCoreApplication.translate(
        "TeamGrid",
        "Lines: team A, columns: team B. w White, b Black; 1 win, ½ draw, 0 loss; + and − forfeits; · open game.",
    )
