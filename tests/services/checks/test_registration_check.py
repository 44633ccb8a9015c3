"""The check before pairing, on fields with planted faults."""

from __future__ import annotations

from dataclasses import replace

from tdapp.domain.section.event import Event, ForbiddenPairs, Kind, RatingMethod, Section
from tdapp.domain.section.outcome import Cell, Outcome
from tdapp.domain.section.player import CheckIn, Player, Rating, Standing
from tdapp.domain.systems.registry import DOUBLE_SWISS, KEIZER
from tdapp.domain.teams.for_pairing import as_paired
from tdapp.domain.words.checks import Level
from tdapp.services.checks.registration import check_members, check_registration, check_squads
from tdapp.services.players.duplicates import KnownPlayers, Sameness, name_key
from tests.team_events import random_team_event


def complete(number: int, name: str, **fields: object) -> Player:
    known: dict[str, object] = {
        "rating": 2100 - number, "federation": "POL", "birth": f"19{number + 50}", "fide_id": str(1000 + number),
    }  # fmt: skip
    return Player(number, name, **(known | fields))  # type: ignore[arg-type]


def field(*players: Player, **fields: object) -> Section:
    fields.setdefault("initial_colour", "W")
    return Section(Event("Check"), players, tuple(() for _ in players), 3, **fields)  # type: ignore[arg-type]


SIX = tuple(complete(number, name) for number, name in enumerate(("Kővári", "Ильин", "王明", "עברית", "A B", "C"), 1))


def found(section: Section, **options: int) -> list[tuple[str, tuple[int, ...]]]:
    return [(one.rule_id, one.numbers) for one in check_registration(section, **options)]


def test_a_complete_field_has_no_findings() -> None:
    assert found(field(*SIX)) == []


def test_planted_faults_are_all_found() -> None:
    players = (
        replace(SIX[0], rating=None, title="GM"),
        replace(SIX[1], fide_id="1001"),
        replace(SIX[2], federation="", birth="", owed="20", paid="5.5"),
        replace(SIX[3], name="B, A", birth="1955"),
        SIX[4],
        replace(SIX[5], rating=None, fide_id="", national_id="7"),
        replace(SIX[5], number=7, name="D", fide_id="5", national_id="7", rating=1000),
    )
    assert found(field(*players)) == [
        ("same-fide-id", (1, 2)),
        ("same-name", (4, 5)),
        ("same-national-id", (6, 7)),
        ("numbers-out-of-order", ()),
        ("title-without-rating", (1,)),
        ("no-birth", (3,)),
        ("no-federation", (3,)),
        ("no-fide-id", (6,)),
        ("no-rating", (6,)),
        ("unpaid", (3,)),
    ]
    texts = {one.rule_id: one.text for one in check_registration(field(*players))}
    assert texts["same-fide-id"] == "1 Kővári and 2 Ильин have the same FIDE number 1001."
    assert texts["unpaid"] == "王明 owes 14.5."
    assert texts["title-without-rating"] == "Kővári has the title GM but no rating."


def test_namesakes_of_different_years_are_two_people() -> None:
    one, other = complete(7, "Müller, Hans"), complete(8, "MULLER Hans", birth="1999-01-01")
    assert found(field(*SIX, one, other)) == []
    assert found(field(*SIX, one, replace(other, birth="1957"))) == [("same-name", (7, 8))]


def test_too_many_rounds_for_the_field() -> None:
    assert ("too-many-rounds", ()) in found(replace(field(*SIX), rounds_total=6))
    assert found(replace(field(*SIX), rounds_total=5)) == []
    assert found(replace(field(*SIX[:5]), rounds_total=5)) == []  # with a free round each


def test_rounds_of_a_match_count_once_and_a_keizer_season_may_be_as_long_as_one_likes() -> None:
    matches = replace(field(*SIX), system_key=DOUBLE_SWISS.key)
    assert found(replace(matches, rounds_total=10)) == []  # five matches of two games
    assert found(replace(matches, rounds_total=12)) == [("too-many-rounds", ())]
    season = replace(field(*SIX), system_key=KEIZER.key, rounds_total=30)
    assert found(season) == []


def test_a_round_robin_has_the_rounds_of_its_table() -> None:
    """C.05: with an even number of players one round less than players; with an odd one everybody is free once."""
    robin = replace(field(*SIX), kind=Kind.ROUND_ROBIN)
    assert found(replace(robin, rounds_total=5)) == []
    assert found(replace(robin, rounds_total=6)) == [("round-robin-rounds", ())]
    assert found(replace(robin, rounds_total=10, cycles=2)) == []
    assert found(replace(field(*SIX[:5]), kind=Kind.ROUND_ROBIN, rounds_total=5)) == []
    texts = [one.text for one in check_registration(replace(robin, rounds_total=6))]
    assert texts == ["A round robin of 6 players has 5 rounds, and 6 are announced."]


