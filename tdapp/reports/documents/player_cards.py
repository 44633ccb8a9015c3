"""Player cards: the record of each player, round by round, several to a sheet."""

from __future__ import annotations

from fractions import Fraction

from tdapp.domain.outcome import Cell, Outcome
from tdapp.domain.scoring import points_text
from tdapp.domain.wording import marked, tr
from tdapp.reports.cards import Card, CardModel, Ends, Grid, Rest, Say
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents.boards import BYES
from tdapp.reports.documents.card_sheets import card_sheet, event_words, imprint_words
from tdapp.reports.documents.notation import result_sign
from tdapp.reports.documents.player_columns import points_label, value_label
from tdapp.reports.model import Align
from tdapp.reports.options import PrintOptions
from tdapp.services.standings import StandingsRow

ID = "player-cards"
NAME = marked("Player cards")

_LAYOUTS = ((9, 2, 3), (14, 2, 2), (30, 1, 2))  # most rounds, cards across and down; longer records get a sheet
_NOT_YET = frozenset((Outcome.OPEN, Outcome.ADJOURNED, Outcome.UNPAIRED))
_HEAD = (marked("Rd"), marked("Bd"), "", marked("Opponent"), marked("Rtg"), marked("Res"), marked("Sum"))
_ALIGNS = (Align.RIGHT, Align.RIGHT, Align.CENTRE, Align.LEFT, Align.RIGHT, Align.CENTRE, Align.RIGHT)


def build(data: DocumentData, options: PrintOptions) -> CardModel:
    """Everybody by start number, or the player of the options."""
    rows = [
        row
        for row in sorted(facts.chosen_rows(data.standings, options), key=lambda row: row.player.number)
        if options.player in (None, row.player.number)
    ]
    boards = data.board_numbers()
    held = {player.number: row for player, row in zip(data.section.players, data.section.cells, strict=True)}
    total = data.section.rounds_total
    across, down = next(((a, d) for most, a, d in _LAYOUTS if total <= most), (1, 1))
    imprint = imprint_words(data, options)
    cards = [_card(data, options, row, held[row.player.number], boards, imprint) for row in rows]
    return card_sheet(
        data,
        options,
        ID,
        NAME,
        cards,
        across=across,
        down=down,
        noun=tr("Numbers"),
        stage=facts.heading(data.standings, options, NAME).stage,
    )


def _card(
    data: DocumentData,
    options: PrintOptions,
    row: StandingsRow,
    cells: tuple[Cell, ...],
    boards: dict[tuple[int, int], int],
    imprint: str,
) -> Card:
    player, standings = row.player, data.standings
    facts_line = " · ".join(
        filter(
            None,
            (
                player.federation,
                tr("rating {rating}").format(rating=player.rating) if player.rating else tr("unrated"),
                player.club,
            ),
        )
    )
    place = tr("not ranked") if row.rank is None else tr("place {rank}").format(rank=row.rank)
    points = points_label(row.points, half_sign=options.half_sign)
    values = "   ".join(
        f"{rung.label} {value_label(value, rung.places)}"
        for rung, value in zip(standings.ladder, row.values, strict=True)
    )
    return Card(
        (
            Ends(event_words(data), tr("No. {number}").format(number=player.number), size=8, grey=0.15),
            Say(
                " ".join(filter(None, (player.title, player.name, facts.player_mark(player)))),
                size=13,
                bold=True,
                name=True,
                space=2,
            ),
            Say(facts_line, size=8, space=3, grey=0.15),
            Grid(
                _ALIGNS,
                tuple(map(tr, _HEAD)),
                tuple(_rounds(data, options, row, cells, boards)),
                name=3,
                size=8.6,
                space=5,
            ),
            Rest(),
            Ends(
                tr("{points} points, {place}").format(points=points, place=place),
                tr("after round {number}").format(number=standings.after_round),
                size=9,
                bold=True,
                space=3,
            ),
            *((Say(values, size=7.5),) if values else ()),
            Say(imprint, size=7, grey=0.35),
        ),
        landmark=str(player.number),
    )


def _rounds(
    data: DocumentData,
    options: PrintOptions,
    row: StandingsRow,
    cells: tuple[Cell, ...],
    boards: dict[tuple[int, int], int],
) -> list[tuple[str, ...]]:
    section, players = data.section, data.players
    total = Fraction(0)
    found: list[tuple[str, ...]] = []
    for number, cell in enumerate(cells[: max(data.standings.after_round, data.last_paired)], start=1):
        total += section.points.awarded(cell)
        opponent = players.get(cell.opponent) if cell.opponent is not None and cell.rules.paired else None
        board = boards.get((number, row.player.number))
        colour = "" if cell.colour is None or opponent is None else cell.colour.value.upper()
        name = f"{opponent.number} {opponent.name}" if opponent else tr(BYES.get(cell.outcome, ""))
        rating = str(opponent.rating or "") if opponent else ""
        running = points_text(total, half_sign=options.half_sign) if cell.outcome not in _NOT_YET else ""
        sign = result_sign(cell.outcome, half_sign=options.half_sign)
        if not opponent:
            sign = points_text(section.points.awarded(cell), half_sign=options.half_sign) if name else ""
        found.append((str(number), "" if board is None else str(board), colour, name, rating, sign, running))
    return found
