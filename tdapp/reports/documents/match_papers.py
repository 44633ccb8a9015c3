"""Papers for the captains: the sheet of a match with its signatures, and slips to hand in a line-up."""

from __future__ import annotations

from dataclasses import replace
from textwrap import wrap

from tdapp.domain.section.match import Match
from tdapp.domain.section.outcome import Colour
from tdapp.domain.section.results import colour_letter
from tdapp.domain.words.dates import shown
from tdapp.domain.words.decimals import Code
from tdapp.domain.words.wording import marked, tr
from tdapp.reports.data import DocumentData
from tdapp.reports.documents import facts
from tdapp.reports.documents.card_sheets import card_sheet, event_words, imprint_words
from tdapp.reports.documents.team_facts import TeamFacts
from tdapp.reports.layout.cards import Card, CardModel, Ends, Grid, Rest, Say, Sign
from tdapp.reports.layout.model import Align
from tdapp.reports.options import PrintOptions
from tdapp.services.teams.fines import fines_in_words
from tdapp.services.teams.fixtures import fixtures, league_of
from tdapp.services.teams.words import decisions_in_words

SHEET_ID, SHEET_NAME = "match-sheet", marked("Match sheets")
SLIP_ID, SLIP_NAME = "line-up-slip", marked("Line-up slips")
_LETTERS = 105  # of a line of remarks
_LINES = 6  # of remarks beside another match on the paper
_LINE = "……………………………………………"


def build_sheets(data: DocumentData, options: PrintOptions) -> CardModel:
    """A sheet for every match of a round: the boards with a place for each result, and who signs."""
    held = TeamFacts(data, options)
    state = held.round()
    imprint = imprint_words(data, options, state)
    tall = held.rules.boards > 8 or any(len(_remarks(held, one)) > _LINES for one in held.matches(state.number))
    return card_sheet(
        data,
        options,
        SHEET_ID,
        SHEET_NAME,
        [_sheet(held, match, imprint) for match in held.matches(state.number)],
        across=1,
        down=1 if tall else 2,
        noun=tr("Tables"),
        stage=facts.round_stage(data, state),
        state=state,
    )


def _sheet(held: TeamFacts, match: Match, imprint: str) -> Card:
    one, other = (held.team(team) for team in match.teams)
    rows: list[tuple[str, ...]] = []
    white_first = held.options.white_first
    for seat in held.seats(match):
        first, second = (held.player(number) for number in seat.players)
        colour = colour_letter(seat.colour)
        empty = not (match.first.players or match.second.players)
        blank = _LINE if empty else tr("nobody")
        result = held.board_result(seat, match.round) or "…… : ……"
        names = [player.name if player else blank for player in (first, second)]
        if white_first:
            shorts = (one.short or str(one.number), other.short or str(other.number))
            names = [f"{name}  ({short})" for name, short in zip(names, shorts, strict=True)]
            if seat.colour is not Colour.WHITE:
                names.reverse()
                result = " : ".join(reversed(result.split(" : ")))
            colour = ""
        rows.append((Code(f"{match.table}.{seat.number}"), colour, names[0], result, names[1]))
    total = held.match_result(match) or "…… : ……"
    rows.append(("", "", one.name if white_first else tr("Match"), total, other.name if white_first else ""))
    heads = (tr("White"), tr("Black")) if white_first else (one.name, other.name)
    return Card(
        (
            Ends(event_words(held.data), imprint, size=7.2, grey=0.2),
            Ends(
                tr("Round {number}").format(number=match.round),
                tr("Table {number}").format(number=match.table),
                size=14,
                bold=True,
                space=2,
            ),
            Say(f"{one.number}  {one.name}  –  {other.number}  {other.name}", size=14, bold=True, space=4),
            *_appointment(held, match),
            Grid(
                (Align.RIGHT, Align.CENTRE, Align.LEFT, Align.CENTRE, Align.LEFT),
                (tr("Bd"), "", heads[0], tr("Result"), heads[1]),
                tuple(rows),
                name=2,
                size=11.0,
                space=8,
                second=4,
            ),
            *_remarks(held, match),
            Rest(),
            Sign(
                (
                    tr("Captain of {team}").format(team=one.name),
                    tr("Captain of {team}").format(team=other.name),
                    tr("Arbiter"),
                ),
                space=20,
            ),
        ),
        landmark=str(match.table),
    )