def test_who_is_not_here() -> None:
    states = (CheckIn.PRESENT, CheckIn.NOT_YET, CheckIn.ABSENT, CheckIn.NOT_YET, CheckIn.ABSENT, CheckIn.PRESENT)
    players = [replace(player, check_in=state) for player, state in zip(SIX, states, strict=True)]
    players[4] = replace(players[4], standing=Standing.WITHDRAWN)
    bye, nothing = Cell(Outcome.HALF_POINT_BYE), Cell(Outcome.UNPAIRED)
    section = replace(field(*players), cells=tuple((bye if player.number == 4 else nothing,) for player in players))
    assert found(section) == [("marked-absent", (3,)), ("not-checked-in", (2,))]
    assert found(section, round_number=2) == [
        ("marked-absent", (3,)),
        ("not-checked-in", (2,)),
        ("not-checked-in", (4,)),
    ]


def test_the_gravest_come_first() -> None:
    section = field(replace(SIX[0], federation=""), replace(SIX[1], fide_id="1001"), *SIX[2:], initial_colour="")
    levels = [(one.rule_id, one.level) for one in check_registration(section)]
    assert levels == [("same-fide-id", Level.CONFIRM), ("no-federation", None), ("no-initial-colour", None)]


def test_one_player_is_found_once_by_the_surest_sign() -> None:
    known = KnownPlayers([SIX[0], SIX[1]])
    assert list(known.find(replace(SIX[0], number=9))) == [(Sameness.FIDE_ID, SIX[0])]
    assert list(known.find(Player(0, "Kovari"))) == [(Sameness.NAME, SIX[0])]
    assert list(known.find(Player(0, "Somebody"))) == []
    assert name_key("O'Connor, Ana-María") == name_key("ANA MARIA OCONNOR")
    assert name_key("???") != name_key("!!!")


def test_a_tournament_rating_that_is_not_the_one_of_the_method() -> None:
    listed = (Rating("standard", 2050, "FIDE", "2026-10"),)
    players = (replace(SIX[0], rating=2050, ratings=listed), replace(SIX[1], rating=2040, ratings=listed), *SIX[2:5])
    section = field(*players, rating_method=RatingMethod.FIDE)
    assert ("rating-not-by-method", (2,)) in found(section)
    assert ("rating-not-by-method", (1,)) not in found(section)
    (text,) = [one.text for one in check_registration(section) if one.rule_id == "rating-not-by-method"]
    assert text == "Ильин has the tournament rating 2040, but by the method FIDE it is 2050."
    for other in (replace(section, rating_method=None), replace(section, long_event=True)):
        assert not [one for one in found(other) if one[0] == "rating-not-by-method"]


def test_a_federation_that_fide_does_not_have() -> None:
    section = field(complete(1, "A", federation="XYZ"), complete(2, "B"))
    found_here = [one for one in check_registration(section) if one.rule_id == "unknown-federation"]
    assert [(one.numbers, one.text) for one in found_here] == [
        ((1,), "A has the federation XYZ, which FIDE does not have."),
    ]


def test_games_of_teams_are_rated_so_their_members_lack_the_same_as_players() -> None:
    teams = replace(random_team_event(1, 4, 4, 0, rounds_total=3), initial_colour="W")
    first, second, *others = teams.players
    others = [complete(one.number, one.name) for one in others]
    bare = replace(first, rating=2000, federation="", birth="", fide_id="")
    double = complete(second.number, second.name, fide_id="1003")
    teams = replace(teams, players=(bare, double, *others))
    lacks = [("no-birth", (1,)), ("no-federation", (1,)), ("no-fide-id", (1,))]
    assert found(teams) == [("same-fide-id", (2, 3)), *lacks]
    assert [(one.rule_id, one.numbers) for one in check_members(teams)] == found(teams)
    assert found(as_paired(teams)) == []  # a team has no number of FIDE's
    assert check_members(as_paired(teams)) == check_members(field(*SIX)) == ()


def test_teams_with_too_few_members_and_players_in_none() -> None:
    section = random_team_event(1, 4, 4, 0, rounds_total=3)
    assert check_squads(section) == ()
    short = replace(section.teams[1], members=section.teams[1].members[:3])
    left = replace(section.teams[2], members=(), standing=Standing.WITHDRAWN)
    teams = (section.teams[0], short, left, section.teams[3])
    found_here = check_squads(replace(section, teams=teams))
    assert found_here[0].text == "Team 2 (2) has 3 members for 4 boards."
    assert [one.rule_id for one in found_here].count("player-without-team") == 2 + 5
    gone = complete(90, "Gone", standing=Standing.WITHDRAWN)  # who has left is missed by nobody
    assert check_squads(replace(section, players=(*section.players, gone))) == ()
    assert check_squads(field(complete(1, "A"))) == ()


def test_too_few_opponents_are_counted_exactly() -> None:
    """Six players, five rounds: with one opponent forbidden four are left, and no bye fills the fifth round."""
    apart = replace(field(*SIX), rounds_total=5, forbidden=(ForbiddenPairs(1, 5, (1, 2)),))
    assert [one for one in found(apart) if one[0] == "too-few-opponents"] == [
        ("too-few-opponents", (1,)),
        ("too-few-opponents", (2,)),
    ]
    assert "4" in next(one.text for one in check_registration(apart) if one.rule_id == "too-few-opponents")
    early = replace(apart, forbidden=(ForbiddenPairs(1, 4, (1, 2)),))
    assert not [one for one in found(early) if one[0] == "too-few-opponents"]
