"""Section <-> rows: exact both ways, whatever a section holds."""

from __future__ import annotations

from dataclasses import fields, replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st
from sqlalchemy import Connection, func, select
from sqlalchemy.engine import Engine

from tdapp.domain.section.event import (
    Acceleration,
    ByeRules,
    Edition,
    Event,
    ForbiddenPairs,
    Kind,
    Official,
    RatingCorrection,
    RatingMethod,
    RoundTime,
    Section,
)
from tdapp.domain.section.facts import SectionFacts
from tdapp.domain.section.ladder import Ladder, parse_ladder
from tdapp.domain.section.outcome import Cell, Colour, GameResult, Outcome
from tdapp.domain.section.player import TITLES, CheckIn, Player, Rating, Sex, Standing
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.words.errors import RuleViolation
from tdapp.storage.event.creation import create_schema
from tdapp.storage.file.engine import make_engine
from tdapp.storage.rows.mapping import write_event, write_section
from tdapp.storage.rows.models import ByeRow, PairingRow
from tdapp.storage.rows.section_reading import read_section, read_sections
from tests.arena import arena
from tests.effort import FULL, examples
from tests.storage.sheet_examples import PLAN

texts = st.text(st.characters(codec="utf-8"), max_size=12)
small_points = st.fractions(min_value=-1, max_value=5, max_denominator=4)
awarded = st.none() | small_points
dates = st.none() | st.dates()
ladders = st.none() | st.sampled_from(
    ["", "BH/C1,SB@fide-2009", "ARO/C1{unrated=1400}", "KS/L+1,DE", "GRS{inv_eps=8},LOT{seed=7}"]
).map(parse_ladder)
point_systems = st.just(PointSystem()) | st.builds(
    PointSystem, small_points, small_points, small_points, *[awarded] * 6
)
lone_cells = st.builds(
    Cell, st.sampled_from(Outcome), st.none() | st.integers(1, 9), st.none() | st.sampled_from(Colour), awarded
) | st.just(Cell(Outcome.UNPAIRED))

registration = st.fixed_dictionaries(
    {
        "native_name": texts,
        "ratings": st.lists(
            st.builds(Rating, texts, st.integers(0, 4000), texts, texts, st.booleans()), max_size=3
        ).map(tuple),
        "categories": st.lists(texts, max_size=3).map(tuple),
        "fixed_table": st.none() | st.integers(1, 99),
        "comment": texts,
        "paid": texts,
        "owed": texts,
        "check_in": st.sampled_from(CheckIn),
        "no_half_bye": st.booleans(),
    }
)
regulations = st.fixed_dictionaries(
    {
        "byes": st.builds(ByeRules, st.booleans(), st.integers(0, 9), st.none() | st.integers(1, 9)),
        "round_times": st.lists(st.builds(RoundTime, texts, st.none() | st.integers(0, 90)), max_size=4).map(tuple),
        "time_control": texts,
        "time_control_code": texts,
        "rate": st.sampled_from(["standard", "rapid", "blitz"]),
        "rating_method": st.none() | st.sampled_from(RatingMethod),
        "unrated_rule": texts,
    }
)


@st.composite
def pairs(draw: st.DrawFn, first: int, second: int) -> tuple[Cell, Cell]:
    """Two cells that name each other: any result, sometimes one that no game has, sometimes without colours."""
    result = draw(st.none() | st.sampled_from(GameResult))
    outcomes = result.outcomes if result else (Outcome.OPEN, Outcome.OPEN)
    if draw(st.integers(0, 5)) == 0:
        outcomes = (draw(st.sampled_from(Outcome)), draw(st.sampled_from(Outcome)))
    colour = draw(st.sampled_from([Colour.WHITE, Colour.BLACK, None]))
    return (
        Cell(outcomes[0], second, colour, draw(awarded)),
        Cell(outcomes[1], first, colour.other if colour else None, draw(awarded)),
    )


