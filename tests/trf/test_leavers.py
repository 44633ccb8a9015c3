"""A round robin whose points leave out the games of a player who left: he is taken as withdrawn."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.leavers import left_early
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.systems.kind import Kind
from tdapp.domain.words.errors import InputRefused
from tdapp.services.tables.standings import compute_standings
from tdapp.trf.cells import CellReader
from tdapp.trf.leavers import left_out
from tdapp.trf.notes import Note, Notebook, NoteKind
from tdapp.trf.players import read_player
from tdapp.trf.reader import read_trf
from tdapp.trf.records import PlayerRecord
from tdapp.trf.writer import write_trf
from tests.arena import random_round_robin
from tests.trf.lines import p, trf

# five players meet once; 5 lost to 1 in round 1 and left; 4 is free in round 1
#    | 1  2  3  4  5
#  1 | .  1  1  1  1    without 5: 3
#  2 | 0  .  1  1  +    2
#  3 | 0  0  .  1  +    1
#  4 | 0  0  0  .  +    0
HEAD = ("012 Club", "092 Round robin", "142 5")


def lines(*points: str) -> bytes:
    return trf(
        *HEAD,
        p(1, points[0], "5 w 1", "2 b 1", "3 w 1", "4 b 1", "0000 - Z"),
        p(2, points[1], "3 w 1", "1 w 0", "5 b +", "0000 - Z", "4 w 1"),
        p(3, points[2], "2 b 0", "0000 - Z", "1 b 0", "5 w +", "0000 - Z"),
        p(4, points[3], "0000 - Z", "5 w +", "0000 - Z", "1 w 0", "2 b 0"),
        p(5, points[4], "1 b 0", "4 b -", "2 w -", "3 b -", "0000 - Z"),
    )


def test_points_without_his_games_say_that_he_left() -> None:
    reading = read_trf(lines("3.0", "2.0", "0.0", "0.0", "0.0"))
    assert [player.number for player in reading.section.players if player.standing is Standing.WITHDRAWN] == [5]
    (note,) = [note for note in reading.notes if "leave out the games of player 5" in note.text]
    assert isinstance(note, Note)
    assert (note.kind, note.column) == (NoteKind.ASSUMPTION, 81)
    table = {row.player.number: (row.rank, float(row.points)) for row in compute_standings(reading.section).rows}
    assert table[5][0] is None
    assert [table[number][1] for number in (1, 2, 3, 4)] == [3, 2, 0, 0]


def test_points_with_his_games_say_nothing() -> None:
    reading = read_trf(lines("4.0", "3.0", "1.0", "1.0", "0.0"))
    assert all(player.standing is Standing.ACTIVE for player in reading.section.players)


def test_points_that_fit_neither_way_are_refused() -> None:
    with pytest.raises(InputRefused, match="points"):
        read_trf(lines("3.0", "3.0", "0.0", "0.0", "0.0"))


def test_not_everybody_left() -> None:
    """A table of which less than half was played, and points that fit no result: nobody is taken as withdrawn."""
    some = trf(
        *HEAD,
        p(1, "9.0", "2 w 1"), p(2, "9.0", "1 b 0"), p(3, "9.0", "4 w 1"), p(4, "9.0", "3 b 0"), p(5, "9.0"),
    )  # fmt: skip
    with pytest.raises(InputRefused):
        read_trf(some)


@pytest.mark.parametrize(("cycles", "games", "left"), [(None, 1, True), (None, 2, False), (1, 1, True), (1, 2, False),
                                                       (2, 3, True), (2, 4, False)])  # fmt: skip
def test_who_played_half_of_his_games_stays(cycles: int | None, games: int, left: bool) -> None:
    """C.05, 6.6: of five players who meet once (twice) each has four (eight) games."""
    records = read_records(*lines("3.0", "2.0", "0.0", "0.0", "0.0").decode().split("\r\n"))
    rows = {number: ["1"] * 8 for number in range(1, 5)} | {5: ["0"] * games + ["-"] * (8 - games)}
    asked: list[set[int]] = []

    def adds_up(staying: dict[int, PlayerRecord], seen: dict[int, list[str]]) -> bool:
        asked.append(set(staying) & set(seen))
        return len(staying) == 4

    assert left_out(records, rows, Kind.ROUND_ROBIN, cycles, adds_up) == (frozenset({5}) if left else frozenset())
    assert asked == [{1, 2, 3, 4, 5}, *([{1, 2, 3, 4}] if left else [])]


def read_records(*some: str) -> dict[int, PlayerRecord]:
    cells = CellReader(Notebook())
    found = [read_player(line, 1, cells, Notebook()) for line in some if line.startswith("001")]
    return {record.number: record for record in found if record is not None}


def some_left(rounds: int, *gone: int) -> Section:
    """A round robin of nine with so many rounds, and who withdrew: all is lost from round 4 on."""
    section = random_round_robin(3, 9)
    held = []
    for player, row in zip(section.players, section.cells, strict=True):
        cells = list(row[:rounds])
        for index, cell in enumerate(cells[3:], 3):
            lost, won = player.number in gone, cell.opponent in gone
            if cell.opponent is not None and (lost or won):
                outcome = Outcome.FORFEIT_LOSS if lost else Outcome.FORFEIT_WIN
                cells[index] = replace(cell, outcome=outcome)
        held.append(tuple(cells))
    players = tuple(replace(one, standing=Standing.WITHDRAWN) if one.number in gone else one for one in section.players)
    return replace(section, players=players, cells=tuple(held))


@pytest.mark.parametrize("rounds", [3, 4, 6, 9])
@pytest.mark.parametrize("gone", [(2,), (5,), (2, 7), (2, 5, 7)])
def test_what_is_written_says_who_left(rounds: int, gone: tuple[int, ...]) -> None:
    """Points and ranks are those of the standings; the file comes back the same, without our own lines too."""
    section = some_left(rounds, *gone)
    assert left_early(section) == set(gone)
    ladder = parse_ladder("SB,WIN")
    table = compute_standings(section, ladder=ladder)
    stands = {row.player.number: (row.rank, Fraction(row.points)) for row in table.rows}
    ranks = {number: rank for number, (rank, _) in stands.items() if rank is not None}
    written = write_trf(section, program="x", ranks=ranks)
    records = [line for line in written.decode().split("\r\n") if line.startswith("001")]
    assert {int(line[4:8]): Fraction(line[80:84].strip()) for line in records} == {
        number: points for number, (_, points) in stands.items()
    }
    reading = read_trf(written)
    assert reading.section.players == section.players
    assert not [note for note in reading.notes if "leave out" in note.text]
    assert write_trf(reading.section, program="x", ranks=ranks) == written
    bare = read_trf(b"\r\n".join(line for line in written.split(b"\r\n") if not line.startswith(b"###")))
    assert {one.number for one in bare.section.players if one.standing is Standing.WITHDRAWN} == set(gone)
    again = compute_standings(bare.section, ladder=ladder)
    assert {row.player.number: (row.rank, Fraction(row.points)) for row in again.rows} == stands


def test_nobody_has_to_stay() -> None:
    section = some_left(3, *range(1, 10))
    assert left_early(section) == set(range(1, 10))
    written = write_trf(section, program="x")
    assert write_trf(read_trf(written).section, program="x") == written


def test_a_file_of_ours_with_the_points_of_all_games_is_read() -> None:
    """As it was written before: the line says who left, the points count his games."""
    told = b"### tdapp standing withdrawn: 5\r\n" + lines("4.0", "3.0", "1.0", "1.0", "0.0")
    assert [player.standing for player in read_trf(told).section.players][4] is Standing.WITHDRAWN
