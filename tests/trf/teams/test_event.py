"""Team events: the records by their columns, what is derived without them, contradictions with line and column."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace

import pytest

from tdapp.domain.section.event import Acceleration, ForbiddenPairs, Kind, Section
from tdapp.domain.section.match import Decision, How, LineUp, Match, Side, TeamAdjustment, TeamBye
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.player import CheckIn, Standing
from tdapp.domain.section.team import LineUpRule, Preference, Score, Strength, TeamRules
from tdapp.domain.teams.scores import Scores
from tdapp.domain.words.errors import InputRefused
from tdapp.storage.event.creation import create_event_file
from tdapp.storage.event.reading import read_event_sections
from tdapp.trf.notes import Notebook, NoteKind, Taken
from tdapp.trf.reader import read_trf
from tdapp.trf.teams.event import _boards, said_by_code
from tdapp.trf.writer import write_trf
from tests.team_events import random_team_event
from tests.trf.lines import notes, p, place, trf

HALF = Fraction(1, 2)
SWISS = "192 FIDE_TEAM_TYPEB_GP_MP"


def team(number: int, name: str, *members: int, mp: str = "", gp: str = "", short: str = "", strength: str = "") -> str:
    """Record 310 by its columns."""
    fields = [(1, "310"), (5, f"{number:3}"), (9, name), (42, short), (48, strength.rjust(6)), (55, mp.rjust(6)),
              (62, gp.rjust(6))]  # fmt: skip
    fields += [(74 + 5 * index, f"{one:4}") for index, one in enumerate(members)]
    return place(*[field for field in fields if field[1].strip()])


def old_team(name: str, *members: int) -> str:
    """Record 013 by its columns."""
    return place((1, "013"), (5, name), *((37 + 5 * index, f"{one:4}") for index, one in enumerate(members)))


# Reds (1-3) and Blues (4-6) on two boards; round 1 Reds White on board 1: 1-0, ½; round 2 Blues first: 4 did not come
PLAYERS = (
    p(1, "2.0", "4 w 1", "0000 b +"),
    p(2, "0.5", "5 b =", "", name="Second"),
    p(3, "0.0", "", "6 w 0"),
    p(4, "0.0", "1 b 0", ""),
    p(5, "0.5", "2 w =", ""),
    p(6, "1.0", "", "3 b 1"),
)
TWO_BOARDS = ("352 WB", "362 TW 2.0   TD 1.0   TL 0.0")
TEAMS = (team(1, "Reds", 1, 2, 3, mp="3.0", gp="2.5", short="RED", strength="2400"), team(2, "Blues", 4, 5, 6))


def section(*lines: str, **options: object) -> Section:
    return read_trf(trf(*lines), **options).section  # type: ignore[arg-type]


def faults(*lines: str) -> str:
    with pytest.raises(InputRefused) as refused:
        read_trf(trf(*lines))
    return "\n".join(fault.located("f") for fault in refused.value.faults)


def scores(some: Section) -> list[tuple[Fraction, ...]]:
    found = Scores(some)
    return [found.score(match).game_points for match in some.matches]


def test_teams_rules_and_matches_by_the_columns() -> None:
    some = section("142 2", *TWO_BOARDS, SWISS, *PLAYERS, *TEAMS)
    assert some.kind is Kind.TEAM_SWISS
    assert some.team_rules == TeamRules(boards=2, primary=Score.GAME, preference=Preference.B)
    assert [(one.number, one.name, one.short, one.strength, one.members) for one in some.teams] == [
        (1, "Reds", "RED", 2400, (1, 2, 3)),
        (2, "Blues", "", None, (4, 5, 6)),
    ]
    # round 2: 3 has White on a board of his own order, so Blues are first-named: 4's chair stayed empty, 6 Black
    assert [(one.round, one.first, one.second) for one in some.matches] == [
        (1, LineUp(1, (1, 2)), LineUp(2, (4, 5))),
        (2, LineUp(2, (None, 6)), LineUp(1, (1, 3))),
    ]
    assert scores(some) == [(Fraction(3, 2), HALF), (Fraction(1), Fraction(1))]


def test_a_lone_forfeit_win_is_a_board_of_the_match() -> None:
    """rules-teams 7.1: ``+`` without an opponent in a team file."""
    some = section("142 2", *TWO_BOARDS, SWISS, *PLAYERS, *TEAMS)
    cell = some.cells[0][1]
    assert (cell.outcome, cell.opponent) == (Outcome.FORFEIT_WIN, None)


def test_line_ups_say_who_sat_where() -> None:
    """Record 300: team at 9-11, opponent at 13-15, players from 17 on; 0000 is an empty board."""
    some = section(
        "142 2", *TWO_BOARDS, SWISS, *PLAYERS, *TEAMS, "300 002   1   2    1    3", "300 002   2   1 0000    6"
    )
    assert some.matches[1].first == LineUp(2, (None, 6))
    assert some.matches[1].second == LineUp(1, (1, 3))
    one_side = section("142 2", *TWO_BOARDS, SWISS, *PLAYERS, *TEAMS, "300 002   1   2    1    3")
    assert one_side.matches == some.matches


def test_byes_forfeits_and_adjustments() -> None:
    lines = (
        "142 3", "352 WB", p(1, "1.0", "3 w 1"), p(2, "0.0"), p(3, "0.0", "1 b 0"), p(4, "0.0"), p(5, "0.0"),
        team(1, "A", 1, 2), team(2, "B", 3, 4), team(3, "C", 5),
        "320  1.0  1.5 003", "240 H 002    1", "330 -+ 002   2   3",
        place((1, "299"), (8, "-1.0"), (14, "-0.5"), (20, "001"), (24, "   2")),
    )  # fmt: skip
    some = section(*lines)
    assert some.team_rules is not None
    assert (some.team_rules.pab_mp, some.team_rules.pab_gp) == (1, Fraction(3, 2))
    assert some.team_byes == (TeamBye(1, 3, Outcome.PAIRING_BYE), TeamBye(2, 1, Outcome.HALF_POINT_BYE))
    assert some.matches[1] == Match(2, 1, LineUp(2, ()), LineUp(3, ()), forfeit=Side.FIRST)
    assert some.adjustments == (TeamAdjustment(1, 2, Fraction(-1), -HALF, ""),)
    typed = section(*lines[:-1], place((1, "299"), (5, "H"), (8, " 2.0"), (14, " 2.0"), (20, "000"), (24, "   1")))
    assert typed.adjustments == (TeamAdjustment(2, 1, Fraction(1), Fraction(1), ""),)


def test_abnormal_points_of_a_result_reach_the_last_round_and_are_said_where_none_fits() -> None:
    """Reds won round 1 by 1½, drew round 2 and asked for half a point in round 3; Blues won nothing."""
    typed = [
        place((1, "299"), (5, code), (8, " 3.0"), (14, points), (20, number), (24, ids))
        for code, points, number, ids in (
            ("W", " 1.5", "000", "   1   2"), ("D", " 1.0", "000", "   1"), ("L", " 0.5", "000", "   2"),
            ("D", " 1.0", "001", "   1"), ("H", " 1.0", "003", "   1"),
        )
    ]  # fmt: skip
    reading = read_trf(trf("142 4", *TWO_BOARDS, SWISS, *PLAYERS, *TEAMS, "240 H 003    1", *typed))
    assert [(one.round, one.team, one.match_points) for one in reading.section.adjustments] == [
        (1, 1, 1), (1, 2, 3), (2, 1, 2)
    ]  # fmt: skip
    assert [note.text for note in reading.notes if note.kind is NoteKind.LEFT_OUT] == [
        "Abnormal points of team 2 in round 0 (299) fit no such result (and 2 more like it)."
    ]


def test_abnormal_points_beside_their_columns_are_left_out() -> None:
    """Five columns wide, as a writer counts who takes the blank before them: read in four, the sign was lost."""
    shifted = place((1, "299"), (7, "-10.5"), (14, "-0.5"), (20, "001"), (24, "   2"))
    reading = read_trf(trf("142 2", *TWO_BOARDS, SWISS, *PLAYERS, *TEAMS, shifted))
    assert reading.section.adjustments == ()
    left = [(note.text, note.column) for note in reading.notes if note.kind is NoteKind.LEFT_OUT]
    assert left == [("Abnormal points that cannot be read (299) are not applied.", 5)]


def test_accelerations_and_prohibitions_name_teams() -> None:
    some = section(
        "142 4", *TWO_BOARDS, "192 FIDE_TEAM_BAKU", *PLAYERS, *TEAMS, "250  2.0  0.0 003 004 0001 0002",
        "260 003 004    1    2", "212 PTS,EDET/P,EMGSB/C1,BH:MP/C1,MPvGP",
    )  # fmt: skip
    assert some.accelerations == (Acceleration("2.0", 3, 4, 1, 2),)
    assert some.forbidden == (ForbiddenPairs(3, 4, (1, 2)),)
    assert str(some.ladder) == "EDET/P,EMGSB/C1,BH:MP/C1,MPvGP"


def test_a_trf16_file_shows_its_matches_by_its_games() -> None:
    """rules-teams 7.2: teams are the lines in order, opponents those of the members, boards by colour and order."""
    lines = (
        "092 Team Swiss",
        p(1, "1.0", "4 w 1"), p(2, "0.0", "5 b 0"), p(3, "0.0", ""), p(4, "0.0", "1 b 0"), p(5, "1.0", "2 w 1"),
        p(6, "0.0", "", name="Lonely"),
        old_team("Reds", 1, 2, 3), old_team("Blues", 4, 5), old_team("Greens", 6),
    )  # fmt: skip
    reading = read_trf(trf(*lines), taken=Taken((1,)))
    some = reading.section
    assert some.kind is Kind.TEAM_SWISS
    assert [(one.number, one.name) for one in some.teams] == [(1, "Reds"), (2, "Blues"), (3, "Greens")]
    assert [(one.first, one.second) for one in some.matches] == [(LineUp(1, (1, 2)), LineUp(2, (4, 5)))]
    assert some.team_byes == (TeamBye(1, 3, Outcome.PAIRING_BYE),)
    assert "round 1: team Greens: as you chose, each of them had the pairing-allocated bye" in notes(reading)
    assert "how many boards a match has (352); 2 were taken" in notes(reading)


CROSSED = (p(1, "1.0", "3 w 1"), p(2, "0.0", "5 b 0"), p(3, "0.0", "1 b 0"), p(4, "1.0", "6 b 1"),
           p(5, "1.0", "2 w 1"), p(6, "0.0", "4 w 0"))  # fmt: skip
NAMED = (("X", 1, 2), ("Y", 3, 4), ("Z", 5, 6))
AWAY = (("U", 7), ("V", 8), ("W", 9))


@pytest.mark.parametrize("away", [(), AWAY])
def test_players_who_meet_several_teams_only_carry_names_of_teams(away: tuple[tuple[str, int], ...]) -> None:
    """Each of three meets two in one round; teams of whom nobody plays show nothing else."""
    rows = [*CROSSED, *(p(number, "0.0") for _, number in away)]
    reading = read_trf(trf("092 Swiss", *rows, *(old_team(name, *members) for name, *members in (*NAMED, *away))))
    assert reading.section.kind is Kind.SWISS
    assert not reading.is_team
    assert "names only" in notes(reading)


def test_teams_of_record_310_are_teams_whatever_their_players_did() -> None:
    """Annex A of TRF26: only a competition of teams has it; a team that meets two is a fault of the file."""
    assert "team 1" in faults("092 Swiss", *CROSSED, *(team(number, *one) for number, one in enumerate(NAMED, 1)))


def test_a_walkover_without_a_record_is_taken_and_named() -> None:
    reading = read_trf(
        trf("092 Team Swiss", "352 WB", p(1, "1.0", "0000 w +"), p(2, "1.0", "0000 - +"), p(3, "0.0"), p(4, "0.0"),
            old_team("A", 1, 2), old_team("B", 3, 4))
    )  # fmt: skip
    assert reading.section.matches == (Match(1, 1, LineUp(1, (1, 2)), LineUp(2, ()), forfeit=Side.SECOND),)
    assert "team 1 won without opponents; a match forfeited by team 2 was taken" in notes(reading)


def test_a_round_robin_has_free_rounds() -> None:
    some = section("092 Team Round Robin", p(1, "1.0", "2 w 1"), p(2, "0.0", "1 b 0"), p(3, "0.0"),
                   old_team("A", 1), old_team("B", 2), old_team("C", 3))  # fmt: skip
    assert some.kind is Kind.TEAM_ROUND_ROBIN
    assert (some.rounds_total, some.cycles) == (3, 1)
    assert some.team_byes == (TeamBye(1, 3, Outcome.REST),)


def test_contradictions_are_named_with_line_and_column() -> None:
    base = ("142 2", *TWO_BOARDS, SWISS, *PLAYERS)  # players in lines 5 to 10
    assert faults(*base, TEAMS[0], team(2, "Blues", 4, 5, 6, 3)) == (
        "f:12:92: Player 3 is in team 2, but in team 1 as well (line 11)."
    )
    assert "f:11:87: Team 1 names player 9, who does not exist." in faults(*base, team(1, "R", 1, 2, 9), TEAMS[1])
    assert faults(*base, *TEAMS, "300 001   1   2    1    5", "300 001   2   1    4    5").startswith(
        "f:13:25: Round 1: 5 sits for team 1, but is no member of it."
    )
    assert "f:14:5: Round 1: the line-up of team 1 is given twice (first in line 13)." in faults(
        *base, *TEAMS, "300 001   1   2    1    2", "300 001   1   2    1    2"
    )
    assert "f:14:5: Round 2: the match of teams 2 and 1 is given twice (first in line 13)." in faults(
        *base, *TEAMS, "330 +- 002   1   2", "330 +- 002   2   1"
    )
    assert "team 1 has a bye, but meets 2" in faults(*base, *TEAMS, "320  1.0  1.0 001")
    three = ("142 1", "352 WB", p(1, "1", "3 w 1"), p(2, "1", "4 b 1"), p(3, "0", "1 b 0"), p(4, "0", "2 w 0"))
    mixed = faults(*three, team(1, "A", 1, 2), team(2, "B", 3), team(3, "C", 4))
    assert "f:4:92: Round 1: 2 plays 4 of team 3, but his team 1 meets 2." in mixed
    assert "has 3 boards, but a match has 2" in faults(*base, *TEAMS, "300 001   1   2    1    2    3")


@pytest.mark.parametrize("named", ["1   2", "2   1"])
def test_a_match_lost_by_both_is_lost_by_both_whoever_is_named_first(named: str) -> None:
    some = section("142 2", *TWO_BOARDS, SWISS, *PLAYERS, *TEAMS, f"330 -- 001   {named}")
    assert some.matches[0].forfeit is Side.BOTH


def test_points_that_do_not_add_up_are_named_and_the_matches_count() -> None:
    reading = read_trf(
        trf("142 2", *TWO_BOARDS, SWISS, *PLAYERS, team(1, "Reds", 1, 2, 3, mp="4.0", gp="2.5"), TEAMS[1])
    )
    assert "f:11:55: Team 1 has 4.0 match points in the file, but its matches give 3.0; these count." in notes(reading)


def test_a_file_that_contradicts_itself_is_taken_over_on_request() -> None:
    lines = ("142 2", *TWO_BOARDS, SWISS, *PLAYERS, TEAMS[0], team(2, "Blues", 4, 5, 6, 3))
    reading = read_trf(trf(*lines), defects=True)
    assert [one.members for one in reading.section.teams] == [(1, 2, 3), (4, 5, 6)]
    assert "Player 3 is in team 2, but in team 1 as well" in notes(reading)


@pytest.mark.parametrize(
    ("first", "second"), [("352 WB", "352 BW"), ("362 TW 2.0   TD 1.0   TL 0.0", "362 TW 3.0   TD 1.0   TL 0.0")]
)
def test_a_record_that_is_given_twice_is_named_and_the_first_one_counts(first: str, second: str) -> None:
    lines = ("142 2", SWISS, *TWO_BOARDS, *PLAYERS, *TEAMS)
    plain, same, other = (read_trf(trf(*lines, *more)) for more in ((), (first,), (second,)))
    assert plain.section == same.section == other.section
    said = f"Record {first[:3]} is given twice; the first one counts"
    assert said not in notes(plain) + notes(same)
    assert f"f:{len(lines) + 1}:1: {said}" in notes(other)


def test_a_team_of_a_record_013_that_no_record_310_knows_is_named() -> None:
    lines = ("142 2", SWISS, *TWO_BOARDS, *PLAYERS, *TEAMS)
    plain = read_trf(trf(*lines))
    for same in (old_team("Reds", 1, 2, 3), old_team("Blues", 4, 5, 6)):
        found = read_trf(trf(*lines, same))
        assert found.section == plain.section
        assert "013" not in notes(found)
    said = f"f:{len(lines) + 1}:1: Record 013 says something else than record 310, which counts"
    for other in (
        old_team("Reds", 1, 3, 2),
        old_team("Greens", 1, 2, 3),
        old_team("Blues", 4, 5),
        place((1, "013"), (5, "X"), (37, "  ?1")),
    ):
        found = read_trf(trf(*lines, other))
        assert found.section == plain.section
        assert said in notes(found)


def test_of_what_cannot_be_read_twenty_letters_are_shown() -> None:
    some = ("142 2", SWISS, *PLAYERS, TEAMS[1])
    shown = f"“{'X' * 20}”"
    assert shown in notes(read_trf(trf(*some, TEAMS[0], f"352 {'X' * 30}")))
    assert shown in faults(*some, *TWO_BOARDS, place((1, "310"), (5, "  1"), (9, "Reds"), (74, "X" * 30)))


def test_what_the_code_of_the_system_says_stands_in_no_mark() -> None:
    text = write_trf(random_team_event(1, 4, 2, 2), program="tdapp").decode()
    marks = [line for line in text.split("\r\n") if line.startswith("### tdapp")]
    assert marks
    assert not [line for line in marks if "primary" in line or "preference" in line]


def test_a_name_of_a_team_that_was_edited_in_the_file_counts() -> None:
    some = random_team_event(1, 4, 2, 2)
    name = "Reds of a town with a name that is longer than the column"
    long = replace(some, teams=(replace(some.teams[0], name=name, club="Łódź"), *some.teams[1:]))
    text = write_trf(long, program="tdapp")
    assert read_trf(text).section.teams[0].name == name
    edited = text.replace(b"310   1 Reds of a town", b"310   1 Blue of a town")
    assert edited != text
    again = read_trf(edited).section.teams[0]
    assert again.name.startswith("Blue of a town")
    assert again.club == "Łódź"


def test_everything_of_a_team_event_comes_back() -> None:
    """Our own file and the reader: the same section, whatever TRF has no record for."""
    some = section("142 4", *TWO_BOARDS, SWISS, *PLAYERS, *TEAMS, "240 Z 003    2")
    assert some.team_rules is not None
    first, second = some.teams
    rich = replace(
        some,
        team_rules=replace(
            some.team_rules, colours="WB", secondary_used=False, line_up=LineUpRule.FREE, reserves=2,
            strength=Strength.ROSTER, unrated=1500, half_played=True, pab_mp=Fraction(1), pab_gp=Fraction(1),
        ),
        teams=(
            replace(first, name="R" * 40, short="REDDISH", federation="POL", club="Łódź", captain="Ł. Kővári",
                    contact="mail", standing=Standing.WITHDRAWN, check_in=CheckIn.PRESENT),
            second,
        ),
        matches=(
            replace(some.matches[0], note="moved", first=replace(some.matches[0].first, handed_in=True)),
            replace(some.matches[1], entered=(Fraction(3, 2), HALF)),
        ),
        adjustments=(
            TeamAdjustment(1, 2, Fraction(-1), Fraction(0), "late"),
            TeamAdjustment(2, 1, Fraction(1, 3), HALF, ""),
        ),
        accelerations=(Acceleration("1.0", 1, 2, 1, 1),),
        manual_places=((1, 2), (2, 1)),
    )  # fmt: skip
    again = read_trf(write_trf(rich, program="tdapp"))
    assert again.section == rich
    two_byes = (TeamBye(3, 1, Outcome.PAIRING_BYE), TeamBye(3, 2, Outcome.PAIRING_BYE))
    both = replace(rich, team_byes=two_byes)
    assert read_trf(write_trf(both, program="tdapp")).section == both
    drawn = replace(
        rich,
        matches=(*rich.matches, Match(3, 1, LineUp(2, ()), LineUp(1, ()))),
        team_byes=(),
        cells=tuple((*row, Cell(Outcome.UNPAIRED)) for row in rich.cells),
    )
    assert read_trf(write_trf(drawn, program="tdapp")).section == drawn


def test_trf16_keeps_teams_and_says_what_it_loses() -> None:
    some = section("142 2", *TWO_BOARDS, SWISS, *PLAYERS, *TEAMS)
    text = write_trf(some, program="tdapp", flavour="trf16").decode()
    assert old_team("Reds", 1, 2, 3) in text.splitlines()
    assert "310" not in {line[:3] for line in text.splitlines()}


@pytest.mark.parametrize("seed", range(6))
def test_random_events_come_back_from_both_formats(seed: int) -> None:
    """TRF26 gives the same section; TRF16, which has no record of a match, the same matches and line-ups."""
    whole = random_team_event(seed, 5 + seed, 2 + seed % 4, 1 + seed % 5)
    assert read_trf(write_trf(whole, program="tdapp")).section == whole
    present = random_team_event(seed, 6 + seed, 2 + seed % 4, 2 + seed % 4, absent=0)
    again = read_trf(write_trf(present, program="tdapp", flavour="trf16"), taken=Taken((1,))).section

    def line_ups(some: Section) -> set[tuple[object, ...]]:
        return {
            (one.round, one.first.team, one.first.players, one.second.team, one.second.players) for one in some.matches
        }

    assert line_ups(again) == line_ups(present)


def test_an_event_file_gives_the_section_of_the_report_back(tmp_path: Path) -> None:
    read = section("142 4", *TWO_BOARDS, SWISS, *PLAYERS, *TEAMS, "240 Z 003    2")
    create_event_file(tmp_path / "league.tdb", [read])
    (held,) = read_event_sections(tmp_path / "league.tdb")
    assert (held.teams, held.matches, held.team_byes, held.team_rules) == (
        read.teams,
        read.matches,
        read.team_byes,
        read.team_rules,
    )
    assert scores(held) == scores(read)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("FIDE_TEAM_MP_GP", (Score.MATCH, Preference.NONE)),  # a bare code: no preferences (TRF26, Annex C)
        ("FIDE_TEAM_GP", (Score.GAME, Preference.NONE)),
        ("fide_team_typea_gp_mp", (Score.GAME, Preference.A)),
        ("FIDE_TEAM_TYPEB_GP", (Score.GAME, Preference.B)),
        ("FIDE_TEAM", (Score.MATCH, Preference.A)),
        ("CUSTOM_TEAM_MP", (Score.MATCH, Preference.A)),
        ("CUSTOM_GP_MP", (Score.GAME, Preference.A)),
        ("", (Score.MATCH, Preference.A)),
    ],
)
def test_what_a_code_of_teams_says(code: str, said: tuple[Score, Preference]) -> None:
    assert said_by_code(code) == said


def test_the_longest_line_up_says_how_many_boards_a_match_has() -> None:
    """Line-ups of rounds to come are all that is known: 300 without 352."""
    line_ups = [SimpleNamespace(players=numbers) for numbers in ((1, 2, 3), (4, 5, 6, 7), (8, 9))]
    notebook = Notebook()
    assert _boards(SimpleNamespace(colours="", line_ups=line_ups), None, [], notebook) == 4  # type: ignore[arg-type]
    assert _boards(SimpleNamespace(colours="", line_ups=[]), None, [], notebook) == TeamRules().boards  # type: ignore[arg-type]
    assert _boards(SimpleNamespace(colours="WB", line_ups=line_ups), None, [], notebook) == 2  # type: ignore[arg-type]


JUNK = (None, True, 5, "x", [], [5], [[]], [[5]], {}, [{}], {"deciders": [[]]}, {"deciders": 5})
OF_RULES = ("primary", "preference", "line_up", "strength", "reserves", "colours", "knockout", "league", "pab")
OF_TEAMS = ("name", "short", "club", "members", "standing", "check_in")
OF_A_MATCH = ("note", "entered", "decision", "handed")


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("team-rules", [*JUNK, *({name: junk} for name in OF_RULES for junk in JUNK)]),
        ("team 1", [*JUNK, *({name: junk} for name in OF_TEAMS for junk in (*JUNK, [4], [9]))]),
        ("matches 1", [*JUNK, [[[1], 2, {}]], [[1, 2, {"decision": [1, [], "x"]}]],
                       [[1, 2, {"decision": [3, "lots", ""]}]],
                       *([[1, 2, {name: junk}]] for name in OF_A_MATCH for junk in JUNK)]),
        ("adjusted", [*JUNK, [["x", 1, "1", "1", "", True]], [[1, 1, None, "1", "", True]], [[1, 1, "1", "1", 5, True]],
                      [[1, [], "1", "1", "", True]], [[1, 9, "1", "1", "", True]], [[0, 1, "1", "1", "", True]]]),
        ("team ²", [{}]), ("matches ²", [[]]), ("matches " + "9" * 5000, [[]]),
    ],
)  # fmt: skip
def test_no_mark_of_teams_breaks_a_file(key: str, values: list[object]) -> None:
    """Anybody may have written it: what makes no sense is as if it were not there, and what was read is written."""
    base = ("142 2", *TWO_BOARDS, SWISS, *PLAYERS, *TEAMS)
    for value in values:
        found = section(*base, f"### tdapp {key}: {json.dumps(value)}")
        assert read_trf(write_trf(found, program="tdapp")).section == found, value
        assert (found.adjustments, [one.decision for one in found.matches]) == ((), [None, None]), value


def test_a_team_with_the_number_of_another_is_named() -> None:
    base = ("142 2", *TWO_BOARDS, SWISS, *PLAYERS)  # players in lines 5 to 10
    assert "f:13:5: Team 2 is given twice (first in line 12)." in faults(*base, *TEAMS, team(2, "Greens"))


def test_an_opponent_without_a_team_is_named() -> None:
    base = ("142 2", *TWO_BOARDS, SWISS, *PLAYERS, TEAMS[0])
    assert "f:6:92: Round 1: 2 (team 1) plays 5, who belongs to no team." in faults(*base, team(2, "Blues", 4, 6))


@pytest.mark.parametrize(("code", "first"), [("MP_GP", (1, 4)), ("GP_MP", (2, 3))])
def test_tables_follow_the_score_that_ranks(code: str, first: tuple[int, int]) -> None:
    """C.04.2, 3.6. After 1 beat 3 by 1.5 and 2 beat 4 by 2 points: level on match points, 2 ahead on game points."""
    players = (
        p(1, "1.5", "5 w 1", "7 w ="), p(2, "1.0", "6 b =", "8 b ="), p(3, "1.5", "7 w 1", "5 w ="),
        p(4, "1.5", "8 b 1", "6 b ="), p(5, "0.5", "1 b 0", "3 b ="), p(6, "1.0", "2 w =", "4 w ="),
        p(7, "0.5", "3 b 0", "1 b ="), p(8, "0.5", "4 w 0", "2 w ="),
    )  # fmt: skip
    teams = (team(1, "A", 1, 2), team(2, "B", 3, 4), team(3, "C", 5, 6), team(4, "D", 7, 8))
    found = section("142 2", *TWO_BOARDS, f"192 FIDE_TEAM_TYPEB_{code}", *players, *teams)
    assert next(match.teams for match in found.matches if (match.round, match.table) == (2, 1)) == first


def test_a_line_up_with_a_member_for_whom_there_is_no_column_is_written() -> None:
    """Record 310 has room for 14 members; the fifteenth sits at board 2 of Reds."""
    many = range(1, 16)
    players = [p(number, "1.0", "16 w 1" if number == 1 else "17 b 1") if number in (1, 15) else p(number, "0.0")
               for number in many]  # fmt: skip
    others = (p(16, "0.0", "1 b 0"), p(17, "0.0", "15 w 0"))
    some = section("142 1", *TWO_BOARDS, SWISS, *players, *others, team(1, "Reds", *many), team(2, "Blues", 16, 17))
    text = write_trf(some, program="tdapp")
    assert b"\r\n300 001   1   2    1   15" in text
    assert b'### tdapp team 1: {"members": [15]}' in text
    assert read_trf(text).section == some
    fourteen = replace(some, teams=(replace(some.teams[0], members=tuple(range(1, 15))), some.teams[1]))
    assert b"### tdapp team 1:" not in write_trf(fourteen, program="tdapp")


def test_a_decision_comes_back() -> None:
    some = section("142 2", *TWO_BOARDS, SWISS, *PLAYERS, *TEAMS)
    decided = replace(some.matches[0], decision=Decision(2, How.LOTS, "coin"))
    some = replace(some, matches=(decided, *some.matches[1:]))
    assert read_trf(write_trf(some, program="tdapp")).section == some


def test_tables_follow_the_higher_score_then_the_sum_then_the_number() -> None:
    """C.04.2, 3.6: after round 1 teams 2 and 8 have 2 points, 3 to 6 have 1, 1 and 7 none; table by table."""
    results = ("2 1", "8 7"), ("4 3", "6 5")  # who won against whom, who drew
    lines = [team(number, f"T{number}", number) for number in range(1, 9)]
    cells: dict[int, list[str]] = {number: [] for number in range(1, 9)}
    for pairs, (one, other) in zip(results, ("10", "=="), strict=True):
        for pair in pairs:
            white, black = map(int, pair.split())
            cells[white].append(f"{black} w {one}")
            cells[black].append(f"{white} b {other}")
    for white, black in ((2, 1), (7, 8), (3, 5), (4, 6)):
        cells[white].append(f"{black} w =")
        cells[black].append(f"{white} b =")
    players = [p(number, "", *row) for number, row in cells.items()]
    found = section("142 2", "352 W", "192 FIDE_TEAM_TYPEA_MP_GP", *players, *lines)
    assert [match.teams for match in found.matches if match.round == 2] == [(2, 1), (7, 8), (3, 5), (4, 6)]
    for white, black in ((2, 3), (8, 1), (4, 5), (6, 7)):
        cells[white][1], cells[black][1] = f"{black} w =", f"{white} b ="
    players = [p(number, "", *row) for number, row in cells.items()]
    found = section("142 2", "352 W", "192 FIDE_TEAM_TYPEA_MP_GP", *players, *lines)
    assert [match.teams for match in found.matches if match.round == 2] == [(2, 3), (8, 1), (4, 5), (6, 7)]


@pytest.mark.parametrize(
    ("kind", "code", "cycles"),
    [
        (Kind.TEAM_ROUND_ROBIN, "BERGER_TEAM_ROUNDROBIN_G2_MP_GP", 2),
        (Kind.TEAM_ROUND_ROBIN, "FIDE_TEAM_TYPEA_MP_GP", 3),
        (Kind.TEAM_ROUND_ROBIN, "", 3),
        (Kind.TEAM_SWISS, "BERGER_TEAM_ROUNDROBIN_G2_MP_GP", 1),
    ],
)
def test_the_kind_that_was_asked_for_counts(kind: Kind, code: str, cycles: int) -> None:
    found = section("142 3", *TWO_BOARDS, f"192 {code}", *PLAYERS, *TEAMS, kind=kind)
    assert (found.kind, found.cycles) == (kind, cycles)
