"""Tie-breaks of teams (C.07, 12 and 13): hand calculation on small events, and published tables."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from types import SimpleNamespace

import numpy as np
import pytest

from tdapp.domain.section.event import Edition, Kind, Section
from tdapp.domain.section.ladder import parse_ladder, parse_rung
from tdapp.domain.words.errors import RuleViolation
from tdapp.services.tables.explanation import explain_player
from tdapp.services.tables.standings import compute_standings
from tdapp.tiebreaks.criteria.team_boards import BottomBoards, TopBoards
from tdapp.tiebreaks.explain import State
from tdapp.tiebreaks.registry import resolve
from tests.arena import arena
from tests.golden.reader import Golden, golden
from tests.team_arena import team_arena
from tests.tiebreaks.criteria.team_golden import from_scores
from tests.tiebreaks.criteria.values import order, values

# one drawn match: 1 ½ ½ 0
DRAWN = """
 1 A | 2w:1==0
 2 B | 1b:0==1
"""


def test_board_count_lower_is_better() -> None:
    """12.1: 1x1 + 2x½ + 3x½ = 3.5; the other side 2x½ + 3x½ + 4x1 = 6.5."""
    section = team_arena(DRAWN)
    assert values(section, "BC") == ["3.5", "6.5"]
    assert order(section, "BC") == [1, 2]


def test_board_count_is_not_used_where_game_points_differ() -> None:
    """12.1: A and B are level on match points, A has 4 game points and B 2: no value, the tie stays."""
    section = team_arena("1 A | 3w:1111\n2 B | 4w:0===\n3 C | 1b:0000\n4 D | 2b:1===")
    table = compute_standings(section, ladder=parse_ladder("BC"), after_round=1)
    assert {row.player.number: (row.rank, row.values[0]) for row in table.rows}[1] == (1, None)
    assert {row.player.number: row.rank for row in table.rows} == {1: 1, 4: 1, 2: 3, 3: 3}
    level = compute_standings(section, ladder=parse_ladder("MPvGP,BC"), after_round=1)
    assert all(row.values[1] is not None for row in level.rows)
    explained = explain_player(section, 1, ladder=parse_ladder("BC"), after_round=1)[0]
    assert "The tied teams have different game points: not used among them (C.07, 12.1)." in explained.notes


def test_top_boards_and_bottom_boards_of_a_drawn_match() -> None:
    """12.2: 1 against 0 on the first board; 12.3: 2 against 1 without the last board."""
    section = team_arena(DRAWN)
    assert values(section, "TBR") == ["1", "2"]
    assert values(section, "BBE") == ["1", "2"]
    table = explain_player(section, 2, ladder=parse_ladder("BBE"))[0].tables[0]
    assert table.headings == ("Bd 1", "Bd 2", "Bd 3", "Bd 4")
    assert table.cells == (("1.0", "0.5", "0.5", "0.0"), ("0.0", "0.5", "0.5", "1.0"))
    assert table.note == "Bd 1-3: 2.0 (1), 1.0 (2)."


def test_bottom_boards_go_on_until_something_differs() -> None:
    """12.3: without the last board 1½ each, without the last two 1 against ½ ... 12.2: the first board ½ each."""
    section = team_arena("1 A | 2w:=10=\n2 B | 1b:=01=")
    assert values(section, "BBE") == ["1", "2"]
    assert values(section, "TBR") == ["1", "2"]
    explained = explain_player(section, 1, ladder=parse_ladder("BBE"))[0]
    assert explained.tables[0].note == "Bd 1-3: 1.5 (1), 1.5 (2); Bd 1-2: 1.5 (1), 0.5 (2)."
    equal = team_arena("1 A | 2w:====\n2 B | 1b:====")
    assert values(equal, "TBR") == values(equal, "BBE") == ["0", "0"]
    assert "equal on every board" in explain_player(equal, 1, ladder=parse_ladder("TBR"))[0].formula


def test_berlin_count_of_the_seed() -> None:
    """½ 1 0 ½ on four boards: 4x½ + 3x1 + 0 + ½ = 5.5 against 4.5."""
    section = team_arena("1 A | 2w:=10=\n2 B | 1b:=01=")
    assert values(section, "BERLIN") == ["5.5", "4.5"]
    terms = explain_player(section, 1, ladder=parse_ladder("BERLIN"))[0].terms
    assert [(term.result, term.term, term.why) for term in terms] == [("½ 1 0 ½", "5.5", "4×0.5 + 3×1 + 2×0 + 1×0.5")]


def test_a_bye_counts_as_a_win_on_every_board() -> None:
    """12: although C.04.6 credits a drawn match, a pairing-allocated bye is a win on each board here."""
    section = team_arena("1 A | U\n2 B | 3w:1111\n3 C | 2b:0000")
    assert values(section, "BC") == ["10.0", "10.0", "0.0"]
    assert values(section, "BERLIN") == ["10.0", "10.0", "0.0"]
    explained = explain_player(section, 1, ladder=parse_ladder("BERLIN"))[0]
    assert explained.notes == ("A pairing-allocated bye counts as a win on every board (C.07, 12).",)


# three rounds of four teams, everybody meets everybody; match points: A 4, B 3, C 5, D 0; game points 7½ 6½ 8½ 1½
TRIANGLE = """
 1 A | 2w:111= 3b:0000 4w:1111
 2 B | 1b:000= 4b:1111 3w:1100
 3 C | 4w:===1 1w:1111 2b:0011
 4 D | 3b:===0 2w:0000 1b:0000
