"""What is said against every pair, every colour and every bye that somebody may make by hand."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

from tdapp.domain.section.event import ForbiddenPairs, Kind, Section
from tdapp.domain.section.outcome import Outcome
from tdapp.domain.systems.registry import SYSTEMS
from tdapp.domain.teams.for_pairing import teams_as_players
from tdapp.domain.words.checks import Warning
from tdapp.pairing.rules.position import position_of
from tdapp.services.pairing.by_hand_rules import warnings_of_bye, warnings_of_colours, warnings_of_pair
from tdapp.services.rounds.by_hand import pairing_difference, without_opponent
from tests.arena import arena
from tests.asked import small
from tests.recorded import recorded
from tests.services.values import half

PAB, ZPB, HPB = Outcome.PAIRING_BYE, Outcome.ZERO_POINT_BYE, Outcome.HALF_POINT_BYE

# A had White three times of four, D Black four times, F Black, White, White. B had the bye in round 3, E won by
# forfeit in round 2, F had a full point in round 4, and C no opponent in round 2.
SWISS = """
1 A 2400 | 4w1 2w1 6b1 5w=
2 B 2300 | 5b1 1b0 U   4w1
3 C 2200 | 6w= .   5b0 7w1
4 D 2100 | 1b0 6b0 7b= 2b0
5 E 2000 | 2w0 7w+ 3w1 1b=
6 F 1900 | 3b= 4w1 1w0 F
7 G 1800 | Z   5b- 4w= 3b0
"""


def swiss(**fields: object) -> Section:
    return arena(SWISS, **{"rounds_total": 9, "initial_colour": "W", **fields})


ROBIN = "1 A | 4w1 3b1 .\n2 B | 3w1 4b0 .\n3 C | 2b0 1w0 .\n4 D | 1b0 2w1 ."
TWICE = "1 A | 4w1 3w1 2b1 4b1 . .\n2 B | 3w1 4w0 1w0 3b1 . .\n3 C | 2b0 1b0 4w1 2w0 . .\n4 D | 1b0 2b1 3b0 1w0 . ."
EVENTS: dict[str, tuple[Section, int]] = {
    "Swiss, round 5": (swiss(), 5),
    "Swiss, the last round": (swiss(rounds_total=5), 5),
    "Swiss, kept apart": (swiss(forbidden=(ForbiddenPairs(1, 5, (1, 3, 7)), ForbiddenPairs(6, 9, (2, 3)))), 5),
    "Swiss, round 3 again": (swiss(), 3),
    "Double-Swiss": (swiss(type_code="FIDE_DOUBLESWISS"), 5),
    "table": (arena(ROBIN, kind=Kind.ROUND_ROBIN), 3),
    "table, second cycle": (arena(TWICE, kind=Kind.ROUND_ROBIN, cycles=2), 5),
    "table, first cycle again": (arena(TWICE, kind=Kind.ROUND_ROBIN, cycles=2), 3),
    "cup": (arena("1 A | 4w1 .\n2 B | 3b1 .\n3 C | 2w0 .\n4 D | 1b0 .", kind=Kind.KNOCKOUT), 2),
    "cup of two games": (arena("1 A | 4w1 4b1\n2 B | 3b1 3w=\n3 C | 2w0 2b=\n4 D | 1b0 1w0", kind=Kind.KNOCKOUT,
                               system_text="games=2", rounds_total=4), 3),
}  # fmt: skip


def said(found: Iterable[Warning]) -> str:
    return "; ".join(f"{one.rule_id}: {one.text}" for one in found)


def test_every_pair_with_its_colours() -> None:
    lines = []
    for name, (section, number) in EVENTS.items():
        lines.append(f"== {name}")
        for white, black in permutations([player.number for player in section.players], 2):
            found = warnings_of_pair(section, number, white, black)
            if found:
                lines.append(f"{white}-{black} {said(found)}")
            only = [one for one in found if one.rule_id not in ("rematch", "prohibited-pair")]
            assert warnings_of_colours(section, number, white, black) == only
    recorded("services/said_of_pairs", lines)


def test_what_is_known_of_the_round_is_not_asked_for_again() -> None:
    section = swiss()
    known = position_of(section, 5)
    for white, black in permutations(range(1, 8), 2):
        assert warnings_of_pair(section, 5, white, black, position=known) == warnings_of_pair(section, 5, white, black)
    other = position_of(section, 3)
    assert warnings_of_pair(section, 5, 4, 7, position=other) != warnings_of_pair(section, 5, 4, 7)


def test_matches_of_teams_have_no_colours() -> None:
    """C.04.6: a colour never forbids a match; that they have met does."""
    for key in ("team-swiss-2026", "team-rr"):
        section = half(small(next(one for one in SYSTEMS if one.key == key)))
        view = teams_as_players(section)
        numbers = [team.number for team in section.teams]
        met = {frozenset(match.teams) for match in section.matches if match.round < section.rounds_held}
        for one, other in permutations(numbers, 2):
            rules = {warning.rule_id for warning in warnings_of_pair(view, section.rounds_held, one, other)}
            assert rules == ({"rematch"} if {one, other} in met else set())


def test_who_may_not_have_the_bye() -> None:
    """C.04.1, 4: nobody who had it, or who had a full point without a game."""
    section = swiss()
    told = {number: said(warnings_of_bye(section, 5, number, PAB)) for number in range(1, 8)}
    assert {number for number, text in told.items() if text} == {2, 5, 6}
    assert "round 3" in told[2].lower()
    assert "round 2" in told[5].lower()
    assert "round 4" in told[6].lower()
    for outcome in (ZPB, HPB, Outcome.REST):
        assert warnings_of_bye(section, 5, 2, outcome) == []
    robin, number = EVENTS["table"]
    assert warnings_of_bye(robin, number, 1, PAB) == []
    assert warnings_of_bye(section, 3, 2, PAB) == []


def test_what_somebody_without_an_opponent_has() -> None:
    assert without_opponent(EVENTS["table"][0]) is Outcome.REST
    assert without_opponent(swiss()) is PAB
    assert without_opponent(EVENTS["cup"][0]) is PAB


def test_where_two_pairings_differ() -> None:
    """Boards in order, colours count; of the byes only the one for want of an opponent."""
    section = swiss()
    ours, theirs = ((3, 4), (1, 2), (5, 6)), ((2, 1), (5, 6), (3, 7))
    assert pairing_difference(section, ours, ((7, PAB), (2, HPB)), theirs, ((4, PAB), (1, ZPB))) == (
        "Only by hand: A (1) - B (2).",
        "Only by hand: C (3) - D (4).",
        "Only by the engine: B (2) - A (1).",
        "Only by the engine: C (3) - G (7).",
        "Only by hand: the bye of G (7).",
        "Only by the engine: the bye of D (4).",
    )
    assert pairing_difference(section, ours, ((7, PAB),), tuple(reversed(ours)), ((7, PAB), (1, ZPB))) == ()
