"""The grid of a Scheveningen match: the players of one team down, those of the other across."""

from __future__ import annotations

from tdapp.domain.section.outcome import Colour, Outcome
from tdapp.domain.section.results import colour_letter
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents.notation import result_sign
from tdapp.reports.documents.player_columns import rating_label
from tdapp.reports.documents.team_facts import TeamFacts
from tdapp.reports.layout.model import Align, Column, DocumentModel, Fit, Reader, Row, Table
from tdapp.reports.options import PrintOptions
from tdapp.services.teams.grid import GridGame, GridPlayer, TeamGrid, team_grid

ID, NAME = "team-grid", marked("Everybody against everybody")


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """Every game with the colour of the line's player; the other team with its points below."""
    held = TeamFacts(data, options)
    after = min(data.standings.after_round, held.section.rounds_paired)
    grid = team_grid(held.section, after_round=after)
    first, second = grid.teams
    title = f"{first.name}  {held.points(grid.points[0])} : {held.points(grid.points[1])}  {second.name}"
    across = tuple(
        Column(f"b{one.place}", f"B{one.place}", Align.CENTRE, band="grid", split=True, square=True, share=0.35)
        for one in grid.columns
    )
    lines = tuple(
        Row((*_who("A", one), *(_games(held, grid, one, other) for other in grid.columns), held.points(one.points)))
        for one in grid.lines
    )
    down = Table((*_columns(first.name), *across, _points()), lines, title=title, row_noun=tr("Players"), grid=True)
    others = tuple(Row((*_who("B", one), held.points(one.points))) for one in grid.columns)
    below = Table((*_columns(second.name), _points()), others, row_noun=tr("Players"))
    forfeits = {Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS, None}
    has_forfeits = any(game.outcome in forfeits for games in grid.games.values() for game in games)
    legend = (
        tr("{white} {black} White, Black").format(white=colour_letter(Colour.WHITE), black=colour_letter(Colour.BLACK)),
        tr("read along the line"),
        *((tr("+ - won or lost by forfeit, game not played"),) if has_forfeits else ()),
    )
    stage = tr("after round {after} of {total}").format(after=after, total=held.section.rounds_total)
    return facts.sheet(
        data, options, ID, NAME, [down, below], stage=stage, legend=legend, target=11.0, reader=Reader.HAND
    )


def _columns(team: str) -> tuple[Column, ...]:
    return (
        Column("place", "", Align.LEFT, bold=True, share=0.2),
        Column("title", tr("Ti"), Align.LEFT, share=0.1),
        Column("name", team, Align.LEFT, Fit.NAME, bold=True, share=3.0),
        Column("rating", tr("Rtg"), Align.RIGHT, share=0.3),
    )


def _points() -> Column:
    return Column("points", tr("Pts"), Align.DECIMAL, bold=True)


def _who(letter: str, one: GridPlayer) -> tuple[str, ...]:
    return f"{letter}{one.place}", one.player.title, one.player.name, rating_label(one.player)


def _games(held: TeamFacts, grid: TeamGrid, one: GridPlayer, other: GridPlayer) -> str:
    played = grid.games.get((one.player.number, other.player.number), ())
    return " ".join(_sign(held, game) for game in played)


def _sign(held: TeamFacts, game: GridGame) -> str:
    if game.outcome is None:
        return "-"
    if game.outcome is Outcome.OPEN:
        return "·"
    return f"{colour_letter(game.colour)}{result_sign(game.outcome, half_sign=held.options.half_sign)}"
