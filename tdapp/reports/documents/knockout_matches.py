"""The matches of a knock-out of players: a list with every game, and a sheet for each match of a stage."""

from __future__ import annotations

from functools import partial

from tdapp.domain.knockout.players import Tie, bracket_of, facts_of_knockout, knocks_out, tie_games_of
from tdapp.domain.knockout.tree import TieState
from tdapp.domain.section.event import Section
from tdapp.domain.section.results import result_text
from tdapp.domain.section.scoring import points_figure
from tdapp.domain.section.stages import rounds_of, stage_of
from tdapp.domain.systems.knockout import IN_PAIRS, WITHOUT_GAMES, TieBreak
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents.card_sheets import card_sheet, event_words, imprint_words
from tdapp.reports.documents.knockout_facts import Points, as_shown, match_name, tie_break_words, winner_title
from tdapp.reports.layout.cards import Card, CardModel, Ends, Grid, Rest, Say, Sign
from tdapp.reports.layout.model import Align, Block, Column, DocumentModel, Fit, Paragraph, Row, Table, Voice
from tdapp.reports.options import PrintOptions
from tdapp.services.systems.knockout_words import stage_words

ID, NAME = "knockout-matches", marked("Matches of the knock-out")
SHEET_ID, SHEET_NAME = "knockout-sheet", marked("Sheets of the matches")
_OPEN = "…… : ……"


def has_matches(section: Section) -> bool:
    """Whether players are knocked out and a round is paired."""
    return knocks_out(section) and section.rounds_paired > 0


def build(data: DocumentData, options: PrintOptions) -> DocumentModel:
    """Every match so far, stage by stage: its games, the tie-break games, who goes on and by what."""
    section = as_shown(data)
    bracket = bracket_of(section)
    points = partial(points_figure, half_sign=options.half_sign)
    columns = [
        Column("white", tr("Player"), Align.LEFT, Fit.NAME, bold=True, share=2.0),
        Column("score", tr("Score"), Align.CENTRE, share=0.3),
        Column("opponent", tr("Opponent"), Align.LEFT, Fit.NAME, bold=True, share=2.0),
        Column("games", tr("Games"), Align.LEFT, share=0.8),
        Column("tie-break", tr("Tie-break"), Align.LEFT, share=1.4),
    ]
    names = {player.number: f"{player.number}  {player.name}" for player in section.players}
    blocks: list[Block] = []
    stages = len(bracket.stages)
    last = (bracket.third,) if bracket.third is not None else ()
    for ties in (*bracket.stages, last):
        rows = []
        for tie in ties:
            pair = tie.both
            if pair is None or not tie.meetings:
                continue
            totals = tie.compared[0].values if tie.compared else None
            score = "" if totals is None else f"{points(totals[0])} : {points(totals[1])}"
            goes_on = names[tie.winner] if tie.winner is not None else tr("nobody")
            goes_on = goes_on if tie.state is TieState.DECIDED else tr("not decided")
            rows.append(
                Row(
                    (
                        *(names[pair[0]], score, names[pair[1]]),
                        *(_games(tie, points), tie_break_words(section, tie, points), goes_on),
                    )
                )
            )
        if rows:
            blocks.append(Paragraph(match_name(ties[0], stages), Voice.HEADING))
            winner = Column("goes-on", winner_title(ties[0], stages), Align.LEFT, Fit.NAME, share=1.4)
            blocks.append(Table((*columns, winner), tuple(rows), row_noun=tr("Matches"), landmark=0))
    if not blocks:
        blocks = [Paragraph(tr("No round is paired yet."), Voice.TEXT)]
    state = tr("after round {after} of {total}").format(after=section.rounds_decided, total=section.rounds_total)
    return facts.sheet(data, options, ID, NAME, blocks, stage=state)


def _games(tie: Tie, points: Points) -> str:
    """The games from White's side, with the colour of the first-named player."""
    pair = tie.both
    assert pair is not None
    found = []
    for game in tie.meetings:
        if game.points is None:
            found.append("…")
            continue
        own, other = (game.of(number) for number in pair)
        colour = tr("w") if game.white == pair[0] else tr("b")
        found.append(f"{colour} {points(own)}:{points(other)}")
    return "  ".join(found)


def build_sheets(data: DocumentData, options: PrintOptions) -> CardModel:
    """A sheet for every match of the stage: all games and the announced tie-break with places for the results."""
    section, state = as_shown(data), data.round(options)
    stage = stage_of(section, state.number)
    ties = [tie for tie in bracket_of(section).of_stage(stage) if tie.both is not None and tie.meetings]
    imprint = imprint_words(data, options, state)
    points = partial(points_figure, half_sign=options.half_sign)
    return card_sheet(
        data,
        options,
        SHEET_ID,
        SHEET_NAME,
        [_sheet(data, section, tie, imprint, points) for tie in ties],
        across=1,
        down=2,
        noun=tr("Matches"),
        stage=facts.round_stage(data, state),
        state=state,
    )


def _sheet(data: DocumentData, section: Section, tie: Tie, imprint: str, points: Points) -> Card:
    pair = tie.both
    assert pair is not None
    names = {player.number: player.name for player in section.players}
    rounds = rounds_of(section, tie.stage)
    played = {game.round: game for game in tie.meetings}
    white, black = tie.meetings[0].white, tie.meetings[0].black
    rows: list[tuple[str, ...]] = []
    for place, number in enumerate(rounds, 1):
        game = played.get(number)
        white, black = (game.white, game.black) if game is not None else (white, black)
        result = _OPEN
        if game is not None and game.points is not None:
            result = " : ".join(map(points, game.points))
        title = tr("Game {number}").format(number=place) if len(rounds) > 1 else tr("Game")
        rows.append((title, names[white], result, names[black]))
        white, black = black, white
    rows += _tie_rows(section, tie, names)
    stages = len(bracket_of(section).stages)
    return Card(
        (
            Ends(event_words(data), imprint, size=7.2, grey=0.2),
            Ends(match_name(tie, stages), tr("Match {number}").format(number=tie.place), size=14, bold=True, space=2),
            Say(f"{pair[0]}  {names[pair[0]]}  –  {pair[1]}  {names[pair[1]]}", size=14, bold=True, space=4),
            Grid(
                (Align.LEFT, Align.LEFT, Align.CENTRE, Align.LEFT),
                ("", tr("White"), tr("Result"), tr("Black")),
                tuple(rows),
                name=1,
                size=9.5,
                space=6,
                second=3,
            ),
            Rest(),
            Sign((names[pair[0]], names[pair[1]], tr("Arbiter")), space=16),
        ),
        landmark=str(tie.place),
    )


def _tie_rows(section: Section, tie: Tie, names: dict[int, str]) -> list[tuple[str, ...]]:
    """The tie-break games that were played, then a line for each that may still come."""
    pair = tie.both
    assert pair is not None
    played = list(tie_games_of(section, tie.stage, pair))
    rows: list[tuple[str, ...]] = []
    for decider in facts_of_knockout(section).deciders:
        if decider.by in WITHOUT_GAMES:
            continue
        words = stage_words(decider)
        lines = 2 if decider.by in IN_PAIRS else 1
        of_stage = [game for game in played if game.by is decider.by]
        of_stage = of_stage[:lines] if decider.by is not TieBreak.SUDDEN else of_stage
        for game in of_stage:
            played.remove(game)
            rows.append((_short(words), names[game.white], result_text(game.result), names[game.black]))
        rows += [(_short(words), "", _OPEN, "")] * (lines - len(of_stage))
    return rows


def _short(words: str) -> str:
    return words[:1].upper() + words[1:]
