"""What pairings, results and open boards share: the table of boards and the list of who is not paired."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial

from tdapp.domain.knockout.players import Tie, bracket_of, knocks_out
from tdapp.domain.knockout.tree import TieState
from tdapp.domain.section.boards import pairing_scores
from tdapp.domain.section.event import Section
from tdapp.domain.section.leavers import points_before
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Player, Standing
from tdapp.domain.section.round import Board, Round
from tdapp.domain.section.scoring import points_figure
from tdapp.domain.section.stages import stage_of
from tdapp.domain.words.decimals import Code
from tdapp.domain.words.frozen import dataclass
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData, outcomes_of
from tdapp.reports.documents import facts
from tdapp.reports.documents.knockout_facts import as_shown, match_name, tie_break_words, winner_title
from tdapp.reports.documents.notation import result_sign
from tdapp.reports.documents.player_columns import rating_label
from tdapp.reports.layout.model import Align, Column, DocumentModel, Fit, Pen, Row, Table
from tdapp.reports.options import PrintOptions
from tdapp.services.systems.registry import rules_of_system

FIXED = "*"
_SHORT = frozenset((Outcome.SHORT_WIN, Outcome.SHORT_DRAW, Outcome.SHORT_LOSS))
BYES = {
    Outcome.PAIRING_BYE: marked("bye by the pairing"),
    Outcome.FULL_POINT_BYE: marked("full-point bye"),
    Outcome.HALF_POINT_BYE: marked("half-point bye"),
    Outcome.ZERO_POINT_BYE: marked("not playing"),
    Outcome.REST: marked("free round"),
}
"""How a round without a game is named."""


@dataclass(frozen=True, slots=True)
class BoardField:
    """A column and the text it takes from a board."""

    column: Column
    text: Callable[[Board], str]


def board_table(
    data: DocumentData, state: Round, options: PrintOptions, boards: Sequence[Board], *, results: bool
) -> Table:
    """Boards with both players, their points before the round, and the result or a frame to write it in.

    With acceleration the points that the pairing looked at stand beside the real ones.
    """
    section, players = data.section, data.players
    real = points_before(section, state.number)
    paired_by = pairing_scores(section, state.number)
    accelerated = not section.system.berger and any(paired_by[number] != points for number, points in real.items())

    def points(of: Mapping[int, Fraction], number: int) -> str:
        return points_figure(of.get(number, Fraction(0)), half_sign=options.half_sign)

    def side(key: str, title: str, number_of: Callable[[Board], int]) -> list[BoardField]:
        def player(board: Board) -> Player:
            return players[number_of(board)]

        score = [
            BoardField(Column(f"{key}-points", tr("Pts"), Align.DECIMAL), lambda b: points(real, number_of(b))),
            *(
                [BoardField(Column(f"{key}-acc", tr("Acc"), Align.DECIMAL), lambda b: points(paired_by, number_of(b)))]
                if accelerated
                else []
            ),
        ]
        person = [
            BoardField(Column(f"{key}-number", tr("No."), Align.RIGHT, share=0.2), lambda b: str(number_of(b))),
            BoardField(Column(f"{key}-title", tr("Ti"), Align.LEFT, share=0.1), lambda b: player(b).title),
            BoardField(
                Column(f"{key}-name", title, Align.LEFT, Fit.NAME, bold=True, share=3.0), lambda b: player(b).name
            ),
            *(
                [BoardField(Column(f"{key}-fed", tr("Fed"), Align.LEFT, share=0.2), lambda b: player(b).federation)]
                if "federation" in options.show
                else []
            ),
            BoardField(
                Column(f"{key}-rating", tr("Rtg"), Align.RIGHT, share=0.3),
                lambda b: rating_label(player(b)),
            ),
        ]
        return [*score, *person] if key == "white" else [*person, *reversed(score)]

    result = Column("result", tr("Result"), Align.CENTRE, bold=True, pen=Pen.WRITE, ems=3.6, share=0.4)
    fields = [
        BoardField(
            Column("board", tr("Bd"), Align.RIGHT, bold=True, share=0.3), lambda board: board_label(board, state)
        ),
        *side("white", tr("White"), lambda board: board.white),
        BoardField(result, lambda board: result_text(board, half_sign=options.half_sign) if results else ""),
        *side("black", tr("Black"), lambda board: board.black),
        *(match_fields(data, state, options, results=results) if knocks_out(data.subject) else ()),
    ]
    kept = [
        field
        for field in fields
        if field.column.pen is not Pen.NOTHING
        or field.column.key == "board"
        or field.column.key.endswith("name")
        or any(map(field.text, boards))
    ]
    apart = next((place for place, field in enumerate(kept) if field.column.key == "white-points"), None)
    if apart is not None:  # the number of the table is not to be read as points
        kept[apart] = replace(kept[apart], column=replace(kept[apart].column, gap=True))
    return Table(
        columns=tuple(field.column for field in kept),
        rows=tuple(Row(tuple(field.text(board) for field in kept)) for board in boards),
        row_noun=tr("Boards"),
        pens=not results,
    )


def match_fields(data: DocumentData, state: Round, options: PrintOptions, *, results: bool) -> list[BoardField]:
    """What a board of a knock-out is: the match for place 3 beside the final; after its last game who won, and how."""
    section = as_shown(data)
    bracket = bracket_of(section)
    stages = len(bracket.stages)
    ties = bracket.of_stage(min(stage_of(section, state.number), stages))
    of_pair = {frozenset(tie.both): tie for tie in ties if tie.both is not None}
    names = {player.number: player.name for player in section.players}
    figure = partial(points_figure, half_sign=options.half_sign)

    def said(column: Column, words: Callable[[Tie], str], *, decided: bool = True) -> BoardField:
        def text(board: Board) -> str:
            tie = of_pair.get(frozenset(board.players))
            if tie is None or (
                decided and (tie.state is not TieState.DECIDED or tie.meetings[-1].round != state.number)
            ):
                return ""
            return words(tie)

        return BoardField(column, text)

    found = []
    if any(tie.third and tie.meetings for tie in ties):
        column = Column("match", tr("Match"), Align.LEFT, share=0.5)
        found.append(said(column, lambda tie: match_name(tie, stages), decided=False))
    if results:
        title = winner_title(ties[0], stages)
        found += [
            said(
                Column("tie-break", tr("Tie-break"), Align.LEFT, share=0.8),
                lambda t: tie_break_words(section, t, figure),
            ),
            said(
                Column("goes-on", title, Align.LEFT, Fit.NAME, bold=True, share=1.5),
                lambda tie: names[tie.winner] if tie.winner is not None else tr("nobody"),
            ),
        ]
    return found


def board_sheet(
    data: DocumentData,
    options: PrintOptions,
    document_id: str,
    title: str,
    state: Round,
    status: tuple[str, ...],
    *,
    results: bool,
) -> DocumentModel:
    """The boards of a round; byes and absences follow the last one."""
    table = board_table(data, state, options, state.boards, results=results)
    blocks = [*([table] if state.boards else []), *not_paired(data, state, options)]
    legend = (tr("Pts: points before the round"), *board_legend(state.boards, table))
    target = 9.0  # a round on one page is worth more than larger type on two; what stands alone grows
    stage = facts.round_stage(data, state)
    return facts.sheet(
        data,
        options,
        document_id,
        title,
        blocks,
        stage=stage,
        status=status,
        legend=legend,
        state=state,
        target=target,
        remark="" if results else facts.game_remark(data, state),
    )


def board_label(board: Board, state: Round) -> str:
    """The board as it is named in its round (of teams ``6.4``); a sign where it does not move."""
    return Code(f"{state.board_name(board.number)}{FIXED if board.fixed_table else ''}")


def board_legend(boards: Sequence[Board], table: Table) -> tuple[str, ...]:
    """Words for what occurs in the table."""
    outcomes = {outcome for board in boards for outcome in outcomes_of(board)}
    keys = {column.key for column in table.columns}
    return (
        *((tr("{sign} fixed table").format(sign=FIXED),) if any(board.fixed_table for board in boards) else ()),
        *((tr("Acc: points with acceleration, by which the round was paired"),) if "white-acc" in keys else ()),
        *((tr("+ - forfeit"),) if outcomes & {Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS} else ()),
        *((tr("u: less than one move played, not rated"),) if outcomes & _SHORT else ()),
        *((tr("adj. adjourned"),) if Outcome.ADJOURNED in outcomes else ()),
    )


def result_text(board: Board, *, half_sign: bool) -> str:
    """``1–0``, ``½–½``, ``+ / -``; empty while the game is open."""
    outcomes = outcomes_of(board)
    if Outcome.OPEN in outcomes:
        return ""
    if Outcome.ADJOURNED in outcomes:
        return tr("adj.")
    white, black = (result_sign(outcome, half_sign=half_sign) for outcome in outcomes)
    if {white, black} & {"+", "-"}:
        return f"{white} / {black}"
    return f"{white}–{black}{' u' if _SHORT & set(outcomes) else ''}"


def not_paired(data: DocumentData, state: Round, options: PrintOptions) -> list[Table]:
    """Byes and absences of a round as a table, or nothing."""
    players = data.players
    held = [
        (players[number], outcome)
        for number, outcome in state.byes
        if outcome in BYES and number in players and players[number].standing is Standing.ACTIVE
    ]
    waiting = [players[number] for number in state.unpaired if number in players]
    if not held and not waiting:
        return []
    counts = not data.section.system.scores  # else its score says what it is worth
    columns = (
        Column("number", tr("No."), Align.RIGHT, share=0.2),
        Column("name", tr("Name"), Align.LEFT, Fit.NAME, bold=True, share=3.0),
        Column("why", tr("Kind"), Align.LEFT, share=1.0),
        *((Column("points", tr("Pts for it"), Align.DECIMAL, share=0.3),) if counts else ()),
    )
    worth = data.section.points.points
    rows = [
        Row(
            (
                str(p.number),
                p.name,
                absence(data.section, p, outcome),
                *((points_figure(worth(outcome), half_sign=options.half_sign),) if counts else ()),
            )
        )
        for p, outcome in held
    ]
    nothing = ("",) if counts else ()
    rows += [Row((str(player.number), player.name, tr("not paired yet"), *nothing)) for player in waiting]
    return [Table(columns, tuple(rows), title=tr("Not paired"), row_noun=tr("Numbers"))]


def bye_words(section: Section, outcome: Outcome) -> str:
    """What a round without a game was; empty for a game."""
    return rules_of_system(section.system).away(section).get(outcome) or tr(BYES.get(outcome, ""))


def absence(section: Section, player: Player, outcome: Outcome) -> str:
    """A bye in words, or that the player has left."""
    match player.standing:
        case Standing.ACTIVE:
            return bye_words(section, outcome)
        case Standing.WITHDRAWN:
            return tr("withdrawn")
        case Standing.EXPELLED:
            return tr("expelled")
