"""What a report says beside the records of FIDE: every rung that is not FIDE's, in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdapp.domain.section.event import Section
from tdapp.domain.section.ladder import parse_ladder
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.player import Standing
from tdapp.domain.section.team import Score
from tdapp.domain.systems.registry import SYSTEMS
from tdapp.domain.words.wording import language
from tdapp.services.tables.export import export_trf, is_interim
from tdapp.services.tables.final_mark import final_mark
from tests.arena import arena
from tests.asked import small


def test_a_rung_that_is_not_of_fide_is_said_with_its_rule_only_where_it_has_one() -> None:
    section = arena("1 A | 2w1 3w=\n2 B | 1b0 4b1\n3 C | 4w1 1b=\n4 D | 3b0 2w0")
    written = export_trf(replace(section, ladder=parse_ladder("BH@sivakasi,LSM"))).decode()
    (buchholz, squares) = [line for line in written.splitlines() if line.startswith("### tdapp words")]
    assert "BH@sivakasi: Buchholz. Unplayed games: " in buchholz
    assert squares.endswith("LSM: Least squares rating.")


SWISS = arena("1 A 2000 | 2w1 3w=\n2 B 1900 | 1b0 4b1\n3 C 1800 | 4w1 1b=\n4 D | 3b0 2w0")


def words(section: Section) -> list[str]:
    """What stands there beside the records."""
    return [line for line in export_trf(section).decode().splitlines() if line.startswith("### tdapp words")]


def test_who_has_other_ratings_in_later_rounds_of_a_long_event() -> None:
    """Q216; a shorter event has one rating for all its rounds."""
    first, second, third, last = SWISS.players
    rated = replace(second, round_ratings=((2, 1950),))
    unrated = replace(last, round_ratings=((2, 1400), (3, 1450)))
    section = replace(SWISS, players=(first, rated, third, unrated), long_event=True)
    assert [line.partition("Rating of ")[2] for line in words(section) if "Rating of" in line] == [
        "no. 2: 1900, 1950 from round 2 on.", "no. 4: none, 1400 from round 2 on, 1450 from round 3 on.",
    ]  # fmt: skip
    assert words(replace(section, long_event=False)) == words(SWISS) == []


def places(section: Section) -> list[str]:
    return [line[85:89].strip() for line in export_trf(section).decode().splitlines() if line.startswith("001")]


def test_who_has_no_place_comes_last() -> None:
    assert places(replace(SWISS, ladder=parse_ladder("TPN"))) == ["1", "3", "2", "4"]
    gone = replace(SWISS.players[0], standing=Standing.EXPELLED)
    out = replace(SWISS, players=(gone, *SWISS.players[1:]), ladder=parse_ladder("TPN"))
    assert places(out) == ["4", "2", "1", "3"]


@pytest.mark.parametrize(("letter", "interim"), [("=", False), ("?", True), ("~", True), ("+", False)])
def test_a_game_without_a_result_makes_it_an_interim_report(letter: str, interim: bool) -> None:
    """Q164-169."""
    answer = {"+": "-"}.get(letter, letter)
    assert is_interim(arena(f"1 A | 2w1 3w{letter}\n2 B | 1b0 U\n3 C | U 1b{answer}")) is interim


def test_the_mark_of_final_standings_is_that_of_places_points_and_values_in_every_language() -> None:
    """Of the ladder and the round as well; a name has no say in it."""
    section = replace(SWISS, ladder=parse_ladder("BH"))
    mark = final_mark(section)
    assert len(mark) == 16
    with language("de"):
        assert final_mark(section) == mark
    renamed = replace(section, players=(replace(section.players[0], name="Z"), *section.players[1:]))
    assert final_mark(renamed) == mark
    lost = replace(section, cells=((section.cells[0][0], Cell(Outcome.LOSS, 3)), *section.cells[1:]))
    marks = {mark, final_mark(lost), final_mark(replace(section, ladder=parse_ladder("BH/C1")))}
    teams = small(next(one for one in SYSTEMS if one.key == "team-swiss-2026"))
    by_game = replace(teams, team_rules=replace(teams.team_rules, primary=Score.GAME))
    assert len(marks | {final_mark(teams), final_mark(by_game)}) == 5
