"""A player's page: facts, the record with the running score, and why this place: the explanation itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tdapp.domain.words.wording import tr
from tdapp.reports.documents import facts
from tdapp.reports.documents.explanation import explained
from tdapp.reports.documents.player_cards import Common, common_of, record
from tdapp.reports.documents.player_columns import points_label
from tdapp.reports.layout.model import Align, Block, Column, DocumentModel, Fit, Imprint, Paragraph, Row, Table, Voice
from tdapp.reports.site.data import SectionData
from tdapp.services.tables.standings import StandingsRow


def player_models(held: SectionData) -> Iterator[tuple[int, DocumentModel]]:
    """(pairing number, page) of every player; the table is ranked once for all."""
    data, options = held.latest, held.options
    standings = data.standings
    common = common_of(data, options)
    cells = {player.number: row for player, row in zip(held.section.players, held.section.cells, strict=True)}
    if not standings.rows:
        return
    imprint = facts.imprint(standings, options, (), brief=not standings.after_round)
    for row, why in zip(standings.rows, explained(standings, standings.rows), strict=True):
        record_of = record(data, options, row, cells[row.player.number], common)
        yield row.player.number, _model(held, row, why, record_of, common, imprint)


def _model(
    held: SectionData,
    row: StandingsRow,
    why: list[Block],
    lines: list[tuple[str, ...]],
    common: Common,
    imprint: Imprint,
) -> DocumentModel:
    options = held.options
    standings, player = held.latest.standings, row.player
    blocks: list[Block] = [Paragraph(words, Voice.TEXT) for words in _facts(row, common, held) if words]
    if lines:
        blocks.append(_record(lines))
    if standings.after_round:
        blocks += [Paragraph(tr("Why this place"), Voice.HEADING), *map(_without_name, why)]
    return DocumentModel(
        document_id="player",
        heading=facts.heading(
            standings,
            options,
            " ".join(filter(None, (player.title, player.name, facts.player_mark(player)))),
            stage=tr("No. {number}").format(number=player.number),
        ),
        blocks=tuple(blocks),
        imprint=imprint,
        wish=facts.wish(options),
        language=options.language,
    )


def _facts(row: StandingsRow, common: Common, held: SectionData) -> Iterator[str]:
    player, asked = row.player, held.section.publishing
    yield " · ".join(
        filter(
            None,
            (
                tr("rating {rating}").format(rating=player.rating) if player.rating else tr("unrated"),
                tr("born {year}").format(year=player.birth) if asked.birth_years and player.birth else "",
                tr("FIDE ID {number}").format(number=player.fide_id) if asked.ids and player.fide_id else "",
            ),
        )
    )
    after = held.latest.standings.after_round
    if not after:
        return
    place = tr("not ranked") if row.rank is None else tr("place {rank}").format(rank=row.rank)
    points = points_label(row.points, half_sign=held.options.half_sign)
    performance = common.performances.get(player.number, "")
    yield " · ".join(
        filter(
            None,
            (
                tr("{points} points, {place}").format(points=points, place=place),
                tr("after round {number}").format(number=after),
                tr("performance {rating}").format(rating=performance) if performance else "",
            ),
        )
    )


def _record(lines: list[tuple[str, ...]]) -> Table:
    columns = (
        Column("round", tr("Rd"), Align.RIGHT),
        Column("board", tr("Bd"), Align.RIGHT),
        Column("colour", "", Align.CENTRE),
        Column("opponent", tr("Opponent"), Align.LEFT, Fit.NAME),
        Column("federation", tr("Fed"), Align.LEFT),
        Column("rating", tr("Rtg"), Align.RIGHT),
        Column("float", "", Align.CENTRE),
        Column("result", tr("Res"), Align.CENTRE, bold=True),
        Column("sum", tr("Sum"), Align.RIGHT, bold=True),
    )
    return Table(columns, tuple(map(Row, lines)), title=tr("Round by round"), row_noun=tr("Rounds"))


def _without_name(block: Block) -> Block:
    """The overview without the name, which stands at the head of the page."""
    if not isinstance(block, Table) or block.columns[0].key != "player" or not block.chapter:
        return block
    return replace(
        block, columns=block.columns[1:], rows=tuple(replace(row, texts=row.texts[1:]) for row in block.rows)
    )