"""


def test_the_other_score() -> None:
    """13.1: game points after match points; match points where game points rank."""
    section = team_arena(TRIANGLE)
    assert values(section, "MPvGP") == values(section, "PTS:GP") == ["7.5", "6.5", "8.5", "1.5"]
    by_games = team_arena(TRIANGLE, primary="GP")
    assert values(by_games, "MPvGP") == values(by_games, "PTS:MP") == ["4.0", "3.0", "5.0", "0.0"]
    assert parse_rung("mpvgp").code == "MPvGP"


def test_sonneborn_berger_of_teams_takes_totals_of_one_score_and_points_of_the_other() -> None:
    """13.2, C: beat D (0 MP, 1½ GP) 2½, beat A (4, 7½) 4, drew with B (3, 6½) 2; match points 2, 2, 1."""
    section = team_arena(TRIANGLE)
    assert values(section, "EMMSB")[2] == "11.0"  # 2x0 + 2x4 + 1x3
    assert values(section, "EMGSB")[2] == "22.0"  # 2.5x0 + 4x4 + 2x3
    assert values(section, "EGMSB")[2] == "24.5"  # 2x1.5 + 2x7.5 + 1x6.5
    assert values(section, "EGGSB")[2] == "46.75"  # 2.5x1.5 + 4x7.5 + 2x6.5


def test_the_cut_takes_the_opponent_of_the_lowest_total() -> None:
    """14 and rules-teams 6.3: D has the fewest match points; with game points D as well (1½)."""
    section = team_arena(TRIANGLE)
    assert values(section, "EMGSB/C1")[2] == "22.0"
    assert values(section, "EGGSB/C1")[2] == "43.0"
    terms = explain_player(section, 3, ladder=parse_ladder("EGGSB/C1"))[0].terms
    assert [(term.opponent, term.state) for term in terms if term.state is State.CUT] == [(4, State.CUT)]


def test_unplayed_matches_take_each_score_by_itself() -> None:
    """16.4.2 (2026): a bye's dummy is at most draws in all rounds: 2 match points, 4 game points after 2 rounds.

    A: bye (1 MP, 2 GP), then 4-0 against B: 3 MP, 6 GP. Dummy 2 in match points, 4 in game points; B has 0 and 1.
    """
    drawing = "1 A | U 2w:1111\n2 B | 3w:1000 1b:0000\n3 C | 2b:0111 Z"
    section = team_arena(drawing)
    assert values(section, "BH:MP")[0] == "2.0"  # 2 + 0
    assert values(section, "BH:GP")[0] == "5.0"  # 4 + 1
    assert values(section, "EMGSB")[0] == "4.0"  # dummy 2 x 2 GP + 0 x 4
    assert values(section, "EGGSB")[0] == "12.0"  # dummy 4 x 2 GP + 1 x 4
    before = team_arena(drawing, edition=Edition.FIDE_2024)
    assert values(before, "BH:MP")[0] == "3.0"
    assert values(before, "EGGSB")[0] == "16.0"  # dummy 6 x 2 + 1 x 4


def test_the_two_scores_are_explained_together() -> None:
    explained = explain_player(team_arena(TRIANGLE), 3, ladder=parse_ladder("EMGSB"))[0]
    assert [(t.opponent, t.opponent_score, t.result, t.term) for t in explained.terms] == [
        (4, "0.0", "2.5", "0.0"),
        (1, "4.0", "4", "16.0"),
        (2, "3.0", "2", "6.0"),
    ]
    assert explained.formula == "0.0 + 16.0 + 6.0 = 22.0"


def test_score_strength_divides_by_the_whole_part_of_the_scales() -> None:
    """13.4: three rounds of 2 MP on four boards: 6 / 4, whole part 1; C: 8.5 + (0 + 4 + 3) / 1."""
    section = team_arena(TRIANGLE)
    assert values(section, "SSSC")[2] == "15.5"
    assert values(section, "SSSC/K2")[2] == "12.0"
    explained = explain_player(section, 3, ladder=parse_ladder("SSSC/K2"))[0]
    assert explained.formula == "8.5 + 7.0 / 2 = 12.0"
    assert explained.notes[-1] == "K = 2, as the rung says."
    # 13.4 with Fore Buchholz: round 3 drawn, so B and D each have one point more, A one less
    assert values(section, "SSSC/F")[2] == "15.5"
    final, interim = (
        explain_player(replace(section, rounds_total=rounds), 3, ladder=parse_ladder("SSSC"))[0].notes[-1]
        for rounds in (section.rounds_held, section.rounds_held + 1)
    )
    assert "points in all rounds" in final
    assert "points in the rounds so far" in interim
    # game points first: 12 / 2 = 6; C: 5 MP + (1.5 + 7.5 + 6.5) / 6
    by_games = explain_player(team_arena(TRIANGLE, primary="GP"), 3, ladder=parse_ladder("SSSC"))[0]
    assert by_games.formula == "5.0 + 15.5 / 6 = 7.583333"


# A and B drew their match 0011-1100 and won the other one 4-0
LEVEL = """
 1 A | 2w:0011 3w:1111
 2 B | 1b:1100 4w:1111
 3 C | 4b:0000 1b:0000
 4 D | 3w:1111 2b:0000
