"""Transcribed events as tournament reports, in the dialects that are met: lines by their columns, not by our writer."""

from __future__ import annotations

from tdapp.domain.section.event import Section
from tdapp.domain.section.outcome import Cell, Outcome
from tests.arena import BYES
from tests.golden.reader import Golden
from tests.trf.lines import p, place, trf

_BYES = {outcome: letter for letter, outcome in BYES.items()}
_RESULTS = {"win": "1", "draw": "=", "loss": "0", "forfeit-win": "+", "forfeit-loss": "-"}


def of_an_engine(event: Golden, number: str = "0000") -> bytes:
    """As engines write it: XXR and XXA, no dates; byes against ``number``."""
    section = event.section()
    lines = ["012 A position", "092 Individual: Swiss-System"]
    lines += _players(section, number)
    lines += [
        "XXA {:4}  {}".format(key.split()[1], "  ".join(value.split()))
        for key, value in event.facts.items()
        if key.startswith("accelerated ")
    ]
    return trf(*lines, f"152 {section.initial_colour or 'W'}", f"XXR {section.rounds_total}", end="\n")


def of_a_website(event: Golden) -> bytes:
    """Bent as such exports are: dates in words, no blank after a code, no ranks, a bye as a lone letter or dash."""
    section = event.section()
    lines = ["012 An arena", "032 Website", "042 May 29, 2020", "052 May 29, 2020", f"062 {len(section.players)}"]
    lines += [
        "072 0",
        "092 Individual: Swiss-System",
        "112(removed)",
        "122",
        f"XXR {section.rounds_total}",
        "XXC white1",
    ]
    for player, row in zip(section.players, section.cells, strict=True):
        words = ["-" if cell.outcome is Outcome.ZERO_POINT_BYE else _cell(cell, "") for cell in row]
        lines.append(p(player.number, _points(section, row), *words, rank=" "))
    return trf(*lines, end="\n")


def of_teams(event: Golden, start: str) -> bytes:
    """A competition of teams as TRF26 has it, begun on a date; the totals of the teams are stated as published."""
    section = event.section()
    match_points, game_points = event.column("PTS"), event.column("MPvGP")
    teams = [value for key, value in event.facts.items() if key.startswith("team ")]
    lines = ["012 A league", f"042 {start}", f"062 {len(section.players)}", f"082 {len(teams)}", "092 Team Swiss"]
    lines += [f"142 {section.rounds_total}", "152 W", "192 FIDE_TEAM", f"352 {event.facts['colours']}"]
    lines += ["362 TW 2.0   TD 1.0   TL 0.0", *_players(section, "0000", open_round="0000 - Z")]
    for number, members in enumerate(teams, start=1):
        totals = ((57, f"{match_points[number - 1]:>4}"), (64, f"{game_points[number - 1]:>4}"))
        places = ((74 + 5 * index, f"{member:>4}") for index, member in enumerate(members.split()))
        lines.append(place((1, "310"), (5, f"{number:3}"), (9, f"Team {number}"), *totals, *places))
    lines += [f"240 {bye}" for bye in event.facts["byes"].split(", ")]
    lines += [f"320  1.0  2.0 {event.facts['pairing byes']}", f"330 {event.facts['forfeited matches']}"]
    return trf(*lines)


def _players(section: Section, number: str, open_round: str = "") -> list[str]:
    return [
        p(
            player.number,
            _points(section, row),
            *(_cell(cell, number) or open_round for cell in row),
            rating=str(player.rating or ""),
        )
        for player, row in zip(section.players, section.cells, strict=True)
    ]


def _points(section: Section, row: tuple[Cell, ...]) -> str:
    return f"{float(sum(section.points.awarded(cell) for cell in row)):.1f}"


def _cell(cell: Cell, number: str) -> str:
    if cell.opponent:
        return f"{cell.opponent} {cell.colour.value if cell.colour else '-'} {_RESULTS[cell.outcome.value]}"
    letter = _BYES[cell.outcome].replace(".", "")
    return f"{number} - {letter}" if letter and number else letter
