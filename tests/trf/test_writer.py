"""The records that the writer makes, and what TRF16 loses."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.section.event import Acceleration, Event, ForbiddenPairs, Kind, Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.outcome import Cell, Colour, Outcome
from tdapp.domain.section.player import Player
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.words.errors import RuleViolation
from tdapp.trf.player_lines import player_line
from tdapp.trf.reader import read_trf
from tdapp.trf.writer import losses, write_trf

#     1      2     3
# 1  2w1   PAB   (half-point bye announced)
# 2  1b0   3w=
# 3  ZPB   2b=
SECTION = Section(
    Event("Open", city="Łódź", deputies=("A", "B")),
    (Player(1, "One", 2400), Player(2, "Two"), Player(3, "Three")),
    (
        (Cell(Outcome.WIN, 2, Colour.WHITE), Cell(Outcome.PAIRING_BYE), Cell(Outcome.HALF_POINT_BYE)),
        (Cell(Outcome.LOSS, 1, Colour.BLACK), Cell(Outcome.DRAW, 3, Colour.WHITE), Cell(Outcome.UNPAIRED)),
        (Cell(Outcome.ZERO_POINT_BYE), Cell(Outcome.DRAW, 2, Colour.BLACK), Cell(Outcome.UNPAIRED)),
    ),
    5,
)


def lines(section: Section, **options: object) -> list[str]:
    return write_trf(section, program="tdapp test", **options).decode().split("\r\n")  # type: ignore[arg-type]


def test_bytes() -> None:
    data = write_trf(SECTION, program="x")
    assert not data.startswith(b"\xef\xbb\xbf")
    assert "Łódź".encode() in data
    assert data.endswith(b"\r\n")
    assert data.count(b"\n") == data.count(b"\r\n")


def test_header_records() -> None:
    found = lines(SECTION)
    for line in ("012 Open", "062 3", "072 1", "112 A", "112 B", "142 5", "182 tdapp test", "240 H 003    1"):
        assert line in found
    assert not any(line.startswith("162") for line in found)


def test_points_hold_the_announced_bye_and_ranks_are_given() -> None:
    ranked = [line[80:89] for line in lines(SECTION, ranks={1: 3, 2: 1, 3: 2}) if line.startswith("001")]
    assert ranked == [" 2.5    3", " 0.5    1", " 0.5    2"]
    by_points = [line[85:89] for line in lines(SECTION) if line.startswith("001")]
    assert by_points == ["   1", "   2", "   3"]


def test_point_system_in_its_columns() -> None:
    found = lines(replace(SECTION, points=PointSystem(Fraction(3), Fraction(1), pab=Fraction(1))))
    (line,) = [line for line in found if line.startswith("162")]
    # Symbols at 6, 15, 24, 33, 42; points in the four columns after them (table of record 162).
    assert [line[column - 1 : column + 4] for column in (6, 15, 24, 33)] == ["W 3.0", "D 1.0", "L 0.0", "P 1.0"]
    absences = PointSystem(Fraction(3), Fraction(1), zero_bye=Fraction(1), forfeit_loss=Fraction(1))
    (line,) = [line for line in lines(replace(SECTION, points=absences)) if line.startswith("162")]
    assert [line[column - 1 : column + 4] for column in (33, 42)] == ["A 1.0", "P 3.0"]
    assert not any("tdapp points" in line for line in found)


def test_private_rungs_are_other_codes_beside_their_text() -> None:
    ladder = parse_ladder("BH/C1,SB@sivakasi{corrections=1},LOT{seed=7},DE@fide-2026")
    found = lines(replace(SECTION, ladder=ladder), words=("SB by Sivakasi",))
    assert "202 BH/C1,OTHER_SB_SIVAKASI_CORRECTIONS_1,OTHER_LOT_SEED_7,DE" in found
    assert "212 PTS,BH/C1,OTHER_SB_SIVAKASI_CORRECTIONS_1,OTHER_LOT_SEED_7,DE" in found
    assert "### tdapp ladder: BH/C1,SB@sivakasi{corrections=1},LOT{seed=7},DE@fide-2026" in found
    assert "### tdapp words: SB by Sivakasi" in found


def test_a_round_robin_without_a_code_gets_one() -> None:
    assert "192 FIDE_ROUNDROBIN" in lines(replace(SECTION, kind=Kind.ROUND_ROBIN))
    assert "192 FIDE_DOUBLEROUNDROBIN" in lines(replace(SECTION, kind=Kind.ROUND_ROBIN, cycles=2))
    assert not any(line.startswith("192") for line in lines(SECTION))


def test_data_records_in_their_columns() -> None:
    section = replace(
        SECTION,
        accelerations=(Acceleration("1.0", 1, 2, 1, 2),),
        forbidden=(ForbiddenPairs(1, 5, (1, 3)),),
        cells=(
            (replace(SECTION.cells[0][0], awarded=Fraction(2)), *SECTION.cells[0][1:]),
            *SECTION.cells[1:],
        ),
    )
    found = lines(section)
    assert "250  0.0  1.0 001 002 0001 0002" in found
    assert "260 001 005    1    3" in found
    (line,) = [line for line in found if line.startswith("299")]
    assert (line[4], line[13:17], line[19:22], line[23:27]) == ("W", " 2.0", "001", "   1")


def test_losses_of_trf16() -> None:
    assert losses(replace(SECTION, rounds_total=3)) == ()
    section = replace(
        SECTION,
        ladder=parse_ladder("BH"),
        comments=("FIDE mode exited",),
        points=PointSystem(Fraction(3), Fraction(1)),
        players=(Player(1, "N" * 34, club="C"), *SECTION.players[1:]),
    )
    assert {text.split()[1] for text in losses(section)} >= {"number", "point", "tie-breaks", "longer"}
    assert len(losses(section)) == 6


@pytest.mark.parametrize("number", [-1, 0, 10_000])
def test_a_pairing_number_that_has_no_room_is_named(number: int) -> None:
    """C.04, annex 2: columns 5 to 8."""
    with pytest.raises(RuleViolation, match=f"pairing numbers from 1 to 9999, not {number}"):
        player_line(Player(number, "A"), (), Fraction(0), 1, None)
    assert player_line(Player(9999, "A"), (), Fraction(0), 1, None).startswith("001 9999 ")


@pytest.mark.parametrize(
    ("kind", "code", "key", "marks"),
    [
        (Kind.SWISS, "", "dutch-2026", 0), (Kind.SWISS, "FIDE_DUTCH_2026", "dutch-2026", 0),
        (Kind.SWISS, "", "dubov", 1), (Kind.SWISS, "", "team-swiss-2026", 0), (Kind.ROUND_ROBIN, "", "dutch-2026", 0),
    ],
)  # fmt: skip
def test_a_system_is_marked_only_where_nothing_else_says_it(kind: Kind, code: str, key: str, marks: int) -> None:
    """As the reader keeps it; a key of another shape says nothing."""
    section = replace(SECTION, kind=kind, type_code=code, system_key=key)
    written = write_trf(section, program="x")
    assert sum(line.startswith("### tdapp system:") for line in lines(section)) == marks
    assert write_trf(read_trf(written).section, program="x") == written