"""


def test_boards_decide_between_two_teams_whom_both_scores_leave_tied() -> None:
    """13.3.2: board count A 3 + 4, B 1 + 2, so B first; so with the top boards, and without the last boards."""
    section = team_arena(LEVEL)
    assert values(section, "EDE")[:2] == ["0", "0"]
    for code in ("EDET", "EDEB", "EDEBT", "EDEBB"):
        assert values(section, code)[:2] == ["2", "1"], code
    tables = explain_player(section, 1, ladder=parse_ladder("EDEBT"))[0].tables
    assert [table.title for table in tables] == [
        "The tied teams: match points",
        "The tied teams: game points",
        "Boards of the match between them (BC)",
    ]
    assert tables[2].note == "Board count, the lower one first: 7.0 (1), 3.0 (2)."


def test_board_count_and_top_boards_can_disagree() -> None:
    """A 1 0 0 1 has board count 5, B 0 1 1 0 has 5 as well: then the first board, or the boards without the last."""
    section = team_arena(LEVEL.replace("2w:0011", "2w:1001").replace("1b:1100", "1b:0110"))
    assert values(section, "EDEBT")[:2] == ["1", "2"]  # the first board
    assert values(section, "EDEBB")[:2] == ["2", "1"]  # 1 against 2 without the last
    assert values(section, "EDEB")[:2] == ["2", "1"]


# Held's exercise 45: five teams of 10 match points; mutual game points 8.5 (4), 8.0 (1, 2, 3), 7.5 (5), mutual match
# points 4 each; among 1, 2, 3: game points 5.0, 5.5, 1.5, match points 4, 2, 0
def test_the_restart_of_the_extended_encounter() -> None:
    section = five_level_teams()
    assert order(section, "EDE")[:5] == [4, 2, 1, 3, 5]
    assert order(section, "EDE{restart=primary}")[:5] == [4, 1, 2, 3, 5]


def five_level_teams() -> Section:
    """Held's five teams with results that give his mutual sums; everybody has met, each with one bye."""
    won_by_first = [
        [(1, 2, "2.5"), (3, 4, "2.5")],
        [(2, 3, "4"), (5, 4, "3.5")],
        [(5, 1, "2.5"), (4, 2, "4")],
        [(1, 3, "2.5"), (2, 5, "2.5")],
        [(4, 1, "2.5"), (3, 5, "4")],
    ]
    rounds: dict[int, list[tuple[int, int, Fraction]]] = {}
    for number, matches in enumerate(won_by_first, 1):
        rounds[number] = []
        for one, other, points in matches:
            rounds[number] += [(one, other, Fraction(points)), (other, one, 4 - Fraction(points))]
        paired = {team for team, _, _ in rounds[number]}
        rounds[number] += [(team, 0, Fraction(2)) for team in range(1, 6) if team not in paired]
    return from_scores(5, 4, rounds)


