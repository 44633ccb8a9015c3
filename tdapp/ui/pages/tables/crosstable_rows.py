"""Rows of the crosstable: rounds for a Swiss (``12w1``), a grid for a round robin, with the legend of the signs."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.results import bye_sign, colour_letter
from tdapp.domain.section.scoring import points_text
from tdapp.domain.section.two_scores import MATCH
from tdapp.services.players.names import identity
from tdapp.services.systems.registry import rules_of_system
from tdapp.services.tables.standings import Standings
from tdapp.ui.pages.tables.standings_rows import POINTS, score_first, value_columns
from tdapp.ui.widgets.numbers import padded, points_read, sort_key
from tdapp.ui.widgets.ready import CENTRE, RIGHT, Column, ReadyCell, ReadyRow
from tdapp.ui.widgets.search import fold
from tdapp.ui.widgets.words import search_text

SIGNS = {
    Outcome.WIN: "1", Outcome.DRAW: "½", Outcome.LOSS: "0",
    Outcome.SHORT_WIN: "1", Outcome.SHORT_DRAW: "½", Outcome.SHORT_LOSS: "0",
    Outcome.FORFEIT_WIN: "+", Outcome.FORFEIT_LOSS: "−",
    Outcome.PAIRING_BYE: "bye", Outcome.FULL_POINT_BYE: "bye 1", Outcome.HALF_POINT_BYE: "bye ½",
    Outcome.ZERO_POINT_BYE: "—", Outcome.REST: "", Outcome.ADJOURNED: "…", Outcome.OPEN: "·", Outcome.UNPAIRED: "",
}  # fmt: skip


_FORFEITS = {Outcome.FORFEIT_WIN: "+", Outcome.FORFEIT_LOSS: "−"}


def match_sign(section: Section, index: int, number: int) -> str:
    """What a round brought a team: its game points and, in brackets, its match points; empty for a player.

    ``index`` is the row of the team, ``number`` the round from 0.
    """
    scores = section.team_scores
    cell = section.cells[index][number]
    if scores is None or not cell.rules.decided:
        return ""
    primary = points_text(section.points.awarded(cell), half_sign=True)
    second = points_text(scores.points.awarded(scores.cells[index][number]), half_sign=True)
    match, game = (primary, second) if scores.primary == MATCH else (second, primary)
    return f"{game}{_FORFEITS.get(cell.outcome, '')} ({match})"


def swiss_cell(cell: Cell, names: dict[int, int | None], match: str = "") -> str:
    """One round of one player: opponent, colour, result; ``names`` maps pairing numbers to what is shown.

    ``match``: the sign of a match of teams instead of that of the outcome.
    """
    if not cell.rules.paired or cell.opponent is None:
        return bye_sign(SIGNS[cell.outcome])
    sign = match or SIGNS[cell.outcome]
    shown = names.get(cell.opponent)
    space = " " if match else ""
    return f"{cell.opponent if shown is None else shown}{colour_letter(cell.colour)}{space}{sign}"


def legend(section: Section, *, by_rank: bool, grid: bool) -> str:
    """The signs explained, as one line under the table."""
    translate = QCoreApplication.translate
    if section.ranks_teams and grid:
        return translate(
            "Crosstable",
            "2½ (2): game points, and match points in brackets; + and − match forfeited; · open match. Columns in the "
            "order of the rows.",
        )
    if section.ranks_teams:
        return translate(
            "Crosstable",
            "12w 2½ (2): White (w) or Black (b) on board 1 against team 12, game points, and match points in brackets. "
            "+ and − match forfeited; bye: pairing-allocated; bye ½: requested; — absent; · open match.",
        )
    if grid:
        return translate(
            "Crosstable", "1 win, ½ draw, 0 loss; + and − forfeits; · open game. Columns in the order of the rows."
        )
    who = translate("Crosstable", "rank") if by_rank else translate("Crosstable", "pairing number")
    rules = rules_of_system(section.system)
    if signs := rules.away_signs(section):
        names = rules.away(section)
        said = dict.fromkeys(f"{sign} {names[outcome]}" for outcome, sign in signs.items() if sign != names[outcome])
        return translate(
            "Crosstable",
            "12w1: White (w) or Black (b) against the player with {0} 12, won. + and − forfeits; {1}; · open game.",
        ).format(who, "; ".join(said))
    return translate(
        "Crosstable",
        "12w1: White (w) or Black (b) against the player with {0} 12, won. + and − forfeits; bye: pairing-allocated; "
        "bye 1, bye ½: requested; — absent; · open game.",
    ).format(who)


def _order(standings: Standings, by_rank: bool):
    return standings.rows if by_rank else tuple(sorted(standings.rows, key=lambda row: row.player.number))


def _head_columns() -> tuple[Column, ...]:
    translate = QCoreApplication.translate
    return (
        Column("rank", translate("Crosstable", "Rank"), translate("Crosstable", "Rank after this round"), RIGHT),
        Column("number", translate("Crosstable", "No."), translate("Crosstable", "Pairing number (TPN)"), RIGHT),
        Column("name", translate("Crosstable", "Name"), translate("Crosstable", "Name"), stretch=True, widest=300),
        Column(
            "rating",
            translate("Crosstable", "Rating"),
            translate("Crosstable", "Tournament rating"),
            RIGHT,
            gives_way=1,
        ),
    )


def swiss_columns(standings: Standings) -> tuple[Column, ...]:
    """Rank, number, name, rating, the rounds, points, the ladder."""
    translate = QCoreApplication.translate
    return (
        *_head_columns(),
        *(
            Column(
                f"round:{n}",
                translate("Crosstable", "R{0}").format(n),
                translate("Crosstable", "Round {0}").format(n),
                CENTRE,
            )
            for n in range(1, standings.after_round + 1)
        ),
        *_tail(standings),
    )


def grid_columns(standings: Standings, *, by_rank: bool) -> tuple[Column, ...]:
    """Place, number, name, rating, one column per player, points, the ladder."""
    return (
        *_head_columns(),
        *(
            Column(f"player:{row.player.number}", str(place if by_rank else row.player.number), row.player.name, CENTRE)
            for place, row in enumerate(_order(standings, by_rank), start=1)
        ),
        *_tail(standings),
    )


def _tail(standings: Standings) -> tuple[Column, ...]:
    translate = QCoreApplication.translate
    points = translate("Crosstable", "Points"), translate("Crosstable", "Points after this round")
    return value_columns(standings, (Column(POINTS, *points, RIGHT),))


def swiss_rows(standings: Standings, *, by_rank: bool, opponents_by_rank: bool) -> list[ReadyRow]:
    """One row per player; the key is the pairing number."""
    section = standings.section
    shown = {row.player.number: row.rank if opponents_by_rank else row.player.number for row in standings.rows}
    names = {player.number: player.name for player in section.players}
    cells = dict(zip(names, section.cells, strict=True))
    signs = rules_of_system(section.system).away_signs(section)
    rows = []
    for place, row in enumerate(_order(standings, by_rank)):
        played = cells[row.player.number][: standings.after_round]
        index = section.index_of(row.player.number)
        rounds = tuple(
            _round_cell(n, cell, shown, names, match_sign(section, index, n - 1), signs)
            for n, cell in enumerate(played, 1)
        )
        rows.append(
            ReadyRow(
                row.player.number,
                (*_head(row, place), *rounds, *_values(standings, row)),
                search_text(row.player),
                identity(row.player),
            )
        )
    return rows


def _round_cell(
    number: int,
    cell: Cell,
    shown: dict[int, int | None],
    names: dict[int, str],
    match: str,
    away: Mapping[Outcome, str],
) -> ReadyCell:
    text = away.get(cell.outcome) or swiss_cell(cell, shown, match)
    tip = names.get(cell.opponent, "") if cell.opponent is not None else ""
    tone = "dim" if not cell.rules.over_the_board else ""
    order = cell.opponent if cell.opponent is not None else 99999
    spoken = QCoreApplication.translate("Crosstable", "Round {0}: {1} {2}").format(number, text, tip)
    return ReadyCell(text, order, tip, tone=tone, spoken=spoken)


def grid_rows(standings: Standings, *, by_rank: bool) -> list[ReadyRow]:
    """The grid of a round robin; a second cycle stands behind the first in the same cell."""
    section = standings.section
    order = _order(standings, by_rank)
    rows = []
    for place, row in enumerate(order):
        index = section.index_of(row.player.number)
        against: dict[int, list[str]] = {}
        for number, cell in enumerate(section.cells[index][: standings.after_round]):
            if cell.opponent is not None and cell.rules.paired:
                sign = match_sign(section, index, number) or SIGNS[cell.outcome]
                against.setdefault(cell.opponent, []).append(sign)
        cells = []
        for other in order:
            if other is row:
                cells.append(ReadyCell("", None, fill="border", spoken=row.player.name))
                continue
            text = " ".join(against.get(other.player.number, []))
            cells.append(
                ReadyCell(
                    text,
                    text or None,
                    f"{row.player.name} – {other.player.name}",
                    tone="dim" if text in ("+", "−") else "",
                )
            )
        rows.append(
            ReadyRow(
                row.player.number,
                (*_head(row, place), *cells, *_values(standings, row)),
                search_text(row.player),
                identity(row.player),
            )
        )
    return rows


def _head(row, place: int) -> tuple[ReadyCell, ...]:
    player = row.player
    return (
        ReadyCell("–" if row.rank is None else str(row.rank), row.rank, strong=True),
        ReadyCell(str(player.number), player.number, tone="dim"),
        ReadyCell(player.name, fold(player.name), player.name, strong=True),
        ReadyCell(str(player.rating or "–"), player.rating, tone="dim"),
    )


def _values(standings: Standings, row) -> tuple[ReadyCell, ...]:
    points = ReadyCell(points_read(row.points), sort_key(None, row.points), strong=not standings.scored, link=True)
    rungs = tuple(
        ReadyCell(
            padded(row.shown(i), info.places),
            sort_key(row.exact[i], row.values[i]),
            strong=standings.scored and not i,
            tone="" if standings.scored and not i else "dim",
            link=True,
        )
        for i, info in enumerate(standings.ladder)
    )
    return score_first((points,), rungs, scored=standings.scored)
