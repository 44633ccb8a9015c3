"""What the checks last said of small fields with every fault mixed, and of rounds and ranks of drawn files."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from tdapp.domain.section.event import Event, ForbiddenPairs, RatingMethod, Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.outcome import Cell, GameResult, Outcome
from tdapp.domain.section.player import CheckIn, Player, Rating, Standing
from tdapp.domain.section.round import Board, Round, RoundState
from tdapp.domain.systems.registry import DOUBLE_SWISS, DUTCH, DUTCH_2017, KEIZER, KNOCKOUT, ROUND_ROBIN
from tdapp.domain.words.errors import Fault
from tdapp.domain.words.wording import language
from tdapp.services.checks.closing import closing_checks
from tdapp.services.checks.file_ranks import with_file_ranks
from tdapp.services.checks.imported import (
    import_warnings,
    left_a_round_robin,
    round_breaches_of,
    table_breaches,
    with_breaches_noted,
    with_defects_noted,
)
from tdapp.services.checks.ranks import rank_differences
from tdapp.services.checks.registration import asked_about, check_registration, check_squads, table_rounds
from tdapp.trf.ranks import StatedRank
from tests.arena import random_round_robin, random_swiss
from tests.recorded import plain, recorded, short
from tests.team_events import random_team_event

NAMES = ("Kővári, Á", "Ильин", "Kovari A", "B, C", "C B", "Doe, J", "DOE, J.", "王明", "A, B", "E, F", "G, H", "I, J")
SYSTEMS = (DUTCH, DUTCH, DOUBLE_SWISS, ROUND_ROBIN, KNOCKOUT, KEIZER)
AWAY = (Outcome.HALF_POINT_BYE, Outcome.UNPAIRED, Outcome.UNPAIRED, Outcome.UNPAIRED)


def drawn_player(rng: random.Random, number: int) -> Player:
    """Whole, or without something that players have."""
    ratings = (Rating("standard", rng.choice((1900, 2000))), Rating("national", rng.choice((1800, 2050))))
    missing: dict[str, Any] = {
        "rating": None, "title": "WFM", "federation": rng.choice(("", "XYZ")), "birth": "", "fide_id": "",
        "national_id": "7", "owed": rng.choice(("20", "5.50")), "paid": "5.5", "ratings": ratings[: rng.randint(0, 2)],
        "standing": rng.choice((Standing.WITHDRAWN, Standing.EXPELLED)), "check_in": CheckIn.ABSENT,
    }  # fmt: skip
    fields: dict[str, Any] = {
        "rating": 2101 - number, "federation": "POL", "birth": rng.choice(("1980", "1990-02-01")),
        "fide_id": str(rng.choice((1000 + number, 1000 + number, 5))),
        "check_in": rng.choice((CheckIn.PRESENT, CheckIn.PRESENT, CheckIn.NOT_YET)),
    }  # fmt: skip
    fields |= {name: value for name, value in missing.items() if rng.random() < 0.12}
    return Player(number, rng.choice(NAMES), **fields)


def drawn_field(seed: int) -> Section:
    """A field before its first round or after some, whose regulations may ask for too much."""
    rng = random.Random(seed)
    players = tuple(drawn_player(rng, number) for number in range(1, rng.randint(1, 9)))
    played = random_swiss(seed, len(players), rng.choice((0, 0, 0, 1, 2)), odd=0) if players else None
    rows = played.cells if played is not None else ()
    away = rng.random() < 0.3
    total = rng.choice((1, 2, 3, 4, 5, 6, 7, 10))
    numbers = [player.number for player in players]
    apart = [
        ForbiddenPairs(rng.choice((1, 1, 2)), rng.choice((total, total, 9, 1)), tuple(rng.sample(numbers, 2)))
        for _ in range(rng.randint(0, 5))
        if len(numbers) > 1
    ]
    system = rng.choice(SYSTEMS)
    return Section(
        Event("Drawn"),
        players,
        tuple((*row, Cell(rng.choice(AWAY))) if away else row for row in rows),
        max(total, max((len(row) + away for row in rows), default=0)),
        kind=system.kind,
        system_key=system.key,
        cycles=rng.choice((1, 1, 2)),
        forbidden=tuple(apart),
        initial_colour=rng.choice(("W", "")),
        rating_method=rng.choice((None, *RatingMethod)),
        long_event=rng.choice((None, True)),
    )


def test_fields() -> None:
    """Doubles, absences, what is missing, and more rounds than there are opponents for."""
    lines = []
    for seed in range(150):
        section = drawn_field(seed)
        found = [check_registration(section), check_registration(section, round_number=2)]
        told = [*map(plain, found), *(plain(asked_about(section, number)) for number in (1, 2))]
        kinds = sorted({one.rule_id for one in found[0]})
        lines.append(f"{seed} {section.system.id} {table_rounds(section)} {' '.join(kinds)} {short(*told)}")
    for seed in range(12):
        section = random_team_event(seed, 2 + seed % 4, 2, seed % 3, rounds_total=3 + seed % 5)
        rng = random.Random(seed)
        teams = [
            replace(team, members=team.members[: rng.randint(0, 3)], standing=rng.choice(tuple(Standing)))
            for team in section.teams
        ]
        found = [check_registration(section), check_squads(section), check_squads(replace(section, teams=tuple(teams)))]
        lines.append(f"teams {seed} {[len(one) for one in found]} {short(*map(plain, found))}")
    recorded("services/registrations", lines)


def test_rounds_of_files() -> None:
    """Swiss and round robin as they come, and bent: colours not known, pairs twice, who left, a system that is none."""
    lines = []
    for seed in range(60):
        rng = random.Random(seed)
        if seed % 3:
            section = random_swiss(seed, rng.randint(2, 7), rng.randint(1, 5), absent=rng.choice((0, 0.2)))
        else:
            section = random_round_robin(seed, rng.randint(3, 6), odd=rng.choice((0, 0.5)))
        cells = [list(row) for row in section.cells]
        for row in cells:
            for at, cell in enumerate(row):
                if cell.opponent and rng.random() < 0.1:
                    row[at] = replace(cell, colour=None)
        codes = ("", "", "FIDE_DUTCH_2025", "FIDE_LIM", "CUSTOM_SWISS", "CUSTOM_KNOCKOUT", "FIDE_DOUBLESWISS")
        section = replace(
            section,
            cells=tuple(map(tuple, cells)),
            rounds_total=section.rounds_total + rng.choice((0, 0, 2)),
            type_code=rng.choice(codes) if seed % 3 else rng.choice(("", "CUSTOM_ROUNDROBIN")),
            initial_colour=rng.choice(("W", "")),
            system_since=rng.choice((0, 0, 3)),
            system_key=DUTCH_2017.key if seed % 7 == 1 else "",
            forbidden=(ForbiddenPairs(1, 9, (1, 2)),) if seed % 4 == 0 else (),
        )
        warnings = import_warnings(section)
        noted = with_breaches_noted(section, warnings)
        with language("de"):
            german = import_warnings(section)
        told = [
            plain(round_breaches_of(section)), plain([(one.text, one.english) for one in warnings]),
            plain([(one.text, one.english) for one in german]), plain(noted.comments), noted.fide_mode,
            plain(import_warnings(noted)), plain(with_breaches_noted(noted, warnings).comments),
            plain(left_a_round_robin(section)),
            *(plain(table_breaches(section, number)) for number in range(1, section.rounds_held + 1) if seed % 3 == 0),
        ]  # fmt: skip
        kinds = " ".join(sorted({one.rule_id for one in warnings}))
        lines.append(f"{seed} {section.system.id} {len(warnings)} {kinds} {left_a_round_robin(section)} {short(*told)}")
    many = [Fault(f"Fault {number}.", number) for number in range(52)]
    for count in (0, 1, 50, 51, 52):
        comments = with_defects_noted(section, many[:count]).comments
        lines.append(f"{count} {comments[len(section.comments) :][-1:]} {short(*comments)}")
    recorded("services/rounds_of_files", lines)


def test_ranks_of_files() -> None:
    """Right, shared, of the points alone, and wrong in one or two places."""
    lines = []
    for seed in range(60):
        rng = random.Random(seed)
        section = random_swiss(seed, rng.randint(2, 6), rng.randint(1, 3), absent=0)
        gone = rng.random() < 0.2
        players = section.players
        if gone:
            players = (*players[:-1], replace(players[-1], standing=Standing.EXPELLED))
        section = replace(
            section,
            players=players,
            rounds_total=section.rounds_total + rng.choice((0, 0, 0, 1)),
            ladder=rng.choice((None, None, None, parse_ladder("BH,SB"))),
        )
        order = [player.number for player in players]
        points = {player.number: row for player, row in zip(players, section.cells, strict=True)}
        order.sort(key=lambda number: (-sum(section.points.points(cell.outcome) for cell in points[number]), -number))
        if rng.random() < 0.3 and len(order) > 2:
            order[0], order[-1] = order[-1], order[0]
        stated = [StatedRank(number, place, place) for place, number in enumerate(order, 1)]
        if rng.random() < 0.3:
            stated.pop(rng.randrange(len(stated)))
        kept, said = with_file_ranks(section, stated, rng.choice(("", "", "", "tdapp 1.0", "other 1")))
        ranks = {one.number: one.rank for one in stated}
        differences = rank_differences(section, ranks)
        lines.append(
            f"{seed} {len(differences)} {kept is section} {said[:40]} {short(*differences, said, plain(kept))}"
        )
    recorded("services/ranks_of_files", lines)


def test_what_is_missing_before_the_end() -> None:
    """Rounds in every state, with open, adjourned and once entered boards."""
    lines = []
    results = (None, GameResult.WHITE_WINS, GameResult.WHITE_WINS, GameResult.ADJOURNED)
    for seed in range(60):
        rng = random.Random(seed)
        calm = rng.random() < 0.5
        rounds = []
        for number in range(1, rng.randint(1, 4)):
            boards = [
                Board(board, 2 * board - 1, 2 * board, results[1] if calm else rng.choice(results),
                      verified=rng.random() < 0.7)
                for board in range(1, rng.choice((1, 3, 10, 12)))
            ]  # fmt: skip
            state = rng.choice((RoundState.DRAFT, RoundState.PLAYING, RoundState.VERIFIED))
            rounds.append(Round(number, state, boards=tuple(boards), manual=rng.random() < 0.1))
        checks = closing_checks(rounds, rng.randint(1, 3), by_hand_is_stale=rng.random() < 0.2)
        lines.append(f"{seed} {[len(one.missing) for one in checks]} {short(plain(checks))}")
        lines += [one for one in checks[0].missing if seed < 9]
    recorded("services/closing", lines)