def _appointment(held: TeamFacts, match: Match) -> tuple[Say, ...]:
    """Day, hour and place of a match of a league, and room for when it began and what happened."""
    if held.rules.league is None:
        return ()
    line = next((one for one in fixtures(held.section) if (one.round, one.table) == (match.round, match.table)), None)
    parts = (shown(line.date) if line.date else "", line.start, line.venue) if line is not None else ()
    said = ", ".join(filter(None, parts))
    room = tr("Begin {line}  End {line}  Remarks {long}").format(line="……………", long=_LINE)
    return (*((Say(said, size=10, space=3),) if said else ()), Say(room, size=9, space=4))


def _remarks(held: TeamFacts, match: Match) -> tuple[Say, ...]:
    """What was noted at the match, and what was decided about its teams in this round: points and fines."""
    note = " ".join(match.note.split())
    found = [tr("Remarks: {note}").format(note=note)] if note else []
    of_teams = replace(
        held.section, adjustments=tuple(one for one in held.section.adjustments if _of(match, one.round, one.team))
    )
    found += decisions_in_words(of_teams, after_round=match.round)
    league = league_of(held.section)
    fines = tuple(one for one in league.fines if _of(match, one.round, one.team))
    of_fines = replace(held.section, team_rules=replace(held.rules, league=replace(league, fines=fines)))
    found += fines_in_words(of_fines, after_round=match.round)
    return tuple(Say(line, size=9, space=1 if place else 3) for one in found for place, line in enumerate(_broken(one)))


def _broken(text: str) -> list[str]:
    """Lines that are not made smaller to fit the paper."""
    return wrap(text, _LETTERS)


def _of(match: Match, number: int, team: int) -> bool:
    return number == match.round and team in match.teams


def build_slips(data: DocumentData, options: PrintOptions) -> CardModel:
    """A slip for both teams of every match of a round: the members in their order, and a line for each board."""
    held = TeamFacts(data, options)
    state = held.round()
    cards = []
    for match in held.matches(state.number):
        for team, opponent in (match.teams, match.teams[::-1]):
            cards.append(_slip(held, match, team, opponent))
    return card_sheet(
        data,
        options,
        SLIP_ID,
        SLIP_NAME,
        cards,
        across=2,
        down=2,
        noun=tr("Tables"),
        stage=facts.round_stage(data, state),
        state=state,
    )


def _slip(held: TeamFacts, match: Match, team: int, opponent: int) -> Card:
    own, other = held.team(team), held.team(opponent)
    members = []
    for place, number in enumerate(own.members, 1):
        player = held.player(number)
        if player is not None:
            members.append((str(place), player.name, "" if player.rating is None else str(player.rating)))
    first = team == match.teams[0]
    lines = []
    for board in range(1, held.rules.boards + 1):
        white = held.rules.colour(board, match.round)
        colour = white if first else white.other
        lines.append((str(board), tr("White") if colour is Colour.WHITE else tr("Black"), _LINE))
    return Card(
        (
            Ends(event_words(held.data), tr("Round {number}").format(number=match.round), size=7.2, grey=0.2),
            Say(f"{own.number}  {own.name}", size=14, bold=True, space=2),
            Say(
                tr("against {team}, table {table}").format(team=f"{other.number} {other.name}", table=match.table),
                size=9,
            ),
            Grid(
                (Align.RIGHT, Align.LEFT, Align.RIGHT),
                (tr("No."), tr("Members in board order"), tr("Rtg")),
                tuple(members),
                name=1,
                size=8.0,
                space=4,
            ),
            Grid(
                (Align.RIGHT, Align.LEFT, Align.LEFT),
                (tr("Bd"), tr("Colour"), tr("Line-up")),
                tuple(lines),
                name=2,
                size=11.0,
                space=8,
            ),
            Rest(),
            Sign((tr("Captain"), tr("Time"), tr("Arbiter")), space=16),
        ),
        landmark=str(match.table),
    )