def test_olympiad_leaves_the_weakest_opponent_out() -> None:
    """OSB, C: without D (0 MP): 4x4 + 2x3; OBH: 4 + 3. A: without D: 3.5x3 + 0x5; 3 + 5."""
    section = team_arena(TRIANGLE)
    assert values(section, "OSB") == ["10.5", "12.0", "22.0", "7.5"]
    assert values(section, "OBH") == ["8.0", "9.0", "7.0", "9.0"]
    terms = explain_player(section, 3, ladder=parse_ladder("OSB"))[0].terms
    assert terms[0].why == "cut: the opponent with the fewest match points"


def test_olympiad_counts_forfeits_with_the_opponent_and_byes_as_nobody() -> None:
    """A: bye, then B (1 MP of a bye), who never came: 4 game points, then C (1 MP of a bye).

    The regulations of 2022 leave out an opponent, and a bye is none: 4x1 of 4x1 + 4x1 is left. Those of 2026 cut the
    round of the pairing-allocated bye where there is one, but no other round without an opponent.
    """
    section = team_arena("1 A | U 2w:++++ 3w:1111\n2 B | Z 1b:---- U\n3 C | U Z 1b:0000")
    assert values(section, "OSB")[0] == "4.0"
    assert values(section, "OBH")[0] == "1.0"
    terms = explain_player(section, 1, ladder=parse_ladder("OSB"))[0].terms
    assert [term.state.value for term in terms] == ["not_counted", "cut", "counted"]
    assert terms[0].why == "no opponent: adds nothing, and is not the one left out"
    # 2026: B missed a round (1 more); C too
    assert values(section, "OSB{rules=2026}")[0] == "16.0"
    absent = team_arena("1 A | Z 2w:1111 3w:1111\n2 B | U 1b:0000 U\n3 C | U U 1b:0000")
    assert values(absent, "OSB{rules=2026}")[0] == "8.0"  # B and C have 2 MP: the weakest of the two goes, not the Z
    terms = explain_player(section, 1, ladder=parse_ladder("OSB{rules=2026}"))[0].terms
    assert [term.state.value for term in terms] == ["cut", "counted", "counted"]
    assert terms[1].why.startswith("scored 1.0; rounds without a pairing count 1 match point")


