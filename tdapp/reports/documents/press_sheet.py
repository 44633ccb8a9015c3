"""Press sheet: leaders, surprises, numbers of the day and the next top boards, for whoever writes about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tdapp.domain.section.outcome import Colour, Outcome
from tdapp.domain.section.round import Round
from tdapp.domain.section.scoring import points_figure
from tdapp.domain.words.wording import marked, ntr, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents.player_columns import points_label, rating_label
from tdapp.reports.documents.team_facts import TeamFacts
from tdapp.reports.layout.model import Align, Block, Column, DocumentModel, Fit, Paragraph, Row, Table, Voice
from tdapp.reports.options import PrintOptions
from tdapp.services.rounds.upsets import Upset, upsets

ID = "press-sheet"
NAME = marked("Press sheet")

_LEADERS, _MOST_LEADERS = 5, 12  # all who share the last shown place on points, within reason
_SURPRISES = 5
_LEAST = 100  # rating points that make a surprise
_BOARDS = 5
_MOST_NAMES = 5
_PLAYED = (Outcome.WIN, Outcome.DRAW, Outcome.LOSS)


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """The model over the counted rounds; the day is the last of them."""
    after = data.standings.after_round
    blocks: list[Block] = []
    if after:
        blocks = [_leaders(data, options), Paragraph(_numbers(data, after), Voice.TEXT)]
        surprises = [one for one in upsets(data.section, after, least=_LEAST) if one.round == after]
        if surprises:
            title = tr("Surprises of round {number}").format(number=after)
            blocks.append(_surprises(surprises[:_SURPRISES], title, options))
        elif earlier := upsets(data.section, after, least=_LEAST):
            blocks.append(_surprises(earlier[:1], tr("The greatest surprise so far"), options))
    blocks += _next(data, options)
    if not blocks:
        blocks = [Paragraph(tr("No round has been played yet."), Voice.TEXT)]
    legend = (tr("Surprise: not lost against an opponent rated {least} points higher").format(least=_LEAST),)
    return facts.sheet(data, options, ID, NAME, blocks, status=None, legend=legend)


def _leaders(data: DocumentData, options: PrintOptions) -> Table:
    """The first places, and who has as many points as the last of them, or his place where no points rank."""
    standings = data.deciding().standings
    who = tr("Team") if standings.section.ranks_teams else tr("Player")
    rows = [row for row in standings.rows if row.rank is not None]
    system = standings.section.system
    by_place = system.elimination or system.scores
    level = [row.rank if by_place else row.points for row in rows]
    count = min(_LEADERS, len(rows))
    while count < min(len(rows), _MOST_LEADERS) and level[count] == level[count - 1]:
        count += 1
    more = level[count:].count(level[count - 1]) if rows else 0
    title = tr("The leaders")
    if more and by_place:
        text = ntr("{title}; {count} more shares the place of the last of them",
                   "{title}; {count} more share the place of the last of them", more)  # fmt: skip
        title = text.format(title=title, count=more)
    elif more and standings.section.ranks_teams:
        text = ntr("{title}; {count} more team has as many points as the last of them",
                   "{title}; {count} more teams have as many points as the last of them", more)  # fmt: skip
        title = text.format(title=title, count=more)
    elif more:
        text = ntr("{title}; {count} more player has as many points as the last of them",
                   "{title}; {count} more players have as many points as the last of them", more)  # fmt: skip
        title = text.format(title=title, count=more)
    columns = (
        Column("rank", tr("Place"), Align.RIGHT, share=0.2),
        Column("title", "", Align.LEFT, share=0.1),
        Column("name", who, Align.LEFT, Fit.NAME, bold=True, share=2.0),
        Column("federation", tr("Fed"), Align.LEFT, share=0.2),
        Column("rating", tr("Rtg"), Align.RIGHT, share=0.2),
        Column("points", tr("Pts"), Align.DECIMAL, bold=True, share=0.3),
    )
    found = tuple(
        Row(
            (
                str(row.rank),
                row.player.title,
                row.player.name,
                row.player.federation,
                rating_label(row.player),
                points_label(row.points, half_sign=options.half_sign),
            )
        )
        for row in rows[:count]
    )
    return Table(columns, found, title=title, row_noun=tr("Places"))


def _numbers(data: DocumentData, after: int) -> str:
    """How many played, won and drew on the day."""
    cells = [row[after - 1] for row in data.section.cells if len(row) >= after]
    counts = Counter(cell.outcome for cell in cells if cell.colour is Colour.WHITE and cell.outcome in _PLAYED)
    games = counts.total()
    said = [
        ntr("Round {number}: {count} game was played.", "Round {number}: {count} games were played.", games),
        tr("White won {white}, Black {black}, {drawn} drawn."),
    ]
    if after > 1:
        perfect = [
            player.name
            for player, row in zip(data.section.players, data.section.cells, strict=True)
            if len(row) >= after and all(cell.outcome is Outcome.WIN for cell in row[:after])
        ]
        if perfect:
            said.append(tr("Only wins so far: {names}."))
    else:
        perfect = []
    return " ".join(said).format(
        number=after,
        count=games,
        white=counts[Outcome.WIN],
        black=counts[Outcome.LOSS],
        drawn=counts[Outcome.DRAW],
        names="; ".join(perfect[:_MOST_NAMES]) + (" …" if len(perfect) > _MOST_NAMES else ""),
    )


def _surprises(found: Sequence[Upset], title: str, options: PrintOptions) -> Table:
    columns = (
        Column("name", tr("Player"), Align.LEFT, Fit.NAME, bold=True, share=2.0),
        Column("rating", tr("Rtg"), Align.RIGHT, share=0.2),
        Column("score", tr("Res"), Align.CENTRE, bold=True, share=0.2),
        Column("opponent", tr("Opponent"), Align.LEFT, Fit.NAME, share=2.0),
        Column("opponent-rating", tr("Rtg"), Align.RIGHT, share=0.2),
        Column("difference", tr("Diff"), Align.RIGHT, share=0.2),
    )
    rows = tuple(
        Row(
            (
                one.player.name,
                str(one.player.rating),
                points_figure(one.score, half_sign=options.half_sign),
                one.opponent.name,
                str(one.opponent.rating),
                str(one.difference),
            )
        )
        for one in found
    )
    return Table(columns, rows, title=title, row_noun=tr("Games"))


def _next(data: DocumentData, options: PrintOptions) -> list[Block]:
    """The first boards of the next round, of teams its matches, once it is public."""
    number = data.standings.after_round + 1
    state = next((one for one in data.rounds if one.number == number and one.is_paired and not one.is_draft), None)
    if state is None or not state.boards:
        return []
    if data.subject.ranks_teams:
        return _next_matches(data, options, state)
    points = {row.player.number: row.points for row in data.standings.rows}
    columns = (
        Column("board", tr("Bd"), Align.RIGHT, share=0.1),
        Column("white", tr("White"), Align.LEFT, Fit.NAME, bold=True, share=2.0),
        Column("white-points", tr("Pts"), Align.DECIMAL, share=0.2),
        Column("black", tr("Black"), Align.LEFT, Fit.NAME, bold=True, share=2.0),
        Column("black-points", tr("Pts"), Align.DECIMAL, share=0.2),
    )
    rows = tuple(
        Row(
            (
                str(board.number),
                data.players[board.white].name,
                points_label(points.get(board.white, ""), half_sign=options.half_sign),
                data.players[board.black].name,
                points_label(points.get(board.black, ""), half_sign=options.half_sign),
            )
        )
        for board in state.boards[:_BOARDS]
    )
    title = f"{tr('The next top boards')}: {facts.round_stage(data, state)}"
    return [Table(columns, rows, title=title, row_noun=tr("Boards"))]


def _next_matches(data: DocumentData, options: PrintOptions, state: Round) -> list[Block]:
    held = TeamFacts(data, options)
    before = held.before(state.number)
    columns = (
        Column("table", tr("Table"), Align.RIGHT, share=0.1),
        Column("first", tr("Team"), Align.LEFT, Fit.NAME, bold=True, share=2.0),
        Column("first-points", tr("MP"), Align.DECIMAL, share=0.2),
        Column("second", tr("Team"), Align.LEFT, Fit.NAME, bold=True, share=2.0),
        Column("second-points", tr("MP"), Align.DECIMAL, share=0.2),
    )
    rows = []
    for match in held.matches(state.number)[:_BOARDS]:
        sides = ((held.team(team).name, held.points(before[team].match_points)) for team in match.teams)
        rows.append(Row((str(match.table), *(text for side in sides for text in side))))
    title = f"{tr('The next matches')}: {facts.round_stage(data, state)}"
    return [Table(columns, tuple(rows), title=title, row_noun=tr("Tables"))]
