"""What was last read of a report of teams in which one thing after the other is different, and what was written."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from tdapp.domain.section.event import Acceleration, Kind, Section
from tdapp.domain.section.league import League
from tdapp.domain.section.match import Decision, How, LineUp, Side, TeamAdjustment, TeamBye
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.player import CheckIn, Standing
from tdapp.domain.section.scoring import PointSystem
from tdapp.domain.section.team import Decider, KnockoutRules, LineUpRule, Preference, Score, Strength
from tdapp.trf.writer import losses, write_trf
from tests.effort import thorough
from tests.recorded import recorded, short
from tests.team_events import random_team_event
from tests.trf.changes import half, lines_of, of_each, read
from tests.trf.lines import p
from tests.trf.teams.test_event import old_team, team

RECORDS = lines_of(Path(__file__).with_name("records.txt"))
PLAYERS = (
    p(1, "2.5", "4 w 1", "7 b =", "", "10 w 1"),
    p(2, "1.5", "5 b =", "8 w 1", "", "11 b 0"),
    p(3, "0.0"),
    p(4, "1.0", "1 b 0", "10 w +", "", ""),
    p(5, "0.5", "2 w =", "", "", "8 w 0"),
    p(6, "1.0", "", "0000 b +", "", "9 b 0"),
    p(7, "0.5", "10 w 0", "1 w =", "", ""),
    p(8, "2.0", "11 b 1", "2 b 0", "", "5 b 1"),
    p(9, "1.0", "", "", "", "6 w 1"),
    p(10, "1.0", "7 b 1", "4 b -", "", "1 b 0"),
    p(11, "1.0", "8 w 0", "", "", "2 w 1"),
    p(12, "0.0"),
)
LEAGUE = (
    "012 League", "042 2026/03/01", "142 5", "192 FIDE_TEAM_TYPEA_MP_GP", "352 WB",
    "362 TW 2.0   TD 1.0   TL 0.0", *PLAYERS,
    team(1, "Reds", 1, 2, 3, short="RED", strength="2400"), team(2, "Blues", 4, 5, 6), team(3, "Greens", 7, 8, 9),
    team(4, "Golds", 10, 11, 12),
    "320  1.0  1.0 000 000   3", "240 H 003    2", "330 +- 003   1   4",
    "300 004   2   3    5    6", "300 004   3   2    8    9",
)  # fmt: skip
"""Four teams of three on two boards: an empty chair, a forfeited match, both byes, line-ups, a round ahead."""
OLD = (
    *LEAGUE[:2], *PLAYERS, old_team("Reds", 1, 2, 3), old_team("Blues", 4, 5, 6), old_team("Greens", 7, 8, 9),
    old_team("Golds", 10, 11, 12),
)  # fmt: skip
BASES = {
    "league": LEAGUE,
    "unsaid": tuple(line for line in LEAGUE if line[:3] not in ("142", "192", "352", "362", "300")),
    "old": OLD,
}


@thorough
@pytest.mark.parametrize("name", BASES)
def test_read(name: str) -> None:
    """Annex A of TRF26, team records, one thing after the other: what it changes in the section, what is said of it."""
    records = RECORDS if name == "league" else half(RECORDS, name == "old")
    recorded(f"trf/teams/{name}", of_each(BASES[name], records, whole=name == "league"))


def variations() -> dict[str, Section]:
    """The league, one thing after the other different in it."""
    league, _ = read(LEAGUE)
    assert league is not None
    assert league.team_rules is not None
    rules = league.team_rules
    reds, *others = league.teams
    found = {"": league}
    for name, some in {
        "other points": {"match_points": PointSystem(Fraction(3), Fraction(1), Fraction(-1, 3))},
        "a bye of its own": {"pab_mp": Fraction(2), "pab_gp": Fraction(4, 3)},
        "a bye of its own game points": {"pab_mp": Fraction(1), "pab_gp": Fraction(4, 3)},
        "a bye of its own match points": {"pab_mp": Fraction(2), "pab_gp": Fraction(1)},
        "a bye as usual": {"pab_mp": Fraction(1), "pab_gp": Fraction(1)},
        "a bye as everywhere": {"pab_mp": None, "pab_gp": None},
        "game points": {"primary": Score.GAME, "preference": Preference.NONE, "secondary_used": False},
        "type B": {"preference": Preference.B, "unrated": 1000, "reserves": 0},
        "free": {"line_up": LineUpRule.FREE, "strength": Strength.MANUAL, "half_played": True},
        "board prizes": {"board_games": 3, "board_forfeits": True, "league": League()},
        "three boards": {"boards": 3},
        "colours": {"colours": "WBBW"},
        "colours as usual": {"colours": "WB"},
        "Black first": {"colours": "BW"},
        "knock-out": {"knockout": KnockoutRules((Decider.TBR, Decider.BERLIN), third_place=True)},
        "knock-out as usual": {"knockout": KnockoutRules()},
    }.items():
        found[name] = replace(league, team_rules=replace(rules, **some))
    for name, more in {
        "long names": {"name": "A name that is longer than its columns", "short": "Longer"},
        "names to the end": {"name": "N" * 32, "short": "N" * 5},
        "home": {"federation": "POL", "club": "North", "captain": "Li", "contact": "desk 1"},
        "left": {"standing": Standing.WITHDRAWN, "check_in": CheckIn.PRESENT},
        "no strength": {"strength": None},
        "in another order": {"members": (3, 1, 2)},
        "many members": {"members": (*range(1, 4), *range(13, 25))},
        "as many as there is room for": {"members": (*range(1, 4), *range(13, 24))},
    }.items():
        found[name] = replace(league, teams=(replace(reds, **more), *others))
    first, *later = league.matches
    for name, entry in {
        "a note": {"note": "late"},
        "entered": {"entered": (Fraction(3, 2), Fraction(1, 2))},
        "decided": {"decision": Decision(2, How.LOTS, "a ball")},
        "handed in": {"first": replace(first.first, handed_in=True)},
        "handed in by both": {
            "first": replace(first.first, handed_in=True),
            "second": replace(first.second, handed_in=True),
        },
        "another table": {"table": 3},
        "another order": {"first": LineUp(1, (2, 1)), "second": LineUp(2, (5, 4))},
        "a place that is empty": {"second": LineUp(2, (4, None))},
        "fewer boards": {"first": LineUp(1, (1,)), "second": LineUp(2, (4,))},
        "a stranger": {"first": LineUp(1, (1, 9))},
        "another than played": {"second": LineUp(2, (4, 6))},
        "lost by both": {"forfeit": Side.BOTH},
        "lost by nobody who sits": {"forfeit": Side.FIRST, "first": LineUp(1, ()), "second": LineUp(2, ())},
        "won by who sits alone": {"forfeit": Side.SECOND, "first": LineUp(1, ())},
        "lost by who sits alone": {"forfeit": Side.SECOND, "second": LineUp(2, ())},
        "ahead": {"round": 6},
    }.items():
        found[name] = replace(league, matches=(replace(first, **entry), *later))
    byes = league.team_byes
    pab, half, full, zero = (
        Outcome.PAIRING_BYE, Outcome.HALF_POINT_BYE, Outcome.FULL_POINT_BYE, Outcome.ZERO_POINT_BYE
    )  # fmt: skip
    found |= {
        "Scheveningen": replace(league, kind=Kind.SCHEVENINGEN, teams=league.teams[:2], matches=(first,), team_byes=()),
        "round robin": replace(league, kind=Kind.TEAM_ROUND_ROBIN),
        "two cycles": replace(
            league, kind=Kind.TEAM_ROUND_ROBIN, cycles=2, team_rules=replace(rules, primary=Score.GAME)
        ),
        "a tree": replace(league, kind=Kind.TEAM_KNOCKOUT),
        "no byes": replace(league, team_byes=(), team_rules=replace(rules, pab_mp=None, pab_gp=None)),
        "no byes of three": replace(
            league, teams=league.teams[:3], matches=(first,), team_byes=(),
            team_rules=replace(rules, pab_mp=None, pab_gp=None),
        ),
        "two in a round": replace(
            league, team_byes=(*byes, TeamBye(3, 1, pab), TeamBye(5, 2, pab), TeamBye(5, 4, zero))
        ),
        "all kinds": replace(
            league, team_byes=(TeamBye(5, 3, half), TeamBye(5, 1, half), TeamBye(5, 2, full), TeamBye(1, 4, zero))
        ),
        "points": replace(
            league,
            adjustments=(
                TeamAdjustment(1, 1, Fraction(-1), Fraction(-1, 2), "a phone"),
                TeamAdjustment(2, 1, Fraction(1, 3), Fraction(0), "a third"),
                TeamAdjustment(2, 2, Fraction(0), Fraction(-100), "much"),
                TeamAdjustment(4, 3, Fraction(-10), Fraction(0), ""),
            ),
        ),
        "accelerated": replace(league, accelerations=(Acceleration("1.0", 1, 2, 1, 2),)),
        "accelerated by game points": replace(
            league, accelerations=(Acceleration("1.0", 1, 2, 1, 2),), team_rules=replace(rules, primary=Score.GAME)
        ),
        "ranks": replace(league, manual_places=((4, 1),)),
        "a bye of members": replace(
            league, cells=tuple((*row, Cell(Outcome.UNPAIRED), Cell(half)) for row in league.cells)
        ),
        "cycles of three boards": random_team_event(5, 6, 3, 4, forfeits=0.3, odd=0.3, absent=0.2),
    }  # fmt: skip
    return found


def test_written() -> None:
    """The lines that are new, in both flavours; whether all of it comes back; what the older one loses."""
    lines = []
    usual: set[str] = set()
    lost: set[str] = set()
    for name, section in variations().items():
        for flavour in ("trf26", "trf16"):
            data = write_trf(section, program="p", flavour=flavour)
            told = data.decode().split("\r\n")
            new = told if not name else [line for line in told if line not in usual]
            usual |= set(told) if not name else set()
            lines += [f"{name} ({flavour}) {short(data)}", *(f"  {line}" for line in new)]
        lines += [f"  loses: {loss}" for loss in losses(section) if not name or loss not in lost]
        lost |= set() if name else set(losses(section))
    recorded("trf/teams/written", lines)
