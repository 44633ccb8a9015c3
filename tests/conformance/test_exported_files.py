"""gacrux takes every file that is exported, in each form, and finds our standings in it: players and teams."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.section.event import RatingCorrection, Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.outcome import Cell, Colour, GameResult, Outcome
from tdapp.domain.teams.for_ranking import team_view
from tdapp.pairing.engines.exchange import exchange_of
from tdapp.pairing.rules.position import position_of
from tdapp.services.ratings.report import for_rating
from tdapp.services.tables.export import export_trf
from tdapp.services.tables.known_differences import Case, as_gacrux, known_difference
from tdapp.services.tables.standings import compute_standings
from tests.arena import random_round_robin, random_swiss
from tests.conformance.gacrux_values import gacrux_values
from tests.team_events import random_team_event

CODES = ["BH", "BH/C1", "SB", "WIN", "PS"]
TEAM_CODES = ["MPvGP", "WIN:MP", "PS:MP", "EMMSB"]
INDIVIDUAL: dict[str, Callable[[int], Section]] = {
    "swiss": lambda seed: random_swiss(seed, 10 + seed % 20, 4 + seed % 4, unrated=0),
    "robin": lambda seed: random_round_robin(seed, 5 + seed % 6),
}
FORMS: dict[str, Callable[[Section], tuple[Section, bytes]]] = {}


def form(make: Callable[[Section], tuple[Section, bytes]]) -> Callable[[Section], tuple[Section, bytes]]:
    FORMS[make.__name__] = make
    return make


@form
def trf26(section: Section) -> tuple[Section, bytes]:
    return section, export_trf(section)


@form
def trf16(section: Section) -> tuple[Section, bytes]:
    return section, export_trf(section, "trf16")


@form
def interim(section: Section) -> tuple[Section, bytes]:
    """A game of the last round without a result."""
    number, other = next(
        (player.number, row[-1].opponent)
        for player, row in zip(section.players, section.cells, strict=True)
        if row[-1].opponent
    )
    cells = tuple(
        (*row[:-1], replace(row[-1], outcome=Outcome.OPEN)) if player.number in (number, other) else row
        for player, row in zip(section.players, section.cells, strict=True)
    )
    open_ = replace(section, cells=cells)
    return open_, export_trf(open_)


@form
def corrected(section: Section) -> tuple[Section, bytes]:
    """For the rating officer: a result found too late. gacrux counts the games as corrected: it passes over record 299,
    which keeps the points that stand (a known difference)."""
    number, round_number, cell = next(
        (player.number, index, cell)
        for player, row in zip(section.players, section.cells, strict=True)
        for index, cell in enumerate(row, 1)
        if cell.colour is Colour.WHITE and cell.outcome in (Outcome.WIN, Outcome.LOSS)
    )
    assert cell.opponent is not None
    late = RatingCorrection(round_number, number, cell.opponent, GameResult.DRAW)
    corrected_ = replace(section, rating_corrections=(late,))
    return for_rating(corrected_, keep_points=False), export_trf(corrected_, rating=True)


def unexplained(section: Section, text: str, codes: list[str]) -> list[str]:
    """Values in which gacrux differs from us, by no known difference."""
    view = team_view(section) if section.kind.of_teams else section
    after = section.rounds_held
    theirs = gacrux_values(section, codes, after, text)
    wrong = []
    for place, code in enumerate(codes):
        ladder = parse_ladder("" if code == "PTS" else code)
        for row in compute_standings(view, ladder=ladder, after_round=after).rows:
            number = row.player.number
            value = theirs[number][place]
            other = None if value is None else Fraction(str(value))
            if code == "PTS":
                mine: Fraction | None = Fraction(row.points)
                known = None
            else:
                case = Case(view, after, code, view.index_of(number))
                mine, known = as_gacrux(case, row.exact[0]), known_difference(case)
            if mine != other and known is None:
                wrong.append(f"{code} of {number}: tdapp {mine}, gacrux {other}")
    return wrong


def examine(kind: str, name: str, seed: int) -> list[str]:
    section, data = FORMS[name](INDIVIDUAL[kind](seed))
    codes = ["PTS", *CODES] if name == "trf26" else ["PTS"]
    return unexplained(section, data.decode(), codes)


@pytest.mark.parametrize("kind", INDIVIDUAL)
@pytest.mark.parametrize("name", FORMS)
def test_players(kind: str, name: str) -> None:
    assert examine(kind, name, random.randrange(10_000)) == []


@pytest.mark.conformance
@pytest.mark.parametrize("kind", INDIVIDUAL)
@pytest.mark.parametrize("name", FORMS)
def test_players_of_many_events(kind: str, name: str) -> None:
    assert [found for seed in range(100) for found in examine(kind, name, seed)] == []


def dialects(seed: int) -> list[str]:
    """What an engine is given before each round: the points of the rounds before."""
    section = replace(random_swiss(seed, 8 + 2 * (seed % 8), 5, odd=0, unrated=0), initial_colour="W")
    wrong = []
    for number in range(2, 6):
        exchange = exchange_of(position_of(section, number))
        before = compute_standings(section, after_round=number - 1)
        theirs = gacrux_values(section, ["PTS"], number - 1, exchange.text)
        for row in before.rows:
            other = theirs[next(ours for ours, own in exchange.number_of.items() if own == row.player.number)][0]
            if Fraction(str(other)) != Fraction(row.points):
                wrong.append(f"round {number}: {row.player.number} has {row.points}, gacrux {other}")
    return wrong


def test_what_engines_are_given() -> None:
    assert dialects(3) == []


@pytest.mark.conformance
def test_what_engines_are_given_in_many_events() -> None:
    assert [found for seed in range(60) for found in dialects(seed)] == []


def teams(seed: int) -> list[str]:
    section = random_team_event(seed, 5 + seed % 6, 2 + seed % 3, 4, odd=0.1 if seed % 2 else 0.0)
    if any(
        pair == (None, None)
        for match in section.matches
        for pair in zip(match.first.players, match.second.players, strict=True)
    ):
        return []  # gacrux stops at a board on which nobody sits
    return unexplained(section, export_trf(section).decode(), ["PTS", *TEAM_CODES])


def test_teams() -> None:
    assert [found for seed in (4, 7) for found in teams(seed)] == []


@pytest.mark.conformance
def test_teams_of_many_events() -> None:
    assert [found for seed in range(100) for found in teams(seed)] == []


def test_a_difference_would_be_found() -> None:
    section, data = trf26(random_swiss(1, 10, 4, odd=0, absent=0, unrated=0))
    row = list(section.cells[0])
    row[0] = Cell(Outcome.DRAW, row[0].opponent, row[0].colour)
    other = replace(section, cells=(tuple(row), *section.cells[1:]))
    assert unexplained(other, data.decode(), ["PTS"]) or section.cells[0][0].outcome is Outcome.DRAW