def test_criteria_of_teams_are_for_teams_and_ratings_are_not() -> None:
    teams, players = team_arena(DRAWN), arena("1 A 2000 | 2w1\n2 B 1900 | 1b0")
    for code in ("BC", "TBR", "BBE", "BERLIN", "EDE", "EMMSB", "SSSC", "MPvGP", "OSB", "OBH"):
        with pytest.raises(RuleViolation, match="is for team events"):
            resolve(players, parse_rung(code))
    with pytest.raises(RuleViolation, match="match and game points are for team events"):
        resolve(players, parse_rung("BH:MP"))
    for code in ("ARO{unrated=1400}", "TPR", "BPG", "GP"):
        with pytest.raises(RuleViolation, match="is for players"):
            resolve(teams, parse_rung(code))
    with pytest.raises(RuleViolation, match="does not choose between"):
        resolve(teams, parse_rung("EMMSB:GP"))


def test_the_score_of_a_rung_can_be_chosen() -> None:
    """Individual criteria read the table that they name; without a name the ranking one (C.07, 5 and 13)."""
    section = team_arena(TRIANGLE)
    assert values(section, "BH") == values(section, "BH:MP") == ["8.0", "9.0", "7.0", "12.0"]
    assert values(section, "BH:GP") == ["16.5", "17.5", "15.5", "22.5"]
    assert values(section, "SB:GP") == values(section, "EGGSB")
    assert values(section, "SB:MP") == values(section, "EMMSB")
    robin = team_arena(TRIANGLE, kind=Kind.ROUND_ROBIN)
    assert values(robin, "DE:GP") == values(robin, "DE") == ["0", "0", "0", "0"]


def crete(event: Golden, **fields: object) -> Section:
    """The matches by game points: ``1-8 3:3`` or ``15 bye``."""
    rounds: dict[int, list[tuple[int, int, Fraction]]] = {}
    for number in range(1, 8):
        entries = rounds.setdefault(number, [])
        for match in event.facts[f"round {number}"].split(", "):
            teams, _, points = match.partition(" ")
            if points == "bye":
                entries.append((int(teams), 0, Fraction(3)))
                continue
            (one, other), (own, theirs) = map(int, teams.split("-")), map(Fraction, points.split(":"))
            entries += [(one, other, own), (other, one, theirs)]
    return from_scores(15, 6, rounds, **fields)


@pytest.mark.parametrize("edition", [Edition.FIDE_2024, Edition.FIDE_2026])
def test_crete_2024_comes_out_in_all_rows(edition: Edition) -> None:
    """Published: match points, game points, EGGSB, Buchholz, ladder PTS, MPvGP, EGGSB."""
    event, year = golden("crete_2024"), edition.value[-4:]
    section = crete(event, edition=edition)
    table = compute_standings(section, ladder=parse_ladder("MPvGP,EGGSB,BH:MP"))
    rows = sorted(table.rows, key=lambda row: row.player.number)
    assert [float(row.points) for row in rows] == [float(word or "") for word in event.column("MP")]
    for index, name in enumerate(("GP", "EGGSB", "BH:MP")):
        assert [float(row.values[index] or 0) for row in rows] == [
            float(word or "") for word in event.column(name, year)
        ]
    if year == "2024":
        assert [str(row.rank) for row in rows] == event.column("place")


@pytest.mark.parametrize("code", ["BC", "TBR", "BBE"])
def test_nobody_is_ranked_where_there_are_no_teams(code: str) -> None:
    nobody = replace(team_arena(DRAWN), players=(), cells=(), teams=(), matches=(), team_byes=())
    assert compute_standings(nobody, ladder=parse_ladder(code)).rows == ()


def test_boards_in_turn_leave_some_of_a_group_equal() -> None:
    """C.07, 12.2 and 12.3: of two boards; the first group has 1st, 1st, 3rd; the second 1st, 2nd, 2nd; no one else."""
    points = np.array([[2, 0], [2, 0], [1, 5], [4, 0], [3, 9], [3, 9], [1, 1], [1, 1], [7, 7]])
    table = SimpleNamespace(size=9, teams=SimpleNamespace(boards=points[:, None, :]))
    groups = np.array([0, 0, 0, 1, 1, 1, 2, 2, -1])
    for criterion in (TopBoards(), BottomBoards()):
        places = criterion.column(table, None, groups).numerators.tolist()  # type: ignore[arg-type]
        assert places == [1, 1, 3, 1, 2, 2, 0, 0, 0]
