"""Player cards: the record of each player, round by round, several to a sheet."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.leavers import counting_cells, points_before
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.results import colour_letter
from tdapp.domain.section.scoring import points_figure
from tdapp.domain.words.wording import marked, tr
from tdapp.pairing.rules.position import fictitious_points
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents.boards import bye_words
from tdapp.reports.documents.card_sheets import card_sheet, event_words, imprint_words
from tdapp.reports.documents.notation import result_sign
from tdapp.reports.documents.player_columns import points_label, rating_label, value_label
from tdapp.reports.layout.cards import Card, CardModel, Ends, Grid, Rest, Say
from tdapp.reports.layout.model import Align
from tdapp.reports.options import Paper, PrintOptions
from tdapp.services.tables.standings import StandingsRow, compute_standings

ID = "player-cards"
NAME = marked("Player cards")

_LAYOUTS = ((9, 2, 3), (14, 2, 2), (30, 1, 2))  # most rounds, cards across and down; longer records get a sheet
_NOT_YET = frozenset((Outcome.OPEN, Outcome.ADJOURNED, Outcome.UNPAIRED))
HEAD = (
    *(marked("Rd"), marked("Bd"), "", marked("Opponent"), marked("Fed"), marked("Rtg"), "", marked("Res")),
    marked("Sum"),
)
ALIGNS = (
    *(Align.RIGHT, Align.RIGHT, Align.CENTRE, Align.LEFT, Align.LEFT, Align.RIGHT, Align.CENTRE, Align.CENTRE),
    Align.RIGHT,
)
_DOWN, _UP = "↓", "↑"


def build(data: DocumentData, options: PrintOptions) -> CardModel:
    """Everybody by start number, or the player of the options."""
    rows = [
        row
        for row in sorted(facts.chosen_rows(data.standings, options), key=lambda row: row.player.number)
        if options.player in (None, row.player.number)
    ]
    common = common_of(data, options)
    held = {player.number: row for player, row in zip(data.section.players, data.section.cells, strict=True)}
    lines = data.section.rounds_total + (options.paper is Paper.LETTER)  # that sheet is lower by a line of each card
    across, down = next(((a, d) for most, a, d in _LAYOUTS if lines <= most), (1, 1))
    cards = [_card(data, options, row, held[row.player.number], common) for row in rows]
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


class Common(NamedTuple):
    """What all cards share: boards, points before each round as the pairing sees them, performances, what counts."""

    boards: dict[tuple[int, int], int]
    scores: list[dict[int, Fraction]]
    performances: dict[int, str]
    counting: dict[int, tuple[Cell, ...]]
    imprint: str


def common_of(data: DocumentData, options: PrintOptions) -> Common:
    """Worked out once for all players."""
    section = data.section
    scores = []
    if section.system.open_field:
        for number in range(1, section.rounds_held + 1):
            before = points_before(section, number)
            scores.append({n: points + fictitious_points(section, n, number) for n, points in before.items()})
    numbers = (player.number for player in section.players)
    counting = dict(zip(numbers, counting_cells(section), strict=True))
    return Common(data.board_numbers(), scores, performances_of(data), counting, imprint_words(data, options))


def performances_of(data: DocumentData) -> dict[int, str]:
    """The tournament performance rating of everybody who has one, by pairing number."""
    section, after = data.section, data.standings.after_round
    if not after or all(player.rating is None for player in section.players):
        return {}
    rule = section.unrated_rule
    ladder = parse_ladder(f"TPR{{unrated={rule}}}" if rule else "TPR")
    rated = compute_standings(section, ladder=ladder, after_round=after)
    return {row.player.number: value_label(row.values[-1], 0) for row in rated.rows if row.values[-1]}


def _float(scores: list[dict[int, Fraction]], number: int, player: int, cell: Cell) -> str:
    """Whether the player met somebody with fewer or more points (C.04.3, 1.4); what was not played is left out."""
    if number > len(scores) or cell.opponent is None or not cell.rules.over_the_board:
        return ""
    own, other = scores[number - 1].get(player), scores[number - 1].get(cell.opponent)
    if own is None or other is None or own == other:
        return ""
    return _DOWN if own > other else _UP


def _card(
    data: DocumentData,
    options: PrintOptions,
    row: StandingsRow,
    cells: tuple[Cell, ...],
    common: Common,
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
    held = [f"{rung.label} {value_label(row.shown(index), rung.places)}" for index, rung in enumerate(standings.ladder)]
    performance = common.performances.get(player.number)
    if performance is not None and all(rung.label != "TPR" for rung in standings.ladder):
        held.append(tr("performance {rating}").format(rating=performance))
    values = " · ".join(held)
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
            Say(facts_line, size=8, space=3, grey=0.15, most=2),
            Grid(
                ALIGNS,
                tuple(map(tr, HEAD)),
                tuple(record(data, options, row, cells, common)),
                name=3,
                size=7.7,
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
            *((Say(values, size=7.5, most=2),) if values else ()),
            Ends(common.imprint, tr("↓ ↑ floated down, up") if common.scores else "", size=7, grey=0.35),
        ),
        landmark=str(player.number),
    )


def record(
    data: DocumentData,
    options: PrintOptions,
    row: StandingsRow,
    cells: tuple[Cell, ...],
    common: Common,
) -> list[tuple[str, ...]]:
    """A line a round: round, board, colour, opponent, federation, rating, float, result, running score."""
    section, players = data.section, data.players
    total = Fraction(0)
    found: list[tuple[str, ...]] = []
    for number, cell in enumerate(cells[: max(data.standings.after_round, data.last_paired)], start=1):
        total += section.points.awarded(common.counting[row.player.number][number - 1])
        opponent = players.get(cell.opponent) if cell.opponent is not None and cell.rules.paired else None
        board = common.boards.get((number, row.player.number))
        colour = "" if opponent is None else colour_letter(cell.colour).upper()
        name = " ".join(filter(None, (str(opponent.number), opponent.title, opponent.name))) if opponent else ""
        name = name or bye_words(data.section, cell.outcome)
        federation = opponent.federation if opponent else ""
        moved = _float(common.scores, number, row.player.number, cell)
        rating = rating_label(opponent)
        running = points_figure(total, half_sign=options.half_sign) if cell.outcome not in _NOT_YET else ""
        sign = result_sign(cell.outcome, half_sign=options.half_sign)
        if not opponent:
            sign = points_figure(section.points.awarded(cell), half_sign=options.half_sign) if name else ""
        place = "" if board is None else str(board)
        found.append((str(number), place, colour, name, federation, rating, moved, sign, running))
    return found
