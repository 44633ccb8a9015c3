"""The ranks of an imported file are the file's own until a ladder is chosen; what was assumed is said."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import Ladder, parse_ladder
from tdapp.domain.section.player import Standing
from tdapp.domain.words.errors import Fault
from tdapp.services.checks.file_ranks import with_file_ranks
from tdapp.services.checks.imported import import_warnings, with_breaches_noted, with_defects_noted
from tdapp.services.tables.export import export_trf
from tdapp.services.tables.standings import compute_standings
from tdapp.trf.ranks import StatedRank, stated_ranks
from tdapp.trf.reader import read_trf
from tests.arena import arena

# 1 and 2 have 1.5, 3 and 4 half a point; nothing in the points says who is first
FINISHED = """
 1 A 2000 | 4w1 2w=
 2 B 1900 | 3w1 1b=
 3 C 1800 | 2b0 4w=
 4 D 1700 | 1b0 3b=
"""


def stated(*ranks: int) -> tuple[StatedRank, ...]:
    return tuple(StatedRank(number, rank, number) for number, rank in enumerate(ranks, 1))


def places(section: Section) -> dict[int, int | None]:
    return {row.player.number: row.rank for row in compute_standings(section).rows}


def test_ranks_of_a_finished_file_are_kept_and_said_to_be_the_files() -> None:
    section, said = with_file_ranks(arena(FINISHED), stated(2, 1, 4, 3))
    assert places(section) == {1: 2, 2: 1, 3: 4, 4: 3}
    assert str(section.ladder) == "MAN{source=file}"
    assert said == (
        "The file names no tie-breaks: its own ranks are kept, as those of the file, until you choose a ladder."
    )
    table = compute_standings(section)
    assert table.ladder[0].name == "Place decided by hand, as ranked in the imported file"
    assert table.ladder[0].is_c07 is False
    # a ladder that is chosen counts from then on
    chosen = replace(section, ladder=parse_ladder("TPN"))
    assert places(chosen) == {1: 1, 2: 2, 3: 3, 4: 4}


def test_shared_ranks_stay_shared() -> None:
    section, _ = with_file_ranks(arena(FINISHED), stated(1, 1, 3, 4))
    assert places(section) == {1: 1, 2: 1, 3: 3, 4: 4}


def test_they_survive_the_way_through_a_file() -> None:
    section, _ = with_file_ranks(arena(FINISHED), stated(2, 1, 4, 3))
    data = export_trf(section)
    assert [one.rank for one in stated_ranks(data)] == [2, 1, 4, 3]
    again = read_trf(data).section
    assert places(again) == places(section)


def test_the_ladder_assumed_is_listed() -> None:
    """Unfinished, by points and pairing number only, or against the points: the preset, which the review names."""
    going_on = arena(FINISHED, rounds_total=3)
    for section, ranks in ((going_on, (2, 1, 4, 3)), (arena(FINISHED), (1, 2, 3, 4)), (arena(FINISHED), (3, 4, 1, 2))):
        kept, said = with_file_ranks(section, stated(*ranks))
        assert kept == section
        assert "The file names no tie-breaks: ties are broken by the preset of the system, " in said
        assert said.endswith(", until you choose a ladder.")
        assert "Buchholz" in said
    assert "do not follow the points" in with_file_ranks(arena(FINISHED), stated(3, 4, 1, 2))[1]
    assert with_file_ranks(replace(going_on, ladder=parse_ladder("SB")), stated(2, 1, 4, 3))[1] == ""


def test_a_second_import_adds_no_line_again() -> None:
    """Read, written and read again: the breaches and contradictions are noted once."""
    twice = arena("1 A | 2w1 2b1\n2 B | 1b0 1w0")
    noted = with_breaches_noted(twice, import_warnings(twice))
    assert noted.comments
    again = read_trf(export_trf(noted)).section
    assert with_breaches_noted(again, import_warnings(twice)).comments == noted.comments
    fault = Fault("Player 1 has 2.0 points, but the results give 1.5.", 3)
    once = with_defects_noted(twice, [fault])
    assert with_defects_noted(once, [fault]).comments == once.comments


def test_who_never_sat_at_a_board_needs_no_rank_of_the_file() -> None:
    field = arena(FINISHED + " 5 E 1600 | Z Z\n")
    unranked = [row.player.number for row in compute_standings(field, ladder=Ladder()).rows if row.rank is None]
    kept, _ = with_file_ranks(field, stated(2, 1, 4, 3))
    assert unranked == [5]
    assert str(kept.ladder) == "MAN{source=file}"


def test_who_has_no_rank_is_not_waited_for_and_everybody_else_is() -> None:
    """Player 4 was expelled (Q19): the file need not rank him. Of the others it has to rank all."""
    section = arena(FINISHED)
    gone = replace(section, players=(*section.players[:3], replace(section.players[3], standing=Standing.EXPELLED)))
    assert places(gone)[4] is None
    kept, _ = with_file_ranks(gone, stated(2, 1, 3))
    assert places(kept) == {1: 2, 2: 1, 3: 3, 4: None}
    left, (said, *_) = with_file_ranks(section, stated(2, 1, 4))
    assert left.ladder is None or str(left.ladder) != "MAN{source=file}"
    assert "own ranks are kept" not in said