@st.composite
def sections(draw: st.DrawFn) -> Section:
    numbers = sorted(draw(st.sets(st.integers(1, 12), max_size=6)))
    rounds = draw(st.integers(0, 3)) if numbers else 0
    cells: dict[int, list[Cell]] = {number: [] for number in numbers}
    for _ in range(rounds):
        order = draw(st.permutations(numbers))
        paired = 2 * draw(st.integers(0, len(numbers) // 2))
        for first, second in zip(order[0:paired:2], order[1:paired:2], strict=True):
            one, other = draw(pairs(first, second))
            cells[first].append(one)
            cells[second].append(other)
        for number in order[paired:]:
            cells[number].append(draw(lone_cells))
    return Section(
        event=Event(
            draw(texts),
            draw(texts),
            draw(texts),
            draw(dates),
            draw(dates),
            deputies=tuple(draw(st.lists(texts))),
            officials=tuple(draw(st.lists(st.builds(Official, texts, texts, texts, texts), max_size=2))),
        ),
        players=tuple(
            Player(
                number,
                draw(texts),
                draw(st.none() | st.integers(0, 3000)),
                draw(st.sampled_from(["", *TITLES])),
                draw(st.none() | st.sampled_from(Sex)),
                federation=draw(texts),
                club=draw(texts),
                national_rating=draw(st.none() | st.integers(0, 3000)),
                standing=draw(st.sampled_from(Standing)),
                **draw(registration),
            )
            for number in numbers
        ),
        cells=tuple(tuple(row) for row in cells.values()),
        rounds_total=draw(st.integers(rounds, 12)),
        name=draw(texts),
        kind=draw(st.sampled_from([kind for kind in Kind if not kind.of_teams])),
        cycles=draw(st.integers(1, 4)),
        points=draw(point_systems),
        edition=draw(st.sampled_from(Edition)),
        ladder=draw(ladders),
        trial_ladder=draw(ladders),
        initial_colour=draw(st.sampled_from(["", "W", "B"])),
        type_code=draw(texts),
        round_dates=tuple(draw(st.lists(dates, max_size=5))),
        accelerations=tuple(draw(st.lists(st.builds(Acceleration, texts, *[st.integers(1, 99)] * 4), max_size=2))),
        forbidden=tuple(
            draw(
                st.lists(
                    st.builds(
                        ForbiddenPairs,
                        st.integers(1, 9),
                        st.integers(1, 9),
                        st.lists(st.integers(1, 99), max_size=3).map(tuple),
                    ),
                    max_size=2,
                )
            )
        ),
        comments=tuple(draw(st.lists(texts, max_size=3))),
        fide_mode=draw(st.booleans()),
        closed=draw(st.booleans()),
        reopened=draw(st.booleans()),
        manual_places=tuple(draw(st.lists(st.tuples(st.integers(1, 99), st.integers(1, 9)), max_size=3))),
        external_values=tuple(draw(st.lists(st.tuples(texts, st.integers(1, 99), texts), max_size=3))),
        prizes=draw(st.sampled_from([None, PLAN])),
        **draw(regulations),
    )


def stored(connection: Connection, section: Section) -> int:
    return write_section(connection, write_event(connection, section.event), 0, section)


def test_no_field_is_forgotten_by_the_strategies() -> None:
    assert {one.name for one in fields(SectionFacts)} <= {one.name for one in fields(Section)}


@examples(150, suppress_health_check=[HealthCheck.too_slow])
@given(section=sections())
def test_a_section_comes_back_equal(engine: Engine, section: Section) -> None:
    with engine.connect() as connection:  # rolled back at the end
        section_id = stored(connection, section)
        assert read_section(connection, section_id) == section


def test_every_result_is_one_pairing_row(engine: Engine) -> None:
    # Round i of players 1 (White) and 2 (Black) has the i-th result; the last round is still open.
    results = [*(result.outcomes for result in GameResult), (Outcome.OPEN, Outcome.OPEN)]
    section = Section(
        Event("All results"),
        (Player(1, "One"), Player(2, "Two")),
        (
            tuple(Cell(white, 2, Colour.WHITE) for white, _ in results),
            tuple(Cell(black, 1, Colour.BLACK) for _, black in results),
        ),
        rounds_total=len(results),
    )
    with engine.connect() as connection:
        section_id = stored(connection, section)
        assert read_section(connection, section_id) == section
        assert connection.execute(select(PairingRow.result).order_by(PairingRow.id)).scalars().all() == [
            *(result.value for result in GameResult),
            None,
        ]
        assert connection.execute(select(func.count(ByeRow.id))).scalar() == 0


def test_every_outcome_of_one_player_alone_is_kept(engine: Engine) -> None:
    cells = tuple(Cell(outcome, awarded=Fraction(1, 3)) for outcome in Outcome)
    section = Section(Event("Alone"), (Player(7, "Solo"),), (cells,), rounds_total=len(cells))
    with engine.connect() as connection:
        assert read_section(connection, stored(connection, section)) == section


def test_points_are_exact_text(engine: Engine, section: Section) -> None:
    with engine.connect() as connection:
        stored(connection, section)
        assert connection.exec_driver_sql("SELECT draw FROM section").scalar() == "1/2"
        assert connection.exec_driver_sql("SELECT awarded FROM bye WHERE outcome = 'pab'").scalar() == "1/2"


def test_no_ladder_and_an_empty_ladder_differ(engine: Engine, section: Section) -> None:
    empty = Section(section.event, (), (), 5, ladder=Ladder(), trial_ladder=None)
    with engine.connect() as connection:
        back = read_section(connection, stored(connection, empty))
    assert back.ladder == Ladder()
    assert back.trial_ladder is None


def test_sections_keep_their_order(engine: Engine, section: Section) -> None:
    with engine.connect() as connection:
        event_id = write_event(connection, section.event)
        second = write_section(connection, event_id, 1, Section(section.event, (), (), 5, name="B"))
        first = write_section(connection, event_id, 0, section)
        assert read_sections(connection) == [(first, "A"), (second, "B")]


def test_an_unknown_section_is_told(engine: Engine) -> None:
    with engine.connect() as connection, pytest.raises(RuleViolation, match="no section with the number 99"):
        read_section(connection, 99)


def test_many_players_come_back(tmp_path: Path) -> None:
    def cell(number: int) -> Cell:  # in every round 1 beats 2, 3 beats 4, ...
        if number % 2:
            return Cell(Outcome.WIN, number + 1, Colour.WHITE)
        return Cell(Outcome.LOSS, number - 1, Colour.BLACK)

    numbers = range(1, 1001 if FULL else 201)
    cells = tuple((cell(number),) * 11 for number in numbers)
    section = Section(Event("Big"), tuple(Player(n, f"Player {n}", 2000) for n in numbers), cells, 11)
    engine = make_engine(tmp_path / "big.tdb")
    with engine.connect() as connection:
        create_schema(connection)
        section_id = stored(connection, section)
        back = read_section(connection, section_id)
    engine.dispose()
    assert back == section


def test_a_game_without_a_result_is_not_verified(engine: Engine) -> None:
    """Of a report every result counts as checked; a game that is still open has none."""
    section = arena("1 A | 2w1 3w?\n2 B | 1b0 4w?\n3 C | 4w1 1b?\n4 D | 3b0 2b?", rounds_total=3)
    with engine.connect() as connection:
        stored(connection, section)
        found = connection.execute(select(PairingRow.result, PairingRow.verified)).all()
    assert {(result is None, verified) for result, verified in found} == {(False, True), (True, False)}


def test_of_two_whose_colours_are_not_known_the_smaller_number_stands_first(engine: Engine) -> None:
    section = arena("1 A | 4w1\n2 B | 3b1\n3 C | 2w0\n4 D | 1b0")
    bare = replace(section, cells=tuple((replace(row[0], colour=None),) for row in section.cells))
    with engine.connect() as connection:
        section_id = write_section(connection, write_event(connection, bare.event), 0, bare)
        rows = connection.execute(select(PairingRow.white_id, PairingRow.black_id).order_by(PairingRow.white_id)).all()
        first = rows[0][0]
        assert [(white - first + 1, black - first + 1) for white, black in rows[-2:]] == [(1, 4), (2, 3)]
        assert read_section(connection, section_id) == bare


def test_who_was_not_there_has_no_row(engine: Engine) -> None:
    section = arena("1 A | 2w1 .\n2 B | 1b0 .\n3 C | . H", rounds_total=3)
    with engine.connect() as connection:
        before = connection.execute(select(func.count()).select_from(ByeRow)).scalar_one()
        write_section(connection, write_event(connection, section.event), 0, section)
        assert connection.execute(select(func.count()).select_from(ByeRow)).scalar_one() == before + 1


LATE = RatingCorrection(1, 1, 2, GameResult.DRAW)


@pytest.mark.parametrize(
    ("drawing", "fields", "pairings", "byes"),
    [
        ("1 A | 2w1\n2 B | 1b1", {}, 1, 0),  # results that no game has
        ("1 A | 2w?\n2 B | 1b?", {}, 1, 0),
        ("1 A | 2w~\n2 B | 1b~", {}, 1, 0),
        ("1 A | 2w?\n2 B | 1b1", {}, 1, 0),
        ("1 A | 2w1 2w=\n2 B | 1b0 1b=", {"rating_corrections": (LATE,)}, 2, 0),  # only of that round
        ("1 A | 2w1 2w=\n2 B | 1b0 1b=", {"rating_corrections": (LATE, replace(LATE, round=2))}, 2, 0),
        (
            "1 A | 3b1\n2 B | 4w1\n3 C | 1w0\n4 D | 2b0",
            {
                "rating_corrections": (
                    RatingCorrection(1, 2, 4, GameResult.DRAW),
                    RatingCorrection(1, 3, 1, GameResult.DRAW),
                )
            },
            2,
            0,
        ),
        ("1 A | 2w1\n2 B | 3b0\n3 C | 2w1", {}, 1, 1),  # one names a player who names another
        ("1 A | 2w1\n2 B | 1w0", {}, 0, 2),  # both had White
        ("1 A | 1w1\n2 B | 2b0", {}, 0, 2),  # against oneself
        ("1 A | 9w1\n2 B | .", {}, 0, 1),
        ("1 A | H U\n2 B | . Z", {}, 0, 3),
        ("1 A | 2w1 2w=\n2 B | 1b0 1b=", {"unverified_rounds": (2,)}, 2, 0),
        ("1 A | 2w1 2w1\n2 B | 1b1 1b1", {"unverified_rounds": (1,)}, 2, 0),
        ("1 A | H\n2 B | Z", {"byes_only": (1,), "round_dates": (None,) * 3}, 0, 2),
    ],
)
def test_what_two_players_say_of_each_other_is_one_row(
    engine: Engine, drawing: str, fields: dict[str, Any], pairings: int, byes: int
) -> None:
    section = arena(drawing, **{"rounds_total": 3, **fields})
    with engine.connect() as connection:
        section_id = stored(connection, section)
        assert read_section(connection, section_id) == section
        assert connection.execute(select(func.count(PairingRow.id))).scalar_one() == pairings
        assert connection.execute(select(func.count(ByeRow.id))).scalar_one() == byes


@pytest.mark.parametrize(
    ("colours", "pairings"), [((None, None), 1), ((None, Colour.BLACK), 0), ((Colour.WHITE, None), 0)]
)
def test_colours_are_known_of_both_or_of_none(
    engine: Engine, colours: tuple[Colour | None, Colour | None], pairings: int
) -> None:
    section = arena("1 A | 2w1\n2 B | 1b0", rounds_total=3)
    cells = tuple((replace(row[0], colour=one),) for row, one in zip(section.cells, colours, strict=True))
    with engine.connect() as connection:
        section_id = stored(connection, replace(section, cells=cells))
        assert read_section(connection, section_id).cells == cells
        assert connection.execute(select(func.count(PairingRow.id))).scalar_one() == pairings


def test_results_that_are_entered_once_are_the_unverified(engine: Engine) -> None:
    """What no game has counts as a result; what is open does not."""
    section = arena("1 A | 2w1 2w1 2w?\n2 B | 1b0 1b1 1b?", rounds_total=3)
    with engine.connect() as connection:
        for given, found in (((), [True, True, False]), ((1, 2, 3), [False] * 3), ((2,), [True, False, False])):
            stored(connection, replace(section, unverified_rounds=given))
            rows = connection.execute(select(PairingRow.verified).order_by(PairingRow.id)).scalars().all()
            assert rows[-3:] == found


@pytest.mark.parametrize(
    ("cells", "dates", "held", "listed"),
    [(".", 0, [1], [0]), ("", 2, [0, 0], [1, 1]), (". .", 1, [1, 1], [1, 0]), (".", 1, [1], [1]), ("", 0, [], [])],
)
def test_rounds_are_held_or_in_the_schedule(
    engine: Engine, cells: str, dates: int, held: list[int], listed: list[int]
) -> None:
    section = arena(f"1 A | {cells}\n2 B | {cells}", rounds_total=3, round_dates=(None,) * dates)
    with engine.connect() as connection:
        stored(connection, section)
        rows = connection.exec_driver_sql("SELECT held, listed, published, number FROM round ORDER BY number").all()
    assert [row.held for row in rows] == held
    assert [row.listed for row in rows] == listed
    assert all(row.published for row in rows)


def test_boards_are_in_their_order_by_points_of_the_players(engine: Engine) -> None:
    """FIDE C.04.2: the sum of the points before the round goes before the numbers."""
    section = arena("1 A | 2w0 3w1\n2 B | 1b1 4w0\n3 C | 4w0 1b0\n4 D | 3b1 2b1", rounds_total=3)
    with engine.connect() as connection:
        stored(connection, section)
        rows = connection.exec_driver_sql(
            "SELECT round.number, board, player.number AS white FROM pairing JOIN round ON round.id = round_id "
            "JOIN player ON player.id = white_id ORDER BY 1, 2"
        ).all()
    assert [tuple(row) for row in rows] == [(1, 1, 1), (1, 2, 3), (2, 1, 2), (2, 2, 1)]


def test_sections_that_are_written_one_after_another_have_their_own_players(engine: Engine) -> None:
    section = arena("1 A | 2w1\n2 B | 1b0", rounds_total=3, comments=("x", "y"))
    with engine.connect() as connection:
        event_id = write_event(connection, section.event)
        ids = [write_section(connection, event_id, place, section) for place in range(2)]
        assert [read_section(connection, one) for one in ids] == [section] * 2
        assert connection.exec_driver_sql("SELECT position FROM comment ORDER BY id").scalars().all() == [0, 1, 0, 1]
